"""`meadhall serve --processes N`: one address, several processes, one of which may die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from typer.testing import CliRunner

from meadhall.cli.app import app
from tests.server.conftest import HEADERS, PATIENCE, until
from tests.server.running import Server, bearer

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked there")

TWO = (
    "import sys; from meadhall.server.serving import Wish, serve; from tests.seeds import Fixed; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], seeds=Fixed('store'), processes=2))"
)


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """A hall of two processes."""
    made = Server(url, serve=TWO)
    yield made
    made.close()


def children(server: Server) -> set[int]:
    """The processes that let people in."""
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
    return {int(pid) for pid in told.stdout.split()}


def alive(pid: int) -> bool:
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return told.stdout.strip()[:1] not in ("", "Z")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="asks for processes in Linux's way")
def test_a_hall_of_two_processes_outlives_each_of_them_and_ends_as_one(server: Server) -> None:
    table, tokens = server.table()

    def answered(ply: int) -> bool:
        with httpx.Client(base_url=server.base, headers=HEADERS, timeout=PATIENCE) as fresh:  # whoever takes it
            try:
                now = fresh.get(f"/api/tables/{table}", headers=bearer(tokens["0"])).json()
                who = tokens[str(now["asked"])]
                answers = fresh.get(f"/api/tables/{table}", headers=bearer(who)).json()["answers"]
                wish = {"ply": now["ply"], "answer": answers[0]["answer"]}
                said = fresh.post(f"/api/tables/{table}/answers", json=wish, headers=bearer(who))
                return said.status_code == 200 and now["ply"] == ply
            except httpx.TransportError:  # it was just killed
                return False

    first = children(server)
    assert len(first) == 2
    for ply in range(8):
        assert answered(ply)
    for number, pid in enumerate(sorted(first)):
        os.kill(pid, signal.SIGKILL)
        until(lambda gone=pid: len(children(server) - {gone}) == 2)
        until(lambda ply=8 + number: answered(ply))
    second = children(server)
    assert not first & second
    assert server.view(table, tokens["0"])["ply"] == 10
    server.process.terminate()
    assert server.process.wait(PATIENCE) == 0
    assert not any(alive(pid) for pid in second)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="asks for processes in Linux's way")
def test_no_process_stays_when_their_parent_is_killed(server: Server) -> None:
    family = children(server)
    server.process.kill()
    server.process.wait()
    until(lambda: not any(alive(pid) for pid in family))


@pytest.mark.parametrize("wish", ["0", "-1", "65", "many"])
def test_a_number_of_processes_that_cannot_be_is_refused(wish: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--no-browser", "--processes", wish])
    assert told.exit_code == 2
    assert "--processes" in told.output
