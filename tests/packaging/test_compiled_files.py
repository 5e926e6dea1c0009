"""Which compiled files a build makes, and which it clears away."""

from __future__ import annotations

import importlib.util
import sysconfig
from pathlib import Path
from types import ModuleType, SimpleNamespace

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


def compiled(hooks: ModuleType, project: Path) -> None:
    """As if the libraries had been made."""
    for file in hooks.libraries(project):
        made = project / hooks.KEPT / "lib" / file
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_bytes(b"compiled")


def test_each_compiled_module_and_each_group_has_a_file(hooks: ModuleType, project: Path) -> None:
    assert hooks.libraries(project) == {
        Path(f"meadhall/engine/dice{SUFFIX}"),
        Path(f"meadhall/engine__mypyc{SUFFIX}"),
        Path(f"meadhall/games/raids/rules/sail{SUFFIX}"),
        Path(f"meadhall/games/raids__mypyc{SUFFIX}"),
    }


def test_what_is_compiled_is_named_only_when_all_of_it_is_there(hooks: ModuleType, project: Path) -> None:
    compiled(hooks, project)
    missing = project / hooks.KEPT / f"lib/meadhall/engine__mypyc{SUFFIX}"
    missing.unlink()
    with pytest.raises(FileNotFoundError):
        hooks.publish(project)
    assert hooks.published(project) is None
    missing.touch()
    hooks.publish(project)
    folder = hooks.published(project)
    assert {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()} == hooks.libraries(project)


def test_who_runs_on_the_build_before_keeps_it_and_older_ones_go(hooks: ModuleType, project: Path) -> None:
    compiled(hooks, project)
    builds = []
    for _ in range(3):
        hooks.publish(project)
        builds.append(hooks.published(project))
    assert [build.exists() for build in builds] == [False, True, True]


@pytest.mark.parametrize("old", ["old.so", "dice.cpython-31-other.so", "dice.cp31-win_amd64.pyd"])
def test_compiled_files_beside_the_sources_are_removed(hooks: ModuleType, project: Path, old: str) -> None:
    stale = project / "src/meadhall/engine" / old
    stale.touch()
    hooks.sweep(project)
    assert not stale.exists()
    assert (project / "src/meadhall/engine/dice.py").exists()


@pytest.mark.parametrize("change", ["a compiled module", "another module", "a library"])
def test_what_was_compiled_serves_until_a_source_a_library_or_a_tool_changes(
    hooks: ModuleType, project: Path, change: str
) -> None:
    compiled(hooks, project)
    hooks.publish(project)
    changing = {
        "a compiled module": project / "src/meadhall/engine/dice.py",
        "another module": project / "src/meadhall/games/raids/game.py",
        "a library": hooks.published(project) / f"meadhall/engine/dice{SUFFIX}",
    }

    def made(tools: str = "these tools") -> str:
        found: str = hooks.made_of(project, hooks.sources_of(project, tools))
        return found

    before = made()
    assert made() == before
    assert made("other tools") != before
    with changing[change].open("a") as file:
        file.write("\n")
    assert made() != before


def test_a_source_that_is_edited_while_it_compiles_is_compiled_again(
    hooks: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds: list[str] = []

    def build(*_: object, **__: object) -> SimpleNamespace:
        compiled(hooks, project)
        if not builds:
            (project / "src/meadhall/engine/dice.py").write_text("# compiled with mypyc\n# and better\n", "utf-8")
        builds.append("built")
        return SimpleNamespace(returncode=0, stdout="", stderr="")

    monkeypatch.setattr(hooks, "missing_compiler", lambda: None)
    monkeypatch.setattr(hooks.subprocess, "run", build)
    for times in (1, 2, 2):
        assert hooks.compile_rules(project) is None
        assert len(builds) == times
