"""Setting a table up: who sits where, checked before anything is dealt."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec

from meadhall.engine.errors import BadPosition, BadSetup, listed
from meadhall.engine.game import COLOURS, AnyGame, OptionValue
from meadhall.engine.registry import Shelf
from meadhall.engine.table import Table, checked_names
from meadhall.pages import model, one_device
from meadhall.pages.model import USUAL
from meadhall.server import look_alikes, tokens
from meadhall.server.going_on import Origin, coloured
from meadhall.server.keeper import Given
from meadhall.server.reading import LONGEST_PATIENCE, LONGEST_REST, sentence
from meadhall.server.thinkers import KNOWN

Short = Annotated[str, msgspec.Meta(max_length=80)]

KINDS = ("me", "friend", "program", "bot")  # a program is somebody's own, which plays by a link
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
    free: bool = False  # of a friend: for anybody with the table's link, whatever it is called meanwhile
    asks: Literal["aimed", "turn", "always"] = "aimed"


class From(msgspec.Struct, forbid_unknown_fields=True):
    """A moment that somebody wants to play on from: of a table of this hall that is over or came in as a file, or of a
    saga that is sent along.
    """

    table: Short | None = None
    saga: str | None = None
    ply: int | None = None  # after so many answers; None: the last moment
    dice: Literal["same", "new"] | None = None  # None: the same where the game is not over and its seed is known


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody asks for."""

    game: Short
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    watch: bool = True
    wait: bool = False  # for friends: the game begins when the host says so, or all are ready
    patience: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PATIENCE)] = 0
    rests: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_REST)] = 0  # days that each may rest in all
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    position: dict[str, Any] | None = None  # where it begins, as `Table.position` writes it; None: it is dealt
    goes_on: From | None = msgspec.field(name="from", default=None)  # or another game goes on there


@dataclass
class Seat(model.Seat):
    """Who sits on a seat, and what its links are made with."""

    nonce: str = field(default_factory=tokens.nonce)
    seen: float = field(default_factory=time.time)  # when a link to it was last used
    salt: str | None = field(default_factory=tokens.nonce)  # of its seat words
    hidden: bool = False  # from its player's list of tables


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
    wait: bool = False
    rests: int = 0
    seed: str | None = None  # one that somebody may know; None: a fresh one
    given: Sequence[Given] = ()  # what was answered before
    daily: Mapping[str, str] | None = None  # which day's deal it is, and as which try


def wished(asked: object) -> Wish:
    """What somebody asks for, as a struct; refuses with a sentence."""
    try:
        return msgspec.convert(asked, Wish)
    except msgspec.ValidationError as error:
        raise BadSetup(_sentence(error, asked)) from None


def read(asked: object, shelf: Shelf, origin: Origin | None = None) -> Setup:
    """Check what somebody asked for; refuses with a sentence. `origin` is the game that goes on, where one does."""
    wish = asked if isinstance(asked, Wish) else wished(asked)
    game = shelf.game(wish.game) if origin is None else origin.checked(wish.game, len(wish.seats))
    game.checked_seats(len(wish.seats))
    seats = [_seat(one) for one in wish.seats]
    for seat, name in zip(seats, origin.table.names if origin else (), strict=False):
        seat.name = seat.name or name
    wait = wish.wait and not all(seat.joined for seat in seats)
    if one_device.alone():
        for one in [seat for seat in seats if seat.host][1:]:
            one.host = False  # several people share the device; the first of them is the host
    elif sum(seat.host for seat in seats) > 1:
        raise BadSetup("you can sit on one seat only; invite friends to the others")
    _name(seats)
    hints = usual_hints(seats) if isinstance(wish.hints, msgspec.UnsetType) else wish.hints
    if origin is not None:
        if wish.position is not None or wish.options:
            raise BadSetup("a game that goes on has its own options and position; leave both out")
        began, given, seed = origin.start(), origin.given(), origin.seed
        options = dict(origin.table.options)
        return Setup(
            game, seats, options, wish.watch, wish.patience, hints, began, wait, wish.rests, seed, given
        )  # fmt: skip
    chosen = dict(wish.options)
    if wish.position is not None and isinstance(wish.position.get("options"), dict):
        chosen = {**wish.position["options"], **chosen}
    values = {
        name: game.options[name].parse(value) if isinstance(value, str) and name in game.options else value
        for name, value in chosen.items()
    }
    options = game.checked_options(values)
    start = None if wish.position is None else _start(game, len(seats), options, wish.position)
    return Setup(game, seats, options, wish.watch, wish.patience, hints, start, wait, wish.rests)


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
    return coloured(table)


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


