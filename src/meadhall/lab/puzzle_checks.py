"""Whether a position is a puzzle: one answer clearly best, and not the one that looks best at first.

Three ways to look at it must agree. Deep searches with several seeds all find the same answer; quick games over the
same imagined truths put it ahead of every other one, the whole interval clear; and where everybody searches from there
on, it is ahead of the obvious one and of the runner-up. The games that decide are fresh ones: no answer is taken
because it happened to do well in those that it was chosen by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.bots import make
from meadhall.bots.chances import manner
from meadhall.bots.finish import settle
from meadhall.bots.forecast import Forecast, forecasts, spread
from meadhall.bots.levels import level
from meadhall.bots.reasons import more_chance, reasons
from meadhall.bots.search import Search
from meadhall.engine import AnyGame, FastDice, Table
from meadhall.engine.state import State

Row = dict[str, Any]

LEAD = 0.06  # of a chance to win that the best answer is ahead of every other one
SURELY = 0.03  # of a chance that it is ahead at the lower end of the interval
MAYBE = 0.03  # of a chance that it is ahead in the few games that are played first
GLIMPSED = 0.02  # of a search's reward, over every answer that it took seriously
SERIOUS = 0.02  # of the visits: a search took that answer seriously
TAKEN = 0.5  # of the visits that the best answer has in every deep search
SOLVERS = ("thrall", "karl", "huskarl", "skald")  # whose tries say how hard it is
AT_A_GLANCE = "karl"  # whose answer is the obvious one
GUESSED = 0.25  # of its tries that may be right
OTHERWISE, OBVIOUS = CHEAPLY = "told otherwise", "obvious"  # why not, found out at no cost
BATCH = 16  # games after which it is looked whether they have said enough
UNHURRIED = 1e9  # seconds


@dataclass(frozen=True)
class Depth:
    """How closely positions are looked at; in iterations and games, never seconds, so that it can be repeated."""

    players: int = 120  # iterations of a decision while the games are played
    deep: int = 5_000  # of each deep search
    searches: int = 3
    first: int = 40  # quick games of every answer, at first
    games: int = 600  # and those that decide
    hopeless: int = 150  # of them, after which it may be given up
    well: int = 64  # games in which everybody searches, at most
    thinking: int = 30  # iterations of a decision in those
    tries: int = 20  # of every level
    looks: int = 4  # positions of a game that quick games are played for, at most


@dataclass(frozen=True)
class Candidate:
    """A decision of a game where the player's search answered otherwise than a first glance."""

    ply: int
    seat: int
    best: int
    gap: float  # of the search's reward, ahead of the next answer
    view: State


def laid_out(game: AnyGame, view: State, seed: int) -> Table:
    """A table at one possible truth behind a view, as a scene tells it: what others truly hold is nowhere in it."""
    seats = int(view.seats)
    fresh = Table(game, seats, seed="puzzle")
    truth = view.imagined(FastDice(seed))
    return Table(game, seats, seed="puzzle", names=fresh.names, position=game.position(truth, fresh.names))


def check(game: AnyGame, one: Candidate, seed: int, depth: Depth) -> Row | str:
    """The puzzle that a candidate is, ready to be written down; or in a word why it is none."""
    table = laid_out(game, one.view, seed)
    if table.seat != one.seat or table.legal_actions() != one.view.legal():
        return OTHERWISE
    view, legal, best = table.view(one.seat), table.legal_actions(), one.best
    solved, obvious = solving(game, view, legal, best, seed, depth.tries, (AT_A_GLANCE,))
    if obvious == best or solved[AT_A_GLANCE] > GUESSED * depth.tries:
        return OBVIOUS
    if not maybe(compared(game, view, legal, seed + 1, depth.first), best, one.seat):
        return "close"
    if not all(found(game, view, legal, best, seed + 2 + number, depth.deep) for number in range(depth.searches)):
        return "searches differ"
    if not maybe(compared(game, view, legal, seed + 100, depth.hopeless), best, one.seat):
        return "not clear"
    ends = compared(game, view, legal, seed + 100, depth.games)
    for other in legal:
        ahead = more_chance(ends[best], ends[other], one.seat)
        if other != best and (ahead.mean < LEAD or ahead.low < SURELY):
            return "not clear"
    runner_up = next(other for other in _in_order(ends, legal, one.seat) if other != best)
    if not played_well(game, view, best, tuple(dict.fromkeys((obvious, runner_up))), seed + 150, depth):
        return "not when played well"
    solved, _ = solving(game, view, legal, best, seed + 200, depth.tries, SOLVERS)
    text = game.actions.text
    return {
        "position": table.position(),
        "seat": one.seat,
        "question": table.question(),
        "best": text(best),
        "obvious": text(obvious),
        "games": depth.games,
        "answers": [_answer(game, ends, best, other, one.seat) for other in _in_order(ends, legal, one.seat)],
        "sheets": {
            name: {line: round(mean, 2) for line, mean in ends[answer].by_line().items()}
            for name, answer in (("best", best), ("obvious", obvious))
        },
        "solved": {name: [right, depth.tries] for name, right in solved.items()},
    }


