"""How a table shows itself to people: what draws and tells it lies above the engine and is found by name, as games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import OVER, SPECTATOR, State

if TYPE_CHECKING:
    from meadhall.engine.table import Table

GROUP = "meadhall.faces"


@cache
def face(name: str) -> Callable[..., Any]:
    """What shows a table in one way: the entry point of that name in the group `meadhall.faces`."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: Callable[..., Any] = point.load()
            return found
    raise MeadhallError(f"nothing here shows a table as {name}: there is no entry point of that name in {GROUP}")


class Shown:
    """What every table can do for eyes: as a picture, in words, in a notebook."""

    def picture(self, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto") -> str:
        """The table as a seat (or everybody, -1) sees it: SVG with all it needs inside. `theme` is `auto`, `light` or
        `dark`.
        """
        return str(face("picture")(self, seat, lang, theme))

    def describe(self, seat: int = SPECTATOR, lang: str = "en", answers: bool = True) -> str:
        """All that a seat (or everybody, -1) may know, its question and, if wanted, its answers, as plain text."""
        return str(face("describe")(self, seat, lang, answers))

    def look(self, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto") -> Look:
        """What a seat (or everybody, -1) sees now, as something that draws and tells itself."""
        return Look(self.copy(), seat, lang, theme)

    def replay(self, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto") -> Any:
        """A widget for a notebook that steps through the game; needs the extra `lab`."""
        return face("replay")(self, seat, lang, theme)

    def copy(self) -> Table:
        """A table that goes on by itself from here."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.describe()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """What a notebook shows: what everybody may see."""
        return {"image/svg+xml": self.picture(), "text/plain": self.describe()}


class Look:
    """What one viewer saw of a table at one moment."""

    def __init__(self, table: Table, seat: int, lang: str = "en", theme: str = "auto") -> None:
        self.view: State = table.view(seat)  # all that the viewer may know
        self.seat, self.lang, self.theme, self._table = seat, lang, theme, table

    @cached_property
    def position(self) -> dict[str, Any]:
        """The view as a readable mapping."""
        return self._table.game.position(self.view, self._table.names)

    @property
    def question(self) -> str:
        """Which question is open, by its name; "over" when none is."""
        return self._table.question()

    @cached_property
    def answers(self) -> list[str]:
        """The names of what the viewer may answer; empty when another is asked."""
        return [self._table.game.actions.text(action) for action in self._table.prompt(self.seat).answers]

    def picture(self) -> str:
        """As SVG with all it needs inside."""
        return self._table.picture(self.seat, self.lang, self.theme)

    def describe(self, answers: bool = True) -> str:
        """As plain text."""
        return self._table.describe(self.seat, self.lang, answers)

    def __str__(self) -> str:
        return self.describe()

    def __repr__(self) -> str:
        who = "everybody" if self.seat == SPECTATOR else self._table.names[self.seat]
        return f"<what {who} sees of {self._table!r}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """What a notebook shows."""
        return {"image/svg+xml": self.picture(), "text/plain": self.describe()}


def summary(table: Table) -> str:
    """A table in a line."""
    seats = ", ".join(table.names)
    if table.seat == OVER:
        won = " and ".join(table.names[seat] for seat in table.winners())
        return f"<table of {table.game.name} ({seats}): over after {table.ply} answers, won by {won}>"
    asked = f"{table.names[table.seat]} answers {table.question()!r}"
    return f"<table of {table.game.name} ({seats}): {asked}, ply {table.ply}>"
