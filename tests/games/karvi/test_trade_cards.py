"""Every box of every trade card, by number (chapter: Handelskarten)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import RAIDS, TRADES, asked, beer, few, karvi, moved, of, score

import meadhall
from meadhall.engine.table import Table

PARTS = meadhall.game("karvi").components


def take(answer: str, *then: str, **blue: Any) -> Table:
    """Blue takes a trade card and answers what it asks; both dice are empty unless said."""
    number = int(answer.partition(".")[0])
    player = {"dice": [["10", 0], ["11", 0]], **blue}
    table = karvi(**moved(blue=player, pending=[["take"]], open_trade_cards=[number]))
    table.play(f"take:{answer}", *then)
    assert asked(table) == "turn"
    assert of(table)["trade_cards"] == 1
    return table


TAKES: list[tuple[str, list[str], dict[str, Any], dict[str, Any]]] = [
    # card and box, answers, what blue has before, what blue has after
    ("1.1", ["fur:1"], {}, {"fur": 1, "silver": 2}),
    ("2.1", [], {}, {"gold": 2}),
    ("3.1", [], {}, {"points": 4}),
    ("4.1", ["beer:1"], {}, {"beer": [1, 2]}),
    ("4.2", [], {}, {"bread": 3}),
    ("5.1", [], {}, {"gold": 1, "points": 2}),
    ("6.1", [], {}, {"healthy": [3]}),
    ("7.1", ["raise:healthy.1", "raise:injured.2", "raise:healthy.2"], {"healthy": [1], "injured": [2]},
     {"healthy": [3], "injured": [3]}),
    ("8.1", ["heal:1", "heal:2", "raise:healthy.1", "raise:healthy.2"], {"injured": [1, 2, 3]},
     {"healthy": [2, 3], "injured": [3]}),
    ("9.1", ["draw:helmet", "draw:ship"], {}, {"cards": 2}),
    ("10.1", ["draw:beer"], {}, {"cards": 1, "gold": 1}),
    ("11.1", [], {}, {"bread": 2, "silver": 1}),
    ("11.1", [], {"done": few(RAIDS, 5)}, {"bread": 5, "silver": 1}),
    ("12.1", ["beer:2"], {}, {"beer": [2, 0], "fur": 1}),
    ("12.1", ["beer:3"], {"done": few(TRADES, 3)}, {"beer": [3, 1], "fur": 1}),
    ("13.1", ["fur:0", "raise:healthy.1"], {"healthy": [1]}, {"silver": 1, "healthy": [2]}),
    ("14.1", ["beer:0"], {}, {"points": 2, "beer": [0, 1], "bread": 1}),
    ("15.1", [], {}, {"fur": 2}),
    ("15.2", [], {}, {"silver": 2}),
    ("15.3", [], {}, {"gold": 1, "points": 1}),
    ("16.1", ["draw:ship"], {}, {"cards": 1}),
    ("17.1", ["spend:1"], {"fur": 2, "silver": 2}, {"fur": 1, "silver": 1, "points": 6}),
    ("17.2", ["fur:1"], {}, {"fur": 1, "points": 2}),
    ("18.1", ["heal:1", "heal:2", "heal:3"], {"injured": [1, 2, 3, 4]}, {"healthy": [1, 2, 3], "injured": [4]}),
    ("18.2", [], {}, {"points": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "answers", "before", "after"), TAKES, ids=[f"{one[0]}" for one in TAKES])
def test_a_trade_card_gives_what_one_of_its_boxes_shows(
    card: str, answers: list[str], before: dict[str, Any], after: dict[str, Any]
) -> None:  # lines 648-650
    table = take(card, *answers, **before)
    player = of(table)
    found: dict[str, Any] = {
        "points": score(table),
        "beer": beer(table),
        "cards": len(player["hand"]),
        **{key: player[key] for key in ("fur", "silver", "gold", "bread", "healthy", "injured")},
    }
    nothing = {
        "points": 0,
        "beer": [0, 0],
        "cards": 0,
        "fur": 0,
        "silver": 0,
        "gold": 0,
        "bread": 0,
        "healthy": [],
        "injured": [],
    }
    assert found == {**nothing, **after}


def test_every_box_of_every_trade_card_is_tested() -> None:
    boxes = {
        f"{one.values['number']}.{k + 1}" for one in PARTS.all("tradecard") for k in range(len(one.values["boxes"]))
    }
    assert {one[0] for one in TAKES} == boxes
