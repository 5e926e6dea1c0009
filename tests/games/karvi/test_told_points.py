"""Whoever listens can keep the score track: every change of it is told with its figure."""

from __future__ import annotations

import pytest
from tests.games.karvi.play import karvi

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.engine.game import Told

POINTS_AT = {"built": 2, "laid": 2, "francia": 2, "traded": 3, "raided": 3, "fell": 1}  # which figure tells them
CROWD = {"fur": 9, "silver": 9, "gold": 3, "bread": 6, "healthy": [2, 4, 6], "injured": [3]}
BUILT = {"wick": ["blue"], "kirkwall": ["blue"], "grimsby": ["blue"]}


def told(event: Told) -> int:
    """The points that an event tells of."""
    if event.name == "gained":
        return event.figures[2] if event.figures[1] == 6 else 0  # "points" among what can be gained
    return event.figures[POINTS_AT[event.name]] if event.name in POINTS_AT else 0


def tracks(table: Table) -> list[int]:
    """Where all meeples stand."""
    return [sum(line.points for line in table.sheet(seat)[:10]) for seat in range(table.seats)]


@pytest.mark.parametrize(
    ("card", "points"),
    [("8.1", 6), ("9.1", 3), ("11.2", 10), ("12.2", 6), ("23.1", 6), ("37.1", 6), ("42.1", 6)],
)
def test_a_card_that_scores_tells_how_much(card: str, points: int) -> None:
    blue = {**CROWD, "hand": [int(card.partition(".")[0])], "towers": 0, "posts": 0, "mat_posts": []}
    table = karvi(blue=blue, built=BUILT)
    table.play(f"card:{card}")
    if table.question() == "spend":
        table.play("spend:1")
    assert [told(event) for event in table.moves[-1].events if told(event)] == [points]


def test_a_card_that_scores_nothing_tells_of_no_points() -> None:
    table = karvi(blue={**CROWD, "hand": [9]})
    table.play("card:9.1")
    assert [event.name for event in table.moves[-1].events] == ["played"]


def test_games_begun_by_rules_1_are_told_as_they_were() -> None:
    position = karvi(blue={**CROWD, "hand": [23]}).position()
    seats, options = position.pop("seats"), position.pop("options")
    table = Table(meadhall.game("karvi", rules=1), 2, options=options, names=seats, position=position)
    table.play("card:23.1")
    assert [event.name for event in table.moves[-1].events] == ["played"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("luck", range(4))
def test_every_change_of_the_score_track_is_told(seats: int, luck: int) -> None:
    table, mind = meadhall.table("karvi", seats, seed=f"told {luck}"), FastDice(luck)
    while not table.over:
        legal, before, seat = table.legal_actions(), tracks(table), table.seat
        table.play(legal[mind.below(len(legal))])
        before[seat] += sum(told(event) for event in table.moves[-1].events)
        assert tracks(table) == before
