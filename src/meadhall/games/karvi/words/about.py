"""What Karvi's components do, told from their figures, so that a corrected component file is explained as corrected."""

from __future__ import annotations

from functools import reduce

from meadhall.engine.components import Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import (
    GEAR,
    GOODS,
    KINDS,
    LETTERS,
    MEASURES,
    ON,
    ONS,
    RULE,
    RULES,
    RUNES,
    SORTS,
    SPECIALS,
    Box,
    Rule,
)  # fmt: skip
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import cost, effect, points, price, tile

Words = tuple[Phrase, ...]
IDS = {
    "field": "id", "gear": "id", "rune": "id", "special": "id", "card": "number", "tradecard": "number",
    "start": "value",
}  # fmt: skip


def bases(components: Components) -> dict[str, Facts]:
    """How we know of each component that can be explained."""
    found: dict[str, Facts] = {}
    for kind, key in IDS.items():
        found |= {f"{kind}-{entry.values[key]}": entry.facts for entry in components.all(kind)}
    for kind in ("trade", "raid"):
        for entry in components.all(kind):
            found[f"tile-{entry.values['kind']}{entry.values['tile']}"] = entry.facts
    return found


def about(box: Box, component: str) -> Phrase | None:
    """What a component does; None where there is more to say than figures."""
    kind, _, name = component.partition("-")
    match kind:
        case "tile":
            return about_tile(box, KINDS.index(name[:-1]), LETTERS.index(name[-1]))
        case "gear":
            return about_gear(box, GEAR.index(name))
        case "rune":
            return about_rune(box, RUNES.index(name))
        case "special":
            return about_special(box, SPECIALS.index(name))
        case "card":
            paid = price(tables.card_price(box, int(name)))
            return Phrase("about-card", {"price": paid, "effect": boxes(box, tables.card_boxes(box, int(name)))})
        case "tradecard":
            return Phrase("about-tradecard", {"effect": boxes(box, tables.trade_boxes(box, int(name)))})
        case "start":
            return about_start(box, int(name))
    return None


def title(box: Box, component: str) -> Phrase:
    """What a component is called; trade and raid tiles after their figures."""
    kind, _, name = component.partition("-")
    return tile(box, KINDS.index(name[:-1]), LETTERS.index(name[-1])) if kind == "tile" else Phrase(component)


def about_tile(box: Box, kind: int, letter: int) -> Phrase:
    """A trade or raid tile."""
    if tables.is_trade(kind):
        trade = tables.trade_tile(box, kind, letter)
        gain: Words = (points(trade.points), Phrase("do-tradecard", {"n": trade.cards}))
        return Phrase("about-trade", {"price": cost(box, kind, letter), "gain": gain})
    raid = tables.raid_tile(box, kind, letter)
    gain = (points(raid.points), *effect(box, raid.effect))
    return Phrase("about-raid", {"strength": raid.strength, "damage": raid.damage, "gain": gain})


def about_gear(box: Box, gear: int) -> Phrase:
    """An equipment tile: what it changes, what it answers to, what it needs."""
    found = []
    rules = [int(x) for x in box.rule[gear * RULE : gear * RULE + RULE]]
    if rules[Rule.FAR_STEPS]:
        bread = Phrase("do-gain-bread", {"n": rules[Rule.FAR_BREAD]})
        found.append(Phrase("rule-far", {"steps": rules[Rule.FAR_STEPS], "bread": bread}))
    for rule in range(Rule.SMUGGLE_BEER, RULE):
        if rules[rule]:
            found.append(Phrase(f"rule-{RULES[rule].replace('_', '-')}", {"n": rules[rule]}))
    for event in range(ON):
        at = int(box.on[gear * ON + event])
        if at >= 0:
            found.append(Phrase(f"on-{ONS[event]}", {"effect": effect(box, at)}))
    return Phrase("about-gear", {"what": joined("about-both", found), "need": need(box, gear)})


def about_rune(box: Box, rune: int) -> Phrase:
    """A rune stone: its two goals, and what it needs to be laid."""
    goal = tables.goal(box, rune)
    figures = {
        "easy": count(goal.measure, goal.easy, goal.goods),
        "hard": count(goal.measure, goal.hard, goal.goods),
        "points": points(goal.easy_points),
        "more": points(goal.hard_points),
        "need": need(box, len(GEAR) + rune),
    }
    return Phrase("about-rune", figures)


def about_special(box: Box, stone: int) -> Phrase:
    """A special rune stone."""
    measure, worth = tables.special(box, stone)
    figures: dict[str, Phrase | Words] = {
        "effect": effect(box, int(box.special_effect[stone])),
        "points": points(worth),
        "measure": Phrase(f"per-{MEASURES[measure]}"),
    }
    return Phrase("about-special", figures)


def about_start(box: Box, value: int) -> Phrase:
    """A start card: one side for two and three players, one for four."""
    few, four = (tables.start(box, value, side) for side in range(tables.SIDES))
    figures = {"left": few.left, "right": few.right, "beer": four.left}
    return Phrase("about-start", {**figures, "few": outfit(few), "four": outfit(four)})


def outfit(start: tables.Start) -> Words:
    """What a start card gives besides beer."""
    goods = [("do-gain-fur", start.fur), ("do-gain-silver", start.silver), ("do-gain-gold", start.gold)]
    return (
        *(Phrase(name, {"n": n}) for name, n in goods if n),
        Phrase("do-recruit", {"n": start.warrior}),
        Phrase(f"about-card-{SORTS[start.sort]}"),
        Phrase("do-gain-bread", {"n": start.bread}),
    )


def need(box: Box, piece: int) -> Phrase:
    """What an equipment tile or rune stone needs."""
    return count(*tables.need(box, piece))


def count(measure: int, many: int, goods: int = 0) -> Phrase:
    """So many of what is measured; `goods` says of which, as bits."""
    kinds = tuple(Phrase(f"kind-{KINDS[k]}") for k in range(len(GOODS)) if goods >> k & 1)
    return Phrase(f"count-{MEASURES[measure]}", {"n": many, "goods": kinds} if kinds else {"n": many})


def boxes(box: Box, effects: list[int]) -> Phrase:
    """The boxes of a card: one effect, or one of several."""
    found = [Phrase("space-one", {"first": effect(box, at)}) for at in effects]
    if len(found) == 1:
        return found[0]
    return joined("about-or", [Phrase("about-box", {"effect": one}) for one in found])


def joined(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    return reduce(lambda first, second: Phrase(message, {"first": first, "second": second}), phrases)
