"""The daily deal: one deal of one game a day, which everybody works out alone and all find the same.

Everything hangs on the day (by UTC) and the version of this scheme, through SHA-256. The games that come with Meadhall
take turns in a fixed order, so each comes once within any five days.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from meadhall.engine.dice import TableDice
from meadhall.engine.errors import NoDeal
from meadhall.engine.game import OptionValue
from meadhall.engine.registry import Shelf, shipped
from meadhall.engine.table import Table

SCHEME: Final = 1  # another way to deal is another number
FIRST: Final = date(2026, 1, 1)  # the oldest deal
SEATS: Final = range(2, 5)  # as many as play it, where the game has them
HUMAN: Final = "human"
_WRITTEN = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


@dataclass(frozen=True)
class Deal:
    """The deal of a day. Two who see the same `mark` play the same deal."""

    day: date
    game: str
    rules: int  # version
    components: str  # digest
    seats: int
    options: Mapping[str, OptionValue]
    seat: int  # of the player; the others are bots'
    seed: str

    @property
    def mark(self) -> str:
        """What tells this deal from every other, rules and components included."""
        options = " ".join(f"{name}={self.options[name]}" for name in sorted(self.options))
        told = (self.seed, self.rules, self.components, self.seats, self.seat, options)
        return _digest(" ".join(str(one) for one in told))[:16]


def daily(day: date, shelf: Shelf | None = None, names: Sequence[str] | None = None) -> Deal:
    """The deal of a day, from the games that come with Meadhall unless others are named."""
    taking_part = sorted(shipped() if names is None else names, key=lambda name: _digest(f"{_base()} {name}"))
    game = (shelf or Shelf()).game(taking_part[day.toordinal() % len(taking_part)])
    seed = f"{_base()} {day.isoformat()} {game.name}"
    fitting = [number for number in game.seats if number in SEATS] or list(game.seats)
    seats = fitting[_drawn(f"{seed} seats", len(fitting))]
    seat = _drawn(f"{seed} seat", seats)
    return Deal(day, game.name, game.rules, game.components.digest, seats, game.checked_options({}), seat, seed)


def dealt_at(table: Table, rival: str, shelf: Shelf | None = None) -> Deal | None:
    """The daily deal that a table is played by: one person on the right seat, that bot on all others; None: none."""
    seed = table.dice.seed if isinstance(table.dice, TableDice) else ""
    found = re.fullmatch(rf"{_base()} (\d{{4}}-\d{{2}}-\d{{2}}) (\w+)", seed, re.ASCII)
    if found is None or table.start is not None:
        return None
    try:
        deal = daily(date.fromisoformat(found[1]), shelf)
    except ValueError:
        return None
    players = tuple(HUMAN if seat == deal.seat else rival for seat in range(deal.seats))
    dealt = (deal.seed, deal.game, deal.rules, deal.components, deal.options, players)
    game = table.game
    same = dealt == (seed, game.name, game.rules, game.components.digest, table.options, tuple(table.players))
    return deal if same else None


def thought(seed: str, ply: int) -> int:
    """The seed of what a bot thinks at a daily table: the same for all who come to the same question."""
    return int(_digest(f"{seed} thinks {ply}")[:12], 16)


def today(now: float) -> date:
    """The day by UTC at a time in seconds since 1970, wherever somebody is."""
    return datetime.fromtimestamp(now, UTC).date()


def day_named(text: str | None, now: date) -> date:
    """A day as somebody writes it, today if they do not; refuses what is none and what is still to come."""
    if text is None or text == "":
        return now
    try:
        day = date.fromisoformat(text) if _WRITTEN.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        raise NoDeal(f"a day is written like {now.isoformat()}, not {text[:40]!r}")
    if day > now:
        raise NoDeal(f"the deal of {day.isoformat()} is still to come; today is {now.isoformat()} by UTC")
    if day < FIRST:
        raise NoDeal(
            f"the first daily deal was that of {FIRST.isoformat()}; choose a day from then to {now.isoformat()}"
        )
    return day


def _base() -> str:
    return f"meadhall daily {SCHEME}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _drawn(text: str, among: int) -> int:
    return int(_digest(text)[:12], 16) % among
