"""Equipment cards and trade cards, in words; those before a player stand there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.errors import BadPosition
from meadhall.engine.scene import Reader
from meadhall.games.karvi.rules.box import BACKS, CARDS, DISPLAY, LEVELS, SORTS
from meadhall.games.karvi.rules.names import Loc, Open, P, Task, Under
from meadhall.games.karvi.rules.pile import TASK
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.scenes.board import bits_of, seats_of
from meadhall.games.karvi.scenes.players import numbers

SHOWN_AT_START = [1, 2, 3]  # designs

# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: Karvi, names: Sequence[str]) -> dict[str, Any]:
    """The open trade cards and the stacks."""
    return {
        "open_trade_cards": [int(s.trade[slot]) or None for slot in range(Open.FIRST, Open.END)],
        "trade_cards_left": {design + 1: int(s.trade[design]) for design in range(s.box.designs)},
        "under": {sort: _under(s, n, names) for n, sort in enumerate(SORTS) if s.pile[n * Under.SIZE]},
        "top": {
            sort: [_card(s, n, Loc.TOP), names[_thrower(s, Under.TOP + n)]]
            for n, sort in enumerate(SORTS)
            if s.pile[Under.TOP + n]
        },
        "fresh": [no for no in range(1, CARDS + 1) if s.card[no] == Loc.FRESH],
        "known": {
            no: seats_of(s.knows[no], names)
            for no in range(1, CARDS + 1)
            if s.knows[no] != -1 and s.knows[no] != _usually_known(s, no)
        },
    }


def _thrower(s: Karvi, at: int) -> int:
    """Who laid a card back on or under a stack."""
    return (int(s.pile[at]) - 1) // LEVELS


def _card(s: Karvi, sort: int, place: int) -> int | None:
    """The card of a sort at a place where only one can lie; None in the view of somebody who does not know it."""
    return next((no for no in range(1, CARDS + 1) if s.card[no] == place and s.box.card_sort[no] == sort), None)


def _under(s: Karvi, sort: int, names: Sequence[str]) -> list[list[Any]]:
    first = sort * Under.SIZE
    return [
        [_card(s, sort, Loc.UNDER + k), names[_thrower(s, first + k)]] for k in range(Under.SIZE) if s.pile[first + k]
    ]


def _usually_known(s: Karvi, no: int) -> int:
    """Who knows a card unless something special happened to it."""
    at, sort = int(s.card[no]), int(s.box.card_sort[no])
    if at < Loc.HANDS:
        return 1 << at
    if at == Loc.FRESH:
        return 1 << int(s.seat)
    if at == Loc.TOP:
        return 1 << _thrower(s, Under.TOP + sort)
    if at >= Loc.UNDER:
        return 1 << _thrower(s, sort * Under.SIZE + at - Loc.UNDER)
    return -1 if at >= Loc.PLAYED else 0


# -- reading ----------------------------------------------------------------------------------------------------------


def place_trade_cards(s: Karvi, read: Reader) -> None:
    """Lay out the open trade cards and count what is left of each design."""
    shown = read.mapping.get("open_trade_cards", SHOWN_AT_START)
    if not isinstance(shown, Sequence) or isinstance(shown, str) or len(shown) > DISPLAY:
        raise BadPosition(f"open_trade_cards must be a list of at most {DISPLAY}, not {shown!r}")
    for k, design in enumerate(shown):
        if design is not None:
            s.trade[Open.FIRST + k] = Reader({"card": design}, "open_trade_cards").number("card", 1, int(s.box.designs))
    left = {str(key): value for key, value in read.part("trade_cards_left").mapping.items()}
    for design in range(s.box.designs):
        most = int(s.box.trade_copies[design]) - list(shown).count(design + 1)
        if most < 0:
            raise BadPosition(f"open_trade_cards: there are only {s.box.trade_copies[design]} trade cards {design + 1}")
        s.trade[design] = Reader(left, "trade_cards_left").number(str(design + 1), 0, most, most)


def place(s: Karvi, read: Reader, names: Sequence[str]) -> None:
    """Send the equipment cards where they are said to be; the others are in their stacks."""
    players = read.part("players")
    for seat, name in enumerate(names):
        player = Reader(players.mapping.get(name, {}), f"players: {name}")
        for no in numbers(player, "hand", 1, CARDS):
            _put(s, no, seat, "hand", 1 << seat)
        for no in numbers(player, "played", 1, CARDS):
            _put(s, no, Loc.PLAYED + seat, "played", -1)
            s.p[seat * P.SIZE + P.PLAYED] += 1
    for no in numbers(read, "fresh", 1, CARDS):
        _put(s, no, Loc.FRESH, "fresh", 0)
    for key in ("under", "top"):
        part = read.part(key).only(*SORTS)
        for sort, value in part.mapping.items():
            for k, (no, name) in enumerate(_laid_back(value if key == "under" else [value], part.name)):
                n = SORTS.index(sort)
                who = names.index(Reader({"who": name}, part.name).word("who", names))
                number = _put(s, no, Loc.UNDER + k if key == "under" else Loc.TOP, key, 1 << who)
                if s.box.card_sort[number] != n:
                    raise BadPosition(f"{key}: card {number} is no {sort} card")
                at = n * Under.SIZE + k if key == "under" else Under.TOP + n
                s.pile[at] = 1 + who * LEVELS + s.box.card_level[number] - 1
    known = {str(no): seats for no, seats in read.part("known").mapping.items()}
    for no in range(1, CARDS + 1):
        if str(no) in known:
            s.knows[no] = bits_of(Reader(known, "known"), str(no), names)
        if s.card[no] < Loc.HANDS:
            s.knows[no] |= 1 << int(s.card[no])  # everybody knows the own hand


def place_fresh(s: Karvi) -> None:
    """Whose turn it is knows the two cards just drawn. Refuse any that are not to be kept or returned."""
    fresh = [no for no in range(1, CARDS + 1) if s.card[no] == Loc.FRESH]
    keeps = sum(s.todo[k * TASK] == Task.KEEP for k in range(s.depth))
    if (keeps, len(fresh)) not in ((0, 0), (1, 2)) or len({int(s.box.card_sort[no]) for no in fresh}) > 1:
        raise BadPosition("fresh: two cards of one sort are fresh, while it is pending which of them to keep")
    for no in fresh:
        s.knows[no] |= 1 << int(s.seat)


def _put(s: Karvi, no: object, where: int, what: str, knows: int) -> int:
    """Send a card from its stack to a place."""
    number = Reader({what: no}).number(what, 1, CARDS)
    if s.card[number] != Loc.STACK:
        raise BadPosition(f"{what}: card {number} is in two places")
    s.card[number] = where
    s.knows[number] = knows
    s.held[Loc.STACK * BACKS + s.box.card_group[number]] -= 1
    if where < Loc.STACK:
        s.held[where * BACKS + s.box.card_group[number]] += 1
    return number


def _laid_back(pairs: Any, where: str) -> list[tuple[Any, Any]]:
    """Cards under or on a stack, each with who laid it there."""
    if (
        not isinstance(pairs, list)
        or len(pairs) > Under.SIZE
        or any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs)
    ):
        raise BadPosition(f"{where}: a card is written [number, who laid it there], not {pairs!r}")
    return [(no, who) for no, who in pairs]
