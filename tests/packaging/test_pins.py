"""What players install is what everybody tests with, and enough to play and to compile."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement

from tests.packaging.building import ROOT, needed

PIN = re.compile(r"^([a-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Versions by name in a lock."""
    return dict(PIN.findall((ROOT / name).read_text("utf-8")))


def test_each_lock_holds_the_smaller_one_at_the_same_versions() -> None:
    play, usual, lab = (pins(f"requirements{kind}.lock") for kind in ("-play", "", "-lab"))
    assert play.items() < usual.items() < lab.items()


def test_players_get_all_that_playing_and_compiling_need_and_no_tool_of_tests() -> None:
    play, project = pins("requirements-play.lock"), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    compiling = {Requirement(line).name for line in project["build-system"]["requires"]}
    playing = {found.metadata["Name"].lower().replace("_", "-").replace(".", "-") for found in needed("meadhall")}
    assert {name.lower() for name in compiling} | playing <= play.keys()
    assert not {"pytest", "ruff", "playwright", "hypothesis"} & play.keys()


def test_compiling_for_players_takes_the_tools_that_builds_take() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert {*project["project"]["optional-dependencies"]["build"]} < {*project["build-system"]["requires"]}
