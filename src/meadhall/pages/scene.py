"""A position that somebody shares: to look at, and to play on from."""

from __future__ import annotations

from meadhall.bots import LEVELS
from meadhall.engine.scene_link import pack
from meadhall.engine.table import Table
from meadhall.look import brush, element, show
from meadhall.pages.html import button, emblem, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import USUAL
from meadhall.pages.setup import level_name
from meadhall.pages.words import words
from meadhall.words import speaker


def address(table: Table) -> str:
    """The link to a table's position; it holds all that is hidden there."""
    return f"/scene/{table.game.name}/{pack(table.position())}"


def scene(reader: Reader, table: Table, packed: str) -> str:
    """The position as the asked seat sees it, and a table to be had from it."""
    w, shown = words(reader.lang), show(table.game)
    speak, view = speaker(reader.lang, shown), table.view(table.seat)
    title = w("page-scene", game=speak.say("game"))
    drawn = shown.board(view, brush(shown, view, reader.lang, table.seat, names=table.names, answers=()))
    levels = [element("option", level_name(reader.lang, one), value=one, selected=one == USUAL) for one in LEVELS]
    form = element(
        "form",
        element(
            "header",
            emblem(table.seat),
            element("h2", speak.say(shown.question(view), table.names, table.seat)),
        ),
        element("p", w("page-scene-about", who=table.names[table.seat]), class_="quiet"),
        element(
            "p",
            element("label", w("page-scene-bots"), for_="level"),
            element("select", levels, id="level", name_="level"),
            class_="row",
        ),
        void("input", type="hidden", name_="position", value=packed),
        element("p", button(w("page-scene-play"), "hall", first=True, type="submit"), class_="row end"),
        class_=f"panel invite seat-{table.seat + 1}",
        data_post=f"/scene/{table.game.name}",
    )
    board = element("section", drawn, class_="board", aria_label=w("page-board"))
    main = element(
        "main", element("h1", title), element("div", board, form, class_="two"), class_="lobby narrow scene-page"
    )
    return page(reader, title, main)
