# compiled with mypyc
"""Coins when a stone comes to a player: what is laid and what goes home, on stones and on forms (rulings 1, 2, 4, 5).

The one place where it is reckoned: the rules carry out what stands here, and answers, threats and signs tell it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.runes.rules import forms, plane
from meadhall.games.runes.rules.names import NOBODY, Event, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


class Reckoning:
    """What becomes of the coins of who gets a stone and of who loses it, the loser."""

    def __init__(self, seat: i64, loser: i64) -> None:
        self.seat: i64 = seat
        self.loser: i64 = loser  # NOBODY for an empty cell; may be the player itself, who covers an own stone
        self.laid: i64 = 0  # on the stone
        self.formed: i64 = 0  # forms more; by rules 1 fewer, too
        self.bonus: i64 = 0  # coins laid for them; below 0 they go home
        self.home: i64 = 0  # the loser's, off the stone
        self.broken: i64 = 0  # the loser's forms; by rules 1 below 0, too: forms more
        self.lost: i64 = 0  # coins that go home from them; below 0 they are laid

    def gain(self) -> i64:
        """By how many coins the player's tray gets emptier."""
        return self.laid + self.bonus - (self.home if self.loser == self.seat else 0)

    def loss(self) -> i64:
        """By how many coins the tray of an opponent who loses the stone gets fuller."""
        return 0 if self.loser == self.seat else self.home + self.lost


def reckon(s: Runes, seat: i64, cell: i64, due: i64) -> Reckoning:
    """What it means for coins that a player gets the stone on a cell and may lay `due` coins on it.

    Coins of a covered stone go home first. A tray that runs short is emptied, onto the stone first (ruling 5).
    """
    loser = plane.owner_of(s, cell)
    r = Reckoning(seat, loser)
    tray = s.tray[seat]
    if loser != NOBODY:
        r.home = plane.coins_on(s, cell)
        if loser == seat:  # nobody's possessions change, and no form
            r.laid = min(due, tray + r.home)
            return r
        r.broken = forms.broken(s, cell)
        r.lost = r.broken * s.box.form
        if r.lost < 0:
            r.lost = -min(-r.lost, s.tray[loser] + r.home)
    r.laid = min(due, tray)
    r.formed = forms.formed(s, cell, seat)
    r.bonus = min(r.formed * s.box.form, tray - r.laid)
    return r


def give_back(s: Runes, r: Reckoning) -> None:
    """The coins of the loser go home off the stone."""
    if r.loser != NOBODY:
        s.tray[r.loser] += r.home


def lay_coins(s: Runes, cell: i64, r: Reckoning) -> None:
    """The stone is the player's, and so are the coins on it."""
    s.tray[r.seat] -= r.laid
    plane.own(s, cell, r.seat, r.laid)


def settle_forms(s: Runes, cell: i64, r: Reckoning) -> None:
    """The stone has changed its owner: lay coins on new forms and take those of broken ones home."""
    if r.loser == r.seat:
        return
    if r.loser != NOBODY:
        settle(s, cell, r.loser, -r.broken, -r.lost)
    settle(s, cell, r.seat, r.formed, r.bonus)
    if s.box.rules >= 2:  # rules 2: lines are remembered as they were scored
        if r.loser != NOBODY:
            forms.break_lines(s, cell, r.loser)
        if r.formed > 0:
            forms.score_lines(s, cell, r.seat)


def settle(s: Runes, cell: i64, seat: i64, change: i64, coins: i64) -> None:
    """A player has more or fewer forms through a cell, and coins on them."""
    if change == 0:
        return
    s.tray[seat] -= coins
    s.bonus[seat] += coins
    rings: i64 = forms.closed(s, cell, seat) + 1 if s.box.rules >= 2 else 0
    if change > 0:
        tell(s, Event.FORMED, seat, change, coins, rings)
    else:
        tell(s, Event.BROKEN, seat, -change, -coins, rings)
