"""Loads Karvi's component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.engine.errors import listed
from meadhall.engine.names import names
from meadhall.engine.scene import whole
from meadhall.games.karvi.rules import entries, loops
from meadhall.games.karvi.rules.box import (
    BAR,
    CARD_BOXES,
    CARDS,
    COPIES,
    DEEDS,
    DISPLAY,
    FIELDS,
    FIRST_STOP,
    GEAR,
    GEAR_SLOTS,
    GEARS_A_SLOT,
    GOODS,
    HOME,
    JOIN_BOTH,
    JOIN_OR,
    KINDS,
    LETTERS,
    LEVELS,
    MAT_BUILDINGS,
    MEASURES,
    MOST_RUNES,
    NO_WAY,
    ON,
    ONS,
    PANELS,
    PLACES,
    ROUND_TILES,
    RULE,
    RULES,
    RUNES,
    SEATS,
    SORT,
    SORTS,
    SPECIAL_SITES,
    SPECIALS,
    STARTS,
    STOP_AREAS,
    STOPS,
    STRENGTHS,
    TRACK,
    TRACKS,
    TRADE_BOXES,
    TRADE_CARDS,
    TRADE_COPIES,
    Box,
    Deed,
    Line,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.figures import Cost, Goal, Most, RaidTile, SlotCost, StartCard, TradeTile
from meadhall.games.karvi.rules.vocabulary import Effects

TABLES = {  # with the keys that say which entry it is
    "box": (), "mat": (), "locked": (), "francia": (), "ending": (), "slot": ("kind",),
    "space": ("side", "panel", "number"), "stop": ("tile", "side"), "field": ("id",), "route": (),
    "trade": ("kind", "tile"), "raid": ("kind", "tile"), "gear": ("id",), "rune": ("id",), "special": ("id",),
    "card": ("number",), "tradecard": ("number",), "start": ("value",),
}  # fmt: skip
SLOTS = (*GEAR_SLOTS, "rune")
SPACE_SIDES = ("a", "b")
MOST_WARRIORS = 99  # of a strength
MAP_SIZE = 100  # x and y of a field go up to it
MOST_RULED = {  # that a rule of an equipment tile may say
    "far_steps": NO_WAY, "far_bread": Most.BREAD, "smuggle_beer": Most.BEER, "beer_cap": Most.BEER, "map": 1,
    "armour": Most.DAMAGE, "raid_factor": 5, "both_locked": 1,
}  # fmt: skip
MOST_NEEDED = 40  # of what a condition or a goal counts, and strength of a raid
MOST_SPENT = 30  # goods of a trade tile, strength in Francia
MOST_FRANCIA = 50  # points
MOST_PER = 9  # of what counts at the end


def read(text: str, rules: int) -> tuple[Components, Box]:
    """The components and their tables, or `BadComponents` with line and reason."""
    return _parts(text), box_of(text, rules)


@lru_cache(maxsize=4)
def _parts(text: str) -> Components:
    return Components(text, TABLES)


@lru_cache(maxsize=16)
def box_of(text: str, rules: int) -> Box:
    """The tables of a component file, for a version of the rules; the same text gives the same object."""
    parts = _parts(text)
    box, effects = Box(text, rules), Effects()
    _read_figures(parts, box, effects)
    _read_bar(parts, box, effects)
    _read_map(parts, box)
    _read_tiles(parts, box, effects)
    _read_gear(parts, box, effects)
    _read_cards(parts, box, effects)
    _read_starts(parts, box)
    box.ops, box.programs = effects.table(), effects.names
    box.alike = entries.array(effects.alike())
    box.effects = max(box.alike)
    return box


def _read_figures(parts: Components, box: Box, effects: Effects) -> None:
    one = parts.one("box")
    one.only("warriors", "strengths", "most_beer", "most_bread", "blockades", "open_trade_cards", "cards_for_gold")
    box.warriors = one.number("warriors", 1, MOST_WARRIORS)
    box.strengths = one.number("strengths", STRENGTHS, STRENGTHS)
    box.most_beer, box.most_bread = one.number("most_beer", 1, Most.BEER), one.number("most_bread", 1, Most.BREAD)
    box.display, box.cards_for_gold = one.number("open_trade_cards", 1, DISPLAY), one.number("cards_for_gold", 2, 2)
    mat = parts.one("mat")
    mat.only(
        "crew", "runes", "beer", "bread", "beer_track", "building_slots", "unlock_slot", "map_slot", "francia_slot"
    )  # fmt: skip
    box.crew, box.rune_slots = mat.number("crew", 1, Most.CREW), mat.number("runes", 1, MOST_RUNES)
    box.beer = entries.array(mat.numbers("beer", TRACK, 0, Most.BEER))
    box.bread = entries.array(mat.numbers("bread", TRACK, 0, Most.BREAD))
    if "beer_track" in mat.values:  # former files do not say it: trade
        box.beer_track = TRACKS.index(mat.word("beer_track", TRACKS))
    last = TRACK - 1
    box.building_slot = entries.array(mat.numbers("building_slots", MAT_BUILDINGS, 1, last))
    box.unlock_slot, box.map_slot = mat.number("unlock_slot", 1, last), mat.number("map_slot", 1, last)
    box.francia_slot = mat.number("francia_slot", last, last)
    box.deed = entries.array([effects.add(one, "", [f"act {deed}"], f"act-{deed}", Line.SPACES) for deed in DEEDS])
    locked = parts.one("locked")
    locked.only(*TRACKS)
    box.locked = entries.array(
        [effects.add(locked, key, locked.values.get(key), f"locked-{key}", Line.SPACES) for key in TRACKS]
    )
    francia = parts.one("francia")
    francia.only("price", "trade_points", "strength", "damage", "raid_points")
    box.francia_price = francia.number("price", 0, Most.GOODS)
    box.francia_strength = francia.number("strength", 0, MOST_SPENT)
    box.francia_damage = francia.number("damage", 0, Most.DAMAGE - 1)
    points = [francia.number(f"{track}_points", 0, MOST_FRANCIA) for track in TRACKS]
    box.francia_points = entries.array(points)
    end = parts.one("ending")
    end.only("bread", "cards", "resources", "gold")
    box.end_bread, box.end_cards = end.number("bread", 1, MOST_PER), end.number("cards", 1, MOST_PER)
    box.end_resources, box.end_gold = end.number("resources", 1, MOST_PER), end.number("gold", 0, MOST_PER)
    for entry in entries.each(parts, "slot", "kind", SLOTS):
        entry.only("kind", "fur", "silver", "any", "points")
        at = SLOTS.index(entry.values["kind"]) * SlotCost.SIZE
        for k, key in enumerate(names(SlotCost)[:-1]):
            box.slot_cost[at + k] = entry.number(key, 0, Most.GAINED)
        if entry.number("any", 0, Most.GOODS) and entry.values["kind"] != "rune":
            raise entry.wrong("any", "only rune slots are paid in fur or silver as one likes")


def _read_bar(parts: Components, box: Box, effects: Effects) -> None:
    blockades = parts.one("box").number("blockades", 0, 2 * BAR)
    found: dict[tuple[str, int], Entry] = {}
    for entry in parts.all("space"):
        entry.only("side", "panel", "number", "beer", "join", "halves", "three_plus")
        side, number = entry.word("side", SPACE_SIDES), entry.number("number", 1, BAR)
        if (side, number) in found:
            raise entry.wrong("number", f"space {number} of side {side} stands more than once")
        found[side, number] = entry
        at = SPACE_SIDES.index(side) * BAR + number - 1
        box.space_beer[at] = entry.number("beer", 0, Most.BEER)
        box.three_plus[at] = int(entries.truth(entry, "three_plus"))
        halves = entry.values.get("halves")
        if not isinstance(halves, list) or len(halves) not in (1, 2):
            raise entry.wrong("halves", f"halves must be one or two effects, not {halves!r}")
        if len(halves) == 2:
            box.space_join[at] = JOIN_BOTH if entry.word("join", ("both", "or")) == "both" else JOIN_OR
        for k, half in enumerate(halves):
            box.space_half[at * 2 + k] = effects.add(
                entry, "halves", half, f"space-{side}{number}.{k + 1}", Line.SPACES
            )
            box.space_plain[at * 2 + k] = int(effects.is_plain(half))
            box.space_locked[at] |= int(effects.does(half, Deed.LOCKED))
    for n, side in enumerate(SPACE_SIDES):
        _read_panels(parts, box, n, [found[key] for key in sorted(found) if key[0] == side])
        count = sum(entries.truth(entry, "three_plus") for key, entry in found.items() if key[0] == side)
        if count > blockades:
            raise parts.all("space")[-1].wrong(
                "three_plus", f"side {side} has {count} spaces for 3 or more, there are {blockades} blockades"
            )
    width = len(PANELS) + 1
    longest = [max(box.panel[k + 1] - box.panel[k] for k in (panel, width + panel)) for panel in range(len(PANELS))]
    box.places = STOPS + min(BAR, sum(longest))
    stops = {(tile, side) for tile in ROUND_TILES for side in SPACE_SIDES} - {("village", "b")}
    for entry in parts.all("stop"):
        entry.only("tile", "side", "four_only", "effects")
        tile, side = entry.word("tile", ROUND_TILES), entry.word("side", SPACE_SIDES)
        if (tile, side) not in stops:
            raise entry.wrong("tile", f"stop area {tile} of side {side} stands more than once or does not exist")
        stops.remove((tile, side))
        four = entries.truth(entry, "four_only")
        number = ROUND_TILES.index(tile)
        box.round_four[number] = int(four)
        spaces = entry.values.get("effects")
        if not isinstance(spaces, list) or len(spaces) != STOPS:
            raise entry.wrong("effects", f"effects must be those of {STOPS} spaces, not {spaces!r}")
        base = FIRST_STOP + (number if side == "a" else STOP_AREAS + number) * STOPS
        for k, effect in enumerate(spaces):
            box.space_half[(base + k) * 2] = effects.add(
                entry, "effects", effect, f"stop-{tile}{side}.{k + 1}", Line.SPACES
            )
            box.space_locked[base + k] = int(effects.does(effect, Deed.LOCKED))
    if stops:
        raise parts.all("stop")[-1].wrong("tile", f"missing are {listed(sorted(stops))}")


def _read_panels(parts: Components, box: Box, side: int, spaces: list[Entry]) -> None:
    """Where the panels of a side begin: their spaces are numbered on, clockwise, from panel to panel."""
    panel = -1
    for number, entry in enumerate(spaces, 1):
        if entry.values["number"] != number:
            raise entry.wrong("number", f"side {SPACE_SIDES[side]} has no space {number} before this one")
        now = PANELS.index(entry.word("panel", PANELS))
        if now not in (panel, panel + 1):
            raise entry.wrong("panel", f"the panels follow each other as {listed(PANELS)}, each with a space or more")
        if now > panel:
            panel = now
            box.panel[side * (len(PANELS) + 1) + panel] = number - 1
    if panel < len(PANELS) - 1:
        last = (spaces or parts.all("space"))[-1]
        raise last.wrong("panel", f"side {SPACE_SIDES[side]} has no space on the {PANELS[-1]} panel")
    box.panel[side * (len(PANELS) + 1) + len(PANELS)] = len(spaces)


def _read_map(parts: Components, box: Box) -> None:
    box.names = [""] * len(FIELDS)
    symbols: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for entry in entries.some(parts, "field", "id", FIELDS, (FIELDS[HOME], *SPECIAL_SITES)):
        entry.only("id", "name", "x", "y", "kind", "yellow", "stacks", "special", "spots", "spots_four")
        at = FIELDS.index(entry.values["id"])
        box.fields = max(int(box.fields), at + 1)
        box.names[at] = entry.word("name")
        box.x[at], box.y[at] = entry.number("x", 0, MAP_SIZE), entry.number("y", 0, MAP_SIZE)
        kind = entry.word("kind", PLACES)
        if (kind == "start") != (at == 0):
            raise entry.wrong("kind", "Kaupanger, and only Kaupanger, is where ships start")
        box.place[at] = PLACES.index(kind)
        box.yellow[at] = int(entries.truth(entry, "yellow"))
        if kind in TRACKS:
            stacks = entry.values.get("stacks")
            fitting = [k for k in KINDS if k[0] == kind[0].upper()]
            if not isinstance(stacks, list) or len(stacks) not in (1, 2) or any(one not in fitting for one in stacks):
                raise entry.wrong("stacks", f"stacks must be one or two of {listed(fitting)}, not {stacks!r}")
            for one in stacks:
                symbols[one].append(at)
        if kind in ("post", "tower"):
            for side, (key, most) in enumerate((("spots", SEATS - 1), ("spots_four", SEATS))):
                for k, points in enumerate(_read_spots(entry, key, most)):
                    box.spots[(side * len(FIELDS) + at) * SEATS + k] = points
        if entries.truth(entry, "special") != (entry.values["id"] in SPECIAL_SITES):
            raise entry.wrong("special", f"the special sites are {listed(SPECIAL_SITES)}")
        if entry.values["id"] in SPECIAL_SITES:
            box.special[at] = SPECIAL_SITES.index(entry.values["id"])
    box.sites = entries.array([at for at in range(len(FIELDS)) if box.place[at] in (Place.POST, Place.TOWER)])
    for number, (kind, places) in enumerate(symbols.items()):
        twins = [other for other, at in symbols.items() if other != kind and at == places]
        if not (len(places) == 1 and not twins) and not (len(places) == 2 and len(twins) == 1):
            raise parts.all("field")[-1].wrong(
                "stacks", f"{kind} needs a field of its own, or two fields shared with one other stack"
            )
        for k, at in enumerate(places):
            box.stack_places[number * 2 + k] = at
    n = len(FIELDS)
    here = [FIELDS[at] for at in range(n) if box.place[at] >= 0]
    edges: list[list[tuple[int, int]]] = [[], []]
    for entry in parts.all("route"):
        entry.only("between", "four_only")
        ends = entry.values.get("between")
        if not isinstance(ends, list) or len(ends) != 2 or any(end not in here for end in ends) or ends[0] == ends[1]:
            raise entry.wrong("between", f"between must be two fields of the map, not {ends!r}")
        a, b = FIELDS.index(ends[0]), FIELDS.index(ends[1])
        four = entries.truth(entry, "four_only")
        if any({a, b} == {x, y} for x, y, _ in box.routes):
            raise entry.wrong("between", f"the route {listed(ends)} stands more than once")
        box.routes.append((a, b, int(four)))
        for side in (0, 1) if not four else (1,):
            edges[side] += [(a, b), (b, a)]
    for side in (0, 1):
        for has_map in (0, 1):
            for start in range(n):
                steps = _distances(start, edges[side], box, bool(has_map))
                for goal in range(n):
                    box.far[((side * 2 + has_map) * n + start) * n + goal] = steps[goal]
                if FIELDS[start] not in here:
                    continue
                if has_map and any(steps[FIELDS.index(goal)] >= NO_WAY for goal in here):
                    raise parts.all("route")[-1].wrong("between", f"no route leads from {FIELDS[start]} to every field")
                if steps[HOME] >= NO_WAY:  # where else should a ship go that others displace again and again?
                    raise parts.all("route")[-1].wrong(
                        "between", f"without the map no route leads from {FIELDS[start]} to {FIELDS[HOME]}"
                    )
        for has_map in (0, 1):
            base = (side * 2 + has_map) * n
            for start in range(n):
                ways = [int(box.far[(base + start) * n + k] + box.far[(base + k) * n + start]) for k in range(n)]
                box.home[base + start] = min(way for k, way in enumerate(ways) if k != start)


def _read_spots(entry: Entry, key: str, most: int) -> list[int]:
    """The points of a site's spots, the best first; there may be fewer than players."""
    spots = entry.values.get(key)
    many = len(spots) if isinstance(spots, list) else most
    if not 1 <= many <= most:
        raise entry.wrong(key, f"{key} must be the points of 1 to {most} spots, not {spots!r}")
    return entry.numbers(key, many, 0, Most.POINTS_A_THING)


