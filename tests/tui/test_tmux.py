"""Whole games of every kind by keys in a real terminal, alone against bots and with two people at one keyboard."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meadhall.engine import saga
from meadhall.tui.kept import kept_games
from tests.tui.terminal import Terminal

SMALL, LARGE = (80, 24), (120, 40)
GAMES = {  # how each is played, on which screen, and by which keys; short games where a game has them
    "raids": ("--seats 2 --bots random --lang en --plain", SMALL, ("Up", "Enter")),
    "walhalla": ("--seats 3 --bots random,random --lang de", LARGE, ("Enter",)),
    "wikinger": ("--seats 2 --bots= --lang en", SMALL, ("Up", "Enter")),
    "runes": ("--seats 2 --bots random -o variant=children --lang en", SMALL, ("Up", "Enter")),
    "karvi": ("--seats 2 --bots random --lang de --plain", SMALL, ("Right", "Enter")),
}
OVER = {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_is_played_by_keys(name: str, home: Path) -> None:
    more, size, keys = GAMES[name]
    lang = more.partition("--lang ")[2][:2]
    play = f"{sys.executable} -m meadhall play {name} --seed tmux {more}"
    terminal = Terminal(size, f"MEADHALL_HOME={home} {play}")
    try:
        assert "Astrid" in terminal.until("[1]")
        text = terminal.until(OVER[lang], *keys)
        assert ": tmux" in text  # the seed is told
        terminal.press("q")
    finally:
        terminal.close()
    (kept,) = kept_games()
    assert saga.verify(kept.read_text("utf-8")).over
