"""Counted trees: how many sequences of answers there are from a pinned position.

Chance is fixed, so that counts are exact: every branch goes on with a copy of the dice as they stood before it, the
verifiable dice of the table's seed. Sequences that differ only in a draw are therefore never counted apart.
"""

from __future__ import annotations

import json
from typing import Any

import meadhall
from meadhall.engine import State, Table, TableDice
from tests.contract.golden import ROOT


def trees(name: str) -> list[dict[str, Any]]:
    """The pinned positions of a game, with their counts by depth, of the rules as they are now."""
    found = json.loads((ROOT / name / "trees.json").read_text("utf-8"))
    return [tree for tree in found if tree["rules"] == meadhall.game(name).rules]


def planted(name: str, tree: dict[str, Any]) -> Table:
    """The table a tree grows from: a scene or an opening."""
    if "scene" in tree:
        return meadhall.scene(name, tree["scene"], seed=tree["seed"])
    return meadhall.table(name, tree["seats"], seed=tree["seed"], options=tree.get("options"))


def counted(table: Table, depth: int) -> list[int]:
    """The numbers of sequences of 1, 2, … `depth` answers."""
    assert isinstance(table.dice, TableDice)
    counts = [0] * depth
    count(table.state, table.dice, counts, 0)
    return counts


def count(state: State, dice: TableDice, counts: list[int], depth: int) -> None:
    """Add the answers possible here, and all that follow them, to the counts."""
    if state.seat < 0:
        return
    legal = state.legal()
    counts[depth] += len(legal)
    if depth + 1 == len(counts):
        return
    for action in legal:
        branch, luck = state.clone(), dice.copy()
        branch.apply(action, luck)
        count(branch, luck, counts, depth + 1)
