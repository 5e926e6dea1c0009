"""What Walhalla looks and sounds like."""

from __future__ import annotations

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show import board, mat
from meadhall.games.walhalla.words import about, answers, phrases, reasons
from meadhall.look import Brush, Markup, Show


class WalhallaShow(Show[Walhalla]):
    """Tongues of land between fjords, dragon ships, and the halls above."""

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


show = WalhallaShow  # the entry point
