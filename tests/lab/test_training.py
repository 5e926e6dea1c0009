"""A judge learns from nothing: games against itself, a network fitted to them, and the file that its game reads."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from meadhall.engine import BadSetup, registry
from meadhall.engine.learned import MOST, SEATS, Learned
from meadhall.engine.network import FINE, read_network
from meadhall.engine.state import ints
from meadhall.lab import fitting
from meadhall.lab.selfplay import Course, gathered, hoped, learner, mixed
from meadhall.lab.training import Plan, halves, learn, main, numbers
from tests.contract.setups import Setup, walk

PLAN = Plan((24, 24), (4, 4), (8, 4), steps=250)
SEARCH = {"explore": 0.1, "trust": 1.0, "depth": 0}


def trained(place: Path) -> tuple[str, list[dict[str, float]]]:
    """A short course; the file of weights and what was told of each generation."""
    said: list[dict[str, float]] = []
    out = place / "judge.json"
    learn(registry.game("raids"), PLAN, SEARCH, place / "kept", out, 1, lambda line: said.append(json.loads(line)))
    return out.read_text("utf-8"), said


@pytest.mark.slow
def test_the_same_course_gives_the_same_weights_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first, said = trained(tmp_path / "a")
    assert [row["generation"] for row in said] == [0, 1]
    chunks = sorted((tmp_path / "a/kept/1").glob("*.npz"))
    assert [chunk.name for chunk in chunks] == ["000000.npz", "000020.npz"]
    written = chunks[0].stat().st_mtime_ns
    chunks[1].unlink()  # stopped in the middle
    again, _ = trained(tmp_path / "a")
    assert chunks[0].stat().st_mtime_ns == written
    elsewhere, _ = trained(tmp_path / "b")
    strip = [{**json.loads(text), "about": None} for text in (first, again, elsewhere)]
    assert strip[0] == strip[1] == strip[2]


@pytest.mark.slow
def test_going_on_from_weights_is_the_same_as_not_having_stopped(tmp_path: Path) -> None:
    whole, _ = trained(tmp_path / "whole")
    game, kept = registry.game("raids"), tmp_path / "kept"
    first, second = (Plan(PLAN.games[k : k + 1], PLAN.iterations[k : k + 1], PLAN.hidden, PLAN.steps) for k in (0, 1))
    learn(game, first, SEARCH, kept, tmp_path / "first.json", 1, lambda _: None)
    learn(game, replace(second, start=tmp_path / "first.json"), SEARCH, kept, tmp_path / "on.json", 1, lambda _: None)
    told = json.loads((tmp_path / "on.json").read_text("utf-8"))
    assert [row["generation"] for row in told["about"]["course"]] == [0, 1]
    assert told["weights"] == json.loads(whole)["weights"]


def test_weights_to_go_on_from_are_read_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text("{}", "utf-8")
    with pytest.raises(BadSetup, match="no weights of a judge"):
        learn(
            registry.game("raids"),
            replace(PLAN, start=tmp_path / "none.json"),
            SEARCH,
            tmp_path / "kept",
            tmp_path / "out.json",
            1,
            print,
        )
    assert not (tmp_path / "kept").exists()


def test_what_no_weights_may_say_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["raids", "--heat", "0.01", "--keep", str(tmp_path / "kept"), "--out", str(tmp_path / "out.json")])
    assert "a heat of 0.01" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_whole_numbers_say_what_was_fitted(tmp_path: Path) -> None:
    game = registry.game("raids")
    course = Course(game.key, "few", 3, None)
    file = tmp_path / "few.npz"
    np.savez(file, **{f"{n}.{name}": array for n in range(9) for name, array in course.play(n).items()})
    taught = gathered([file], 0.0)
    fit = fitting.blank(taught, [8, 4], 1)
    fitting.train(fit, taught, taught, 250, 1)
    text = fitting.written(fit, ["coins"], SEARCH, {})
    network, judge = read_network(text), learner(game, None)
    assert list(network.sizes) == fit.sizes
    values, told, room = ints(SEATS), ints(SEATS * MOST), ints(int(network.room))
    for state, _, _ in walk(Setup("raids", 2, ()), 3):
        width = judge.inputs(state, values, told)
        row = np.array([list(told[:width])], np.float32)
        at = network.run(told, 0, room, network.outputs)
        expected = fit.feed(row)[-1][0]
        assert room[at] / 2**FINE == pytest.approx(float(expected[0]), abs=0.02)
        lines = expected[1:] * fit.line_spread + fit.line_mean
        assert [room[at + 1 + k] / 2**FINE for k in range(len(lines))] == pytest.approx(lines.tolist(), abs=0.2)


def test_whole_games_are_learned_from_or_asked_about(tmp_path: Path) -> None:
    course = Course(registry.game("runes").key, "split", 1, None)
    file = tmp_path / "split.npz"
    np.savez(file, **{f"{n}.{name}": array for n in range(60) for name, array in course.play(n).items()})
    taught, asked = halves(gathered([file], 0.0))
    for seats in taught:
        assert not set(taught[seats].game.tolist()) & set(asked[seats].game.tolist())
        assert len(taught[seats].features) > len(asked[seats].features)


def test_what_a_search_expected_is_mixed_in_for_the_mover() -> None:
    won, mover = np.array([0.0, 1.0, 0.0]), np.array([0, 1, 0])
    found = mixed(won, mover, np.array([-1.0, hoped(0.05, 0.9), hoped(0.5, 0.9)]), 0.5)
    assert found.sum(1) == pytest.approx([1, 1, 1])
    assert found[0].tolist() == [0, 1, 0]  # nobody searched
    assert found[1, 1] == pytest.approx(0.5)  # it lost hope, and won
    assert found[2].tolist() == pytest.approx([0.25, 0.75, 0])


def test_positions_with_a_single_answer_are_kept_if_asked_for() -> None:
    game = registry.game("runes")
    few, every = (
        Course(game.key, "every", 1, None, sampled=1.0, astray=0.0, every=one).play(0) for one in (False, True)
    )
    assert few["won"].tolist() == every["won"].tolist()  # the same game
    assert len(few["features"]) < len(every["features"])
    assert (every["seen"] < 0).any()  # nobody searched where there was nothing to choose


def test_a_network_may_have_no_hidden_layer() -> None:
    assert numbers("16,8") == (16, 8)
    assert numbers("") == ()


def test_a_judge_without_features_cannot_learn() -> None:
    with pytest.raises(BadSetup, match="no features"):
        learner(registry.game("pebbles"), None)
    assert isinstance(learner(registry.game("raids"), None), Learned)


@pytest.mark.parametrize(("words", "why"), [(["--mix", "2"], "a share from 0 to 1"), (["--games", "5"], "as many")])
def test_a_course_that_makes_no_sense_is_refused(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["raids", *words])
    assert why in capsys.readouterr().err
