"""What is kept from one push to the next is what a fresh drawing would show."""

from __future__ import annotations

import asyncio
import random

import pytest

from meadhall.engine import registry
from meadhall.engine.registry import Shelf
from meadhall.server import frames, seating
from meadhall.server.frames import Eye
from meadhall.server.running import Live
from meadhall.server.store import Saved

EYES = [Eye(seat, lang, "wide") for seat in (-1, 0, 1) for lang in ("en", "de")]


def table(game: str) -> Live:
    """A table in memory, without a store."""
    people = [{"kind": "me"}, *[{"kind": "friend"}] * (min(registry.game(game).seats) - 1)]
    row, places, _ = seating.rows(seating.read({"game": game, "seats": people}, Shelf()))
    return Live(Saved(row, places, []), Shelf())


def drawn(live: Live) -> list[dict[str, str]]:
    """What everybody sees."""
    return [dict(frames.parts(frames.frame(live, eye))) for eye in EYES]


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
                for lines in live.lines.values():
                    del lines[following.ply :]
            elif not following.over:
                following.play(chance.choice(following.legal_actions()))
            live.table = following
            kept = drawn(live)
            live.turns.clear()
            live.kept.clear()
            live.lines.clear()
            assert kept == drawn(live)
        assert undone or live.table.over
        live.table.names = tuple(f"{name} <b>" for name in live.table.names)
        live.lines.clear()
        for seen in drawn(live):
            assert "&lt;b&gt;" in seen["score"]
            assert "<b></b>" not in seen["log"]

    asyncio.run(play())
