# compiled with mypyc
"""A turn at the wheel: buy a combination, lay the tile, see to the figure, perhaps take a special tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules import ferry, land, purse, wheel
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    NOBODY,
    NONE,
    SPECIAL_KINDS,
    STANDS,
    TILE,
    Act,
    Event,
    Own,
    Phase,
    Row,
    Source,
    Special,
    Store,
    Tile,
    Why,
    column_of,
    is_middle,
    row_of,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


# -- buying -----------------------------------------------------------------------------------------------------------


def offers_into(s: Wikinger, out: Ints) -> i64:
    """Combinations a seat may buy (ruling 1)."""
    zero = wheel.cheapest(s)
    n: i64 = 0
    if not is_barred(s, zero):
        out[0] = Act.BUY + zero
        n = 1
    tiles = s.tile
    slot: i64 = zero + 1
    last = min(dearest_for(s, zero), s.slots - 1)
    while slot <= last:
        if tiles[slot] != NONE:
            out[n] = Act.BUY + slot
            n += 1
        slot += 1
    return n


def offer(s: Wikinger, slot: i64) -> i64:
    """Why the asked seat cannot buy a combination (ruling 1)."""
    zero = wheel.cheapest(s)
    if s.tile[slot] == NONE:
        return Why.SOLD
    if slot == zero:
        return Why.BARRED if is_barred(s, zero) else Why.NONE
    return Why.TOO_DEAR if slot > dearest_for(s, zero) else Why.NONE


def dearest_for(s: Wikinger, zero: i64) -> i64:
    """The last slot that the asked seat could pay."""
    return zero + purse.means(s, s.seat)


def is_barred(s: Wikinger, zero: i64) -> bool:
    """Whether the free combination is not for the asked seat: its colour is there again, and gold for the next one."""
    return s.own[s.seat * Own.SIZE + Own.GOLD] >= wheel.after(s, zero) - zero and not is_last_of_its_colour(s, zero)


def is_last_of_its_colour(s: Wikinger, zero: i64) -> bool:
    """Whether the figure of the free combination is the last of its colour at the wheel, so that all may have it."""
    figures = s.figure  # none is left where a combination was sold
    slots = s.slots
    figure = figures[zero]
    slot: i64 = zero + 1
    while slot < slots:
        if figures[slot] == figure:
            return False
        slot += 1
    return True


def buy(s: Wikinger, slot: i64, dice: Dice) -> None:
    """Pay for a combination and take it off the wheel, which turns if its 0 is empty now."""
    seat = s.seat
    zero = wheel.cheapest(s)
    tell(s, Event.BOUGHT, seat, s.tile[slot], s.figure[slot], slot)
    if slot > zero:
        purse.pay(s, seat, slot - zero, Event.PAID)
        s.dearest = 1 if s.advanced and slot == wheel.dearest(s) else 0
    s.hand_tile = s.tile[slot]
    s.hand_figure = s.figure[slot]
    s.tile[slot] = NONE
    s.figure[slot] = NONE
    if slot == zero and s.log is not None:
        now = wheel.cheapest(s)
        if now < s.slots:
            tell(s, Event.TURNED, now, now - zero)
    if s.own[seat * Own.SIZE + Own.REACH] == 0:  # ruling 4
        s.phase = Phase.START
    else:
        look_for_a_place(s, dice)


# -- laying -----------------------------------------------------------------------------------------------------------


def starts_into(s: Wikinger, out: Ints) -> i64:
    """Every island row, for the start tile."""
    n: i64 = 0
    while n <= Row.FISHERS - Row.WARRIORS:
        out[n] = Act.START + n
        n += 1
    return n


def start(s: Wikinger, row: i64, dice: Dice) -> None:
    """Lay the start tile beside the homeland."""
    s.land[land.at(s, s.seat, row, 1)] = Tile.LEFT
    s.own[s.seat * Own.SIZE + Own.REACH] = 1
    tell(s, Event.STARTED, s.seat, row)
    look_for_a_place(s, dice)


def look_for_a_place(s: Wikinger, dice: Dice) -> None:
    """Ask where the tile goes, unless there is one place only, or none."""
    seat = s.seat
    found = land.places_into(s, seat, s.hand_tile, s.spots, 2)
    if found == 0:
        tell(s, Event.DISCARDED, seat, s.hand_tile)
        s.store[Store.GONE + Store.TILES + s.hand_tile] += 1
        s.hand_tile = NONE
        go_ashore(s, dice)
    elif found == 1:
        lay(s, row_of(s.spots[0], Act.LAY, 1), column_of(s.spots[0], Act.LAY), dice)
    else:
        s.phase = Phase.LAY


def lay(s: Wikinger, row: i64, column: i64, dice: Dice) -> None:
    """Put the tile down; a building set aside replaces it at once; then see to the figure (rulings 5, 11)."""
    seat = s.seat
    own = seat * Own.SIZE
    tile = s.hand_tile
    cell = land.at(s, seat, row, column)
    s.land[cell] = tile
    s.hand_tile = NONE
    tell(s, Event.LAID, seat, tile, row, column)
    if row != Row.SHIPS:
        s.own[own + Own.REACH] = max(s.own[own + Own.REACH], column)
        if s.advanced and is_middle(tile):
            special = Special.GREAT_FARM + tile - Tile.FARM
            if s.own[own + Own.SPECIAL + special] > 0:
                replace(s, special, row, column)
        if row == s.hand_figure:
            s.hand_column = column
            s.phase = Phase.STAND
            return
    go_ashore(s, dice)


def stances_into(s: Wikinger, out: Ints) -> i64:
    """The figure stays on the tile, or goes ashore."""
    out[0] = Act.STAND
    out[1] = Act.ASHORE
    return 2


def stand(s: Wikinger, dice: Dice) -> None:
    """The figure stands on the tile it came with."""
    s.land[land.at(s, s.seat, s.hand_figure, s.hand_column)] += STANDS
    tell(s, Event.STOOD, s.seat, s.hand_figure, s.hand_column)
    look_at_specials(s, dice)


def go_ashore(s: Wikinger, dice: Dice) -> None:
    """The figure waits on the homeland; a boatman always does."""
    s.own[s.seat * Own.SIZE + Own.ASHORE + s.hand_figure] += 1
    tell(s, Event.ASHORE, s.seat, s.hand_figure)
    look_at_specials(s, dice)


# -- special tiles ----------------------------------------------------------------------------------------------------


def look_at_specials(s: Wikinger, dice: Dice) -> None:
    """Who bought the dearest combination may take a special tile, if one is left (ruling 11)."""
    s.hand_figure = NONE
    s.hand_column = 0
    if s.dearest:
        s.dearest = 0
        if has_specials(s):
            s.phase = Phase.SPECIAL
            return
    end_turn(s, dice)


def has_specials(s: Wikinger) -> bool:
    """Whether a special tile lies open."""
    k: i64 = 0
    while k < len(s.open):
        if s.open[k] != NOBODY:
            return True
        k += 1
    return False


def specials_into(s: Wikinger, out: Ints) -> i64:
    """The kinds of special tiles on show, and leaving them."""
    n: i64 = 0
    kind: i64 = 0
    while kind < SPECIAL_KINDS:
        if lies_open(s, kind):
            out[n] = Act.SPECIAL + kind
            n += 1
        kind += 1
    out[n] = Act.DECLINE
    return n + 1


def lies_open(s: Wikinger, kind: i64) -> bool:
    """Whether a special tile of a kind is on show."""
    k: i64 = 0
    while k < len(s.open):
        if s.open[k] == kind:
            return True
        k += 1
    return False


def take(s: Wikinger, special: i64, dice: Dice) -> None:
    """Take a special tile: gold at once, a building onto the land, the others beside the homeland."""
    seat = s.seat
    k: i64 = 0
    while s.open[k] != special:
        k += 1
    s.open[k] = NOBODY
    tell(s, Event.TOOK, seat, special)
    if special == Special.FIVE_GOLD:
        s.store[Store.GONE + Store.SPECIALS + special] += 1
        purse.gain_gold(s, seat, s.box.amount[special], Source.TILE)
    else:
        s.own[seat * Own.SIZE + Own.SPECIAL + special] += 1
        if special >= Special.GREAT_FARM:
            s.building = special
            found = sites_into(s, s.spots, 2)
            if found > 1:
                s.phase = Phase.SWAP
                return
            s.building = 0
            if found == 1:
                replace(s, special, row_of(s.spots[0], Act.SWAP, 2), column_of(s.spots[0], Act.SWAP))
            else:
                tell(s, Event.SET_ASIDE, seat, special)
    end_turn(s, dice)


def decline(s: Wikinger, dice: Dice) -> None:
    """Leave the special tiles where they are."""
    tell(s, Event.DECLINED, s.seat)
    end_turn(s, dice)


def sites_into(s: Wikinger, out: Ints, most: i64) -> i64:
    """The middle tiles that a building may replace, at most `most` of them."""
    seat = s.seat
    middle = middle_for(s.building)
    last = s.own[seat * Own.SIZE + Own.REACH]
    n: i64 = 0
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        column: i64 = 1
        while column <= last:
            if s.land[land.at(s, seat, row, column)] & TILE == middle:
                out[n] = Act.SWAP + (row - 2) * COLUMNS + column - 1
                n += 1
                if n == most:
                    return n
            column += 1
        row += 1
    return n


def middle_for(special: i64) -> i64:
    """The middle that a building replaces."""
    return special - Special.GREAT_FARM + Tile.FARM


def swap(s: Wikinger, row: i64, column: i64, dice: Dice) -> None:
    """Put the building where its taker wants it."""
    special = s.building
    s.building = 0
    replace(s, special, row, column)
    end_turn(s, dice)


def replace(s: Wikinger, special: i64, row: i64, column: i64) -> None:
    """The building takes the place of a middle tile, which leaves the game; the figure on it stays."""
    s.land[land.at(s, s.seat, row, column)] += Tile.GREAT_FARM - Tile.FARM
    s.store[Store.GONE + Store.TILES + middle_for(special)] += 1
    s.own[s.seat * Own.SIZE + Own.SPECIAL + special] -= 1
    tell(s, Event.SWAPPED, s.seat, special, row, column)


def end_turn(s: Wikinger, dice: Dice) -> None:
    """The next seat buys; an empty wheel ends the round."""
    if wheel.cheapest(s) == s.slots:
        ferry.end_round(s, dice)
    else:
        wheel.ask_to_buy(s, (s.seat + 1) % s.seats)
