"""The same sources, compiled and interpreted, play the same games answer by answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall

pytestmark = pytest.mark.slow

TRACE = Path(__file__).with_name("trace.py")
GAMES = 3


def trace(game: str, pure: bool) -> subprocess.CompletedProcess[str]:
    """The digests of a game in one kind of run."""
    environment = {**os.environ, "MEADHALL_PURE": "1" if pure else "0"}
    command = [sys.executable, str(TRACE), game, str(GAMES)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


@pytest.mark.parametrize("game", meadhall.games())
def test_compiled_and_interpreted_rules_play_the_same_games(game: str) -> None:
    compiled, interpreted = trace(game, pure=False), trace(game, pure=True)
    assert compiled.stderr.strip() == "# compiled: True"
    assert interpreted.stderr.strip() == "# compiled: False"
    assert compiled.stdout.count("\n") > GAMES
    assert compiled.stdout == interpreted.stdout
