"""Invitations and refusals."""

from __future__ import annotations

from meadhall.engine.game import AnyGame
from meadhall.look import element, show
from meadhall.pages.games import goal_line, way_in
from meadhall.pages.html import button, emblem, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import TableModel
from meadhall.pages.words import words
from meadhall.words import speaker


def invitation(reader: Reader, model: TableModel, seat: int, token: str) -> str:
    """Sit down by a link."""
    w, say = words(reader.lang), speaker(reader.lang, show(model.table.game)).say
    others = [place.name for number, place in enumerate(model.seats) if number != seat]
    form = element(
        "form",
        element(
            "p",
            element("label", w("page-your-name"), for_="name"),
            void(
                "input",
                id="name",
                name_="name",
                maxlength="40",
                required=True,
                value=model.seats[seat].name,
                autocomplete="nickname",
            ),
            class_="row",
        ),
        element("p", button(w("page-sit-down"), "hall", first=True, type="submit"), class_="row end"),
        data_post=f"/join/{token}",
    )
    main = element(
        "main",
        element(
            "section",
            element("header", emblem(seat), element("h1", w("page-invitation", game=say("game")))),
            element("p", say("game-about")),
            goal_line(reader, model.table.game),
            element("p", w("page-invitation-with", names=", ".join(others)), class_="quiet"),
            element("p", w("page-hints-here" if model.hints else "page-hints-not-here"), class_="quiet"),
            form,
            class_=f"panel invite seat-{seat + 1}",
        ),
        class_="lobby narrow",
    )
    return page(reader, w("page-invitation", game=say("game")), main)


def refusal(reader: Reader, code: str, text: str, about: AnyGame | None = None) -> str:
    """A page that says what was wrong, and leads on: to the hall, and to the rules of the game it was about."""
    w = words(reader.lang)
    way = way_in(reader, about) if about is not None else None
    if way is not None and about is not None:
        way = element("p", speaker(reader.lang, show(about)).say("game"), ": ", way)
    main = element(
        "main",
        element(
            "section",
            element("h1", w("page-refused")),
            element("p", text),
            element("p", element("code", code), class_="quiet"),
            element("p", link(w("page-to-hall"), "/", "hall", first=True)),
            way,
            class_="panel invite",
        ),
        class_="lobby narrow",
    )
    return page(reader, w("page-refused"), main)
