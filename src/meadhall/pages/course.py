"""How a game went: everybody's points from the first answer to the last, and below them the chances to win as a cloth.

Time runs by answers; a scoring has a width of its own, so that its steps can be seen.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from meadhall.engine.state import SPECTATOR
from meadhall.look import SYMBOLS, Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.score import signed
from meadhall.pages.story import Story
from meadhall.pages.story import story as known
from meadhall.pages.turnings import Turning, rounds, turnings

DASHES = ("11 4", "2.5 4", "11 4 2.5 4", "6 3", "14 3 2 3")  # of the others' lines, by seat
LETTER = 7.5  # a letter of a heading is so wide at least


@dataclass(frozen=True)
class Paper:
    """Where things lie: the plot between left and right, points above, chances below."""

    width: int
    height: int
    left: int
    right: int
    top: int
    middle: int  # the line of 0 points
    cloth: int  # the line of 100 %
    scoring: int  # how wide one is, where there is room
    names: bool  # whether there is room for names at the lines' ends


PAPERS = {
    "wide": Paper(982, 312, 42, 870, 24, 176, 196, 92, True),
    "tall": Paper(374, 360, 40, 312, 46, 196, 216, 34, False),
}


@dataclass(frozen=True)
class Chart:
    """One drawing: what it shows, and where an answer lies on it."""

    f: Frame
    story: Story
    paper: Paper
    scorings: dict[int, list[list[int]]]  # by ply before it: everybody's points, step by step

    @property
    def last(self) -> int:
        """The ply after the last answer."""
        return self.f.table.ply

    @property
    def bottom(self) -> int:
        """The line of 0 %."""
        return self.paper.height - 4

    @cached_property
    def spots(self) -> list[float]:
        """Where each ply lies, from left to right."""
        room, many = self.paper.right - self.paper.left, len(self.scorings)
        wide = min(self.paper.scoring, 0.4 * room / many) if many else 0.0
        plain = (room - many * wide) / max(1, self.last - many)
        found = [float(self.paper.left)]
        for ply in range(self.last):
            found.append(found[-1] + (wide if ply in self.scorings else plain))
        return found

    @cached_property
    def marks(self) -> tuple[int, int]:
        """The highest figure beside the points, and the step between two."""
        most = max(1, *(max(row) for row in self.points))
        step = next(one for one in (1, 2, 5, 10, 20, 25, 40, 50, 100, 200, 500, 10**6) if 3 * one >= most)
        return step * math.ceil(most / step), step

    @property
    def points(self) -> Sequence[Sequence[int]]:
        """Everybody's points, by ply."""
        return self.story.points or [[0] * self.f.table.seats]

    def height_of(self, points: float) -> float:
        """Where so many points lie."""
        paper = self.paper
        return paper.middle - max(0.0, points) / self.marks[0] * (paper.middle - paper.top)

    def depth_of(self, share: float) -> float:
        """Where a share of all chances lies."""
        return self.bottom - share * (self.bottom - self.paper.cloth)

    @cached_property
    def order(self) -> list[int]:
        """The seats from the lowest band up: the viewer's first."""
        seats, me = self.f.table.seats, self.f.eye.seat
        return list(range(seats)) if me == SPECTATOR else [(me + k) % seats for k in range(seats)]


def course(f: Frame) -> Markup:
    """Points, chances, turning points; the panel keeps its size while they are weighed."""
    w, story = f.w, known(f.model, f.eye.seat)
    about = w("end-course-about" if f.eye.seat == SPECTATOR else "end-course-yours")
    found = turnings(f, story)
    return element(
        "section",
        element("h2", w("end-course"), element("small", about)),
        _drawing(f, story, found),
        _told(f, story, found),
        class_="course panel",
        aria_label=w("end-course"),
    )


