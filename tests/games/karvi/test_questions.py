"""A task is one thing: its class tells its name, its figures, and what a sentence may say of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.karvi.rules import turn
from meadhall.games.karvi.rules.names import QUESTIONS, TASKS, Task
from meadhall.games.karvi.rules.question import Effect, Figure, Question, Seat, Word
from meadhall.games.karvi.rules.state import Karvi
from meadhall.look import show

from .play import karvi

PILE = [task for task in TASKS if task != "turn"]
SETUP: dict[str, list[list[Any]]] = {
    "setup": [["setup", 3], ["rune"]],
    "draft": [["setup"], ["draft"]],
    "startcard": [["setup", 1], ["startcard"]],
    "rune": [["setup", 3], ["rune"]],
}
PLAYER = {"healthy": [1, 2], "tiles": {"R6": "a", "T1": "a"}, "runes": ["N1", "N2", "N3", "N4"], "played": [45]}


def example(figure: Figure) -> Any:
    """The highest value of a figure, as a scene writes it."""
    if isinstance(figure, Effect):
        return "card-13.1"
    if isinstance(figure, Word):
        return next(word for word in reversed(figure.words) if word != "francia")
    return "red" if isinstance(figure, Seat) else figure.most


@pytest.mark.parametrize("name", PILE)
def test_every_task_is_written_and_read_by_its_figures(name: str) -> None:
    figures = turn.STEPS[TASKS.index(name)].figures
    task = [name, *(example(figure) for figure in figures)]
    if name == "copy-from":
        task = [name, 3]  # with two players there are four dice
    words: dict[str, Any] = {"turn": "blue", "used": ["die"], "blue": PLAYER, "pending": [task, ["fur", 1]]}
    if name == "keep":
        words["fresh"] = [1, 2]
    if name in SETUP:
        above = {"start": 1, "above": ["N1"]}, {"start": 2, "above": ["N2"]}
        drafted = {"tiles": "drafted", "start_cards": "drafted"}
        words = {"round": 0, "options": drafted, "blue": above[0], "red": above[1], "pending": SETUP[name]}
    assert karvi(**words).position()["pending"] == words["pending"]


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_says_nothing_that_it_does_not_tell(name: str) -> None:
    table = karvi(turn="blue", used=["die"], pending=[["fur", 1]])
    assert isinstance(table.state, Karvi)
    told = {figure.name for figure, _ in turn.STEPS[TASKS.index(name)].told(table.state)}
    message = re.search(rf"^ask-{name} =.*\n(?: .*\n)*", show(table.game).words("en"), flags=re.M)
    assert message
    assert set(re.findall(r"\$(\w+)", message[0])) - {"who", "only", "cards"} <= told


def test_questions_are_asked_and_steps_are_not() -> None:
    asked = [TASKS[number] for number, step in enumerate(turn.STEPS) if isinstance(step, Question)]
    assert tuple(asked) == QUESTIONS == TASKS[Task.MOVE :]


def test_a_task_without_a_class_is_refused() -> None:
    with pytest.raises(ValueError, match="the tasks are"):
        turn.in_order(turn.STEPS[1:])
