"""What players did and were told, noted as it happened; and whether a store agrees with all of it.

An attempt ends in one of three ways: the answer was taken, it was refused, or nobody knows, because the process died or
the line was cut. The checker looks at every attempt, not at samples.
"""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

TAKEN, REFUSED, UNKNOWN = "taken", "refused", "unknown"


@dataclass(frozen=True)
class Attempt:
    """One try to give an answer, from `began` to `ended` by this process's own clock."""

    table: str
    ply: int
    seat: int
    answer: str
    outcome: str
    began: float
    ended: float


class History:
    """Attempts of all players, whoever notes them."""

    def __init__(self) -> None:
        self.attempts: list[Attempt] = []
        self._lock = threading.Lock()

    def note(self, table: str, ply: int, seat: int, answer: str, outcome: str, began: float) -> None:
        """Add one that has just ended."""
        with self._lock:
            self.attempts.append(Attempt(table, ply, seat, answer, outcome, began, time.monotonic()))

    def count(self, outcome: str) -> int:
        """How many ended so."""
        return sum(one.outcome == outcome for one in self.attempts)


Kept = Sequence[tuple[int, int, str]]  # ply, seat and answer of each row, in the order of plies


def check(history: History, kept: Mapping[str, Kept]) -> None:
    """Every answer that was taken is there once, in its place and in order; nothing is there that nobody gave."""
    of: dict[str, list[Attempt]] = defaultdict(list)
    for attempt in history.attempts:
        of[attempt.table].append(attempt)
    for table, attempts in of.items():
        check_table(table, attempts, kept.get(table, ()))


def check_table(table: str, attempts: Sequence[Attempt], kept: Kept) -> None:
    """The same for one table."""
    assert [ply for ply, _, _ in kept] == list(range(len(kept))), f"{table}: a gap among the answers"
    taken = [one for one in attempts if one.outcome == TAKEN]
    plies = [one.ply for one in taken]
    assert len(set(plies)) == len(plies), f"{table}: an answer was taken twice"
    for one in taken:
        assert one.ply < len(kept), f"{table}: the answer to question {one.ply} is lost"
        assert kept[one.ply] == (one.ply, one.seat, one.answer), f"{table}: question {one.ply} has another answer"
    possible = {(one.ply, one.seat, one.answer) for one in attempts if one.outcome != REFUSED}
    for row in kept:
        assert row in possible, f"{table}: nobody gave {row}"
    ordered = sorted(taken, key=lambda one: one.ended)
    for number, one in enumerate(ordered):
        for later in ordered[number + 1 :]:
            if later.began >= one.ended:
                assert later.ply > one.ply, f"{table}: {later.ply} was taken after {one.ply}"
