"""The last answers of a game, as a game of its own: short, and like the real thing."""

from __future__ import annotations

from functools import cache

import meadhall
from meadhall.bots import make


@cache
def late(name: str, answers: int, seats: int = 2) -> str:
    """The saga of a game that begins so many answers before its end: the first seat plays at random, the others not."""
    table = meadhall.table(name, seats, seed="looked at again")
    minds = [make("random" if seat == 0 else "karl", table.game, 1) for seat in range(seats)]
    moments = []
    while not table.over:
        moments.append(table.copy())
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
    end = meadhall.scene(name, moments[-answers].position())
    while not end.over:
        end.play(minds[end.seat].choose(end.view(end.seat), end.legal_actions(), 1.0))
    return str(end.saga())
