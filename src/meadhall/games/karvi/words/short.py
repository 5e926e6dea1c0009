"""Karvi in short: answers and effects in a few words, and what a seat decides by."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from meadhall.engine.glances import Chip
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar, land, scoring, ship
from meadhall.games.karvi.rules.box import (
    DEEDS,
    FIELDS,
    GAINS,
    JOIN_BOTH,
    KINDS,
    LETTERS,
    MEASURES,
    OP,
    OPS,
    TRACKS,
    Box,
    Deed,
    Manner,
    Op,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.names import D, P
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.answers import MENU, fare, open_task, warrior
from meadhall.games.karvi.words.wording import Words, building, card, field, goods, piece, place_of, points

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

Worth = tuple[int, int]  # what the beer and the provision action are worth


# -- effects ----------------------------------------------------------------------------------------------------------


def brief(box: Box, at: int, worth: Worth) -> Words:
    """What an effect does, in as few words as possible."""
    found: list[list[int]] = []
    while box.ops[at] != Op.END:
        found.append([int(x) for x in box.ops[at : at + OP]])
        at += OP
    made = []
    for figures, alike in groupby(found):
        times, does = len(list(alike)), _brief(box, figures, worth)
        made.append(does if times == 1 else Phrase("brief-times", {"times": times, "effect": does}))
    return tuple(made)


def _brief(box: Box, figures: list[int], worth: Worth) -> Phrase:
    code, a, b, c, d, *_ = figures
    name = OPS[code].replace("_", "-")
    match code:
        case Op.GAIN:
            return Phrase(f"do-gain-{GAINS[a]}", {"n": b})
        case Op.FILL:
            return Phrase("brief-fill", {"n": int(box.most_bread)})
        case Op.ACT:
            n = worth[0] if a == Deed.BEER else worth[1]
            return Phrase(f"brief-act-{DEEDS[a]}", {"n": n})
        case Op.RELEASE:
            return Phrase(f"brief-release-{('tower', 'post')[a]}")
        case Op.SCORE:
            return Phrase("brief-score", {"points": points(a), "measure": Phrase(f"brief-per-{MEASURES[b]}")})
        case Op.CONVERT:
            return Phrase("brief-convert", {"gain": Phrase(f"do-gain-{GAINS[c]}", {"n": d}), "n": b})
        case Op.RAISE_EACH:
            return Phrase("brief-raise-each", {"side": ("healthy", "injured")[a], "n": b})
        case _:
            return Phrase(f"brief-{name}", {"n": a})


def space(box: Box, number: int, worth: Worth) -> Phrase:
    """What an action space offers."""
    first, *second = tables.halves(box, number)
    if not second:
        return Phrase("space-one", {"first": brief(box, first, worth)})
    name = "space-both" if box.space_join[number] == JOIN_BOTH else "brief-or"
    return Phrase(name, {"first": brief(box, first, worth), "second": brief(box, second[0], worth)})


def worth_of(s: Karvi, seat: int) -> Worth:
    """What the beer and the provision action are worth to a seat."""
    base = max(seat, 0) * P.SIZE + P.TRADES
    figures = dict(tables.more(s.box, track) for track in range(len(TRACKS)))
    beer = tables.beer_track(s.box)
    return figures["beer"][s.p[base + beer]], figures["bread"][s.p[base + 1 - beer]]


# -- answers ----------------------------------------------------------------------------------------------------------


def short(s: Karvi, family: str, labels: tuple[str, ...]) -> Phrase | None:
    """An answer in a few words; None: its own are few."""
    box, first = s.box, labels[0] if labels else ""
    task, a, *_ = open_task(s)
    match family:
        case "die" | "space":
            action = space(box, int(bar.space_at(s, place_of(first))), worth_of(s, int(s.seat)))
            return Phrase("short-space" if task == MENU else "short-at", {"action": action, "space": first})
        case "sail" | "far":
            goal = FIELDS.index(first)
            return Phrase("short-sail", {"field": field(box, goal), **_there(s, family, goal, task)})
        case "push":
            return Phrase("short-push", {"field": field(box, FIELDS.index(first))})
        case "card":
            does = brief(box, tables.card_boxes(box, int(first))[int(labels[1]) - 1], worth_of(s, int(s.seat)))
            return Phrase("short-card", {"effect": does, "card": card(box, int(first), inside=False)})
        case "discard" | "keep":
            name = card(box, int(first), inside=False)
            return Phrase(f"short-{family}", {"card": name, "more": "no" if open_task(s)[0] != MENU else "yes"})
        case "gold":
            return _gold(s, first)
        case "half":
            return Phrase("short-space", {"action": brief(box, open_task(s)[int(first)], worth_of(s, int(s.seat)))})
        case "take":
            does = brief(box, tables.trade_boxes(box, int(first))[int(labels[1]) - 1], worth_of(s, int(s.seat)))
            return Phrase("short-space", {"action": does})
        case "tile":
            return _tile(box, a, LETTERS.index(first), worth_of(s, int(s.seat)))
        case "place" | "draft" | "rune":
            return Phrase("short-piece", {"piece": Phrase(piece(first))})
        case "special":
            return Phrase("short-piece", {"piece": Phrase(f"special-{first}")})
        case "draw":
            return Phrase("short-piece", {"piece": Phrase(f"stack-{first}")})
        case "use":
            return _use(s, KINDS.index(first))
        case "raise" | "wound":
            return Phrase(f"short-{family}", dict(warrior(s, family, labels, a).args))
        case "end" | "none" | "explore" | "build" | "francia" | "throw":
            return Phrase(f"short-{family}")
        case _:
            return None


def _tile(box: Box, kind: int, letter: int, worth: Worth) -> Phrase:
    """A tile of a stack: what it gives, and what it asks for."""
    if tables.is_trade(kind):
        trade = tables.trade_tile(box, kind, letter)
        asks = goods(trade.fur, trade.silver, trade.gold)
        return Phrase("short-trade", {"points": points(trade.points), "cards": trade.cards, "goods": asks})
    raid = tables.raid_tile(box, kind, letter)
    gives = (points(raid.points), *brief(box, raid.effect, worth))
    return Phrase("short-raid", {"gives": gives, "n": raid.strength, "damage": raid.damage})


def _use(s: Karvi, kind: int) -> Phrase:
    """A trade or raid with what its tile asks for and gives."""
    name, letter = Phrase(f"kind-{KINDS[kind]}"), int(s.p[int(s.seat) * P.SIZE + P.TILE + kind]) - 1
    if tables.is_trade(kind):
        trade = tables.trade_tile(s.box, kind, letter)
        return Phrase("short-use-trade", {"tile": name, "points": points(trade.points), "n": sum(trade[:3])})
    raid = tables.raid_tile(s.box, kind, letter)
    return Phrase("short-use-raid", {"tile": name, "points": points(raid.points), "n": raid.damage})


def _gold(s: Karvi, what: str) -> Phrase:
    """What gold becomes, and how much of that there is."""
    base, kind = int(s.seat) * P.SIZE, what.rstrip("12")
    if kind == "beer":
        die = int(what[-1])
        has, most = int(s.die[D.BEER + int(s.seat) * 2 + die - 1]), int(s.box.most_beer)
        return Phrase("short-gold-beer", {"die": die, "n": has, "most": most, "dice": int(s.each)})
    at = {"fur": P.FUR, "silver": P.SILVER, "bread": P.BREAD}[kind]
    return Phrase(f"short-gold-{kind}", {"n": int(s.p[base + at]), "most": int(s.box.most_bread)})


def _there(s: Karvi, family: str, goal: int, task: int) -> dict[str, Any]:
    """What a place gives the asked seat, and whose ship leaves it."""
    manner, _ = fare(s, family, goal, task)
    seat = int(s.seat)
    pushed: Phrase | str = ""
    if goal and manner != Manner.PEACEFUL:
        rivals = [rival for rival in range(s.seats) if rival != seat and ship.field(s, rival) == goal]
        pushed = Phrase("there-pushes", {"rival": SeatName(rivals[0])}) if rivals else ""
    return {"there": there(s, seat, goal), "pushed": pushed, "pushes": "yes" if pushed else "no"}


def there(s: Karvi, seat: int, goal: int) -> Phrase:
    """What a field gives a seat that ends a move there."""
    box, place = s.box, int(s.box.place[goal])
    if place in (Place.TRADE, Place.RAID):
        kind = int(s.lies[goal])
        if not ship.can_use(s, seat, goal):
            return Phrase("there-yours" if s.p[seat * P.SIZE + P.TILE + kind] else "there-empty")
        low, high = span(box, kind)
        name = "there-trade" if tables.is_trade(kind) else "there-raid"
        good = Phrase(f"good-{KINDS[kind]}") if tables.is_trade(kind) else Phrase(f"kind-{KINDS[kind]}")
        asks = Phrase("there-one" if low == high else "there-span", {"low": low, "high": high})
        return Phrase(name, {"good": good, "span": asks})
    if place in (Place.TOWER, Place.POST):
        what = building(box, goal)
        if ship.can_use(s, seat, goal):
            return Phrase("there-build", {"points": points(int(land.spot(s, goal)))})
        if s.built[goal] >> seat & 1:
            return Phrase("there-built")
        return Phrase("there-full" if land.spot(s, goal) < 0 else f"there-no-{what}")
    return Phrase("there-harbour" if place == Place.START else "there-sea")


def span(box: Box, kind: int) -> tuple[int, int]:
    """What the tiles of a kind ask for, the least and the most: goods to pay, or strength to have."""
    letters = range(len(LETTERS))
    if tables.is_trade(kind):
        asked = [sum(tables.trade_tile(box, kind, letter)[:3]) for letter in letters]
    else:
        asked = [tables.raid_tile(box, kind, letter).strength for letter in letters]
    return min(asked), max(asked)


# -- a seat -----------------------------------------------------------------------------------------------------------


def chips(s: Karvi, of: int) -> list[Chip]:
    """What a seat pays, sails and fights with."""
    base = of * P.SIZE
    found = [
        Chip(name, str(int(s.p[base + at])), Phrase(f"goods-{name}"))
        for name, at in (("fur", P.FUR), ("silver", P.SILVER), ("gold", P.GOLD))
    ]
    bread, beer = f"{int(s.p[base + P.BREAD])}/{int(s.box.most_bread)}", int(scoring.beer(s, of))
    return [
        *found,
        Chip("bread", bread, Phrase("goods-bread")),
        Chip("beer", f"{beer}/{int(s.box.most_beer) * int(s.each)}", Phrase("goods-beer")),
        Chip("axe", str(int(scoring.strength(s, of))), Phrase("score-strength")),
    ]
