"""Routes of lessons. The server remembers no learner: a step is drawn from the lesson, an answer is tried beside it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.state import SPECTATOR
from meadhall.learn import Lesson, lessons
from meadhall.pages import coach
from meadhall.pages import lesson as lesson_page
from meadhall.pages import lessons as lesson_pages
from meadhall.pages.lesson import BEGINNER, Place
from meadhall.server.described import LANG, described
from meadhall.server.page_routes import Named, own_name
from meadhall.server.requests import asked, game_of, house, keep, one_of, page, reader, set_up, shape_of, some, working


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to try."""

    answer: str


async def learn(request: Request) -> Response:
    """The lessons of a game."""
    game = game_of(request)
    return page(request, lesson_pages.listed(reader(request), game, some(lessons(game), "lesson", game.name)))


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
    game = game_of(request)
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
    made = coach.teach(game_of(request), reader(request).lang)
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


def _lesson(request: Request) -> Lesson:
    game = game_of(request)
    return one_of({one.name: one for one in lessons(game)}, request.path_params["lesson"], "lesson", game.name)


def _place(request: Request, found: Lesson, name: str) -> Place:
    step = one_of({step.id: step for step in found.steps}, name, "step", "the lesson", "lesson/step")
    return Place(found, step, reader(request).lang, shape_of(request))
