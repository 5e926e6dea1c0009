"""`python -m tests.campaign [long | NUMBER] [PART …]` runs the parts, in short, in full or so many times as much as in
short, and prints their figures; it ends with 1 where one does not hold."""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from meadhall.server.serving import logs
from tests.campaign.cuts import kills, power_cuts
from tests.campaign.fairness import fairness
from tests.campaign.frames import hostile
from tests.campaign.swarm import on_postgres, on_sqlite
from tests.campaign.truths import two_truths
from tests.campaign.writes import full_disk, locked_store

Part = Callable[[int, Path, random.Random], Mapping[str, float]]
PARTS: dict[str, tuple[Part, int, int]] = {  # how much of it, short and long
    "kills": (kills, 2, 165),
    "power_cuts": (power_cuts, 2, 30),
    "many_on_sqlite": (on_sqlite, 4, 1700),  # faults; three of five are kills
    "many_on_postgres": (on_postgres, 4, 1700),
    "full_disk": (full_disk, 1, 50),
    "locked_store": (locked_store, 1, 1),
    "hostile": (hostile, 1000, 364_000),
    "two_truths": (two_truths, 60, 3000),
    "fairness": (fairness, 5, 200),
}


def run(name: str, times: int | None = 1, seed: str = "campaign") -> dict[str, Any]:
    """One part, so many times as much as in short, or in full; its figures."""
    part, short, full = PARTS[name]
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        much = full if times is None else times * short
        found = dict(part(much, Path(folder), random.Random(f"{seed} {name}")))
    return {**found, "took_seconds": round(time.perf_counter() - began, 1)}


def main(words: list[str]) -> int:
    """What was asked for."""
    logs()
    times = None if "long" in words else next((int(word) for word in words if word.isdecimal()), 1)
    chosen = [word for word in words if word != "long" and not word.isdecimal()] or list(PARTS)
    if unknown := [word for word in chosen if word not in PARTS]:
        print(f"campaign: there is no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    broken = 0
    for name in chosen:
        try:
            print(json.dumps({name: run(name, times)}), flush=True)
        except AssertionError as error:
            broken = 1
            print(json.dumps({name: f"does not hold: {error}"}), flush=True)
    return broken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
