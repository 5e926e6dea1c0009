"""`meadhall coach`: luck and skill add up, decisions are told, what cannot be looked at is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.late import late

import meadhall
from meadhall.bots import verdicts
from meadhall.cli import run


@pytest.fixture
def saga(tmp_path: Path) -> Path:
    """A short game to its end."""
    file = tmp_path / "game.saga"
    file.write_text(late("raids", 12), "utf-8")
    return file


def test_as_json_luck_and_skill_lead_from_start_to_end(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["coach", str(saga), "--json", "--lang", "en", "--depth", "0.05"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["seats"]) == 2
    for seat in told["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == seat["end"]
    assert told["decisions"]
    for one in told["decisions"]:
        assert {"ply", "seat", "answer", "best", "loss", "mark", "why"} <= set(one)
        assert one["mark"] in verdicts.MARKS
        assert 0 <= one["loss"] <= 1
        assert one["why"]
    assert told["judge"]


def test_to_read_it_names_the_judge_and_every_decision_of_the_seat(
    saga: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, judge in (("en", "Judge: konung"), ("de", "Es urteilt: konung")):
        assert run(["coach", str(saga), "--seat", "0", "--lang", lang, "--depth", "0.05"]) == 0
        said = capsys.readouterr().out
        assert judge in said
        assert "blue: " in said


def test_what_cannot_be_looked_at_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing, running, broken = (tmp_path / name for name in ("nothing.saga", "running.saga", "broken.saga"))
    table = meadhall.table("pebbles", 2)
    nothing.write_text(table.saga(), "utf-8")
    table.play(table.legal()[0])
    running.write_text(table.saga(), "utf-8")
    broken.write_text("no saga", "utf-8")
    for arguments, why in (
        ([str(nothing)], "nothing to look at"),
        ([str(running)], "not over yet"),
        ([str(running), "--seat", "9"], "there is no seat 9"),
        ([str(broken)], "no saga header"),
        ([str(tmp_path / "none.saga")], "none.saga"),
    ):
        assert run(["coach", *arguments]) == 2
        said = capsys.readouterr()
        assert why in said.err
        assert not said.out


def test_a_running_game_of_one_person_among_bots_tells_that_seat_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = meadhall.load(late("raids", 12))
    table = meadhall.scene("raids", table.earlier(0).position())
    table.players = ("human", "karl")
    for _ in range(3):
        table.play(table.legal()[0])
    file = tmp_path / "running.saga"
    file.write_text(table.saga(), "utf-8")
    assert run(["coach", str(file), "--seat", "1"]) == 2
    assert "only seat 0" in capsys.readouterr().err
    assert run(["coach", str(file), "--json", "--depth", "0.05"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["seat"] for one in told["seats"]] == [0]
    assert {one["seat"] for one in told["decisions"]} <= {0}
