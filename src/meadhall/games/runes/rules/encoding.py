# compiled with mypyc
"""What a seat knows of Runes as a row of numbers: `fields` says what stands where, `encode` writes it in that order.

Cells and stones stand by their numbers, as answers name them: entry k of a cell field is about `cell:k+1`, entry k of
`stones` about `stone:k+1` and `take:k+1`. The plane has no edge, but so many stones reach only so many cells, and of
each it is told where it lies. Stones on the table stand in the order in which their cells were filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.encoding import Field, category, count, flag
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.rows import put, put_all, put_seat, put_zeros
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.box import DECK, KINDS, PILE, REMOVED, SLOTS, Box
from meadhall.games.runes.rules.course import BREAK, DEEPEST, broken_seat
from meadhall.games.runes.rules.names import (
    BAG,
    COLOURS,
    OUT,
    PIPS,
    QUESTIONS,
    RITUALS,
    SIDES,
    STAGES,
    VARIANTS,
)
from meadhall.games.runes.rules.plane import (
    AXES,
    COINS_AT,
    COLOUR_AT,
    HALF,
    LINES_AT,
    LOOK_BITS,
    MATCHES_AT,
    MOST_COINS,
    ORDER_AT,
    OWNER_AT,
    PLACE_AT,
    ROW,
    ROW_BITS,
    STONE,
    TURN_AT,
    most_cells,
)

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

VERSION: Final = 1
KINDS_OF_STONES: Final = 3
KINDS_OF_RUNES: Final = 7  # with the star


def fields(box: Box, seats: int) -> list[Field]:
    """What a row holds, in its order."""
    stones, cells, full = int(box.stones), int(most_cells(box.stones)), int(box.tray[seats])
    cards, most, colours = sum(box.copies), int(max(box.copies)), [0] * KINDS_OF_STONES
    for stone in range(1, stones + 1):
        colours[box.colour[stone]] += 1
    kinds, ways, runes = ", ".join(RITUALS), "clockwise from the east", ", ".join(box.symbols)
    axes = "1 to the east, 2 south-east, 4 south-west"
    return [
        category("question", f"what is asked: {', '.join(QUESTIONS)}, nothing", len(QUESTIONS) + 1),
        category("asked", "who is asked; the last value: nobody", seats + 1),
        category("seat", "which seat looks, as answers number them", seats),
        category("variant", f"the option of that name: {', '.join(VARIANTS)}", len(VARIANTS)),
        category("active", "whose turn it is", seats),
        category("stage", f"{' or '.join(STAGES)} the stone of the turn", len(STAGES)),
        flag("counterclockwise", "direction of play"),
        flag("turning", "the direction turns when the turn ends"),
        category("interrupted", "whose turns wait for extra ones, the last one first", seats + 1, DEEPEST),
        category("interrupted_stage", "how far these turns are, like `stage`", len(STAGES), DEEPEST),
        category("actor", "who lays a stone or whom a ritual serves", seats + 1),
        category("chosen", "stone chosen to be laid; 0: none", stones + 1),
        category("chosen_turn", "how it is turned", SIDES),
        category("chosen_colour", f"its colour: none, {', '.join(COLOURS)}", KINDS_OF_STONES + 1),
        category("chosen_runes", f"its runes {ways} as it is turned: none, {runes}", KINDS_OF_RUNES + 1, SIDES),
        category("ritual", f"being played: none, {kinds}", KINDS + 1),
        category("deed", "what it does: another one if it is a copy", KINDS + 1),
        category("caster", "who played it", seats + 1),
        count("roll", "of its die; 0: none", PIPS),
        category("victim", "whom it is aimed at", seats + 1),
        category("target", "cell it is meant for; 0: none", cells + 1),
        category("loot", "hand stone to be stolen; 0: none", stones + 1),
        category("second", "black hand stone to be stolen too; 0: none", stones + 1),
        category("open", "ritual on top of the open pile; 0: none", KINDS + 1),
        count("points", "coins of every seat laid so far; who has laid all wins", full, seats),
        count("on_forms", "how many of them lie on lines and circles", full, seats),
        count("skips", "turns every seat must miss", int(most_skips(box, seats)), seats),
        count("owed", "rituals every seat must still draw", int(box.blacks), seats),
        flag("stuck", "seats that could lay nothing since anything happened", seats),
        count("held", "rituals in the hand of every seat", int(box.held), seats),
        count("removed", "rituals every seat removed from the game", cards, seats),
        count("rituals", f"in the own hand: {kinds}", min(most, int(box.held)), KINDS),
        count("own_removed", "rituals oneself removed from the game, by kind", most, KINDS),
        count("pile", "rituals on the open pile, by kind", most, KINDS),
        count("deck", "rituals to draw before the open pile is needed", cards),
        category("stones", "who holds every stone; then: in the bag, laid", seats + 2, stones),
        count("hand_colours", f"hand stones of every seat: {', '.join(COLOURS)}", max(colours), seats, KINDS_OF_STONES),
        count("laid", "cells with a stone", stones),
        count("reach", "cells in reach", cells),
        category("laid_cell", "cell of every stone on the table, first come first; 0: none", cells + 1, stones),
        category("laid_owner", "whose coins lie on these stones; the last value: there is no stone", seats + 1, stones),
        count("laid_coins", "coins on these stones", int(box.most), stones),
        count("laid_matches", "sides of these stones that match now", SIDES, stones),
        category("laid_lines", f"axes on which they are in a line with coins, as bits: {axes}", 1 << AXES, stones),
        category("laid_colour", f"of these stones: none, {', '.join(COLOURS)}", KINDS_OF_STONES + 1, stones),
        category("laid_runes", f"of these, {ways} as they lie: none, {runes}", KINDS_OF_RUNES + 1, stones, SIDES),
        count("cell_east", "how far every cell lies to the east of the first", stones, cells, low=-stones),
        count("cell_south_east", "and how far to the south-east", stones, cells, low=-stones),
        count("cell_fit", "matches the chosen stone would have there as it is turned", SIDES, cells),
    ]  # fmt: skip


def encode(s: Runes, seat: i64, out: Shorts, at: i64) -> i64:
    """Write what `seat` knows: all but rituals in other hands, those others removed, and the deck."""
    seats = s.seats
    at = put(out, at, len(QUESTIONS) if s.seat == OVER else s.phase)
    at = put_seat(out, at, s.seat, seat, seats)
    at = put(out, at, seat)
    at = put(out, at, s.variant)
    at = put_seat(out, at, s.active, seat, seats)
    at = put(out, at, s.stage)
    at = put(out, at, 1 if s.way < 0 else 0)
    at = put(out, at, s.turning)
    at = put_interrupted(s, seat, out, at)
    at = put_seat(out, at, s.actor, seat, seats)
    at = put_chosen(s, out, at)
    at = put(out, at, s.card + 1)
    at = put(out, at, s.deed + 1)
    at = put_seat(out, at, s.caster, seat, seats)
    at = put(out, at, s.roll)
    at = put_seat(out, at, s.victim, seat, seats)
    at = put(out, at, s.cell + 1)
    at = put(out, at, s.loot)
    at = put(out, at, s.second)
    at = put(out, at, s.open + 1)
    at = put_players(s, seat, out, at)
    at = put_all(out, at, s.cards, seat * SLOTS, KINDS)
    at = put_all(out, at, s.cards, REMOVED + seat * SLOTS, KINDS)
    at = put_all(out, at, s.cards, PILE, KINDS)
    at = put(out, at, total(s.cards, DECK))
    at = put_stones(s, seat, out, at)
    at = put(out, at, s.laid)
    at = put(out, at, s.cells)
    at = put_table(s, seat, out, at)
    return put_cells(s, out, at)


def most_skips(box: Box, seats: i64) -> i64:
    """Rituals come with black stones, or are in hand when a scene begins: no more of them can be played."""
    return box.blacks + box.held * seats


def number_of(other: i64, seat: i64, seats: i64) -> i64:
    """A player's number as `seat` counts them."""
    return other - seat if other >= seat else other - seat + seats


