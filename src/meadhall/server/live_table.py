"""A table in memory, and how it is rebuilt from its rows."""

from __future__ import annotations

import asyncio
import time
from typing import Any, TypeVar

from meadhall.bots import Advice
from meadhall.engine.errors import BadSetup
from meadhall.engine.registry import Shelf
from meadhall.engine.saga import load
from meadhall.engine.table import Table
from meadhall.pages.model import Asker, Daily, Line, Notice, TableModel
from meadhall.server.attendance import Attendance
from meadhall.server.errors import Refused
from meadhall.server.keeper import Saved
from meadhall.server.listed import Aside
from meadhall.server.presence import Presence, Viewer
from meadhall.server.seating import Seat, began, played_by

T = TypeVar("T")
Asked = dict[int, tuple[Table, asyncio.Task[T]]]  # by seat: the position it was asked about, and the asking


class LiveTable(TableModel):
    """What pages know of a table, and what the server needs besides. `table` changes once a change is on disk."""

    seats: list[Seat]

    def __init__(self, saved: Saved, shelf: Shelf) -> None:
        row = saved.table
        super().__init__(
            row["id"],
            row["name"],
            rebuilt(saved, shelf),
            [],
            watch=row["watch"],
            hints=row["hints"],
            from_file=row["saga"] is not None,
            rests=row["rests"],
        )
        self.patience: int = row["patience"]
        self.saga: str | None = row["saga"]
        self.start: dict[str, Any] | None = row["start"]
        self.daily = Daily(**row["daily"]) if row["daily"] else None
        self.presence = Presence()
        self.attendance = Attendance()
        self.lock = asyncio.Lock()  # one change at a time
        self.speaking = asyncio.Lock()  # one line at a time
        self.link: str | None = None
        self.used = time.monotonic()
        self.moved = time.monotonic()  # when it last changed, as far as this process knows
        self.thinking: asyncio.Task[None] | None = None  # a bot, about its answer
        self.advised: Asked[Advice] = {}
        self.reviewing = False  # whether its review is being weighed
        self.noted = False  # whether the result of a daily deal is kept, or just being kept
        self.foretold: Asked[list[float] | None] = {}  # win chances as a seat may know
        self.take(saved, self.table)
        if saved.aside is not None:
            self.overhear(saved.aside)
            self.presence.elsewhere(saved.aside.elsewhere)

    def overhear(self, aside: Aside) -> None:
        """Take over what was said, unless more is known already: who reads may be slower than who speaks."""
        said = [Line(*(one[name] for name in Line._fields)) for one in aside.talk]
        if said and (not self.talk or said[-1].number > self.talk[-1].number):
            self.talk = said

    def take(self, saved: Saved, table: Table) -> None:
        """Take over what the store says; what was drawn stays where it still tells the same."""
        self.drawings.forget_from(agreed(self.table, saved))
        self.version, self.moved = saved.table["version"], time.monotonic()
        self.done = saved.table["done"]
        self.together = saved.together
        self.notices = [Notice(**one) for one in saved.table["notices"]]
        self.after = saved.table["after"] or {}
        self.closed = saved.table["over"] and not self.from_file and not table.over
        self.known = saved.table["known"]
        self.begun, self.talks, self.link = saved.table["begun"], saved.table["talks"], saved.table["link"]
        before = self.seats
        self.seats = [Seat(**{key: place[key] for key in Seat.__dataclass_fields__}) for place in saved.seats]
        self.table = table
        if [seat.name for seat in before] != [seat.name for seat in self.seats]:
            self.drawings.forget_words()
        for number, seat in enumerate(before):
            if self.seats[number].nonce != seat.nonce:
                self.presence.dismiss(number)
            else:
                self.seats[number].seen = max(self.seats[number].seen, seat.seen)  # the store knows it by the hour

    @property
    def viewers(self) -> set[Viewer]:
        """Who looks on."""
        return self.presence.viewers

    def present(self, seat: int) -> bool:
        return self.presence.here(seat)

    def away_since(self, seat: int) -> float | None:
        return None if self.present(seat) else self.seats[seat].seen

    @property
    def watchers(self) -> list[str]:
        return self.presence.names

    @property
    def askers(self) -> list[Asker]:
        return self.presence.askers

    @property
    def onlookers(self) -> int:
        return self.presence.onlookers

    @property
    def bot_thinks(self) -> bool:
        """Whether a bot thinks about its answer here."""
        return self.thinking is not None and not self.thinking.done()

    @property
    def thought_about(self) -> bool:
        """Whether this process has a use for the lease of the table: a bot thinks, or the coach weighs the game."""
        return self.bot_thinks or self.reviewing

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: somebody looks on, a change is being made, or a bot or the coach thinks."""
        return bool(self.viewers) or self.thought_about or self.lock.locked()


def agreed(table: Table, saved: Saved) -> int:
    """How many of the first answers are the same at a table and in its rows."""
    text, both = table.game.actions.text, min(table.ply, len(saved.answers))
    others = (ply for ply in range(both) if text(table.moves[ply].action) != saved.answers[ply])
    return next(others, both)


def continued(table: Table, saved: Saved) -> Table | None:
    """The table its rows tell of, where they only go on from one in memory; else None."""
    if agreed(table, saved) < table.ply:
        return None
    following = table.copy()
    for answer in saved.answers[table.ply :]:
        following.play(answer)
    following.rename([place["name"] for place in saved.seats])
    return following


def rebuilt(saved: Saved, shelf: Shelf) -> Table:
    """The table its rows tell of, with the components and by the rules it was dealt with."""
    row = saved.table
    try:
        game = shelf.dealt(row["game"], row["components"], row["rules"], saved.components)
    except BadSetup as error:  # rules of a newer Meadhall
        raise Refused(str(error), "table/other", 409) from None
    if row["saga"] is not None:
        return load(row["saga"], game=lambda *_: game)
    names = [place["name"] for place in saved.seats]
    players = [played_by(place["kind"], place["level"]) for place in saved.seats]
    table = began(game, names, row["seed"], row["options"], row["start"], players)
    for answer in saved.answers:
        table.play(answer)
    return table
