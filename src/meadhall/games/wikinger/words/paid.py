"""What the scorings of Wikinger pay for: small and large ones in rounds, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.engine.game import Told
from meadhall.engine.glances import Account, Paid, Source, Weighed
from meadhall.engine.ints import Ints
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules import land, scoring
from meadhall.games.wikinger.rules.names import EARNED, NONE, SOURCES, STANDS, TILE, Own, Row, Tile
from meadhall.games.wikinger.rules.names import Source as From
from meadhall.games.wikinger.rules.scoring import SCORES, Score
from meadhall.games.wikinger.rules.state import Wikinger

LOOT = "loot"  # gold of the ships; their points have a step of their own
GOLD = "gold"  # symbol of what is paid in gold
SIGNS = {
    "ships": "raider-red", LOOT: GOLD, "nobles": "noble", "scouts": "scout", "goldsmiths": "goldsmith",
    "fishers": "fisher", "raiders": "raider-red", "gold": GOLD, "boatmen": "boatman", "islands": "isle-middle",
    "longest": "isle-left", "feeding": "fisher", "buildings": "building-church",
}  # fmt: skip
IN_ROUNDS = ("ships", LOOT, "nobles", "scouts", "goldsmiths", "fishers")  # of a large scoring, from the top row down
ROWS = {"nobles": Row.NOBLES, "goldsmiths": Row.GOLDSMITHS, "fishers": Row.FISHERS}
Cells = Callable[[int, int], object]  # whether the cell of a row and a column counts


def account(view: Wikinger, told: Sequence[Told]) -> Account:
    """What is paid for; after the last round the end is counted too, in a scoring of its own."""
    number = int(view.round)
    if any(one.name == "ended" for one in told):
        lines = SCORES[Score.RAIDERS :] if view.advanced else SCORES[Score.RAIDERS : Score.BUILDINGS]
        return Account(Phrase("scoring-end"), tuple(_line(view, line) for line in lines))
    onward = Phrase("scoring-onward", {"round": number + 1}) if number < view.box.rounds else Phrase("scoring-to-end")
    large = number % 2 == 0
    names: tuple[str, ...] = IN_ROUNDS if large else ("goldsmiths",)
    if not view.advanced:
        names = tuple(name for name in names if name != "fishers")  # only a special tile brings them points
    title = Phrase("scoring-large" if large else "scoring-small", {"round": number})
    return Account(title, tuple(_in_round(view, name) for name in names), onward)


def _in_round(view: Wikinger, name: str) -> Source:
    box = view.box
    each = {"nobles": box.noble_points, "scouts": box.scout_points, "goldsmiths": box.goldsmith_gold}
    return Source(name, SIGNS[name], Phrase(f"paid-{name}"), Phrase(f"paid-{name}-rule", {"n": int(each.get(name, 0))}))


def paid(view: Wikinger, told: Told) -> Paid | None:
    """What an event of a scoring pays."""
    seat, b, c, _ = told.figures
    if told.name == "final":
        return Paid(SCORES[b], seat, c, _why(view, SCORES[b], seat), _ending(view, SCORES[b], seat))
    if told.name == "points" and c < EARNED:
        return _of_row(view, SOURCES[c], seat, b, "")
    if told.name == "gold" and c in (From.SHIPS, From.GOLDSMITHS):
        return _of_row(view, LOOT if c == From.SHIPS else SOURCES[c], seat, b, GOLD)
    return None


def _of_row(view: Wikinger, name: str, seat: int, amount: int, unit: str) -> Paid:
    """What a row of a land brings in a round."""
    spots = _cells(view, seat, _counting(view, name, seat))
    n = len(spots)
    each = amount // n if name in ROWS and n else 0
    return Paid(name, seat, amount, Phrase(f"paid-why-{name}", {"n": n, "each": each}), spots, each, unit)


def _counting(view: Wikinger, name: str, seat: int) -> Cells:
    """Which cells count for what a round pays."""
    if name in ROWS:
        return lambda row, column: row == ROWS[name] and _safe(view, seat, row, column)
    if name == "scouts":  # and those they watch over
        return lambda row, column: (
            row >= Row.SCOUTS and _stands(view, seat, row, column) and _watched(view, seat, column)
        )
    worth = view.box.ship_points if name == "ships" else view.box.ship_gold
    return lambda row, column: row == Row.SHIPS and _repelled(view, seat, column, worth)


# -- cells -------------------------------------------------------------------------------------------------------------


def _cells(view: Wikinger, seat: int, counts: Cells) -> tuple[str, ...]:
    """The ids of the cells of a land that count."""
    return tuple(
        f"cell-{seat + 1}-{row}-{column}"
        for row in range(Row.SHIPS, Row.FISHERS + 1)
        for column in range(1, int(view.stride))
        if _at(view, seat, row, column) != NONE and counts(row, column)
    )


def _at(view: Wikinger, seat: int, row: int, column: int) -> int:
    return int(view.land[land.at(view, seat, row, column)])


def _stands(view: Wikinger, seat: int, row: int, column: int) -> bool:
    return _at(view, seat, row, column) >= STANDS


def _safe(view: Wikinger, seat: int, row: int, column: int) -> bool:
    """Whether a figure stands there that no ship threatens."""
    return _stands(view, seat, row, column) and land.threat(view, seat, column) < row


def _watched(view: Wikinger, seat: int, column: int) -> bool:
    """Whether a scout who is not threatened watches over a column."""
    return _safe(view, seat, Row.SCOUTS, column)


def _repelled(view: Wikinger, seat: int, column: int, worth: Ints) -> bool:
    """Whether a warrior repels a ship that is worth something."""
    return _stands(view, seat, Row.WARRIORS, column) and worth[_at(view, seat, Row.SHIPS, column)] > 0


# -- the end -----------------------------------------------------------------------------------------------------------


def _line(view: Wikinger, line: str) -> Source:
    """A line of the final scoring; majorities are weighed beside the board."""
    box = view.box
    figures = {"boatmen": box.most_boatmen, "islands": box.most_islands, "longest": box.longest_island,
               "feeding": box.fisher_feeds, "gold": box.gold_a_point}  # fmt: skip
    more = {"surplus": int(box.surplus), "missing": int(box.missing)} if line == "feeding" else {}
    rule = Phrase(f"paid-{line}-rule", {"n": int(figures.get(line, 0)), **more})
    rows = tuple(
        Weighed(seat, n, n) for seat in range(view.seats) for n in [_counted(view, line, seat)] if n is not None
    )
    others = tuple((row.seat, Phrase(f"paid-why-{line}", {"n": row.count})) for row in rows)
    weighed = tuple(sorted(rows, key=lambda row: -row.figure))
    return Source(line, SIGNS[line], Phrase(f"paid-{line}"), rule, others, weighed, SIGNS[line])


def _counted(view: Wikinger, line: str, seat: int) -> int | None:
    """How much a seat has of what a majority counts."""
    match line:
        case "boatmen":
            return int(scoring.boatmen(view, seat))
        case "islands":
            return int(land.islands(view, seat)) // land.ISLANDS
        case "longest":
            return int(land.islands(view, seat)) % land.ISLANDS
    return None


def _why(view: Wikinger, line: str, seat: int) -> Phrase:
    counted = _counted(view, line, seat)
    if counted is not None:
        return Phrase(f"paid-why-{line}", {"n": counted})
    name = f"paid-why-{line}"
    if line == "raiders":
        due, gold = int(scoring.ships(view, seat, view.box.ship_gold, False)), int(view.own[seat * Own.SIZE + Own.GOLD])
        return Phrase(name, {"n": len(_ending(view, line, seat)), "short": max(0, due - gold)})
    if line == "gold":
        return Phrase(name, {"n": int(scoring.gold_kept(view, seat)), "each": int(scoring.gold_a_point(view, seat))})
    if line == "feeding":
        over = int(scoring.surplus(view, seat))
        return Phrase(name, {"n": abs(over), "hungry": "yes" if over < 0 else "no"})
    return Phrase(name, {"n": len(_ending(view, line, seat))})


def _ending(view: Wikinger, line: str, seat: int) -> tuple[str, ...]:
    """The cells that a line of the final scoring is about."""
    match line:
        case "raiders":
            return _cells(
                view, seat, lambda row, column: row == Row.SHIPS and not _stands(view, seat, Row.WARRIORS, column)
            )
        case "feeding":
            return _cells(view, seat, lambda row, column: row == Row.FISHERS and _safe(view, seat, row, column))
        case "buildings":
            return _cells(view, seat, lambda row, column: _is_great(view, seat, row, column))
    return ()


def _is_great(view: Wikinger, seat: int, row: int, column: int) -> bool:
    """Whether a great building lies there that no ship threatens."""
    tile = _at(view, seat, row, column) & TILE
    return row >= Row.WARRIORS and tile >= Tile.GREAT_FARM and land.threat(view, seat, column) < row
