"""Positions of Wikinger as readable mappings, both ways.

A land is drawn row by row: `"scouts": "left* church right*"` is an island with scouts on both ends; `-` is a gap.
What has left the game stands under `gone`; stacks and bag hold whatever is nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.ints import Ints
from meadhall.engine.scene import Reader, whole
from meadhall.engine.state import OVER, ints
from meadhall.games.wikinger.lands import draw_land, place_lands
from meadhall.games.wikinger.rules import ferry, land, purchase
from meadhall.games.wikinger.rules.box import (
    FIGURES,
    GREATS,
    NONE,
    OPEN,
    ROWS,
    SLOTS,
    SPECIALS,
    TILES,
    Row,
    Special,
)  # fmt: skip
from meadhall.games.wikinger.rules.census import in_play
from meadhall.games.wikinger.rules.names import (
    HIGHEST_BID,
    NOBODY,
    QUESTIONS,
    SOURCES,
    STANDS,
    Own,
    Phase,
    Store,
    means,
)  # fmt: skip
from meadhall.games.wikinger.rules.state import Wikinger

KEYS = (
    "round", "starter", "question", "asked", "wheel", "drawn", "open", "lands", "ashore", "gold", "points", "earned",
    "specials", "gone", "hand", "building", "auction", "cargo",
)  # fmt: skip
MOST = 10_000  # gold or points that somebody may write down


def write(s: Wikinger, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    seats = list(enumerate(names))
    found: dict[str, Any] = {
        "round": int(s.round),
        "starter": names[s.starter],
        "wheel": {slot: _combination(s, slot) for slot in range(SLOTS) if s.tile[slot] != NONE},
        "lands": {name: draw_land(s, seat) for seat, name in seats},
        "ashore": {name: _counts(FIGURES, s.own, seat * Own.SIZE + Own.ASHORE + 1) for seat, name in seats},
        "gold": {name: int(s.own[seat * Own.SIZE + Own.GOLD]) for seat, name in seats},
        "points": {name: int(s.own[seat * Own.SIZE + Own.TRACK]) for seat, name in seats},
        "earned": {name: _counts(SOURCES[:4], s.own, seat * Own.SIZE + Own.EARNED) for seat, name in seats},
        "gone": _gone(s),
    }
    if s.advanced:
        found["open"] = [None if k == NOBODY else SPECIALS[k] for k in s.open]
        found["specials"] = {name: _counts(SPECIALS, s.own, seat * Own.SIZE + Own.SPECIAL) for seat, name in seats}
    if s.seat == OVER:
        return {**found, "question": "over"}
    found["question"] = QUESTIONS[s.phase]
    found["asked"] = names[s.seat]
    if s.phase in (Phase.BID, Phase.REMOVE, Phase.COLOUR):
        found["drawn"] = _counts(FIGURES, s.pool, 1)
    if s.phase == Phase.BID:
        out = [name for seat, name in seats if s.passed >> seat & 1]
        found["auction"] = {"standing": int(s.standing), "leader": names[s.leader], "passed": out}
    if s.phase in (Phase.START, Phase.LAY, Phase.STAND):
        hand: dict[str, Any] = {"figure": FIGURES[s.hand_figure - 1], "dearest": bool(s.dearest)}
        if s.phase == Phase.STAND:
            hand["column"] = int(s.hand_column)
        else:
            hand["tile"] = TILES[s.hand_tile - 1]
        found["hand"] = hand
    if s.phase == Phase.SWAP:
        found["building"] = SPECIALS[s.building]
    if s.phase == Phase.TO:
        rest = [ROWS[row - 1] for row in range(2, 7) if s.cargo_rest >> row & 1]
        found["cargo"] = {"row": ROWS[s.cargo_row - 1], "left": int(s.cargo_left), "rest": rest}
    return found


def _combination(s: Wikinger, slot: int) -> str:
    tile = TILES[s.tile[slot] - 1]
    return tile if s.figure[slot] == NONE else f"{tile} {FIGURES[s.figure[slot] - 1]}"


def _counts(names: Sequence[str], figures: Ints, first: int) -> dict[str, int]:
    return {name: int(figures[first + i]) for i, name in enumerate(names) if figures[first + i]}


def _gone(s: Wikinger) -> dict[str, dict[str, int]]:
    gone = {
        "tiles": _counts(TILES, s.store, Store.GONE + Store.TILES + 1),
        "figures": _counts(FIGURES, s.store, Store.GONE + Store.FIGURES + 1),
        "specials": _counts(SPECIALS, s.store, Store.GONE + Store.SPECIALS),
    }
    return {what: counts for what, counts in gone.items() if counts}


def place(s: Wikinger, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set up `s` as the mapping says. Without a question the asked seat, else the starter, buys."""
    read = Reader(position).only(*KEYS)
    s.round = read.number("round", 1, int(s.box.rounds), 1)
    s.starter = names.index(read.word("starter", names, names[0]))
    question = read.word("question", ("over", *QUESTIONS), "buy")
    if question == "over":
        s.seat, s.phase = OVER, Phase.BUY
    else:
        s.seat = names.index(read.word("asked", names, names[s.starter]))
        s.phase = QUESTIONS.index(question)
    _place_wheel(s, read)
    place_lands(s, read.part("lands").only(*names), names)
    _place_purses(s, read, names)
    _place_hand(s, read)
    _place_specials(s, read, names)
    _fill_stacks(s, read)
    _check_room(s, names)
    _ask(s, read, list(names))


