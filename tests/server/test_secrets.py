"""Nobody gets what their seat may not know: not in a page, a frame, an id, a log line or an API answer."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import seen
from meadhall.engine.registry import games
from meadhall.engine.table import Table
from meadhall.pages.frame import Eye, earlier, frame
from meadhall.pages.json_view import view
from meadhall.pages.parts import parts
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from tests.contract.truths import pairs
from tests.server.conftest import sit, until
from tests.server.whisper import WhisperState


def numbers(house: House, table: str) -> list[str]:
    state = house.hall.tables[table].table.state
    assert isinstance(state, WhisperState)
    return [str(number) for number in state.numbers]


def everything(client: TestClient, player: Any) -> str:
    """All bytes a player can ask for."""
    table, got = player.table, []
    paths = (
        f"/t/{table}",
        f"/t/{table}/replay",
        f"/t/{table}/replay?ply=0",
        f"/t/{table}/frame?ply=3",
        f"/t/{table}/frame",
    )
    more = (f"/api/tables/{table}", f"/api/tables/{table}?ply=2", f"/t/{table}/saga", "/", "/metrics")
    read = (
        f"/api/tables/{table}/text",
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/picture",
        f"/api/tables/{table}/wait?seconds=0",
        "/bots",
    )
    for path in (*paths, *more, *read):
        reply = client.get(path, headers={**player.headers, "accept": "text/html"})
        got += [reply.text, str(reply.headers)]
    for form in ("html", "json", "program"):
        with client.websocket_connect(f"/api/tables/{table}/live?form={form}", headers=player.headers) as socket:
            got.append(socket.receive_text())
            for do in ("since", "view", "preview", "hint"):
                socket.send_json({"do": do, "ply": 0, "answer": "peek"} if do == "preview" else {"do": do, "ply": 0})
                got.append(socket.receive_text())
            socket.send_json({"do": "ping"})
            while '"ok"' not in got[-1] or "hint" in got[-1]:
                got.append(socket.receive_text())
    return "".join(got)


def test_a_secret_is_in_no_byte_that_others_get(
    client: TestClient, house: House, secret_game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    *people, onlooker = sit(client, secret_game, "mff", at_once=True)
    for answer in ("peek", "wait", "roll", "peek", "peek"):
        assert people[people[0].view()["asked"]].answer(answer).status_code == 200
        held = numbers(house, people[0].table)
        for seat, player in enumerate(people):
            seen = everything(client, player)
            assert [number in seen for number in held] == [seat == k for k in range(3)]
        assert not any(number in everything(client, onlooker) for number in held)
    logged = capsys.readouterr()
    assert not any(number in logged.out + logged.err for number in held)
    seed = house.hall.tables[people[0].table].table.dice.seed  # type: ignore[union-attr]
    assert not any(seed in everything(client, player) for player in (*people, onlooker))


def test_nobody_gets_anothers_links(client: TestClient) -> None:
    first, second, third, onlooker = sit(client, "raids", "mfi")
    tokens = [str(player.token) for player in (first, second, third)]
    invitations = everything(client, first)
    assert [token in invitations for token in tokens] == [True, False, True]  # the host invites who is not here yet
    assert [token in everything(client, second) for token in tokens] == [False, True, False]
    assert not any(token in everything(client, onlooker) for token in tokens)


def shown(live: LiveTable, table: Table, seat: int) -> bytes:
    """All that is drawn and said for a seat at a table, and what is waited for."""
    live.table = table
    live.drawings.forget()
    made: list[Any] = [view(live, table, seat, "en"), live.held, live.awaited, live.bot_to_answer]
    made += [seen.written(table, seat), table.describe(seat)]
    for shape in ("wide", "tall"):
        made.append({name: str(part) for name, part in parts(frame(live, Eye(seat, "en", shape))).items()})
    return msgspec.json.encode(made)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_whatever_the_truth_behind_a_view_the_bytes_are_the_same(client: TestClient, house: House, name: str) -> None:
    game = meadhall.game(name)
    first, *_ = sit(client, name, "m" + "f" * (max(game.seats) - 1))
    live = house.hall.tables[first.table]
    compared = 0
    for number, (viewer, table, twin) in enumerate(pairs(live.table, name, 90)):
        if number % 7 == 0 or table.seat != table.moves[-1].seat:  # above all where the table may wait for Done
            assert shown(live, twin, viewer) == shown(live, table, viewer)
            compared += 1
    assert compared > 10


def test_a_replay_shows_what_the_seat_saw_then(client: TestClient, house: House, secret_game: str) -> None:
    *people, _ = sit(client, secret_game, "mf", at_once=True)
    for answer in ("peek", "peek", "roll"):
        people[people[0].view()["asked"]].answer(answer)
    table = house.hall.tables[people[0].table].table
    for ply in range(4):
        then = earlier(table, ply)
        assert then.ply == ply
        assert people[1].view(ply=ply)["position"]["numbers"] == [-1, int(numbers(house, people[0].table)[1])]


def test_a_bot_is_handed_only_what_its_seat_may_know(
    client: TestClient, house: House, secret_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pickle

    handed: list[WhisperState] = []

    async def choose(_game: str, _level: str, _seed: int, view: bytes, legal: list[int], *_more: object) -> int:
        handed.append(pickle.loads(view))
        return legal[0]

    monkeypatch.setattr(house.hall.workers, "choose", choose)
    me, _ = sit(client, secret_game, "mb", at_once=True)
    me.answer("wait")
    wait: Callable[[], bool] = lambda: len(handed) > 0  # noqa: E731
    until(wait)
    mine, bots = numbers(house, me.table)
    assert mine not in str(handed[0].numbers)
    assert bots in str(handed[0].numbers)


@pytest.mark.parametrize("wish", ["", "json"])
def test_a_traceback_in_the_log_shows_no_variables(wish: str) -> None:
    program = (
        "from meadhall.server.serving import logs; import structlog; logs()\n"
        "def fail():\n    token = 'gar' + 'mr'\n    raise ValueError('lost')\n"
        "try:\n    fail()\nexcept ValueError:\n    structlog.get_logger().exception('failed')\n"
    )
    environment = {**os.environ, "MEADHALL_LOG": wish}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert "ValueError: lost" in done.stderr
    assert "garmr" not in done.stderr
