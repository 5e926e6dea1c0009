"""Plans: answers that a seat prepared before its turn, and gets given when their questions come.

A plan is nobody else's business: it stands in a row of its own, so no version goes up and no page of another seat is
pushed when it is made, changed or set aside. When its question has come, the answer follows after some seconds that
hang on the table, its version and a secret of the store, never on what was planned or on how sure it was. Each process
counts them from its own look that found the question: no clock of another one, nor of the day, is asked.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import structlog

from meadhall.bots.ahead import Step, Unfit, ahead, fitting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import COLOURS, AnyGame
from meadhall.engine.prompt import Kind
from meadhall.engine.state import State
from meadhall.pages import plan as drawn
from meadhall.pages.model import Plan
from meadhall.server.door import Door
from meadhall.server.errors import NotKept, Refused
from meadhall.server.keeper import reason
from meadhall.server.live_table import LiveTable
from meadhall.server.plan_rows import PlanKeeper, PlanRow, Waiting
from meadhall.server.tables import Tables
from meadhall.server.tokens import Signer

LONGEST = 8  # answers
SOONEST, LATEST = 4.0, 20.0  # seconds after its question that an answer is given
GIVING = "giving"  # why a plan waits while its answer is given
MOST = 100  # answers given in a round

log = structlog.get_logger("plans")


class Plans:
    """Keeps the seats' plans and gives their answers."""

    def __init__(
        self, tables: Tables, door: Door, rows: PlanKeeper, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tables, self.door, self.rows, self.clock = tables, door, rows, clock
        self._since: dict[
            Waiting, float
        ] = {}  # when this process first saw a question that a plan answers, or tried it
        self.signer: Signer  # once the store is open

    # -- what its player does ----------------------------------------------------------------------------------------

    async def of(self, live: LiveTable, seat: int) -> Plan | None:
        """A seat's own plan."""
        row = await self.rows.read(live.id, seat)
        return row.plan if row is not None and row.nonce == live.seats[seat].nonce else None

    def look(self, live: LiveTable, seat: int, steps: Sequence[Step], lang: str, course: int = 0) -> dict[str, Any]:
        """The question that may follow some planned answers, with what could be answered then; another `course` of
        play may lead to another one.
        """
        self._check(live, seat)
        known = self._read(live.table.game, steps)
        try:
            view = ahead(live.table.game, live.table.view(seat), seat, known, drawn.seed(live.table.ply, course))
        except Unfit as unfit:
            if unfit.at < len(known):
                said = f"step {unfit.at + 1} ({known[unfit.at].answer}) does not fit what may come before it"
                raise Refused(said, "plan/unfit", 409, {"step": unfit.at + 1}) from None
            raise Refused("the game may be over before you are asked again", "plan/over", 409) from None
        return drawn.question(live, seat, view, lang)

    async def make(self, live: LiveTable, seat: int, steps: Sequence[Step], ask_if: Sequence[str]) -> Plan:
        """Keep a plan instead of the one before; without steps there is none."""
        self._check(live, seat)
        known = self._read(live.table.game, steps)
        unknown = [one for one in ask_if if one not in drawn.ASK_IF]
        if unknown:
            said = f"a plan asks if {' or '.join(drawn.ASK_IF)} changed, not {unknown[0][:20]!r}"
            raise Refused(said, "plan/ask-if")
        plan = Plan(tuple(known), tuple(dict.fromkeys(ask_if)))
        row = PlanRow(live.id, seat, live.seats[seat].nonce, plan, self._marks(live, seat, plan))
        await self._keep(live, row if known else row.emptied())
        return plan

    def _check(self, live: LiveTable, seat: int) -> None:
        self.door.playable(live)
        kind = live.prompt(seat).kind
        if not live.begun or kind == Kind.OVER:
            raise Refused("only a game that is being played can be planned", "plan/not-now", 409)
        if kind == Kind.ANSWER:
            raise Refused("it is your question: answer it, then plan what follows", "plan/asked", 409)
        if kind == Kind.STAND_IN:
            raise Refused("a bot plays for you; take your seat back first", "answer/stand-in", 409)

    @staticmethod
    def _read(game: AnyGame, steps: Sequence[Step]) -> list[Step]:
        if len(steps) > LONGEST:
            raise Refused(
                f"a plan has {LONGEST} answers at most, not {len(steps)}", "plan/long", figures={"most": LONGEST}
            )
        for step in steps:
            if step.question not in game.questions:
                raise Refused(f"{game.name} never asks {step.question[:20]!r}", "plan/question")
            game.actions.parse(step.answer)
        return list(steps)

    async def _keep(self, live: LiveTable, row: PlanRow, instead_of: PlanRow | None = None) -> bool:
        try:
            return await self.rows.write(row, instead_of)
        except Exception as error:
            log.error("plan not kept", table=live.id, reason=reason(error))
            raise NotKept("the plan could not be kept; the store cannot be written just now, try again") from None

    # -- giving ------------------------------------------------------------------------------------------------------

    async def give_due(self) -> None:
        """Give the answers whose time has come, at any table of the store. What cannot be given now is tried after
        another pause, so nothing waits behind it.
        """
        now = self.clock()
        self._since = {one: self._since.get(one, now) for one in await self.rows.waiting()}
        due = sorted((since, one) for one, since in self._since.items() if now - since >= self._pause(one))
        for since, one in due[:MOST]:
            self._since[one] = now
            live, row = await self.tables.tried(one.table), await self.rows.read(one.table, one.seat)
            if live is None or live.version != one.version or row is None or row.plan.stopped:
                continue
            try:
                await self._go(live, row)
            except NotKept:
                self._since[one] = since
                return
            except MeadhallError as error:  # the table moved on, or was closed
                log.info("plan waits", table=live.id, reason=str(error))

    def _pause(self, one: Waiting) -> float:
        lot = int(self.signer.derived(f"plan {one.table} {one.version}")[:8], 16) / 0xFFFFFFFF
        return SOONEST + lot * (LATEST - SOONEST)

    async def _go(self, live: LiveTable, row: PlanRow) -> None:
        """Give what of a plan can be given now; what is left waits for the next question, or for its player."""
        seat = row.seat
        if row.nonce != live.seats[seat].nonce:
            await self._keep(live, row.emptied(), row)  # somebody else's by now
            return
        while row.plan.steps and live.prompt(seat).kind == Kind.ANSWER:
            why = self._stops(live, row)
            if why:
                await self._keep(live, row.with_plan(row.plan.stop(why)), row)
                return
            left = await self._give(live, row)
            if left is None:
                return
            row = left
        if not row.plan.steps and live.prompt(seat).kind == Kind.DONE:
            await self.door.say_done(live, seat, live.table.ply)

    async def _give(self, live: LiveTable, row: PlanRow) -> PlanRow | None:
        """Give the next answer of a plan, and what is left of it. Before, the row says so: no other process gives it
        too, and should this one end meanwhile the plan waits for its player. None: it is another plan by now.
        """
        plan, table, version = row.plan, live.table, live.version
        giving = row.with_plan(plan.stop(GIVING))
        if not await self._keep(live, giving, row):
            return None
        try:
            live.attendance.look()  # bots that follow are to find their turn
            await self.door.answer(live, row.seat, table.ply, plan.steps[0].answer, version)
        except MeadhallError:
            await self._keep(live, row, giving)
            raise
        rest = plan.after_one()
        left = row.with_plan(rest, self._marks(live, row.seat, rest))
        return left if await self._keep(live, left if rest.steps else left.emptied(), giving) else None

    def _stops(self, live: LiveTable, row: PlanRow) -> str:
        """Why a plan's next answer is not given: what changed, `question` or `possible`; "" where it is given."""
        game, view, step = live.table.game, live.table.view(row.seat), row.plan.steps[0]
        now = self._marks(live, row.seat, row.plan)
        for name in row.plan.ask_if:
            if row.marks.get(name) != now[name]:
                return name
        if game.question(view) != step.question:
            return "question"
        return "" if fitting(game, view, step) is not None else "possible"

    @staticmethod
    def _marks(live: LiveTable, seat: int, plan: Plan) -> dict[str, str]:
        """What the seat wants to be asked about when it changes, as short texts that tell it apart."""
        game, view = live.table.game, live.table.view(seat)
        found: dict[str, Callable[[], object]] = {
            "mine": lambda: list(own_things(game, view, seat)),
            "points": lambda: [int(view.points(one)) for one in range(live.table.seats)],
        }
        return {name: _digest(found[name]()) for name in plan.ask_if}


def own_things(game: AnyGame, view: State, seat: int) -> Iterator[object]:
    """All of a position that is a seat's own: what stands under its name, and what names it as owner."""
    names = COLOURS[: view.seats]
    position = game.position(view, names)
    for key, value in position.items():
        if isinstance(value, (Mapping, list)):  # whose turn it is and the like is nobody's
            yield from _named(value, names[seat], key)


def _named(value: object, name: str, way: str) -> Iterator[object]:
    if isinstance(value, Mapping):
        if name in value:
            yield [way, value[name]]
        elif name in value.values():
            yield [way, dict(value)]
        else:
            for key, below in value.items():
                yield from _named(below, name, f"{way}.{key}")
    elif isinstance(value, list):
        for one in value:
            yield from _named(one, name, way)
    elif isinstance(value, str) and name in value.replace("/", "-").split("-"):
        yield [way, value]


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:16]
