# compiled with mypyc
"""What a seat knows of seats, mats and board, written part by part into a row of numbers (`encoding.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.rows import put_all, put_zeros
from meadhall.games.karvi.rules import bar, scoring, ship, trade
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    ALL_STONES,
    BACKS,
    BAR,
    CARDS,
    COPIES,
    DISPLAY,
    GEARS,
    GOOD_KINDS,
    LEVELS,
    MAT_BUILDINGS,
    PANELS,
    SPACES,
    SPECIAL_SITES,
    STRENGTHS,
    TRACKED,
)
from meadhall.games.karvi.rules.figures import Most, RaidTile, TradeTile
from meadhall.games.karvi.rules.names import (
    D,
    Loc,
    Open,
    P,
    Piece,
    Stacks,
    Tile,
    Under,
    Variant,
)

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


FIGURES: Final = 18  # that every seat has one of


def put_bits(out: Shorts, at: i64, bits: i64, count: i64) -> i64:
    """The lowest bits as flags."""
    i: i64 = 0
    while i < count:
        out[at + i] = i16(bits >> i & 1)
        i += 1
    return at + count


def seat_from(s: Karvi, who: i64, seat: i64) -> i64:
    """A seat's number as `seat` counts them."""
    return who - seat if who >= seat else who - seat + s.seats


def seat_at(s: Karvi, n: i64, seat: i64) -> i64:
    """The seat that `seat` counts as `n`."""
    return seat + n if seat + n < s.seats else seat + n - s.seats


def die_from(s: Karvi, die: i64, seat: i64) -> i64:
    """A die's number as `seat` counts them: its own are the first."""
    return seat_from(s, die >> 1, seat) * s.each + (die & 1)


# -- seats ------------------------------------------------------------------------------------------------------------


