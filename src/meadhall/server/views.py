"""What programs get: a table as JSON, redacted for the caller, and what an answer would do."""

from __future__ import annotations

from typing import Any

from meadhall.engine.dice import Dice
from meadhall.engine.game import Told
from meadhall.engine.ints import i64
from meadhall.engine.prompt import prompt as still
from meadhall.engine.state import SPECTATOR, Log
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.server.running import Live
from meadhall.words import speaker


def view(live: Live, table: Table, seat: int, lang: str) -> dict[str, Any]:
    """A table as a seat may know it; `table` is an earlier one in a replay."""
    game, known = table.game, table.view(seat)
    shown = show(game)
    speak = speaker(lang, shown)
    now = table is live.table
    prompt = live.prompt(seat) if now else still(table, seat, still=True)
    held = live.held if now else None

    def say(phrase: Any) -> str:
        return speak.say(phrase, table.names, seat)

    def offer(phrase: Any) -> str:
        return speak.answer(phrase, table.names, seat).whole

    try:
        position: Any = game.position(known, table.names)
    except Exception:
        position = None  # a game whose redacted states cannot be written down
    events = [told for told in (table.moves[-1].events if table.moves else ()) if told.is_for(seat)]
    return {
        "table": live.id,
        "name": live.name,
        "game": game.name,
        "components": game.components.digest,
        "options": table.options,
        "hints": live.hints,
        "seats": [
            {"name": one.name, "kind": one.kind, "bot": one.bot, "joined": one.joined, "present": live.present(number)}
            for number, one in enumerate(live.seats)
        ],
        "you": None if seat == SPECTATOR else seat,
        "ply": table.ply,
        "version": live.version,
        "asked": None if table.over else table.seat,
        "held": held,
        "over": table.over,
        "finished": live.finished if now else False,
        "winners": table.winners(),
        "question": say(shown.question(known)),
        "answers": [{"answer": game.actions.text(a), "text": offer(shown.answer(known, a))} for a in prompt.answers],
        "prompt": prompt.kind,
        "undo": prompt.undo,
        "undo_refusal": prompt.undo_refusal,
        "points": [int(known.points(one)) for one in range(table.seats)],
        "sheets": [{line.name: line.points for line in game.sheet(known, one)} for one in range(table.seats)],
        "events": [say(shown.event(told)) for told in events],
        "position": position,
        "commitment": table.dice.commitment,
    }


class NoDice(Dice):
    """Dice that refuse: what follows a draw cannot be foretold."""

    def below(self, n: i64) -> i64:
        raise LookupError


def preview(table: Table, seat: int, answer: int, lang: str) -> dict[str, Any]:
    """What an answer would do, as far as the seat can know; empty when chance or secrets decide."""
    after = table.view(seat)
    revealed = after.shown
    before = [int(after.points(one)) for one in range(table.seats)]
    log = after.log = Log()
    try:
        after.apply(answer, NoDice())
        if after.shown != revealed:
            return {"told": [], "points": {}}
        after.log = None
        points = {one: int(after.points(one)) - before[one] for one in range(table.seats)}
        game, shown = table.game, show(table.game)
        speak = speaker(lang, shown)
        told = [Told(game.events[code], (a, b, c, d), who) for who, code, a, b, c, d in log.told]
        words = [speak.say(shown.event(one), table.names, seat) for one in told if one.is_for(seat)]
    except Exception:
        return {"told": [], "points": {}}
    return {"told": words, "points": {str(one): n for one, n in points.items() if n}}
