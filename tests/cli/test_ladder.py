"""The ladder: levels against those below them, and the ratings that come of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS, Rating, levels, told_apart
from meadhall.cli import ladder, ratings_page
from meadhall.engine import BadSetup
from meadhall.lab.sequential import Sure

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.slow
def test_each_level_is_rated_by_its_games_against_the_one_below(tmp_path: Path) -> None:
    result = ladder.climb(meadhall.game("raids"), 2, 12, 1.0, tmp_path, quiet=True, to="huskarl")
    assert [row["level"] for row in result["levels"]] == ["thrall", "karl", "huskarl"]
    assert result["levels"][0]["rating"] == 1000
    for row in result["levels"][1:]:
        assert row["games"] == 12
        assert row["low"] < row["rating"] <= row["high"]
    again = ladder.climb(meadhall.game("raids"), 2, 12, 1.0, tmp_path, quiet=True, to="huskarl", seconds=1e-9)
    assert again == result  # nothing is played twice


def test_every_deal_is_played_with_every_seating() -> None:
    result = ladder.climb(meadhall.game("raids"), 3, 7, 1.0, None, quiet=True, to="karl")
    assert [row["games"] for row in result["levels"]] == [0, 9]  # three whole deals


def test_a_level_without_enough_games_gets_no_rating() -> None:
    result = ladder.climb(meadhall.game("raids"), 2, 50, 1.0, None, quiet=True, seconds=1e-9)
    assert [row["level"] for row in result["levels"]] == ["thrall"]


def test_more_wins_are_more_points_and_an_even_share_is_none() -> None:
    assert ladder.elo(50, 100, 2) == pytest.approx(0, abs=1e-9)
    assert ladder.elo(25, 100, 4) == pytest.approx(0, abs=3)
    assert ladder.elo(76, 100, 2) == pytest.approx(200, abs=5)


def test_there_is_no_climbing_to_a_level_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match="no level 'odin' to climb to; there are karl"):
        ladder.climb(meadhall.game("raids"), 2, 2, 1.0, None, quiet=True, to="odin")


def test_ratings_of_other_games_stay_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ratings.json"
    monkeypatch.setattr(ladder, "RATINGS", file)
    row = {"level": "karl", "rating": 1200, "low": 1100, "high": 1300, "share": 0.76, "games": 100}
    ladder.write({"game": "raids", "seats": 2, "levels": [row]})
    ladder.write({"game": "runes", "seats": 5, "levels": [row]})
    known = json.loads(file.read_text("utf-8"))
    assert known["raids"]["2"]["karl"]["rating"] == 1200
    assert known["runes"]["5"]["karl"]["games"] == 100


def test_levels_above_those_measured_anew_keep_their_distance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ratings.json"
    monkeypatch.setattr(ladder, "RATINGS", file)

    def row(level: str, rating: int) -> dict[str, object]:
        return {"level": level, "rating": rating, "low": rating - 50, "high": rating + 50, "share": 0.6, "games": 100}

    first = [row("thrall", 1000), row("karl", 1200), row("huskarl", 1300), row("skald", 1400)]
    ladder.write({"game": "raids", "seats": 2, "levels": first})
    ladder.write({"game": "raids", "seats": 2, "levels": [row("thrall", 1000), row("karl", 1210)]})
    known = json.loads(file.read_text("utf-8"))["raids"]["2"]
    assert {level: one["rating"] for level, one in known.items()} == {
        "thrall": 1000, "karl": 1210, "huskarl": 1310, "skald": 1410,
    }  # fmt: skip
    assert known["skald"]["low"] == 1360


def test_a_refused_climb_leaves_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        ladder.climb(meadhall.game("raids"), 2, 2, 1.0, tmp_path / "new", quiet=True, to="odin")
    assert not (tmp_path / "new").exists()


def test_the_ratings_that_come_with_the_house_are_of_its_games_and_levels() -> None:
    known = json.loads(levels.RATINGS.read_text("utf-8"))
    assert set(known) <= set(meadhall.games())
    for game, by_seats in known.items():
        assert {int(seats) for seats in by_seats} == set(meadhall.game(game).seats)
        for rows in by_seats.values():
            assert set(rows) == set(LEVELS)
            assert all(row["low"] <= row["rating"] <= row["high"] for row in rows.values())


def test_a_step_ends_when_it_is_sure_and_its_interval_is_of_the_distance_to_the_level_below() -> None:
    result = ladder.climb(meadhall.game("raids"), 2, 2_000, 1.0, None, quiet=True, to="karl", sure=100)
    thrall, karl = result["levels"]
    assert thrall["rating"] == 1000
    assert 16 <= karl["games"] < 2_000
    assert (karl["high"] - karl["low"]) / 2 <= 101
    few, many, level = [0.5, 1.0] * 4, [0.5, 1.0] * 80, [0.0, 1.0] * 80
    found = [Sure(100).verdict(shares, 2) for shares in (few, many, level, level * 4)]
    assert found == ["open", "sure", "open", "sure"]


def test_levels_are_told_apart_by_the_step_between_them() -> None:
    sure = {"thrall": Rating(1000, 1000, 1000), "karl": Rating(1300, 1200, 1400), "huskarl": Rating(1380, 1310, 1450)}
    assert list(told_apart(sure).values()) == list(sure.values())
    unsure = sure | {"huskarl": Rating(1380, 1290, 1470)}
    assert told_apart(unsure)["karl"] == told_apart(unsure)["huskarl"]


def test_the_page_of_ratings_is_made_from_the_file() -> None:
    known = json.loads(levels.RATINGS.read_text("utf-8"))
    text = (DOCS / ratings_page.PAGE).read_text("utf-8")
    assert text == ratings_page.page(text, known), "`meadhall ladder GAME --write --docs docs` writes it"


def test_the_page_tells_what_was_not_shown_to_be_a_step_up() -> None:
    rows: dict[str, dict[str, Any]] = {
        "thrall": {"rating": 1000.0, "low": 1000.0, "high": 1000.0, "games": 0},
        "karl": {"rating": 1200, "low": 1150, "high": 1250, "games": 1200},
        "huskarl": {"rating": 1240, "low": 1190, "high": 1290, "games": 90},
    }
    *_, row = ratings_page.section("raids", {"10": rows, "2": {}}).splitlines()
    assert row == "| 10 | 1000 | 1200 ± 50 (1,200) | *1240 ± 50* (90) |  |  |  |"
