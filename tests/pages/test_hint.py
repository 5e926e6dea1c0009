"""A hint in words: what the advised answer brings, over what, and what it plays for."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import Advice, Compared, Expected, advise
from meadhall.bots.reasons import Difference
from meadhall.engine import FastDice, TableDice
from meadhall.pages import hint
from tests.contract.setups import shipped

TABLE = meadhall.scene("pebbles", seats=2, heap=5, taken={"blue": 3, "red": 4})
BEST, OTHER = TABLE.legal_actions()[:2]


def told(
    compared: Compared | None,
    chance: float = 0.6,
    others: float = 0.5,
    lang: str = "en",
    why: tuple[Difference, ...] = (),
) -> str:
    answers = (
        Expected(BEST, 31.25, 0.8, True, False, 30.5, 32.0, chance),
        Expected(OTHER, 29.0, 0.2, True, False, 28.0, 30.0, others, why),
    )
    return hint.why(TABLE, 0, Advice(BEST, answers, (0.6, 0.4), compared, 100), lang)


def test_it_says_points_with_their_interval_and_how_much_more_than_the_next_answer() -> None:
    said = told(Compared(OTHER, 2.25, 1.5, 3.0))
    assert "About 31.2 points in the end, 30.5 to 32.0" in said
    assert "2.2 points more" in said
    assert "(1.5 to 3.0)" in said


def test_it_names_the_lines_of_the_score_sheet_that_differ_most_and_says_where_it_could_be_chance() -> None:
    (line, *_) = TABLE.sheet(0)
    why = (Difference(line.name, 2.0, 1.0, 3.0),)
    assert told(Compared(OTHER, 2.25, 1.5, 3.0), why=why).endswith("In the final sheet: +2.0 (±1.0) Pebbles.")
    unsure = (Difference(line.name, -2.0, -5.0, 1.0),)
    assert told(Compared(OTHER, 2.25, 1.5, 3.0), why=unsure).endswith("−2.0 (±3.0) Pebbles, which could be chance.")


def test_answers_that_cannot_be_told_apart_are_called_as_good_with_the_interval() -> None:
    said = told(Compared(OTHER, 0.5, -1.0, 2.0))
    assert "about as good: 0.5 points less, which may be chance (−1.0 to 2.0)" in said


def test_where_another_answer_brings_more_points_it_says_that_it_plays_for_the_win() -> None:
    said = told(Compared(OTHER, -2.0, -3.0, -1.0))
    assert "brings 2.0 points more on average (1.0 to 3.0)" in said
    assert "plays for the win: 60 % against 50 %" in said


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("low", "high"), [(-3.0, -1.0), (-3.0, 1.0)])
def test_where_it_wins_no_more_either_it_claims_no_better_chance(low: float, high: float, lang: str) -> None:
    said = told(Compared(OTHER, -2.0, low, high), chance=0.5, lang=lang)
    assert {"en": "plays for the win", "de": "spielt auf Sieg"}[lang] in said
    assert "50 %" not in said
    assert ("may be chance" in said or "Zufall" in said) == (high > 0)


@pytest.mark.parametrize("name", shipped())
def test_no_answer_shows_more_points_than_the_advised_one_without_a_word_of_the_win(name: str) -> None:
    table, dice, better = meadhall.table(name, seed="better"), FastDice(3), 0
    for number in range(12):
        for _ in range(1 + dice.below(4)):
            legal = table.legal_actions()
            table.play(legal[dice.below(len(legal))])
        legal = table.legal_actions()
        advice = advise(table.game, table.view(table.seat), legal, number, iterations=12, games=3)
        by = {one.answer: one.points for one in advice.answers}
        more = any(points > by[advice.best] for points in by.values())
        said = hint.why(table, int(table.seat), advice, "en")
        assert more == ("plays for the win" in said), said
        better += more
    assert better > 0, "in so few games another answer sometimes looks better"


def test_with_a_single_answer_it_says_that_there_is_nothing_else() -> None:
    assert told(None).endswith("There is nothing else to choose.")


def test_german_writes_figures_with_a_comma() -> None:
    assert "etwa 31,2 Punkte, mit 95 % Sicherheit 30,5 bis 32,0" in told(None, lang="de")


@pytest.mark.parametrize("name", meadhall.games())
def test_the_figures_of_both_answers_come_from_the_same_truths_and_add_up(name: str) -> None:
    game = meadhall.game(name)
    state = game.new(game.seats[0], TableDice("advice"))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0], TableDice("advice"))
    advice = advise(game, state.redacted(state.seat), state.legal(), 1, iterations=60, games=6)
    by = {one.answer: one for one in advice.answers}
    assert advice.compared is not None
    best, other = by[advice.best], by[advice.compared.other]
    assert advice.games == 6
    if other.low is not None:  # games were played for it
        assert advice.compared.points == pytest.approx(best.points - other.points)
    assert advice.compared.low <= advice.compared.points <= advice.compared.high
    lines = {line.name for line in game.sheet(state, 0)}
    assert {why.line for one in advice.answers for why in one.reasons} <= lines
    assert not best.reasons
