"""The auction on board and mat: the figures drawn, the standing bid, and every bid that can be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.wikinger.rules.names import FIGURES, Figure
from meadhall.games.wikinger.show.layout import Chart
from meadhall.look import Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def drawn(view: Wikinger, brush: Brush, c: Chart, family: str) -> list[Markup]:
    """The figures drawn for this round, colour by colour."""
    x, y, width, height = c.lower
    small = family == "bid"
    size = 30 if small else 42
    step = (width - 20) / len(FIGURES)
    middle = y + (22 if small else 60 if height > 120 else 62)
    shown: list[Markup] = []
    if not small:
        at_top = {"class_": "say start", "x": x + 12, "y": y + 16}
        shown.append(element("text", brush.label("board-drawn"), **at_top, data_explain="board-drawn"))
    for figure in range(Figure.BOATMAN, Figure.FISHER + 1):
        number = int(view.pool[figure])
        name = FIGURES[figure - 1]
        at = f"translate({x + 10 + step * (figure - 0.5):g} {middle:g})"
        answer = f"{family}:{name}"
        picture = symbol(name, -size / 2 - 8, -size / 2, size)
        count = element("text", number, class_="amount", x=size / 2 + 2, y=7)
        common: dict[str, object] = {"id": f"drawn-{name}", "transform": at, "data_explain": f"figure-{name}"}
        common["data_why"] = f"remove:{name} colour:{name}"
        if answer in brush.choices:
            path = rope(cut(step - 6, size + 16, 6))
            mark = key(brush.keys[answer], 3 - step / 2 + 4, -size / 2 - 4)
            hit = brush.hit(answer, x=-step / 2, y=-size / 2 - 12, width=step, height=size + 24)
            plate = element("path", class_="sign", d=cut(step - 6, size + 16, 6))
            on = element("text", number, class_="amount on-most", x=20, y=7)
            inner = element("g", plate, picture, on, path, mark, aria_hidden="true")
            shown.append(element("g", inner, hit, class_="stop choosable", **common))
        else:
            label = brush.label(f"many-{name}", ("n", number))
            css = "stop" if number else "stop faint"
            shown.append(element("g", picture, count, class_=css, role="img", aria_label=label, **common))
    return shown


PLATES = 12  # bids that have room on the board, beside passing; the mat has the higher ones


def higher(brush: Brush) -> Markup | None:
    """The bids beyond the board's, as a row of buttons that goes on."""
    bids = [answer for answer in brush.choices if answer.startswith("bid:")][PLATES:]
    if not bids:
        return None
    label = brush.label("board-higher")
    row = [brush.button(answer, answer.partition(":")[2]) for answer in bids]
    return element(
        "div", element("h2", label, aria_hidden="true"),
        element("div", row, class_="row", tabindex=0, role="group", aria_label=label), class_="bids",
    )  # fmt: skip


def draw(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """The figures at stake, the standing bid, and the lowest bids that can be made."""
    x, y, width, height = c.lower
    stake = drawn(view, brush, c, "bid")
    bids = [answer for answer in brush.choices if answer.startswith("bid:")]
    answers = bids[:PLATES] + [answer for answer in brush.choices if answer == "pass"]
    if not answers:
        words = brush.say(Phrase("board-standing", {"who": SeatName(view.leader), "bid": int(view.standing)}))
        text = element("text", words, class_="say", x=x + width / 2, y=y + 72, data_explain="board-auction")
        return element("g", stake, text, id="auction")
    rows = 2
    across = len(answers) // rows + 1  # room for a word at the end
    step, tall = (width - 16) / max(across, 4), (height - 44) / rows
    plates = []
    for i, answer in enumerate(answers):
        words = brush.label("answer-pass") if answer == "pass" else answer.partition(":")[2]
        wide = step * (across - i % across) if answer == "pass" else step
        at = f"translate({x + 8 + step * (i % across) + wide / 2:g} {y + 42 + tall * (i // across + 0.5):g})"
        sign = element("path", class_="sign", d=cut(wide - 6, min(tall - 4, 44), 5))
        text = element("text", words, class_="say on-sign" + (" bid" if answer != "pass" else ""), y=6)
        hit = brush.hit(answer, x=-wide / 2, y=-tall / 2, width=wide, height=tall)
        inner = element("g", sign, text, aria_hidden="true", data_explain="board-auction")
        name = f"plate-{answer.replace(':', '-')}"
        plates.append(element("g", inner, hit, id=name, class_="stop choosable", data_why=answer, transform=at))
    return element("g", stake, plates, id="auction")
