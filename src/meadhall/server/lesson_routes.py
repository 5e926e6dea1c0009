"""Routes of lessons. The server remembers no learner: a step is drawn from the lesson, an answer is tried beside it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR
from meadhall.learn import Lesson, lessons
from meadhall.pages import coach
from meadhall.pages import lesson as lesson_page
from meadhall.pages import lessons as lesson_pages
from meadhall.pages.lesson import BEGINNER, Place
from meadhall.server.described import LANG, described
from meadhall.server.errors import NotFound
from meadhall.server.page_routes import Named, own_name
from meadhall.server.requests import SHAPES, asked, house, keep, page, reader, set_up, working


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to try."""

    answer: str


async def learn(request: Request) -> Response:
    """The lessons of a game."""
    game = _game(request)
    return page(request, lesson_pages.listed(reader(request), game, _known(game)))


async def lesson(request: Request) -> Response:
    """A lesson at a step, the first one where none is named."""
    found = _lesson(request)
    at = _place(request, found, request.query_params.get("step", found.steps[0].id))
    with working(request):
        return page(request, lesson_page.lesson(reader(request), at))


async def end(request: Request) -> Response:
    """What was learnt."""
    found = _lesson(request)
    at = _place(request, found, found.steps[-1].id)
    with working(request):
        return page(request, lesson_pages.end(reader(request), at, lessons(found.game)))


async def parts(request: Request) -> Response:
    """The parts of a step, for the page of the lesson."""
    at = _place(request, _lesson(request), request.path_params["step"])
    with working(request):
        return JSONResponse({"step": at.step.id, "number": at.number, "parts": lesson_page.asked(at)})


@described(body=Tried, query=LANG)
async def attempt(request: Request) -> Response:
    """What an answer to a step leads to; nothing is kept of it."""
    at = _place(request, _lesson(request), request.path_params["step"])
    answer = (await asked(request, Tried)).answer
    with working(request):
        return JSONResponse({"step": at.step.id, "answer": answer, **lesson_page.answered(at, answer)})


async def play(request: Request) -> Response:
    """A first real game: the learner against beginners, as many as in the lesson, with the coach beside."""
    game = _game(request)
    name = (await asked(request, Named)).name or own_name(request, 0)
    bots: list[dict[str, Any]] = [
        {"kind": "bot", "level": BEGINNER} for _ in range(lesson_pages.beginners(game, lessons(game)))
    ]
    found = await set_up(request, {"game": game.name, "seats": [{"kind": "me", "name": name}, *bots]})
    host = found.host()
    assert host != SPECTATOR
    made = JSONResponse({"go": f"/t/{found.id}#coach"}, 201)  # the page keeps that she sits there
    return keep(request, made, found, house(request).hall.seats.token(found, host))


@described(query=LANG)
async def teach(request: Request) -> Response:
    """What the coach can say of a game."""
    made = coach.teach(_game(request), reader(request).lang)
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


def _game(request: Request) -> AnyGame:
    return house(request).hall.shelf.game(request.path_params["game"])


def _known(game: AnyGame) -> tuple[Lesson, ...]:
    found = lessons(game)
    if not found:
        raise NotFound(f"there is no lesson of {game.name} yet", "lesson/unknown")
    return found


def _lesson(request: Request) -> Lesson:
    game, name = _game(request), request.path_params["lesson"]
    for one in _known(game):
        if one.name == name:
            return one
    known = ", ".join(one.name for one in lessons(game))
    raise NotFound(f"there is no lesson {name[:40]!r} of {game.name}; there are {known}", "lesson/unknown")


def _place(request: Request, found: Lesson, name: str) -> Place:
    shape = request.query_params.get("shape") or request.cookies.get("shape") or SHAPES[0]
    for step in found.steps:
        if step.id == name:
            return Place(found, step, reader(request).lang, shape if shape in SHAPES else SHAPES[0])
    known = ", ".join(step.id for step in found.steps)
    raise NotFound(f"the lesson has no step {name[:40]!r}; it has {known}", "lesson/step")
