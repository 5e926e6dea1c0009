"""What can be pointed at: the things of a drawing that may be an answer at some time."""

from __future__ import annotations

import re
from collections.abc import Iterable

WHY = re.compile(r' data-why="([^"]*)"')


def pointed(drawn: Iterable[str]) -> list[str]:
    """All that clicks on the things of some drawings may mean, as `data-why` says it, each once, as they are drawn."""
    return list(dict.fromkeys(found for text in drawn for found in WHY.findall(text) if found.strip()))
