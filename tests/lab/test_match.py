"""Matches of the lab: games by number, the same wherever they are played; duplicate deals and what they save."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import meadhall
from meadhall.cli import run
from meadhall.engine import BadSetup
from meadhall.lab.figures import grouped_interval, interval
from meadhall.lab.games import Games, by_the_clock, entrants
from meadhall.lab.match import play_match
from meadhall.lab.running import in_order, played

RAIDS = meadhall.game("raids")


def test_a_game_is_a_function_of_its_number() -> None:
    games = Games(RAIDS.key, ("karl", "random"), "pure")
    rows = list(played(games, range(6), workers=1))
    assert [games.play(number) for number in (5, 0, 3)] == [rows[5], rows[0], rows[3]]
    assert games.batch(range(6)) == rows


def test_batches_are_fetched_in_order_and_only_a_few_lie_ahead() -> None:
    class Place:
        ahead = most = 0

        def window(self) -> int:
            return 3

        def submit(self, numbers: list[int]) -> list[int]:
            self.ahead += 1
            self.most = max(self.most, self.ahead)
            return numbers

        def fetch(self, batch: list[int]) -> list[dict[str, int]]:
            self.ahead -= 1
            return [{"number": number} for number in batch]

    place = Place()
    assert [row["number"] for row in in_order(place, range(25), 4)] == list(range(25))
    assert (place.most, place.ahead) == (3, 0)


def test_a_duplicate_match_plays_every_deal_with_every_seating() -> None:
    games = Games(RAIDS.key, ("karl", "random", "thrall"), "dup", plan="rotated")
    assert [games.hand(number).deal for number in range(6)] == ["0", "0", "0", "1", "1", "1"]
    assert [games.order(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert games.order(3) == games.order(0)


def test_a_duplicate_match_counts_by_deal_and_says_what_that_saves() -> None:
    result = play_match(RAIDS, ["karl", "random", "random"], 40, workers=1, duplicate=True)
    assert (result["deals"], result["games"]) == (14, 42)  # whole deals, at least as many games as asked for
    for row in result["bots"]:
        own, alone = row["high"] - row["low"], row["independent_high"] - row["independent_low"]
        assert row["saved"] == pytest.approx(1 - own / alone, abs=2e-3)
    assert (result["bots"][0]["independent_low"], result["bots"][0]["independent_high"]) == pytest.approx(
        interval(result["bots"][0]["wins"], 42), abs=1e-3
    )


def test_deals_that_even_out_are_surer_than_games_and_those_that_do_not_are_less() -> None:
    def width(between: tuple[float, float]) -> float:
        return between[1] - between[0]

    alone = width(interval(50, 100))
    assert width(grouped_interval([0.5, 0.5, 0.5, 0.4, 0.6] * 10)) < alone / 2  # who sits well wins, both ways
    assert width(grouped_interval([0.0, 1.0] * 25)) > alone  # the games of a deal end alike: they are 50, not 100
    assert width(grouped_interval([0.0, 1.0] * 25)) == pytest.approx(width(interval(25, 50)), abs=0.01)
    assert grouped_interval([1.0] * 8) == interval(8, 8)


def test_a_duplicate_match_is_kept_as_another_one(tmp_path: Path) -> None:
    keep = tmp_path / "match.jsonl"
    result = play_match(RAIDS, ["karl", "random"], 4, workers=1, duplicate=True, keep=keep)
    lines = keep.read_text("utf-8").splitlines()
    keep.write_text("\n".join(lines[:3]) + "\n", "utf-8")
    assert play_match(RAIDS, ["karl", "random"], 4, workers=1, duplicate=True, keep=keep) == result
    assert keep.read_text("utf-8").splitlines() == lines
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(RAIDS, ["karl", "random"], 4, workers=1, keep=keep)


def test_a_match_tells_what_decisions_cost_whoever_sat_where(tmp_path: Path) -> None:
    keep = tmp_path / "match.jsonl"
    result = play_match(RAIDS, ["search:60", "random"], 4, workers=1, duplicate=True, costs=True, keep=keep)
    searching, guessing = (row["ms"] for row in result["bots"])
    assert searching > 3 * guessing > 0
    rows = [json.loads(line) for line in keep.read_text("utf-8").splitlines()[1:]]
    dear = sum(row["seconds"][row["number"] % 2] for row in rows)  # in every second game it sits on the other seat
    asked = sum(row["choices"][row["number"] % 2] for row in rows)
    assert searching == pytest.approx(1000 * dear / asked, abs=1e-3)
    assert play_match(RAIDS, ["search:60", "random"], 4, workers=1, duplicate=True, costs=True, keep=keep) == result


def test_seconds_of_the_processor_are_what_searches_spend_if_a_match_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other programs on the machine, which only the clock on the wall sees, then take nothing away from anybody."""
    looks = [0]

    def counted() -> float:
        looks[0] += 1
        return looks[0] / 1000

    monkeypatch.setattr(time, "thread_time", counted)
    keep = tmp_path / "match.jsonl"
    first = play_match(RAIDS, ["konung", "hand"], 2, workers=1, budget=0.003, processor=True, keep=keep)
    assert looks[0] > 0
    asked, looks[0] = looks[0], 0
    again = play_match(RAIDS, ["konung", "hand"], 2, workers=1, budget=0.003, processor=True)
    assert (again, looks[0]) == (first, asked)  # each look at that clock tells the same, so games are the same
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(RAIDS, ["konung", "hand"], 2, workers=1, budget=0.003, keep=keep)


def test_bots_fill_the_seats_in_turn() -> None:
    assert entrants(RAIDS, ["karl", "random"], 3) == ("karl", "random", "karl")
    with pytest.raises(BadSetup, match="2 seats are for 1 to 2 bots, not 3"):
        entrants(RAIDS, ["karl", "random", "thrall"], 2)
    with pytest.raises(BadSetup, match="there is no bot 'odin'"):
        entrants(RAIDS, ["odin"], 2)


def test_bots_that_think_by_the_clock_are_known() -> None:
    assert by_the_clock(["karl", "konung", "search:20", "konung"]) == ["konung"]


def test_it_is_said_when_games_cannot_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["match", "raids", "--games", "1", "--workers", "1", "--budget", "0.01", "--bots"]
    assert run([*call, "konung,random"]) == 0
    assert "konung thinks by the clock" in capsys.readouterr().err
    assert run([*call, "karl,random"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("on", "workers", "sentence"),
    [
        ("moon", None, "on ray or on ray://host:port, not on 'moon'"),
        ("ray", 2, "workers are processes of this machine"),
    ],
)
def test_what_is_no_place_to_play_is_refused_before_anything_is_written(
    tmp_path: Path, on: str, workers: int | None, sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        play_match(RAIDS, ["karl", "random"], 4, keep=tmp_path / "kept", on=on, workers=workers)
    assert list(tmp_path.iterdir()) == []


def test_rows_are_plain_enough_to_be_kept() -> None:
    row = Games(RAIDS.key, ("random", "random"), "plain").play(1)
    assert json.loads(json.dumps(row)) == row
