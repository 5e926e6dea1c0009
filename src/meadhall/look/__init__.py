"""What every board is drawn with: a small SVG builder that escapes by default, shared signs, symbols and styles."""

from __future__ import annotations

from meadhall.look.brush import Brush, brush
from meadhall.look.markup import Markup
from meadhall.look.sheet import STATIC, sheet, styles
from meadhall.look.shows import AnyShow, Show, show
from meadhall.look.signs import PATTERNS, burst, cut, key, rope
from meadhall.look.svg import SYMBOLS, element, markup, symbol

__all__ = [
    "PATTERNS", "STATIC", "SYMBOLS", "AnyShow", "Brush", "Markup", "Show", "brush", "burst", "cut", "element", "key",
    "markup", "rope", "sheet", "show", "styles", "symbol",
]  # fmt: skip
