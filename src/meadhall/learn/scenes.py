"""Positions of pictures and lessons: a table from a mapping, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.learn.errors import BadLearning
from meadhall.look import Markup, brush, show

BOARD, MAT = "board", "mat"


def table(
    game: AnyGame,
    where: str,
    seats: Sequence[str],
    position: Mapping[str, Any] | None,
    options: Mapping[str, Any] | None = None,
    play: Sequence[str] = (),
    seed: str = "scene",
) -> Table:
    """A table at a position, or dealt from the seed where there is none, after some answers."""
    try:
        found = Table(game, len(seats), seed=seed, options=options, names=tuple(seats), position=position)
        if play:
            found.play(*play)
    except MeadhallError as error:
        raise BadLearning(f"{game.name}: {where}: {error}") from None
    return found


def drawn(table: Table, lang: str, seat: int = SPECTATOR, what: str = BOARD, shape: str = "wide") -> Markup:
    """The board, or what lies before a seat, as that seat sees it."""
    shown, view = show(table.game), table.view(seat)
    last = table.moves[-1].events if table.moves else ()
    with_brush = brush(shown, view, lang, seat, shape, table.names, last)
    return shown.mat(view, seat, with_brush, "own") if what == MAT else shown.board(view, with_brush)
