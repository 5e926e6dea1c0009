"""Words of the board that name no player, said once for a language."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import Box
from meadhall.games.karvi.words import short, tables
from meadhall.games.karvi.words.wording import effect, place, points, price, space, tile
from meadhall.look import Brush


def said_effect(brush: Brush, box: Box, at: int) -> str:
    """What an effect does."""
    return _once(brush, ("effect", at), lambda: Phrase("space-one", {"first": effect(box, at)}))


def said_brief(brush: Brush, box: Box, at: int, worth: short.Worth) -> str:
    """What an effect does, in a few words."""
    return _once(brush, ("brief", at, worth), lambda: Phrase("space-one", {"first": short.brief(box, at, worth)}))


def said_tile(brush: Brush, box: Box, kind: int, letter: int) -> str:
    """The name of a trade or raid tile."""
    return _once(brush, ("tile", kind, letter), lambda: tile(box, kind, letter))


def said_space(brush: Brush, box: Box, at: int, number: int, cost: int) -> str:
    """An action space: where it lies, what it offers and costs."""

    def phrase() -> Phrase:
        return Phrase("board-space", {"place": place(at), "action": space(box, number), "cost": cost})

    return _once(brush, ("board-space", at, number, cost), phrase)


def said_price(brush: Brush, paid: tables.Price) -> str:
    """What something costs."""
    return _once(brush, ("price", paid), lambda: price(paid))


def said_slot(brush: Brush, slot: str, paid: tables.Price, worth: int) -> str:
    """What a free slot costs and covers."""

    def phrase() -> Phrase:
        return Phrase("mat-slot", {"slot": slot, "cost": price(paid), "points": points(worth)})

    return _once(brush, ("mat-slot", slot, paid, worth), phrase)


def _once(brush: Brush, key: tuple[object, ...], phrase: Callable[[], Phrase]) -> str:
    words = brush.said.get(key)
    if words is None:
        words = brush.said[key] = brush.say(phrase())
    return words
