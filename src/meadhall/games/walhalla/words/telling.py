"""Walhalla in signs: of events in the log, and where a raid begins; of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.walhalla.rules import landing
from meadhall.games.walhalla.rules.names import CARDS, KINDS, Act
from meadhall.games.walhalla.rules.state import Walhalla

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.walhalla.rules.box import Box

MARKS = {
    "dragon": "dragonboat", "manned": "viking", "rode": "viking", "berthed": "dragon-berth", "returned": "undo",
    "landed": "tongue", "assailed": "battle", "played": "action-card", "fell": "valhalla", "repelled": "valhalla",
    "forest": "forest", "card": "action-card", "laid": "action-card", "revealed": "action-card",
    "card-paid": "points", "wheat": "wheat", "tongue": "tongue", "fields": "hamlet", "glory": "valhalla",
    "supply": "viking", "leave": "valhalla", "ended": "hall",
}  # fmt: skip
LOSSES = {"fell": 0, "repelled": 1}  # events that take something from a seat: which figure says from whom


def mark(told: Told) -> str | None:
    """The symbol of an event."""
    return MARKS.get(told.name)


def heading(box: Box, told: Told) -> Phrase | None:
    """A raid."""
    return raid_of(box, told.figures[0]) if told.name == "raid" else None


def raid_of(box: Box, raid: int) -> Phrase:
    """What a raid is called."""
    return Phrase("board-raid", {"raid": raid, "raids": int(box.raids)})


FIELDS = {"forest": "forest", "wheat": "wheat", "cult": "cult", "village": "hamlet"}
PLAYED = {"valhalla": "valhalla", "hunt": "hunt", "attack": "battle", "shield": "shield"}
SIGNS = {
    "man": "viking", "ride": "viking", "stay": "hall", "berth": "dragon-berth", "attack": "action-card",
    "plain": "battle", "lose": "valhalla", "win": "viking", "shield": "shield", "hunt": "hunt", "no": "forest",
    "done": "tick",
}  # fmt: skip


def sign(view: Walhalla, name: str, action: int) -> str:
    """The field or card that an answer is about, or what is done."""
    if name in ("left", "right"):
        at = int(landing.landing(view, view.seat, action - Act.LEFT))
        return FIELDS[KINDS[view.box.kind[view.land[at]]]]
    if name == "lay":
        card = CARDS[action - Act.LAY]
        return FIELDS.get(card) or PLAYED.get(card, "tongue")
    return "hall" if action == Act.MAN else SIGNS[name]
