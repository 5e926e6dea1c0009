# compiled with mypyc
"""The course of the game: turns, windows for rituals, what is settled after each act, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import cards, placing
from meadhall.games.runes.rules.names import NO_THEFT, NOBODY, Event, Phase, Stage, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

DEEPEST: Final = 14  # extra turns within extra turns
BREAK: Final = 4  # bits of a turn that an extra one broke into: seat + 1 and stage


def seat_after(s: Runes, seat: i64, steps: i64) -> i64:
    """The seat some steps further in the direction of play."""
    return (seat + steps * s.way + s.seats * s.seats) % s.seats


# -- turns -------------------------------------------------------------------------------------------------------------


def begin_turn(s: Runes, seat: i64) -> None:
    """It is this seat's turn, unless it must miss it (ruling 9)."""
    while s.skips[seat] > 0:
        s.skips[seat] -= 1
        tell(s, Event.MISSED, seat)
        seat = seat_after(s, seat, 1)
    s.active = seat
    s.stage = Stage.BEFORE
    open_window(s)


def take_turn(s: Runes) -> None:
    """The window before a turn has closed: lay a stone, miss the turn, or find that none fits."""
    seat = s.active
    if s.skips[seat] > 0 and s.breaks == 0:
        s.skips[seat] -= 1
        tell(s, Event.MISSED, seat)
        end_turn(s)
    elif placing.hand_fits(s, seat, NO_THEFT):
        s.phase = Phase.STONE
        s.seat = seat
        s.actor = seat
    else:
        tell(s, Event.STUCK, seat)
        s.idle |= 1 << seat
        end_turn(s)


def end_turn(s: Runes) -> None:
    """Go back to the turn that an extra one broke into, or on to the next; end when a whole round brought nothing."""
    if s.breaks > 0:
        s.active = broken_seat(s.breaks)
        s.stage = s.breaks & 1
        s.breaks >>= BREAK
        open_window(s)
        return
    if s.idle == (1 << s.seats) - 1:  # ruling 11
        tell(s, Event.STALLED)
        finish(s)
        return
    seat = s.active
    if s.turning:
        s.turning = 0
        s.way = -s.way
        if s.seats > 2:  # of two, the one whose turn ended moves again
            seat = seat_after(s, seat, 1)
    else:
        seat = seat_after(s, seat, 1)
    begin_turn(s, seat)


# -- extra turns (ruling 9) --------------------------------------------------------------------------------------------


def may_break_in(s: Runes) -> bool:
    """Whether there may be another extra turn within those that are on."""
    return s.breaks >> (BREAK * (DEEPEST - 1)) == 0


def break_in(s: Runes, seat: i64) -> None:
    """Give a seat an extra turn now; the turn that is on continues after it."""
    note_break(s, s.active, s.stage)
    s.active = seat
    s.stage = Stage.BEFORE


def note_break(s: Runes, seat: i64, stage: i64) -> None:
    """A turn is broken into."""
    s.breaks = s.breaks << BREAK | (seat + 1) << 1 | stage


def broken_seat(breaks: i64) -> i64:
    """Whose turn was broken into last."""
    return ((breaks & 15) >> 1) - 1


def broken_turns(s: Runes) -> list[tuple[int, int]]:
    """Seat and stage of the turns that wait for an extra one to end, the last interrupted last."""
    found: list[tuple[int, int]] = []
    breaks = s.breaks
    while breaks > 0:
        found.insert(0, (broken_seat(breaks), breaks & 1))
        breaks >>= BREAK
    return found


# -- windows (ruling 6) ------------------------------------------------------------------------------------------------


def open_window(s: Runes) -> None:
    """Ask everybody who holds a ritual, from the active seat on."""
    ask_from(s, 0)


def pass_on(s: Runes) -> None:
    """The asked seat plays nothing: ask the next one that holds a ritual."""
    ask_from(s, ((s.seat - s.active) * s.way + s.seats) % s.seats + 1)


def ask_from(s: Runes, step: i64) -> None:
    """Ask the first holder of rituals from that step on; go on with the turn when there is none."""
    while step < s.seats:
        seat = seat_after(s, s.active, step)
        if s.held[seat] > 0:
            s.phase = Phase.WINDOW
            s.seat = seat
            s.actor = NOBODY
            return
        step += 1
    if s.stage == Stage.BEFORE:
        take_turn(s)
    else:
        end_turn(s)


def settle(s: Runes, dice: Dice) -> None:
    """After a stone or a ritual: see who has won, draw rituals that are owed, then open a window."""
    seat: i64 = 0
    while seat < s.seats:
        if s.tray[seat] == 0:
            tell(s, Event.WON, seat)
            finish(s)
            return
        seat += 1
    step: i64 = 0
    while step < s.seats:
        seat = seat_after(s, s.active, step)
        while s.owed[seat] > 0:
            if not cards.rituals_left(s):
                tell(s, Event.NO_DRAW, seat)
                s.owed[seat] = 0
            elif s.held[seat] >= s.box.held:
                s.phase = Phase.DRAW
                s.seat = seat
                s.actor = NOBODY
                return
            else:
                s.owed[seat] -= 1
                cards.draw_ritual(s, seat, dice)
        step += 1
    open_window(s)


def finish(s: Runes) -> None:
    """Nothing is asked any more."""
    s.seat = OVER
    s.phase = Phase.WINDOW
    s.stage = Stage.AFTER
    s.actor = NOBODY
    s.breaks = 0
    s.turning = 0
    s.idle = 0
    seat: i64 = 0
    while seat < s.seats:
        s.owed[seat] = 0
        seat += 1
