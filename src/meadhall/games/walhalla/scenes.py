"""Positions of Walhalla as readable mappings, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader, whole
from meadhall.engine.state import OVER
from meadhall.games.walhalla.rules import cards, landing, setup
from meadhall.games.walhalla.rules.names import (
    CAMPS,
    CARD_TYPES,
    CARDS,
    COUNTS,
    END_CARDS,
    ENDS,
    FJORD_NAMES,
    FJORDS,
    LINES,
    NOBODY,
    PLACE_NAMES,
    PLACES,
    QUESTIONS,
    SCORES,
    TONGUES,
    Camp,
    Kind,
    Phase,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.rules.tongues import usual as usual_tiles

KEYS = (
    "raid", "starter", "land", "headlands", "vikings", *CAMPS, "hands", "laid", "discards", "berths", "points",
    "question", "turn", "asked", "dragon", "crew", "fjord", "unloading", "field", "answered",
)  # fmt: skip
MOST_POINTS = 10**6
ASHORE = (Phase.SIDE, Phase.ATTACK, Phase.DEFEND, Phase.HUNT)


def write(s: Walhalla, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    box = s.box
    position: dict[str, Any] = {
        "raid": int(s.raid),
        "starter": names[s.starter],
        "land": [
            [
                f"{box.names[s.land[at]]}/{box.names[s.land[at + 1]]}"
                for at in range(tongue * box.rows, tongue * box.rows + s.length[tongue], 2)
            ]
            for tongue in range(TONGUES)
        ],
        "headlands": [[int(s.first[tongue]), int(s.second[tongue])] for tongue in range(TONGUES)],
        "vikings": {
            name: [field_name(s, at) for at in range(len(s.held)) if s.held[at] == seat]
            for seat, name in enumerate(names)
        },
        "hands": {name: _cards(s, Pile.HAND + seat) for seat, name in enumerate(names)},
        "laid": {name: _cards(s, Pile.LAID + seat) for seat, name in enumerate(names)},
        "discards": _cards(s, Pile.DISCARDS),
        "berths": {
            FJORD_NAMES[fjord]: [
                f"{box.dragon_names[moored >> 1]}/{ENDS[moored & 1]}"
                for moored in s.fjords[fjord * (box.berths + 1) + 1 : (fjord + 1) * (box.berths + 1)]
                if moored
            ]
            for fjord in range(FJORDS)
        },
        "points": {
            name: {word: int(s.score[seat * LINES + line]) for line, word in enumerate(SCORES)}
            for seat, name in enumerate(names)
        },
    }
    for count, camp in enumerate(CAMPS):
        position[camp] = {name: int(s.camp[seat * COUNTS + count]) for seat, name in enumerate(names)}
    if s.seat == OVER:
        return {**position, "question": "over"}
    position["question"] = QUESTIONS[s.phase]
    position["asked"] = names[s.seat]
    if s.phase == Phase.LAY:
        return {**position, "answered": int(s.asked)}
    position["turn"] = names[s.active]
    position["dragon"] = box.dragon_names[s.dragon]
    if s.phase != Phase.MAN:
        position["crew"] = {PLACE_NAMES[p]: names[s.crew[p]] for p in range(PLACES) if s.crew[p] != NOBODY}
    if s.phase in ASHORE:
        position["fjord"] = FJORD_NAMES[s.fjord]
        position["unloading"] = PLACE_NAMES[landing.place_of(s, s.step)]
    if s.phase in ASHORE and s.phase != Phase.SIDE:
        position["field"] = field_name(s, s.field)
    return position


def field_name(s: Walhalla, field: int) -> str:
    """A field as positions write it: tongue and row, both from 1."""
    return f"{field // s.box.rows + 1}.{field % s.box.rows + 1}"


def _cards(s: Walhalla, pile: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_TYPES) for _ in range(s.piles[pile * CARD_TYPES + card])]


def place(s: Walhalla, position: Mapping[str, Any], names: Sequence[str], tiles: Sequence[int] | None) -> None:
    """Set up `s` as the mapping says; `tiles` are the lengths the options demand, None where chance decides."""
    read = Reader(position).only(*KEYS)
    s.raid = read.number("raid", 1, int(s.box.raids), 1)
    s.starter = list(names).index(read.word("starter", names, names[0]))
    _place_land(s, read, tiles)
    _place_vikings(s, read, names)
    _place_dragons(s, read)
    _place_cards(s, read, names)
    _place_points(s, read, names)
    _ask(s, read, list(names))
    _count_vikings(s, read, names)


def _place_land(s: Walhalla, read: Reader, tiles: Sequence[int] | None) -> None:
    """Tongues as lists of tiles, the coast's first; None where any tile that is left may lie."""
    box = s.box
    left = [int(copies) for copies in box.copies]
    usual = [[None] * n for n in tiles or usual_tiles(box)]
    tongues = read.mapping.get("land", usual)
    if not isinstance(tongues, Sequence) or len(tongues) != TONGUES or not all(isinstance(t, list) for t in tongues):
        raise BadPosition(f"land must be {TONGUES} lists of tiles such as 'cult/wheat', not {tongues!r}")
    for number, tongue in enumerate(tongues):
        if not box.shortest <= len(tongue) <= box.longest or (tiles and len(tongue) != tiles[number]):
            wanted = tiles[number] if tiles else f"{box.shortest} to {box.longest}"
            raise BadPosition(f"land: tongue {number + 1} has {len(tongue)} tiles, it must have {wanted}")
    if sum(len(tongue) for tongue in tongues) != sum(left):
        raise BadPosition(f"land: {sum(len(t) for t in tongues)} tiles lie there, the box has {sum(left)}")
    spots = [(n * int(box.rows) + 2 * i, tile) for n, tongue in enumerate(tongues) for i, tile in enumerate(tongue)]
    for at, tile in sorted(spots, key=lambda spot: spot[1] is None):
        _lay_tile(s, at, tile, left)
    setup.measure(s)
    usual_headlands = [[int(box.first[tongue]), int(box.second[tongue])] for tongue in range(TONGUES)]
    headlands = read.mapping.get("headlands", usual_headlands)
    if not isinstance(headlands, list) or not all(isinstance(p, list) and len(p) == 2 for p in headlands):
        raise BadPosition(f"headlands must be pairs such as {usual_headlands}, not {headlands!r}")
    firsts, seconds = [pair[0] for pair in headlands], [pair[1] for pair in headlands]
    if any(type(value) is not int for value in (*firsts, *seconds)):
        raise BadPosition(f"headlands must be pairs of whole numbers such as {usual_headlands}, not {headlands!r}")
    if sorted(firsts) != sorted(box.first) or sorted(seconds) != sorted(box.second):
        raise BadPosition(
            f"headlands must use {listed(box.first)} for first and {listed(box.second)} for second places"
        )
    for tongue in range(TONGUES):
        s.first[tongue], s.second[tongue] = firsts[tongue], seconds[tongue]


