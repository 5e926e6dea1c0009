# compiled with mypyc
"""Setting up: the board, what each player gets, the drafts, and the first rune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import bar, cards, crew
from meadhall.games.karvi.rules.box import BAR, CARDS, HOME, KINDS, LETTERS, STARTS
from meadhall.games.karvi.rules.names import (
    Act,
    D,
    Event,
    Loc,
    P,
    Piece,
    Task,
    Tile,
    figure,
    pop,
    push,
    set_figure,
    tell,
)  # fmt: skip

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def panels(s: Karvi, sides: i64, swapped: i64) -> None:
    """Lay out the four panels: bits of `sides` are those on their B side; swapped: long with long, short with short."""
    at: i64 = 0
    k: i64 = 0
    while k < 4:
        panel = (k + 2) % 4 if swapped else k
        number = first_space(panel)
        while number < first_space(panel + 1):
            s.bar[at] = number + (BAR if sides >> panel & 1 else 0)
            at += 1
            number += 1
        k += 1


def first_space(panel: i64) -> i64:
    """The first space of a panel, counted from 0: long, short, long, short."""
    return panel // 2 * 14 + (9 if panel % 2 else 0)


def prepare(s: Karvi) -> None:
    """Everything that is the same in every game."""
    seat: i64 = 0
    while seat < s.seats:
        base = seat * P.SIZE
        s.p[base + P.FIELD] = HOME
        s.p[base + P.TOWERS] = 1
        s.p[base + P.POSTS] = 1
        s.p[base + P.TOWER_SLOTS] = 3
        s.p[base + P.POST_SLOTS] = 3
        seat += 1
    no: i64 = 1
    while no <= CARDS:
        s.card[no] = Loc.STACK
        s.held[Loc.STACK * 6 + s.box.card_group[no]] += 1
        no += 1
    design: i64 = 0
    while design < 18:
        s.trade[design] = s.box.trade_copies[design]
        design += 1
    k: i64 = 0
    while k < 14:
        s.stack[k] = s.seats
        k += 1


def deal(s: Karvi, dice: Dice, sides: i64, swapped: i64) -> None:
    """Set the game up and go to its first question's door; `rules.settle` opens it."""
    box = s.box
    prepare(s)
    panels(s, sides, swapped)
    kinds = i64(len(KINDS))
    kind: i64 = 0
    while kind < kinds:
        choose(s.tile, kind * len(LETTERS), len(LETTERS), Tile.STACK, s.seats, dice)
        first = box.stack_places[kind * 2]
        second = box.stack_places[kind * 2 + 1]
        if second < 0:
            s.lies[first] = kind
        elif s.lies[first] < 0 and s.lies[second] < 0:
            s.lies[first if dice.below(2) == 0 else second] = kind
        else:
            s.lies[first if s.lies[first] < 0 else second] = kind
        kind += 1
    choose(s.rune, 12, 8, Piece.STACK, s.seats, dice)
    choose(s.rune, 12, 8, Piece.STACK + 1, s.seats, dice)
    tile: i64 = 0
    while tile < 3:
        if not box.round_four[tile] or s.seats == 4:
            s.tiles_left |= 1 << tile
        tile += 1
    bar.turn_round_tile(s, dice)
    refill(s, dice)
    s.first = dice.below(s.seats)
    if not s.options & 2:
        seat: i64 = 0
        while seat < s.seats:
            slot: i64 = 0
            while slot < 3:
                choose(s.gear, slot * 8, 8, Piece.ABOVE + seat, 2, dice)
                slot += 1
            choose(s.rune, 0, 12, Piece.ABOVE + seat, 3, dice)
            seat += 1
    if not s.options & 1:
        bag = ints(STARTS, 1)
        seat = 0
        while seat < s.seats:
            s.p[seat * P.SIZE + P.START] = dice.draw(bag, 0, STARTS) + 1
            seat += 1
    s.seat = s.first
    push(s, Task.SETUP, 0)


