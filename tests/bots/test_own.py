"""Bots of one's own: found, watched, replaced when they fail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Guarded, make
from meadhall.cli.match import play_match
from meadhall.engine import BadSetup

BOTS = '''
import os, sys, time
from helper import LAST

class Skald:
    """Always the last answer."""
    def choose(self, view, legal, budget):
        print("I take the last")
        return legal[LAST]

class Wanting:
    def __init__(self, game, seed):
        assert game.name and isinstance(seed, int)
    def choose(self, view, legal, budget):
        return legal[0]

class Number:
    def __init__(self, value):
        self.value = value
    def __index__(self):
        return self.value

class Numpyish(Skald):
    def choose(self, view, legal, budget):
        return Number(legal[0])

class Raises(Skald):
    def choose(self, view, legal, budget):
        raise RuntimeError("no idea")

class Cheats(Skald):
    def choose(self, view, legal, budget):
        return -5

class Agrees(Skald):
    def choose(self, view, legal, budget):
        return True

class Silent(Skald):
    def choose(self, view, legal, budget):
        pass

class Hangs(Skald):
    def choose(self, view, legal, budget):
        while True:
            try:
                time.sleep(0.01)
            except:
                pass

class Ponders(Skald):
    def __init__(self, game, seed):
        from meadhall.bots import Search
        self.mind = Search(game.judge(), seed, iterations=10**9)
    def choose(self, view, legal, budget):
        return self.mind.choose(view, [*legal, 10**6], budget)

class Leaves(Skald):
    def choose(self, view, legal, budget):
        sys.exit(7)

class Dies(Skald):
    def choose(self, view, legal, budget):
        os._exit(7)

class Meddles(Skald):
    def choose(self, view, legal, budget):
        view.seat = 99
        view.box.points[1] = 50
        legal.clear()
        return "sail:1"

class Peeks(Skald):
    def choose(self, view, legal, budget):
        frame = sys._getframe()
        while frame is not None:
            for name, value in frame.f_locals.items():
                assert value is view or type(value) is not type(view), f"{name} is a state"
            frame = frame.f_back
        return legal[0]

class Stillborn(Skald):
    def __init__(self):
        raise RuntimeError("not today")

class Greedy:
    def __init__(self, more):
        pass
    def choose(self, view, legal, budget):
        return legal[0]

class Mute:
    pass
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of bots."""
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS, "utf-8")
    (tmp_path / "helper.py").write_text("LAST = -1", "utf-8")
    return path


@pytest.mark.parametrize("name", ["Skald", "Wanting", "Numpyish", "Peeks"])
def test_a_bot_from_a_file_plays(file: Path, name: str) -> None:
    result = play_match(meadhall.game("raids"), [f"{file}:{name}", "random"], 4, workers=1, quiet=True)
    assert result["games"] == 4
    assert result["failures"] == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Raises", "raised RuntimeError"), ("Cheats", "it answered -5"), ("Agrees", "it answered True"),
     ("Silent", "it answered None"), ("Hangs", "did not answer within 0.05 s"),
     ("Ponders", "did not answer within 0.05 s"), ("Leaves", "it raised SystemExit(7)"),
     ("Dies", "it left: the process ended"), ("Meddles", "it answered 'sail:1'")],
)  # fmt: skip
def test_a_bot_that_fails_is_reported_and_replaced_and_the_game_goes_on(
    file: Path, name: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    result = play_match(meadhall.game("raids"), [f"{file}:{name}", "random"], 2, budget=0.05, workers=1, quiet=True)
    assert result["games"] == 2
    assert [reason in failure and "(games: 2)" in failure for failure in result["failures"]] == [True]
    assert "greedy plays on in its place" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "reason"),
    [("{file}:Nobody", "no class with a method choose"), ("{file}:Mute", "no class with a method choose"),
     ("/no/such.py:Skald", "there is no file"), ("no.such.module:Skald", "could not be loaded"),
     ("{file}:Stillborn", "it raised RuntimeError"), ("{file}:Greedy", "it raised TypeError"),
     ("{folder}/leaves.py:Skald", "could not be loaded: SystemExit"), ("search:", "wants a number of iterations"),
     ("search:" + "9" * 5000, "wants a number of iterations")],
)  # fmt: skip
def test_what_is_no_bot_is_refused_before_a_game(file: Path, name: str, reason: str) -> None:
    (file.parent / "leaves.py").write_text("import sys; sys.exit(4)", "utf-8")
    entrants = [name.format(file=file, folder=file.parent), "random"]
    with pytest.raises(BadSetup, match=reason):
        play_match(meadhall.game("raids"), entrants, 2, workers=1, quiet=True)


