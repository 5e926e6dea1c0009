"""Search: it finds what there is to find, keeps its budget and repeats itself."""

from __future__ import annotations

import time

import pytest

import meadhall
from meadhall.bots import LEVELS, Greedy, Search, make
from meadhall.bots.search import CLOCK
from meadhall.engine import BadSetup, Dice, FastDice, Ints, TableDice
from meadhall.engine.state import OVER, Judge, State


class Trap(State):
    """Bait brings a point now, and the other five; patience brings two at the end. One truth of ten has a surprise."""

    BAIT, PATIENCE, SURPRISE = 0, 1, 2

    def __init__(self, hidden: int = -1) -> None:
        super().__init__(2)
        self.hidden, self.baited, self.made = hidden, 0, [0, 0]

    def legal_into(self, out: Ints) -> int:
        answers = [0, 1, *([self.SURPRISE] if self.seat == 1 and self.hidden == 0 else [])]
        for k, answer in enumerate(answers):
            out[k] = answer
        return len(answers)

    def apply(self, action: int, dice: Dice) -> None:
        if self.seat == 0:
            self.baited, self.seat = int(action == self.BAIT), 1
            self.made[0] = self.baited
        else:
            self.seat = OVER
            self.made[1 if self.baited else 0] += 5 * int(action == 0) if self.baited else 2

    def imagined(self, dice: Dice) -> Trap:
        truth = self.clone()
        truth.hidden = dice.below(10)
        return truth

    def clone(self) -> Trap:
        copy = Trap()
        copy.unpack(self.pack())
        return copy

    def points(self, seat: int) -> int:
        return self.made[seat]

    def pack(self) -> list[int]:
        return [int(self.seat), self.hidden, self.baited, *self.made]

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.hidden, self.baited, *self.made = figures


def test_it_sees_a_loss_that_lies_two_answers_ahead_and_greedy_does_not() -> None:
    assert Greedy(Judge(), 1).choose(Trap(), [0, 1], 1.0) == Trap.BAIT
    assert Search(Judge(), 1, iterations=500).choose(Trap(), [0, 1], 1.0) == Trap.PATIENCE


def test_it_stops_when_the_iterations_left_cannot_change_the_answer() -> None:
    mind = Search(Judge(), 1, iterations=500)
    assert mind.choose(Trap(), [0, 1], 1.0) == Trap.PATIENCE
    assert mind.spent < 500
    assert mind.lead() > 500 - mind.spent


def test_a_question_with_one_answer_costs_no_thought() -> None:
    mind = Search(Judge(), 1, iterations=500)
    assert mind.choose(Trap(), [Trap.BAIT], 1.0) == Trap.BAIT
    assert (mind.spent, mind.used) == (0, 0)


def test_an_answer_possible_in_few_truths_counts_how_often_it_was_possible() -> None:
    mind = Search(Judge(), 1, iterations=2000)
    for _ in range(2000):
        if mind.root < 0:
            mind.plant(Trap())
        mind.iterate(Trap())
    offered: dict[tuple[int, int], int] = {}
    top = mind.child[mind.root]
    while top >= 0:
        node = mind.child[top]
        while node >= 0:
            key = (int(mind.answer[top]), int(mind.answer[node]))
            offered[key] = int(mind.offered[node])
            node = mind.sibling[node]
        top = mind.sibling[top]
    usual, rare = offered[Trap.PATIENCE, 0], offered[Trap.PATIENCE, Trap.SURPRISE]
    assert usual > 500
    assert 0.05 * usual < rare < 0.2 * usual


@pytest.mark.parametrize("game", [name for name in meadhall.games() if name != "pebbles"])
def test_a_decision_that_follows_from_the_last_keeps_its_tree_and_no_other_does(game: str) -> None:
    played, dice = meadhall.game(game), FastDice(3)
    state = played.new(min(played.seats), TableDice("reuse"))
    mind, roots, follows = Search(played.judge(), 1, iterations=30), set(), False
    for _ in range(150):
        if state.seat < 0:
            break
        legal, drawn, thinks = state.legal(), dice.drawn, state.seat == 0 and len(state.legal()) > 1
        answer = mind.choose(state.redacted(0), legal, 1.0) if thinks else legal[0]
        if thinks:
            assert follows or mind.root == 0
            roots.add(mind.root > 0)
        state.apply(answer, dice)
        follows = thinks and dice.drawn == drawn
    assert roots == {True, False}


def test_strict_time_ends_a_search_that_counts_iterations() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("strict"))
    mind = Search(game.judge(), 5, iterations=10_000_000)
    mind.strict = True
    assert mind.choose(state, state.legal(), 0.05) in state.legal()
    assert 0 < mind.spent < 10_000_000


