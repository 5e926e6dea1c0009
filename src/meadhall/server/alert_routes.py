"""Routes of alerts: what a seat asks for, the links in messages, and the script that shows what was pushed."""

from __future__ import annotations

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.state import SPECTATOR
from meadhall.pages import alert_links
from meadhall.server.alert_store import Alert
from meadhall.server.alerts import addresses
from meadhall.server.alerts.desk import Wish
from meadhall.server.described import described
from meadhall.server.errors import Forbidden, NotFound
from meadhall.server.house import hall_of
from meadhall.server.live_table import LiveTable
from meadhall.server.requests import address_of, asked, base_of, house, page, reader, table_of
from meadhall.server.statics import statics


class OneAlert(msgspec.Struct):
    """A way by which the own seat is told of its turns; not its address, for who has a webhook's can write there."""

    id: str
    way: str
    form: str
    where: str
    mark: str  # of the address: a browser knows its own by it
    confirmed: bool
    quiet: str | None
    most: int


class OwnAlerts(msgspec.Struct):
    """How the own seat is told of its turns, the ways that this hall has, and its key for push subscriptions."""

    ways: list[str]
    key: str
    alerts: list[OneAlert]


class Ended(msgspec.Struct):
    """An alert has ended."""

    off: bool = True


@described(OwnAlerts)
async def of_seat(request: Request) -> Response:
    """How the own seat is told of its turns, and what there is to ask for."""
    found, seat = await _own(request)
    alerts = hall_of(request).alerts
    mine = [_told(one) for one in await alerts.of(found, seat)]
    signed = alerts.delivery.signed
    return _json(OwnAlerts(alerts.offered, signed.public if signed is not None else "", mine))


@described(OneAlert, Wish, status=201)
async def add(request: Request) -> Response:
    """Have the own seat told of its turns; the same target again changes the rest."""
    found, seat = await _own(request)
    here, wish = house(request), await asked(request, Wish)
    here.limits.spend(address_of(request), "alert")
    held = {known for text in request.cookies.values() if (known := here.hall.seats.signer.read(text))}
    return _json(
        _told(await hall_of(request).alerts.add(found, seat, wish, reader(request).lang, base_of(request), held)), 201
    )


@described(Ended)
async def end(request: Request) -> Response:
    """One of the own seat's alerts ends."""
    found, seat = await _own(request)
    alerts = hall_of(request).alerts
    mine = [one for one in await alerts.of(found, seat) if one.id == request.path_params["alert"]]
    if not mine:
        raise NotFound("your seat has no such alert; perhaps it is off already", "alert/unknown")
    await alerts.end(mine)
    return _json(Ended())


async def off(request: Request) -> Response:
    """The link in every message. Programs open links to look what is behind them, so the page it leads to does it."""
    alerts = hall_of(request).alerts
    found = await alerts.linked("off", request.path_params["token"])
    if request.method == "POST":
        await alerts.end(found)
        return JSONResponse({"go": request.url.path})
    there = [one.table_id for one in found if not one.off]
    return page(request, alert_links.off(reader(request), request.url.path, bool(there), _table(found)))


async def yes(request: Request) -> Response:
    """The link in the mail to an address that nobody has confirmed yet."""
    alerts = hall_of(request).alerts
    found = await alerts.linked("yes", request.path_params["token"])
    if request.method == "POST":
        if all(one.off for one in found):
            raise NotFound("that alert is off; ask for it again at the table", "alert/unknown")
        await alerts.confirm(found)
        return JSONResponse({"go": request.url.path})
    open_ = [one for one in found if not one.off]
    state = "gone" if not open_ else "yes" if all(one.confirmed for one in open_) else "asks"
    return page(request, alert_links.confirm(reader(request), request.url.path, state, _table(found)))


async def worker(_: Request) -> Response:
    """The script that shows what was pushed; it stands at the root, for it is there for every page."""
    file = statics()["push-worker.js"]
    return Response(file.body, media_type=file.type, headers={"cache-control": "no-cache", "etag": file.tag})


async def _own(request: Request) -> tuple[LiveTable, int]:
    found, seat = await table_of(request)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    return found, seat


def _table(alerts: list[Alert]) -> str | None:
    return alerts[0].table_id if len({one.table_id for one in alerts}) == 1 else None


def _json(told: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(told), status, media_type="application/json")


def _told(alert: Alert) -> OneAlert:
    """An alert for its owner's page."""
    if alert.way == "mail":
        name, _, domain = alert.target.partition("@")
        where = f"{name[0]}…@{domain}"
    else:
        where = addresses.read(alert.target, local=True).host
    mark = hashlib.sha256(alert.target.encode()).hexdigest()[:16]
    return OneAlert(alert.id, alert.way, alert.form, where, mark, alert.confirmed, alert.quiet, alert.most)
