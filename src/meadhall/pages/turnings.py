"""Turning points of a finished game: turns that changed somebody's chance to win, and the parts it is told by."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from meadhall.bots.coach import Weighed, turns
from meadhall.pages.frame import Frame
from meadhall.pages.story import Story

MOST = 3
LEAST = 0.15  # of a chance
APART = 4  # turns
SURE = 2.6  # standard errors, for many turns are looked at
LIKELY = 1.96  # of the interval that is told


class Turning(NamedTuple):
    """The ply after it, and what it is told as."""

    ply: int
    heading: str
    text: str


def rounds(f: Frame) -> list[tuple[int, str]]:
    """The plies at which the parts of the game begin, with their names."""
    found: dict[int, str] = {}
    for ply, move in enumerate(f.table.moves, 1):
        for told in move.events:
            heading = f.show.heading(told) if told.is_for(f.eye.seat) else None
            if heading is not None:
                found[0 if ply == 1 else ply] = f.say(heading)
    opening = f.show.opening(f.table.earlier(0).view(f.eye.seat)) if 0 not in found else None
    if opening is not None:
        found[0] = f.say(opening)
    return sorted(found.items())


def error(one: Weighed, seat: int) -> float:
    """The standard error of a chance, at least that of one game that went the other way."""
    share = min(max(one.shares[seat], 1 / (one.games + 2)), 1 - 1 / (one.games + 2))
    return math.sqrt(share * (1 - share) / one.games)


def turnings(f: Frame, story: Story) -> list[Turning]:
    """The largest changes of any seat's chance within a turn that cannot be chance, in the order of play."""
    if not story.weighed:
        return []
    plies = sorted(story.chances)
    ends = turns([move.seat for move in f.table.moves])
    changes = []
    for at, (before, after) in enumerate(pairwise(plies)):
        if any(before < ply < after for ply in ends):
            continue  # nobody knows which turn it was
        was, now = story.chances[before], story.chances[after]
        for seat in range(f.table.seats):
            change = now.shares[seat] - was.shares[seat]
            over = after == f.table.ply  # then it is no chance any more
            off = math.hypot(error(was, seat), 0.0 if over else error(now, seat))
            if abs(change) >= max(LEAST, SURE * off):
                changes.append((abs(change), at, seat, off))
    chosen: dict[int, tuple[int, float]] = {}
    for _, at, seat, off in sorted(changes, reverse=True):
        if len(chosen) < MOST and all(abs(at - other) >= APART for other in chosen):
            chosen[at] = (seat, off)
    return [_turning(f, story, plies[at], plies[at + 1], *chosen[at]) for at in sorted(chosen)]


def _turning(f: Frame, story: Story, before: int, after: int, seat: int, off: float) -> Turning:
    part = [name for ply, name in rounds(f) if ply <= before][-1:]
    at = f.w("end-turn-at", ply=after)
    was, now = story.chances[before].shares[seat], story.chances[after].shares[seat]
    figures = {"from": round(100 * was), "to": round(100 * now), "off": math.ceil(100 * LIKELY * off)}
    up = "yes" if now > was else "no"
    if seat == f.eye.seat:
        change = f.w("end-turn-you", up=up, **figures)
    else:
        change = f.w("end-turn", who=f.table.names[seat], up=up, **figures)
    told = [one for move in f.table.moves[before:after] for one in move.events if one.is_for(f.eye.seat)]
    happened = [f.say(f.show.event(told[0]))] if told else []
    return Turning(after, f"{', '.join([*part, at])}.", " ".join([*happened, change]))
