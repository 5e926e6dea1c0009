"""What an answer would do: in short, and in small what it brings, costs and risks."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules import ferry, land, scoring, wheel
from meadhall.games.wikinger.rules.income import (
    Income,
    sites,
    threatened,
    with_building,
    with_figure,
    with_ship,
)
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    GREATS,
    NONE,
    SPECIALS,
    STANDS,
    Figure,
    Own,
    Row,
    Special,
    Tile,
    is_middle,
    is_ship,
)
from meadhall.games.wikinger.rules.standing import brings_special, places
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.words import naming
from meadhall.games.wikinger.words.about import worth

NOTHING = Income(0, 0, 0, 0)


def price(view: Wikinger, seat: int, amount: int) -> Phrase:
    """What an amount takes from a seat, in gold and in points."""
    gold = min(amount, int(view.own[seat * Own.SIZE + Own.GOLD]))
    return Phrase("price", {"gold": gold, "points": amount - gold})


def answer(view: Wikinger, family: str, labels: tuple[str, ...]) -> Phrase:
    """What an answer would do."""
    name = f"answer-{family}"
    label = labels[0] if labels else ""
    match family:
        case "bid":
            short = yes(int(label) > view.own[view.seat * Own.SIZE + Own.GOLD])  # points pay the rest
            return Phrase(name, {"bid": int(label), "price": price(view, view.seat, int(label)), "short": short})
        case "remove":
            return Phrase(name, {"figures": naming.many(FIGURES.index(label) + 1, 1)})
        case "colour":
            return _placing(view, FIGURES.index(label) + 1)
        case "buy":
            return _buying(view, int(label))
        case "start":
            return Phrase(name, {"row": naming.of_row(int(label))})
        case "lay":
            row, column = int(label), int(labels[1])
            return _mooring(view, column) if row == Row.SHIPS else _laying(view, row, column)
        case "stand":
            row, column = int(view.hand_figure), int(view.hand_column)
            return Phrase(name, _standing(view, row, column))
        case "special":
            return _taking(view, SPECIALS.index(label))
        case "swap":
            row, column = int(label), int(labels[1])
            points = with_building(view, view.seat, int(view.building), row, column)
            return Phrase(name, {"row": naming.of_row(row), "column": column, "points": points})
        case "ferry" | "boat":
            return _crossing(view, name, label)
        case "stop":
            return Phrase(name, {"boatmen": _boatmen(view)})
        case "to":
            row, column = int(label), int(labels[1])
            return Phrase(name, {"row": naming.of_row(row), "column": column, **_standing(view, row, column)})
        case _:
            return Phrase(name)


def yes(so: bool) -> str:
    """How words are told that something is so."""
    return "yes" if so else "no"


def brings(change: Income) -> tuple[Phrase, ...]:
    """What an income is, in words."""
    said = []
    if change.every:
        said.append(Phrase("brings-every", {"n": change.every}))
    if change.gold or change.points:
        said.append(Phrase("brings-large", {"sum": Phrase("price", {"gold": change.gold, "points": change.points})}))
    if change.feeds:
        said.append(Phrase("brings-food", {"n": change.feeds}))
    return tuple(said) or (Phrase("brings-nothing"),)


def _standing(view: Wikinger, row: int, column: int, tile: int = NONE) -> dict[str, Any]:
    """How a figure would fare on a cell."""
    seat = view.seat
    repels = yes(land.would_repel(view, seat, row, column))
    threat = yes(land.would_be_threatened(view, seat, row, column))
    return {"threat": threat, "repels": repels, "brings": brings(with_figure(view, seat, row, column, tile))}


def _placing(view: Wikinger, figure: int) -> Phrase:
    """A colour goes to the dearest prices that are free."""
    number = int(view.pool[figure])
    dearest = max(slot for slot in range(view.slots) if view.figure[slot] == NONE)
    prices = {"first": dearest, "last": dearest - number + 1}
    return Phrase("answer-colour", {"figures": naming.many(figure, number), "n": number, **prices})


def _buying(view: Wikinger, slot: int) -> Phrase:
    seat, tile, figure = view.seat, int(view.tile[slot]), int(view.figure[slot])
    cost = slot - int(wheel.cheapest(view))
    begun = view.own[seat * Own.SIZE + Own.REACH] > 0
    rows = {row for row, _ in places(view, seat, tile)} if begun else {figure}
    fate = "ship" if is_ship(tile) else "lost" if not rows else "stands" if figure in rows - {Row.SHIPS} else "ashore"
    if figure == Figure.BOATMAN and fate == "ashore":
        fate = "boatman"
    args: dict[str, Any] = {"tile": naming.tile(view.box, tile), "figure": naming.figure(figure), "fate": fate}
    args |= {"price": price(view, seat, cost), "cost": cost, "special": yes(brings_special(view, slot))}
    args |= {"the-figure": naming.the_figure(figure), "row": naming.of_row(figure), "value": _value(view, figure)}
    return Phrase("answer-buy", args | {"worth": worth(view.box, tile)})


def _value(view: Wikinger, figure: int) -> Phrase:
    """What a figure on an island brings its buyer, unless it is threatened."""
    seat, box = view.seat, view.box
    match figure:
        case Figure.NOBLE:
            n = box.noble_points + scoring.bonus(view, seat, Special.NOBLE_1)
        case Figure.SCOUT:
            n = box.scout_points + scoring.bonus(view, seat, Special.SCOUT_1)
        case Figure.GOLDSMITH:
            gold = scoring.bonus(view, seat, Special.GOLDSMITH_1) + scoring.bonus(view, seat, Special.GOLDSMITH_2)
            n = box.goldsmith_gold + gold
        case _:
            n = box.fisher_feeds
    return Phrase("value", {"figure": FIGURES[figure - 1], "n": int(n), "more": int(n + 2 * box.scout_points)})


def _laying(view: Wikinger, row: int, column: int) -> Phrase:
    figure, tile = int(view.hand_figure), int(view.hand_tile)
    args: dict[str, Any] = {
        "row": naming.of_row(row),
        "column": column,
        "the-figure": naming.the_figure(figure),
        "stands": yes(row == figure),
        "island": int(land.island_with(view, view.seat, row, column, tile)),
        "threat": "no",
        "repels": "no",
        "brings": (),
        "great": "no",
    }
    if row == figure:
        args |= _standing(view, row, column, tile)
    special = Special.GREAT_FARM + tile - Tile.FARM
    if is_middle(tile) and view.own[view.seat * Own.SIZE + Own.SPECIAL + special]:
        args["great"] = "yes"
    return Phrase("answer-lay", args)


def _mooring(view: Wikinger, column: int) -> Phrase:
    """A ship goes to a column: a warrior there repels it, or it threatens whoever stands below."""
    seat, tile = view.seat, int(view.hand_tile)
    change = with_ship(view, seat, column, tile)
    args: dict[str, Any] = {"column": column, "reach": naming.of_row(int(view.box.reach[tile]))}
    args["worth"] = worth(view.box, tile)
    if view.land[land.at(view, seat, Row.WARRIORS, column)] >= STANDS:
        return Phrase("answer-lay-ship", {**args, "repelled": "yes", "brings": brings(change), "n": 0})
    loss = brings(NOTHING.less(change)) if change != NOTHING else (Phrase("price", {"gold": 0, "points": 0}),)
    return Phrase(
        "answer-lay-ship", {**args, "repelled": "no", "brings": loss, "n": threatened(view, seat, column, tile)}
    )


def _taking(view: Wikinger, special: int) -> Phrase:
    """A special tile with what it brings as the taker's land lies."""
    seat, box, name = view.seat, view.box, SPECIALS[special]
    amount, who = int(box.amount[special]), name.rpartition("-")[0]
    args: dict[str, Any] = {"special": naming.special(box, special), "kind": name, "n": amount, "now": 0, "instead": 0}
    args["building"] = ""
    if name in GREATS:
        there = sites(view, seat, special)
        args |= {"kind": "great" if there else "aside", "building": naming.building(box, name.removeprefix("great-"))}
        args["now"] = max((with_building(view, seat, special, *cell) for cell in there), default=0)
    elif who in FIGURES:
        args |= {"kind": who, "now": amount * int(land.unthreatened(view, seat, FIGURES.index(who) + 1))}
    elif special == Special.FERRYMAN:
        args["now"] = int(box.most_boatmen)
    elif special == Special.SURPLUS:
        args["instead"] = int(box.surplus)
    elif special == Special.EXCHANGE:
        args["instead"] = int(box.gold_a_point)
    return Phrase("answer-special", args)


def _crossing(view: Wikinger, name: str, label: str) -> Phrase:
    seat, left = view.seat, {"boatmen": _boatmen(view) - 1}
    if label == "each":
        cargo = range(Figure.WARRIOR, Figure.FISHER + 1)
        crew = tuple(naming.many(figure, 1) for figure in cargo if ferry.passengers(view, seat, figure))
        return Phrase(f"{name}-each", {"figures": crew, **left})
    figure = FIGURES.index(label) + 1
    number = int(ferry.passengers(view, seat, figure))
    if view.advanced and name == "answer-ferry":
        number = 1
    return Phrase(name, {"figures": naming.many(figure, number), **left})


def _boatmen(view: Wikinger) -> int:
    return int(view.own[view.seat * Own.SIZE + Own.ASHORE + Figure.BOATMAN])