def played_by(kind: str, level: str) -> str:
    """What a saga says of who answers for a seat: human, program, or a bot's level."""
    return level if kind == "bot" else kind


_PARTS: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "$.seats": ("seat", SeatWish), "$.from": ("moment to play on from", From),
}  # fmt: skip


def _sentence(error: msgspec.ValidationError, asked: object) -> str:
    unknown = re.search(r"unknown field `(.*?)`", str(error))
    if unknown is None:
        return sentence(error, asked)
    what, kind = next((part for path, part in _PARTS.items() if path in str(error)), ("table", Wish))
    return f"a {what} has no {unknown[1][:40]!r}; it has {', '.join(kind.__struct_encode_fields__)}"


def usual_hints(seats: Sequence[Seat]) -> bool:
    """Whether hints are to be had where nobody said so: yes for one person against bots, no among people."""
    return sum(seat.kind != "bot" for seat in seats) <= 1


def _seat(wish: SeatWish) -> Seat:
    if wish.kind not in KINDS:
        raise BadSetup(f"a seat is for {listed(KINDS)}, not {wish.kind!r}")
    level = wish.level or USUAL
    if level not in KNOWN:
        raise BadSetup(f"there is no bot {level!r}; there are {listed(KNOWN)}")
    return Seat(
        kind=wish.kind if wish.kind in ("bot", "program") else "human",
        level=level,
        name=look_alikes.plain(wish.name or ""),
        joined=wish.kind not in ("friend", "program"),
        host=wish.kind == "me",
        at_once=wish.at_once,
        asks=wish.asks,
        sent=time.time() if wish.kind == "program" or (wish.kind == "friend" and wish.name and not wish.free) else None,
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
    table = began(setup.game, names, setup.seed or seed, setup.options, setup.start)
    for _, answer in setup.given:
        table.play(answer)
    return (
        {
            **table_row(key, name, table, setup.watch, setup.patience, setup.hints),
            "start": setup.start,
            "begun": not setup.wait,
            "rests": setup.rests,
            "known": setup.seed is not None,
            "daily": dict(setup.daily) if setup.daily is not None else None,
            "done": table.ply,
        },
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
        "watch": watch, "patience": patience, "rests": 0, "created": now, "touched": now, "version": 0,
        "asked": table.seat, "done": 0, "over": table.over, "hints": hints, "notices": [], "start": None,
        "saga": saga, "begun": True,
        "link": None if saga is not None else tokens.nonce(), "talks": True, "known": False, "after": None,
        "daily": None,
    }  # fmt: skip


def seat_row(number: int, seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "seat": number, "kind": seat.kind, "level": seat.level, "name": seat.name, "nonce": seat.nonce,
        "joined": seat.joined, "host": seat.host, "stand_in": seat.stand_in, "at_once": seat.at_once,
        "asks": seat.asks, "seen": seat.seen, "link_asked": seat.link_asked, "ready": seat.ready, "sent": seat.sent,
        "opened": seat.opened, "salt": seat.salt, "hidden": seat.hidden,
        "rests_until": seat.rests_until, "rested": seat.rested,
    }  # fmt: skip
