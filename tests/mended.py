"""A game whose rules were mended: by version 2 everybody begins with a gift."""

from __future__ import annotations

from importlib import metadata
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.engine import Dice, registry
from meadhall.engine.game import OptionValue
from meadhall.look import shows
from tests.server.whisper import Whisper, WhisperShow, WhisperState

GIFT = 1000


class Mended(Whisper):
    """The game."""

    name = "mended"
    rules = 2

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> WhisperState:
        state = super().deal(seats, dice, options)
        if self.rules >= 2:
            state.luck = [GIFT] * seats
        return state


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the game known for one test."""
    found = metadata.entry_points

    def points(made: object) -> Any:
        return lambda group: [*found(group=group), SimpleNamespace(name=Mended.name, load=lambda: made)]

    monkeypatch.setattr(registry, "entry_points", points(Mended))
    monkeypatch.setattr(shows, "entry_points", points(WhisperShow))
