# compiled with mypyc
"""What a position of Karvi is worth, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.dice import FastDice
from meadhall.engine.ints import Ints
from meadhall.engine.state import Judge, State, ints
from meadhall.games.karvi.rules import scoring, ship, trade
from meadhall.games.karvi.rules.box import SPACES, STOPS
from meadhall.games.karvi.rules.names import Act, D, P, Task, figure
from meadhall.games.karvi.rules.state import Karvi

DEEPEST: Final = 3  # open choices in a row that are tried out; after them the first answer is taken
WIDEST: Final = 64  # answers looked at of one question


class KarviJudge(Judge):
    """Plays what is still open in the turn to its best end, then counts points and a price for what will bring some."""

    def __init__(self) -> None:
        self.scale = 40.0
        self.depth = 8
        self.dice: FastDice = FastDice(1)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Karvi)
        self.dice.a, self.dice.b, self.dice.c, self.dice.d = 1, 2, 3, 4  # the same state has the same value
        if state.depth == 0 or state.seat != seat:
            return worth(state, seat)
        return self.best(state, seat, 0)

    def best(self, s: Karvi, seat: i64, depth: i64) -> float:
        """The value of an open question: its best answer, as far as a quick look goes."""
        out = ints(LONGEST_QUESTION)
        s = s.clone()
        while s.depth > 0 and s.seat == seat:
            n = s.legal_into(out)
            if n == 0:  # a question nobody here may see into
                break
            if depth < DEEPEST and is_choice(figure(s, 0)):
                return self.branch(s, seat, depth, out, n)
            s.apply(quick(s, out, n), self.dice)
        return worth(s, seat)

    def branch(self, s: Karvi, seat: i64, depth: i64, out: Ints, n: i64) -> float:
        """Try every answer of a question."""
        top = -1e9
        k: i64 = 0
        while k < n and k < WIDEST:
            if out[k] < Act.GOLD or out[k] >= Act.SAIL or figure(s, 0) == Task.TRADE:
                after = s.clone()
                after.apply(out[k], self.dice)
                found = self.best(after, seat, depth + 1)
                if found > top:
                    top = found
            k += 1
        return top


LONGEST_QUESTION: Final = 256


def is_choice(task: i64) -> bool:
    """Questions whose answers differ much; the others are answered quickly."""
    if task == Task.RAISE or task == Task.WOUND or task == Task.FUR or task == Task.DRAW or task == Task.PUSH:
        return False
    return not (task == Task.HEAL or task == Task.KEEP or task == Task.SPEND or task == Task.SPACE)


def quick(s: Karvi, out: Ints, n: i64) -> i64:
    """A fair answer without a look ahead: the first that is not a gold exchange; fur and silver evenly."""
    if figure(s, 0) == Task.FUR:
        base = s.seat * P.SIZE
        many = figure(s, 1)
        furs = (s.p[base + P.SILVER] - s.p[base + P.FUR] + many + 1) // 2
        return Act.FUR + max(0, min(many, furs))
    if figure(s, 0) == Task.SPEND:
        return out[n // 2]
    k: i64 = 0
    while k < n - 1 and out[k] >= Act.GOLD and out[k] < Act.SAIL:
        k += 1
    return out[k]


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
    total += float(scoring.hand(s, seat)) * (0.5 + 0.5 * left)
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
            total += float(SPACES - at) * 0.13 + 0.4
        k += 1
    return total


def time_left(s: Karvi) -> float:
    """Rounds left, the running one by how far the dice are, as a share: 1 at the start, 0 at the end."""
    rounds = 4.0 if s.seats == 4 else 3.0
    gone = 0.0
    dice: i64 = 0
    die: i64 = 0
    while die < s.seats * 2:
        if s.each == 2 or die % 2 == 0:
            gone += float(min(SPACES, s.die[D.AT + die])) / 34.0
            dice += 1
        die += 1
    return max(0.0, (rounds - float(s.round - 1) - gone / float(dice)) / rounds)


def runes(s: Karvi, seat: i64, left: float) -> float:
    """Runes on the mat: what they give now, and half of the way to the next mark while there is time."""
    total = 0.0
    slot: i64 = 0
    while slot < 4:
        rune = s.p[seat * P.SIZE + P.RUNE + slot] - 1
        if rune >= 0:
            now = float(scoring.rune_points(s, seat, rune))
            total += now
            if rune < 12:
                goal = s.box.goal
                have = scoring.goal(s, seat, rune)
                if have < goal[rune * 6 + 2]:
                    total += float(goal[rune * 6 + 4] * have) / float(goal[rune * 6 + 2]) * 0.6 * left
                elif have < goal[rune * 6 + 3]:
                    more = goal[rune * 6 + 5] - goal[rune * 6 + 4]
                    total += float(more * have) / float(goal[rune * 6 + 3]) * 0.6 * left
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
    while kind < 12:
        tile = trade.beside(s, seat, kind)
        if tile >= 0 and kind < 6:
            at = (kind * 4 + tile) * 5
            price = float(s.box.trade[at] + s.box.trade[at + 1] + s.box.trade[at + 2])
            gain = float(s.box.trade[at + 3]) + 3.5 * float(s.box.trade[at + 4]) + 2.0 * trades + 1.0 - 0.6 * price
            near = min(1.0, (goods + 1.0) / (price + 1.0))
            total += max(1.0, gain) * near * 0.5 * min(1.0, left * 3.0)
        elif tile >= 0:
            at = ((kind - 6) * 4 + tile) * 4
            near = min(1.0, (force + 1.0) / (float(s.box.raid[at]) + 1.0))
            total += float(s.box.raid[at + 2] + 2 - s.box.raid[at + 1]) * near * near * 0.55 * min(1.0, left * 3.0)
        kind += 1
    if ship.has_map(s, seat):
        total += 3.0 * left
    return total
