"""The table of Runes as SVG: the stones, what matches, coins, lines and circles, and where a stone may lie."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules import cards, forms, hands, offers, plane
from meadhall.games.runes.rules.forms import Form
from meadhall.games.runes.rules.names import COLOURS, NO_CELL, RITUALS, SIDES, Phase, Ritual, Variant
from meadhall.games.runes.rules.offers import Offer
from meadhall.games.runes.show.gesture import LAYING, stones
from meadhall.games.runes.show.layout import BEYOND, RADIUS, SIZES, WIDTH, Spot, band, corner, fit, hexagon, spots
from meadhall.games.runes.show.pieces import (
    BED,
    DOMINOES,
    HOLLOW,
    TURN_IT,
    clamp,
    coins,
    explained,
    item,
    over,
    plate,
    stone,
    whole,
    width_of,
)
from meadhall.look import PATTERNS, Brush, Markup, burst, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.runes.rules.state import Runes

PLANKS = Markup(
    '<pattern id="planks" width="440" height="124" patternUnits="userSpaceOnUse">'
    '<path class="seam" d="M0 0H440M0 62H440M130 0V62M350 62V124"/><path class="grain" d="M14 20H96L104 23M30 40H70'
    "M160 14H260M190 48H330L338 45M290 30H400M20 82H150L158 85M60 106H240M200 90H310M376 80H430M380 110H420"
    '"/><path class="nail" d="M122 8h3v3h-3zM135 8h3v3h-3zM122 51h3v3h-3zM135 51h3v3h-3zM342 70h3v3h-3zM355 70h3v3h-3z'
    'M342 113h3v3h-3zM355 113h3v3h-3z"/></pattern>'
)
TOUCHED = {"laid": 2, "covered": 2, "replaced": 2, "more-coins": 1}  # which figure of an event is a cell
SPOT = element("use", href="#spot")  # all of a stone or bare cell, as far as it can be pointed at
TAKEN = {"home": 2}  # the same, of what leaves no mark
NOTHING = Markup("")
FEW = 0.7  # the scale below which coins are counted with a number


def spot_of(told: Told) -> str | None:
    """The id of the cell where an event happened."""
    place = (TOUCHED | TAKEN).get(told.name)
    return None if place is None else f"cell-{told.figures[place] + 1}"


def draw(view: Runes, brush: Brush) -> Markup:
    """The whole table."""
    width, height = SIZES[brush.shape]
    seen = spots(view)
    ended = view.seat < 0  # nothing will be laid any more
    fitted = fit([spot for spot in seen if spot.stone], brush.shape, whole=True) if ended else fit(seen, brush.shape)
    few = fitted.seen < FEW
    laid = [spot for spot in seen if spot.stone]
    laying = bool(brush.choices) and brush.seat == view.seat and view.phase in LAYING
    choices = {spot.cell: f"cell:{spot.cell + 1}" for spot in seen if f"cell:{spot.cell + 1}" in brush.choices}
    found = forms.on_table(view)
    formed = {cell for form in found for cell in form.cells}
    plain = [
        _stone(view, brush, spot, NOTHING if spot.cell in formed else coins(spot.owner, spot.coins, few), laying)
        for spot in laid
        if spot.cell not in choices
    ]
    paid = [
        element("g", coins(spot.owner, spot.coins, few), class_="paid", transform=spot.at, aria_hidden="true")
        for spot in laid
        if spot.cell in formed and spot.cell not in choices
    ]  # above the bands
    empty = [] if ended else [spot for spot in seen if not spot.stone and spot.cell not in choices]
    bare = [
        _hollow(spot.cell, spot.at, _place(view, brush, spot.cell))
        if laying
        else _bare(spot.cell, spot.at, brush.label("board-cell", ("cell", spot.cell + 1), ("beside", 0), ("more", 0)))
        for spot in empty
    ]
    prices = [over(spot.cell, spot.at) for spot in laid] if laying else []
    swell = round(min(1.4, max(1.0, 0.8 / fitted.seen)), 2)  # signs shrink less than stones
    order = sorted(choices, key=lambda cell: (seen[cell].y, seen[cell].x))  # so that no rope hides a key
    chosen = [_choice(view, brush, seen[cell], choices[cell], few, swell, laying) for cell in order]
    won = [_price(view, seen[cell], swell) for cell in order]  # above all ropes
    hints = [_hint(brush, seen[cell], offer, swell) for cell, offer in _best(view, brush).items()]
    inner = element(
        "g", bare, plain, _clamps(view, laid), _bands(view, brush, seen, found), paid, _signs(view, brush, seen), hints,
        chosen, won, [_tag(view, seen, form) for form in found], prices, _losses(brush, seen),
        tried(view, few) if laying else None, transform=fitted.at,
    )  # fmt: skip
    first = element("text", brush.label("board-empty"), class_="say on-oak", x=width / 2, y=height / 2 - 90)
    return element(
        "svg",
        _laying(view) if choices else None,
        element("g", _ground(brush.shape, laying), None if laid else first, inner, data_moves="yes"),
        _legend(view, brush),
        class_=f"runes {brush.shape}", viewBox=f"0 0 {width} {height}", role="group", data_zoom="yes",
        data_near=f"{fitted.near:g}" if fitted.near > 1 else None, data_origin=f"{fitted.x:g} {fitted.y:g}",
        aria_label=brush.label("board", ("stones", len(laid))),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _ground(shape: str, laying: bool) -> Markup:
    width, height = SIZES[shape]
    whole = {"x": -BEYOND, "y": -BEYOND, "width": width + 2 * BEYOND, "height": height + 2 * BEYOND}
    spot = element("path", id="spot", fill="none", pointer_events="all", d=hexagon(RADIUS - 2))
    ring = [  # drawn elsewhere too, where no style by class reaches it
        element("path", fill="none", stroke=colour, stroke_width=wide, d=hexagon(RADIUS - 3))
        for colour, wide in (("var(--ink)", 4), ("var(--hemp)", 1.6))
    ]
    deep = element("path", fill="var(--pit)", d=hexagon(RADIUS - 3))
    pit = element("g", deep, ring, symbol("coin", -27, -12, 24), id="pit")
    sign = element("path", fill="var(--face)", stroke="var(--ink)", stroke_width=1.8, d=cut(46, 24, 5, 0, RADIUS - 17))
    cover = element("g", ring, sign, symbol("coin", -20, RADIUS - 28, 22), id="over")
    return Markup(
        element("defs", PATTERNS, PLANKS, spot, (pit, cover) if laying else None)
        + element("rect", class_="oak", **whole)
        + element("rect", fill="url(#planks)", **whole)
    )


# -- stones -----------------------------------------------------------------------------------------------------------


def _name(view: Runes, brush: Brush, spot: Spot) -> str:
    kind, owner = Phrase(explained(view.box, spot.stone)), SeatName(spot.owner)
    return brush.say(Phrase("board-stone", {"cell": spot.cell + 1, "stone": kind, "coins": spot.coins, "owner": owner}))


def _stone(view: Runes, brush: Brush, spot: Spot, on_it: Markup, laying: bool) -> Markup:
    """A stone with its runes and the coins on it; while a stone is laid it may be a place for it."""
    drawn, kind = stone(view.box, spot.stone, spot.turn), explained(view.box, spot.stone)
    return _laid(drawn, on_it, spot.cell, _name(view, brush, spot), kind, spot.at, laying)


@lru_cache(maxsize=4096)
def _laid(drawn: Markup, on_it: Markup, cell: int, label: str, explain: str, at: str, laying: bool) -> Markup:
    lies: object = (drawn, on_it)
    if laying:
        lies = element("g", drawn, on_it, element("path", class_="edge", d=hexagon(RADIUS - 2)), class_="lying")
    return element(
        "g", SPOT, lies, id=f"cell-{cell + 1}", class_="stop", role="img", aria_label=label,
        data_explain=explain, transform=at, data_why=f"cell:{cell + 1}", data_name=label if laying else None,
        data_role="img" if laying else None,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _bare(cell: int, at: str, name: str) -> Markup:
    """A cell in reach where nothing lies and nothing can be laid now: to be pointed at, not to be seen."""
    return element(
        "use", href="#spot", id=f"cell-{cell + 1}", transform=at, data_why=f"cell:{cell + 1}", role="img",
        aria_label=name,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _hollow(cell: int, at: str, name: str) -> Markup:
    """A cell in reach while a stone is laid: carved out where the one in the hand may lie, with what it brings."""
    return element(
        "g", HOLLOW, id=f"cell-{cell + 1}", class_="stop hollow", transform=at, data_why=f"cell:{cell + 1}",
        role="img", aria_label=name, data_role="img", data_name=name,
    )  # fmt: skip


def _place(view: Runes, brush: Brush, cell: int) -> str:
    """A bare cell in words, by a stone that lies beside it."""
    beside = [one for one in plane.neighbours(view, cell) if one != NO_CELL and plane.stone_on(view, one)]
    if not beside:
        return brush.label("board-cell", ("cell", cell + 1), ("beside", 0), ("more", 0))
    owner, colour = SeatName(plane.owner_of(view, beside[0])), COLOURS[view.box.colour[plane.stone_on(view, beside[0])]]
    args: dict[str, Any] = {"cell": cell + 1, "beside": 1, "owner": owner, "colour": colour, "more": len(beside) - 1}
    return brush.say(Phrase("board-cell", args))


def _clamps(view: Runes, laid: list[Spot]) -> Markup:
    """An iron clamp across every two runes that match."""
    drawn = []
    for spot in laid:
        for side in plane.matching_sides(view, spot.cell):
            if side >= SIDES // 2:
                continue  # the neighbour has it
            (ax, ay), (bx, by) = corner(side), corner(side + 1)
            drawn.append(clamp(spot.x + (ax + bx) / 2, spot.y + (ay + by) / 2, side))
    return element("g", drawn, aria_hidden="true")


# -- where something can be done --------------------------------------------------------------------------------------


def _laying(view: Runes) -> Markup | None:
    """The chosen stone as it is turned; it shows on a cell that is pointed at."""
    if not view.stone:
        return None
    return element("defs", element("g", stone(view.box, int(view.stone), int(view.turn)), id="laying"))


def _won(view: Runes, cell: int) -> int | None:
    """By how many coins choosing a cell would empty the tray; None where none are paid."""
    if view.phase == Phase.CELL:
        return int(offers.coins(view, view.stone, view.turn, cell))
    if view.phase != Phase.MARK:
        return None
    more = view.deed == Ritual.MORE_COINS
    return int(offers.more_coins(view, cell)) if more else int(offers.replacing(view, cell).gain())


def _best(view: Runes, brush: Brush) -> dict[int, Offer]:
    """While the turn is asked for: by cell the best that the turns can bring."""
    turns = [turn for turn in range(SIDES) if f"turn:{turn}" in brush.choices]
    return offers.best_turns(view, view.stone, turns)


def _choice(view: Runes, brush: Brush, spot: Spot, answer: str, few: bool, swell: float, laying: bool) -> Markup:
    """A cell that can be chosen: a rope, what it brings, and for an opponent's stone the signs of a fight."""
    fight = bool(spot.stone) and spot.owner != brush.seat
    drawn: list[object] = []
    if spot.stone:
        drawn += [stone(view.box, spot.stone, spot.turn), coins(spot.owner, spot.coins, few)]
    else:
        drawn.append(element("path", class_="cell", d=hexagon(RADIUS - 4)))
    if view.stone:
        drawn.append(element("use", href="#laying", class_="preview"))
    drawn.append(rope(hexagon(RADIUS - 4)))
    number = element("g", key(brush.keys[answer]), transform=f"translate(0 {8 - RADIUS}) scale({swell:g})")
    swords = None
    if fight:
        disc = element("circle", class_="burst", r=12)
        at = f"translate({WIDTH / 2 - 8:.1f} {-RADIUS / 2 - 4}) scale({swell:g})"
        swords = element("g", disc, symbol("battle", -9, -9, 18), class_="swords", transform=at)
    return element(
        "g",
        burst(RADIUS + 6, RADIUS - 2, 18) if fight else None,
        element("g", drawn, number, swords, aria_hidden="true"),
        HOLLOW if laying and not spot.stone else None,
        brush.hit(answer, x=-WIDTH / 2, y=-RADIUS + 4, width=round(WIDTH, 1), height=2 * RADIUS - 8),
        id=f"cell-{spot.cell + 1}", class_="stop choosable fight" if fight else "stop choosable", transform=spot.at,
        data_explain=explained(view.box, spot.stone) if spot.stone else None, data_why=answer,
        data_name=(_name(view, brush, spot) if spot.stone else _place(view, brush, spot.cell)) if laying else None,
    )  # fmt: skip


