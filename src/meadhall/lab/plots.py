"""Plots of a study: matplotlib draws them, and they wear the house's colours, by day and by night."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

from meadhall.extras import need
from meadhall.lab.resampling import Figure
from meadhall.look import Markup

# What is drawn with, and the tokens of the look that it becomes on the page.
INK, QUIET, LINE, MARK, OTHER = "#261c15", "#5f4d3e", "#d3c4a9", "#2f6fb8", "#a92a1c"
TOKENS = {INK: "--text", QUIET: "--text-2", LINE: "--line", MARK: "--seat-1", OTHER: "--seat-2"}
WIDE, ROW = 7.2, 0.3  # inches
STYLE = {
    "svg.fonttype": "none", "svg.hashsalt": "meadhall", "font.size": 10, "text.color": INK, "axes.labelcolor": QUIET,
    "axes.edgecolor": LINE, "xtick.color": QUIET, "ytick.color": QUIET, "axes.spines.top": False,
    "axes.spines.right": False, "axes.grid": True, "grid.color": LINE, "grid.linewidth": 0.6, "axes.axisbelow": True,
    "figure.facecolor": "none", "axes.facecolor": "none", "savefig.facecolor": "none",
}  # fmt: skip


def dots(key: str, about: str, rows: Sequence[tuple[str, Figure]], unit: str, mark: float | None = None) -> Markup:
    """Figures with their intervals below each other; `mark` is where nothing would be special."""

    def draw(axes: Any) -> None:
        for at, (_, one) in enumerate(rows):
            axes.plot([one["low"], one["high"]], [at, at], color=INK, linewidth=1.6, solid_capstyle="butt")
            axes.plot([one["value"]], [at], "o", color=MARK, markeredgecolor=INK, markersize=6)
        if mark is not None:
            axes.axvline(mark, color=QUIET, linestyle=(0, (5, 4)), linewidth=1.2)
        axes.set_yticks(range(len(rows)), [name if len(name) < 44 else f"{name[:42]}…" for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(unit)
        axes.grid(axis="y", visible=False)

    return _drawn(key, about, draw, 0.9 + ROW * len(rows))


def histogram(key: str, about: str, groups: Sequence[tuple[str, Sequence[float]]], unit: str) -> Markup:
    """How often what happened; several groups are drawn over each other as outlines."""

    def draw(axes: Any) -> None:
        every = [value for _, values in groups for value in values]
        low, high = min(every), max(every)
        step = max(1, round((high - low) / 40))
        edges = [low - 0.5 + step * k for k in range(int((high - low) / step) + 2)]
        for (name, values), colour in zip(groups, (MARK, OTHER), strict=False):
            axes.hist(
                values, edges, histtype="stepfilled", color=colour, alpha=0.25, weights=[1 / len(values)] * len(values)
            )
            axes.hist(values, edges, histtype="step", color=colour, linewidth=1.6, label=name,
                      weights=[1 / len(values)] * len(values))  # fmt: skip
        if len(groups) > 1:
            axes.legend(frameon=False)
        axes.set_xlabel(unit)
        axes.set_ylabel("share")

    return _drawn(key, about, draw, 2.8)


def band(key: str, about: str, points: Sequence[tuple[float, Figure]], unit: str, value: str) -> Markup:
    """A line with its interval around it."""

    def draw(axes: Any) -> None:
        at = [x for x, _ in points]
        axes.fill_between(at, [y["low"] for _, y in points], [y["high"] for _, y in points], color=MARK, alpha=0.25)
        axes.plot(at, [y["value"] for _, y in points], color=MARK, marker="o", markersize=4)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(unit)
        axes.set_ylabel(value)

    return _drawn(key, about, draw, 2.8)


def _drawn(key: str, about: str, draw: Any, high: float) -> Markup:
    matplotlib = need("matplotlib", "lab")
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure as Page

    with matplotlib.rc_context({**matplotlib.rcParamsDefault, **STYLE}):
        page = Page(figsize=(WIDE, high), layout="constrained")
        FigureCanvasSVG(page)
        draw(page.add_subplot())
        out = io.StringIO()
        page.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return Markup(_dressed(out.getvalue(), key, about))


def _dressed(svg: str, key: str, about: str) -> str:
    """A plot for inside a page: its own ids, the look's colours, and what it shows in words."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{key}-", svg)
    for colour, token in TOKENS.items():
        svg = svg.replace(colour, f"var({token})")
    words = about.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{words}" ', 1)
