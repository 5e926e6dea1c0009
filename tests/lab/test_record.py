"""Records: games as Parquet, a row a decision."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from pyarrow import parquet

import meadhall
from meadhall.cli import run
from meadhall.engine import BadSetup, MeadhallError, TableDice
from meadhall.engine.rows import shorts
from meadhall.lab import record
from meadhall.lab.record import write_record
from tests.envs.every import every_game

RAIDS = meadhall.game("raids")
DOC = Path(__file__).parents[2] / "docs" / "records.md"


def recorded(tmp_path: Path, games: int = 5, name: str = "raids") -> Path:
    """A small record."""
    file = tmp_path / f"{name}.parquet"
    write_record(meadhall.game(name), ["karl", "random"], games, file, seats=3, seed="R", workers=1)
    return file


def test_a_record_is_loaded_in_one_line_and_tells_every_decision(tmp_path: Path) -> None:
    frame = pd.read_parquet(recorded(tmp_path))
    assert set(frame["game"]) == set(range(5))
    for number, game in frame.groupby("game"):
        assert list(game["ply"]) == list(range(len(game)))
        seats = game.drop_duplicates("seat").set_index("seat")
        assert len(seats) == 3
        assert seats["place"].min() == 1
        assert seats.loc[seats["points"].idxmax(), "place"] == 1
        assert seats["reward"].sum() == pytest.approx(0)
        turned = [["karl", "random", "karl"][(number + seat) % 3] for seat in range(3)]
        assert list(seats.sort_index()["bot"]) == turned
    row = frame.iloc[7]
    assert row["mask"][row["answer"]] == 1
    assert RAIDS.actions.text(int(row["answer"])) == row["text"]


@every_game
def test_observations_and_masks_are_what_the_asked_seat_knew(name: str, tmp_path: Path) -> None:
    played, frame = meadhall.game(name), pd.read_parquet(recorded(tmp_path, 2, name))
    out = shorts(played.encoding(3).size)
    for number, game in frame.groupby("game"):
        state, dice = played.new(3, TableDice(f"R {number} deal")), TableDice(f"R {number} play")
        for row in game.itertuples():
            assert state.seat == row.seat
            state.encode_into(state.seat, out, 0)
            assert [int(x) for x in row.observation] == [int(x) for x in out]
            assert np.flatnonzero(row.mask).tolist() == state.legal()
            state.apply(int(row.answer), dice)
        assert state.seat < 0
        assert all(state.points(row.seat) == row.points for row in game.itertuples())


def test_a_record_says_what_it_is_of(tmp_path: Path) -> None:
    schema = parquet.read_schema(recorded(tmp_path))
    told = {name.decode(): value.decode() for name, value in schema.metadata.items()}
    assert told["meadhall.game"] == "raids"
    assert told["meadhall.seed"] == "R"
    assert json.loads(told["meadhall.bots"]) == ["karl", "random", "karl"]
    assert json.loads(told["meadhall.rules"]) == RAIDS.rules
    assert json.loads(told["meadhall.encoding"]) == RAIDS.encodes
    assert told["meadhall.components"] == RAIDS.components.digest
    assert [field["name"] for field in json.loads(told["meadhall.fields"])] == [one.name for one in RAIDS.encoding(3)]
    assert schema.field("observation").type.list_size == RAIDS.encoding(3).size
    assert schema.field("mask").type.list_size == len(RAIDS.actions)


def test_the_document_names_every_column_and_everything_that_is_told_beside(tmp_path: Path) -> None:
    schema, text = parquet.read_schema(recorded(tmp_path, 1)), DOC.read_text("utf-8")
    names = {*schema.names, *(name.decode() for name in schema.metadata if name.startswith(b"meadhall."))}
    assert {name for name in names if f"| `{name}` |" not in text} == set()


def test_the_same_seed_writes_the_same_record_in_groups_or_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = parquet.read_table(recorded(tmp_path))
    monkeypatch.setattr(record, "GROUP", 1)
    other = tmp_path / "groups.parquet"
    write_record(RAIDS, ["karl", "random"], 5, other, seats=3, seed="R", workers=1)
    assert parquet.ParquetFile(other).num_row_groups == 5  # a game each
    assert pd.read_parquet(other).to_json() == whole.to_pandas().to_json()
    write_record(RAIDS, ["karl", "random"], 5, other, seats=3, seed="S", workers=1, force=True)
    assert parquet.read_table(other).column("answer") != whole.column("answer")


def test_a_file_that_lies_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.parquet"
    file.write_text("mine", "utf-8")
    call = ["record", "raids", "--bots", "random", "--seats", "2", "--games", "1", "--out", str(file)]
    assert run(call) == 2
    assert "lies there already; name another file, or say --force" in capsys.readouterr().err
    assert file.read_text("utf-8") == "mine"
    assert run([*call, "--force"]) == 0
    assert len(pd.read_parquet(file)) > 10


def test_what_fails_midway_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError("no room on the disk")

    monkeypatch.setattr(record, "_table", fails)
    with pytest.raises(OSError, match="no room"):
        recorded(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_bad_input_is_refused_in_a_sentence_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "new" / "x.parquet"
    for seats, names, sentence in (
        (9, ["random"], "raids is for 2, 3, 4 players, not 9"),
        (2, ["odin"], "there is no bot 'odin'"),
        (2, ["karl", "karl", "karl"], "2 seats are for 1 to 2 bots"),
    ):
        with pytest.raises(BadSetup, match=sentence):
            write_record(RAIDS, names, 1, out, seats=seats)
    monkeypatch.setattr(type(RAIDS), "encodes", 0)
    with pytest.raises(BadSetup, match="raids has no encoding"):
        write_record(RAIDS, ["random"], 1, out, seats=2)
    with pytest.raises(MeadhallError, match="lies there already"):
        write_record(RAIDS, ["random"], 1, tmp_path, seats=2)
    assert list(tmp_path.iterdir()) == []
