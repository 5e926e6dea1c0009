"""The pages' routes."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meadhall.bots import LEVELS
from meadhall.engine.errors import listed
from meadhall.engine.game import COLOURS, AnyGame
from meadhall.engine.registry import games
from meadhall.engine.scene_link import unpack
from meadhall.engine.state import SPECTATOR
from meadhall.look import at
from meadhall.pages import daily as daily_page
from meadhall.pages import front, joining, one_device, waiting
from meadhall.pages import rules as rules_pages
from meadhall.pages import setup as setting_up
from meadhall.pages import stage as stage_page
from meadhall.pages import table as table_page
from meadhall.pages.frame import earlier, frame, replayed
from meadhall.pages.front import Card, Person
from meadhall.pages.games import readable
from meadhall.pages.model import USUAL
from meadhall.pages.parts import parts
from meadhall.pages.words import words
from meadhall.server import replies, tokens
from meadhall.server.daily_players import todays
from meadhall.server.described import described
from meadhall.server.drawing import Draw
from meadhall.server.errors import Forbidden, NotFound, Refused
from meadhall.server.listed import Entry, Occupant
from meadhall.server.rate_limits import is_here
from meadhall.server.requests import (
    address_of,
    asked,
    base_of,
    eye_of,
    forget_cookie,
    game_of,
    house,
    keep,
    looked,
    page,
    ply_of,
    reader,
    set_up,
    table_of,
    working,
)
from meadhall.server.results import Standing
from meadhall.server.seating import usual_hints
from meadhall.server.seats import free
from meadhall.server.sharing import Sharing
from meadhall.server.tables import ID

MOST = 100  # seats of a browser that are looked up
REMEMBERED = 60  # and kept
A_DAY = 24 * 3600
OFFERED = 6  # tables to watch on the front page


class Typed(msgspec.Struct):
    """What somebody typed or pasted."""

    code: str = ""


class Shared(msgspec.Struct):
    """Whether others may come in."""

    on: Literal["yes", "no"]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What another game is dealt."""

    deal: Literal["new", "same"] = "new"


class Named(msgspec.Struct):
    """Who sits down, and where, if it matters."""

    name: str | None = None
    seat: str | int | None = None
    program: bool = False  # shown as a program to all at the table


async def lobby(request: Request) -> Response:
    """The front page."""
    hall, read = house(request).hall, reader(request)
    ids = [key for key in tokens.tables_of(request.cookies) if ID.fullmatch(key)][:MOST]
    seats: dict[str, int] = {}
    gone: list[str] = []  # of this hall; other halls of this machine keep theirs in the same jar
    found = await hall.store.entries(ids)
    for key in ids:
        signed = hall.seats.signer.read(request.cookies[tokens.COOKIE + key])
        if signed is None or signed[0] != key:
            continue
        if key not in found:
            gone.append(key)
            continue
        seats[key] = signed[1]
    own = sorted((found[key] for key in seats), key=lambda one: (one.over, one.asked != seats[one.id], -one.touched))
    others = await hall.store.to_watch(time.time() - A_DAY, ids, OFFERED)
    people = await hall.store.people([one.id for one in (*own, *others)])
    own = [one for one in own if not _hidden(people[one.id], seats[one.id])]
    results = house(request).results
    await results.learn([one.id for one in own[:REMEMBERED] if one.over], lambda: working(request))
    mine = [_card(one, seats[one.id], people[one.id], results.now(one.id, seats[one.id])) for one in own]
    running = [_card(one, SPECTATOR, people[one.id]) for one in others]
    switch = _switch(request)
    shared, compiles = (switch.address, switch.on) if switch else None, house(request).changeover.coming
    today = daily_page.card(read, *await todays(request))
    response = page(request, front.lobby(read, mine, running, shared, compiles, today))
    for key in (*gone, *(card.id for card in mine[REMEMBERED:])):
        forget_cookie(response, tokens.COOKIE + key)
    return response


def _hidden(people: Sequence[Occupant], seat: int) -> bool:
    """Whether the player of a seat does not want to see the table."""
    return seat < len(people) and people[seat].hidden


def _switch(request: Request) -> Sharing | None:
    """The switch that lets others in, for who sits at the machine."""
    return house(request).sharing if is_here(address_of(request)) else None


async def share(request: Request) -> Response:
    """Let others in the local network come in, or no longer."""
    switch, wish = _switch(request), await asked(request, Shared)
    if switch is None:
        raise Forbidden("only who sits at the machine of the hall can share it", "share/not-here")
    await switch.switch(wish.on == "yes")
    return JSONResponse({"go": "/"})


