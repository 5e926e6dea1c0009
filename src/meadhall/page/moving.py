"""Tables that move from device to device: a running one goes out with its seed and is played on where it comes in."""

from __future__ import annotations

from meadhall.engine.dice import TableDice
from meadhall.engine.game import COLOURS
from meadhall.engine.saga import write
from meadhall.engine.table import Table
from meadhall.pages.model import USUAL
from meadhall.server.inner_hall import InnerHall
from meadhall.server.keeper import Change
from meadhall.server.live_table import LiveTable
from meadhall.server.seating import Seat, Setup, usual_hints
from meadhall.server.thinkers import KNOWN


def saved(live: LiveTable) -> str:
    """The table as a file that its keeper can go on with: with the seed, also while it runs."""
    return live.saga if live.saga is not None else str(write(live.table, with_seed=True))


def can_go_on(table: Table) -> bool:
    """Whether a game from a file can be played on: it is not over, and its dice are known."""
    return not table.over and isinstance(table.dice, TableDice)


async def take_in(hall: InnerHall, table: Table) -> LiveTable:
    """A running game from a file becomes a table of this device: its people sit here, its bots are as they were."""
    assert isinstance(table.dice, TableDice)
    seats = [_seat(player, name) for player, name in zip(table.players, table.names, strict=True)]
    first = next((seat for seat in seats if seat.kind == "human"), None)
    if first is not None:
        first.host = True
    options = {name: table.options[name] for name in table.game.options}
    setup = Setup(table.game, seats, options, True, 0, usual_hints(seats), _start(table))
    live = await hall.tables.create(setup, seed=table.dice.seed)
    text, values = table.game.actions.text, {"asked": table.seat, "known": False, "done": table.ply}
    answers = [text(move.action) for move in table.moves]
    await hall.store.commit(Change(live.id, live.version, values, answers))
    hall.tables.gone(live)
    return await hall.tables.find(live.id)


def _seat(player: str, name: str) -> Seat:
    bot = player in KNOWN
    return Seat("bot" if bot else "human", player if bot else USUAL, name, joined=True)


def _start(table: Table) -> dict[str, object] | None:
    """Where it began, with the seats named by colours, as the hall keeps it."""
    if table.start is None:
        return None
    began = table.copy()
    began.rename(COLOURS[: table.seats])
    return began.start
