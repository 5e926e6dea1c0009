"""What Karvi looks and sounds like."""

from __future__ import annotations

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.game import KarviGame
from meadhall.games.karvi.rules import bar, scoring
from meadhall.games.karvi.rules.box import (
    BAR,
    STOPS,
)
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.show import board, glance, mat
from meadhall.games.karvi.show.board import Facts
from meadhall.games.karvi.words import about, phrases
from meadhall.look import Brush, Markup, Show

PLACES = [*(f"S{k}" for k in range(1, STOPS + 1)), *range(1, BAR + 1)]


class KarviShow(Show[Karvi]):
    """The action bar, the northern seas, and every player's village."""

    def __init__(self, game: KarviGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Karvi) -> Phrase:
        return phrases.question(view)

    def answer(self, view: Karvi, action: int) -> Phrase:
        return phrases.answer(view, self.game.actions.family(action).name, self.game.actions.labels(action))

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def spot(self, told: Told) -> str | None:
        return phrases.spot(told)

    def status(self, view: Karvi, of: int) -> Phrase:
        return phrases.status(view, of)

    def board(self, view: Karvi, brush: Brush) -> Markup:
        return board.draw(view, brush, self.facts(view, brush.seat))

    def facts(self, view: Karvi, seat: int) -> Facts:
        """What the rules say about a view, for the board."""
        who = max(seat, 0)
        base = who * P.SIZE
        values = {
            "beer": int(self.box.beer[view.p[base + P.TRADES]]),
            "bread": int(self.box.bread[view.p[base + P.RAIDS]]),
        }
        spaces = [int(bar.space_at(view, at)) for at in range(len(PLACES))]
        blocked = [view.seats == 2 and bool(self.box.three_plus[space]) for space in spaces]
        hindmost = int(bar.hindmost(view)) if view.seat >= 0 and view.round else -1
        return Facts(spaces, [int(bar.cost(view, who, at)) for at in range(len(PLACES))], blocked, values, hindmost)

    def mat(self, view: Karvi, of: int, brush: Brush, size: str) -> Markup:
        strength = int(scoring.strength(view, of))
        return glance.draw(view, of, brush, strength) if size == "rival" else mat.draw(view, of, brush, strength)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def bases(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for kind, key in (
            ("field", "id"), ("gear", "id"), ("rune", "id"), ("special", "id"),
            ("card", "number"), ("tradecard", "number"), ("start", "value"),
        ):  # fmt: skip
            found |= {f"{kind}-{entry.values[key]}": entry.values["basis"] for entry in self.game.components.all(kind)}
        for kind in ("trade", "raid"):
            found |= {
                f"tile-{e.values['kind']}{e.values['tile']}": e.values["basis"] for e in self.game.components.all(kind)
            }
        return found


show = KarviShow  # the entry point
