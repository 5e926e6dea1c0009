"""Measured strength: what `meadhall ladder GAME --write` found out about the levels, for pages and programs."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.bots import levels


class Rating(NamedTuple):
    """A level's rating with its 95 % interval; the weakest level is 1000, fixed."""

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


@lru_cache(maxsize=1)
def _read(file: Path, _changed: int) -> Any:
    return json.loads(file.read_text("utf-8"))
