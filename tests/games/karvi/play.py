"""Scenes of Karvi for tests: a table with two players, blue to move, unless said otherwise."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine.table import Table

NAMES = ("blue", "red", "yellow", "green")


def karvi(seats: int = 2, options: dict[str, Any] | None = None, **words: Any) -> Table:
    """A scene; players are given by name, everything else as `meadhall.scene` takes it."""
    players = {name: words.pop(name) for name in NAMES[:seats] if name in words}
    return meadhall.scene("karvi", seats=seats, options=options or {}, players=players, **words)


def of(table: Table, name: str = "blue") -> dict[str, Any]:
    """What lies before a player."""
    found = table.position()["players"][name]
    assert isinstance(found, dict)
    return found


def score(table: Table, name: str = "blue") -> int:
    """Where a player's meeple stands."""
    return sum(of(table, name)["score"].values())


def beer(table: Table, name: str = "blue") -> list[int]:
    """Beer on the dice."""
    return [die[1] for die in of(table, name)["dice"]]


def legal(table: Table, family: str) -> list[str]:
    """The legal answers of a family."""
    return [answer for answer in table.legal() if answer.partition(":")[0] == family]


def asked(table: Table) -> str:
    """The name of the open question."""
    return table.question()


def moved(**words: Any) -> dict[str, Any]:
    """Words of a scene in which the active player's die has moved already."""
    return {"turn": "blue", "used": ["die"], **words}


RICH = {"fur": 9, "silver": 9, "gold": 0, "bread": 3, "healthy": [2]}
TRADES = {f"T{k}": "a" for k in range(1, 7)}
RAIDS = {f"R{k}": "a" for k in range(1, 7)}


def few(tiles: dict[str, str], many: int) -> dict[str, str]:
    """The first tiles of a track."""
    return dict(list(tiles.items())[:many])
