"""The board and what lies before the players."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import Told
from meadhall.engine.state import SPECTATOR
from meadhall.look import Brush, Markup, brush, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import emblem, hidden, icon
from meadhall.pages.score import chance


def board(f: Frame) -> Markup:
    """The board as the game draws it."""
    last = f.table.moves[-1].events if f.table.moves else ()
    try:
        drawn: Markup = f.show.board(f.view, painter(f, last))
    except NotImplementedError:
        drawn = element("p", f.w("page-no-board"), class_="panel quiet plain")
    return element("section", drawn, class_="board", id="board", aria_label=f.w("page-board"))


def painter(f: Frame, last: Sequence[Told] = ()) -> Brush:
    """The brush for this viewer: it knows what can be chosen, and draws a still board where nothing can."""
    eye = f.eye
    return brush(
        f.show, f.view, eye.lang, eye.seat, eye.shape, f.table.names, last, f.prompt.answers, f.speak,
        lambda action: f.offer(action).whole,
    )  # fmt: skip


def own(f: Frame) -> Markup:
    """What lies before the viewer."""
    me, w = f.eye.seat, f.w
    drawn = Markup("") if me == SPECTATOR else f.show.mat(f.view, me, painter(f), "own")
    return element(
        "section",
        drawn,
        class_=f"own panel seat-{me + 1}",
        id="own",
        aria_label=w("page-own"),
        hidden=not drawn,
    )


def rivals(f: Frame) -> Markup:
    """Everybody else: who, where, how many points, and what lies before them."""
    table, me, w = f.table, f.eye.seat, f.w
    order = [seat for seat in range(table.seats) if me == SPECTATOR] or [
        (me + k) % table.seats for k in range(1, table.seats)
    ]
    made = []
    still = painter(f)
    for seat in order:
        place = f.model.seats[seat]
        bot = place.bot is not None
        name = element("h2", table.names[seat], icon("bot") if bot else None, hidden(w("page-bot")) if bot else None)
        status = f.say(f.show.status(f.view, seat))
        points = element("span", int(f.view.points(seat)), class_="figure", data_explain="page-points-so-far")
        asked = not table.over and table.seat == seat
        mat = f.show.mat(f.view, seat, still, "rival")
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
                class_=f"panel rival seat-{seat + 1}" + (" asked" if asked else ""),
                id=f"rival-{seat + 1}",
            )
        )
    return element("section", made, class_="rivals", id="rivals", aria_label=w("page-rivals"))
