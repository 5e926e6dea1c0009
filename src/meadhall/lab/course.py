"""The course of a game as studies need it: how long, how open, who led, what was used, where points came from."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar

from meadhall.engine import AnyGame, Log, Phrase, SeatName, State, Told, registry
from meadhall.lab.games import Notes, Row
from meadhall.look import show
from meadhall.words import speaker

TENTHS = 10
WORDS = 5  # of a component's name, at most


class Course(Notes):
    """Counts by seat, small enough to be kept for thousands of games."""

    version: ClassVar[str] = "course 1"

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__(game, state)
        self.open: list[int] = []  # legal answers, question by question
        self.answers = [0] * self.seats
        self.choices = [0] * self.seats
        self.seconds = [0.0] * self.seats
        self.leading: list[int] = []  # bits of the seats that led after each answer
        self.used: dict[str, list[int]] = {}
        self.events: dict[str, list[int]] = {}
        self.parts: dict[str, list[int]] = {}
        self.log = state.log = Log()
        self.began = 0.0

    def asked(self, state: State, seat: int, legal: list[int]) -> None:
        self.open.append(len(legal))
        self.began = time.perf_counter()

    def answered(self, state: State, seat: int, answer: int) -> None:
        if self.open[-1] > 1:
            self.choices[seat] += 1
            self.seconds[seat] += time.perf_counter() - self.began
        self.answers[seat] += 1
        self._count(self.used, self.game.actions.text(answer), seat)
        points = [int(state.points(one)) for one in range(self.seats)]
        best = max(points)
        self.leading.append(sum(1 << one for one, has in enumerate(points) if has == best))
        for audience, code, *figures in self.log.told:
            told = Told(self.game.events[code], tuple(figures), audience)  # type: ignore[arg-type]
            whose, named = _named(self.game.key, told)
            who = seat if whose is None else whose
            self._count(self.events, told.name, who)
            for one in named:
                self._count(self.parts, f"{told.name}: {one}", who)
        self.log.told.clear()
        self.log.kept.clear()

    def _count(self, table: dict[str, list[int]], name: str, seat: int) -> None:
        table.setdefault(name, [0] * self.seats)[seat] += 1

    def ended(self, state: State) -> Row:
        winners = self.game.winners(state)
        lines: dict[str, list[int]] = {}
        for seat in range(self.seats):
            for line in self.game.sheet(state, seat):
                lines.setdefault(line.name, [0] * self.seats)[seat] += line.points
        tenths = [[0, 0] for _ in range(TENTHS)]
        for ply, count in enumerate(self.open):
            tenth = tenths[ply * TENTHS // len(self.open)]
            tenth[0] += count
            tenth[1] += 1
        return {
            "answers": self.answers,
            "choices": self.choices,
            "open": sorted(Counter(self.open).items()),
            "tenths": tenths,
            "leads": lead_changes(self.leading),
            "settled": settled(self.leading, winners),
            "final": [int(state.points(seat)) for seat in range(self.seats)],
            "wins": [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)],
            "lines": lines,
            "used": self.used,
            "events": self.events,
            "parts": self.parts,
            "seconds": self.seconds,
        }


def lead_changes(leading: list[int]) -> int:
    """How often another seat than before led alone."""
    alone = [one for one in leading if one.bit_count() == 1]
    return sum(before != after for before, after in pairwise(alone))


def settled(leading: list[int], winners: list[int]) -> float:
    """The part of the game after which a winner was never behind."""
    won = sum(1 << seat for seat in winners)
    behind = [ply for ply, one in enumerate(leading) if not one & won]
    return (behind[-1] + 1) / len(leading) if behind else 0.0


@lru_cache(maxsize=100_000)
def _named(key: tuple[str, str | None, int], told: Told) -> tuple[int | None, tuple[str, ...]]:
    """Whom an event is about, and the components that its sentence names, in English. What begins with a figure is an
    amount ("3 points"), what is long tells what something does.
    """
    game = registry.game(*key)
    shown = show(game)
    phrase = shown.event(told)
    who = phrase.args.get("who")
    words = speaker("en", shown)
    texts = [words.say(one) for one in _phrases(phrase) if not any(isinstance(x, SeatName) for x in one.args.values())]
    named = tuple(dict.fromkeys(text for text in texts if text[:1].isalpha() and len(text.split()) <= WORDS))
    return int(who) if isinstance(who, SeatName) else None, named


def _phrases(phrase: Phrase) -> Iterator[Phrase]:
    """The phrases that a phrase names."""
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            yield value
        elif isinstance(value, tuple):
            yield from value
