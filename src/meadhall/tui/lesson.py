"""Lessons on the full screen: a position, one thing to learn, real answers, and what is said to each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.engine.prompt import Kind, Prompt, prompt
from meadhall.engine.state import State
from meadhall.learn import Lesson, Step, tried
from meadhall.tui.ground import Ground
from meadhall.tui.table import TableScreen


class Learning(Ground):
    """A lesson, step by step."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        super().__init__(lesson.game, lang)
        self.lesson, self.viewer = lesson, lesson.learner
        self.at = 0
        self.begin()

    @property
    def step(self) -> Step | None:
        """The step under way; None after the last."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def begin(self) -> None:
        """Set up the position of a step, and say what it is about."""
        step = self.step
        self.answered, self.good = False, False
        if step is None:
            self.told = [self.lesson.end_title[self.lang], self.lesson.end_say[self.lang]]
            return
        self.table = self.lesson.table(step)
        heading = f"{self.at + 1}/{len(self.lesson.steps)}  {step.title[self.lang]}"
        self.told = [heading, step.say[self.lang]]

    @property
    def names(self) -> Sequence[str]:
        you = self.speak.say("lesson-you")
        return [you if seat == self.viewer else name for seat, name in enumerate(self.table.names)]

    def view(self) -> State:
        return self.table.view(self.viewer)

    def prompt(self) -> Prompt:
        if self.answered or self.step is None:
            still = prompt(self.table, self.viewer, still=True)
            return replace(still, kind=Kind.DONE if self.step is not None else Kind.STILL)
        return prompt(self.table, self.viewer)

    def log(self) -> list[str]:
        return self.retold(self.table)

    def asks(self) -> str:
        if self.step is None:
            return self.say("tui-lesson-over")
        if self.answered:
            return self.say("tui-lesson-good" if self.good else "tui-lesson-again")
        return self.step.task[self.lang]

    def give(self, action: int) -> None:
        step = self.step
        assert step is not None
        done = tried(self.lesson, step, self.game.actions.text(action))
        self.table, self.answered, self.good = done.table, True, done.reply.good
        self.told = [done.reply.says[self.lang]]

    def done(self) -> None:
        """On to the next step after a good answer, else the same once more."""
        self.at += self.good
        self.begin()

    def undo(self) -> None:
        """The step from its beginning, or the one before."""
        self.at = max(0, self.at - (not self.answered))
        self.begin()


class LessonScreen(TableScreen):
    """A table with a teacher."""

    ground: Learning
    keys = "tui-keys-lesson"

    def told(self, news: list[str], most: int) -> list[str]:
        return self.ground.told
