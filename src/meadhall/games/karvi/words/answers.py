"""What Karvi's answers would do, with what they bring, cost and risk in figures."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar, beer, cards, crew, functions, land, scoring, ship
from meadhall.games.karvi.rules.box import (
    FIELDS,
    GAINS,
    GEAR,
    KINDS,
    LETTERS,
    ON,
    RUNES,
    SORTS,
    SPECIALS,
    STOPS,
    TRACKS,
    Manner,
    On,
    Place,
    Rule,
    Track,
)  # fmt: skip
from meadhall.games.karvi.rules.figures import Conversion, SlotCost
from meadhall.games.karvi.rules.names import TASKS, D, P, Task
from meadhall.games.karvi.rules.pile import TASK, bonus_of, rule, top
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.words import about, tables
from meadhall.games.karvi.words.now import Now
from meadhall.games.karvi.words.wording import (
    PIECES,
    Words,
    boxes,
    building,
    card,
    cost,
    effect,
    field,
    francia_figures,
    goods,
    piece,
    place,
    place_of,
    points,
    price,
    rune_id,
    space,
    step,
    the,
    tile_terms,
)

MENU = -1  # no task is open


def open_task(s: Karvi) -> list[int]:
    """The open task and its figures."""
    return [int(figure) for figure in s.todo[(s.depth - 1) * TASK : s.depth * TASK]] if s.depth else [MENU, 0]


def answer(s: Karvi, family: str, labels: tuple[str, ...]) -> Phrase:
    """What an answer would do, in short."""
    name, box, seat = f"answer-{family}", s.box, int(s.seat)
    task, a, *_ = open_task(s)
    first = labels[0] if labels else ""
    match family:
        case "die" | "space":
            return use_space(s, family, place_of(first), task, a)
        case "card":
            no, k = int(first), int(labels[1]) - 1
            does = effect(box, tables.card_boxes(box, no)[k], Now(s))
            return Phrase(name, {"card": card(box, no), "effect": does, "cost": price(tables.card_price(box, no))})
        case "discard":
            second = "yes" if task == Task.DISCARD else "no"
            return Phrase(name, {"card": card(box, int(first)), "second": second, "n": int(box.cards_for_gold)})
        case "keep":
            no = int(first)
            paid, does_one = price(tables.card_price(box, no)), boxes(box, tables.card_boxes(box, no))
            return Phrase(name, {"card": card(box, no), "cost": paid, "effect": does_one})
        case "gold":
            return Phrase(name, {"what": first})
        case "sail" | "far":
            return voyage(s, family, FIELDS.index(first), task)
        case "push":
            return Phrase(name, {"rival": SeatName(a), "field": field(box, FIELDS.index(first), "to")})
        case "half":
            return Phrase(name, {"effect": effect(box, open_task(s)[int(first)], Now(s))})
        case "bonus":
            event, tile = (On.EQUIP, a - 1) if task == Task.EQUIP else (On.TRADE, int(bonus_of(s, seat, On.TRADE)))
            return Phrase(name, {"tile": the(box, PIECES[tile]), "effect": effect(box, int(box.on[tile * ON + event]))})
        case "fur":
            return Phrase(name, {"goods": goods(int(first), a - int(first))})
        case "spend":
            many = int(box.ops[a + Conversion.PRICE]) if task == Task.CONVERT else a
            gain = conversion(s, 1) if task == Task.CONVERT else ""
            return Phrase(name, {"goods": goods(int(first), many - int(first)), "gain": gain})
        case "beer":
            left, right = int(first), int(beer.fitting(s, a)) - int(first)
            has = [int(s.die[D.BEER + seat * 2 + k]) for k in range(2)]
            return Phrase(name, {"left": left, "right": right, "first": has[0] + left, "second": has[1] + right})
        case "raise" | "dismiss" | "wound" | "heal" | "flip" | "double" | "give":
            return warrior(s, family, labels, a)
        case "bread":
            times = int(first)
            return Phrase(name, {"n": times * int(box.ops[a + Conversion.PRICE]), "gain": conversion(s, times)})
        case "draw":
            return Phrase(name, {"sort": first, "n": int(cards.stack_size(s, SORTS.index(first)))})
        case "place":
            return lay(s, piece(first))
        case "draft" | "rune":
            return Phrase(name, {"piece": the(box, piece(first)), "about": does_piece(s, piece(first))})
        case "cover":
            rune = int(s.p[seat * P.SIZE + P.RUNE + int(first) - 1]) - 1
            worth = points(int(scoring.rune_points(s, seat, rune)))
            return Phrase(name, {"rune": the(box, rune_id(rune)), "points": worth})
        case "throw":
            return Phrase(name, {"stone": the(box, f"special-{SPECIALS[a]}")})
        case "use":
            return use_tile(s, KINDS.index(first), a)
        case "francia":
            return francia(s, Track.TRADE if task == Task.TRADE else Track.RAID, a)
        case "take":
            at = tables.trade_boxes(box, int(first))[int(labels[1]) - 1]
            return Phrase(name, {"n": int(first), "effect": (*effect(box, at, Now(s)), *bonus(s, On.TRADECARD))})
        case "locked":
            return Phrase(name, {"effect": effect(box, int(box.locked[TRACKS.index(first)]), Now(s))})
        case "explore":
            return Phrase(name, {"kind": Phrase(f"kind-{KINDS[a]}"), "n": int(s.stack[a])})
        case "build":
            return build(s)
        case "tile":
            figures = {"kind": Phrase(f"kind-{KINDS[a]}"), "terms": tile_terms(box, a, LETTERS.index(first))}
            track = TRACKS[not tables.is_trade(a)]
            return Phrase(name, {**figures, "track": track, "short": Phrase(f"short-{KINDS[a]}")})
        case "special":
            stone = SPECIALS.index(first)
            return Phrase(name, {"stone": the(box, f"special-{first}"), "about": about.special_does(box, stone)})
        case "smuggle":
            has_beer, takes = int(s.die[D.BEER + seat * 2 + int(first) - 1]), int(rule(s, seat, Rule.SMUGGLE_BEER))
            return Phrase(name, {"die": int(first), "n": takes, "left": has_beer - takes})
        case "mine":
            return own_die(s, int(first), task, a)
        case "any":
            owner, number = int(first) - 1, int(labels[1])
            has_beer = int(s.die[D.BEER + owner * 2 + number - 1])
            return Phrase(name, {"who": SeatName(owner), "die": number, "beer": has_beer})
        case "startcard":
            return Phrase(name, {"n": int(first), "gives": about.start_gives(box, int(first), int(s.side))})
        case "none":
            return Phrase(name, {"task": TASKS[top(s)]})
        case _:
            return Phrase(name)


def bonus(s: Karvi, event: int) -> Words:
    """What the equipment tile that answers to an event brings; nothing where there is none."""
    tile = int(bonus_of(s, int(s.seat), event))
    if tile < 0:
        return ()
    gain = effect(s.box, int(s.box.on[tile * ON + event]), Now(s))
    return (Phrase("gain-by", {"gain": gain, "tile": the(s.box, PIECES[tile])}),)


def conversion(s: Karvi, times: int) -> Phrase:
    """What the open conversion brings, carried out so many times."""
    at = open_task(s)[1]
    kind, amount = (int(s.box.ops[at + k]) for k in (Conversion.KIND, Conversion.AMOUNT))
    return Phrase(f"do-gain-{GAINS[kind]}", {"n": times * amount})


# -- dice and spaces --------------------------------------------------------------------------------------------------


def use_space(s: Karvi, family: str, at: int, task: int, a: int) -> Phrase:
    """A space for a die, or one that a card lets use."""
    free = task in (Task.MOVE, Task.STACK) or (task == Task.SPACE and a == 1)
    paid = 0 if free else int(bar.cost(s, s.seat, at))
    action, stop = space(s.box, int(bar.space_at(s, at)), Now(s, paid)), "yes" if at < STOPS else "no"
    return Phrase(f"answer-{family}", {"place": place(at), "action": action, "cost": paid, "stop": stop})


def own_die(s: Karvi, number: int, task: int, a: int) -> Phrase:
    """One of the seat's dice, and what happens to it."""
    die = int(s.seat) * 2 + number - 1
    at, has = int(functions.die_space(s, die)), int(s.die[D.BEER + die])
    figures: dict[str, Any] = {"die": number, "place": place(at), "beer": has, "n": a, "left": has - a}
    if task == Task.BACK:
        free = open_task(s)[2]
        goal = int(functions.back_goal(s, die, a, free))
        paid = 0 if free else int(bar.cost(s, s.seat, goal))
        figures |= {"goal": place(goal), "action": space(s.box, int(bar.space_at(s, goal)), Now(s, paid)), "cost": paid}
    elif task == Task.REUSE:
        figures |= {"action": space(s.box, int(bar.space_at(s, at)), Now(s))}
    return Phrase("answer-mine", {**figures, "task": TASKS[task]})


