"""The strip of all seats: what is earned, what would come if the game were over now, and who leads in what counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.game import Line
from meadhall.games.wikinger.rules.scoring import SCORES, Score
from meadhall.games.wikinger.rules.standing import Standing, standing
from meadhall.look import SYMBOLS, Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

LEADS = ("boatmen", "islands", "longest")  # what the end compares; whoever has most wears a crown
ALWAYS = (Score.START, Score.REPELLED, Score.NOBLES, Score.SCOUTS, Score.RAIDERS, Score.GOLD, Score.FEEDING)


def sign(name: str, css: str | None = None) -> Markup:
    """A symbol in HTML; words stand beside it."""
    return element("svg", element("use", href=f"{SYMBOLS}#{name}"), class_=css, aria_hidden="true")


# -- standing --------------------------------------------------------------------------------------------------------


def standings(view: Wikinger) -> list[Standing]:
    """Where all seats stand."""
    return [standing(view, seat) for seat in range(view.seats)]


def compared(view: Wikinger, of: int, brush: Brush) -> Markup:
    """What the end will ask of a seat, with a crown where it leads."""
    every = standings(view)
    mine = every[of]
    rows = [_row("gold", mine.gold, brush.label("stand-gold"), False, of)]
    for name in LEADS:
        most = max(getattr(one, name) for one in every)
        figure = getattr(mine, name)
        leads = figure > 0 and figure == most
        rows.append(_row(name, figure, brush.label(f"stand-{name}"), leads, of, brush.label("stand-leads")))
    words = brush.label("stand-hungry" if mine.surplus < 0 else "stand-spare")
    rows.append(_row("feeding", abs(mine.surplus), words, False, of))
    return element("dl", rows, class_="stand")


@lru_cache(maxsize=4096)
def _row(name: str, figure: int, words: str, leads: bool, of: int, crowned: str = "") -> Markup:
    crown = (sign("crown", "s"), element("span", f"{crowned} ", class_="hide")) if leads else None
    return element(
        "div", element("dt", words), element("dd", crown, figure), class_="lead" if leads else None,
        id=f"stand-{of + 1}-{name}", data_explain=f"board-{name}",
    )  # fmt: skip


# -- the own banner --------------------------------------------------------------------------------------------------


def is_late(line: Line) -> bool:
    """Whether a line belongs to the final scoring."""
    return SCORES.index(line.name) >= Score.RAIDERS


def banner(view: Wikinger, of: int, brush: Brush, sheet: Sequence[Line]) -> Markup:
    """The reader's own banner: name and points, and where they come from, the final scoring apart."""
    earned = sum(line.points for line in sheet if not is_late(line))
    total = sum(line.points for line in sheet)
    over = view.seat < 0
    name = element(
        "div", element("h2", brush.names[of]),
        element("p", brush.label("strip-earned", ("n", earned)), class_="where", data_explain="board-points"),
    )  # fmt: skip
    opens = element(
        "button", sign("scroll", "s"), element("span", brush.label("strip-sheet")), type="button",
        class_="btn sheet-of", popovertarget="score", data_explain="page-score",
    )  # fmt: skip
    words = brush.label("strip-final" if over else "strip-now")
    points = element("span", signed(total), element("small", words), class_="figure", data_explain="page-points-so-far")
    head = element("header", sign(f"seat-{of + 1}", "emblem"), name, opens, points)
    ledger = element(
        "div", _column("strip-head-earned", earned, [line for line in sheet if not is_late(line)], brush),
        _column("strip-head-late", total - earned, _ends(sheet), brush, True), compared(view, of, brush),
        class_="ledger",
    )  # fmt: skip
    return element("div", head, ledger, class_=f"banner panel seat-{of + 1}", id=f"banner-{of + 1}")


def _ends(sheet: Sequence[Line]) -> list[Line]:
    """The lines of the final scoring; what majorities bring is one of them."""
    late = [line for line in sheet if is_late(line)]
    leads = sum(line.points for line in late if line.name in LEADS)
    kept = [line for line in late if line.name not in LEADS]
    return [*kept[:2], *kept[2:3], Line("leads", leads), *kept[3:]]


def _column(head: str, points: int, lines: Sequence[Line], brush: Brush, signs: bool = False) -> Markup:
    rows = []
    for line in lines:
        usual = line.name == "leads" or SCORES.index(line.name) in ALWAYS
        if not usual and not line.points:
            continue
        figure = signed(line.points, signs)
        rows.append(_line(brush.label(f"strip-{line.name}"), figure, f"score-{line.name}"))
    title = element("h3", brush.label(head), element("b", signed(points, signs)), data_explain=head)
    return element("section", title, element("dl", rows))


@lru_cache(maxsize=2048)
def _line(words: str, figure: str, explains: str) -> Markup:
    return element("div", element("dt", words), element("dd", figure), data_explain=explains)


def signed(points: int, plus: bool = False) -> str:
    """A figure with a true minus sign, and a plus where wished."""
    return f"{points:+d}".replace("-", "−") if plus and points else str(points).replace("-", "−")
