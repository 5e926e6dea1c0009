"""Positions of Raids as readable mappings, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader, whole
from meadhall.engine.state import OVER
from meadhall.games.raids.rules import aboard, monsters, navigation, scoring, track
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import HARBOURS, KINDS, NOBODY, NONE, QUESTIONS, Kind, Phase
from meadhall.games.raids.rules.state import Raids

GHOST = "ghost"
KEYS = (
    "voyage", "harbours", "track", "shares", "ships", "berths", "vikings", "aboard", "beside", "coins",
    "turn", "question", "asked", "mover", "goal", "rival", "blow", "sales",
)  # fmt: skip


def write(s: Raids, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    box, ships = s.box, ship_names(s, names)
    position: dict[str, Any] = {
        "voyage": int(s.voyage),
        "harbours": [HARBOURS[s.harbours[voyage]] for voyage in range(1, box.voyages + 1)],
        "track": {space: box.names[s.tile[space]] for space in range(1, box.harbour) if s.tile[space] != NONE},
        "shares": {space: int(s.left[space]) for space in range(1, box.harbour) if box.offers(s.tile[space])},
        "ships": {name: int(s.place[ship]) for ship, name in enumerate(ships)},
        "berths": {name: int(s.slot[ship]) for ship, name in enumerate(ships)},
        "vikings": {name: int(s.vikings[ship]) for ship, name in enumerate(names)},
        "aboard": {
            name: [box.names[s.hold[ship * box.spaces + space]] or None for space in range(box.spaces)]
            for ship, name in enumerate(names)
        },
        "beside": {
            name: {
                box.names[tile]: int(s.beside[ship * box.types + tile])
                for tile in range(1, box.types)
                if s.beside[ship * box.types + tile]
            }
            for ship, name in enumerate(names)
        },
        "coins": {
            name: {int(box.coin[coin]): int(s.coins[ship * len(box.coin) + coin]) for coin in range(len(box.coin))}
            for ship, name in enumerate(names)
        },
    }
    if s.seat == OVER:
        return {**position, "question": "over"}
    position["question"] = QUESTIONS[s.phase]
    position["turn"] = names[s.active]
    position["asked"] = names[s.seat]
    position["mover"] = names[s.mover]
    if s.phase == Phase.MONSTER:
        position["goal"] = int(s.goal)
    if s.phase == Phase.BATTLE:
        position["rival"] = names[s.rival]
        position["blow"] = int(s.blow)
    if s.phase == Phase.SELL:
        position["sales"] = int(s.sales)
    return position


def place(s: Raids, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set up `s` as the mapping says. Without a question it is the start of the hindmost ship's turn."""
    read = Reader(position).only(*KEYS)
    s.voyage = read.number("voyage", 1, int(s.box.voyages), 1)
    _place_harbours(s, read)
    _place_track(s, read)
    _place_ships(s, read, ship_names(s, names))
    _place_crews(s, read, names)
    _check_totals(s)
    _ask(s, read, list(names))


def ship_names(s: Raids, names: Sequence[str]) -> list[str]:
    """Names of the ships: the players', and the ghost's where it sails; it gives way to a player called so."""
    ghost = GHOST
    while ghost in names:
        ghost = f"the {ghost}"
    return [*names, ghost][: s.ships]


def _place_harbours(s: Raids, read: Reader) -> None:
    there = [name for name in sorted(HARBOURS, key=_by_habit) if s.box.harbours[HARBOURS.index(name)]]
    harbours = read.words("harbours", there, int(s.box.voyages)) or there[: s.box.voyages]
    if len(harbours) != s.box.voyages or len(set(harbours)) != len(harbours) or harbours[0] != "race":
        raise BadPosition(f"harbours must be {s.box.voyages} different ones, race first, not {listed(harbours)}")
    for voyage, name in enumerate(harbours, 1):
        s.harbours[voyage] = HARBOURS.index(name)


def _by_habit(harbour: str) -> int:
    """Those a scene has where it names none come first."""
    habit = ("race", "goods", "runes", "sails")
    return habit.index(harbour) if harbour in habit else len(habit)


def _spaces(box: Box, part: Reader) -> list[tuple[int, Any]]:
    found = []
    for key, value in part.mapping.items():
        space = whole(key)
        if not 1 <= space < box.harbour or box.village[space]:
            villages = listed(i for i in range(box.harbour) if box.village[i])
            raise BadPosition(
                f"{part.name}: {key!r} is no tile space; those are 1 to {box.harbour - 1} without {villages}"
            )
        found.append((space, value))
    return found


