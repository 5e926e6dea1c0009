"""What Walhalla looks and sounds like."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show import board, lines, mat, text
from meadhall.games.walhalla.words import about, answers, paid, phrases, reasons, short, telling
from meadhall.look import Account, Brush, Canvas, Chip, Markup, Paid, Pen, Show


class WalhallaShow(Show[Walhalla]):
    """Tongues of land between fjords, dragon ships, and the halls above."""

    lines = lines.SYMBOLS
    losses = telling.LOSSES

    def __init__(self, game: WalhallaGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Walhalla) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Walhalla, action: int) -> Phrase:
        return answers.answer(view, self.game.actions.family(action).name, action)

    def reason(self, view: Walhalla, action: int, reason: Reason) -> Phrase:
        return reasons.reason(view, action, reason)

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def text(self, view: Walhalla, pen: Pen) -> Canvas:
        return text.board(view, pen)

    def text_mat(self, view: Walhalla, of: int, pen: Pen) -> Canvas:
        return text.mat(view, of, pen)

    def spot(self, told: Told) -> str | None:
        return board.spot(self.box, told)

    def status(self, view: Walhalla, of: int) -> Phrase:
        return phrases.status(view, of)

    def tally(self, view: Walhalla, of: int) -> dict[str, int]:
        return phrases.tally(view, of)

    def board(self, view: Walhalla, brush: Brush) -> Markup:
        return board.draw(view, brush)

    def mat(self, view: Walhalla, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> dict[str, int]:
        return about.figures(self.box)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components, self.box)

    def mark(self, told: Told) -> str | None:
        return telling.mark(told)

    def heading(self, told: Told) -> Phrase | None:
        return telling.heading(self.box, told)

    def opening(self, view: Walhalla) -> Phrase | None:
        return telling.raid_of(self.box, int(view.raid))

    def account(self, view: Walhalla, told: Sequence[Told]) -> Account | None:
        return paid.account(view)

    def paid(self, told: Told, view: Walhalla) -> Paid | None:
        return paid.paid(view, told)

    def short(self, view: Walhalla, action: int) -> Phrase:
        return short.short(view, self.game.actions.family(action).name, action)

    def sign(self, view: Walhalla, action: int) -> str:
        return telling.sign(view, self.game.actions.family(action).name, action)

    def chips(self, view: Walhalla, of: int) -> list[Chip]:
        return [Chip(*one) for one in short.chips(view, of)]


show = WalhallaShow  # the entry point
