"""What may this viewer do now? Computed once, for pages, JSON, sockets, terminal and hall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meadhall.engine.state import OVER, SPECTATOR

if TYPE_CHECKING:
    from meadhall.engine.table import Table


class Kind:
    """What a viewer is to do, or what is awaited."""

    ANSWER: Final = "answer"  # the viewer's question
    DONE: Final = "done"  # the viewer answered last and lets the game go on, or takes it back
    WAIT: Final = "wait"  # another seat's question
    HELD: Final = "held"  # another seat's Done
    STAND_IN: Final = "stand-in"  # a bot plays for the viewer
    STILL: Final = "still"  # looking only: a replay, or a game from a file
    OVER: Final = "over"


@dataclass(frozen=True)
class Prompt:
    """What one viewer may do at one moment."""

    kind: str  # of Kind
    seat: int  # who is awaited; OVER when nobody is
    question: str  # which question is open; "over" after the end
    answers: tuple[int, ...] = ()  # what the viewer may answer now
    undo_refusal: str | None = None  # why the viewer cannot take the last answer back; None: it can

    @property
    def undo(self) -> bool:
        """Whether the viewer may take the last answer back."""
        return self.undo_refusal is None


def prompt(
    table: Table,
    viewer: int,
    *,
    held: int | None = None,
    stand_in: bool = False,
    still: bool = False,
    undo_refusal: str | None = None,
) -> Prompt:
    """What `viewer` may do at a table, where `held` is a seat that has not said Done, and a bot may stand in."""
    question = "over" if table.over else table.question()
    if undo_refusal is None and viewer == SPECTATOR:
        undo_refusal = "onlookers have no seat"
    if still:
        return Prompt(Kind.STILL, table.seat, question, undo_refusal="this is only looked at")
    if table.over:
        return Prompt(Kind.OVER, OVER, question, undo_refusal=undo_refusal)
    if stand_in:
        return Prompt(Kind.STAND_IN, table.seat, question, undo_refusal="a bot plays for you")
    if held is not None:
        return Prompt(Kind.DONE if held == viewer else Kind.HELD, held, question, undo_refusal=undo_refusal)
    if viewer == SPECTATOR or viewer != table.seat:
        return Prompt(Kind.WAIT, table.seat, question, undo_refusal=undo_refusal)
    answers = tuple(table.view(viewer).legal())
    return Prompt(Kind.ANSWER, viewer, question, answers, undo_refusal)
