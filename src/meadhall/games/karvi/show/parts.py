"""The parts of a mat, the same for oneself and for a rival who is looked at; answers to them are buttons."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import (
    GEAR,
    GEAR_SLOTS,
    KINDS,
    LETTERS,
    RUNE_SLOT,
    RUNES,
    SIDES,
    STRENGTHS,
    TRACKS,
    Box,
)
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
EXCHANGES = {
    "fur": "gold:fur", "silver": "gold:silver", "bread": "gold:bread",
    "gold": "gold:fur gold:silver gold:beer1 gold:beer2 gold:bread",
}  # fmt: skip
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
def _chip(sign: str, figure: int, words: str, explain: str, name: str | None, why: str | None) -> Markup:
    """How much there is of something."""
    chip, said = element("span", icon(sign), class_="chip small"), element("span", words, class_="hide")
    return element("li", chip, element("b", figure), said, id=name, data_explain=explain, data_why=why)


@lru_cache(maxsize=2048)
def thing(
    sign: str,
    words: str,
    explain: str | None = None,
    css: str | None = None,
    *more: Markup | None,
    name: str | None = None,
    why: str | None = None,
) -> Markup:
    """A line of a list: a symbol, its name, and the buttons that belong to it; `why`: what a click on it may mean."""
    return element(
        "li", icon(sign), element("span", words), more, class_=css, id=name, data_explain=explain, data_why=why
    )


def own(of: int, brush: Brush, words: str) -> str | None:
    """An id, or what a click may mean, of something on one's own mat; on those of others nothing is named or asked."""
    return words if of == brush.seat and words else None


def shelf(brush: Brush, title: str, things: list[Markup], css: str = "tiles two") -> Markup | None:
    """Things of one kind under their heading; nothing where there are none."""
    if not things:
        return None
    return element("section", element("h2", brush.label(title), data_explain=title), element("ul", things, class_=css))


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
                name = own(of, brush, f"warrior-{side}-{value}" + (f"-{copy + 1}" if copy else ""))
                found.append(
                    element("li", icon("warrior"), icon("wound", "hurt") if k else None, element("b", value),
                            element("span", brush.label(f"side-{side}"), class_="hide"), buttons, class_=side, id=name,
                            data_why=own(of, brush, " ".join(_requests(side, value))))
                )  # fmt: skip
    empty = [element("li", class_="empty", aria_hidden="true") for _ in range(int(view.box.crew) - len(found))]
    title = element("h2", brush.label("mat-strength", ("n", int(scoring.strength(view, of)))))
    return element("section", title, element("ul", found, empty, class_="crew"), data_explain="mat-crew")


def _orders(brush: Brush, side: str, value: int) -> list[Markup | None]:
    """What may be asked of a warrior."""
    return [button(brush, answer, f"mat-{answer.partition(':')[0]}") for answer in _requests(side, value)]


@cache
def _requests(side: str, value: int) -> list[str]:
    """All answers that are about a warrior; the strongest is never raised."""
    answers = [f"{name}:{side}.{value}" for name in ("raise", "dismiss", "wound")]
    answers += [f"{name}:{value}" for name in (("heal",) if side == "injured" else ("flip", "double", "give"))]
    return answers[1:] if value == STRENGTHS else answers


def gear(view: Karvi, of: int, brush: Brush) -> Markup:
    """The slots for equipment and runes, and what lies in them."""
    base = of * P.SIZE
    found = []
    for k, slot in enumerate(GEAR_SLOTS):
        tile = int(view.p[base + P.STERN + k])
        if tile:
            name = f"gear-{GEAR[tile - 1]}"
            found.append(thing(SLOT_SIGNS[k], brush.label(name), name, "laid", name=own(of, brush, f"slot-{slot}")))
        else:
            words, why = said_slot(brush, slot, *tables.slot(view.box, k)), " ".join(_waiting(view, of, k))
            marks = {"name": own(of, brush, f"slot-{slot}"), "why": own(of, brush, why)}
            found.append(thing(SLOT_SIGNS[k], words, f"slot-{slot}", "free", **marks))
    for k in range(int(view.box.rune_slots)):
        rune, place = int(view.p[base + P.RUNE + k]), own(of, brush, f"slot-rune-{k + 1}")
        if rune:
            name, cover = rune_id(rune - 1), f"cover:{k + 1}"
            lay = button(brush, cover, "mat-cover")
            found.append(
                thing("rune", brush.label(name), name, "laid", lay, name=place, why=own(of, brush, cover))
            )  # fmt: skip
        else:
            marks = {"name": place, "why": own(of, brush, " ".join(_waiting(view, of, RUNE_SLOT)))}
            found.append(thing("rune", brush.label("mat-rune"), "slot-rune", "free", **marks))
    return element("section", element("ul", found, class_="gear"))


