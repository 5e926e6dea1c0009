"""Games that are noted in a file as they are played, so that the same call goes on where it was stopped."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from meadhall.engine import BadSetup
from meadhall.lab.games import Games, Row
from meadhall.lab.running import Watch, played, unwatched


def rows_of(
    plan: Games,
    games: int,
    keep: Path | None = None,
    *,
    watch: Watch = unwatched,
    seconds: float = math.inf,
    on: str | None = None,
    workers: int | None = None,
) -> Iterator[Row]:
    """The rows of the first `games` games: those noted in `keep`, then the others, which are noted there.

    With `seconds` it stops then, with however many games are played.
    """
    seen: set[int] = set()
    for row in [] if keep is None else _kept(keep, plan):
        if row["number"] < games and row["number"] not in seen:
            seen.add(row["number"])
            yield row
    missing = [number for number in range(games) if number not in seen] if seen else range(games)
    end = time.monotonic() + seconds
    fresh = played(plan, missing, on, workers)
    with ExitStack() as stack:
        stack.callback(fresh.close)  # type: ignore[attr-defined]
        file = None if keep is None else stack.enter_context(keep.open("a", encoding="utf-8"))
        for row in watch(fresh, f"{plan.game.name}: {', '.join(plan.bots)}", len(missing)):
            if file is not None:
                file.write(json.dumps(row) + "\n")
                file.flush()
            yield row
            if time.monotonic() > end:
                break


def _kept(keep: Path, plan: Games) -> Iterator[Row]:
    """Games of these very ones played before; the file's first line says which they are."""
    about = json.dumps(_about(plan))
    if not keep.exists() or not keep.stat().st_size:
        keep.write_text(about + "\n", "utf-8")
        return
    line = ""
    with keep.open(encoding="utf-8", newline="\n") as file:
        first = line = next(file)
        if first.rstrip("\n") != about:
            raise BadSetup(f"{keep} keeps another match; name a new file or call it as before: {first[:300].strip()}")
        for line in file:
            row = _row(line)
            if row is not None and len(row["won"]) == len(plan.bots):
                yield row
    if not line.endswith("\n"):  # an interrupted run; its half line stands alone, and its game is played again
        with keep.open("a", encoding="utf-8") as file:
            file.write("\n")


def _about(plan: Games) -> dict[str, Any]:
    """What makes two matches the same."""
    game = plan.game
    files = [Path(name.rpartition(":")[0]).expanduser() for name in plan.bots if ".py:" in name]
    about = {
        "match": game.name, "bots": plan.bots, "seed": plan.seed, "budget": plan.budget, "options": plan.options,
        "rules": game.rules, "components": game.components.digest,
        "files": [hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files],
    }  # fmt: skip
    if plan.processor:
        about["processor"] = True
    return about if plan.plan == "each" else {**about, "plan": plan.plan, "notes": plan.notes.version}


def _row(line: str) -> Row | None:
    """A game that was kept; None if the line is none."""
    try:
        row = json.loads(line)
        if type(row["number"]) is int and len(row["won"]) == len(row["points"]) and isinstance(row["failures"], dict):
            sum(row["won"]) + sum(row["points"])
            return dict(row)
    except (ValueError, KeyError, TypeError):
        pass
    return None
