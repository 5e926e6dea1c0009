"""What Karvi looks and sounds like."""

from __future__ import annotations

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.karvi.game import KarviGame
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.show import board, mat
from meadhall.games.karvi.words import about, phrases, reasons
from meadhall.look import Brush, Markup, Show


class KarviShow(Show[Karvi]):
    """The action bar, the northern seas, and every player's village."""

    def __init__(self, game: KarviGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Karvi) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Karvi, action: int) -> Phrase:
        return phrases.answer(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def reason(self, view: Karvi, action: int, reason: Reason) -> Phrase:
        return reasons.reason(self.box, reason)

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def status(self, view: Karvi, of: int) -> Phrase:
        return phrases.status(view, of)

    def tally(self, view: Karvi, of: int) -> dict[str, int]:
        return phrases.tally(view, of)

    def board(self, view: Karvi, brush: Brush) -> Markup:
        return board.draw(view, brush)

    def mat(self, view: Karvi, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def spot(self, told: Told) -> str | None:
        return board.spot(told)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> dict[str, int]:
        return about.figures(self.box)


show = KarviShow  # the entry point
