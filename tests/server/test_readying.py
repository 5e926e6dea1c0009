"""An open hall reads what every game needs beside what it does, so that nobody waits for the first to ask."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest
import structlog

from meadhall.engine import registry
from meadhall.engine.registry import Shelf
from meadhall.learn.lessons import lessons
from meadhall.pages.pictures import picture
from meadhall.server import readying


def test_every_game_is_drawn_once_and_nothing_goes_wrong() -> None:
    with structlog.testing.capture_logs() as said:
        readying.ready(Shelf())
    assert said == []
    before = picture.cache_info().misses, lessons.cache_info().misses
    for name in registry.games():
        picture(name)
        lessons(registry.game(name))
    assert (picture.cache_info().misses, lessons.cache_info().misses) == before


def test_a_game_that_cannot_be_drawn_keeps_no_other_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(name: str) -> str:
        drawn.append(name)
        raise OSError(name)

    monkeypatch.setattr(readying, "picture", draw)
    with structlog.testing.capture_logs() as said:
        readying.ready(Shelf())
    assert drawn == registry.games() == [one["game"] for one in said]


def test_installed_games_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def find(group: str) -> object:
        asked.append(group)
        return entry_points(group=group)

    monkeypatch.setattr(registry, "entry_points", find)
    for _ in range(5):
        assert "raids" in registry.games()
        with pytest.raises(ValueError, match="there is no game"):
            registry.game("nowhere")
    assert len(asked) == 1
