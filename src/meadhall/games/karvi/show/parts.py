"""The parts of a mat, the same for oneself and for a rival who is looked at; answers to them are buttons."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import GEAR, GEAR_SLOTS, KINDS, LETTERS, RUNES, SIDES, TRACKS, Box
from meadhall.games.karvi.rules.crew import at as crew_at
from meadhall.games.karvi.rules.names import D, P, Piece
from meadhall.games.karvi.show.labels import said_slot, said_tile
from meadhall.games.karvi.show.pieces import tile_sign
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import rune_id
from meadhall.look import SYMBOLS, Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

STORES = (("fur", P.FUR), ("silver", P.SILVER), ("gold", P.GOLD), ("bread", P.BREAD))
SLOT_SIGNS = ("stern", "sail", "figurehead")
TRACK_SIGNS = ("post-double", "axe-double")
BUILDING_SIGNS = ("tradepost", "tower")  # that wait on the track


# -- how things are written -------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def icon(name: str, css: str = "") -> Markup:
    """A symbol in HTML; words stand beside it."""
    use = element("use", href=f"{SYMBOLS}#{name}", aria_hidden="true")
    return element("svg", use, class_=f"s {css}".strip(), aria_hidden="true", viewBox="0 0 32 32")


@lru_cache(maxsize=1024)
def _chip(sign: str, figure: int, words: str, explain: str) -> Markup:
    """How much there is of something."""
    chip = element("span", icon(sign), class_="chip small")
    return element("li", chip, element("b", figure), element("span", words, class_="hide"), data_explain=explain)


@lru_cache(maxsize=2048)
def thing(sign: str, words: str, explain: str | None = None, css: str | None = None, *more: Markup | None) -> Markup:
    """A line of a list: a symbol, its name, and the buttons that belong to it."""
    return element("li", icon(sign), element("span", words), more, class_=css, data_explain=explain)


def shelf(brush: Brush, title: str, things: list[Markup], css: str = "tiles two") -> Markup | None:
    """Things of one kind under their heading; nothing where there are none."""
    if not things:
        return None
    return element("section", element("h2", brush.label(title)), element("ul", things, class_=css))


def button(brush: Brush, answer: str, message: str) -> Markup | None:
    """A button with a short word; what it does in full stands in its label."""
    return brush.button(answer, brush.label(message)) if answer in brush.choices else None


# -- what lies there --------------------------------------------------------------------------------------------------


def crew(view: Karvi, of: int, brush: Brush) -> Markup:
    """The warriors, healthy and injured, and what room is left."""
    found = []
    for k, side in enumerate(SIDES):
        for value in range(1, int(view.box.strengths) + 1):
            for copy in range(int(view.p[crew_at(of, k, value)])):
                buttons = [] if copy else _orders(brush, side, value)
                found.append(
                    element("li", icon("warrior"), icon("wound", "hurt") if k else None, element("b", value),
                            element("span", brush.label(f"side-{side}"), class_="hide"), buttons, class_=side)
                )  # fmt: skip
    empty = [element("li", class_="empty", aria_hidden="true") for _ in range(int(view.box.crew) - len(found))]
    title = element("h2", brush.label("mat-strength", ("n", int(scoring.strength(view, of)))))
    return element("section", title, element("ul", found, empty, class_="crew"), data_explain="mat-crew")


def _orders(brush: Brush, side: str, value: int) -> list[Markup | None]:
    """What may be asked of a warrior."""
    answers = [f"{name}:{side}.{value}" for name in ("raise", "dismiss", "wound")]
    answers += [f"{name}:{value}" for name in (("heal",) if side == "injured" else ("flip", "double", "give"))]
    return [button(brush, answer, f"mat-{answer.partition(':')[0]}") for answer in answers]


def gear(view: Karvi, of: int, brush: Brush) -> Markup:
    """The slots for equipment and runes, and what lies in them."""
    base = of * P.SIZE
    found = []
    for k, slot in enumerate(GEAR_SLOTS):
        tile = int(view.p[base + P.STERN + k])
        if tile:
            name = f"gear-{GEAR[tile - 1]}"
            found.append(thing(SLOT_SIGNS[k], brush.label(name), name, "laid"))
        else:
            words = said_slot(brush, slot, *tables.slot(view.box, k))
            found.append(thing(SLOT_SIGNS[k], words, f"slot-{slot}", "free"))
    for k in range(int(view.box.rune_slots)):
        rune = int(view.p[base + P.RUNE + k])
        if rune:
            name = rune_id(rune - 1)
            found.append(thing("rune", brush.label(name), name, "laid", button(brush, f"cover:{k + 1}", "mat-cover")))
        else:
            found.append(thing("rune", brush.label("mat-rune"), "slot-rune", "free"))
    return element("section", element("ul", found, class_="gear"))


def tracks(view: Karvi, of: int, brush: Brush) -> Markup:
    """The trade and the raid track, the steps reached marked."""
    base, rows = of * P.SIZE, []
    for track, waiting in enumerate((P.POST_SLOTS, P.TOWER_SLOTS)):
        done = int(view.p[base + P.TRADES + track])
        label = brush.label(f"mat-track-{TRACKS[track]}", ("n", done))
        rows.append(_track(view.box, track, done, int(view.p[base + waiting]), label))
    return element("section", rows)


@lru_cache(maxsize=512)
def _track(box: Box, track: int, done: int, waiting: int, label: str) -> Markup:
    """One track with the buildings that still wait on it."""
    steps = []
    for slot in range(1, len(box.beer)):
        parts = [*_building(box, track, waiting, slot), *_step(box, track, slot)]
        explain = f"track-{TRACKS[track]}-{slot}"
        steps.append(element("li", parts, class_="done" if slot <= done else None, data_explain=explain))
    head = element("h2", icon(TRACK_SIGNS[track]), element("span", label, class_="hide"))
    return element("div", head, element("ol", steps), class_="track")


def _building(box: Box, track: int, waiting: int, slot: int) -> list[Markup]:
    """The building that waits at a step of a track."""
    places = list(box.building_slot)
    waits = slot in places and waiting >> places.index(slot) & 1
    return [icon(BUILDING_SIGNS[track])] if waits else []


def _step(box: Box, track: int, slot: int) -> list[Markup]:
    """What a step of a track brings."""
    if slot == box.unlock_slot:
        return [icon("lock")]
    if slot == box.map_slot:
        return [icon("map")]
    if slot == box.francia_slot:
        return [icon("points"), element("b", int(box.francia_points[track]))]
    name, figures = tables.more(box, track)
    return [icon(name), element("b", figures[slot])]


def beside(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Trade and raid tiles beside the mat."""
    return shelf(brush, "mat-beside", tiles(view, of, brush, done=False), "tiles flow")


