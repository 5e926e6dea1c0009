"""Intervals by drawing deals again (bootstrap): the games of a deal belong together, so deals are what is drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

DRAWS = 1000
AT_ONCE = 50  # draws that are held in memory
DIGITS = 6
LOW, HIGH = 2.5, 97.5  # percentiles: 95 % lie between
METHOD = f"bootstrap over deals, {DRAWS} draws, percentiles {LOW} and {HIGH}"

Numbers = NDArray[np.float64]
Figure = dict[str, float]  # value, low, high


class Deals:
    """What was noted of deals, `games` games each, in whatever units; gives figures with their intervals."""

    def __init__(self, deals: int, games: int, seed: str) -> None:
        self.deals, self.games = deals, games
        self.seed = int.from_bytes(hashlib.sha256(f"study {seed}".encode()).digest()[:8], "big")

    def weights(self) -> Iterator[Numbers]:
        """How often each deal is drawn: the same draws every time, some rows at once."""
        rng = np.random.default_rng(self.seed)
        even = np.full(self.deals, 1 / self.deals)
        for _ in range(DRAWS // AT_ONCE):
            yield rng.multinomial(self.deals, even, AT_ONCE).astype(np.float64)

    def ratios(self, tops: Sequence[Any] | Numbers, bottoms: Sequence[Any] | Numbers | None = None) -> list[Figure]:
        """For every column the sum of `tops` by the sum of `bottoms` (by the number of games where there are none);
        both have a row for each game or each deal.
        """
        above = self._by_deal(tops)
        below = np.full_like(above, self.games) if bottoms is None else self._by_deal(bottoms)
        below = np.broadcast_to(below, above.shape)
        values = _ratio(above.sum(0), below.sum(0))
        drawn = np.concatenate([_ratio(w @ above, w @ below) for w in self.weights()])
        low, high = np.percentile(drawn, (LOW, HIGH), axis=0)
        return [_figure(*three) for three in zip(values, low, high, strict=True)]

    def ratio(self, tops: Sequence[Any] | Numbers, bottoms: Sequence[Any] | Numbers | None = None) -> Figure:
        """The same for one column."""
        below = None if bottoms is None else np.asarray(bottoms, np.float64).reshape(-1, 1)
        return self.ratios(np.asarray(tops, np.float64).reshape(-1, 1), below)[0]

    def of(self, statistic: Callable[[Numbers], Numbers]) -> list[Figure]:
        """Figures that are no ratios: `statistic` gets how often each deal counts, and gives some numbers."""
        values = statistic(np.ones(self.deals))
        drawn = np.stack([statistic(w) for some in self.weights() for w in some])
        low, high = np.percentile(drawn, (LOW, HIGH), axis=0)
        return [_figure(*three) for three in zip(values, low, high, strict=True)]

    def _by_deal(self, numbers: Sequence[Any] | Numbers) -> Numbers:
        made = np.asarray(numbers, np.float64)
        return made if len(made) == self.deals else made.reshape(self.deals, self.games, -1).sum(1)


def quantiles(values: Numbers, counts: Numbers, shares: Sequence[float]) -> Numbers:
    """Quantiles of values that are there so many times; `values` ascend."""
    below = np.cumsum(counts)
    return np.asarray(
        values[np.searchsorted(below, np.asarray(shares) * below[-1]).clip(0, len(values) - 1)], np.float64
    )


def _ratio(above: Numbers, below: Numbers) -> Numbers:
    return np.divide(above, below, out=np.zeros_like(above), where=below != 0)


def _figure(value: float, low: float, high: float) -> Figure:
    return {"value": round(float(value), DIGITS), "low": round(float(low), DIGITS), "high": round(float(high), DIGITS)}
