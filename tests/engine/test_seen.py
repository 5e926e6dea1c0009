"""What a seat may know travels as figures: nothing is lost, nothing is added, and what does not fit is refused."""

from __future__ import annotations

import json
import random

import pytest

import meadhall
from meadhall.engine import seen
from meadhall.engine.errors import BadSetup, MeadhallError
from meadhall.engine.registry import Shelf, games
from meadhall.engine.state import OVER
from meadhall.engine.table import Table

every_game = pytest.mark.parametrize("name", games())


def walk(name: str, choices: random.Random, answers: int = 60) -> Table:
    """A table somewhere in the middle."""
    game = meadhall.game(name)
    options = {one.name: choices.choice(list(one.choices)) for one in game.options.values()}
    table = Table(game, choices.choice(list(game.seats)), seed="seen", options=options)
    while not table.over and table.ply < answers:
        table.play(choices.choice(table.legal_actions()))
    return table


@every_game
def test_a_seat_reads_elsewhere_what_it_may_know_here(name: str) -> None:
    choices = random.Random(name)
    for _ in range(6):
        table = walk(name, choices, choices.randrange(90))
        for seat in (-1, *range(table.seats)):
            wire = json.loads(json.dumps(seen.written(table, seat)))
            game = seen.game_of(wire, Shelf())
            read = seen.read(wire, game)
            assert read == table.view(seat)
            if seat == table.seat != OVER:
                assert read.legal() == table.legal_actions()


@every_game
def test_two_truths_behind_one_view_are_written_alike(name: str) -> None:
    table = walk(name, random.Random(name), 30)
    for seat in range(-1, table.seats):
        before = seen.written(table, seat)
        other = table.copy()
        other.state = table.view(seat).imagined(table.dice.copy())
        assert seen.written(other, seat) == before


def test_another_meadhall_is_refused_in_a_sentence() -> None:
    good = seen.written(walk("raids", random.Random(1)), 0)
    for bad, said in (
        ({"format": 2}, "install the Meadhall"),
        ({"rules": 99}, "versions 1 to"),
        ({"components": "0" * 16}, "other components"),
        ({"game": "chess"}, "no game"),
    ):
        with pytest.raises(MeadhallError, match=said):
            seen.game_of({**good, **bad}, Shelf())
    game = meadhall.game("raids")
    for figures in ([], "0", good["figures"][:-1], [*good["figures"][:-1], "1"], [*good["figures"], 0]):
        with pytest.raises(BadSetup, match="does not fit"):
            seen.read({**good, "figures": figures}, game)
