"""A seat's plan as a row, and who keeps such rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from meadhall.pages.model import Plan


@dataclass(frozen=True)
class PlanRow:
    """A seat's plan, for whoever holds the seat by that nonce; `marks` tell what it looked at when it was made."""

    table: str
    seat: int
    nonce: str
    plan: Plan
    marks: Mapping[str, str] = field(default_factory=dict)

    def emptied(self) -> PlanRow:
        """No plan."""
        return replace(self, plan=Plan())

    def with_plan(self, plan: Plan, marks: Mapping[str, str] | None = None) -> PlanRow:
        """The same seat's with another plan."""
        return replace(self, plan=plan, marks=self.marks if marks is None else marks)


class Waiting(NamedTuple):
    """A question that a plan answers: whose it is, and at which version of the table."""

    table: str
    seat: int
    version: int


class PlanKeeper(Protocol):
    """Reads and writes plans."""

    async def write(self, row: PlanRow, instead_of: PlanRow | None = None) -> bool:
        """Keep a plan in the place of the one before; one without steps goes. Where that must be `instead_of` a certain
        one and is not any more, nothing is written: False.
        """

    async def read(self, table: str, seat: int) -> PlanRow | None:
        """A seat's plan."""

    async def waiting(self) -> list[Waiting]:
        """The questions that have come and are answered by a plan, but those whose plan waits for its player."""
