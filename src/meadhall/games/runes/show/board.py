"""The table of Runes as SVG: the stones, what matches, coins, lines and circles, and where a stone may lie."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules import cards, forms, hands, offers, plane
from meadhall.games.runes.rules.forms import Form
from meadhall.games.runes.rules.names import RITUALS, SIDES, Phase, Ritual, Variant
from meadhall.games.runes.rules.offers import Offer
from meadhall.games.runes.show.layout import FOOT, RADIUS, SIZES, WIDTH, Spot, border, corner, fit, hexagon, spots
from meadhall.games.runes.show.pieces import clamp, coins, explained, item, plate, stone, width_of
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


def spot_of(told: Told) -> str | None:
    """The id of the cell where an event happened."""
    place = (TOUCHED | TAKEN).get(told.name)
    return None if place is None else f"cell-{told.figures[place] + 1}"


def draw(view: Runes, brush: Brush) -> Markup:
    """The whole table."""
    width, height = SIZES[brush.shape]
    seen = spots(view)
    over = view.seat < 0  # nothing will be laid any more
    scale, x, y = fit([spot for spot in seen if spot.stone] if over else seen, width, height - FOOT[brush.shape])
    few = brush.shape == "tall"
    laid = [spot for spot in seen if spot.stone]
    choices = {spot.cell: f"cell:{spot.cell + 1}" for spot in seen if f"cell:{spot.cell + 1}" in brush.choices}
    plain = [_stone(view, brush, spot, few) for spot in laid if spot.cell not in choices]
    bare = [] if over else [_bare(s.cell, s.at) for s in seen if not s.stone and s.cell not in choices]
    swell = round(min(1.4, max(1.0, 0.8 / scale)), 2)  # signs shrink less than stones
    order = sorted(choices, key=lambda cell: (seen[cell].y, seen[cell].x))  # so that no rope hides a key
    chosen = [_choice(view, brush, seen[cell], choices[cell], few, swell) for cell in order]
    hints = [_hint(brush, seen[cell], offer, swell) for cell, offer in _best(view, brush).items()]
    found = forms.on_table(view)
    inner = element(
        "g", bare, plain, _clamps(view, laid), _outlines(view, brush, seen, found), _signs(view, brush, seen),
        hints, chosen, [_tag(view, seen, form) for form in found], transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )  # fmt: skip
    empty = element("text", brush.label("board-empty"), class_="say on-oak", x=width / 2, y=height / 2)
    return element(
        "svg",
        _ground(brush.shape),
        _laying(view) if choices else None,
        None if laid else empty, inner, _foot(view, brush, width, height),
        element("rect", class_="frame", width=width, height=height),
        class_=f"runes {brush.shape}", viewBox=f"0 0 {width} {height}", role="group", data_zoom="yes",
        aria_label=brush.label("board", ("stones", len(laid))),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _ground(shape: str) -> Markup:
    width, height = SIZES[shape]
    whole = {"width": width, "height": height}
    spot = element("path", id="spot", fill="none", pointer_events="all", d=hexagon(RADIUS - 2))
    return Markup(
        element("defs", PATTERNS, PLANKS, spot)
        + element("rect", class_="oak", **whole)
        + element("rect", fill="url(#planks)", **whole)
    )


# -- stones -----------------------------------------------------------------------------------------------------------


def _name(view: Runes, brush: Brush, spot: Spot) -> str:
    kind, owner = Phrase(explained(view.box, spot.stone)), SeatName(spot.owner)
    return brush.say(Phrase("board-stone", {"cell": spot.cell + 1, "stone": kind, "coins": spot.coins, "owner": owner}))


def _stone(view: Runes, brush: Brush, spot: Spot, few: bool) -> Markup:
    """A stone with its runes and the coins on it."""
    drawn = stone(view.box, spot.stone, spot.turn), coins(spot.owner, spot.coins, few)
    return _laid(*drawn, spot.cell, _name(view, brush, spot), explained(view.box, spot.stone), spot.at)


@lru_cache(maxsize=4096)
def _laid(drawn: Markup, on_it: Markup, cell: int, label: str, explain: str, at: str) -> Markup:
    return element(
        "g", SPOT, drawn, on_it, id=f"cell-{cell + 1}", class_="stop", role="img", aria_label=label,
        data_explain=explain, transform=at, data_why=f"cell:{cell + 1}",
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _bare(cell: int, at: str) -> Markup:
    """A cell in reach where nothing lies and nothing can be laid now: to be pointed at, not to be seen."""
    return element("use", href="#spot", id=f"cell-{cell + 1}", transform=at, data_why=f"cell:{cell + 1}")


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


def _choice(view: Runes, brush: Brush, spot: Spot, answer: str, few: bool, swell: float) -> Markup:
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
    won = _won(view, spot.cell)
    if won is not None:
        drawn.append(plate(won, 30 if spot.stone else 0, swell))
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
        brush.hit(answer, x=-WIDTH / 2, y=-RADIUS + 4, width=round(WIDTH, 1), height=2 * RADIUS - 8),
        id=f"cell-{spot.cell + 1}", class_="stop choosable fight" if fight else "stop choosable", transform=spot.at,
        data_explain=explained(view.box, spot.stone) if spot.stone else None, data_why=answer,
    )  # fmt: skip


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


def _outlines(view: Runes, brush: Brush, seen: list[Spot], found: list[Form]) -> list[Markup]:
    """A band in the owner's colour round every form."""
    drawn = []
    for number, form in enumerate(found):
        band = element("path", class_="form", d=border(view, seen, form.cells))
        words = brush.say(Phrase("board-form", {"form": Phrase(f"form-{form.kind}"), "owner": SeatName(form.seat)}))
        drawn.append(
            element(
                "g", band, band, id=f"form-{number + 1}", role="img", class_=f"seat-{form.seat + 1}", aria_label=words,
                data_explain=f"form-{form.kind}",
            )
        )  # fmt: skip
    return drawn


