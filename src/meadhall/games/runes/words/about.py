"""Components of Runes explained: how we know them, and the figures that their words name."""

from __future__ import annotations

from meadhall.engine.components import Components, Facts
from meadhall.games.runes.rules.box import Box


def bases(components: Components, box: Box) -> dict[str, Facts]:
    """Rituals, stones and runes with their basis."""
    found = {f"ritual-{entry.values['id']}": entry.facts for entry in components.all("ritual")}
    found |= {f"stone-{entry.values['id']}": entry.facts for entry in components.all("colour")}
    basis = components.one("runes").facts
    return found | {f"rune-{symbol}": basis for symbol in box.symbols}


def figures(box: Box) -> dict[str, int]:
    """What stones and forms pay, and what rituals reckon with."""
    return {
        "match": int(box.match), "gold": int(box.match * box.gold), "most": int(box.most), "line": int(box.line),
        "form": int(box.form), "hand": int(box.hand), "theft": int(box.theft),
    }  # fmt: skip
