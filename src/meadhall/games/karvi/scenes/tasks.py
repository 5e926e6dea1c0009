"""What is still to do in a turn, in words: every task by the figures it tells of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader, whole
from meadhall.games.karvi.rules import draft, gear, turn
from meadhall.games.karvi.rules.box import OP, SLOTS, STONES, Box, Op
from meadhall.games.karvi.rules.names import TASKS, P, Piece, Task, Variant
from meadhall.games.karvi.rules.pile import TASK, push, top
from meadhall.games.karvi.rules.question import Effect, Figure, Seat, Word
from meadhall.games.karvi.rules.setup import Stage
from meadhall.games.karvi.rules.state import Karvi

NAMES = TASKS[: Task.TURN]
MOST_PENDING = 20  # tasks; what follows from them needs room on the pile, too
SETTING_UP = (Task.SETUP, Task.DRAFT, Task.STARTCARD, Task.RUNE)
ASKED_AT = {Stage.TILES: (Task.DRAFT,), Stage.STARTS: (Task.STARTCARD,), Stage.RUNES: (Task.RUNE,)}
NONE = Figure("none")  # what a task does not have


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: Karvi, names: Sequence[str]) -> list[list[Any]]:
    """The tasks on the pile, the uppermost last."""
    return [_written(s, [int(x) for x in s.todo[k * TASK : (k + 1) * TASK]], names) for k in range(s.depth)]


def _written(s: Karvi, task: list[int], names: Sequence[str]) -> list[Any]:
    number, *values = task
    words = [_text(s.box, *pair, names) for pair in zip(turn.STEPS[number].figures, values, strict=False)]
    while words and words[-1] == 0:
        words.pop()
    return [NAMES[number], *words]


def _text(box: Box, figure: Figure, value: int, names: Sequence[str]) -> Any:
    if isinstance(figure, Effect):
        return effect_text(box, value)
    if isinstance(figure, Word):
        return figure.words[value]
    return names[value] if isinstance(figure, Seat) else value


def effect_text(box: Box, at: int) -> str | None:
    """The name of an operation: its effect, and how many operations of it went before."""
    if at < 0:
        return None
    start, name = max(pair for pair in box.programs if pair[0] <= at)
    return name if at == start else f"{name}+{(at - start) // OP}"


# -- reading ----------------------------------------------------------------------------------------------------------


def place(s: Karvi, read: Reader, names: Sequence[str]) -> None:
    """Lay what is pending on the pile."""
    pending = read.mapping.get("pending", [])
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > MOST_PENDING:
        raise BadPosition(f"pending must be a list of at most {MOST_PENDING} tasks, not {pending!r}")
    for task in pending:
        _place(s, task, names)


def check(s: Karvi) -> None:
    """Refuse a question that nobody can answer, and a setup that cannot go on."""
    begins = [int(s.todo[k * TASK]) in SETTING_UP for k in range(s.depth)]
    if s.round == 0:
        _check_setup(s)
    elif any(begins):
        raise BadPosition("pending: the setup is over; it is round 0")
    if s.depth and not s.legal():
        raise BadPosition(f"pending: nothing can be answered to {NAMES[top(s)]!r}")


def _check_setup(s: Karvi) -> None:
    """Refuse a setup whose start cards or runes do not suffice to go on."""
    stage = int(s.todo[1]) if s.depth and s.todo[0] == Task.SETUP else -1
    asked = ASKED_AT.get(stage, ())
    if s.depth > 2 or stage < 0 or (s.depth == 2 and top(s) not in asked):
        names = listed(NAMES[task] for task in SETTING_UP)
        raise BadPosition(f"pending: in round 0 the setup is pending, and above it what its stage asks, of {names}")
    starts = [int(s.p[seat * P.SIZE + P.START]) for seat in range(s.seats)]
    chosen = [value for value in starts if value]
    to_come = bool(s.options & Variant.DRAFT_STARTS) and stage <= Stage.STARTS
    if len(chosen) != len(set(chosen)) or (len(chosen) < s.seats and not to_come):
        raise BadPosition(f"players: in the setup everybody has a start card of their own, not {listed(starts)}")
    if stage == Stage.TILES and s.options & Variant.DRAFT_TILES:
        where = [*s.gear, *s.rune[:STONES]]
        for slot in range(SLOTS):
            wanted = sum(max(0, int(draft.wanted(s, seat, slot))) for seat in range(s.seats))
            if wanted > sum(at == Piece.BOX and gear.slot_of(s, k) == slot for k, at in enumerate(where)):
                raise BadPosition("players: there are not enough pieces left to draft")
        return
    for seat in range(s.seats):
        if not s.p[seat * P.SIZE + P.RUNE] and all(s.rune[k] != Piece.ABOVE + seat for k in range(STONES)):
            raise BadPosition("players: in the setup everybody has runes above the mat to choose the first from")


def _place(s: Karvi, task: Any, names: Sequence[str]) -> None:
    if not isinstance(task, Sequence) or isinstance(task, str) or not task or task[0] not in NAMES or len(task) > TASK:
        raise BadPosition(f"pending: a task is written [name, figures], not {task!r}; names are {listed(NAMES)}")
    name, *words = task
    number = NAMES.index(name)
    figures = (*turn.STEPS[number].figures, NONE, NONE, NONE)
    values = [_value(s.box, name, figure, words[k : k + 1], names) for k, figure in enumerate(figures[: TASK - 1])]
    push(s, number, *values)
    turn.STEPS[number].placed(s)


def _value(box: Box, name: str, figure: Figure, given: Sequence[Any], names: Sequence[str]) -> int:
    """The figure that a word stands for; what is left out is 0, except for a player."""
    word = given[0] if given else 0
    read = Reader({name: word}, "pending")
    if isinstance(figure, Effect) and given:
        return effect_at(box, word)
    if isinstance(figure, Word) and word != 0:
        return figure.words.index(read.word(name, figure.words))
    if isinstance(figure, Seat):
        return names.index(read.word(name, names))
    return read.number(name, 0, figure.most)


def effect_at(box: Box, text: object) -> int:
    """The operation of that name."""
    if text is None:
        return -1
    name, _, past = str(text).partition("+")
    for start, known in box.programs:
        if known == name:
            end = start
            while box.ops[end] != Op.END:
                end += OP
            at = start + OP * whole(past or 0)
            if start <= at < end:
                return at
    raise BadPosition(f"pending: there is no effect {text!r}")
