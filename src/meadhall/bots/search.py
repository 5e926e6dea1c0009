# compiled with mypyc
"""The bot that looks far ahead: Monte-Carlo tree search over what its seat may know.

Every iteration imagines a truth behind the redacted state, walks down one shared tree along answers that are
possible in that truth, adds a node, lets the game go on for a while and asks the judge who stands how. A node counts
how often it was available, not only how often it was chosen, so that answers possible in few truths are not starved.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from meadhall.bots.bot import Bot
from meadhall.engine.dice import FastDice
from meadhall.engine.ints import Ints
from meadhall.engine.state import LONGEST, Judge, State, ints

ONE: Final = 1_000_000  # a reward of 1, as it is summed up
MILLI: Final = 1000.0  # a point of the judge's, as it is summed up
SEATS: Final = 8
FOREVER: Final = 1 << 40
TO_THE_END: Final = 1 << 30
FIRST: Final = 4096  # nodes at first
CLOCK: Final = 16  # iterations between two looks at the clock
APPEAL: Final = 1e9  # of an answer that is sure to win, as a whole number
LOSER: Final = 0.3  # of a win, for who is not first and has left all others behind
HURRY: Final = 4.0  # on the clock, an answer gains at most one in HURRY of the iterations left on the first one


class Expectation:
    """An answer as the search sees it: how often it was tried, its reward (0 to 1) and the judge's value of it."""

    def __init__(self, answer: int, visits: int, reward: float, value: float) -> None:
        self.answer: Final = answer
        self.visits: Final = visits
        self.reward: Final = reward
        self.value: Final = value


