"""What is asked, answered and told in Wikinger, as phrases; the words stand in en.ftl and de.ftl."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.wikinger.rules import ferry, land, scoring, wheel
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    GREATS,
    NOBODY,
    QUESTIONS,
    ROWS,
    SOURCES,
    SPECIALS,
    STANDS,
    TILES,
    Figure,
    Own,
    Row,
    Tile,
)
from meadhall.games.wikinger.rules.scoring import SCORES
from meadhall.games.wikinger.rules.state import Wikinger


def tile_name(tile: int) -> Phrase:
    """The name of a tile, a building on a land included."""
    if tile >= Tile.GREAT_FARM:
        return Phrase(f"special-{GREATS[tile - Tile.GREAT_FARM]}")
    return Phrase(f"tile-{TILES[tile - 1]}")


def figure_name(figure: int) -> Phrase:
    """The name of a figure."""
    return Phrase(f"figure-{FIGURES[figure - 1]}")


def many(figure: int, number: int) -> Phrase:
    """Several figures of a colour."""
    return Phrase(f"many-{FIGURES[figure - 1]}", {"n": number})


def row_name(row: int) -> Phrase:
    """The name of a row."""
    return Phrase(f"row-{ROWS[row - 1]}")


def special_name(special: int) -> Phrase:
    """The name of a special tile."""
    return Phrase(f"special-{SPECIALS[special]}")


def price(view: Wikinger, seat: int, amount: int) -> Phrase:
    """What an amount takes from a seat, in gold and in points."""
    gold = min(amount, int(view.own[seat * Own.SIZE + Own.GOLD]))
    return Phrase("price", {"gold": gold, "points": amount - gold})


def question(view: Wikinger) -> Phrase:
    """What the asked seat has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    name = QUESTIONS[view.phase]
    own = view.seat * Own.SIZE
    args: dict[str, Any] = {"who": SeatName(view.seat)}
    if name == "bid":
        args |= {"standing": int(view.standing), "leader": SeatName(view.leader)}
        args["opens"] = "yes" if view.leader == view.seat else "no"
    elif name == "buy":
        args |= {"gold": int(view.own[own + Own.GOLD]), "points": int(view.own[own + Own.TRACK])}
    elif name in ("start", "lay"):
        args |= {"tile": tile_name(view.hand_tile), "figure": figure_name(view.hand_figure)}
    elif name == "stand":
        args |= {"figure": figure_name(view.hand_figure), "row": row_name(view.hand_figure)}
        args["threat"] = _yes(land.would_be_threatened(view, view.seat, int(view.hand_figure), int(view.hand_column)))
    elif name == "swap":
        args["building"] = special_name(view.building)
    elif name == "ferry":
        args["boatmen"] = int(view.own[own + Own.ASHORE + Figure.BOATMAN])
    elif name == "to":
        args |= {"figure": figure_name(view.cargo_row), "left": int(view.cargo_left)}
    return Phrase(f"ask-{name}", args)


def answer(view: Wikinger, family: str, labels: tuple[str, ...]) -> Phrase:
    """What an answer would do, in short."""
    name = f"answer-{family}"
    label = labels[0] if labels else ""
    match family:
        case "bid":
            return Phrase(name, {"bid": int(label), "price": price(view, view.seat, int(label))})
        case "remove":
            return Phrase(name, {"figure": figure_name(FIGURES.index(label) + 1)})
        case "colour":
            figure = FIGURES.index(label) + 1
            return Phrase(name, {"figures": many(figure, int(view.pool[figure]))})
        case "buy":
            slot = int(label)
            cost = slot - int(wheel.cheapest(view))
            gift = view.advanced and cost and slot == wheel.dearest(view) and any(k != NOBODY for k in view.open)
            args: dict[str, Any] = {"tile": tile_name(view.tile[slot]), "figure": figure_name(view.figure[slot])}
            return Phrase(
                name, {**args, "price": price(view, view.seat, cost), "cost": cost, "special": _yes(bool(gift))}
            )
        case "start":
            return Phrase(name, {"row": row_name(int(label))})
        case "lay":
            return _laying(view, int(label), int(labels[1]))
        case "stand" | "ashore":
            return Phrase(name, {"figure": figure_name(view.hand_figure), "row": row_name(view.hand_figure)})
        case "special":
            return Phrase(name, {"special": Phrase(f"special-{label}")})
        case "swap":
            around = int(scoring.neighbours(view, view.seat, int(label), int(labels[1])))
            return Phrase(name, {"row": row_name(int(label)), "column": int(labels[1]), "around": around})
        case "ferry" | "boat":
            return _crossing(view, name, label)
        case "to":
            row, column = int(label), int(labels[1])
            threat = land.would_be_threatened(view, view.seat, row, column)
            repels = land.would_repel(view, view.seat, row, column)
            args = {"row": row_name(row), "column": column, "threat": _yes(threat), "repels": _yes(repels)}
            return Phrase(name, args)
        case _:
            return Phrase(name)


