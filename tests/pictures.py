"""Boards and mats as tests look at them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import AnyGame, State, Told
from meadhall.look import brush, show


def board(
    game: AnyGame,
    view: State,
    lang: str = "en",
    seat: int = -1,
    shape: str = "wide",
    names: Sequence[str] | None = None,
    last: Sequence[Told] = (),
) -> str:
    """The board as a seat sees it."""
    shown = show(game)
    return shown.board(view, brush(shown, view, lang, seat, shape, names, last))


def mat(
    game: AnyGame,
    view: State,
    of: int,
    lang: str = "en",
    seat: int = -1,
    size: str = "own",
    names: Sequence[str] | None = None,
) -> str:
    """What lies before a seat, as another sees it."""
    shown = show(game)
    return shown.mat(view, of, brush(shown, view, lang, seat, "wide", names), size)
