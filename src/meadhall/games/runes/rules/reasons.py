# compiled with mypyc
"""Why an answer is not possible: which question's rule speaks, and the figures that it read.

Legality stands with the questions (`laying`, `targets`, `rituals`, `defence`); here is only what somebody means who
gives the answer of another question, a cell while the stone is asked for, say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.reason import Reason
from meadhall.games.runes.rules import course, defence, hands, laying, placing, plane, rituals, targets
from meadhall.games.runes.rules.names import (
    ANYBODY,
    NO_CELL,
    NO_RITUAL,
    NO_THEFT,
    NOBODY,
    REASONS,
    SIDES,
    Act,
    Phase,
    Ritual,
    Stage,
    Why,
)

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

FAR: Final = 99  # matches short: more than any cell can lack


def reason(s: Runes, action: i64) -> Reason | None:
    """Why the asked seat cannot give an answer; None when it can."""
    found = why(s, action)
    return None if found == Why.ALLOWED else Reason(REASONS[found], figures(s, action, found))


def why(s: Runes, action: i64) -> i64:
    """The number of the reason; 0 allows the answer."""
    phase = s.phase
    if phase == Phase.WINDOW:
        return in_window(s, action)
    if phase == Phase.DRAW:
        return in_draw(s, action)
    if phase == Phase.DEFEND:
        return in_defence(s, action)
    if phase == Phase.STONE or phase == Phase.TURN or phase == Phase.CELL:
        return in_laying(s, action)
    return in_ritual(s, action)


# -- what answers name -------------------------------------------------------------------------------------------------


def stone_named(action: i64) -> i64:
    """The hand stone that an answer is about, to be laid or taken; 0 for none."""
    if Act.STONE <= action < Act.TURN:
        return action - Act.STONE + 1
    return action - Act.TAKE + 1 if Act.TAKE <= action < Act.WARD else 0


def cell_named(action: i64) -> i64:
    """The cell that an answer is about."""
    return action - Act.CELL if Act.CELL <= action < Act.AT else NO_CELL


def ritual_named(action: i64) -> i64:
    """The ritual that an answer plays or removes."""
    if action == Act.WARD:
        return Ritual.WARD
    if action == Act.MIRROR:
        return Ritual.MIRROR
    if Act.PLAY <= action < Act.DROP:
        return action - Act.PLAY
    return action - Act.DROP if Act.DROP <= action < Act.NONE else NO_RITUAL


def meant(why: i64) -> i64:
    """The reason for an answer that means another one: that one's, if it is not possible either."""
    return why if why != Why.ALLOWED else Why.NOT_NOW


# -- question by question ----------------------------------------------------------------------------------------------


def in_window(s: Runes, action: i64) -> i64:
    """A ritual may be played, or none."""
    if action == Act.PASS:
        return Why.ALLOWED
    if action < Act.DROP:
        return rituals.not_playable(s, action - Act.PLAY)
    if action < Act.STONE:
        return card(s, action, Why.NOT_NOW)
    if s.active != s.seat:
        return elsewhere(s, action, Why.OTHER_TURN)
    return elsewhere(s, action, Why.WINDOW_FIRST if s.stage == Stage.BEFORE else Why.LAID_ALREADY)


def in_draw(s: Runes, action: i64) -> i64:
    """A hand full of rituals: play one, remove one, or draw none."""
    if action == Act.PASS:
        return Why.NOT_NOW
    if action < Act.DROP:
        return rituals.not_playable(s, action - Act.PLAY)
    if action < Act.NONE:
        return rituals.not_held(s, action - Act.DROP)
    return Why.ALLOWED if action == Act.NONE else elsewhere(s, action, Why.UNDER_WAY)


def in_defence(s: Runes, action: i64) -> i64:
    """Ward, mirror or accept."""
    kind = ritual_named(action)
    if action == Act.ACCEPT:
        return Why.ALLOWED
    if action == Act.WARD or action == Act.MIRROR:
        return defence.not_defended(s, kind)
    if action < Act.DROP and (kind == Ritual.WARD or kind == Ritual.MIRROR):
        return meant(defence.not_defended(s, kind))
    if action < Act.STONE:
        return card(s, action, Why.PARRY_ONLY)
    return elsewhere(s, action, Why.DEFEND_FIRST)