def _price(view: Runes, spot: Spot, swell: float) -> Markup | None:
    """What choosing a cell would bring."""
    won = _won(view, spot.cell)
    if won is None:
        return None
    sign = plate(won, 30 if spot.stone else 0, swell)
    return element("g", sign, transform=spot.at, aria_hidden="true", data_explain="tray")


def _hint(brush: Brush, spot: Spot, offer: Offer, swell: float) -> Markup:
    """The best that a cell can bring, and the turns that bring it, as they are numbered."""
    keys = [brush.keys[f"turn:{turn}"] for turn in offer.turns]
    low = 12 if spot.stone else 0
    words = element(
        "text", " ".join(map(str, keys)), class_="num turns", y=low / swell + 30, transform=f"scale({swell:g})"
    )
    shape = None if spot.stone else element("path", class_="cell", d=hexagon(RADIUS - 4))
    return element(
        "g", shape, plate(offer.coins, 0, swell), words, class_="hint", transform=spot.at, aria_hidden="true"
    )


# -- lines, circles, the last move ------------------------------------------------------------------------------------


def _bands(view: Runes, brush: Brush, seen: list[Spot], found: list[Form]) -> list[Markup]:
    """A band in the owner's colour through the middles of every form."""
    drawn = []
    for number, form in enumerate(found):
        edge = element("path", class_="form", d=band(seen, form.kind, form.cells))
        words = brush.say(Phrase("board-form", {"form": Phrase(f"form-{form.kind}"), "owner": SeatName(form.seat)}))
        drawn.append(
            element(
                "g", edge, edge, id=f"form-{number + 1}", role="img", class_=f"seat-{form.seat + 1}", aria_label=words,
                data_explain=f"form-{form.kind}",
            )
        )  # fmt: skip
    return drawn


