"""A game goes on by the version of the rules it was begun with."""

from __future__ import annotations

import pickle
from importlib.resources import files

from meadhall.engine.dice import TableDice
from meadhall.games.raids.game import RaidsGame

TEXT = files("meadhall.games.raids").joinpath("components.toml").read_text("utf-8")


class LaterRaids(RaidsGame):
    """Raids after a change of its rules."""

    rules = RaidsGame.rules + 1


def test_a_state_keeps_its_version_when_it_is_copied_or_sent() -> None:
    for rules in (RaidsGame.rules, LaterRaids.rules):
        state = LaterRaids(TEXT, rules).new(3, TableDice("versions"))
        sent = pickle.loads(pickle.dumps(state))
        assert sent == state
        assert [s.box.rules for s in (state, state.clone(), sent)] == [rules] * 3


def test_without_a_version_the_newest_is_played() -> None:
    assert LaterRaids(TEXT).box.rules == LaterRaids.rules
    assert RaidsGame().box.rules == RaidsGame.rules
