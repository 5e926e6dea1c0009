"""The rune stones of a mat: how far their goals are, free slots with cost and points, and runes to lay."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import GEARS, MEASURES, RUNE_SLOT, RUNES, STONES, Box
from meadhall.games.karvi.rules.names import P, Piece
from meadhall.games.karvi.show.hull import own, token
from meadhall.games.karvi.show.layout import moved_to
from meadhall.games.karvi.show.pieces import MEASURE_SIGNS, roped, scored, written
from meadhall.games.karvi.show.things import row, rune_terms, slot_price
from meadhall.games.karvi.show.waters import Point
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.paid import spot
from meadhall.games.karvi.words.wording import rune_id
from meadhall.look import Brush, Markup, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

STONE = "M-23 31L-25-10C-22-23-13-31 1-32 14-31 22-22 25-10L23 31z"
GRAIN = "M23-4l-5 1 5 1zM23 6l-6 1 6 1zM23 16l-7 1 7 1zM23 25l-7 1 7 1z"
PLACES: tuple[Point, ...] = ((27, 74), (81, 74), (27, 143), (81, 143))
HIT = {"x": -26, "y": -33, "width": 52, "height": 65}


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """The rune slots of a seat, and the runes that wait above them."""
    waiting = [k for k in range(len(RUNES)) if view.rune[k] == Piece.ABOVE + of]
    step = min(36, 104 / max(1, len(waiting)))
    tokens = [
        token(view, of, brush, RUNES[rune], GEARS + rune, f"rune-{RUNES[rune]}", rune_terms(view.box, rune)[:1],
              (54 + (k - (len(waiting) - 1) / 2) * step, 20))
        for k, rune in enumerate(waiting)
    ]  # fmt: skip
    stones = [_slot(view, of, brush, k, waiting) for k in range(int(view.box.rune_slots))]
    shore = element("path", class_="shore", d="M0 174h108", aria_hidden="true")
    return element(
        "svg", shore, tokens, stones, class_="runes", viewBox="0 0 108 178", role="group",
        aria_label=brush.label("score-runes"), id=own(of, brush, spot(of, "rune")),
    )  # fmt: skip


def _slot(view: Karvi, of: int, brush: Brush, k: int, waiting: list[int]) -> Markup:
    rune, place = int(view.p[of * P.SIZE + P.RUNE + k]), own(of, brush, f"slot-rune-{k + 1}")
    where = moved_to(PLACES[k])
    if not rune:
        why = " ".join(f"{family}:{RUNES[one]}" for one in waiting for family in ("place", "rune"))
        return element(
            "g", element("g", _free(view.box), aria_hidden="true"), id=place, transform=where,
            data_explain="slot-rune", data_why=own(of, brush, why), role="img", aria_label=brush.label("mat-rune"),
        )  # fmt: skip
    name, cover = rune_id(rune - 1), f"cover:{k + 1}"
    can = cover in brush.choices
    return element(
        "g", element("g", _stone(view, of, brush, rune - 1), roped(STONE, None) if can else None, aria_hidden="true"),
        brush.hit(cover, **HIT), id=place, class_="choosable" if can else None, transform=where, data_explain=name,
        data_why=own(of, brush, cover), role=None if can else "img",
        aria_label=None if can else f"{brush.label(name)}: {_said(view, of, brush, rune - 1)}",
    )  # fmt: skip


def progress(view: Karvi, of: int, rune: int) -> tuple[int, int, int]:
    """How far a seat is with a normal rune, the next goal, and its points; the goal is 0 when all is reached."""
    goal, now = tables.goal(view.box, rune), int(scoring.goal(view, of, rune))
    if now < goal.easy:
        return now, goal.easy, goal.easy_points
    return now, 0 if now >= goal.hard else goal.hard, goal.hard_points


def _said(view: Karvi, of: int, brush: Brush, rune: int) -> str:
    if rune >= STONES:
        return brush.label("mat-points", ("n", int(scoring.rune_points(view, of, rune))))
    now, goal, _ = progress(view, of, rune)
    return brush.label("mat-progress", ("n", now), ("of", goal)) if goal else brush.label("mat-ready")


def _stone(view: Karvi, of: int, brush: Brush, rune: int) -> Markup:
    if rune >= STONES:
        measure, _ = tables.special(view.box, rune - STONES)
        worth = int(scoring.rune_points(view, of, rune))
        return _laid((MEASURE_SIGNS[MEASURES[measure]],), "", worth, done=True)
    goal, (_, wanted, worth) = tables.goal(view.box, rune), progress(view, of, rune)
    name = MEASURES[goal.measure]
    signs = ("tower", "tradepost") if name == "buildings" else ("post-double", "axe-double") if name == "both" else ()
    return _laid(signs or (MEASURE_SIGNS[name],), _said(view, of, brush, rune) if wanted else "", worth, not wanted)


@lru_cache(maxsize=256)
def _laid(signs: tuple[str, ...], words: str, points: int, done: bool) -> Markup:
    """A stone: what it counts, how far that is, and the points of the next goal."""
    start = -20 if len(signs) > 1 else -11
    drawn = [symbol(one, start + k * 19, -25, 21) for k, one in enumerate(signs)]
    tick = symbol("tick", 6, -8, 14, class_="tickmark") if done and points else ""
    said = written(words, "few", (0, 8)) if words else ""
    return Markup(
        element("path", class_="stone", d=STONE) + element("path", class_="grain", d=GRAIN) + "".join(drawn) + said
        + tick + scored(points, (-11, 10, 20))
    )  # fmt: skip


@lru_cache(maxsize=8)
def _free(box: Box) -> Markup:
    _, points = tables.slot(box, RUNE_SLOT)
    return Markup(
        element("path", class_="free", d=STONE)
        + row(slot_price(box, RUNE_SLOT), -16, -15, 18, 36)
        + scored(points, (-11, 6, 22))
    )
