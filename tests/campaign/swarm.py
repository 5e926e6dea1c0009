"""Many processes on one store: killed, stopped for a while, with clocks apart and lines cut, while people play at any
of them, send what they sent before once more, and send it late.
"""

from __future__ import annotations

import contextlib
import random
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import sqlalchemy as sa

from meadhall.engine.saga import load
from meadhall.server.schema import answers
from meadhall.server.store import Store
from tests.campaign.forked import Parent
from tests.campaign.history import REFUSED, TAKEN, UNKNOWN, History, Kept, check
from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server, bearer

PROCESSES = 3
TABLES = 3  # that people play at; one more is of bots
APART = (0, 61, -61)  # seconds between the processes' clocks
LONGEST = 1.5  # seconds that a process is stopped
PAUSE = 0.6  # seconds between two faults, at most
AGAIN, LATE, CUT = 0.15, 0.15, 0.1  # how often something is sent again, late, or on a line that is cut
NO_REPLY = 20.0  # seconds, then nobody knows


class Swarm:
    """Processes that come and go."""

    def __init__(self, url: str) -> None:
        self.url, self.parent = url, Parent()
        self.servers = [self._start(number) for number in range(PROCESSES)]

    def _start(self, number: int) -> Server:
        return self.parent.server(self.url, APART[number])

    def kill(self, number: int) -> None:
        """kill -9, and another one in its place."""
        self.servers[number].kill()
        self.servers[number] = self._start(number)

    def pause(self, number: int, seconds: float) -> None:
        """Stop it for a while; it knows nothing of it."""
        process = self.servers[number].process
        process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End all of them."""
        for server in self.servers:
            server.close()
        self.parent.close()


class Player:
    """Whoever sits at one table: answers for both of its people, at any process, and does not always behave."""

    def __init__(self, swarm: Swarm, history: History, seed: str) -> None:
        self.swarm, self.history, self.chance = swarm, history, random.Random(seed)
        self.id, self.tokens = swarm.servers[0].table()
        self.lines: dict[str, httpx.Client] = {}  # by address
        self.over = False
        self.wrong = ""  # what must never be
        self.late: list[tuple[int, int, str]] = []  # what is to be sent once more, much later

    def play(self, enough: threading.Event) -> None:
        """Until it is enough, or the game is over."""
        try:
            self._play(enough)
        finally:
            self.leave()

    def _play(self, enough: threading.Event) -> None:
        while not enough.is_set() and not self.over:
            try:
                self.turn()
            except AssertionError as error:
                self.wrong = str(error)
                return
            except (httpx.HTTPError, ValueError, KeyError):
                continue  # nobody there: somebody else is

    def turn(self) -> None:
        """One answer of whoever is asked, and what else is sent."""
        with self._line() as line:
            view = line.get(f"/api/tables/{self.id}", headers=bearer(self.tokens["0"])).json()
            if view["over"]:
                self.over = True
                return
            seat, ply = int(view["asked"]), int(view["ply"])
            mine = line.get(f"/api/tables/{self.id}", headers=bearer(self.tokens[str(seat)])).json()
            if mine["ply"] != ply or not mine["answers"]:
                return
            answer = self.chance.choice(mine["answers"])["answer"]
        if self.chance.random() < CUT:
            self.cut(ply, seat, answer)
            return
        self.give(ply, seat, answer)
        if self.chance.random() < AGAIN:
            self.give(ply, seat, answer)
        if self.chance.random() < LATE:
            self.late.append((ply, seat, answer))
        if len(self.late) > 3:
            self.give(*self.late.pop(self.chance.randrange(2)))

    def give(self, ply: int, seat: int, answer: str) -> None:
        """Give an answer at any process, and note what came of it."""
        began, outcome = time.monotonic(), UNKNOWN
        try:
            with self._line() as line:
                sent = {"json": {"ply": ply, "answer": answer}, "headers": bearer(self.tokens[str(seat)])}
                status = line.post(f"/api/tables/{self.id}/answers", **sent).status_code  # type: ignore[arg-type]
            assert status < 500 or status == 503, f"{self.id}: {status}"
            outcome = TAKEN if status == 200 else UNKNOWN if status == 503 else REFUSED  # it may be on disk after all
        except httpx.ConnectError:
            outcome = REFUSED  # nobody has heard it
        except httpx.HTTPError:
            pass
        finally:
            self.history.note(self.id, ply, seat, answer, outcome, began)

    def cut(self, ply: int, seat: int, answer: str) -> None:
        """Send an answer and hang up before anybody can say what came of it."""
        began = time.monotonic()
        body = f'{{"ply": {ply}, "answer": "{answer}"}}'
        lines = [
            f"POST /api/tables/{self.id}/answers HTTP/1.1", "host: localhost", "x-meadhall: test",
            f"authorization: Bearer {self.tokens[str(seat)]}", f"content-length: {len(body)}", "", body,
        ]  # fmt: skip
        with contextlib.suppress(OSError), self._server().connect() as line:
            line.sendall("\r\n".join(lines).encode())
            if self.chance.random() < 0.5:
                line.shutdown(socket.SHUT_WR)
        self.history.note(self.id, ply, seat, answer, UNKNOWN, began)

    def _server(self) -> Server:
        return self.chance.choice(self.swarm.servers)

    @contextlib.contextmanager
    def _line(self) -> Iterator[httpx.Client]:
        """A line to any process: kept open, and made anew once it has failed."""
        base = self._server().base
        if base not in self.lines:
            self.lines[base] = httpx.Client(base_url=base, headers=HEADERS, timeout=NO_REPLY, verify=False)
        try:
            yield self.lines[base]
        except httpx.HTTPError:
            self.lines.pop(base).close()
            raise

    def leave(self) -> None:
        """Hang up everywhere."""
        while self.lines:
            self.lines.popitem()[1].close()


def many_processes(faults: int, url: str, chance: random.Random) -> dict[str, int]:
    """So many faults, then a look at everything that was done."""
    swarm, history, enough = Swarm(url), History(), threading.Event()
    killed = paused = 0
    try:
        players = [Player(swarm, history, f"{chance.random()}") for _ in range(TABLES)]
        bots, _ = swarm.servers[0].table(("bot", "bot"))
        threads = [threading.Thread(target=player.play, args=(enough,)) for player in players]
        for thread in threads:
            thread.start()
        while killed + paused < faults:
            time.sleep(chance.uniform(0, PAUSE))
            number = chance.randrange(PROCESSES)
            if chance.random() < 0.6:
                swarm.kill(number)
                killed += 1
            else:
                swarm.pause(number, chance.uniform(0, LONGEST))
                paused += 1
            for place, thread in enumerate(threads):
                assert not players[place].wrong, players[place].wrong
                if not thread.is_alive():  # that game is over; the next one
                    finished(swarm, players[place], history, url)
                    players[place] = Player(swarm, history, f"{chance.random()}")
                    threads[place] = threading.Thread(target=players[place].play, args=(enough,))
                    threads[place].start()
        enough.set()
        for thread in threads:
            thread.join()
        for player in players:
            assert not player.wrong, player.wrong
            if player.over:
                finished(swarm, player, history, url)
            else:
                goes_on(player, url)
        check(history, kept(url))
        bots_go_on(swarm, bots)
    finally:
        enough.set()
        swarm.close()
    return {
        "kills": killed, "pauses": paused, "acknowledged": history.count(TAKEN), "refused": history.count(REFUSED),
        "unknown": history.count(UNKNOWN), "lost": 0,
    }  # fmt: skip


def kept(url: str) -> dict[str, Kept]:
    """All answers in a store, table by table."""
    store = Store(url)
    found: dict[str, list[tuple[int, int, str]]] = {}
    row = answers.c
    try:
        with store.engine.connect() as connection:
            for key, ply, seat, answer in connection.execute(
                sa.select(row.table_id, row.ply, row.seat, row.answer).order_by(row.table_id, row.ply)
            ):
                found.setdefault(key, []).append((ply, seat, answer))
    finally:
        store.engine.dispose()
    return dict(found)


def finished(swarm: Swarm, player: Player, history: History, url: str) -> None:
    """A game that is over verifies, and has just the answers that the store has."""
    with httpx.Client(base_url=swarm.servers[0].base, headers=HEADERS, timeout=PATIENCE) as line:
        text = line.get(f"/t/{player.id}/saga", headers=bearer(player.tokens["0"])).text
    played = load(text)
    assert played.over
    given = [played.game.actions.text(move.action) for move in played.moves]
    assert given == [answer for _, _, answer in kept(url)[player.id]], f"{player.id}: its saga tells something else"
    assert history.attempts


def goes_on(player: Player, url: str) -> None:
    """A game that runs takes another answer."""
    before, end = len(kept(url).get(player.id, ())), time.monotonic() + PATIENCE
    while not player.over and len(kept(url).get(player.id, ())) == before:
        assert time.monotonic() < end, f"{player.id} does not go on"
        with contextlib.suppress(httpx.HTTPError, ValueError, KeyError):
            player.turn()
    player.leave()


def bots_go_on(swarm: Swarm, table: str) -> None:
    """Bots play their game to its end, whoever thought about it before."""
    end = time.monotonic() + PATIENCE
    while not swarm.servers[0].client.get(f"/api/tables/{table}").json()["over"]:
        assert time.monotonic() < end, "bots do not go on"
        time.sleep(0.1)


def on_sqlite(faults: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """In one file."""
    return many_processes(faults, f"sqlite:///{folder / 'hall.sqlite'}", chance)


def on_postgres(faults: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """In PostgreSQL, synced as in earnest."""
    from tests.server.postgres import Cluster  # late: it needs an extra

    cluster = Cluster(synced=True)
    try:
        return many_processes(faults, cluster.url(cluster.database()), chance)
    finally:
        cluster.remove()
