"""A hall's own ladder: how programs did in games that are over, rated against our levels and each other."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.bots import strengths
from meadhall.bots.rating import Played, rated
from meadhall.server.keeper import Keeper

MOST = 2_000  # of the newest games
FRESH = 30.0  # seconds that what was computed is good for


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A program and a game: how often it played and won, and its rating with 95 % interval from `rated` of the games.
    Rated are those against other programs and levels that were measured; with people at the table they only count.
    """

    name: str
    game: str
    games: int
    wins: float
    rated: int
    rating: int | None = None
    low: int | None = None
    high: int | None = None


class BotRatings:
    """The ladder, computed now and then."""

    def __init__(self, store: Keeper, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.clock = store, clock
        self._kept: tuple[float, list[Row]] | None = None

    async def rows(self) -> list[Row]:
        """Every program by game, the strongest first."""
        now = self.clock()
        if self._kept is None or now - self._kept[0] > FRESH:
            self._kept = (now, table(await self.store.programs_games(MOST)))
        return self._kept[1]


def table(ended: list[dict[str, Any]]) -> list[Row]:
    """The ladder from rows of the store: id, game, winners, seat, kind, level, name, in the order of ids and seats."""
    tables: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in ended:
        tables[row["id"]].append(row)
    games, wins = defaultdict[tuple[str, str], int](int), defaultdict[tuple[str, str], float](float)
    counted: dict[str, list[Played]] = defaultdict(list)
    known: dict[str, dict[str, float]] = defaultdict(dict)
    for seats in tables.values():
        game, winners = seats[0]["game"], seats[0]["winners"]
        shares = [(row["seat"] in winners) / len(winners) for row in seats]
        players = []
        for row, share in zip(seats, shares, strict=True):
            if row["kind"] == "program":
                games[row["name"], game] += 1
                wins[row["name"], game] += share
                players.append(f"program {row['name']}")
            elif row["kind"] == "bot":
                level = strengths(game).get(len(seats), {}).get(row["level"])
                if level is not None:
                    players.append(f"level {row['level']} of {len(seats)}, seat {row['seat']}")
                    known[game][players[-1]] = float(level.rating)
        if len(players) == len(seats):
            counted[game].append(Played(players, shares))
    found = {(f"program {name}", game): Row(name, game, games[name, game], wins[name, game], 0) for name, game in games}
    for game, played in counted.items():
        for name, rating in rated(played, known[game]).items():
            its = found[name, game]
            its.rating, its.low, its.high = rating
            its.rated = sum(name in one.players for one in played)
    return sorted(found.values(), key=lambda row: (row.game, -(row.rating or 0), row.rating is None, row.name))
