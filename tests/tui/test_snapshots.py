"""The full screen of every game at three sizes in both languages, as it was looked at and found good.

`MEADHALL_RENEW=1 .venv/bin/pytest tests/tui/test_snapshots.py` writes them anew: look at them before you commit.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from meadhall.tui.sitting import Sitting
from meadhall.tui.table import TableScreen
from tests.contract.setups import shipped
from tests.tui.screens import Seen, run, table

KEPT = Path(__file__).with_name("snapshots")
SIZES = ((80, 24), (120, 40), (200, 60))
PLIES = {"raids": 15, "walhalla": 22, "wikinger": 31, "runes": 42, "karvi": 90}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", shipped())
def test_the_screen_of_a_game_is_as_it_was_found_good(name: str, lang: str) -> None:
    told: dict[tuple[int, int], str] = {}

    async def steps(seen: Seen) -> None:
        for size in SIZES:
            await seen.pilot.resize_terminal(*size)
            told[size] = await seen.settled(size)

    run(lambda: TableScreen(Sitting(table(name, PLIES.get(name, 20)), lang)), steps, SIZES[0])
    for (wide, high), text in told.items():
        lines = text.splitlines()
        assert len(lines) == high
        assert max(map(len, lines)) <= wide
        file = KEPT / f"{name}-{lang}-{wide}x{high}.txt"
        if os.environ.get("MEADHALL_RENEW"):
            file.write_text(text + "\n", "utf-8")
        assert text + "\n" == file.read_text("utf-8"), f"{file.name} differs; MEADHALL_RENEW=1 writes it anew"
