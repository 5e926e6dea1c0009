# compiled with mypyc
"""A small SVG builder that escapes by default. A page has hundreds of elements, so it is compiled too."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from meadhall.look.markup import Markup

SYMBOLS: Final = "/static/symbols.svg"  # the page links the sheet
_ADDRESSES: Final = frozenset({"href", "src", "data_post", "data_file", "data_link"})
_HOME: Final[list[str]] = [""]


def live_below(path: str) -> None:
    """All addresses of the house lie below a path such as `/meadhall`; said once, before anything is drawn."""
    _HOME[0] = path


def at(address: str) -> str:
    """An address of the house, `/t/otter`, as a browser asks for it."""
    return _HOME[0] + address


def element(name: str, *children: object, **attributes: object) -> Markup:
    """`<name …>children</name>`. Underscores in attribute names become hyphens, a trailing one is dropped.

    Attributes that are None or False are left out; children that are None are too.
    """
    made = "<" + name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        text = _text(value)
        if _HOME[0] and text[:1] == "/" and key in _ADDRESSES:
            text = _HOME[0] + text
        if "&" in text or "<" in text or ">" in text or '"' in text or "'" in text:
            text = escape(text)
        made += _NAMES.get(key) or _attribute(key)
        made += text
        made += '"'
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
    text = _text(child)
    return escape(text, quote=False) if "&" in text or "<" in text or ">" in text else text


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        return _FIGURES.get(value) or _figure(value)
    return "" if value is True else str(value)


_FIGURES: Final[dict[float, str]] = {}
MOST_FIGURES: Final = 20_000


def _figure(value: float) -> str:
    """At most two decimals; kept, for boards are drawn with the same ones over and over."""
    if len(_FIGURES) >= MOST_FIGURES:
        _FIGURES.clear()
    return _FIGURES.setdefault(value, f"{value or 0.0:.2f}".rstrip("0").rstrip("."))


@lru_cache(maxsize=8192)  # boards draw the same ones over and over
def symbol(
    name: str, x: float, y: float, size: float, height: float | None = None, class_: str | None = None
) -> Markup:
    """A symbol of the sheet, its upper left corner at x, y. Symbols are decoration: words stand beside them."""
    return element(
        "use", href=f"{SYMBOLS}#{name}", x=x, y=y, width=size, height=height or size, class_=class_, aria_hidden="true"
    )
