"""What Karvi's components do, told from their figures, so that a corrected component file is explained as corrected."""

from __future__ import annotations

from functools import reduce

from meadhall.engine.components import BASES, Components, Entry, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import (
    BAR,
    CARDS,
    DEEDS,
    FIELDS,
    FIRST_STOP,
    GEAR,
    GOODS,
    JOIN_BOTH,
    KINDS,
    LETTERS,
    LEVELS,
    MEASURES,
    NO_WAY,
    ON,
    ONS,
    OP,
    PLACES,
    ROUND_TILES,
    RULE,
    RULES,
    RUNES,
    SORTS,
    SPECIALS,
    STOP_AREAS,
    STOPS,
    TRACK,
    TRACKS,
    Box,
    Op,
    Place,
    Rule,
)  # fmt: skip
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import (
    Words,
    boxes,
    building,
    card,
    effect,
    field,
    goods,
    points,
    price,
    space,
    step,
    tile,
    tile_terms,
)

IDS = {
    "field": "id", "gear": "id", "rune": "id", "special": "id", "card": "number", "tradecard": "number",
    "start": "value", "slot": "kind",
}  # fmt: skip
RULED = ("act-yield", "act-equip", "act-trade", "act-raid", "goods-resources", "goods-points", "piece-ship")
SLOTS = ("stern", "sail", "head", "rune")


# -- how we know ------------------------------------------------------------------------------------------------------


def bases(components: Components) -> dict[str, Facts]:
    """How we know of each component that can be explained."""
    found: dict[str, Facts] = {}
    for kind, key in IDS.items():
        found |= {f"{kind}-{entry.values[key]}": entry.facts for entry in components.all(kind)}
    for kind in TRACKS:
        for entry in components.all(kind):
            found[f"tile-{entry.values['kind']}{entry.values['tile']}"] = entry.facts
    for entry in components.all("space"):
        found[f"space-{entry.values['side']}{entry.values['number']}"] = entry.facts
    for entry in components.all("stop"):
        name = f"stop-{entry.values['tile']}-{entry.values['side']}"
        found[name] = entry.facts
        found |= {f"{name}-{k}": {"effects": entry.facts["effects"]} for k in range(1, STOPS + 1)}
    return found | _mat_bases(components) | _rule_bases(components)


def _mat_bases(components: Components) -> dict[str, Facts]:
    """The tracks: every step by what it brings."""
    mat, locked, francia = (components.one(kind) for kind in ("mat", "locked", "francia"))
    found = {}
    beer = mat.values.get("beer_track", TRACKS[0])
    for track in TRACKS:
        more = "beer" if track == beer else "bread"
        for slot in range(1, TRACK):
            facts: Facts = {}
            if slot in mat.values["building_slots"]:
                facts |= _some(mat, "building_slots")
            if mat.values[more][slot] != mat.values[more][slot - 1]:
                facts |= _some(mat, more, "beer_track")
            if slot == mat.values["unlock_slot"]:
                facts |= _some(mat, "unlock_slot") | _some(locked, track)
            if slot == mat.values["map_slot"]:
                facts |= _some(mat, "map_slot")
            if slot == mat.values["francia_slot"]:
                facts |= _some(mat, "francia_slot") | _some(francia, f"{track}_points")
                facts |= _some(francia, *(("strength", "damage") if track == "raid" else ("price",)))
            found[f"track-{track}-{slot}"] = facts or _some(mat, more)
    return found


def _rule_bases(components: Components) -> dict[str, Facts]:
    """Actions and goods, by the figures their explanations name; what is rule alone is printed."""
    one, mat, locked, ending = (components.one(kind) for kind in ("box", "mat", "locked", "ending"))
    found: dict[str, Facts] = {name: {"effect": BASES[0]} for name in RULED}
    for sort in SORTS:
        levels = [entry.facts["level"] for entry in components.all("card") if entry.values["sort"] == sort]
        found[f"stack-{sort}"] = {"level": max(levels, key=BASES.index)}
    return found | {
        "act-beer": _some(mat, "beer", "beer_track") | _some(one, "most_beer"),
        "act-bread": _some(mat, "bread", "beer_track") | _some(one, "most_bread"),
        "act-locked": _some(mat, "unlock_slot") | locked.facts,
        "goods-fur": _some(ending, "resources"),
        "goods-silver": _some(ending, "resources"),
        "goods-gold": _some(ending, "gold"),
        "goods-bread": _some(one, "most_bread") | _some(ending, "bread"),
        "goods-beer": _some(one, "most_beer"),
        "goods-warrior": _some(mat, "crew"),
        "mat-crew": _some(mat, "crew") | _some(one, "strengths", "warriors"),
        "mat-cards": _some(one, "cards_for_gold") | _some(ending, "cards"),
        "mat-towers": _some(mat, "building_slots"),
        "mat-posts": _some(mat, "building_slots"),
        "stack-trade": _some(one, "open_trade_cards"),
    }


