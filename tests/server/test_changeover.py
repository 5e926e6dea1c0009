"""A hall that opened on the uncompiled rules goes over to the compiled ones; no answer and nobody's place is lost."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall import compiled
from meadhall.server.changeover import DONE, FAILED, NOT_HERE, Changeover
from tests.server.conftest import BRIEF, HEADERS, PATIENCE, until
from tests.server.running import Server, bearer
from tests.server.test_behind_a_proxy import lines
from tests.server.test_listening import SWITCHED
from tests.server.test_processes import TWO, alive

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="./play is for shells of Unix"),
    pytest.mark.skipif(not compiled(), reason="there is nothing to go over to"),
]

BUILD = """#!/bin/sh
exec 3<&0
{ read _ <&3 || kill -TERM 0; } &
sleep 1000 &
echo $! > "$0.child"
until [ -s "$0.end" ]; do sleep 0.05; done
kill $!
exit "$(cat "$0.end")"
"""  # it ends when the test says how, or with the hall, as scripts/compile does


class First(Server):
    """A hall at its first start, with a build beside it."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.build = folder / "build"
        self.build.write_text(BUILD)
        self.build.chmod(0o755)
        environment = {"MEADHALL_PURE": "1", "MEADHALL_BESIDE": str(self.build)}
        self.db = folder / "hall.sqlite"
        super().__init__(self.db, environment=environment, **more)

    def end_build(self, status: int) -> None:
        """Let the build end."""
        written = self.build.with_name("written")
        written.write_text(str(status))
        written.replace(f"{self.build}.end")

    @property
    def child(self) -> int:
        """What the build has started."""
        file = Path(f"{self.build}.child")
        return int(until(lambda: file.exists() and file.read_text().strip()))

    def hears(self, what: str) -> None:
        """Read what it says until this is said."""
        assert self.process.stdout is not None
        while what not in self.said[-1]:
            line = self.process.stdout.readline()
            assert line, self.log()
            self.said.append(line)

    def reconnect(self) -> None:
        """Go on by a new connection."""
        self.client.close()
        self.client = httpx.Client(base_url=self.base, headers=HEADERS, timeout=PATIENCE, limits=BRIEF)

    def is_compiled(self) -> bool:
        """On which rules it runs."""
        return "\nmeadhall_compiled 1\n" in fresh(self, "/metrics").text


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Callable[..., First]]:
    """Opens halls at their first start."""
    made: list[First] = []

    def opened(**more: Any) -> First:
        made.append(First(tmp_path, **more))
        return made[-1]

    yield opened
    for one in made:
        one.close()


def fresh(server: Server, path: str) -> httpx.Response:
    """A request by a connection of its own: it waits at the door while the hall goes over."""
    return httpx.get(server.base + path, headers={"accept": "text/html"}, timeout=PATIENCE)


class Pair:
    """Two people at a table, who answer in turn and note what was taken."""

    def __init__(self, server: First) -> None:
        self.server = server
        self.table, self.tokens = server.table()
        self.taken: list[str] = []

    def answer(self) -> None:
        """Whoever is asked gives the first answer."""
        whose = self.tokens[str(self.server.view(self.table, self.tokens["0"])["asked"])]
        now = self.server.view(self.table, whose)
        wish = {"ply": now["ply"], "answer": now["answers"][0]["answer"]}
        assert self.server.client.post(f"/api/tables/{self.table}/answers", json=wish, headers=bearer(whose)).json()
        self.taken.append(wish["answer"])

    def kept(self) -> list[str]:
        """The answers that the store has, in their order."""
        return answers_in(self.server.db, self.table)