def _place_track(s: Raids, read: Reader) -> None:
    for space, name in _spaces(s.box, read.part("track")):
        if name not in s.box.names[1:]:
            raise BadPosition(f"track: {name!r} is no tile; tiles are {listed(s.box.names[1:])}")
        s.tile[space] = s.box.names.index(name)
        s.left[space] = s.box.offers(s.tile[space])
    for space, shares in _spaces(s.box, read.part("shares")):
        if type(shares) is not int or not 0 <= shares <= s.box.offers(s.tile[space]):
            raise BadPosition(f"shares: space {space} cannot offer {shares!r} shares")
        s.left[space] = shares


def _place_ships(s: Raids, read: Reader, ships: list[str]) -> None:
    places = read.part("ships").only(*ships)
    berths = read.part("berths").only(*ships)
    for ship, name in enumerate(ships):
        s.place[ship] = places.number(name, 0, int(s.box.harbour), 0)
        s.slot[ship] = berths.number(name, 1, len(ships), len(ships) - ship)
    s.docked = sum(s.place[ship] == s.box.harbour for ship in range(len(ships)))
    for ship, name in enumerate(ships):
        at = s.place[ship]
        if 0 < at < s.box.harbour and bool(s.box.village[at]) != (ship >= s.seats):
            raise BadPosition(f"ships: {name} cannot lie at space {at}; players lie at tiles, the ghost at villages")
    for place, word in ((0, "waiting"), (int(s.box.harbour), "docked")):
        slots = sorted(int(s.slot[ship]) for ship in range(len(ships)) if s.place[ship] == place)
        if len(set(slots)) != len(slots) or (place and slots != list(range(1, len(slots) + 1))):
            raise BadPosition(
                f"berths: the {word} ships have berths {listed(slots)}; they need different ones"
                + (", from 1 up" if place else "")
            )


def _place_crews(s: Raids, read: Reader, names: Sequence[str]) -> None:
    box = s.box
    vikings, holds = read.part("vikings").only(*names), read.part("aboard").only(*names)
    beside, coins = read.part("beside").only(*names), read.part("coins").only(*names)
    for ship, name in enumerate(names):
        tiles = holds.mapping.get(name, ())
        if isinstance(tiles, str) or not isinstance(tiles, Sequence) or len(tiles) > box.spaces:
            raise BadPosition(f"aboard: {name} has {tiles!r}; a ship has room for a list of {box.spaces} tiles")
        for space, tile in enumerate(tiles):
            if tile is None:
                continue
            if tile not in box.names[1:] or box.kind[box.names.index(tile)] > Kind.GOODS:
                raise BadPosition(f"aboard: {tile!r} cannot lie on a ship; {listed(KINDS[1 : Kind.RUNE])} can")
            s.hold[ship * box.spaces + space] = box.names.index(tile)
        s.vikings[ship] = vikings.number(name, 0, int(scoring.shields(s, ship)), 0)
        stores = beside.part(name)
        for tile in stores.mapping:
            if tile not in box.names[1:] or box.kind[box.names.index(tile)] not in BESIDE:
                raise BadPosition(f"beside: {tile!r} cannot lie beside a ship; {listed(BESIDE_WORDS)} can")
            s.beside[ship * box.types + box.names.index(tile)] = stores.number(tile, 0, len(box.pools))
        purse = {str(value): count for value, count in coins.part(name).mapping.items()}
        for coin in range(len(box.coin)):
            s.coins[ship * len(box.coin) + coin] = Reader(purse, f"coins: {name}").number(
                str(box.coin[coin]), 0, int(box.coins[coin]), 0
            )
        Reader(purse, f"coins: {name}").only(*(str(value) for value in box.coin))


BESIDE = (Kind.GOODS, Kind.RUNE, Kind.POST, Kind.MONSTER)
BESIDE_WORDS = tuple(KINDS[kind] for kind in BESIDE)


def _check_totals(s: Raids) -> None:
    """No tile and no coin is there more often than the voyages so far allow; the tiles missing have left the game."""
    box = s.box
    for tile in range(1, box.types):
        on_track = sum(s.tile[space] == tile for space in range(1, box.harbour))
        with_ships = sum(s.hold[at] == tile for at in range(len(s.hold)))
        with_ships += sum(s.beside[ship * box.types + tile] for ship in range(s.seats))
        now = box.copies[s.voyage * box.types + tile]
        so_far = sum(box.copies[voyage * box.types + tile] for voyage in range(1, s.voyage + 1))
        if on_track > now:
            raise BadPosition(f"track: {on_track} of {box.names[tile]}; voyage {s.voyage} has {now}")
        if on_track + with_ships > so_far:
            raise BadPosition(
                f"{on_track + with_ships} of {box.names[tile]} are in play; voyages 1 to {s.voyage} bring {so_far}"
            )
        s.gone[tile] = so_far - on_track - with_ships
    for coin in range(len(box.coin)):
        taken = sum(s.coins[ship * len(box.coin) + coin] for ship in range(s.seats))
        if taken > box.coins[coin]:
            raise BadPosition(f"coins: {taken} coins of {box.coin[coin]} are taken, the box has {box.coins[coin]}")


