# compiled with mypyc
"""The rules of Karvi: what may be answered, and what follows. Ruling numbers refer to the README of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import (
    bar,
    beer,
    cards,
    convert,
    crew,
    draft,
    effects,
    functions,
    gear,
    goods,
    land,
    menu,
    setup,
    ship,
    trade,
    tradecards,
)
from meadhall.games.karvi.rules.names import TASKS, Act, Event, tell
from meadhall.games.karvi.rules.pile import TASK, top
from meadhall.games.karvi.rules.question import Question, Step

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def name_of(step: Step) -> str:
    """The name of a task, from that of its class: SpecialSlot is "special-slot"."""
    name = type(step).__name__
    return "".join(f"-{one.lower()}" if one.isupper() else one for one in name).removeprefix("-")


def in_order(steps: list[Step]) -> list[Step]:
    """The tasks by their numbers, every one of them."""
    found = {name_of(step): step for step in steps}
    if sorted(found) != sorted(TASKS) or len(found) != len(steps):
        raise ValueError(f"the tasks are {sorted(TASKS)}, not {sorted(found)}")
    return [found[name] for name in TASKS]


STEPS: Final[list[Step]] = in_order([
    setup.Setup(), draft.Draft(), draft.Startcard(), draft.Rune(),
    menu.Turn(), bar.Move(), bar.Stack(), effects.Run(), effects.Half(), effects.Locked(), convert.Convert(),
    goods.Fur(), goods.Spend(), beer.Beer(), beer.SetBeer(), beer.Copy(), beer.CopyFrom(),
    crew.Recruit(), crew.Raise(), crew.Heal(), crew.Double(), crew.Wound(),
    cards.Draw(), cards.Keep(), cards.Discard(), cards.Played(),
    gear.Equip(), gear.Stern(), gear.Cover(), gear.Grant(),
    ship.Sail(), ship.Oust(), ship.Push(), ship.ToMap(), ship.ToShip(),
    land.Arrive(), land.Explore(), land.Look(), land.Build(), land.Special(), land.SpecialSlot(), land.Laid(),
    trade.Trade(), trade.Raid(), trade.Spoils(), trade.Traded(), tradecards.Take(),
    functions.Back(), functions.Reuse(), functions.Space(), functions.Payer(),
])  # fmt: skip


def asked(s: Karvi) -> Question:
    """The open question."""
    question = STEPS[top(s)]
    assert isinstance(question, Question)
    return question


def legal_into(s: Karvi, out: Ints) -> i64:
    """All legal answers, ascending."""
    return STEPS[top(s)].answers(s, out)


def apply(s: Karvi, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    log = s.log
    told: i64 = len(log.told) if log is not None else 0
    seat = s.seat
    if Act.GOLD <= action < Act.SAIL:  # gold is exchanged in the menu and inside of questions
        goods.exchange(s, action - Act.GOLD)
    else:
        STEPS[top(s)].apply(s, action, dice)
    settle(s, dice)
    if log is not None and len(log.told) == told:  # every answer leaves a line in the saga
        if action == Act.END:
            tell(s, Event.TURN, s.seat)
        else:
            tell(s, Event.DECLINED if action == Act.NONE else Event.DECIDED, seat)


def settle(s: Karvi, dice: Dice) -> None:
    """Carry out what needs no answer, until a question is open or the menu is."""
    while s.depth > 0 and STEPS[s.todo[(s.depth - 1) * TASK]].run(s, dice):
        pass
