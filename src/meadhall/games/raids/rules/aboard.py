# compiled with mypyc
"""What comes aboard and what leaves the ship: tiles stowed, goods sold, Vikings hired, coins taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.names import NONE, Act, Event, Kind, Source, Why, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

POST_HIRES: Final = 1  # Vikings at a trading post, of either size


# -- which place does a tile get? ------------------------------------------------------------------------------------


def stowages(s: Raids, out: Ints) -> i64:
    """What may be done with the ship tile just reached (ruling 9)."""
    n: i64 = 0
    space: i64 = 0
    if why_not_place(s) == Why.NOTHING:
        out[0] = Act.PLACE
        n = 1
    while space < s.box.spaces:
        if why_not_replace(s, space) == Why.NOTHING:
            out[n] = Act.REPLACE + space
            n += 1
        space += 1
    out[n] = Act.THROW
    return n + 1


def why_not_place(s: Raids) -> i64:
    """Why the asked ship has no place for a tile."""
    return Why.NOTHING if free_space(s, s.seat) >= 0 else Why.FULL


def why_not_replace(s: Raids, space: i64) -> i64:
    """Why no tile can be replaced on a space of the asked ship, from 0."""
    if space >= s.box.spaces:
        return Why.NO_PLACE
    return Why.BARE if s.hold[s.seat * s.box.spaces + space] == NONE else Why.NOTHING


def stow(s: Raids, action: i64) -> None:
    """Put the tile the ship lies at aboard, in place of another, or throw it away."""
    ship = s.seat
    at = s.place[ship]
    tile = s.tile[at]
    s.tile[at] = NONE
    base = ship * s.box.spaces
    if action == Act.THROW:
        tell(s, Event.THREW, ship, tile)
        s.gone[tile] += 1
        return
    if action == Act.PLACE:
        s.hold[base + free_space(s, ship)] = tile
        tell(s, Event.TOOK, ship, tile, at)
    else:
        space = action - Act.REPLACE
        old = s.hold[base + space]
        tell(s, Event.REPLACED, ship, tile, old)
        s.gone[old] += 1
        s.hold[base + space] = tile
    drop_overcrowd(s, ship)


def free_space(s: Raids, ship: i64) -> i64:
    """The first free space aboard, from 0; -1 when all are covered."""
    base = ship * s.box.spaces
    space: i64 = 0
    while space < s.box.spaces:
        if s.hold[base + space] == NONE:
            return space
        space += 1
    return -1


# -- what does a trading post buy? -----------------------------------------------------------------------------------


def sales(s: Raids, out: Ints) -> i64:
    """Goods aboard that the trading post buys, or none of them."""
    n: i64 = 0
    space: i64 = 0
    while space < s.box.spaces:
        if why_not_sell(s, space) == Why.NOTHING:
            out[n] = Act.SELL + space
            n += 1
        space += 1
    out[n] = Act.DONE
    return n + 1


def why_not_sell(s: Raids, space: i64) -> i64:
    """Why a trading post buys nothing from a space of the asked ship, from 0."""
    if space >= s.box.spaces:
        return Why.NO_PLACE
    kind = s.box.kind[s.hold[s.seat * s.box.spaces + space]]
    if kind == Kind.GOODS:
        return Why.NOTHING
    return Why.BARE if kind == Kind.NONE else Why.NOT_GOODS


def trade(s: Raids, action: i64) -> bool:
    """Sell or have done; whether the trade is over, and the post's Viking hired."""
    if action != Act.DONE:
        sell(s, action - Act.SELL)
        if s.sales > 0 and has_goods(s, s.seat):
            return False
    leave_post(s, s.seat)
    return True


def sell(s: Raids, space: i64) -> None:
    """Lay goods from the ship beside it, where they count."""
    at = s.seat * s.box.spaces + space
    tile = s.hold[at]
    s.hold[at] = NONE
    s.beside[s.seat * s.box.types + tile] += 1
    s.sales -= 1
    tell(s, Event.SOLD, s.seat, tile)
    drop_overcrowd(s, s.seat)  # a space may show fewer shields than the goods on it did, in an owner's file


def leave_post(s: Raids, ship: i64) -> None:
    """The trade is over: the post hires out its Viking."""
    s.sales = 0
    hire(s, ship, POST_HIRES, Source.POST)


def has_goods(s: Raids, ship: i64) -> bool:
    """Whether goods lie aboard."""
    base = ship * s.box.spaces
    space: i64 = 0
    while space < s.box.spaces:
        if s.box.kind[s.hold[base + space]] == Kind.GOODS:
            return True
        space += 1
    return False


# -- crew and coins --------------------------------------------------------------------------------------------------


def hire(s: Raids, ship: i64, vikings: i64, source: i64) -> None:
    """Take Vikings aboard as far as there are free shields; the others are lost."""
    came = min(vikings, scoring.shields(s, ship) - s.vikings[ship])
    s.vikings[ship] += came
    tell(s, Event.HIRED, ship, came, source, vikings)


def drop_overcrowd(s: Raids, ship: i64) -> None:
    """Vikings without a shield are lost at once."""
    room = scoring.shields(s, ship)
    if s.vikings[ship] > room:
        tell(s, Event.LOST, ship, s.vikings[ship] - room)
        s.vikings[ship] = room


def take_coin(s: Raids, ship: i64, value: i64, source: i64) -> None:
    """Coins are always taken, room or not."""
    s.coins[ship * len(s.box.coin) + s.box.coin_of(value)] += 1
    tell(s, Event.COIN, ship, value, source)
