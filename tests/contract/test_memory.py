"""Drawing, asking and playing on leave nothing behind: a hall runs for months."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator

import pytest

import meadhall
from meadhall.bots import forecast
from meadhall.bots.chances import Manner
from meadhall.engine import FastDice, Table
from meadhall.look import Markup
from meadhall.pages.frame import Eye, frame
from meadhall.pages.layout import Reader
from meadhall.pages.model import USUAL, Seat, TableModel
from meadhall.pages.preview import preview
from meadhall.pages.table import table as page
from tests.contract.setups import shipped

TIMES, SPARE = 8, 64  # bytes a time that caches of Python itself may still take
MOMENTS = 6

Doing = Callable[[], object]


def moments(name: str) -> Iterator[Table]:
    """A game at random, now and then and at its end."""
    game, mind = meadhall.game(name), FastDice(3)
    whole = Table(game, max(game.seats), seed="memory")
    while not whole.over:
        legal = whole.legal()
        whole.play(legal[mind.below(len(legal))])
    plies = {whole.ply * k // (MOMENTS - 1) for k in range(MOMENTS)}
    again = Table(game, max(game.seats), seed="memory")
    for move in (*whole.moves, None):
        if again.ply in plies:
            yield again.copy()
        if move is not None:
            again.play(move.action)


def doings(table: Table) -> Iterator[tuple[str, Doing]]:
    """What a hall does with a table, again and again."""
    game, me = table.game, max(0, table.seat)
    seats = [Seat("human" if n == me else "bot", USUAL, name) for n, name in enumerate(table.names)]
    reader = Reader("en", "light", "", (), "/")

    def model() -> TableModel:
        return TableModel("here", "Birka", table.copy(), seats, hints=True)

    yield "view", lambda: [table.view(seat) for seat in range(table.seats)]
    yield "sheet", lambda: [table.sheet(seat) for seat in range(table.seats)]
    yield "page", lambda: page(reader, frame(model(), Eye(me, "en", "wide")), Markup(""))
    yield "position", lambda: meadhall.scene(game.name, table.position())
    if table.over:
        return
    yield "why not", lambda: [game.why_not(table.view(me), answer) for answer in range(len(game.actions))]
    yield "preview", lambda: [preview(model(), me, answer, "en") for answer in table.legal()[:3]]
    yield "forecast", lambda: forecast(game, table.view(me), 1, 2, 1e9, Manner())


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped())
def test_nothing_is_left_behind_however_often_it_is_done(name: str) -> None:
    gc.collect()
    gc.freeze()  # what other tests left is not looked through again and again
    tracemalloc.start()
    try:
        for table in moments(name):
            for what, do in doings(table):
                left = kept(do)
                assert left <= SPARE, f"{what} at answer {table.ply} of {name} keeps {left:.0f} bytes each time"
    finally:
        tracemalloc.stop()
        gc.unfreeze()


def kept(do: Doing) -> float:
    """Bytes that are not given back, each time."""
    for _ in range(3):  # caches fill
        do()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(TIMES):
        do()
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / TIMES


def test_what_is_left_behind_is_found() -> None:
    heap: list[bytes] = []
    tracemalloc.start()
    try:
        assert kept(lambda: heap.append(bytes(1000))) > SPARE
        assert kept(lambda: bytes(1000)) <= SPARE
    finally:
        tracemalloc.stop()
