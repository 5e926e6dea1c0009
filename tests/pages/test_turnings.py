"""Turning points are told of one turn, and the parts of a game have names from its first answer on."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots.coach import BATCHES, Weighed, turns
from meadhall.bots.review import PHASES, Review
from meadhall.pages.frame import Eye, Frame, frame
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.story import Story
from meadhall.pages.turnings import rounds, turnings
from tests.late import late


def ended(name: str = "raids", lang: str = "en") -> Frame:
    """The end of a short game, as the first seat sees it."""
    table = meadhall.load(late(name, 40, meadhall.game(name).seats[0]))
    model = TableModel("here", "Birka", table, [Seat("human", "", name) for name in table.names])
    return frame(model, Eye(0, lang, "wide"))


def weighed(ply: int, share: float) -> Weighed:
    """A chance that is sure of itself."""
    return Weighed(ply, 0, (share, 1 - share), (share,) * BATCHES, 4000)


def test_a_change_is_told_of_the_turn_that_made_it_and_of_none_where_nobody_looked_at_turns() -> None:
    f = ended()
    ends = turns([move.seat for move in f.table.moves])
    first, second = ends[1], ends[2]
    known = Review((0,), (), 2, f.table.ply, phase=len(PHASES))
    known.chances = [weighed(0, 0.2), weighed(ends[5], 0.8)]
    assert turnings(f, Story(known, 0)) == [], "five turns lie between"
    known.chances += [weighed(ply, 0.2 if ply <= first else 0.8) for ply in ends[:5]]
    (one,) = turnings(f, Story(known, 0))
    assert one.ply == second
    assert "20" in one.text
    assert "80" in one.text


@pytest.mark.parametrize("name", ["raids", "walhalla", "wikinger"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_part_that_a_game_begins_in_has_a_name(name: str, lang: str) -> None:
    (begins, part), *_ = rounds(ended(name, lang))
    assert begins == 0
    assert any(letter.isdigit() for letter in part)
