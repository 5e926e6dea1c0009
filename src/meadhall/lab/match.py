"""Bots against bots: seats rotated, wins with their confidence interval, resumable."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meadhall.engine import AnyGame, BadSetup, OptionValue
from meadhall.lab.costs import Costs
from meadhall.lab.figures import grouped_interval, interval
from meadhall.lab.games import Games, Notes, Row, entrants
from meadhall.lab.keeping import rows_of
from meadhall.lab.running import Watch, checked_place, unwatched
from meadhall.lab.sequential import Ending


class NothingPlayed(BadSetup):
    """There was no time for a single game, or for a whole deal."""


def play_match(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    seed: str = "match",
    options: dict[str, OptionValue] | None = None,
    *,
    budget: float = 1.0,
    workers: int | None = None,
    keep: Path | None = None,
    watch: Watch = unwatched,
    seconds: float = math.inf,
    duplicate: bool = False,
    on: str | None = None,
    until: Ending | None = None,
    costs: bool = False,
    processor: bool = False,
) -> dict[str, Any]:
    """Play `games` games and count; a shared win counts in parts. Games noted in `keep` are not played again.

    With `seconds` it stops then, with however many games are played. With `duplicate` every deal is played with every
    seating, so that its luck falls on all; whole deals are counted, and intervals are by deal. With `until` it plays
    such deals and stops as soon as they have said enough about the first bot. With `costs` it tells what a decision
    of each bot took of the processor, in milliseconds. With `processor` the budget of searches is time of the
    processor: others who use it then take nothing away from them.
    """
    duplicate = duplicate or until is not None
    checked_place(on, workers)
    plan = Games(
        game.key, entrants(game, names), seed, game.checked_options(options), budget,
        "rotated" if duplicate else "each", Costs if costs else Notes, processor,
    )  # fmt: skip
    games = -(-games // plan.of_a_deal) * plan.of_a_deal
    tally = Tally(plan)
    for row in rows_of(plan, games, keep, watch=watch, seconds=seconds, on=on, workers=workers):
        whole = tally.add(row)
        if until is not None and whole and until.verdict(tally.shares(0), len(plan.bots)) != "open":
            break
    result = tally.result()
    return result if until is None else result | {"test": until.told(tally.shares(0), len(plan.bots))}


class Tally:
    """Counts a match game by game, in whole numbers: the order in which games come in does not matter."""

    def __init__(self, plan: Games) -> None:
        self.plan = plan
        seats = range(len(plan.bots))
        self.games = 0
        self.wins: list[Counter[int]] = [Counter() for _ in seats]  # by how many shared it
        self.points = [0 for _ in seats]
        self.failures: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()  # games that a bot did not play to the end
        self.waiting: dict[int, list[Row]] = defaultdict(list)  # deals that are not whole yet
        self.deals: list[dict[int, float]] = [{} for _ in seats]  # an entrant's share of the wins of each
        self.choices = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]

    def shares(self, entrant: int) -> list[float]:
        """An entrant's share of the wins of every deal."""
        return list(self.deals[entrant].values())

    def add(self, row: Row) -> bool:
        """Count a game; of a duplicate match only once its deal is whole. Whether it was counted."""
        if self.plan.plan == "each":
            self._count(row)
            return True
        deal, many = row["number"] // self.plan.of_a_deal, self.plan.of_a_deal
        self.waiting[deal].append(row)
        whole = len(self.waiting[deal]) == many
        if whole:
            rows = self.waiting.pop(deal)
            for one in rows:
                self._count(one)
            for entrant, shares in enumerate(self.deals):
                shares[deal] = math.fsum(one["won"][entrant] for one in rows) / many
        return whole

    def _count(self, row: Row) -> None:
        self.games += 1
        for entrant, (won, points) in enumerate(zip(row["won"], row["points"], strict=True)):
            if won:
                self.wins[entrant][round(1 / won)] += 1
            self.points[entrant] += points
        if "choices" in row:
            for seat, entrant in enumerate(self.plan.order(row["number"])):
                self.choices[entrant] += row["choices"][seat]
                self.seconds[entrant] += row["seconds"][seat]
        for name, failure in row["failures"].items():
            self.failures[f"{name}: {failure}"] += 1
            self.failed[name] += 1

    def result(self) -> dict[str, Any]:
        """What the match comes to."""
        if not self.games:
            raise NothingPlayed("no deal was played with every seating in that time; give it more")
        plan, duplicate = self.plan, self.plan.plan == "rotated"
        return {
            "game": plan.game.name,
            "seats": len(plan.bots),
            "games": self.games,
            **({"deals": len(self.deals[0])} if duplicate else {}),
            "seed": plan.seed,
            "budget": plan.budget,
            "options": plan.options,
            "bots": [self._entrant(entrant, duplicate) for entrant in range(len(plan.bots))],
            "failures": [_told(failure, count) for failure, count in sorted(self.failures.items())],
        }

    def _entrant(self, entrant: int, duplicate: bool) -> dict[str, Any]:
        wins = math.fsum(count / shared for shared, count in self.wins[entrant].items())
        alone = interval(wins, self.games)
        low, high = grouped_interval(self.shares(entrant)) if duplicate else alone
        found = {
            "bot": self.plan.bots[entrant],
            "wins": round(wins, 3),
            "share": round(wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.points[entrant] / self.games, 2),
            "failed": self.failed[self.plan.bots[entrant]],
        }
        if self.plan.notes is Costs:
            found["ms"] = round(1000 * self.seconds[entrant] / max(1, self.choices[entrant]), 3)
        if not duplicate:
            return found
        saved = 1 - (high - low) / (alone[1] - alone[0])  # of the width that as many independent games would leave
        return found | {
            "independent_low": round(alone[0], 4),
            "independent_high": round(alone[1], 4),
            "saved": round(saved, 4),
        }


def _told(failure: str, games: int) -> str:
    """A failure in how many games, and below it where it was raised."""
    first, _, where = failure.partition("\n")
    return f"{first} (games: {games})" + (f"\n{where}" if where else "")
