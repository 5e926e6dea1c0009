"""Why not? For the terminal: the reason of one answer, and of all that lies on the table and cannot be chosen."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.engine.reason import Reason
from meadhall.look import brush, show
from meadhall.look.pointed import pointed
from meadhall.words import Speaker


def because(table: Table, speak: Speaker, seat: int, answer: str, reason: Reason) -> str:
    """A reason, and what would help."""
    shown, action = show(table.game), table.game.actions.parse(answer)
    said = speak.reason(shown.why(table.view(seat), action, reason), table.names, seat)
    return " ".join(filter(None, said))


def held_up(table: Table, speak: Speaker, seat: int) -> dict[str, list[str]]:
    """Every reason of its own why something on the table cannot be chosen now, with the answers it is about."""
    shown, view = show(table.game), table.view(seat)
    hand = brush(shown, view, speak.lang, seat, names=table.names)
    try:
        drawn = [shown.board(view, hand), *(shown.mat(view, of, hand, "own") for of in range(table.seats))]
    except NotImplementedError:  # a game without a board
        drawn = []
    told: dict[str, list[str]] = {}
    for answer in dict.fromkeys(answer for thing in pointed(drawn) for answer in thing.split()):
        reason = table.why_not(answer, seat)
        if reason is not None and not reason.general:
            told.setdefault(because(table, speak, seat, answer, reason), []).append(answer)
    return told
