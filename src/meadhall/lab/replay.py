"""A game step by step in a notebook; the widget itself needs the extra `lab`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.extras import need

if TYPE_CHECKING:
    from meadhall.lab.replay_widget import Replay


def replay(table: Table, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto") -> Replay:
    """A widget that steps through a game as a seat (or everybody, -1) saw it; its reader can change the eyes."""
    need("anywidget", "lab")
    from meadhall.lab.replay_widget import Replay

    return Replay(table, seat, lang, theme)
