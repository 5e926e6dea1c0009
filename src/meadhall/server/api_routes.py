"""Routes for programs: JSON, and the live socket."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from meadhall.bots import strengths
from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import SPECTATOR
from meadhall.learn import links
from meadhall.look import show
from meadhall.pages import rules as rules_pages
from meadhall.pages.frame import earlier, frame
from meadhall.pages.games import readable
from meadhall.pages.json_view import view
from meadhall.pages.why import why, whys
from meadhall.server import replies
from meadhall.server.commands import (
    LONGEST_ANSWER,
    MOST_MEANT,
    Answer,
    Answers,
    Asks,
    AtOnce,
    Command,
    Done,
    LetBot,
    Rest,
    TakeBack,
    Text,
    Undo,
    When,
    dispatch,
)
from meadhall.server.csrf import known_host, same_origin
from meadhall.server.described import LANG, described
from meadhall.server.errors import Forbidden, NotFound, Refused, status_of
from meadhall.server.reading import LONGEST_REST, MOST_TOGETHER
from meadhall.server.requests import (
    address_of,
    asked,
    base_of,
    body,
    called,
    eye_of,
    house,
    ply_of,
    read_saga,
    reader,
    set_up,
    table_of,
    working,
)
from meadhall.server.seating import Wish
from meadhall.server.sockets import serve
from meadhall.server.thinkers import KNOWN
from meadhall.words import speaker

P = TypeVar("P", Undo, Done)
W = TypeVar("W")


@described(list[replies.GameInfo], query=LANG)
async def games(request: Request) -> Response:
    """The games there are."""
    lang = reader(request).lang
    made = []
    shelf = house(request).hall.shelf
    for name in registry.games():
        game = shelf.game(name)
        say = speaker(lang, show(game)).say
        options = {one.name: {"default": one.default, "choices": one.choices} for one in game.options.values()}
        made.append(
            {
                "game": name,
                "name": say("game"),
                "about": say("game-about"),
                "seats": list(game.seats),
                "minutes": game.minutes,
                "weight": game.weight,
                "options": options,
                "bots": list(KNOWN),
                "ratings": {
                    seats: {level: one._asdict() for level, one in levels.items()}
                    for seats, levels in strengths(name).items()
                },
            }
        )
    return JSONResponse(made)


COMPONENTS = {"components": "the digest of another component file of this hall than is played now"}


@described(query={**LANG, **COMPONENTS})
async def explain(request: Request) -> Response:
    """Name, effect, basis and rule of a component; `components` may name another file of this hall's than the usual."""
    game = await house(request).hall.tables.game(request.path_params["game"], request.query_params.get("components"))
    shown = show(game)
    speak, message = speaker(reader(request).lang, shown), request.path_params["message"]
    about, basis = speak.about(message), speak.basis(message)
    if about is None and basis is None:
        raise NotFound("nothing is known under that name", "explain/unknown")
    rule = rules_pages.rule(game, speak.lang, links(game).components.get(message))
    made = {"name": speak.title(message), "about": about, "basis": basis, "rule": rule}
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


@described(query={**LANG, **COMPONENTS})
async def rules(request: Request) -> Response:
    """The rules of a game as data; `components` may name another file of this hall's than is played now."""
    game = await house(request).hall.tables.game(request.path_params["game"], request.query_params.get("components"))
    if not readable(game):
        raise NotFound(f"the game {game.name} brings no rules to read", "learn/unknown")
    with working(request):
        made = rules_pages.as_json(game, reader(request).lang)
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


@described(replies.MadeTable, Wish, status=201)
async def create(request: Request) -> Response:
    """A new table; the reply holds the token of every seat but the bots'."""
    hall = house(request).hall
    found = await set_up(request, await asked(request, dict[str, Any]))
    link = hall.seats.link(found, found.host())
    links = {str(k): hall.seats.token(found, k) for k, seat in enumerate(found.seats) if seat.kind != "bot"}
    return JSONResponse({"table": found.id, "tokens": links} | ({"link": link} if link else {}), 201)


@described(replies.TableView, query={**LANG, "ply": "an earlier moment"})
async def table(request: Request) -> Response:
    """A table, redacted for the caller; `ply` asks for an earlier moment."""
    found, seat = await table_of(request)
    with working(request):
        then = found.table if "ply" not in request.query_params else earlier(found.table, ply_of(request, found))
        return JSONResponse(view(found, then, seat, reader(request).lang))


