"""The faces of tiles, for board and mats."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.words.naming import BALE, GOODS, SYMBOLS, picture
from meadhall.look import Markup, element, symbol

FACE = 60  # edge of a tile as `face` draws it
ROOM = 54  # of that, for signs side by side
_HARBOURS = {
    "race": "longship", "runes": "rune", "shields": "shield", "shields-vikings": "viking", "shields-tiles": "shield",
    "weapons": "axe", "posts": "post", "monsters": "monster", "sails": "sail",
}  # fmt: skip


def drawn(picture: str, x: float, y: float, size: float) -> Markup:
    """A symbol, or a bale for goods of an owner's own."""
    if picture in GOODS or picture.removesuffix("-double") in SYMBOLS.values():
        return symbol(picture, x, y, size)
    letters = element(
        "text", picture.strip()[:2].capitalize(), class_="bale", x=round(x + size / 2, 1), y=round(y + size * 0.8, 1),
        font_size=round(size * 0.42, 1),
    )  # fmt: skip
    return Markup(symbol(BALE, x, y, size) + letters)


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
    parts.append(drawn(picture, x, y, size))
    if points:
        parts.append(element("text", points, class_="value", x=19 if points < 10 else 16, y=-9))
    step = min(19, ROOM / max(1, shields))
    for i in range(shields):
        parts.append(symbol("shield", round((i - shields / 2) * step + 0.5, 1), round(19.5 - step / 2, 1), step - 1))
    apart = min(25, ROOM / max(1, len(shares)))
    for i, share in enumerate(shares):
        taken = i < len(shares) - left
        at = f"translate({round((i - (len(shares) - 1) / 2) * apart, 1):g} 17)"
        disc = element("circle", class_="share taken" if taken else "share", r=round(min(10, apart * 0.46), 1))
        few = "pip few" if apart < 20 else "pip"
        sign = None if taken else element("text", share, class_=few, y=5.5 if apart >= 20 else 4)
        parts.append(element("g", disc, sign, transform=at))
    return Markup("".join(parts))


def harbour_icon(box: Box, name: str, x: float, y: float, size: float) -> Markup:
    """The picture of a harbour tile; for goods one of them, for kinds of goods several."""
    return _harbour_icon(name, tuple(box.goods[:4]), x, y, size)


@lru_cache(maxsize=128)
def _harbour_icon(name: str, goods: tuple[str, ...], x: float, y: float, size: float) -> Markup:
    if name in _HARBOURS:
        return symbol(_HARBOURS[name], x, y, size)
    if name == "goods" or len(goods) < 2:
        return drawn(goods[0] if goods else GOODS[0], x, y, size)
    half = size / 2
    corners = [(x, y), (x + half, y), (x, y + half), (x + half, y + half)]
    return Markup(
        "".join(drawn(good, *corner, half * 0.96) for good, corner in zip(goods, corners[: len(goods)], strict=True))
    )