def _some(entry: Entry, *keys: str) -> Facts:
    """Some facts of an entry, where it tells them."""
    return {key: entry.facts[key] for key in keys if key in entry.facts}


# -- what it is called, and does --------------------------------------------------------------------------------------


def title(box: Box, component: str) -> Phrase:
    """What a component is called; many after their figures."""
    kind, _, name = component.partition("-")
    match kind:
        case "tile":
            return tile(box, KINDS.index(name[:-1]), LETTERS.index(name[-1]))
        case "field":
            return field(box, FIELDS.index(name))
        case "card":
            return card(box, int(name), inside=False)
        case "tradecard" | "start":
            return Phrase(f"{kind}-title", {"n": int(name)})
        case "slot":
            return Phrase("slot-title", {"slot": name})
        case "space":
            return Phrase("space-title", {"action": space(box, space_number(component))})
        case "stop":
            tile_name, _, *at = name.split("-")
            if at:
                return Phrase("stop-space-title", {"n": int(at[0]), "action": space(box, space_number(component))})
            return Phrase(f"round-{tile_name}")
        case "track":
            track, slot = name.split("-")
            return Phrase("track-title", {"track": track, "n": int(slot)})
    return Phrase(component)


def about(box: Box, component: str) -> Phrase:
    """What a component does."""
    kind, _, name = component.partition("-")
    match kind:
        case "field":
            return about_field(box, FIELDS.index(name))
        case "tile":
            at, letter = KINDS.index(name[:-1]), LETTERS.index(name[-1])
            return Phrase(f"about-{TRACKS[not tables.is_trade(at)]}", {"terms": tile_terms(box, at, letter)})
        case "gear":
            return Phrase("about-gear", {"what": gear_does(box, GEAR.index(name)), "need": need(box, GEAR.index(name))})
        case "rune":
            rune = RUNES.index(name)
            return Phrase("about-rune", {"goal": rune_goal(box, rune), "need": need(box, len(GEAR) + rune)})
        case "special":
            return special_does(box, SPECIALS.index(name))
        case "card":
            paid = price(tables.card_price(box, int(name)))
            return Phrase("about-card", {"price": paid, "effect": boxes(box, tables.card_boxes(box, int(name)))})
        case "tradecard":
            return Phrase("about-tradecard", {"effect": boxes(box, tables.trade_boxes(box, int(name)))})
        case "start":
            few, four = (start_gives(box, int(name), side) for side in range(tables.SIDES))
            return Phrase("about-start", {"few": few, "four": four})
        case "slot":
            paid_slot, worth = tables.slot(box, SLOTS.index(name))
            figures: dict[str, int | Phrase] = {"cost": price(paid_slot), "points": points(worth)}
            figures |= {"many": int(box.rune_slots)}
            return Phrase("about-slot-rune" if name == "rune" else "about-slot", figures)
        case "space":
            return about_space(box, space_number(component))
        case "stop":
            return about_space(box, space_number(component)) if name.count("-") > 1 else about_stop(box, name)
        case "track":
            track, slot = name.split("-")
            return about_step(box, TRACKS.index(track), int(slot))
    return about_rule(box, component)


def about_field(box: Box, at: int) -> Phrase:
    """A field of the map: what lies there, or is built there for how many points."""
    place = int(box.place[at])
    found = [Phrase(f"about-field-{PLACES[place]}", {"slot": int(box.map_slot)})]
    if place in (Place.TOWER, Place.POST):
        few, four = (spots(box, side, at) for side in range(tables.SIDES))
        found = [Phrase("about-field-site", {"building": building(box, at), "few": few, "four": four})]
    if box.special[at] >= 0:
        found.append(Phrase("about-field-special"))
    if box.yellow[at] and place != Place.MAP:
        found.append(Phrase("about-field-yellow"))
    return joined("about-both", found)