def _place_wheel(s: Wikinger, read: Reader) -> None:
    wheel = read.part("wheel")
    for key, value in wheel.mapping.items():
        slot = whole(key)
        if not 0 <= slot < SLOTS:
            raise BadPosition(f"wheel: {key!r} is no slot; slots are 0 to {SLOTS - 1}")
        words = str(value).split()
        if not 1 <= len(words) <= 2 or words[0] not in TILES or (len(words) == 2 and words[1] not in FIGURES):
            raise BadPosition(
                f"wheel: slot {slot} holds {value!r}; write a tile and a figure, as in 'left fisher'. "
                f"Tiles: {listed(TILES)}. Figures: {listed(FIGURES)}"
            )
        s.tile[slot] = TILES.index(words[0]) + 1
        s.figure[slot] = FIGURES.index(words[1]) + 1 if len(words) == 2 else NONE
        if s.figure[slot] == NONE and s.phase != Phase.COLOUR:
            raise BadPosition(
                f"wheel: the tile on slot {slot} has no figure; only while colours are placed that can be"
            )
    drawn = read.part("drawn").only(*FIGURES)
    for figure, name in enumerate(FIGURES, 1):
        s.pool[figure] = drawn.number(name, 0, int(s.box.drawn), 0)


def _place_purses(s: Wikinger, read: Reader, names: Sequence[str]) -> None:
    gold, points = read.part("gold").only(*names), read.part("points").only(*names)
    ashore, earned = read.part("ashore").only(*names), read.part("earned").only(*names)
    for seat, name in enumerate(names):
        own = seat * Own.SIZE
        s.own[own + Own.GOLD] = gold.number(name, 0, MOST, int(s.box.gold[s.seats]))
        s.own[own + Own.TRACK] = points.number(name, 0, MOST, int(s.box.start_points))
        figures = ashore.part(name).only(*FIGURES)
        for figure, word in enumerate(FIGURES, 1):
            s.own[own + Own.ASHORE + figure] = figures.number(word, 0, int(s.box.figures[figure]), 0)
        sources = earned.part(name).only(*SOURCES[:4])
        for source, word in enumerate(SOURCES[:4]):
            s.own[own + Own.EARNED + source] = sources.number(word, 0, MOST, 0)


def _place_hand(s: Wikinger, read: Reader) -> None:
    if s.seat == OVER or s.phase not in (Phase.START, Phase.LAY, Phase.STAND):
        if "hand" in read.mapping:
            raise BadPosition("hand: only while a tile is laid or its figure set down is something in hand")
        return
    hand = read.part("hand").only("tile", "figure", "column", "dearest")
    s.hand_figure = FIGURES.index(hand.word("figure", FIGURES)) + 1
    s.dearest = int(bool(hand.mapping.get("dearest", False)))
    if s.dearest and not s.advanced:
        raise BadPosition("hand: the dearest combination means something in the advanced game only")
    if s.phase != Phase.STAND:
        s.hand_tile = TILES.index(hand.word("tile", TILES)) + 1
        return
    s.hand_column = hand.number("column", 1, int(s.columns))
    cell = s.land[land.at(s, s.seat, s.hand_figure, s.hand_column)]
    if s.hand_figure == Row.SHIPS or cell == NONE or cell >= STANDS:
        raise BadPosition(
            f"hand: there is no free tile in the row of the {FIGURES[s.hand_figure - 1]}, column {s.hand_column}"
        )


