"""Two truths behind one view, played side by side: with the states that undo returns to, answer by answer."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.engine import SPECTATOR, FastDice, Table
from meadhall.engine.state import Log

Pair = tuple[int, Table, Table]  # who looks, the table as it is, and as it might be


def pairs(table: Table, course: str, most: int) -> Iterator[Pair]:
    """Play a table at random for at most so many answers; after each, every viewer with another truth that looks the
    same. The other truth begins where nothing can be taken back, so that it has a past of its own.
    """
    chance, dice, twins = random.Random(course), FastDice(len(course)), dict[int, Table]()
    while not table.over and table.ply < most:
        if not table._back or table._back[-1].seat != table.seat:
            twins = {viewer: other(table, viewer, dice) for viewer in (*range(table.seats), SPECTATOR)}
        answer = chance.choice(table.legal_actions())
        table.play(answer)
        for viewer, twin in list(twins.items()):
            if answer in twin.legal_actions():
                twin.play(answer)
            if twin.ply != table.ply or twin.seat != table.seat or twin.view(viewer) != table.view(viewer):
                del twins[viewer]  # from here on it looks different
                continue
            yield viewer, table, twin


def other(table: Table, viewer: int, dice: FastDice) -> Table:
    """A table that looks the same to a viewer."""
    twin = table.copy()
    twin.state = table.view(viewer).imagined(dice)
    twin.state.log = Log()
    twin._back = []
    return twin
