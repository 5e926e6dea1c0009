"""What must hold in a position: everything is somewhere, lands have room, and the question would be asked here."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.errors import BadPosition
from meadhall.engine.scene import Reader
from meadhall.engine.state import LONGEST, OVER, lent
from meadhall.games.wikinger.rules import ferry, land, purchase
from meadhall.games.wikinger.rules.census import in_play
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    GREATS,
    HIGHEST_BID,
    NOBODY,
    NONE,
    QUESTIONS,
    ROWS,
    SPECIALS,
    TILES,
    Own,
    Phase,
    Special,
    Store,
)
from meadhall.games.wikinger.rules.purse import means
from meadhall.games.wikinger.rules.state import Wikinger


def fill_stacks(s: Wikinger, read: Reader) -> None:
    """Stacks and bag get what is neither in play nor gone."""
    gone = read.part("gone").only("tiles", "figures", "specials")
    seen = in_play(s)
    to_come = s.box.rounds - s.round
    before_tiles = s.seat != OVER and s.phase in (Phase.BID, Phase.REMOVE)
    draws = s.box.drawn if s.auction else s.slots
    for what, names, box, counts, store, first, needed in (
        ("tiles", TILES, s.box.tiles, seen[0], Store.TILES, 1, s.slots * (to_come + int(before_tiles))),
        ("figures", FIGURES, s.box.figures, seen[1], Store.FIGURES, 1, draws * to_come),
        ("specials", SPECIALS, s.box.specials, seen[2], Store.SPECIALS, 0, 0),
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


def check_room(s: Wikinger, names: Sequence[str]) -> None:
    """A land never outgrows its columns: each column takes a tile, and tiles are bought one by one."""
    if s.seat == OVER:
        return
    to_come = s.box.rounds - s.round
    wheel = sum(s.tile[slot] != NONE for slot in range(s.slots))
    if s.phase < Phase.BUY:
        wheel = s.slots
    hand = int(s.hand_tile != NONE)
    each = _turns(int(s.slots), 0, int(s.seats))  # most that a seat buys in a round
    for seat, name in enumerate(names):
        if s.phase < Phase.BUY:
            mine = each
        elif s.phase > Phase.BUY:
            mine = hand * int(seat == s.seat) + _turns(wheel, (seat - s.seat - 1) % s.seats, int(s.seats))
        else:
            mine = _turns(wheel, (seat - s.seat) % s.seats, int(s.seats))
        mine += to_come * each
        reach = s.own[seat * Own.SIZE + Own.REACH]
        if reach + mine > s.columns:
            raise BadPosition(
                f"lands: {name} has reached column {reach} and buys {mine} more tiles; by then it can have laid "
                f"{s.columns - mine} at most, so name a later round"
            )


def _turns(things: int, ahead: int, seats: int) -> int:
    """How many of `things` a seat gets that is `ahead` turns away."""
    return max(0, (things - ahead + seats - 1) // seats)


def ask(s: Wikinger, read: Reader, names: list[str]) -> None:
    """Check that the question is one that would be asked here."""
    wheel = sum(s.tile[slot] != NONE for slot in range(s.slots))
    standing = sum(s.figure[slot] != NONE for slot in range(s.slots))
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
    if phase == Phase.COLOUR and (wheel != s.slots or pool + standing != s.slots or kinds < 2):
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
    if phase == Phase.LAY and land.places_into(s, s.seat, s.hand_tile, lent(LONGEST), 2) < 2:
        raise BadPosition(f"hand: {name} is not asked where there is one place or none for the tile")
    if phase == Phase.SPECIAL and all(k == NOBODY for k in s.open):
        raise BadPosition("open: there is no special tile to take")
    if phase == Phase.FERRY and not ferry.can_ferry(s, s.seat):
        raise BadPosition(f"ashore: {name} needs a boatman, and somebody with a free tile in their row")
    if phase == Phase.BID:
        _ask_bid(s, read.part("auction").only("standing", "leader", "passed"), names)
    if phase == Phase.SWAP:
        s.building = Special.GREAT_FARM + GREATS.index(read.word("building", GREATS))
        if not s.own[s.seat * Own.SIZE + Own.SPECIAL + s.building] or purchase.sites_into(s, lent(LONGEST), 2) < 2:
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
    s.cargo_left = cargo.number("left", 1, int(s.box.figures[s.cargo_row]))
    for word in cargo.words("rest", ROWS[1:], len(ROWS[2:])):
        row = ROWS.index(word) + 1
        if row <= s.cargo_row or not ferry.passengers(s, s.seat, row):
            raise BadPosition(f"cargo: nobody of {word} can still cross")
        s.cargo_rest |= 1 << row
    ashore = s.own[s.seat * Own.SIZE + Own.ASHORE + s.cargo_row]
    if ashore < s.cargo_left or land.free_in(s, s.seat, s.cargo_row) <= s.cargo_left:
        raise BadPosition(f"cargo: {name} needs {s.cargo_left} ashore, and more free tiles than that")
