"""Answers: one dense range of integers, each with a readable name, text both ways."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meadhall.engine.errors import IllegalAnswer, listed


@dataclass(frozen=True)
class Family:
    """Answers of one kind: `feed`, `sail:1` to `sail:21`, or `card:1.1` to `card:12.2` with two label lists."""

    name: str
    labels: tuple[tuple[str, ...], ...] = ()

    @property
    def size(self) -> int:
        """How many answers the family has."""
        size = 1
        for axis in self.labels:
            size *= len(axis)
        return size

    @property
    def form(self) -> str:
        """The family as people would write it down: `sail:1..21`."""
        if not self.labels:
            return self.name
        return (
            self.name + ":" + ".".join(axis[0] if len(axis) == 1 else f"{axis[0]}..{axis[-1]}" for axis in self.labels)
        )

    def texts(self) -> Iterable[str]:
        """The names of all its answers, in order."""
        if not self.labels:
            yield self.name
            return
        for combination in itertools.product(*self.labels):
            yield f"{self.name}:{'.'.join(combination)}"


def family(name: str, *axes: Iterable[int | str]) -> Family:
    """A family of answers; each axis is a range or a list of words."""
    return Family(name, tuple(tuple(str(label) for label in axis) for axis in axes))


class ActionSpace:
    """Families laid end to end over 0 to `len(space) - 1`."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self._texts: list[str] = []
        self._family: list[Family] = []
        self._first: dict[tuple[str, int], int] = {}
        for one in self.families:
            self._first[one.name, len(one.labels)] = len(self._texts)
            self._texts.extend(one.texts())
            self._family.extend([one] * one.size)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two answers of an action space share a name")

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, action: int) -> str:
        """The name of an answer."""
        if not 0 <= action < len(self._texts):
            raise IllegalAnswer(f"answer {action} does not exist; answers are 0 to {len(self._texts) - 1}")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The answer of that name."""
        number = self._numbers.get(text.strip())
        if number is None:
            near = difflib.get_close_matches(text.strip(), self._texts, 1)
            hint = f"; did you mean {near[0]}?" if near else "."
            raise IllegalAnswer(
                f"{text.strip()[:60]!r} is no answer of this game{hint} Known: {listed(f.form for f in self.families)}"
            )
        return number

    def family(self, action: int) -> Family:
        """The family an answer belongs to."""
        self.text(action)
        return self._family[action]

    def first(self, name: str, axes: int = 0) -> int:
        """The number of a family's first answer; rules check their constants against it."""
        return self._first[name, axes]

    def check(self, first: type, **others: tuple[str, int]) -> None:
        """Refuse constants that are not the first answers of the families of their names; `others` names those that
        are called differently, with family and number of axes: `GIVE_WAY=("flee", 0)`.
        """
        known = {number: constant for constant, number in vars(first).items() if constant.isupper()}
        for (name, axes), number in self._first.items():
            wanted = next((constant for constant, other in others.items() if other == (name, axes)), name.upper())
            if known.get(number) != wanted:
                raise ValueError(f"{first.__name__}.{wanted} must be {number}, the first answer of {name}")

    def labels(self, action: int) -> tuple[str, ...]:
        """What stands behind the colon: `("12", "2")` for `card:12.2`."""
        text = self.text(action)
        return tuple(text.split(":", 1)[1].split(".")) if ":" in text else ()