def _place_specials(s: Wikinger, read: Reader, names: Sequence[str]) -> None:
    if not s.advanced:
        for key in ("open", "specials"):
            if read.mapping.get(key):
                raise BadPosition(f"{key}: special tiles belong to the advanced game")
        return
    shown = read.mapping.get("open", ())
    if isinstance(shown, str) or not isinstance(shown, Sequence) or len(shown) > OPEN:
        raise BadPosition(f"open must be a list of at most {OPEN} special tiles, not {shown!r}")
    for k, name in enumerate(shown):
        if name is not None and name not in SPECIALS:
            raise BadPosition(f"open holds {name!r}; known are {listed(SPECIALS)}")
        s.open[k] = NOBODY if name is None else SPECIALS.index(name)
    taken = read.part("specials").only(*names)
    for seat, name in enumerate(names):
        mine = taken.part(name).only(*SPECIALS)
        for k, word in enumerate(SPECIALS):
            s.own[seat * Own.SIZE + Own.SPECIAL + k] = mine.number(word, 0, int(s.box.specials[k]), 0)
        if s.own[seat * Own.SIZE + Own.SPECIAL + Special.FIVE_GOLD]:
            raise BadPosition(f"specials: {SPECIALS[Special.FIVE_GOLD]} leaves the game when it is taken")


def _fill_stacks(s: Wikinger, read: Reader) -> None:
    """Stacks and bag get what is neither in play nor gone."""
    gone = read.part("gone").only("tiles", "figures", "specials")
    seen = in_play(s)
    to_come = s.box.rounds - s.round
    before_tiles = s.seat != OVER and s.phase in (Phase.BID, Phase.REMOVE)
    draws = s.box.drawn if s.auction else SLOTS
    for what, names, box, counts, store, first, needed in (
        ("tiles", TILES, s.box.tiles, seen[0], Store.TILES, 1, SLOTS * (to_come + int(before_tiles))),
        ("figures", FIGURES, s.box.figures, seen[1], Store.FIGURES, 1, draws * to_come),
        ("specials", SPECIALS, s.box.specials, seen[2], Store.SPECIALS, 0, OPEN * to_come),
    ):
        if what == "specials" and not s.advanced:
            continue
        part = gone.part(what).only(*names)
        for i, name in enumerate(names, first):
            left = int(box[i]) - counts[i]
            if left < 0:
                raise BadPosition(f"{counts[i]} of {name} are in play, the box has {box[i]}")
            s.store[Store.GONE + store + i] = part.number(name, 0, left, 0)
            s.store[store + i] = left - s.store[Store.GONE + store + i]
        there = sum(s.store[store + i] for i in range(first, first + len(names)))
        if there < needed:
            raise BadPosition(f"gone: {there} {what} are left, the rounds to come draw {needed}")


def _check_room(s: Wikinger, names: Sequence[str]) -> None:
    """A land never outgrows its columns: each column takes a tile, and tiles are bought one by one."""
    if s.seat == OVER:
        return
    to_come = s.box.rounds - s.round
    wheel = sum(s.tile[slot] != NONE for slot in range(SLOTS))
    if s.phase < Phase.BUY:
        wheel = SLOTS
    hand = int(s.hand_tile != NONE)
    for seat, name in enumerate(names):
        if s.phase < Phase.BUY:
            mine = SLOTS // s.seats
        elif s.phase > Phase.BUY:
            mine = hand * int(seat == s.seat) + _turns(wheel, (seat - s.seat - 1) % s.seats, int(s.seats))
        else:
            mine = _turns(wheel, (seat - s.seat) % s.seats, int(s.seats))
        mine += to_come * SLOTS // s.seats
        reach = s.own[seat * Own.SIZE + Own.REACH]
        if reach + mine > s.columns:
            raise BadPosition(
                f"lands: {name} has reached column {reach} and buys {mine} more tiles; by then it can have laid "
                f"{s.columns - mine} at most, so name a later round"
            )