def put_interrupted(s: Runes, seat: i64, out: Shorts, at: i64) -> i64:
    """Whose turns wait for extra ones to end, and how far they are."""
    breaks = s.breaks
    k: i64 = 0
    while k < DEEPEST:
        waits = breaks > 0
        out[at + k] = i16(number_of(broken_seat(breaks), seat, s.seats) if waits else s.seats)
        out[at + DEEPEST + k] = i16(breaks & 1)
        breaks >>= BREAK
        k += 1
    return at + 2 * DEEPEST


def put_chosen(s: Runes, out: Shorts, at: i64) -> i64:
    """The stone that is chosen to be laid."""
    at = put(out, at, s.stone)
    at = put(out, at, s.turn)
    if s.stone == 0:
        return put_zeros(out, at, 1 + SIDES)
    look = s.box.look[s.stone * SIDES + s.turn]
    at = put(out, at, look >> COLOUR_AT)
    side: i64 = 0
    while side < SIDES:
        out[at + side] = i16(look & 7)
        look >>= LOOK_BITS
        side += 1
    return at + SIDES


def put_players(s: Runes, seat: i64, out: Shorts, at: i64) -> i64:
    """What all know of every player, from `seat` on. A scene can tell of more skips and draws than a game brings."""
    seats = s.seats
    full = s.box.tray[seats]
    blacks = s.box.blacks
    skips = most_skips(s.box, seats)
    k: i64 = 0
    other = seat
    while k < seats:
        out[at + k] = i16(full - s.tray[other])
        out[at + seats + k] = i16(s.bonus[other])
        out[at + seats * 2 + k] = i16(min(s.skips[other], skips))
        out[at + seats * 3 + k] = i16(min(s.owed[other], blacks))
        out[at + seats * 4 + k] = i16((s.idle >> other) & 1)
        out[at + seats * 5 + k] = i16(s.held[other])
        out[at + seats * 6 + k] = i16(total(s.cards, REMOVED + other * SLOTS))
        other = other + 1 if other + 1 < seats else 0
        k += 1
    return at + seats * 7


