"""A release is refused when its version and the changelog disagree."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import meadhall
from tests.packaging.building import ROOT


def check(root: Path, *tag: str) -> tuple[int, str]:
    """Exit status and complaint."""
    command = [sys.executable, str(root / "scripts/release-check"), *tag]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project whose version and changelog agree."""
    for folder in ("scripts", "src/meadhall"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "scripts/release-check", tmp_path / "scripts")
    (tmp_path / "src/meadhall/__init__.py").write_text('__version__ = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-11-16\n- New.\n", "utf-8")
    return tmp_path


def test_this_projects_version_is_its_changelogs_newest() -> None:
    assert check(ROOT) == (0, "")


def test_the_installed_version_is_the_packages() -> None:
    assert version("meadhall") == meadhall.__version__


def test_a_release_whose_tag_version_and_changelog_agree_may_go(project: Path) -> None:
    assert check(project, "v1.2.0") == (0, "")


def test_a_version_that_the_changelog_does_not_know_is_refused(project: Path) -> None:
    (project / "src/meadhall/__init__.py").write_text('__version__ = "1.3.0"\n', "utf-8")
    assert check(project) == (1, "release-check: the changelog's newest version is 1.2.0, the package's is 1.3.0")


def test_another_tag_than_the_version_is_refused(project: Path) -> None:
    assert check(project, "v1.3.0") == (
        1,
        "release-check: the tag is v1.3.0, but the version is 1.2.0: it must be v1.2.0",
    )


def test_lines_that_wait_under_unreleased_hold_a_release_back_but_not_the_work(project: Path) -> None:
    log = project / "CHANGELOG.md"
    log.write_text(log.read_text("utf-8").replace("Unreleased\n", "Unreleased\n- More.\n"), "utf-8")
    assert check(project) == (0, "")
    status, complaint = check(project, "v1.2.0")
    assert status == 1
    assert 'still has lines under "Unreleased"' in complaint