# -- ships ------------------------------------------------------------------------------------------------------------


def fare(s: Karvi, family: str, goal: int, task: int) -> tuple[int, int]:
    """In which manner a ship sails to a field, and what it costs in provisions."""
    seat, manner = int(s.seat), int(Manner.NORMAL)
    if task in (Task.SAIL, Task.TO_SHIP):
        manner = open_task(s)[2 if task == Task.SAIL else 1]
    bread = int(ship.toll(s, seat, goal, manner))
    if task == MENU and family == "sail":
        bread += int(s.box.steps(s.side, ship.has_map(s, seat), ship.field(s, seat), goal))
    if family == "far":
        bread += int(rule(s, seat, Rule.FAR_BREAD))
    return manner, bread


def voyage(s: Karvi, family: str, goal: int, task: int) -> Phrase:
    """A way for the ship: its provisions, who is displaced, and what can be done there."""
    seat, box = int(s.seat), s.box
    manner, bread = fare(s, family, goal, task)
    name = f"answer-{family}"
    if goal == ship.field(s, seat):
        name = "answer-sail-stay" if task == MENU and family == "sail" else "answer-sail-back"
    parts = [Phrase("voyage-bread", {"n": bread})]
    if goal and manner != Manner.PEACEFUL:
        rivals = [rival for rival in range(s.seats) if rival != seat and ship.field(s, rival) == goal]
        parts += [Phrase("voyage-push", {"rival": SeatName(rival)}) for rival in rivals]
    if ship.can_use(s, seat, goal):
        parts.append(goal_of(s, goal))
    case = "at" if name == "answer-sail-stay" else "to"
    return Phrase(name, {"field": field(box, goal, case), "detail": tuple(parts)})


