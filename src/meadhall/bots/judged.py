"""Chances to win as a judge that has learned sees them: it plays nothing on, it looks at imagined truths."""

from __future__ import annotations

import math

from meadhall.bots.chances import manner, shares
from meadhall.bots.finish import settle
from meadhall.bots.forecast import forecast
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import Judge, State, lent

TRUTHS = 64  # imagined behind a view
MOST = 8  # seats of any game


def foretold(game: AnyGame, view: State, seed: int, budget: float = 1.0) -> list[float]:
    """Everybody's chance to win, as it is shown to people: by the judge where it was measured to be as true as quick
    games are and the box is the usual one, else by quick games for at most `budget` seconds.
    """
    usual = game.key[1] is None  # it learned with these components
    found = judged(game, view, seed) if usual and manner(game.name).judge else None
    return forecast(game, view, seed, budget=budget).chances if found is None else found


def judged(
    game: AnyGame, view: State, seed: int, truths: int = TRUTHS, judge: Judge | None = None
) -> list[float] | None:
    """Everybody's chance to win from what a seat, or an onlooker, may know; they add up to 1. None where the judge, the
    game's own if no other is given, has not learned, or not for so few seats.
    """
    judge = judge or game.judge()
    if view.seat < 0:
        return shares(int(view.seats), game.winners(view))
    if not judge.learned or view.seats < judge.fewest:
        return None
    dice = FastDice(seed)
    rows = [seen(game, judge, view.imagined(dice), dice) for _ in range(truths)]
    return [math.fsum(column) / truths for column in zip(*rows, strict=True)]


def seen(game: AnyGame, judge: Judge, state: State, dice: FastDice) -> list[float]:
    """What the judge says of one truth, after answers that are no choice; where nothing is open, who won."""
    seats = int(state.seats)
    if settle(state, dice):
        return shares(seats, game.winners(state))
    values, found = lent(MOST), lent(MOST + 1)  # of one length they would be the same array
    judge.chances(state, values, found)
    chances = [float(found[seat]) for seat in range(seats)]
    whole = math.fsum(chances)
    return [one / whole for one in chances]
