"""A bot of one's own is made for the very game it plays: its components and the version of its rules."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots.apart import Host
from meadhall.bots.guarded import Guarded
from meadhall.bots.process import Process
from meadhall.bots.random import Random

BOT = """
class Mine:
    def __init__(self, game): self.game = game
    def choose(self, view, legal, budget): return legal[0]
"""


def test_the_process_of_a_bot_is_told_components_and_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(BOT, "utf-8")
    text = meadhall.game("raids").components.text.replace("shields = 2 ", "shields = 3 ")
    game = meadhall.game("raids", text, rules=1)
    host, asked = Host(), []

    def ask(_process: Process, question: bytes, _seconds: float) -> dict[str, Any]:
        asked.append(pickle.loads(question))
        return host.answer(*asked[-1])

    monkeypatch.setattr(Process, "ask", ask)
    Guarded(f"{tmp_path / 'mine.py'}:Mine", game, 1, Random(1))
    assert asked[0][2] == ("raids", text, 1)
    assert host.bot.game.key == game.key
    assert "not 99" in host.answer("make", f"{tmp_path / 'mine.py'}:Mine", ("raids", None, 99), 1)["refused"]
