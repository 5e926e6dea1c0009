"""The games in OpenSpiel: importing this registers them with pyspiel.

>>> import pyspiel
>>> import meadhall.envs.openspiel
>>> game = pyspiel.load_game("meadhall_raids(players=3)")

Every draw is a chance node. An observation is what a seat may know now, by the game's encoding. An information state is
that and a digest of all views the seat has had and all answers it has given (perfect recall); its tensor is the
observation's, because a digest is nothing to learn from. More in docs/openspiel.md.
"""

from __future__ import annotations

from meadhall.extras import need

need("pyspiel", "openspiel")  # before what imports it

from meadhall.envs.openspiel.games import SpielGame, SpielState, register  # noqa: E402

__all__ = ["GAMES", "SpielGame", "SpielState"]

GAMES = register()  # the names they are loaded by