def _lay_tile(s: Walhalla, at: int, tile: object, left: list[int]) -> None:
    box = s.box
    for number in range(len(left)):
        near, far = box.names[box.near[number]], box.names[box.far[number]]
        if left[number] and tile in (None, f"{near}/{far}", f"{far}/{near}"):
            left[number] -= 1
            turned = tile == f"{far}/{near}" and near != far
            s.land[at + turned] = box.near[number]
            s.land[at + 1 - turned] = box.far[number]
            return
    raise BadPosition(f"land: there is no tile {tile!r} left in the box")


def field_at(s: Walhalla, name: object, where: str) -> int:
    """The field of that name, such as 2.5."""
    before, _, behind = str(name).partition(".")
    tongue, row = whole(before), whole(behind)
    if 1 <= tongue <= TONGUES and 1 <= row <= s.length[tongue - 1]:
        return (tongue - 1) * int(s.box.rows) + row - 1
    raise BadPosition(f"{where}: there is no field {name!r}; fields are tongue.row, such as 2.5")


def _place_vikings(s: Walhalla, read: Reader, names: Sequence[str]) -> None:
    vikings = read.part("vikings").only(*names)
    for seat, name in enumerate(names):
        fields = vikings.mapping.get(name, ())
        if isinstance(fields, str) or not isinstance(fields, Sequence):
            raise BadPosition(f"vikings: {name} needs a list of fields such as 2.5, not {fields!r}")
        for field in fields:
            at = field_at(s, field, f"vikings: {name}")
            if s.held[at] != NOBODY:
                raise BadPosition(f"vikings: two stand on {field}")
            s.held[at] = seat


def _place_dragons(s: Walhalla, read: Reader) -> None:
    box = s.box
    for dragon in range(1, box.dragons):
        s.stack[dragon] = 1
    berths = read.part("berths").only(*FJORD_NAMES)
    for fjord, name in enumerate(FJORD_NAMES):
        at = fjord * (box.berths + 1)
        lying = berths.mapping.get(name, ())
        if isinstance(lying, str) or not isinstance(lying, Sequence):
            raise BadPosition(f"berths: fjord {name} needs a list of dragons such as red-bow/stern, not {lying!r}")
        for moored in lying:
            name_of, _, end = str(moored).partition("/")
            if name_of not in box.dragon_names[1:] or end not in ENDS:
                raise BadPosition(f"berths: {moored!r} is no dragon with the end that leads, such as red-bow/stern")
            if s.fjords[at] == s.room[fjord]:
                raise BadPosition(f"berths: fjord {name} has room for {s.room[fjord]} dragons")
            s.fjords[at] += 1
            s.fjords[at + s.fjords[at]] = box.dragon_names.index(name_of) * 2 + ENDS.index(end)
            _take_dragon(s, name_of)


