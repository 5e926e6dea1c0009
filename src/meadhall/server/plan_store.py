"""Where plans are kept: a row a seat, apart from the table's own, whose version they never touch."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from meadhall.bots.ahead import Step
from meadhall.pages.model import Plan
from meadhall.server.plan_rows import PlanRow, Waiting
from meadhall.server.schema import plans, tables
from meadhall.server.store import Store


class PlanStore:
    """Reads and writes plans, through the writer of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, row: PlanRow, instead_of: PlanRow | None = None) -> bool:
        """Keep a plan in the place of the one before; one without steps goes. Where that must be `instead_of` a certain
        one and is not any more, nothing is written: False.
        """
        of = (plans.c.table_id == row.table, plans.c.seat == row.seat)
        kept: list[bool] = []

        def work(connection: sa.Connection) -> None:
            if instead_of is not None:
                found = connection.execute(sa.select(plans).where(*of).with_for_update()).first()
                kept.append(found is not None and _row(found) == instead_of)
                if not kept[-1]:
                    return
            connection.execute(sa.delete(plans).where(*of))
            if row.plan.steps:
                connection.execute(sa.insert(plans), _values(row))

        await self.store.write(work)
        return not kept or kept[-1]

    async def read(self, table: str, seat: int) -> PlanRow | None:
        """A seat's plan."""
        query = sa.select(plans).where(plans.c.table_id == table, plans.c.seat == seat)
        found = await self._all(query)
        return _row(found[0]) if found else None

    async def waiting(self) -> list[Waiting]:
        """The questions that have come and are answered by a plan."""
        row = tables.c
        query = (
            sa.select(row.id, row.asked, row.version)
            .join(plans, sa.and_(row.id == plans.c.table_id, row.asked == plans.c.seat))
            .where(row.over.is_(False), plans.c.stopped == "")
        )
        return [Waiting(found.id, found.asked, found.version) for found in await self._all(query)]

    async def _all(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        def work() -> list[sa.Row[Any]]:
            with self.store.engine.connect() as connection:
                return list(connection.execute(query).all())

        return await self.store.apart(work)


def _values(row: PlanRow) -> dict[str, Any]:
    plan = row.plan
    steps = [list(step) for step in plan.steps]
    return {
        "table_id": row.table, "seat": row.seat, "nonce": row.nonce, "steps": steps, "ask_if": list(plan.ask_if),
        "marks": dict(row.marks), "stopped": plan.stopped,
    }  # fmt: skip


def _row(found: sa.Row[Any]) -> PlanRow:
    steps = tuple(Step(question, answer) for question, answer in found.steps)
    plan = Plan(steps, tuple(found.ask_if), found.stopped)
    return PlanRow(found.table_id, found.seat, found.nonce, plan, found.marks)
