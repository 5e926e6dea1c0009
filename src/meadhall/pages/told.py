"""What each answer of a game did, in words and signs."""

from __future__ import annotations

from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.pages.drawings import Ply
from meadhall.pages.model import TableModel
from meadhall.words import speaker


def told(model: TableModel, table: Table, lang: str, you: int) -> list[Ply]:
    """What each answer did, in words and signs, kept with the table."""
    known = model.drawings.lines((lang, you)) if table is model.table else []
    shown = show(table.game)
    speak = speaker(lang, shown)
    part = known[-1].part if known else None  # of the game: a round, a voyage
    for ply in range(len(known), table.ply):
        heard = [one for one in table.moves[ply].events if one.is_for(you)]
        sentences = tuple([speak.say(shown.event(one), table.names, you) for one in heard])
        spots = tuple([shown.spot(one) for one in heard])
        signs = tuple(dict.fromkeys(filter(None, map(shown.mark, heard))))
        opened = [phrase for phrase in map(shown.heading, heard) if phrase is not None]
        if opened:
            part = speak.say(opened[-1], table.names, you)
        loses = any(one.figures[shown.losses[one.name]] == you for one in heard if one.name in shown.losses)
        known.append(Ply(sentences, spots, signs, part, bool(opened), loses))
    return known
