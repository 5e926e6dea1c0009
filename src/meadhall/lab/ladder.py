"""How strong each level is: neighbours on the ladder play each other, and the wins become ratings."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any

from meadhall.bots import LEVELS
from meadhall.bots.rating import FLOOR, elo
from meadhall.engine import AnyGame
from meadhall.engine.errors import BadSetup, listed
from meadhall.lab.match import NothingPlayed, play_match
from meadhall.lab.running import Watch, checked_place, unwatched
from meadhall.lab.sequential import Sure

FEWEST = 4  # games that a step needs to say anything


def climb(
    game: AnyGame,
    seats: int,
    games: int,
    budget: float = 1.0,
    keep: Path | None = None,
    watch: Watch = unwatched,
    seconds: float = math.inf,
    to: str = LEVELS[-1],
    on: str | None = None,
    workers: int | None = None,
    seed: str = "ladder",
    sure: float | None = None,
) -> dict[str, Any]:
    """Each level against a table full of the one below, every deal with every seating; ratings, the weakest fixed at
    1000, and with 95 % intervals how far each stands above the one below.

    A step ends after `seconds`, or when its level stands there to `sure` points either way, and
    to half as many where it may be no step up; a level whose step had no
    time for four games, and those above it, get no rating.
    """
    if to not in LEVELS[1:]:
        raise BadSetup(f"there is no level {to!r} to climb to; there are {listed(LEVELS[1:])}")
    checked_place(on, workers)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    rows = [{"level": LEVELS[0], "rating": FLOOR, "low": FLOOR, "high": FLOOR, "share": None, "games": 0}]
    rating = FLOOR
    for lower, upper in pairwise(LEVELS[: LEVELS.index(to) + 1]):
        file = None if keep is None else keep / f"{game.name}-{seats}-{upper}.jsonl"
        try:
            result = play_match(
                game, [upper, *[lower] * (seats - 1)], games, f"{seed} {seats}",
                budget=budget, keep=file, watch=watch, seconds=seconds, on=on, workers=workers, duplicate=True,
                until=None if sure is None else Sure(sure),
            )  # fmt: skip
        except NothingPlayed:
            break
        first, played = result["bots"][0], result["games"]
        if played < min(FEWEST, games):
            break
        low, high = (elo(first[side] * played, played, seats) for side in ("low", "high"))
        below, rating = rating, rating + elo(first["wins"], played, seats)
        row = {"level": upper, "rating": round(rating), "low": round(below + low), "high": round(below + high)}
        rows.append({**row, "share": first["share"], "games": played})
    return {"game": game.name, "seats": seats, "budget": budget, "levels": rows}