def _distances(start: int, edges: list[tuple[int, int]], box: Box, has_map: bool) -> list[int]:
    """Steps to every field. Without the map yellow fields are entered only from yellow ones (ruling 15)."""
    steps = [NO_WAY] * len(FIELDS)
    steps[start] = 0
    front = [start]
    while front:
        found = []
        for a, b in edges:
            if a in front and steps[b] == NO_WAY and (has_map or not box.yellow[b] or box.yellow[a]):
                steps[b] = steps[a] + 1
                found.append(b)
        front = found
    return steps


def _read_tiles(parts: Components, box: Box, effects: Effects) -> None:
    seen: set[tuple[str, str]] = set()
    for name in TRACKS:
        for entry in parts.all(name):
            kinds = [kind for kind in KINDS if kind[0] == name[0].upper()]
            kind, letter = entry.word("kind", kinds), entry.word("tile", LETTERS)
            if (kind, letter) in seen:
                raise entry.wrong("tile", f"tile {letter} of {kind} stands more than once")
            seen.add((kind, letter))
            at = kinds.index(kind) * COPIES + LETTERS.index(letter)
            if name == "trade":
                entry.only("kind", "tile", "good", "fur", "silver", "gold", "points", "cards")
                if entry.word("good", GOODS) != GOODS[kinds.index(kind)]:
                    raise entry.wrong("good", f"{kind} is {GOODS[kinds.index(kind)]}")
                for k, key in enumerate(names(TradeTile)[:-1]):
                    most = Most.TRADE_CARDS if key == "cards" else MOST_SPENT
                    box.trade[at * TradeTile.SIZE + k] = entry.number(key, 0, most)
            else:
                entry.only("kind", "tile", "strength", "damage", "points", "effect")
                for k, key in enumerate(names(RaidTile)[: RaidTile.EFFECT]):
                    most = Most.DAMAGE if key == "damage" else MOST_NEEDED
                    box.raid[at * RaidTile.SIZE + k] = entry.number(key, 0, most)
                box.raid[at * RaidTile.SIZE + RaidTile.EFFECT] = effects.add(
                    entry, "effect", entry.values.get("effect"), f"raid-{kind}{letter}", Line.RAID
                )
    parts.must_total("raid", "trade and raid tiles", len(seen), len(KINDS) * len(LETTERS))


