"""Scorings by HTTP: as the caller may see them, and a clear refusal where there is none."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import FastDice
from tests.server.conftest import Player, sit


def raid_over(client: TestClient) -> list[Player]:
    """A table of Walhalla whose first raid has just been scored: all its players, and last an onlooker."""
    table, mind = meadhall.table("walhalla", 3, seed="by http"), FastDice(4)
    while True:
        before = table.position()
        legal = table.legal_actions()
        action = legal[mind.below(len(legal))]
        table.play(action)
        if table.scored:
            break
    players = sit(client, "walhalla", "mff", at_once=True, position=before)
    asked = players[0].view()["asked"]
    assert players[asked].answer(table.game.actions.text(action)).status_code == 200
    return players


def test_a_scoring_can_be_had_by_seats_and_onlookers(client: TestClient) -> None:
    players = raid_over(client)
    for player in players:
        reply = client.get(f"/t/{player.table}/stage?number=1", headers=player.headers)
        assert reply.status_code == 200
        made = reply.json()
        assert made["number"] == 1
        assert made["ply"] == 1
        assert [step["totals"] for step in made["steps"]]
    assert 'data-scored="1"' in client.get(f"/t/{players[-1].table}").text


@pytest.mark.parametrize("number", ["", "0", "2", "-1", "one", "1.5", "9" * 400, "²"])
def test_a_scoring_that_never_was_is_refused_and_the_refusal_says_which_there_are(
    client: TestClient, number: str
) -> None:
    *_, onlooker = raid_over(client)
    reply = client.get(f"/t/{onlooker.table}/stage", params={"number": number})
    assert (reply.status_code, reply.json()["code"]) == (404, "scoring/unknown")
    assert "there are 1 to 1" in reply.json()["text"]
    fresh = sit(client)[-1]
    assert "there was none yet" in client.get(f"/t/{fresh.table}/stage?number=1").json()["text"]