def _card(entry: Entry, seat: int, people: Sequence[Occupant], now: Standing | None = None) -> Card:
    told = [Person(one.name, one.level if one.kind == "bot" else "") for one in people]
    return Card(
        entry.id,
        entry.game,
        entry.name,
        seat,
        entry.asked,
        entry.over,
        entry.touched,
        told,
        now.points if now else (),
        now.winners if now else (),
        entry.begun,
        alone=all(one.kind == "bot" or number == seat or not one.joined for number, one in enumerate(people)),
        known=entry.known,
        daily=entry.daily["day"] if entry.daily else "",
    )


async def rules(request: Request) -> Response:
    """The rules of a game to read."""
    name = request.path_params["game"]
    if name not in games():
        raise NotFound(f"there is no game {name[:40]!r}; there are {listed(games())}", "game/unknown")
    game = house(request).hall.shelf.game(name)
    if not readable(game):
        raise NotFound(f"the game {game.name} brings no rules to read", "learn/unknown")
    with working(request):
        return page(request, rules_pages.rules(reader(request), game))


async def all_rules(request: Request) -> Response:
    """The games that have rules to read."""
    return page(request, rules_pages.shelf(reader(request)))


async def setup(request: Request) -> Response:
    """The set-up page of a game, and what it sends."""
    game = game_of(request)
    if request.method == "GET":
        return page(request, setting_up.setup(reader(request), game, "bots" in request.query_params))
    hall, wish = house(request).hall, _wish(request, game, await asked(request, dict[str, str]))
    found = await set_up(request, wish)
    response = JSONResponse({"go": f"/t/{found.id}"}, 201)
    host = found.host()
    return response if host == SPECTATOR else keep(request, response, found, hall.seats.token(found, host))


def _wish(request: Request, game: AnyGame, form: Mapping[str, str]) -> dict[str, Any]:
    """What the set-up page sends, as a program would ask for it."""
    seats = []
    for k in range(_number(form.get("number", ""), 2)):
        kind, _, level = form.get(f"kind-{k}", "").partition(":")
        name = form.get(f"name-{k}", "") or (own_name(request, k) if kind != "bot" else "")
        seat: dict[str, Any] = {"kind": kind, "name": name, "at_once": form.get("at_once") == "yes"}
        if kind == "friend" and not form.get(f"name-{k}"):
            seat["free"] = True
        seats.append({**seat, "level": level} if level else seat)
    kinds = {str(seat["kind"]) for seat in seats}
    wish: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "options": {name.removeprefix("option-"): form[name] for name in form if name.startswith("option-")},
        "watch": form.get("watch") == "yes",
        "patience": _number(form.get("patience", ""), 6),
        "rests": _number(form.get("rests", ""), 2),
        "wait": "me" in kinds and bool({"friend", "program"} & kinds),
    }
    if "position" in form:
        wish["position"] = unpack(form["position"])
    if "from-table" in form:
        ply = _number(form.get("from-ply", ""), 6)
        wish["from"] = {"table": form["from-table"], "ply": ply, "dice": form.get("from-dice")}
    hints = form.get("hints", "usual")
    return wish if hints == "usual" else {**wish, "hints": {"yes": True, "no": False}.get(hints, hints)}


def _number(text: str, digits: int) -> int:
    return int(text) if text.isdecimal() and len(text) <= digits else 0


def own_name(request: Request, seat: int) -> str:
    """What a person without a name is called: the colour."""
    return words(reader(request).lang)(f"page-colour-{COLOURS[seat % len(COLOURS)]}")


async def go(request: Request) -> Response:
    """From what somebody typed or pasted to its page."""
    code = (await asked(request, Typed)).code.strip()
    try:
        path = urlsplit(code).path if "/" in code else f"/t/{code.lower()}"
    except ValueError:
        raise NotFound("that is neither the link nor the name of a table", "table/unknown") from None
    kind, _, rest = path.removeprefix(at("")).lstrip("/").partition("/")
    hall = house(request).hall
    if kind == "join":
        await hall.seats.invited(rest)
        return JSONResponse({"go": f"/join/{rest}"})
    found = await hall.tables.find(rest.partition("/")[0])
    return JSONResponse({"go": f"/t/{found.id}"})


