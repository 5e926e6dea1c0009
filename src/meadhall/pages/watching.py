"""What onlookers read in the place of the question: that they watch, who plays, and the way to a seat."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.prompt import Kind
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, emblem, icon, link
from meadhall.pages.talk import clock, is_host, watchers


def watches(f: Frame) -> bool:
    """Whether the viewer looks on at a game that is played."""
    return f.eye.seat == SPECTATOR and not f.replay and not f.table.over and not f.model.from_file


def watching(f: Frame, news: Sequence[Markup]) -> Markup:
    """The question's place: dashed, with the eye; nothing here can be answered."""
    w, who = f.w, f.prompt.seat
    asked = f.table.names[who]
    says = (
        w("page-closed")
        if f.model.closed
        else w("page-held", who=asked)
        if f.prompt.kind == Kind.HELD
        else f.say(f.show.question(f.view))
    )
    does = [link(w("page-to-hall"), "/", "hall")]
    if f.model.host() != SPECTATOR:
        does.insert(0, button(w("page-ask-seat"), "people", data_do="ask-seat"))
    question = element(
        "div",
        icon("eye", "emblem"),
        element("div", element("h1", w("page-you-watch")),
                element("p", element("b", says), " ", w("page-you-watch-about"), id="preview")),
        element("div", does, class_="do"),
        class_="question",
        id="question",
    )  # fmt: skip
    rows = [
        element("li", emblem(number), element("b", seat.name), element("span", _state(f, number, number == who)))
        for number, seat in enumerate(f.model.seats)
    ]
    listed = element(
        "div",
        element("h2", w("page-at-table")),
        element("ul", rows, class_="whos"),
        watchers(w, f.model.watchers),
        element("div", news, class_="invites") if news else None,
        class_="answers panel who",
        id="answers",
    )
    return element(
        "section", question, listed, class_=f"ask watching seat-{who + 1}", id="ask", aria_label=w("page-you-watch")
    )


def _state(f: Frame, number: int, to_move: bool) -> list[Markup | str]:
    """Where a player is."""
    w, seat = f.w, f.model.seats[number]
    if seat.kind == "bot":
        told: list[Markup | str] = [w("page-who-bot")]
    elif seat.stand_in is not None:
        told = [w("page-who-stand-in")]
    elif seat.kind == "program":
        told = [w("page-program-here" if f.model.present(number) else "page-program-away")]
    elif not seat.joined:
        told = [w("page-seat-open")]
    elif f.model.present(number):
        told = [w("page-who-here")]
    else:
        since = f.model.away_since(number)
        told = [w("page-who-away")] + ([" ", clock(since, "ago")] if since is not None else [])
    return [*told, ", ", w("page-who-to-move")] if to_move else told


def asking(f: Frame) -> list[Markup]:
    """For the host: onlookers who ask for a seat, each with Yes and No."""
    if not is_host(f):
        return []
    made = []
    for asker in f.model.askers:
        who = asker.who or f.w("page-onlooker")
        does = [
            button(f.w("page-yes"), first=True, data_do="give-seat", data_asker=asker.number, data_on="yes"),
            button(f.w("page-no"), data_do="give-seat", data_asker=asker.number, data_on="no"),
        ]
        made.append(element("p", f.w("page-asks-seat", who=who), class_="asked-link"))
        made.append(element("p", does, class_="row"))
    return made
