"""A release is refused when its version, changelog, tag and goldens disagree; its notes are cut from the changelog."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

import meadhall
from tests.contract import golden
from tests.packaging.building import ROOT

SCRIPT = ROOT / "scripts/release-check"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The release check, as a module."""
    spec = spec_from_loader("release_check", SourceFileLoader("release_check", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # none of it among the scripts
    try:
        spec.loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = written
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project whose version and changelog agree."""
    (tmp_path / "src/meadhall").mkdir(parents=True)
    (tmp_path / "src/meadhall/__init__.py").write_text('__version__ = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-11-16\n- New: [halls](docs/halls.md).\n\n"
        "## 1.1.0 - 2026-10-01\n- Old.\n",
        "utf-8",
    )
    return tmp_path


def rewrite(path: Path, old: str, new: str) -> None:
    """Change a file; what is changed must stand there."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.slow
def test_this_project_could_be_released_but_for_what_waits_under_unreleased(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--notes", str(tmp_path / "notes.md")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "notes.md").read_text("utf-8").startswith("- ")


def test_the_installed_version_is_the_packages() -> None:
    assert version("meadhall") == meadhall.__version__


def test_a_release_whose_tag_version_and_changelog_agree_may_go(script: ModuleType, project: Path) -> None:
    assert script.problem(project, "v1.2.0") is None


def test_a_version_that_the_changelog_does_not_know_is_refused(script: ModuleType, project: Path) -> None:
    rewrite(project / "src/meadhall/__init__.py", "1.2.0", "1.3.0")
    assert script.problem(project, None) == "the changelog's newest version is 1.2.0, the package's is 1.3.0"


def test_a_version_without_a_date_is_refused(script: ModuleType, project: Path) -> None:
    rewrite(project / "CHANGELOG.md", "1.2.0 - 2026-11-16", "1.2.0")
    assert "a heading like" in script.problem(project, None)


def test_a_version_of_which_nothing_is_told_is_refused(script: ModuleType, project: Path) -> None:
    rewrite(project / "CHANGELOG.md", "- New: [halls](docs/halls.md).\n", "")
    assert script.problem(project, None) == "the changelog tells nothing of 1.2.0"


def test_another_tag_than_the_version_is_refused(script: ModuleType, project: Path) -> None:
    assert script.problem(project, "v1.3.0") == "the tag is v1.3.0, but the version is 1.2.0: it must be v1.2.0"


def test_lines_that_wait_under_unreleased_hold_a_release_back_but_not_the_work(
    script: ModuleType, project: Path
) -> None:
    rewrite(project / "CHANGELOG.md", "Unreleased\n", "Unreleased\n- More.\n")
    assert script.problem(project, None) is None
    assert 'still has lines under "Unreleased"' in script.problem(project, "v1.2.0")


def test_notes_are_what_the_changelog_tells_of_the_version(script: ModuleType, project: Path) -> None:
    assert script.notes(project, "") == "- New: [halls](docs/halls.md).\n"
    there = "https://example.org/blob/v1.2.0"
    assert script.notes(project, there) == f"- New: [halls]({there}/docs/halls.md).\n"


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The goldens of a game in a copy that can be spoilt."""
    shutil.copytree(golden.ROOT / "raids", tmp_path / "raids")
    monkeypatch.setattr(golden, "ROOT", tmp_path)
    return tmp_path / "raids"


def test_goldens_of_every_version_of_the_rules_let_a_release_go(recorded: Path) -> None:
    assert list(golden.unfit(["raids"])) == []


def test_a_version_of_the_rules_without_a_golden_holds_a_release_back(recorded: Path) -> None:
    newest = meadhall.game("raids").rules
    for path in recorded.glob(f"r{newest}-*"):
        path.unlink()
    assert next(golden.unfit(["raids"])).startswith(f"raids: rules {newest} have no golden")


def test_a_golden_that_went_another_way_holds_a_release_back(recorded: Path) -> None:
    path = golden.outcome(golden.sagas("raids")[0])
    told = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(told | {"winners": ["nobody"]}), "utf-8")
    (wrong,) = golden.unfit(["raids"])
    assert wrong.startswith(f"golden raids/{path.stem}: winners")
