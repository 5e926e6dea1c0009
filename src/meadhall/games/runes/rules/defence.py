# compiled with mypyc
"""Parrying a ritual (ruling 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import cards, effects
from meadhall.games.runes.rules.names import Act, Event, Phase, Ritual, Why, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def not_defended(s: Runes, kind: i64) -> i64:
    """Why the asked seat cannot parry with a ritual; who loses only the second stone of a theft cannot mirror."""
    if kind == Ritual.MIRROR and s.seat != s.victim:  # ruling 7
        return Why.PARRY_ONLY
    return Why.ALLOWED if cards.holds(s, s.seat, kind) else Why.NOT_HELD


def defences(s: Runes, out: Ints) -> i64:
    """Ward, mirror or accept."""
    n: i64 = 0
    if not_defended(s, Ritual.WARD) == Why.ALLOWED:
        out[0] = Act.WARD
        n = 1
    if not_defended(s, Ritual.MIRROR) == Why.ALLOWED:
        out[n] = Act.MIRROR
        n += 1
    out[n] = Act.ACCEPT
    return n + 1


def aim(s: Runes, dice: Dice) -> None:
    """Everything is chosen: the victim may parry, if it holds a ritual at all; what is mirrored cannot be parried."""
    if s.actor == s.caster:
        tell(s, Event.AIMED, s.actor, s.victim, s.deed, s.cell)
        if s.held[s.victim] > 0:
            s.phase = Phase.DEFEND
            s.seat = s.victim
            return
    warn_second(s, dice)


def warn_second(s: Runes, dice: Dice) -> None:
    """Whoever loses only the black stone may ward that part."""
    if s.second != 0 and s.actor == s.caster:
        victim = s.where[s.second] - 1
        if victim != s.victim:
            tell(s, Event.AIMED, s.actor, victim, s.deed, s.cell)
            if s.held[victim] > 0:
                s.phase = Phase.DEFEND
                s.seat = victim
                return
    effects.take_effect(s, dice)


def accept(s: Runes, dice: Dice) -> None:
    """The victim lets it happen."""
    if s.seat == s.victim:
        warn_second(s, dice)
    else:
        effects.take_effect(s, dice)


def ward(s: Runes, dice: Dice) -> None:
    """Cancel the ritual; the second victim of a theft cancels only its part."""
    seat = s.seat
    parry(s, seat, Ritual.WARD)
    tell(s, Event.WARDED, seat, s.caster, s.deed)
    if seat == s.victim:
        effects.spend(s, dice)
    else:
        s.second = 0
        effects.take_effect(s, dice)


def mirror(s: Runes) -> None:
    """Turn the ritual against its caster: what it is meant for is chosen anew, with the same roll."""
    seat = s.seat
    parry(s, seat, Ritual.MIRROR)
    tell(s, Event.MIRRORED, seat, s.caster, s.deed)
    effects.forget_choice(s)
    s.actor = seat


def parry(s: Runes, seat: i64, kind: i64) -> None:
    """Show a ritual of defence and lay it on the open pile; the parried one will lie on top of it."""
    cards.give_up(s, seat, kind)
    cards.discard(s, kind)
    s.shown += 1