def _tag(view: Runes, seen: list[Spot], form: Form) -> Markup:
    """The coins that lie on a form, at its highest stone."""
    top = min((seen[cell] for cell in form.cells), key=lambda spot: (spot.y, spot.x))
    return element(
        "g", element("path", class_="sign", d=cut(48, 24, 5)), symbol(f"seat-{form.seat + 1}", -21, -9, 18),
        element("text", int(view.box.form), class_="say", x=11, y=6), class_="bonus", aria_hidden="true",
        transform=f"translate({top.x:g} {top.y - RADIUS + 6:g})",
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


# -- bag, deck, pile --------------------------------------------------------------------------------------------------


def _foot(view: Runes, brush: Brush, width: int, height: int) -> Markup:
    """What is left to draw, the top of the open pile, the die, and which way the game goes."""
    bag, deck = int(hands.in_bag(view)), int(cards.in_deck(view))
    items = [("bag", "hexstone", str(bag), brush.label("board-bag", ("stones", bag)))]
    if view.variant != Variant.CHILDREN:
        items.append(("deck", "ritual-card", str(deck), brush.label("board-deck", ("rituals", deck))))
    if view.roll:
        items.append(("roll", "die", str(view.roll), brush.label("board-roll", ("roll", int(view.roll)))))
    if view.seats > 2 and (view.way < 0 or view.turning):
        way = "turn-right" if view.way > 0 else "turn-left"
        items.append(("way", way, "", brush.label("board-turning" if view.turning else "board-back")))
    x, drawn = 0.0, []
    for name, icon, text, words in items:
        drawn.append(element("g", item(icon, text, words, x, 0), id=name, data_explain=f"foot-{name}"))
        x += width_of(text) + 8
    if view.open >= 0:
        name = f"ritual-{RITUALS[view.open]}"
        above = brush.shape == "tall"
        pile = item("scroll", brush.label(name), brush.label("board-pile", ("ritual", name)), 0 if above else x,
                     -34 if above else 0)  # fmt: skip
        drawn.append(element("g", pile, id="pile", data_explain="pile", data_why=f"play:{RITUALS[Ritual.COPY]}"))
    return element("g", drawn, class_="stop foot", id="foot", transform=f"translate(20 {height - 30})")