STEP = 0.04  # seconds that a counted clock goes on at every look


@pytest.mark.parametrize("game", [name for name in meadhall.games() if name != "pebbles"])
def test_by_the_clock_every_level_ends_one_look_after_its_time_at_the_latest(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the page without a server they all mind it: however few iterations there is time for."""
    played, looks = meadhall.game(game), [0]
    state = played.new(3, TableDice("counted"))

    def counted() -> float:
        looks[0] += 1
        return STEP * looks[0]

    monkeypatch.setattr(time, "perf_counter", counted)
    for name in LEVELS:
        bot, looks[0] = make(name, played, 5), 0
        if isinstance(bot, Search):
            bot.strict = True
        assert bot.choose(state.redacted(state.seat), state.legal(), 4.5 * STEP) in state.legal()
        assert looks[0] <= 1 + 5  # when it began, and then until the time was over
        if isinstance(bot, Search):
            assert 0 < bot.spent <= 5 * CLOCK
    assert isinstance(bot, Search)
    assert bot.spent == 4.5 * CLOCK or bot.lead() > 0  # the strongest took all of it, unless nothing could change


def test_the_same_seed_view_and_iterations_give_the_same_answer() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("same"))
    answers = {Search(game.judge(), 5, iterations=400).choose(state, state.legal(), 1.0) for _ in range(3)}
    assert len(answers) == 1


def test_time_is_kept() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("time"))
    mind = Search(game.judge(), 5)
    start = time.perf_counter()
    mind.choose(state, state.legal(), 0.2)
    assert mind.spent > 100
    assert time.perf_counter() - start < 5  # a loaded machine may be late, not lost


def test_the_pool_of_nodes_is_never_overrun() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("pool"))
    mind = Search(game.judge(), 5, iterations=10_000, pool=500)
    assert mind.choose(state, state.legal(), 1.0) in state.legal()
    assert mind.used <= 500


class Ended(State):
    """A game that is over, with these points."""

    def __init__(self, points: list[int]) -> None:
        super().__init__(len(points))
        self.seat, self.made = OVER, points

    def points(self, seat: int) -> int:
        return self.made[seat]


def rewards(points: list[int]) -> list[float]:
    mind = Search(Judge(), 1)
    mind.weigh(Ended(points))
    return [mind.result[seat] / 1_000_000 for seat in range(len(points))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_better_place_is_worth_more_and_a_win_most_of_all(seats: int) -> None:
    found = rewards(list(range(10, 10 - seats, -1)))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == seats
    assert found[0] > 0.75
    assert found[1] < 0.4


def test_of_two_ends_in_the_same_place_the_closer_one_is_worth_more_to_the_loser() -> None:
    assert rewards([20, 19, 2])[1] > rewards([20, 12, 2])[1]


def test_who_shares_the_win_gets_half_of_it() -> None:
    assert rewards([7, 7]) == [0.5, 0.5]


def test_it_says_what_it_expects_of_each_answer() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("hint"))
    mind = Search(game.judge(), 5, iterations=2000)
    best = mind.choose(state, state.legal(), 1.0)
    rows = mind.expectations()
    assert rows[0].answer == best
    assert {row.answer for row in rows} <= set(state.legal())
    assert [row.visits for row in rows] == sorted((row.visits for row in rows), reverse=True)
    assert all(0.0 <= row.reward <= 1.0 for row in rows)


def test_a_search_beats_greedy_more_often_than_not() -> None:
    from meadhall.cli.match import play_match

    result = play_match(meadhall.game("raids"), ["huskarl", "karl"], 40, workers=1, quiet=True)
    assert result["bots"][0]["share"] > 0.55


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_whole_game(name: str) -> None:
    game = meadhall.game("pebbles")
    state, dice = game.new(2, TableDice("level")), FastDice(1)
    minds = [make(name, game, seat) for seat in range(2)]
    while state.seat >= 0:
        state.apply(minds[state.seat].choose(state.redacted(state.seat), state.legal(), 0.02), dice)
    assert game.winners(state)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="there are random, greedy, thrall, karl, huskarl, skald, jarl, konung"):
        make("odin", meadhall.game("raids"), 1)


def test_greedy_takes_what_the_judge_likes_best() -> None:
    table = meadhall.scene("pebbles", seats=2, heap=6, taken={"blue": 1, "red": 1})
    mind = Greedy(table.game.judge(), 1)
    assert table.game.actions.text(mind.choose(table.view(0), table.legal_actions(), 1.0)) == "take:3"
