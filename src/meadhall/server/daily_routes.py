"""Routes of the daily deal: its page, playing it, and the same for programs."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.bots.par import RIVAL
from meadhall.pages import daily as daily_page
from meadhall.pages.daily import Daily, Result
from meadhall.server import replies
from meadhall.server.dailies import SHOWN
from meadhall.server.daily_players import COOKIE, named, own, player_of
from meadhall.server.described import LANG, described
from meadhall.server.errors import Refused
from meadhall.server.page_routes import own_name
from meadhall.server.requests import (
    address_of,
    asked,
    base_of,
    house,
    keep,
    looked,
    page,
    reader,
    set_cookie,
)

DAYS = 7  # that are listed

DAY = {"day": "an earlier day, as 2026-11-18; today by UTC if none is named"}


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """{"day": "2026-11-18", "name": "Ada", "practice": false}, each of them if it matters."""

    day: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    practice: bool | Literal["yes", "no"] = False


@described(replies.Sat, Wanted, status=201)
async def daily(request: Request) -> Response:
    """The page of the daily deal; and playing it: the first try, or a practice once that is over."""
    if request.method == "GET":
        told = await _told(request, request.query_params.get("day"))
        return page(request, daily_page.daily(reader(request), told))
    here, wish = house(request), await asked(request, Wanted)
    dailies = here.hall.dailies
    deal, player = dailies.deal(wish.day), player_of(request)
    before = (await dailies.tries(player)).get(deal.day.isoformat())
    practice = wish.practice in (True, "yes") and before is not None
    if practice and before is not None and before.ended is None:
        raise Refused("finish your first try of that day before you practise", "daily/running", 409)
    here.limits.spend(address_of(request), "set-up")
    name = wish.name.strip() or (before.name if before is not None else "") or own_name(request, deal.seat)
    value = request.cookies[COOKIE] if player is not None else secrets.token_hex(16)
    if practice:
        found = await dailies.practice(deal, name)
    else:
        found = await dailies.first(deal, player or named(request, value), name)
    looked(request, found)
    seat = found.host()
    token = here.hall.seats.token(found, seat)
    response = JSONResponse({"go": f"/t/{found.id}", "table": found.id, "seat": seat, "token": token}, 201)
    set_cookie(request, response, COOKIE, value)
    return keep(request, response, found, token)


@described(replies.DailyDeal, query={**DAY, **LANG})
async def as_json(request: Request) -> Response:
    """The daily deal of today, or of an earlier day: how it is dealt, par by level, and results of this hall."""
    told = await _told(request, request.query_params.get("day"))
    deal, mine = told.deal, told.mine
    made = {
        "day": deal.day.isoformat(), "today": told.now.isoformat(), "game": deal.game, "rules": deal.rules,
        "components": deal.components, "options": dict(deal.options), "seats": deal.seats, "seat": deal.seat,
        "seed": deal.seed, "mark": deal.mark, "rival": RIVAL,
        "par": {level: score._asdict() for level, score in told.par.items()},
        "results": [{"name": one.name, "points": one.points, "place": one.place, "late": one.late}
                    for one in told.results],
        "you": None if mine is None else {"over": mine.over, "late": mine.late, "points": mine.points,
                                          "place": mine.place},
    }  # fmt: skip
    return JSONResponse(made)


async def _told(request: Request, day: str | None) -> Daily:
    hall, player = house(request).hall, player_of(request)
    dailies = hall.dailies
    deal = dailies.deal(day)
    rows = await dailies.tries(player)
    tries = await own(request, rows)
    results = [
        Result(row.name, row.points, row.place or 0, row.late, row.player == player)
        for row in await dailies.keeper.of_day(deal.day.isoformat(), SHOWN)
        if row.points is not None
    ]
    name = next((row.name for row in rows.values()), "")
    return Daily(
        deal, dailies.today(), tries.get(deal.day.isoformat()), await hall.pars.of(deal, address_of(request)), results,
        dailies.earlier(DAYS), tries, base_of(request), name,
    )  # fmt: skip
