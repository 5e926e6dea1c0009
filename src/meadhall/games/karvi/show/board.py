"""The board of Karvi as SVG: the sea map looking west, and the village with the action bar round it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import FIELDS
from meadhall.games.karvi.show import action_bar, sea, yard
from meadhall.games.karvi.show.layout import CHARTS
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.karvi.rules.state import Karvi


def draw(view: Karvi, brush: Brush) -> Markup:
    """The whole board."""
    c = CHARTS[brush.shape]
    return element(
        "svg",
        sea.ground(view, c),
        sea.wakes(view, brush, c),
        sea.fields(view, brush, c),
        action_bar.spaces(view, brush, c),
        yard.draw(view, brush, c),
        sea.ships(view, brush, c),
        action_bar.dice(view, brush, c),
        class_=f"karvi {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group",
        aria_label=brush.label("board"),
    )  # fmt: skip


def spot(told: Told) -> str | None:
    """The id of the element where an event happened."""
    _, b, c, d = told.figures
    match told.name:
        case "moved":
            return action_bar.space_id(c)
        case "used":
            return action_bar.space_id(b)
        case "sailed" | "explored":
            return f"field-{FIELDS[c]}"
        case "pushed":
            return f"field-{FIELDS[d]}"
        case "built":
            return f"field-{FIELDS[b]}"
        case _:
            return None
