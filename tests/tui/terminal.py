"""A real terminal, which tmux is: a command in it, keys pressed, text read."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from uuid import uuid4

import pytest

from tests.server.conftest import PATIENCE

ASKED = re.compile(r"\[(\d+|[·-])\] ")  # something to answer, or to let the game go on
AGAIN = 1.0  # seconds after which keys that changed nothing are pressed once more: they may have come too early


class Terminal:
    """A terminal of its own, with a command in it."""

    def __init__(self, size: tuple[int, int], command: str) -> None:
        if shutil.which("tmux") is None:
            pytest.fail("there is no tmux; on Debian: apt-get install tmux")
        self.name = f"meadhall-{uuid4().hex}"  # a server of its own: tests run side by side
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

    def until(self, words: str, *answer: str) -> str:
        """Wait until words can be read; whatever is asked before is answered by keys."""
        end = time.monotonic() + PATIENCE
        before, pressed = "", 0.0
        while words not in (text := self.text()):
            now = time.monotonic()
            assert now < end, text
            if answer and ASKED.search(text) and (text != before or now > pressed + AGAIN):
                self.press(*answer)
                before, pressed, end = text, now, now + PATIENCE
            time.sleep(0.03)  # between two looks
        return text

    def close(self) -> None:
        """End it."""
        self.call("kill-server")
