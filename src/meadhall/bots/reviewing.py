"""A table looked at by the coach, in bots' processes: whose decisions may be asked about, and the review itself."""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from meadhall.bots.played import Record, record
from meadhall.bots.process import Failed, Process
from meadhall.bots.review import Question, Review
from meadhall.engine import BadSetup, MeadhallError, Table

COMMAND = (sys.executable, "-m", "meadhall.bots.worker")
PATIENCE = 60.0  # for one question
SEED = 1  # the same game gives the same review


def allowed(table: Table, seat: int | None) -> tuple[int, ...]:
    """Whose decisions may be looked at: everybody's after the end; before it, the only person's among bots."""
    if seat is not None and not 0 <= seat < table.seats:
        raise BadSetup(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
    if table.over:
        return tuple(range(table.seats)) if seat is None else (seat,)
    people = [number for number, who in enumerate(table.players) if who == "human"]
    if len(people) != 1:
        raise MeadhallError(
            "this game is not over yet; the coach looks at games that are, or at those of one person alone against bots"
        )
    if seat is not None and seat != people[0]:
        raise MeadhallError(f"this game is not over yet; until then only seat {people[0]} may ask the coach")
    return tuple(people)


def review(
    table: Table,
    seats: Sequence[int],
    depth: float = 1.0,
    tell: Callable[[Review], object] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Review | None:
    """The review of a table, by as many bots' processes as there are cores, two at most; None when it was stopped.

    `tell` hears of it after every step.
    """
    eyes = tuple(range(table.seats)) if table.over else tuple(seats)
    found, played = Review(eyes, tuple(seats), table.seats, table.ply, depth), record(table)
    workers = [Process(COMMAND) for _ in range(min(2, os.cpu_count() or 1))]
    free: SimpleQueue[Process] = SimpleQueue()
    for worker in workers:
        free.put(worker)
    began = time.monotonic()

    def ask(question: Question) -> list[Any] | None:
        worker = free.get()
        try:
            return None if stopped() else answered(worker, table, played, question)
        finally:
            free.put(worker)

    try:
        with ThreadPoolExecutor(len(workers)) as threads:
            while questions := found.questions(played):
                for question, rows in zip(questions, threads.map(ask, questions), strict=True):
                    if rows is None:
                        return None
                    found.take(question, rows)
                    tell(found)
                found.leave(played)
                found.hurry(time.monotonic() - began)
    finally:
        for worker in workers:
            worker.end()
    return found


def answered(worker: Process, table: Table, played: Record, question: Question) -> list[Any]:
    """A process's answer to one question of the review."""
    asked: tuple[Any, ...] = (
        "review",
        table.game.key,
        "",
        SEED,
        pickle.dumps((played, question)),
        [],
        0.0,
        False,
        None,
    )
    try:
        reply = worker.ask(pickle.dumps(asked), PATIENCE * 10)
    except Failed as failure:
        raise MeadhallError(f"a bot's process failed: {failure}") from None
    if "rows" not in reply:
        raise MeadhallError(f"a bot's process failed: {reply.get('error')}")
    rows: list[Any] = reply["rows"]
    return rows
