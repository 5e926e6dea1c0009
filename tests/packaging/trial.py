"""Tries an installed Meadhall as somebody without a compiler would: `python trial.py [PROGRAM]`.

The hall opens in a folder of its own, one game is played over HTTP to its end, and `meadhall bench` must say that the
rules run compiled. Standard library only: the environment has nothing but the package and what that needs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BUSY = (409, 429)  # somebody was faster, or we were: look again
WAIT = float(os.environ.get("MEADHALL_PATIENCE", "180"))  # seconds: a loaded machine is slow, not wrong


def ask(url: str, body: object = None, token: str | None = None) -> Any:
    """What the hall replies, None when it asks to look again."""
    headers = {"x-meadhall": "trial", "content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(url, data, headers), timeout=WAIT) as reply:
            return json.load(reply)
    except HTTPError as refusal:
        if refusal.code in BUSY:
            return None
        raise


def play(hall: str, game: str) -> dict[str, Any]:
    """A whole game against a bot, by any answer that is offered; the last view of it."""
    seats = [{"kind": "me", "at_once": True}, *({"kind": "bot", "level": "random"} for _ in range(2))]
    made = ask(f"{hall}/api/tables", {"game": game, "seats": seats})
    table, token = f"{hall}/api/tables/{made['table']}", made["tokens"]["0"]
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        view: dict[str, Any] | None = ask(table, token=token)
        if view is not None and view["finished"]:
            return view
        if view is not None and view["answers"]:
            ask(f"{table}/answers", {"ply": view["ply"], "answer": view["answers"][0]["answer"]}, token)
        else:
            time.sleep(0.02)
    raise SystemExit(f"trial: the game of {game} did not end")


def opened(server: subprocess.Popen[str]) -> str:
    """Where the hall says it is open."""
    assert server.stdout is not None
    for line in server.stdout:
        if "open: " in line:
            return line.split("open: ")[1].split()[0]
    raise SystemExit("trial: the hall did not open")


def ways(program: str) -> dict[str, str]:
    """The environment of a machine without tools: no compiler, nothing but the system on the path."""
    left = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MEADHALL"))}
    return left | {"PATH": str(Path(program).parent)}


def trial(program: str) -> dict[str, Any]:
    """Everything once; what was found."""
    environment = ways(program)
    assert not any(shutil.which(name, path=environment["PATH"]) for name in ("cc", "gcc", "clang", "cl"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment["MEADHALL_HOME"] = home
        command = [program, "--no-browser", "--port", "0"]  # no command: the hall
        with subprocess.Popen(command, env=environment, cwd=home, stdout=subprocess.PIPE, text=True) as server:
            try:
                hall = opened(server)
                name = ask(f"{hall}/api/games")[0]["game"]
                view = play(hall, name)
            finally:
                server.terminate()
        command = [program, "bench", "--json", "--seconds", "0.05"]
        told = subprocess.run(command, env=environment, cwd=home, capture_output=True, text=True, check=True).stdout
    return {"game": name, "answers": view["ply"], "winners": view["winners"], "compiled": json.loads(told)["compiled"]}


if __name__ == "__main__":
    found = shutil.which("meadhall", path=str(Path(sys.executable).parent))
    result = trial(sys.argv[1] if len(sys.argv) > 1 else found or sys.exit("trial: there is no meadhall here"))
    print(json.dumps(result | {"python": sys.version.split()[0]}))
    sys.exit(not result["compiled"] and "trial: these rules run interpreted")
