"""What Wikinger's components are called and do, told from their figures: a corrected file is told as corrected."""

from __future__ import annotations

from meadhall.engine.components import Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import FIGURES, ROWS, SPECIALS, TILES


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    return _more(box, "name", component) or Phrase(component)


def about(box: Box, component: str) -> Phrase | None:
    """What a component of the box does."""
    if not component.endswith("-ship"):
        return _more(box, "about", component)
    tile = TILES.index(component.removeprefix("tile-")) + 1
    reach, gold, points = ROWS[box.reach[tile] - 1], int(box.ship_gold[tile]), int(box.ship_points[tile])
    return Phrase("about-ship", {"reach": reach, "gold": gold, "points": points})


def _more(box: Box, what: str, component: str) -> Phrase | None:
    """The special tiles that make figures of a colour worth more."""
    name = component.removeprefix("special-")
    who = name.rpartition("-")[0]
    known = name in SPECIALS and who in FIGURES
    return Phrase(f"{what}-more-{who}", {"n": int(box.amount[SPECIALS.index(name)])}) if known else None


def figures(box: Box) -> dict[str, int]:
    """Figures of the component file that the explanations name."""
    found = {name: int(box.amount[number]) for number, name in enumerate(SPECIALS)}
    return found | {
        "noble": int(box.noble_points), "scout": int(box.scout_points), "goldsmith": int(box.goldsmith_gold),
        "fisher": int(box.fisher_feeds), "gold-a-point": int(box.gold_a_point), "boatmen": int(box.most_boatmen),
        "islands": int(box.most_islands), "longest": int(box.longest_island), "fed": int(box.surplus),
        "hungry": int(box.missing),
    }  # fmt: skip


def bases(components: Components) -> dict[str, Facts]:
    """Tiles, figures and special tiles with their basis."""
    return {
        f"{kind}-{entry.values['id']}": entry.facts
        for kind in ("tile", "figure", "special")
        for entry in components.all(kind)
    }