def choose(pieces: Ints, first: i64, size: i64, place: i64, many: i64, dice: Dice) -> None:
    """Send `many` pieces that are still in the box to a place, at random."""
    left: i64 = 0
    k: i64 = 0
    while k < size:
        if pieces[first + k] == 0:
            left += 1
        k += 1
    while many > 0:
        at = dice.below(left)
        k = first
        while pieces[k] != 0 or at > 0:
            if pieces[k] == 0:
                at -= 1
            k += 1
        pieces[k] = place
        left -= 1
        many -= 1


def refill(s: Karvi, dice: Dice) -> None:
    """Open trade cards up to three."""
    slot: i64 = 0
    while slot < s.box.display:
        if s.trade[18 + slot] == 0:
            left: i64 = 0
            design: i64 = 0
            while design < 18:
                left += s.trade[design]
                design += 1
            if left == 0:
                return
            s.trade[18 + slot] = dice.draw(s.trade, 0, 18) + 1
        slot += 1


# -- stages -----------------------------------------------------------------------------------------------------------


def proceed(s: Karvi, dice: Dice) -> None:
    """Go on with the setup: draft tiles, choose start cards, take what they give, choose the first rune, begin."""
    stage = figure(s, 1)
    if stage == 0:
        if s.options & 2 and next_drafter(s):
            push(s, Task.DRAFT)
            return
        set_figure(s, 1, 1)
    elif stage == 1:
        if s.options & 1 and next_chooser(s):
            push(s, Task.STARTCARD)
            return
        set_figure(s, 1, 2)
    elif stage == 2:
        hand_out(s, dice)
        set_figure(s, 1, 3)
    elif next_carver(s):
        push(s, Task.RUNE)
    else:
        pop(s)
        s.round = 1
        s.first = 0
        seat: i64 = 0
        while seat < s.seats:
            s.p[seat * P.SIZE + P.START] = 0  # the start cards go back to the box
            seat += 1
        tell(s, Event.ROUND, 1)
        s.seat = bar.hindmost(s) // 2


def wanted(s: Karvi, seat: i64, slot: i64) -> i64:
    """Pieces of a sort (stern, sail, head, 3 rune) that a seat still has to draft."""
    many: i64 = 3 if slot == 3 else 2
    k: i64 = 0
    if slot == 3:
        while k < 12:
            if s.rune[k] == Piece.ABOVE + seat:
                many -= 1
            k += 1
        return many
    while k < 24:
        if s.gear[k] == Piece.ABOVE + seat and s.box.gear_slot[k] == slot:
            many -= 1
        k += 1
    return many


def pack(s: Karvi, holder: i64) -> i64:
    """Bits of the sorts in the pack that the holder's place began with: runes and sterns, sails, heads."""
    if s.seats == 4:
        return 1 << holder
    if s.seats == 3:
        return 9 if holder == 0 else 1 << holder
    return 9 if holder == 0 else 6


def next_drafter(s: Karvi) -> bool:
    """Find who picks next: everybody from the pack before them, then the packs go left. False when all have picked."""
    turn: i64 = 0
    while turn < s.seats:
        k: i64 = 0
        while k < s.seats:
            sorts = pack(s, (k - turn + s.seats) % s.seats)
            seat = (s.first + k) % s.seats
            slot: i64 = 0
            while slot < 4:
                if sorts >> slot & 1 and wanted(s, seat, slot) > 0:
                    s.seat = seat
                    return True
                slot += 1
            k += 1
        turn += 1
    return False


def drafts(s: Karvi, out: Ints) -> i64:
    """Pieces of the pack before the asked seat that it still has to take."""
    sorts = pack_before(s)
    n: i64 = 0
    k: i64 = 0
    while k < 36:
        slot: i64 = s.box.gear_slot[k] if k < 24 else 3
        here = s.gear[k] if k < 24 else s.rune[k - 24]
        if here == Piece.BOX and sorts >> slot & 1 and wanted(s, s.seat, slot) > 0:
            out[n] = Act.DRAFT + k
            n += 1
        k += 1
    return n