def _drawing(f: Frame, story: Story, found: Sequence[Turning]) -> Markup:
    w, paper = f.w, PAPERS[f.eye.shape]
    ready = story.points is not None and len(story.points) == f.table.ply + 1
    chart = Chart(f, story, paper, scorings(f, story) if ready else {})
    drawn = [_bands(chart), _rounds(chart), _scales(chart)]
    if ready:
        drawn += [_cloth(chart), _lines(chart), _ends(chart), _pins(chart, found)]
    else:
        drawn.append(_note(w("end-weighing-points"), (paper.left + paper.right) / 2, (paper.top + paper.middle) / 2))
    drawn.append(element("text", w("end-points"), class_="what", x=paper.left + 8, y=paper.top + 13))
    if not story.weighed:
        left = chart.spots[max(story.chances, default=0)] if ready else paper.left
        said = w("end-weighing", done=story.parts[0], all=story.parts[1]) if story.parts[1] else w("end-chances")
        drawn.append(_note(said, (left + paper.right) / 2, (paper.cloth + chart.bottom) / 2))
    how = w("end-picture", how=_how(f, story))
    return element(
        "svg", element("title", how), drawn, class_=f"story {f.eye.shape}", viewBox=f"0 0 {paper.width} {paper.height}",
        width=paper.width, height=paper.height, role="img", aria_label=how,
    )  # fmt: skip


def _how(f: Frame, story: Story) -> str:
    names, points = f.table.names, story.points
    return ", ".join(f"{names[seat]} {points[-1][seat]}" for seat in range(f.table.seats)) if points else ""


def _note(text: str, x: float, y: float) -> Markup:
    return element("text", text, class_="tag soft", x=f"{x:.1f}", y=f"{y:.1f}")


# -- rounds, scorings, scales ----------------------------------------------------------------------------------------


def scorings(f: Frame, story: Story) -> dict[int, list[list[int]]]:
    """The plies that a scoring followed, each with everybody's points step by step as far as they are told."""
    found: dict[int, list[list[int]]] = {}
    for ply, move in enumerate(f.table.moves):
        if not move.scorings or story.points is None:
            continue
        now, steps, source = list(story.points[ply]), [], None
        for part in move.scorings:
            view = part.state.redacted(f.eye.seat)
            for told in part.events:
                paid = f.show.paid(told, view) if told.is_for(f.eye.seat) else None
                if paid is None or paid.unit:
                    continue
                if source is not None and paid.source != source:
                    steps.append(list(now))
                source = paid.source
                now[paid.seat] += paid.points
        after = list(story.points[ply + 1])
        found[ply] = [*steps, after] if now == after else [after]
    return found


def _bands(chart: Chart) -> Markup:
    paper = chart.paper
    hatch = element(
        "pattern", element("path", class_="hatching", d="M0 0V7"), id="end-hatch", width=7, height=7,
        patternUnits="userSpaceOnUse", patternTransform="rotate(45)",
    )  # fmt: skip
    made = [element("defs", hatch)]
    for ply in chart.scorings:
        x, wide = chart.spots[ply], chart.spots[ply + 1] - chart.spots[ply]
        for top, end in ((paper.top, paper.middle), (paper.cloth, chart.bottom)):
            size = {"y": top, "height": end - top, "width": f"{wide:.1f}"}
            made.append(element("rect", class_="band", x=f"{x:.1f}", fill="url(#end-hatch)", **size))
        if wide > LETTER * len(said := chart.f.w("end-scoring")):
            made.append(element("text", said, class_="tag soft", x=f"{x + wide / 2:.1f}", y=paper.top - 9))
    return element("g", made)


def _rounds(chart: Chart) -> Markup:
    """Where a part of the game begins, and what it is called, or its number, where there is room."""
    found, paper = rounds(chart.f), chart.paper
    made = []
    for at, (ply, name) in enumerate(found):
        x = chart.spots[ply]
        following = found[at + 1][0] if at + 1 < len(found) else chart.last
        scored = [one for one in chart.scorings if ply <= one < following]
        end = chart.spots[min(scored, default=following)]
        if ply:
            made.append(element("path", class_="round", d=f"M{x:.1f} {paper.top - 21}V{chart.bottom}"))
        number = re.search(r"\d+", name)
        if end - x <= LETTER * len(name):
            name = number[0] if number and end - x > 2 * LETTER else ""
        if name:
            made.append(element("text", name, class_="tag", x=f"{(x + end) / 2:.1f}", y=paper.top - 9))
    return element("g", made)


