"""A puzzle in words: what an answer costs, what the best one brings, who finds it; for page, terminal and programs."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from meadhall.bots.reasons import Difference
from meadhall.engine.game import COLOURS
from meadhall.engine.state import State
from meadhall.learn.puzzles import Outcome, Puzzle
from meadhall.look import AnyShow, show
from meadhall.pages.reasons import because, percent
from meadhall.pages.setup import level_name
from meadhall.pages.words import Words, words
from meadhall.words import Speaker, speaker


class Told:
    """Speaks of one puzzle."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle, self.lang = puzzle, lang

    @cached_property
    def w(self) -> Words:
        """The house's words."""
        return words(self.lang)

    @cached_property
    def show(self) -> AnyShow:
        """What the game sounds like."""
        return show(self.puzzle.game)

    @cached_property
    def speak(self) -> Speaker:
        """Who speaks for it."""
        return speaker(self.lang, self.show)

    @cached_property
    def view(self) -> State:
        """What the asked seat knows."""
        return self.puzzle.table().view(self.puzzle.seat)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The seats by their colours."""
        return tuple(self.w(f"page-colour-{COLOURS[seat]}") for seat in range(len(self.puzzle.seats)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The asked seat is the reader's, the others are called by their colours."""
        me = self.puzzle.seat
        return tuple(self.w("lesson-you") if seat == me else name for seat, name in enumerate(self.colours))

    @cached_property
    def question(self) -> str:
        """What is asked."""
        return self.speak.say(self.show.question(self.view), self.names, self.puzzle.seat)

    @property
    def difficulty(self) -> str:
        """How hard it is."""
        return self.w("puzzle-difficulty", n=self.puzzle.difficulty)

    def answer(self, answer: str) -> str:
        """An answer in words."""
        phrase = self.show.answer(self.view, self.puzzle.game.actions.parse(answer))
        return self.speak.answer(phrase, self.names, self.puzzle.seat).text.rstrip(".")

    def why(self, one: Outcome) -> str:
        """What the best answer brings more than this one, by lines of the final sheet."""
        found = [Difference(line.line, line.points, line.low, line.high) for line in one.reasons]
        return because(self.w, self.speak, self.lang, found)

    def costs(self, one: Outcome) -> str:
        """What a worse answer costs, without telling the best one."""
        return self.w(
            "puzzle-costs", answer=self.answer(one.answer), loss=percent(one.loss), low=percent(one.loss_low),
            high=percent(one.loss_high),
        )  # fmt: skip

    def solution(self) -> str:
        """The best answer beside the obvious one."""
        best, obvious = self.puzzle.outcome(self.puzzle.best), self.puzzle.outcome(self.puzzle.obvious)
        return self.w(
            "puzzle-solution-says", best=self.answer(best.answer), chance=percent(best.chance),
            obvious=self.answer(obvious.answer), less=percent(obvious.chance),
        )  # fmt: skip

    def solvers(self) -> str:
        """How often levels of bots find it."""
        found = [
            f"{level_name(self.lang, name)} {percent(right / tries)}\u00a0%"
            for name, (right, tries) in self.puzzle.solved.items()
        ]
        return self.w("puzzle-solvers", solvers=", ".join(found))

    def says(self, answer: str | None) -> list[str]:
        """What is said to an answer, or to who wants the solution."""
        best = answer is None or answer == self.puzzle.best
        one = self.puzzle.outcome(self.puzzle.obvious if best else str(answer))
        lead = self.solution() if best else self.costs(one)
        return [lead, *filter(None, [self.why(one) if best else self.w("puzzle-brings", why=self.why(one))])]

    def as_data(self) -> dict[str, Any]:
        """The puzzle for programs, without its solution; the position is what the seat knows."""
        one, game = self.puzzle, self.puzzle.game
        try:
            position: Any = game.position(self.view, one.seats)
        except Exception:
            position = None  # a game whose redacted states cannot be written down
        return {
            **brief(one),
            "names": list(self.names),
            "text": self.question,
            "answers": [{"answer": name, "text": self.answer(name)} for name in one.table().legal()],
            "position": position,
        }

    def tried(self, answer: str | None) -> dict[str, Any]:
        """What came of an answer, for programs; all of the solution with the right one, or with none."""
        right, one = answer == self.puzzle.best, self.puzzle.outcome(answer or self.puzzle.best)
        made: dict[str, Any] = {"id": self.puzzle.id, "answer": answer, "right": right, "says": self.says(answer)}
        if answer is not None:
            made |= {"loss": one.loss, "low": one.loss_low, "high": one.loss_high}
        if right or answer is None:
            made["solution"] = {
                "best": self.puzzle.best,
                "obvious": self.puzzle.obvious,
                "games": self.puzzle.games,
                "answers": [
                    {"answer": at.answer, "chance": at.chance, "low": at.low, "high": at.high, "points": at.points}
                    for at in self.puzzle.outcomes
                ],
                "solved": {name: {"right": n, "tries": of} for name, (n, of) in self.puzzle.solved.items()},
            }
        return made


def brief(one: Puzzle) -> dict[str, Any]:
    """A puzzle in a list, for programs."""
    return {
        "id": one.id,
        "game": one.game.name,
        "number": one.number,
        "difficulty": one.difficulty,
        "seats": len(one.seats),
        "seat": one.seat,
        "question": one.question,
    }
