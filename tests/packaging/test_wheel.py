"""What is released: a wheel that runs compiled where there is no compiler, and a source archive that builds one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

import meadhall
from tests.packaging.building import (
    build,
    copy_of_checkout,
    house_games,
    installer,
    link_dependencies,
    sources,
    try_build,
)
from tests.packaging.trial import trial, ways

pytestmark = pytest.mark.slow

TELL = """
import json, meadhall
print(json.dumps([meadhall.__file__, meadhall.compiled(), meadhall.games(), meadhall.__version__]))
"""
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout; what `scripts/setup` compiled from the same sources is not compiled again."""
    return build(copy_of_checkout(tmp_path_factory.mktemp("wheel")), "wheel", MEADHALL_COMPILE="require")


def test_a_wheel_opens_the_hall_and_plays_compiled_without_a_compiler_and_far_from_its_sources(
    wheel: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    venv.create(home)
    programs = home / PROGRAMS
    subprocess.run([*installer(), str(programs / "python"), str(wheel)], check=True, capture_output=True)
    site = sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)})
    link_dependencies(Path(site))  # those of the package itself, none of an extra
    bare = ways(str(programs / "meadhall"))

    def said(*command: str) -> subprocess.CompletedProcess[str]:
        program = str(programs / command[0])
        return subprocess.run([program, *command[1:]], cwd=home, env=bare, capture_output=True, text=True, check=False)

    told = json.loads(said("python", "-c", TELL).stdout)
    assert told[0].startswith(str(home))
    assert told[1:] == [True, house_games(), meadhall.__version__]
    found = trial(str(programs / "meadhall"))
    assert found["compiled"]
    assert found["winners"]
    missing = said("python", "-m", "meadhall", "study", told[2][0], "--out", str(home / "study"))
    assert missing.returncode == 2
    assert "pip install 'meadhall[lab]'" in missing.stderr


def names_in(wheel: Path) -> list[str]:
    """Every file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def told_by(wheel: Path, name: str) -> str:
    """A file about the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"meadhall-{meadhall.__version__}.dist-info/{name}").decode()


def test_a_wheel_holds_every_file_of_the_package_once(wheel: Path) -> None:
    names = names_in(wheel)
    assert len(names) == len(set(names))
    assert sources() <= set(names)
    assert {Path(name).suffix for name in sources()} >= {".ftl", ".toml", ".css", ".svg", ".js", ".md", ".woff2"}


def test_a_wheel_is_for_the_python_it_was_compiled_for(wheel: Path) -> None:
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    assert "none-any" not in wheel.name


def test_the_version_stands_in_one_place_only(wheel: Path) -> None:
    assert wheel.name.startswith(f"meadhall-{meadhall.__version__}-")
    assert message_from_string(told_by(wheel, "METADATA"))["Version"] == meadhall.__version__


def test_a_source_archive_builds_a_wheel(tmp_path: Path) -> None:
    with tarfile.open(build(copy_of_checkout(tmp_path), "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"meadhall-{meadhall.__version__}"
    assert (unpacked / "hatch_build.py").exists()
    assert not [*unpacked.rglob("*.so"), *unpacked.rglob("*.pyd")]
    wheel = build(unpacked, "wheel", MEADHALL_PURE="1")
    assert sources() <= set(names_in(wheel))
    assert "meadhall.games.raids.game:game" in told_by(wheel, "entry_points.txt")


@pytest.mark.skipif(os.name == "nt", reason="there CC names no compiler")
def test_without_a_compiler_a_build_warns_and_is_pure_or_fails_where_compiling_is_required(tmp_path: Path) -> None:
    copy, missing = copy_of_checkout(tmp_path), str(tmp_path / "no-compiler")
    status, printed = try_build(copy, "wheel", CC=missing, MEADHALL_COMPILE="require")
    assert status != 0
    assert "the rules could not be compiled" in printed
    status, printed = try_build(copy, "wheel", CC=missing, MEADHALL_COMPILE="")
    assert status == 0
    assert "Meadhall will run uncompiled" in printed
    assert f"there is no C compiler '{missing}'" in printed
    (wheel,) = (copy / "dist").glob("*.whl")
    assert wheel.name.endswith("none-any.whl")
    assert not [name for name in names_in(wheel) if name.endswith((".so", ".pyd"))]
