"""What Wikinger looks and sounds like."""

from __future__ import annotations

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.game import WikingerGame
from meadhall.games.wikinger.rules.box import FIGURES, NONE, ROWS, SPECIALS, TILES
from meadhall.games.wikinger.rules.names import Phase
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.show import board, mat
from meadhall.games.wikinger.show.facts import shape_of, sight, standings
from meadhall.games.wikinger.words import phrases
from meadhall.look import Brush, Markup, Show


class WikingerShow(Show[Wikinger]):
    """The wheel, the islands before the coast, and the warehouse."""

    def __init__(self, game: WikingerGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Wikinger) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Wikinger, action: int) -> Phrase:
        return phrases.answer(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def event(self, told_: Told) -> Phrase:
        return phrases.event(told_)

    def spot(self, told_: Told) -> str | None:
        return phrases.spot(told_)

    def status(self, view: Wikinger, of: int) -> Phrase:
        return phrases.status(view, of)

    def board(self, view: Wikinger, brush: Brush) -> Markup:
        return board.draw(view, brush, standings(view), [shape_of(int(tile)) for tile in view.tile])

    def mat(self, view: Wikinger, of: int, brush: Brush, size: str) -> Markup:
        buys = size == "own" and view.seat == of and view.phase == Phase.BUY
        seen = sight(view, of, 10 if size == "own" else 7, buys)
        return mat.draw(view, of, brush, size, seen, standings(view)[of])

    def title(self, component: str) -> Phrase:
        return self._more("name", component) or Phrase(component)

    def about(self, component: str) -> Phrase | None:
        tile = TILES.index(component.removeprefix("tile-")) + 1 if component.endswith("-ship") else NONE
        if tile == NONE:
            return self._more("about", component)
        reach, gold, points = ROWS[self.box.reach[tile] - 1], self.box.ship_gold[tile], self.box.ship_points[tile]
        return Phrase("about-ship", {"reach": reach, "gold": int(gold), "points": int(points)})

    def _more(self, what: str, component: str) -> Phrase | None:
        """The special tiles that make figures of a colour worth more."""
        name = component.removeprefix("special-")
        who = name.rpartition("-")[0]
        known = name in SPECIALS and who in FIGURES
        return Phrase(f"{what}-more-{who}", {"n": int(self.box.amount[SPECIALS.index(name)])}) if known else None

    def figures(self) -> dict[str, int]:
        box = self.box
        found = {name: int(box.amount[number]) for number, name in enumerate(SPECIALS)}
        return found | {
            "noble": int(box.noble_points), "scout": int(box.scout_points), "goldsmith": int(box.goldsmith_gold),
            "fisher": int(box.fisher_feeds), "gold-a-point": int(box.gold_a_point), "boatmen": int(box.most_boatmen),
            "islands": int(box.most_islands), "longest": int(box.longest_island), "fed": int(box.surplus),
            "hungry": int(box.missing),
        }  # fmt: skip

    def bases(self) -> dict[str, str]:
        """Tiles, figures and special tiles with their basis."""
        return {
            f"{kind}-{entry.values['id']}": entry.values["basis"]
            for kind in ("tile", "figure", "special")
            for entry in self.game.components.all(kind)
        }


show = WikingerShow  # the entry point