def goal_of(s: Karvi, at: int) -> Phrase:
    """What a ship that ends its move at a field may do there."""
    if s.box.place[at] in (Place.TOWER, Place.POST):
        return Phrase("voyage-build", {"building": building(s.box, at), "points": points(int(land.spot(s, at)))})
    return Phrase("voyage-explore", {"kind": Phrase(f"kind-{KINDS[s.lies[at]]}")})


def build(s: Karvi) -> Phrase:
    """A building where the ship lies."""
    box, at = s.box, int(ship.field(s, s.seat))
    what = building(box, at)
    gain = (points(int(land.spot(s, at))), *bonus(s, On.TOWER if what == "tower" else On.POST))
    if box.special[at] >= 0:
        gain = (*gain, Phrase("voyage-special"))
    return Phrase("answer-build", {"building": what, "field": field(box, at, "at"), "gain": gain})


# -- warriors ---------------------------------------------------------------------------------------------------------


def warrior(s: Karvi, family: str, labels: tuple[str, ...], a: int) -> Phrase:
    """A warrior: what happens to her, and what for."""
    side, value = ("", int(labels[0])) if len(labels) == 1 else (labels[0], int(labels[1]))
    figures: dict[str, Any] = {"side": side, "value": value}
    match family:
        case "raise":
            figures |= {"to": int(crew.next_value(s, value, a))}
        case "double":
            figures |= {"to": int(crew.doubled(s, value))}
        case "dismiss":
            figures |= {"n": newcomer(s, a, value)}
        case "wound":
            figures |= {"points": points(value)}
        case "flip" | "give":
            figures |= {"gain": conversion(s, 1)}
    return Phrase(f"answer-{family}", figures)


def newcomer(s: Karvi, value: int, leaving: int) -> int:
    """Who joins a full crew when a warrior leaves it: a weaker one where the strength is sold out (ruling 27)."""
    while value > 0 and crew.supply(s, value) + (value == leaving) <= 0:
        value -= 1
    return value


