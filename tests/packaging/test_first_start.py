"""`./play` from a clean clone: open before anything is compiled, and compiled without anybody losing anything."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tests.packaging.building import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="./play is for shells of Unix"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no repository to clone"),
]

PATIENCE = 5 * float(os.environ.get("MEADHALL_PATIENCE", "180"))  # seconds: it installs and compiles
AFTER = 5  # answers that are given once the hall has gone over


class Played:
    """`./play` in a clone."""

    def __init__(self, clone: Path, db: Path) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL")}
        environment["PATH"] = f"{environment['PATH']}:{ROOT / '.tools/bin'}"  # where the installer is, if not elsewhere
        self.clone, self.db, self.output = clone, db, clone / "output"
        with self.output.open("w") as written:
            self.process = subprocess.Popen(
                ["./play", "--no-browser", "--port", "0", "--db", str(db)],
                cwd=clone, env=environment, stdout=written, stderr=written, start_new_session=True,
            )  # fmt: skip
        until(lambda: "open: " in self.said() or self.process.poll() is not None)
        assert self.process.poll() is None, self.said()
        self.base = self.said().split("open: ")[1].split()[0]

    def said(self) -> str:
        """All that it said."""
        return self.output.read_text("utf-8")

    def is_compiled(self) -> bool:
        """On which rules it runs now."""
        return "\nmeadhall_compiled 1\n" in self.ask("GET", "/metrics").text

    def ask(self, how: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """A request by a connection of its own."""
        headers = {"x-meadhall": "test"} | ({"authorization": f"Bearer {token}"} if token else {})
        return httpx.request(how, self.base + path, headers=headers, timeout=PATIENCE, **more)

    def interrupt(self) -> None:
        """Ctrl-C: all that is in the foreground gets it."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)
        until(lambda: not self.left())
        assert "Traceback" not in self.said()

    def left(self) -> list[str]:
        """Its processes that still run."""
        running = subprocess.run(["ps", "-wweo", "stat=,args="], capture_output=True, text=True, check=True).stdout
        return [line for line in running.splitlines() if str(self.clone) in line and not line.startswith("Z")]


def until(what: Any) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.1)


class People:
    """Two people at one table after the other, who give an answer whenever they are told to, and note those taken."""

    def __init__(self, hall: Played) -> None:
        self.hall, self.taken = hall, dict[str, list[str]]()
        self.sit()

    def sit(self) -> None:
        """A new table."""
        seats = [{"kind": kind, "at_once": True} for kind in ("me", "friend")]
        made = self.hall.ask("POST", "/api/tables", json={"game": "raids", "seats": seats}).json()
        self.table, self.tokens = made["table"], made["tokens"]
        self.tokens["1"] = self.hall.ask("POST", f"/join/{self.tokens['1']}", json={}).json()["token"]
        self.taken[self.table] = []

    def view(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it; while the hall goes over one knocks again."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                found: dict[str, Any] = self.hall.ask("GET", f"/api/tables/{self.table}", self.tokens[str(seat)]).json()
                return found

    def answer(self) -> None:
        """One answer, by whoever is asked. Where no reply came, the ply tells whether it was taken."""
        now = self.view(0)
        if now["over"]:
            self.sit()
            now = self.view(0)
        seat, ply = now["asked"], now["ply"]
        answer = self.view(seat)["answers"][0]["answer"]
        while self.view(0)["ply"] == ply:
            with contextlib.suppress(httpx.TransportError):
                wish = {"ply": ply, "answer": answer}
                said = self.hall.ask("POST", f"/api/tables/{self.table}/answers", self.tokens[str(seat)], json=wish)
                assert said.status_code in (200, 429), said.text
        self.taken[self.table].append(answer)


class Onlooker(threading.Thread):
    """Somebody whose socket is open all the time: it comes back when it is told to."""

    def __init__(self, people: People) -> None:
        super().__init__(daemon=True)
        self.address = f"{people.hall.base.replace('http', 'ws')}/api/tables/{people.table}/live?form=json"
        self.headers = {"authorization": f"Bearer {people.tokens['0']}"}
        self.codes: list[int | None] = []
        self.times = 0  # it was let in
        self.leaving = threading.Event()
        self.start()

    def run(self) -> None:
        """Look on until it is time to leave."""
        while not self.leaving.is_set():
            try:
                with connect(self.address, additional_headers=self.headers, open_timeout=PATIENCE) as socket:
                    self.times += 1
                    while not self.leaving.is_set():
                        with contextlib.suppress(TimeoutError):
                            socket.recv(0.2)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else None)
            except (OSError, InvalidHandshake):  # it closes at this very moment
                continue


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Path]:
    """A clean clone; beside it what the compiler made of this checkout, so that it makes nothing twice."""
    made = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(made)], check=True)
    if (ROOT / "build/mypyc").exists():
        shutil.copytree(ROOT / "build/mypyc", made / "build/mypyc")
    yield made
    for line in subprocess.run(["ps", "-wweo", "pid=,args="], capture_output=True, text=True).stdout.splitlines():
        if str(made) in line:  # of a test that failed
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(line.split()[0]), signal.SIGKILL)


@contextlib.contextmanager
def no_build(clone: Path) -> Iterator[None]:
    """Builds wait meanwhile, as for another one: what happens before the end of one happens then, on any machine."""
    import fcntl  # late: other systems have none

    with (clone / "build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def test_play_opens_at_once_goes_over_to_the_compiled_rules_and_loses_nothing(clone: Path, tmp_path: Path) -> None:
    early = Played(clone, tmp_path / "hall.sqlite")
    until(lambda: any("hatch_build.py" in line for line in early.left()))
    early.interrupt()
    shutil.rmtree(clone / "build/compiled", ignore_errors=True)  # where we were so late that it was done by then

    with no_build(clone):
        hall = Played(clone, tmp_path / "hall.sqlite")
        assert "being compiled" in hall.said()
        assert not hall.is_compiled()
        people = People(hall)
        people.answer()
        onlooker = Onlooker(people)
        until(lambda: onlooker.times == 1)
    pid, after = hall.process.pid, 0
    while after < AFTER:
        people.answer()
        assert hall.process.poll() is None, hall.said()
        after += "on the compiled rules now" in hall.said()
        time.sleep(0.1)  # a person takes a moment, and the compiler gets one
    assert hall.is_compiled()
    until(lambda: onlooker.times == 2)
    onlooker.leaving.set()
    onlooker.join(PATIENCE)
    assert onlooker.codes == [1012]
    with contextlib.closing(sqlite3.connect(hall.db)) as store:
        for table, taken in people.taken.items():
            rows = store.execute("SELECT ply, answer FROM answers WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
            assert rows == list(enumerate(taken))
    assert hall.process.pid == pid
    hall.interrupt()

    again = Played(clone, tmp_path / "hall.sqlite")
    assert again.is_compiled()
    assert "compiled" not in again.said()
    again.interrupt()


def test_two_first_set_ups_at_once_make_one_environment(clone: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL")}
    environment["PATH"] = f"{environment['PATH']}:{ROOT / '.tools/bin'}"
    both = [
        subprocess.Popen(
            ["scripts/setup", "play"], cwd=clone, env=environment, text=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        for _ in range(2)
    ]  # fmt: skip
    said = [one.communicate(timeout=PATIENCE)[1] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert sorted("making .venv" in one for one in said) == [False, True]  # one waited for the other
    told = subprocess.run([clone / ".venv/bin/meadhall", "--version"], capture_output=True, text=True, check=True)
    assert "interpreted" in told.stdout
