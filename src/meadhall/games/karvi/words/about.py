"""What Karvi's components do, told from their figures, so that a corrected component file is explained as corrected."""

from __future__ import annotations

from functools import reduce

from meadhall.engine.ints import Ints
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
from meadhall.games.karvi.words.wording import cost, effect, points, price, tile

Words = tuple[Phrase, ...]


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
            no = int(name)
            costs = [int(x) for x in box.card_cost[no * 3 : no * 3 + 3]]
            figures = {"price": price(*costs), "effect": boxes(box, box.card_box[no * 2 : no * 2 + 2])}
            return Phrase("about-card", figures)
        case "tradecard":
            at = (int(name) - 1) * 3
            return Phrase("about-tradecard", {"effect": boxes(box, box.trade_box[at : at + 3])})
        case "start":
            return about_start(box, int(name))
    return None


def title(box: Box, component: str) -> Phrase:
    """What a component is called; trade and raid tiles after their figures."""
    kind, _, name = component.partition("-")
    return tile(box, KINDS.index(name[:-1]), LETTERS.index(name[-1])) if kind == "tile" else Phrase(component)


def about_tile(box: Box, kind: int, letter: int) -> Phrase:
    """A trade or raid tile."""
    if kind < 6:
        at = (kind * 4 + letter) * 5
        gain = (points(int(box.trade[at + 3])), Phrase("do-tradecard", {"n": int(box.trade[at + 4])}))
        return Phrase("about-trade", {"price": cost(box, kind, letter), "gain": gain})
    strength, damage, worth, at = (int(x) for x in box.raid[((kind - 6) * 4 + letter) * 4 :][:4])
    return Phrase("about-raid", {"strength": strength, "damage": damage, "gain": (points(worth), *effect(box, at))})


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
    measure, goods, easy, hard, few, many = (int(x) for x in box.goal[rune * 6 : rune * 6 + 6])
    figures = {
        "easy": count(measure, easy, goods),
        "hard": count(measure, hard, goods),
        "points": points(few),
        "more": points(many),
        "need": need(box, len(GEAR) + rune),
    }
    return Phrase("about-rune", figures)


def about_special(box: Box, stone: int) -> Phrase:
    """A special rune stone."""
    measure, worth = int(box.special_per[stone * 2]), int(box.special_per[stone * 2 + 1])
    figures: dict[str, Phrase | Words] = {
        "effect": effect(box, int(box.special_effect[stone])),
        "points": points(worth),
        "measure": Phrase(f"per-{MEASURES[measure]}"),
    }
    return Phrase("about-special", figures)


def about_start(box: Box, value: int) -> Phrase:
    """A start card: one side for two and three players, one for four."""
    sides = [[int(x) for x in box.start[((value - 1) * 2 + side) * 8 :][:8]] for side in range(2)]
    figures = {"left": sides[0][0], "right": sides[0][1], "beer": sides[1][0]}
    return Phrase("about-start", {**figures, "few": outfit(sides[0]), "four": outfit(sides[1])})


def outfit(side: list[int]) -> Words:
    """What a start card gives besides beer."""
    _, _, fur, silver, gold, warrior, sort, bread = side
    goods = [("do-gain-fur", fur), ("do-gain-silver", silver), ("do-gain-gold", gold)]
    return (
        *(Phrase(name, {"n": n}) for name, n in goods if n),
        Phrase("do-recruit", {"n": warrior}),
        Phrase(f"about-card-{SORTS[sort]}"),
        Phrase("do-gain-bread", {"n": bread}),
    )


def need(box: Box, piece: int) -> Phrase:
    """What an equipment tile or rune stone needs."""
    return count(int(box.need[piece * 2]), int(box.need[piece * 2 + 1]))


def count(measure: int, many: int, goods: int = 0) -> Phrase:
    """So many of what is measured; `goods` says of which, as bits."""
    kinds = tuple(Phrase(f"kind-{KINDS[k]}") for k in range(len(GOODS)) if goods >> k & 1)
    return Phrase(f"count-{MEASURES[measure]}", {"n": many, "goods": kinds} if kinds else {"n": many})


def boxes(box: Box, effects: Ints) -> Phrase:
    """The boxes of a card: one effect, or one of several."""
    found = [Phrase("space-one", {"first": effect(box, int(at))}) for at in effects if at >= 0]
    if len(found) == 1:
        return found[0]
    return joined("about-or", [Phrase("about-box", {"effect": one}) for one in found])


def joined(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    return reduce(lambda first, second: Phrase(message, {"first": first, "second": second}), phrases)
