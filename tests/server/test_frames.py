"""What is kept from one push to the next is what a fresh drawing would show."""

from __future__ import annotations

import asyncio
import random

import pytest

from meadhall.engine import registry
from meadhall.engine.registry import Shelf
from meadhall.pages.frame import Eye, frame
from meadhall.pages.parts import parts
from meadhall.server import seating
from meadhall.server.keeper import Saved
from meadhall.server.live_table import LiveTable

EYES = [Eye(seat, lang, "wide") for seat in (-1, 0, 1) for lang in ("en", "de")]


def table(game: str) -> LiveTable:
    """A table in memory, without a store."""
    people = [{"kind": "me"}, *[{"kind": "friend"}] * (min(registry.game(game).seats) - 1)]
    row, places, _ = seating.rows(seating.read({"game": game, "seats": people}, Shelf()))
    return LiveTable(Saved(row, places, []), Shelf())


def drawn(live: LiveTable) -> list[dict[str, str]]:
    """What everybody sees."""
    return [dict(parts(frame(live, eye))) for eye in EYES]


@pytest.mark.parametrize("game", registry.games())
def test_kept_parts_follow_answers_undo_and_new_names(game: str) -> None:
    async def play() -> None:
        live, chance = table(game), random.Random(3)
        undone = 0
        for _ in range(60):
            following = live.table.copy()
            if following.moves and following.undo_refusal() is None and chance.random() < 0.3:
                following.undo()
                undone += 1
                live.drawings.forget_from(following.ply)
            elif not following.over:
                following.play(chance.choice(following.legal_actions()))
            live.table = following
            kept = drawn(live)
            live.drawings.forget()
            assert kept == drawn(live)
        assert undone or live.table.over
        live.table.names = tuple(f"{name} <b>" for name in live.table.names)
        live.drawings.forget_words()
        for seen in drawn(live):
            assert "&lt;b&gt;" in seen["score"]
            assert "<b></b>" not in seen["log"]

    asyncio.run(play())
