"""What Raids looks and sounds like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.raids.game import RaidsGame
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.show import board, lines, mat, text
from meadhall.games.raids.words import about, paid, phrases, reasons, short, telling
from meadhall.look import Account, Brush, Canvas, Chip, Markup, Paid, Pen, Show


class RaidsShow(Show[Raids]):
    """The island, the route round it, longships and their crews."""

    lines = lines.SYMBOLS
    losses = telling.LOSSES

    def __init__(self, game: RaidsGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Raids) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Raids, action: int) -> Phrase:
        return phrases.answer(view, self.game.actions, action)

    def reason(self, view: Raids, action: int, reason: Reason) -> Phrase:
        return reasons.reason(view, reason)

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def status(self, view: Raids, of: int) -> Phrase:
        return phrases.status(view, of)

    def tally(self, view: Raids, of: int) -> dict[str, int]:
        return {"viking": int(view.vikings[of]), "shield": int(scoring.shields(view, of))}

    def board(self, view: Raids, brush: Brush) -> Markup:
        return board.draw(view, brush)

    def mat(self, view: Raids, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def text(self, view: Raids, pen: Pen) -> Canvas:
        return text.board(view, pen)

    def text_mat(self, view: Raids, of: int, pen: Pen) -> Canvas:
        return text.mat(view, of, pen)

    def spot(self, told: Told) -> str | None:
        return board.spot(self.box, told)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> Mapping[str, int]:
        return about.counted(self.box)

    def mark(self, told: Told) -> str | None:
        return telling.mark(self.box, told)

    def heading(self, told: Told) -> Phrase | None:
        return telling.heading(told)

    def opening(self, view: Raids) -> Phrase | None:
        return telling.voyage_of(int(view.voyage), int(view.harbours[view.voyage]))

    def account(self, view: Raids, told: Sequence[Told]) -> Account | None:
        return paid.account(view)

    def paid(self, told: Told, view: Raids) -> Paid | None:
        return paid.paid(view, told)

    def short(self, view: Raids, action: int) -> Phrase:
        return short.short(view, self.game.actions, action)

    def sign(self, view: Raids, action: int) -> str:
        return telling.sign(view, self.game.actions, action)

    def chips(self, view: Raids, of: int) -> list[Chip]:
        return [Chip(*one) for one in short.chips(view, of)]


show = RaidsShow  # the entry point
