"""A small SVG builder that escapes by default."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

SYMBOLS = "/static/symbols.svg"  # the page links the sheet


class Markup(str):
    """Text that is markup already; everything else is escaped when it goes into an element."""

    __slots__ = ()


def element(name: str, *children: object, **attributes: object) -> Markup:
    """`<name …>children</name>`. Underscores in attribute names become hyphens, a trailing one is dropped.

    Attributes that are None or False are left out; children that are None are too.
    """
    parts = ["<", name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        text = value if type(value) is str else _text(value)
        if _special(text):
            text = escape(text)
        parts.append(f' {_NAMES.get(key) or _attribute(key)}="{text}"')
    inner = "".join([child if type(child) is Markup else markup(child) for child in children])
    parts.append(f">{inner}</{name}>" if inner or name not in _EMPTY else "/>")
    return Markup("".join(parts))


_special = re.compile(r"[&<>\"']").search
_NAMES: dict[str, str] = {}


def _attribute(key: str) -> str:
    """The attribute a keyword stands for; pages are drawn often, so it is worked out once."""
    return _NAMES.setdefault(key, key.rstrip("_").replace("_", "-"))


_EMPTY = frozenset({"use", "path", "rect", "circle", "line", "polygon", "polyline", "ellipse"})


def markup(child: object) -> str:
    """A child as markup: escaped unless it is `Markup`; sequences are joined; None is nothing."""
    if child is None:
        return ""
    if isinstance(child, Markup):
        return child
    if isinstance(child, (list, tuple)):
        return "".join(markup(one) for one in child)
    return escape(_text(child), quote=False)


def _text(value: object) -> str:
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
