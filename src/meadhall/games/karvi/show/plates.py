"""What lies at a field of the map: stacks of tiles with what they ask for, sites with their spots, seas, harbour."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import Box, Place
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.rules.ship import has_map
from meadhall.games.karvi.show import waters
from meadhall.games.karvi.show.pieces import span, written
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.telling import kind_sign
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def width(box: Box, at: int) -> int:
    """The width of a field's plate."""
    place = int(box.place[at])
    return waters.SITE if place in (Place.TOWER, Place.POST) else waters.PLATE if place != Place.START else waters.HOUSE


def plate(view: Karvi, brush: Brush, at: int) -> Markup:
    """What lies at a field."""
    box, place, barred = view.box, int(view.box.place[at]), bool(view.box.yellow[at])
    if place in (Place.TRADE, Place.RAID):
        kind, seat = int(view.lies[at]), brush.seat
        mine = seat if seat >= 0 and view.p[seat * P.SIZE + P.TILE + kind] else -1
        return _stack(box, barred, kind, int(view.stack[kind]), mine)
    if place in (Place.TOWER, Place.POST):
        rune = box.special[at] >= 0
        return _site(barred, "tower" if place == Place.TOWER else "tradepost", rune, *_spots(view, at))
    shut = brush.seat < 0 or not has_map(view, brush.seat)
    return _harbour(barred, place == Place.MAP, shut)


@lru_cache(maxsize=1024)
def _stack(box: Box, barred: bool, kind: int, many: int, mine: int) -> Markup:
    """A stack of trade or raid tiles: how many, and what they ask for from the least to the most."""
    below = [_face(waters.PLATE, "sign under", waters.UNDER * k) for k in range(min(many, 4) - 1, 0, -1)]
    css = "sign barred" if barred else f"sign mine seat-{mine + 1}" if mine >= 0 else "sign"
    x, y, size = waters.SPAN_SIGN
    parts = [
        *below,
        _face(waters.PLATE, css),
        symbol(kind_sign(kind), *waters.STACK),
        written(f"×{many}", "few", waters.STACK_COUNT),
        symbol("fur" if tables.is_trade(kind) else "axe", x, y, size),
        written(span(box, kind), "few big right", waters.SPAN),
    ]
    if mine >= 0:
        parts.append(symbol(f"seat-{mine + 1}", *waters.STACK_MINE))
    return Markup("".join(parts))


@lru_cache(maxsize=1024)
def _site(barred: bool, sign: str, rune: bool, builders: tuple[int, ...], free: tuple[int, ...]) -> Markup:
    """A site and its spots, best first: those taken wear the builder's shield, the next one is solid."""
    x, y, size = waters.SITE_SIGN
    found = [_face(waters.SITE, "sign barred" if barred else "sign")]
    found.append(symbol(sign, x - 13 if rune else x, y, size))
    if rune:
        found.append(symbol("rune", x + 14, y + 1, size - 2))
    many = len(builders) + len(free)
    for k in range(many):
        x = (k - (many - 1) / 2) * waters.SPOT
        if k < len(builders):
            found.append(symbol(f"seat-{builders[k] + 1}", x - waters.SPOT / 2, waters.SPOT_TOP, waters.SPOT))
        else:
            css = "spot best" if k == len(builders) else "spot"
            found.append(element("circle", class_=css, cx=x, cy=waters.SPOT_MIDDLE, r=waters.SPOT_RADIUS))
            found.append(written(free[k - len(builders)], "few", (x, waters.SPOT_TEXT)))
    return Markup("".join(found))


def _spots(view: Karvi, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has built at a site, and what its free spots are worth."""
    builders = tuple(seat for seat in range(view.seats) if view.built[at] >> seat & 1)
    return builders, tuple(tables.spots(view.box, int(view.side), at)[len(builders) :])


@lru_cache(maxsize=16)
def _harbour(barred: bool, chart_lies: bool, shut: bool) -> Markup:
    """A sea behind yellow waters, or the harbour."""
    if not chart_lies:
        return Markup(_face(waters.HOUSE, "sign barred" if barred else "sign") + symbol("harbour", *waters.HARBOUR))
    lock = symbol("lock", *waters.MAP_LOCK) if shut else ""
    return Markup(_face(waters.PLATE, "sign barred" if barred else "sign") + symbol("map", *waters.MAP) + lock)


def _face(across: float, css: str, down: float = 0) -> Markup:
    return element("path", class_=css, d=cut(across, waters.TALLNESS, waters.CORNER, down, down))