def _tag(view: Runes, seen: list[Spot], form: Form) -> Markup:
    """The coins that lie on a form, at its highest stone."""
    top = min((seen[cell] for cell in form.cells), key=lambda spot: (spot.y, spot.x))
    return element(
        "g", element("path", class_="sign", d=cut(48, 26, 5)), symbol(f"seat-{form.seat + 1}", -21, -10, 20),
        element("text", int(view.box.form), class_="say", x=11, y=6.5), class_=f"bonus seat-{form.seat + 1}",
        aria_hidden="true", transform=f"translate({top.x:g} {top.y - RADIUS + 2:g})", data_lies_over=".stop",
    )  # fmt: skip


def _losses(brush: Brush, seen: list[Spot]) -> list[Markup]:
    """Where coins of the viewer went home since the viewer last did something."""
    lost, cell = Counter[int](), NO_CELL
    for told in brush.since:
        cell = told.figures[TOUCHED[told.name]] if told.name in TOUCHED else cell
        if told.figures[0] == brush.seat and told.name in TAKEN:
            lost[told.figures[TAKEN[told.name]]] += told.figures[1]
        elif told.figures[0] == brush.seat and told.name == "broken":  # where something was laid that broke it
            lost[cell] += told.figures[2]
    return [
        _lost(brush.label("board-lost", ("n", n)), seen[cell].x, seen[cell].y, n)
        for cell, n in lost.items()
        if n > 0 and 0 <= cell < len(seen)
    ]


