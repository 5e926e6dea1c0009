"""A finished game played again: points ply by ply, chances to win on the way, and which answers won or lost most.

Everything is seen with one seat's eyes (or an onlooker's): from what it could know at that moment.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.bots.forecast import forecast, forecasts
from meadhall.bots.search import MILLI
from meadhall.engine.dice import FastDice, RecordedDice, TableDice
from meadhall.engine.game import AnyGame, OptionValue
from meadhall.engine.state import Judge, State, lent
from meadhall.engine.table import Table

GAMES = 300  # quick games behind a chance, where time allows
TRUTHS = 8  # imagined for a glance at a decision
GLANCED = 40  # answers of a question that a glance takes in
LOOKED_INTO = 3  # decisions that seem best, and as many that seem worst
RIVALS = 1  # other answers that one is compared with
CLEAR = 0.03  # of a chance that an answer must win or lose to be told
FEWEST = 30  # games that say anything
SURE = 2.6  # standard errors, for several were looked at
LIKELY = 1.96  # standard errors of the interval that is told


@dataclass(frozen=True)
class Record:
    """All that a game is played again from."""

    seats: int
    options: Mapping[str, OptionValue]
    names: tuple[str, ...]
    start: Mapping[str, Any] | None
    seed: str  # empty where only what fell is known
    fell: tuple[int, ...]
    commitment: str
    actions: tuple[int, ...]


def record(table: Table) -> Record:
    """What a table is played again from; it is over, so its seed is no secret."""
    dice = table.dice
    seed, fell = (dice.seed, ()) if isinstance(dice, TableDice) else ("", tuple(dice.values))
    actions = tuple(move.action for move in table.moves)
    return Record(
        table.seats, dict(table.options), tuple(table.names), table.start, seed, fell, dice.commitment, actions
    )


def again(game: AnyGame, record: Record) -> Iterator[Table]:
    """The table before each answer, and after the last."""
    dice = TableDice(record.seed) if record.seed else RecordedDice(list(record.fell), record.commitment)
    options, names = record.options, record.names
    table = Table(game, record.seats, options=options, names=names, position=record.start, dice=dice)
    yield table
    for action in record.actions:
        table.play(action)
        yield table


def points(game: AnyGame, record: Record, eye: int) -> list[list[int]]:
    """What everybody had earned before each answer, and all points after the last."""
    told = []
    for table in again(game, record):
        view = table.state if table.over else table.view(eye)
        sheets = [game.sheet(view, seat) for seat in range(record.seats)]
        told.append([sum(line.points for line in sheet if table.over or not line.late) for sheet in sheets])
    return told


def chances(
    game: AnyGame, record: Record, eye: int, plies: Sequence[int], seed: int, budget: float
) -> list[tuple[list[float], int]]:
    """Everybody's chances to win at some plies, each with the number of quick games behind it."""
    wanted, found = set(plies), []
    for ply, table in enumerate(again(game, record)):
        if ply not in wanted:
            continue
        if table.over:
            winners = table.winners()
            found.append(([1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)], GAMES))
        else:
            told = forecast(game, table.view(eye), seed, GAMES, budget / len(plies))
            found.append((told.chances, told.games))
    return found


def decisions(game: AnyGame, record: Record, seat: int, seed: int, budget: float) -> dict[str, dict[str, Any] | None]:
    """The answer of a seat that won most against the next best one, and the one that lost most; None where none did
    clearly. A glance chooses whom to look into; quick games over the same imagined truths decide.
    """
    judge, seen = game.judge(), []
    for ply, table in enumerate(again(game, record)):
        if table.over or table.seat != seat or len(legal := table.legal_actions()) < 2:
            continue
        view, given = table.view(seat), record.actions[ply]
        worth = _glance(view, [given, *(one for one in legal if one != given)][:GLANCED], judge, seed)
        others = sorted((one for one in worth if one != given), key=lambda one: -worth[one])[:RIVALS]
        seen.append((worth[given] - worth[others[0]], ply, view, given, others))
    seen.sort(key=lambda one: one[0])
    chosen = {one[1]: one for one in (*seen[:LOOKED_INTO], *seen[-LOOKED_INTO:])}
    weighed = [
        _compare(game, view, given, others, ply, seed, budget / len(chosen))
        for _, ply, view, given, others in chosen.values()
    ]
    clear = [one for one in weighed if one["games"] >= FEWEST and abs(one["lead"]) >= max(CLEAR, SURE * one["error"])]
    best = max((one for one in clear if one["lead"] > 0), key=lambda one: one["lead"], default=None)
    slip = min((one for one in clear if one["lead"] < 0), key=lambda one: one["lead"], default=None)
    return {"best": best, "slip": slip}


def _glance(view: State, answers: Sequence[int], judge: Judge, seed: int) -> dict[int, float]:
    dice, seat = FastDice(seed), int(view.seat)
    worth, values = dict.fromkeys(answers, 0), lent(int(view.seats))
    for _ in range(TRUTHS):
        truth = view.imagined(dice)
        for answer in answers:
            after = truth.clone()
            after.apply(answer, dice)
            judge.values(after, values)
            worth[answer] += int(values[seat])
    return {answer: total / TRUTHS / MILLI for answer, total in worth.items()}


def _compare(
    game: AnyGame, view: State, given: int, others: Sequence[int], ply: int, seed: int, budget: float
) -> dict[str, Any]:
    """An answer against others: the best of those is chosen in every other game and measured in the rest."""
    found, seat = forecasts(game, view, (given, *others), seed, 2 * GAMES, budget), int(view.seat)
    shares = {
        answer: [1 / len(won) if seat in won else 0.0 for won in found[answer].winners] for answer in (given, *others)
    }
    if len(shares[given]) < 2:
        shares = {answer: [*won, *won] for answer, won in shares.items()}  # too few to be told anyway
    other = max(others, key=lambda one: math.fsum(shares[one][::2]))
    mine, theirs = shares[given][1::2], shares[other][1::2]
    leads = [a - b for a, b in zip(mine, theirs, strict=True)]
    n = len(leads)
    lead = math.fsum(leads) / n
    error = math.sqrt(math.fsum((one - lead) ** 2 for one in leads) / max(1, n - 1) / n)
    return {
        "ply": ply, "answer": given, "other": other, "mine": math.fsum(mine) / n, "theirs": math.fsum(theirs) / n,
        "lead": lead, "error": error, "off": LIKELY * error, "games": n,
    }  # fmt: skip


def tell(game: AnyGame, asked: tuple[str, Record, int, Sequence[int]], seed: int, budget: float) -> dict[str, Any]:
    """One part of the story, as a worker is asked for it."""
    what, played, eye, plies = asked
    if what == "points":
        return {"points": points(game, played, eye)}
    if what == "chances":
        return {"chances": chances(game, played, eye, plies, seed, budget)}
    return decisions(game, played, eye, seed, budget)