def _yes(so: bool) -> str:
    return "yes" if so else "no"


def _laying(view: Wikinger, row: int, column: int) -> Phrase:
    if row == Row.SHIPS:
        repelled = view.land[land.at(view, view.seat, Row.WARRIORS, column)] >= STANDS
        reach = row_name(int(view.box.reach[view.hand_tile]))
        return Phrase("answer-lay-ship", {"column": column, "repelled": _yes(repelled), "reach": reach})
    stands = row == view.hand_figure
    args: dict[str, Any] = {
        "row": row_name(row),
        "column": column,
        "figure": figure_name(view.hand_figure),
        "stands": _yes(stands),
        "threat": _yes(stands and land.would_be_threatened(view, view.seat, row, column)),
        "repels": _yes(stands and land.would_repel(view, view.seat, row, column)),
        "island": int(land.island_with(view, view.seat, row, column, view.hand_tile)),
    }
    return Phrase("answer-lay", args)


def _crossing(view: Wikinger, name: str, label: str) -> Phrase:
    seat = view.seat
    if label == "each":
        cargo = range(Figure.WARRIOR, Figure.FISHER + 1)
        crew = tuple(figure_name(figure) for figure in cargo if ferry.passengers(view, seat, figure))
        return Phrase(f"{name}-each", {"figures": crew})
    figure = FIGURES.index(label) + 1
    number = int(ferry.passengers(view, seat, figure))
    if view.advanced and name == "answer-ferry":
        number = 1
    return Phrase(name, {"figures": many(figure, number)})


def event(told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    name = f"event-{told.name}"
    args: dict[str, Any] = {"who": SeatName(a)}
    match told.name:
        case "round":
            return Phrase(name, {"round": a, "who": SeatName(b)})
        case "turned":
            return Phrase(name, {"slot": a, "steps": b})
        case "scoring":
            return Phrase(name, {"large": _yes(bool(a)), "round": b})
        case "bid":
            args["bid"] = b
        case "won" | "paid":
            args |= {"price": Phrase("price", {"gold": b, "points": c}), "free": _yes(not b and not c)}
        case "removed" | "ashore":
            args["figure"] = figure_name(b)
        case "placed":
            args["figures"] = many(b, c)
        case "bought":
            args |= {"tile": tile_name(b), "figure": figure_name(c), "slot": d}
        case "started":
            args["row"] = row_name(b)
        case "laid":
            args |= {"tile": tile_name(b), "row": row_name(c), "column": d}
        case "discarded":
            args["tile"] = tile_name(b)
        case "stood" | "ferried":
            args |= {"figure": figure_name(b), "row": row_name(b), "column": c}
        case "took" | "set-aside":
            args["special"] = special_name(b)
        case "swapped":
            args |= {"special": special_name(b), "row": row_name(c), "column": d}
        case "boatman":
            args["boat"] = _yes(bool(b))
        case "gold" | "points":
            args |= {"n": b, "source": Phrase(f"source-{SOURCES[c]}")}
        case "final":
            args |= {"line": Phrase(f"score-{SCORES[b]}"), "points": c}
        case "ended":
            return Phrase(name)
        case _:
            pass
    return Phrase(name, args)


def status(view: Wikinger, of: int) -> Phrase:
    """Gold and points on the track of a seat."""
    gold, points = view.own[of * Own.SIZE + Own.GOLD], view.own[of * Own.SIZE + Own.TRACK]
    return Phrase("status-purse", {"gold": int(gold), "points": int(points)})
