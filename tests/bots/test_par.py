"""Par: what levels reach in a daily deal is the same however it is played."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from meadhall.bots.levels import LADDER
from meadhall.bots.par import LEVELS, RIVAL, Course, course, par_of, play_on
from meadhall.engine.daily import daily
from meadhall.engine.registry import game

RAIDS = daily(date(2026, 11, 17))


def in_pieces(so_far: Course) -> list[int] | None:
    """Played one answer at a time, as if always interrupted."""
    while True:
        found = play_on(game(RAIDS.game), so_far, 0.0)
        assert len(found["actions"]) == 1
        if found["score"] is not None:
            score: list[int] = found["score"]
            return score
        so_far = so_far.further(found["actions"])


def test_par_of_a_day_is_pinned() -> None:
    found = par_of(RAIDS, game(RAIDS.game))
    assert found == {"thrall": (54, 2), "karl": (34, 2), "skald": (75, 1)}


def test_interrupting_it_changes_nothing() -> None:
    for level in ("thrall", "skald"):
        whole = play_on(game(RAIDS.game), course(RAIDS, level), 3600.0)
        assert in_pieces(course(RAIDS, level)) == whole["score"]


def test_nobody_of_it_minds_the_clock() -> None:
    by_the_clock = {one.name for one in LADDER if one.iterations == 0}
    assert not by_the_clock & {*LEVELS, RIVAL}


@pytest.mark.parametrize("days", range(5))
def test_every_game_is_played_to_its_end(days: int) -> None:
    deal = daily(date(2026, 11, 16) + timedelta(days))
    points, place = play_on(game(deal.game), course(deal, "karl"), 3600.0)["score"]
    assert 1 <= place <= deal.seats
    assert points > 0
