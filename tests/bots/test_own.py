"""Bots of one's own: found, watched, replaced when they fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Guarded, make
from meadhall.cli.match import play_match
from meadhall.engine import BadSetup

BOTS = '''
import time

class Skald:
    """Always the last answer."""
    def choose(self, view, legal, budget):
        return legal[-1]

class Wanting:
    def __init__(self, game, seed):
        assert game.name and isinstance(seed, int)
    def choose(self, view, legal, budget):
        return legal[0]

class Raises(Skald):
    def choose(self, view, legal, budget):
        raise RuntimeError("no idea")

class Cheats(Skald):
    def choose(self, view, legal, budget):
        return -5

class Hangs(Skald):
    def choose(self, view, legal, budget):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass

class Meddles(Skald):
    def choose(self, view, legal, budget):
        view.seat = 99
        legal.clear()
        return "sail:1"

class Mute:
    pass
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of bots."""
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS, "utf-8")
    return path


@pytest.mark.parametrize("name", ["Skald", "Wanting"])
def test_a_bot_from_a_file_plays(file: Path, name: str) -> None:
    result = play_match(meadhall.game("raids"), [f"{file}:{name}", "random"], 4, workers=1, quiet=True)
    assert result["games"] == 4
    assert result["failures"] == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Raises", "raised RuntimeError"), ("Cheats", "it answered -5"), ("Hangs", "did not answer within 0.05 s"),
     ("Meddles", "it answered 'sail:1'")],
)  # fmt: skip
def test_a_bot_that_fails_is_reported_and_replaced_and_the_game_goes_on(
    file: Path, name: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    result = play_match(meadhall.game("raids"), [f"{file}:{name}", "random"], 2, budget=0.05, workers=1, quiet=True)
    assert result["games"] == 2
    assert any(reason in failure for failure in result["failures"])
    assert "greedy plays on in its place" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "reason"),
    [("{file}:Nobody", "no class with a method choose"), ("{file}:Mute", "no class with a method choose"),
     ("/no/such.py:Skald", "there is no file"), ("no.such.module:Skald", "could not be loaded")],
)  # fmt: skip
def test_what_is_no_bot_is_refused(file: Path, name: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        make(name.format(file=file), meadhall.game("raids"), 1)


def test_a_bot_cannot_change_the_table_it_looks_at(file: Path) -> None:
    table = meadhall.table("raids", seats=2, seed="meddle")
    mind = make(f"{file}:Meddles", table.game, 1)
    assert isinstance(mind, Guarded)
    view, legal = table.view(table.seat), table.legal_actions()
    before = view.clone()
    assert mind.choose(view, legal, 0.5) in table.legal_actions()
    assert view == before


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game, keep = meadhall.game("raids"), tmp_path / "match.jsonl"
    play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True)
    lines = keep.read_text("utf-8").splitlines()
    keep.write_text("\n".join(lines[:4]) + '\n{"numb', "utf-8")  # three games and half a line
    again = play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True)
    assert again == play_match(game, ["greedy", "random"], 6, workers=1, quiet=True)
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(game, ["random", "random"], 6, workers=1, keep=keep, quiet=True)


def test_a_match_on_two_processes_counts_the_same(tmp_path: Path) -> None:
    game = meadhall.game("raids")
    one = play_match(game, ["greedy", "random", "random"], 8, workers=1, quiet=True)
    assert play_match(game, ["greedy", "random", "random"], 8, workers=2, quiet=True) == one