def in_laying(s: Runes, action: i64) -> i64:
    """Which stone, turned how, where: each after the other."""
    phase = s.phase
    theft = targets.theft(s)
    if action < Act.STONE:
        if action == Act.PASS or action == Act.NONE:
            return Why.MUST_LAY
        return card(s, action, Why.LAY_FIRST if s.deed == NO_RITUAL else Why.UNDER_WAY)
    stone = stone_named(action)
    if stone != 0:
        if phase != Phase.STONE:
            return laying.not_in_hand(s, stone) or Why.TAKEN_UP
        found = laying.not_this_stone(s, theft, stone)
        return found if action < Act.TURN else meant(found)
    cell = cell_named(action)
    if cell != NO_CELL:
        if phase == Phase.CELL:
            return laying.not_this_cell(s, theft, s.stone, s.turn, cell)
        found = Closest(s, cell).why
        return found or (Why.STONE_FIRST if phase == Phase.STONE else Why.TURN_FIRST)
    if action < Act.CELL:
        if phase == Phase.STONE:
            return Why.STONE_FIRST
        return laying.not_this_turn(s, theft, action - Act.TURN) if phase == Phase.TURN else Why.TURNED
    return elsewhere(s, action, Why.UNDER_WAY)


def in_ritual(s: Runes, action: i64) -> i64:
    """What a ritual is meant for: a player, a hand stone, or the coins of a stone on the table."""
    phase = s.phase
    stone, cell = stone_named(action), cell_named(action)
    if action == Act.NONE or action == Act.PASS:
        found: i64 = targets.must_take(s) if phase == Phase.TAKE else Why.MUST_CHOOSE
        return found if action == Act.NONE else meant(found)
    if action < Act.STONE:
        return card(s, action, Why.UNDER_WAY)
    if phase == Phase.VICTIM:
        if Act.AT <= action < Act.TAKE:
            return targets.not_at(s, s.deed, s.seat, action - Act.AT)
        return elsewhere(s, action, Why.PLAYERS_ONLY)
    if Act.TURN <= action < Act.CELL:
        return Why.UNDER_WAY
    if phase == Phase.TAKE:
        if stone != 0:
            found = targets.not_loot(s, s.seat, targets.foe(s), targets.loot_colour(s), stone)
            return found if action >= Act.TAKE else meant(found)
        return elsewhere(s, action, Why.HANDS_ONLY)
    if cell != NO_CELL:
        return targets.not_marked(s, s.deed, s.seat, targets.foe(s), s.roll, cell)
    return Why.TABLE_ONLY if stone != 0 else elsewhere(s, action, Why.TABLE_ONLY)


def card(s: Runes, action: i64, why: i64) -> i64:
    """A ritual that is not asked for: for most it matters first whether it is there at all."""
    if action == Act.PASS or action == Act.NONE:
        return Why.NOT_NOW
    found = rituals.not_held(s, ritual_named(action))
    return found or (why if action < Act.DROP else Why.NO_NEED)


def elsewhere(s: Runes, action: i64, why: i64) -> i64:
    """Stones, cells and players that are not asked for: what is not there at all is told first."""
    phase = s.phase
    stone = stone_named(action)
    if stone != 0:
        found = laying.not_in_hand(s, stone)
        return why if found == Why.ALLOWED or why == Why.PLAYERS_ONLY or why == Why.DEFEND_FIRST else found
    if cell_named(action) >= s.cells:
        return Why.OUT_OF_REACH
    if action >= Act.WARD:
        return Why.NO_THREAT
    if Act.AT <= action < Act.TAKE:
        if action - Act.AT >= s.seats:
            return Why.NOBODY_THERE
        return Why.NO_AIM if phase == Phase.WINDOW or phase == Phase.DRAW or s.deed == NO_RITUAL else why
    return why


# -- figures -----------------------------------------------------------------------------------------------------------


