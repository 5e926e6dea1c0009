"""The faces of tiles, for board and mats."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import GOODS, Kind
from meadhall.look import Markup, element, symbol

FACE = 60  # edge of a tile as `face` draws it
_SYMBOLS = {
    Kind.WEAPON: "axe", Kind.SAIL: "sail", Kind.MJOLNIR: "mjolnir", Kind.STANDARD: "standard", Kind.RUNE: "rune",
    Kind.POST: "post", Kind.VISIT: "visit", Kind.PLUNDER: "plunder", Kind.MONSTER: "monster",
}  # fmt: skip
_HARBOURS = {
    "race": "longship", "goods": "wood", "runes": "rune", "shields": "shield", "weapons": "axe", "posts": "post",
    "monsters": "monster", "sails": "sail",
}  # fmt: skip


def picture(box: Box, tile: int) -> str:
    """The symbol of a tile."""
    kind = int(box.kind[tile])
    if kind == Kind.GOODS:
        return GOODS[box.good[tile]]
    return _SYMBOLS[kind] + ("-double" if box.size[tile] == 2 else "")


def face(box: Box, tile: int, left: int = 0, shields: bool = True) -> Markup:
    """A tile of 60 × 64 round 0, 0: its symbol, its value, its shields; `left` shares of a visit or plunder."""
    shown = int(box.shields[tile]) if shields else 0
    return _face(picture(box, tile), int(box.points[tile]), shown, box.shares(tile), left)


@lru_cache(maxsize=256)
def _face(picture: str, points: int, shields: int, shares: tuple[int, ...], left: int) -> Markup:
    parts = [symbol("tile", -30, -30, 60, 63.8)]
    size, x, y = 42.0, -21.0, -21.0
    if shares:
        size, x, y = 33, -16.5, -27
    elif shields:
        size, y = 35, -25
        x = -24 if points else -17.5
    elif points:
        size, x, y = 40, -25, -16
    parts.append(symbol(picture, x, y, size))
    if points:
        parts.append(element("text", points, class_="value", x=19, y=-9))
    for i in range(shields):
        parts.append(symbol("shield", (i - shields / 2) * 19 + 0.5, 10.5, 18))
    for i, share in enumerate(shares):
        taken = i < len(shares) - left
        at = f"translate({(i - (len(shares) - 1) / 2) * 25:g} 17)"
        disc = element("circle", class_="share taken" if taken else "share", r=10)
        parts.append(element("g", disc, None if taken else element("text", share, class_="pip", y=5.5), transform=at))
    return Markup("".join(parts))


@lru_cache(maxsize=128)
def harbour_icon(name: str, x: float, y: float, size: float) -> Markup:
    """The picture of a harbour tile; for kinds of goods one of each."""
    if name in _HARBOURS:
        return symbol(_HARBOURS[name], x, y, size)
    half = size / 2
    corners = [(x, y), (x + half, y), (x, y + half), (x + half, y + half)]
    return Markup("".join(symbol(good, *corner, half * 0.96) for good, corner in zip(GOODS, corners, strict=True)))
