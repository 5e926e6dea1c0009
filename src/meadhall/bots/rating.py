"""The mathematics of ratings: shares of wins with how sure they are, and the strength behind them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from meadhall.bots.strength import Rating

Z = 1.96  # 95 %
FLOOR = 1000.0  # the rating of the weakest level
LOWEST, HIGHEST = -1000.0, 5000.0  # nobody's strength lies beyond
ROUNDS = 20  # of fitting everybody to everybody
HALVINGS = 40


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    share = wins / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    return (middle - spread) / (1 + Z * Z / games), (middle + spread) / (1 + Z * Z / games)


def elo(wins: float, games: int, seats: int) -> float:
    """The difference of strength behind a share of wins of one against `seats - 1` equal others."""
    share = (wins + 0.5) / (games + 1)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


class Played(NamedTuple):
    """A game that counts: who played, and everybody's share of the win."""

    players: Sequence[str]
    shares: Sequence[float]


def rated(games: Sequence[Played], known: Mapping[str, float]) -> dict[str, Rating]:
    """Ratings with 95 % intervals of all that are not `known`: the strength by which everybody would have won as often
    as they did, where the chance to win goes with 10 to the power of a rating's 400th. Against equals it is `elo`.
    """
    fresh = sorted({name for game in games for name in game.players} - set(known))
    strength = {**known, **dict.fromkeys(fresh, FLOOR)}
    own = {name: [game for game in games if name in game.players] for name in fresh}
    wins = {name: sum(one.shares[one.players.index(name)] for one in own[name]) for name in fresh}
    for _ in range(ROUNDS):
        for name in fresh:
            strength[name] = _behind(name, own[name], wins[name], strength)
    found = {}
    for name in fresh:
        games_of = own[name]
        low, high = (
            _behind(name, games_of, one * len(games_of), strength) for one in interval(wins[name], len(games_of))
        )
        half = (high - low) / 2
        found[name] = Rating(*(round(strength[name] + one) for one in (0, -half, half)))
    return found


def _behind(name: str, games: Sequence[Played], wins: float, strength: Mapping[str, float]) -> float:
    """The strength behind so many wins, the others' as they are."""
    share = (wins + 0.5) / (len(games) + 1)
    others = [sum(_weight(strength[one]) for one in game.players if one != name) for game in games]
    low, high = LOWEST, HIGHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        weight = _weight(middle)
        if sum(weight / (weight + against) for against in others) / len(games) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _weight(rating: float) -> float:
    return float(10 ** (rating / 400))
