"""A table in memory, and how it is rebuilt from its rows."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol, TypeVar

from meadhall.bots import Advice
from meadhall.engine.dice import RecordedDice, TableDice
from meadhall.engine.errors import BadSetup
from meadhall.engine.prompt import Prompt, prompt
from meadhall.engine.registry import Shelf
from meadhall.engine.saga import load
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import Markup
from meadhall.server.errors import Refused
from meadhall.server.seating import Seat
from meadhall.server.store import Saved

Turn = tuple[int, list[str], Markup]  # whose, what is told, and the line


class Viewer(Protocol):
    """Somebody who looks at a table; `seat` is SPECTATOR without a token."""

    seat: int

    def show(self, live: Live) -> None:
        """The table has changed."""

    def leave(self, reason: str) -> None:
        """The viewer's seat is no longer theirs."""


T = TypeVar("T")
Asked = dict[int, tuple[Table, asyncio.Task[T]]]  # by seat: the position it was asked about, and the asking


class Live:
    """A table in memory. `table` is replaced, never changed, once a change is on disk."""

    def __init__(self, saved: Saved, shelf: Shelf) -> None:
        row = saved.table
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.watch: bool = row["watch"]
        self.patience: int = row["patience"]
        self.hints: bool = row["hints"]
        self.foretold: Asked[list[float] | None] = {}  # win chances as a seat may know
        self.advised: Asked[Advice] = {}
        self.created: float = row["created"]
        self.saga: str | None = row["saga"]
        self.seats: list[Seat] = []
        self.viewers: set[Viewer] = set()
        self.seen: dict[int, float] = {}  # when a seat was last here (time.monotonic)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.frames: dict[tuple[int, str, str], tuple[int, Any]] = {}  # what was drawn for whom, by version
        self.kept: dict[tuple[str, int, str, str], tuple[Any, Any]] = {}  # parts that change rarely, and what they show
        self.lines: dict[tuple[str, int], list[str]] = {}  # the log in words, for a language and reader
        self.turns: dict[tuple[str, int], dict[int, Turn]] = {}  # its lines as they were last drawn, by their last ply
        self.take(saved, rebuilt(saved, shelf))

    def take(self, saved: Saved, table: Table) -> None:
        """Take over what the store says."""
        self.touched: float = saved.table["touched"]
        self.version: int = saved.table["version"]
        self.done: int = saved.table["done"]
        before = [seat.nonce for seat in self.seats]
        self.seats = [Seat(**{key: place[key] for key in Seat.__dataclass_fields__}) for place in saved.seats]
        self.table = table
        self.lines.clear()
        for number, nonce in enumerate(before):
            if self.seats[number].nonce != nonce:
                self.dismiss(number)

    def dismiss(self, seat: int) -> None:
        """Send away who looks on with a token of a seat that no longer opens it."""
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.leave("seat/withdrawn")

    @property
    def held(self) -> int | None:
        """The seat that may still take its last answer back and has not said Done; the game waits for it."""
        table = self.table
        if not table.moves or table.undo_refusal() is not None:
            return None
        last = table.moves[-1].seat
        seat = self.seats[last]
        if last == table.seat or seat.bot is not None or seat.at_once or self.done >= table.ply:
            return None
        return last if table.had_choice() else None

    @property
    def finished(self) -> bool:
        """Over, and nothing can be taken back any more: now the seed may be told."""
        return self.table.over and self.held is None

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take its last answer back; None when it can."""
        table = self.table
        if self.saga is not None or self.finished:
            return "the game is over"
        if not table.moves or table.moves[-1].seat != seat:
            return "the last answer was not yours"
        if self.done >= table.ply:
            return "you said Done"
        return table.undo_refusal()

    def prompt(self, viewer: int) -> Prompt:
        """What a viewer may do now."""
        stand_in = viewer != SPECTATOR and self.seats[viewer].stand_in is not None
        refusal = self.undo_refusal(viewer)
        still = self.saga is not None and not self.finished
        return prompt(self.table, viewer, held=self.held, stand_in=stand_in, still=still, undo_refusal=refusal)

    def present(self, seat: int) -> bool:
        """Whether somebody with this seat's token looks on."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def host(self) -> int:
        """The seat that set the table up; SPECTATOR when it only watches."""
        return next((number for number, seat in enumerate(self.seats) if seat.host), SPECTATOR)


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
    players = ["human" if place["kind"] == "human" else place["level"] for place in saved.seats]
    table = Table(game, len(names), seed=row["seed"], options=row["options"], names=names, players=players)
    for answer in saved.answers:
        table.play(answer)
    return table


def earlier(table: Table, ply: int) -> Table:
    """The table as it stood when `ply` answers had been given."""
    dice = table.dice
    fresh = TableDice(dice.seed) if isinstance(dice, TableDice) else RecordedDice(dice.values, dice.commitment)
    then = Table(table.game, table.seats, options=table.options, names=table.names, position=table.start, dice=fresh)
    for move in table.moves[:ply]:
        then.play(move.action)
    return then
