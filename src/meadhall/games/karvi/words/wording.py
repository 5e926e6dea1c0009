"""What Karvi's things are called and what effects do, as phrases: what sentences, explanations and the board share."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import (
    BAR,
    DEEDS,
    FIRST_STOP,
    FREEDOM,
    GAINS,
    GEAR,
    GEAR_SLOTS,
    JOIN_BOTH,
    KINDS,
    MANNERS,
    MEASURES,
    OP,
    OPS,
    PRICES,
    ROUND_TILES,
    RUNES,
    SIDES,
    SORTS,
    SPECIALS,
    STOP_AREAS,
    STOPS,
    TRACKS,
    Box,
    Op,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.vocabulary import NO_MOST
from meadhall.games.karvi.words import tables

if TYPE_CHECKING:
    from meadhall.games.karvi.words.now import Now

Words = tuple[Phrase, ...]
PIECES = (*(f"gear-{name}" for name in GEAR), *(f"rune-{name}" for name in RUNES))
SEAS = {"Celtic Sea": "sea-celtic", "Norwegian Sea": "sea-norwegian"}  # names that are not the same in all languages


# -- names ------------------------------------------------------------------------------------------------------------


def field(box: Box, at: int, case: str = "") -> Phrase:
    """The name of a field as the component file writes it: alone, or `to`, `at` or `from` it."""
    name = str(box.names[at])
    ending = f"-{case}" if case else ""
    return Phrase(f"{SEAS[name]}{ending}") if name in SEAS else Phrase(f"field{ending}", {"name": name})


def building(box: Box, at: int) -> str:
    """What is built at a site."""
    return "tower" if box.place[at] == Place.TOWER else "post"


def card(box: Box, no: int, inside: bool = True) -> Phrase:
    """The name of an equipment card, inside a sentence or as its title."""
    return Phrase("card-inside" if inside else "card-title", {"sort": SORTS[box.card_sort[no]], "n": no})


def tile(box: Box, kind: int, letter: int) -> Phrase:
    """The name of a trade or raid tile."""
    name = Phrase(f"kind-{KINDS[kind]}")
    if tables.is_trade(kind):
        return Phrase("tile-trade", {"good": name, "price": cost(box, kind, letter)})
    return Phrase("tile-raid", {"kind": name, "strength": tables.raid_tile(box, kind, letter).strength})


def tile_terms(box: Box, kind: int, letter: int) -> Phrase:
    """What a trade or raid tile asks for and brings when it is used."""
    if tables.is_trade(kind):
        trade = tables.trade_tile(box, kind, letter)
        gain: Words = (points(trade.points), Phrase("do-tradecard", {"n": trade.cards}))
        return Phrase("terms-trade", {"price": cost(box, kind, letter), "gain": gain})
    raid = tables.raid_tile(box, kind, letter)
    gain = (points(raid.points), *effect(box, raid.effect))
    return Phrase("terms-raid", {"strength": raid.strength, "damage": raid.damage, "gain": gain})


def cost(box: Box, kind: int, letter: int) -> Words:
    """What a trade tile costs."""
    paid = tables.trade_tile(box, kind, letter)
    return goods(paid.fur, paid.silver, paid.gold)


def goods(fur: int, silver: int, gold: int = 0) -> Words:
    """So many goods, those there are none of left out."""
    found = {"fur": fur, "silver": silver, "gold": gold}
    return tuple(Phrase(f"do-gain-{good}", {"n": many}) for good, many in found.items() if many)


def points(many: int) -> Phrase:
    """So many points."""
    return Phrase("do-gain-points", {"n": many})


def place(at: int) -> Phrase:
    """A space of the stop area or the bar."""
    return Phrase("place-stop", {"n": at + 1}) if at < STOPS else Phrase("place-bar", {"n": at - STOPS + 1})


def place_of(label: str) -> int:
    """The space that an answer's label names."""
    return int(label[1:]) - 1 if label.startswith("S") else int(label) + STOPS - 1


def place_label(at: int) -> str:
    """How answers name a space."""
    return f"S{at + 1}" if at < STOPS else str(at - STOPS + 1)


def rune_id(rune: int) -> str:
    """The component's name of a normal or special rune."""
    return f"rune-{RUNES[rune]}" if rune < len(RUNES) else f"special-{SPECIALS[rune - len(RUNES)]}"


def piece(name: str) -> str:
    """The component's name of an equipment tile or rune that an answer names."""
    return f"rune-{name}" if name in RUNES else f"gear-{name}"


def the(box: Box, component: str) -> Phrase:
    """An equipment tile or a rune as the object of a sentence: its gender is that of what it is."""
    kind, _, name = component.partition("-")
    sort = GEAR_SLOTS[box.gear_slot[GEAR.index(name)]] if kind == "gear" else kind
    return Phrase("the", {"piece": name, "sort": sort, "name": Phrase(component)})


def price(paid: tables.Price) -> Phrase:
    """What something costs in fur and silver."""
    return Phrase("price", {"fur": paid.fur, "silver": paid.silver, "any": paid.free})


