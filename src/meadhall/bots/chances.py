"""Chances to win, from games that were played on quickly.

Quick games are not played well, so who wins how many of them says too much. Each game is blurred: its final points
might have been others, by as much as the points of all these games differ among themselves, times a figure measured
for each game (`meadhall calibrate`). Near the end they differ little and are blurred little, but by a point at least:
who still chooses may choose something else. Where nobody had anything to choose any more a game is what it is.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean

ALWAYS = 1.0  # points that a game may be off by while anybody has a choice
MEASURED = Path(__file__).with_name("chances.json")  # written by `meadhall calibrate GAME --write`


@dataclass(frozen=True)
class Manner:
    """How quick games are played and read: whether they compare every answer, and how much they are blurred; and
    whether a judge that has learned tells chances as truly, without them.
    """

    closely: bool = False
    blur: float = 1.0
    judge: bool = False


@cache
def manner(game: str) -> Manner:
    """The manner that was measured to be right for a game; the usual one where nobody measured."""
    known = json.loads(MEASURED.read_text("utf-8")) if MEASURED.is_file() else {}
    found = known.get(game, {})
    both = found.get("judge", {}).get("compared")
    judge = both is not None and both["judge"] <= both["quick"]  # it was surprised no more
    return Manner(found.get("closely", False), found.get("blur", 1.0), judge)


def chances(
    points: Sequence[Sequence[int]], winners: Sequence[Sequence[int]], blur: float, settled: Sequence[bool] = ()
) -> list[float]:
    """Everybody's chance to win, from final points and winners game by game; they add up to 1. In settled games nobody
    had a choice.
    """
    total = [math.fsum(column) for column in zip(*by_game(points, winners, blur, settled), strict=True)]
    whole = math.fsum(total)
    return [one / whole for one in total]


def by_game(
    points: Sequence[Sequence[int]], winners: Sequence[Sequence[int]], blur: float, settled: Sequence[bool] = ()
) -> list[list[float]]:
    """What every game says of everybody's chance, by game and seat."""
    width = max(blur * _differ(points), ALWAYS)
    all_of_them = zip(points, winners, settled or [False] * len(points), strict=True)
    return [_softly(finals, width) if not sure else shares(len(finals), won) for finals, won, sure in all_of_them]


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    """What each seat has of a win; where nobody wins all are alike."""
    shared = winners or range(seats)
    return [1.0 / len(shared) if seat in shared else 0.0 for seat in range(seats)]


def _differ(points: Sequence[Sequence[int]]) -> float:
    """How much the final points of a seat differ from game to game, all seats together."""
    means = [fmean(column) for column in zip(*points, strict=True)]
    return math.sqrt(fmean((one - mean) ** 2 for finals in points for one, mean in zip(finals, means, strict=True)))


def _softly(finals: Sequence[int], width: float) -> list[float]:
    """The chances of seats whose final points may be off by about `width`."""
    most = max(finals)
    weights = [math.exp((one - most) / width) for one in finals]
    whole = math.fsum(weights)
    return [one / whole for one in weights]