def compared(game: AnyGame, view: State, legal: Sequence[int], seed: int, games: int) -> dict[int, Forecast]:
    """Quick games after every answer, from the same imagined truths."""
    made = forecasts(game, view, legal, seed, games, UNHURRIED)
    return {answer: ends for answer, ends in made.items() if answer is not None}


def maybe(ends: Mapping[int, Forecast], best: int, seat: int) -> bool:
    """Whether an answer is ahead of all others in a few games: else it is not worth more of them."""
    return all(more_chance(ends[best], ends[other], seat).mean >= MAYBE for other in ends if other != best)


def found(game: AnyGame, view: State, legal: Sequence[int], best: int, seed: int, iterations: int) -> bool:
    """Whether a deep search answers so, and finds nothing else nearly as good."""
    mind = make(f"search:{iterations}", game, seed)
    assert isinstance(mind, Search)
    if mind.choose(view, list(legal), UNHURRIED) != best:
        return False
    seen = mind.expectations()
    total = sum(one.visits for one in seen)
    mine = next(one for one in seen if one.answer == best)
    serious = [one.reward for one in seen if one.answer != best and one.visits >= SERIOUS * total]
    return mine.visits >= TAKEN * total and all(mine.reward - reward >= GLIMPSED for reward in serious)


def played_well(game: AnyGame, view: State, best: int, rivals: Sequence[int], seed: int, depth: Depth) -> bool:
    """Whether the best answer is ahead of its rivals too where every seat searches to the end, from the same truths."""
    seat, dice, way = int(view.seat), FastDice(seed), manner(game.name)
    made = {answer: Forecast(way) for answer in (best, *rivals)}
    for played in range(1, depth.well + 1):
        truth = view.imagined(dice)
        for answer, ends in made.items():
            state, draws = truth.clone(), FastDice(seed + played)
            state.apply(answer, draws)
            ends.settled.append(settle(state, draws))
            minds = [make(f"search:{depth.thinking}", game, seed + played) for _ in range(int(state.seats))]
            while state.seat >= 0:
                asked = int(state.seat)
                state.apply(minds[asked].choose(state.redacted(asked), state.legal(), UNHURRIED), draws)
            ends.points.append([int(state.points(each)) for each in range(int(state.seats))])
            ends.winners.append(game.winners(state))
        if played % BATCH and played < depth.well:
            continue
        leads = [more_chance(made[best], made[other], seat) for other in rivals]
        if any(lead.high < MAYBE for lead in leads):
            return False
        if all(lead.low > 0 and lead.mean >= MAYBE for lead in leads):
            return True
    return False


def solving(
    game: AnyGame, view: State, legal: Sequence[int], best: int, seed: int, tries: int, names: Sequence[str]
) -> tuple[Mapping[str, int], int]:
    """How often levels find the best answer, and what the first of them answers most."""
    given: dict[str, Counter[int]] = {}
    for name in names:
        given[name] = Counter(
            level(name, game, seed + number).choose(view, list(legal), UNHURRIED) for number in range(tries)
        )
    usual = given[names[0]]
    return {name: tally[best] for name, tally in given.items()}, max(sorted(usual), key=lambda one: usual[one])


def _in_order(ends: Mapping[int, Forecast], legal: Sequence[int], seat: int) -> list[int]:
    """The answers, best chance first."""
    return sorted(legal, key=lambda one: -spread([row[seat] for row in ends[one].shares]).mean)


def _answer(game: AnyGame, ends: Mapping[int, Forecast], best: int, answer: int, seat: int) -> Row:
    """One answer: its chance, by how much it falls short of the best one, and why."""
    mine, ahead = spread([row[seat] for row in ends[answer].shares]), more_chance(ends[best], ends[answer], seat)
    row: Row = {
        "answer": game.actions.text(answer),
        "chance": _rounded(mine.mean, max(0.0, mine.low), min(1.0, mine.high)),
        "points": round(ends[answer].of(seat).mean, 2),
    }
    if answer != best:
        row["loss"] = _rounded(ahead.mean, ahead.low, ahead.high)
        row["reasons"] = [
            {"line": why.line, "points": round(why.points, 2), "low": round(why.low, 2), "high": round(why.high, 2)}
            for why in reasons(ends[best], ends[answer])
        ]
    return row


def _rounded(*figures: float) -> list[float]:
    return [round(one, 4) for one in figures]
