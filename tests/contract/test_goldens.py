"""Recorded games lead, answer by answer, where they always led; and there is one for every way to play and to end."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from tests.contract import golden

every_game = pytest.mark.parametrize("name", golden.own_games())
every_golden = pytest.mark.parametrize("path", golden.sagas(), ids=lambda path: f"{path.parent.name}-{path.stem}")


@every_golden
def test_a_golden_game_is_played_again_as_it_was(path: Path) -> None:
    assert golden.compare(path) == []


@every_game
def test_every_game_has_goldens_of_all_seats_options_and_ends(name: str) -> None:
    assert len(golden.sagas(name)) >= golden.FEWEST
    assert golden.missing(meadhall.game(name)) == []


@every_game
def test_a_golden_saga_is_named_for_its_rules_and_lies_with_its_outcome(name: str) -> None:
    for path in golden.sagas(name):
        header = golden.header(path)
        assert header["game"] == name
        assert path.name.startswith(f"r{header['rules']}-")
    assert {golden.outcome(path) for path in golden.sagas(name)} == set((golden.ROOT / name).glob("r*.json"))


def test_a_game_that_went_another_way_is_noticed() -> None:
    path = golden.sagas("raids")[0]
    first = golden.replayed(path.read_text("utf-8"))
    looks = [*first["looks"][:-1], first["looks"][-1] | {"told": "something else"}]
    other = first | {"looks": looks, "winners": []}
    assert [line.partition(":")[0] for line in golden.differences(first, other)] == [
        f"after {first['looks'][-1]['ply']} answers",
        "winners",
    ]
