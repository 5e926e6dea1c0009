# compiled with mypyc
"""What a seat knows of Karvi as a row of numbers: `fields` says what stands where, `encode` writes it in that order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.encoding import Field, category, count, flag
from meadhall.engine.ints import Shorts
from meadhall.engine.names import names
from meadhall.engine.rows import put, put_all, put_seat, put_zeros
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, turn
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    ALL_STONES,
    BACKS,
    BUILDINGS_EACH,
    CARDS,
    COPIES,
    DISPLAY,
    FIELDS,
    GEAR,
    GOOD_KINDS,
    KINDS,
    LEVELS,
    LINES,
    MANNERS,
    MAT_BUILDINGS,
    OP,
    OPS,
    PANELS,
    ROUND_TILES,
    RUNES,
    SEATS,
    SIDES,
    SORTS,
    SPECIAL_SITES,
    SPECIALS,
    STARTS,
    STONES,
    STOPS,
    STRENGTHS,
    TRACK,
    TRACKED,
    TRADE_COPIES,
    VILLAGE,
    Box,
)
from meadhall.games.karvi.rules.figures import Most, RaidTile, TradeTile
from meadhall.games.karvi.rules.names import (
    FLAGS,
    QUESTIONS,
    TASKS,
    Task,
    Under,
    Variant,
)
from meadhall.games.karvi.rules.pile import MOST_TASKS, TASK, top
from meadhall.games.karvi.rules.question import Effect, Word
from meadhall.games.karvi.rules.rows import (
    die_from,
    put_beside,
    put_bits,
    put_board,
    put_cards,
    put_dice,
    put_mats,
    put_panels,
    put_pieces,
    put_seats,
    put_spaces,
    put_tiles,
    seat_from,
)

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

VERSION: Final = 1
BELOW: Final = MOST_TASKS - 1  # tasks that can wait below the open one
OFFERS: Final = 2  # effects of a question
TRADED: Final = names(TradeTile)[: TradeTile.SIZE]  # what is told of a trade tile
RAIDED: Final = names(RaidTile)[: RaidTile.EFFECT]  # and of a raid tile


class Asked:
    """Where the figures of the open question stand, behind the first of them; OFFER, OP and FIGURES are of effects."""

    AMOUNT: Final = 0
    TIMES: Final = 1
    DOUBLED: Final = 2
    KIND: Final = 3
    STONE: Final = 4
    SITE: Final = 5
    STERN: Final = 6
    RIVAL: Final = 7
    DIE: Final = 8
    MANNER: Final = 9
    FREE: Final = 10
    TAKEN: Final = 11
    BOTH: Final = 12
    OFFER: Final = 13
    OP: Final = 15
    FIGURES: Final = 17
    SIZE: Final = 29


# -- what stands where ------------------------------------------------------------------------------------------------


def fields(box: Box, seats: int) -> list[Field]:
    """What a row holds, in its order. Seats, mats and dice stand in the order of the looking seat."""
    each = 1 if seats == SEATS else 2
    rounds = 1 + sum(not box.round_four[tile] or seats == SEATS for tile in range(VILLAGE))
    places = int(box.places)
    backs = max(list(box.card_group[1:]).count(back) for back in range(BACKS))
    effects, designs, on_map = int(box.effects) + 1, int(box.designs), int(box.fields)
    operation = max(int(box.ops[at]) for at in range(len(box.ops)) if at % OP)
    dice, crew, slots = seats * each, int(box.crew), int(box.rune_slots)
    sites, sorts, stones, thrown = len(SPECIAL_SITES), len(SORTS), ALL_STONES, 1 + seats * LEVELS
    return [
        category("question", f"what is asked: {', '.join(QUESTIONS)}, nothing", len(QUESTIONS) + 1),
        category("asked", "who is asked; the last value: nobody", seats + 1),
        category("start_cards", "the option of that name: dealt, drafted", 2),
        category("tiles", "the option of that name: dealt, drafted", 2),
        flag("draw_two", "the option of that name"),
        category("panels", "the option of that name: plain, varied, chaos", 3),
        flag("sides", f"whether a panel shows its side B: {', '.join(PANELS)}", len(PANELS)),
        count("round", "which round it is, 0 during the setup", rounds),
        category("round_tile", f"the round tile that shows: {', '.join(ROUND_TILES)}", len(ROUND_TILES)),
        flag("tiles_below", f"round tiles below it: {', '.join(ROUND_TILES[:VILLAGE])}", VILLAGE),
        flag("used", f"what has been used in this turn: {', '.join(FLAGS)}", len(FLAGS)),
        category("first", "who began the setup; the last value: it is over", seats + 1),
        category("hindmost", "the die that moves next: none during the setup, then as under die_place", dice + 1),
        count("amount", "so much the question is about: goods, beer, damage, steps, cards, strength", most_amount()),
        count("times", "how often was given already", Most.TIMES),
        count("doubled", "strength of the warrior just doubled", STRENGTHS),
        category("kind", f"stack to explore: none, {', '.join(KINDS)}", len(KINDS) + 1),
        category("stone", "rune to lay down: none, then as under rune", stones + 1),
        category("site", f"site whose runes are chosen from: none, {', '.join(SPECIAL_SITES)}", sites + 1),
        category("stern", "stern that answers to the equip action: none, then as under gear", len(GEAR) + 1),
        category("rival", "whose ship is displaced; the last value: nobody's", seats + 1),
        category("die", "die to turn: none, then as under die_place", dice + 1),
        category("manner", f"how the ship arrives: {', '.join(MANNERS)}", len(MANNERS)),
        flag("free", "the space costs no beer"),
        flag("taken", "the bonus was taken already"),
        flag("both", "both halves of the space may be used"),
        category("offer", "effects to choose from or to pay for, by number; 0: none", effects, OFFERS),
        category("offer_word", f"first word of each: {', '.join(OPS)}", len(OPS), OFFERS),
        count("offer_figures", "figures of that word, for each effect", operation, OFFERS, OP - 1),
        category("waiting", f"tasks below it, uppermost first: none, {', '.join(TASKS[:-1])}", len(TASKS), BELOW),
        count("waiting_first", "first figure of each, effects by number", most_figure(0, effects), BELOW),
        count("waiting_second", "second figure", most_figure(1, effects), BELOW),
        flag("waiting_both", "both halves of a space may be used", BELOW),
        count("fur", f"of every seat; {Most.HELD}: as many or more", Most.HELD, seats),
        count("silver", f"of every seat; {Most.HELD}: as much or more", Most.HELD, seats),
        count("gold", f"of every seat; {Most.HELD}: as much or more", Most.HELD, seats),
        count("bread", "provisions of every seat", int(box.most_bread), seats),
        category("ship", f"field of every ship: {', '.join(FIELDS[:on_map])}", on_map, seats),
        count("towers", "in the supply of every seat", BUILDINGS_EACH, seats),
        count("posts", "trading posts in the supply of every seat", BUILDINGS_EACH, seats),
        count("built_towers", "of every seat on the map", BUILDINGS_EACH, seats),
        count("built_posts", "of every seat on the map", BUILDINGS_EACH, seats),
        count("trades", "tiles on the trade track of every seat", TRACK - 1, seats),
        count("raids", "tiles on the raid track of every seat", TRACK - 1, seats),
        count("gear_laid", "equipment tiles every seat has laid", len(GEAR), seats),
        count("cards_played", "equipment cards every seat has played", CARDS, seats),
        count("trade_cards", "every seat has received", TRADE_COPIES, seats),
        category("start", "start card of every seat during the setup, by value; 0: none", STARTS + 1, seats),
        count("strength", "of every crew", crew * int(box.strengths), seats),
        flag("map", "whether the yellow waters are open to a seat", seats),
        count("points", "of every seat; before the end those on the score track", Most.HELD * TRACKED, seats),
        flag("mat_towers", "towers on the mat of every seat, by slot", seats, MAT_BUILDINGS),
        flag("mat_posts", "trading posts on the mat of every seat, by slot", seats, MAT_BUILDINGS),
        category("rune_slot", "rune in every slot of every mat: none, then as under rune", stones + 1, seats, slots),
        count("rune_points", "what each of them is worth now", Most.HELD, seats, slots),
        count("crew", f"warriors of every seat, {' and '.join(SIDES)}, by strength", crew, seats, 2, STRENGTHS),
        count("score", f"points of every seat: {', '.join(LINES[:TRACKED])}", Most.HELD, seats, TRACKED),
        count("hand", "cards in every hand by their backs: sort and level", backs, seats, sorts, LEVELS),
        flag("explored", f"whether a seat has looked through a stack: {', '.join(KINDS)}", seats, ALL_KINDS),
        flag("looked", f"whether a seat has looked at the runes: {', '.join(SPECIAL_SITES)}", seats, sites),
        count("die_place", "of every seat, on the way: stop area, bar, stop area", places + STOPS - 1, seats, each),
        count("die_beer", "beer on every die", int(box.most_beer), seats, each),
        count("die_level", "dice below every die", dice - 1, seats, each),
        count("space_beer", "cost of every place: stop area, bar", int(max(box.space_beer)), places),
        category("space_join", "halves of every place: one, both, one of two", 3, places),
        category("space_half", "effects of every place, by number; 0: none, or blocked", effects, places, 2),
        category("card", "every equipment card: unknown or in its stack, in a hand (by seat), just drawn, on top, "
            "under its stack, played (by seat)", 4 + 2 * seats, CARDS),
        count("card_depth", "how deep a known card lies under its stack, from 1", Under.SIZE, CARDS),
        count("fresh", "cards just drawn, by their backs", backs, sorts, LEVELS),
        count("stack", "cards in the stacks, by their backs", backs, sorts, LEVELS),
        category("under", "cards under each stack, in order: none, who laid it there by level",
            thrown, sorts, Under.SIZE),
        category("on_top", "card on top of each stack: none, who laid it there by level", thrown, sorts),
        category("gear", f"{GEAR[0]} to {GEAR[-1]}: in the box, above a mat (by seat), on it, covered",
            1 + 3 * seats, len(GEAR)),
        category("rune", f"{RUNES[0]} to {RUNES[-1]}, {SPECIALS[0]} to {SPECIALS[-1]}: unknown or in the box, above a "
            f"mat (by seat), on it, covered, at {', '.join(SPECIAL_SITES)}, thrown away",
            2 + 3 * seats + sites, stones),
        category("tile", "every trade and raid tile: unknown or in the box, in its stack, beside a mat (by seat), on "
            "its track", 2 + 2 * seats, ALL_KINDS, COPIES),
        count("trade_tiles", f"beside every mat, by kind: {', '.join(TRADED)}",
            int(max(box.trade)), seats, GOOD_KINDS, len(TRADED)),
        count("raid_tiles", f"beside every mat, by kind: {', '.join(RAIDED)}",
            most_raided(box), seats, GOOD_KINDS, len(RAIDED)),
        count("tiles_left", f"in the stacks: {', '.join(KINDS)}", seats, ALL_KINDS),
        count("runes_left", f"at {', '.join(SPECIAL_SITES)}", seats, sites),
        category("stack_field", "field where every stack lies", on_map, ALL_KINDS),
        flag("built", f"who has built at {', '.join(FIELDS[at] for at in box.sites)}", len(box.sites), seats),
        category("open_trade_cards", "none, then by number", designs + 1, DISPLAY),
        count("trade_cards_left", "in the stack, by number", int(max(box.trade_copies)), designs),
    ]  # fmt: skip


def most_raided(box: Box) -> int:
    """The highest figure of a raid tile."""
    return max(int(box.raid[at]) for at in range(len(box.raid)) if at % RaidTile.SIZE < RaidTile.EFFECT)


def most_amount() -> int:
    """The highest figure that a question can be about."""
    return max(figure.most for step in turn.STEPS for figure in step.figures if figure.name == "n")


def most_figure(place: int, effects: int) -> int:
    """The highest figure that a waiting task can have at a place."""
    found = [step.figures[place] for step in turn.STEPS if len(step.figures) > place]
    words = [len(figure.words) - 1 for figure in found if isinstance(figure, Word)]
    numbers = [effects - 1 if isinstance(figure, Effect) else figure.most for figure in found]
    return max(words + numbers)


# -- writing it -------------------------------------------------------------------------------------------------------


def encode(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Write what `seat` knows."""
    at = put_turn(s, seat, out, at)
    at = put_question(s, seat, out, at)
    at = put_waiting(s, seat, out, at)
    at = put_seats(s, seat, out, at)
    at = put_mats(s, seat, out, at)
    at = put_dice(s, seat, out, at)
    at = put_spaces(s, out, at)
    at = put_cards(s, seat, out, at)
    at = put_pieces(s, seat, out, at)
    at = put_tiles(s, seat, out, at)
    at = put_beside(s, seat, out, at)
    return put_board(s, seat, out, at)


