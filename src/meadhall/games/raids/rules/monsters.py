# compiled with mypyc
"""A monster on the way: beat it or feed it (ruling 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.names import NONE, Act, Event, Phase, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

MEAL: Final = 1  # Vikings it takes to feed one


def answers(out: Ints) -> i64:
    """Fight or feed; who has not enough Vikings to fight feeds unasked."""
    out[0] = Act.FIGHT
    out[1] = Act.FEED
    return 2


def meet(s: Raids) -> bool:
    """The mover reaches a monster; whether it has a choice."""
    if cost(s, s.mover) <= s.vikings[s.mover]:
        s.seat = s.mover
        s.phase = Phase.MONSTER
        return True
    feed(s)
    return False


def answer(s: Raids, action: i64) -> None:
    """Fight or feed as answered."""
    if action == Act.FIGHT:
        fight(s)
    else:
        feed(s)


def fight(s: Raids) -> None:
    """Beat the monster and take it along."""
    ship = s.mover
    at = s.place[ship]
    tile = s.tile[at]
    fallen = cost(s, ship)
    s.vikings[ship] -= fallen
    s.tile[at] = NONE
    s.beside[ship * s.box.types + tile] += 1
    tell(s, Event.FOUGHT, ship, tile, fallen, at)


def feed(s: Raids) -> None:
    """Give the monster its meal, if there is one aboard."""
    ship = s.mover
    fed = meal(s, ship)
    s.vikings[ship] -= fed
    tell(s, Event.FED, ship, s.tile[s.place[ship]], fed, s.place[ship])


def cost(s: Raids, ship: i64) -> i64:
    """Vikings it takes the ship to beat the monster it lies at."""
    return max(0, s.box.points[s.tile[s.place[ship]]] - scoring.weapons(s, ship))


def meal(s: Raids, ship: i64) -> i64:
    """Vikings the monster gets when it is fed."""
    return min(MEAL, s.vikings[ship])
