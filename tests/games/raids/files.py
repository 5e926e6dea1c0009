"""Component files as owners of other boxes might correct them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

TEXT = files("meadhall.games.raids").joinpath("components.toml").read_text("utf-8")
Data = dict[str, Any]


def corrected(change: Callable[[Data], None]) -> str:
    """The shipped file after a change of its figures, written anew."""
    data = tomllib.loads(TEXT)
    change(data)
    lines = []
    for table, entries in data.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            lines.append(f"[[{table}]]" if isinstance(entries, list) else f"[{table}]")
            lines += [f"{key} = {_value(value)}" for key, value in entry.items()]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value).replace("'", '"')


def tile(name: str, kind: str, copies: list[int], **figures: object) -> Data:
    """An entry of a tile."""
    return {"id": name, "kind": kind, "copies": copies, "basis": "printed", **figures}


def bigger(data: Data) -> None:
    """A long route, voyages of different lengths, large ships, more of everything."""
    data["box"] |= {"tiles_a_voyage": [27, 22, 16, 16]}
    data["track"] |= {"harbour": 33, "villages": [4, 9, 17, 25, 30]}
    data["ship"] |= {"spaces": 8, "shields": 3}
    data["crew"][2]["vikings"] = [4, 5, 6, 24]
    data["coin"] = [{"value": value, "copies": 3, "basis": "printed"} for value in (12, 5, 2)]
    data["prize"]["harbour"] = [12, 5, 2, 2]
    data["passing"] |= {"village": 2, "visit": [4, 3, 2, 1], "plunder": [12, 5, 2]}
    data["runes"]["points"] = [1, 2, 4, 8, 16, 32, 64]
    data["tile"] += [
        tile("great-axe", "weapon", [2, 2, 0, 0], shields=4),
        tile("raven-banner", "standard", [3, 2, 0, 0], shields=3, points=11),
        tile("kraken", "monster", [3, 1, 0, 0], points=21),
        tile("hoard", "plunder", [3, 1, 0, 0]),
    ]


def smaller(data: Data) -> None:
    """A short route with an empty space, two voyages, small ships, few coins."""
    data["box"] |= {"voyages": 2, "tiles_a_voyage": 5, "harbours": 3}
    data["track"] |= {"harbour": 8, "villages": [4]}
    data["ship"] |= {"spaces": 2, "shields": 1}
    data["crew"] = [{"seats": n, "vikings": [1] * n, "basis": "printed"} for n in (2, 3, 4)]
    data["coin"] = [{"value": 4, "copies": 1, "basis": "printed"}]
    data["prize"]["harbour"] = [4]
    data["passing"] |= {"village": 0, "visit": [1], "plunder": [4]}
    data["runes"]["points"] = [2]
    data["harbour"] = [entry for entry in data["harbour"] if entry["id"] in ("race", "kinds", "shields")]
    data["tile"] = [
        tile("axe", "weapon", [1, 0], shields=1),
        tile("rune", "rune", [1, 1]),
        tile("salt", "goods", [1, 1], good="Salt", points=1, shields=2),
        tile("post", "post", [1, 0]),
        tile("visit", "visit", [1, 0]),
        tile("plunder", "plunder", [0, 1]),
        tile("hammer", "mjolnir", [0, 1], shields=2),
        tile("worm", "monster", [0, 1], points=1),
    ]


NAMES = {"wood": "Bernstein", "pig": 'Salz & "Pfeffer"', "fur": "<Walross>", "mead": "{ $tile }"}


def renamed(data: Data) -> None:
    """Other goods, and ids of the owner's own."""
    for entry in data["tile"]:
        if "good" in entry:
            entry["good"] = NAMES[entry["good"]]
        entry["id"] = f"{entry['id']} / é"


def longest(data: Data) -> None:
    """As long as a route can be, as many voyages as there are harbour tiles, and no village."""
    data["box"] |= {"voyages": 9, "tiles_a_voyage": 40}
    data["track"] |= {"harbour": 41, "villages": []}
    for entry in data["tile"]:
        entry["copies"] = [sum(entry["copies"])] * 9
    tiles = sum(entry["copies"][0] for entry in data["tile"])
    for entry in data["tile"]:
        if tiles > 40 and entry["copies"][0] > 1:
            entry["copies"] = [1] * 9
            tiles = sum(other["copies"][0] for other in data["tile"])
    data["tile"] += [tile("more-runes", "rune", [40 - tiles] * 9)] if tiles < 40 else []


def without_goods(data: Data) -> None:
    """No goods and no trading posts: runes instead."""
    data["tile"] = [entry for entry in data["tile"] if entry["kind"] not in ("goods", "post")]
    left = [16 - sum(entry["copies"][voyage] for entry in data["tile"]) for voyage in range(4)]
    data["tile"].append(tile("old-rune", "rune", left))


FILES = {change.__name__: corrected(change) for change in (bigger, smaller, renamed, longest, without_goods)}
