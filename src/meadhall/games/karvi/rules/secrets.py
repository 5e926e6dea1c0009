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
from meadhall.games.karvi.rules.box import CARDS, KINDS, LETTERS
from meadhall.games.karvi.rules.cards import ON_TOP, UNDER
from meadhall.games.karvi.rules.names import Loc, Piece, Tile

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
    if s.seats < len(LETTERS):
        kind: i64 = 0
        while kind < len(KINDS):
            if not s.stack[14 + kind] & mine:
                tile = kind * len(LETTERS)
                while tile < (kind + 1) * len(LETTERS):
                    if s.tile[tile] != Tile.TAKEN:
                        s.tile[tile] = Tile.UNKNOWN
                    tile += 1
            kind += 1
    stone: i64 = 12
    while stone < 20:
        at = s.rune[stone]
        if at == Piece.STACK or at == Piece.STACK + 1:
            if not s.stack[26 + at - Piece.STACK] & mine:
                s.rune[stone] = Piece.UNKNOWN
        elif at == Piece.BOX and not (s.stack[26] & mine and s.stack[27] & mine):
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
        elif s.card[no] < 4 and s.knows[no] != -1:
            s.knows[no] |= 1 << s.card[no]
        elif s.card[no] == Loc.FRESH:
            s.knows[no] |= 1 << s.seat
        no += 1
    if hidden:
        imagine_cards(s, dice)
    kind: i64 = 0
    while kind < len(KINDS):
        imagine(s.tile, kind * len(LETTERS), len(LETTERS), Tile.UNKNOWN, Tile.STACK, s.stack[kind], dice)
        rest(s.tile, kind * len(LETTERS), len(LETTERS), Tile.UNKNOWN, Tile.BOX)
        kind += 1
    imagine(s.rune, 12, 8, Piece.UNKNOWN, Piece.STACK, s.stack[12], dice)
    imagine(s.rune, 12, 8, Piece.UNKNOWN, Piece.STACK + 1, s.stack[13], dice)
    rest(s.rune, 12, 8, Piece.UNKNOWN, Piece.BOX)
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
    while group < 6:
        place: i64 = 0
        while place < 5:  # hands, and those just drawn; the stack gets the rest
            missing = s.held[place * 6 + group]
            no: i64 = 1
            while no <= CARDS:
                if s.card[no] == place and s.box.card_group[no] == group:
                    missing -= 1
                no += 1
            while missing > 0:
                no = some_unknown(s, group, dice)
                s.card[no] = place
                s.knows[no] |= 1 << (place if place < 4 else s.seat)
                missing -= 1
            place += 1
        sort = group // 2
        k: i64 = 0
        while k <= UNDER:
            at = sort * UNDER + k if k < UNDER else ON_TOP + sort
            back = s.pile[at] - 1
            where = Loc.UNDER + k if k < UNDER else Loc.TOP
            if back >= 0 and sort * 2 + back % 2 == group and not is_known(s, sort, where):
                no = some_unknown(s, group, dice)
                s.card[no] = where
                s.knows[no] = 1 << (back // 2)
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
