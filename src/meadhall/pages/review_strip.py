"""The strip above a review: a seat's chance to win with its interval, as a slider over its decisions, with marks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from meadhall.bots.coach import Weighed
from meadhall.bots.verdicts import BLUNDER, MARKS, SLIP, Verdict
from meadhall.look import SYMBOLS, Markup, element
from meadhall.pages.course import weave
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, icon, void
from meadhall.pages.review_words import Told
from meadhall.pages.turnings import rounds

LEFT, TOP, BOTTOM, HIGH = 50, 22, 84, 112  # of the drawing
RIGHT = {"wide": 1122, "tall": 368}  # by the shape of the page
LETTER = 8  # a letter of a heading is so wide
KNOB = 14  # half of what the slider's knob covers of the headings


class Scale:
    """Where a ply lies: decisions lie evenly, whatever else is answered between them; a scoring is as wide as one."""

    def __init__(self, plies: Sequence[int], scorings: Sequence[int], last: int, right: int) -> None:
        self.scorings, self.last, self.right = list(scorings), last, right
        self.places = sorted({0, *plies, *scorings, *(ply + 1 for ply in scorings), last})

    def at(self, ply: float) -> float:
        """From 0 to 1."""
        places = self.places
        k = min(max(1, bisect_left(places, ply)), len(places) - 1)
        before, after = places[k - 1], places[k]
        within = (ply - before) / (after - before) if after > before else 1.0
        return min(1.0, max(0.0, (k - 1 + within) / (len(places) - 1)))

    def x(self, ply: float) -> float:
        """On the drawing."""
        return LEFT + (self.right - LEFT) * self.at(ply)


def strip(f: Frame, told: Told, seat: int, verdicts: Sequence[Verdict], ply: int) -> Markup:
    """Buttons, what the marks mean, and the chance with its slider."""
    w, own = f.w, seat == f.eye.seat
    name = w("review-strip") if own else w("review-strip-of", who=f.table.names[seat])
    key = [element("li", icon(f"call-{mark}", "call"), w(f"review-{mark}")) for mark in MARKS]
    controls = element(
        "div",
        button(w("review-back"), "back", data_review="back"),
        button(w("page-play"), "play", first=True, data_review="play"),
        button(w("review-next"), "forth", data_review="next"),
        element("ul", key, class_="call-key"),
        class_="transport",
        role="group",
        aria_label=w("page-replay"),
    )
    curve, plies = told.review.curve(seat), [one.ply for one in verdicts]
    scored = [ply for ply, move in enumerate(f.model.table.moves) if move.scorings]
    scale = Scale(plies, scored, f.model.table.ply, RIGHT[f.eye.shape])
    index = min(bisect_left(plies, ply), max(0, len(plies) - 1))
    slider = void(
        "input", type="range", min=0, max=max(0, len(plies) - 1), value=index, class_="scrub-range", id="scrub",
        data_plies=",".join(map(str, plies)), aria_label=name, aria_valuetext=_heard(f, told, seat, verdicts, ply),
    )  # fmt: skip
    box = element("div", _drawing(f, scale, seat, curve, verdicts, ply, name), slider, class_="scrub-box")
    return element("section", controls, box, _short(f, told, verdicts, ply), class_="scrub panel", id="chance-strip",
        aria_label=name)  # fmt: skip


def chance(curve: Sequence[Weighed], ply: int) -> float | None:
    """A seat's chance at a ply, as it was last weighed before."""
    before = [one for one in curve if one.ply <= ply]
    return before[-1].chance if before else None


def _heard(f: Frame, told: Told, seat: int, verdicts: Sequence[Verdict], ply: int) -> str:
    """The slider's place, for who listens."""
    here = next((one for one in verdicts if one.ply == ply), None)
    part = [name for at, name in rounds(f) if at <= ply][-1:]
    what = told.answer(ply, here.answer) if here else ""
    share = chance(told.review.curve(seat), ply)
    own = "none" if here is None else "yes" if seat == f.eye.seat else "no"
    where, told_share = (
        ", ".join([*part, f.w("end-turn-at", ply=ply + 1)]),
        "?" if share is None else round(100 * share),
    )
    return f.w("review-moment", where=where, own=own, what=what, chance=told_share)


def _short(f: Frame, told: Told, verdicts: Sequence[Verdict], ply: int) -> Markup:
    """On a phone: the verdict in a line, between two buttons at the thumb."""
    w = f.w
    here = next((one for one in verdicts if one.ply == ply), None)
    said = element("span", w("review-nothing"))
    if here is not None:
        who = w("review-you") if here.seat == f.eye.seat else f.table.names[here.seat]
        lines = element("small", told.short(here, who))
        head = ", ".join(filter(None, (told.mark(here).capitalize(), told.loss(here))))
        said = element("span", element("b", head), lines)
    return element(
        "div",
        button(w("review-back"), "back", data_review="back"),
        icon(f"call-{here.mark if here else 'fine'}", "call"),
        said,
        button(w("review-next"), "forth", data_review="next"),
        class_="quick-head",
    )


