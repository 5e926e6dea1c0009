"""Where plans are kept: a row a seat, apart from the table's own, whose version they never touch."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from meadhall.bots.ahead import Step
from meadhall.pages.model import Plan
from meadhall.server.plan_rows import PlanRow
from meadhall.server.schema import plans, tables
from meadhall.server.store import Store


class PlanStore:
    """Reads and writes plans, through the writer of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, row: PlanRow) -> None:
        """Keep a plan in the place of the one before; one without steps goes."""
        of = (plans.c.table_id == row.table, plans.c.seat == row.seat)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(plans).where(*of))
            if row.plan.steps:
                connection.execute(sa.insert(plans), _values(row))

        await self.store.write(work)

    async def read(self, table: str, seat: int) -> PlanRow | None:
        """A seat's plan."""
        query = sa.select(plans).where(plans.c.table_id == table, plans.c.seat == seat)
        found = await asyncio.to_thread(self._all, query)
        return _row(found[0]) if found else None

    async def due(self, before: float, most: int) -> list[tuple[PlanRow, float]]:
        """Plans whose seat has been asked since before then, with when that was, the longest waiting first."""
        row = tables.c
        query = (
            sa.select(plans, row.touched)
            .join(tables, sa.and_(row.id == plans.c.table_id, row.asked == plans.c.seat))
            .where(row.over.is_(False), row.touched <= before, plans.c.stopped == "")
            .order_by(row.touched)
            .limit(most)
        )
        return [(_row(found), float(found.touched)) for found in await asyncio.to_thread(self._all, query)]

    def _all(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        with self.store.engine.connect() as connection:
            return list(connection.execute(query).all())


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
