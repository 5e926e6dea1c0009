"""Meadhall: five Viking board games by their real rules.

>>> import meadhall
>>> table = meadhall.table("raids", seats=3, seed="a quiet evening")
>>> table.play(table.legal()[0])
"""

from __future__ import annotations

import meadhall.games as _package  # before the function of that name, which would else be hidden by the package
from meadhall import _source  # before anything compiled: it decides whether compiled modules are used
from meadhall.api import MeadhallError, game, games, load, scene, table

__version__ = "0.1.0"
__all__ = ["MeadhallError", "__version__", "compiled", "game", "games", "load", "scene", "table"]

compiled = _source.compiled
del _package
