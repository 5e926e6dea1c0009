"""What a seat may know as plain figures, for a program elsewhere, and back into the state that a bot reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.engine.dice import TableDice
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import Shelf
from meadhall.engine.state import State
from meadhall.engine.table import Table

FORMAT = 1
FITTING = "install the Meadhall that the hall runs"


def written(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat may know, and by which rules and components it is to be read."""
    game = table.game
    return {
        "format": FORMAT, "game": game.name, "rules": game.rules, "components": game.components.digest,
        "seats": table.seats, "options": dict(table.options), "figures": table.view(seat).pack(),
    }  # fmt: skip


def game_of(seen: Mapping[str, Any], shelf: Shelf) -> AnyGame:
    """The game it is about; refuses rules and components that are not known here."""
    if seen.get("format") != FORMAT:
        raise BadSetup(f"the hall writes what a seat knows in form {seen.get('format')!r}, here {FORMAT}; {FITTING}")
    try:
        return shelf.dealt(str(seen["game"]), str(seen["components"]), seen["rules"])
    except KeyError as missing:
        raise BadSetup(f"the hall does not say {missing} of the table; {FITTING}") from None


def read(seen: Mapping[str, Any], game: AnyGame) -> State:
    """The state that `written` wrote."""
    state: State = game.new(seen["seats"], TableDice("any"), seen["options"])
    figures = seen["figures"]
    if (
        not isinstance(figures, list)
        or len(figures) != len(state.pack())
        or any(type(one) is not int for one in figures)
    ):
        raise BadSetup(f"what the hall says of the table does not fit {game.name} as it is played here; {FITTING}")
    state.unpack(figures)
    return state
