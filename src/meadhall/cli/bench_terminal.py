"""How long the terminal takes: to help, to load, and to show a table of each game on the full screen."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import meadhall
from meadhall.extras import need

if TYPE_CHECKING:
    from textual.pilot import Pilot

UNCACHED = "PYTHONDONTWRITEBYTECODE"  # under which every start compiles every module anew
RUNS = 5  # the quickest of them counts: others had to share the machine


def measure() -> dict[str, Any]:
    """Of each the seconds from the call to the end, and those that the processor worked (`cpu`)."""
    need("textual", "tui")
    shown = {name: _quickest("-c", f"from {__name__} import show; show({name!r})") for name in meadhall.games()}
    return {"help": _quickest("-m", "meadhall", "--help"), "import": _quickest("-c", "import meadhall"), "table": shown}


def _quickest(*arguments: str) -> dict[str, float]:
    taken, worked = [], []
    environment = {name: value for name, value in os.environ.items() if name != UNCACHED}
    for _ in range(RUNS):
        start, before = time.perf_counter(), _worked()
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True, env=environment)
        taken.append(time.perf_counter() - start)
        worked.append(_worked() - before)
    return {"seconds": round(min(taken), 3), "cpu": round(min(worked), 3)}


def _worked() -> float:
    """Seconds that the processor worked for processes that ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


def show(name: str) -> None:
    """A fresh table on a screen that nobody sees; ends as soon as it is drawn."""
    from meadhall.tui.app import TableApp
    from meadhall.tui.sitting import Sitting
    from meadhall.tui.table import TableScreen

    async def drawn(pilot: Pilot[object]) -> None:
        await pilot.pause()
        pilot.app.exit()

    table = meadhall.table(name, min(meadhall.game(name).seats), seed="bench")
    TableApp(lambda: TableScreen(Sitting(table, "en"))).run(headless=True, size=(120, 40), auto_pilot=drawn)
