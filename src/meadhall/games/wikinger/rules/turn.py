# compiled with mypyc
"""The rules of Wikinger: what may be answered, and what follows. Ruling numbers refer to the game's README."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import LONGEST
from meadhall.games.wikinger.rules import auction, ferry, land, purchase
from meadhall.games.wikinger.rules.names import SPECIAL_KINDS, Act, Phase, column_of, row_of

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def legal_into(s: Wikinger, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.BUY:
        return purchase.offers_into(s, out)
    if phase == Phase.LAY:
        return land.places_into(s, s.seat, s.hand_tile, out, LONGEST)
    if phase == Phase.STAND:
        return purchase.stances_into(s, out)
    if phase == Phase.SPECIAL:
        return purchase.specials_into(s, out)
    if phase == Phase.FERRY:
        return ferry.crossings_into(s, out)
    if phase == Phase.TO:
        return ferry.landings_into(s, out)
    if phase == Phase.BID:
        return auction.bids_into(s, out)
    if phase == Phase.COLOUR:
        return auction.colours_into(s, Act.COLOUR, out)
    if phase == Phase.REMOVE:
        return auction.colours_into(s, Act.REMOVE, out)
    if phase == Phase.SWAP:
        return purchase.sites_into(s, out, LONGEST)
    return purchase.starts_into(s, out)


def apply(s: Wikinger, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.BUY:
        purchase.buy(s, action - Act.BUY, dice)
    elif phase == Phase.LAY:
        purchase.lay(s, row_of(action, Act.LAY, 1), column_of(action, Act.LAY), dice)
    elif phase == Phase.STAND:
        if action == Act.STAND:
            purchase.stand(s, dice)
        else:
            purchase.go_ashore(s, dice)
    elif phase == Phase.SPECIAL:
        if action == Act.DECLINE:
            purchase.decline(s, dice)
        else:
            purchase.take(s, action - Act.SPECIAL, dice)
    elif phase == Phase.FERRY:
        ferry.cross(s, action, dice)
    elif phase == Phase.TO:
        ferry.set_down(s, column_of(action, Act.TO))
        ferry.unload(s, dice)
    elif phase == Phase.BID:
        auction.bid(s, action, dice)
    elif phase == Phase.COLOUR:
        auction.place(s, action - Act.COLOUR + 1)
    elif phase == Phase.REMOVE:
        auction.remove(s, action - Act.REMOVE + 1, dice)
    elif phase == Phase.SWAP:
        purchase.swap(s, row_of(action, Act.SWAP, 2), column_of(action, Act.SWAP), dice)
    else:
        purchase.start(s, action - Act.START + 2, dice)


assert SPECIAL_KINDS == Act.DECLINE - Act.SPECIAL
