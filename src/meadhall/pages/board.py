"""The board and what lies before the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.engine.game import Told
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages import phone
from meadhall.pages.asking import asking
from meadhall.pages.frame import LONGEST, Frame
from meadhall.pages.html import emblem, hidden, icon
from meadhall.pages.score import chance


def board(f: Frame, last: Sequence[Told] | None = None) -> Markup:
    """The board as the game draws it, with what the last answer did that did anything: a pass tells nothing."""
    if last is None:
        last = next((move.events for move in reversed(f.table.moves[-LONGEST:]) if move.events), ())
    try:
        heard = [told for told in last if told.is_for(f.eye.seat)]
        drawn: Markup = f.show.board(f.view, replace(f.brush, last=heard))
    except NotImplementedError:
        drawn = element("p", f.w("page-no-board"), class_="panel quiet plain")
    return element("section", drawn, class_="board", id="board", aria_label=f.w("page-board"))


def own(f: Frame) -> Markup:
    """What lies before the viewer."""
    me, w = f.eye.seat, f.w
    drawn = Markup("") if me == SPECTATOR else f.show.mat(f.view, me, f.brush, "own")
    return element(
        "section",
        drawn,
        asking(f) if drawn else None,
        class_=f"own panel seat-{me + 1}",
        id="own",
        aria_label=w("page-own"),
        hidden=not drawn,
    )


def figure(f: Frame, seat: int) -> Markup:
    """How a seat stands, in one large figure."""
    stands = f.show.standing(f.view, seat)
    if stands is None:
        return element("span", int(f.view.points(seat)), class_="figure", data_explain="page-points-so-far")
    words = element("small", f.say(stands.words))
    return element("span", stands.figure, words, class_="figure", data_explain=stands.explain)


def rivals(f: Frame) -> Markup:
    """Everybody else: who, where, how many points, and what lies before them."""
    table, me, w = f.table, f.eye.seat, f.w
    order = [seat for seat in range(table.seats) if me == SPECTATOR] or [
        (me + k) % table.seats for k in range(1, table.seats)
    ]
    made = []
    for seat in order:
        place = f.model.seats[seat]
        bot = place.machine
        name = element("h2", table.names[seat], icon("bot") if bot else None, hidden(w("page-bot")) if bot else None)
        status = f.say(f.show.status(f.view, seat))
        points = figure(f, seat)
        asked = not table.over and table.seat == seat
        mat = f.show.mat(f.view, seat, f.brush, "rival")
        made.append(
            element(
                "article",
                element(
                    "header",
                    emblem(seat),
                    element("div", name, element("p", status, class_="where"), chance(f, seat, "p")),
                    points,
                ),
                mat,
                phone.more(f, seat),
                class_=f"panel rival seat-{seat + 1}" + (" asked" if asked else ""),
                id=f"rival-{seat + 1}",
            )
        )
    return element("section", made, class_="rivals", id="rivals", aria_label=w("page-rivals"))