@lru_cache(maxsize=1024)
def _lost(words: str, x: float, y: float, n: int) -> Markup:
    plate = element("path", class_="sign", d=cut(58, 28, 5))
    figure_ = element("text", f"−{n}", class_="say", x=12, y=6.5)
    return element(
        "g", plate, symbol("coin", -25, -11, 22), figure_, class_="lost", role="img", aria_label=words,
        data_lies_over=".stop", transform=f"translate({x:g} {y + RADIUS - 6:g})",
    )  # fmt: skip


def _signs(view: Runes, brush: Brush, seen: list[Spot]) -> list[Markup]:
    """What was touched last, and what is threatened."""
    drawn = []
    for told in brush.last:
        if told.name in TOUCHED and told.figures[TOUCHED[told.name]] < len(seen):
            spot, seat = seen[told.figures[TOUCHED[told.name]]], f"seat-{told.figures[0] + 1}"
            shape = element("path", class_="bed", d=hexagon(RADIUS - 1))
            dashes = element("path", class_=f"wake {seat}", d=hexagon(RADIUS - 1))
            drawn.append(element("g", shape, dashes, transform=spot.at, aria_hidden="true"))
    if view.seat >= 0 and view.victim >= 0 and view.cell >= 0:
        shape = element("path", class_="threatened", d=hexagon(RADIUS - 5))
        drawn.append(element("g", burst(17, 13), symbol("battle", -12, -12, 24), shape, transform=seen[view.cell].at,
                             aria_hidden="true"))  # fmt: skip
    return drawn


