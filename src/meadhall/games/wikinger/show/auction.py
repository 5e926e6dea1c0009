"""What is decided before the figures stand at the wheel: the figures drawn, and every bid that can be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules.names import FIGURES, QUESTIONS, Figure
from meadhall.look import Brush, Markup, cut, element, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

STEP, HIGH = 60, 44  # of a colour


def pool(view: Wikinger, brush: Brush) -> Markup:
    """The figures drawn for this round that are not at the wheel yet, colour by colour."""
    question = QUESTIONS[view.phase]
    shown: list[Markup] = []
    for figure in range(Figure.BOATMAN, Figure.FISHER + 1):
        number, name = int(view.pool[figure]), FIGURES[figure - 1]
        answer = f"{question}:{name}"
        picture = symbol(name, -25, -17, 34)
        common: dict[str, object] = {"id": f"drawn-{name}", "data_explain": f"figure-{name}"}
        common["transform"] = f"translate({STEP * (figure - 0.5):g} {HIGH / 2:g})"
        common["data_why"] = f"remove:{name} colour:{name}"
        if answer in brush.choices:
            plate = element("path", class_="sign", d=cut(STEP - 6, HIGH - 6, 6))
            count = element("text", number, class_="amount on-sign", x=16, y=7)
            lashing = element("g", rope(cut(STEP - 6, HIGH - 6, 6)), class_="lashing")
            hit = brush.hit(answer, x=-STEP / 2, y=-HIGH / 2, width=STEP, height=HIGH)
            inner = element("g", plate, picture, count, lashing, aria_hidden="true")
            shown.append(element("g", inner, hit, class_="stop choosable", **common))
        else:
            label = brush.label(f"many-{name}", ("n", number))
            count = element("text", number, class_="amount", x=16, y=7)
            css = "stop" if number else "stop faint"
            shown.append(element("g", picture, count, class_=css, role="img", aria_label=label, **common))
    return element(
        "svg", shown, class_="wikinger pool", viewBox=f"0 0 {STEP * 6} {HIGH}", role="group",
        aria_label=brush.label("board-drawn"),
    )  # fmt: skip


def bids(brush: Brush) -> Markup | None:
    """Every bid, from the lowest up, and passing: a row that goes on sideways."""
    answers = [answer for answer in brush.choices if answer == "pass" or answer.startswith("bid:")]
    if not answers:
        return None
    answers.sort(key=lambda answer: answer != "pass")  # where it is always in sight
    row = [brush.button(one, brush.label("answer-pass") if one == "pass" else one.partition(":")[2]) for one in answers]
    label = brush.label("board-auction")
    return element("div", row, class_="bids", tabindex=0, role="group", aria_label=label, data_explain="board-auction")
