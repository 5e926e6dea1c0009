"""Lessons: steps that show a position, say one thing, and let the learner do it with real answers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import AnyGame, folder
from meadhall.engine.table import Table
from meadhall.learn import scenes
from meadhall.learn.chalk import Mark, marks
from meadhall.learn.errors import BadLearning, NothingToLearn
from meadhall.words import LANGUAGES

LEARNER = "you"
LINKS = "links.toml"
Texts = Mapping[str, str]  # by language


@dataclass(frozen=True)
class Reply:
    """What is said to some answers, and what follows them."""

    answers: tuple[str, ...]
    good: bool
    then: tuple[str, ...]
    says: Texts

    def takes(self, answer: str) -> int:
        """How closely it is meant for an answer: 3 named, 2 its family, 1 any other, 0 not at all."""
        if answer in self.answers:
            return 3
        if f"{answer.partition(':')[0]}:*" in self.answers:
            return 2
        return int("*" in self.answers)


@dataclass(frozen=True, eq=False)
class Step:
    """One thing to learn."""

    id: str
    rule: str
    title: Texts
    say: Texts
    task: Texts
    marks: tuple[Mark, ...]
    position: Mapping[str, Any] | None  # None: it goes on where the good reply before led
    replies: tuple[Reply, ...]

    def reply(self, answer: str) -> Reply:
        """What is said to an answer."""
        found = max(self.replies, key=lambda reply: reply.takes(answer))
        if not found.takes(answer):
            raise BadLearning(f"step {self.id} says nothing to {answer}")
        return found

    @property
    def good(self) -> Reply:
        """The reply that leads on."""
        return next(reply for reply in self.replies if reply.good)


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game."""

    game: AnyGame
    name: str
    number: int
    minutes: int
    title: Texts
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    steps: tuple[Step, ...]
    end_title: Texts
    end_say: Texts

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.seats.index(LEARNER)

    def step(self, name: str) -> Step:
        """A step by its id."""
        for one in self.steps:
            if one.id == name:
                return one
        raise NothingToLearn(f"the lesson {self.name} of {self.game.name} has no step {name[:40]!r}")

    def table(self, step: Step) -> Table:
        """A fresh table at a step's position."""
        where, at = f"{self.name}.toml, step {step.id}", self.steps.index(step)
        if step.position is not None:
            seed = f"lesson {self.name} {step.id}"
            return scenes.table(self.game, where, self.seats, step.position, self.options, seed=seed)
        if at == 0:
            raise BadLearning(f"{self.game.name}: {where}: the first step has a position")
        before = self.steps[at - 1]
        found = self.table(before)
        try:
            found.play(self.answer(before), *before.good.then)
        except MeadhallError as error:
            raise BadLearning(f"{self.game.name}: {where}: {error}") from None
        return found

    def answer(self, step: Step) -> str:
        """An answer that is good: the first that the good reply names."""
        table = self.table(step)
        for answer in table.legal():
            if step.reply(answer).good:
                return answer
        raise BadLearning(f"{self.game.name}: {self.name}.toml, step {step.id}: no good answer is possible")


@lru_cache(maxsize=64)
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none where it teaches nothing. They are played with the components it
    is shipped with: an owner's may not fit their positions.
    """
    game = registry.game(game.name)
    home = folder(game).joinpath("learn")
    if not home.is_dir():
        return ()
    found = [
        _read(game, path.name.removesuffix(".toml"), path.read_text("utf-8"))
        for path in home.iterdir()
        if path.name.endswith(".toml") and path.name != LINKS
    ]
    return tuple(sorted(found, key=lambda one: one.number))


def lesson(game: AnyGame, name: str) -> Lesson:
    """A lesson by its name."""
    for one in lessons(game):
        if one.name == name:
            return one
    known = ", ".join(one.name for one in lessons(game)) or "none"
    raise NothingToLearn(f"{game.name} has no lesson {name[:40]!r}; it has {known}")


def _read(game: AnyGame, name: str, text: str) -> Lesson:
    where = f"{game.name}: {name}.toml"
    try:
        read = tomllib.loads(text)
        made = Lesson(
            game, name, int(read["number"]), int(read["minutes"]), _texts(read["title"], where),
            tuple(map(str, read["seats"])), read.get("options", {}), tuple(_step(one, where) for one in read["step"]),
            _texts(read["end"]["title"], where), _texts(read["end"]["say"], where),
        )  # fmt: skip
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise error if isinstance(error, BadLearning) else BadLearning(f"{where}: {error!r}") from None
    if LEARNER not in made.seats:
        raise BadLearning(f"{where}: one of the seats is {LEARNER!r}, the learner's")
    if len({step.id for step in made.steps}) != len(made.steps):
        raise BadLearning(f"{where}: two steps share an id")
    return made


def _step(read: dict[str, Any], where: str) -> Step:
    name = str(read["id"])
    where = f"{where}, step {name}"
    return Step(
        name, str(read["rule"]), _texts(read["title"], where), _texts(read["say"], where), _texts(read["task"], where),
        marks(read.get("marks", []), where), read.get("position"), tuple(_reply(one, where) for one in read["reply"]),
    )  # fmt: skip


def _reply(read: dict[str, Any], where: str) -> Reply:
    says = _texts({lang: read.get(lang) for lang in LANGUAGES}, where)
    return Reply(tuple(read["answers"]), bool(read.get("good", False)), tuple(read.get("then", ())), says)


def _texts(read: object, where: str) -> Texts:
    if (
        not isinstance(read, dict)
        or set(read) != set(LANGUAGES)
        or not all(isinstance(v, str) and v for v in read.values())
    ):
        raise BadLearning(f"{where}: every text is there in {', '.join(LANGUAGES)}, not {read!r}")
    return dict(read)
