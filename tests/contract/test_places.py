"""Places: every seat has one, equals share it, and who wins follows from it; late lines come with the end only."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game, State, TableDice, Tie
from meadhall.engine.dice import FastDice
from meadhall.engine.playout import play_out
from meadhall.engine.state import LONGEST, ints
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import Setup, setups

GAMES = 40


class Counted(State):
    """A game that is over, with figures of our own."""

    def __init__(self, figures: Sequence[tuple[int, ...]]) -> None:
        super().__init__(len(figures))
        self.seat, self.figures = -1, figures

    def points(self, seat: int) -> int:
        return self.figures[seat][0]


class Counting(Game[Counted]):
    """Points; then gold, the more the better; then rank, the less the better."""

    ties = (Tie("gold"), Tie("rank", less=True))

    def open(self, text: str) -> None: ...

    def __init__(self) -> None: ...

    def tie_figures(self, state: Counted, seat: int) -> tuple[int, ...]:
        return state.figures[seat][1:]


@pytest.mark.parametrize(
    ("figures", "places"),
    [
        ([(5, 1, 1), (7, 0, 1), (5, 2, 1)], [3, 1, 2]),
        ([(5, 1, 2), (5, 1, 1), (5, 1, 3)], [2, 1, 3]),
        ([(5, 1, 1), (9, 0, 0), (5, 1, 1), (2, 9, 0)], [2, 1, 2, 4]),
        ([(5, 1, 1), (5, 1, 1)], [1, 1]),
    ],
)
def test_equal_points_are_told_apart_by_the_games_figures_in_their_order_and_equals_share_a_place(
    figures: list[tuple[int, ...]], places: list[int]
) -> None:
    game, state = Counting(), Counted(figures)
    found = game.ranking(state)
    assert [one.place for one in sorted(found, key=lambda one: one.seat)] == places
    assert [one.place for one in found] == sorted(places)
    assert game.winners(state) == [seat for seat, place in enumerate(places) if place == 1]
    assert [one.figures for one in found] == [figures[one.seat][1:] for one in found]


@pytest.mark.parametrize("setup", [one for one in setups() if not one.options], ids=str)
def test_winners_are_those_in_the_first_place_at_every_end(setup: Setup) -> None:
    game, dice, buffer = setup.get(), FastDice(3), ints(LONGEST)
    for seed in range(GAMES):
        state = setup.new(seed)
        play_out(state, dice, buffer)
        found = game.ranking(state)
        assert sorted(one.seat for one in found) == list(range(setup.seats))
        assert [one.seat for one in found if one.place == 1] == game.winners(state)
        for one in found:
            assert one.points == state.points(one.seat)
            assert len(one.figures) == len(game.ties)
            assert one.place == 1 + sum(other.place < one.place for other in found)
            level = [other for other in found if other.points == one.points]
            assert all((other.place == one.place) == (other.figures == one.figures) for other in level)
            assert all(other.points >= one.points for other in found if other.place < one.place)


@pytest.mark.parametrize("name", meadhall.games())
def test_what_comes_with_the_end_is_in_the_same_lines_from_deal_to_end(name: str) -> None:
    game, mind = meadhall.game(name), random.Random(5)
    table = meadhall.table(name, min(game.seats), seed="late")
    late = [line.late for line in table.sheet(0)]
    while not table.over:
        for seat in range(table.seats):
            lines = table.sheet(seat)
            assert [line.late for line in lines] == late
            earned, coming = (sum(line.points for line in lines if line.late is end) for end in (False, True))
            assert earned + coming == table.points(seat)
        table.play(mind.choice(table.legal_actions()))
    assert [line.late for line in table.sheet(0)] == late


def test_wikinger_and_raids_tell_apart_what_the_end_would_bring() -> None:
    def late(name: str) -> set[str]:
        return {line.name for line in meadhall.table(name, 2, seed="1").sheet(0) if line.late}

    ends = {"raiders", "gold", "boatmen", "islands", "longest", "feeding", "buildings"}
    assert (late("wikinger"), late("raids")) == (ends, {"mjolnirs", "standards"})


@pytest.mark.parametrize("name", meadhall.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_breaks_a_tie_and_every_line_has_words_and_a_symbol(name: str, lang: str) -> None:
    game: Any = meadhall.game(name)
    speak, sheet = speaker(lang, show(game)), game.sheet(game.new(min(game.seats), TableDice("1")), 0)
    for tie in game.ties:
        said = speak.answer(meadhall.engine.Phrase(f"tie-{tie.name}", {"n": 7}))
        assert said.text
        assert "7" in (said.detail or "")
    if type(game).__module__.startswith("meadhall.games."):
        assert set(show(game).lines) == {line.name for line in sheet}
