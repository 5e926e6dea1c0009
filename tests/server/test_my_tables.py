"""My tables: against whom, how it ended, once more, and away with them; and set-up for who comes first."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from meadhall.bots import LEVELS, Rating, strengths, told_apart
from meadhall.engine import registry
from meadhall.engine.registry import games
from meadhall.pages.setup import rated
from meadhall.server.house import House
from tests.server.conftest import Player
from tests.server.test_front import front, me_at, my_tables
from tests.server.test_waiting import HTML, here


def forget(client: TestClient, player: Player) -> object:
    """Away from my list."""
    return client.post(f"/t/{player.table}/forget", json={}).json()


def play_out(people: list[Player]) -> None:
    """To the end of the game."""
    while not people[0].view()["over"]:
        people[people[0].view()["asked"]].answer()


def test_a_game_that_is_over_can_be_played_again_from_the_list(client: TestClient) -> None:
    people = me_at(client)
    assert "Play again" not in front(client)
    play_out(people)
    assert f'href="/t/{people[0].table}/again"' in front(client)


def test_a_table_with_others_is_hidden_for_me_alone(client: TestClient) -> None:
    people = me_at(client)
    assert "Hide" in my_tables(front(client))[0]
    assert forget(client, people[0]) == {"go": "/", "deleted": False}
    assert my_tables(front(client)) == []
    assert people[0].view()["you"] == 0  # the seat stays mine
    client.cookies.clear()
    client.cookies.set(f"seat-{people[1].table}", str(people[1].token))
    assert len(my_tables(front(client))) == 1


def test_a_table_of_mine_alone_is_deleted_with_all_that_belongs_to_it(client: TestClient, house: House) -> None:
    me, _ = me_at(client, kinds="mb")
    assert "Delete" in my_tables(front(client))[0]
    with here(client, me) as socket:
        assert forget(client, me) == {"go": "/", "deleted": True}
        got = socket.receive()
        while got["type"] == "websocket.send":
            got = socket.receive()
        assert (got["type"], got["code"]) == ("websocket.close", 4403)
    assert my_tables(front(client)) == []
    assert client.get(f"/t/{me.table}", headers=HTML).status_code == 404
    import sqlalchemy as sa

    from meadhall.server.schema import answers, seats, tables, talk

    with house.hall.store.engine.connect() as rows:
        for column in (tables.c.id, seats.c.table_id, answers.c.table_id, talk.c.table_id):
            found = sa.select(sa.func.count()).select_from(column.table).where(column == me.table)
            assert rows.execute(found).scalar() == 0


def test_who_has_no_seat_deletes_nothing(client: TestClient) -> None:
    me, _ = me_at(client, kinds="mb")
    client.cookies.clear()
    assert client.post(f"/t/{me.table}/forget", json={}).json()["code"] == "seat/none"
    assert me.view()["you"] == 0


def test_a_table_that_waits_is_shown_as_one_and_not_among_those_played(client: TestClient) -> None:
    form = {"number": "2", "kind-0": "me", "kind-1": "friend", "watch": "yes"}
    assert client.post("/new/pebbles", json=form).status_code == 201
    page = front(client)
    assert "Has not begun" in my_tables(page)[0]
    assert "waits for friends" in page
    client.cookies.clear()
    assert "Being played now" not in front(client)


# -- first visit -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_bots_are_beginners_where_nobody_chose(client: TestClient, game: str) -> None:
    page = client.get(f"/new/{game}?bots", headers=HTML).text
    chosen = re.findall(r'<option value="(bot:\w+)" selected', page)
    assert set(chosen) == {f"bot:{LEVELS[0]}"}
    shown = [row for row in re.findall(r'<li class="seat-\d"( hidden)?>', page) if not row]
    assert len(shown) == (3 if 3 in registry.game(game).seats else min(registry.game(game).seats))


@pytest.mark.parametrize("game", games())
def test_shown_strength_never_falls_with_the_level(game: str) -> None:
    for seats, levels in strengths(game).items():
        shown = told_apart(levels)
        figures = [shown[level].rating for level in LEVELS if level in shown]
        assert figures == sorted(figures)
        assert list(shown) == list(levels)
        texts = rated(registry.game(game))
        for level, one in shown.items():
            assert texts[level][seats].split(" ")[0] == str(one.rating)


def test_levels_that_were_not_measured_apart_are_shown_as_equals() -> None:
    apart = {"a": Rating(1000, 1000, 1000), "b": Rating(1200, 1150, 1250), "c": Rating(1500, 1400, 1600)}
    assert told_apart(apart) == apart
    wrong = {**apart, "d": Rating(1450, 1350, 1550), "e": Rating(1490, 1300, 1680), "f": Rating(1900, 1800, 2000)}
    shown = told_apart(wrong)
    assert shown["c"] == shown["d"] == shown["e"]
    assert 1450 < shown["c"].rating < 1500
    assert shown["f"] == wrong["f"]
    assert shown["c"].spread < 100  # of all that was measured
