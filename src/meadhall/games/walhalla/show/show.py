"""What Walhalla looks and sounds like."""

from __future__ import annotations

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show import board, mat
from meadhall.games.walhalla.show.facts import facts
from meadhall.games.walhalla.words import about, phrases
from meadhall.look import Brush, Markup, Show


class WalhallaShow(Show[Walhalla]):
    """Tongues of land between fjords, dragon ships, and the halls above."""

    def __init__(self, game: WalhallaGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Walhalla) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Walhalla, action: int) -> Phrase:
        return phrases.answer(view, self.game.actions.family(action).name, action)

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def spot(self, told: Told) -> str | None:
        return phrases.spot(self.box, told)

    def status(self, view: Walhalla, of: int) -> Phrase:
        return phrases.status(view, of)

    def board(self, view: Walhalla, brush: Brush) -> Markup:
        return board.draw(view, brush, facts(view))

    def mat(self, view: Walhalla, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def bases(self) -> dict[str, str]:
        found = {}
        for kind in ("field", "card"):
            for entry in self.game.components.all(kind):
                found[f"{kind}-{entry.values['id']}"] = entry.values["basis"]
        for entry in self.game.components.all("headland"):
            found[f"headland-{entry.values['first']}"] = entry.values["basis"]
            found[f"headland-{entry.values['second']}"] = entry.values["basis"]
        found["dragon"] = self.game.components.all("dragon")[0].values["basis"]
        for camp in ("midgard", "valhalla", "asgard"):
            found[camp] = self.game.components.all("supply")[0].values["basis"]
        return found


show = WalhallaShow  # the entry point
