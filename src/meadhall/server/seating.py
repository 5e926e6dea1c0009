"""Setting a table up: who sits where, checked before anything is dealt."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from meadhall.engine.errors import BadPosition, BadSetup, listed
from meadhall.engine.game import COLOURS, AnyGame, OptionValue
from meadhall.engine.registry import Shelf
from meadhall.engine.table import Table, checked_names
from meadhall.pages import model
from meadhall.pages.model import USUAL
from meadhall.server import look_alikes, tokens
from meadhall.server.bot_workers import KNOWN
from meadhall.server.reading import LONGEST_PATIENCE, sentence

Short = Annotated[str, msgspec.Meta(max_length=80)]

KINDS = ("me", "friend", "bot")
PLACES = (
    "Birka", "Borre", "Fyrkat", "Gokstad", "Hedeby", "Jelling", "Kaupang", "Lejre", "Lindholm", "Oseberg",
    "Ribe", "Roskilde", "Sigtuna", "Trelleborg", "Tune", "Uppsala", "Vendel", "Visby", "Aggersborg",
)  # fmt: skip
NAMES = ("Bjarne", "Solveig", "Ragna", "Eirik", "Astrid", "Halvdan", "Ylva", "Torleif", "Gunnhild", "Sigurd")  # of bots
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that somebody asks for."""

    kind: Short = "bot"
    level: Short | None = None
    name: Short | None = None
    at_once: bool = False


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody asks for."""

    game: Short
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    watch: bool = True
    patience: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PATIENCE)] = 0
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    position: dict[str, Any] | None = None  # where it begins, as `Table.position` writes it; None: it is dealt


@dataclass
class Seat(model.Seat):
    """Who sits on a seat, and what its links are made with."""

    nonce: str = field(default_factory=tokens.nonce)
    seen: float = field(default_factory=time.time)  # when a link to it was last used


@dataclass(frozen=True)
class Setup:
    """A table that was asked for, checked."""

    game: AnyGame
    seats: Sequence[Seat]
    options: dict[str, OptionValue]
    watch: bool
    patience: int
    hints: bool
    start: dict[str, Any] | None = None  # with the seats named by colours


def read(asked: object, shelf: Shelf) -> Setup:
    """Check what somebody asked for; refuses with a sentence."""
    try:
        wish = msgspec.convert(asked, Wish)
    except msgspec.ValidationError as error:
        raise BadSetup(_sentence(error, asked)) from None
    game = shelf.game(wish.game)
    game.checked_seats(len(wish.seats))
    seats = [_seat(one) for one in wish.seats]
    if sum(seat.host for seat in seats) > 1:
        raise BadSetup("you can sit on one seat only; invite friends to the others")
    _name(seats)
    chosen = dict(wish.options)
    if wish.position is not None and isinstance(wish.position.get("options"), dict):
        chosen = {**wish.position["options"], **chosen}
    values = {
        name: game.options[name].parse(value) if isinstance(value, str) and name in game.options else value
        for name, value in chosen.items()
    }
    options = game.checked_options(values)
    hints = usual_hints(seats) if isinstance(wish.hints, msgspec.UnsetType) else wish.hints
    start = None if wish.position is None else _start(game, len(seats), options, wish.position)
    return Setup(game, seats, options, wish.watch, wish.patience, hints, start)


def _start(game: AnyGame, seats: int, options: dict[str, OptionValue], position: Mapping[str, Any]) -> dict[str, Any]:
    """A position to begin at, checked, with the seats named by colours: people may change their names."""
    words = {key: value for key, value in position.items() if key not in ("seats", "options")}
    named = position.get("seats", seats)
    names = COLOURS[:seats] if named == seats else named
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise BadPosition(f"the position is for {named!r}, the table for {seats} seats")
    table = Table(game, seats, seed="a position", options=options, names=names, position=words)
    if table.over:
        raise BadPosition("the game is over in that position; there is nothing to play")
    table.rename(COLOURS[:seats])
    assert table.start is not None
    return table.start


def began(
    game: AnyGame,
    names: Sequence[str],
    seed: str | None,
    options: Mapping[str, OptionValue],
    start: Mapping[str, Any] | None,
    players: Sequence[str] | None = None,
) -> Table:
    """A table as it was dealt, or at the position it began with."""
    colours = COLOURS[: len(names)]
    called = names if start is None else colours
    table = Table(game, len(names), seed=seed, options=options, names=called, position=start, players=players)
    table.rename(names)
    return table


def _sentence(error: msgspec.ValidationError, asked: object) -> str:
    unknown = re.search(r"unknown field `(.*?)`", str(error))
    if unknown is None:
        return sentence(error, asked)
    what, kind = ("seat", SeatWish) if "$.seats" in str(error) else ("table", Wish)
    return f"a {what} has no {unknown[1][:40]!r}; it has {', '.join(kind.__struct_fields__)}"


def usual_hints(seats: Sequence[Seat]) -> bool:
    """Whether hints are to be had where nobody said so: yes for one person against bots, no among people."""
    return sum(seat.kind == "human" for seat in seats) <= 1


def _seat(wish: SeatWish) -> Seat:
    if wish.kind not in KINDS:
        raise BadSetup(f"a seat is for {listed(KINDS)}, not {wish.kind!r}")
    level = wish.level or USUAL
    if level not in KNOWN:
        raise BadSetup(f"there is no bot {level!r}; there are {listed(KNOWN)}")
    return Seat(
        kind="bot" if wish.kind == "bot" else "human",
        level=level,
        name=look_alikes.plain(wish.name or ""),
        joined=wish.kind != "friend",
        host=wish.kind == "me",
        at_once=wish.at_once,
    )


def _name(seats: Sequence[Seat]) -> None:
    """Give names to those who have none, then check all of them."""
    for number, seat in enumerate(seats):
        if not seat.name:
            pool = NAMES if seat.kind == "bot" else [COLOURS[number].capitalize(), *NAMES]
            seat.name = look_alikes.free(pool, [one.name for one in seats if one.name])
    names = checked_names([seat.name for seat in seats], len(seats))
    look_alikes.check(names)


def rows(setup: Setup, seed: str | None = None) -> tuple[dict[str, Any], list[dict[str, Any]], Table]:
    """A dealt table and its rows for the store."""
    name = secrets.choice(PLACES)
    key = f"{name.lower()}-{''.join(secrets.choice(LETTERS) for _ in range(8))}"
    names = [seat.name for seat in setup.seats]
    table = began(setup.game, names, seed, setup.options, setup.start)
    return (
        {**table_row(key, name, table, setup.watch, setup.patience, setup.hints), "start": setup.start},
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
        "done": 0, "over": table.over, "hints": hints, "notices": [], "start": None, "saga": saga,
    }  # fmt: skip


def seat_row(number: int, seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "seat": number, "kind": seat.kind, "level": seat.level, "name": seat.name, "nonce": seat.nonce,
        "joined": seat.joined, "host": seat.host, "stand_in": seat.stand_in, "at_once": seat.at_once,
        "seen": seat.seen, "link_asked": seat.link_asked,
    }  # fmt: skip
