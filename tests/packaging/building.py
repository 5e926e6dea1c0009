"""Builds what would be released, in a copy of the checkout and without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build/mypyc"  # C and objects: what a build that compiles nothing does not read


def house_games() -> list[str]:
    """The games in this checkout."""
    return sorted(path.parent.name for path in (ROOT / "src/meadhall/games").glob("*/game.py"))


def sources() -> set[str]:
    """Every file of the package that somebody wrote, relative to src."""
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/meadhall").rglob("*")
        if path.is_file() and path.suffix not in (".so", ".pyd") and "__pycache__" not in path.parts
    }


def copy_of_checkout(folder: Path) -> Path:
    """All that a build reads, and what the last one made, so that nothing is compiled again."""
    copy = folder / "checkout"
    shutil.copytree(ROOT, copy, ignore=left_out)
    return copy


def left_out(folder: str, names: list[str]) -> list[str]:
    """What of a folder is not copied."""
    inner = {path.name for path in KEPT.iterdir() if path.is_dir()} if Path(folder) == KEPT else set()
    return [name for name in names if name.startswith(".") or name in inner | {"__pycache__", "dist"}]


def try_build(root: Path, target: str, **environment: str) -> tuple[int, str]:
    """Build the wheel or sdist of a checkout; returns exit status and what was printed."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(root / "dist")]
    variables = {**os.environ, **environment}
    done = subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def build(root: Path, target: str, **environment: str) -> Path:
    """The wheel or sdist of a checkout."""
    status, printed = try_build(root, target, **environment)
    assert status == 0, printed
    (made,) = (root / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[Distribution]:
    """The installed distributions that one says it needs, and theirs."""
    found = distribution(name)
    for line in found.requires or []:
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""}):
            yield distribution(requirement.name)
            yield from needed(requirement.name, frozenset(requirement.extras))


def link_dependencies(site: Path) -> None:
    """Put what the package declares to need, and nothing else, beside an installed one."""
    for found in needed("meadhall"):
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            source, link = Path(str(found.locate_file(top))), site / top
            if not link.exists():
                copy_or_link(source, link)


def copy_or_link(source: Path, link: Path) -> None:
    """A link, or a copy where links are not allowed."""
    try:
        link.symlink_to(source, target_is_directory=source.is_dir())
    except OSError:
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, link)


def installer() -> list[str]:
    """The command that installs into the Python that is named next."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(ROOT / ".tools/bin"))
    if uv is not None:
        return [uv, "pip", "install", "--offline", "--no-deps", "--python"]
    return [sys.executable, "-m", "pip", "--isolated", "install", "--no-index", "--no-deps", "--python"]