# -- pieces and tiles -------------------------------------------------------------------------------------------------


def does_piece(s: Karvi, component: str) -> Phrase:
    """What an equipment tile or rune does, in a line."""
    kind, _, name = component.partition("-")
    return about.gear_does(s.box, GEAR.index(name)) if kind == "gear" else rune_now(s, RUNES.index(name))


def rune_now(s: Karvi, rune: int) -> Phrase:
    """The goals of a rune, and how far the seat is with them."""
    return Phrase("rune-now", {"goal": about.rune_goal(s.box, rune), "n": int(scoring.goal(s, s.seat, rune))})


def lay(s: Karvi, component: str) -> Phrase:
    """An equipment tile or rune to be laid on the mat: what it costs, covers and brings."""
    box, base = s.box, int(s.seat) * P.SIZE
    kind, _, name = component.partition("-")
    slot = int(box.gear_slot[GEAR.index(name)]) if kind == "gear" else len(about.SLOTS) - 1
    paid, _ = tables.slot(box, slot)
    covered: Phrase | str = ""
    if kind == "gear":
        old = int(s.p[base + P.STERN + slot])
        covers = "gear" if old else "no"
        covered = the(box, PIECES[old - 1]) if old else ""
    else:
        covers = "rune" if land.free_slot(s) < 0 else "no"
    worth = 0 if covers != "no" else int(box.slot_cost[slot * SlotCost.SIZE + SlotCost.POINTS])
    figures: dict[str, Any] = {"piece": the(box, component), "cost": price(paid), "points": points(worth), "n": worth}
    return Phrase("answer-place", {**figures, "about": does_piece(s, component), "covers": covers, "covered": covered})


def use_tile(s: Karvi, kind: int, taken: int) -> Phrase:
    """A trade or raid tile beside the mat: what it costs, what it brings at once, and what its track then does."""
    box, seat = s.box, int(s.seat)
    letter = int(s.p[seat * P.SIZE + P.TILE + kind]) - 1
    track: int = Track.TRADE if tables.is_trade(kind) else Track.RAID
    if track == Track.TRADE:
        trade = tables.trade_tile(box, kind, letter)
        more = () if taken else bonus(s, On.TRADE)
        gain = (points(trade.points), Phrase("do-tradecard", {"n": trade.cards}), *more)
        figures: dict[str, Any] = {"kind": Phrase(f"good-{KINDS[kind]}"), "price": cost(box, kind, letter)}
    else:
        raid = tables.raid_tile(box, kind, letter)
        won = points(raid.points * max(1, int(rule(s, seat, Rule.RAID_FACTOR))))
        gain = (won, *effect(box, raid.effect, Now(s)), *bonus(s, On.RAID))
        damage = max(0, raid.damage - int(rule(s, seat, Rule.ARMOUR)))
        figures = {"kind": Phrase(f"kind-{KINDS[kind]}"), "damage": damage}
    slot = int(s.p[seat * P.SIZE + P.TRADES + track]) + 1
    then = step(box, track, slot, waits(s, track, slot))
    told = {"gain": gain, "step": then, "more": "yes" if then else "no"}
    return Phrase("answer-use", {**figures, **told, "how": TRACKS[track]})


def waits(s: Karvi, track: int, slot: int) -> bool:
    """Whether a building still stands on a slot of a track."""
    slots = list(s.box.building_slot)
    left = int(s.p[int(s.seat) * P.SIZE + (P.TOWER_SLOTS if track else P.POST_SLOTS)])
    return slot in slots and bool(left >> slots.index(slot) & 1)


def francia(s: Karvi, track: int, taken: int) -> Phrase:
    """A trade or a raid in Francia."""
    box, seat = s.box, int(s.seat)
    figures: dict[str, Any] = {**francia_figures(box, track)}
    factor = max(1, int(rule(s, seat, Rule.RAID_FACTOR))) if track == Track.RAID else 1
    figures["damage"] = max(0, int(box.francia_damage) - int(rule(s, seat, Rule.ARMOUR)))
    more = bonus(s, On.RAID) if track == Track.RAID else () if taken else bonus(s, On.TRADE)
    figures["gain"] = (points(int(box.francia_points[track]) * factor), *more)
    return Phrase("answer-francia", {**figures, "how": TRACKS[track]})
