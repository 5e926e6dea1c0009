"""A table as its pages know it: plain data and what follows from it, without store, sockets or locks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from meadhall.bots import LEVELS
from meadhall.bots.ahead import Step
from meadhall.bots.review import Review
from meadhall.engine.prompt import Kind, Prompt, prompt
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.pages.drawings import Drawings

BELL = "!"  # after `Seat.asks`: the next window is asked, whatever it says
BEGINNER = LEVELS[0]  # the bot for a first game
USUAL = LEVELS[len(LEVELS) // 2 - 1]  # the bot where nobody chose one


class Notice(NamedTuple):
    """Something about a seat that everybody at the table is told; words for it: `page-told-<what>`."""

    number: int  # 1 is a table's first
    what: str
    seat: int
    by: int  # the seat that did it; SPECTATOR when nobody who plays
    who: str  # sat there
    whose: str  # doing it was


class Line(NamedTuple):
    """Something that somebody said at a table."""

    number: int
    at: float  # in seconds since 1970
    seat: int  # SPECTATOR: somebody who looks on
    who: str  # what they were called then; "" for an onlooker without a name
    sign: str  # instead of words
    text: str


class Asker(NamedTuple):
    """An onlooker who asks the host for a seat."""

    number: int
    who: str


class Plan(NamedTuple):
    """Answers that a seat has prepared, the next first."""

    steps: tuple[Step, ...] = ()
    ask_if: tuple[str, ...] = ()  # what must not have changed, of `plan.ASK_IF`
    stopped: str = ""  # why the next one was not given: what changed, `question`, `possible` or `giving`

    def stop(self, why: str) -> Plan:
        """The same, set aside."""
        return self._replace(stopped=why)

    def after_one(self) -> Plan:
        """What is left when the first was given."""
        return self._replace(steps=self.steps[1:])


class Daily(NamedTuple):
    """Which daily deal a table is of: the day, and `first`, `late` (begun after it) or `practice`."""

    day: str
    kind: str


@dataclass
class Seat:
    """Who sits on a seat."""

    kind: str  # human, bot, or program: somebody's own, which plays from elsewhere
    level: str  # of a bot
    name: str
    joined: bool = True
    host: bool = False
    stand_in: str | None = None  # a bot that plays for an absent human
    at_once: bool = False  # turns end without Done
    asks: str = "aimed"  # when to be asked in windows between turns: aimed, turn, always, and BELL
    link_asked: float | None = None  # since when the host asks for a new link to this seat
    ready: bool = False  # who sits there wants to begin
    sent: float | None = None  # since when it is kept for whoever has its own link; None: free for all
    opened: float | None = None  # when that link was first opened
    rests_until: float | None = None  # it is on holiday until then
    rested: int = 0  # days of that which it has taken

    @property
    def asked_when(self) -> str:
        """When to be asked, but for the bell."""
        return self.asks.removesuffix(BELL)

    @property
    def rings(self) -> bool:
        """Whether the next window is asked in any case."""
        return self.asks.endswith(BELL)

    @property
    def bot(self) -> str | None:
        """The bot that answers for this seat now; None when a human does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def machine(self) -> bool:
        """Whether no person answers for this seat now."""
        return self.bot is not None or self.kind == "program"

    @property
    def free(self) -> bool:
        """Whether anybody with the table's link may sit down here."""
        return self.kind == "human" and not self.joined and self.stand_in is None and self.sent is None


@dataclass(eq=False)
class TableModel:
    """A table with its seats. `table` is replaced, never changed, when something was answered."""

    id: str
    name: str
    table: Table
    seats: Sequence[Seat]
    watch: bool = True  # whether people without a seat may look on
    hints: bool = False  # whether hints and win chances are to be had
    rests: int = 0  # days that each seat may rest in all
    from_file: bool = False  # a saga that was opened: to replay, not to play on
    closed: bool = False  # whoever runs the hall has ended it undecided: to read, not to play on
    done: int = 0  # answers below this ply are not taken back any more
    together: frozenset[int] = frozenset()  # plies of answers given in one gesture with the one before
    version: int = 0  # goes up with every change
    known: bool = False  # whether somebody may know this deal: it was played before, or is in a file
    daily: Daily | None = None  # it is a daily deal, which everybody may know
    after: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # tables begun after this one, by deal
    review: Review | None = None  # of a finished game; it grows while it is weighed
    begun: bool = True  # before that its people wait for each other
    talks: bool = True  # whether people may talk here
    talk: Sequence[Line] = ()  # what they said, the newest last
    notices: Sequence[Notice] = ()  # what all are told of seats and links, the newest last
    drawings: Drawings = field(default_factory=Drawings)

    # -- who is here -------------------------------------------------------------------------------------------------

    def present(self, seat: int) -> bool:
        """Whether somebody looks on from a seat."""
        return True

    def away_since(self, seat: int) -> float | None:
        """When a seat that nobody looks on from was last used; None where nobody knows."""
        return None

    @property
    def watchers(self) -> Sequence[str]:
        """What those without a seat call themselves; "" for who says nothing."""
        return ()

    @property
    def askers(self) -> Sequence[Asker]:
        """Those of them who ask the host for a seat."""
        return ()

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return 0

    def host(self) -> int:
        """The seat that set the table up; SPECTATOR when it only watches."""
        return next((number for number, seat in enumerate(self.seats) if seat.host), SPECTATOR)

    def only_player(self, seat: int) -> bool:
        """Whether nobody else ever sat down at the table of whoever has that seat."""
        others = (one for number, one in enumerate(self.seats) if number != seat)
        return seat != SPECTATOR and all(one.kind == "bot" or not one.joined for one in others)

    @property
    def began(self) -> str:
        """What all should know of how it began: `daily`, if everybody may know the deal, `known`, if somebody may,
        `placed`, if it was set up at a position; words for it: `daily_words.began` and `end-<began>-about`.
        """
        return (
            "daily"
            if self.daily is not None
            else "known"
            if self.known
            else "placed"
            if self.table.start is not None
            else ""
        )

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
        if table.game.concludes(table.moves[-1].action):
            return None  # who says "done" need not say it twice
        return last if table.seemed_a_choice() else None  # everybody sees it, so the truth has no say in it

    @property
    def gesture(self) -> int:
        """The ply at which the last gesture began: what was answered together is taken back together."""
        ply = self.table.ply - 1
        while ply in self.together:
            ply -= 1
        return max(ply, self.table.undo_reach)

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
            still=(self.from_file and not over) or not self.begun or self.closed,
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

    def passes(self) -> str | None:
        """The pass that the table gives for a seat that does not want to be asked; None: it is asked. It hangs on what
        all know and on the seat's wish alone, never on what is held, and comes at once.
        """
        now = self.prompt(SPECTATOR)
        if now.kind != Kind.WAIT or self.seats[now.seat].bot is not None:
            return None
        seat = self.seats[now.seat]
        if seat.rings or seat.asks == "always":
            return None
        return self.table.game.passes(self.table.view(SPECTATOR), seat.asks)

    def rung(self) -> bool:
        """Whether the open question is a window that the bell asks for."""
        table = self.table
        return self.seats[table.seat].rings and table.game.passes(table.view(SPECTATOR), "aimed") is not None

    @property
    def bot_to_answer(self) -> str | None:
        """The bot whose answer the game waits for; None when it waits for a person, or for nothing."""
        now = self.prompt(SPECTATOR)
        return self.seats[now.seat].bot if now.kind == Kind.WAIT else None