@described(replies.Sat, Named)
async def join(request: Request) -> Response:
    """An invitation, and sitting down by it."""
    hall, token = house(request).hall, request.path_params["token"]
    if request.method == "GET":
        found = await hall.seats.invited(token)
        await hall.seats.open(found, token)
        seats = free(found) if hall.seats.is_link(found, token) else [hall.seats.invited_to(found, token)]
        if all(found.seats[seat].kind == "program" for seat in seats) and seats:
            return page(request, joining.for_a_program(reader(request), found, f"{base_of(request)}/join/{token}"))
        return page(request, joining.invitation(reader(request), found, seats, token))
    wish = await asked(request, Named)
    house(request).limits.spend(address_of(request), "join")
    wished = int(wish.seat) if isinstance(wish.seat, int) or (wish.seat and wish.seat in "0123456789") else None
    found, seat, fresh = await hall.seats.join(token, wish.name, wished, program=wish.program)
    looked(request, found)
    reply = JSONResponse({"go": f"/t/{found.id}", "table": found.id, "seat": seat, "token": fresh})
    return keep(request, reply, found, fresh)


async def again(request: Request) -> Response:
    """The set-up page for another game at a table that is done: the same people, seated as the game says."""
    found, me = await table_of(request)
    if not found.finished:
        raise Refused("this game is not over yet; another one can be set up when it is", "table/running", 409)
    game = found.table.game
    first, options = game.rematch(found.table.state, found.table.options)
    order = [(first + k) % found.table.seats for k in range(found.table.seats)]
    kinds = []
    for number in order:
        seat = found.seats[number]
        level = seat.level if seat.level in LEVELS else USUAL
        here = one_device.alone() and seat.kind == "human"
        kind = "me" if number == me or here else f"bot:{level}" if seat.kind == "bot" else _again(seat.kind)
        kinds.append((kind, "" if kind.startswith("bot:") else seat.name))
    hints = "usual" if found.hints == usual_hints(found.seats) else "yes" if found.hints else "no"
    return page(request, setting_up.setup(reader(request), game, False, setting_up.Again(kinds, options, hints)))


def _again(kind: str) -> str:
    """A person is a friend on the set-up page."""
    return "friend" if kind == "human" else kind


@described(replies.Moved, Wanted, status=201)
async def rematch(request: Request) -> Response:
    """Another game at once: begun, or joined where somebody at this table has begun it."""
    found, me = await table_of(request)
    deal, rematches = (await asked(request, Wanted)).deal, house(request).hall.rematches
    rematches.check(found, me)
    house(request).limits.spend(address_of(request), "set-up")
    new = looked(request, await rematches.begin(found, me, deal))
    token = await rematches.sit(found, me, new)
    return keep(request, JSONResponse({"go": f"/t/{new.id}", "table": new.id, "token": token}, 201), new, token)


async def table(request: Request) -> Response:
    """The table page."""
    found, seat = await table_of(request)
    if found.from_file:
        return Response(status_code=303, headers={"location": at(f"/t/{found.id}/replay?ply=0")})
    with working(request):
        hall, f = house(request).hall, frame(found, eye_of(request, seat, found))
        draw = Draw(hall.seats, hall.metrics)
        menu = draw.menu(found, f, base_of(request))
        if not found.begun:
            return page(request, waiting.waiting(reader(request), f, draw.links(found, f, base_of(request)), menu))
        return page(request, table_page.table(reader(request), f, menu))


async def replay(request: Request) -> Response:
    """The replay page, at a position."""
    found, seat = await table_of(request)
    eye = eye_of(request, seat, found)
    with working(request):
        f = replayed(found, earlier(found.table, ply_of(request, found)), eye)
        return page(request, table_page.replay(reader(request), f, found.finished or found.from_file))


async def replay_frame(request: Request) -> Response:
    """The parts of one position, for the replay page."""
    found, seat = await table_of(request)
    with working(request):
        then = earlier(found.table, ply_of(request, found))
        f = replayed(found, then, eye_of(request, seat, found))
        return JSONResponse({"ply": then.ply, "last": found.table.ply, "parts": parts(f)})


async def stage(request: Request) -> Response:
    """A scoring step by step, as the caller may see it."""
    found, seat = await table_of(request)
    text, scorings = request.query_params.get("number", ""), len(found.table.scored)
    with working(request):
        number = int(text) if text.isdecimal() and len(text) < 5 else 0
        made = stage_page.drawn(found, found.table, eye_of(request, seat, found), number) if number else None
        if made is None:
            there = f"there are 1 to {scorings}" if scorings else "there was none yet"
            raise NotFound(f"this table has no scoring {text[:20]!r}; {there}", "scoring/unknown")
        return JSONResponse(made)


async def saga(request: Request) -> Response:
    """The whole game as a file, once it is over; or with its seed by who plays alone and has taken it along."""
    found, seat = await table_of(request)
    if found.saga is not None:
        text = found.saga
    elif found.finished or (found.known and found.only_player(seat)):
        text = found.table.saga(with_seed=True)
    else:
        raise Forbidden("the saga holds every secret; it can be had when the game is over", "saga/early")
    disposition = f'attachment; filename="{found.id}.saga"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})
