# compiled with mypyc
"""From one turn to the next, and from one voyage to the next: docking, the ghost, the harbour's prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER, ints
from meadhall.games.raids.rules import aboard, navigation, scoring, track
from meadhall.games.raids.rules.names import NOBODY, Event, Phase, Score, Source, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def end_turn(s: Raids, dice: Dice) -> None:
    """Hand over to the ship furthest behind; the ghost moves by itself."""
    while True:
        ship = track.hindmost(s)
        if ship == NOBODY:
            end(s, dice)
            return
        if ship < s.seats:
            navigation.start_turn(s, ship)
            return
        drift(s, ship)


def dock(s: Raids, ship: i64) -> None:
    """Take the lowest free berth; the voyage is over for this ship (ruling 8)."""
    s.docked += 1
    s.slot[ship] = s.docked
    if ship < s.seats:  # of the ghost it is told where it drifts
        tell(s, Event.DOCKED, ship, s.docked)


def drift(s: Raids, ghost: i64) -> None:
    """The ghost discards as any ship, then goes to the next village, from the last one home (ruling 11)."""
    track.discard_up_to_next_ship(s, ghost)
    start = s.place[ghost]
    space = start + 1
    while space < s.box.harbour and not s.box.village[space]:
        space += 1
    s.place[ghost] = space
    tell(s, Event.GHOST, start, space)
    if space == s.box.harbour:
        dock(s, ghost)


def begin(s: Raids, dice: Dice) -> None:
    """Lay out the tiles of the next voyage and send the last in the harbour out first."""
    s.voyage += 1
    s.docked = 0
    track.lay_out(s, dice)
    ship: i64 = 0
    while ship < s.ships:
        s.place[ship] = 0
        ship += 1
    tell(s, Event.VOYAGE, s.voyage, s.harbours[s.voyage])
    navigation.start_turn(s, track.hindmost(s))


def end(s: Raids, dice: Dice) -> None:
    """Sails hire, the harbour tile is scored, then the next voyage or the end (ruling 10)."""
    hire_by_sails(s)
    award_prizes(s)
    if s.voyage == s.box.voyages:
        count(s)
    track.clear(s)
    if s.voyage < s.box.voyages:
        berth_behind_ghost(s)
        begin(s, dice)
        return
    s.seat = OVER
    s.active = NOBODY
    s.mover = NOBODY
    s.phase = Phase.SAIL
    tell(s, Event.ENDED)


def hire_by_sails(s: Raids) -> None:
    """Every sail aboard brings a Viking."""
    ship: i64 = 0
    while ship < s.seats:
        sails = scoring.sails(s, ship)
        if sails > 0:
            aboard.hire(s, ship, sails, Source.SAILS)
        ship += 1


def award_prizes(s: Raids) -> None:
    """The first ships in the ranking of the harbour tile get a coin each."""
    counts = ints(s.seats)
    ship: i64 = 0
    while ship < s.seats:
        counts[ship] = scoring.harbour_count(s, ship)
        ship += 1
    rank: i64 = 0
    while rank < s.seats and rank < len(s.box.prize):
        ship = scoring.ranked(s, rank, counts)
        tell(s, Event.RANKED, ship, rank + 1, s.box.prize[rank], counts[ship])
        aboard.take_coin(s, ship, s.box.prize[rank], Source.HARBOUR)
        rank += 1


def berth_behind_ghost(s: Raids) -> None:
    """Who docked later starts earlier; a ghost lies in berth 1, the players behind it in their order."""
    if s.ships == s.seats:
        return
    ghost = s.ships - 1
    first: i64 = 0 if s.slot[0] < s.slot[1] else 1
    s.slot[ghost] = 1
    s.slot[first] = 2
    s.slot[1 - first] = 3


def count(s: Raids) -> None:
    """Tell every point at the end, line by line (ruling 12); it changes nothing."""
    log = s.log
    if log is None:
        return
    log.keep(s)
    line: i64 = 0
    while line <= Score.MONSTERS:  # the last one
        ship: i64 = 0
        while ship < s.seats:
            points = scoring.score(s, ship, line)
            if points != 0:
                tell(s, Event.COUNTED, ship, line, points)
            ship += 1
        line += 1
