"""The door: every answer, undo, Done and change of a seat goes through it, whoever asks and by whatever way."""

from __future__ import annotations

import time

import structlog

from meadhall.engine.errors import IllegalAnswer, StaleAnswer, UndoRefused
from meadhall.engine.prompt import Kind
from meadhall.engine.table import Table
from meadhall.pages.why import Asked
from meadhall.server.bot_workers import KNOWN
from meadhall.server.changes import STALE, Changes, Planned
from meadhall.server.errors import Forbidden, NotPossible, Refused
from meadhall.server.links import Links, host_only
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.store import Change

log = structlog.get_logger("door")


class Door:
    """What a seat may do, checked by its prompt and carried out."""

    def __init__(self, changes: Changes, metrics: Metrics, links: Links | None = None) -> None:
        self.changes, self.metrics = changes, metrics
        self.links = links or Links(changes)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def answer(
        self,
        live: LiveTable,
        seat: int,
        ply: int,
        answer: str | int,
        version: int | None = None,
        *,
        as_bot: bool = False,
    ) -> None:
        """Give an answer for a seat; on return it is on disk and every viewer has been told."""
        began = time.perf_counter()

        def plan() -> Planned:
            table = live.table
            if ply != table.ply or (version is not None and version != live.version):
                raise StaleAnswer(f"that was an answer to question {ply}; {STALE}")
            self.asked(live, seat, as_bot)
            following = _answered(live, seat, answer, as_bot)
            given = table.game.actions.text(following.moves[-1].action)
            values = {"asked": following.seat, "over": following.over}
            return Change(live.id, live.version, values, (ply, seat, given)), following

        await self.changes.make(live, plan, began)
        self.metrics.counts["answers"] += 1

    async def undo(self, live: LiveTable, seat: int, ply: int) -> None:
        """Take a seat's last answer back, by the engine's rule."""

        def plan() -> Planned:
            _now(live, ply)
            refusal = live.prompt(seat).undo_refusal
            if refusal is not None:
                raise UndoRefused(f"the last answer stays: {refusal}")
            before = live.table.copy()
            before.undo()
            return Change(live.id, live.version, {"asked": before.seat}, undo=before.ply), before

        await self.changes.make(live, plan)
        self.metrics.counts["undos"] += 1

    async def say_done(self, live: LiveTable, seat: int, ply: int) -> None:
        """A seat lets the game go on: its answers are not taken back any more."""

        def plan() -> Planned:
            _now(live, ply)
            if live.prompt(seat).kind == Kind.DONE:
                return Change(live.id, live.version, {"done": ply}), None
            if live.held is not None:
                raise Forbidden("only who answered last says Done", "answer/not-yours")
            return None, None  # said twice

        await self.changes.make(live, plan)

    def asked(self, live: LiveTable, seat: int, as_bot: bool = False) -> tuple[int, ...]:
        """What a seat may answer now; refuses when it may not answer."""
        self.playable(live)
        prompt = live.prompt(seat, as_bot=as_bot)
        if prompt.kind == Kind.ANSWER:
            return prompt.answers
        if prompt.kind == Kind.STAND_IN and prompt.seat == seat:
            raise Refused("a bot plays for you; take your seat back first", "answer/stand-in", 409)
        if prompt.kind == Kind.HELD and live.table.seat == seat:
            raise Refused("the last answer can still be taken back; wait for Done", "answer/wait", 409)
        raise Forbidden("it is not your question", "answer/not-yours")

    @staticmethod
    def playable(live: LiveTable) -> None:
        """Refuse a table that is only looked at."""
        if live.from_file:
            raise Refused("this game was opened from a file: it can be replayed, not played on", "table/saga", 409)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def set_at_once(self, live: LiveTable, seat: int, on: bool) -> None:
        """Whether a seat's turns end without Done."""
        self.playable(live)
        await self.changes.seat(live, seat, {"at_once": on})

    async def stand_in(self, live: LiveTable, by: int, seat: int, level: str | None) -> None:
        """Let a bot play for a seat, or take it back (`level` None)."""
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "human":
            raise Refused("there is no person's seat of that number", "seat/unknown", 404)
        if level is not None and level not in KNOWN:
            raise Refused(f"there is no bot {level[:40]!r}; there are {', '.join(KNOWN)}", "seat/level")
        if by != seat:
            host_only(live, by)
            if live.present(seat) and level is not None:
                raise Refused(
                    "that player is at the table; only an absent seat can be given to a bot", "seat/present", 409
                )
        self.playable(live)
        await self.changes.seat(live, seat, {"stand_in": level})
        log.info("stand-in", table=live.id, seat=seat, bot=level)


def _answered(live: LiveTable, seat: int, answer: str | int, as_bot: bool) -> Table:
    """The table after an answer; who gives one that is not possible is told why."""
    table, prompt = live.table, live.prompt(seat, as_bot=as_bot)
    following = table.copy()
    try:
        following.play(answer)
    except IllegalAnswer as error:
        meant = table.game.actions.text(table.game.actions.parse(answer) if isinstance(answer, str) else answer)
        told = Asked(table, prompt, seat)
        raise NotPossible(str(error), lambda lang: told.most_telling([meant], lang)) from None
    return following


def _now(live: LiveTable, ply: int) -> None:
    if ply != live.table.ply:
        raise StaleAnswer(f"that was about question {ply}; {STALE}")
