"""The reconstructed figures leave room for what the rulebook explains: cards are drawn and played, goals reached."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import Table
from meadhall.games.karvi.rules.box import CARDS

pytestmark = pytest.mark.slow

ENOUGH_GOODS, ENOUGH_BEER = 3, 2
GAMES = 6


class Hunter:
    """Wants equipment cards, drawn and played, and goods and beer for more of them; everything else comes as it may."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.spaces = {
            str(entry.values["number"]): entry.values["halves"]
            for entry in table.game.components.all("space")
            if entry.values["side"] == "a"
        }

    def choose(self) -> str:
        """An answer."""
        legal = self.table.legal()
        families: dict[str, list[str]] = {}
        for answer in legal:
            families.setdefault(answer.partition(":")[0], []).append(answer)
        for family in ("card", "draw", "keep", "take", "half"):
            if family in families:
                return families[family][-1] if family == "half" else self.chance.choice(families[family])
        if "die" in families:
            me = self.table.position()["players"][self.table.names[self.table.seat]]
            return max(families["die"], key=lambda answer: self.liking(answer, me))
        return self.chance.choice([answer for answer in legal if not answer.startswith(("discard", "gold"))] or legal)

    def liking(self, answer: str, me: dict[str, Any]) -> float:
        """How much a space is worth: cards first, then what is short; the next space before one far ahead."""
        place = answer.removeprefix("die:")
        if place.startswith("S"):
            return -20.0
        effects = [one for half in self.spaces[place] for one in half]
        worth = sum(3 for one in effects if one == "act equip" or one.startswith("draw"))
        if me["fur"] + me["silver"] < ENOUGH_GOODS:
            worth += 2 * any(
                one.startswith(("gain fur", "gain silver", "gain resources", "act yield")) for one in effects
            )
        if min(die[1] for die in me["dice"]) < ENOUGH_BEER:
            worth += 2 * ("act beer" in effects)
        return worth - int(place) / 6


def played(table: Table, seat: int) -> list[int]:
    """The equipment cards that a seat has played."""
    cards = table.position()["players"][table.names[seat]]["played"]
    assert isinstance(cards, list)
    return cards


def test_who_hunts_cards_among_good_players_reaches_the_harder_goal_of_the_rune_that_counts_them() -> None:
    (rune,) = (one for one in meadhall.game("karvi").components.all("rune") if one.values["goal"] == "played")
    hard = rune.values["marks"][1]
    reached = 0
    for luck in range(GAMES):
        table = meadhall.table("karvi", 3, seed=f"hunter {luck}")
        seat = luck % 3
        hunter = Hunter(table, luck)
        others = [bots.make("greedy", table.game, luck * 3 + k) for k in range(3)]
        while not table.over:
            here = table.seat
            table.play(
                hunter.choose() if here == seat else others[here].choose(table.view(here), table.legal_actions(), 1.0)
            )
        reached += len(played(table, seat)) >= hard
    assert reached >= GAMES // 2


def test_no_printed_card_is_dead() -> None:
    seen: set[int] = set()
    for luck in range(GAMES * 4):
        table = meadhall.table("karvi", 4 - luck % 2, seed=f"cards {luck}")
        hunter = Hunter(table, luck)
        while not table.over:
            table.play(hunter.choose())
        seen |= {no for seat in range(table.seats) for no in played(table, seat)}
    assert seen == set(range(1, CARDS + 1))
