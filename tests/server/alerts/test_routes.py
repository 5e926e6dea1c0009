"""Asking for alerts and ending them: for the own seat alone, refused in a sentence; a link does one thing only."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from meadhall.server.alerts.desk import OF_SEAT
from meadhall.server.alerts.rounds import WAITS
from tests.server.alerts.conftest import BASE, Opened, Told
from tests.server.alerts.receivers import Browser, Receiver
from tests.server.conftest import Player, sit

SOON = WAITS + 1


def test_a_seat_asks_sees_changes_and_ends_its_own(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    made = told.ask(asked, f"{receiver.url}/secret-hook", quiet="22:00-07:00", zone="Europe/Berlin", most=3)
    (seen,) = told.alerts(asked)
    assert seen == made
    assert (seen["way"], seen["form"], seen["where"], seen["quiet"], seen["most"]) == (
        "webhook", "json", "127.0.0.1", "22:00-07:00", 3,
    )  # fmt: skip
    assert "secret-hook" not in str(seen)
    again = told.ask(asked, f"{receiver.url}/secret-hook", form="slack")
    assert (again["id"], again["form"], again["quiet"]) == (made["id"], "slack", None)
    assert told.alerts(other) == []
    for stranger in (other, Player(told.client, asked.table, None)):
        reply = stranger.post(f"alerts/{made['id']}/off")
        assert reply.status_code in (403, 404)
    assert len(told.alerts(asked)) == 1
    assert asked.post(f"alerts/{made['id']}/off").json() == {"off": True}
    assert told.alerts(asked) == []
    assert asked.post(f"alerts/{made['id']}/off").json()["code"] == "alert/unknown"


def test_onlookers_and_who_is_only_invited_ask_for_nothing(told: Told, receiver: Receiver) -> None:
    _, invited, watcher = sit(told.client, kinds="mi")
    for player, code in ((invited, "seat/unjoined"), (watcher, "seat/none")):
        reply = player.post("alerts", way="webhook", target=receiver.url)
        assert (reply.status_code, reply.json()["code"]) == (403, code)
        assert told.client.get(f"/api/tables/{player.table}/alerts", headers=player.headers).status_code == 403


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"way": "webhook", "target": "https://127.0.0.1/"}, "alert/local"),
        ({"way": "webhook", "target": "https://localhost/"}, "alert/local"),
        ({"way": "webhook", "target": "https://169.254.169.254/latest/meta-data"}, "alert/local"),
        ({"way": "webhook", "target": "https://[::ffff:10.0.0.1]/"}, "alert/local"),
        ({"way": "webhook", "target": "http://8.8.8.8/"}, "alert/https"),
        ({"way": "webhook", "target": "javascript:alert(1)"}, "alert/url"),
        ({"way": "push", "target": "https://192.168.0.1/push", **Browser().wish}, "alert/local"),
        ({"way": "push", "target": "https://8.8.8.8/push", "p256dh": "AA", "auth": "AA"}, "alert/keys"),
        ({"way": "webhook", "target": "https://8.8.8.8/", "quiet": "night"}, "alert/quiet"),
        ({"way": "webhook", "target": "https://8.8.8.8/", "zone": "Nowhere/Atlantis"}, "alert/zone"),
        ({"way": "webhook", "target": "https://8.8.8.8/", "most": 0}, "request/json"),
        ({"way": "pigeon", "target": "loft"}, "request/json"),
        ({"way": "webhook"}, "request/json"),
        ({"way": "webhook", "target": "https://8.8.8.8/", "seat": 1}, "request/json"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(opened: Opened, wish: dict[str, Any], code: str) -> None:
    told = opened(local=False)
    asked, _ = told.table()
    reply = asked.post("alerts", **wish)
    assert reply.json()["code"] == code
    assert 400 <= reply.status_code < 500
    assert told.alerts(asked) == []
    german = {**asked.headers, "x-meadhall": "page", "accept-language": "de"}
    if code.startswith("alert/"):
        said = told.client.post(f"/api/tables/{asked.table}/alerts", json=wish, headers=german).json()["text"]
        assert said != reply.json()["text"]


def test_a_form_follows_from_the_host_unless_it_is_said(opened: Opened) -> None:
    told = opened(local=False)

    async def somewhere(_: str, __: int) -> list[str]:
        return ["8.8.8.8"]

    told.house.hall.alerts.outward.resolve = somewhere
    asked, _ = told.table()
    hosts = {"discord.com": "discord", "hooks.slack.com": "slack", "ntfy.sh": "ntfy", "notdiscord.com": "json"}
    for host, form in hosts.items():
        assert told.ask(asked, f"https://{host}/x")["form"] == form
    assert told.ask(asked, "https://discord.com/x", form="json")["form"] == "json"


def test_a_seat_has_few_and_an_address_asks_for_few_a_day(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    for number in range(OF_SEAT):
        told.ask(asked, f"{receiver.url}/{number}")
    reply = asked.post("alerts", way="webhook", target=f"{receiver.url}/more")
    assert (reply.status_code, reply.json()["code"]) == (409, "alert/many")
    told.house.limits.daily["alert"] = 7
    told.ask(other, receiver.url)
    reply = other.post("alerts", way="webhook", target=f"{receiver.url}/more")
    assert (reply.status_code, reply.json()["code"]) == (429, "limit/alert")


def test_a_link_ends_only_what_it_was_made_for_and_not_when_a_program_looks_at_it(
    told: Told, receiver: Receiver
) -> None:
    asked, _ = told.table()
    told.ask(asked, f"{receiver.url}/a")
    told.ask(asked, f"{receiver.url}/b")
    told.look()
    told.look(SOON)
    paths = {got.path: got.json["off"].removeprefix(BASE) for got in receiver.got}
    page = told.client.get(paths["/a"], headers={"accept": "text/html"})
    assert "data-at-once" in page.text  # a person's browser sends it by itself
    assert asked.table not in page.text
    assert len(told.alerts(asked)) == 2
    assert told.client.post(paths["/a"]).status_code == 200
    assert len(told.alerts(asked)) == 1
    assert "That is off" in told.client.get(paths["/a"], headers={"accept": "text/html"}).text
    assert told.client.post(paths["/a"]).status_code == 200  # twice is once


def test_a_link_that_was_not_made_here_does_nothing(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    made = told.ask(asked, receiver.url)
    signed = told.house.hall.alerts.link("", "yes", [made["id"]]).rpartition("/")[2]
    forged = (signed, f"{made['id']}.{'0' * 32}", made["id"], f"{made['id']}-{made['id']}.{signed[-32:]}", "x")
    for token in forged:
        assert told.client.post(f"/alerts/off/{token}").json()["code"] == "alert/link"
    assert len(told.alerts(asked)) == 1


def test_a_game_that_is_over_asks_nobody(told: Told, receiver: Receiver, secret_game: str) -> None:
    first, second, watcher = sit(told.client, secret_game, "mf", at_once=True)
    told.ask(first, receiver.url)
    while not watcher.view()["over"]:
        (first, second)[watcher.view()["asked"]].answer("wait")
    told.look()
    assert told.alerts(first) == []
    reply = first.post("alerts", way="webhook", target=receiver.url)
    assert (reply.status_code, reply.json()["code"]) == (409, "alert/over")


def test_the_script_for_push_stands_at_the_root_under_the_same_policy(told: Told) -> None:
    reply = told.client.get("/push-worker.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in reply.headers["content-security-policy"]
    assert "unsafe" not in reply.headers["content-security-policy"]


def test_other_sites_cannot_ask_for_alerts(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    wish = {"way": "webhook", "target": receiver.url}
    headers = {**asked.headers, "origin": "https://evil.example"}
    reply = told.client.post(f"/api/tables/{asked.table}/alerts", json=wish, headers=headers)
    assert reply.json()["code"] == "request/origin"


def test_a_hall_without_the_extra_for_push_says_so_and_has_the_other_ways(
    opened: Opened, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_it = opened()
    asked, _ = with_it.table()
    with_it.ask(asked, f"{receiver.url}/push", "push", **Browser().wish)
    with_it.close()
    monkeypatch.setitem(sys.modules, "cryptography", None)
    without = opened()
    seen = without.client.get(f"/api/tables/{asked.table}/alerts", headers=asked.headers).json()
    assert (seen["ways"], seen["key"]) == (["webhook"], "")
    again = Player(without.client, asked.table, asked.token)
    reply = again.post("alerts", way="push", target=f"{receiver.url}/other", **Browser().wish)
    assert (reply.status_code, reply.json()["code"]) == (422, "alert/no-push")
    assert "pip install 'meadhall[push]'" in reply.json()["text"]
    without.ask(again, f"{receiver.url}/hook")
    without.look()
    without.look(SOON)
    assert [got.path for got in receiver.got] == ["/hook"]