def _read_gear(parts: Components, box: Box, effects: Effects) -> None:
    for entry in entries.each(parts, "gear", "id", GEAR):
        entry.only("id", "slot", "need", "on", "rule")
        name = entry.values["id"]
        at = GEAR.index(name)
        box.gear_slot[at] = GEAR_SLOTS.index(entry.word("slot", GEAR_SLOTS))
        _read_need(entry, box, at)
        for event, effect in entries.table(entry, "on", ONS).items():
            box.on[at * ON + ONS.index(event)] = effects.add(entry, "on", effect, f"gear-{name}.{event}", Line.GEAR)
        for rule, value in entries.table(entry, "rule", RULES).items():
            if type(value) is not int or not 0 <= value <= MOST_RULED[rule]:
                raise entry.wrong("rule", f"{rule} must be a whole number from 0 to {MOST_RULED[rule]}, not {value!r}")
            box.rule[at * RULE + RULES.index(rule)] = value
    loops.check(parts)
    counts = [sum(box.gear_slot[at] == slot for at in range(len(GEAR))) for slot in range(len(GEAR_SLOTS))]
    if set(counts) != {GEARS_A_SLOT}:
        raise parts.all("gear")[-1].wrong(
            "slot", f"there are {listed(counts)} sterns, sails and heads; the box holds {GEARS_A_SLOT} of each"
        )
    for entry in entries.each(parts, "rune", "id", RUNES):
        entry.only("id", "need", "goal", "goods", "marks", "points")
        at = RUNES.index(entry.values["id"])
        _read_need(entry, box, len(GEAR) + at)
        goal = entry.word("goal", MEASURES)
        goods = entry.values.get("goods", [])
        if not isinstance(goods, list) or any(good not in GOODS for good in goods) or (goal == "goods") != bool(goods):
            raise entry.wrong("goods", f"a goal of goods names some of {listed(GOODS)}, others none; not {goods!r}")
        marks, points = entry.numbers("marks", 2, 1, MOST_NEEDED), entry.numbers("points", 2, 0, Most.POINTS)
        figures = [MEASURES.index(goal), sum(1 << GOODS.index(good) for good in set(goods)), *marks, *points]
        for k, figure in enumerate(figures):
            box.goal[at * Goal.SIZE + k] = figure
    for entry in entries.each(parts, "special", "id", SPECIALS):
        entry.only("id", "effect", "per", "points")
        at = SPECIALS.index(entry.values["id"])
        box.special_effect[at] = effects.add(
            entry, "effect", entry.values.get("effect"), f"special-{entry.values['id']}", Line.SPECIALS
        )
        box.special_per[at * 2] = MEASURES.index(entry.word("per", MEASURES[:-1]))
        box.special_per[at * 2 + 1] = entry.number("points", 0, Most.POINTS_A_THING)


