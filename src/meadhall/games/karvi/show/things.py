"""Things on offer drawn as things: tiles with what they ask and give, pieces to lay, stones, cards, start cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import bar, scoring
from meadhall.games.karvi.rules.box import (
    GEAR,
    KINDS,
    LETTERS,
    MEASURES,
    ON,
    ONS,
    RULE,
    RUNE_SLOT,
    RUNES,
    SORTS,
    SPECIALS,
    Box,
    Rule,
)  # fmt: skip
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.show.pieces import MEASURE_SIGNS, Icon, Worth, drawn, icons, worth, written
from meadhall.games.karvi.words import tables, wording
from meadhall.games.karvi.words.answers import open_task
from meadhall.games.karvi.words.telling import kind_sign, piece_sign
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

WIDTH, HEIGHT = 250, 62  # of a thing in the list
LEFT = 62  # where what it asks and gives begins
LETTER = 6.1  # width of a letter of a tile's name, about
ON_SIGNS = {
    "equip": "equip", "tower": "tower", "post": "tradepost", "explore": "map", "bread": "bread", "raid": "axe-double",
    "death": "valhalla", "tradecard": "trade-card", "trade": "post-double", "yield": "yield", "card": "equip-card",
    "locked": "lock",
}  # fmt: skip
SMALLEST = 12.0  # of a symbol in a row
NO_WORTH = Worth(0, 0)


@lru_cache(maxsize=256)
def signs(names: tuple[str, ...]) -> Markup:
    """Symbols side by side on a little tile, as a list shows them."""
    made = [element("svg", element("use", href=f"{SYMBOLS}#{one}"), aria_hidden="true") for one in names[:3]]
    return element("span", made, class_=f"chip signs n{len(made)}", aria_hidden="true")


def _widths(found: Sequence[Icon], size: float) -> list[float]:
    return [size + (0 if one.sign == "points" or not one.figure else 3 + 7 * len(one.figure)) for one in found]


def fits(found: Sequence[Icon], size: float, room: float) -> bool:
    """Whether a row has room for its symbols in their size."""
    return sum(_widths(found, size)) <= room


def row(found: Sequence[Icon], left: float, top: float, size: float, room: float) -> Markup:
    """Symbols with their figures in a row; closer where there are many, and smaller before one hides another."""
    size = max(SMALLEST, size - max(0.0, sum(_widths(found, size)) - room) / max(1, len(found)))
    widths = _widths(found, size)
    gap = min(5.0, (room - sum(widths)) / max(1, len(found) - 1))
    made = []
    for one, wide in zip(found, widths, strict=True):
        made.append(drawn(one, (left, top, size), (left + size + (wide - size) / 2 + 1, top + size * 0.75)))
        left += wide + gap
    return Markup("".join(made))


def named(title: str, x: float, y: float, room: float) -> Markup:
    """The name of a tile, of a raid its number where there is no room for more; a long one leaves it to the picture."""
    fitting = [word for word in (title, title.rpartition(" ")[2]) if LETTER * len(word) <= room - 2]
    return written(fitting[0], "few", (x, y)) if fitting else Markup("")


@lru_cache(maxsize=2048)
def face(sign: str, title: str, asks: tuple[Icon, ...], gives: tuple[Icon, ...], ready: bool) -> Markup:
    """A thing: its picture and name, what it asks above the line, what it gives below; a tick where it is payable."""
    room = WIDTH - LEFT - 10
    parts = [
        element("path", class_="step", d=cut(WIDTH - 2, HEIGHT - 2, 5, WIDTH / 2, HEIGHT / 2)),
        symbol(sign, LEFT / 2 - 18, 5, 34),
        named(title, LEFT / 2 - 1, 55, LEFT),
    ]
    if asks:
        parts += [element("path", class_="or", d=f"M{LEFT} 31h{room}"), row(asks, LEFT, 7, 20, room - 22)]
        parts.append(row(gives, LEFT, 36, 21, room))
    else:
        parts.append(row(gives, LEFT, 19, 25, room))
    if ready:
        parts.append(symbol("tick", WIDTH - 26, 8, 17, class_="tickmark"))
    return element("svg", parts, class_="karvi-thing", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")


def goods(fur: int, silver: int, gold: int = 0) -> list[Icon]:
    """So many pieces, each drawn; many are one with a figure."""
    made = []
    many = fur + silver + gold > 6
    for name, n in (("fur", fur), ("silver", silver), ("gold", gold)):
        made += ([Icon(name, str(n))] if n else []) if many else [Icon(name, "")] * n
    return made


@lru_cache(maxsize=256)
def tile_terms(box: Box, kind: int, letter: int) -> tuple[tuple[Icon, ...], tuple[Icon, ...]]:
    """What a trade or raid tile asks for, and what it gives."""
    if tables.is_trade(kind):
        trade = tables.trade_tile(box, kind, letter)
        cards = [Icon("trade-card", "")] * trade.cards
        return tuple(goods(trade.fur, trade.silver, trade.gold)), (Icon("points", str(trade.points)), *cards)
    raid = tables.raid_tile(box, kind, letter)
    wounds = [Icon("wound", str(raid.damage))] if raid.damage else []
    return (Icon("axe", str(raid.strength)), *wounds), (
        Icon("points", str(raid.points)),
        *icons(box, raid.effect, NO_WORTH),
    )


@lru_cache(maxsize=64)
def gear_terms(box: Box, gear: int) -> tuple[Icon, ...]:
    """What an equipment tile does: what it answers to and brings, or the rule it changes."""
    found: list[Icon] = []
    for event in range(ON):
        at = int(box.on[gear * ON + event])
        if at >= 0:
            found += [Icon(ON_SIGNS[ONS[event]], ""), Icon("next", ""), *icons(box, at, NO_WORTH)]
    rules = [int(x) for x in box.rule[gear * RULE : gear * RULE + RULE]]
    drawn_rules = {
        Rule.FAR_STEPS: Icon("longship", "+"), Rule.SMUGGLE_BEER: Icon("beer", f"−{rules[Rule.SMUGGLE_BEER]}"),
        Rule.BEER_CAP: Icon("beer", str(rules[Rule.BEER_CAP])), Rule.MAP: Icon("map", ""),
        Rule.ARMOUR: Icon("shield", str(rules[Rule.ARMOUR])),
        Rule.RAID_FACTOR: Icon("axe-double", f"×{rules[Rule.RAID_FACTOR]}"), Rule.BOTH_LOCKED: Icon("lock", "2"),
    }  # fmt: skip
    return (*(icon for rule, icon in drawn_rules.items() if rules[rule]), *found)


@lru_cache(maxsize=64)
def rune_terms(box: Box, rune: int) -> tuple[Icon, ...]:
    """What a rune counts, and its two goals."""
    goal = tables.goal(box, rune)
    measure = Icon(MEASURE_SIGNS[MEASURES[goal.measure]], str(goal.easy))
    more = Icon(MEASURE_SIGNS[MEASURES[goal.measure]], str(goal.hard))
    return measure, Icon("points", str(goal.easy_points)), more, Icon("points", str(goal.hard_points))


@lru_cache(maxsize=64)
def need(box: Box, piece: int) -> tuple[Icon, ...]:
    """What must be met before a piece is laid."""
    measure, many = tables.need(box, piece)
    return (Icon(MEASURE_SIGNS[MEASURES[measure]], str(many)),)


def slot_price(box: Box, slot: int) -> tuple[Icon, ...]:
    """What a slot of the mat costs."""
    asked, _ = tables.slot(box, slot)
    either = [Icon("fur", str(asked.free), "silver")] if asked.free else []
    return (*goods(asked.fur, asked.silver), *either)


# -- answers as things ------------------------------------------------------------------------------------------------


def picture(s: Karvi, family: str, labels: tuple[str, ...], brush: Brush) -> Markup | None:
    """The thing an answer offers; None where its symbol says enough."""
    box, first = s.box, labels[0] if labels else ""
    value = worth(s, brush)
    match family:
        case "die" | "space":
            return None if family == "space" else _space_signs(s, first, value)
        case "tile":
            kind, letter = open_task(s)[1], LETTERS.index(first)
            asks, gives = tile_terms(box, kind, letter)
            return face(kind_sign(kind), brush.label(f"kind-{KINDS[kind]}"), asks, gives, payable(s, kind, letter))
        case "use":
            kind = KINDS.index(first)
            letter = int(s.p[int(s.seat) * P.SIZE + P.TILE + kind]) - 1
            asks, gives = tile_terms(box, kind, letter)
            return face(kind_sign(kind), brush.label(f"kind-{first}"), asks, gives, ready=True)
        case "special":
            return _special(box, SPECIALS.index(first), brush, value)
        case "place" | "draft" | "rune":
            return _piece(s, first, brush, family)
        case "half":
            return face("die", "", (), tuple(icons(box, open_task(s)[int(first)], value)), ready=False)
        case "startcard":
            return _start(s, int(first), brush)
        case _:
            return None


def _space_signs(s: Karvi, label: str, value: Worth) -> Markup:
    number = int(bar.space_at(s, wording.place_of(label)))
    found = [icon for half in tables.halves(s.box, number) for icon in icons(s.box, half, value)]
    return signs(tuple(name for one in found for name in (one.sign, one.also) if name))


def payable(s: Karvi, kind: int, letter: int) -> bool:
    """Whether the asked seat could use a tile on offer at once, with what it has."""
    base = int(s.seat) * P.SIZE
    if tables.is_trade(kind):
        trade = tables.trade_tile(s.box, kind, letter)
        has = (int(s.p[base + at]) for at in (P.FUR, P.SILVER, P.GOLD))
        return all(have >= asked for have, asked in zip(has, trade[:3], strict=True))
    return int(scoring.strength(s, s.seat)) >= tables.raid_tile(s.box, kind, letter).strength


def _special(box: Box, stone: int, brush: Brush, value: Worth) -> Markup:
    measure, each = tables.special(box, stone)
    at_once = tuple(icons(box, int(box.special_effect[stone]), value))
    later = (Icon("points", str(each)), Icon(MEASURE_SIGNS[MEASURES[measure]], ""))
    return face("rune", f"+{each}", at_once, later, ready=False)


def _piece(s: Karvi, name: str, brush: Brush, family: str) -> Markup:
    box = s.box
    sign, at = piece_sign(box, name), GEAR.index(name) if name in GEAR else RUNES.index(name)
    number = at if name in GEAR else len(GEAR) + at
    does = gear_terms(box, at) if name in GEAR else rune_terms(box, at)
    slot = int(box.gear_slot[at]) if name in GEAR else RUNE_SLOT
    asks = need(box, number) if family == "draft" else slot_price(box, slot)
    return face(sign, name, asks, does, ready=family == "place")


def _start(s: Karvi, value: int, brush: Brush) -> Markup:
    card = tables.start(s.box, value, int(s.side))
    beer = [Icon("beer", str(card.left)), *([Icon("beer", str(card.right))] if s.each > 1 else [])]
    store = [Icon(name, str(n)) for name, n in (("fur", card.fur), ("silver", card.silver), ("gold", card.gold)) if n]
    rest = [Icon("warrior", str(card.warrior))] if card.warrior else []
    rest += [Icon(f"{SORTS[card.sort]}-card", "")] if 0 <= card.sort < len(SORTS) else []
    rest += [Icon("bread", str(card.bread))] if card.bread else []
    return face("scroll", str(value), tuple(beer), (*store, *rest), ready=False)