def put_turn(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """Question, options, round, and what the turn still allows."""
    options = s.options
    at = put(out, at, len(QUESTIONS) if s.seat == OVER else top(s) - Task.MOVE)
    at = put_seat(out, at, s.seat, seat, s.seats)
    at = put(out, at, 1 if options & Variant.DRAFT_STARTS else 0)
    at = put(out, at, 1 if options & Variant.DRAFT_TILES else 0)
    at = put(out, at, 1 if options & Variant.DRAW_TWO else 0)
    at = put_panels(s, out, at)
    at = put(out, at, s.round)
    at = put(out, at, s.tile_now)
    at = put_bits(out, at, s.tiles_left, VILLAGE)
    at = put_bits(out, at, s.used, len(FLAGS))
    at = put_seat(out, at, -1 if s.round else s.first, seat, s.seats)
    return put(out, at, 1 + die_from(s, bar.hindmost(s), seat) if s.round else 0)


# -- what is still to do ----------------------------------------------------------------------------------------------


def put_question(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """The figures of the open question, each in the field of its meaning."""
    put_zeros(out, at, Asked.SIZE)
    out[at + Asked.RIVAL] = i16(s.seats)
    if s.depth > 0:
        k = (s.depth - 1) * TASK
        task = s.todo[k]
        first = s.todo[k + 1]
        second = s.todo[k + 2]
        if task == Task.HALF:
            put_offer(s, out, at, 0, first)
            put_offer(s, out, at, 1, second)
            out[at + Asked.BOTH] = i16(s.todo[k + 3])
        elif task == Task.CONVERT:
            put_offer(s, out, at, 0, first)
            out[at + Asked.TIMES] = i16(second)
        elif task == Task.EXPLORE or task == Task.LOOK:
            out[at + Asked.KIND] = i16(1 + first)
        elif task == Task.COVER:
            out[at + Asked.STONE] = i16(1 + first)
        elif task == Task.SPECIAL_SLOT:
            out[at + Asked.STONE] = i16(1 + STONES + first)
        elif task == Task.SPECIAL:
            out[at + Asked.SITE] = i16(1 + first)
        elif task == Task.EQUIP:
            out[at + Asked.STERN] = i16(first)
            out[at + Asked.TAKEN] = i16(second)
        elif task == Task.TRADE:
            out[at + Asked.TAKEN] = i16(first)
        elif task == Task.PUSH:
            out[at + Asked.RIVAL] = i16(seat_from(s, first, seat))
        elif task == Task.COPY_FROM:
            out[at + Asked.DIE] = i16(1 + die_from(s, first, seat))
        elif task == Task.TO_SHIP:
            out[at + Asked.MANNER] = i16(first)
        elif task == Task.SPACE:
            out[at + Asked.FREE] = i16(first)
        else:  # what is left asks about an amount, or has no figures
            out[at + Asked.AMOUNT] = i16(first)
            if task == Task.SAIL:
                out[at + Asked.MANNER] = i16(second)
            elif task == Task.DOUBLE:
                out[at + Asked.DOUBLED] = i16(second)
            elif task == Task.BACK:
                out[at + Asked.FREE] = i16(second)
    return at + Asked.SIZE


def put_offer(s: Karvi, out: Shorts, at: i64, place: i64, effect: i64) -> None:
    """An effect that is offered: its number, its first word and that word's figures."""
    if effect >= 0:
        ops = s.box.ops
        out[at + Asked.OFFER + place] = i16(s.box.alike[effect])
        out[at + Asked.OP + place] = i16(ops[effect])
        put_all(out, at + Asked.FIGURES + place * (OP - 1), ops, effect + 1, OP - 1)


def put_waiting(s: Karvi, seat: i64, out: Shorts, at: i64) -> i64:
    """The tasks below the open one, the uppermost first."""
    end = put_zeros(out, at, 4 * BELOW)
    todo = s.todo
    k = (s.depth - 2) * TASK
    while k >= 0:
        task = todo[k]
        first = todo[k + 1]
        second = todo[k + 2]
        if task == Task.RUN or task == Task.CONVERT or task == Task.HALF:
            first = 0 if first < 0 else s.box.alike[first]
            if task == Task.HALF:
                second = 0 if second < 0 else s.box.alike[second]
        elif task == Task.PUSH:
            first = seat_from(s, first, seat)
        elif task == Task.COPY_FROM:
            first = die_from(s, first, seat)
        out[at] = i16(1 + task)
        out[at + BELOW] = i16(first)
        out[at + 2 * BELOW] = i16(second)
        out[at + 3 * BELOW] = i16(todo[k + 3])
        at += 1
        k -= TASK
    return end
