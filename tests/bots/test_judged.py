"""What learned judges say is true: of positions given 70 %, seven of ten are won. Held on games that never change."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.contract.setups import shipped

import meadhall
from meadhall.bots import chances, forecast, foretold
from meadhall.bots.chances import MEASURED
from meadhall.bots.judged import judged
from meadhall.cli import judged as asking
from meadhall.cli.calibrate import Said, surprise
from meadhall.engine import SPECTATOR, BadSetup
from meadhall.engine.game import WEIGHTS
from meadhall.engine.learned import Learned
from meadhall.engine.network import read_network

GAMES = Path(__file__).with_name("judged")  # `meadhall calibrate GAME --judge --games 260 --iterations 40 --keep`
LEARNED = [name for name in shipped() if (GAMES / f"{name}.txt").exists()]  # and was measured
OFF = 0.04  # on average, at most
KNOWN = 0.04  # of its surprise, at least: games of strong players are hard to foretell
TRUTHS = 4
UNHURRIED = 1e9
LAST = 63  # weights of Raids' last layer


def told(name: str, change: Callable[[list[int]], list[int]] | None = None) -> list[Said]:
    """What the judge, or one with other weights, says of the games that are kept."""
    game = meadhall.game(name)
    judge = game.judge()
    assert isinstance(judge, Learned)
    if change is not None:
        read = json.loads(game.file(WEIGHTS))
        judge.take(read_network(json.dumps({**read, "weights": change(read["weights"])})))
    return asking.said(game, asking.kept(GAMES / f"{name}.txt"), TRUTHS, judge)


def knows(said: list[Said]) -> float:
    """What it knows more than one who gives all seats the same: that one's surprise, less its own."""
    seats: dict[tuple[int, int], int] = {}
    for one in said:
        seats[one.game, one.ply] = seats.get((one.game, one.ply), 0) + 1
    return surprise([one._replace(chance=1 / seats[one.game, one.ply]) for one in said]) - surprise(said)


@pytest.mark.parametrize("name", LEARNED)
def test_chances_are_off_by_less_than_four_points_and_know_something(name: str) -> None:
    assert meadhall.game(name).judge().learned
    said = told(name)
    assert len({(one.game, one.ply) for one in said}) >= 2000
    assert asking.error(said) < OFF
    assert knows(said) > KNOWN


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda weights: [-one for one in weights], id="turned round"),
        pytest.param(lambda weights: weights[::-1], id="in another order"),
        pytest.param(lambda weights: [0] * len(weights), id="gone"),
        pytest.param(lambda weights: [*weights[:-LAST], *(3 * one for one in weights[-LAST:])], id="too sure"),
    ],
)
def test_broken_weights_are_found_out(change: Callable[[list[int]], list[int]]) -> None:
    said = told("raids", change)
    assert asking.error(said) > OFF or knows(said) < KNOWN


def test_a_game_is_a_line_and_ends_as_it_did() -> None:
    game, base = meadhall.game("runes"), len(asking.DIGITS_OF_ANSWERS)
    one = asking.Players("runes", 1).play(3)
    assert asking.Kept.read(str(one)) == one
    wide = asking.Kept(1, 2, (0, base - 1, base, 5 * base + 7), (-3, 4))  # questions with many answers
    assert asking.Kept.read(str(wide)) == wide
    *_, end = one.positions(game)
    assert end.seat < 0
    other = asking.Kept(one.number, one.seats, one.choices, tuple(points + 1 for points in one.points))
    with pytest.raises(BadSetup, match="does not end as it did"):
        list(other.positions(game))


def test_other_games_are_not_taken_for_these(tmp_path: Path) -> None:
    keep = tmp_path / "raids.txt"
    first = asking.collect(asking.Players("raids", 1), 2, keep, True, 1)
    assert asking.collect(asking.Players("raids", 1), 2, keep, True, 1) == first
    assert [line.split()[0] for line in keep.read_text("utf-8").splitlines()[1:]] == ["0", "1"]
    with pytest.raises(BadSetup, match="keeps other games"):
        asking.collect(asking.Players("raids", 2), 2, keep, True, 1)


@pytest.mark.parametrize("name", LEARNED)
def test_onlookers_get_chances_that_add_up_and_the_end_is_sure(name: str) -> None:
    game = meadhall.game(name)
    one = asking.kept(GAMES / f"{name}.txt")[0]
    states = [state.clone() for state in one.positions(game)]
    for state in states[:: len(states) // 4]:
        found = judged(game, state.redacted(SPECTATOR), 1, 3)
        assert found is not None
        assert math.fsum(found) == pytest.approx(1)
        assert min(found) >= 0
    assert max(judged(game, states[-1], 1) or []) in (1.0, 0.5)


def test_people_are_shown_what_was_measured_to_be_as_true(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = meadhall.game("raids")
    view = [state.redacted(0) for state in asking.kept(GAMES / "raids.txt")[0].positions(game)][-12]  # few answers left
    by_judge, quickly = judged(game, view, 5), forecast(game, view, 5, budget=UNHURRIED).chances
    assert by_judge != quickly
    measured = tmp_path / "chances.json"
    monkeypatch.setattr(chances, "MEASURED", measured)
    for judge, quick, shown in ((0.51, 0.52, by_judge), (0.52, 0.51, quickly)):
        both = {"compared": {"judge": judge, "quick": quick}}
        was = json.loads(MEASURED.read_text("utf-8"))["raids"]
        measured.write_text(json.dumps({"raids": {**was, "judge": both}}), "utf-8")
        chances.manner.cache_clear()
        assert foretold(game, view, 5, UNHURRIED) == shown
    chances.manner.cache_clear()


def test_a_judge_that_has_not_learned_says_nothing() -> None:
    game = meadhall.game("raids")
    judge = game.judge()
    judge.forget()
    assert judged(game, meadhall.table("raids", seed="x").view(0), 1, judge=judge) is None
