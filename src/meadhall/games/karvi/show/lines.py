"""The symbols that stand for the lines of the score sheet."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "buildings": "tower", "trade": "post", "raid": "battle", "valhalla": "valhalla", "mat": "equip", "cards":
    "helmet-card", "trade-cards": "trade-card", "gear": "figurehead", "spaces": "die", "specials": "rune-6",
    "runes": "rune", "strength": "axe", "tiles": "tradepost", "beer": "beer", "bread": "bread", "gold": "gold",
    "resources": "silver",
}  # fmt: skip
