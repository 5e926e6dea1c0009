"""The score sheet: every point so far, itemised, and room for chances to win."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.game import Line
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.games import goal
from meadhall.pages.html import emblem, hidden

LONG_SHEET = 8  # lines; a longer score sheet leaves out what nobody has


def score(f: Frame) -> Markup:
    """Every point so far, itemised; made anew when a figure has changed."""
    table, key = f.table, ("score", f.eye.seat, f.eye.lang, "replay" if f.replay else "")
    sheets = [table.game.sheet(f.view, seat) for seat in range(table.seats)]
    figures = (table.over, table.names, [[line.points for line in sheet] for sheet in sheets])
    return f.model.drawings.part(key, figures, lambda: _score(f, sheets))


def _score(f: Frame, sheet_of: list[list[Line]]) -> Markup:
    table, me, w = f.table, f.eye.seat, f.w
    order = list(range(table.seats)) if me == SPECTATOR else [(me + k) % table.seats for k in range(table.seats)]
    sheets = [sheet_of[seat] for seat in order]
    rows: dict[bool, list[Markup]] = {False: [], True: []}  # by whether they come with the end only
    for number, line in enumerate(sheets[0]):
        if len(sheets[0]) > LONG_SHEET and not any(sheet[number].points for sheet in sheets):
            continue
        points = tuple(sheet[number].points for sheet in sheets)
        name = f"score-{line.name}"
        rows[line.late and not table.over].append(_row(f.say(name), points, me != SPECTATOR, name))
    heads = [
        element("th", hidden(table.names[seat]), emblem(seat), scope="col", title=table.names[seat]) for seat in order
    ]
    totals = [element("td", signed(int(f.view.points(seat))), class_="you" if seat == me else None) for seat in order]
    total = w("page-points") if table.over else w("page-points-so-far")
    chances = [chance(f, seat, "td", "chance you" if seat == me else "chance") for seat in order]
    sheet = element(
        "table",
        element("thead", element("tr", element("th", hidden(w("page-line")), scope="col"), heads)),
        element("tbody", rows[False]),
        _late(f, sheets, rows[True]) if rows[True] else None,
        element(
            "tfoot",
            element("tr", element("th", total, scope="row", data_explain="page-points-so-far"), totals),
            element("tr", element("th", w("page-chance"), scope="row"), chances, class_="chances", hidden=True)
            if chances[0] is not None
            else None,
        ),
        class_=f"sheet seat-{me + 1}" if me != SPECTATOR else "sheet",
    )
    return element(
        "section",
        element(
            "h2",
            element("span", w("page-score"), data_explain="page-score"),
            element("small", w("page-final") if table.over else goal(f.eye.lang, table.game)),
        ),
        sheet,
        class_="score panel",
        id="score",
        popover="auto" if f.show.folds_sheet else None,
        aria_label=w("page-score"),
    )


def _late(f: Frame, sheets: list[list[Line]], rows: list[Markup]) -> Markup:
    """Below what is earned: what the end would bring, were it now."""
    earned = tuple(sum(line.points for line in sheet if not line.late) for sheet in sheets)
    name = "page-earned"
    return element(
        "tbody",
        _row(f.w(name), earned, f.eye.seat != SPECTATOR, name, "earned"),
        element(
            "tr",
            element("th", f.w("page-if-over"), colspan=len(sheets) + 1, scope="rowgroup", data_explain="page-if-over"),
        ),
        rows,
        class_="late",
    )


@lru_cache(maxsize=2048)
def _row(name: str, points: tuple[int, ...], yours_first: bool, explained: str, class_: str | None = None) -> Markup:
    """A line of the score sheet, which explains itself; the viewer's own points stand first."""
    cells = []
    for number, figure in enumerate(points):
        yours, zero = "you" if yours_first and number == 0 else "", "" if figure else "zero"
        cells.append(element("td", signed(figure), class_=" ".join(filter(None, (yours, zero))) or None))
    return element("tr", element("th", name, scope="row", data_explain=explained), cells, class_=class_)


def signed(points: int) -> str:
    """A figure with a true minus sign."""
    return str(points).replace("-", "−")


def chance(f: Frame, seat: int, kind: str, class_: str = "chance") -> Markup | None:
    """Room for a seat's chance to win; the page fills it for who wants to see it."""
    if not f.model.hints or f.replay or f.table.over:
        return None
    return element(kind, class_=class_, data_chance=seat, title=f.w("page-chance"), hidden=kind == "p")
