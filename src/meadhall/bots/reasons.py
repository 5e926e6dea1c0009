"""Why one answer is better than another: the expected final sheets of both, line by line, game by game.

Both were played on from the same imagined truths, so each game is a pair, and a line's difference has an interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.bots.forecast import Forecast, Spread, spread

MOST = 3  # lines that are told
LEAST = 0.25  # points under which a line is not worth a word
PART = 0.2  # and so is one that does less than this part of the largest


@dataclass(frozen=True)
class Difference:
    """How much more (or less) a line of the sheet brings after one answer than after the other, with its interval."""

    line: str
    points: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether it cannot well be chance."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Rival:
    """How many more (or fewer) points another seat ends with after one answer than after the other."""

    seat: int
    points: float
    low: float
    high: float


def differences(mine: Forecast, theirs: Forecast) -> list[Difference]:
    """Every line of the sheet, the largest difference first."""
    names = dict.fromkeys(name for sheet in (*mine.lines, *theirs.lines) for name in sheet)
    pairs = list(zip(mine.lines, theirs.lines, strict=True))
    found = []
    for name in names:
        one = spread([a.get(name, 0) - b.get(name, 0) for a, b in pairs])
        found.append(Difference(name, one.mean, one.low, one.high))
    return sorted(found, key=lambda one: -abs(one.points))


def worth_telling(found: Sequence[Difference]) -> tuple[Difference, ...]:
    """The two or three lines that differ most and surely; where none does surely, the largest: it could be chance."""
    heavy = [one for one in found if abs(one.points) >= max(LEAST, PART * abs(found[0].points))]
    return tuple([one for one in heavy if one.clear][:MOST] or heavy[:1])


def reasons(mine: Forecast, theirs: Forecast) -> tuple[Difference, ...]:
    """What is told of an answer against another one."""
    return worth_telling(differences(mine, theirs))


def rival(mine: Forecast, theirs: Forecast, seat: int) -> Rival | None:
    """The rival whose final points differ most between two answers of a seat, where that is sure."""
    found = []
    for other in range(len(mine.points[0])):
        one = more_points(mine, theirs, other)
        if other != seat and abs(one.mean) >= LEAST and (one.low > 0 or one.high < 0):
            found.append(Rival(other, one.mean, one.low, one.high))
    return max(found, key=lambda one: abs(one.points), default=None)


def more_points(mine: Forecast, theirs: Forecast, seat: int) -> Spread:
    """Final points of a seat after one answer over those after the other, with their interval."""
    return spread([one[seat] - two[seat] for one, two in zip(mine.points, theirs.points, strict=True)])


def more_chance(mine: Forecast, theirs: Forecast, seat: int) -> Spread:
    """The same of its chance to win."""
    return spread([one[seat] - two[seat] for one, two in zip(mine.shares, theirs.shares, strict=True)])
