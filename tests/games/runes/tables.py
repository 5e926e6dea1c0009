"""Tables for the tests of Runes: a box of plain stones, so that a position shows by itself what matches.

    1 to 20    grey, fehu on all sides          37 to 60   black, fehu on all sides
    21 to 28   grey, uruz on all sides          61 to 72   gold, fehu on all sides
    29 to 34   grey, fehu east, south-east and south-west, uruz on the other three sides
    35, 36     grey, stars on all sides

So a fehu stone among fehu stones has as many matches as neighbours.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import meadhall
from meadhall.engine import Table
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.state import Runes

TEXT = files("meadhall.games.runes").joinpath("components.toml").read_text("utf-8")
BLACK, GOLD, URUZ, SPLIT, STARS = 37, 61, 21, 29, 35
SIDES = 6


def _plain() -> str:
    stones = [("grey", ["fehu"] * 6)] * 20 + [("grey", ["uruz"] * 6)] * 8
    stones += [("grey", ["fehu"] * 3 + ["uruz"] * 3)] * 6 + [("grey", ["star"] * 6)] * 2
    stones += [("black", ["fehu"] * 6)] * 24 + [("gold", ["fehu"] * 6)] * 12
    text = TEXT[: TEXT.index("[[stone]]")]
    text = text.replace("symbols = [68, 68, 68, 68, 68, 68]", "symbols = [354, 66, 0, 0, 0, 0]")
    text = text.replace("stars = 24", "stars = 12").replace("all_differ = true", "all_differ = false")
    text = re.sub(r"stars = 1 .*", "stars = 6", text)
    text = re.sub(r"symbols = 3 .*", "symbols = 0", text)
    for colour, runes in stones:
        text += f'[[stone]]\ncolour = "{colour}"\nrunes = {runes}\nbasis = "assumed"\n'
    return text.replace("'", '"')


PLAIN = _plain()


def on(q: int, r: int, stone: int, owner: str = "red", coins: int = 1, turn: int = 0) -> dict[str, Any]:
    """A stone on the table: q cells east and r cells south-east of the first one."""
    return {"at": [q, r], "stone": stone, "owner": owner, "coins": coins, "turn": turn}


def plain(**position: Any) -> Table:
    """A table with plain stones; two players, blue to move, unless told otherwise."""
    return meadhall.scene("runes", {"seats": 2, **position}, components=PLAIN)


def state_of(table: Table) -> Runes:
    """The true state."""
    assert isinstance(table.state, Runes)
    return table.state


def at(table: Table, q: int, r: int) -> str:
    """The answer that names a place."""
    s = state_of(table)
    (cell,) = (c for c in range(s.cells) if (plane.q_of(s, c), plane.r_of(s, c)) == (q, r))
    return f"cell:{cell + 1}"


def lay(table: Table, stone: int, q: int, r: int, turn: int = 0) -> None:
    """The three answers of laying a stone."""
    table.play(f"stone:{stone}", f"turn:{turn}", at(table, q, r))


def laid(table: Table, q: int, r: int) -> dict[str, Any]:
    """The stone at a place."""
    (found,) = (stone for stone in table.position()["table"] if stone["at"] == [q, r])
    assert isinstance(found, dict)
    return found


def tray(table: Table, name: str) -> int:
    """Coins left."""
    return int(table.position()["trays"][name])


def told(table: Table) -> list[str]:
    """Names of the events of the last answer."""
    return [event.name for event in table.moves[-1].events]
