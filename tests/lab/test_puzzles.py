"""Puzzles are found in games that depend on their number alone; what is found is kept, and checked strictly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine import FastDice, registry
from meadhall.lab import puzzle_checks
from meadhall.lab import puzzles as finder
from meadhall.lab.puzzle_checks import Candidate, Depth, check, laid_out
from meadhall.lab.puzzles import look, looked, main, played, selected, written
from meadhall.learn import puzzles

TINY = Depth(deep=500, searches=1, first=12, games=120, hopeless=30, well=16, thinking=10, tries=4, looks=2)
GAMES = 4


def quiet(line: str) -> None:
    """Nobody listens."""


@pytest.fixture
def easily_pleased(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly every candidate is a puzzle, however strong the bots are that play."""
    for name in ("LEAD", "SURELY", "MAYBE"):
        monkeypatch.setattr(puzzle_checks, name, -1.0)
    for name in ("found", "played_well"):
        monkeypatch.setattr(puzzle_checks, name, lambda *_: True)


@pytest.mark.slow
@pytest.mark.usefixtures("easily_pleased")
def test_the_same_numbers_give_the_same_puzzles_and_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game, said = registry.game("raids"), list[str]()
    whole = list(looked(game, range(GAMES), tmp_path / "whole", TINY, said.append))
    assert len(said) == GAMES
    assert any(row["puzzle"] for row in whole), "so many games have one"
    assert len(list(looked(game, range(3), tmp_path / "stopped", TINY, quiet))) == 3
    (tmp_path / "stopped/000001.json").unlink()  # killed before it was written
    fresh = list[str]()
    again = list(looked(game, range(GAMES), tmp_path / "stopped", TINY, fresh.append))
    assert json.dumps(again) == json.dumps(whole)  # as they are kept
    assert len(fresh) == GAMES - 2
    assert whole[0] == {"about": whole[0]["about"], **look(game, 0, TINY)}


@pytest.mark.slow
def test_what_was_found_by_other_rules_or_less_closely_is_looked_at_again(tmp_path: Path) -> None:
    game, said = registry.game("raids"), list[str]()
    (first,) = looked(game, range(1), tmp_path, TINY, said.append)
    file = tmp_path / "000000.json"
    file.write_text(json.dumps({**first, "about": {**first["about"], "rules": 0}, "why": "old"}), "utf-8")
    assert list(looked(game, range(1), tmp_path, TINY, said.append)) == [first]
    assert len(said) == 2


def test_candidates_are_decisions_where_the_search_differs_from_a_first_glance() -> None:
    game = registry.game("raids")
    candidates = played(game, 3, TINY)
    assert candidates
    for one in candidates:
        assert one.view.seat == one.seat
        assert one.best in one.view.legal()
        assert 1 < len(one.view.legal()) <= finder.MOST
    assert [(one.ply, one.best, one.gap) for one in played(game, 3, TINY)] == [
        (one.ply, one.best, one.gap) for one in candidates
    ]


def test_the_position_that_is_kept_looks_the_same_to_its_seat_and_holds_no_others_true_cards() -> None:
    game = registry.game("walhalla")  # hands are hidden from the first question on
    state = game.new(3, FastDice(1))
    seat, view = int(state.seat), state.redacted(int(state.seat))
    first, other = laid_out(game, view, 1), laid_out(game, view, 2)
    assert first.view(seat) == other.view(seat) == view
    assert first.position() != other.position(), "what is hidden is imagined, each time anew"


@pytest.mark.slow
def test_a_shipped_puzzle_passes_with_its_best_answer_and_with_no_other() -> None:
    game = registry.game("raids")
    one = puzzles(game)[0]
    view, seat = one.table().view(one.seat), one.seat
    depth = Depth(deep=1_000, searches=1, games=200, hopeless=50, tries=8)
    made = check(game, Candidate(0, seat, game.actions.parse(one.best), 1.0, view), 77, depth)
    assert isinstance(made, dict), made
    assert (made["best"], made["obvious"], made["seat"]) == (one.best, one.obvious, seat)
    for other in one.outcomes[1:]:
        refused = check(game, Candidate(0, seat, game.actions.parse(other.answer), 1.0, view), 77, depth)
        assert isinstance(refused, str), other.answer


def row(number: int, question: str, answers: int = 3, low: float = 1.0) -> dict[str, Any]:
    """What came of a game, made up."""
    names = [{"answer": f"a{k}", "reasons": [{"low": low, "high": 2.0}]} for k in range(answers)]
    return {"puzzle": {"id": f"{number}-1", "question": question, "obvious": "a1", "answers": names}}


def test_not_too_many_ask_the_same_and_each_explains_itself() -> None:
    rows = [{"puzzle": None}, *(row(n, "sail") for n in range(9)), *(row(n, "take", 2) for n in range(10, 19))]
    rows += [row(30, "feed", low=-1.0), row(31, "feed")]
    assert [one["id"] for one in selected(rows, 10)] == ["0-1", "1-1", "2-1", "10-1", "11-1", "12-1", "31-1"]
    pairs = [row(n, f"q{n}", 2) for n in range(10)]
    assert len(selected(pairs, 10)) == 4, "most have more than two answers"
    assert len(selected([row(n, f"q{n}") for n in range(30)], 10)) == 10


@pytest.mark.slow
@pytest.mark.usefixtures("easily_pleased")
def test_the_script_writes_a_file_that_pages_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("raids")
    assert json.loads(written(game, []))["puzzles"] == []
    monkeypatch.setattr(finder, "Depth", lambda: TINY)
    out = tmp_path / "puzzles.json"
    assert main(["raids", "--goal", "1", "--games", str(GAMES), "--keep", str(tmp_path), "--out", str(out)]) == 0
    read = json.loads(out.read_text("utf-8"))
    assert (read["rules"], read["components"]) == (game.rules, game.components.digest)
    assert len(read["puzzles"]) == 1