def _turns(things: int, ahead: int, seats: int) -> int:
    """How many of `things` a seat gets that is `ahead` turns away."""
    return max(0, (things - ahead + seats - 1) // seats)


def _ask(s: Wikinger, read: Reader, names: list[str]) -> None:
    """Check that the question is one that would be asked here."""
    wheel = sum(s.tile[slot] != NONE for slot in range(SLOTS))
    standing = sum(s.figure[slot] != NONE for slot in range(SLOTS))
    pool, kinds = sum(s.pool), sum(n > 0 for n in s.pool)
    phase = int(s.phase)
    if s.seat == OVER:
        if wheel or pool or s.round != s.box.rounds:
            raise BadPosition("question: the game is over only when the wheel is empty in the last round")
        return
    name = names[s.seat]
    if phase in (Phase.BID, Phase.REMOVE, Phase.COLOUR) and not s.auction:
        raise BadPosition(f"question: {QUESTIONS[phase]} belongs to the advanced game with its auction")
    if phase in (Phase.SPECIAL, Phase.SWAP) and not s.advanced:
        raise BadPosition("question: special tiles belong to the advanced game")
    if phase in (Phase.BID, Phase.REMOVE) and (wheel or pool != s.box.drawn):
        raise BadPosition(f"drawn: {s.box.drawn} figures are drawn before the wheel is filled, not {pool}")
    if phase == Phase.COLOUR and (wheel != SLOTS or pool + standing != SLOTS or kinds < 2):
        raise BadPosition("drawn: all slots hold tiles, and two colours or more still wait to be placed")
    if phase > Phase.COLOUR and pool:
        raise BadPosition("drawn: figures wait only while colours are placed")
    if phase == Phase.BUY and not wheel:
        raise BadPosition("wheel: there is nothing left to buy")
    if phase in (Phase.FERRY, Phase.TO) and (wheel or s.round % 2):
        raise BadPosition("wheel: boatmen cross only after an even round, once everything is bought")
    started = s.own[s.seat * Own.SIZE + Own.REACH] > 0
    if phase == Phase.START and started:
        raise BadPosition(f"lands: {name} has laid the start tile already")
    if phase in (Phase.LAY, Phase.STAND, Phase.SPECIAL, Phase.SWAP) and not started:
        raise BadPosition(f"lands: {name} has bought a tile, so the start tile lies on the land")
    if phase == Phase.LAY and land.places_into(s, s.seat, s.hand_tile, ints(400), 2) < 2:
        raise BadPosition(f"hand: {name} is not asked where there is one place or none for the tile")
    if phase == Phase.SPECIAL and all(k == NOBODY for k in s.open):
        raise BadPosition("open: there is no special tile to take")
    if phase == Phase.FERRY and not ferry.can_ferry(s, s.seat):
        raise BadPosition(f"ashore: {name} needs a boatman, and somebody with a free tile in their row")
    if phase == Phase.BID:
        _ask_bid(s, read.part("auction").only("standing", "leader", "passed"), names)
    if phase == Phase.SWAP:
        s.building = Special.GREAT + GREATS.index(read.word("building", GREATS))
        if not s.own[s.seat * Own.SIZE + Own.SPECIAL + s.building] or purchase.sites_into(s, ints(400), 2) < 2:
            raise BadPosition(f"building: {name} needs this tile, and two middle tiles that it could replace")
    if phase == Phase.TO:
        _ask_to(s, read.part("cargo").only("row", "left", "rest"), name)


def _ask_bid(s: Wikinger, auction: Reader, names: list[str]) -> None:
    s.standing = auction.number("standing", 0, HIGHEST_BID, 0)
    s.leader = names.index(auction.word("leader", names, names[s.starter]))
    for name in auction.words("passed", names, len(names)):
        s.passed |= 1 << names.index(name)
    if s.passed >> s.seat & 1 or s.passed >> s.leader & 1:
        raise BadPosition("auction: neither the leader nor who is asked has passed")
    if s.seat == s.leader and (s.standing or s.passed or s.seat != s.starter):
        raise BadPosition("auction: only the starter is asked about an own bid, to open with it")
    if means(s, s.leader) < s.standing or means(s, s.seat) <= s.standing:
        raise BadPosition("auction: the leader can pay the standing bid, and who is asked could pay more")


def _ask_to(s: Wikinger, cargo: Reader, name: str) -> None:
    s.cargo_row = ROWS.index(cargo.word("row", ROWS[1:])) + 1
    s.cargo_left = cargo.number("left", 1, 13)
    for word in cargo.words("rest", ROWS[1:], 4):
        row = ROWS.index(word) + 1
        if row <= s.cargo_row or not ferry.passengers(s, s.seat, row):
            raise BadPosition(f"cargo: nobody of {word} can still cross")
        s.cargo_rest |= 1 << row
    ashore = s.own[s.seat * Own.SIZE + Own.ASHORE + s.cargo_row]
    if ashore < s.cargo_left or land.free_in(s, s.seat, s.cargo_row) <= s.cargo_left:
        raise BadPosition(f"cargo: {name} needs {s.cargo_left} ashore, and more free tiles than that")
