"""A process runs compiled, or it does not: what is compiled beside it changes nothing for it and for its children."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import compiled
from tests.packaging.building import ROOT

pytestmark = pytest.mark.skipif(
    not compiled() or not (ROOT / "build/compiled/now").exists(), reason="nothing is compiled apart from its sources"
)

HALF = """
import subprocess, sys, pathlib, meadhall, meadhall.engine.state
print(meadhall.compiled())
{then}
from meadhall.games.raids.rules import state
print(not state.__file__.endswith(".py"))
print(subprocess.run([sys.executable, "-c", "import meadhall; print(meadhall.compiled())"], text=True, check=True,
      capture_output=True).stdout.strip())
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources, and what was compiled of them."""
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src/meadhall", tmp_path / "src/meadhall", ignore=left_out)
    shutil.copytree(ROOT / "build/compiled", tmp_path / "build/compiled")
    return tmp_path


def told(checkout: Path, then: str = "", **environment: str) -> list[str]:
    """Whether a process runs compiled, whether it does after something happened, and whether its child does."""
    usual = {name: value for name, value in os.environ.items() if name != "MEADHALL_PURE"}
    usual |= {"PYTHONPATH": str(checkout / "src"), **environment}
    command = [sys.executable, "-c", HALF.format(then=then)]
    done = subprocess.run(command, cwd=checkout, env=usual, capture_output=True, text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else done.stderr.splitlines()[-1:]


def test_a_process_that_finds_all_runs_compiled(checkout: Path) -> None:
    assert told(checkout) == ["True"] * 3


def test_a_process_that_began_uncompiled_ends_so_and_so_do_those_it_starts(checkout: Path) -> None:
    now = checkout / "build/compiled/now"
    name = now.read_text("utf-8")
    now.unlink()
    assert told(checkout, f"pathlib.Path({str(now)!r}).write_text({name!r})") == ["False"] * 3
    assert told(checkout) == ["True"] * 3


def test_files_that_are_still_being_written_are_not_looked_at(checkout: Path) -> None:
    (checkout / "build/compiled/now").write_text("another", "utf-8")
    assert told(checkout) == ["False"] * 3


def test_a_process_whose_compiled_files_are_gone_says_so_and_takes_no_source_instead(checkout: Path) -> None:
    folder = checkout / "build/compiled"
    (said,) = told(checkout, f"import shutil; shutil.rmtree({str(folder)!r})")
    assert said.startswith("ImportError")


def test_who_asks_for_the_sources_gets_them(checkout: Path) -> None:
    assert told(checkout, MEADHALL_PURE="1") == ["False"] * 3
