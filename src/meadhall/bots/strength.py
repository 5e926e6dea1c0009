"""Measured strength: what `meadhall ladder GAME --write` found out about the levels, for pages and programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.bots import levels


class Rating(NamedTuple):
    """A level's rating; the interval holds how far it stands above the level below, 95 times out of 100. The weakest
    level is 1000, fixed.
    """

    rating: int
    low: int
    high: int

    @property
    def spread(self) -> int:
        """Half the width of the interval."""
        return round((self.high - self.low) / 2)


def strengths(game: str) -> dict[int, dict[str, Rating]]:
    """Ratings of the levels by number of seats, weakest level first; what nobody measured is missing."""
    file = levels.RATINGS
    if not file.exists():
        return {}
    found = {}
    for seats, rows in sorted(_read(file, file.stat().st_mtime_ns).get(game, {}).items(), key=lambda one: int(one[0])):
        found[int(seats)] = {
            name: Rating(*(round(rows[name][key]) for key in Rating._fields)) for name in levels.LEVELS if name in rows
        }
    return found


def told_apart(levels: Mapping[str, Rating]) -> dict[str, Rating]:
    """Ratings of one number of seats, weakest level first, that never fall: levels that do not surely stand above the
    one below get one rating together with it, of all that was measured of them.
    """
    groups: list[tuple[list[str], Rating]] = []
    for name, one in levels.items():
        group, rating = [name], one
        while groups and rating.low <= groups[-1][1].rating:
            before, other = groups.pop()
            group, rating = before + group, _together(other, rating)
        groups.append((group, rating))
    return {name: rating for group, rating in groups for name in group}


def _together(one: Rating, other: Rating) -> Rating:
    """Two measurements of the same strength: the surer one counts more."""
    if not one.spread or not other.spread:  # fixed by definition
        return one if not one.spread else other
    of_one, of_other = one.spread**-2, other.spread**-2
    rating = (of_one * one.rating + of_other * other.rating) / (of_one + of_other)
    spread = (of_one + of_other) ** -0.5
    return Rating(round(rating), round(rating - spread), round(rating + spread))


class Brief(NamedTuple):
    """What time is left for on the page without a server, where nothing is compiled."""

    iterations: int  # an answer
    levels: tuple[str, ...]  # that want more
    like: str  # the strongest that has all it wants: the others are at least as strong


NEARLY = 0.9  # of the iterations of a level make no difference that a match would find


def brief(game: str) -> Brief | None:
    """How bots do on the page without a server; None where nobody measured it."""
    reached = _read(levels.PAGE, levels.PAGE.stat().st_mtime_ns).get(game) if levels.PAGE.exists() else None
    if reached is None:
        return None
    fits = [one.iterations is None or 0 < NEARLY * one.iterations <= reached for one in levels.LADDER]
    short = tuple(one.name for one, enough in zip(levels.LADDER, fits, strict=True) if not enough)
    return Brief(reached, short, [one.name for one, enough in zip(levels.LADDER, fits, strict=True) if enough][-1])


@lru_cache(maxsize=2)
def _read(file: Path, _changed: int) -> Any:
    return json.loads(file.read_text("utf-8"))
