"""What Pebbles looks and sounds like."""

from __future__ import annotations

from meadhall.engine import Phrase, SeatName, Told
from meadhall.look import Brush, Markup, Show, element
from pebbles.game import UNKNOWN, Pebbles


class PebblesShow(Show[Pebbles]):
    """As little as can be shown of a game."""

    def question(self, view: Pebbles) -> Phrase:
        return Phrase("ask-take")

    def answer(self, view: Pebbles, action: int) -> Phrase:
        return Phrase("answer-take", {"n": action + 1})

    def event(self, told: Told) -> Phrase:
        return Phrase("event-took", {"who": SeatName(told.figures[0]), "n": told.figures[1]})

    def status(self, view: Pebbles, of: int) -> Phrase:
        return Phrase("status-has", {"n": view.taken[of]})

    def board(self, view: Pebbles, brush: Brush) -> Markup:
        hits = [brush.hit(f"take:{n}", x=60 * n, y=60, width=44, height=44) for n in range(1, 4)]
        secret = view.hidden[brush.seat] if brush.seat >= 0 else UNKNOWN
        return element("svg", element("text", f"{view.heap} {secret}", x=10, y=30), hits, viewBox="0 0 300 120")


show = PebblesShow  # the entry point