def tiles(view: Karvi, of: int, brush: Brush, done: bool) -> list[Markup]:
    """Trade and raid tiles of a seat: those on the tracks, or those still beside the mat."""
    base = of * P.SIZE
    found = []
    for k, kind in enumerate(KINDS):
        tile = int(view.p[base + P.TILE + k])
        if tile and bool(view.p[base + P.DONE] >> k & 1) == done:
            words = said_tile(brush, view.box, k, tile - 1)
            use = button(brush, f"use:{kind}", "mat-use")
            found.append(thing(tile_sign(k), words, f"tile-{kind}{LETTERS[tile - 1]}", None, use))
    return found


def above(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment tiles and runes that wait above the mat."""
    found = []
    pieces = [(gear_sign(view.box, k), f"gear-{name}", name, view.gear[k]) for k, name in enumerate(GEAR)]
    pieces += [("rune", f"rune-{name}", name, view.rune[k]) for k, name in enumerate(RUNES)]
    for sign, message, name, where in pieces:
        if where == Piece.ABOVE + of:
            buttons = [button(brush, f"{family}:{name}", "mat-lay") for family in ("place", "rune")]
            found.append(thing(sign, brush.label(message), message, None, *buttons))
    return shelf(brush, "mat-above", found)


def gear_sign(box: Box, gear: int) -> str:
    """The symbol of an equipment tile."""
    return SLOT_SIGNS[box.gear_slot[gear]]


def stores(view: Karvi, of: int, brush: Brush) -> Markup:
    """Goods, beer on the dice, buildings in the supply."""
    base = of * P.SIZE
    items = []
    for name, at in STORES:
        items.append(_chip(name, int(view.p[base + at]), brush.label(f"goods-{name}"), f"goods-{name}"))
    for k in range(int(view.each)):
        beer = int(view.die[D.BEER + of * 2 + k])
        items.append(_chip("beer", beer, brush.label("mat-die", ("n", k + 1)), "goods-beer"))
    items.append(_chip("tower", int(view.p[base + P.TOWERS]), brush.label("mat-towers"), "mat-towers"))
    items.append(_chip("tradepost", int(view.p[base + P.POSTS]), brush.label("mat-posts"), "mat-posts"))
    return element("ul", items, class_="stores")
