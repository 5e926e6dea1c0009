"""A state as a mapping of the game's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER
from meadhall.games.wikinger.rules.names import (
    EARNED,
    FIGURES,
    NOBODY,
    NONE,
    QUESTIONS,
    ROWS,
    SOURCES,
    SPECIALS,
    TILES,
    Own,
    Phase,
    Row,
    Store,
)
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.scenes.lands import draw_land


def write(s: Wikinger, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    seats = list(enumerate(names))
    found: dict[str, Any] = {
        "round": int(s.round),
        "starter": names[s.starter],
        "wheel": {slot: _combination(s, slot) for slot in range(s.slots) if s.tile[slot] != NONE},
        "lands": {name: draw_land(s, seat) for seat, name in seats},
        "ashore": {name: _counts(FIGURES, s.own, seat * Own.SIZE + Own.ASHORE + 1) for seat, name in seats},
        "gold": {name: int(s.own[seat * Own.SIZE + Own.GOLD]) for seat, name in seats},
        "points": {name: int(s.own[seat * Own.SIZE + Own.TRACK]) for seat, name in seats},
        "earned": {name: _counts(SOURCES[:EARNED], s.own, seat * Own.SIZE + Own.EARNED) for seat, name in seats},
        "gone": _gone(s),
    }
    if s.advanced:
        found["open"] = [None if k == NOBODY else SPECIALS[k] for k in s.open]
        found["specials"] = {name: _counts(SPECIALS, s.own, seat * Own.SIZE + Own.SPECIAL) for seat, name in seats}
    if s.seat == OVER:
        return {**found, "question": "over"}
    found["question"] = QUESTIONS[s.phase]
    found["asked"] = names[s.seat]
    if s.phase in (Phase.BID, Phase.REMOVE, Phase.COLOUR):
        found["drawn"] = _counts(FIGURES, s.pool, 1)
    if s.phase == Phase.BID:
        out = [name for seat, name in seats if s.passed >> seat & 1]
        found["auction"] = {"standing": int(s.standing), "leader": names[s.leader], "passed": out}
    if s.phase in (Phase.START, Phase.LAY, Phase.STAND):
        hand: dict[str, Any] = {"figure": FIGURES[s.hand_figure - 1], "dearest": bool(s.dearest)}
        if s.phase == Phase.STAND:
            hand["column"] = int(s.hand_column)
        else:
            hand["tile"] = TILES[s.hand_tile - 1]
        found["hand"] = hand
    if s.phase == Phase.SWAP:
        found["building"] = SPECIALS[s.building]
    if s.phase == Phase.TO:
        rest = [ROWS[row - 1] for row in range(Row.WARRIORS, Row.FISHERS + 1) if s.cargo_rest >> row & 1]
        found["cargo"] = {"row": ROWS[s.cargo_row - 1], "left": int(s.cargo_left), "rest": rest}
    return found


def _combination(s: Wikinger, slot: int) -> str:
    tile = TILES[s.tile[slot] - 1]
    return tile if s.figure[slot] == NONE else f"{tile} {FIGURES[s.figure[slot] - 1]}"


def _counts(names: Sequence[str], figures: Ints, first: int) -> dict[str, int]:
    return {name: int(figures[first + i]) for i, name in enumerate(names) if figures[first + i]}


def _gone(s: Wikinger) -> dict[str, dict[str, int]]:
    gone = {
        "tiles": _counts(TILES, s.store, Store.GONE + Store.TILES + 1),
        "figures": _counts(FIGURES, s.store, Store.GONE + Store.FIGURES + 1),
        "specials": _counts(SPECIALS, s.store, Store.GONE + Store.SPECIALS),
    }
    return {what: counts for what, counts in gone.items() if counts}