def total(cards: Ints, first: i64) -> i64:
    """How many rituals a holder has (see box), known or not."""
    n: i64 = 0
    kind: i64 = 0
    while kind < SLOTS:
        n += cards[first + kind]
        kind += 1
    return n


def put_stones(s: Runes, seat: i64, out: Shorts, at: i64) -> i64:
    """Where every stone is, and the colours in all hands; everybody sees them."""
    seats = s.seats
    where = s.where
    colour = s.box.colour
    stones = s.box.stones
    hands = at + stones
    end = put_zeros(out, hands, seats * KINDS_OF_STONES)
    stone: i64 = 1
    while stone <= stones:
        place = where[stone]
        if place == BAG:
            place = seats
        elif place == OUT:
            place = seats + 1
        else:
            place = number_of(place - 1, seat, seats)
            out[hands + place * KINDS_OF_STONES + colour[stone]] += 1
        out[at + stone - 1] = i16(place)
        stone += 1
    return end


def put_table(s: Runes, seat: i64, out: Shorts, at: i64) -> i64:
    """The stones on the table in the order in which their cells were filled; nothing stands where none is left."""
    seats = s.seats
    stones = s.box.stones
    tops = s.top
    looks = s.box.look
    reach = s.cells
    cell: i64 = 0
    while cell < reach:
        top = tops[cell]
        stone: i64 = top & STONE
        cell += 1
        if stone == 0:
            continue
        k: i64 = ((top >> ORDER_AT) & 127) - 1
        to: i64 = at + k
        out[to] = i16(cell)
        to += stones
        out[to] = i16(number_of(((top >> OWNER_AT) & 7) - 1, seat, seats))
        to += stones
        out[to] = i16((top >> COINS_AT) & MOST_COINS)
        to += stones
        out[to] = i16((top >> MATCHES_AT) & 7)
        to += stones
        out[to] = i16((top >> LINES_AT) & 7)
        to += stones
        look = looks[stone * SIDES + ((top >> TURN_AT) & 7)]
        out[to] = i16(look >> COLOUR_AT)
        to += stones + k * (SIDES - 1)
        out[to] = i16(look & 7)
        out[to + 1] = i16((look >> LOOK_BITS) & 7)
        out[to + 2] = i16((look >> (LOOK_BITS * 2)) & 7)
        out[to + 3] = i16((look >> (LOOK_BITS * 3)) & 7)
        out[to + 4] = i16((look >> (LOOK_BITS * 4)) & 7)
        out[to + 5] = i16((look >> (LOOK_BITS * 5)) & 7)
    none: i64 = stones - s.laid
    at += s.laid
    put_zeros(out, at, none)
    at += stones
    nobody: i64 = 0
    while nobody < none:
        out[at + nobody] = i16(seats)
        nobody += 1
    put_zeros(out, at + stones, none)
    put_zeros(out, at + stones * 2, none)
    put_zeros(out, at + stones * 3, none)
    put_zeros(out, at + stones * 4, none)
    return put_zeros(out, at + stones * 5 + s.laid * (SIDES - 1), none * SIDES)


def put_cells(s: Runes, out: Shorts, at: i64) -> i64:
    """Where every cell lies, and how many sides of the chosen stone would match on it."""
    cells = most_cells(s.box.stones)
    reach = s.cells
    tops = s.top
    cell: i64 = 0
    while cell < reach:
        place: i64 = tops[cell] >> PLACE_AT
        out[at + cell] = i16((place >> ROW_BITS) - HALF)
        out[at + cells + cell] = i16((place & (ROW - 1)) - HALF)
        cell += 1
    put_zeros(out, at + reach, cells - reach)
    at = put_zeros(out, at + cells + reach, cells - reach)
    if s.stone == 0:
        return put_zeros(out, at, cells)
    around = s.around
    face = s.box.face[s.stone * SIDES + s.turn]
    cell = 0
    while cell < reach:
        out[at + cell] = i16(plane.count(face & around[cell]))
        cell += 1
    return put_zeros(out, at + reach, cells - reach)
