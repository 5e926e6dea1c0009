"""Players who note what was acknowledged, and whether a store still has it."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx

from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server, bearer

TABLES = 3  # that play at the same time

LOOSE = (
    "import sys; from meadhall.server.serving import Wish, serve; from meadhall.server.rate_limits import Limits; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], limits=Limits.loose()))"
)


class Table:
    """A table of two people, and the answers that were acknowledged there."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.id, self.tokens = server.table()
        self.chance = chance
        self.acknowledged: list[str] = []
        self.over = False
        self.seconds = 0.0  # that the last answer took

    def answer(self, client: httpx.Client) -> int:
        """Answer whoever is asked; what is acknowledged counts. Returns the status."""
        view = client.get(f"/api/tables/{self.id}", headers=bearer(self.tokens["0"])).json()
        if view["over"]:
            self.over = True
            return 0
        seat = bearer(self.tokens[str(view["asked"])])
        view = client.get(f"/api/tables/{self.id}", headers=seat).json()
        wish = {"ply": view["ply"], "answer": self.chance.choice(view["answers"])["answer"]}
        began = time.perf_counter()
        status = client.post(f"/api/tables/{self.id}/answers", json=wish, headers=seat).status_code
        self.seconds = time.perf_counter() - began
        if status == 200:
            assert view["ply"] == len(self.acknowledged), "a ply was taken twice"
            self.acknowledged.append(wish["answer"])
        return status

    def play_on(self, base: str) -> None:
        """Answer until the server is gone or the game is over."""
        with (
            contextlib.suppress(httpx.HTTPError),
            httpx.Client(base_url=base, headers=HEADERS, timeout=PATIENCE) as one,
        ):
            while not self.over:
                self.answer(one)

    def check(self, store: Path, server: Server) -> None:
        """Everything acknowledged is there, and one answer more at most: whose reply did not get through."""
        with contextlib.closing(sqlite3.connect(store)) as rows:
            query = "SELECT ply, answer FROM answers WHERE table_id = ? ORDER BY ply"
            found = rows.execute(query, (self.id,)).fetchall()
        assert [ply for ply, _ in found] == list(range(len(found))), "a gap among the answers"
        kept = [answer for _, answer in found]
        assert kept[: len(self.acknowledged)] == self.acknowledged, "an acknowledged answer is lost"
        assert len(kept) - len(self.acknowledged) in (0, 1), "answers that nobody gave"
        assert server.view(self.id, self.tokens["0"])["ply"] == len(kept)
        self.acknowledged = kept


def play_until_cut(server: Server, tables: list[Table], answers: int, seconds: float) -> int:
    """All tables play, and after so many answers and a moment the server is killed; returns how many there were."""
    before = sum(len(table.acknowledged) for table in tables)
    threads = [threading.Thread(target=table.play_on, args=(server.base,)) for table in tables]
    for thread in threads:
        thread.start()
    while sum(len(table.acknowledged) for table in tables) - before < answers and not all(one.over for one in tables):
        threads[0].join(0.01)
    threads[0].join(seconds)
    server.kill()
    for thread in threads:
        thread.join()
    return sum(len(table.acknowledged) for table in tables) - before
