"""What Wikinger looks and sounds like."""

from __future__ import annotations

from meadhall.engine.components import Facts
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.reason import Reason
from meadhall.games.wikinger.game import WikingerGame
from meadhall.games.wikinger.rules import income
from meadhall.games.wikinger.rules.names import Own
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.show import board, mat
from meadhall.games.wikinger.words import about, answers, phrases, reasons
from meadhall.look import Brush, Markup, Show


class WikingerShow(Show[Wikinger]):
    """The wheel, the islands before the coast, and the warehouse."""

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
        return mat.draw(view, of, brush, size)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def figures(self) -> dict[str, int]:
        return about.figures(self.box)

    def bases(self) -> dict[str, Facts]:
        return about.bases(self.game.components)


show = WikingerShow  # the entry point
