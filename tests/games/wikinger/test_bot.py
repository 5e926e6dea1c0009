"""The judge: a bot that looks one answer ahead with it leaves random play far behind."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import TableDice

GAMES = 12


@pytest.mark.parametrize("version", ["base", "advanced", "no-auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_bots_from_every_seat(version: str, seats: int) -> None:
    game, wins = meadhall.game("wikinger"), 0.0
    for seed in range(GAMES):
        greedy, dice = seed % seats, TableDice(f"match {seed}")
        state = game.new(seats, dice, {"version": version})
        minds = [bots.make("greedy" if seat == greedy else "random", game, seed) for seat in range(seats)]
        while state.seat >= 0:
            view = state.redacted(state.seat)
            state.apply(minds[state.seat].choose(view, view.legal(), 1.0), dice)
        winners = game.winners(state)
        wins += (greedy in winners) / len(winners)
    assert wins >= 0.8 * GAMES


def test_the_judge_prefers_the_fisher_on_an_unthreatened_tile() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=6,
        question="to",
        lands={"blue": {"ships": "blue-ship", "fishers": "left right"}, "red": {"scouts": "left"}},
        ashore={"blue": {"boatman": 1, "fisher": 1}},
        cargo={"row": "fishers", "left": 1},
    )
    assert table.legal() == ["to:6.1", "to:6.2"]
    bot = bots.make("greedy", table.game, 1)
    assert table.game.actions.text(bot.choose(table.view(0), table.legal_actions(), 1.0)) == "to:6.2"
