"""What Runes looks and sounds like."""

from __future__ import annotations

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.runes.game import RunesGame
from meadhall.games.runes.rules.state import Runes
from meadhall.games.runes.show import board, gesture, lines, mat, text
from meadhall.games.runes.words import about, phrases, reasons, short, telling
from meadhall.look import Brush, Canvas, Chain, Chip, Markup, Pen, Show, Standing


class RunesShow(Show[Runes]):
    """Stones on a plane of hexagons, coins on them, and hands of rituals."""

    lines = lines.SYMBOLS
    losses = telling.LOSSES

    arrangement = "broad one-sheet"

    def __init__(self, game: RunesGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Runes) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Runes, action: int) -> Phrase:
        return phrases.answer(view, action)

    def reason(self, view: Runes, action: int, reason: Reason) -> Phrase:
        return reasons.reason(view, action, reason)

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def status(self, view: Runes, of: int) -> Phrase:
        return phrases.status(view, of)

    def tally(self, view: Runes, of: int) -> dict[str, int]:
        return phrases.tally(view, of)

    def board(self, view: Runes, brush: Brush) -> Markup:
        return board.draw(view, brush)

    def mat(self, view: Runes, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def text(self, view: Runes, pen: Pen) -> Canvas:
        return text.board(view, pen)

    def text_mat(self, view: Runes, of: int, pen: Pen) -> Canvas:
        return text.mat(view, of, pen)

    def spot(self, told: Told) -> str | None:
        return board.spot_of(told)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> dict[str, int]:
        return about.figures(self.box)

    def chains(self, view: Runes) -> list[Chain]:
        return gesture.chains(view)

    def taken_up(self, view: Runes) -> str | None:
        return gesture.taken_up(view)

    def bar(self, view: Runes, seat: int) -> Phrase | None:
        return gesture.bar(view, seat)

    def short(self, view: Runes, action: int) -> Phrase | None:
        return short.short(view, action)

    def chips(self, view: Runes, of: int) -> list[Chip]:
        return short.chips(view, of)

    def standing(self, view: Runes, of: int) -> Standing | None:
        return short.standing(view, of)

    def sign(self, view: Runes, action: int) -> str | None:
        return telling.sign(view, action)

    def group(self, view: Runes, action: int) -> str | None:
        return telling.group(view, action)

    def mark(self, told: Told) -> str | None:
        return telling.mark(told)

    def heading(self, told: Told) -> Phrase | None:
        return telling.heading(told)


show = RunesShow  # the entry point
