"""Small pieces of pages, on top of the builder that escapes by default."""

from __future__ import annotations

from functools import lru_cache

from meadhall.look import SYMBOLS, Markup, element


def void(name: str, **attributes: object) -> Markup:
    """An element without content: `<input>`, `<link>`, `<meta>`."""
    return Markup(element(name, **attributes).removesuffix(f"</{name}>"))


@lru_cache(maxsize=256)
def icon(name: str, class_: str = "s") -> Markup:
    """A symbol in running text; words stand beside it."""
    return element("svg", element("use", href=f"{SYMBOLS}#{name}"), class_=class_, aria_hidden="true")


@lru_cache(maxsize=64)
def emblem(seat: int) -> Markup:
    """A seat's painted shield."""
    return icon(f"seat-{seat + 1}", "emblem")


@lru_cache(maxsize=256)
def chip(name: str, size: str = "") -> Markup:
    """A thing in running text: its symbol on a little tile, so that ink stays ink at night."""
    drawn = element("svg", element("use", href=f"{SYMBOLS}#{name}"), aria_hidden="true")
    return element("span", drawn, class_=f"chip {size}".strip())


def bust() -> Markup:
    """The coach's picture."""
    return element("span", icon("unn", ""), class_="bust", aria_hidden="true")


def hidden(text: str) -> Markup:
    """Words for those who listen."""
    return element("span", text, class_="hide")


@lru_cache(maxsize=512)
def button(text: str, sign: str | None = None, *, first: bool = False, **attributes: object) -> Markup:
    """A button with a sign and words."""
    attributes.setdefault("type", "button")
    return element(
        "button", icon(sign) if sign else None, element("span", text), class_="btn first" if first else "btn",
        **attributes,
    )  # fmt: skip


def link(text: str, href: str, sign: str | None = None, *, first: bool = False, **attributes: object) -> Markup:
    """A link that looks like a button."""
    return element(
        "a", icon(sign) if sign else None, element("span", text), class_="btn first" if first else "btn", href=href,
        **attributes,
    )  # fmt: skip
