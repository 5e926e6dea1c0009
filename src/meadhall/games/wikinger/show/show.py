"""What Wikinger looks and sounds like."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.wikinger.game import WikingerGame
from meadhall.games.wikinger.rules import income
from meadhall.games.wikinger.rules.names import Own
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.show import board, lines, mat, text, wheel
from meadhall.games.wikinger.words import about, answers, paid, phrases, reasons, short, telling
from meadhall.look import Account, Brush, Canvas, Chip, Markup, Paid, Pen, Show


class WikingerShow(Show[Wikinger]):
    """The wheel, the islands before the coast, and the warehouse."""

    arrangement = "hero"
    sided = True
    folds_sheet = True
    lines = lines.SYMBOLS
    losses = telling.LOSSES

    def __init__(self, game: WikingerGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Wikinger) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Wikinger, action: int) -> Phrase:
        return answers.answer(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def reason(self, view: Wikinger, action: int, reason: Reason) -> Phrase:
        return reasons.reason(self.box, reason)

    def event(self, told_: Told) -> Phrase:
        return phrases.event(self.box, told_)

    def text(self, view: Wikinger, pen: Pen) -> Canvas:
        return text.board(view, pen)

    def text_mat(self, view: Wikinger, of: int, pen: Pen) -> Canvas:
        return text.mat(view, of, pen)

    def spot(self, told_: Told) -> str | None:
        return board.spot(told_)

    def status(self, view: Wikinger, of: int) -> Phrase:
        return phrases.status(view, of)

    def tally(self, view: Wikinger, of: int) -> dict[str, int]:
        coming = income.income(view, of)
        gold = int(view.own[of * Own.SIZE + Own.GOLD])
        return {"gold": gold, "goldsmith": coming.every + coming.gold, "noble": coming.points}

    def board(self, view: Wikinger, brush: Brush) -> Markup:
        return board.draw(view, brush)

    def mat(self, view: Wikinger, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size, self.game.sheet(view, of) if size == "own" else ())

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> dict[str, int]:
        return about.figures(self.box)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components)

    def account(self, view: Wikinger, told: Sequence[Told]) -> Account | None:
        return paid.account(view, told)

    def paid(self, told: Told, view: Wikinger) -> Paid | None:
        return paid.paid(view, told)

    def when(self, view: Wikinger, brush: Brush) -> Markup:
        return mat.when(view, brush)

    def key(self, view: Wikinger, action: int) -> str | None:
        return wheel.price_key(view, action)

    def picture(self, view: Wikinger, action: int) -> Markup | None:
        return wheel.pair(view, action)

    def locked(self, view: Wikinger) -> dict[int, Phrase]:
        return short.barred(view)

    def short(self, view: Wikinger, action: int) -> Phrase | None:
        return short.short(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def sign(self, view: Wikinger, action: int) -> str | None:
        return telling.sign(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def chips(self, view: Wikinger, of: int) -> list[Chip]:
        return short.chips(view, of)

    def mark(self, told_: Told) -> str | None:
        return telling.mark(told_)

    def heading(self, told_: Told) -> Phrase | None:
        return telling.heading(self.box, told_)

    def opening(self, view: Wikinger) -> Phrase | None:
        return telling.round_of(self.box, int(view.round))


show = WikingerShow  # the entry point
