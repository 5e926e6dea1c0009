"""How much of a game is luck: deals that are played again by other minds end alike as far as the deal decides.

Of each deal three games are played with the same seating: two with the same dice and other minds (the bots' own seeds),
the third with other dice after the deal too. A seat's result is its lead over the mean of the others, less what its bot
has on average in that seat. How far results of such games go together, by how much they vary in all, is the share that
what they have in common decides (the pick-freeze estimator of Sobol's indices).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from meadhall.lab.games import Games, Row
from meadhall.lab.resampling import Deals, Numbers


def shares(plan: Games, rows: Sequence[Row], drawn: Deals) -> dict[str, Any]:
    """By points and by wins: what the deal decides, what the dice after it add, what is left for the minds and for
    whatever chance makes of their choices.
    """
    seats = len(plan.bots)
    final = np.array([row["final"] for row in rows], np.float64)
    lead = (final - final.mean(1, keepdims=True)) * seats / (seats - 1)
    won = np.array([row["wins"] for row in rows], np.float64)
    return {name: _shares(plan, rows, drawn, results) for name, results in (("points", lead), ("wins", won))}


def _shares(plan: Games, rows: Sequence[Row], drawn: Deals, results: Numbers) -> dict[str, Any]:
    centred = _centred(plan, rows, results).reshape(drawn.deals, drawn.games, -1)
    first, again, other = (centred[:, time] for time in range(drawn.games))
    of_all = (centred**2).mean((1, 2))
    of_seed = (first * again).mean(1)
    of_deal = ((first + again) * other).mean(1) / 2

    def told(weights: Numbers) -> Numbers:
        whole = weights @ of_all
        if whole == 0:
            return np.zeros(3)
        deal, seed = weights @ of_deal / whole, weights @ of_seed / whole
        return np.array([deal, seed - deal, 1 - seed])

    return dict(zip(("deal", "dice", "rest"), drawn.of(told), strict=True))


def _centred(plan: Games, rows: Sequence[Row], results: Numbers) -> Numbers:
    """Results less the mean of the same bot in the same seat: who plays and where is neither luck nor whim."""
    made = results.copy()
    seated = np.array([[plan.bots[entrant] for entrant in plan.order(row["number"])] for row in rows])
    for seat in range(results.shape[1]):
        for name in set(plan.bots):
            these = seated[:, seat] == name
            if these.any():
                made[these, seat] -= results[these, seat].mean()
    return made
