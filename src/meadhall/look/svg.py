# compiled with mypyc
"""A small SVG builder that escapes by default. A page has hundreds of elements, so it is compiled too."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from meadhall.look.markup import Markup

SYMBOLS: Final = "/static/symbols.svg"  # the page links the sheet


def element(name: str, *children: object, **attributes: object) -> Markup:
    """`<name …>children</name>`. Underscores in attribute names become hyphens, a trailing one is dropped.

    Attributes that are None or False are left out; children that are None are too.
    """
    made = "<" + name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        text = _text(value)
        if "&" in text or "<" in text or ">" in text or '"' in text or "'" in text:
            text = escape(text)
        made += (_NAMES.get(key) or _attribute(key)) + text + '"'
    inner = "".join([markup(child) for child in children])
    if inner or name not in _EMPTY:
        return Markup(f"{made}>{inner}</{name}>")
    return Markup(made + "/>")


_NAMES: Final[dict[str, str]] = {}


def _attribute(key: str) -> str:
    """How the attribute of a keyword begins; worked out once."""
    return _NAMES.setdefault(key, f' {key.rstrip("_").replace("_", "-")}="')


_EMPTY: Final = frozenset({"use", "path", "rect", "circle", "line", "polygon", "polyline", "ellipse"})


def markup(child: object) -> str:
    """A child as markup: escaped unless it is `Markup`; sequences are joined; None is nothing."""
    if child is None:
        return ""
    if isinstance(child, Markup):
        return child
    if isinstance(child, (list, tuple)):
        return "".join([markup(one) for one in child])
    return escape(_text(child), quote=False)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return "" if value is True else str(value)


@lru_cache(maxsize=8192)  # boards draw the same ones over and over
def symbol(
    name: str, x: float, y: float, size: float, height: float | None = None, class_: str | None = None
) -> Markup:
    """A symbol of the sheet, its upper left corner at x, y. Symbols are decoration: words stand beside them."""
    return element(
        "use", href=f"{SYMBOLS}#{name}", x=x, y=y, width=size, height=height or size, class_=class_, aria_hidden="true"
    )
