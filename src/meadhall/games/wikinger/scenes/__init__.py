"""Positions of Wikinger as readable mappings, both ways.

A land is drawn row by row: `"scouts": "left* church right*"` is an island with scouts on both ends; `-` is a gap.
What has left the game stands under `gone`; stacks and bag hold whatever is nowhere else.
"""

from __future__ import annotations

from meadhall.games.wikinger.scenes.placing import place
from meadhall.games.wikinger.scenes.writing import write

__all__ = ["place", "write"]
