"""Pages behind the links in messages: no more of these, and yes, write to me."""

from __future__ import annotations

from meadhall.look import Markup, element
from meadhall.pages.html import button, link
from meadhall.pages.layout import Reader, page
from meadhall.pages.words import words


def off(reader: Reader, path: str, on: bool, table: str | None) -> str:
    """Ends alerts as soon as a person's browser opens it; a program that only looks at links does not send the form."""
    if not on:
        return _card(reader, "off", [_to(reader, table)])
    form = element(
        "form",
        button(words(reader.lang)("page-alert-end"), "bell", first=True, type="submit"),
        data_post=path,
        data_at_once="yes",
    )
    return _card(reader, "ending", [form])


def confirm(reader: Reader, path: str, state: str, table: str | None) -> str:
    """Asks who reads a mail whether to send more; `state` is asks, yes or gone."""
    if state != "asks":
        return _card(reader, f"confirm-{state}", [_to(reader, table)])
    form = element(
        "form", button(words(reader.lang)("page-alert-yes"), "bell", first=True, type="submit"), data_post=path
    )
    return _card(reader, "confirm", [form])


def _to(reader: Reader, table: str | None) -> Markup:
    w = words(reader.lang)
    return link(w("page-to-table"), f"/t/{table}", "hall") if table else link(w("page-to-hall"), "/", "hall")


def _card(reader: Reader, name: str, does: list[Markup]) -> str:
    w = words(reader.lang)
    title = w(f"page-alert-{name}-title")
    told = [element("h1", title), element("p", w(f"page-alert-{name}-about")), element("div", does, class_="row-in")]
    main = element("main", element("section", told, class_="panel joincard"), class_="joining")
    return page(reader, title, main)