@described(replies.WhyNot, query={**LANG, "answer": "what would be answered; several times at most 64"})
async def why_not(request: Request) -> Response:
    """Why none of the answers that are named can be given now; without any, everything on the table that cannot."""
    found, seat = await table_of(request)
    answers = request.query_params.getlist("answer")
    if len(answers) > MOST_MEANT or any(len(one) > LONGEST_ANSWER for one in answers):
        text = f"at most {MOST_MEANT} answers of at most {LONGEST_ANSWER} letters can be asked about"
        raise Refused(text, "request/json")
    with working(request):
        eye = eye_of(request, seat, found)
        told = {"why": why(found, seat, answers, eye.lang)} if answers else {"whys": whys(frame(found, eye))}
        return JSONResponse({"ply": found.table.ply, **told})


class Given(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """{"ply": 12, "answer": "…"} or {"ply": 12, "answers": ["…", "…"]}: one gesture, given whole or not at all. With
    "version" only to the question that was shown.
    """

    ply: int
    answer: Text | None = None
    answers: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MOST_TOGETHER)] | None = None
    version: int | None = None
    id: int | None = None


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """{"seat": 1, "bot": "greedy" or null}, or {"at_once": true}, or {"asks": "turn", "bell": true}, or {"rest": 3}."""

    seat: int | None = None
    bot: str | None = None
    at_once: bool | None = None
    asks: When | None = None
    bell: bool | None = None
    rest: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_REST)] | None = None  # days; 0: back again


def acts(kind: type[W], command: Callable[[W], Command], about: str) -> Callable[[Request], Awaitable[Response]]:
    """A route that reads a wish, carries out the command it means for the caller's seat, and replies with the table."""

    @described(replies.TableView, kind, LANG)
    async def route(request: Request) -> Response:
        found, seat = await table_of(request)
        if seat == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        await dispatch(house(request).hall.door, found, seat, command(await asked(request, kind)))
        return JSONResponse(view(found, found.table, seat, reader(request).lang))

    route.__doc__ = about
    return route


def _plied(wish: P) -> P:
    if wish.ply is None:
        raise Refused("ply must be a whole number", "request/json")
    return wish


def _about_a_seat(wish: SeatChange) -> Command:
    if wish.at_once is not None:
        return AtOnce(on=wish.at_once)
    if wish.asks is not None or wish.bell is not None:
        return Asks(when=wish.asks, bell=wish.bell)
    if wish.rest is not None:
        return Rest(days=wish.rest)
    if wish.seat is None:
        raise Refused("seat must be a whole number", "request/json")
    return TakeBack(seat=wish.seat) if wish.bot is None else LetBot(seat=wish.seat, level=wish.bot)


def _given(wish: Given) -> Command:
    if wish.answer is not None and wish.answers is None:
        return Answer(ply=wish.ply, answer=wish.answer, version=wish.version)
    if wish.answers is not None and wish.answer is None:
        return Answers(ply=wish.ply, answers=wish.answers, version=wish.version)
    raise Refused("answer must be a short text, or answers a list of them", "request/json")


answer = acts(Given, _given, "Give an answer, or several in one gesture: all or none. A ply that has passed: 409.")
undo = acts(Undo, _plied, "Take the last gesture back.")  # {"ply": 13}
done = acts(Done, _plied, "Let the game go on.")  # {"ply": 13}
seat = acts(SeatChange, _about_a_seat, "About a seat: a bot that plays for it, turns without Done, when to be asked.")


def saga_text(got: bytes) -> str:
    """A saga that somebody sent."""
    try:
        return got.decode()
    except UnicodeDecodeError:
        raise Refused("a saga is a text file", "saga/bad", 422) from None


@described(replies.Moved, status=201, text=True)
async def saga(request: Request) -> Response:
    """Open a game from a file: one that is over to look at, a running one to play on."""
    text = saga_text(await body(request))
    read = await read_saga(request, text)
    found = await house(request).hall.tables.keep_saga(text, read)
    return JSONResponse({"table": found.id, "go": f"/t/{found.id}/" + ("replay?ply=0" if read.over else "on")}, 201)


async def socket(websocket: WebSocket) -> None:
    """The live socket of a table."""
    here = house(websocket)
    address = address_of(websocket)
    try:
        known_host(websocket, here.names)
        same_origin(websocket)
        here.limits.check(address, "GET")
        found, seat = await table_of(websocket)
        eye, opened = eye_of(websocket, seat, found), contextlib.ExitStack()
        opened.enter_context(here.limits.socket(address))
    except MeadhallError as error:
        here.hall.metrics.refused[error.code] += 1
        await websocket.send_denial_response(JSONResponse({"code": error.code, "text": str(error)}, status_of(error)))
        return
    asked_for = websocket.query_params.get("form")
    form = asked_for if asked_for in ("json", "program") else "html"
    with opened:
        name = called(found, websocket.query_params.get("name", "")) if seat == SPECTATOR else ""
        await serve(websocket, here.hall, here.limits, found, seat, eye, form, base_of(websocket), address, name)