def _read_cards(parts: Components, box: Box, effects: Effects) -> None:
    for entry in entries.each(parts, "card", "number", range(1, CARDS + 1)):
        entry.only("number", "sort", "level", "fur", "silver", "any", "boxes")
        no = entry.values["number"]
        sort, level = entry.word("sort", SORTS), entry.number("level", 1, LEVELS)
        box.card_sort[no], box.card_level[no] = SORTS.index(sort), level
        box.card_group[no] = SORTS.index(sort) * LEVELS + level - 1
        for k, key in enumerate(names(Cost)[:-1]):
            box.card_cost[no * Cost.SIZE + k] = entry.number(key, 0, Most.GOODS, 0)
        for k, effect in enumerate(entries.boxes(entry, CARD_BOXES)):
            box.card_box[no * CARD_BOXES + k] = effects.add(entry, "boxes", effect, f"card-{no}.{k + 1}", Line.CARDS)
    counts = [sum(box.card_sort[no] == sort for no in range(1, CARDS + 1)) for sort in range(len(SORTS))]
    if set(counts) != {SORT}:
        raise parts.all("card")[-1].wrong(
            "sort", f"there are {listed(counts)} cards of the sorts; the box holds {SORT} of each"
        )
    box.designs = min(len(parts.all("tradecard")), TRADE_CARDS)
    for entry in entries.each(parts, "tradecard", "number", range(1, int(box.designs) + 1)):
        entry.only("number", "copies", "boxes")
        at = entry.values["number"] - 1
        box.trade_copies[at] = entry.number("copies", 1, TRADE_COPIES)
        for k, effect in enumerate(entries.boxes(entry, TRADE_BOXES)):
            box.trade_box[at * TRADE_BOXES + k] = effects.add(
                entry, "boxes", effect, f"tradecard-{at + 1}.{k + 1}", Line.TRADE_CARDS
            )
    parts.must_total("tradecard", "trade cards", sum(box.trade_copies), TRADE_COPIES)


