"""Whole games by keys in a real terminal, which tmux is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.engine import saga
from meadhall.tui.kept import kept_games
from tests.server.conftest import PATIENCE

ASKED = re.compile(r"\[[1·-]\] ")  # something to answer, or to let the game go on


class Terminal:
    """A terminal of its own, with a command in it."""

    def __init__(self, name: str, size: tuple[int, int], command: str) -> None:
        if shutil.which("tmux") is None:
            pytest.fail("there is no tmux; on Debian: apt-get install tmux")
        self.name = name
        wide, high = map(str, size)
        self.call("new-session", "-d", "-s", "play", "-x", wide, "-y", high, command)

    def call(self, *arguments: str) -> str:
        """Something that tmux does."""
        done = subprocess.run(["tmux", "-L", self.name, *arguments], capture_output=True, text=True, check=False)
        return done.stdout

    def text(self) -> str:
        """What can be read."""
        return " ".join(self.call("capture-pane", "-p", "-t", "play").split())

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.call("send-keys", "-t", "play", *keys)

    def until(self, words: str, answer: str = "") -> str:
        """Wait until words can be read, with an answer to whatever is asked before."""
        end = time.monotonic() + PATIENCE
        while words not in (text := self.text()):
            assert time.monotonic() < end, text
            if answer and ASKED.search(text):
                self.press(answer)
            time.sleep(0.05)  # between two looks
        return text

    def close(self) -> None:
        """End it."""
        self.call("kill-server")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("more", "size", "over"),
    [("--lang en --plain", (80, 24), "The game is over."), ("--lang de", (120, 40), "Das Spiel ist zu Ende.")],
)
def test_a_whole_game_is_played_by_keys(
    more: str, size: tuple[int, int], over: str, tmp_path: Path, home: Path
) -> None:
    play = f"{sys.executable} -m meadhall play raids --seats 2 --bots random --seed tmux"
    terminal = Terminal(f"meadhall-{tmp_path.name}", size, f"MEADHALL_HOME={home} {play} {more}")
    try:
        assert "Astrid 0" in terminal.until("[1]")
        text = terminal.until(over, "Enter")
        assert ": tmux" in text  # the seed is told
        terminal.press("s")
        terminal.press("Escape")
        terminal.press("q")
    finally:
        terminal.close()
    (kept,) = kept_games()
    assert saga.verify(kept.read_text("utf-8")).over
