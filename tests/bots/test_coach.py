"""The coach: luck and decisions add up to the result, verdicts are sure of themselves, reasons were counted."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import coach, make, review, verdicts
from meadhall.bots.chances import Manner
from meadhall.bots.coach import Luck, Weighed
from meadhall.bots.forecast import Forecast, Spread
from meadhall.bots.played import record
from meadhall.bots.reasons import differences, reasons, rival
from meadhall.bots.review import Review
from meadhall.engine import FastDice, Table

GAMES = 2  # of a batch
LITTLE = 0.01  # of the usual depth
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def played(name: str) -> Table:
    """A finished game between bots, with as few seats as it may have."""
    game = meadhall.game(name)
    table = meadhall.table(name, game.seats[0], seed="looked at again")
    mind = make("greedy", game, 1)
    while not table.over:
        table.play(mind.choose(table.view(table.seat), table.legal_actions(), 1.0))
    return table


def looked_at(table: Table, seed: int = 1) -> Review:
    """A whole review, in this process and not deep."""
    seats, kept = tuple(range(table.seats)), record(table)
    found = Review(seats, seats, table.seats, table.ply, LITTLE)
    while questions := found.questions(kept):
        for asked in questions:
            found.take(asked, json.loads(json.dumps(review.answer(table.game, kept, asked, seed))))
        found.leave(kept)
    return found


@pytest.mark.parametrize("name", meadhall.games())
def test_start_and_luck_and_skill_are_the_result_to_the_last_digit(name: str) -> None:
    table = played(name)
    kept, seats = record(table), range(table.seats)
    movers, draws = [move.seat for move in table.moves], coach.draws(table.game, kept)
    late = [ply for ply in draws if ply > table.ply * 3 // 4]  # the others would take longer and say the same
    curve = list(coach.weigh(table.game, kept, [0, table.ply], seats, GAMES, 1))
    luck = list(coach.lucks(table.game, kept, late, seats, GAMES, 1))
    assert coach.moments(kept, movers)[0] == 0
    assert coach.moments(kept, movers)[-1] == table.ply
    winners = table.winners()
    for seat in seats:
        one = coach.split(curve, luck, seat)
        assert one.start + one.luck + one.skill == one.end
        assert one.end == pytest.approx(1 / len(winners) if seat in winners else 0.0, abs=1e-11)
        assert 0.0 <= one.start <= 1.0
    assert sum(coach.split(curve, luck, seat).end for seat in seats) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("sharing", [0, 1, 2, 3, 5])
def test_a_shared_win_is_a_part_of_one_and_adds_up_as_well(seats: int, sharing: int) -> None:
    dice = FastDice(10 * seats + sharing)
    end = 1 / sharing if sharing else 0.0

    def batches() -> tuple[float, ...]:
        return tuple(int(dice.below(10**6)) / 3e6 for _ in range(coach.BATCHES))

    curve = [Weighed(0, 0, (1 / seats,) * seats, batches(), 8)]
    curve.append(Weighed(9, 0, (end,) * seats, (end,) * coach.BATCHES, 8))
    one = coach.split(curve, [Luck(ply, 0, batches()) for ply in range(9)], 0)
    assert one.start + one.luck + one.skill == one.end
    assert one.end == pytest.approx(end, abs=1e-11)
    assert one.luck_off > 0


@pytest.mark.parametrize(
    "saga",
    [
        "raids/r1-004-two-players-shared-by-all", "raids/r1-008-three-players-shared",
        "walhalla/r1-009-four-players-greedy-shared", "wikinger/r1-011-four-players-base-greedy-shared",
        "runes/r2-011-five-players-random-stalled-shared",
    ],
)  # fmt: skip
def test_games_that_several_won_add_up_as_well(saga: str) -> None:
    table = meadhall.load((GOLDEN / f"{saga}.saga").read_text("utf-8"))
    kept, seats = record(table), range(table.seats)
    curve = list(coach.weigh(table.game, kept, [0, table.ply], seats, 1, 1))
    luck = list(coach.lucks(table.game, kept, coach.draws(table.game, kept)[-2:], seats, 1, 1))
    splits = [coach.split(curve, luck, seat) for seat in seats]
    assert all(one.start + one.luck + one.skill == one.end for one in splits)
    assert len(table.winners()) > 1
    assert sum(one.end for one in splits) == pytest.approx(1.0)
    assert {one.end > 0 for one in splits if one.seat in table.winners()} == {True}


def test_turns_are_looked_at_where_much_changed_between_two_moments() -> None:
    movers = [0, 0, 1, 1, 0, 1, 1, 0, 1, 0]

    def at(ply: int, share: float) -> Weighed:
        return Weighed(ply, 0, (share, 1 - share), (share,) * coach.BATCHES, 8)

    assert coach.turns(movers) == [2, 4, 5, 7, 8, 9]
    assert coach.steep([at(0, 0.5), at(5, 0.6), at(10, 0.9)], movers) == [7, 8, 9]
    assert coach.steep([at(0, 0.5), at(5, 0.6), at(10, 0.7)], movers) == []


def test_a_review_that_takes_too_long_looks_at_the_rest_less_deeply() -> None:
    found = Review((0,), (0,), 2, 9, phase=3)
    found.hurry(review.SECONDS * 3 / len(review.PHASES))
    assert found.depth == 1
    found.hurry(review.SECONDS * 3 / len(review.PHASES) + 1)
    assert found.depth == review.HURRIED
    deep = Review((0,), (0,), 2, 9, depth=2.0, phase=3)
    deep.hurry(1e6)
    assert deep.depth == 2, "who asked for more gets it"


def test_what_a_draw_brings_on_average_over_all_draws_is_nothing() -> None:
    """Pebbles has no draws, Raids few; Walhalla turns ships over: every draw that could have come, by its weight."""
    table = played("walhalla")
    kept = record(table)
    ply = next(ply for ply in coach.draws(table.game, kept)[::-1] if 1 < len(_leaves(table, ply)) <= coach.LISTED)
    could = _leaves(table, ply)
    assert sum(weight for _, weight in could) == pytest.approx(1.0)
    games = 10 * len(could)
    listed = coach._draws(table.earlier(ply).state, kept.actions[ply], games, 1)
    assert len(listed) == games
    assert sum(weight for _, weight in listed) == pytest.approx(games)
    for state, weight in could:
        share = sum(w for one, w in listed if one == state) / games
        assert share == pytest.approx(sum(w for one, w in could if one == state))
        assert weight > 0


def _leaves(table: Table, ply: int) -> list[tuple[object, float]]:
    return list(coach._leaves(table.earlier(ply).state, table.moves[ply].action) or [])


def test_a_draw_that_a_seat_cannot_see_is_no_luck_to_it() -> None:
    table = played("karvi")
    kept = record(table)
    for ply in coach.draws(table.game, kept)[-6:]:
        before, after = table.earlier(ply), table.earlier(ply + 1)
        could = coach._draws(before.state, table.moves[ply].action, coach.BATCHES, 1)
        for one in coach.lucks(table.game, kept, [ply], range(table.seats), 1, 1):
            unseen = all(state.redacted(one.seat) == after.view(one.seat) for state, _ in could)
            assert not unseen or one.value == 0.0


def test_the_same_seed_gives_the_same_review_and_it_can_be_kept() -> None:
    table = played("pebbles")
    first, second = looked_at(table), looked_at(table)
    assert first == second
    again = review.read(json.loads(json.dumps(first.kept())))
    assert again == first
    assert first.done
    assert first.parts[0] == first.parts[1]
    assert review.read({"format": 0}) is None


def test_every_decision_gets_a_verdict_and_a_single_answer_is_no_decision() -> None:
    table = played("pebbles")
    found, then = looked_at(table), table.earlier(0)
    expected = []
    for ply, move in enumerate(table.moves):
        if len(then.legal()) > 1:
            expected.append((ply, then.seat, move.action))
        then.play(move.action)
    assert [(one.ply, one.seat, one.answer) for one in found.verdicts] == expected
    assert {one.mark for one in found.verdicts} <= set(verdicts.MARKS)
    assert all(one.loss >= 0 for one in found.verdicts)
    assert all(one.loss == 0 for one in found.verdicts if one.answer == one.best)


def test_an_answer_that_throws_a_sure_win_away_is_a_blunder_and_the_bots_answer_is_told() -> None:
    table = meadhall.scene("pebbles", seats=2, heap=3, taken={"blue": 3, "red": 4})
    table.play("take:1")
    while not table.over:
        table.play(table.legal()[-1])
    found = looked_at(table)
    (first, *_) = found.verdicts
    assert table.game.actions.text(first.best) == "take:3"
    assert first.mark == verdicts.BLUNDER
    assert first.loss > 0.5
    assert [one.line for one in first.reasons] == ["taken"]
    assert found.worst(0) == first


@pytest.mark.parametrize(
    ("lost", "points", "chance", "mark"),
    [
        (Spread(0.014, 0.01, 0.02), Spread(1, 1, 1), 0.5, verdicts.BEST),
        (Spread(0.2, -0.01, 0.41), Spread(1, 1, 1), 0.5, verdicts.FINE),
        (Spread(0.029, 0.01, 0.04), Spread(1, 1, 1), 0.5, verdicts.FINE),
        (Spread(0.03, 0.01, 0.05), Spread(1, 1, 1), 0.5, verdicts.SLIP),
        (Spread(0.2, 0.04, 0.36), Spread(1, 1, 1), 0.5, verdicts.SLIP),
        (Spread(0.2, 0.06, 0.34), Spread(1, 1, 1), 0.5, verdicts.BLUNDER),
        (Spread(0.0, 0.0, 0.0), Spread(3.0, 1.0, 5.0), 0.01, verdicts.SLIP),
        (Spread(0.0, 0.0, 0.0), Spread(3.0, -1.0, 7.0), 0.01, verdicts.FINE),
    ],
)
def test_marks_go_by_the_loss_and_how_sure_it_is(lost: Spread, points: Spread, chance: float, mark: str) -> None:
    assert verdicts.marked(lost, points, chance) == mark


def test_reasons_are_lines_that_differ_surely_and_where_none_does_the_largest() -> None:
    def ended(*sheets: dict[str, int]) -> Forecast:
        points = [[sum(sheet.values()), 0] for sheet in sheets]
        return Forecast(Manner(), points, [[0]] * len(sheets), list(sheets), [True] * len(sheets))

    one = ended({"goods": 9, "runes": 4, "gold": 1}, {"goods": 9, "runes": 0, "gold": 1})
    two = ended({"goods": 4, "runes": 0, "gold": 1}, {"goods": 4, "runes": 4, "gold": 1})
    assert [(line.line, line.points) for line in reasons(one, two)] == [("goods", 5.0)]
    assert next(line.line for line in differences(one, two)) == "goods"
    same = ended({"goods": 4, "runes": 3, "gold": 1}, {"goods": 4, "runes": 0, "gold": 1})
    unsure = reasons(same, ended({"goods": 4, "runes": 0, "gold": 1}, {"goods": 4, "runes": 1, "gold": 1}))
    assert [(line.line, line.clear) for line in unsure] == [("runes", False)]
    assert reasons(one, one) == ()


def test_the_rival_who_gains_or_loses_most_is_told_where_it_is_sure() -> None:
    def ended(*points: list[int]) -> Forecast:
        rows = list(points)
        return Forecast(Manner(), rows, [[0]] * len(rows), [{}] * len(rows), [True] * len(rows))

    one, two = ended([9, 4, 7], [9, 4, 8]), ended([4, 6, 7], [4, 6, 1])
    found = rival(one, two, 0)
    assert found is not None
    assert (found.seat, found.points) == (1, -2.0), "the third one's seven points could be chance"
    assert rival(one, one, 0) is None
