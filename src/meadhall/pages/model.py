"""A table as its pages know it: plain data and what follows from it, without store, sockets or locks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.bots import LEVELS
from meadhall.engine.prompt import Kind, Prompt, prompt
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.pages.drawings import Drawings

USUAL = LEVELS[len(LEVELS) // 2 - 1]  # the bot that the set-up page proposes


class Notice(NamedTuple):
    """Something about a seat that everybody at the table is told; words for it: `page-told-<what>`."""

    number: int  # 1 is a table's first
    what: str
    seat: int
    by: int  # the seat that did it; SPECTATOR when nobody who plays
    who: str  # sat there
    whose: str  # doing it was


@dataclass
class Seat:
    """Who sits on a seat."""

    kind: str  # human or bot
    level: str  # of a bot
    name: str
    joined: bool = True
    host: bool = False
    stand_in: str | None = None  # a bot that plays for an absent human
    at_once: bool = False  # turns end without Done
    link_asked: float | None = None  # since when the host asks for a new link to this seat

    @property
    def bot(self) -> str | None:
        """The bot that answers for this seat now; None when a human does."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(eq=False)
class TableModel:
    """A table with its seats. `table` is replaced, never changed, when something was answered."""

    id: str
    name: str
    table: Table
    seats: Sequence[Seat]
    watch: bool = True  # whether people without a seat may look on
    hints: bool = False  # whether hints and win chances are to be had
    from_file: bool = False  # a saga that was opened: to replay, not to play on
    done: int = 0  # answers below this ply are not taken back any more
    version: int = 0  # goes up with every change
    notices: Sequence[Notice] = ()  # what all are told of seats and links, the newest last
    drawings: Drawings = field(default_factory=Drawings)

    # -- who is here -------------------------------------------------------------------------------------------------

    def present(self, seat: int) -> bool:
        """Whether somebody looks on from a seat."""
        return True

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return 0

    def host(self) -> int:
        """The seat that set the table up; SPECTATOR when it only watches."""
        return next((number for number, seat in enumerate(self.seats) if seat.host), SPECTATOR)

    # -- what may be done --------------------------------------------------------------------------------------------

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
        return last if table.seemed_a_choice() else None  # everybody sees it, so the truth has no say in it

    @property
    def finished(self) -> bool:
        """Over, for good: nothing can be taken back any more, and the seed may be told."""
        return self.table.over

    def prompt(self, viewer: int, *, as_bot: bool = False) -> Prompt:
        """What a viewer may do now, or the bot that plays for it (`as_bot`)."""
        over = self.finished
        return prompt(
            self.table,
            viewer,
            held=self.held,
            stand_in=viewer != SPECTATOR and self.seats[viewer].stand_in is not None and not as_bot,
            still=self.from_file and not over,
            undo_refusal="the game is over" if self.from_file or over else self._undo_refusal(viewer),
        )

    def _undo_refusal(self, seat: int) -> str | None:
        table = self.table
        if not table.moves or table.moves[-1].seat != seat:
            return "the last answer was not yours"
        if self.done >= table.ply:
            return "you said Done"
        return table.undo_refusal()

    @property
    def awaited(self) -> int:
        """The seat whose answer or Done the game waits for; OVER when it waits for nobody."""
        return self.prompt(SPECTATOR).seat

    @property
    def bot_to_answer(self) -> str | None:
        """The bot whose answer the game waits for; None when it waits for a person, or for nothing."""
        now = self.prompt(SPECTATOR)
        return self.seats[now.seat].bot if now.kind == Kind.WAIT else None
