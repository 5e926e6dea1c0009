"""The symbols that stand for the lines of the score sheet."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "start": "points", "repelled": "warrior", "nobles": "noble", "scouts": "scout", "fishers": "fisher",
    "raiders": "raider-plain", "gold": "gold", "boatmen": "boatman", "islands": "isle-middle", "longest":
    "isle-right", "feeding": "fisher", "buildings": "building-farm",
}  # fmt: skip
