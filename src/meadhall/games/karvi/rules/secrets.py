# compiled with mypyc
"""What a seat may know, and one possible truth behind it.

Hidden are the equipment cards in other hands, in the stacks and thrown under them by others (their backs show sort and
level), and the tiles and special runes in stacks that a seat has not looked through. Who looked once knows a stack for
good: it only changes openly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    ALL_STONES,
    BACKS,
    CARDS,
    COPIES,
    LEVELS,
    SPECIAL_SITES,
    SPECIAL_STONES,
    STONES,
)
from meadhall.games.karvi.rules.names import Loc, Piece, Stacks, Tile, Under

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def redacted(truth: Karvi, seat: i64) -> Karvi:
    """All that a seat may know; a spectator knows what everybody does."""
    s = truth.clone()
    mine: i64 = 1 << seat if seat >= 0 else 0
    no: i64 = 1
    while no <= CARDS:
        if s.knows[no] != -1:
            if s.knows[no] & mine:
                s.knows[no] = mine
            else:
                s.knows[no] = 0
                s.card[no] = Loc.UNKNOWN
        no += 1
    if s.seats < COPIES:  # else all tiles of a kind are in its stack
        kind: i64 = 0
        while kind < ALL_KINDS:
            if not s.stack[Stacks.EXPLORED + kind] & mine:
                tile = kind * COPIES
                while tile < (kind + 1) * COPIES:
                    if s.tile[tile] != Tile.TAKEN:
                        s.tile[tile] = Tile.UNKNOWN
                    tile += 1
            kind += 1
    knows_all = s.stack[Stacks.LOOKED] & s.stack[Stacks.LOOKED + 1] & mine
    stone: i64 = STONES
    while stone < ALL_STONES:
        at = s.rune[stone]
        if at == Piece.STACK or at == Piece.STACK + 1:
            if not s.stack[Stacks.LOOKED + at - Piece.STACK] & mine:
                s.rune[stone] = Piece.UNKNOWN
        elif at == Piece.BOX and not knows_all:
            s.rune[stone] = Piece.UNKNOWN
        stone += 1
    return s


def imagined(view: Karvi, dice: Dice) -> Karvi:
    """One possible truth behind a redacted state, each as likely as the others."""
    s = view.clone()
    no: i64 = 1
    hidden = False
    while no <= CARDS:
        if s.card[no] == Loc.UNKNOWN:
            hidden = True
        elif s.card[no] < Loc.HANDS and s.knows[no] != -1:
            s.knows[no] |= 1 << s.card[no]
        elif s.card[no] == Loc.FRESH:
            s.knows[no] |= 1 << s.seat
        no += 1
    if hidden:
        imagine_cards(s, dice)
    kind: i64 = 0
    while kind < ALL_KINDS:
        left = s.stack[Stacks.TILES + kind]
        imagine(s.tile, kind * COPIES, COPIES, Tile.UNKNOWN, Tile.STACK, left, dice)
        rest(s.tile, kind * COPIES, COPIES, Tile.UNKNOWN, Tile.BOX)
        kind += 1
    site: i64 = 0
    while site < len(SPECIAL_SITES):
        left = s.stack[Stacks.SPECIALS + site]
        imagine(s.rune, STONES, SPECIAL_STONES, Piece.UNKNOWN, Piece.STACK + site, left, dice)
        site += 1
    rest(s.rune, STONES, SPECIAL_STONES, Piece.UNKNOWN, Piece.BOX)
    return s


def imagine(pieces: Ints, first: i64, size: i64, unknown: i64, place: i64, many: i64, dice: Dice) -> None:
    """Send unknown pieces to a place until it holds `many`."""
    left: i64 = 0
    k = first
    while k < first + size:
        if pieces[k] == unknown:
            left += 1
        elif pieces[k] == place:
            many -= 1
        k += 1
    while many > 0 and left > 0:
        at = dice.below(left)
        k = first
        while pieces[k] != unknown or at > 0:
            if pieces[k] == unknown:
                at -= 1
            k += 1
        pieces[k] = place
        left -= 1
        many -= 1


def rest(pieces: Ints, first: i64, size: i64, unknown: i64, place: i64) -> None:
    """Send all unknown pieces that are left to a place."""
    k = first
    while k < first + size:
        if pieces[k] == unknown:
            pieces[k] = place
        k += 1


def imagine_cards(s: Karvi, dice: Dice) -> None:
    """Give every place the unknown cards it must hold by what their backs show."""
    group: i64 = 0
    while group < BACKS:
        place: i64 = 0
        while place < Loc.STACK:  # hands, and those just drawn; the stack gets the rest
            missing = s.held[place * BACKS + group]
            no: i64 = 1
            while no <= CARDS:
                if s.card[no] == place and s.box.card_group[no] == group:
                    missing -= 1
                no += 1
            while missing > 0:
                no = some_unknown(s, group, dice)
                s.card[no] = place
                s.knows[no] |= 1 << (place if place < Loc.HANDS else s.seat)
                missing -= 1
            place += 1
        sort = group // LEVELS
        k: i64 = 0
        while k <= Under.SIZE:
            at = sort * Under.SIZE + k if k < Under.SIZE else Under.TOP + sort
            back = s.pile[at] - 1
            where = Loc.UNDER + k if k < Under.SIZE else Loc.TOP
            if back >= 0 and sort * LEVELS + back % LEVELS == group and not is_known(s, sort, where):
                no = some_unknown(s, group, dice)
                s.card[no] = where
                s.knows[no] = 1 << (back // LEVELS)
            k += 1
        no = 1
        while no <= CARDS:
            if s.card[no] == Loc.UNKNOWN and s.box.card_group[no] == group:
                s.card[no] = Loc.STACK
            no += 1
        group += 1


def is_known(s: Karvi, sort: i64, where: i64) -> bool:
    """Whether the card at a place of a sort is known."""
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == where and s.box.card_sort[no] == sort:
            return True
        no += 1
    return False


def some_unknown(s: Karvi, group: i64, dice: Dice) -> i64:
    """A random unknown card with that back."""
    left: i64 = 0
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == Loc.UNKNOWN and s.box.card_group[no] == group:
            left += 1
        no += 1
    at = dice.below(left)
    no = 1
    while s.card[no] != Loc.UNKNOWN or s.box.card_group[no] != group or at > 0:
        if s.card[no] == Loc.UNKNOWN and s.box.card_group[no] == group:
            at -= 1
        no += 1
    return no
