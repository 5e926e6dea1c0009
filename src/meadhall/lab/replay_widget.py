"""The widget of a replay: Python draws a frame when it is looked at, the page shows it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.look.alone import faces
from meadhall.look.picture import picture
from meadhall.words import speaker

HERE = Path(__file__).parent
KEPT = 256  # frames


class Replay(anywidget.AnyWidget):
    """A game step by step: `at` is how many answers have been given, `eyes` the seat that looks (-1: everybody)."""

    _esm = HERE / "replay.js"
    _css = faces() + (HERE / "replay.css").read_text("utf-8")

    at = traitlets.Int().tag(sync=True)
    eyes = traitlets.Int(SPECTATOR).tag(sync=True)
    last = traitlets.Int(read_only=True).tag(sync=True)
    names = traitlets.List(traitlets.Unicode(), read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)  # of buttons
    shown = traitlets.Dict(read_only=True).tag(sync=True)  # the frame: at, eyes, svg, told

    def __init__(self, table: Table, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto") -> None:
        table.view(seat)  # refuses a seat that is none
        super().__init__()
        self._table, self._lang, self._theme = table.copy(), lang, theme
        self._drawn = lru_cache(maxsize=KEPT)(self._draw)
        speak = speaker(lang, show(table.game))
        steps = ("first", "back", "next", "last", "at", "eyes", "all")
        with self.hold_trait_notifications():
            self.set_trait("words", {name: speak.say(f"replay-{name}") for name in steps})
            self.set_trait("names", list(table.names))
            self.set_trait("last", table.ply)
            self.at, self.eyes = table.ply, seat
        self._look()

    @traitlets.validate("at")
    def _inside(self, proposal: dict[str, Any]) -> int:
        return min(max(int(proposal["value"]), 0), self.last)

    @traitlets.validate("eyes")
    def _somebody(self, proposal: dict[str, Any]) -> int:
        seat = int(proposal["value"])
        if not SPECTATOR <= seat < len(self.names):
            seats = f"seats are 0 to {len(self.names) - 1}, -1 for what all see"
            raise traitlets.TraitError(f"there is no seat {seat}; {seats}")
        return seat

    @traitlets.observe("at", "eyes")
    def _look(self, change: object = None) -> None:
        if hasattr(self, "_drawn"):
            self.set_trait("shown", self._drawn(self.at, self.eyes))

    def _draw(self, at: int, eyes: int) -> dict[str, Any]:
        """One frame: the picture without fonts, which the page has already, and what the last answer did."""
        then = self._table.earlier(at)
        shown, told = show(then.game), then.events(eyes, at - 1) if at else []
        speak = speaker(self._lang, shown)
        return {
            "at": at,
            "eyes": eyes,
            "svg": picture(then, eyes, self._lang, self._theme, fonts=False),
            "told": " ".join(speak.say(shown.event(one), then.names, eyes) for _, one in told),
        }
