"""Routes of puzzles, for pages and for programs. The server remembers nobody: an answer is looked up, not kept."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.learn import Puzzle
from meadhall.learn import puzzles as known_puzzles
from meadhall.pages import puzzle as puzzle_page
from meadhall.pages import puzzles as puzzle_pages
from meadhall.pages.puzzle import Place
from meadhall.pages.puzzle_words import Told, brief
from meadhall.server.described import LANG, described
from meadhall.server.requests import asked, game_of, one_of, page, reader, shape_of, some, working


class TriedPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to try; null gives up and asks for the solution."""

    answer: str | None


async def every(request: Request) -> Response:
    """The games that have puzzles."""
    with working(request):
        return page(request, puzzle_pages.every(reader(request)))


async def of_game(request: Request) -> Response:
    """The puzzles of a game."""
    game = game_of(request)
    with working(request):
        known = some(known_puzzles(game), "puzzle", game.name)
        return page(request, puzzle_pages.of_game(reader(request), game, known))


async def puzzle(request: Request) -> Response:
    """A puzzle."""
    at = _place(request)
    with working(request):
        return page(request, puzzle_page.puzzle(reader(request), at))


async def parts(request: Request) -> Response:
    """The parts of a puzzle, for its page."""
    at = _place(request)
    with working(request):
        return JSONResponse({"step": at.puzzle.id, "number": at.puzzle.number, "parts": puzzle_page.asked(at)})


async def attempt(request: Request) -> Response:
    """What an answer costs, for the page; nothing is kept of it."""
    at = _place(request)
    answer = (await asked(request, TriedPuzzle)).answer
    with working(request):
        return JSONResponse({"step": at.puzzle.id, **puzzle_page.answered(at, answer)})


@described()
async def listed(request: Request) -> Response:
    """The puzzles of a game, easy ones first; an empty list where it has none."""
    return JSONResponse([brief(one) for one in known_puzzles(game_of(request))])


@described(query=LANG)
async def one(request: Request) -> Response:
    """A puzzle as its seat sees it, without the solution."""
    told = _told(request)
    with working(request):
        return JSONResponse(told.as_data())


@described(body=TriedPuzzle, query=LANG)
async def try_one(request: Request) -> Response:
    """What an answer costs and why; with the right one, or with null, the whole solution."""
    told = _told(request)
    answer = (await asked(request, TriedPuzzle)).answer
    with working(request):
        return JSONResponse(told.tried(answer))


def _puzzle(request: Request) -> Puzzle:
    game = game_of(request)
    return one_of({one.id: one for one in known_puzzles(game)}, request.path_params["puzzle"], "puzzle", game.name)


def _told(request: Request) -> Told:
    return Told(_puzzle(request), reader(request).lang)


def _place(request: Request) -> Place:
    found = _puzzle(request)
    return Place(found, known_puzzles(game_of(request)), reader(request).lang, shape_of(request))
