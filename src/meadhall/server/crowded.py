"""A store with many finished games, and whether a hall on it starts and shows pages as fast as on an empty one."""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request

from meadhall.engine.registry import Shelf
from meadhall.engine.table import Table
from meadhall.server import seating
from meadhall.server.keeper import Change
from meadhall.server.store import Store

AT_ONCE = 512  # tables that are written at the same time
PAGES = 150  # looked at for one figure
FRIENDS = {"kind": "friend"}


async def fill(url: str, first: int, count: int, game: str) -> str:
    """Put finished games into a store, numbered from `first`, all the same one; the id of that first."""
    store, dice = Store(url), random.Random(1)
    await store.start()
    seats = min(Shelf().game(game).seats)
    setup = seating.read({"game": game, "seats": [{"kind": "me"}] + [FRIENDS] * (seats - 1)}, Shelf())
    row, places, table = seating.rows(setup, "crowded")
    answers = _played(table, dice)
    await store.keep({table.game.components.digest: table.game.components.text})

    async def add(number: int) -> None:
        key = f"old-{number:08}"
        await store.add({**row, "id": key}, places)
        for start in range(0, len(answers), 64):
            over = {"over": start + 64 >= len(answers)}
            await store.write(Change(key, start // 64, over, answers[start : start + 64], start))

    for start in range(first, first + count, AT_ONCE):
        await asyncio.gather(*(add(number) for number in range(start, min(first + count, start + AT_ONCE))))
    await store.stop()
    return f"old-{first:08}"


def _played(table: Table, dice: random.Random) -> list[str]:
    while not table.over:
        table.play(int(dice.choice(list(table.prompt(table.seat).answers))))
    return [table.game.actions.text(move.action) for move in table.moves]


def pages(port: int, *paths: str) -> float:
    """Milliseconds in which 95 % of some pages come."""
    taken = []
    for number in range(PAGES):
        began = time.perf_counter()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{paths[number % len(paths)]}", timeout=60) as reply:
            reply.read()
        taken.append(1000 * (time.perf_counter() - began))
    return sorted(taken)[int(0.95 * PAGES)]
