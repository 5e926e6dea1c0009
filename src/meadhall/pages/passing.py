"""Several people at one device: the curtain between two of them, so that nobody sees another's secrets."""

from __future__ import annotations

from meadhall.look import element, show
from meadhall.pages.html import button, emblem, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import TableModel
from meadhall.pages.words import words
from meadhall.words import speaker


def curtain(reader: Reader, model: TableModel, seat: int) -> str:
    """Who is to take the device; nothing of the table is on this page."""
    w, name = words(reader.lang), model.seats[seat].name
    game = speaker(reader.lang, show(model.table.game)).say("game")
    form = element(
        "form",
        emblem(seat),
        element("h1", w("page-pass-to", who=name)),
        element("p", w("page-pass-about", game=game), class_="quiet"),
        void("input", type="hidden", name_="seat", value=seat),
        element("p", button(w("page-pass-here", who=name), "eye", first=True, type="submit"), class_="row"),
        class_=f"panel pass seat-{seat + 1}",
        data_post=f"/t/{model.id}/pass",
    )
    return page(reader, w("page-pass-to", who=name), element("main", form, class_="lobby narrow"))
