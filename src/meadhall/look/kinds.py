"""Answers by kind: where a question mixes several, each is a list of its own, in bands, numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from meadhall.engine.glances import Band
from meadhall.engine.state import State

if TYPE_CHECKING:
    from meadhall.look.shows import AnyShow


class Row(NamedTuple):
    """An answer in its list."""

    number: int  # its key while the list is open
    action: int
    answer: str
    band: Band | None


class Kind(NamedTuple):
    """All answers of a kind, in the order of their numbers."""

    name: str
    rows: tuple[Row, ...]


def kinds(show: AnyShow, view: State, answers: Sequence[int]) -> tuple[Kind, ...]:
    """The kinds of the answers in the game's order; none where some answer belongs to no kind."""
    found: dict[str, list[tuple[int, Band | None]]] = {name: [] for name in show.groups}
    for action in answers:
        name = show.group(view, action)
        if name is None:
            return ()
        found.setdefault(name, []).append((action, show.band(view, action)))
    text = show.game.actions.text
    made = []
    for name, members in found.items():
        ordered = sorted(members, key=lambda one: one[1].rank if one[1] else 0)
        rows = tuple(Row(n, action, text(action), band) for n, (action, band) in enumerate(ordered, 1))
        if rows:
            made.append(Kind(name, rows))
    return tuple(made)
