"""Special runes by number: their bonus and their points (chapters: Waterford, Schlusswertung)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import RAIDS, TRADES, asked, beer, few, karvi, of, score

STONES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("B1", ["draw:helmet", "draw:ship"], {"cards": 2}),  # line 840
    ("B2", [], {"gold": 2}),
    ("B3", ["raise:healthy.1", "raise:healthy.2", "raise:healthy.3"], {"healthy": [4]}),
    ("B4", [], {"points": 8}),
    ("B5", ["beer:2"], {"beer": [2, 0]}),
    ("B6", ["fur:1"], {"fur": 1, "silver": 2}),
    ("B7", [], {"healthy": [1, 3]}),
    ("B8", ["take:3.1"], {"points": 8}),
]


@pytest.mark.parametrize(("stone", "answers", "after"), STONES, ids=[one[0] for one in STONES])
def test_a_special_rune_gives_its_bonus_at_once(stone: str, answers: list[str], after: dict[str, Any]) -> None:
    """Lines 830-840: 4 points for the tower in Waterford, a stone, its bonus, then it lies on the mat."""
    table = karvi(
        blue={"bread": 2, "at": "dyflin", "gear": {"sail": "S6"}, "healthy": [1], "dice": [["S1", 0], ["S6", 0]]},
        specials={"waterford": [stone]},
    )
    table.play("sail:waterford", "build", f"special:{stone}", *answers)
    player = of(table)
    found = {"points": score(table), "beer": beer(table), "cards": len(player["hand"]), **player}
    for key, value in {"points": 4, **after}.items():
        assert found[key] == value
    assert player["runes"] == [stone, None, None, None]
    assert asked(table) == "turn"


@pytest.mark.parametrize(
    ("stone", "blue", "built", "points"),
    [
        ("B1", {"played": [1, 16, 31]}, [], 3),  # line 1014: 1 point each, whatever the sort
        ("B2", {"posts": 0}, ["avaldsnes"], 3),
        ("B3", {"towers": 0}, ["wick"], 3),
        ("B4", {"done": few(TRADES, 3)}, [], 6),
        ("B5", {"done": few(RAIDS, 3)}, [], 6),
        ("B6", {"gear": {"stern": "H1", "head": "K1"}, "covered": ["H2"]}, [], 6),
        ("B7", {"healthy": [6], "injured": [1]}, [], 4),
        ("B8", {"towers": 0, "posts": 0}, ["wick", "avaldsnes"], 4),
    ],
)
def test_a_special_rune_scores_points_for_each_of_its_symbols(
    stone: str, blue: dict[str, Any], built: list[str], points: int
) -> None:  # lines 872, 1010-1014
    table = karvi(
        blue={"dice": [["back S1", 0], ["back S6", 0]], "runes": [stone], **blue},
        red={"dice": [["back S2", 0], ["back S5", 0]]},
        built={field: ["blue"] for field in built},
        question="over",
        round=3,
        round_tile="village",
    )
    assert next(line.points for line in table.sheet(0) if line.name == "runes") == points
