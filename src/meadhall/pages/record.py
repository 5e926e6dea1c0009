"""The record of a table: the log of what happened, and news in plain sentences."""

from __future__ import annotations

from meadhall.engine.table import Table
from meadhall.look import Markup, element, show
from meadhall.pages.frame import Frame
from meadhall.pages.html import emblem
from meadhall.pages.model import TableModel
from meadhall.pages.words import words
from meadhall.words import speaker

LOG_LINES = 14  # what the table page tells; the replay tells all
SEAT_NEWS = 2  # of seats and links; the menu tells all


def lines(model: TableModel, table: Table, lang: str, you: int) -> list[str]:
    """The log in words, the sentences of one ply a text, kept with the table."""
    known = model.drawings.lines((lang, you)) if table is model.table else []
    shown = show(table.game)
    speak = speaker(lang, shown)
    for ply in range(len(known), table.ply):
        told = [one for one in table.moves[ply].events if one.is_for(you)]
        known.append(
            " ".join(
                element("span", speak.say(shown.event(one), table.names, you), data_spot=shown.spot(one))
                for one in told
            )
        )
    return known


def log(f: Frame) -> Markup:
    """What happened, newest first, a line for all that one seat answered in a row; hovering shows the spot."""
    w, table, reader = f.w, f.table, (f.eye.lang, f.eye.seat)
    told: list[Markup] = []
    left = LOG_LINES if not f.replay else 100_000  # a replay tells all
    known = lines(f.model, table, *reader)
    before, turns = f.model.drawings.turns(reader), {}
    ply = table.ply
    while ply > 0 and len(told) < left:
        last, seat = ply, table.moves[ply - 1].seat
        while ply > 0 and table.moves[ply - 1].seat == seat:
            ply -= 1
        texts = known[ply:last]
        if not any(texts):
            continue
        turn = before.get(last)
        if turn is None or turn[0] != seat or turn[1] != texts:
            turn = (seat, texts, _turn(f, seat, last, texts))
        turns[last] = turn
        told.append(turn[2])
    if table is f.model.table:
        f.model.drawings.keep_turns(reader, turns)
    news = [element("p", text) for text in notices(f.model, f.eye.lang)[-SEAT_NEWS:][::-1]] if not f.replay else []
    return element(
        "section",
        element("h2", w("page-log"), element("small", w("page-newest"))),
        element("aside", news, class_="seat-news", aria_label=w("page-seat-news")) if news else None,
        element("div", element("ol", told), role="log", aria_live="off", tabindex="0", aria_label=w("page-log")),
        class_="log panel",
        id="log",
        aria_label=w("page-happened"),
    )


def _turn(f: Frame, seat: int, last: int, texts: list[str]) -> Markup:
    """A line of the log: all that one seat answered in a row."""
    return element(
        "li",
        emblem(seat),
        element("span", Markup(" ".join(text for text in texts if text)), class_="turn"),
        element("a", last, href=f"/t/{f.model.id}/replay?ply={last}", aria_label=f.w("page-to-ply", n=last)),
        data_ply=last,
    )


def notices(model: TableModel, lang: str, since: int = 0) -> list[str]:
    """What all at the table are told of seats and links after the notice of that number, the newest last."""
    w = words(lang)
    return [w(f"page-told-{one.what}", who=one.who, by=one.whose) for one in model.notices if one.number > since]


def sentences(model: TableModel, lang: str, you: int, since: int, limit: int = 60) -> list[str]:
    """What happened from a ply on, as plain sentences."""
    table, shown = model.table, show(model.table.game)
    speak = speaker(lang, shown)
    told = table.events(you, max(0, since))[-limit:]
    return [speak.say(shown.event(one), table.names, you) for _, one in told]