def spots(box: Box, side: int, at: int) -> Words:
    """The points of a site's spots, best first."""
    return tuple(Phrase("figure", {"n": worth}) for worth in tables.spots(box, side, at))


def gear_does(box: Box, gear: int) -> Phrase:
    """What an equipment tile changes and answers to."""
    found = []
    rules = [int(x) for x in box.rule[gear * RULE : gear * RULE + RULE]]
    if rules[Rule.FAR_STEPS]:
        bread, steps = Phrase("do-gain-bread", {"n": rules[Rule.FAR_BREAD]}), rules[Rule.FAR_STEPS]
        found.append(Phrase("rule-far", {"steps": steps, "bread": bread, "bound": "yes" if steps < NO_WAY else "no"}))
    for rule in range(Rule.SMUGGLE_BEER, RULE):
        if rules[rule]:
            found.append(Phrase(f"rule-{RULES[rule].replace('_', '-')}", {"n": rules[rule]}))
    for event in range(ON):
        at = int(box.on[gear * ON + event])
        if at >= 0:
            found.append(Phrase(f"on-{ONS[event]}", {"effect": effect(box, at)}))
    return joined("about-both", found) if found else Phrase("about-nothing")


def rune_goal(box: Box, rune: int) -> Phrase:
    """The two goals of a rune stone."""
    goal = tables.goal(box, rune)
    figures = {
        "easy": count(goal.measure, goal.easy, goal.goods),
        "hard": count(goal.measure, goal.hard, goal.goods),
        "points": points(goal.easy_points),
        "more": points(goal.hard_points),
    }
    return Phrase("rune-goal", figures)


def special_does(box: Box, stone: int) -> Phrase:
    """What a special rune stone brings, at once and at the end."""
    measure, worth = tables.special(box, stone)
    figures: dict[str, Phrase | Words] = {
        "effect": effect(box, int(box.special_effect[stone])),
        "points": points(worth),
        "measure": Phrase(f"per-{MEASURES[measure]}"),
    }
    return Phrase("about-special", figures)


def start_gives(box: Box, value: int, side: int) -> Words:
    """What a start card gives: beer, goods, a warrior, a card and provisions."""
    start = tables.start(box, value, side)
    return (
        Phrase("start-die" if side else "start-dice", {"left": start.left, "right": start.right}),
        *goods(start.fur, start.silver, start.gold),
        Phrase("do-recruit", {"n": start.warrior}),
        Phrase("start-card", {"sort": SORTS[start.sort]}),
        Phrase("do-gain-bread", {"n": start.bread}),
    )


# -- spaces, stop areas, tracks ---------------------------------------------------------------------------------------


def space_number(component: str) -> int:
    """The number in the box's table of an action space or a space of a stop area."""
    kind, *names = component.split("-")
    if kind == "space":
        return "ab".index(names[0][0]) * BAR + int(names[0][1:]) - 1
    tile_name, side, at = names
    return FIRST_STOP + (ROUND_TILES.index(tile_name) + "ab".index(side) * STOP_AREAS) * STOPS + int(at) - 1


def about_space(box: Box, number: int) -> Phrase:
    """An action space: its cost, how its halves are used, who may not use it, and what its actions are."""
    kind = "about-space-stop" if number >= FIRST_STOP else "about-space"
    found = [Phrase(kind, {"cost": int(box.space_beer[number])})]
    halves = tables.halves(box, number)
    if len(halves) > 1:
        found.append(Phrase("about-space-both" if box.space_join[number] == JOIN_BOTH else "about-space-or"))
    if box.three_plus[number]:
        found.append(Phrase("about-space-blocked"))
    for half in halves:
        at = half
        while box.ops[at] != Op.END:
            if box.ops[at] == Op.ACT:
                deed = f"act-{DEEDS[box.ops[at + 1]]}"
                found.append(Phrase("about-named", {"name": Phrase(deed), "about": about_rule(box, deed)}))
            at += OP
    return joined("about-both", found)


def about_stop(box: Box, name: str) -> Phrase:
    """A round tile, or the stop area of the village below all of them."""
    tile_name = name.partition("-")[0]
    first = space_number(f"stop-{name}-1")
    spaces = tuple(space(box, first + k) for k in range(STOPS))
    four = "yes" if box.round_four[ROUND_TILES.index(tile_name)] else "no"
    return Phrase("about-stop-village" if tile_name == "village" else "about-stop", {"spaces": spaces, "four": four})


