# compiled with mypyc
"""What a position of Karvi is worth, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.dice import FastDice
from meadhall.engine.ints import Ints
from meadhall.engine.learned import Learned
from meadhall.engine.network import Network
from meadhall.engine.state import State, ints
from meadhall.games.karvi.rules import cards, scoring, ship, trade, turn
from meadhall.games.karvi.rules.box import ALL_KINDS, GOOD_KINDS, MOST_RUNES, SEATS, SPACES, STONES, STOPS
from meadhall.games.karvi.rules.figures import Goal, RaidTile, TradeTile
from meadhall.games.karvi.rules.names import Act, D, P, Task
from meadhall.games.karvi.rules.pile import top
from meadhall.games.karvi.rules.state import Karvi

DEEPEST: Final = 3  # open choices in a row that are tried out; after them the first answer is taken
WIDEST: Final = 64  # answers looked at of one question


class KarviJudge(Learned):
    """Plays what is still open in the turn to its best end, then counts points and a price for what will bring some."""

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.scale = 40.0
        self.depth = 8
        self.dice: FastDice = FastDice(1)
        self.ready()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Karvi)
        self.dice.a, self.dice.b, self.dice.c, self.dice.d = 1, 2, 3, 4  # the same state has the same value
        if state.depth == 0 or state.seat != seat:
            return worth(state, seat)
        return self.best(state, seat, 0)

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        assert isinstance(state, Karvi)
        end = at
        seat: i64 = 0
        while seat < state.seats:
            end = told_of(state, seat, out, at + seat * stride)
            seat += 1
        return end - (state.seats - 1) * stride

    def best(self, s: Karvi, seat: i64, depth: i64) -> float:
        """The value of an open question: its best answer, as far as a quick look goes."""
        out = ints(LONGEST_QUESTION)
        s = s.clone()
        while s.depth > 0 and s.seat == seat:
            n = s.legal_into(out)
            if n == 0:  # a question nobody here may see into
                break
            question = turn.asked(s)
            if depth < DEEPEST and question.matters():
                return self.branch(s, seat, depth, out, n)
            s.apply(question.guess(s, out, n), self.dice)
        return worth(s, seat)

    def branch(self, s: Karvi, seat: i64, depth: i64, out: Ints, n: i64) -> float:
        """Try every answer of a question."""
        best = -1e9
        k: i64 = 0
        while k < n and k < WIDEST:
            if out[k] < Act.GOLD or out[k] >= Act.SAIL or top(s) == Task.TRADE:
                after = s.clone()
                after.apply(out[k], self.dice)
                found = self.best(after, seat, depth + 1)
                if found > best:
                    best = found
            k += 1
        return best


LONGEST_QUESTION: Final = 256


def worth(s: Karvi, seat: i64) -> float:
    """Points, were the game over now, and what goods, tiles and improvements will bring in the rounds left."""
    base = seat * P.SIZE
    p = s.p
    total = float(scoring.track(s, seat))
    if s.seat < 0:
        return float(s.points(seat)) - 0.001 * float(scoring.leftmost(s, seat))  # it breaks ties
    left = time_left(s)
    force = float(scoring.strength(s, seat))
    trades = float(p[base + P.TRADES])
    total += trades * trades + force * (1.0 + 0.5 * left)
    total += float(scoring.beer(s, seat)) * (1.0 + 0.5 * left)
    total += float(p[base + P.BREAD]) * (0.5 + 0.35 * left)
    total += float(p[base + P.GOLD]) * (1.0 + 0.25 * left)
    total += float(cards.held(s, seat, 0)) * (0.5 + left) + float(cards.held(s, seat, 1)) * (0.5 + 1.5 * left)
    total += float(p[base + P.FUR] + p[base + P.SILVER]) * (0.5 + 0.35 * left)
    total += runes(s, seat, left)
    total += tiles(s, seat, force, trades, left)
    total += float(p[base + P.TOWERS] + p[base + P.POSTS]) * min(3.0, 1.5 * left)
    total += float(p[base + P.BUILT_TOWERS] + p[base + P.BUILT_POSTS]) * 1.2 * left
    total += (trades + float(p[base + P.RAIDS])) * 0.8 * left
    total += float(p[base + P.GEAR]) * 1.5 * left + float(p[base + P.PLAYED]) * 0.3
    k: i64 = 0
    while k < s.each:
        at = s.die[D.AT + seat * 2 + k]
        if at < STOPS:
            at = STOPS
        if at < SPACES:
            total += float(s.spaces - at) * 0.13 + 0.4
        k += 1
    return total


def told_of(s: Karvi, seat: i64, out: Ints, at: i64) -> i64:
    """What the network is told of a seat: time, goods, crew, tiles, cards, runes, dice."""
    base = seat * P.SIZE
    p = s.p
    left = time_left(s)
    force = scoring.strength(s, seat)
    trades = p[base + P.TRADES]
    out[at] = int(100.0 * left)
    out[at + 1] = s.round
    out[at + 2] = scoring.track(s, seat)
    out[at + 3] = force
    out[at + 4] = trades * trades
    out[at + 5] = scoring.beer(s, seat)
    out[at + 6] = p[base + P.FUR]
    out[at + 7] = p[base + P.SILVER]
    out[at + 8] = p[base + P.GOLD]
    out[at + 9] = p[base + P.BREAD]
    out[at + 10] = p[base + P.TOWERS]
    out[at + 11] = p[base + P.POSTS]
    out[at + 12] = p[base + P.BUILT_TOWERS]
    out[at + 13] = p[base + P.BUILT_POSTS]
    out[at + 14] = trades
    out[at + 15] = p[base + P.RAIDS]
    out[at + 16] = p[base + P.GEAR]
    out[at + 17] = p[base + P.PLAYED]
    out[at + 18] = cards.held(s, seat, 0)
    out[at + 19] = cards.held(s, seat, 1)
    out[at + 20] = int(100.0 * runes(s, seat, 0.0))
    out[at + 21] = int(100.0 * runes(s, seat, 1.0))
    out[at + 22] = int(100.0 * tiles(s, seat, float(force), float(trades), 1.0))
    out[at + 23] = 1 if ship.has_map(s, seat) else 0
    out[at + 24] = int(100.0 * left * float(force))
    at += 25
    on_way: i64 = 0
    far: i64 = 0
    k: i64 = 0
    while k < s.each:
        place = s.die[D.AT + seat * 2 + k]
        if place < SPACES:
            on_way += 1
            far += s.spaces - max(place, STOPS)
        k += 1
    out[at] = on_way
    out[at + 1] = far
    out[at + 2] = 1 if s.depth > 0 and s.seat == seat else 0
    k = 0
    while k < 6:
        out[at + 3 + k] = p[base + P.CREW + k]
        out[at + 9 + k] = p[base + P.CREW + 6 + k]
        k += 1
    return at + 15


def time_left(s: Karvi) -> float:
    """Rounds left, the running one by how far the dice are, as a share: 1 at the start, 0 at the end."""
    rounds = 4.0 if s.seats == SEATS else 3.0
    gone = 0.0
    dice: i64 = 0
    die: i64 = 0
    while die < s.seats * 2:
        gone += float(min(s.spaces, s.die[D.AT + die])) / float(s.spaces)
        dice += 1
        die += s.stride
    return max(0.0, (rounds - float(s.round - 1) - gone / float(dice)) / rounds)


def runes(s: Karvi, seat: i64, left: float) -> float:
    """Runes on the mat: what they give now, and half of the way to the next mark while there is time."""
    total = 0.0
    slot: i64 = 0
    while slot < MOST_RUNES:
        rune = s.p[seat * P.SIZE + P.RUNE + slot] - 1
        if rune >= 0:
            now = float(scoring.rune_points(s, seat, rune))
            total += now
            if rune < STONES:
                goal = s.box.goal
                at = rune * Goal.SIZE
                have = scoring.goal(s, seat, rune)
                easy = goal[at + Goal.EASY_POINTS]
                if have < goal[at + Goal.EASY]:
                    total += float(easy * have) / float(goal[at + Goal.EASY]) * 0.6 * left
                elif have < goal[at + Goal.HARD]:
                    more = goal[at + Goal.HARD_POINTS] - easy
                    total += float(more * have) / float(goal[at + Goal.HARD]) * 0.6 * left
            else:
                total += 2.0 * left
        slot += 1
    return total


def tiles(s: Karvi, seat: i64, force: float, trades: float, left: float) -> float:
    """Tiles beside the mat, as far as goods and strength bring them near."""
    total = 0.0
    base = seat * P.SIZE
    goods = float(s.p[base + P.FUR] + s.p[base + P.SILVER] + s.p[base + P.GOLD])
    kind: i64 = 0
    while kind < ALL_KINDS:
        has = trade.beside(s, seat, kind) >= 0
        if has and kind < GOOD_KINDS:
            tile = s.box.trade
            at = trade.trade_tile(s, seat, kind)
            price = float(tile[at + TradeTile.FUR] + tile[at + TradeTile.SILVER] + tile[at + TradeTile.GOLD])
            points = float(tile[at + TradeTile.POINTS])
            gain = points + 3.5 * float(tile[at + TradeTile.CARDS]) + 2.0 * trades + 1.0 - 0.6 * price
            near = min(1.0, (goods + 1.0) / (price + 1.0))
            total += max(1.0, gain) * near * 0.5 * min(1.0, left * 3.0)
        elif has:
            tile = s.box.raid
            at = trade.raid_tile(s, seat, kind)
            near = min(1.0, (force + 1.0) / (float(tile[at + RaidTile.STRENGTH]) + 1.0))
            prize = float(tile[at + RaidTile.POINTS] + 2 - tile[at + RaidTile.DAMAGE])
            total += prize * near * near * 0.55 * min(1.0, left * 3.0)
        kind += 1
    if ship.has_map(s, seat):
        total += 3.0 * left
    return total
