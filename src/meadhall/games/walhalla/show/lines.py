"""The symbols that stand for the lines of the score sheet."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "forests": "forest", "cards": "action-card", "wheat": "wheat", "tongues": "tongue", "fields": "viking",
    "valhalla": "valhalla",
}  # fmt: skip
