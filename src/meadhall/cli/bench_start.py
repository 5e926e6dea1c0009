"""How soon `./play` of a fresh clone has dealt a table: with packages from the installer's cache, nothing compiled."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

import meadhall
from meadhall.engine.errors import MeadhallError

LONGEST = 600.0  # seconds


def first_start() -> float | None:
    """Seconds until `./play` of a fresh clone has dealt a table; None where there is no checkout to clone."""
    root = Path(__file__).parents[3]
    if not (root / ".git").exists() or not (root / "play").exists():
        return None
    with tempfile.TemporaryDirectory() as made:
        clone, said = Path(made) / "clone", Path(made) / "said"
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{root}", str(clone)], check=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL")}
        environment |= {"MEADHALL_HOME": made, "PATH": f"{os.environ['PATH']}:{root / '.tools/bin'}"}
        start = time.perf_counter()
        with said.open("w") as output:
            hall = subprocess.Popen(
                [str(clone / "play"), "--port", "0", "--no-browser", "--db", str(Path(made) / "hall.sqlite")],
                cwd=clone, env=environment, stdout=output, stderr=output, start_new_session=True,
            )  # fmt: skip
        try:
            while (told := re.search(r"open: (\S+)", said.read_text("utf-8"))) is None:
                if hall.poll() is not None or time.perf_counter() - start > LONGEST:
                    raise MeadhallError(f"./play of a fresh clone did not open: {said.read_text('utf-8')[-300:]}")
                time.sleep(0.05)
            _deal(told[1])
            return round(time.perf_counter() - start, 1)
        finally:
            os.killpg(hall.pid, signal.SIGINT)
            hall.wait(LONGEST)


def _deal(hall: str) -> None:
    game = meadhall.games()[0]
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (min(meadhall.game(game).seats) - 1)]
    wish = json.dumps({"game": game, "seats": seats}).encode()
    headers = {"content-type": "application/json", "x-meadhall": "bench"}
    with urllib.request.urlopen(urllib.request.Request(f"{hall}/api/tables", wish, headers)) as reply:
        assert reply.status == 201
