"""Which compiled files a build makes, and which it clears away."""

from __future__ import annotations

import importlib.util
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.building import ROOT

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture(scope="module")
def hooks() -> ModuleType:
    """The build hooks."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two compiled modules and one that is not."""
    for name, first in (("engine/dice", "# compiled with mypyc"), ("games/raids/rules/sail", "# compiled with mypyc"),
                        ("games/raids/game", "")):  # fmt: skip
        path = tmp_path / f"src/meadhall/{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(first + "\n", "utf-8")
    return tmp_path


def test_a_folder_and_a_game_are_a_group(hooks: ModuleType) -> None:
    assert hooks.group_of(Path("meadhall/engine/dice.py")) == "meadhall.engine"
    assert hooks.group_of(Path("meadhall/games/raids/rules/sail.py")) == "meadhall.games.raids"


def test_each_compiled_module_and_each_group_has_a_file(hooks: ModuleType, project: Path) -> None:
    house = project / "src/meadhall"
    assert hooks.libraries(project) == {
        house / f"engine/dice{SUFFIX}",
        house / f"engine__mypyc{SUFFIX}",
        house / f"games/raids/rules/sail{SUFFIX}",
        house / f"games/raids__mypyc{SUFFIX}",
    }


@pytest.mark.parametrize("old", ["old.so", "dice.cpython-31-other.so", "dice.cp31-win_amd64.pyd"])
def test_compiled_files_of_gone_modules_and_other_pythons_are_removed(
    hooks: ModuleType, project: Path, old: str
) -> None:
    stale, good = project / "src/meadhall/engine" / old, project / f"src/meadhall/engine/dice{SUFFIX}"
    stale.touch()
    good.touch()
    hooks.sweep(project, hooks.libraries(project))
    assert not stale.exists()
    assert good.exists()
    assert (project / "src/meadhall/engine/dice.py").exists()


@pytest.mark.parametrize("change", ["engine/dice.py", "games/raids/game.py", f"engine/dice{SUFFIX}"])
def test_what_was_compiled_serves_until_a_source_a_library_or_a_tool_changes(
    hooks: ModuleType, project: Path, change: str
) -> None:
    for library in hooks.libraries(project):
        library.touch()
    made = hooks.made_of(project, "these tools")
    assert hooks.made_of(project, "these tools") == made
    assert hooks.made_of(project, "other tools") != made
    with (project / "src/meadhall" / change).open("a") as file:
        file.write("\n")
    assert hooks.made_of(project, "these tools") != made
