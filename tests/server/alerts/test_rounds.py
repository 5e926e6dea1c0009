"""Who is told, when, and how often: once a turn, when nobody is there, whatever restarts or runs beside it."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import sqlalchemy as sa

from meadhall.server import tokens
from meadhall.server.alerts import turns
from meadhall.server.alerts.rounds import FAILS, GAP, LEASE, PAUSES, WAITS
from meadhall.server.schema import alerts, tables
from tests.server.alerts.conftest import BASE, Opened, Told
from tests.server.alerts.receivers import Browser, Receiver, claims
from tests.server.conftest import Player, sit, until
from tests.server.test_links import here

SOON = WAITS + 1


def touched(told: Told, table: str) -> float:
    """When a table last changed, as the store has it."""
    with told.house.hall.store.engine.connect() as connection:
        return float(connection.execute(sa.select(tables.c.touched).where(tables.c.id == table)).scalar_one())


def rows(told: Told) -> list[Any]:
    """All alerts of the store."""
    with told.house.hall.store.engine.connect() as connection:
        return list(connection.execute(sa.select(alerts)))


def test_who_is_asked_is_told_once_after_a_minute(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    told.ask(asked, f"{receiver.url}/mine")
    told.ask(other, f"{receiver.url}/theirs")
    told.look()
    told.look(WAITS - 1)
    assert receiver.got == []
    told.look(2)
    told.look(GAP)
    (got,) = receiver.got
    seat = next(one for one in asked.view()["seats"] if one["name"] == got.json["tables"][0]["seat"])
    assert got.path == "/mine"
    assert got.json["event"] == "turn"
    assert got.json["tables"][0]["url"] == f"{BASE}/t/{asked.table}"
    assert seat["name"] == asked.view()["seats"][asked.view()["you"]]["name"]


def test_who_answers_within_the_minute_is_not_told_and_the_next_one_is(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    told.ask(asked, f"{receiver.url}/first")
    told.ask(other, f"{receiver.url}/second")
    told.look()
    while asked.view()["asked"] == asked.view()["you"]:
        assert asked.answer().status_code == 200
    told.look(SOON)
    assert receiver.got == []
    told.look(SOON)
    assert [got.path for got in receiver.got] == ["/second"]


def test_a_turn_is_told_once_whatever_else_changes_at_the_table(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    told.ask(asked, receiver.url)
    told.look()
    told.look(SOON)
    assert other.post("seat", at_once=False).status_code == 200
    told.look(GAP)
    told.look(GAP)
    assert len(receiver.got) == 1


def test_nothing_is_sent_while_the_page_is_open(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    told.look()
    with here(told.client, asked):
        told.look(SOON)
    told.look(SOON)
    assert receiver.got == []


def test_several_tables_make_one_message_and_one_link_ends_them(told: Told, receiver: Receiver) -> None:
    players = [told.table()[0] for _ in range(3)]
    for player in players:
        told.ask(player, receiver.url)
    told.look()
    told.look(SOON)
    (got,) = receiver.got
    assert {line["table"] for line in got.json["tables"]} == {player.table for player in players}
    assert "3" in got.json["title"]
    path = got.json["off"].removeprefix(BASE)
    assert told.client.post(path).status_code == 200
    assert [told.alerts(player) for player in players] == [[], [], []]


def test_what_comes_within_ten_minutes_waits_and_comes_together(told: Told, receiver: Receiver) -> None:
    first, second, third = (told.table()[0] for _ in range(3))
    told.ask(first, receiver.url)
    told.look()
    told.look(SOON)
    for player in (second, third):
        told.ask(player, receiver.url)
        told.look()
        told.look(SOON)
    assert len(receiver.got) == 1
    told.look(GAP)
    assert [len(got.json["tables"]) for got in receiver.got] == [1, 2]


def test_quiet_hours_hold_a_message_back_until_they_end(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.now = 1_800_000_000.0 // 86400 * 86400 + 22.5 * 3600  # half past ten in the evening, UTC
    told.ask(asked, receiver.url, quiet="22:00-07:30", zone="UTC")
    told.look()
    told.look(SOON)
    told.look(8.9 * 3600)
    assert receiver.got == []
    told.look(0.2 * 3600)
    assert len(receiver.got) == 1


def test_there_are_so_many_messages_a_day(told: Told, receiver: Receiver) -> None:
    asked, other = told.table()
    told.now = 1_800_000_000.0 // 86400 * 86400 + 8 * 3600.0
    told.ask(asked, receiver.url, most=1, zone="UTC")
    told.look()
    told.look(SOON)
    assert len(receiver.got) == 1
    for player in (asked, other):
        while player.view()["asked"] == player.view()["you"]:
            assert player.answer().status_code == 200
    assert asked.view()["asked"] == asked.view()["you"]
    told.look()
    told.look(SOON + GAP)
    assert len(receiver.got) == 1
    told.look(16 * 3600)
    assert len(receiver.got) == 2


def test_a_reminder_comes_before_patience_ends_and_only_one(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table(patience=24 * 60)
    told.ask(asked, receiver.url)
    told.look()
    told.look(SOON)
    end = touched(told, asked.table) + 24 * 3600
    told.now = end - 3 * 3600 - 60
    told.look()
    assert len(receiver.got) == 1
    told.look(120)
    told.look(3600)
    assert [got.json["event"] for got in receiver.got] == ["turn", "reminder"]
    assert "A bot takes over soon" in receiver.got[1].json["text"]


def test_a_restart_neither_loses_nor_repeats(opened: Opened, receiver: Receiver) -> None:
    before = opened()
    (first, _), (second, _) = before.table(), before.table()
    before.ask(first, f"{receiver.url}/first")
    before.look()
    before.look(SOON)
    before.ask(second, f"{receiver.url}/second")  # nobody looked at it before the hall closes
    before.close()
    after = opened(now=before.now + 60)
    after.look()
    after.look(SOON)
    after.look(GAP)
    assert [got.path for got in receiver.got] == ["/first", "/second"]


def test_of_several_processes_one_sends(opened: Opened, receiver: Receiver) -> None:
    halls = [opened() for _ in range(3)]
    asked = [halls[0].table()[0] for _ in range(5)]
    for number, player in enumerate(asked):
        halls[0].ask(player, f"{receiver.url}/{number}")
    for hall in halls:
        hall.now = halls[0].now + 100  # the others look at what nobody looked at for long
        hall.look()
        hall.now += SOON
    threads = [threading.Thread(target=hall.look) for hall in halls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(got.path for got in receiver.got) == [f"/{number}" for number in range(5)]


def test_a_page_that_is_open_at_another_process_counts(opened: Opened, receiver: Receiver) -> None:
    near, far = opened(), opened()
    asked, _ = near.table()
    near.ask(asked, receiver.url)
    near.look()
    with here(near.client, asked):
        until(lambda: _is_here(far, asked))
        far.now = near.now
        far.look(SOON)
    near.look(SOON)
    assert receiver.got == []


def _is_here(told: Told, player: Player) -> bool:
    return bool(told.client.get(f"/api/tables/{player.table}").json()["seats"][player.view()["you"]]["present"])


def test_what_a_dead_process_had_claimed_is_sent_by_another_later(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    told.look()
    told.now += SOON
    store, portal = told.house.hall.alerts.store, told.client.portal
    assert portal is not None
    claimed = portal.call(store.claim, "dead", told.now, told.now, told.now + LEASE, 9)
    assert len(claimed) == 1
    told.look()
    assert receiver.got == []
    told.look(LEASE + 1)
    assert len(receiver.got) == 1


def test_who_does_not_answer_is_tried_again_with_growing_pauses_and_an_end(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    receiver.replies += [(500, {})] * (len(PAUSES) + 1)
    told.look()
    told.look(SOON)
    for number, pause in enumerate(PAUSES, 1):
        told.look(pause - 1)
        assert len(receiver.got) == number
        told.look(2)
        assert len(receiver.got) == number + 1
    told.look(10 * PAUSES[-1])
    assert len(receiver.got) == len(PAUSES) + 1
    assert len({got.json["id"] for got in receiver.got}) == 1  # a reader can tell that it is the same
    assert len(told.alerts(asked)) == 1


def test_who_is_slow_keeps_nobody_else_waiting(told: Told, receiver: Receiver) -> None:
    (first, _), (second, _) = told.table(), told.table()
    told.ask(first, f"{receiver.url}/slow")
    told.ask(second, f"{receiver.url}/quick")
    told.look()
    rounds, portal, free = told.house.hall.alerts.rounds, told.client.portal, threading.Event()
    assert portal is not None
    receiver.waits["/slow"] = free
    told.now += SOON
    portal.call(rounds.begin)
    until(lambda: {"/slow", "/quick"} <= {got.path for got in receiver.got})
    until(lambda: len(rounds._under_way) == 1)
    free.set()
    until(lambda: not rounds._under_way)
    told.look(SOON)
    assert len(receiver.got) == 2


def test_a_store_that_cannot_be_written_refuses_and_nothing_is_asked_for(
    told: Told, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = told.table()

    async def full(_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as failing:
        failing.setattr(told.house.hall.store, "write", full)
        reply = asked.post("alerts", way="webhook", target=receiver.url)
    assert (reply.status_code, reply.json()["code"]) == (503, "store/failed")
    assert told.alerts(asked) == []


def test_a_host_that_wants_more_time_gets_it(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    receiver.replies.append((429, {"retry-after": "900"}))
    told.look()
    told.look(SOON)
    told.look(899)
    assert len(receiver.got) == 1
    told.look(2)
    assert len(receiver.got) == 2


@pytest.mark.parametrize("status", [404, 410])
def test_where_nobody_is_any_more_the_alert_ends(told: Told, receiver: Receiver, status: int) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    receiver.replies.append((status, {}))
    told.look()
    told.look(SOON)
    assert told.alerts(asked) == []


def test_who_refuses_is_not_asked_again_for_this_turn_and_after_some_turns_not_at_all(
    told: Told, receiver: Receiver
) -> None:
    asked, other = told.table()
    told.ask(asked, receiver.url)
    receiver.replies += [(400, {})] * FAILS
    for turn in range(1, FAILS + 1):
        assert len(told.alerts(asked)) == 1
        told.look()
        told.look(SOON)
        told.look(PAUSES[0] + 1)
        assert len(receiver.got) == turn
        for player in (asked, other) if turn < FAILS else ():
            while player.view()["asked"] == player.view()["you"]:
                assert player.answer().status_code == 200
    assert told.alerts(asked) == []


def test_with_another_player_on_the_seat_its_alerts_end(told: Told, receiver: Receiver) -> None:
    players = told.table()
    for player in players:
        told.ask(player, receiver.url)
    told.look()
    for player in players:
        player.token = player.post("links").json()["token"]
    told.look(SOON)
    assert receiver.got == []
    assert [told.alerts(player) for player in players] == [[], []]
    assert [row.off for row in rows(told)] == [True, True]


def test_nobody_is_told_while_a_bot_plays_for_them(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    told.ask(asked, receiver.url)
    told.look()
    told.house.hall.bots.go_on = lambda live: None  # type: ignore[method-assign]
    assert asked.post("seat", seat=asked.view()["you"], bot="random").status_code == 200
    told.look(SOON)
    told.look(SOON)
    assert receiver.got == []


def test_nobody_is_told_before_the_game_begins(told: Told, receiver: Receiver) -> None:
    host, guest, _ = sit(told.client, kinds="mf", wait=True)
    for player in (host, guest):
        told.ask(player, receiver.url)
    told.look()
    told.look(SOON)
    assert receiver.got == []
    assert host.post("room", do="start").status_code == 200
    told.look()
    told.look(SOON)
    assert len(receiver.got) == 1


def test_alerts_go_with_their_table_and_old_ones_are_swept(told: Told, receiver: Receiver) -> None:
    alone = sit(told.client, kinds="mb", at_once=True)[0]
    told.ask(alone, receiver.url)
    assert told.client.post(f"/t/{alone.table}/forget", headers=alone.headers, json={}).json()["deleted"]
    assert rows(told) == []
    asked, _ = told.table()
    made = told.ask(asked, receiver.url)
    assert asked.post(f"alerts/{made['id']}/off").status_code == 200
    told.look()
    assert len(rows(told)) == 1
    told.look(25 * 3600)
    assert rows(told) == []


def test_a_message_holds_no_secret_and_no_token(told: Told, receiver: Receiver, secret_game: str) -> None:
    first, second, watcher = sit(told.client, secret_game, "mf", at_once=True)
    live = told.house.hall.tables[first.table]
    numbers = [str(number) for number in live.table.state.numbers]  # type: ignore[attr-defined]
    asked = (first, second)[watcher.view()["asked"]]
    for form in ("json", "discord", "slack", "ntfy"):
        told.ask(asked, f"{receiver.url}/{form}", form=form)
    told.look()
    told.look(SOON)
    assert sorted(got.path for got in receiver.got) == ["/discord", "/json", "/ntfy", "/slack"]
    for got in receiver.got:
        text = got.body.decode() + str(dict(got.headers))
        assert not tokens.TOKEN.search(text)
        assert not any(secret in text for secret in (*numbers, *(seat.nonce for seat in live.seats)))
    said = next(got.json for got in receiver.got if got.path == "/json")
    assert set(said) == {"id", "event", "title", "text", "tables", "off"}
    assert set(said["tables"][0]) == {"table", "name", "game", "seat", "url"}


def test_what_is_hidden_decides_nothing(told: Told, secret_game: str) -> None:
    first, _, _ = sit(told.client, secret_game, "mf", at_once=True)
    live = told.house.hall.tables[first.table]
    truth = [turns.asked(live, seat) for seat in range(2)]
    before = live.table
    live.table = before.copy()
    live.table.state.numbers = [111111111, 999999999]  # type: ignore[attr-defined]
    assert live.table.state != before.state
    assert [turns.asked(live, seat) for seat in range(2)] == truth
    assert [turn for turn in truth if turn is not None] == [0]


def test_each_form_is_what_its_reader_takes(told: Told, receiver: Receiver) -> None:
    asked, _ = told.table()
    for form in ("discord", "slack", "ntfy"):
        told.ask(asked, f"{receiver.url}/{form}", form=form)
    told.look()
    told.look(SOON)
    got = {one.path: one for one in receiver.got}
    link = f"{BASE}/t/{asked.table}"
    assert f"<{link}>" in got["/discord"].json["content"]
    assert got["/discord"].json["allowed_mentions"] == {"parse": []}
    assert f"<{link}|" in got["/slack"].json["text"]
    assert got["/slack"].json["unfurl_links"] is False
    assert got["/ntfy"].headers["click"] == link
    assert got["/ntfy"].headers["title"]
    assert "/alerts/off/" in got["/ntfy"].body.decode()


def test_a_push_reaches_the_subscribed_browser_alone_and_ends_with_its_subscription(
    opened: Opened, receiver: Receiver
) -> None:
    told, browser = opened(), Browser()
    asked, other = told.table()
    told.ask(asked, f"{receiver.url}/push/1", "push", **browser.wish)
    told.look()
    told.look(SOON)
    (got,) = receiver.got
    shown = browser.read(got.body).decode()
    name = asked.view()["seats"][asked.view()["you"]]["name"]
    assert name in shown
    assert f"{BASE}/t/{asked.table}" in shown
    assert name.encode() not in got.body
    key, said = claims(got.headers["authorization"])
    listed = told.client.get(f"/api/tables/{asked.table}/alerts", headers=asked.headers).json()
    assert key == listed["key"]
    assert said == {"aud": receiver.url, "exp": int(told.now) + 12 * 3600, "sub": BASE}
    assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
    receiver.replies.append((410, {}))
    for player in (asked, other):
        while player.view()["asked"] == player.view()["you"]:
            assert player.answer().status_code == 200
    told.look()
    told.look(SOON + GAP)
    assert told.alerts(asked) == []
    again = opened()  # the key outlives the process
    signed = again.house.hall.alerts.delivery.signed
    assert signed is not None
    assert signed.public == key
