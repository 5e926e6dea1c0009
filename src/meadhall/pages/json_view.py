"""What programs get: a table as JSON, redacted for the caller."""

from __future__ import annotations

from typing import Any

from meadhall.engine.prompt import prompt as still
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.pages.model import TableModel
from meadhall.pages.record import notices
from meadhall.words import speaker


def view(model: TableModel, table: Table, seat: int, lang: str) -> dict[str, Any]:
    """A table as a seat may know it; `table` is an earlier one in a replay."""
    game, known = table.game, table.view(seat)
    shown = show(game)
    speak = speaker(lang, shown)
    now = table is model.table
    prompt = model.prompt(seat) if now else still(table, seat, still=True)
    held = model.held if now else None

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
        "table": model.id,
        "name": model.name,
        "game": game.name,
        "components": game.components.digest,
        "options": table.options,
        "hints": model.hints,
        "known": model.known,
        "daily": model.daily and model.daily._asdict(),
        "seats": [
            {
                "name": one.name,
                "kind": one.kind,
                "bot": one.bot,
                "joined": one.joined,
                "present": model.present(number),
                "link_asked": one.link_asked is not None,
            }
            for number, one in enumerate(model.seats)
        ],
        "notices": [
            {"what": one.what, "seat": one.seat, "by": one.by, "text": text}
            for one, text in zip(model.notices, notices(model, lang), strict=True)
        ],
        "you": None if seat == SPECTATOR else seat,
        "ply": table.ply,
        "version": model.version,
        "asked": None if table.over else table.seat,
        "held": held,
        "over": table.over,
        "begun": model.begun,
        "waiting": None
        if model.begun
        else {
            "ready": [number for number, one in enumerate(model.seats) if one.ready],
            "free": [number for number, one in enumerate(model.seats) if one.free],
        },
        "finished": model.finished if now else False,
        "winners": table.winners(),
        "places": [{"seat": one.seat, "place": one.place} for one in table.ranking()] if table.over else [],
        "question": say(shown.question(known)),
        "answers": [{"answer": game.actions.text(a), "text": offer(shown.answer(known, a))} for a in prompt.answers],
        "prompt": prompt.kind,
        "undo": prompt.undo,
        "undo_refusal": prompt.undo_refusal,
        "points": [int(known.points(one)) for one in range(table.seats)],
        "sheets": [{line.name: line.points for line in game.sheet(known, one)} for one in range(table.seats)],
        "late": [line.name for line in game.sheet(known, 0) if line.late],
        "events": [say(shown.event(told)) for told in events],
        "position": position,
        "commitment": table.dice.commitment,
    }