def _read_starts(parts: Components, box: Box) -> None:
    for entry in entries.each(parts, "start", "value", range(1, STARTS + 1)):
        entry.only(
            "value", "beer", "goods", "warrior", "card", "bread",
            "four_beer", "four_goods", "four_warrior", "four_card", "four_bread",
        )  # fmt: skip
        most_beer, most_bread = int(box.most_beer), int(box.most_bread)
        four_beer = [entry.number("four_beer", 0, most_beer), 0]
        for side, (prefix, beer) in enumerate((("", entry.numbers("beer", 2, 0, most_beer)), ("four_", four_beer))):
            goods = entry.numbers(f"{prefix}goods", StartCard.WARRIOR - StartCard.FUR, 0, Most.GAINED)
            sort = SORTS.index(entry.word(f"{prefix}card", SORTS))
            warrior = entry.number(f"{prefix}warrior", 1, STRENGTHS)
            bread = entry.number(f"{prefix}bread", 0, most_bread)
            for k, figure in enumerate([*beer, *goods, warrior, sort, bread]):
                box.start[((entry.values["value"] - 1) * 2 + side) * StartCard.SIZE + k] = figure


def _read_need(entry: Entry, box: Box, at: int) -> None:
    words = entry.word("need").split()
    if len(words) != 2 or words[0] not in MEASURES[:-1] or not 0 <= whole(words[1]) <= MOST_NEEDED:
        raise entry.wrong(
            "need",
            f"need must be a measure and a number up to {MOST_NEEDED}, as in 'trade 1'; "
            f"measures are {listed(MEASURES[:-1])}",
        )
    box.need[at * 2], box.need[at * 2 + 1] = MEASURES.index(words[0]), whole(words[1])
