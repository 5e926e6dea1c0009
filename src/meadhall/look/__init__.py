"""What every board is drawn with: a small SVG builder that escapes by default, shared signs, symbols and styles."""

from __future__ import annotations

from meadhall.engine.glances import AT_ONCE, Account, Band, Chain, Chip, Paid, Source, Standing, Way, Weighed
from meadhall.look.brush import Brush, brush
from meadhall.look.canvas import Canvas
from meadhall.look.inks import seat_ink
from meadhall.look.kinds import Kind, Row, kinds
from meadhall.look.markup import Markup
from meadhall.look.pen import Pen, pen
from meadhall.look.sheet import STATIC, sheet, styles
from meadhall.look.shows import AnyShow, Show, show
from meadhall.look.signs import PATTERNS, burst, cut, key, rope
from meadhall.look.svg import SYMBOLS, at, element, live_below, markup, symbol

__all__ = [
    "AT_ONCE", "PATTERNS", "STATIC", "SYMBOLS", "Account", "AnyShow", "Band", "Brush", "Canvas", "Chain", "Chip",
    "Kind", "Markup", "Paid", "Pen", "Row", "Show", "Source", "Standing", "Way", "Weighed", "at", "brush", "burst",
    "cut", "element", "key", "kinds", "live_below", "markup", "pen", "rope", "seat_ink", "sheet", "show", "styles",
    "symbol",
]  # fmt: skip
