# compiled with mypyc
"""A judge that has learned who wins: features of every seat go through one network, and seats are held against each
other. A game's judge says what the features are and prices the position by hand; that price is a feature too.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.ints import Ints
from meadhall.engine.network import Network
from meadhall.engine.state import Judge, State, ints

SURE: Final = 1_000_000  # a chance of 1
SEATS: Final = 8
MOST: Final = 256  # features of a game, at most
COMMON: Final = 7  # features that every game has, before its own
FINE: Final = 16777216.0  # 1, as the network sums up
CLOSE: Final = 100_000  # a lead beyond it, in hundredths, is no clearer


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Judge):
    """Prices by hand, and a network on top where there is one."""

    def __init__(self, network: Network | None = None) -> None:
        self.network: Network | None = network
        self.by_hand: tuple[float, float, int] = (0.0, 0.0, 0)
        self.told: Ints = ints(SEATS * MOST)
        self.room: Ints = ints(0)
        self.logits: list[float] = [0.0] * SEATS

    def ready(self) -> None:
        """To be called when the attributes for a search by hand are set: a network brings its own."""
        self.by_hand = (self.explore, self.trust, int(self.depth))
        if self.network is not None:
            self.take(self.network)

    def take(self, network: Network) -> None:
        """Judge by a network from now on."""
        self.network = network
        self.room = ints(network.room)
        self.learned = True
        self.explore = network.explore
        self.heat = network.heat
        self.trust = network.trust
        self.depth = network.depth
        self.won = network.won
        self.fewest = network.fewest

    def forget(self) -> None:
        """Judge by hand from now on, to be compared with."""
        self.network = None
        self.learned = False
        self.explore = self.by_hand[0]
        self.heat = 0.0
        self.trust = self.by_hand[1]
        self.depth = self.by_hand[2]

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        """Write what the network is told of every seat: of the first from `at` on, of each other `stride` further on,
        always the same number of figures; returns where those of the first end.
        """
        raise NotImplementedError

    def inputs(self, state: State, values: Ints, out: Ints) -> i64:
        """Write all features of every seat, `MOST` apart, and the prices by hand into `values`; returns how many there
        are.
        """
        self.values(state, values)
        seats = state.seats
        seat: i64 = 0
        while seat < seats:
            best: i64 = -SURE * 1000
            other: i64 = 0
            while other < seats:
                if other != seat and values[other] > best:
                    best = values[other]
                other += 1
            at = seat * MOST
            out[at] = values[seat] // 10
            out[at + 1] = max(-CLOSE, min(CLOSE, (values[seat] - best) // 10))
            out[at + 2] = 1 if state.seat == seat else 0
            out[at + 3] = 1 if seats == 2 else 0
            out[at + 4] = 1 if seats == 3 else 0
            out[at + 5] = 1 if seats == 4 else 0
            out[at + 6] = state.points(seat)
            seat += 1
        return self.features(state, out, COMMON, MOST)

    def chances(self, state: State, values: Ints, out: Ints) -> bool:
        network = self.network
        if network is None or state.seats < network.fewest:
            return False
        self.inputs(state, values, self.told)
        seats = state.seats
        logits = self.logits
        most = -1e18
        seat: i64 = 0
        while seat < seats:
            at = network.run(self.told, seat * MOST, self.room, 1)
            logits[seat] = float(self.room[at]) / FINE
            if logits[seat] > most:
                most = logits[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < seats:
            logits[seat] = math.exp(logits[seat] - most)
            total += logits[seat]
            seat += 1
        seat = 0
        while seat < seats:
            out[seat] = int(logits[seat] / total * float(SURE))
            seat += 1
        return True
