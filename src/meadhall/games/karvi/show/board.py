"""The board of Karvi as SVG: the sea map looking west, and the village with the action bar round it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import FIELDS
from meadhall.games.karvi.show import sea, village, yard
from meadhall.games.karvi.show.layout import BEAM, CHARTS, Chart
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.karvi.rules.state import Karvi


def draw(view: Karvi, brush: Brush) -> Markup:
    """The whole board; on a phone sea and village are two pictures, of which the page shows one."""
    c = CHARTS[brush.shape]
    if not c.apart:
        beam = element("rect", class_="beamwood", x=c.sea.width, width=BEAM, height=c.sea.height, aria_hidden="true")
        whole: list[object] = [
            _ground(view, brush, c),
            _village_ground(c),
            beam,
            _places(view, brush, c),
            _pieces(view, brush, c),
        ]
        return _picture(whole, brush, c.sea.width + BEAM + c.village.width, c.sea.height, "board")
    home: list[object] = [_village_ground(c), village.spaces(view, brush, c.village), yard.draw(view, brush, c.village)]
    home += [village.dice(view, brush, c.village)]
    waters: list[object] = [_ground(view, brush, c), sea.fields(view, brush, c.sea), sea.ships(view, brush, c.sea)]
    return Markup(
        _picture(home, brush, c.village.width, c.village.height, "page-of-village", "village")
        + _picture(waters, brush, c.sea.width, c.sea.height, "page-of-sea", "sea")
    )


def _picture(
    parts: Sequence[object], brush: Brush, width: int, height: int, label: str, page: str | None = None
) -> Markup:
    return element(
        "svg", parts, class_=f"karvi {brush.shape}", viewBox=f"0 0 {width} {height}", role="group",
        aria_label=brush.label(label), data_page=page,
    )  # fmt: skip


def _ground(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    return [sea.ground(view, c.sea), *sea.wakes(view, brush, c.sea)]


def _village_ground(c: Chart) -> Markup:
    return village.ground(c.village)


def _places(view: Karvi, brush: Brush, c: Chart) -> list[object]:
    return [
        sea.fields(view, brush, c.sea), village.spaces(view, brush, c.village), yard.draw(view, brush, c.village),
    ]  # fmt: skip


def _pieces(view: Karvi, brush: Brush, c: Chart) -> list[object]:
    return [sea.ships(view, brush, c.sea), village.dice(view, brush, c.village)]


def spot(told: Told) -> str | None:
    """The id of the element where an event happened."""
    _, b, c, d = told.figures
    match told.name:
        case "moved":
            return village.space_id(c)
        case "used":
            return village.space_id(b)
        case "sailed" | "explored":
            return f"field-{FIELDS[c]}"
        case "pushed":
            return f"field-{FIELDS[d]}"
        case "built":
            return f"field-{FIELDS[b]}"
        case _:
            return None
