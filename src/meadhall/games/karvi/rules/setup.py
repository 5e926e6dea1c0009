# compiled with mypyc
"""Setting up: the board, and what each player gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import bar, cards, crew, draft
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    BACKS,
    BAR,
    CARDS,
    COPIES,
    GEAR_SLOTS,
    GEARS_A_SLOT,
    HOME,
    PANELS,
    SEATS,
    SPECIAL_STONES,
    STARTS,
    STONES,
    STOPS,
    VILLAGE,
    Box,
)
from meadhall.games.karvi.rules.figures import StartCard
from meadhall.games.karvi.rules.names import D, Event, Loc, Open, P, Piece, Stacks, Task, Tile, Variant, tell
from meadhall.games.karvi.rules.pile import first, pop, push, set_first
from meadhall.games.karvi.rules.question import Figure, Step

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


ON_BOTH_SLOTS: Final = 3  # bits of the mat's slots for towers, and for trading posts
FREE_BUILDINGS: Final = 1  # in the supply, of each sort


class Stage:
    """How far the setup is."""

    TILES: Final = 0
    STARTS: Final = 1
    GIFTS: Final = 2
    RUNES: Final = 3


def panels(s: Karvi, sides: i64, swapped: i64) -> None:
    """Lay out the four panels: bits of `sides` are those on their B side; swapped: long with long, short with short."""
    at: i64 = 0
    k: i64 = 0
    while k < len(PANELS):
        panel = (k + 2) % len(PANELS) if swapped else k
        side = sides >> panel & 1
        number = first_space(s.box, side, panel)
        while number < first_space(s.box, side, panel + 1):
            s.bar[at] = number
            at += 1
            number += 1
        k += 1
    s.spaces = STOPS + at


def first_space(box: Box, side: i64, panel: i64) -> i64:
    """The first space of a side of a panel."""
    return side * BAR + box.panel[side * (len(PANELS) + 1) + panel]


def prepare(s: Karvi) -> None:
    """Everything that is the same in every game."""
    seat: i64 = 0
    while seat < s.seats:
        base = seat * P.SIZE
        s.p[base + P.FIELD] = HOME
        s.p[base + P.TOWERS] = FREE_BUILDINGS
        s.p[base + P.POSTS] = FREE_BUILDINGS
        s.p[base + P.TOWER_SLOTS] = ON_BOTH_SLOTS
        s.p[base + P.POST_SLOTS] = ON_BOTH_SLOTS
        seat += 1
    no: i64 = 1
    while no <= CARDS:
        s.card[no] = Loc.STACK
        s.held[Loc.STACK * BACKS + s.box.card_group[no]] += 1
        no += 1
    design: i64 = 0
    while design < s.box.designs:
        s.trade[design] = s.box.trade_copies[design]
        design += 1
    k: i64 = 0
    while k < Stacks.EXPLORED:
        s.stack[k] = s.seats
        k += 1


def deal(s: Karvi, dice: Dice, sides: i64, swapped: i64) -> None:
    """Set the game up and go to its first question's door; `turn.settle` opens it."""
    box = s.box
    prepare(s)
    panels(s, sides, swapped)
    kind: i64 = 0
    while kind < ALL_KINDS:
        choose(s.tile, kind * COPIES, COPIES, Tile.STACK, s.seats, dice)
        first = box.stack_places[kind * 2]
        second = box.stack_places[kind * 2 + 1]
        if second < 0:
            s.lies[first] = kind
        elif s.lies[first] < 0 and s.lies[second] < 0:
            s.lies[first if dice.below(2) == 0 else second] = kind
        else:
            s.lies[first if s.lies[first] < 0 else second] = kind
        kind += 1
    choose(s.rune, STONES, SPECIAL_STONES, Piece.STACK, s.seats, dice)
    choose(s.rune, STONES, SPECIAL_STONES, Piece.STACK + 1, s.seats, dice)
    tile: i64 = 0
    while tile < VILLAGE:
        if not box.round_four[tile] or s.seats == SEATS:
            s.tiles_left |= 1 << tile
        tile += 1
    bar.turn_round_tile(s, dice)
    refill(s, dice)
    s.first = dice.below(s.seats)
    if not s.options & Variant.DRAFT_TILES:
        seat: i64 = 0
        while seat < s.seats:
            slot: i64 = 0
            while slot < len(GEAR_SLOTS):
                choose(s.gear, slot * GEARS_A_SLOT, GEARS_A_SLOT, Piece.ABOVE + seat, draft.GEARS_EACH, dice)
                slot += 1
            choose(s.rune, 0, STONES, Piece.ABOVE + seat, draft.RUNES_EACH, dice)
            seat += 1
    if not s.options & Variant.DRAFT_STARTS:
        bag = ints(STARTS, 1)
        seat = 0
        while seat < s.seats:
            s.p[seat * P.SIZE + P.START] = dice.draw(bag, 0, STARTS) + 1
            seat += 1
    s.seat = s.first
    push(s, Task.SETUP, Stage.TILES)


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
        if s.trade[Open.FIRST + slot] == 0:
            left: i64 = 0
            design: i64 = 0
            while design < s.box.designs:
                left += s.trade[design]
                design += 1
            if left == 0:
                return
            s.trade[Open.FIRST + slot] = dice.draw(s.trade, 0, s.box.designs) + 1
        slot += 1