def _scales(chart: Chart) -> Markup:
    paper, (top, step) = chart.paper, chart.marks
    marks = [(chart.height_of(n), str(n)) for n in range(0, top + 1, step)]
    marks += [(chart.depth_of(share / 100), f"{share} %") for share in (0, 50, 100)]
    made = []
    for y, text in marks:
        made.append(element("path", class_="grid", d=f"M{paper.left} {y:.1f}H{paper.right}"))
        made.append(element("text", text, class_="scale", x=paper.left - 6, y=f"{y + 4:.1f}"))
    return element("g", made)


# -- points ----------------------------------------------------------------------------------------------------------


def _line(chart: Chart, seat: int) -> str:
    """A seat's points as steps."""
    now = chart.points[0][seat]
    path = [f"M{chart.spots[0]:.1f} {chart.height_of(now):.1f}"]
    for ply in range(chart.last):
        left, right = chart.spots[ply], chart.spots[ply + 1]
        steps = chart.scorings.get(ply, [chart.points[ply + 1]])
        for number, step in enumerate(steps, 1):
            if step[seat] == now:
                continue
            now = step[seat]
            x = left + (right - left) * number / (len(steps) + (ply in chart.scorings))
            path.append(f"H{x:.1f}V{chart.height_of(now):.1f}")
    return "".join([*path, f"H{chart.paper.right}"])


def _lines(chart: Chart) -> Markup:
    made = []
    me = chart.f.eye.seat
    for seat in reversed(chart.order):  # the viewer's lies on top
        way, dash = _line(chart, seat), None if seat == me else DASHES[seat % len(DASHES)]
        lines = [element("path", d=way), element("path", d=way, stroke_dasharray=dash)]
        made.append(element("g", lines, class_=f"track seat-{seat + 1}" + (" mine" if seat == me else "")))
    return element("g", made)


def _ends(chart: Chart) -> Markup:
    """Whose line is whose, with the points at the end; apart where they would lie on each other."""
    f, paper, final = chart.f, chart.paper, chart.points[-1]
    made, floor = [], 0.0
    for seat in sorted(chart.order, key=lambda one: (-final[one], one)):
        y = chart.height_of(final[seat])
        at = max(y, floor)
        floor = at + 18
        made.append(element("path", class_="leader", d=f"M{paper.right + 1} {y:.1f}L{paper.right + 8} {at:.1f}"))
        made.append(_shield(seat, paper.right + 8, at - 8, 16))
        name = "" if not paper.names else f" {f.w('end-row-you')}" if seat == f.eye.seat else f" {f.table.names[seat]}"
        text = f"{signed(final[seat])}{name}"
        made.append(element("text", text[:14], class_="end-no", x=paper.right + 28, y=f"{at + 5:.1f}"))
    return element("g", made)


def _shield(seat: int, x: float, y: float, size: int) -> Markup:
    return element(
        "use", href=f"{SYMBOLS}#seat-{seat + 1}", class_="ink", x=f"{x:.1f}", y=f"{y:.1f}", width=size, height=size
    )


# -- chances ---------------------------------------------------------------------------------------------------------


