"""Talk: escaped, kept with the table, bounded, never in the saga, and the host can switch it off."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.pages.talk import SIGNS
from meadhall.server.house import House
from meadhall.server.rate_limits import Limits
from meadhall.server.talk import KEPT, LONGEST, plain
from tests.server.conftest import Player, sit, until
from tests.server.test_waiting import HTML, heard, here, room


def said(socket: Any, **message: Any) -> Any:
    """Say something; the reply."""
    socket.send_json({"id": 9, **message})
    while (reply := socket.receive_json()).get("id") != 9:
        pass
    return reply


def lines(house: House, player: Player) -> list[str]:
    """What was said at a table."""
    return [line.text or line.sign for line in house.hall.tables[player.table].talk]


def test_everybody_hears_what_is_said_and_markup_stays_text(client: TestClient) -> None:
    host, friend, onlooker = sit(client)
    evil = "<img src=x onerror=alert(1)> & \"'"
    with here(client, host, "html") as one, here(client, friend, "html") as two, here(client, onlooker) as three:
        assert said(one, do="say", text=evil)["type"] == "ok"
        chat = heard(two, "talk")["parts"]["chat"]
        assert "<img" not in chat
        assert "&lt;img src=x onerror=alert(1)&gt; &amp;" in chat
        (line,) = heard(three, "talk")["lines"]
        assert (line["text"], line["seat"]) == (evil, 0)


def test_who_comes_back_reads_it_also_after_a_restart(client: TestClient, house: House) -> None:
    host, friend, _ = sit(client)
    with here(client, host) as socket:
        said(socket, do="say", text="Who comes late?")
        said(socket, do="sign", sign="skal")
    version = host.view()["version"]
    until(lambda: not house.hall.tables[host.table].viewers)
    house.hall.tables.clear()
    page = client.get(f"/t/{host.table}", headers={**HTML, **friend.headers}).text
    assert "Who comes late?" in page
    assert "Skål" in page
    assert host.view()["version"] == version  # talk makes no answer stale
    with here(client, friend) as socket:
        assert [line["sign"] for line in heard(socket, "talk")["lines"]] == ["", "skal"]


def test_a_line_that_is_read_again_while_it_is_written_is_heard_once(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = sit(client)
    store, say = house.hall.store, house.hall.store.say

    async def overheard(key: str, line: Any, keep: int) -> None:
        await say(key, line, keep)
        aside = await store.aside(key)  # as the look for what other processes did does, in the middle of it
        assert aside is not None
        house.hall.tables[key].overhear(aside)

    monkeypatch.setattr(store, "say", overheard)
    with here(client, host) as socket:
        said(socket, do="say", text="one")
        said(socket, do="say", text="two")
    assert lines(house, host) == ["one", "two"]


def test_a_table_keeps_the_newest_lines_only(client: TestClient, house: House) -> None:
    host, *_ = sit(client)
    with here(client, host) as socket:
        for number in range(KEPT + 5):
            said(socket, do="say", text=f"line {number}")
    assert lines(house, host) == [f"line {number}" for number in range(5, KEPT + 5)]
    saved = asyncio.run(house.hall.store.read(host.table))
    assert saved is not None
    assert saved.aside is not None
    assert [one["text"] for one in saved.aside.talk] == lines(house, host)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"do": "say", "text": ""}, "talk/length"),
        ({"do": "say", "text": "   \u200b "}, "talk/length"),
        ({"do": "say", "text": "x" * (LONGEST + 1)}, "talk/length"),
        ({"do": "say", "text": "x" * 1001}, "message/bad"),
        ({"do": "say", "text": 7}, "message/bad"),
        ({"do": "sign", "sign": "dance"}, "talk/sign"),
        ({"do": "sign"}, "message/bad"),
    ],
)
def test_what_is_no_line_is_refused(client: TestClient, house: House, message: dict[str, Any], code: str) -> None:
    host, *_ = sit(client)
    with here(client, host) as socket:
        socket.send_json(message)
        reply = heard(socket, "refused")
        assert reply["code"] == code
    assert lines(house, host) == []


def test_a_line_is_one_line_that_nothing_turns_round() -> None:
    assert plain("  two\nlines\t\x00 and \u202eturned\u200d ") == "two lines and turned"
    assert len(SIGNS) == 6


def test_the_host_switches_talk_off_and_on(client: TestClient, house: House) -> None:
    host, friend, _ = sit(client)
    with here(client, friend, "html") as socket:
        assert room(friend, "talks", on=False).json()["code"] == "seat/not-host"
        assert room(host, "talks", on=False).status_code == 200
        assert 'id="say"' not in heard(socket, "talk")["parts"]["talk-foot"]
        assert said(socket, do="say", text="Hello?")["code"] == "talk/off"
        assert said(socket, do="sign", sign="skal")["code"] == "talk/off"
        room(host, "talks", on=True)
        assert said(socket, do="say", text="Hello?")["type"] == "ok"
    assert lines(house, host) == ["Hello?"]


def test_talk_is_never_in_the_saga(client: TestClient) -> None:
    people = sit(client, "pebbles", at_once=True)
    with here(client, people[0]) as socket:
        said(socket, do="say", text="Not for the saga")
    while not people[0].view()["over"]:
        people[people[0].view()["asked"]].answer()
    saga = client.get(f"/t/{people[0].table}/saga", headers=people[0].headers).text
    assert saga.count("\n") > 2
    assert "Not for the saga" not in saga


def test_an_address_talks_a_few_lines_at_a_time() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    for _ in range(int(limits.lines[1])):
        limits.say("here")
    with pytest.raises(ValueError, match="slowly"):
        limits.say("here")
    limits.say("elsewhere")
    now[0] += 1 / limits.lines[0]
    limits.say("here")


def test_a_line_that_cannot_be_kept_is_heard_by_nobody(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = sit(client)

    async def full(*_: object) -> None:
        raise OSError("disk full")

    with here(client, host) as socket:
        monkeypatch.setattr(house.hall.store, "say", full)
        assert said(socket, do="say", text="Hello?")["code"] == "store/failed"
    assert lines(house, host) == []