def _take_dragon(s: Walhalla, name: str) -> None:
    dragon = s.box.dragon_names.index(name)
    if not s.stack[dragon]:
        raise BadPosition(f"berths: the dragon {name} is there twice")
    s.stack[dragon] = 0


def _place_cards(s: Walhalla, read: Reader, names: Sequence[str]) -> None:
    box = s.box
    hands, laid = read.part("hands").only(*names), read.part("laid").only(*names)
    piles = [(Pile.DISCARDS, read.words("discards", CARDS, sum(box.cards)))]
    for seat, name in enumerate(names):
        piles.append((Pile.HAND + seat, hands.words(name, CARDS, sum(box.cards))))
        piles.append((Pile.LAID + seat, laid.words(name, CARDS[:END_CARDS], sum(box.cards))))
        s.camp[seat * COUNTS + Camp.CARDS] = len(piles[-1][1]) + len(piles[-2][1])
    for card in range(CARD_TYPES):
        s.piles[Pile.DECK * CARD_TYPES + card] = box.cards[card]
    for pile, found in piles:
        for name in found:
            card = CARDS.index(name)
            if not s.piles[Pile.DECK * CARD_TYPES + card]:
                raise BadPosition(f"hands: more than {box.cards[card]} cards {name} are in play")
            s.piles[Pile.DECK * CARD_TYPES + card] -= 1
            s.piles[pile * CARD_TYPES + card] += 1
    s.deck = cards.size(s, Pile.DECK)


def _place_points(s: Walhalla, read: Reader, names: Sequence[str]) -> None:
    points = read.part("points").only(*names)
    for seat, name in enumerate(names):
        lines = points.part(name).only(*SCORES)
        for line, word in enumerate(SCORES):
            s.score[seat * LINES + line] = lines.number(word, 0, MOST_POINTS, 0)


def _ask(s: Walhalla, read: Reader, names: list[str]) -> None:
    """Open the question the mapping names; without one the starter has just drawn a dragon."""
    question = read.word("question", ("over", *QUESTIONS), "man")
    laid = any(
        s.piles[pile * CARD_TYPES + card]
        for pile in range(Pile.LAID, Pile.LAID + s.seats)
        for card in range(CARD_TYPES)
    )
    if laid and question != "lay":
        raise BadPosition("laid: cards are laid down only at the end of a raid, with question lay")
    if question == "over":
        if s.raid != s.box.raids:
            raise BadPosition(f"question: the game is over only after raid {s.box.raids}")
        s.seat, s.active, s.phase = OVER, NOBODY, Phase.LAY
        return
    s.phase = QUESTIONS.index(question)
    if s.phase == Phase.LAY:
        _ask_lay(s, read, names)
        return
    s.active = names.index(read.word("turn", names, names[s.starter]))
    waiting = [name for dragon, name in enumerate(s.box.dragon_names) if s.stack[dragon]]
    moored = [name for dragon, name in enumerate(s.box.dragon_names) if dragon and not s.stack[dragon]]
    choice = moored if s.phase in ASHORE else waiting
    if not choice:
        raise BadPosition("berths: a dragon must be under way, and there is none")
    s.dragon = s.box.dragon_names.index(read.word("dragon", choice, choice[0]))
    s.stack[s.dragon] = 0
    s.seat = s.active
    _place_crew(s, read, names)
    if s.phase == Phase.RIDE:
        s.seat = int(s.box.colour[s.dragon])
        if s.seat == s.active or s.seat >= s.seats:
            raise BadPosition("question: nobody else owns the coloured seat of this dragon, so nobody is asked to ride")
    elif s.phase in ASHORE:
        _ask_ashore(s, read)
    if read.word("asked", names, names[s.seat]) != names[s.seat]:
        raise BadPosition(f"asked: this question goes to {names[s.seat]}")


def _place_crew(s: Walhalla, read: Reader, names: list[str]) -> None:
    if s.phase == Phase.MAN:
        if "crew" in read.mapping:
            raise BadPosition("crew: nobody is aboard before the active player has manned the dragon")
        return
    crew = read.part("crew").only(*PLACE_NAMES)
    for number, word in enumerate(PLACE_NAMES):
        if word not in crew.mapping:
            continue
        s.crew[number] = names.index(crew.word(word, names))
        coloured = number == s.box.coloured[s.dragon]
        owner = s.box.colour[s.dragon] if coloured else s.active
        if s.crew[number] != owner:
            whose = names[owner] if owner < s.seats else "nobody in play"
            raise BadPosition(f"crew: the seat at the {word} is for {whose}")
        if coloured and s.phase == Phase.RIDE:
            raise BadPosition(f"crew: who owns the seat at the {word} has not decided yet")