class Closest:
    """The stone and turn, of those that the open question leaves, that come closest to lying on a cell."""

    def __init__(self, s: Runes, cell: i64) -> None:
        self.stone: i64 = s.stone
        self.turn: i64 = 0
        self.fits: i64 = 0  # how many stones fit there, or turns of the chosen one
        self.why: i64 = Why.OUT_OF_REACH
        self.have: i64 = 0  # matches of the one that comes closest
        if cell >= s.cells or s.laid == 0:
            self.why = Why.OUT_OF_REACH if cell >= s.cells else Why.ALLOWED
            self.fits = s.hand[s.seat]
            return
        self.why = Why.NOT_NOW
        chosen = s.stone
        stone = chosen if chosen != 0 else hands.next_in_hand(s, s.seat, 0)
        while stone != 0:
            fits = self.try_turns(s, cell, stone)
            if chosen != 0:
                self.fits = fits
                return
            if fits > 0:
                self.fits += 1
            stone = hands.next_in_hand(s, s.seat, stone)

    def try_turns(self, s: Runes, cell: i64, stone: i64) -> i64:
        """In how many turns a stone fits."""
        theft = targets.theft(s)
        fits: i64 = 0
        turn: i64 = 0
        while turn < SIDES:
            found = laying.not_this_cell(s, theft, stone, turn, cell)
            have = plane.matches(s, stone, turn, cell)
            if found == Why.ALLOWED:
                fits += 1
            if self.why == Why.NOT_NOW or found == Why.ALLOWED or (self.why != Why.ALLOWED and have > self.have):
                self.why = found
                self.stone = stone
                self.turn = turn
                self.have = have
            turn += 1
        return fits


class Nearest:
    """The cell where a stone, or any stone of a hand, comes nearest to what is needed."""

    def __init__(self) -> None:
        self.cell: i64 = NO_CELL
        self.need: i64 = 0
        self.have: i64 = 0
        self.short: i64 = FAR

    def look(self, s: Runes, seat: i64, theft: i64, stone: i64, turn: i64) -> None:
        """Look at all cells in reach for a stone turned like this."""
        cell: i64 = 0
        while cell < s.cells:
            found = placing.not_there(s, seat, theft, s.top[cell], plane.common(s, stone, turn, cell))
            if found == Why.NO_MATCH or found == Why.TOO_FEW:
                need, have = placing.needed(s.top[cell], theft), plane.matches(s, stone, turn, cell)
                if need - have < self.short or (need - have == self.short and have > self.have):
                    self.cell = cell
                    self.need = need
                    self.have = have
                    self.short = need - have
            cell += 1


def nearest(s: Runes, seat: i64, theft: i64, stone: i64, turn: i64) -> Nearest:
    """Where a stone that may lie nowhere comes nearest; without a turn in all of them, without a stone the hand."""
    found = Nearest()
    only = stone
    stone = only if only != 0 else hands.next_in_hand(s, seat, 0)
    while stone != 0:
        if turn >= 0:
            found.look(s, seat, theft, stone, turn)
        else:
            k: i64 = 0
            while k < SIDES:
                found.look(s, seat, theft, stone, k)
                k += 1
        if only != 0:
            return found
        stone = hands.next_in_hand(s, seat, stone)
    return found


def figures(s: Runes, action: i64, why: i64) -> dict[str, int]:
    """What a reason counts and names: cells and stones by number, players by seat, what is needed and what there is."""
    cell = cell_named(action)
    if why == Why.OUT_OF_REACH:
        return {"cell": cell + 1, "cells": s.cells}
    if why == Why.FITS_NOWHERE or why == Why.TURN_FITS_NOWHERE:
        return miss(s, action, why)
    if why == Why.IN_VAIN:
        return vain(s, action)
    if why == Why.WINDOW_FIRST:
        return {"skips": s.skips[s.seat] if s.breaks == 0 else 0, "fits": fitting(s)}
    if why == Why.NOBODY_THERE:
        return {"players": s.seats}
    if why == Why.MUST_LAY:
        return {"fits": fitting(s), "hand": s.hand[s.seat], "stone": s.stone}
    if why == Why.NOT_HELD or why == Why.NO_NEED or why == Why.UNDER_WAY:
        return {"have": s.held[s.seat], "need": s.box.held}
    if why == Why.STONE_FIRST and cell == NO_CELL:
        return {"cell": 0, "fits": fitting(s), "hand": s.hand[s.seat]}
    told: dict[str, int] = on_cell(s, cell, why) if cell != NO_CELL else {}
    stone = stone_named(action)
    if stone != 0:
        told["stone"] = stone
        told["owner"] = s.where[stone] - 1
    return told


