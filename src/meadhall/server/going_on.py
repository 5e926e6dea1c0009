"""Playing on: a game goes on from one of its moments, at a table of its own and under other hands.

With its own dice it goes on as it would have, and what was answered stays: whoever holds the file, or saw how it ended,
may know what will be drawn, so its deal counts as known. With new dice it begins at the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.engine.dice import TableDice
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import COLOURS, AnyGame
from meadhall.engine.scene import plain
from meadhall.engine.table import Table
from meadhall.server.keeper import Given


@dataclass(frozen=True)
class Origin:
    """A game as it stood at the moment it goes on from, and whether with its own dice."""

    table: Table
    same: bool

    def checked(self, game: str, seats: int) -> AnyGame:
        """The game with the components and by the rules it was dealt with; refuses another one, or other seats."""
        if game != self.table.game.name:
            raise BadSetup(f"the game that goes on is {self.table.game.name}, not {game[:40]!r}")
        if seats != self.table.seats:
            raise BadSetup(f"the game that goes on has {self.table.seats} seats, not {seats}")
        return self.table.game

    @property
    def seed(self) -> str | None:
        """The seed of its dice, where they are the same."""
        return self.table.dice.seed if self.same and isinstance(self.table.dice, TableDice) else None

    def start(self) -> dict[str, Any] | None:
        """The position it begins at, with the seats named by colours; None where it was dealt."""
        if self.same:
            return coloured(self.table) if self.table.start is not None else None
        table, names = self.table, COLOURS[: self.table.seats]
        try:
            position = dict(plain(table.game.position(table.state, names)))
            table.game.place(position, names, table.options)
        except NotImplementedError:  # a game from elsewhere need not have it
            raise BadSetup("this game cannot begin at a position; it goes on with its own dice only") from None
        return position

    def given(self) -> Sequence[Given]:
        """What was answered before, with the seats that did; nothing where it begins at the position."""
        text = self.table.game.actions.text
        return [(move.seat, text(move.action)) for move in self.table.moves] if self.same else ()


def goes_on(table: Table, ply: int | None = None, dice: str | None = None) -> Origin:
    """A game at a moment, the last where none is named; refuses one at which nothing is asked any more. Where nobody
    says which dice, they are the same if the game is not over and its seed is known.
    """
    if ply is not None and not 0 <= ply <= table.ply:
        raise BadSetup(f"{table.ply} answers were given in that game; it goes on after 0 to {table.ply}, not {ply}")
    then = table if ply in (None, table.ply) else table.earlier(ply or 0)
    if then.over:
        raise BadSetup("the game is over at that moment, and nothing is asked any more; choose an earlier one")
    told = isinstance(table.dice, TableDice)
    if dice == "same" and not told:
        raise BadSetup("the seed of that game is secret, so it can only go on with new dice")
    return Origin(then, told and not table.over if dice is None else dice == "same")


def coloured(table: Table) -> dict[str, Any]:
    """Where a table began, with the seats named by colours: people may change their names."""
    began = table.copy()
    began.rename(COLOURS[: table.seats])
    assert began.start is not None
    return began.start
