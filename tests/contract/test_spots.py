"""The place where something happened can be pointed at."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import FastDice
from meadhall.look import show
from tests.pictures import board, mat


@pytest.mark.parametrize("name", meadhall.games())
def test_the_spot_of_every_event_is_drawn(name: str) -> None:
    table, mind = meadhall.table(name, seed="spots"), FastDice(3)
    game = table.game
    found: set[str] = set()
    while not table.over:
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
        last = table.moves[-1].events
        spots = {(told.name, spot) for told in last if told.is_for(0) and (spot := show(game).spot(told))}
        if {told for told, _ in spots} <= found:
            continue  # each kind of event once
        view = table.view(0)
        page = board(game, view, "en", 0, "wide", table.names, last)
        page += "".join(
            mat(game, view, of, "en", 0, "rival" if of else "own", table.names) for of in range(table.seats)
        )
        for told, spot in spots:
            assert f'id="{spot}"' in page, (told, spot)
            found.add(told)
    assert found or name == "pebbles"
