"""The dice in the order in which they move, below the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar, functions
from meadhall.games.karvi.rules.box import SPACES, STOPS
from meadhall.games.karvi.rules.names import D
from meadhall.games.karvi.show.village import cube
from meadhall.games.karvi.words.wording import place
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def dice(view: Karvi) -> list[int]:
    """All dice that still move in this round, the next one first."""
    left, found = view.clone(), []
    for _ in range(int(view.seats) * int(view.each)):
        first = int(bar.hindmost(left))
        if left.die[D.AT + first] >= SPACES:
            break
        found.append(first)
        left.die[D.AT + first] = SPACES + STOPS  # behind all others
    return found


def draw(view: Karvi, brush: Brush) -> Markup:
    """The dice, the one that moves now on hemp."""
    if view.seat < 0 or not view.round:
        return Markup("")
    made = []
    for n, die in enumerate(dice(view)):
        seat, beer = die // 2, int(view.die[D.BEER + die])
        box = "-16.5 -16.5 33 33" if n == 0 else "-13 -13 26 26"
        css = f"die seat-{seat + 1}{' now' if n == 0 else ''}"
        at = place(int(functions.die_space(view, die)))
        words = Phrase("board-die", {"who": SeatName(seat), "die": die % 2 + 1, "beer": beer, "place": at})
        picture = element("svg", cube(seat, beer, n == 0), class_=css, viewBox=box, aria_hidden="true")
        made.append(element("li", picture, element("span", brush.say(words), class_="hide")))
    return element("ol", made, class_="karvi-order", aria_label=brush.label("board-order"))