class Setup(Step):
    """Go on with the setup: draft tiles, choose start cards, take what they give, choose the first rune, begin."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("stage", Stage.RUNES),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        stage = first(s)
        if stage == Stage.TILES:
            if s.options & Variant.DRAFT_TILES and draft.next_drafter(s):
                push(s, Task.DRAFT)
            else:
                set_first(s, Stage.STARTS)
        elif stage == Stage.STARTS:
            if s.options & Variant.DRAFT_STARTS and draft.next_chooser(s):
                push(s, Task.STARTCARD)
            else:
                set_first(s, Stage.GIFTS)
        elif stage == Stage.GIFTS:
            hand_out(s, dice)
            set_first(s, Stage.RUNES)
        elif draft.next_carver(s):
            push(s, Task.RUNE)
        else:
            pop(s)
            begin(s)
        return True


def begin(s: Karvi) -> None:
    """The start cards go back to the box, and the first round begins."""
    s.round = 1
    s.first = 0
    seat: i64 = 0
    while seat < s.seats:
        s.p[seat * P.SIZE + P.START] = 0
        seat += 1
    tell(s, Event.ROUND, 1)
    s.seat = bar.hindmost(s) // 2


def hand_out(s: Karvi, dice: Dice) -> None:
    """Everybody takes what the start card says and puts the dice in the stop area."""
    rank: i64 = 0
    while rank < s.seats:
        seat = draft.in_order(s, rank)
        s.seat = seat
        base = seat * P.SIZE
        at = ((s.p[base + P.START] - 1) * 2 + s.side) * StartCard.SIZE
        start = s.box.start
        s.die[D.AT + seat * 2] = rank
        s.die[D.BEER + seat * 2] = start[at + StartCard.BEER]
        if s.each == 2:
            s.die[D.AT + seat * 2 + 1] = STOPS - 1 - rank
            s.die[D.BEER + seat * 2 + 1] = start[at + StartCard.BEER + 1]
        s.p[base + P.FUR] += start[at + StartCard.FUR]
        s.p[base + P.SILVER] += start[at + StartCard.SILVER]
        s.p[base + P.GOLD] += start[at + StartCard.GOLD]
        s.p[base + P.BREAD] += start[at + StartCard.BREAD]
        crew.enlist(s, start[at + StartCard.WARRIOR])
        no = cards.take_top(s, start[at + StartCard.SORT], seat, dice)
        if no > 0:
            cards.tell_drawn(s, no)
        rank += 1
