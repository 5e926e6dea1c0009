"""What lies before a player: crew, equipment, tracks, tiles, runes, stores, hand, and the answers beside them.

The parts are drawn the same for a rival who is looked at (`glance`), from a brush without choices.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import CARDS, GEAR, GEAR_SLOTS, KINDS, LETTERS, RUNES, SORTS, SPECIALS, Box
from meadhall.games.karvi.rules.names import D, Loc, P, Piece
from meadhall.games.karvi.rules.pile import TASK
from meadhall.games.karvi.words.wording import once, price, said_effect, said_tile
from meadhall.look import SYMBOLS, Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

STORES = (("fur", P.FUR), ("silver", P.SILVER), ("gold", P.GOLD), ("bread", P.BREAD))
ON_BOARD = ("die", "space", "sail", "far", "push", "take", "draw")
SLOT_SIGNS = {"H": "stern", "S": "sail", "K": "figurehead", "N": "rune"}
WARRIORS = ("raise", "heal", "flip", "double", "give", "dismiss", "wound")


def draw(view: Karvi, of: int, brush: Brush, strength: int) -> Markup:
    """The mat of a seat, large, with the answers that belong to it."""
    return element(
        "div",
        _asked(view, brush),
        element("div", crew(view, of, brush, strength), stores(view, of, brush), tracks(view, of, brush),
                class_="col"),
        element("div", gear(view, of, brush), class_="col"),
        element("div", above(view, of, brush), class_="col"),
        element("div", beside(view, of, brush), _hand(view, of, brush), class_="col wide"),
        class_="karvi-mat",
    )  # fmt: skip


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


def _button(brush: Brush, answer: str) -> Markup | None:
    return brush.button(answer, brush.choices[answer]) if answer in brush.choices else None


def _asked(view: Karvi, brush: Brush) -> Markup | None:
    """Answers that belong to no piece on board or mat, as buttons; pieces on offer explain themselves."""
    loose = []
    for answer in brush.choices:
        name, _, label = answer.partition(":")
        if name in (*ON_BOARD, *WARRIORS, "card", "discard", "keep", "place", "rune", "use", "cover"):
            continue
        explain = None
        if name == "draft":
            explain = f"{'rune' if label.startswith('N') else 'gear'}-{label}"
        elif name == "tile":
            explain = f"tile-{KINDS[view.todo[(view.depth - 1) * TASK + 1]]}{label}"
        elif name == "special":
            explain = f"special-{label}"
        elif name == "startcard":
            explain = f"start-{label}"
        button = _short(brush, answer, f"mat-gold-{label}") if name == "gold" else _button(brush, answer)
        loose.append(element("span", button, data_explain=explain) if explain else button)
    return element("div", loose, class_="loose") if loose else None


def crew(view: Karvi, of: int, brush: Brush, strength: int) -> Markup:
    """The warriors, healthy and injured, and what room is left."""
    base = of * P.SIZE + P.CREW
    found = []
    for k in range(12):
        side, value = ("healthy", "injured")[k // 6], k % 6 + 1
        for copy in range(int(view.p[base + k])):
            answers = [f"{name}:{side}.{value}" for name in ("raise", "dismiss", "wound")]
            if k < 6:
                answers += [f"{name}:{value}" for name in ("flip", "double", "give")]
            else:
                answers.append(f"heal:{value}")
            names = [answer.partition(":")[0] for answer in answers] if copy == 0 else []
            buttons = [_short(brush, answer, f"mat-{name}") for answer, name in zip(answers, names, strict=False)]
            found.append(
                element("li", icon("warrior"), icon("wound", "hurt") if k >= 6 else None, element("b", value),
                        element("span", brush.label(f"side-{side}"), class_="hide"), buttons, class_=side)
            )  # fmt: skip
    empty = [element("li", class_="empty", aria_hidden="true") for _ in range(int(view.box.crew) - len(found))]
    title = element("h2", brush.label("mat-strength", ("n", strength)))
    return element("section", title, element("ul", found, empty, class_="crew"), data_explain="mat-crew")


def gear(view: Karvi, of: int, brush: Brush) -> Markup:
    """The slots for equipment and runes, and what lies in them."""
    base = of * P.SIZE
    found = []
    for k, slot in enumerate(GEAR_SLOTS):
        tile = int(view.p[base + P.STERN + k])
        cost = [int(x) for x in view.box.slot_cost[k * 4 : k * 4 + 4]]
        sign = ("stern", "sail", "figurehead")[k]
        if tile:
            name = f"gear-{GEAR[tile - 1]}"
            found.append(thing(sign, brush.label(name), name, "laid"))
        else:
            found.append(thing(sign, _slot_words(brush, slot, cost), None, "free"))
    for k in range(int(view.box.rune_slots)):
        rune = int(view.p[base + P.RUNE + k])
        cover = _short(brush, f"cover:{k + 1}", "mat-cover") if of == brush.seat else None
        if rune:
            name = f"rune-{RUNES[rune - 1]}" if rune <= 12 else f"special-{SPECIALS[rune - 13]}"
            found.append(thing("rune", brush.label(name), name, "laid", cover))
        else:
            found.append(thing("rune", brush.label("mat-rune"), None, "free"))
    return element("section", element("ul", found, class_="gear"))


def _slot_words(brush: Brush, slot: str, cost: list[int]) -> str:
    """What a free slot costs and covers."""
    args: dict[str, int | Phrase] = {"slot": Phrase(f"slot-{slot}"), "cost": price(*cost[:3]), "points": cost[3]}
    return once(brush, ("mat-slot", slot, *cost), lambda: Phrase("mat-slot", args))


def tracks(view: Karvi, of: int, brush: Brush) -> Markup:
    """The trade and the raid track, the steps reached marked."""
    base, rows = of * P.SIZE, []
    for track, name in enumerate(("trade", "raid")):
        done = int(view.p[base + P.TRADES + track])
        waiting = int(view.p[base + P.POST_SLOTS - track])
        rows.append(_track(view.box, track, done, waiting, brush.label(f"mat-track-{name}", ("n", done))))
    return element("section", rows)


@lru_cache(maxsize=512)
def _track(box: Box, track: int, done: int, waiting: int, label: str) -> Markup:
    """One track with the buildings that still wait on it."""
    sign, values, word = (("post-double", box.beer, "beer"), ("axe-double", box.bread, "bread"))[track]
    places = list(box.building_slot)
    steps = []
    for slot in range(1, 7):
        parts: list[object] = []
        if slot in places and waiting >> places.index(slot) & 1:
            parts.append(icon("tower" if track else "tradepost"))
        if slot == box.unlock_slot:
            parts.append(icon("lock"))
        elif slot == box.map_slot:
            parts.append(icon("map"))
        elif slot == box.francia_slot:
            parts += [icon("points"), element("b", int(box.francia_points[track]))]
        else:
            parts += [icon(word), element("b", int(values[slot]))]
        explain = f"track-{('trade', 'raid')[track]}-{slot}"
        steps.append(element("li", parts, class_="done" if slot <= done else None, data_explain=explain))
    head = element("h2", icon(sign), element("span", label, class_="hide"))
    return element("div", head, element("ol", steps), class_="track")


@lru_cache(maxsize=2048)
def thing(sign: str, words: str, explain: str | None = None, css: str | None = None, *more: Markup | None) -> Markup:
    """A line of a list: a symbol, its name, and the buttons that belong to it."""
    return element("li", icon(sign), element("span", words), more, class_=css, data_explain=explain)


def shelf(brush: Brush, title: str, things: list[Markup], css: str = "tiles two") -> Markup | None:
    """Things of one kind under their heading; nothing where there are none."""
    if not things:
        return None
    return element("section", element("h2", brush.label(title)), element("ul", things, class_=css))


def beside(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Trade and raid tiles beside the mat."""
    base = of * P.SIZE
    found = []
    for k, kind in enumerate(KINDS):
        tile = int(view.p[base + P.TILE + k])
        if tile and not view.p[base + P.DONE] >> k & 1:
            name = f"tile-{kind}{LETTERS[tile - 1]}"
            button = _short(brush, f"use:{kind}", "mat-use") if of == brush.seat else None
            words = said_tile(brush, view.box, k, tile - 1)
            found.append(thing("post-double" if k < 6 else "axe-double", words, name, None, button))
    return shelf(brush, "mat-beside", found, "tiles flow")