def _waiting(view: Karvi, of: int, slot: int) -> list[str]:
    """The answers that lay what waits for a slot above the mat."""
    if slot == RUNE_SLOT:
        above = [name for k, name in enumerate(RUNES) if view.rune[k] == Piece.ABOVE + of]
        return [f"{family}:{name}" for name in above for family in ("place", "rune")]
    slots = view.box.gear_slot
    return [f"place:{name}" for k, name in enumerate(GEAR) if view.gear[k] == Piece.ABOVE + of and slots[k] == slot]


def tracks(view: Karvi, of: int, brush: Brush) -> Markup:
    """The trade and the raid track, the steps reached marked."""
    base, rows = of * P.SIZE, []
    for track, waiting in enumerate((P.POST_SLOTS, P.TOWER_SLOTS)):
        done = int(view.p[base + P.TRADES + track])
        label = brush.label(f"mat-track-{TRACKS[track]}", ("n", done))
        rows.append(_track(view.box, track, done, int(view.p[base + waiting]), label, of == brush.seat))
    return element("section", rows)


@lru_cache(maxsize=512)
def _track(box: Box, track: int, done: int, waiting: int, label: str, mine: bool) -> Markup:
    """One track with the buildings that still wait on it."""
    steps = []
    for slot in range(1, len(box.beer)):
        parts = [*_building(box, track, waiting, slot), *_step(box, track, slot)]
        explain, css = f"track-{TRACKS[track]}-{slot}", "done" if slot <= done else None
        why = f"locked:{TRACKS[track]}" if slot == box.unlock_slot else "francia" if slot == box.francia_slot else None
        marks = {"id": explain, "data_why": why} if mine else {}
        steps.append(element("li", parts, class_=css, data_explain=explain, **marks))
    hidden = element("span", label, class_="hide")
    head = element("h2", icon(TRACK_SIGNS[track]), hidden, data_explain=f"mat-{TRACKS[track]}-track")
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
            explain, use = f"tile-{kind}{LETTERS[tile - 1]}", button(brush, f"use:{kind}", "mat-use")
            marks = {"name": own(of, brush, f"tile-{kind}"), "why": own(of, brush, f"use:{kind}")}
            found.append(thing(tile_sign(k), words, explain, None, use, **marks))
    return found


def above(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment tiles and runes that wait above the mat."""
    found = []
    pieces = [(gear_sign(view.box, k), f"gear-{name}", name, view.gear[k]) for k, name in enumerate(GEAR)]
    pieces += [("rune", f"rune-{name}", name, view.rune[k]) for k, name in enumerate(RUNES)]
    for sign, message, name, where in pieces:
        if where == Piece.ABOVE + of:
            answers = [f"{family}:{name}" for family in (("place", "rune") if name in RUNES else ("place",))]
            buttons = [button(brush, answer, "mat-lay") for answer in answers]
            marks = {"name": own(of, brush, f"above-{name}"), "why": own(of, brush, " ".join(answers))}
            found.append(thing(sign, brush.label(message), message, None, *buttons, **marks))
    return shelf(brush, "mat-above", found)


def gear_sign(box: Box, gear: int) -> str:
    """The symbol of an equipment tile."""
    return SLOT_SIGNS[box.gear_slot[gear]]


def stores(view: Karvi, of: int, brush: Brush) -> Markup:
    """Goods, beer on the dice, buildings in the supply."""
    base = of * P.SIZE
    items = []

    def add(sign: str, figure: int, words: str, explain: str, name: str, why: str) -> None:
        items.append(_chip(sign, int(figure), words, explain, own(of, brush, name), own(of, brush, why)))

    for name, at in STORES:
        words = brush.label(f"goods-{name}")
        add(name, view.p[base + at], words, f"goods-{name}", f"store-{name}", EXCHANGES[name])
    for k in range(1, int(view.each) + 1):
        words, why = brush.label("mat-die", ("n", k)), f"gold:beer{k} smuggle:{k} mine:{k}"
        add("beer", view.die[D.BEER + of * 2 + k - 1], words, "goods-beer", f"store-beer-{k}", why)
    add("tower", view.p[base + P.TOWERS], brush.label("mat-towers"), "mat-towers", "store-tower", "build")
    add("tradepost", view.p[base + P.POSTS], brush.label("mat-posts"), "mat-posts", "store-post", "build")
    return element("ul", items, class_="stores")
