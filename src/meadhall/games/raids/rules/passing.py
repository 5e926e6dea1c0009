# compiled with mypyc
"""What happens on the way from one space to another (ruling 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.raids.rules import aboard, monsters
from meadhall.games.raids.rules.names import Kind, Source

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def sail_on(s: Raids) -> bool:
    """Go on to the goal, with everything on the way in track order; False when something is asked before."""
    ship = s.mover
    goal = s.goal
    tiles = s.tile
    village = s.box.village
    kinds = s.box.kind
    space = s.place[ship] + 1
    while space < goal:
        kind = kinds[tiles[space]]
        if kind == Kind.MONSTER:
            s.place[ship] = space
            if monsters.meet(s):
                return False
        elif kind > Kind.POST:
            pass_by(s, ship, space)
        elif village[space]:
            aboard.hire(s, ship, hires_at(s, space), Source.VILLAGE)
        space += 1
    s.place[ship] = goal
    s.goal = 0
    return True


def pass_by(s: Raids, ship: i64, space: i64) -> None:
    """The first ship past a visit or plunder gets the larger share, the second the smaller, the others nothing."""
    if s.left[space] == 0:
        return
    if s.box.kind[s.tile[space]] == Kind.VISIT:
        aboard.hire(s, ship, hires_at(s, space), Source.VISIT)
    else:
        aboard.take_coin(s, ship, coin_at(s, space), Source.PLUNDER)
    s.left[space] -= 1


def hires_at(s: Raids, space: i64) -> i64:
    """Vikings that a space offers to the next ship that passes: a village always, a visit while shares are left."""
    box = s.box
    if box.village[space]:
        return box.village_hires
    tile = s.tile[space]
    return box.share(tile, s.left[space]) if box.kind[tile] == Kind.VISIT else 0


def coin_at(s: Raids, space: i64) -> i64:
    """The coin that a plunder offers to the next ship that passes; 0 for none."""
    tile = s.tile[space]
    return s.box.share(tile, s.left[space]) if s.box.kind[tile] == Kind.PLUNDER else 0
