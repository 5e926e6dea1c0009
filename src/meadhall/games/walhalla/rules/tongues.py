"""How long the tongues are: what can be chosen before a game, and what the tiles of a box allow."""

from __future__ import annotations

from itertools import pairwise, product

from meadhall.engine.dice import Dice
from meadhall.games.walhalla.rules import berths
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import TONGUES

DRAWN = "drawn"


def usual(box: Box) -> list[int]:
    """How many tiles each tongue usually has: as many as the others, or one more."""
    tiles, rest = divmod(sum(box.copies), TONGUES)
    return [int(tiles) + (tongue >= TONGUES - rest) for tongue in range(TONGUES)]


def ways(box: Box) -> list[str]:
    """The ways to deal the tiles of a box to the tongues, the usual one first: `6-6-6`, `5-5-8`, …"""
    first = usual(box)
    spans = product(range(int(box.shortest), int(box.longest) + 1), repeat=TONGUES)
    every = [first, *(list(tiles) for tiles in spans if sum(tiles) == sum(first) and list(tiles) != first)]
    return ["-".join(str(tiles) for tiles in one) for one in every]


def choices(box: Box) -> tuple[str, ...]:
    """What can be chosen: of two mirror images one, for they are the same game (ruling 11), or the lot."""
    return (*(way for way in ways(box) if tiles(way) <= tiles(way)[::-1]), DRAWN)


def tiles(way: str) -> list[int]:
    """How many tiles each tongue has."""
    return [int(count) for count in way.split("-")]


def room(box: Box, way: str) -> int:
    """How many dragons find a berth in all fjords together."""
    fields = [0, *(2 * count for count in tiles(way)), 0]
    return sum(int(berths.room(box, left, right)) for left, right in pairwise(fields))


def dealt(box: Box, option: object, dice: Dice) -> list[int]:
    """How many tiles each tongue gets, by an option or by lot."""
    every = ways(box)
    return tiles(every[dice.below(len(every))] if option == DRAWN else str(option))
