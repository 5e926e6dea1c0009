"""Answers weighed against each other: the chance to win after each, or the points, with whiskers on one scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.look import SYMBOLS, Markup, element
from meadhall.pages.html import hidden
from meadhall.pages.reasons import figure, percent
from meadhall.pages.words import Words


@dataclass(frozen=True)
class Scale:
    """What is weighed: how a figure and a mark below the whiskers are written, the narrowest room, steps of marks."""

    write: Callable[[float], str]
    mark: Callable[[float], str]
    unit: str
    least: float
    steps: Sequence[float]


CHANCES = Scale(percent, percent, " %", 0.05, (0.01, 0.02, 0.05, 0.1, 0.2, 0.25))


def points(lang: str) -> Scale:
    """Points in the end."""
    return Scale(lambda n: figure(n, lang, 1), lambda n: figure(n, lang, 0), "", 2.0, (1, 2, 5, 10, 20, 50))


@dataclass(frozen=True)
class Weighed:
    """An answer in words, what it promises with the interval, and how it is marked."""

    text: str
    mean: float
    low: float
    high: float
    sign: str | None = None  # a symbol on its dot
    whose: Sequence[str] = ()  # said to who cannot see that
    best: bool = False
    also: str = ""  # other answers that came to the same


def weighs(w: Words, shown: Sequence[Weighed], scale: Scale = CHANCES) -> Markup:
    """A row for every answer, and a scale below."""
    low, high = min(at.low for at in shown), max(at.high for at in shown)
    room = max(scale.least, high - low)
    step = next((one for one in scale.steps if room <= 3 * one), scale.steps[-1])
    ticks = [k * step for k in range(int(low / step), int((low + room) / step) + 1) if k * step >= low]

    def x(share: float) -> str:
        return f"{7 + 86 * (share - low) / room:.1f}%"

    def line(left: float, right: float, top: int, end: int, name: str) -> Markup:
        return element("line", class_=name, x1=x(left), x2=x(right), y1=top, y2=end)

    def row(at: Weighed) -> Markup:
        drawn = element(
            "svg",
            [line(tick, tick, 0, 28, "grid") for tick in ticks],
            line(at.low, at.high, 14, 14, "whisker"),
            [line(end, end, 9, 19, "whisker") for end in (at.low, at.high)],
            element("circle", class_="dot bot" if at.best else "dot", cx=x(at.mean), cy=14, r=11 if at.sign else 6),
            _sign(at.sign, x(at.mean)) if at.sign else None,
            aria_hidden="true",
        )
        heard = hidden(f" {w('review-interval', low=scale.write(at.low), high=scale.write(at.high))}")
        also = element("small", at.also) if at.also else None
        name = element("th", at.text, [hidden(f" ({one})") for one in at.whose], also, scope="row")
        return element("tr", name, element("td", drawn), element("td", f"{scale.write(at.mean)}{scale.unit}", heard),
            class_="named" if at.sign else None)  # fmt: skip

    marks = [element("text", f"{scale.mark(tick)}{scale.unit}", x=x(tick), y=12, class_="tick-no") for tick in ticks]
    axis = element("svg", marks, class_="axis", aria_hidden="true")
    foot = element("tfoot", element("tr", element("td"), element("td", axis), element("td")), aria_hidden="true")
    return element("table", element("tbody", [row(at) for at in shown]), foot, class_="weighs")


def _sign(name: str, x: str) -> Markup:
    return element(
        "svg",
        element("use", href=f"{SYMBOLS}#{name}", class_="ink", x=-9, y=5, width=18, height=18),
        x=x,
        overflow="visible",
    )