def answers_in(db: Path, table: str) -> list[str]:
    """All answers of a table in a store."""
    with contextlib.closing(sqlite3.connect(db)) as store:
        rows = store.execute("SELECT ply, answer FROM answers WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
    assert [ply for ply, _ in rows] == list(range(len(rows)))
    return [answer for _, answer in rows]


def test_the_hall_goes_over_by_itself_and_everybody_goes_on_where_they_were(first: Callable[..., First]) -> None:
    hall = first()
    assert not hall.is_compiled()
    assert "still being compiled" in fresh(hall, "/").text
    pair, child = Pair(hall), hall.child
    for _ in range(3):
        pair.answer()
    address = f"ws://127.0.0.1:{hall.port}/api/tables/{pair.table}/live?form=json"
    with connect(address, additional_headers=bearer(pair.tokens["0"]), open_timeout=PATIENCE) as socket:
        hall.end_build(0)
        with pytest.raises(ConnectionClosed) as closed:
            deque(lines(socket))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    with connect(address, additional_headers=bearer(pair.tokens["0"]), open_timeout=PATIENCE) as socket:
        assert f'"ply":{len(pair.taken)}' in str(socket.recv(PATIENCE)).replace(" ", "")  # nobody was turned away
    hall.hears(DONE)
    hall.reconnect()
    assert hall.is_compiled()
    assert "still being compiled" not in fresh(hall, "/").text
    pair.answer()
    assert pair.kept() == pair.taken
    assert hall.process.poll() is None  # the same process all along
    assert not alive(child)
    assert sum("Meadhall is open" in line for line in hall.said) == 1


@pytest.mark.slow
def test_a_bot_that_was_thinking_is_asked_again(first: Callable[..., First]) -> None:
    hall = first()
    table, tokens = hall.table(("me", "bot"))
    hall.end_build(0)
    hall.hears(DONE)
    hall.reconnect()

    def over() -> bool:
        now = hall.view(table, tokens["0"])
        if now["asked"] == 0 and now["answers"]:
            wish = {"ply": now["ply"], "answer": now["answers"][0]["answer"]}
            hall.client.post(f"/api/tables/{table}/answers", json=wish, headers=bearer(tokens["0"]))
        return bool(now["over"])

    until(over)
    assert len(answers_in(hall.db, table)) == hall.view(table, tokens["0"])["ply"]


@pytest.mark.slow
def test_several_processes_go_over_together(first: Callable[..., First]) -> None:
    hall = first(serve=TWO)
    pair = Pair(hall)
    pair.answer()
    hall.end_build(0)
    hall.hears(DONE)
    hall.reconnect()
    assert all(hall.is_compiled() for _ in range(8))  # whoever of them is asked
    pair.answer()
    assert pair.kept() == pair.taken


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_who_was_let_in_from_the_local_network_still_is(first: Callable[..., First]) -> None:
    hall = first(serve=SWITCHED)
    assert hall.client.post("/share", json={"on": "yes"}).status_code == 200
    hall.end_build(0)
    hall.hears(DONE)
    door = f"http://127.0.0.9:{hall.port}/healthz"
    assert httpx.get(door, timeout=PATIENCE).status_code == 200
    hall.reconnect()
    assert hall.client.post("/share", json={"on": "no"}).status_code == 200
    with pytest.raises(httpx.ConnectError):
        httpx.get(door)


@pytest.mark.slow
def test_after_a_failed_build_the_hall_stays_as_it_is_and_says_so(first: Callable[..., First]) -> None:
    hall = first()
    pair = Pair(hall)
    pair.answer()
    hall.end_build(1)
    hall.hears(FAILED)
    pair.answer()  # by the same connection
    assert not hall.is_compiled()
    assert "still being compiled" not in fresh(hall, "/").text
    assert pair.kept() == pair.taken


def test_that_a_build_failed_or_no_compiler_is_there_is_said_once_and_not_again_at_the_next_start() -> None:
    class Ended:
        def __init__(self, status: int) -> None:
            self.status = status

    for status, expected in ((0, []), (1, [FAILED]), (3, [NOT_HERE]), (4, [])):
        said: list[str] = []
        changeover = Changeover(Ended(status), said.append)  # type: ignore[arg-type]
        assert [changeover.look(), changeover.look()] == [status == 0] * 2
        assert said == expected


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_end_of_the_hall_is_the_end_of_the_build_and_of_all_it_started(
    first: Callable[..., First], how: signal.Signals
) -> None:
    hall = first()
    child = hall.child
    assert alive(child)
    hall.process.send_signal(how)
    hall.process.wait(PATIENCE)
    until(lambda: not alive(child))
