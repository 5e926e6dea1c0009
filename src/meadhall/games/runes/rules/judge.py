# compiled with mypyc
"""What a position of Runes is worth, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.learned import COMMON, Learned
from meadhall.engine.network import Network
from meadhall.engine.state import OVER, State, ints
from meadhall.games.runes.rules import course, effects, forms, hands, placing, plane, reckoning, targets
from meadhall.games.runes.rules.names import (
    BAG,
    NO_CELL,
    NO_RITUAL,
    NO_THEFT,
    NOBODY,
    OUT,
    SIDES,
    STONES,
    Colour,
    Phase,
    Ritual,
    Stage,
    Variant,
)
from meadhall.games.runes.rules.state import Runes

LEADER: Final = 0.5  # a coin of the opponent in front, in own coins
OTHERS: Final = 0.3  # a coin of the opponents on average
CARD: Final = 0.9  # a ritual in hand
SKIP: Final = 2.2  # a turn missed
GOLD_STONE: Final = 0.9  # in hand
BLACK_STONE: Final = 0.6
GREY_STONE: Final = 0.3
NO_ROOM: Final = 0.3  # a ritual drawn with a full hand
AHEAD: Final = 0.02  # a coin of who will miss a turn
SECOND: Final = 0.5  # a hand stone that may yet be taken

# For the search, in thousandths of a coin: a logistic regression of who won 10,000 games on where they had stood.
COIN: Final = 1000
HELD: Final = 2200  # a ritual in hand
MISSED: Final = 3400  # a turn to miss
GOLD: Final = -200  # a stone in hand
BLACK: Final = 500
GREY: Final = -800
RISK_OF_ONE: Final = 400  # a coin on a stone with one match
RISK_OF_TWO: Final = 220
RISK_OF_THREE: Final = 120
LATER: Final = 550.0  # a coin that the best stone of the hand after the next brings
WIN: Final = 500.0
RISKS: Final = 9  # figures of a seat that the network is told, from the plane and the hands
TOLD: Final = 20  # with all others
MOST: Final = 25.0  # coins: what a stone that wins the game counts as


_hand: Ints = ints(STONES)  # the stones of a hand, while it is weighed


class RunesJudge(Learned):
    """Coins laid, compared with the others', and what the pending stone or ritual will bring.

    `value` is the plain opinion of who looks one answer ahead, `values` the measured one that the search asks.
    """

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.blur = 1.3
        self.scale = 14.0
        self.explore = 0.1
        self.trust = 2.0
        self.depth = 0
        self.tries = 8
        self.next: float = 0.0  # what the next stone brings, as `values` found last
        self.later: float = 0.0  # and the one after it
        self.served: float = 0.0  # and the open ritual
        self.ready()

    def values(self, state: State, out: Ints) -> None:
        """What coins, hands and rituals have been worth in games played out, and the next stone."""
        assert isinstance(state, Runes)
        s = state
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = s.points(seat) * COIN
            if s.seat != OVER:
                out[seat] += s.held[seat] * HELD - s.skips[seat] * MISSED
            seat += 1
        if s.seat == OVER:
            return
        count_hands(s, out)
        count_risks(s, out)
        self.served = 0.0
        if s.actor != NOBODY and s.deed != NO_RITUAL:
            self.served = min(MOST, deed_worth(s, s.actor))
            out[s.actor] += int(self.served * COIN)
        seat = mover(s)
        self.next = min(MOST, next_gain(s, seat))
        out[seat] += int(self.next * COIN)
        seat = (seat + s.way + s.seats) % s.seats
        self.later = min(MOST, best_of_hand(s, seat, NO_THEFT))
        out[seat] += int(self.later * LATER)

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        assert isinstance(state, Runes)
        s = state
        seat: i64 = 0
        while seat < s.seats:
            self.tell_of(s, seat, out, at + seat * stride)
            seat += 1
        risks(s, out, at, stride)
        seat = 0
        while seat < s.seats:
            grow_with_the_game(s, out, at + seat * stride)
            seat += 1
        return at + 2 * TOLD + 1

    def tell_of(self, s: Runes, seat: i64, out: Ints, at: i64) -> None:
        """What the network is told of a seat; the first nine figures are counted by `risks`."""
        i: i64 = 0
        while i < RISKS:
            out[at + i] = 0
            i += 1
        at += RISKS
        first = mover(s)
        after = (first + s.way + s.seats) % s.seats
        out[at] = s.tray[seat]
        out[at + 1] = s.bonus[seat]
        out[at + 2] = s.skips[seat]
        out[at + 3] = s.owed[seat]
        out[at + 4] = s.held[seat]
        out[at + 5] = 1 if first == seat else 0
        out[at + 6] = 1 if after == seat else 0
        out[at + 7] = int(100.0 * self.next) if first == seat else 0
        out[at + 8] = int(100.0 * self.later) if after == seat else 0
        out[at + 9] = int(100.0 * self.served) if s.actor == seat and s.deed != NO_RITUAL else 0
        out[at + 10] = 1 if s.stage == Stage.BEFORE and s.active == seat else 0

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Runes)
        s = state
        worth = 0.0
        lead: i64 = -1000
        total: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                total += s.points(other)
                lead = max(lead, s.points(other))
                worth += share(s, SKIP * float(s.skips[other]) - CARD * float(s.held[other]) - hand_worth(s, other))
            other += 1
        mine = s.points(seat)
        if s.seat == OVER:
            return float(mine - lead) + (1000.0 if mine > lead else 0.0 if mine == lead else -1000.0)
        worth += float(mine) - LEADER * float(lead) - share(s, OTHERS * float(total))
        worth += hand_worth(s, seat) + CARD * float(s.held[seat]) - SKIP * float(s.skips[seat])
        if s.actor == seat and s.deed != NO_RITUAL:
            worth += deed_worth(s, seat)
        if s.active == seat and s.stage == Stage.BEFORE and (s.skips[seat] == 0 or s.breaks > 0):
            if s.deed == NO_RITUAL and s.phase == Phase.TURN:
                worth += best_of_stone(s, seat, NO_THEFT, s.stone)
            elif s.deed == NO_RITUAL and s.phase == Phase.CELL:
                worth += best_of_turn(s, seat, NO_THEFT, s.stone, s.turn)
            else:
                worth += best_of_hand(s, seat, NO_THEFT)
        return worth


def grow_with_the_game(s: Runes, out: Ints, at: i64) -> None:
    """Repeat a seat's figures and its price by hand, times the stones laid: what something is worth depends on how
    far the game is.
    """
    laid = s.laid
    i: i64 = 0
    while i < TOLD:
        out[at + TOLD + i] = out[at + i] * laid
        i += 1
    out[at + 2 * TOLD] = out[at - COMMON] * laid


def risks(s: Runes, out: Ints, at: i64, stride: i64) -> None:
    """Count hands by colour, coins by the matches of their stones, and what lies on forms."""
    where = s.where
    stone: i64 = 1
    while stone <= STONES:
        held = where[stone]
        if held != BAG and held != OUT:
            colour = s.box.colour[stone]
            slot: i64 = 0 if colour == Colour.GOLD else 1 if colour == Colour.BLACK else 2
            out[at + (held - 1) * stride + slot] += 1
        stone += 1
    tops = s.top
    cell: i64 = 0
    while cell < s.cells:
        top = tops[cell]
        if top & plane.STONE != 0:
            matches: i64 = (top >> plane.MATCHES_AT) & 7
            coins = plane.coins_on(s, cell)
            if coins > 0:
                out[at + plane.owner_of(s, cell) * stride + 3 + min(matches, 5)] += coins
        cell += 1


def next_gain(s: Runes, seat: i64) -> float:
    """What the next stone of `seat` will bring: the one in its fingers, or the best of its hand."""
    if s.seat == seat and s.deed == NO_RITUAL:
        if s.phase == Phase.TURN:
            return best_of_stone(s, seat, NO_THEFT, s.stone)
        if s.phase == Phase.CELL:
            return best_of_turn(s, seat, NO_THEFT, s.stone, s.turn)
    return best_of_hand(s, seat, NO_THEFT)


def mover(s: Runes) -> i64:
    """Who lays the next stone, if nobody plays a ritual."""
    seat = s.active
    if s.stage == Stage.BEFORE:
        if s.breaks > 0 or s.skips[seat] == 0:
            return seat
    elif s.breaks > 0:
        return course.broken_seat(s.breaks)
    elif s.turning and s.seats == 2:
        return seat
    way: i64 = -s.way if s.turning else s.way
    seat = (seat + way + s.seats) % s.seats
    return seat if s.skips[seat] == 0 else (seat + way + s.seats) % s.seats


def count_hands(s: Runes, out: Ints) -> None:
    """Add what the stones of all hands are worth: the fewer grey ones, the sooner three new ones come."""
    where = s.where
    stone: i64 = 1
    while stone <= STONES:
        at = where[stone]
        if at != BAG and at != OUT:
            colour = s.box.colour[stone]
            out[at - 1] += GOLD if colour == Colour.GOLD else BLACK if colour == Colour.BLACK else GREY
        stone += 1


def count_risks(s: Runes, out: Ints) -> None:
    """Take off what may yet be covered: coins on stones with few matches."""
    tops = s.top
    cell: i64 = 0
    while cell < s.cells:
        top = tops[cell]
        matches: i64 = (top >> plane.MATCHES_AT) & 7
        if top & plane.STONE != 0 and matches <= 3:
            risk: i64 = RISK_OF_ONE if matches <= 1 else RISK_OF_TWO if matches == 2 else RISK_OF_THREE
            out[plane.owner_of(s, cell)] -= risk * plane.coins_on(s, cell)
        cell += 1


def share(s: Runes, worth: float) -> float:
    """What happens to one opponent matters less the more there are."""
    return worth / float(s.seats - 1)


def stone_worth(s: Runes, stone: i64) -> float:
    """What a stone in hand is worth."""
    colour = s.box.colour[stone]
    return GOLD_STONE if colour == Colour.GOLD else BLACK_STONE if colour == Colour.BLACK else GREY_STONE


def hand_worth(s: Runes, seat: i64) -> float:
    """What the stones in a hand are worth."""
    worth = 0.0
    stone: i64 = 1
    while stone <= STONES:
        if s.where[stone] == seat + 1:
            worth += stone_worth(s, stone)
        stone += 1
    return worth


def gain(s: Runes, seat: i64, stone: i64, turn: i64, cell: i64) -> float:
    """What laying a stone there would bring."""
    coins = placing.pay(s, stone, turn, cell) + forms_beside(s, seat, cell)
    if coins >= s.tray[seat]:
        return WIN
    worth = float(coins) - stone_worth(s, stone)
    if s.top[cell] & plane.STONE != 0:
        worth += loss_beside(s, seat, cell)
    if s.box.colour[stone] == Colour.BLACK and s.variant != Variant.CHILDREN:
        worth += CARD if s.held[seat] < s.box.held else NO_ROOM
    return worth


def best_of_turn(s: Runes, seat: i64, theft: i64, stone: i64, turn: i64) -> float:
    """The best a stone turned like this can bring; negative infinity is never needed, nothing is 0."""
    best = 0.0
    cell = placing.next_place(s, seat, theft, stone, turn, 0)
    while cell != NO_CELL:
        best = max(best, gain(s, seat, stone, turn, cell))
        cell = placing.next_place(s, seat, theft, stone, turn, cell + 1)
    return best


def best_of_stone(s: Runes, seat: i64, theft: i64, stone: i64) -> float:
    """The best a stone can bring, however turned."""
    best = 0.0
    turn: i64 = 0
    while turn < SIDES:
        best = max(best, best_of_turn(s, seat, theft, stone, turn))
        turn += 1
    return best


def best_of_hand(s: Runes, seat: i64, theft: i64) -> float:
    """The best a hand can bring."""
    if theft == NO_THEFT:
        return best_laid(s, seat)
    best = 0.0
    stone = hands.next_in_hand(s, seat, 0)
    while stone != 0:
        best = max(best, best_of_stone(s, seat, theft, stone))
        stone = hands.next_in_hand(s, seat, stone)
    return best


def best_laid(s: Runes, seat: i64) -> float:
    """The best a hand can bring by the usual rules: `gain` over all stones, turns and cells, cell by cell."""
    box = s.box
    hand = _hand
    size: i64 = 0
    stone = hands.next_in_hand(s, seat, 0)
    while stone != 0:
        hand[size] = stone
        size += 1
        stone = hands.next_in_hand(s, seat, stone)
    best = 0.0
    tray = s.tray[seat]
    black = 0.0 if s.variant == Variant.CHILDREN else CARD if s.held[seat] < box.held else NO_ROOM
    cell: i64 = 0
    while cell < s.cells:
        seen = s.around[cell]
        top = s.top[cell]
        laid = top & plane.STONE != 0
        need: i64 = (top >> plane.MATCHES_AT) & 7 if laid else 0
        most = plane.count(seen)
        if most > need and (not laid or s.variant == Variant.STANDARD):
            formed = forms_beside(s, seat, cell)
            extra = float(formed)
            if laid:
                extra += loss_beside(s, seat, cell)
            k: i64 = 0
            while k < size:
                stone = hand[k]
                colour = box.colour[stone]
                times: i64 = box.match * box.gold if colour == Colour.GOLD else box.match
                bonus = extra - stone_worth(s, stone) + (black if colour == Colour.BLACK else 0.0)
                if float(min(times * most, box.most)) + bonus > best or times * most + formed >= tray:
                    turn: i64 = 0
                    matches: i64 = 0
                    while turn < SIDES:
                        matches = max(matches, plane.count(box.face[stone * SIDES + turn] & seen))
                        turn += 1
                    if matches > need:
                        coins = min(times * matches, box.most)
                        if coins + formed >= tray:
                            return WIN
                        best = max(best, float(coins) + bonus)
                k += 1
        cell += 1
    return best


def forms_beside(s: Runes, seat: i64, cell: i64) -> i64:
    """The coins on forms that a stone laid on a cell brings; below 0 the own coins that it covers."""
    if plane.owner_of(s, cell) == seat:
        return -plane.coins_on(s, cell)
    if s.laid + 1 < s.box.line and s.laid + 1 < SIDES:
        return 0
    return s.box.form * forms.formed(s, cell, seat)


def loss_beside(s: Runes, seat: i64, cell: i64) -> float:
    """What it is worth that the owner of the stone on a cell loses it, unless that is the player itself."""
    if plane.owner_of(s, cell) == seat:
        return 0.0
    return hurt(s, plane.coins_on(s, cell) + s.box.form * forms.broken(s, cell))


def hurt(s: Runes, coins: i64) -> float:
    """What it is worth that coins of an opponent go home."""
    return (LEADER + OTHERS) / float(s.seats - 1) * float(coins)


def deed_worth(s: Runes, seat: i64) -> float:
    """What the ritual will bring that serves `seat` and has not taken effect yet."""
    deed = s.deed
    if deed == Ritual.SKIP:
        threat = 0.0 if s.victim == NOBODY else AHEAD * float(s.points(s.victim))
        return share(s, SKIP) + threat
    if deed == Ritual.PLACE or deed == Ritual.STEAL_STONE:
        theft = targets.theft(s)
        if s.phase == Phase.TURN:
            return best_of_stone(s, seat, theft, s.stone)
        if s.phase == Phase.CELL:
            return best_of_turn(s, seat, theft, s.stone, s.turn)
        if s.phase == Phase.DEFEND:
            return gain(s, seat, s.stone, s.turn, s.cell)
        return best_of_hand(s, seat, theft)
    if deed == Ritual.MORE_COINS or deed == Ritual.REPLACE_COINS:
        if s.cell != NO_CELL:
            return mark_worth(s, seat, s.cell)
        best = 0.0
        cell = targets.next_mark(s, deed, seat, targets.foe(s), s.roll, 0)
        while cell != NO_CELL:
            best = max(best, mark_worth(s, seat, cell))
            cell = targets.next_mark(s, deed, seat, targets.foe(s), s.roll, cell + 1)
        return best
    if deed == Ritual.SWAP_HANDS:
        return 0.0 if s.victim == NOBODY else hand_worth(s, s.victim) - hand_worth(s, seat)
    if deed == Ritual.STEAL_HAND or deed == Ritual.STEAL_GOLD:
        worth = 0.0
        if s.loot != 0:
            worth += stone_worth(s, s.loot)
        if s.second != 0:
            worth += stone_worth(s, s.second)
        elif s.phase == Phase.TAKE:
            worth += SECOND
        return worth * (1.0 + share(s, 1.0))
    return 0.0


def mark_worth(s: Runes, seat: i64, cell: i64) -> float:
    """What more coins on an own stone, or an opponent's stone taken over, would bring."""
    if s.deed == Ritual.MORE_COINS:
        coins = effects.more_coins(s, seat, cell)
        return WIN if coins == s.tray[seat] else float(coins)
    r = reckoning.reckon(s, seat, cell, plane.coins_on(s, cell))
    if r.gain() >= s.tray[seat]:
        return WIN
    return float(r.gain()) + hurt(s, r.loss())
