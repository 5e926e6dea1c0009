"""The door: every answer, undo, Done and change of a seat goes through it, whoever asks and by whatever way."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import structlog

from meadhall.engine.errors import IllegalAnswer, StaleAnswer, UndoRefused
from meadhall.engine.prompt import Kind
from meadhall.engine.table import Table
from meadhall.pages.model import BELL
from meadhall.pages.why import Asked
from meadhall.server.changes import STALE, Changes, Planned
from meadhall.server.errors import Forbidden, NotPossible, Refused
from meadhall.server.keeper import Change
from meadhall.server.links import Links, host_only
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.room import Room
from meadhall.server.thinkers import KNOWN

DAY = 24 * 3600.0

log = structlog.get_logger("door")


class Door:
    """What a seat may do, checked by its prompt and carried out."""

    def __init__(self, changes: Changes, metrics: Metrics, links: Links | None = None) -> None:
        self.changes, self.metrics = changes, metrics
        self.links = links or Links(changes)
        self.room: Room  # the hall brings it

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
        await self.answers(live, seat, ply, (answer,), version, as_bot=as_bot)

    async def answers(
        self,
        live: LiveTable,
        seat: int,
        ply: int,
        answers: Sequence[str | int],
        version: int | None = None,
        *,
        as_bot: bool = False,
    ) -> None:
        """The same with several in a row, the first to question `ply`: one gesture, done whole or not at all."""
        began = time.perf_counter()

        def plan() -> Planned:
            table = live.table
            if ply != table.ply or (version is not None and version != live.version):
                raise StaleAnswer(f"that was an answer to question {ply}; {STALE}")
            self.asked(live, seat, as_bot)
            following = _answered(live, seat, answers, as_bot)
            given = [table.game.actions.text(move.action) for move in following.moves[ply:]]
            values = _stands(following)
            rung = {} if as_bot or not live.rung() else {seat: {"asks": live.seats[seat].asked_when}}
            return Change(live.id, live.version, values, given, ply, seat, seats=rung), following

        await self.changes.make(live, plan, began)
        self.metrics.counts["answers"] += len(answers)

    async def undo(self, live: LiveTable, seat: int, ply: int) -> None:
        """Take a seat's last gesture back, by the engine's rule: one answer, or all that were given together."""

        def plan() -> Planned:
            _now(live, ply)
            refusal = live.prompt(seat).undo_refusal
            if refusal is not None:
                raise UndoRefused(f"the last answer stays: {refusal}")
            before = live.table.copy()
            before.undo(live.gesture)
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
        if not live.begun:
            raise Refused("the game has not begun; its people wait for each other", "table/waiting", 409)
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
        if live.closed:
            text = "whoever runs this hall has closed this table: it can be read, not played on"
            raise Refused(text, "table/ended", 409)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def set_at_once(self, live: LiveTable, seat: int, on: bool) -> None:
        """Whether a seat's turns end without Done."""
        self.playable(live)
        await self.changes.seat(live, seat, {"at_once": on})

    async def set_asks(self, live: LiveTable, seat: int, when: str | None, bell: bool | None) -> None:
        """When a seat wants to be asked between turns, and whether the next window rings."""
        self.playable(live)
        place = live.seats[seat]
        rings = place.rings if bell is None else bell
        await self.changes.seat(live, seat, {"asks": (when or place.asked_when) + (BELL if rings else "")})

    async def rest(self, live: LiveTable, seat: int, days: int) -> None:
        """A seat goes on holiday for some of the days that were agreed, or comes back; what is left of them stays its
        own. Everybody sees it.
        """
        self.playable(live)
        place, now = live.seats[seat], self.links.clock()
        taken = place.rested - max(0, int(((place.rests_until or now) - now) // DAY))
        if days > live.rests - taken:
            said = f"{live.rests} days of rest were agreed, and you have {live.rests - taken} left"
            raise Refused(said, "seat/no-rest", 409, {"agreed": live.rests, "left": live.rests - taken})
        until = now + days * DAY if days else None
        await self.changes.seat(live, seat, {"rests_until": until, "rested": taken + days})

    async def pass_on(self, live: LiveTable, seat: int, ply: int, version: int) -> None:
        """The table passes for a seat that does not want to be asked. Where that follows an answer of its own it
        belongs to it: both are taken back together.
        """

        def plan() -> Planned:
            given = live.passes()
            if (ply, version, seat) != (live.table.ply, live.version, live.table.seat) or given is None:
                return None, None
            following = live.table.copy()
            following.play(given)
            moves = live.table.moves
            joins = bool(moves) and moves[-1].seat == seat and live.table.undo_refusal() is None
            return Change(live.id, live.version, _stands(following), [given], ply, seat, joins=joins), following

        await self.changes.make(live, plan)

    async def stand_in(self, live: LiveTable, by: int, seat: int, level: str | None) -> None:
        """Let a bot play for a seat, or take it back (`level` None)."""
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind == "bot":
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
        if live.daily is not None and level is not None:
            raise Refused("a daily deal is played by hand: no bot can take this seat", "daily/by-hand", 409)
        await self.changes.seat(live, seat, {"stand_in": level})
        log.info("stand-in", table=live.id, seat=seat, bot=level)


def _stands(table: Table) -> dict[str, Any]:
    """What the store is told of a table after an answer."""
    return {"asked": table.seat, "over": table.over} | ({"winners": table.winners()} if table.over else {})


def _answered(live: LiveTable, seat: int, answers: Sequence[str | int], as_bot: bool) -> Table:
    """The table after some answers; who gives one that is not possible is told which, and why."""
    prompt = live.prompt(seat, as_bot=as_bot)
    following = live.table.copy()
    for number, answer in enumerate(answers, 1):
        if number > 1:
            _still_asked(following, seat, number, len(answers))
            prompt = following.prompt(seat)
        try:
            following.play(answer)
        except IllegalAnswer as error:
            raise _not_possible(
                Asked(following, prompt, seat), answer, f"{_nth(number, len(answers))}{error}"
            ) from None
    return following


def _not_possible(asked: Asked, answer: str | int, text: str) -> NotPossible:
    actions = asked.game.actions
    meant = actions.text(actions.parse(answer) if isinstance(answer, str) else answer)
    return NotPossible(text, lambda lang: asked.most_telling([meant], lang))


def _still_asked(following: Table, seat: int, number: int, of: int) -> None:
    """Refuse answers to a question that the seat was not sure to meet: whoever is asked first, or what is drawn, may
    change it, and nobody decides about what was not seen yet.
    """
    barrier = following.undo_refusal()
    if following.seat != seat:
        barrier = "the game is over then" if following.over else "another seat is asked first"
    if barrier is not None:
        raise Refused(f"{_nth(number, of)}it cannot be given yet: {barrier}", "answer/too-far", 409)


def _nth(number: int, of: int) -> str:
    return f"answer {number} of {of}, so none was given: " if of > 1 else ""


def _now(live: LiveTable, ply: int) -> None:
    if ply != live.table.ply:
        raise StaleAnswer(f"that was about question {ply}; {STALE}")
