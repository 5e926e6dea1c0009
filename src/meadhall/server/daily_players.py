"""Who plays daily deals, without accounts: a browser, known again by a cookie that opens nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.requests import Request

from meadhall.engine.daily import Deal
from meadhall.pages.daily import Mine
from meadhall.server.daily_rows import Try
from meadhall.server.requests import house

COOKIE = "daily"
_VALUE = re.compile(r"[0-9a-f]{32}", re.ASCII)


def player_of(request: Request) -> str | None:
    """Who asks, as results know them; None for who has never played one."""
    value = request.cookies.get(COOKIE, "")
    return named(request, value) if _VALUE.fullmatch(value) else None


def named(request: Request, value: str) -> str:
    """What results call the browser with that cookie: it cannot be made from it."""
    return house(request).hall.seats.signer.derived(f"daily {value}")[:32]


async def todays(request: Request) -> tuple[Deal, Mine | None]:
    """Today's deal, and the caller's try of it."""
    dailies, player = house(request).hall.dailies, player_of(request)
    deal = dailies.deal()
    row = (await dailies.tries(player)).get(deal.day.isoformat())
    return deal, None if row is None else (await own(request, {row.day: row}))[row.day]


async def own(request: Request, rows: Mapping[str, Try]) -> dict[str, Mine]:
    """First tries as pages tell them, by day."""
    there = await house(request).hall.store.entries([row.at_table for row in rows.values()])
    return {
        day: Mine(
            row.at_table if row.at_table in there else None, row.ended is not None, row.late, row.points, row.place
        )
        for day, row in rows.items()
    }