def _ask_ashore(s: Walhalla, read: Reader) -> None:
    """One Viking is about to land, fights, or has just taken a forest."""
    box = s.box
    s.fjord = FJORD_NAMES.index(read.word("fjord", FJORD_NAMES))
    at = s.fjord * (box.berths + 1)
    last = s.fjords[at + s.fjords[at]] if s.fjords[at] else 0
    if last >> 1 != s.dragon:
        raise BadPosition(
            f"fjord: the dragon {box.dragon_names[s.dragon]} must lie last in fjord {FJORD_NAMES[s.fjord]}"
        )
    s.end = last & 1
    number = PLACE_NAMES.index(read.word("unloading", PLACE_NAMES))
    s.step = landing.from_end(s.end, number)
    for step in range(s.step):
        if s.crew[landing.place_of(s, step)] != NOBODY:
            raise BadPosition("crew: places nearer the coast have been unloaded already")
    owner = int(s.crew[number])
    row = int(landing.row_of(s, s.step))
    if s.phase == Phase.SIDE:
        if owner == NOBODY or NOBODY in (landing.landing(s, owner, 0), landing.landing(s, owner, 1)):
            raise BadPosition("unloading: nobody there has the choice between two fields")
        s.seat = owner
        return
    s.field = field_at(s, read.mapping.get("field"), "field")
    if s.field not in (landing.beside(s, s.fjord, row, 0), landing.beside(s, s.fjord, row, 1)):
        raise BadPosition(f"field: {read.mapping.get('field')} is not beside the place being unloaded")
    holder = int(s.held[s.field])
    if s.phase == Phase.HUNT:
        if owner != NOBODY or holder == NOBODY or box.kind[s.land[s.field]] != Kind.FOREST:
            raise BadPosition("question: hunt is asked when a Viking has just landed on a forest")
        s.seat = holder
        return
    if owner == NOBODY or holder in (NOBODY, owner):
        raise BadPosition("question: a battle needs a Viking aboard and a rival's on the field")
    s.seat = owner if s.phase == Phase.ATTACK else holder


def _ask_lay(s: Walhalla, read: Reader, names: list[str]) -> None:
    s.active = NOBODY
    seated = [name for seat, name in enumerate(names) if s.camp[seat * COUNTS + Camp.CARDS]]
    if not seated:
        raise BadPosition("question: nobody has a card to lay down")
    order = [names[(s.starter + turn) % s.seats] for turn in range(s.seats)]
    s.seat = names.index(read.word("asked", seated, next(name for name in order if name in seated)))
    s.asked = read.number(
        "answered", 0, int(s.camp[s.seat * COUNTS + Camp.CARDS]) - 1, int(cards.size(s, Pile.LAID + s.seat))
    )
    if cards.size(s, Pile.LAID + s.seat) > s.asked:
        raise BadPosition(f"answered: {names[s.seat]} has laid down more cards than it has answered questions")
    for name in order[order.index(names[s.seat]) + 1 :]:
        if cards.size(s, Pile.LAID + names.index(name)):
            raise BadPosition(f"laid: {name} has not been asked yet")


def _count_vikings(s: Walhalla, read: Reader, names: Sequence[str]) -> None:
    """Midgard and Valhalla as given, else as at the start; whoever is nowhere else is in Asgard."""
    box = s.box
    camps = [read.part(camp).only(*names) for camp in CAMPS]
    for seat, name in enumerate(names):
        abroad = sum(holder == seat for holder in s.held) + sum(aboard == seat for aboard in s.crew)
        midgard = camps[Camp.MIDGARD].number(name, 0, int(box.vikings), int(box.midgard[s.seats]))
        valhalla = camps[Camp.VALHALLA].number(name, 0, int(box.vikings), int(box.valhalla[s.seats]))
        rest = int(box.vikings) - abroad - midgard - valhalla
        if rest < 0 or camps[Camp.ASGARD].number(name, 0, int(box.vikings), rest) != rest:
            raise BadPosition(
                f"{name} has {box.vikings} Vikings; {abroad} on land or aboard, {midgard} in Midgard and {valhalla} in "
                f"Valhalla leave {rest} for Asgard"
            )
        s.camp[seat * COUNTS + Camp.MIDGARD] = midgard
        s.camp[seat * COUNTS + Camp.VALHALLA] = valhalla
        s.camp[seat * COUNTS + Camp.ASGARD] = rest
    if s.seat != OVER and s.phase in (Phase.MAN, Phase.RIDE) and not s.camp[s.seat * COUNTS + Camp.MIDGARD]:
        raise BadPosition(f"midgard: {names[s.seat]} has no Viking there, so it is not asked to send one")
