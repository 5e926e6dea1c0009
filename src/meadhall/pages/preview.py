"""What an answer would do, as far as the one who is asked can know."""

from __future__ import annotations

import re
from typing import Any

from meadhall.engine.dice import NoDice
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import Log, State
from meadhall.engine.table import Table
from meadhall.look import brush, show
from meadhall.pages.model import TableModel
from meadhall.pages.words import words
from meadhall.words import speaker

Line = dict[str, str | None]  # a sentence and the symbol of the sheet that stands for it
NOTHING: dict[str, Any] = {"told": [], "points": {}, "brings": []}
BRINGS = 3  # consequences that a phone has room for
GROUP = re.compile(r"<g\b[^>]*>")
ATTRIBUTE = re.compile(r'\b(id|class|transform)="([^"]*)"')


def preview(model: TableModel, seat: int, answer: str | None, lang: str, shape: str = "wide") -> dict[str, Any]:
    """What an answer would do for who may give it now; empty for anybody else. Where chance or secrets decide nothing
    is told, and what it brings is what the answer itself says. On a tall board `moves` tells where pieces would go.
    """
    may, table = model.prompt(seat).answers, model.table
    action = table.game.actions.parse(answer) if answer is not None and may else None
    if action is None or action not in may:
        return NOTHING
    found = foreseen(table, seat, action, lang, shape)
    brings, band = found["brings"] or [_says(table, seat, action, lang)], _band(table, seat, action, lang)
    return found | {"brings": [*brings[: BRINGS - len(band)], *band]}


def foreseen(table: Table, seat: int, answer: int, lang: str, shape: str = "wide") -> dict[str, Any]:
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
        heard = [(one, shown.event(one)) for one in told if one.is_for(seat)]
        said = [speak.say(phrase, table.names, seat) for _, phrase in heard]
        lines: list[Line] = [
            {"text": text, "symbol": shown.mark(one)} for (one, _), text in zip(heard, said, strict=True)
        ]
        moves = _moves(table, seat, after, lang, shape) if shape == "tall" else {}
    except Exception:
        return NOTHING
    ranked = _weightiest(lines, [_weight(phrase, seat) for _, phrase in heard])
    brings = [*_gained(points.get(seat, 0), lang), *ranked][:BRINGS]
    found = {"told": said, "points": {str(one): n for one, n in points.items() if n}, "brings": brings}
    return found | {"moves": moves} if moves else found


def _moves(table: Table, seat: int, after: State, lang: str, shape: str) -> dict[str, str]:
    """Where the seat's own pieces would stand on the board, of those that an answer moves: a transform by id."""
    was, then = (_pieces(table, seat, view, lang, shape) for view in (table.view(seat), after))
    return {name: place for name, place in then.items() if name in was and was[name] != place}


def _pieces(table: Table, seat: int, view: State, lang: str, shape: str) -> dict[str, str]:
    shown = show(table.game)
    board = shown.board(view, brush(shown, view, lang, seat, shape, table.names, (), ()))
    found = [dict(ATTRIBUTE.findall(group)) for group in GROUP.findall(board)]
    mine = [one for one in found if {"piece", f"seat-{seat + 1}"} <= set(one.get("class", "").split())]
    return {one["id"]: one["transform"] for one in mine if "id" in one and "transform" in one}


def _weight(phrase: Phrase, seat: int) -> int:
    """How much a sentence concerns a seat: most where it meets another, least where nobody is named."""
    named = {int(one) for one in phrase.args.values() if isinstance(one, SeatName)}
    return 2 * (seat in named) + bool(named - {seat})


def _weightiest(lines: list[Line], weights: list[int]) -> list[Line]:
    """The most important first; of equals the first comes last, for it often says what was chosen."""
    order = sorted(range(len(lines)), key=lambda at: (-weights[at], at == 0))
    texts = [lines[at]["text"] or "" for at in order]
    return [
        {**lines[at], "text": _times(text, texts.count(text))}
        for number, (at, text) in enumerate(zip(order, texts, strict=True))
        if text not in texts[:number]
    ]


def _times(text: str, count: int) -> str:
    """A sentence that is true several times, said once."""
    return text if count == 1 else f"{text.removesuffix('.')} ({count}×)."


def _gained(points: int, lang: str) -> list[Line]:
    """The change of the own points in a sentence; nothing where they stay."""
    if not points:
        return []
    message = "page-preview-points" if points > 0 else "page-preview-loses"
    return [{"text": words(lang)(message, points=abs(points)), "symbol": "points"}]


def _band(table: Table, seat: int, action: int, lang: str) -> list[Line]:
    """What an answer has in common with others of its kind: who moves then, what is left."""
    shown, view = show(table.game), table.view(seat)
    found = shown.band(view, action) if shown.group(view, action) else None
    if found is None:
        return []
    return [
        {"text": speaker(lang, shown).say(found.words, table.names, seat), "symbol": next(iter(found.symbols), None)}
    ]


def _says(table: Table, seat: int, action: int, lang: str) -> Line:
    """The answer in its own words."""
    shown = show(table.game)
    said = speaker(lang, shown).answer(shown.answer(table.view(seat), action), table.names, seat)
    return {"text": said.whole, "symbol": None}
