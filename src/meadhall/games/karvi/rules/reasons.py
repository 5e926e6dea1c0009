# compiled with mypyc
"""Why an answer is not possible: by the open question, or by what the thing waits for that somebody points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.reason import NOT_NOW, Reason
from meadhall.games.karvi.rules import bar, cards, functions, scoring, trade, turn
from meadhall.games.karvi.rules.box import CARD_BOXES, GOOD_KINDS, Measure
from meadhall.games.karvi.rules.names import Act, Flag, P, Why
from meadhall.games.karvi.rules.question import because

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def why_not(s: Karvi, action: i64) -> Reason | None:
    """Why the asked seat cannot give an answer; None when it can."""
    question = turn.asked(s)
    meant = question.meant(s, action)
    reason = question.reason(s, meant)
    if reason is None:
        return None if meant == action else Reason(NOT_NOW)
    if reason.name != NOT_NOW:
        return reason
    return elsewhere(s, action) or reason


def elsewhere(s: Karvi, action: i64) -> Reason | None:
    """When the time comes for a thing that the open question does not ask about; None where nothing is to be said."""
    if action == Act.NONE:
        return because(Why.MUST)
    if s.round == 0:
        return because(Why.SETUP)
    if action < Act.HALF:
        return free_action(s, action)
    if action < Act.RAISE:
        return None
    if action < Act.DRAW:
        return because(Why.NO_ORDER)
    if action < Act.PLACE:
        return because(Why.DRAWING)
    if action < Act.COVER:
        return because(Why.LAYING, piece=action - Act.PLACE)
    if action < Act.KEEP:
        return because(Why.COVERING)
    if action < Act.USE:
        return None
    if action < Act.FRANCIA:
        kind = action - Act.USE
        if trade.beside(s, s.seat, kind) < 0:
            return because(Why.NO_TILE, kind=kind)
        return because(Why.TILE_WAITS if kind < GOOD_KINDS else Why.RAID_WAITS, kind=kind)
    if action == Act.FRANCIA:
        tiles = scoring.measure(s, s.seat, Measure.EITHER)
        if tiles < s.box.francia_slot:
            return because(Why.FRANCIA_SHUT, need=s.box.francia_slot, have=tiles)
        return because(Why.FRANCIA_WAITS)
    if action < Act.LOCKED:
        return because(Why.MARKET)
    if action < Act.PUSH:
        track = action - Act.LOCKED
        if not bar.unlocked(s, s.seat, track):
            tiles = s.p[s.seat * P.SIZE + P.TRADES + track]
            return because(Why.LOCKED, need=s.box.unlock_slot, have=tiles)
        return because(Why.LOCK_WAITS)
    if action == Act.EXPLORE:
        return because(Why.IN_PORT)
    if action == Act.BUILD:
        supply = s.p[s.seat * P.SIZE + P.TOWERS] + s.p[s.seat * P.SIZE + P.POSTS]
        return because(Why.IN_PORT if supply > 0 else Why.NO_BUILDING)
    if Act.MINE <= action < Act.ANY:
        return about_die(s, s.seat * 2 + action - Act.MINE)
    if Act.ANY <= action < Act.BREAD:
        return about_die(s, action - Act.ANY)
    return None


def free_action(s: Karvi, action: i64) -> Reason | None:
    """Why a move of the turn is not possible inside of a question."""
    if action < Act.CARD:
        return because(Why.DIE_MOVED if s.used & Flag.DIE else Why.INSIDE)
    if action < Act.GOLD:
        no = (action - Act.CARD) // CARD_BOXES + 1 if action < Act.DISCARD else action - Act.DISCARD + 1
        return cards.against_hand(s, no) or because(Why.INSIDE)
    if action < Act.SAIL:
        return because(Why.NO_GOLD if s.p[s.seat * P.SIZE + P.GOLD] == 0 else Why.GOLD_IDLE)
    if action < Act.FAR:
        return because(Why.SAILED if s.used & Flag.SAIL else Why.INSIDE)
    if action == Act.END and not s.used & Flag.DIE:
        return because(Why.DIE_FIRST)
    return because(Why.INSIDE)


def about_die(s: Karvi, die: i64) -> Reason | None:
    """What somebody can do with a die that is not asked for: it moves when it is the hindmost, and once a turn."""
    if die >= s.seats * 2 or die % s.stride > 0:
        return because(Why.ABSENT)
    if die // 2 != s.seat:
        return because(Why.RIVAL_DIE, who=die // 2)
    if s.used & Flag.DIE:
        return because(Why.DIE_MOVED)
    if s.depth > 0:
        return because(Why.INSIDE)
    next_one = bar.hindmost(s)
    return because(Why.DIE_NEXT if die == next_one else Why.DIE_AHEAD, space=functions.die_space(s, next_one))
