"""The games as environments for programs that learn: PettingZoo, Gymnasium, many tables at once, OpenSpiel.

meadhall.envs.aec("raids", seats=3)                       a PettingZoo environment, one seat asked at a time
gymnasium.make("Meadhall/Karvi-v0", opponents=["karl"])   one seat against bots, once `meadhall.envs` is imported
meadhall.envs.vector("raids", seats=3, envs=512)          many tables stepped in compiled code
meadhall.envs.observer("raids", seats=3)                  looks at any state, into arrays of one's own
meadhall.envs.policy("karl", env)                         a bot of ours as a policy for any of them
import meadhall.envs.openspiel                            registers the games with pyspiel
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from meadhall.api import game, games
from meadhall.extras import MissingExtra, need

if TYPE_CHECKING:
    from meadhall.envs.observing import observer
    from meadhall.envs.policies import policy
    from meadhall.envs.tables import Vector as vector  # noqa: N813
    from meadhall.envs.zoo import aec

__all__ = ["aec", "observer", "policy", "vector"]

ROOMS = {  # where each lies, and what it stands on: loaded when it is asked for
    "aec": ("zoo", "aec", "pettingzoo"),
    "observer": ("observing", "observer", "gymnasium"),
    "policy": ("policies", "policy", "numpy"),
    "vector": ("tables", "Vector", "gymnasium"),
}


def __getattr__(name: str) -> Any:
    """The environments, or a refusal that names the extra they need."""
    if name not in ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room, thing, library = ROOMS[name]
    need(library, "rl")
    return getattr(import_module(f"{__name__}.{room}"), thing)


def register() -> None:
    """Make the games known to Gymnasium: `Meadhall/Raids-v0` and so on."""
    gymnasium = need("gymnasium", "rl")
    for name in games():
        if game(name).encodes:
            gymnasium.register(f"Meadhall/{name.title()}-v0", "meadhall.envs.gym:Single", kwargs={"game": name})


with suppress(MissingExtra):  # Gymnasium is an extra; who asks for an environment is told
    register()
