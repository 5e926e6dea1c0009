"""The symbols that stand for the lines of the score sheet."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "stones": "hexstone", "forms": "star",
}  # fmt: skip