def above(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment tiles and runes that wait above the mat."""
    found = []
    pieces = [(f"gear-{name}", name, int(view.gear[k])) for k, name in enumerate(GEAR)]
    pieces += [(f"rune-{name}", name, int(view.rune[k])) for k, name in enumerate(RUNES)]
    for message, name, where in pieces:
        if where == Piece.ABOVE + of:
            answers = [f"place:{name}", f"rune:{name}"] if of == brush.seat else []
            buttons = [_short(brush, answer, "mat-lay") for answer in answers]
            found.append(thing(SLOT_SIGNS[name[0]], brush.label(message), message, None, *buttons))
    return shelf(brush, "mat-above", found)


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


def _hand(view: Karvi, of: int, brush: Brush) -> Markup:
    """Equipment cards, readable without the rulebook."""
    box = view.box
    cards: list[Markup] = []
    for no in range(1, CARDS + 1):
        fresh = view.card[no] == Loc.FRESH and view.seat == of
        if view.card[no] == of or fresh:
            costs = [int(x) for x in box.card_cost[no * 3 : no * 3 + 3]]
            lines = []
            for k in range(2):
                at = int(box.card_box[no * 2 + k])
                if at >= 0:
                    lines.append(
                        element("p", said_effect(brush, box, at), _short(brush, f"card:{no}.{k + 1}", "mat-play"))
                    )
            cost = once(brush, ("price", *costs), lambda costs=costs: price(*costs))  # type: ignore[misc]
            sign = icon(f"{SORTS[box.card_sort[no]]}-card")
            foot = [_short(brush, f"discard:{no}", "mat-discard"), _short(brush, f"keep:{no}", "mat-keep")]
            cards.append(
                element("li", element("header", sign, element("b", brush.label(f"card-{no}"))),
                        element("small", cost), lines, foot, class_="card",
                        data_explain=f"card-{no}")
            )  # fmt: skip
    return element("ul", cards, class_="hand")


def _short(brush: Brush, answer: str, message: str) -> Markup | None:
    """A button with a short word; what it does in full stands in its label."""
    return brush.button(answer, brush.label(message)) if answer in brush.choices else None
