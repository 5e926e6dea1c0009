"""How the seats compare: gold, points, and what the end will count."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.wikinger.rules.standing import standing
from meadhall.games.wikinger.show.layout import Chart
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

HEADS = ("gold", "points", "boatmen", "islands", "longest", "feeding")
ICONS = {"gold": "gold", "points": "points", "boatmen": "boatman", "feeding": "fisher"}


@lru_cache(maxsize=64)
def _head(head: str, label: str, x: float, y: float, small: bool) -> Markup:
    """The head of a column."""
    sign = _sign(head, x, y, small)
    return element("g", sign, role="img", aria_label=label, class_="stop", data_explain=f"board-{head}")


def _sign(head: str, x: float, y: float, small: bool) -> Markup:
    """Two small islands, a long one, or the thing itself."""
    if head in ICONS:
        return symbol(ICONS[head], x - 10, y - 10, 20)
    edge = 7 if small else 9
    middle, gap = ("left", "right", "left", "right"), 2
    if head == "longest":
        middle, gap = ("left", "middle", "middle", "right"), 0
    left = x - 2 * edge - gap / 2
    ends = [left + edge * i + gap * (i // 2) for i in range(4)]
    return Markup("".join(symbol(f"isle-{end}", at, y - edge / 2, edge) for end, at in zip(middle, ends, strict=True)))


def draw(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """Gold, points, and what the end will compare; the most boatmen, islands and the longest island stand out."""
    standings = [standing(view, seat) for seat in range(view.seats)]
    x, y, width, height = c.lower
    first = x + (128 if brush.shape == "tall" else 156)
    step = (x + width - 6 - first) / len(HEADS)
    row = min(42.0, (height - 24) / len(standings))
    drawn: list[Markup] = []
    for i, head in enumerate(HEADS):
        middle = first + step * (i + 0.5)
        drawn.append(_head(head, brush.label(f"board-{head}"), middle, y + 11, step < 44))
    best = [max(getattr(one, name) for one in standings) for name in ("boatmen", "islands", "longest")]
    for seat, one in enumerate(standings):
        base = y + 24 + row * (seat + 0.5)
        mine = seat == brush.seat
        line = [symbol(f"seat-{seat + 1}", x + 10, base - 10, 20)]
        name = brush.names[seat]
        line.append(
            element("text", name if len(name) <= 12 else f"{name[:11]}…", class_="say start name", x=x + 36, y=base + 6)
        )
        if seat == view.starter and view.seat >= 0:
            line.append(element("g", symbol("longship", first - 22, base - 9, 18), data_explain="board-starter"))
        figures = [one.gold, one.points, one.boatmen, one.islands, one.longest, one.surplus]
        for i, figure in enumerate(figures):
            middle = first + step * (i + 0.5)
            if 2 <= i <= 4 and figure and figure == best[i - 2]:
                line.append(element("path", class_="most", d=cut(min(step - 8, 34), min(row - 2, 22), 4, middle, base)))
            css = "amount" if not (2 <= i <= 4 and figure and figure == best[i - 2]) else "amount on-most"
            words = f"{figure:+d}".replace("-", "−") if i == 5 and figure else str(figure)
            css = f"{css} short" if i == 5 and figure < 0 else css
            line.append(element("text", words, class_=css, x=middle, y=base + 6, data_explain=f"board-{HEADS[i]}"))
        said = brush.say(Phrase("board-compared", {"who": SeatName(seat), "gold": one.gold, "points": one.points,
                         "boatmen": one.boatmen, "islands": one.islands, "longest": one.longest,
                         "over": abs(one.surplus), "short": "yes" if one.surplus < 0 else "no"}))  # fmt: skip
        drawn.append(
            element("g", line, id=f"compared-{seat + 1}", class_="mine" if mine else None, role="img", aria_label=said)
        )
    return element("g", drawn, id="comparison")