def pack_before(s: Karvi) -> i64:
    """Sorts of the first pack in passing order that the asked seat has not finished with."""
    place = (s.seat - s.first + s.seats) % s.seats
    turn: i64 = 0
    while turn < s.seats:
        sorts = pack(s, (place - turn + s.seats) % s.seats)
        slot: i64 = 0
        while slot < 4:
            if sorts >> slot & 1 and wanted(s, s.seat, slot) > 0:
                return sorts
            slot += 1
        turn += 1
    return 0


def draft(s: Karvi, piece: i64) -> None:
    """Take a piece of the pack; it lies above the mat."""
    pop(s)
    if piece < 24:
        s.gear[piece] = Piece.ABOVE + s.seat
    else:
        s.rune[piece - 24] = Piece.ABOVE + s.seat
    tell(s, Event.DRAFTED, s.seat, piece)


def next_chooser(s: Karvi) -> bool:
    """Who chooses a start card next, from the first seat to the left."""
    k: i64 = 0
    while k < s.seats:
        seat = (s.first + k) % s.seats
        if s.p[seat * P.SIZE + P.START] == 0:
            s.seat = seat
            return True
        k += 1
    return False


def starts(s: Karvi, out: Ints) -> i64:
    """Start cards nobody has chosen."""
    n: i64 = 0
    value: i64 = 1
    while value <= STARTS:
        free = True
        seat: i64 = 0
        while seat < s.seats:
            if s.p[seat * P.SIZE + P.START] == value:
                free = False
            seat += 1
        if free:
            out[n] = Act.STARTCARD + value - 1
            n += 1
        value += 1
    return n


def choose_start(s: Karvi, value: i64) -> None:
    """Take a start card."""
    pop(s)
    s.p[s.seat * P.SIZE + P.START] = value
    tell(s, Event.CHOSE, s.seat, value)


def in_order(s: Karvi, rank: i64) -> i64:
    """The seat whose start card has that rank, the lowest first."""
    seat: i64 = 0
    while seat < s.seats:
        lower: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if s.p[other * P.SIZE + P.START] < s.p[seat * P.SIZE + P.START]:
                lower += 1
            other += 1
        if lower == rank:
            return seat
        seat += 1
    return 0


def hand_out(s: Karvi, dice: Dice) -> None:
    """Everybody takes what the start card says and puts the dice in the stop area."""
    rank: i64 = 0
    while rank < s.seats:
        seat = in_order(s, rank)
        s.seat = seat
        base = seat * P.SIZE
        at = ((s.p[base + P.START] - 1) * 2 + s.side) * 8
        start = s.box.start
        s.die[D.AT + seat * 2] = rank
        s.die[D.BEER + seat * 2] = start[at]
        if s.each == 2:
            s.die[D.AT + seat * 2 + 1] = 5 - rank
            s.die[D.BEER + seat * 2 + 1] = start[at + 1]
        s.p[base + P.FUR] += start[at + 2]
        s.p[base + P.SILVER] += start[at + 3]
        s.p[base + P.GOLD] += start[at + 4]
        s.p[base + P.BREAD] += start[at + 7]
        crew.enlist(s, start[at + 5])
        no = cards.take_top(s, start[at + 6], seat, dice)
        if no > 0:
            cards.tell_drawn(s, no)
        rank += 1


def next_carver(s: Karvi) -> bool:
    """Who chooses the free first rune next, in the order of the start cards (ruling 19)."""
    rank: i64 = 0
    while rank < s.seats:
        seat = in_order(s, rank)
        if s.p[seat * P.SIZE + P.RUNE] == 0:
            s.seat = seat
            return True
        rank += 1
    return False


def runes(s: Karvi, out: Ints) -> i64:
    """The seat's runes."""
    n: i64 = 0
    k: i64 = 0
    while k < 12:
        if s.rune[k] == Piece.ABOVE + s.seat:
            out[n] = Act.RUNE + k
            n += 1
        k += 1
    return n


def carve(s: Karvi, rune: i64) -> None:
    """Lay the first rune down for nothing."""
    pop(s)
    s.rune[rune] = Piece.ON + s.seat
    s.p[s.seat * P.SIZE + P.RUNE] = rune + 1
    tell(s, Event.FIRST_RUNE, s.seat, rune)