class Search(Bot):
    """Information-set Monte-Carlo tree search. The same seed, view and iterations give the same answer."""

    def __init__(
        self,
        judge: Judge,
        seed: int,
        iterations: int = 0,
        noise: float = 0.0,
        plain: bool = False,
        pool: int = 1_000_000,
    ) -> None:
        self.judge: Judge = judge
        self.dice: FastDice = FastDice(seed)
        self.iterations: i64 = iterations if iterations > 0 else FOREVER
        self.strict: bool = (
            False  # whether the budget holds for iterations too; the same seed then need not decide alike
        )
        self.clock: Callable[[], float] = time.perf_counter  # what a budget of seconds is counted by
        self.noise: float = noise  # how large a difference of expected reward it may overlook
        self.explore: float = judge.explore
        self.heat: float = 0.0 if plain else judge.heat
        self.warm: bool = False  # whether attention goes by first opinions in this decision
        self.trust: float = judge.trust
        self.depth: i64 = judge.depth
        self.guided: bool = not plain
        self.counts_wins: bool = judge.learned and not plain
        self.won: float = judge.won
        if plain:  # as in the textbook: untried answers first, then random play to the end
            self.explore = 0.7
            self.trust = 0.0
            self.depth = TO_THE_END
        self.size: i64 = pool
        self.used: i64 = 0
        self.root: i64 = -1
        self.spent: i64 = 0  # iterations of the last decision
        # the pool of nodes
        self.answer: Ints = ints(FIRST)
        self.seat: Ints = ints(FIRST)  # who gave it
        self.child: Ints = ints(FIRST)
        self.sibling: Ints = ints(FIRST)
        self.visits: Ints = ints(FIRST)
        self.offered: Ints = ints(FIRST)
        self.reward: Ints = ints(FIRST)
        self.value: Ints = ints(FIRST)  # what the judge says of it for whoever gave the answer, in thousandths
        self.prior: Ints = ints(FIRST)
        self.appeal: Ints = ints(FIRST)  # how much of the attention a first opinion claims, next to its siblings'
        # scratch
        self.buffer: Ints = ints(LONGEST)
        self.mark: Ints = ints(LONGEST * 4)
        self.stamp: i64 = 0
        self.path: Ints = ints(4096)
        self.result: Ints = ints(SEATS)
        self.values: Ints = ints(SEATS)
        self.kept_result: Ints = ints(SEATS)  # of the answer that is followed, where it was weighed just now
        self.kept_values: Ints = ints(SEATS)
        self.fresh: i64 = -1  # that answer's node
        # the last decision, for going on with its tree
        self.before: State | None = None
        self.chosen: i64 = -1

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        self.think(view, budget)
        best = self.best(legal, view.seat)
        self.before = view
        self.chosen = best
        return int(best)

    def think(self, view: State, budget: float) -> None:
        """Grow the tree below `view` until iterations or seconds are used up, or the answer is not going to change."""
        self.warm = self.heat > 0.0 and view.seats >= self.judge.fewest  # prices by hand have no heat
        self.plant(view)
        clock = self.clock
        start = clock()
        done: i64 = 0
        left = self.iterations
        while left > 0:
            self.iterate(view)
            done += 1
            left -= 1
            if done % CLOCK == 0:
                spent = clock() - start if self.iterations == FOREVER or self.strict else 0.0
                if self.strict and spent > budget:
                    break
                hope = float(left)  # of the others: as many visits may yet be gained on the first
                if self.iterations == FOREVER:
                    left = int(float(done) * max(0.0, budget / spent - 1.0))
                    hope = float(left) / HURRY
                if float(self.lead()) > hope:
                    break
        self.spent = done

    def lead(self) -> i64:
        """By how many visits the first answer is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        child = self.child[self.root]
        while child >= 0:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second

    def plant(self, view: State) -> None:
        """Go on with the tree of the last decision where this one follows from it, else start anew."""
        before = self.before
        if before is not None and self.root >= 0 and self.used < self.size // 2:
            truth = before.imagined(self.dice)
            drawn = self.dice.drawn
            truth.apply(self.chosen, self.dice)
            if self.dice.drawn == drawn and truth.seat == view.seat and truth.redacted(view.seat) == view:
                node = self.child[self.root]
                while node >= 0:
                    if self.answer[node] == self.chosen:
                        self.root = node
                        return
                    node = self.sibling[node]
        self.used = 0
        self.root = self.grow(-1, -1)

    def grow(self, answer: i64, seat: i64) -> i64:
        """A fresh node."""
        node = self.used
        if node == len(self.answer):
            self.answer = longer(self.answer)
            self.seat = longer(self.seat)
            self.child = longer(self.child)
            self.sibling = longer(self.sibling)
            self.visits = longer(self.visits)
            self.offered = longer(self.offered)
            self.reward = longer(self.reward)
            self.value = longer(self.value)
            self.prior = longer(self.prior)
            self.appeal = longer(self.appeal)
        self.used += 1
        self.answer[node] = answer
        self.seat[node] = seat
        self.child[node] = -1
        self.sibling[node] = -1
        self.visits[node] = 0
        self.offered[node] = 0
        self.reward[node] = 0
        self.value[node] = 0
        self.prior[node] = 0
        self.appeal[node] = 0
        return node

    def iterate(self, view: State) -> None:
        """One imagined truth: down the tree, one node more, a glimpse of the future, and back up."""
        state = view.imagined(self.dice)
        node = self.root
        self.fresh = -1
        path = self.path
        length: i64 = 0
        limit: i64 = len(path)
        while state.seat >= 0 and length < limit:
            seat = state.seat
            count = state.legal_into(self.buffer)
            if count == 1:  # nothing to decide: no node
                state.apply(self.buffer[0], self.dice)
                continue
            child = self.descend(node, state, count)
            if child < 0:
                break
            state.apply(self.answer[child], self.dice)
            path[length] = child
            length += 1
            node = child
            if self.visits[child] == 0:
                break
        if self.fresh < 0 or self.fresh != node or self.depth > 0:
            self.play_on(state)
            self.weigh(state)
            self.swap()
        i: i64 = 0
        while i < length:
            child = path[i]
            seat = self.seat[child]
            self.visits[child] += 1
            self.reward[child] += self.kept_result[seat]
            self.value[child] += self.kept_values[seat]
            i += 1

    def swap(self) -> None:
        """Keep what was weighed last, and weigh elsewhere next."""
        result = self.result
        self.result = self.kept_result
        self.kept_result = result
        values = self.values
        self.values = self.kept_values
        self.kept_values = values

    def descend(self, node: i64, state: State, count: i64) -> i64:
        """The child to follow among the answers in the buffer, or -1 if there is none and the pool is used up."""
        fresh = self.meet(node, state, count)
        best = self.bound_for(node, state.seat, fresh)
        if best >= 0 and best == fresh:
            self.fresh = fresh
        return best

    def meet(self, node: i64, state: State, count: i64) -> i64:
        """Mark the children whose answers are in the buffer with `-stamp`, and grow those not seen before. Returns the
        one of these that the judge likes best, what it said of it being kept; -1 if there is none or nobody asked it.
        """
        seat = state.seat
        mark = self.mark
        buffer = self.buffer
        self.stamp += 1
        stamp = self.stamp
        i: i64 = 0
        while i < count:
            mark[buffer[i]] = stamp
            i += 1
        known: i64 = 0
        child = self.child[node]
        while child >= 0:
            answer = self.answer[child]
            if mark[answer] == stamp and self.seat[child] == seat:
                mark[answer] = -stamp
                known += 1
                self.offered[child] += 1
            child = self.sibling[child]
        fresh: i64 = -1
        if known == count or self.used + count - known > self.size:
            return fresh
        i = 0
        while i < count:
            answer = buffer[i]
            if mark[answer] == stamp:
                mark[answer] = -stamp
                child = self.grow(answer, seat)
                self.offered[child] = 1
                self.sibling[child] = self.child[node]
                self.child[node] = child
                if self.trust > 0.0:
                    after = state.clone()
                    after.apply(answer, self.dice)
                    self.weigh(after)
                    prior = self.result[seat]
                    self.prior[child] = prior
                    if self.warm:
                        self.appeal[child] = 1 + int(math.exp(float(prior - ONE) / (self.heat * float(ONE))) * APPEAL)
                    if fresh < 0 or prior > self.prior[fresh]:
                        fresh = child
                        self.swap()
                else:
                    self.prior[child] = ONE + self.dice.below(ONE)  # any of the untried first
            i += 1
        return fresh

    def bound_for(self, node: i64, seat: i64, fresh: i64) -> i64:
        """The marked child that may be worth most; of new ones that may be worth as much, the one to begin with."""
        total = 0.0
        if self.warm:
            child = self.child[node]
            while child >= 0:
                if self.mark[self.answer[child]] == -self.stamp and self.seat[child] == seat:
                    total += float(self.appeal[child])
                child = self.sibling[child]
        best = fresh
        best_bound = self.bound(fresh, total) if fresh >= 0 else -1.0
        child = self.child[node]
        while child >= 0:
            if self.mark[self.answer[child]] == -self.stamp and self.seat[child] == seat:
                bound = self.bound(child, total)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def bound(self, child: i64, total: float) -> float:
        """What an answer may be worth at best: mean reward, begun with the judge's first opinion, and a bonus. With a
        `heat` the bonus goes by the answer's share of the `total` appeal (PUCT), else it is the same for all (UCB).
        """
        visits = float(self.visits[child])
        if self.trust <= 0.0:
            if self.visits[child] == 0:
                return 10.0 + float(self.prior[child]) / float(ONE)
            mean = float(self.reward[child]) / (visits * float(ONE))
            return mean + self.explore * math.sqrt(math.log(float(self.offered[child])) / visits)
        weight = visits + self.trust
        mean = (float(self.reward[child]) + self.trust * float(self.prior[child])) / (weight * float(ONE))
        if self.warm:
            share = float(self.appeal[child]) / total
            return mean + self.explore * share * math.sqrt(float(self.offered[child])) / (visits + 1.0)
        return mean + self.explore * math.sqrt(math.log(float(self.offered[child] + 1)) / weight)

    def play_on(self, state: State) -> None:
        """Let the game go on for `depth` answers, guided by the judge or at random."""
        left = self.depth
        while left > 0 and state.seat >= 0:
            n = state.legal_into(self.buffer)
            if n == 1:
                state.apply(self.buffer[0], self.dice)
                continue
            if self.guided:
                state.apply(self.judge.pick(state, self.buffer, n, self.dice), self.dice)
            else:
                state.apply(self.buffer[self.dice.below(n)], self.dice)
            left -= 1

    def weigh(self, state: State) -> None:
        """What the outcome is worth to every seat: mostly the win, then the place, and a little by how much."""
        seats = state.seats
        judge = self.judge
        values = self.values
        over = state.seat < 0
        counts_wins = self.counts_wins and seats >= judge.fewest
        first: i64 = -1  # the best
        second: i64 = -1
        if over or not counts_wins or not judge.chances(state, values, self.result):
            judge.values(state, values)
        i: i64 = 0
        while i < seats:
            if first < 0 or values[i] > values[first]:
                second = first
                first = i
            elif second < 0 or values[i] > values[second]:
                second = i
            i += 1
        unit = judge.scale * MILLI
        i = 0
        while i < seats:
            margin = float(values[i] - values[second if i == first else first]) / unit
            worth = 0.5 + 0.5 * margin / (1.0 + abs(margin))
            if counts_wins:
                won = float(self.result[i]) / float(ONE)
                if over:
                    won = 1.0 if margin > 0.0 else 0.5 if margin == 0.0 else 0.0
                worth = self.won * won + (1.0 - self.won) * worth
            elif over:
                place = 1.0 if margin > 0.0 else (0.5 if margin == 0.0 else self.beaten(i, seats) * LOSER)
                worth = 0.75 * place + 0.25 * worth
            self.result[i] = int(worth * ONE)
            i += 1

    def beaten(self, seat: i64, seats: i64) -> float:
        """The share of the others that a seat left behind."""
        count: i64 = 0
        other: i64 = 0
        while other < seats:
            if self.values[other] < self.values[seat]:
                count += 1
            other += 1
        return float(count) / float(seats - 1)

    def best(self, legal: list[int], seat: i64) -> i64:
        """The answer most often chosen; with noise, any whose expected reward is nearly as good."""
        most: i64 = -1
        best: i64 = legal[0]
        mean = 0.0
        child = self.child[self.root]
        while child >= 0:
            if self.visits[child] > most and self.seat[child] == seat and int(self.answer[child]) in legal:
                most = self.visits[child]
                best = self.answer[child]
                mean = float(self.reward[child]) / float(max(1, most) * ONE)
            child = self.sibling[child]
        if self.noise <= 0.0:
            return best
        count: i64 = 0
        child = self.child[self.root]
        while child >= 0:
            visits = self.visits[child]
            if visits > 0 and self.seat[child] == seat and int(self.answer[child]) in legal:
                if float(self.reward[child]) / float(visits * ONE) >= mean - self.noise:
                    count += 1
                    if self.dice.below(count) == 0:
                        best = self.answer[child]
            child = self.sibling[child]
        return best

    def expectations(self) -> list[Expectation]:
        """What the last decision found out about each answer, most visited first."""
        found = []
        child = self.child[self.root] if self.root >= 0 else -1
        while child >= 0:
            visits = self.visits[child]
            if visits > 0:
                reward = float(self.reward[child]) / float(visits * ONE)
                value = float(self.value[child]) / (float(visits) * MILLI)
                found.append(Expectation(int(self.answer[child]), int(visits), reward, value))
            child = self.sibling[child]
        found.sort(key=visits_of, reverse=True)
        return found


def longer(array: Ints) -> Ints:
    """Twice as long."""
    size: i64 = len(array)
    grown = ints(2 * size)
    i: i64 = 0
    while i < size:
        grown[i] = array[i]
        i += 1
    return grown


def visits_of(one: Expectation) -> int:
    """What expectations are sorted by."""
    return one.visits
