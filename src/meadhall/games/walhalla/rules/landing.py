# compiled with mypyc
"""Going ashore: the dragon is unloaded place by place, coast first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.walhalla.rules import cards
from meadhall.games.walhalla.rules.names import (
    COUNTS,
    FJORDS,
    LINES,
    NOBODY,
    NONE,
    PLACES,
    Camp,
    Card,
    End,
    Event,
    Kind,
    Phase,
    Score,
    Side,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def place_of(s: Walhalla, step: i64) -> i64:
    """The place aboard that is unloaded as number `step`, from 0: the end that leads lies at the coast."""
    return from_end(s.end, step)


def from_end(end: i64, step: i64) -> i64:
    """The place aboard that lies `step` behind an end; and back, the step of a place."""
    return step if end == End.BOW else PLACES - 1 - step


def row_of(s: Walhalla, step: i64) -> i64:
    """The row, from 0, beside the place unloaded as number `step`."""
    return (s.fjords[s.fjord * (s.box.berths + 1)] - 1) * s.box.length + step


def beside(s: Walhalla, fjord: i64, row: i64, side: i64) -> i64:
    """The field left (0) or right (1) of a fjord in a row; NOBODY where there is headland or open sea."""
    tongue = fjord - 1 + side
    if tongue < 0 or tongue >= FJORDS - 1 or row >= s.length[tongue]:
        return NOBODY
    return tongue * s.box.rows + row


def open_fields(s: Walhalla, fjord: i64, step: i64, owner: i64) -> list[int]:
    """Fields where a Viking could land if the dragon moored in a fjord now and unloaded it as number `step`."""
    row: i64 = s.fjords[fjord * (s.box.berths + 1)] * s.box.length + step
    fields = [int(beside(s, fjord, row, side)) for side in (Side.LEFT, Side.RIGHT)]
    return [field for field in fields if field != NOBODY and s.held[field] != owner]


def landing(s: Walhalla, owner: i64, side: i64) -> i64:
    """The field on that side where the next Viking may land: never where one of its own stands (ruling 3)."""
    field = beside(s, s.fjord, row_of(s, s.step), side)
    if field != NOBODY and s.held[field] == owner:
        return NOBODY
    return field


def unload(s: Walhalla, dice: Dice) -> bool:
    """Unload the places still to come; True when a question is open, False when the dragon is empty."""
    while s.step < PLACES:
        place = place_of(s, s.step)
        owner = s.crew[place]
        if owner != NOBODY:
            left = landing(s, owner, Side.LEFT)
            right = landing(s, owner, Side.RIGHT)
            if left != NOBODY and right != NOBODY:
                s.seat = owner
                s.phase = Phase.SIDE
                return True
            if left != NOBODY or right != NOBODY:
                if go_ashore(s, max(left, right), dice):
                    return True
            else:
                s.crew[place] = NOBODY
                s.camp[owner * COUNTS + Camp.MIDGARD] += 1
                tell(s, Event.RETURNED, owner, place, s.fjord)
        s.step += 1
    return False


def go_ashore(s: Walhalla, field: i64, dice: Dice) -> bool:
    """The Viking at the place being unloaded steps onto a field; True when a question is open."""
    owner = s.crew[place_of(s, s.step)]
    rival = s.held[field]
    if rival == NOBODY:
        return besiege(s, field, dice)
    tell(s, Event.ASSAILED, owner, rival, field, s.land[field])
    s.field = field
    s.seat = owner
    s.phase = Phase.ATTACK  # asked even without the card, or hands would show (ruling 12)
    return True


def besiege(s: Walhalla, field: i64, dice: Dice) -> bool:
    """The landing Viking comes to stand on a field and gets what it gives at once (ruling 5)."""
    place = place_of(s, s.step)
    owner = s.crew[place]
    s.crew[place] = NOBODY
    s.held[field] = owner
    s.field = NOBODY
    tell(s, Event.LANDED, owner, field, s.land[field])
    kind = s.box.kind[s.land[field]]
    if kind == Kind.FOREST:
        s.field = field
        s.seat = owner
        s.phase = Phase.HUNT  # ruling 12
        return True
    if kind == Kind.CULT:
        cards.draw(s, owner, dice)
    return False


def hunt(s: Walhalla, played: bool) -> None:
    """Score the forest just taken, twice with the card."""
    seat = s.seat
    points = s.box.value[s.land[s.field]]
    if played:
        cards.play(s, seat, Card.HUNT)
        points *= s.box.hunt
    s.score[seat * LINES + Score.FORESTS] += points
    tell(s, Event.FOREST, seat, points, s.field)
    s.field = NOBODY


def clear_dragon(s: Walhalla) -> None:
    """The dragon is unloaded; nothing about it matters any more but where it lies."""
    s.dragon = NONE
    s.fjord = NOBODY
    s.end = End.BOW
    s.step = 0
    s.field = NOBODY
