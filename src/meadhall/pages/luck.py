"""Luck and decisions at the end of a game: chance at the deal + luck + decisions = result, with whiskers."""

from __future__ import annotations

from meadhall.bots.coach import Split
from meadhall.bots.review import Review
from meadhall.bots.verdicts import JUDGE
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import emblem, icon
from meadhall.pages.reasons import percent
from meadhall.pages.review_words import signed, whole
from meadhall.pages.story import Story, story

WIDE, LEFT, RIGHT = 200, 8, 8  # of a bar's drawing, and what is free beside the scale
ROW = 34  # its height
BARS = (("luck", "die"), ("skill", "hint"))  # names and symbols
DASH = "–"  # where a figure is still to come


def luck(f: Frame) -> Markup:
    """The panel; it keeps its place while things are weighed."""
    w, found = f.w, story(f.model, f.eye.seat)
    known, (done, every) = found.review if found.split else None, found.parts
    waits = element("p", w("review-weighing", done=done, all=max(1, every)), class_="sure") if known is None else None
    body: list[Markup | None] = [waits, everybody(f, known)]
    if f.eye.seat != SPECTATOR:
        one = known.of(f.eye.seat) if known is not None else None
        said = [element("p", line) for line in _told(f, found, one)] if one is not None else []
        body = [_bars(f, one), element("div", waits, said, class_="in-words"), everybody(f, known)]
        body.append(element("p", w("review-judge", judge=JUDGE), class_="sure"))
    head = element("h2", w("review-split"), element("small", w("review-split-about")))
    return element("section", head, body, class_="luck panel", aria_label=w("review-split"))


def _told(f: Frame, found: Story, one: Split) -> list[str]:
    w, (_, drawn, skill, _) = f.w, whole(one)
    said = [w("review-split-told", luck=signed(drawn), skill=signed(skill))]
    unsure = {"luck": abs(one.luck) <= one.luck_off, "skill": abs(one.skill) <= one.skill_off}
    if any(unsure.values()):
        said.append(
            w("review-split-chance", what="both" if all(unsure.values()) else max(unsure, key=unsure.__getitem__))
        )
    if found.done and found.review is not None and (mine := found.review.by(f.eye.seat)):
        said.append(w("review-split-lost", lost=percent(sum(at.loss for at in mine if at.outlooks))))
    return said


def _bars(f: Frame, one: Split | None) -> Markup:
    """Two planks from where one began to where one ended, each with a whisker; their room while they are weighed."""
    w = f.w
    if one is None:
        return element("table", element("tbody", [_unweighed(f, *names) for names in BARS]), class_="splits")
    start, drawn, skill, end = whole(one)
    reaches = ((start + drawn, 100 * one.luck_off), (end, 100 * one.skill_off))
    low = min(start, *(at - off for at, off in reaches))
    room = max(10.0, max(start, *(at + off for at, off in reaches)) - low)

    def x(figure: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (figure - low) / room

    def bar(name: str, sign: str, before: int, change: int, off: float, foot: str) -> Markup:
        after, reach = before + change, 100 * off
        left, right = sorted((x(before), x(after)))
        ends = f"{x(after - reach):.1f}", f"{x(after + reach):.1f}"
        wide = f"{max(1.5, right - left):.1f}"
        drawing = element(
            "svg",
            element("rect", class_=f"beam {name}", x=f"{left:.1f}", y=6, width=wide, height=16),
            element("path", class_="whisker", d=f"M{ends[0]} 14H{ends[1]}M{ends[0]} 9v10M{ends[1]} 9v10"),
            element("path", class_="edge", d=f"M{x(before):.1f} 2V{ROW - 8}"),
            viewBox=f"0 0 {WIDE} {ROW - 6}",
            class_="split",
            aria_hidden="true",
        )
        low_end, high_end = round(change - reach), round(change + reach)
        figure = element(
            "td",
            element("b", signed(change)),
            element("small", w("review-interval", low=signed(low_end), high=signed(high_end))),
        )
        return element("tr", _label(f, name, sign), element("td", drawing, element("small", foot)), figure)

    rows = [
        bar(*BARS[0], start, drawn, one.luck_off, w("review-split-start", start=start)),
        bar(*BARS[1], start + drawn, skill, one.skill_off, w("review-split-end", end=end)),
    ]
    return element("table", element("tbody", rows), class_="splits")


def _label(f: Frame, name: str, sign: str) -> Markup:
    return element("th", icon(sign), element("span", f.w(f"review-{name}").capitalize()), scope="row")


def _unweighed(f: Frame, name: str, sign: str) -> Markup:
    """A row with the room of its plank and figures."""
    drawing = element("svg", viewBox=f"0 0 {WIDE} {ROW - 6}", class_="split", aria_hidden="true")
    empty = element("small", "\N{NO-BREAK SPACE}")
    return element("tr", _label(f, name, sign), element("td", drawing, empty), element("td", element("b", DASH), empty))


def everybody(f: Frame, known: Review | None) -> Markup:
    """Luck and skill of everybody in a line each."""
    w = f.w
    head = [
        element("th", w(name).capitalize(), scope="col") for name in ("review-everybody", "review-luck", "review-skill")
    ]
    rows = []
    for seat in range(f.table.seats):
        cells = [element("td", DASH)] * 2
        if known is not None:
            one = known.of(seat)
            _, drawn, skill, _ = whole(one)
            cells = [
                element("td", signed(figure), element("small", f" ±{round(100 * off)}"))
                for figure, off in ((drawn, one.luck_off), (skill, one.skill_off))
            ]
        who = element("th", emblem(seat), element("span", f.table.names[seat]), scope="row")
        rows.append(element("tr", who, cells, class_=f"seat-{seat + 1}"))
    return element("table", element("thead", element("tr", head)), element("tbody", rows), class_="everybody")
