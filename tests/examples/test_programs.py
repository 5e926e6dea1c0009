"""The programs of `examples/` that play at a hall play whole games there, against each other."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright._impl._driver import compute_driver_executable
from tests.server.conftest import PATIENCE
from tests.server.running import Server

EXAMPLES = Path(__file__).parents[2] / "examples"
LONGEST = 45  # lines, with what they say of themselves


def node() -> str:
    """A Node: the machine's, or the one that Playwright brings."""
    return shutil.which("node") or str(compute_driver_executable()[0])


def test_a_game_of_one_in_python_and_one_in_javascript(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.sqlite")
    try:
        wish = {"game": "raids", "seats": [{"kind": "program"}, {"kind": "program"}]}
        made = server.client.post("/api/tables", json=wish).json()
        links = [f"{server.base}/join/{made['tokens'][seat]}" for seat in "01"]
        programs = [
            subprocess.Popen([*command, str(EXAMPLES / file), link], stdout=subprocess.PIPE, text=True)
            for command, file, link in (
                ([sys.executable], "play_by_socket.py", links[0]),
                ([node()], "play_by_http.mjs", links[1]),
            )
        ]
        said = [program.communicate(timeout=PATIENCE)[0] for program in programs]
        assert [program.returncode for program in programs] == [0, 0]
        view = server.client.get(f"/api/tables/{made['table']}").json()
        assert view["finished"]
        assert [seat["name"] for seat in view["seats"]] == ["Any", "Some"]
        for seat, line in enumerate(said):
            assert line.startswith("won" if seat in view["winners"] else "not won")
    finally:
        server.close()


def test_they_are_short() -> None:
    for file in ("play_by_socket.py", "play_by_http.mjs"):
        assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= LONGEST
