"""Games as a dataset: a Parquet file with a row for every decision (docs/records.md tells of its columns)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.engine import AnyGame, MeadhallError, OptionValue, State
from meadhall.engine.ints import Bytes, Shorts
from meadhall.engine.rows import flags, mark_legal, shorts
from meadhall.envs.setting import by_place
from meadhall.extras import need
from meadhall.lab.games import Games, Notes, Row, by_the_clock, entrants
from meadhall.lab.running import Watch, checked_place, played, unwatched

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = 1  # of the columns and of what is told beside them
GROUP = 32 << 20  # bytes of observations and masks that a row group holds, and memory with it
BATCH = 2  # games that travel together: their rows are large


@cache
def _row(width: int) -> Shorts:
    """One of each width: arrays that compiled code fills for interpreted code are never freed."""
    return shorts(width)


@cache
def _mask(size: int) -> Bytes:
    return flags(size)


class Decisions(Notes):
    """Every question as the asked seat saw it, and its answer."""

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__(game, state)
        self.width, self.size = game.encoding(self.seats).size, len(game.actions)
        self.row, self.mask = _row(self.width), _mask(self.size)
        self.seen, self.open = bytearray(), bytearray()
        self.asking: list[int] = []
        self.answers: list[int] = []

    def asked(self, state: State, seat: int, legal: list[int]) -> None:
        state.encode_into(seat, self.row, 0)
        mark_legal(state, self.mask, 0, self.size)
        self.seen += memoryview(self.row)
        self.open += memoryview(self.mask)
        self.asking.append(seat)

    def answered(self, state: State, seat: int, answer: int) -> None:
        self.answers.append(answer)

    def ended(self, state: State) -> Row:
        places = {one.seat: one.place for one in self.game.ranking(state)}
        counted = list(places.values())
        return {
            "seat": self.asking,
            "answer": self.answers,
            "observation": bytes(self.seen),
            "mask": bytes(self.open),
            "final": [int(state.points(seat)) for seat in range(self.seats)],
            "place": [places[seat] for seat in range(self.seats)],
            "reward": [by_place(places[seat], counted.count(places[seat]), self.seats) for seat in range(self.seats)],
        }


def write_record(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    out: Path,
    *,
    seats: int | None = None,
    seed: str = "record",
    options: Mapping[str, OptionValue] | None = None,
    budget: float = 1.0,
    workers: int | None = None,
    on: str | None = None,
    force: bool = False,
    watch: Watch = unwatched,
) -> int:
    """Play games and write them down; returns how many decisions there were.

    The file appears when it is whole; one that lies there stays unless `force`.
    """
    need("pyarrow", "lab")
    checked_place(on, workers)
    if out.is_dir() or (out.exists() and not force):
        raise MeadhallError(f"{out} lies there already; name another file, or say --force to write over it")
    plan = Games(
        game.key, entrants(game, names, len(names) if seats is None else seats), seed, game.checked_options(options),
        budget, notes=Decisions,
    )  # fmt: skip
    schema = schema_of(plan, games)
    rows = played(plan, range(games), on, workers, BATCH)
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        told = _write(fresh, schema, plan, iter(watch(rows, f"{game.name}: {', '.join(plan.bots)}", games)))
        fresh.replace(out)
    finally:
        rows.close()  # type: ignore[attr-defined]
        fresh.unlink(missing_ok=True)
    return told


def schema_of(plan: Games, games: int) -> pa.Schema:
    """The columns, and beside them what the file is of."""
    import pyarrow as pa

    game, seats = plan.game, len(plan.bots)
    encoding = game.encoding(seats)
    fields = [
        {"name": one.name, "at": encoding[one.name].start, "shape": one.shape, "low": one.low, "high": one.high,
         "kind": one.kind}
        for one in encoding
    ]  # fmt: skip
    told = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "encoding": encoding.version,
        "components": game.components.digest,
        "seats": seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": games,
        "repeatable": not by_the_clock(plan.bots),
        "fields": fields,
    }
    texts = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("ply", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("bot", texts, nullable=False),
            pa.field("observation", _list(pa.int16(), encoding.size), nullable=False),
            pa.field("mask", _list(pa.uint8(), len(game.actions)), nullable=False),
            pa.field("answer", pa.int32(), nullable=False),
            pa.field("text", texts, nullable=False),
            pa.field("points", pa.int32(), nullable=False),
            pa.field("place", pa.int8(), nullable=False),
            pa.field("reward", pa.float32(), nullable=False),
        ],
        {f"meadhall.{name}": value if isinstance(value, str) else json.dumps(value) for name, value in told.items()},
    )


def _list(numbers: pa.DataType, size: int) -> pa.DataType:
    import pyarrow as pa

    return pa.list_(pa.field("element", numbers, nullable=False), size)


def _write(file: Path, schema: pa.Schema, plan: Games, rows: Iterator[Row]) -> int:
    """Write row groups as games come in; memory holds one of them."""
    from pyarrow import parquet

    told, size, held = 0, 0, list[Row]()
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for row in rows:
            held.append(row)
            told += len(row["answer"])
            size += len(row["observation"]) + len(row["mask"])
            if size >= GROUP:
                writer.write_table(_table(schema, plan, held))
                size, held = 0, []
        if held:
            writer.write_table(_table(schema, plan, held))
    return told


def _table(schema: pa.Schema, plan: Games, games: Sequence[Row]) -> pa.Table:
    """Games as columns."""
    import numpy as np
    import pyarrow as pa

    seats = [np.array(one["seat"], np.int8) for one in games]
    answers = np.concatenate([np.array(one["answer"], np.int32) for one in games])
    kinds, text = np.unique(answers, return_inverse=True)
    entrant = [np.array(plan.order(one["number"]))[seat] for one, seat in zip(games, seats, strict=True)]
    of_seats = {
        name: np.concatenate([np.array(one[key])[seat] for one, seat in zip(games, seats, strict=True)])
        for name, key in (("points", "final"), ("place", "place"), ("reward", "reward"))
    }
    columns: dict[str, Any] = {
        "game": np.concatenate([np.full(len(seat), one["number"]) for one, seat in zip(games, seats, strict=True)]),
        "ply": np.concatenate([np.arange(len(seat)) for seat in seats]),
        "seat": np.concatenate(seats),
        "bot": _texts(np.concatenate(entrant), plan.bots),
        "observation": _lists(schema.field("observation").type, b"".join(one["observation"] for one in games)),
        "mask": _lists(schema.field("mask").type, b"".join(one["mask"] for one in games)),
        "answer": answers,
        "text": _texts(text, [plan.game.actions.text(int(kind)) for kind in kinds]),
        **of_seats,
    }
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, schema.field(name).type)
        for name, column in columns.items()
    ]
    return pa.Table.from_arrays(arrays, schema=schema)


def _texts(which: Any, texts: Sequence[str]) -> pa.Array:
    import numpy as np
    import pyarrow as pa

    known = list(dict.fromkeys(texts))
    at = [known.index(text) for text in texts]
    return pa.DictionaryArray.from_arrays(pa.array(np.array(at, np.int32)[which]), pa.array(known, pa.string()))


def _lists(kind: pa.DataType, numbers: bytes) -> pa.Array:
    import pyarrow as pa

    width = kind.value_type.bit_width // 8
    values = pa.Array.from_buffers(kind.value_type, len(numbers) // width, [None, pa.py_buffer(numbers)])
    return pa.FixedSizeListArray.from_arrays(values, type=kind)