# -- what is tried on --------------------------------------------------------------------------------------------------


def tried(view: Runes, few: bool) -> Markup:
    """The stones that may be laid, with coins and what can match: the page shows what is tried on, where and how."""
    pieces = [_trial(view, number) for number in stones(view)]
    laid = [
        element("g", coins(int(view.seat), count, few), data_mark=f"c{count}", data_explain="tray")
        for count in range(1, int(view.box.most) + 1)
    ]
    return element("g", BED, pieces, DOMINOES, laid, TURN_IT, id="tried", class_="stop tried", hidden=True)


def _trial(view: Runes, number: int) -> Markup:
    return element("g", whole(view.box, number), data_for=f"stone-{number}", data_explain=explained(view.box, number))


# -- bag, deck, pile --------------------------------------------------------------------------------------------------


def _legend(view: Runes, brush: Brush) -> Markup:
    """What is left to draw, the top of the open pile, the die, and which way the game goes."""
    bag, deck = int(hands.in_bag(view)), int(cards.in_deck(view))
    wide = brush.shape == "wide"
    items = [
        (
            "bag",
            "hexstone",
            brush.label("legend-bag", ("n", bag)) if wide else str(bag),
            brush.label("board-bag", ("stones", bag)),
        )
    ]
    if view.variant != Variant.CHILDREN:
        text = brush.label("legend-deck", ("n", deck)) if wide else str(deck)
        items.append(("deck", "ritual-card", text, brush.label("board-deck", ("rituals", deck))))
    if view.roll:
        items.append(("roll", "die", str(view.roll), brush.label("board-roll", ("roll", int(view.roll)))))
    if view.seats > 2 and (view.way < 0 or view.turning):
        way = "turn-right" if view.way > 0 else "turn-left"
        items.append(("way", way, "", brush.label("board-turning" if view.turning else "board-back")))
    drawn, x, y = [], 0.0, 0.0
    for name, icon, text, words in items:
        drawn.append(element("g", item(icon, text, words, x, y), id=name, data_explain=f"foot-{name}"))
        x, y = (x, y + 32) if wide and name in ("bag", "deck") else (x + width_of(text) + 6, y)
    if view.open >= 0:
        name = f"ritual-{RITUALS[view.open]}"
        below = y + 32 if x else y
        pile = item("scroll", brush.label(name), brush.label("board-pile", ("ritual", name)), 0, below)
        drawn.append(element("g", pile, id="pile", data_explain="pile", data_why=f"play:{RITUALS[Ritual.COPY]}"))
    at = "translate(12 26) scale(1.15)" if wide else "translate(8 20)"
    above = "[data-moves]"  # what lies there can be dragged from under it
    return element("g", drawn, class_="stop foot", id="foot", transform=at, data_lies_over=above)
