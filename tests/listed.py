"""Families of answers that have no place on board or mat: the list draws what they offer."""

from __future__ import annotations

LISTED: dict[str, tuple[str, ...]] = {
    "karvi": (
        "end", "half", "bonus", "fur", "spend", "beer", "tile", "special", "throw", "bread", "none", "startcard",
        "draft", "smuggle",
    ),
}  # fmt: skip
