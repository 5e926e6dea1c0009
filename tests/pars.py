"""The daily deal that tests play, and its par: worked out here, for bots may become stronger."""

from __future__ import annotations

from datetime import date
from functools import cache

from meadhall.bots.par import par_of
from meadhall.engine.daily import daily
from meadhall.engine.registry import game

RAIDS = daily(date(2026, 11, 17))


@cache
def points() -> dict[str, int]:
    """What every level of its par reaches."""
    return {level: score.points for level, score in par_of(RAIDS, game(RAIDS.game)).items()}
