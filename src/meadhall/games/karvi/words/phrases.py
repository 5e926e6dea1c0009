"""What Karvi says: its questions, answers and events as phrases. The words are in en.ftl and de.ftl."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, beer, functions, land, scoring, ship, turn
from meadhall.games.karvi.rules.box import (
    FIELDS,
    GAINS,
    KINDS,
    LETTERS,
    OP,
    ROUND_TILES,
    RUNES,
    SORTS,
    SPECIALS,
    Box,
    Rule,
)  # fmt: skip
from meadhall.games.karvi.rules.names import TASKS, D, P, Task
from meadhall.games.karvi.rules.pile import TASK, rule, top
from meadhall.games.karvi.rules.question import Effect, Figure, Points, Seat, Truth, Word
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import (
    PIECES,
    TRACKS,
    card,
    effect,
    field,
    operation,
    piece,
    place,
    place_of,
    points,
    price,
    rune_name,
    space,
    tile,
)

PRICE = 2  # the figure of a conversion that says how many are given
MENU = -1  # no task is open


def open_task(s: Karvi) -> list[int]:
    """The open task and its figures."""
    return [int(figure) for figure in s.todo[(s.depth - 1) * TASK : s.depth * TASK]] if s.depth else [MENU, 0]


# -- questions --------------------------------------------------------------------------------------------------------


def question(s: Karvi) -> Phrase:
    """What the asked seat has to decide."""
    if s.seat == OVER:
        return Phrase("ask-over")
    args: dict[str, Any] = {"who": SeatName(s.seat)}
    args |= {figure.name: said(s.box, figure, value) for figure, value in turn.asked(s).told(s)}
    return Phrase(f"ask-{TASKS[top(s)]}", args)


def said(box: Box, figure: Figure, value: int) -> Any:
    """A figure of a question as a sentence tells it."""
    match figure:
        case Seat():
            return SeatName(value)
        case Word(noun="", words=words):
            return words[value]
        case Word(noun=noun, words=words):
            return Phrase(f"{noun}-{words[value]}")
        case Effect():
            return operation([int(x) for x in box.ops[value : value + OP]]) if value >= 0 else ""
        case Points():
            return points(value)
        case Truth():
            return "yes" if value else "no"
        case _:
            return value


# -- answers ----------------------------------------------------------------------------------------------------------


def answer(s: Karvi, family: str, labels: tuple[str, ...]) -> Phrase:
    """What an answer would do, in short."""
    name, box, seat = f"answer-{family}", s.box, int(s.seat)
    task, a, *_ = open_task(s)
    first = labels[0] if labels else ""
    match family:
        case "die" | "space":
            at = place_of(first)
            free = task in (Task.MOVE, Task.STACK) or (task == Task.SPACE and a == 1)
            cost = 0 if free else int(bar.cost(s, seat, at))
            return Phrase(name, {"place": place(at), "action": space(box, int(bar.space_at(s, at))), "cost": cost})
        case "card":
            no, k = int(first), int(labels[1]) - 1
            paid, does = price(tables.card_price(box, no)), effect(box, tables.card_boxes(box, no)[k])
            return Phrase(name, {"card": card(no), "effect": does, "cost": paid})
        case "discard" | "keep":
            return Phrase(name, {"card": card(int(first))})
        case "gold":
            return Phrase(name, {"what": first})
        case "sail" | "far" | "push":
            return voyage(s, family, FIELDS.index(first), task)
        case "half":
            return Phrase(name, {"effect": effect(box, open_task(s)[int(first)])})
        case "bonus":
            tile_no = a - 1 if task == Task.EQUIP else int(s.p[seat * P.SIZE + P.HEAD]) - 1
            return Phrase(name, {"tile": Phrase(PIECES[tile_no])})
        case "fur":
            return Phrase(name, {"fur": int(first), "silver": a - int(first)})
        case "spend":
            many = int(box.ops[a + PRICE]) if task == Task.CONVERT else a
            return Phrase(name, {"fur": int(first), "silver": many - int(first)})
        case "beer":
            return Phrase(name, {"left": int(first), "right": int(beer.fitting(s, a)) - int(first)})
        case "raise" | "dismiss" | "wound":
            return Phrase(name, {"side": first, "value": int(labels[1]), "points": points(int(labels[1]))})
        case "heal" | "flip" | "double" | "give" | "startcard" | "bread":
            return Phrase(name, {"value": int(first)})
        case "draw":
            return Phrase(name, {"sort": Phrase(f"sort-{first}")})
        case "place" | "draft":
            return Phrase(name, {"piece": Phrase(piece(first))})
        case "cover":
            rune = int(s.p[seat * P.SIZE + P.RUNE + int(first) - 1]) - 1
            return Phrase(name, {"rune": rune_name(rune)})
        case "use":
            kind = KINDS.index(first)
            return Phrase(name, {"tile": tile(box, kind, int(s.p[seat * P.SIZE + P.TILE + kind]) - 1)})
        case "francia":
            return francia(s, task)
        case "take":
            at = tables.trade_boxes(box, int(first))[int(labels[1]) - 1]
            return Phrase(name, {"card": Phrase(f"tradecard-{first}"), "effect": effect(box, at)})
        case "locked":
            return Phrase(name, {"effect": effect(box, int(box.locked[TRACKS.index(first)]))})
        case "build":
            at = ship.field(s, seat)
            return Phrase(name, {"points": points(int(land.spot(s, at))), "field": field(at)})
        case "tile":
            return Phrase(name, {"tile": tile(box, a, LETTERS.index(first))})
        case "special":
            return Phrase(name, {"stone": Phrase(f"special-{first}")})
        case "smuggle" | "mine":
            die = seat * 2 + int(first) - 1
            has, where = int(s.die[D.BEER + die]), place(int(functions.die_space(s, die)))
            return Phrase(name, {"die": int(first), "beer": has, "place": where})
        case "any":
            owner, number = int(first) - 1, int(labels[1])
            has = int(s.die[D.BEER + owner * 2 + number - 1])
            return Phrase(name, {"who": SeatName(owner), "die": number, "beer": has})
        case "rune":
            return Phrase(name, {"rune": Phrase(f"rune-{first}")})
        case _:
            return Phrase(name)


def voyage(s: Karvi, family: str, goal: int, task: int) -> Phrase:
    """A way for the ship, with its provisions and whether others lie there."""
    if family == "push":
        return Phrase("answer-push", {"field": field(goal)})
    seat = int(s.seat)
    manner = 0
    if task in (Task.SAIL, Task.TO_SHIP):
        manner = open_task(s)[2 if task == Task.SAIL else 1]
    bread = int(ship.toll(s, seat, goal, manner))
    if task == MENU and family == "sail":
        bread += int(s.box.steps(s.side, ship.has_map(s, seat), ship.field(s, seat), goal))
    if family == "far":
        bread += int(rule(s, seat, Rule.FAR_BREAD))
    stays = goal == ship.field(s, seat)
    return Phrase("answer-sail-stay" if stays else f"answer-{family}", {"field": field(goal), "bread": bread})


def francia(s: Karvi, task: int) -> Phrase:
    """A trade or a raid in Francia."""
    box, seat = s.box, s.seat
    if task == Task.TRADE:
        paid = points(int(box.francia_points[0]))
        return Phrase("answer-francia", {"how": "trade", "price": int(box.francia_price), "points": paid})
    damage = max(0, int(box.francia_damage) - int(rule(s, seat, Rule.ARMOUR)))
    won = points(int(box.francia_points[1]) * max(1, int(rule(s, seat, Rule.RAID_FACTOR))))
    return Phrase("answer-francia", {"how": "raid", "damage": damage, "points": won})


# -- events -----------------------------------------------------------------------------------------------------------


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    name, who = f"event-{told.name}", SeatName(a)
    args: dict[str, Any] = {"who": who}
    match told.name:
        case "round":
            return Phrase(name, {"round": a})
        case "tile-off":
            return Phrase(name, {"tile": Phrase(f"round-{ROUND_TILES[a]}")})
        case "moved":
            args |= {"die": b + 1, "place": place(c), "beer": d}
        case "used":
            args |= {"place": place(b)}
        case "gained":
            args |= {"what": Phrase(f"do-gain-{GAINS[b]}", {"n": c})}
        case "sailed":
            args |= {"from": field(b), "field": field(c), "bread": d, "stays": "yes" if b == c else "no"}
        case "pushed":
            args |= {"rival": SeatName(b), "field": field(d)}
        case "explored":
            args |= {"kind": Phrase(f"kind-{KINDS[b]}"), "field": field(c)}
        case "took-tile":
            args |= {"tile": tile(box, b, c)}
        case "built":
            args |= {"field": field(b), "points": points(c)}
        case "special" | "threw":
            args |= {"stone": Phrase(f"special-{SPECIALS[b]}")}
        case "recruited" | "dismissed" | "healed" | "wounded" | "fell" | "flipped" | "chose":
            args |= {"value": b, "points": points(b)}
        case "raised":
            args |= {"from": b, "to": c}
        case "drew" | "discarded":
            args |= {"card": card(b)}
        case "drew-back" | "discarded-back":
            args |= {"sort": Phrase(f"sort-{SORTS[b]}"), "level": c}
        case "played":
            args |= {"card": card(b), "effect": effect(box, tables.card_boxes(box, b)[c])}
        case "exchanged":
            args |= {"what": Phrase(f"do-gain-{GAINS[b]}", {"n": 1})}
        case "laid":
            args |= {"piece": Phrase(PIECES[b]), "points": points(c)}
        case "traded" | "raided":
            args |= {"tile": tile(box, b, c), "points": points(d)}
        case "francia":
            args |= {"how": TRACKS[b], "points": points(c)}
        case "trade-card":
            args |= {"card": Phrase(f"tradecard-{b + 1}"), "effect": effect(box, tables.trade_boxes(box, b + 1)[c])}
        case "released":
            args |= {"building": ("tower", "post")[b]}
        case "unlocked":
            args |= {"what": ("action", "map", "francia")[b]}
        case "beer":
            args |= {"die": b + 1, "beer": c}
        case "drafted":
            args |= {"piece": Phrase(PIECES[b])}
        case "first-rune":
            args |= {"rune": Phrase(f"rune-{RUNES[b]}")}
        case "bonus":
            args |= {"piece": Phrase(PIECES[b])}
        case "smuggled":
            args |= {"die": b + 1}
        case "ended":
            return Phrase(name)
    return Phrase(name, args)


def status(s: Karvi, of: int) -> Phrase:
    """Where a seat stands, in a few words."""
    base = of * P.SIZE
    return Phrase(
        "status",
        {
            "field": field(int(s.p[base + P.FIELD])),
            "strength": int(scoring.strength(s, of)),
            "trades": int(s.p[base + P.TRADES]),
            "raids": int(s.p[base + P.RAIDS]),
            "cards": int(scoring.hand(s, of)),
        },
    )