def on_cell(s: Runes, cell: i64, why: i64) -> dict[str, int]:
    """What lies on a cell, and what laying or touching something there needs and has."""
    told: dict[str, int] = {"cell": cell + 1, "owner": plane.owner_of(s, cell)}
    if s.phase == Phase.MARK:
        told["have"] = plane.coins_on(s, cell)
        told["need"] = s.box.most if s.deed == Ritual.MORE_COINS else s.roll
    elif s.phase == Phase.STONE or s.phase == Phase.TURN:
        close = Closest(s, cell)
        told["stone"] = close.stone
        told["fits"] = close.fits
        told["hand"] = s.hand[s.seat]
        told["have"] = close.have
        told["need"] = placing.needed(s.top[cell], targets.theft(s))
    elif s.phase == Phase.CELL:
        told["stone"] = s.stone
        told["fits"] = Closest(s, cell).fits  # turned otherwise
        told["have"] = plane.matches(s, s.stone, s.turn, cell)
        told["need"] = placing.needed(s.top[cell], targets.theft(s))
    if why == Why.TOO_FEW:
        told["now"] = plane.matches_now(s, cell)
    return told


def miss(s: Runes, action: i64, why: i64) -> dict[str, int]:
    """Where a stone that fits nowhere comes nearest."""
    stone = stone_named(action)
    turn: i64 = -1
    if why == Why.TURN_FITS_NOWHERE:
        stone = s.stone
        turn = action - Act.TURN
    near = nearest(s, s.seat, targets.theft(s), stone, turn)
    return {"stone": stone, "turn": turn, "cell": near.cell + 1, "need": near.need, "have": near.have}


def vain(s: Runes, action: i64) -> dict[str, int]:
    """Why a ritual could do nothing: what it would need, and what there is of it."""
    kind = s.deed if s.phase == Phase.VICTIM else ritual_named(action)
    told: dict[str, int] = {"ritual": kind, "as": kind, "copied": 0}
    if kind == Ritual.COPY and s.open != NO_RITUAL and s.open != Ritual.COPY:
        kind = s.open
        told["as"] = kind
        told["copied"] = 1
    told["hand"] = s.hand[s.seat]
    told["need"] = s.box.most if kind == Ritual.MORE_COINS else s.box.hand
    told["bag"] = hands.in_bag(s)
    told["deepest"] = course.DEEPEST
    told["pile"] = 0 if s.open == NO_RITUAL else 1
    told["own"] = stones_laid(s, s.seat, 1)
    told["others"] = stones_laid(s, s.seat, 0)
    if kind == Ritual.PLACE or kind == Ritual.STEAL_STONE:
        near = nearest(s, s.seat, NO_THEFT if kind == Ritual.PLACE else ANYBODY, 0, -1)
        told["cell"] = near.cell + 1
        told["need"] = near.need
        told["have"] = near.have
    return told


def stones_laid(s: Runes, seat: i64, own: i64) -> i64:
    """How many stones on the table are a player's, or the others'."""
    n: i64 = 0
    cell: i64 = 0
    while cell < s.cells:
        owner = plane.owner_of(s, cell)
        if owner != NOBODY and (owner == seat) == (own == 1):
            n += 1
        cell += 1
    return n


def fitting(s: Runes) -> i64:
    """How many hand stones of the asked seat may be laid."""
    theft = targets.theft(s)
    n: i64 = 0
    stone = hands.next_in_hand(s, s.seat, 0)
    while stone != 0:
        if laying.not_this_stone(s, theft, stone) == Why.ALLOWED:
            n += 1
        stone = hands.next_in_hand(s, s.seat, stone)
    return n
