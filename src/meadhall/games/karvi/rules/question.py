# compiled with mypyc
"""What a task is: its figures, who may answer what, what follows, and how a scene and a sentence tell it.

Every task is a class in the module of its chapter. Its number and its name come from `Task`: the class `SpecialSlot` is
`Task.SPECIAL_SLOT` and "special-slot". `turn.py` gathers them in one table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import NOT_NOW, Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules.names import KIN, WHYS, Act, Why
from meadhall.games.karvi.rules.pile import TASK, dropped, pop

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

FEW: Final = 64  # no question that may answer itself has more answers


# -- figures ----------------------------------------------------------------------------------------------------------


class Figure:
    """A figure of a task, by the name that sentences use: a number from 0 to `most`."""

    def __init__(self, name: str, most: int = 0) -> None:
        self.name: str = name
        self.most: int = most


class Truth(Figure):
    """Whether something holds: 0 or 1."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1)


class Points(Figure):
    """So many points."""


class Word(Figure):
    """A figure that scenes write as one of some words. Sentences call it by that word, or with a noun before it:
    `kind-T1`.
    """

    def __init__(self, name: str, words: tuple[str, ...], noun: str = "") -> None:
        super().__init__(name)
        self.words: tuple[str, ...] = words
        self.noun: str = noun


class Effect(Figure):
    """A place in an effect of the component file; -1: none."""


class Seat(Figure):
    """A player."""


Told = list[tuple[Figure, int]]  # what a sentence tells, with its value


# -- tasks ------------------------------------------------------------------------------------------------------------


class Step:
    """Something still to do that needs no answer."""

    figures: ClassVar[tuple[Figure, ...]] = ()

    def run(self, s: Karvi, dice: Dice) -> bool:
        """Carry it out; False when somebody has to answer first."""
        raise NotImplementedError

    def answers(self, s: Karvi, out: Ints) -> i64:
        """Write the legal answers into `out`, ascending, and return how many."""
        return 0

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def placed(self, s: Karvi) -> None:
        """A scene has laid it on the pile: take over what that implies, or refuse it with BadPosition."""

    def told(self, s: Karvi) -> Told:
        """What a sentence can tell of it: its figures, with their values on top of the pile."""
        found: Told = []
        for k, figure in enumerate(self.figures):
            found.append((figure, int(s.todo[(s.depth - 1) * TASK + 1 + k])))
        return found


class Question(Step):
    """Something to decide."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        """Questions with only one sensible answer are not asked; here all are."""
        return False

    def matters(self) -> bool:
        """Whether its answers differ much, so that a bot looks into each."""
        return True

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        """Why an answer of this question is not possible; None when it is. What belongs to other questions is NOT_NOW.

        `answers` and this ask the same predicates, which return a number of `Why`.
        """
        return Reason(NOT_NOW)

    def meant(self, s: Karvi, action: i64) -> i64:
        """The answer of this question that somebody means who points at the thing of another one."""
        return action

    def guess(self, s: Karvi, out: Ints, n: i64) -> i64:
        """A fair one of the `n` answers without a look ahead: the first that is not a gold exchange."""
        k: i64 = 0
        while k < n - 1 and out[k] >= Act.GOLD and out[k] < Act.SAIL:
            k += 1
        return out[k]

    def give_only(self, s: Karvi, dice: Dice) -> bool:
        """Give the answer if there is only one, and drop what nobody can answer; True when either was done."""
        out = ints(FEW)
        n = self.answers(s, out)
        if n == 1:
            self.apply(s, out[0], dice)
        elif n == 0:
            pop(s)
        return n < 2

    def lapses(self, s: Karvi) -> bool:
        """Drop it when nobody can answer it any more; True when it is gone."""
        return dropped(s, self.answers(s, ints(FEW)) > 0)


class Minor(Question):
    """A question whose answers differ little."""

    def matters(self) -> bool:
        return False


# -- reasons ----------------------------------------------------------------------------------------------------------


def because(why: i64, **figures: int) -> Reason | None:
    """A reason with its figures; None when there is nothing against it."""
    if why == Why.ALLOWED:
        return None
    kin = KIN.get(int(why))
    return Reason(WHYS[why], figures) if kin is None else Reason(WHYS[kin], {**figures, "of": int(why)})


def in_span(why: i64, action: i64, low: i64, high: i64) -> i64:
    """`why` for an answer outside of `span`."""
    return Why.ALLOWED if low <= action <= high else why


# -- writing answers --------------------------------------------------------------------------------------------------


def span(family: i64, low: i64, high: i64, out: Ints) -> i64:
    """The answers of a family from `low` to `high`."""
    n: i64 = 0
    while low + n <= high:
        out[n] = family + low + n
        n += 1
    return n


def with_none(out: Ints, n: i64) -> i64:
    """The answers so far, and to decline."""
    out[n] = Act.NONE
    return n + 1
