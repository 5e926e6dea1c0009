# compiled with mypyc
"""What a seat knows of Walhalla as a row of numbers: `fields` says what stands where, `encode` writes it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.encoding import LARGEST, Field, category, count, flag
from meadhall.engine.ints import Shorts
from meadhall.engine.rows import put, put_all, put_seat, put_zeros
from meadhall.engine.state import OVER
from meadhall.games.walhalla.rules import landing
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    CARDS,
    COUNTS,
    END_CARDS,
    FIELD_KINDS,
    FJORDS,
    KINDS,
    LINES,
    NOBODY,
    NONE,
    PLACE_NAMES,
    PLACES,
    QUESTIONS,
    SCORES,
    SEATS,
    SIDES,
    TONGUES,
    Camp,
    Kind,
    Pile,
    Score,
    Side,
)

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla

VERSION: Final = 1


def fields(box: Box, seats: int) -> list[Field]:
    """What a row holds, in its order. Colours follow the looking seat like seats; with three, nobody plays the last."""
    rows, vikings, cards, copies = int(box.rows), int(box.vikings), sum(box.cards), max(box.cards)
    dragons = [(box.colour[dragon], box.coloured[dragon]) for dragon in range(1, box.dragons)]
    kinds, value, bonus = f"none, {', '.join(KINDS)}", max(box.value), most_valued(box, Kind.VILLAGE)
    whose, colours = "the last value: nobody", "own colour first"
    return [
        category("question", f"what is asked: {', '.join(QUESTIONS)}, nothing", len(QUESTIONS) + 1),
        category("asked", "who is asked; the last value: nobody", seats + 1),
        count("raid", "which raid it is", int(box.raids)),
        category("starter", "who began it", seats),
        category("active", f"whose turn it is; {whose}", seats + 1),
        category("dragon_colour", f"colour of the dragon under way, {colours}; the last value: no dragon", SEATS + 1),
        category("dragon_seat", f"where it shows that colour: {', '.join(PLACE_NAMES)}, no dragon", PLACES + 1),
        category("crew", f"whose Viking sits at {', '.join(PLACE_NAMES)}; {whose}", seats + 1, PLACES),
        category("fjord", "where that dragon lies, A to D; the last value: nowhere yet", FJORDS + 1),
        flag("stern_first", "its stern lies at the coast, not its bow"),
        category("unloading", f"the place being unloaded: {', '.join(PLACE_NAMES)}, none", PLACES + 1),
        count("row", "row of fields beside that place; 0: none", rows),
        category("side_kind", f"field left and right of it: {kinds}", FIELD_KINDS + 1, len(SIDES)),
        count("side_value", "forest points or village bonus of those two", value, len(SIDES)),
        category("side_holder", f"who besieges those two; {whose}", seats + 1, len(SIDES)),
        category("side", f"which of the two is fought for or was just taken: {', '.join(SIDES)}, none", len(SIDES) + 1),
        count("answered", "answers the asked seat has given about cards to lay down", cards),
        count("deck", "cards in the deck", cards),
        count("stack", f"dragons to come, by colour ({colours}) and coloured seat ({', '.join(PLACE_NAMES)})",
              max(dragons.count(dragon) for dragon in dragons), SEATS, PLACES),
        count("moored", "dragons in every fjord", int(box.berths), FJORDS),
        count("room", "dragons that find a berth there", int(box.berths), FJORDS),
        category("berths", f"dragon at every berth: none, or 1 + 6 * colour ({colours}) + 2 * seat + 1 if stern first",
                 2 * PLACES * SEATS + 1, FJORDS, int(box.berths)),
        count("midgard", "Vikings of every seat there", vikings, seats),
        count("valhalla", "Vikings of every seat there", vikings, seats),
        count("asgard", "Vikings of every seat there", vikings, seats),
        count("cards", "of every seat, held and laid down", cards, seats),
        count("length", "fields of every tongue", rows, TONGUES),
        count("first", "what first place on every tongue pays", max(box.first), TONGUES),
        count("second", "what second place pays", max(box.second), TONGUES),
        category("land_kind", f"fields of every tongue, from the coast: {kinds}", FIELD_KINDS + 1, TONGUES, rows),
        count("land_value", "their forest points or village bonus", value, TONGUES, rows),
        category("land_holder", f"who besieges them; {whose}", seats + 1, TONGUES, rows),
        count("strength", "of every seat on every tongue, without cards", min(vikings, rows) * (1 + bonus),
              TONGUES, seats),
        category("next_kind", f"fields beside the next berth of every fjord, from the coast, left and right: {kinds}",
                 FIELD_KINDS + 1, FJORDS, int(box.length), len(SIDES)),
        count("next_value", "forest points or village bonus of those", value, FJORDS, int(box.length), len(SIDES)),
        category("next_holder", f"who besieges those; {whose}", seats + 1, FJORDS, int(box.length), len(SIDES)),
        *[count(f"{name}_points", f"points of every seat: {name}", int(box.most[line]), seats)
          for line, name in enumerate(SCORES)],
        count("points", "all points of every seat", int(box.most[LINES]), seats),
        count("discards", f"open discards: {', '.join(CARDS)}", copies, CARD_TYPES),
        count("hand", "own cards held, by kind", copies, CARD_TYPES),
        count("laid", "own cards laid down for the end of the raid, by kind", copies, END_CARDS),
    ]  # fmt: skip


def measure(box: Box) -> None:
    """The most points that a line of the sheet can bring: a Viking that went ashore does not land again in its raid."""
    raids, vikings, tongues = box.raids, box.vikings, list(box.first) + list(box.second)
    wheat = sum(
        copies * sum(box.kind[field] == Kind.WHEAT for field in (near, far))
        for near, far, copies in zip(box.near, box.far, box.copies, strict=True)
    )
    most = {
        Score.FORESTS: raids * vikings * most_valued(box, Kind.FOREST) * box.hunt,
        Score.CARDS: raids * vikings * box.card_points * max(box.cards[:FIELD_KINDS]),
        Score.WHEAT: sum(box.wheat) * min(vikings, wheat),
        Score.TONGUES: raids * TONGUES * max(tongues),
        Score.FIELDS: vikings * box.field_points,
        Score.VALHALLA: max(box.glory),
    }
    for line, points in most.items():
        box.most[line] = min(points, LARGEST)
    box.most[LINES] = min(sum(most.values()), LARGEST)


def most_valued(box: Box, kind: int) -> int:
    """The highest value of a field of a kind."""
    return max((int(value) for field, value in enumerate(box.value) if box.kind[field] == kind), default=0)


def encode(s: Walhalla, seat: i64, out: Shorts, at: i64) -> i64:
    """Write what `seat` knows: everything but what the others hold or have laid down, and the deck."""
    looking = max(seat, 0)  # a spectator sees the table as the first seat does, and no hand
    at = put_turn(s, looking, out, at)
    at = put_dragons(s, looking, out, at)
    at = put_camps(s, looking, out, at)
    at = put_land(s, looking, out, at)
    at = put_next(s, out, at, at - TONGUES * (3 * s.box.rows + s.seats))
    at = put_scores(s, looking, out, at)
    at = put_all(out, at, s.piles, Pile.DISCARDS * CARD_TYPES, CARD_TYPES)
    if seat < 0:
        return put_zeros(out, at, CARD_TYPES + END_CARDS)
    at = put_all(out, at, s.piles, (Pile.HAND + seat) * CARD_TYPES, CARD_TYPES)
    return put_all(out, at, s.piles, (Pile.LAID + seat) * CARD_TYPES, END_CARDS)


def seen_by(colour: i64, looking: i64, seats: i64) -> i64:
    """A colour as the looking seat counts them; one that nobody plays stays last."""
    if colour >= seats:
        return colour
    return colour - looking if colour >= looking else colour - looking + seats


def put_turn(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """What is asked, and the dragon it is about."""
    box = s.box
    seats = s.seats
    dragon = s.dragon
    question = s.phase
    if s.seat == OVER:
        question = len(QUESTIONS)
    colour: i64 = SEATS
    coloured: i64 = PLACES
    if dragon != NONE:
        colour = seen_by(box.colour[dragon], looking, seats)
        coloured = box.coloured[dragon]
    at = put(out, at, question)
    at = put_seat(out, at, s.seat, looking, seats)
    at = put(out, at, s.raid)
    at = put_seat(out, at, s.starter, looking, seats)
    at = put_seat(out, at, s.active, looking, seats)
    at = put(out, at, colour)
    at = put(out, at, coloured)
    crew = s.crew
    place: i64 = 0
    while place < PLACES:
        at = put_seat(out, at, crew[place], looking, seats)
        place += 1
    fjord = s.fjord
    if fjord == NOBODY:
        fjord = FJORDS
    at = put(out, at, fjord)
    at = put(out, at, s.end)
    at = put_sides(s, looking, out, at)
    at = put(out, at, s.asked)
    return put(out, at, s.deck)


def put_sides(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """The place being unloaded, and the two fields beside it."""
    if s.fjord == NOBODY:
        at = put(out, at, PLACES)
        at = put(out, at, 0)
        put_field(s, NOBODY, looking, out, at)
        put_field(s, NOBODY, looking, out, at + 1)
        return put(out, at + 6, 2)
    row = landing.row_of(s, s.step)
    at = put(out, at, landing.place_of(s, s.step))
    at = put(out, at, row + 1)
    which: i64 = 2
    side: i64 = Side.LEFT
    while side <= Side.RIGHT:
        field = landing.beside(s, s.fjord, row, side)
        put_field(s, field, looking, out, at + side)
        if field != NOBODY and field == s.field:
            which = side
        side += 1
    return put(out, at + 6, which)


def put_field(s: Walhalla, field: i64, looking: i64, out: Shorts, at: i64) -> None:
    """Kind, value and holder of one of two fields beside a place, or of none."""
    if field == NOBODY:
        out[at] = 0
        out[at + 2] = 0
        out[at + 4] = i16(s.seats)
        return
    kind = s.land[field]
    out[at] = i16(s.box.kind[kind] + 1)
    out[at + 2] = i16(s.box.value[kind])
    put_seat(out, at + 4, s.held[field], looking, s.seats)


def put_dragons(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """Dragons to come, and those that lie in the fjords."""
    box = s.box
    colours = box.colour
    coloured = box.coloured
    stack = s.stack
    seats = s.seats
    put_zeros(out, at, SEATS * PLACES)
    dragon: i64 = 1
    while dragon < box.dragons:
        if stack[dragon] > 0:
            out[at + seen_by(colours[dragon], looking, seats) * PLACES + coloured[dragon]] += 1
        dragon += 1
    at += SEATS * PLACES
    berths = box.berths
    fjords = s.fjords
    fjord: i64 = 0
    while fjord < FJORDS:
        out[at + fjord] = i16(fjords[fjord * (berths + 1)])
        out[at + FJORDS + fjord] = i16(s.room[fjord])
        fjord += 1
    at += 2 * FJORDS
    fjord = 0
    while fjord < FJORDS:
        first = fjord * (berths + 1) + 1
        berth: i64 = 0
        while berth < berths:
            moored = fjords[first + berth]
            if moored == NONE:
                out[at + berth] = 0
            else:
                dragon = moored >> 1
                shown = seen_by(colours[dragon], looking, seats) * PLACES + coloured[dragon]
                out[at + berth] = i16(1 + shown * 2 + (moored & 1))
            berth += 1
        at += berths
        fjord += 1
    return at


def put_camps(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """Vikings in the three worlds and cards, each of every seat."""
    camp = s.camp
    seats = s.seats
    whose = looking
    number: i64 = 0
    while number < seats:
        first = whose * COUNTS
        out[at + number] = i16(camp[first + Camp.MIDGARD])
        out[at + seats + number] = i16(camp[first + Camp.VALHALLA])
        out[at + 2 * seats + number] = i16(camp[first + Camp.ASGARD])
        out[at + 3 * seats + number] = i16(camp[first + Camp.CARDS])
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    return at + COUNTS * seats


def put_land(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """Tongues and headlands, the fields, who besieges them, and how strong that makes everybody."""
    at = put_all(out, at, s.length, 0, TONGUES)
    at = put_all(out, at, s.first, 0, TONGUES)
    at = put_all(out, at, s.second, 0, TONGUES)
    land = s.land
    held = s.held
    kinds = s.box.kind
    values = s.box.value
    seats = s.seats
    rows = s.box.rows
    whole = TONGUES * rows
    strength = at + 3 * whole
    put_zeros(out, strength, TONGUES * seats)
    i: i64 = 0
    end = rows
    while i < whole:
        while i < end:
            field = land[i]
            kind = kinds[field]
            value = values[field]
            owner = held[i]
            out[at + i] = i16(kind + 1)
            out[at + whole + i] = i16(value)
            if owner == NOBODY:
                owner = seats
            else:
                owner -= looking
                if owner < 0:
                    owner += seats
                out[strength + owner] += 1
                if kind == Kind.VILLAGE:
                    out[strength + owner] += i16(value)
            out[at + 2 * whole + i] = i16(owner)
            i += 1
        end += rows
        strength += seats
    return strength


def put_next(s: Walhalla, out: Shorts, at: i64, land: i64) -> i64:
    """The fields beside the next dragon of every fjord, as they were written from `land` on."""
    fjords = s.fjords
    berths = s.box.berths
    length = s.box.length
    fields = TONGUES * s.box.rows
    whole = 2 * FJORDS * length
    fjord: i64 = 0
    while fjord < FJORDS:
        row = fjords[fjord * (berths + 1)] * length
        last = row + length
        while row < last:
            side: i64 = Side.LEFT
            while side <= Side.RIGHT:
                field = landing.beside(s, fjord, row, side)
                if field == NOBODY:
                    out[at] = 0
                    out[at + whole] = 0
                    out[at + 2 * whole] = i16(s.seats)
                else:
                    out[at] = out[land + field]
                    out[at + whole] = out[land + fields + field]
                    out[at + 2 * whole] = out[land + 2 * fields + field]
                at += 1
                side += 1
            row += 1
        fjord += 1
    return at + 2 * whole


def put_scores(s: Walhalla, looking: i64, out: Shorts, at: i64) -> i64:
    """Every line of the sheet, then all of them together; positions may hold more points than a game can bring."""
    score = s.score
    most = s.box.most
    seats = s.seats
    all_points = at + LINES * seats
    whose = looking
    number: i64 = 0
    while number < seats:
        first = whose * LINES
        total: i64 = 0
        line: i64 = 0
        while line < LINES:
            points = min(score[first + line], most[line])
            out[at + line * seats + number] = i16(points)
            total += points
            line += 1
        out[all_points + number] = i16(min(total, most[LINES]))
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    return all_points + seats
