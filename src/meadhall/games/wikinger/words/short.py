"""Wikinger in a few words: answers for narrow lists, and what a seat decides by."""

from __future__ import annotations

from meadhall.engine.glances import Chip
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules import purchase, wheel
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    MIDDLES,
    ROWS,
    SPECIALS,
    TILES,
    Act,
    Own,
    Phase,
    Row,
    Tile,
    is_middle,
    is_ship,
)
from meadhall.games.wikinger.rules.standing import fits, standing
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.words import naming
from meadhall.games.wikinger.words.answers import price


def short(view: Wikinger, family: str, labels: tuple[str, ...]) -> Phrase | None:
    """An answer in one to three words; what matters most about it is its `.detail`."""
    label = labels[0] if labels else ""
    match family:
        case "buy":
            return _buying(view, int(label))
        case "start":
            return Phrase("short-row", {"row": Phrase(f"row-{_row(label)}")})
        case "lay" | "swap" | "to":
            return Phrase("short-cell", {"row": Phrase(f"row-{_row(label)}"), "column": int(labels[1])})
        case "remove" | "colour":
            figure = FIGURES.index(label) + 1
            return Phrase("short-figures", {"figures": naming.many(figure, int(view.pool[figure]))})
        case "ferry" | "boat":
            what = Phrase("short-each") if label == "each" else Phrase(f"figure-{label}")
            return Phrase("short-crossing", {"what": what, "boat": "yes" if family == "boat" else "no"})
        case "special":
            return Phrase("short-special", {"special": naming.special(view.box, SPECIALS.index(label))})
        case "stop":
            return Phrase("short-stop")
        case _:
            return None


def _row(label: str) -> str:
    return ROWS[int(label) - 1]


def _buying(view: Wikinger, slot: int) -> Phrase:
    """A combination: how many places there are for it, and whether its figure could stay."""
    tile, figure, seat = int(view.tile[slot]), int(view.figure[slot]), view.seat
    args: dict[str, int | str | Phrase] = {"tile": short_tile(view, tile), "figure": naming.figure(figure)}
    cost = slot - int(wheel.cheapest(view))
    gold = int(view.own[seat * Own.SIZE + Own.GOLD])
    args |= {"mixed": "yes" if cost > gold else "no", "price": price(view, seat, cost), "cost": cost}
    return Phrase("short-buy", args | fate(view, seat, tile, figure))


def barred(view: Wikinger) -> dict[int, Phrase]:
    """The free combination while it is not for the asked seat."""
    zero = int(wheel.cheapest(view))
    if view.phase != Phase.BUY or not purchase.is_barred(view, zero):
        return {}
    tile, figure = int(view.tile[zero]), int(view.figure[zero])
    return {Act.BUY + zero: Phrase("short-barred", {"tile": short_tile(view, tile), "figure": naming.figure(figure)})}


def fate(view: Wikinger, seat: int, tile: int, figure: int) -> dict[str, int | str | Phrase]:
    """How many places a tile has, on how many its figure may stay, and how many of these a ship threatens."""
    if not view.own[seat * Own.SIZE + Own.REACH]:
        return {"kind": "start", "places": Row.FISHERS - Row.SHIPS, "stays": 0, "threats": 0, "column": 0}
    found = fits(view, seat, tile, figure)
    kind = "ship" if is_ship(tile) else "island" if found else "none"
    return {
        "kind": kind, "places": len(found), "stays": sum(one.stays for one in found),
        "threats": sum(one.threatened for one in found), "column": found[0].column if found else 0,
    }  # fmt: skip


def tells(view: Wikinger, slot: int) -> Phrase:
    """What choosing a combination of the wheel means, for the line below the question."""
    tile, figure = int(view.tile[slot]), int(view.figure[slot])
    return Phrase("tells-buy", {"the-figure": naming.the_figure(figure), **fate(view, view.seat, tile, figure)})


def short_tile(view: Wikinger, tile: int) -> Phrase:
    """A tile by what makes it another: a middle by its building."""
    if is_middle(tile):
        name = MIDDLES[tile - Tile.FARM]
        en, de = view.box.called.get(name, ("", ""))
        return Phrase("short-middle", {"building": "called" if en else name, "en": en, "de": de})
    return Phrase(f"tile-{TILES[tile - 1]}")


def chips(view: Wikinger, of: int) -> list[Chip]:
    """Gold, points on the track, boatmen, finished islands, the longest, and food."""
    one = standing(view, of)
    hungry = one.surplus < 0
    return [
        Chip("gold", str(one.gold), Phrase("board-gold")),
        Chip("points", str(one.points), Phrase("board-points")),
        Chip("boatman", str(one.boatmen), Phrase("chip-boatmen", {"n": int(one.boatmen)})),
        Chip("isle-right", f"{one.islands}/{one.longest}", Phrase("chip-islands")),
        Chip("fisher", f"{one.surplus:+d}".replace("-", "−") if one.surplus else "0",
             Phrase("stand-hungry" if hungry else "stand-spare")),
    ]  # fmt: skip
