"""What the end of Raids pays for: everything that counts is counted then (ruling 12)."""

from __future__ import annotations

from meadhall.engine.game import Told
from meadhall.engine.glances import Account, Paid, Source
from meadhall.engine.phrase import Phrase
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.names import SCORES, Kind, Score
from meadhall.games.raids.rules.state import Raids

SIGNS = {  # of the lines of the score sheet
    "coins": "coin", "runes": "rune", "mjolnirs": "mjolnir", "standards": "standard", "goods": "wood",
    "monsters": "monster",
}  # fmt: skip
BESIDE = {Score.RUNES: Kind.RUNE, Score.GOODS: Kind.GOODS, Score.MONSTERS: Kind.MONSTER}
ABOARD = {Score.MJOLNIRS: Kind.MJOLNIR, Score.STANDARDS: Kind.STANDARD}


def account(view: Raids) -> Account:
    """Every line of the score sheet."""
    sources = tuple(Source(line, SIGNS[line], Phrase(f"score-{line}"), _rule(view, line)) for line in SCORES)
    return Account(Phrase("scoring-end"), sources)


def _rule(view: Raids, line: str) -> Phrase:
    if line != "runes":
        return Phrase(f"paid-{line}-rule")
    sets = tuple(Phrase("number", {"n": int(points)}) for points in view.box.runes[1:])
    return Phrase("paid-runes-rule", {"sets": sets})


def paid(view: Raids, told: Told) -> Paid | None:
    """What is counted for a ship."""
    if told.name != "counted":
        return None
    ship, line, points, _ = told.figures
    return Paid(SCORES[line], ship, points, _why(view, ship, line), _spots(view, ship, line))


def _why(view: Raids, ship: int, line: int) -> Phrase:
    if line == Score.COINS:
        kinds = len(view.box.coin)
        return Phrase("paid-why-coins", {"n": sum(int(n) for n in view.coins[ship * kinds : (ship + 1) * kinds])})
    if line == Score.MJOLNIRS:
        hammers = int(scoring.aboard(view, ship, Kind.MJOLNIR))
        return Phrase("paid-why-mjolnirs", {"n": hammers, "vikings": int(view.vikings[ship])})
    if line == Score.STANDARDS:
        return Phrase("paid-why-standards", {"n": len(_holding(view, ship, Kind.STANDARD))})
    return Phrase(f"paid-why-{SCORES[line]}", {"n": int(scoring.beside(view, ship, BESIDE[line]))})


def _spots(view: Raids, ship: int, line: int) -> tuple[str, ...]:
    """Places aboard, or what is kept beside the ship."""
    if line in ABOARD:
        return tuple(f"aboard-{ship + 1}-{space + 1}" for space in _holding(view, ship, ABOARD[line]))
    return (f"kept-{ship + 1}-{SCORES[line]}",)


def _holding(view: Raids, ship: int, kind: int) -> list[int]:
    """The places of a ship where a kind of tile lies."""
    box, base = view.box, ship * int(view.box.spaces)
    return [space for space in range(box.spaces) if box.kind[view.hold[base + space]] == kind]
