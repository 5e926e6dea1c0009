"""Every game shows itself: as a picture and in words, from what a seat may know and nothing else."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.engine import SPECTATOR, FastDice
from tests.contract.truths import pairs

PLIES = 40
DRAWN_EVERY = 25


@pytest.mark.slow
@pytest.mark.parametrize("name", meadhall.games())
def test_words_and_picture_are_the_same_on_two_truths_that_look_the_same(name: str) -> None:
    game = meadhall.game(name)
    seen = hidden = 0
    for seats in {min(game.seats), max(game.seats)}:
        for viewer, table, twin in pairs(meadhall.table(name, seats, seed="two truths"), "shown", PLIES):
            hidden += table.state != twin.state
            assert table.describe(viewer) == twin.describe(viewer)
            seen += 1
            if seen % DRAWN_EVERY == 0:
                assert table.picture(viewer, theme="light") == twin.picture(viewer, theme="light")
    assert seen > 25
    assert hidden or game.name not in ("runes", "walhalla", "karvi")  # there were different truths


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", meadhall.games())
def test_whole_games_are_told_and_drawn(name: str, lang: str) -> None:
    table, dice = meadhall.table(name, min(meadhall.game(name).seats), seed="told"), FastDice(3)
    while not table.over:
        if table.ply % 40 == 0:
            asked = table.describe(table.seat, lang)
            assert all(f"  {answer}" in asked for answer in table.legal())
            bare = table.describe(table.seat, lang, answers=False)
            assert bare.splitlines()[-1] == asked.splitlines()[-1 - len(table.legal())]  # the question
            assert "[1]" not in bare
            assert table.legal()[0] not in table.describe(SPECTATOR, lang).splitlines()[-1].split()
            assert not {*"{}"} & {*asked}  # words, no code
            ElementTree.fromstring(table.picture(table.seat, lang))
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    assert all(table.names[seat] in table.describe(lang=lang).splitlines()[-1] for seat in table.winners())
    ElementTree.fromstring(table.picture(lang=lang))
