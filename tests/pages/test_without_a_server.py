"""A table page needs no server: parts, menu and JSON come from a plain table."""

from __future__ import annotations

import subprocess
import sys

import pytest

import meadhall
from meadhall.engine.prompt import Kind
from meadhall.engine.registry import games
from meadhall.engine.state import SPECTATOR
from meadhall.pages.frame import Eye, earlier, frame, replayed
from meadhall.pages.games import readable
from meadhall.pages.gestures import gestures
from meadhall.pages.json_view import view
from meadhall.pages.layout import Reader
from meadhall.pages.menu import menu
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.parts import parts
from meadhall.pages.preview import preview
from meadhall.pages.table import replay, table

READER = Reader("en", None, "stamp", (), "/")


def plain(game: str) -> TableModel:
    """A table with nothing behind it."""
    dealt = meadhall.table(game, min(meadhall.game(game).seats), seed="plain")
    seats = [Seat("human", "", name, host=number == 0) for number, name in enumerate(dealt.names)]
    return TableModel("here", "Birka", dealt, seats)


@pytest.mark.parametrize("game", games())
def test_every_page_of_a_table_is_drawn_from_plain_data(game: str) -> None:
    model = plain(game)
    for _ in range(3):
        following = model.table.copy()
        following.play(following.legal()[0])
        model.table = following
    for seat in (SPECTATOR, 0, 1):
        f = frame(model, Eye(seat, "de", "wide"))
        drawer = {"rules-now"} if readable(model.table.game) else set()
        phone = {"strip", "sections", "mine"}
        bar = {"gesture"} if gestures(f.show) else set()
        assert set(parts(f)) == {"ask", "board", "own", "rivals", "log", "score", "place", "end"} | phone | bar | drawer
        assert "Birka" in table(READER, f, menu(f, "", None, {}))
        assert "Birka" in replay(READER, replayed(model, earlier(model.table, 1), f.eye), False)
        assert view(model, model.table, seat, "en")["prompt"] == model.prompt(seat).kind


def test_a_plain_table_waits_for_done_like_any_other() -> None:
    model = plain("karvi")
    while model.held is None:
        following = model.table.copy()
        following.play(following.legal()[0])
        model.table = following
    seat = model.held
    assert model.prompt(seat).kind == Kind.DONE
    assert model.prompt(seat).undo
    assert model.awaited == seat
    assert model.bot_to_answer is None
    assert preview(model, model.table.seat, model.table.legal()[0], "en") == {"told": [], "points": {}, "brings": []}
    model.done = model.table.ply
    assert model.prompt(model.table.seat).kind == Kind.ANSWER
    model.seats[model.table.seat].stand_in = "random"
    assert model.prompt(model.table.seat).kind == Kind.STAND_IN
    assert model.prompt(model.table.seat, as_bot=True).kind == Kind.ANSWER
    assert model.bot_to_answer == "random"


def test_pages_load_neither_web_framework_nor_database() -> None:
    program = (
        "import sys, pkgutil, importlib, meadhall.pages as pages\n"
        "for one in pkgutil.iter_modules(pages.__path__): importlib.import_module(f'meadhall.pages.{one.name}')\n"
        "heavy = ('starlette', 'sqlalchemy', 'uvicorn', 'structlog', 'msgspec', 'meadhall.server')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
