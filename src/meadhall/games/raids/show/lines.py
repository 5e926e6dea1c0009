"""The symbols that stand for the lines of the score sheet."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "coins": "coin", "runes": "rune", "mjolnirs": "mjolnir", "standards": "standard", "goods": "fur",
    "monsters": "monster",
}  # fmt: skip
