"""Rich positions of every game have exactly as many continuations as they always had.

Chance is fixed: each branch goes on with its own copy of the dice, so counts are exact and the same on every machine.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.golden import own_games
from tests.contract.trees import counted, planted, trees

FEWEST = 3  # trees a game
EVERY = [pytest.param(name, tree, id=f"{name}-{tree['name']}") for name in own_games() for tree in trees(name)]


@pytest.mark.parametrize(("name", "tree"), EVERY)
def test_a_tree_has_as_many_branches_as_it_had(name: str, tree: dict[str, Any]) -> None:
    assert counted(planted(name, tree), len(tree["counts"])) == tree["counts"]


@pytest.mark.parametrize("name", own_games())
def test_every_game_has_counted_trees(name: str) -> None:
    assert len(trees(name)) >= FEWEST
