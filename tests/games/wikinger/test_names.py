"""Names and numbers of the rules: what is counted, and what stands side by side."""

from __future__ import annotations

import pickle

from meadhall.engine import FastDice
from meadhall.games.wikinger.game import WikingerGame
from meadhall.games.wikinger.rules import names, scoring
from meadhall.games.wikinger.rules.names import FIGURES, GREATS, MIDDLES, ROWS, SOURCES, SPECIALS, TILES


def test_the_tables_have_room_for_everything_named() -> None:
    assert len(TILES) + 1 == names.TILE_KINDS
    assert len(TILES) + len(GREATS) + 1 == names.FACES
    assert len(FIGURES) + 1 == names.FIGURE_KINDS
    assert len(SPECIALS) == names.SPECIAL_KINDS
    assert len(scoring.SCORES) == scoring.LINES


def test_buildings_follow_each_other_like_the_middles_they_replace() -> None:
    assert tuple(f"great-{name}" for name in MIDDLES) == GREATS
    assert SPECIALS[names.Special.GREAT_FARM :] == GREATS


def test_a_figure_has_the_number_of_its_row() -> None:
    assert ROWS[0] == "ships"
    assert ROWS[1:] == tuple(f"{name}s" for name in FIGURES[1:])


def test_points_come_from_the_sources_that_have_a_line_on_the_sheet() -> None:
    lines = scoring.SCORES[scoring.Score.REPELLED :][: names.EARNED]
    assert lines == ("repelled", *SOURCES[1 : names.EARNED])


def test_a_state_keeps_the_version_of_its_rules() -> None:
    game = WikingerGame(None, 1)
    state = game.new(3, FastDice(1))
    for again in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert again.box is state.box
        assert again.box.rules == game.rules == 1
