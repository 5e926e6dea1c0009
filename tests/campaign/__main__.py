"""`python -m tests.campaign [long | NUMBER] [PART …] [seed=TEXT]` runs the parts, in short, in full or so many times as
much as in short, and prints their figures; it ends with 1 where one does not hold."""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.server.serving import logs
from tests.campaign.cuts import kills, power_cuts
from tests.campaign.fairness import fairness
from tests.campaign.frames import hostile
from tests.campaign.swarm import on_postgres, on_sqlite
from tests.campaign.truths import two_truths
from tests.campaign.writes import full_disk, locked_store


class Part(NamedTuple):
    """One kind of trouble, and how much of it."""

    make: Callable[[int, Path, random.Random], Mapping[str, float]]
    short: int
    long: int
    piece: int = 0  # done on one store, where figures of several can be added up; 0: all of it


PARTS: dict[str, Part] = {
    "kills": Part(kills, 2, 165),
    "power_cuts": Part(power_cuts, 2, 30),
    "many_on_sqlite": Part(on_sqlite, 4, 1700, 50),  # faults; three of five are kills
    "many_on_postgres": Part(on_postgres, 4, 1700, 50),
    "full_disk": Part(full_disk, 1, 50),
    "locked_store": Part(locked_store, 1, 1),
    "hostile": Part(hostile, 1000, 364_000),
    "two_truths": Part(two_truths, 60, 3000),
    "fairness": Part(fairness, 5, 200),
}


def pieces(name: str, times: int | None = 1, seed: str = "campaign") -> Iterator[dict[str, Any]]:
    """The figures of a part, so many times as much as in short or in full, piece by piece."""
    part = PARTS[name]
    left = part.long if times is None else times * part.short
    number = 0
    while left > 0:
        much = min(left, part.piece or left)
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            chance = random.Random(f"{seed} {name} {number}" if number else f"{seed} {name}")
            found = dict(part.make(much, Path(folder), chance))
        yield {**found, "took_seconds": round(time.perf_counter() - began, 1)}
        left, number = left - much, number + 1


def run(name: str, times: int | None = 1, seed: str = "campaign", tell: Callable[[Any], None] | None = None) -> Any:
    """One part; its figures, and those of each piece as it ends for who wants to be told."""
    total: Counter[str] = Counter()
    for piece in pieces(name, times, seed):
        total.update(piece)
        if tell and PARTS[name].piece:
            tell({name: piece})
    return {figure: round(total[figure], 3) for figure in total}


def main(words: list[str]) -> int:
    """What was asked for."""
    logs()
    seed = next((word.removeprefix("seed=") for word in words if word.startswith("seed=")), "campaign")
    times = None if "long" in words else next((int(word) for word in words if word.isdecimal()), 1)
    chosen = [word for word in words if word != "long" and not word.isdecimal() and "=" not in word] or list(PARTS)
    if unknown := [word for word in chosen if word not in PARTS]:
        print(f"campaign: there is no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    broken = 0

    def tell(found: object) -> None:
        print(json.dumps(found), flush=True)

    for name in chosen:
        try:
            tell({f"{name}, all of it" if PARTS[name].piece else name: run(name, times, seed, tell)})
        except AssertionError as error:
            broken = 1
            tell({name: f"does not hold: {error}"})
    return broken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
