"""Studies: figures with intervals, the same by seed, a page that stands alone."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.cli import run
from meadhall.engine import BadSetup
from meadhall.lab import luck, study
from meadhall.lab.course import Course, lead_changes, settled
from meadhall.lab.games import REPLAYS, Games
from meadhall.lab.report import META, page
from meadhall.lab.resampling import Deals, quantiles

RAIDS = meadhall.game("raids")
STUDIES = Path(__file__).parents[2] / "docs" / "studies"
MADE: dict[str, Any] = {"seats": 3, "seed": "S", "workers": 1}


@pytest.fixture(scope="module")
def made() -> tuple[dict[str, Any], dict[str, Any]]:
    """A small study."""
    return study.study(RAIDS, ["karl", "thrall"], 60, **MADE)


def figures(found: Any, path: str = "") -> Iterator[tuple[str, dict[str, float]]]:
    """Every figure of a study, with where it stands."""
    if isinstance(found, dict):
        if "value" in found:
            yield path, found
        else:
            for key, inner in found.items():
                yield from figures(inner, f"{path}/{key}")
    elif isinstance(found, list):
        for number, inner in enumerate(found):
            yield from figures(inner, f"{path}/{number}")


def test_every_figure_has_an_interval_around_it(made: tuple[dict[str, Any], dict[str, Any]]) -> None:
    found = dict(figures(made[0]))
    assert len(found) > 100
    wrong = [path for path, one in found.items() if not one["low"] <= one["high"]]
    assert wrong == []
    means = {path: one for path, one in found.items() if path.startswith(("/length", "/seat", "/points/mean"))}
    assert all(one["low"] <= one["value"] <= one["high"] for one in means.values())


@pytest.mark.slow
def test_the_same_seed_gives_the_same_study_and_another_one_another(
    made: tuple[dict[str, Any], dict[str, Any]], tmp_path: Path
) -> None:
    again, times = study.study(RAIDS, ["karl", "thrall"], 60, keep=tmp_path, **MADE)
    assert study.write_json(again) == study.write_json(made[0])
    kept = (tmp_path / "raids-3-study.jsonl").read_text("utf-8").splitlines()
    assert len(kept) == 61
    (tmp_path / "raids-3-study.jsonl").write_text("\n".join(kept[:20]) + "\n", "utf-8")
    assert study.write_json(study.study(RAIDS, ["karl", "thrall"], 60, keep=tmp_path, **MADE)[0]) == study.write_json(
        again
    )
    other, _ = study.study(RAIDS, ["karl", "thrall"], 60, **{**MADE, "seed": "T"})
    assert other["length"] != again["length"]
    assert again["repeatable"] is True
    assert "seconds" not in json.dumps(again), "what the clock said stands apart"
    assert [one["bot"] for one in times["bots"]] == ["karl", "thrall"]


def test_figures_are_what_games_counted_by_hand_come_to(made: tuple[dict[str, Any], dict[str, Any]]) -> None:
    result = made[0]
    plan = Games(RAIDS.key, ("karl", "thrall", "karl"), "S", RAIDS.checked_options(None), plan="replayed", notes=Course)
    rows = [plan.play(number) for number in range(60)]
    assert result["length"]["answers"]["value"] == pytest.approx(
        sum(sum(row["answers"]) for row in rows) / 60, abs=1e-5
    )
    assert result["seat"][1]["wins"]["value"] == pytest.approx(sum(row["wins"][1] for row in rows) / 60, abs=1e-5)
    assert sum(one["wins"]["value"] for one in result["seat"]) == pytest.approx(1, abs=1e-5)
    total = sum(sum(row["final"]) for row in rows) / 180
    assert sum(one["mean"]["value"] for one in result["lines"]) == pytest.approx(total, abs=1e-4)
    assert sum(one["share of spread"]["value"] for one in result["lines"]) == pytest.approx(1, abs=1e-4)
    used = {one["name"]: one for one in result["use"]["families"]["rows"]}
    sails = [sum(n for text, by in row["used"].items() if text.startswith("sail:") for n in by) for row in rows]
    assert used["sail"]["mean"]["value"] == pytest.approx(sum(sails) / 180, abs=1e-5)
    more = 0.0
    for row in rows:
        by_seat = [sum(by[seat] for text, by in row["used"].items() if text.startswith("sail:")) for seat in range(3)]
        more += sum(n * (won - (1 - won) / 2) for n, won in zip(by_seat, row["wins"], strict=True))
    assert used["sail"]["winners more"]["value"] == pytest.approx(more / 60, abs=1e-5)
    parts = {one["name"] for one in result["use"]["components"]["rows"]}
    assert {"took: the axe", "took: the rune"} <= parts
    assert result["components"] == RAIDS.components.digest


def test_a_deal_is_replayed_by_other_minds_and_once_with_other_dice() -> None:
    plan = Games(RAIDS.key, ("random", "random"), "R", plan="replayed")
    hands = [plan.hand(number) for number in range(2 * REPLAYS)]
    assert len({hand.deal for hand in hands[:3]}) == 1
    assert hands[0] == hands[1] != hands[2]
    assert hands[3].deal != hands[0].deal
    assert [hand.turned for hand in hands] == [0, 0, 0, 1, 1, 1]
    assert plan.play(0) != {**plan.play(1), "number": 0}


@pytest.mark.parametrize(("deal", "dice", "rest"), [(1.0, 0.0, 0.0), (0.5, 0.3, 0.2), (0.0, 0.0, 1.0)])
def test_luck_finds_the_shares_that_results_were_made_of(deal: float, dice: float, rest: float) -> None:
    rng, deals = np.random.default_rng(5), 1500
    plan = Games(RAIDS.key, ("random", "random"), plan="replayed")
    rows = []
    for one in range(deals):
        dealt, same, other = rng.normal(size=3)
        for time in range(REPLAYS):
            mind, rolled = rng.normal(), same if time < REPLAYS - 1 else other
            lead = 1000 * (deal**0.5 * dealt + dice**0.5 * rolled + rest**0.5 * mind)
            rows.append({"number": one * REPLAYS + time, "final": [lead / 2, -lead / 2], "wins": [lead > 0, lead <= 0]})
    found = luck.shares(plan, rows, Deals(deals, REPLAYS, "luck"))["points"]
    for name, share in (("deal", deal), ("dice", dice), ("rest", rest)):
        assert found[name]["value"] == pytest.approx(share, abs=0.08)
        assert found[name]["low"] - 0.03 <= share <= found[name]["high"] + 0.03


def test_intervals_hold_what_is_true_about_as_often_as_they_say() -> None:
    rng, held = np.random.default_rng(7), 0
    for _ in range(100):
        dealt = np.repeat(rng.normal(size=60), REPLAYS)
        found = Deals(60, REPLAYS, "hold").ratio(dealt + 0.2 * rng.normal(size=60 * REPLAYS))
        held += found["low"] <= 0 <= found["high"]
    assert 88 <= held <= 99  # as if games were independent it would be some 74


def test_quantiles_count_what_is_there_several_times() -> None:
    values = np.array([1.0, 2.0, 9.0])
    assert list(quantiles(values, np.array([5, 1, 5]), [0.05, 0.5, 0.95])) == [1, 2, 9]


def test_the_lead_changes_when_another_seat_leads_alone() -> None:
    assert lead_changes([0b11, 0b01, 0b11, 0b01, 0b10, 0b11, 0b01]) == 2
    assert settled([0b01, 0b10, 0b11, 0b01], [0]) == 0.5
    assert settled([0b01, 0b11], [0]) == 0.0


def test_a_study_of_levels_shows_each_against_the_next(tmp_path: Path) -> None:
    result, _ = study.study(RAIDS, ["random"], 30, chain=8, to="karl", **{**MADE, "seats": 2})
    assert [one["level"] for one in result["chain"]] == ["thrall", "karl"]
    step = result["chain"][1]
    assert step["wins"]["low"] < step["wins"]["value"] <= step["wins"]["high"]


@pytest.mark.slow
def test_the_command_writes_a_page_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "study"
    call = ["study", "raids", "--bots", "random", "--seats", "2", "--games", "30", "--chain", "4", "--to", "karl",
            "--seed", "S", "--workers", "1", "--out", str(out)]  # fmt: skip
    assert run(call) == 0
    assert sorted(file.name for file in out.iterdir()) == ["index.html", "study.json", "times.json"]
    result = json.loads((out / "study.json").read_text("utf-8"))
    told = (out / "index.html").read_text("utf-8")
    times = json.loads((out / "times.json").read_text("utf-8"))
    assert "by the clock:" not in told
    once = page({**result, "repeatable": False}, times)  # as if konung had played
    assert once.replace(" A bot thinks by the clock: the same call would give other figures.", "") == told
    tree = ET.fromstring(told.partition("\n")[2].replace(META, ""))
    ids = [one.get("id") for one in tree.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    drawn = [one for one in tree.iter() if one.tag.endswith("svg")]
    assert len(drawn) >= 9
    assert all(one.get("aria-label") for one in drawn)
    links = [value for one in tree.iter() for key, value in one.attrib.items() if key.endswith(("href", "src"))]
    assert all(value.startswith("#") for value in links)
    assert "url(http" not in told
    capsys.readouterr()
    before = (out / "study.json").read_bytes()
    assert run([*call[:-2], "--out", str(out)]) == 2
    assert "holds a study already; name another folder, or say --force" in capsys.readouterr().err
    assert (out / "study.json").read_bytes() == before


@pytest.mark.parametrize("name", meadhall.games())
def test_the_course_of_every_game_can_be_noted(name: str) -> None:
    game = meadhall.game(name)
    seats = min(game.seats)
    row = Games(game.key, ("random",) * seats, "every", game.checked_options(None), notes=Course).play(0)
    assert sum(row["answers"]) == sum(times for _, times in row["open"]) == sum(n for _, n in row["tenths"])
    assert [sum(line[seat] for line in row["lines"].values()) for seat in range(seats)] == row["final"]
    assert sum(sum(by) for by in row["used"].values()) == sum(row["answers"])
    assert sum(row["wins"]) == pytest.approx(1)
    assert row["events"]


@pytest.mark.parametrize("folder", sorted(STUDIES.glob("*/")), ids=lambda folder: str(folder.name))
def test_the_studies_of_the_docs_are_whole_and_can_be_repeated(folder: Path) -> None:
    result = json.loads((folder / "study.json").read_text("utf-8"))
    assert (result["study"], result["game"]) == (study.FORMAT, folder.name)
    assert result["repeatable"]
    assert (folder / "index.html").read_text("utf-8").startswith("<!doctype html>")
    told, bots = (STUDIES / "README.md").read_text("utf-8"), ",".join(dict.fromkeys(result["bots"]))
    assert f"[{folder.name}]({folder.name}/)" in told
    call = f"study {folder.name} --seats {result['seats']} --bots {bots} --games {result['games']}"
    chain = f"--chain {result['chain'][1]['games']} --to {result['chain'][-1]['level']} --seed {result['seed']} "
    assert f"meadhall {call} {chain}" in told


@pytest.mark.parametrize(
    ("more", "sentence"),
    [({"games": 9}, "needs at least 30 games"), ({"to": "konung", "chain": 4}, "skald, jarl, not to 'konung'"),
     ({"seats": 7}, "raids is for 2, 3, 4 players"), ({"on": "moon"}, "not on 'moon'")],
)  # fmt: skip
def test_bad_input_is_refused_before_anything_is_played(more: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    given = {"games": 30, "seats": 2, "keep": tmp_path / "keep", **more}
    games = given.pop("games")
    with pytest.raises(BadSetup, match=sentence):
        study.study(RAIDS, ["random"], games, **given)
    assert list(tmp_path.iterdir()) == []