def _cloth(chart: Chart) -> Markup:
    """Bands in the seats' dyes with their marks woven in; the viewer's is the lowest, so its edge is a curve."""
    plies = sorted(chart.story.chances)
    if len(plies) < 2:
        return element("g")
    edges = [[0.0] * len(plies)]
    for seat in chart.order:
        edges.append([low + chart.story.chances[ply].shares[seat] for low, ply in zip(edges[-1], plies, strict=True)])
    xs = [chart.spots[ply] for ply in plies]
    made: list[Markup] = [element("defs", [weave(seat) for seat in chart.order])]
    for seat, (low, high) in zip(chart.order, pairwise(edges), strict=True):
        upper = [f"{x:.1f} {chart.depth_of(share):.1f}" for x, share in zip(xs, high, strict=True)]
        lower = [f"{x:.1f} {chart.depth_of(share):.1f}" for x, share in zip(xs, low, strict=True)]
        made.append(
            element("path", class_="weave", d=f"M{'L'.join(upper + lower[::-1])}z", fill=f"url(#weave-{seat + 1})")
        )
    if chart.f.eye.seat != SPECTATOR:
        edge = [f"{x:.1f} {chart.depth_of(share):.1f}" for x, share in zip(xs, edges[1], strict=True)]
        made.append(element("path", class_="mine-edge", d=f"M{'L'.join(edge)}"))
    for ply, _ in rounds(chart.f):
        if 0 < ply <= plies[-1]:
            x = chart.spots[ply]
            made.append(element("path", class_="round over", d=f"M{x:.1f} {chart.paper.cloth}V{chart.bottom}"))
    for seat, low, high in zip(chart.order, *(edges[k:] for k in (0, 1)), strict=False):
        if (high[0] - low[0]) * (chart.bottom - chart.paper.cloth) > 20:
            y = chart.depth_of((low[0] + high[0]) / 2)
            made.append(element("circle", class_="disc", cx=chart.paper.left + 16, cy=f"{y:.1f}", r=10))
            made.append(_shield(seat, chart.paper.left + 7, y - 9, 18))
    return element("g", made)


def weave(seat: int) -> Markup:
    """The cloth of a seat, as a pattern: its dye with its mark woven in."""
    mark = f"{SYMBOLS}#mark-{seat + 1}"
    return element(
        "pattern",
        element(
            "g",
            element("rect", width=22, height=22, class_="dye"),
            element("use", href=mark, x=3, y=3, width=9, height=9, class_="mark weave-mark"),
            element("use", href=mark, x=13, y=13, width=9, height=9, class_="mark weave-mark"),
            class_=f"seat-{seat + 1}",
        ),
        id=f"weave-{seat + 1}",
        width=22,
        height=22,
        patternUnits="userSpaceOnUse",
    )


# -- turning points --------------------------------------------------------------------------------------------------


def _pins(chart: Chart, found: Sequence[Turning]) -> Markup:
    made = []
    for number, one in enumerate(found, 1):
        x, top = chart.spots[one.ply], chart.paper.top
        side = -1 if x > chart.paper.left + 30 else 1
        pole = f"M{x:.1f} {top - 4}V{chart.bottom}"
        made.append(element("path", class_="pole", d=pole))
        made.append(element("path", class_="pole", d=pole))
        flag = f"M{x:.1f} {top}h{22 * side}l{-5 * side} 9l{5 * side} 9h{-22 * side}z"
        made.append(element("path", class_="pennant", d=flag))
        made.append(element("text", number, class_="pin-no", x=f"{x + 8.5 * side:.1f}", y=top + 14))
    return element("g", made)


def _told(f: Frame, story: Story, found: Sequence[Turning]) -> Markup:
    """The turning points in words, each a link to its moment; and how sure the chances are."""
    w = f.w
    if not story.weighed:
        waits = element("p", w("end-weighing", done=story.parts[0], all=max(1, story.parts[1])), class_="sure")
        return element("div", element("div", class_="turnings"), waits)
    rows = [
        element(
            "li",
            element(
                "a",
                _pin(number),
                element("span", element("b", f"{one.heading} "), one.text),
                class_="turning",
                href=f"/t/{f.model.id}/replay?ply={one.ply}",
            ),
        )
        for number, one in enumerate(found, 1)
    ]
    games = min(one.games for one in story.chances.values())
    off = math.ceil(98 / math.sqrt(games))
    return element(
        "div",
        element("ol", rows, class_="turnings", aria_label=w("end-turning"))
        if rows
        else element("div", element("p", w("end-no-turnings"), class_="sure"), class_="turnings"),
        element("p", w("end-chances-about", games=games, off=off), class_="sure"),
    )


def _pin(number: int) -> Markup:
    return element(
        "svg",
        element("path", class_="pole", d="M2 1V22"),
        element("path", class_="pennant", d="M2 2h22l-5 8 5 8h-22z"),
        element("text", number, class_="pin-no", x="10.5", y=15),
        class_="pin-sign",
        viewBox="0 0 26 22",
        aria_hidden="true",
    )