def put_seats(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """What every seat has one figure of, figure by figure."""
    p = s.p
    seats = s.seats
    n: i64 = 0
    while n < seats:
        who = seat_at(s, n, seat)
        base = who * P.SIZE
        to = at + n
        k: i64 = P.FUR
        while k <= P.GOLD:
            out[to] = i16(min(Most.HELD, p[base + k]))
            to += seats
            k += 1
        while k <= P.POSTS:
            out[to] = i16(p[base + k])
            to += seats
            k += 1
        k = P.BUILT_TOWERS
        while k <= P.RAIDS:
            out[to] = i16(p[base + k])
            to += seats
            k += 1
        k = P.GEAR
        while k <= P.START:
            out[to] = i16(p[base + k])
            to += seats
            k += 1
        out[to] = i16(scoring.strength(s, who))
        out[to + seats] = i16(ship.has_map(s, who))
        out[to + 2 * seats] = i16(min(Most.HELD * TRACKED, scoring.points(s, who)))
        n += 1
    return at + FIGURES * seats


def put_mats(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """What every seat has several figures of, seat by seat."""
    p = s.p
    seats = s.seats
    n: i64 = 0
    while n < seats:
        base = seat_at(s, n, seat) * P.SIZE
        put_bits(out, at + n * MAT_BUILDINGS, p[base + P.TOWER_SLOTS], MAT_BUILDINGS)
        put_bits(out, at + (seats + n) * MAT_BUILDINGS, p[base + P.POST_SLOTS], MAT_BUILDINGS)
        n += 1
    at += 2 * seats * MAT_BUILDINGS
    at = put_parts(s, seat, out, at, p, P.SIZE, P.RUNE, s.box.rune_slots)
    at = put_runes(s, seat, out, at)
    at = put_parts(s, seat, out, at, p, P.SIZE, P.CREW, 2 * STRENGTHS)
    n = 0
    while n < seats:
        base = seat_at(s, n, seat) * P.SIZE + P.LINE
        line: i64 = 0
        while line < TRACKED:
            out[at + line] = i16(min(Most.HELD, p[base + line]))
            line += 1
        at += TRACKED
        n += 1
    at = put_parts(s, seat, out, at, s.held, BACKS, 0, BACKS)
    at = put_looks(s, seat, out, at, Stacks.EXPLORED, ALL_KINDS)
    return put_looks(s, seat, out, at, Stacks.LOOKED, len(SPECIAL_SITES))


def put_parts(s: Karvi, seat: i64, out: Shorts, at: i64, array: Ints, width: i64, first: i64, count: i64) -> i64:
    """Of every seat the figures from `first` on of its part of `array`."""
    n: i64 = 0
    while n < s.seats:
        at = put_all(out, at, array, seat_at(s, n, seat) * width + first, count)
        n += 1
    return at


def put_runes(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """What the runes on every mat are worth now."""
    slots = s.box.rune_slots
    n: i64 = 0
    while n < s.seats:
        who = seat_at(s, n, seat)
        slot: i64 = 0
        while slot < slots:
            points: i64 = 0
            rune = s.p[who * P.SIZE + P.RUNE + slot]
            if rune > 0:
                points = min(Most.HELD, scoring.rune_points(s, who, rune - 1))
            out[at + slot] = i16(points)
            slot += 1
        at += slots
        n += 1
    return at


def put_looks(s: Karvi, seat: i64, out: Shorts, at: i64, first: i64, count: i64) -> i64:
    """Which stacks every seat has looked through."""
    stack = s.stack
    n: i64 = 0
    while n < s.seats:
        who = seat_at(s, n, seat)
        i: i64 = 0
        while i < count:
            out[at + i] = i16(stack[first + i] >> who & 1)
            i += 1
        at += count
        n += 1
    return at


def put_dice(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Dice, figure by figure; behind the last space of the bar follow those of the stop area again."""
    dice = s.die
    all_dice = s.seats * s.each
    n: i64 = 0
    while n < all_dice:
        die = seat_at(s, n >> 1, seat) * 2 + (n & 1) if s.each == 2 else seat_at(s, n, seat) * 2
        place = dice[D.AT + die]
        out[at + n] = i16(place if place < SPACES else place - SPACES + s.spaces)
        out[at + all_dice + n] = i16(dice[D.BEER + die])
        out[at + 2 * all_dice + n] = i16(dice[D.LEVEL + die])
        n += 1
    return at + 3 * all_dice


# -- the board --------------------------------------------------------------------------------------------------------


def put_panels(s: Karvi, out: Shorts, at: i64) -> i64:
    """How the panels lie: swapped ones begin with another than the first."""
    box = s.box
    spaces = s.bar
    swapped = spaces[0] % BAR > 0
    out[at] = 0 if not s.options & Variant.SIDE_B else 2 if swapped else 1
    at += 1
    first: i64 = 0
    k: i64 = 0
    while k < len(PANELS):
        panel: i64 = (k + 2) % len(PANELS) if swapped else k
        side: i64 = 1 if spaces[first] >= BAR else 0
        out[at + panel] = i16(side)
        panel += side * (len(PANELS) + 1)
        first += box.panel[panel + 1] - box.panel[panel]
        k += 1
    return at + len(PANELS)


def put_spaces(s: Karvi, out: Shorts, at: i64) -> i64:
    """Cost and effects of every place where a die can stand."""
    box = s.box
    beer = box.space_beer
    join = box.space_join
    half = box.space_half
    alike = box.alike
    places = box.places
    put_zeros(out, at, 4 * places)
    place: i64 = 0
    while place < s.spaces:
        space = bar.space_at(s, place)
        out[at + place] = i16(beer[space])
        if s.seats > 2 or not box.three_plus[space]:
            out[at + places + place] = i16(join[space])
            to = at + 2 * places + 2 * place
            out[to] = i16(alike[half[2 * space]])
            if join[space]:
                out[to + 1] = i16(alike[half[2 * space + 1]])
        place += 1
    return at + 4 * places


def put_cards(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Equipment cards as far as the seat knows them, and all backs."""
    mine = s.box.one << seat
    seats = s.seats
    card = s.card
    knows = s.knows
    put_zeros(out, at, 2 * CARDS)
    no: i64 = 1
    while no <= CARDS:
        if knows[no] & mine:  # played ones have all bits
            place = card[no]
            if place < Loc.HANDS:
                out[at] = i16(1 + seat_from(s, place, seat))
            elif place == Loc.FRESH:
                out[at] = i16(1 + seats)
            elif place == Loc.TOP:
                out[at] = i16(2 + seats)
            elif place >= Loc.UNDER:
                out[at] = i16(3 + seats)
                out[at + CARDS] = i16(place - Loc.UNDER + 1)
            elif place >= Loc.PLAYED:
                out[at] = i16(4 + seats + seat_from(s, place - Loc.PLAYED, seat))
        at += 1
        no += 1
    at = put_all(out, at + CARDS, s.held, Loc.FRESH * BACKS, 2 * BACKS)
    pile = s.pile
    k: i64 = 0
    while k < Under.END:
        back = pile[k]
        if back > 0:
            back = 1 + seat_from(s, (back - 1) >> 1, seat) * LEVELS + (back - 1 & 1)
        out[at + k] = i16(back)
        k += 1
    return at + Under.END


def put_pieces(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Where equipment tiles and runes are, as far as the seat knows."""
    gear = s.gear
    k: i64 = 0
    while k < GEARS:
        out[at + k] = i16(piece_from(s, gear[k], seat))
        k += 1
    at += GEARS
    rune = s.rune
    k = 0
    while k < ALL_STONES:
        out[at + k] = i16(piece_from(s, rune[k], seat))
        k += 1
    return at + ALL_STONES


def piece_from(s: Karvi, place: i64, seat: i64) -> i64:
    """The place of a piece as `seat` knows it and counts seats."""
    if place < Piece.ABOVE or place == Piece.UNKNOWN:
        return 0
    if place < Piece.STACK:
        k = place - Piece.ABOVE
        return 1 + (k >> 2) * s.seats + seat_from(s, k & 3, seat)
    if place < Piece.THROWN and not s.stack[Stacks.LOOKED + place - Piece.STACK] >> seat & 1:
        return 0
    return 1 + 3 * s.seats + place - Piece.STACK


def put_tiles(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Where trade and raid tiles are: those of a stack if the seat has looked through it, or all of the kind are."""
    seats = s.seats
    tile = s.tile
    p = s.p
    kind: i64 = 0
    while kind < ALL_KINDS:
        known = seats == COPIES or s.stack[Stacks.EXPLORED + kind] >> seat & 1 == 1
        k: i64 = 0
        while k < COPIES:
            out[at + k] = 0
            if known and tile[kind * COPIES + k] == Tile.STACK:
                out[at + k] = 1
            k += 1
        n: i64 = 0
        while n < seats:
            base = seat_at(s, n, seat) * P.SIZE
            letter = p[base + P.TILE + kind]
            if letter > 0:
                out[at + letter - 1] = i16(2 + n + (p[base + P.DONE] >> kind & 1) * seats)
            n += 1
        at += COPIES
        kind += 1
    return at


def put_beside(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """What the tiles beside every mat cost and bring: those for trade, then those for raids."""
    box = s.box
    raids = at + s.seats * GOOD_KINDS * TradeTile.SIZE
    end = raids + s.seats * GOOD_KINDS * RaidTile.EFFECT
    put_zeros(out, at, end - at)
    n: i64 = 0
    while n < s.seats:
        who = seat_at(s, n, seat)
        kind: i64 = 0
        while kind < GOOD_KINDS:
            if trade.beside(s, who, kind) >= 0:
                put_all(out, at, box.trade, trade.trade_tile(s, who, kind), TradeTile.SIZE)
            if trade.beside(s, who, GOOD_KINDS + kind) >= 0:
                put_all(out, raids, box.raid, trade.raid_tile(s, who, GOOD_KINDS + kind), RaidTile.EFFECT)
            at += TradeTile.SIZE
            raids += RaidTile.EFFECT
            kind += 1
        n += 1
    return end


def put_board(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Stacks on the map, what is built, and the trade cards."""
    at = put_all(out, at, s.stack, Stacks.TILES, Stacks.EXPLORED)
    places = s.box.stack_places
    lies = s.lies
    kind: i64 = 0
    while kind < ALL_KINDS:
        field = places[kind * 2]
        out[at + kind] = i16(field if lies[field] == kind else places[kind * 2 + 1])
        kind += 1
    at += ALL_KINDS
    sites = s.box.sites
    k: i64 = 0
    while k < len(sites):
        built = s.built[sites[k]]
        n: i64 = 0
        while n < s.seats:
            out[at + n] = i16(built >> seat_at(s, n, seat) & 1)
            n += 1
        at += s.seats
        k += 1
    at = put_all(out, at, s.trade, Open.FIRST, DISPLAY)
    return put_all(out, at, s.trade, 0, s.box.designs)
