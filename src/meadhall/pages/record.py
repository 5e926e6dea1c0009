"""The record of a table: the log, a line a turn with signs and points, and news in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.prompt import Kind
from meadhall.engine.table import Table
from meadhall.look import Markup, element
from meadhall.pages.drawings import Ply, Turn
from meadhall.pages.frame import Frame, earlier
from meadhall.pages.html import emblem, hidden, icon
from meadhall.pages.model import TableModel
from meadhall.pages.phone import small
from meadhall.pages.score import signed
from meadhall.pages.stage import marks
from meadhall.pages.told import told
from meadhall.pages.words import words

LOG_LINES = 14  # what the table page tells; the replay tells all
SEAT_NEWS = 2  # of seats and links; the menu tells all
SIGNS = 4  # of a line


def course(f: Frame) -> Sequence[tuple[int, ...]]:
    """Everybody's points before the first answer and after each one, as the viewer could know them then; kept with
    the table.
    """
    model, me = f.model, f.eye.seat
    known, table = model.drawings.course(me), model.table
    if len(known) == table.ply and f.table is table:
        known.append(_points(table, f.view))
    elif len(known) <= table.ply:  # the table was read again, or nobody has looked on for a while
        past = earlier(table, 0)
        known[:] = [_points(past, past.view(me))]
        for move in table.moves:
            past.play(move.action)
            known.append(_points(past, past.view(me)))
    return known


def _points(table: Table, view: object) -> tuple[int, ...]:
    return tuple(int(view.points(seat)) for seat in range(table.seats))  # type: ignore[attr-defined]


def log(f: Frame) -> Markup:
    """What happened, newest first, a line for all that one seat answered in a row, and a heading for each part of the
    game; hovering shows the spot.
    """
    w, table, reader = f.w, f.table, (f.eye.lang, f.eye.seat)
    lines: list[Markup] = []
    left = LOG_LINES if not f.replay else 100_000  # a replay tells all
    known, points = told(f.model, table, *reader), course(f)
    before, turns = f.model.drawings.turns(reader), {}
    ply, part, split = table.ply, "", _last_turn(f)
    if split:
        lines.append(_split(w("page-since-your-turn"), "since"))
    while ply > 0 and len(lines) < left:
        last, seat = ply, table.moves[ply - 1].seat
        while ply > 0 and table.moves[ply - 1].seat == seat and not (ply < last and known[ply - 1].opens):
            ply -= 1
        plies = known[ply:last]
        if not any(one.plain for one in plies):
            continue
        gains = _gains(points[ply], points[last], seat, f.eye.seat)
        turn = before.get(last)
        if turn is None or (turn.seat, turn.plies, turn.gains) != (seat, plies, gains):
            turn = Turn(seat, plies, gains, _turn(f, seat, last, plies, gains, marks(f, ply, last)))
        turns[last] = turn
        if ply < split:
            lines.append(_split(w("page-before-that"), "before"))
            split = 0
        now = (known[ply - 1].part if ply else None) or ""
        if now != part:
            part = now
            lines.append(_heading(part, ply))
        lines.append(turn.line)
    if table is f.model.table:
        f.model.drawings.keep_turns(reader, turns)
    news = [element("p", text) for text in notices(f.model, f.eye.lang)[-SEAT_NEWS:][::-1]] if not f.replay else []
    return element(
        "section",
        element("h2", w("page-log"), element("small", w("page-newest"))),
        element("aside", news, class_="seat-news", aria_label=w("page-seat-news")) if news else None,
        element("div", element("ol", lines), role="log", aria_live="off", tabindex="0", aria_label=w("page-log")),
        class_="log panel",
        id="log",
        aria_label=w("page-happened"),
    )


def _last_turn(f: Frame) -> int:
    """On a phone: how many answers had been given when the viewer's last turn was over; 0 where nothing came since."""
    moves, me = f.table.moves, f.eye.seat
    told = [move.seat == me and bool(move.events) for move in moves]
    ply = len(moves)
    if f.prompt.kind in (Kind.ANSWER, Kind.DONE):  # this turn is not the last one
        while ply and moves[ply - 1].seat == me:
            ply -= 1
    own = next((at + 1 for at in range(ply - 1, -1, -1) if told[at]), 0)
    return own if small(f) and not f.replay and own < ply else 0


def _split(words: str, name: str) -> Markup:
    return element("li", element("h3", words), class_="split", id=f"log-{name}")


def _heading(part: str, ply: int) -> Markup:
    return element("li", element("h3", part), class_="part", id=f"part-{ply}") if part else Markup("")


def _gains(before: tuple[int, ...], after: tuple[int, ...], seat: int, you: int) -> tuple[int, int]:
    """Points that a turn brought to who played it, and to the reader where that is somebody else."""
    return after[seat] - before[seat], after[you] - before[you] if 0 <= you != seat else 0


def _turn(
    f: Frame, seat: int, last: int, plies: Sequence[Ply], gains: tuple[int, int], scorings: list[Markup]
) -> Markup:
    """A line of the log: signs, what was done first, and points; all the rest opens on demand."""
    w = f.w
    said = [sentence for one in plies for sentence in one.said]
    signs = list(dict.fromkeys(sign for one in plies for sign in one.signs))[:SIGNS]
    drawn = element("span", [icon(sign) for sign in signs], class_="signs", aria_hidden="true") if signs else None
    theirs, yours = gains
    figures = [
        element("b", f"{signed(theirs) if theirs < 0 else f'+{theirs}'}", hidden(w("page-points")), class_="gain")
        if theirs
        else None,
        element("b", w("page-gain-you", points=signed(yours) if yours < 0 else f"+{yours}"), class_="gain you")
        if yours
        else None,
        element("b", w("page-lost"), class_="gain you") if yours >= 0 and any(one.loses for one in plies) else None,
    ]
    line = [drawn, said[0]]
    whole = (
        element("details", element("summary", line), element("p", Markup(" ".join(said[1:]))), class_="turn")
        if said[1:]
        else element("span", line, class_="turn")
    )
    spots = [spot for one in plies for spot in one.spots if spot]
    eye = (
        element("button", icon("eye"), hidden(w("page-show-spot")), type="button", class_="eye", data_spot=spots[-1])
        if spots
        else None
    )
    lost = yours < 0 or (seat == f.eye.seat and theirs < 0) or any(one.loses for one in plies)
    return element(
        "li",
        emblem(seat),
        whole,
        scorings,
        figures,
        eye,
        element("a", last, href=f"/t/{f.model.id}/replay?ply={last}", aria_label=w("page-to-ply", n=last)),
        id=f"turn-{last}",
        class_="lost" if lost else None,
        data_ply=last,
    )


def notices(model: TableModel, lang: str, since: int = 0) -> list[str]:
    """What all at the table are told of seats and links after the notice of that number, the newest last."""
    w = words(lang)
    return [w(f"page-told-{one.what}", who=one.who, by=one.whose) for one in model.notices if one.number > since]


def sentences(model: TableModel, lang: str, you: int, since: int, limit: int = 60) -> list[str]:
    """What happened from a ply on, as plain sentences."""
    known = told(model, model.table, lang, you)[max(0, since) :]
    return [sentence for one in known for sentence in one.plain][-limit:]
