"""What the rules say about a view, for the picture."""

from __future__ import annotations

from meadhall.engine.state import ints
from meadhall.games.walhalla.rules import landing, scoring
from meadhall.games.walhalla.rules.box import FJORDS, NOBODY, PLACES, SEATS, TONGUES
from meadhall.games.walhalla.rules.names import ENDS, FJORD_NAMES, Phase
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show.board import Facts


def facts(view: Walhalla) -> Facts:
    """Strengths and what they pay now; where one may land, and what awaits the crew at every berth."""
    strengths, shares = [], []
    strength = ints(SEATS)
    for tongue in range(TONGUES):
        scoring.strengths(view, tongue, False, strength)
        first, second = int(view.first[tongue]), int(view.second[tongue])
        strengths.append(tuple(int(strength[seat]) for seat in range(view.seats)))
        shares.append(
            tuple(int(scoring.share(strength, view.seats, seat, first, second)) for seat in range(view.seats))
        )
    sides: dict[str, int] = {}
    stops: dict[str, tuple[str, ...]] = {}
    if view.seat >= 0 and view.phase == Phase.SIDE:
        sides = {name: int(landing.landing(view, view.seat, side)) for side, name in enumerate(("left", "right"))}
    elif view.seat >= 0 and view.phase == Phase.BERTH:
        stops = {
            f"berth:{FJORD_NAMES[fjord]}.{ENDS[end]}": _stops(view, fjord, end)
            for fjord in range(FJORDS)
            for end in range(len(ENDS))
        }
    return Facts(tuple(strengths), tuple(shares), sides, stops)


def _stops(view: Walhalla, fjord: int, end: int) -> tuple[str, ...]:
    """For each place of the dragon: "free" to land, must "fight", goes "back", or "" when nobody is there."""
    found = []
    moored = int(view.fjords[fjord * (view.box.berths + 1)])
    for place in range(PLACES):
        owner = int(view.crew[place])
        row = moored * int(view.box.length) + (place if end == 0 else PLACES - 1 - place)
        beside = [int(landing.beside(view, fjord, row, side)) for side in range(2)]
        open_ = [int(view.held[at]) for at in beside if at != NOBODY and view.held[at] != owner]
        if owner == NOBODY:
            found.append("")
        else:
            found.append("back" if not open_ else "free" if NOBODY in open_ else "fight")
    return tuple(found)
