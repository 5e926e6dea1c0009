"""Signs and groups of answers, marks and headings of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules.names import RITUALS, Act, Phase

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.runes.rules.state import Runes

ICONS = {
    "skip": "clock", "place": "hexstone", "more-coins": "coin", "new-hand": "hexstone", "ward": "shield",
    "refill": "hexstone", "mirror": "turn-left", "tide": "turn-left", "copy": "scroll", "quick-turn": "turn-right",
    "replace-coins": "coin", "steal-stone": "battle", "steal-hand": "battle", "swap-hands": "people",
    "steal-gold": "battle",
}  # fmt: skip
MARKS = {
    "laid": "hexstone", "covered": "hexstone", "home": "coin", "formed": "coin", "broken": "coin",
    "drew-stones": "hexstone", "drew-ritual": "ritual-card", "drew": "ritual-card", "dropped-ritual": "ritual-card",
    "dropped": "ritual-card", "reshuffled": "ritual-card", "no-draw": "ritual-card", "played": "ritual-card",
    "copied": "scroll", "rolled": "die", "aimed": "battle", "warded": "shield", "mirrored": "turn-left",
    "skipped": "clock", "missed": "clock", "stuck": "hexstone", "more-coins": "coin", "replaced": "coin",
    "new-hand": "hexstone", "refilled": "hexstone", "tide": "turn-left", "quick": "turn-right", "stole": "hexstone",
    "swapped": "people", "in-vain": "ritual-card",
}  # fmt: skip
LOSSES = {
    "home": 0,
    "broken": 0,
    "replaced": 1,
    "stole": 1,
}  # events that take something from a seat: which figure says from whom


def sign(view: Runes, action: int) -> str | None:
    """The symbol that stands for an answer."""
    if action in (Act.PASS, Act.NONE, Act.ACCEPT):
        return None
    if action < Act.DROP:
        return ICONS[RITUALS[action - Act.PLAY]]
    if action < Act.NONE:
        return ICONS[RITUALS[action - Act.DROP]]
    if action < Act.TURN or Act.TAKE <= action < Act.WARD:
        return "hexstone"
    if action < Act.CELL:
        return "turn-right"
    if action < Act.AT:
        return "coin"
    if action < Act.TAKE:
        return f"seat-{action - Act.AT + 1}"
    return "shield" if action == Act.WARD else "turn-left"


def group(view: Runes, action: int) -> str | None:
    """Where rituals may be played or removed to make room: which of the two."""
    if view.phase != Phase.DRAW:
        return None
    return "play" if action < Act.DROP else "drop"


def mark(told: Told) -> str | None:
    """The symbol that stands for an event."""
    return MARKS.get(told.name)


def heading(told: Told) -> Phrase | None:
    """Runes has no rounds: who has won opens the last part."""
    return Phrase("heading-end", {"who": SeatName(told.figures[0])}) if told.name == "won" else None
