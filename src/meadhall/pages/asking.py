"""For games with windows between turns: when a seat wants to be asked. The table passes else, on every device alike."""

from __future__ import annotations

from meadhall.engine.game import Game
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import icon

WHEN = ("aimed", "turn", "always")


def asking(f: Frame) -> Markup | None:
    """The switch of the viewer's seat, and the bell that asks at the next window only."""
    me = f.eye.seat
    if me == SPECTATOR or f.replay or f.model.finished or type(f.table.game).passes is Game.passes:
        return None
    w, seat = f.w, f.model.seats[me]
    switches = [
        element(
            "button", w(f"page-asks-{when}"), type="button", data_do="asks", data_when=when,
            aria_pressed=str(seat.asked_when == when).lower(),
        )
        for when in WHEN
    ]  # fmt: skip
    bell = element(
        "button", icon("bell" if seat.rings else "bell-off"), type="button", class_="bell", data_do="bell",
        aria_pressed=str(seat.rings).lower(), aria_label=w("page-bell"), title=w("page-bell"),
        hidden=seat.asked_when == "always",
    )  # fmt: skip
    about = element("span", w("page-asks"), id="asks-about")
    row = element("span", switches, class_="switch", role="group", aria_labelledby="asks-about")
    return element("div", about, row, bell, class_="asking", id="asking")
