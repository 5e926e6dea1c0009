"""A game goes on from any moment, of files of pages, terminals and other halls, with its own dice or with new ones."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.server.house import House
from tests.server.conftest import Player, great_standard, sit

WITH_BOTS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}]


def game(name: str = "raids", plies: int = 4, seats: int = 2, **more: Any) -> Table:
    """A game in its middle, or played to its end."""
    table, dice = meadhall.table(name, seats, seed="a game that goes on", **more), FastDice(3)
    while table.ply < plies and not table.over:
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    return table


def wish(client: TestClient, name: str, seats: list[dict[str, Any]], **origin: Any) -> Any:
    return client.post("/api/tables", json={"game": name, "seats": seats, "from": origin})


def people(table: Table) -> list[dict[str, Any]]:
    """I sit where a question is open, bots elsewhere."""
    return [{"kind": "me"} if seat == table.seat else {"kind": "bot", "level": "random"} for seat in range(table.seats)]


def came(client: TestClient, reply: Any, seat: int) -> Player:
    assert reply.status_code == 201, reply.text
    return Player(client, reply.json()["table"], reply.json()["tokens"][str(seat)])


@pytest.mark.parametrize("name", meadhall.games())
def test_a_running_saga_is_played_on_and_draws_what_it_would_have_drawn(
    name: str, client: TestClient, house: House
) -> None:
    before = game(name, seats=max(meadhall.game(name).seats))
    me = came(client, wish(client, name, people(before), saga=before.saga(with_seed=True)), before.seat)
    view = me.view()
    assert (view["ply"], view["known"]) == (before.ply, True)
    assert [one["answer"] for one in view["answers"]] == before.legal()
    assert view["commitment"] == before.dice.commitment
    assert me.answer().status_code == 200
    del house.hall.tables[me.table]  # as after a restart
    me.view()
    after = house.hall.tables[me.table].table
    twin = before.copy()
    twin.rename(after.names)
    for move in after.moves[before.ply :]:
        twin.play(move.action)
    assert twin.state == after.state  # the dice are the same
    assert [move.seat for move in after.moves[: before.ply]] == [move.seat for move in before.moves]


def test_what_was_answered_before_is_not_taken_back(client: TestClient) -> None:
    before = meadhall.table("raids", 2, seed="a game that goes on")
    before.play(before.legal()[0])
    assert before.undo_refusal() is None
    seats = [{"kind": "me"} if seat == before.moves[-1].seat else {"kind": "friend"} for seat in range(2)]
    me = came(client, wish(client, "raids", seats, saga=before.saga(with_seed=True)), before.moves[-1].seat)
    assert me.post("undo", ply=before.ply).status_code == 409
    assert me.view()["ply"] == before.ply


def test_without_its_seed_a_running_saga_goes_on_with_new_dice_only(client: TestClient) -> None:
    before = game()
    sealed = before.saga()
    refused = wish(client, "raids", people(before), saga=sealed, dice="same")
    assert refused.status_code == 422
    assert "new dice" in refused.json()["text"]
    me = came(client, wish(client, "raids", people(before), saga=sealed), before.seat)
    view = me.view()
    assert (view["ply"], view["known"]) == (0, False)
    assert [one["answer"] for one in view["answers"]] == before.legal()
    assert view["commitment"] != before.dice.commitment


@pytest.mark.parametrize("name", meadhall.games())
def test_any_moment_of_a_finished_saga_can_be_played_on_with_its_dice_or_new_ones(
    name: str, client: TestClient
) -> None:
    over = game(name, 100_000, max(meadhall.game(name).seats))
    assert over.over
    opened = client.post("/api/sagas", content=over.saga()).json()
    assert opened["go"].endswith("/replay?ply=0")
    for ply in (0, over.ply // 2, over.ply - 1):
        then = over.earlier(ply)
        same = came(client, wish(client, name, people(then), table=opened["table"], ply=ply, dice="same"), then.seat)
        new = came(client, wish(client, name, people(then), table=opened["table"], ply=ply), then.seat)
        assert (same.view()["ply"], same.view()["known"]) == (ply, True)
        assert (new.view()["ply"], new.view()["known"]) == (0, False)
        assert same.view()["answers"] == new.view()["answers"]
    ended = wish(client, name, people(over), table=opened["table"])
    assert ended.status_code == 422
    assert "over at that moment" in ended.json()["text"]


def test_the_same_deal_again_is_dealt_again(client: TestClient) -> None:
    over = game(plies=100_000)
    me = came(client, wish(client, "raids", people(over.earlier(0)), saga=over.saga(), ply=0, dice="same"), 0)
    assert me.view()["commitment"] == over.dice.commitment
    assert me.view()["ply"] == 0


def test_friends_sit_down_in_a_waiting_room_and_are_told_that_the_deal_is_known(
    client: TestClient, house: House
) -> None:
    before = game(seats=3)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "free": True}, {"kind": "bot", "level": "random"}]
    reply = client.post(
        "/api/tables",
        json={"game": "raids", "seats": seats, "wait": True, "from": {"saga": before.saga(with_seed=True)}},
    )
    me = came(client, reply, 0)
    assert not me.view()["begun"]
    page = client.get(f"/join/{reply.json()['link']}", headers={"accept": "text/html"}).text
    assert "somebody may know what will be drawn" in page
    joined = client.post(f"/join/{reply.json()['link']}", json={"name": "Ylva", "seat": 1})
    assert joined.status_code == 200, joined.text
    friend = Player(client, me.table, joined.json()["token"])
    assert friend.view()["seats"][1]["name"] == "Ylva"
    assert me.post("room", do="start").status_code == 200
    assert friend.view()["ply"] >= before.ply
    shown = client.get(f"/t/{me.table}", headers={"accept": "text/html", **me.headers}).text
    assert "known deal" in shown


def test_who_plays_on_sees_no_more_than_the_seat_may_know(client: TestClient) -> None:
    before = game("walhalla", 20, 3)
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    reply = wish(client, "walhalla", seats, saga=before.saga(with_seed=True))
    me = came(client, reply, 0)
    told = meadhall.game("walhalla").position(before.view(0), me.view()["seats"] and before.names)
    assert me.view()["position"] == told
    assert before.dice.seed not in client.get(f"/t/{me.table}", headers=me.headers).text  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("origin", "status", "says"),
    [
        ({}, 422, "either a table or a saga"),
        ({"saga": "x", "table": "y"}, 422, "either a table or a saga"),
        ({"saga": "nonsense"}, 422, "saga header"),
        ({"table": "birka-none2222"}, 404, "no table"),
        ({"table": ""}, 404, "no table"),
        ({"saga": "SAGA", "ply": 99_999}, 422, "0 to 4"),
        ({"saga": "SAGA", "ply": -1}, 422, "0 to 4"),
        ({"saga": "SAGA", "dice": "loaded"}, 422, "dice"),
        ({"saga": "SAGA", "moment": 3}, 422, "moment to play on from has no 'moment'"),
    ],
)
def test_what_cannot_go_on_is_refused_and_nothing_is_kept(
    origin: dict[str, Any], status: int, says: str, client: TestClient, house: House
) -> None:
    text = str(game().saga(with_seed=True))
    sent = {key: text if value == "SAGA" else value for key, value in origin.items()}
    reply = wish(client, "raids", WITH_BOTS, **sent)
    assert (reply.status_code, says in reply.json()["text"]) == (status, True), reply.text
    assert not house.hall.tables


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "runes"}, "raids, not 'runes'"),
        ({"seats": [*WITH_BOTS, {"kind": "bot"}]}, "2 seats, not 3"),
        ({"options": {"shields_count": "points"}}, "its own options"),
    ],
)
def test_another_game_other_seats_or_options_are_refused(
    change: dict[str, Any], says: str, client: TestClient, house: House
) -> None:
    asked = {"game": "raids", "seats": WITH_BOTS, "from": {"saga": game().saga(with_seed=True)}, **change}
    reply = client.post("/api/tables", json=asked)
    assert (reply.status_code, says in reply.json()["text"]) == (422, True), reply.text
    assert not house.hall.tables


def test_a_running_table_of_the_hall_does_not_go_on_elsewhere(client: TestClient) -> None:
    me, *_ = sit(client, "walhalla", "mbb")
    for reply in (
        wish(client, "walhalla", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], table=me.table),
        client.get(f"/t/{me.table}/on", headers=me.headers),
    ):
        assert (reply.status_code, reply.json()["code"]) == (403, "saga/early")


def test_a_finished_table_without_onlookers_goes_on_for_its_players_alone(client: TestClient, secret_game: str) -> None:
    first, second, _ = sit(client, secret_game, at_once=True, watch=False)
    while (asked := first.view()["asked"]) is not None:
        assert (first, second)[asked].answer("wait").status_code == 200
    asks = {
        "game": secret_game,
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "from": {"table": first.table, "ply": 0, "dice": "same"},
    }
    client.cookies.clear()
    assert client.post("/api/tables", json=asks).json()["code"] == "table/closed"
    assert client.post("/api/tables", json=asks, headers=first.headers).status_code == 201
    asks["from"] = {"table": first.table, "ply": 0, "dice": "new"}
    refused = client.post("/api/tables", json=asks, headers=first.headers)
    assert (refused.status_code, "its own dice only" in refused.json()["text"]) == (422, True)  # it knows no positions


# -- pages -----------------------------------------------------------------------------------------------------------


def form_of(page: str) -> dict[str, str]:
    """What the form of a page sends when nothing is changed."""
    form = page[page.index("<form") : page.index("</form>")]
    made = {}
    for name, value in re.findall(r'<input(?=[^>]*type="hidden")[^>]*name="([^"]*)"[^>]*value="([^"]*)"', form):
        made[name] = value
    for tag in re.findall(r'<input(?=[^>]*name="name-)[^>]*>', form):
        found = re.search(r'value="([^"]*)"', tag)
        made[re.search(r'name="([^"]*)"', tag)[1]] = found[1] if found else ""  # type: ignore[index]
    for name, body in re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', form, re.S):
        values = re.findall(r'<option[^>]*value="([^"]*)"([^>]*)>', body)
        made[name] = next((value for value, rest in values if "selected" in rest), values[0][0])
    return made


def test_a_running_file_leads_to_a_page_where_its_people_and_bots_sit_as_they_did(client: TestClient) -> None:
    before = game(seats=3, names=["Bjarne", "Ann", "Ben"])
    before.players = ("skald", "human", "human")
    go = client.post("/api/sagas", content=before.saga(with_seed=True)).json()["go"]
    page = client.get(go, headers={"accept": "text/html"}).text
    assert "<svg" in page
    sent = form_of(page)
    assert [sent[f"kind-{k}"] for k in range(3)] == ["bot:skald", "me", "friend"]
    assert [sent[f"name-{k}"] for k in range(3)] == ["Bjarne", "Ann", ""]
    assert sent["from-dice"] == "same"
    reply = client.post("/new/raids", json=sent)
    assert reply.status_code == 201, reply.text
    key = reply.json()["go"].rpartition("/")[2]
    view = client.get(f"/api/tables/{key}").json()
    assert (view["you"], view["ply"], view["begun"], view["known"]) == (1, before.ply, False, True)
    assert view["seats"][0]["bot"] == "skald"


def test_play_from_here_and_the_same_deal_are_offered_in_a_replay(client: TestClient) -> None:
    over = game(plies=100_000, names=["Ann", "Ben"])
    key = client.post("/api/sagas", content=over.saga()).json()["table"]
    replay = client.get(f"/t/{key}/replay?ply=8", headers={"accept": "text/html"}).text
    for way in (f"/t/{key}/on?ply=8", f"/t/{key}/on?ply=0&amp;dice=same"):
        assert f'href="{way}"' in replay
    here = form_of(client.get(f"/t/{key}/on?ply=8").text)
    seat = over.earlier(8).seat
    assert here[f"kind-{seat}"] == "me"
    assert (here["from-ply"], here["from-dice"]) == ("8", "new")
    again = form_of(client.get(f"/t/{key}/on?ply=0&dice=same").text)
    assert (again["from-ply"], again["from-dice"]) == ("0", "same")
    last = form_of(client.get(f"/t/{key}/on").text)  # at the end: the last question
    assert int(last["from-ply"]) == over.ply - 1


def test_who_plays_alone_takes_a_running_table_along_and_its_deal_is_known_then(client: TestClient) -> None:
    me, eye = sit(client, "raids", "mb")
    early = client.get(f"/t/{me.table}/saga", headers=me.headers)
    assert (early.status_code, early.json()["code"]) == (403, "saga/early")
    menu = client.get(f"/t/{me.table}", headers={"accept": "text/html", **me.headers}).text
    assert f'data-post="/t/{me.table}/take"' in menu
    assert client.post(f"/t/{me.table}/take", json={}, headers=eye.headers).status_code == 403
    assert client.post(f"/t/{me.table}/take", json={}, headers=me.headers).status_code == 200
    assert me.view()["known"]
    client.cookies.clear()
    assert client.get(f"/t/{me.table}/saga").status_code == 403
    text = client.get(f"/t/{me.table}/saga", headers=me.headers).text
    moved = meadhall.load(text)
    moved.play(moved.legal()[0])  # it can be played on
    assert came(client, wish(client, "raids", WITH_BOTS, saga=text), 0).view()["ply"] == moved.ply - 1


def test_where_others_sit_nobody_takes_a_running_table_along(client: TestClient) -> None:
    first, *_ = sit(client, "raids", "mf")
    reply = client.post(f"/t/{first.table}/take", json={}, headers=first.headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "saga/early")
    assert not first.view()["known"]


def test_who_sits_down_while_the_host_takes_the_table_along_keeps_the_deal_secret(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table changes between the question whether the host plays alone, and the answer on disk."""
    me, *_ = sit(client, "raids", "mi")
    live, make = house.hall.tables[me.table], house.hall.changes.make

    async def after_somebody_came(*change: Any) -> None:
        live.seats[1].joined = True
        await make(*change)

    monkeypatch.setattr(house.hall.changes, "make", after_somebody_came)
    reply = client.post(f"/t/{me.table}/take", json={}, headers=me.headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "saga/early")
    assert not live.known


def test_a_game_with_components_that_the_hall_plays_no_more_goes_on_with_them(client: TestClient, house: House) -> None:
    text = great_standard()
    own = meadhall.game("raids", text)
    assert client.portal is not None
    client.portal.call(house.hall.store.keep, {own.components.digest: text})
    before = Table(own, 2, seed="a game that goes on")
    before.play(before.legal()[0])
    for dice in ("same", "new"):
        reply = wish(client, "raids", people(before), saga=before.saga(with_seed=True), dice=dice)
        assert came(client, reply, before.seat).view()["components"] == own.components.digest
