"""How long the tongues are: what can be chosen before a game, and what the tiles of a box allow."""

from __future__ import annotations

from itertools import product

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadSetup
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import TONGUES

DRAWN = "drawn"
# With the printed tiles; of two mirror images one, for they are the same game (ruling 11).
CHOICES = ("6-6-6", "5-5-8", "5-6-7", "5-7-6", "5-8-5", "6-5-7")


def ways(box: Box) -> list[str]:
    """The ways to deal the tiles of a box to the tongues, the usual one first: `6-6-6`, `5-5-8`, …"""
    usual = [int(box.usual)] * TONGUES
    spans = product(range(int(box.shortest), int(box.longest) + 1), repeat=TONGUES)
    every = [usual, *(list(tiles) for tiles in spans if sum(tiles) == sum(usual) and list(tiles) != usual)]
    return ["-".join(str(tiles) for tiles in one) for one in every]


def tiles(box: Box, option: object) -> list[int]:
    """How many tiles each tongue has by an option; refused where the box has no such tongues."""
    if option not in ways(box):
        raise BadSetup(f"option tongues: the component file has no tongues of {option}; {', '.join(ways(box))} fit")
    return [int(count) for count in str(option).split("-")]


def dealt(box: Box, option: object, dice: Dice) -> list[int]:
    """How many tiles each tongue gets, by an option or by lot."""
    every = ways(box)
    return tiles(box, every[dice.below(len(every))] if option == DRAWN else option)
