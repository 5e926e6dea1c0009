"""Setting a table up: who sits where, checked before anything is dealt."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import COLOURS, AnyGame, OptionValue
from meadhall.engine.registry import Shelf
from meadhall.engine.table import Table, checked_names
from meadhall.server import tokens
from meadhall.server.bots import KNOWN, USUAL

KEYS = ("game", "seats", "options", "watch", "patience", "hints")
SEAT_KEYS = ("kind", "level", "name", "at_once")
KINDS = ("me", "friend", "bot")
LONGEST_PATIENCE = 7 * 24 * 60
PLACES = (
    "Birka", "Borre", "Fyrkat", "Gokstad", "Hedeby", "Jelling", "Kaupang", "Lejre", "Lindholm", "Oseberg",
    "Ribe", "Roskilde", "Sigtuna", "Trelleborg", "Tune", "Uppsala", "Vendel", "Visby", "Aggersborg",
)  # fmt: skip
NAMES = ("Bjarne", "Solveig", "Ragna", "Eirik", "Astrid", "Halvdan", "Ylva", "Torleif", "Gunnhild", "Sigurd")  # of bots
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass
class Seat:
    """Who sits on a seat."""

    kind: str  # human or bot
    level: str  # of a bot
    name: str
    nonce: str
    joined: bool
    host: bool
    stand_in: str | None = None  # a bot that plays for an absent human
    at_once: bool = False  # turns end without Done

    @property
    def bot(self) -> str | None:
        """The bot that answers for this seat now; None when a human does."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Setup:
    """A table that was asked for, checked."""

    game: AnyGame
    seats: Sequence[Seat]
    options: dict[str, OptionValue]
    watch: bool
    patience: int
    hints: bool


def read(wish: Mapping[str, Any], shelf: Shelf) -> Setup:
    """Check what somebody asked for; refuses with a sentence."""
    for key in wish:
        if key not in KEYS:
            raise BadSetup(f"a table has no {str(key)[:40]!r}; it has {', '.join(KEYS)}")
    game = shelf.game(_text(wish.get("game"), "game"))
    asked = wish.get("seats")
    if not isinstance(asked, list) or not all(isinstance(one, dict) for one in asked):
        raise BadSetup('seats is a list of objects such as {"kind": "bot", "level": "greedy"}')
    game.checked_seats(len(asked))
    seats = [_seat(one, number) for number, one in enumerate(asked)]
    if sum(seat.host for seat in seats) > 1:
        raise BadSetup("you can sit on one seat only; invite friends to the others")
    _name(seats)
    options = wish.get("options", {})
    if not isinstance(options, dict):
        raise BadSetup("options is an object of names and values")
    values = {
        name: game.options[name].parse(value) if isinstance(value, str) and name in game.options else value
        for name, value in options.items()
    }
    patience = wish.get("patience", 0)
    if type(patience) is not int or not 0 <= patience <= LONGEST_PATIENCE:
        raise BadSetup(f"patience is a number of minutes from 0 (never) to {LONGEST_PATIENCE}, not {patience!r}")
    watch = wish.get("watch", True)
    if type(watch) is not bool:
        raise BadSetup("watch is true or false")
    hints = wish.get("hints", usual_hints(seats))
    if type(hints) is not bool:
        raise BadSetup(
            f"hints is true or false, not {str(hints)[:40]!r}; left out, one person may have them, several not"
        )
    return Setup(game, seats, game.checked_options(values), watch, patience, hints)


def usual_hints(seats: Sequence[Seat]) -> bool:
    """Whether hints are to be had where nobody said so: yes for one person against bots, no among people."""
    return sum(seat.kind == "human" for seat in seats) <= 1


def _text(value: object, key: str) -> str:
    if not isinstance(value, str) or len(value) > 80:
        raise BadSetup(f"{key} must be a short text")
    return value


def _seat(asked: Mapping[str, Any], number: int) -> Seat:
    for key in asked:
        if key not in SEAT_KEYS:
            raise BadSetup(f"a seat has no {str(key)[:40]!r}; it has {', '.join(SEAT_KEYS)}")
    kind = _text(asked.get("kind", "bot"), "kind")
    if kind not in KINDS:
        raise BadSetup(f"a seat is for {listed(KINDS)}, not {kind!r}")
    level = _text(asked.get("level") or USUAL, "level")
    if level not in KNOWN:
        raise BadSetup(f"there is no bot {level!r}; there are {listed(KNOWN)}")
    name = _text(asked.get("name") or "", "name").strip()
    at_once = asked.get("at_once", False)
    if type(at_once) is not bool:
        raise BadSetup("at_once is true or false")
    human = kind != "bot"
    return Seat("human" if human else "bot", level, name, tokens.nonce(), kind != "friend", kind == "me", None, at_once)


def _name(seats: Sequence[Seat]) -> None:
    """Give names to those who have none, then check all of them."""
    taken = {seat.name for seat in seats}
    for number, seat in enumerate(seats):
        if not seat.name:
            pool = NAMES if seat.kind == "bot" else [COLOURS[number].capitalize(), *NAMES]
            seat.name = next(name for name in pool if name not in taken)
            taken.add(seat.name)
    checked_names([seat.name for seat in seats], len(seats))


def rows(setup: Setup, seed: str | None = None) -> tuple[dict[str, Any], list[dict[str, Any]], Table]:
    """A dealt table and its rows for the store."""
    name = secrets.choice(PLACES)
    key = f"{name.lower()}-{''.join(secrets.choice(LETTERS) for _ in range(8))}"
    names = [seat.name for seat in setup.seats]
    table = Table(setup.game, len(setup.seats), seed=seed, options=setup.options, names=names)
    return (
        table_row(key, name, table, setup.watch, setup.patience, setup.hints),
        [seat_row(number, seat) for number, seat in enumerate(setup.seats)],
        table,
    )


def table_row(
    key: str, name: str, table: Table, watch: bool, patience: int, hints: bool, saga: str | None = None
) -> dict[str, Any]:
    """The row of a table."""
    now = time.time()
    return {
        "id": key, "name": name, "game": table.game.name, "rules": table.game.rules,
        "components": table.game.components.digest, "options": table.options, "seed": getattr(table.dice, "seed", ""),
        "watch": watch, "patience": patience, "created": now, "touched": now, "version": 0, "asked": table.seat,
        "done": 0, "over": table.over, "hints": hints, "saga": saga,
    }  # fmt: skip


def seat_row(number: int, seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "seat": number, "kind": seat.kind, "level": seat.level, "name": seat.name, "nonce": seat.nonce,
        "joined": seat.joined, "host": seat.host, "stand_in": seat.stand_in, "at_once": seat.at_once,
    }  # fmt: skip
