"""Scorings are told whole: what their steps pay is what the points grow by, and what pays is there to be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.bots import make
from meadhall.engine import SPECTATOR, Table
from meadhall.pages.frame import Eye
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.stage import drawn, stage, stages
from tests.contract.setups import Setup, each_once, shipped

NOTHING_TO_PAY = {"runes"}  # coins lie on the table from the moment they are won
NAMES = ("Astrid", "Bjarne", "Calle", "Dagny", "Einar")
every_setup = pytest.mark.parametrize("setup", [one for one in each_once() if one.game in shipped()], ids=str)
every_game = pytest.mark.parametrize("name", shipped())


def played(setup: Setup, seed: int, bot: str = "random") -> Iterator[Table]:
    """A game, whenever something was scored, and at its end."""
    game = setup.get()
    table = Table(game, setup.seats, seed=f"scored {seed}", options=dict(setup.options), names=NAMES[: setup.seats])
    minds = [make(bot, game, seed + seat) for seat in range(setup.seats)]
    while not table.over:
        seen, before = len(table.scored), table.ply
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
        assert table.ply == before + 1
        if len(table.scored) > seen:
            yield table
    yield table


def check(table: Table) -> None:
    """Totals before and the steps make the totals after, for everybody who looks."""
    after = tuple(table.game.banked(table.state, seat) for seat in range(table.seats))
    for reader in range(SPECTATOR, table.seats):
        found = stages(table, reader)
        assert [one.number for one in found] == list(range(1, len(table.scored) + 1))
        now = [one for one in found if one.ply == table.ply]
        if not now:
            return
        for one, following in zip(now, [*(later.before for later in now[1:]), after], strict=True):
            paid = [
                sum(step.pays[seat].points for step in one.steps if seat in step.pays) for seat in range(table.seats)
            ]
            assert [had + got for had, got in zip(one.before, paid, strict=True)] == list(following)
            assert one.after == following


@every_setup
def test_what_the_steps_pay_is_what_the_points_grow_by(setup: Setup) -> None:
    ends = []
    for bot in ("random", "greedy"):
        for table in played(setup, 3, bot):
            check(table)
        ends.append(table)
    for table in ends:
        assert bool(table.scored) == (setup.game not in NOTHING_TO_PAY)
        assert not table.scored or table.scored[-1] == table.ply, "the end is scored, and scored last"


@every_game
def test_every_scoring_is_drawn_with_all_that_pays_in_both_languages_and_shapes(name: str) -> None:
    if name in NOTHING_TO_PAY:
        return
    game = meadhall.game(name)
    advanced = tuple((option.name, True) for option in game.options.values() if option.choices == (False, True))
    for setup in (Setup(name, max(game.seats), ()), Setup(name, min(game.seats), advanced)):
        table = list(played(setup, 5, "greedy"))[-1]
        model = TableModel("here", "Birka", table, [Seat("bot", "greedy", one) for one in table.names])
        for number in range(1, len(table.scored) + 1):
            for eye in (Eye(0, "en", "wide"), Eye(1, "de", "tall"), Eye(SPECTATOR, "en", "wide")):
                check_drawn(model, eye, number)


def check_drawn(model: TableModel, eye: Eye, number: int) -> None:
    """All spots are there, once; and the stage tells nothing that the board of that moment does not."""
    made = drawn(model, model.table, eye, number)
    assert made is not None
    ids = re.findall(r'\bid="([^"]+)"', made["html"])
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    for step in made["steps"]:
        for pay in step["pays"].values():
            assert set(pay["spots"]) <= set(ids), (step["title"], set(pay["spots"]) - set(ids))
        assert step["told"].startswith(step["title"])


@every_game
def test_a_replayed_game_has_the_same_scorings(name: str) -> None:
    first = list(played(Setup(name, max(meadhall.game(name).seats), ()), 7))[-1]
    again = meadhall.load(first.saga())
    assert again.scored == first.scored
    for number in range(1, len(first.scored) + 1):
        one, other = stage(first, 0, number), stage(again, 0, number)
        assert one is not None
        assert other is not None
        assert (one.before, one.after, one.view) == (other.before, other.after, other.view)