def _free(x: float, end: float, knob: float, wide: float) -> float | None:
    """The middle of what is free for a heading beside the slider's knob; None where it has no room."""
    free = [(x, end)]
    if abs(knob - (x + end) / 2) < wide / 2 + KNOB:
        free = [(x, knob - KNOB), (knob + KNOB, end)]
    left, right = max(free, key=lambda one: one[1] - one[0])
    return (left + right) / 2 if right - left > wide else None


def _hatched(scale: Scale) -> list[Markup]:
    """Scorings."""
    hatch = element(
        "pattern", element("path", class_="hatching", d="M0 0V7"), id="strip-hatch", width=7, height=7,
        patternUnits="userSpaceOnUse", patternTransform="rotate(45)",
    )  # fmt: skip
    made = [element("defs", hatch)] if scale.scorings else []
    for ply in scale.scorings:
        x, wide = scale.x(ply), scale.x(ply + 1) - scale.x(ply)
        made.append(
            element("rect", class_="band", x=f"{x:.1f}", y=TOP, width=f"{wide:.1f}", height=BOTTOM - TOP,
                fill="url(#strip-hatch)")
        )  # fmt: skip
    return made


def _drawing(
    f: Frame, scale: Scale, seat: int, curve: Sequence[Weighed], verdicts: Sequence[Verdict], ply: int, name: str
) -> Markup:
    most = max([0.3, *(min(1.0, one.chance + one.off) for one in curve)])
    top = 1.0 if most > 0.6 else 0.6 if most > 0.3 else 0.3

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * min(top, max(0.0, share)) / top

    made: list[Markup] = []
    for share in (0.0, top / 2, top):
        made.append(element("path", class_="grid", d=f"M{LEFT} {y(share):.1f}H{scale.right}"))
        made.append(element("text", f"{round(100 * share)} %", class_="scale", x=LEFT - 6, y=f"{y(share) + 4:.1f}"))
    found = rounds(f)
    for at, (begins, part) in enumerate(found):
        x = scale.x(begins)
        end = scale.x(found[at + 1][0] if at + 1 < len(found) else scale.last)
        if begins:
            made.append(element("path", class_="round", d=f"M{x:.1f} 3V{BOTTOM}"))
        middle = _free(x, end, scale.x(ply), LETTER * len(part))
        if middle is not None:
            made.append(element("text", part, class_="tag", x=f"{middle:.1f}", y=15))
    made += _hatched(scale)
    if len(curve) > 1:
        line = [f"{scale.x(one.ply):.1f} {y(one.chance):.1f}" for one in curve]
        high = [f"{scale.x(one.ply):.1f} {y(one.chance + one.off):.1f}" for one in curve]
        low = [f"{scale.x(one.ply):.1f} {y(one.chance - one.off):.1f}" for one in curve]
        made.append(element("defs", weave(seat)))
        made.append(
            element("path", d=f"M{'L'.join(low)}V{BOTTOM}H{scale.x(curve[0].ply):.1f}z", fill=f"url(#weave-{seat + 1})")
        )
        made.append(element("path", class_="unsure dye", d=f"M{'L'.join(high + low[::-1])}z"))
        made.append(element("path", class_="mine-line", d=f"M{'L'.join(line)}"))
    tall = f.eye.shape == "tall"
    size = 12 if tall or len(verdicts) > 60 else 18
    for one in verdicts:
        if tall and one.mark not in (SLIP, BLUNDER):  # there is no room for all of them
            made.append(element("path", class_="tick", d=f"M{scale.x(one.ply):.1f} 92v7"))
            continue
        x = scale.x(one.ply) - size / 2
        made.append(
            element(
                "use", href=f"{SYMBOLS}#call-{one.mark}", class_="call", x=f"{x:.1f}", y=91, width=size, height=size
            )
        )
    x = scale.x(ply)
    made.append(element("path", class_="mine-line", d=f"M{x:.1f} 14V{BOTTOM}"))
    made.append(element("path", class_="knob", d=f"M{x - 9:.1f} 2h18v12l-9 7l-9-7z"))
    covers = LEFT + 8 - KNOB < x < LEFT + 8 + LETTER * len(name)
    made.append(element("text", name, class_="what", x=f"{x + KNOB:.1f}" if covers else LEFT + 8, y=TOP + 13))
    return element(
        "svg", made, class_=f"scrubber {f.eye.shape} seat-{seat + 1}", viewBox=f"0 0 {scale.right + 6} {HIGH}",
        width=scale.right + 6, height=HIGH,
        aria_hidden="true",
    )  # fmt: skip
