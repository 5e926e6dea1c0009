"""What lies before a player, large with its answers and hand, or small as rivals see it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from meadhall.games.karvi.show import hand, hull, rival, stones, stores, tracks
from meadhall.games.karvi.show.kept import kept
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

ANSWERED = frozenset(
    (
        "raise",
        "dismiss",
        "wound",
        "heal",
        "flip",
        "double",
        "give",
        "place",
        "rune",
        "cover",
        "use",
        "locked",
        "francia",
    )
)  # families of answers that are chosen on ship, stones and tracks


def draw(view: Karvi, of: int, brush: Brush, size: str) -> Markup:
    """The mat of a seat; only its own has answers."""
    still = replace(brush, choices={}, keys={}, groups={})
    if size == "rival":
        return kept("rival", view, of, still, lambda: rival.draw(view, of, still))
    mine = brush if of == brush.seat else still
    return element(
        "div", stores.head(view, of, mine),
        element("div", pictures(view, of, mine), hand.draw(view, of, mine), class_="mat"),
        class_="karvi-mat", role="group", aria_label=rival.title(of, brush),
    )  # fmt: skip


def pictures(view: Karvi, of: int, brush: Brush) -> Markup:
    """Ship, runes, tracks and tiles of a seat."""
    if any(answer.partition(":")[0] in ANSWERED for answer in brush.choices):
        return _pictures(view, of, brush)
    return kept("own", view, of, brush, lambda: _pictures(view, of, brush))


def _pictures(view: Karvi, of: int, brush: Brush) -> Markup:
    deck = element("div", tracks.draw(view, of, brush), tracks.tiles(view, of, brush), class_="deck")
    return Markup(hull.draw(view, of, brush) + stones.draw(view, of, brush) + deck)