def about_step(box: Box, track: int, slot: int) -> Phrase:
    """A slot of a track: what the tile on it brings."""
    found = step(box, track, slot)
    return Phrase("about-step", {"n": slot, "track": TRACKS[track], "gain": found or (Phrase("step-nothing"),)})


# -- actions, goods, and what lies on a mat ---------------------------------------------------------------------------


def about_rule(box: Box, component: str) -> Phrase:
    """What an action is, or what goods are for, with the figures of the file."""
    sort = SORTS.index(component.removeprefix("stack-")) if component.removeprefix("stack-") in SORTS else -1
    levels = [
        sum(box.card_sort[no] == sort and box.card_level[no] == level for no in range(1, CARDS + 1))
        for level in range(1, LEVELS + 1)
    ]
    figures: dict[str, int | str | Phrase | Words] = {
        "most-beer": int(box.most_beer),
        "most-bread": int(box.most_bread),
        "crew": int(box.crew),
        "beer-track": TRACKS[tables.beer_track(box)],
        "beer": int(box.beer[0]),
        "bread": Phrase("do-gain-bread", {"n": int(box.bread[0])}),
        "beer-last": int(box.beer[TRACK - 1]),
        "bread-last": int(box.bread[TRACK - 1]),
        "unlock": int(box.unlock_slot),
        "trade": effect(box, int(box.locked[0])),
        "raid": effect(box, int(box.locked[1])),
        "resources": int(box.end_resources),
        "end-bread": Phrase("do-gain-bread", {"n": int(box.end_bread)}),
        "end-cards": int(box.end_cards),
        "end-gold": points(int(box.end_gold)),
        "for-gold": int(box.cards_for_gold),
        "strengths": int(box.strengths),
        "warriors": int(box.warriors),
        "open": int(box.display),
        "first-slot": int(box.building_slot[0]),
        "second-slot": int(box.building_slot[1]),
        "first-level": levels[0],
        "second-level": levels[1],
    }
    return Phrase(f"{component}-about", figures)


def figures(box: Box) -> dict[str, int]:
    """Figures of the file that the rules to read and the rules behind questions name."""
    found = {
        "crew": box.crew, "strengths": box.strengths, "warriors": box.warriors, "most-beer": box.most_beer,
        "most-bread": box.most_bread, "cards-for-gold": box.cards_for_gold, "rune-slots": box.rune_slots,
        "open-cards": box.display, "unlock-slot": box.unlock_slot, "map-slot": box.map_slot,
        "first-building": box.building_slot[0], "second-building": box.building_slot[1],
        "beer-first": box.beer[0], "beer-last": box.beer[TRACK - 1], "bread-first": box.bread[0],
        "bread-last": box.bread[TRACK - 1], "francia-slot": box.francia_slot, "francia-price": box.francia_price,
        "francia-trade": box.francia_points[0], "francia-raid": box.francia_points[1],
        "francia-strength": box.francia_strength, "francia-damage": box.francia_damage, "end-bread": box.end_bread,
        "end-cards": box.end_cards, "end-resources": box.end_resources, "end-gold": box.end_gold,
        "rounds": sum(not four for four in box.round_four), "rounds-four": len(box.round_four),
    }  # fmt: skip
    for slot, name in enumerate(SLOTS):
        price_of, worth = tables.slot(box, slot)
        parts = {"fur": price_of.fur, "silver": price_of.silver, "any": price_of.free, "points": worth}
        found |= {f"{name}-{part}": figure for part, figure in parts.items()}
    return {key: int(figure) for key, figure in found.items()}


def need(box: Box, piece: int) -> Phrase:
    """What an equipment tile or rune stone needs."""
    return count(*tables.need(box, piece))


def count(measure: int, many: int, wanted: int = 0) -> Phrase:
    """So many of what is measured; `wanted` says of which goods, as bits."""
    kinds = tuple(Phrase(f"good-{KINDS[k]}") for k in range(len(GOODS)) if wanted >> k & 1)
    return Phrase(f"count-{MEASURES[measure]}", {"n": many, "goods": kinds} if kinds else {"n": many})


def joined(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    return reduce(lambda first, second: Phrase(message, {"first": first, "second": second}), phrases)
