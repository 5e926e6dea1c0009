"""Which paragraph of a game's rules belongs to a question or a reason, as pages link it."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import AnyGame
from meadhall.learn import book, links, teaches

Rule = dict[str, Any]  # id, number, address


def rule(game: AnyGame, lang: str, question: str, reason: str | None = None) -> Rule | None:
    """The paragraph of a reason, else of the question; None where the game has no rules to read."""
    known = links(game)
    name = known.questions.get(question) if reason is None else known.reason(reason, question)
    if name is None or not teaches(game):
        return None
    return {"id": name, "number": book(game, lang).paragraph(name).number, "address": f"/rules/{game.name}#{name}"}
