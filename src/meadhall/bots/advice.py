"""What the strongest bot would do, and what it expects of every answer: made from what the asked seat may know."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from meadhall.bots.forecast import Forecast, forecasts
from meadhall.bots.levels import LEVELS, level
from meadhall.bots.reasons import Difference, more_points, reasons
from meadhall.bots.search import MILLI, Expectation, Search
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State, lent

GAMES = 200  # quick games behind the figures, where time allows
PLAYED = 5  # answers that they are played for: those the search likes most
SURE = 0.01  # an answer with a smaller share of the search was hardly looked at
TRIES = 30  # of one tried less often the search knows too little: the judge takes a glance at it
TRUTHS = 16  # imagined for a glance
SLIP = 2.0  # final points that an answer must lose before a coach speaks up, at least
SLIP_OF_SCALE = 0.1  # or this part of a lead that makes a game three quarters won, where that is more
DOUBT = 2.0  # so many times as much where the search tried an answer, but hardly
UNHURRIED = 1e9  # seconds


@dataclass(frozen=True)
class Expected:
    """One answer: final points to expect, with the interval that holds them 95 times out of 100 where games were played
    for it, the share of the search it got, whether that was enough to be sure, and whether it is a slip: the search
    tried it and found it clearly worse than the best one.
    """

    answer: int
    points: float
    share: float
    sure: bool
    slip: bool = False
    low: float | None = None
    high: float | None = None
    chance: float | None = None  # of the asked seat to win after it
    reasons: tuple[Difference, ...] = ()  # what the best answer brings more than this one, by lines of the sheet


@dataclass(frozen=True)
class Compared:
    """What the best answer brings over the one the search likes next, or over the one that brings most points where
    that is another: final points with their interval.
    """

    other: int
    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Advice:
    """The best answer, every legal answer as it is seen now, everybody's chances after the best one, and why it is."""

    best: int
    answers: tuple[Expected, ...]  # in the order of the legal answers
    chances: tuple[float, ...]  # by seat, adding up to 1
    compared: Compared | None = None  # None: there is nothing else to choose
    games: int = field(default=0, compare=False)  # quick games behind each figure


def advise(
    game: AnyGame,
    view: State,
    legal: Sequence[int],
    seed: int,
    budget: float = 2.0,
    iterations: int = 0,
    games: int = GAMES,
) -> Advice:
    """Ask the strongest bot about a question: half the budget goes to its search, half to quick games to the end.

    With a number of iterations time does not matter, and the same seed and view give the same advice.
    """
    mind = level(LEVELS[-1], game, seed)
    assert isinstance(mind, Search)
    if iterations:
        mind.iterations = iterations
    best = mind.choose(view, list(legal), budget / 2)
    tried = {one.answer: one for one in mind.expectations() if one.answer in legal}
    glance = _glance(game, view, legal, seed, UNHURRIED if iterations else budget / 4)
    liked = sorted(
        (one for one in legal if one != best),
        key=lambda one: (tried[one].visits if one in tried else 0, glance[one]),
        reverse=True,
    )
    ends = forecasts(game, view, (best, *liked[: PLAYED - 1]), seed, games, UNHURRIED if iterations else budget / 2)
    answers = tuple(_expected(game, view, answer, best, tried, ends, glance) for answer in legal)
    compared = _compared(int(view.seat), best, _rival(int(view.seat), best, liked[0], ends), ends) if liked else None
    return Advice(best, answers, tuple(ends[best].chances), compared, ends[best].games)


def advice_from(reply: Mapping[str, Any], legal: Sequence[int]) -> Advice:
    """An advice as a process wrote it down; refuses one about other answers."""
    answers = tuple(
        Expected(**{**one, "reasons": tuple(Difference(**why) for why in one["reasons"])}) for one in reply["answers"]
    )
    if reply["best"] not in legal or [one.answer for one in answers] != list(legal):
        raise ValueError(f"its advice is about other answers: {str(reply)[:200]}")
    compared = None if reply["compared"] is None else Compared(**reply["compared"])
    return Advice(reply["best"], answers, tuple(map(float, reply["chances"])), compared, int(reply["games"]))


def _expected(
    game: AnyGame,
    view: State,
    answer: int,
    best: int,
    tried: Mapping[int, Expectation],
    ends: Mapping[int | None, Forecast],
    glance: Mapping[int, float],
) -> Expected:
    """What is known of an answer: from games played for it, else from the search, else at a glance. Without a game
    of its own none is said to bring more than the best one.
    """
    seat, found, ended = int(view.seat), tried.get(answer), ends.get(answer)
    total = sum(one.visits for one in tried.values())
    share = 1.0 if not total else found.visits / total if found is not None else 0.0
    after_best = ends[best].of(seat).mean
    known = found if found is not None and found.visits >= TRIES else None
    sure = answer == best or (known is not None and known.visits >= SURE * total)
    lost = tried[best].value - known.value if known is not None and best in tried else 0.0
    slip = answer != best and lost >= max(SLIP, SLIP_OF_SCALE * game.judge().scale) * (1.0 if sure else DOUBT)
    if ended is not None:
        points, why = ended.of(seat), reasons(ends[best], ended) if answer != best else ()
        return Expected(answer, points.mean, share, sure, slip, points.low, points.high, ended.chances[seat], why)
    if known is not None:
        return Expected(answer, after_best - max(0.0, lost), share, sure, slip)
    return Expected(answer, after_best + min(0.0, glance[answer] - glance[best]), share, False)


def _rival(seat: int, best: int, liked: int, ends: Mapping[int | None, Forecast]) -> int:
    """What the best answer is compared with: nobody may see more points on another one and read nothing of it."""
    points = {answer: ended.of(seat).mean for answer, ended in ends.items() if answer is not None}
    most = max(points, key=lambda answer: points[answer])
    return most if points[most] > points[best] else liked


def _compared(seat: int, best: int, other: int, ends: Mapping[int | None, Forecast]) -> Compared:
    """Game by game: both answers were played from the same truths."""
    more = more_points(ends[best], ends[other], seat)
    return Compared(other, more.mean, more.low, more.high)


def _glance(game: AnyGame, view: State, legal: Sequence[int], seed: int, budget: float) -> dict[int, float]:
    """What the judge says of the position right after each answer, over a few imagined truths, the same for all."""
    dice, judge, seat = FastDice(seed), game.judge(), int(view.seat)
    worth, values = dict.fromkeys(legal, 0), lent(int(view.seats))
    end = time.perf_counter() + budget
    looked = 0
    while looked < TRUTHS and (looked == 0 or time.perf_counter() < end):
        truth = view.imagined(dice)
        for answer in legal:
            after = truth.clone()
            after.apply(answer, dice)
            judge.values(after, values)  # the search's measure
            worth[answer] += int(values[seat])
        looked += 1
    return {answer: total / looked / MILLI for answer, total in worth.items()}
