"""Tiles, figures and special tiles as they look, on the wheel and on a land."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules.names import (
    FIGURES,
    GREATS,
    MIDDLES,
    SPECIALS,
    TILES,
    Tile,
    is_middle,
    is_ship,
)
from meadhall.look import Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.box import Box


def name_of(tile: int) -> str:
    """The message that names and explains a tile."""
    return f"special-{GREATS[tile - Tile.GREAT_FARM]}" if tile >= Tile.GREAT_FARM else f"tile-{TILES[tile - 1]}"


def shape_of(tile: int) -> str:
    """Which of the four shapes a tile has."""
    if is_ship(tile):
        return "ship"
    return "left" if tile == Tile.LEFT else "right" if tile == Tile.RIGHT else "middle"


def raider(tile: int) -> str:
    """The symbol of a ship."""
    return f"raider-{TILES[tile - 1].removesuffix('-ship')}"


def ground(tile: int, size: float) -> Markup:
    """The tile itself without what stands on it, its centre at 0, 0."""
    half = size / 2
    return symbol("deep" if is_ship(tile) else f"isle-{shape_of(tile)}", -half, -half, size)


def building_of(tile: int) -> str | None:
    """The building on a middle tile."""
    if is_middle(tile):
        return f"building-{MIDDLES[tile - Tile.FARM]}"
    return f"building-{MIDDLES[tile - Tile.GREAT_FARM]}" if tile >= Tile.GREAT_FARM else None


CORNER = (1, 1)  # below right


@lru_cache(maxsize=4096)
def tile_face(
    box: Box,
    tile: int,
    size: float,
    figure: int = 0,
    lies: bool = False,
    corner: tuple[int, int] = CORNER,
    writing: float = 1.0,
) -> Markup:
    """A tile with what is on it; a threatened figure lies down. What a ship is worth stands in a corner."""
    drawn = [ground(tile, size)]
    building = building_of(tile)
    if is_ship(tile):
        sail = size * 0.74
        x, y = (-0.47 if corner[0] > 0 else -0.27) * size, (-0.44 if corner[1] > 0 else -0.31) * size
        drawn.append(symbol(raider(tile), x, y, sail))
        drawn.append(worth(box, tile, size, corner, writing))
    if building:
        big = size * (0.44 if figure else 0.62)
        x, y = (-size * 0.47, -size * 0.46) if figure else (-big / 2, -big / 2)
        if tile >= Tile.GREAT_FARM:
            plate = cut(big + size * 0.06, big + size * 0.06, size * 0.09, x + big / 2, y + big / 2)
            drawn.append(element("path", class_="great", d=plate))
        drawn.append(symbol(building, x, y, big))
    if figure:
        tall = size * 0.6
        x, y = (size * 0.13, size * 0.1) if building else (0, size * 0.02)
        stance = f"translate({x:.1f} {y:.1f})" + (" rotate(-90)" if lies else "")
        standing = symbol(FIGURES[figure - 1], -tall / 2, -tall / 2, tall)
        drawn.append(element("g", standing, class_="lying" if lies else None, transform=stance))
    return Markup("".join(drawn))


def worth(box: Box, tile: int, size: float, corner: tuple[int, int], writing: float) -> Markup:
    """What a ship is worth, on a plate in a corner."""
    unit, edge = size / 56 * writing, size / 2
    x, y = corner[0] * (edge - 16 * unit), corner[1] * (edge - 9.5 * unit)
    drawn = []
    for number, icon in ((int(box.ship_points[tile]), "points"), (int(box.ship_gold[tile]), "gold")):
        if number:
            drawn.append(element("path", class_="tag", d=cut(30 * unit, 17 * unit, 3 * unit, x, y)))
            at = {"x": x - 7 * unit, "y": y + 5 * unit, "font_size": round(15 * unit, 1)}
            drawn.append(element("text", number, class_="worth", **at))
            drawn.append(symbol(icon, x - unit, y - 7 * unit, 14 * unit))
            y -= corner[1] * 18 * unit  # a ship that is worth both
    return Markup("".join(drawn))


SPECIAL_FACE: dict[str, tuple[str, str, str]] = {  # picture, its amount as it is written, what of
    "five-gold": ("gold", "+{}", ""),
    "goldsmith-1": ("goldsmith", "+{}", "gold"), "goldsmith-2": ("goldsmith", "+{}", "gold"),
    "boat": ("boat", "", ""), "noble-1": ("noble", "+{}", "points"), "scout-1": ("scout", "+{}", "points"),
    "fisher-1": ("fisher", "+{}", "points"), "ferryman": ("boatman", "+{}", ""), "surplus": ("fisher", "{}", "points"),
    "exchange": ("gold", "{}:1", "points"),
    **{name: (f"building-{name.removeprefix('great-')}", "", "") for name in GREATS},
}  # fmt: skip


@lru_cache(maxsize=256)
def special_face(box: Box, kind: int, size: float) -> Markup:
    """A special tile, its centre at 0, 0."""
    picture, written, of = SPECIAL_FACE[SPECIALS[kind]]
    figure = written.format(box.amount[kind])
    half, unit = size / 2, size / 64
    drawn = [symbol("tile", -half, -half, size, size * 34 / 32)]
    if not figure:
        drawn.append(symbol(picture, -size * 0.36, -size * 0.36, size * 0.72))
        return Markup("".join(drawn))
    drawn.append(symbol(picture, -half + 3 * unit, -12 * unit, 38 * unit))
    x = -half + 46 * unit
    drawn.append(element("text", figure, class_="plus", x=x, y=-10 * unit, font_size=round(20 * unit, 1)))
    if of:
        drawn.append(symbol(of, x - 6 * unit, 2 * unit, 19 * unit))
    return Markup("".join(drawn))
