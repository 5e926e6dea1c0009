"""Who knows one game's folder knows all: the same role has the same file name everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall

HOUSE = Path(meadhall.__file__).parent / "games"
GAMES = sorted(path.parent for path in HOUSE.glob("*/game.py"))
ROOMS = {
    ".": {"README.md", "components.toml", "game.py"},
    "rules": {"names", "box", "components", "state", "setup", "turn", "scoring", "census", "encoding", "judge"},
    "words": {"en.ftl", "de.ftl", "phrases", "about", "reasons"},
    "show": {"show", "board", "mat", "layout", "pieces", "board.css", "cover.svg"},
    "learn": {"rules.en.md", "rules.de.md", "links.toml", "first.toml"},
}
FORMER = {
    "terms",
    "tasks",
    "hidden",
    "told",
    "facts",
    "sight",
    "tiles",
    "signs",
    "faces",
    "icons",
    "chart",
    "charts",
    "bot",
}
LONGEST = 600  # lines of a module; past some 400 look for the seam

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


@every_game
def test_every_room_holds_what_its_name_promises(folder: Path) -> None:
    for room, things in ROOMS.items():
        there = {path.name for path in (folder / room).iterdir()}
        wanted = {thing if "." in thing else f"{thing}.py" for thing in things}
        assert wanted <= there, f"{folder.name}/{room} lacks {sorted(wanted - there)}"
    assert (folder / "scenes.py").exists() or (folder / "scenes").is_dir()
    tops = {path.stem for path in folder.glob("*.py")}
    assert tops <= {"__init__", "game", "scenes"}, f"{folder.name}: {sorted(tops)}"


@every_game
def test_no_role_has_a_second_name(folder: Path) -> None:
    for room in ("rules", "words", "show"):
        assert not FORMER & {path.stem for path in (folder / room).glob("*.py")}


@every_game
def test_a_module_fits_in_the_head(folder: Path) -> None:
    for path in folder.rglob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= LONGEST, path


@every_game
def test_names_stand_once(folder: Path) -> None:
    """A class of numbers and a list of texts beside it could be swapped; `names` makes the one from the other."""
    for path in (folder / "rules").glob("*.py"):
        text = path.read_text("utf-8")
        for name in re.findall(
            r"^(QUESTIONS|EVENTS|TASKS|GAINS|RITUALS|SOURCES|PHASES)\b[^=\n]*= *\(?\n? *\"", text, re.M
        ):
            raise AssertionError(f"{path}: {name} is typed in; make it with names()")


@every_game
def test_wiring_asserts_no_types(folder: Path) -> None:
    for path in (folder / "game.py", folder / "show" / "show.py"):
        assert "isinstance" not in path.read_text("utf-8"), path
