"""The games of the terminal: each in a file of its own, kept after every answer."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from typing import Any

from meadhall.engine.saga import LONGEST
from meadhall.engine.table import Table
from meadhall.places import data_folder, write_safely


class Kept:
    """A game of the terminal in a file of its own, and beside it a note: its language, its components, its end."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file  # None before it is first kept
        self.text = "" if file is None else file.read_text("utf-8")  # what lies there, as far as we know

    @property
    def name(self) -> str:
        """What `meadhall resume` calls it."""
        return "" if self.file is None else self.file.stem

    def keep(self, table: Table, lang: str) -> None:
        """Write the game down, over nothing but its own beginning."""
        text = table.saga(with_seed=True)
        if self.file is None or _text(self.file) != self.text:  # another terminal plays it on, each keeps its own
            self.file = _place(table, text)
        note = {"lang": lang, "components": table.game.components.text, "over": table.over}
        writes = [(self.file.with_suffix(".json"), json.dumps(note, ensure_ascii=False)), (self.file, text)]
        for path, words in reversed(writes) if table.over else writes:  # a kill between them must not matter
            if _text(path) != words or path == self.file:
                write_safely(path, words)
        self.text = text


def kept_games() -> list[Path]:
    """The games of the terminal, the one last played first."""
    folder = data_folder()
    files = [*folder.glob("terminal/*.saga"), *folder.glob("terminal.saga")]  # once there was one file for all
    return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)


def saga_file(file: Path) -> Path:
    """The file itself, or else the kept game of that name."""
    if file.exists():
        return file
    return next((kept for kept in kept_games() if kept.stem == str(file)), file)


def note_of(file: Path) -> dict[str, Any]:
    """What was noted beside a saga; nothing if there is no note."""
    try:
        note = json.loads(_text(file.with_suffix(".json")))
    except (ValueError, RecursionError):
        return {}
    return note if isinstance(note, dict) else {}


def header_of(text: str) -> dict[str, Any]:
    """The header of a saga, unchecked; nothing if it is none."""
    try:
        header = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return {}
    return header if isinstance(header, dict) and "saga" in header else {}


def may_replace(file: Path, table: Table) -> bool:
    """Whether a game may be saved there: the place is free, or the same game lies there."""
    if not file.exists():
        return True
    header = header_of(_text(file))
    return (header.get("game"), header.get("commitment")) == (table.game.name, table.dice.commitment)


def games_like(header: dict[str, Any]) -> list[Path]:
    """The kept games dealt as this saga was."""
    stem = _stem(str(header.get("game")), str(header.get("commitment")))
    return [file for file in kept_games() if file.stem.startswith(stem)]


def _place(table: Table, text: str) -> Path:
    """A free file for a game, or the one that holds its beginning."""
    stem = _stem(table.game.name, table.dice.commitment)
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    files = (data_folder() / "terminal" / f"{name}.saga" for name in names)
    return next(file for file in files if not file.exists() or _begins(_text(file), text))


def _stem(game: str, commitment: str) -> str:
    return f"{game}-{re.sub('[^0-9a-f]', '', commitment)[:12]}"  # a saga without its seed may claim any commitment


def _begins(beginning: str, text: str) -> bool:
    """Whether one saga is the beginning of another."""
    growing = ("answers", "draws")
    old, new = ({k: v for k, v in header_of(one).items() if k not in growing} for one in (beginning, text))
    answers = beginning.splitlines()[1:]
    return bool(old) and old == new and text.splitlines()[1 : len(answers) + 1] == answers


def _text(file: Path) -> str:
    """What stands in a file; nothing if it cannot be read as text."""
    if not file.is_file():  # reading a device or a pipe might never end
        return ""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.read(LONGEST + 1)
    except (OSError, ValueError):
        return ""