def _ask(s: Raids, read: Reader, names: list[str]) -> None:
    """Open the question the mapping names, or start the hindmost ship's turn."""
    question = read.word("question", ("start", "over", *QUESTIONS), "start")
    if question == "over":
        if any(s.place[ship] != s.box.harbour for ship in range(s.seats)) or s.voyage != s.box.voyages:
            raise BadPosition("question: the game is over only when all players are docked in the last voyage")
        s.seat = s.active = s.mover = OVER
        s.phase = Phase.SAIL
        return
    hindmost = track.hindmost(s)
    if hindmost == NOBODY:
        raise BadPosition("ships: every player is docked, so nobody has a turn; question must be over")
    mover = names.index(
        read.word("mover", names, read.mapping.get("asked", names[hindmost] if hindmost < s.seats else names[0]))
    )
    phase = NOBODY if question == "start" else QUESTIONS.index(question)
    if phase in (Phase.MONSTER, Phase.BATTLE, Phase.FLEE, Phase.TURNED_AWAY):
        s.active = names.index(read.word("turn", names, names[mover]))
        s.mover = mover
        s.seat = names.index(read.word("asked", names, names[mover]))
        s.phase = phase
        _check_voyage_question(s, read, names)
        return
    _check_moorings(s, None)
    if hindmost >= s.seats:
        raise BadPosition("ships: the ghost is furthest behind; it moves by itself, so place it where it goes to")
    if read.word("asked", names, names[hindmost]) != names[hindmost]:
        raise BadPosition(f"asked: {names[hindmost]} is furthest behind, so it is that ship's turn")
    if phase in (NOBODY, Phase.TAKE):
        at = s.place[hindmost]
        if at and not s.box.kind[s.tile[at]]:
            raise BadPosition(f"track: {names[hindmost]} starts its turn at space {at}, so a tile must lie there")
        navigation.start_turn(s, hindmost)
        if phase == Phase.TAKE and s.phase != Phase.TAKE:
            raise BadPosition(f"question: {names[hindmost]} does not lie at a ship tile, so there is nothing to stow")
    else:
        s.active = s.mover = s.seat = hindmost
        if phase == Phase.SAIL:
            navigation.navigate(s)
            return
        s.phase = phase
        s.sales = read.number("sales", 1, max(s.box.size))
        if not aboard.has_goods(s, hindmost):
            raise BadPosition(f"question: {names[hindmost]} has no goods aboard to sell")


def _check_voyage_question(s: Raids, read: Reader, names: list[str]) -> None:
    at, mover = s.place[s.mover], names[s.mover]
    if not 0 < at < s.box.harbour:
        raise BadPosition(f"mover: {mover} is not at sea")
    if s.phase == Phase.BATTLE:
        s.rival = names.index(read.word("rival", names))
        s.blow = read.number("blow", 1, int(s.box.spaces) * max(s.box.shields))
        if s.rival == s.seat or s.mover not in (s.rival, s.seat) or s.place[s.rival] != s.place[s.seat]:
            raise BadPosition("rival: a battle is between two ships at the same tile, one of them the mover")
        if s.vikings[s.seat] <= s.blow:
            raise BadPosition(f"vikings: {names[s.seat]} cannot answer a blow of {s.blow}, so it is not asked")
    elif s.seat != s.mover:
        raise BadPosition("asked: this question goes to the mover")
    if s.phase == Phase.MONSTER:
        if s.box.kind[s.tile[at]] != Kind.MONSTER:
            raise BadPosition(f"track: there is no monster at space {at}")
        if monsters.cost(s, s.mover) > s.vikings[s.mover]:
            raise BadPosition(f"vikings: {mover} cannot beat this monster, so it is not asked")
        s.goal = read.number("goal", int(at) + 1, int(s.box.harbour))
    if s.phase == Phase.TURNED_AWAY and s.vikings[s.mover] > 0:
        raise BadPosition(f"vikings: only a ship without Vikings is turned away, {mover} has {s.vikings[s.mover]}")
    _check_moorings(s, s.mover)


def _check_moorings(s: Raids, mover: int | None) -> None:
    """Every ship at sea lies at a tile of its own, but for one that is on its way."""
    taken = []
    for ship in range(s.seats):
        at = s.place[ship]
        if ship == mover or not 0 < at < s.box.harbour:
            continue
        if not 1 <= s.box.kind[s.tile[at]] <= Kind.POST and not _lies_on_spent_space(s, ship):
            raise BadPosition(f"ships: there is no tile at space {at} where a ship could lie")
        if at in taken:
            raise BadPosition(f"ships: two ships lie at space {at}")
        taken.append(at)


def _lies_on_spent_space(s: Raids, ship: int) -> bool:
    """A ship that has taken its tile and not sailed yet lies at an empty space."""
    return ship == track.hindmost(s)
