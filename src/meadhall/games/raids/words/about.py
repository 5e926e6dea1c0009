"""What Raids' tiles are called and do, told from their figures: a corrected component file is told as corrected."""

from __future__ import annotations

from meadhall.engine.components import Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import GOODS, KINDS, NONE, Kind


def bases(components: Components) -> dict[str, Facts]:
    """How we know of each component that can be explained."""
    found = {"village": components.one("passing").facts}
    for table in ("tile", "harbour"):
        found |= {f"{table}-{entry.values['id']}": entry.facts for entry in components.all(table)}
    return found


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    tile = _tile(box, component)
    return Phrase(component) if tile == NONE else Phrase(f"name-{_sort(box, tile)}", _figures(box, tile))


def about(box: Box, component: str) -> Phrase | None:
    """What a component of the box does."""
    if component == "village":
        return Phrase("about-village", {"vikings": int(box.village_hires)})
    tile = _tile(box, component)
    if tile == NONE:
        prizes = Phrase("about-prizes", _ranks(*box.prize))
        return Phrase(f"about-{component}", {"prizes": prizes, **_ranks(*box.prize)})
    kind = box.kind[tile]
    told = _figures(box, tile)
    if kind <= Kind.GOODS:
        keeps = "yes" if box.shields[tile] >= box.shields[NONE] else "no"
        told["shields"] = Phrase("about-shields", {"n": int(box.shields[tile]), "keeps": keeps})
    elif kind == Kind.RUNE:
        told |= {f"set-{n}": int(points) for n, points in enumerate(box.runes)}
    else:
        told |= _ranks(*box.shares(tile))
    return Phrase(f"about-{KINDS[kind]}", told)


def _tile(box: Box, component: str) -> int:
    """The number of a tile by its component's name; NONE for anything else."""
    prefix, _, name = component.partition("-")
    return box.names.index(name) if prefix == "tile" and name in box.names[1:] else NONE


def _sort(box: Box, tile: int) -> str:
    """What names a tile: the good, else the kind."""
    kind = box.kind[tile]
    return GOODS[box.good[tile]] if kind == Kind.GOODS else KINDS[kind]


def _figures(box: Box, tile: int) -> dict[str, int | str | Phrase]:
    """What a tile shows."""
    size, points, shields = int(box.size[tile]), int(box.points[tile]), int(box.shields[tile])
    return {"size": size, "points": points, "shields": shields}


def _ranks(*values: int) -> dict[str, int]:
    """What the first ship gets, the second, …"""
    return {f"rank-{rank}": int(value) for rank, value in enumerate(values, 1)}
