# compiled with mypyc
"""The pile of what is still to do in a turn, and what equipment tiles lay on it.

An effect that needs an answer lays a task on the pile; the uppermost is the open question, an empty pile means the
player's menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.games.karvi.rules.box import ON, RULE, Gain, Op
from meadhall.games.karvi.rules.names import Event, P, Task, tell

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

TASK: Final = 4  # a task and its three figures
MOST_TASKS: Final = 32


def push(s: Karvi, task: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
    """Lay a task on the pile; it comes before those below."""
    at = s.depth * TASK
    s.todo[at] = task
    s.todo[at + 1] = first
    s.todo[at + 2] = second
    s.todo[at + 3] = third
    s.depth += 1


def pop(s: Karvi) -> None:
    """Take the uppermost task off the pile."""
    s.depth -= 1
    at = s.depth * TASK
    s.todo[at] = 0
    s.todo[at + 1] = 0
    s.todo[at + 2] = 0
    s.todo[at + 3] = 0


def top(s: Karvi) -> i64:
    """The open task: the uppermost, or the menu."""
    return s.todo[(s.depth - 1) * TASK] if s.depth > 0 else Task.TURN


def first(s: Karvi) -> i64:
    """The first figure of the uppermost task."""
    return s.todo[(s.depth - 1) * TASK + 1]


def second(s: Karvi) -> i64:
    """Its second figure."""
    return s.todo[(s.depth - 1) * TASK + 2]


def third(s: Karvi) -> i64:
    """Its third figure."""
    return s.todo[(s.depth - 1) * TASK + 3]


def set_first(s: Karvi, value: i64) -> None:
    """Change the first figure of the uppermost task."""
    s.todo[(s.depth - 1) * TASK + 1] = value


def set_second(s: Karvi, value: i64) -> None:
    """Change its second figure."""
    s.todo[(s.depth - 1) * TASK + 2] = value


def count_down(s: Karvi) -> None:
    """One less to do of the uppermost task; at none it is done."""
    left = first(s) - 1
    if left > 0:
        set_first(s, left)
    else:
        pop(s)


def dropped(s: Karvi, has_point: bool) -> bool:
    """Drop the uppermost task when it has no point; True when it is gone."""
    if has_point:
        return False
    pop(s)
    return True


def run(s: Karvi, effect: i64) -> None:
    """Lay an effect on the pile, if there is one."""
    if effect >= 0 and s.box.ops[effect] != Op.END:
        push(s, Task.RUN, effect)


def score(s: Karvi, seat: i64, line: i64, points: i64) -> None:
    """Move the meeple on the score track and remember what for."""
    s.p[seat * P.SIZE + P.LINE + line] += points


def award(s: Karvi, line: i64, points: i64) -> None:
    """Score what an effect counts; only who listens can tell how much that was."""
    score(s, s.seat, line, points)
    if s.box.rules >= 2 and points > 0:  # rules 1 kept silent about it
        tell(s, Event.GAINED, s.seat, Gain.POINTS, points)


# -- equipment tiles --------------------------------------------------------------------------------------------------


def rule(s: Karvi, seat: i64, key: i64) -> i64:
    """What the equipment tiles of a seat make of a rule; 0: nothing."""
    base = seat * P.SIZE
    total: i64 = 0
    slot: i64 = P.STERN
    while slot <= P.HEAD:
        tile = s.p[base + slot]
        if tile > 0:
            total += s.box.rule[(tile - 1) * RULE + key]
        slot += 1
    return total


def bonus_of(s: Karvi, seat: i64, event: i64) -> i64:
    """The equipment tile of a seat that answers to an event; -1 if none does."""
    base = seat * P.SIZE
    slot: i64 = P.STERN
    while slot <= P.HEAD:
        tile = s.p[base + slot]
        if tile > 0 and s.box.on[(tile - 1) * ON + event] >= 0:
            return tile - 1
        slot += 1
    return -1


def grant(s: Karvi, seat: i64, event: i64) -> None:
    """Lay the bonus of the equipment tile that answers to an event on the pile."""
    tile = bonus_of(s, seat, event)
    if tile >= 0:
        tell(s, Event.BONUS, seat, tile)
        run(s, s.box.on[tile * ON + event])
