"""Mats change seldom: a drawing is kept as long as everything it shows is the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import BACKS
from meadhall.games.karvi.rules.names import D, P
from meadhall.look import Brush, Markup

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

MOST = 2048  # drawings kept, of all tables
_kept: dict[tuple[object, ...], Markup] = {}


def kept(what: str, view: Karvi, of: int, brush: Brush, draw: Callable[[], Markup]) -> Markup:
    """A drawing of what lies before a seat, made anew when something there has changed."""
    key = (what, view.box, of, brush.seat, brush.lang, brush.names[of], *_shown(view, of))
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST:
            _kept.clear()
        found = _kept[key] = draw()
    return found


def _shown(view: Karvi, of: int) -> tuple[object, ...]:
    """All that a mat shows of a seat, as the viewer knows it."""
    base, dice = of * P.SIZE, D.BEER + of * 2
    return (
        int(view.each), int(view.seats), tuple(view.p[base : base + P.SIZE]), tuple(view.die[dice : dice + 2]),
        tuple(view.gear), tuple(view.rune), tuple(view.card), tuple(view.held[of * BACKS : (of + 1) * BACKS]),
        tuple(view.built),
    )  # fmt: skip
