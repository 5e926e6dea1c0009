"""When a match may end, deal by deal: as soon as it is clear who is stronger (Wald's sequential test of ratings), or
how much stronger.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meadhall.bots.rating import elo
from meadhall.engine.errors import BadSetup
from meadhall.lab.figures import grouped_interval

FEWEST = 8  # deals before their spread says anything


class Ending(Protocol):
    """Asked after every deal whether a match has said enough about its first bot."""

    def verdict(self, shares: Sequence[float], seats: int) -> str:
        """In a word what the deals say; "open" as long as they have not said enough."""

    def told(self, shares: Sequence[float], seats: int) -> dict[str, Any]:
        """For the result of a match."""


@dataclass(frozen=True)
class Sure:
    """The lead in rating of the first bot is wanted to `points` rating points either way, 95 times out of 100; one that
    may be none to half as many.
    """

    points: float

    def interval(self, shares: Sequence[float], seats: int) -> tuple[float, float]:
        """The lead so far, 95 times out of 100."""
        games = len(shares) * seats
        low, high = (elo(one * games, games, seats) for one in grouped_interval(shares))
        return low, high

    def verdict(self, shares: Sequence[float], seats: int) -> str:
        low, high = self.interval(shares, seats)
        wanted = self.points if low > 0 or high < 0 else self.points / 2
        return "sure" if len(shares) >= FEWEST and high - low <= 2 * wanted else "open"

    def told(self, shares: Sequence[float], seats: int) -> dict[str, Any]:
        low, high = self.interval(shares, seats)
        return {"points": self.points, "reached": round((high - low) / 2, 1)}


@dataclass(frozen=True)
class Sequential:
    """Two claims about the first bot of a match: it is `low` or `high` rating points stronger than the others."""

    low: float = 0.0
    high: float = 40.0
    error: float = 0.05  # how often either claim may be refused although it is true

    @property
    def bound(self) -> float:
        """So large the logarithm of the likelihood ratio must become, one way or the other."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, shares: Sequence[float], seats: int) -> float:
        """How much likelier the higher claim is after deals with these shares of the wins, as a logarithm: by a normal
        approximation with the spread of the deals themselves, in which the luck of the deal is left out.
        """
        deals = len(shares)
        if deals < FEWEST:
            return 0.0
        mean = math.fsum(shares) / deals
        spread = math.fsum((one - mean) ** 2 for one in shares) / (deals - 1)
        least = 1 / (4 * deals * seats * seats)  # deals that all said the same were lucky too
        low, high = expected(self.low, seats), expected(self.high, seats)
        return deals * (high - low) * (2 * mean - low - high) / (2 * max(spread, least))

    def verdict(self, shares: Sequence[float], seats: int) -> str:
        """What the deals say: stronger, not stronger, or open."""
        ratio = self.ratio(shares, seats)
        return "stronger" if ratio >= self.bound else "not stronger" if ratio <= -self.bound else "open"

    def told(self, shares: Sequence[float], seats: int) -> dict[str, Any]:
        """For the result of a match."""
        return {
            "low": self.low, "high": self.high, "ratio": round(self.ratio(shares, seats), 3),
            "bound": round(self.bound, 3), "verdict": self.verdict(shares, seats),
        }  # fmt: skip


def expected(points: float, seats: int) -> float:
    """The share of wins of one who is so many rating points stronger than `seats - 1` equal others."""
    weight = float(10 ** (points / 400))
    return weight / (weight + seats - 1)


def parsed(text: str) -> Sequential:
    """Two claims as somebody typed them: `0,40`."""
    try:
        low, high = (float(one) for one in text.split(","))
    except ValueError:
        raise BadSetup(f"a sequential test wants two ratings, such as 0,40, not {text!r}") from None
    if not -2000 <= low < high <= 2000:
        raise BadSetup(f"of a sequential test's two ratings the first is the lower one, both within 2000, not {text!r}")
    return Sequential(low, high)
