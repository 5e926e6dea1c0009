"""All parts of a table page, by element id: what a socket pushes one by one."""

from __future__ import annotations

from meadhall.look import Markup, element
from meadhall.pages import phone
from meadhall.pages.ask import ask, replay_ask
from meadhall.pages.board import board, own, rivals
from meadhall.pages.daily_words import began_as
from meadhall.pages.drawer import NOW, now
from meadhall.pages.end import end
from meadhall.pages.frame import Frame
from meadhall.pages.games import readable
from meadhall.pages.gestures import BAR, bar, gestures
from meadhall.pages.html import hidden, icon
from meadhall.pages.record import log
from meadhall.pages.score import score


def parts(f: Frame) -> dict[str, Markup]:
    """All parts of a table page by element id."""
    made = {"ask": replay_ask(f) if f.replay else ask(f), "board": board(f), "own": own(f), "rivals": rivals(f)}
    made |= {"log": log(f), "score": score(f), "place": place(f), "end": end(f)}
    if gestures(f.show):
        made[BAR] = bar(f)
    if f.replay:
        return made
    made |= phone.parts(f, made["board"])
    return made | {NOW: now(f)} if readable(f.table.game) else made


def place(f: Frame, what: str = "") -> Markup:
    """Where we are, in the beam: the game, what of it this page is, the table."""
    w = f.w
    watching = f.model.onlookers
    eyes = (
        element(
            "span",
            icon("eye"),
            f" {watching}",
            hidden(" " + w("page-watching", n=watching)),
            class_="watch",
            title=w("page-watching", n=watching),
        )
        if watching
        else None
    )
    began = f.model.began
    return element(
        "p",
        element("b", f.say("game")),
        f" · {what}" if what else None,
        element("span", " · ", w("page-table", name=f.model.name)),
        element("small", began_as(w, f.model), class_="known", title=w(f"end-{began}-about")) if began else None,
        eyes,
        class_="place",
        id="place",
        data_over="yes" if f.table.over and not f.replay else None,
        data_scored=len(f.table.scored) or None,
    )
