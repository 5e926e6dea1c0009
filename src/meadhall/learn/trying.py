"""Trying an answer in a lesson: what it brought, beside what the better one would have."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.errors import IllegalAnswer, listed
from meadhall.engine.table import Table
from meadhall.learn.lessons import Lesson, Reply, Step
from meadhall.look import show

POINTS = "points"


@dataclass(frozen=True)
class Compared:
    """One figure of the learner, by its symbol: how an answer changed it, and how the good one would have."""

    symbol: str
    yours: int
    better: int


@dataclass(frozen=True)
class Tried:
    """A step's answer, played out."""

    table: Table
    answer: str
    reply: Reply
    compared: tuple[Compared, ...]


def tried(lesson: Lesson, step: Step, answer: str) -> Tried:
    """Play an answer and what follows it, on a table of its own."""
    table = lesson.table(step)
    if answer not in table.legal():
        raise IllegalAnswer(f"{answer[:40]} is not possible here; possible: {listed(table.legal())}")
    before, reply = figures(table, lesson.learner), step.reply(answer)
    table.play(answer, *reply.then)
    better = lesson.table(step)
    better.play(lesson.answer(step), *step.good.then)
    yours, best = figures(table, lesson.learner), figures(better, lesson.learner)
    return Tried(
        table,
        answer,
        reply,
        tuple(Compared(sign, yours[sign] - before[sign], best[sign] - before[sign]) for sign in before),
    )


def figures(table: Table, seat: int) -> dict[str, int]:
    """What a seat has: what its game counts, then points."""
    view = table.view(seat)
    return {**show(table.game).tally(view, seat), POINTS: int(view.points(seat))}
