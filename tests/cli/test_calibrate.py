"""Calibrations: whether chances to win are true, how sure that is, and that docs and forecasts say what was found."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.bots import chances
from meadhall.bots.chances import Manner
from meadhall.cli import calibrate, chances_page
from meadhall.cli.app import app
from meadhall.cli.calibrate import Said
from meadhall.cli.match import interval

DOCS = Path(__file__).parents[2] / "docs"


def games(*won: tuple[float, float]) -> list[dict[str, Any]]:
    """Games of which the same was foretold, and who won them."""
    way = {"points": [[30, 20], [34, 18]] * 4, "winners": [[0]] * 8, "settled": [False] * 8}
    position = {"ply": 3, "ways": {"0": way, "1": way}}
    return [{"number": number, "won": one, "positions": [position]} for number, one in enumerate(won)]


def test_a_calibration_finds_the_blur_that_was_least_surprised() -> None:
    rows = games((1, 0), (1, 0), (1, 0), (0, 1))
    found = calibrate.fit(rows)
    said = [calibrate.surprise(calibrate.said(rows, Manner(False, blur))) for blur in calibrate.BLURS]
    assert calibrate.surprise(calibrate.said(rows, found)) == pytest.approx(min(said))
    assert found.blur > min(calibrate.BLURS)  # the one behind won one game in four


def test_a_game_without_a_choice_is_read_as_at_the_table() -> None:
    rows = games((1, 0))
    rows[0]["positions"][0]["ways"]["0"]["settled"] = [True] * 8
    assert [one.chance for one in calibrate.said(rows, Manner(False, 3.0))] == [1.0, 0.0]


def test_bins_hold_what_was_said_and_what_came_of_it() -> None:
    told = [Said(0.72, 1, 1, 4), Said(0.78, 0, 2, 4), Said(0.71, 0.5, 2, 9), Said(1.0, 1, 3, 1), Said(0.0, 0, 3, 1)]
    lowest, middle, highest = calibrate.bins(told)
    assert (middle["said"], middle["won"]) == (pytest.approx(0.7367), 0.5)
    assert (middle["seats"], middle["positions"], middle["games"]) == (3, 3, 2)
    assert middle["low"] < 0.5 < middle["high"]
    assert (lowest["won"], highest["won"]) == (0, 1)
    assert highest["low"] < 1, "one game is not enough to be sure"


def test_positions_of_one_game_do_not_count_as_if_they_were_games() -> None:
    apart = [Said(0.5, number % 2, number, 1) for number in range(40)]
    alike = [Said(0.5, number % 2, number, ply) for number in range(40) for ply in range(10)]
    assert calibrate.between(apart) == pytest.approx(interval(20, 40), abs=0.01)
    assert calibrate.between(alike) == pytest.approx(calibrate.between(apart), abs=0.01)
    always = [Said(0.9, 1, number, ply) for number in range(8) for ply in range(10)]
    assert calibrate.between(always) == interval(8, 8)


def test_a_calibration_is_kept_goes_on_and_is_told_to_forecasts_and_docs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured, keep = tmp_path / "chances.json", tmp_path / "raids.jsonl"
    monkeypatch.setattr(calibrate, "MEASURED", measured)
    monkeypatch.setattr(chances_page, "MEASURED", measured)
    monkeypatch.setattr(chances, "MEASURED", measured)
    measured.write_text('{"runes": {"closely": true, "blur": 2.0}}', "utf-8")
    (tmp_path / chances_page.PAGE).write_text("# Told\nFirst.\n\n## Raids\nOld.\n", "utf-8")
    monkeypatch.setattr(chances_page, "ours", lambda: ["raids", "walhalla"])
    call = ["calibrate", "raids", "--games", "4", "--iterations", "2", "--keep", str(keep), "--json"]
    first = CliRunner().invoke(app, [*call, "--write", "--docs", str(tmp_path)])
    assert first.exit_code == 0, first.output
    result = json.loads(first.stdout)
    assert sum(row["seats"] for row in result["bins"]) >= 2 * result["positions"] > 0
    assert all(row["low"] <= row["won"] <= row["high"] for row in result["bins"])
    rows = keep.read_text("utf-8")
    assert json.loads(CliRunner().invoke(app, call).stdout) == result
    assert keep.read_text("utf-8") == rows, "what is kept is not played again"

    chances.manner.cache_clear()
    assert chances.manner("raids") == Manner(result["closely"], result["blur"])
    assert chances.manner("runes") == Manner(True, 2.0), "other games stay as they were"
    chances.manner.cache_clear()
    text = (tmp_path / chances_page.PAGE).read_text("utf-8")
    assert text.startswith("# Told\nFirst.\n\n## Raids\n")
    assert "Old." not in text
    assert f"{result['positions']} positions of 4 games" in text
    assert "## Walhalla\nNot measured yet" in text
    drawn = ET.parse(tmp_path / chances_page.PLOTS / "raids.svg").getroot()
    marks = [one for one in drawn.iter() if one.get("class") == "mark"]
    assert len(marks) == len(result["bins"])


def test_games_of_another_calibration_are_not_taken_for_these(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    others = [{**row, "game": "raids", "rules": 1, "iterations": 7} for row in games(*[(1, 0)] * 4)]
    keep.write_text("".join(json.dumps(row) + "\n" for row in others), "utf-8")
    found = calibrate.collect(meadhall.game("raids"), 2, 1, keep, quiet=True)
    assert [row["iterations"] for row in found] == [1, 1]


def test_the_page_is_written_only_with_the_figures_it_tells_of(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["calibrate", "raids", "--docs", str(tmp_path)])
    assert told.exit_code != 0
    assert "--docs needs --write" in str(told.exception)


def test_the_docs_say_what_was_measured() -> None:
    known = json.loads(chances.MEASURED.read_text("utf-8")) if chances.MEASURED.is_file() else {}
    text = (DOCS / chances_page.PAGE).read_text("utf-8")
    assert text == chances_page.page(text, known), "`meadhall calibrate GAME --write --docs docs` writes it"
    drawn = {file.stem: file.read_text("utf-8") for file in (DOCS / chances_page.PLOTS).glob("*.svg")}
    assert drawn == chances_page.plots(known)
    assert set(drawn) >= {game for game, found in known.items() if "bins" in found}
