# compiled with mypyc
"""The wheel: its tiles laid out, and which of them is cheapest and dearest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.wikinger.rules.names import NONE, TILE_KINDS, Phase, Store, Tile

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def lay_out_tiles(s: Wikinger, dice: Dice) -> None:
    """A tile for every slot: islands from the cheap end up, ships from the dear end down."""
    low: i64 = 0
    high: i64 = s.slots - 1
    while low <= high:
        tile = dice.draw(s.store, Store.TILES, TILE_KINDS)
        if tile >= Tile.RED_SHIP:
            s.tile[high] = tile
            high -= 1
        else:
            s.tile[low] = tile
            low += 1


def cheapest(s: Wikinger) -> i64:
    """The slot whose combination costs nothing; beyond the last when the wheel is empty."""
    tiles = s.tile
    slots = s.slots
    slot: i64 = 0
    while slot < slots and tiles[slot] == NONE:
        slot += 1
    return slot


def after(s: Wikinger, slot: i64) -> i64:
    """The next slot with a combination; beyond the last when there is none."""
    tiles = s.tile
    slots = s.slots
    slot += 1
    while slot < slots and tiles[slot] == NONE:
        slot += 1
    return slot


def dearest(s: Wikinger) -> i64:
    """The slot of the dearest combination; -1 when the wheel is empty."""
    slot: i64 = s.slots - 1
    while slot >= 0 and s.tile[slot] == NONE:
        slot -= 1
    return slot


def ask_to_buy(s: Wikinger, seat: i64) -> None:
    """It is a seat's turn at the wheel."""
    s.seat = seat
    s.phase = Phase.BUY
