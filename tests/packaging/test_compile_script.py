"""`scripts/compile`, as a hall has it done beside: once at a time, told once, ended with whoever started it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packaging.building import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for shells of Unix")

PATIENCE = float(os.environ.get("MEADHALL_PATIENCE", "180"))  # seconds: a loaded machine is slow, not wrong
TOOLS = "bash cat dirname grep id ionice ls mkdir renice rm sha256sum shasum sort tail"
COMPILES = """
import os, pathlib, sys, time
root = pathlib.Path(__file__).parent
with (root / "runs").open("a") as runs:
    runs.write(f"{os.getpid()}\\n")
while not (root / "go").exists():
    time.sleep(0.02)
if (root / "broken").exists():
    sys.exit("that is no C")
(root / "build/compiled").mkdir(exist_ok=True)
(root / "build/compiled/now").write_text("folder")
"""  # stands for hatch_build.py


class Project:
    """A project whose build takes as long, and ends, as a test says."""

    def __init__(self, root: Path) -> None:
        self.root, self.started = root, list[subprocess.Popen[bytes]]()
        for folder in ("scripts", "src/meadhall", ".venv/bin"):
            (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / "scripts/compile", root / "scripts")
        (root / "pyproject.toml").touch()
        (root / "hatch_build.py").write_text(COMPILES)
        (root / ".venv/pyvenv.cfg").write_text("version = 3.11\n")
        (root / ".venv/bin/python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (root / ".venv/bin/python").chmod(0o755)
        self.change("")

    def change(self, text: str) -> None:
        """Write something into the rules."""
        (self.root / "src/meadhall/dice.py").write_text(f"# compiled with mypyc\n{text}")

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
        """Have it compiled, as a hall does."""
        usual = {name: value for name, value in os.environ.items() if name not in ("MEADHALL_COMPILE", "CC")}
        command, pipe = [str(self.root / "scripts/compile"), *arguments], subprocess.PIPE
        self.started.append(
            subprocess.Popen(command, env={**usual, **environment}, stdin=pipe, stderr=pipe, start_new_session=True)
        )
        return self.started[-1]

    def ends(self, *arguments: str, **environment: str) -> int:
        """How that ended."""
        return self.start(*arguments, **environment).wait(PATIENCE)

    @property
    def runs(self) -> list[int]:
        """The processes that compiled."""
        file = self.root / "runs"
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    def go(self) -> None:
        """Let builds come to their end."""
        (self.root / "go").touch()


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    """A project that was never compiled."""
    made = Project(tmp_path / "project")
    yield made
    for one in made.started:
        if one.poll() is None:
            one.kill()
        one.communicate()


def until(what: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def running(pid: int) -> bool:
    """Whether a process runs."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return told.stdout.strip()[:1] not in ("", "Z")


def test_what_fits_the_sources_is_not_compiled_again(project: Project) -> None:
    project.go()
    assert [project.ends("fits"), project.ends(), project.ends("fits"), project.ends("beside")] == [1, 0, 0, 0]
    assert len(project.runs) == 1
    project.change("SIDES = 6\n")
    assert [project.ends("fits"), project.ends("beside"), project.ends("fits")] == [1, 0, 0]
    assert len(project.runs) == 2


def test_two_at_once_compile_once(project: Project) -> None:
    both = [project.start("beside"), project.start("beside")]
    until(lambda: project.runs)
    project.go()
    assert [one.wait(PATIENCE) for one in both] == [0, 0]
    assert len(project.runs) == 1


def test_a_build_that_fails_is_told_once_until_something_changes(project: Project) -> None:
    (project.root / "broken").touch()
    project.go()
    assert [project.ends("fits"), project.ends("beside"), project.ends("fits"), project.ends("beside")] == [1, 1, 4, 4]
    assert project.ends(MEADHALL_COMPILE="require") == 1
    project.change("SIDES = 6\n")
    assert project.ends("beside") == 1
    (project.root / "broken").unlink()
    assert project.ends(MEADHALL_COMPILE="require") == 0


def test_a_missing_compiler_is_told_once_and_missed_no_more_when_it_is_there(project: Project, tmp_path: Path) -> None:
    poor = tmp_path / "programs"
    poor.mkdir()
    for tool in TOOLS.split():
        if found := shutil.which(tool):
            (poor / tool).symlink_to(found)
    project.go()
    assert [project.ends("beside", PATH=str(poor)), project.ends("beside", PATH=str(poor))] == [3, 4]
    assert project.runs == []
    assert project.ends("beside") == 0


def test_a_build_beside_ends_when_whoever_started_it_is_gone(project: Project) -> None:
    build = project.start("beside")
    until(lambda: project.runs)
    assert build.stdin is not None
    build.stdin.close()
    build.stdin = None
    assert build.wait(PATIENCE) != 0
    until(lambda: not running(project.runs[0]))
    project.go()
    assert project.ends("beside") == 0  # and the next one does not wait for it
