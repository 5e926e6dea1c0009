"""Component files as an owner of another box would correct them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

TEXT = files("meadhall.games.wikinger").joinpath("components.toml").read_text("utf-8")


def written(data: dict[str, Any]) -> str:
    """The tables of a component file as text; what the box holds is counted anew."""
    for what, kind in (("tiles", "tile"), ("figures", "figure"), ("specials", "special")):
        data["box"][what] = sum(entry["copies"] for entry in data[kind])
    lines = []
    for kind, value in data.items():
        for entry in value if isinstance(value, list) else [value]:
            lines.append(f"[[{kind}]]" if isinstance(value, list) else f"[{kind}]")
            lines += [f"{key} = {_value(one)}" for key, one in entry.items()]
    return "\n".join(lines)


def _value(value: object) -> str:
    return (
        str(value)
        if isinstance(value, int)
        else str(value).replace("'", '"')
        if isinstance(value, list)
        else f'"{value}"'
    )


def bigger() -> str:
    """A large wheel, more rounds, more of everything; buildings with names of their own."""
    data = tomllib.loads(TEXT)
    data["round"] |= {"rounds": 7, "combinations": 16, "drawn": 17, "shown": 8}
    data["start"]["points"] = 21
    for entry in data["gold"]:
        entry["amount"] *= 5
    for entry in [*data["tile"], *data["figure"], *data["special"]]:
        entry["copies"] *= 2  # two great buildings of each kind among them
        for key in ("points", "gold", "feeds", "amount"):
            if key in entry and entry["id"] != "boat":
                entry[key] += 6
    for entry, en, de in zip(
        data["tile"][1:5], ("inn", "mill", "tower", "well"), ("Krug", "Mühle", "Turm", "Brunnen"), strict=True
    ):
        entry |= {"en": en, "de": de}
    data["tile"][6]["points"] = 4  # a ship worth gold and points
    for key in ("gold_a_point", "most_boatmen", "most_islands", "longest_island", "surplus", "missing"):
        data["end"][key] += 11
    return written(data)


def smaller() -> str:
    """A wheel that three and four players cannot share evenly, an odd number of rounds, special tiles that run out."""
    data = tomllib.loads(TEXT)
    data["round"] |= {"rounds": 3, "combinations": 5, "drawn": 6, "shown": 1}
    data["start"]["points"] = 0
    for entry in data["gold"]:
        entry["amount"] = entry["seats"]
    for entry in [*data["tile"], *data["figure"]]:
        entry["copies"] = 4 if entry["id"] == "left" else 3
        for key in ("points", "gold", "feeds"):
            if key in entry:
                entry[key] = 1
    for entry in data["special"]:
        entry["copies"] = int(entry["id"] in ("exchange", "great-farm"))
        entry["amount"] = 1
    data["tile"][6]["reaches"] = "warrior"  # a ship that threatens nobody
    data["tile"][7]["gold"] = 0  # and one worth nothing
    for key in ("gold_a_point", "most_boatmen", "most_islands", "longest_island", "surplus", "missing"):
        data["end"][key] = 1
    return written(data)


def long() -> str:
    """A tiny wheel and many rounds; no ship but blue ones, no scouts."""
    data = tomllib.loads(TEXT)
    data["round"] |= {"rounds": 15, "combinations": 4, "drawn": 5, "shown": 3}
    for entry in data["tile"]:
        if entry["kind"] == "ship":
            entry["copies"] = 20 if entry["id"] == "blue-ship" else 0
    for entry in data["figure"]:
        entry["copies"] = 0 if entry["id"] == "scout" else 20
    return written(data)


OWNED = {"bigger": bigger(), "smaller": smaller(), "long": long()}
