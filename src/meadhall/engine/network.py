# compiled with mypyc
"""A small network that has learned from games: whole numbers only, so that it says the same on every machine.

Its weights are multiplied by a power of two and rounded; what a layer sums up is shifted back before the next one.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from meadhall.engine.errors import BadSetup
from meadhall.engine.ints import Ints, vec

SHIFT: Final = 12  # bits behind the point of a hidden figure
FINE: Final = 24  # and of what a layer sums up
COLDEST: Final = 0.05  # a smaller heat has no figures left to tell answers apart
MOST: Final = 1000.0  # of what a search is told to do with it
WON: Final = 0.9  # of a reward is the chance to win, where its file says nothing else


class Network:
    """Layers of weights. It keeps nothing of what it is asked: whoever asks brings room for that."""

    def __init__(
        self,
        sizes: list[int],
        weights: list[int],
        explore: float = 0.1,
        trust: float = 1.0,
        depth: int = 0,
        won: float = WON,
        fewest: int = 0,
        heat: float = 0.0,
    ) -> None:
        """`sizes`: inputs, then every layer. `weights`: of each layer its biases, then the weights input by input.
        The others say how a search uses what it says, as attributes of a `Judge` do.
        """
        needed = sum((before + 1) * after for before, after in pairwise(sizes))
        if len(sizes) < 2 or min(sizes) < 1 or len(weights) != needed:
            raise BadSetup(f"a network of {sizes} has {needed} weights, not {len(weights)}")
        for name, figure, most in (("explore", explore, MOST), ("trust", trust, MOST), ("won", won, 1.0)):
            if not 0.0 <= figure <= most:  # nor is it no number at all
                raise BadSetup(f"{name}: a figure from 0 to {most:g}, not {figure}")
        if not heat <= MOST:
            raise BadSetup(f"heat: a figure of {MOST:g} at most, not {heat}")
        if depth < 0 or fewest < 0:
            raise BadSetup(f"depth and fewest: whole numbers from 0 on, not {depth} and {fewest}")
        if heat != 0.0 and (heat < COLDEST or trust <= 0.0):
            raise BadSetup(
                f"a heat of {heat} with a trust of {trust}: it is 0, or {COLDEST} or more with a trust above 0"
            )
        self.explore: float = explore
        self.heat: float = heat
        self.trust: float = trust
        self.depth: i64 = depth
        self.won: float = won
        self.fewest: i64 = fewest  # with fewer seats it is not asked: prices by hand play better there
        self.sizes: Ints = vec[i64](sizes)
        self.weights: Ints = vec[i64](weights)
        self.inputs: i64 = sizes[0]
        self.outputs: i64 = sizes[-1]
        self.room: i64 = sum(sizes[1:])  # that a caller brings

    def run(self, inputs: Ints, at: i64, room: Ints, wanted: i64) -> i64:
        """Read the inputs from `at` on and work in `room`; returns where in it the outputs begin, of which the first
        `wanted` are worked out, with FINE bits behind the point.
        """
        sizes = self.sizes
        weights = self.weights
        last: i64 = len(sizes) - 2
        source = inputs
        layer: i64 = 0
        out: i64 = 0
        weight: i64 = 0
        while True:
            many = sizes[layer]
            width = sizes[layer + 1]
            used = wanted if layer == last else width
            j: i64 = 0
            while j < used:
                room[out + j] = weights[weight + j]
                j += 1
            weight += width
            end = at + many
            while at < end:
                figure = source[at]
                if figure != 0:
                    j = 0
                    while j < used:
                        room[out + j] += weights[weight + j] * figure
                        j += 1
                weight += width
                at += 1
            if layer == last:
                return out
            j = 0
            while j < width:
                total = room[out + j]
                room[out + j] = total >> SHIFT if total > 0 else 0
                j += 1
            source = room
            at = out
            out += width
            layer += 1


def read_network(text: str) -> Network:
    """A network from its file; refuses what is none."""
    try:
        read = json.loads(text)
        sizes, weights = [int(one) for one in read["sizes"]], [int(one) for one in read["weights"]]
        won, fewest, heat = float(read.get("won", WON)), int(read.get("fewest", 0)), float(read.get("heat", 0.0))
        explore, trust, depth = float(read["explore"]), float(read["trust"]), int(read["depth"])
        return Network(sizes, weights, explore, trust, depth, won, fewest, heat)
    except (ValueError, KeyError, TypeError, OverflowError) as error:
        raise BadSetup(f"these are no weights of a judge: {error}") from None