def space_id(number: int) -> str:
    """The component's name of an action space, a space of a stop area included."""
    if number < FIRST_STOP:
        return f"space-{'ab'[number // BAR]}{number % BAR + 1}"
    tile_no, at = divmod(number - FIRST_STOP, STOPS)
    return f"{stop_id(tile_no)}-{at + 1}"


def stop_id(tile_no: int) -> str:
    """The component's name of a stop area; the B sides stand behind the A sides."""
    return f"stop-{ROUND_TILES[tile_no % STOP_AREAS]}-{'ab'[tile_no // STOP_AREAS]}"


# -- effects ----------------------------------------------------------------------------------------------------------


def effect(box: Box, at: int, now: Now | None = None) -> Words:
    """What an effect does, an operation a phrase; with what it would bring `now`, where that is told."""
    found: list[list[int]] = []
    while box.ops[at] != Op.END:
        found.append([int(x) for x in box.ops[at : at + OP]])
        at += OP
    phrases = []
    for figures, alike in groupby(found):
        times, told = len(list(alike)), now.operation(figures) if now is not None else None
        does = told or operation(box, figures)
        phrases.append(does if times == 1 else Phrase("do-times", {"times": times, "effect": does}))
    return tuple(phrases)


def operation(box: Box, figures: list[int]) -> Phrase:
    """What one operation does."""
    code, a, b, c, d, e, _ = figures
    name = OPS[code].replace("_", "-")
    if code == Op.GAIN:
        return Phrase(f"do-gain-{GAINS[a]}", {"n": b})
    if code == Op.FILL:
        return Phrase("do-fill", {"n": int(box.most_bread)})
    if code == Op.ACT:
        return Phrase(f"do-act-{DEEDS[a]}")
    if code == Op.RELEASE:
        return Phrase(f"do-release-{('tower', 'post')[a]}")
    if code == Op.SCORE:
        bound = "yes" if c < NO_MOST else "no"
        measure = Phrase(f"per-{MEASURES[b]}")
        return Phrase("do-score", {"points": points(a), "measure": measure, "most": c, "bound": bound})
    if code == Op.CONVERT:
        gain = Phrase(f"do-gain-{GAINS[c]}", {"n": d})
        bound = "yes" if e < Most.TIMES else "no"
        most = Phrase(f"do-gain-{GAINS[c]}", {"n": d * e})
        return Phrase(f"do-convert-{PRICES[a]}", {"price": b, "gain": gain, "times": e, "most": most, "bound": bound})
    if code == Op.SAIL:
        return Phrase(f"do-sail-{MANNERS[b]}", {"n": a})
    if code == Op.RAISE_EACH:
        return Phrase(f"do-raise-each-{SIDES[a]}", {"n": b})
    if code == Op.DOUBLE:
        return Phrase("do-double", {"n": a, "most": int(box.strengths)})
    if code == Op.SCORE_STRONGEST:
        return Phrase(f"do-{name}", {"n": a, "most": b})
    if code == Op.STEP_BACK:
        return Phrase(f"do-step-back-{FREEDOM[b]}", {"n": a})
    if code == Op.USE_SPACE:
        return Phrase(f"do-use-space-{FREEDOM[a]}")
    if code == Op.SHIP_TO_SHIP:
        return Phrase(f"do-ship-to-ship-{MANNERS[a]}")
    return Phrase(f"do-{name}", {"n": a})


def space(box: Box, number: int, now: Now | None = None) -> Phrase:
    """What an action space offers."""
    first, *second = tables.halves(box, number)
    if not second:
        return Phrase("space-one", {"first": effect(box, first, now)})
    name = "space-both" if box.space_join[number] == JOIN_BOTH else "space-or"
    return Phrase(name, {"first": effect(box, first, now), "second": effect(box, second[0], now)})


def boxes(box: Box, effects: list[int], now: Now | None = None) -> Phrase:
    """The boxes of a card: one effect, or one of several."""
    first, *more = (Phrase("space-one", {"first": effect(box, at, now)}) for at in effects)
    for other in more:
        first = Phrase("about-or", {"first": first, "second": other})
    return first


def step(box: Box, track: int, slot: int, waits: bool = True) -> Words:
    """What the tile on a slot of a track brings; `waits`: the building there has not left the mat before."""
    found = []
    if waits and slot in list(box.building_slot):
        found.append(Phrase(f"step-{('post', 'tower')[track]}"))
    name, figures = tables.more(box, track)
    if figures[slot] != figures[slot - 1]:
        found.append(Phrase(f"step-{name}", {"n": figures[slot]}))
    if slot == box.unlock_slot:
        found.append(Phrase("step-locked", {"effect": effect(box, int(box.locked[track]))}))
    if slot == box.map_slot:
        found.append(Phrase("step-map"))
    if slot == box.francia_slot:
        found.append(Phrase(f"step-francia-{TRACKS[track]}", francia_figures(box, track)))
    return tuple(found)


def francia_figures(box: Box, track: int) -> dict[str, int | Phrase]:
    """What Francia asks for and brings."""
    return {
        "price": int(box.francia_price),
        "strength": int(box.francia_strength),
        "damage": int(box.francia_damage),
        "points": points(int(box.francia_points[track])),
    }
