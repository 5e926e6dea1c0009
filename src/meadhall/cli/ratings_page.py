"""How strong the levels are, for people: a page made from the file that set-up pages read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from meadhall.bots import LEVELS
from meadhall.bots.levels import RATINGS
from meadhall.cli.chances_page import ours
from meadhall.places import write_safely

PAGE = "ratings.md"  # in the folder of the docs

Rows = Mapping[str, Mapping[str, Any]]  # of one number of seats, by level


def section(game: str, by_seats: Mapping[str, Rows]) -> str:
    """What the page says of a game."""
    lines = [f"## {game.title()}", f"| seats | {' | '.join(LEVELS)} |", f"|{'---|' * (1 + len(LEVELS))}"]
    for seats, rows in sorted(by_seats.items(), key=lambda one: int(one[0])):
        below = dict(pairwise(reversed([level for level in LEVELS if level in rows])))
        cells = (_cell(rows, level, below.get(level)) for level in LEVELS)
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _cell(rows: Rows, level: str, below: str | None) -> str:
    """A level's rating, how sure its step is and how many games that took; slanted where it may be no step up."""
    if level not in rows:
        return ""
    row = rows[level]
    if below is None:
        return f"{row['rating']:.0f}"
    sign = "" if row["low"] > rows[below]["rating"] else "*"
    return f"{sign}{row['rating']:.0f} ± {(row['high'] - row['low']) / 2:.0f}{sign} ({row['games']:,})"


def page(text: str, known: Mapping[str, Mapping[str, Rows]]) -> str:
    """The page with the sections of all games as they are known; what stands before the first one stays."""
    before = re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0]
    return before + "\n".join(section(game, known[game]) for game in ours() if game in known)


def publish(docs: Path) -> None:
    """Write the page of what is known."""
    known = json.loads(RATINGS.read_text("utf-8"))
    write_safely(docs / PAGE, page((docs / PAGE).read_text("utf-8"), known))
