"""A game that was played, to be looked at again: its record, the table before each answer, points ply by ply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.engine.dice import RecordedDice, TableDice
from meadhall.engine.game import AnyGame, OptionValue
from meadhall.engine.table import Table


@dataclass(frozen=True)
class Record:
    """All that a game is played again from."""

    seats: int
    options: Mapping[str, OptionValue]
    names: tuple[str, ...]
    start: Mapping[str, Any] | None
    seed: str  # empty where only what fell is known
    fell: tuple[int, ...]
    commitment: str
    actions: tuple[int, ...]


def record(table: Table) -> Record:
    """What a table is played again from; whoever gets it may know everything."""
    dice = table.dice
    seed, fell = (dice.seed, ()) if isinstance(dice, TableDice) else ("", tuple(dice.values))
    actions = tuple(move.action for move in table.moves)
    return Record(
        table.seats, dict(table.options), tuple(table.names), table.start, seed, fell, dice.commitment, actions
    )


def again(game: AnyGame, record: Record) -> Iterator[Table]:
    """The table before each answer, and after the last."""
    dice = TableDice(record.seed) if record.seed else RecordedDice(list(record.fell), record.commitment)
    options, names = record.options, record.names
    table = Table(game, record.seats, options=options, names=names, position=record.start, dice=dice)
    yield table
    for action in record.actions:
        table.play(action)
        yield table


def points(game: AnyGame, record: Record, eye: int) -> list[list[int]]:
    """What everybody had earned before each answer, and all points after the last, as an eye could see it."""
    told = []
    for table in again(game, record):
        view = table.state if table.over else table.view(eye)
        sheets = [game.sheet(view, seat) for seat in range(record.seats)]
        told.append([sum(line.points for line in sheet if table.over or not line.late) for sheet in sheets])
    return told
