"""What Karvi looks and sounds like."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.karvi.game import KarviGame
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.show import board, lines, mat, order, text, text_mat, things
from meadhall.games.karvi.words import about, paid, phrases, reasons, short, telling, ways
from meadhall.look import Account, Band, Brush, Canvas, Chip, Markup, Paid, Pen, Show, Way


class KarviShow(Show[Karvi]):
    """The action bar, the northern seas, and every player's village."""

    lines = lines.SYMBOLS
    losses = telling.LOSSES
    arrangement = "karvi-table one-sheet"
    sided = True
    groups = telling.GROUPS

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

    def text(self, view: Karvi, pen: Pen) -> Canvas:
        return text.board(view, pen)

    def text_mat(self, view: Karvi, of: int, pen: Pen) -> Canvas:
        return text_mat.mat(view, of, pen)

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

    def account(self, view: Karvi, told: Sequence[Told]) -> Account | None:
        return paid.account(view)

    def paid(self, told: Told, view: Karvi) -> Paid | None:
        return paid.paid(view, told)

    def short(self, view: Karvi, action: int) -> Phrase | None:
        return short.short(view, *self._answer(action))

    def sign(self, view: Karvi, action: int) -> str | None:
        return telling.sign(view, *self._answer(action))

    def group(self, view: Karvi, action: int) -> str | None:
        return telling.group(view, self.game.actions.family(action).name)

    def group_sign(self, name: str) -> str:
        return telling.GROUP_SIGNS[name]

    def band(self, view: Karvi, action: int) -> Band | None:
        return telling.band(view, *self._answer(action))

    def price(self, view: Karvi, action: int) -> tuple[str, ...] | None:
        return telling.price(view, *self._answer(action))

    def face(self, view: Karvi, action: int, brush: Brush) -> Markup | None:
        return things.picture(view, *self._answer(action), brush)

    def then(self, view: Karvi, action: int) -> tuple[int, ...]:
        return ways.then(view, action)

    def ways(self, view: Karvi, action: int) -> tuple[Way, ...]:
        return ways.ways(view, action)

    def when(self, view: Karvi, brush: Brush) -> Markup:
        return order.draw(view, brush)

    def chips(self, view: Karvi, of: int) -> list[Chip]:
        return short.chips(view, of)

    def mark(self, told: Told) -> str | None:
        return telling.mark(self.box, told)

    def heading(self, told: Told) -> Phrase | None:
        return telling.heading(told)

    def _answer(self, action: int) -> tuple[str, tuple[str, ...]]:
        actions = self.game.actions
        return actions.family(action).name, actions.labels(action)


show = KarviShow  # the entry point
