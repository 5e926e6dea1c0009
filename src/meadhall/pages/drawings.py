"""What was drawn of a table, kept as long as a fresh drawing would be the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from meadhall.look import Markup, element

T = TypeVar("T")
Reader = tuple[str, int]  # language and seat


class Ply(NamedTuple):
    """What one answer did, as a reader is told."""

    plain: tuple[str, ...]  # a sentence for each event
    spots: tuple[str | None, ...]  # where each happened
    signs: tuple[str, ...]  # symbols that stand for them
    part: str | None  # of the game, that goes on after it
    opens: bool  # whether it begins with this answer
    loses: bool  # whether the reader loses something by it that is no points

    @property
    def said(self) -> tuple[Markup, ...]:
        """The sentences, each with its spot."""
        return tuple([element("span", text, data_spot=spot) for text, spot in zip(self.plain, self.spots, strict=True)])


class Turn(NamedTuple):
    """A line of the log: whose, what is told, what it brought, and the line."""

    seat: int
    plies: list[Ply]
    gains: tuple[int, int]
    line: Markup


class Drawings:
    """The caches of one table: whole frames for a version, parts that change rarely, the log in words."""

    def __init__(self) -> None:
        self._frames: dict[tuple[int, str, str], tuple[int, Any]] = {}
        self._parts: dict[tuple[str, int, str, str], tuple[Any, Any]] = {}
        self._lines: dict[Reader, list[Ply]] = {}
        self._course: dict[int, list[tuple[int, ...]]] = {}
        self._turns: dict[Reader, dict[int, Turn]] = {}

    def frame(self, key: tuple[int, str, str], version: int, draw: Callable[[], T]) -> T:
        """What viewers who look alike see, drawn once a version."""
        found = self._frames.get(key)
        if found is None or found[0] != version:
            found = self._frames[key] = (version, draw())
        made: T = found[1]
        return made

    def part(self, key: tuple[str, int, str, str], shows: object, draw: Callable[[], T]) -> T:
        """A part, drawn anew when what it shows has changed."""
        found = self._parts.get(key)
        if found is None or found[0] != shows:
            found = self._parts[key] = (shows, draw())
        made: T = found[1]
        return made

    def lines(self, reader: Reader) -> list[Ply]:
        """The log in words as far as it was told; the caller tells on."""
        return self._lines.setdefault(reader, [])

    def course(self, seat: int) -> list[tuple[int, ...]]:
        """Everybody's points as a seat knew them, before the first answer and after each; the caller goes on."""
        return self._course.setdefault(seat, [])

    def turns(self, reader: Reader) -> dict[int, Turn]:
        """The lines of the log as they were last drawn, by their last ply."""
        return self._turns.get(reader, {})

    def keep_turns(self, reader: Reader, turns: dict[int, Turn]) -> None:
        """These lines are shown now."""
        self._turns[reader] = turns

    def forget_frames(self) -> None:
        """They are large; whoever comes later is drawn for anew."""
        self._frames.clear()

    def forget_from(self, ply: int) -> None:
        """Answers from a ply on were taken back."""
        for lines in self._lines.values():
            del lines[ply:]
        for points in self._course.values():
            del points[ply + 1 :]

    def forget_words(self) -> None:
        """Somebody has another name, or the whole table was read again."""
        self._lines.clear()
        self._course.clear()

    def forget(self) -> None:
        """Begin again."""
        for kept in (self._frames, self._parts, self._lines, self._course, self._turns):
            kept.clear()
