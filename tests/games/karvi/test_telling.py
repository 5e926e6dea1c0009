"""Answers of a turn by kind and band, what they cost, and those that are one decision."""

from __future__ import annotations

import random

import pytest
from tests.games.karvi.play import karvi

import meadhall
from meadhall.engine.table import Table
from meadhall.look import AT_ONCE, kinds, show
from meadhall.words import LANGUAGES, speaker


def shown(table: Table) -> dict[str, list[str]]:
    """The answers of each kind in the order of their list."""
    found = kinds(show(table.game), table.view(table.seat), table.legal_actions())
    return {kind.name: [row.answer for row in kind.rows] for kind in found}


def band(table: Table, answer: str, lang: str = "en") -> str:
    """The heading an answer stands under."""
    look, action = show(table.game), table.game.actions.parse(answer)
    found = look.band(table.view(table.seat), action)
    assert found is not None
    return speaker(lang, look).say(found.words, table.names, table.seat)


def test_a_turn_sorts_its_answers_by_die_sail_cards_and_gold() -> None:
    table = karvi(blue={"bread": 2, "gold": 1, "silver": 1, "hand": [2, 16]})
    assert list(shown(table)) == ["die", "sail", "cards", "gold"]
    table.play("die:1")
    while table.question() != "turn":
        table.play(table.legal()[0])
    assert shown(table)[AT_ONCE] == ["end"]
    assert "die" not in shown(table)


def test_who_moves_before_you_again_is_told_of_every_space() -> None:
    dice = {"blue": ["2", 5], "red": ["4", 3], "yellow": ["8", 3], "green": ["20", 3]}
    table = karvi(4, **{seat: {"dice": [die]} for seat, die in dice.items()})
    assert band(table, "die:3") == "You move again"
    assert band(table, "die:5") == "red moves first"
    assert band(table, "die:9") == "red and yellow move first"
    assert band(table, "die:S1").startswith("Stop: rests until round")


def test_what_a_voyage_costs_is_its_band() -> None:
    table = karvi(blue={"bread": 2})
    assert band(table, "sail:avaldsnes") == "1 provision, 1 left"


def test_who_sails_to_a_free_site_builds_with_the_same_answer() -> None:
    table = karvi(blue={"bread": 2})
    look, view = show(table.game), table.view(0)
    sail = table.game.actions.parse("sail:avaldsnes")
    assert [table.game.actions.text(one) for one in look.then(view, sail)] == ["build"]
    assert [way.answers for way in look.ways(view, sail)] == [(sail,)]


@pytest.mark.parametrize(
    ("space", "taken"),
    [
        ("7", {"use:T2": "Honey: 4 points"}),
        ("9", {"use:R1": "Raid I: 4 points"}),
        ("17", {"half:1 use:T2": "Honey: 4 points", "half:2 use:R1": "Raid I: 4 points"}),
    ],
)
def test_a_trade_or_raid_takes_the_points_of_a_tile_with_the_same_answer(space: str, taken: dict[str, str]) -> None:
    dice = {"blue": [["1", 5], ["20", 5]], "red": [["21", 1], ["22", 1]], "yellow": [["23", 1], ["24", 1]]}
    blue = {"tiles": {"T2": "a", "R1": "a"}, "silver": 3, "healthy": [6], "dice": dice["blue"]}
    table = karvi(3, blue=blue, red={"dice": dice["red"]}, yellow={"dice": dice["yellow"]})
    look, text = show(table.game), table.game.actions.text
    found = look.ways(table.view(0), table.game.actions.parse(f"die:{space}"))
    words = {" ".join(map(text, way.answers)): speaker("en", look).say(way.words) for way in found}
    assert words == {f"die:{space} {answers}": said for answers, said in taken.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_meant_together_can_be_given_together(seats: int) -> None:
    table, chance, tried = meadhall.table("karvi", seats, seed="together"), random.Random(seats), 0
    look = show(table.game)
    while not table.over:
        view = table.view(table.seat)
        for action in table.legal_actions():
            then = look.then(view, action)
            for answers in [(action, *then)] * bool(then) + [way.answers for way in look.ways(view, action)]:
                after = table.copy()
                for one in answers:
                    after.play(one)
                tried += 1
        table.play(chance.choice(table.legal()))
    assert tried > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_short_words_where_it_needs_them(lang: str) -> None:
    table, chance = meadhall.table("karvi", 3, seed="short"), random.Random(5)
    look = show(table.game)
    speak = speaker(lang, look)
    while not table.over:
        view = table.view(table.seat)
        for action in table.legal_actions():
            phrase = look.short(view, action)
            assert phrase is None or len(speak.answer(phrase, table.names, table.seat).text) <= 48
            found = look.band(view, action) if look.group(view, action) else None
            assert found is None or speak.say(found.words, table.names, table.seat)
        table.play(chance.choice(table.legal()))
