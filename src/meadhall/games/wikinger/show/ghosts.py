"""Places on the own land that can be chosen, and before a purchase where each tile of the wheel could lie."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import FIGURES, NONE, TILE, Own, Row, Tile
from meadhall.games.wikinger.rules.standing import Fit, fits
from meadhall.games.wikinger.show.layout import CELL, middle
from meadhall.games.wikinger.show.pieces import name_of, tile_face
from meadhall.games.wikinger.show.shore import written
from meadhall.look import Brush, Markup, cut, element, key, rope

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

ISLAND_ROWS = range(Row.WARRIORS, Row.FISHERS + 1)
DASHES = cut(CELL - 8, CELL - 8, 6)
LASHED = cut(CELL - 7, CELL - 7, 6)


def begun(view: Wikinger, seat: int) -> bool:
    """Whether the start tile lies."""
    return bool(view.own[seat * Own.SIZE + Own.REACH])


def starts() -> list[Fit]:
    """Where the start tile can lie."""
    return [Fit(row, 1, False, False, 0) for row in ISLAND_ROWS]


def draw(view: Wikinger, of: int, brush: Brush) -> Markup:
    """All that can be chosen on the own land, now or after a purchase."""
    drawn: list[Markup] = []
    for answer in brush.choices:
        family, _, label = answer.partition(":")
        if family == "buy":
            drawn.append(_before_buying(view, of, brush, int(label)))
        elif family in ("start", "lay", "swap", "to", "stand"):
            drawn.append(_choice(view, of, brush, answer, family, label))
    return Markup("".join(drawn))


# -- before a purchase -----------------------------------------------------------------------------------------------


def _before_buying(view: Wikinger, of: int, brush: Brush, slot: int) -> Markup:
    """The places of a combination; seen while it is pointed at or chosen. A click on one buys, lays, and lets the
    figure stay where it may.
    """
    tile, figure = int(view.tile[slot]), int(view.figure[slot])
    first = not begun(view, of)
    found = starts() if first else fits(view, of, tile, figure)
    ghosts = []
    for fit in found:
        then = [f"buy:{slot}"]
        if first:
            then.append(f"start:{fit.row}")
        elif len(found) > 1:  # the only place is found by itself
            then.append(f"lay:{fit.row}.{fit.column}")
        if fit.stays:
            then.append("stand")
        shape = int(Tile.LEFT) if first else tile
        face = tile_face(view.box, shape, CELL, fit.row if fit.stays else 0, fit.threatened, writing=written(brush))
        words = _label(brush, fit), brush.label("instead-ashore")
        ghosts.append(_ghost(face, fit, name_of(shape), " ".join(then), *words))
    return element("g", ghosts, class_="ghosts", id=f"ghosts-{slot}", data_of=f"buy:{slot}")


def _label(brush: Brush, fit: Fit) -> str:
    """A place in words."""
    fate = 0 if not fit.stays else 2 if fit.threatened else 1
    row: list[tuple[str, int | str]] = [("row", fit.row), ("column", fit.column), ("fate", fate)]
    return brush.label("ghost", *row, ("figure", f"figure-{FIGURES[fit.row - 1]}"), ("island", fit.finishes))


@lru_cache(maxsize=8192)
def _ghost(face: Markup, fit: Fit, name: str, then: str, label: str, instead: str) -> Markup:
    x, y = middle(fit.row, fit.column)
    edge = rope(LASHED) if fit.stays else element("path", class_="place", d=DASHES)
    shade = element("g", face, class_="shade", data_explain=name)
    half = CELL / 2
    hit = element(
        "rect", class_="hit", role="button", tabindex="-1", aria_label=label, data_then=then,
        **_otherwise(fit.stays, instead), x=-half, y=-half, width=CELL, height=CELL,
    )  # fmt: skip
    css = "ghost stays choosable" if fit.stays else "ghost choosable"
    return element(
        "g", element("g", shade, edge, aria_hidden="true"), hit, class_=css,
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


def _otherwise(stays: bool, instead: str) -> dict[str, object]:
    """Where the figure stays, the Done bar offers to send it ashore."""
    return {"data_else": "ashore", "data_words": instead} if stays else {}


# -- answers ---------------------------------------------------------------------------------------------------------


def _choice(view: Wikinger, of: int, brush: Brush, answer: str, family: str, label: str) -> Markup:
    """A cell that is an answer: a tile's place, a building's, a landing, or the tile a figure may stay on."""
    if family == "stand":
        row, column = int(view.hand_figure), int(view.hand_column)
    elif family == "start":
        row, column = int(label), 1
    else:
        row, column = (int(part) for part in label.split("."))
    stays, lies, then, name = False, False, None, None
    face = Markup("")
    if family in ("start", "lay"):
        tile = int(Tile.LEFT) if family == "start" else int(view.hand_tile)
        stays = family == "lay" and row == view.hand_figure and row != Row.SHIPS
        lies = stays and land.would_be_threatened(view, of, row, column)
        face = tile_face(view.box, tile, CELL, row if stays else 0, lies, writing=written(brush))
        name = name_of(tile)
        then = f"{answer} stand" if stays else None
    elif family in ("stand", "to"):
        lies = land.would_be_threatened(view, of, row, column)
        here = int(view.land[land.at(view, of, row, column)]) & TILE
        face = tile_face(view.box, here, CELL, row, lies, writing=written(brush))
    lashed = stays or family in ("stand", "to", "swap")
    edge = rope(LASHED) if lashed else element("path", class_="place", d=DASHES)
    x, y = middle(row, column)
    free = view.land[land.at(view, of, row, column)] == NONE
    hit = brush.hit(answer, x=-CELL / 2, y=-CELL / 2, width=CELL, height=CELL, data_then=then,
                    **_otherwise(stays, brush.label("instead-ashore")))  # fmt: skip
    again = None if free else f"#cell-{of + 1}-{row}-{column}"  # the tile itself, drawn once more with its figure
    mark = element("g", key(brush.keys[answer]), transform="translate(-19 -19) scale(.85)")
    return element(
        "g", element("g", element("g", face, class_="shade", data_explain=name), edge, mark, aria_hidden="true"), hit,
        class_="stop ghost choosable" + (" stays" if lashed else ""), data_why=answer,
        id=f"cell-{of + 1}-{row}-{column}" if free else f"choice-{row}-{column}", data_lies_over=again,
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip
