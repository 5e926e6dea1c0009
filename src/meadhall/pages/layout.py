"""The frame of every page: head, beam, the places of messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.look import at, element
from meadhall.pages.html import button, icon, void
from meadhall.pages.words import words
from meadhall.words import LANGUAGES


@dataclass(frozen=True)
class Reader:
    """Who gets a page: language, remembered light, and the stamp of the static files."""

    lang: str
    theme: str | None
    stamp: str
    modules: Sequence[str]  # of the client: fetched at once, not one after the other
    path: str


STYLES = (
    "look", "pages", "front", "rules", "lesson", "why", "friends", "groups", "gesture", "phone", "stage", "flow", "end",
    "review", "daily", "admin", "games",
)  # fmt: skip
CLIENT_WORDS = (
    "lost", "back", "away", "close", "skip", "following", "ending", "only-waits", "copied", "show", "pause", "play",
    "hint", "hinting",
    "found-none", "found", "found-one", "found-more", "found-rule",
    "not-now", "rule", "why-not", "all-can", "more", "do-it", "back-to", "what-is",
    "your-turn", "asked-seat", "no-horn", "no-note", "sure", "words-hidden", "words-shown", "said",
)  # fmt: skip


def client_words(lang: str) -> str:
    """The few sentences the client says by itself, by name, as JSON."""
    w = words(lang)
    return json.dumps({name: w(f"client-{name}") for name in CLIENT_WORDS}, ensure_ascii=False)


def page(
    reader: Reader,
    title: str,
    main: object,
    place: object = None,
    class_: str | None = None,
    tools: object = None,
    **data: object,
) -> str:
    """A whole page around its main part; `place` says in the beam where we are, `tools` are buttons there."""
    w, home = words(reader.lang), f"/static/{reader.stamp}"
    head = [
        void("meta", charset="utf-8"),
        void("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        void("meta", name_="color-scheme", content="light dark"),
        element("title", f"{title} · Meadhall" if title else "Meadhall"),
        void("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        *(void("link", rel="stylesheet", href=f"{home}/{name}.css") for name in STYLES),
        *(void("link", rel="modulepreload", href=f"{home}/{name}") for name in reader.modules),
        element("script", src=f"{home}/early.js"),
        element("script", src=f"{home}/js/app.js", type="module"),
    ]
    langs = [
        element(
            "a",
            lang.upper(),
            href=f"?lang={lang}",
            lang=lang,
            hreflang=lang,
            aria_current="true" if lang == reader.lang else None,
            aria_label={"en": "English", "de": "Deutsch"}.get(lang, lang),
            data_lang=lang,
        )
        for lang in LANGUAGES
    ]
    beam = element(
        "header",
        element("a", icon("hall"), element("span", "Meadhall"), class_="brand", href="/", aria_label=w("page-to-hall")),
        place,
        element(
            "nav",
            tools,
            button(
                w("page-table-menu"),
                "people",
                data_do="menu",
                aria_haspopup="dialog",
                aria_label=w("page-table-menu"),
            )
            if data.get("data_table")
            else None,
            element("button", icon("moon"), type="button", class_="btn", data_do="theme", aria_label=w("page-light")),
            element("div", langs, class_="langs"),
            aria_label=w("page-nav"),
        ),
        class_="beam",
    )
    body = element(
        "body",
        element("noscript", element("p", w("page-noscript"))),
        beam,
        main,
        element("p", class_="hide", id="news", role="status", aria_live="polite"),
        element("div", id="toast", role="alert"),
        class_=class_,
        data_words=client_words(reader.lang),
        data_base=at("") or None,
        **data,
    )
    return "<!doctype html>" + element("html", element("head", head), body, lang=reader.lang, data_theme=reader.theme)
