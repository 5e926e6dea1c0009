"""What the end of Karvi pays for (ruling 41); what counts lies on the mats, so all are compared."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.glances import Account, Paid, Source, Weighed
from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import LINES, MOST_RUNES, Line, Side
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.rules.state import Karvi

SIGNS = {  # of the lines that are counted at the end
    Line.RUNES: "rune", Line.STRENGTH: "axe", Line.TILES: "post-double", Line.BEER: "beer", Line.BREAD: "bread",
    Line.GOLD: "gold", Line.RESOURCES: "fur",
}  # fmt: skip
LIE = {Line.RESOURCES: ("fur", "silver")}  # what of a mat a line counts, where it is not its sign


def spot(seat: int, sign: str) -> str:
    """The id of what a mat has of something, on the own one and on those of rivals alike."""
    return f"pays-{seat + 1}-{sign}"


def account(view: Karvi) -> Account:
    """The lines of the end, in the order of the score sheet."""
    return Account(Phrase("scoring-end"), tuple(_source(view, line) for line in SIGNS))


def _source(view: Karvi, line: int) -> Source:
    name, box = LINES[line], view.box
    each = {"bread": box.end_bread, "gold": box.end_gold, "cards": box.end_cards, "resources": box.end_resources}
    rule = Phrase(f"paid-{name}-rule", {what: int(figure) for what, figure in each.items()})
    if line == Line.BEER:  # it stands on the dice
        return Source(name, SIGNS[line], Phrase(f"score-{name}"), rule)
    rows = sorted((_weighed(view, line, seat) for seat in range(view.seats)), key=lambda row: -row.figure)
    return Source(name, SIGNS[line], Phrase(f"score-{name}"), rule, weighed=tuple(rows), counted=SIGNS[line])


def _weighed(view: Karvi, line: int, seat: int) -> Weighed:
    note = Phrase("paid-why-cards", {"n": int(scoring.hand(view, seat))}) if line == Line.GOLD else None
    return Weighed(seat, _count(view, line, seat), int(scoring.final(view, seat, line)), note)


def _count(view: Karvi, line: int, seat: int) -> int:
    """How many things a seat has that a line counts."""
    p, base = view.p, seat * P.SIZE
    if line == Line.RUNES:
        return sum(int(p[base + P.RUNE + slot]) > 0 for slot in range(MOST_RUNES))
    if line == Line.STRENGTH:
        return int(scoring.crew(view, seat, Side.HEALTHY) + scoring.crew(view, seat, Side.INJURED))
    if line == Line.TILES:
        return int(p[base + P.TRADES])
    if line == Line.BEER:
        return int(scoring.beer(view, seat))
    if line == Line.BREAD:
        return int(p[base + P.BREAD])
    return int(p[base + P.GOLD]) if line == Line.GOLD else int(p[base + P.FUR] + p[base + P.SILVER])


def paid(view: Karvi, told: Told) -> Paid | None:
    """What a line of the end pays to a seat."""
    if told.name != "counted":
        return None
    seat, line, points, _ = told.figures
    figures: dict[str, Any] = {"n": _count(view, line, seat), "cards": int(scoring.hand(view, seat)), "points": points}
    spots = tuple(spot(seat, sign) for sign in LIE.get(line, (SIGNS[line],)))
    if line == Line.BEER:
        spots = tuple(f"die-{seat + 1}-{k + 1}" for k in range(view.each))
    return Paid(LINES[line], seat, points, Phrase(f"paid-why-{LINES[line]}", figures), spots)
