"""What an answer would do, as far as the one who is asked can know."""

from __future__ import annotations

from typing import Any

from meadhall.engine.dice import Dice
from meadhall.engine.game import Told
from meadhall.engine.ints import i64
from meadhall.engine.state import Log
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.pages.model import TableModel
from meadhall.words import speaker

NOTHING: dict[str, Any] = {"told": [], "points": {}}


def preview(model: TableModel, seat: int, answer: str | None, lang: str) -> dict[str, Any]:
    """What an answer would do for who may give it now; empty for anybody else, and when chance or secrets decide."""
    may = model.prompt(seat).answers
    action = model.table.game.actions.parse(answer) if answer is not None and may else None
    return NOTHING if action is None or action not in may else foreseen(model.table, seat, action, lang)


class NoDice(Dice):
    """Dice that refuse: what follows a draw cannot be foretold."""

    def below(self, n: i64) -> i64:
        raise LookupError


def foreseen(table: Table, seat: int, answer: int, lang: str) -> dict[str, Any]:
    """What an answer would do, as far as the seat can know; empty when chance or secrets decide."""
    after = table.view(seat)
    revealed = after.shown
    before = [int(after.points(one)) for one in range(table.seats)]
    log = after.log = Log()
    try:
        after.apply(answer, NoDice())
        if after.shown != revealed:
            return NOTHING
        after.log = None
        points = {one: int(after.points(one)) - before[one] for one in range(table.seats)}
        game, shown = table.game, show(table.game)
        speak = speaker(lang, shown)
        told = [Told(game.events[code], (a, b, c, d), who) for who, code, a, b, c, d in log.told]
        words = [speak.say(shown.event(one), table.names, seat) for one in told if one.is_for(seat)]
    except Exception:
        return NOTHING
    return {"told": words, "points": {str(one): n for one, n in points.items() if n}}