@pytest.mark.slow
def test_a_match_on_several_processes_goes_on_when_a_bot_kills_itself(file: Path) -> None:
    result = play_match(meadhall.game("raids"), [f"{file}:Dies", "random"], 4, workers=2, quiet=True)
    assert (result["games"], len(result["failures"])) == (4, 1)


def test_a_bot_of_an_installed_package_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "skalds.py").write_text("class Last:\n    def choose(self, view, legal, budget): return legal[-1]\n")
    about = tmp_path / "skalds-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: skalds\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[meadhall.bots]\nbragi = skalds:Last\ngone = skalds:Nobody\n")
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path) + (os.pathsep + before if before else ""))
    monkeypatch.syspath_prepend(str(tmp_path))
    result = play_match(meadhall.game("raids"), ["bragi", "random"], 2, workers=1, quiet=True)
    assert (result["games"], result["failures"]) == (2, [])
    with pytest.raises(BadSetup, match="gone: it could not be loaded"):
        make("gone", meadhall.game("raids"), 1)
    with pytest.raises(BadSetup, match="bragi, gone"):
        make("odin", meadhall.game("raids"), 1)


def test_the_documented_bot_plays_and_is_short(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    result = play_match(meadhall.game("raids"), [f"{tmp_path}/my_bots.py:Skald", "random"], 4, workers=1, quiet=True)
    assert (result["games"], result["failures"]) == (4, [])


def test_a_bot_cannot_change_the_table_it_looks_at(file: Path) -> None:
    table = meadhall.table("raids", seats=2, seed="meddle")
    mind = make(f"{file}:Meddles", table.game, 1)
    assert isinstance(mind, Guarded)
    view, legal = table.view(table.seat), table.legal_actions()
    before, points = view.clone(), [*table.game.box.points]  # type: ignore[attr-defined]
    assert mind.choose(view, legal, 0.5) in table.legal_actions()
    assert view == before
    assert [*table.game.box.points] == points  # type: ignore[attr-defined]


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game, keep = meadhall.game("raids"), tmp_path / "match.jsonl"
    play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True)
    lines = keep.read_text("utf-8").splitlines()
    keep.write_text("\n".join(lines[:4]) + '\n{"numb', "utf-8")  # three games and half a line
    again = play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True)
    assert again == play_match(game, ["greedy", "random"], 6, workers=1, quiet=True)
    kept = keep.read_text("utf-8")
    assert play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True) == again
    assert keep.read_text("utf-8") == kept  # nothing was missing any more
    keep.write_text(lines[0], "utf-8")  # cut before its first end of line
    assert play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True) == again
    assert len(keep.read_text("utf-8").splitlines()) == 7
    keep.write_text(lines[0] + '\n{"number": 0}\n{"number": 1, "won": [1, 0], "points": 3, "failures": {}}\n', "utf-8")
    assert play_match(game, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True) == again
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(game, ["random", "random"], 6, workers=1, keep=keep, quiet=True)
    own = type(game)(game.components.text.replace("points = 5", "points = 4"))
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(own, ["greedy", "random"], 6, workers=1, keep=keep, quiet=True)


def test_a_match_with_a_changed_bot_is_another_match(file: Path, tmp_path: Path) -> None:
    game, keep, entrants = meadhall.game("raids"), tmp_path / "match.jsonl", [f"{file}:Skald", "random"]
    play_match(game, entrants, 2, workers=1, keep=keep, quiet=True)
    file.write_text(BOTS + "# better now", "utf-8")
    with pytest.raises(BadSetup, match="keeps another match"):
        play_match(game, entrants, 2, workers=1, keep=keep, quiet=True)


@pytest.mark.slow
def test_a_match_on_two_processes_counts_the_same(tmp_path: Path) -> None:
    game = meadhall.game("raids")
    one = play_match(game, ["greedy", "random", "random"], 8, workers=1, quiet=True)
    assert play_match(game, ["greedy", "random", "random"], 8, workers=2, quiet=True) == one
