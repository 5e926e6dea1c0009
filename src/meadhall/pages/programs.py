"""The hall's table of programs: how those that play here did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from meadhall.engine.registry import game
from meadhall.look import Markup, element, show
from meadhall.pages.layout import Reader, page
from meadhall.pages.words import Words, words
from meadhall.words import speaker


class Row(Protocol):
    """A program and a game."""

    name: str
    game: str
    games: int
    wins: float
    rating: int | None
    low: int | None
    high: int | None


def programs(reader: Reader, rows: Sequence[Row]) -> str:
    """Every program by game, the strongest first."""
    w = words(reader.lang)
    made = [_game(reader, w, name, list(found)) for name, found in groupby(rows, lambda row: row.game)]
    main = element(
        "main",
        element("h1", w("page-bots")),
        element("p", w("page-bots-about"), class_="quiet"),
        made or element("p", w("page-bots-none")),
        class_="lobby narrow",
    )
    return page(reader, w("page-bots"), main)


def _game(reader: Reader, w: Words, name: str, rows: Sequence[Row]) -> Markup:
    heads = [element("th", w(f"page-bots-{one}"), scope="col") for one in ("name", "rating", "sure", "games", "wins")]
    lines = [
        element(
            "tr",
            element("th", row.name, scope="row"),
            element("td", "–" if row.rating is None else row.rating),
            element("td", "–" if row.rating is None else f"{row.low} – {row.high}"),
            element("td", row.games),
            element("td", f"{row.wins:g}"),
        )
        for row in rows
    ]
    return element(
        "section",
        element("h2", speaker(reader.lang, show(game(name))).say("game")),
        element("table", element("thead", element("tr", heads)), element("tbody", lines)),
        class_="panel told-api",
    )
