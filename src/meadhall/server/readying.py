"""What games need to be shown and told of, read in a thread once the hall is open: the first to ask for a game would
else have everybody wait, a quarter of a second on a busy machine.
"""

from __future__ import annotations

import structlog

from meadhall.engine import registry
from meadhall.engine.registry import Shelf
from meadhall.engine.table import Table
from meadhall.learn.lessons import lessons
from meadhall.pages.frame import Eye, frame
from meadhall.pages.json_view import view
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.parts import parts
from meadhall.pages.pictures import picture
from meadhall.words import LANGUAGES

log = structlog.get_logger("readying")


def ready(shelf: Shelf) -> None:
    """Draw a table of every game once, for nobody."""
    for name in registry.games():
        try:
            game = shelf.game(name)
            picture(name)
            lessons(game)
            table = Table(game, min(game.seats), seed="nobody's table")
            model = TableModel("", "", table, [Seat("human", "", one) for one in table.names])
            for lang in LANGUAGES:
                view(model, table, table.seat, lang)
                parts(frame(model, Eye(table.seat, lang, "wide")))
        except Exception as error:  # whoever asks for it will hear
            log.warning("a game cannot be shown", game=name, reason=type(error).__name__)
