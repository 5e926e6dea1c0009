"""What the terminal lists and draws: boards in letters, components as tables, bots by name, the locale's language."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import meadhall
from meadhall import bots, cli
from meadhall.cli.match import share
from meadhall.cli.play import BEGINNER, Way
from meadhall.lab.match import play_match
from meadhall.learn import puzzles
from meadhall.pages import model, reasons
from meadhall.tui.kept import kept_games
from meadhall.words import spoken

Typing = Callable[..., str]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Calls `meadhall`, types lines, and returns what it said."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")

    def calling(*arguments: str, typed: Sequence[str] = (), status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert cli.run(arguments) == status
        said = capsys.readouterr()
        return said.out + said.err

    return calling


def test_the_board_of_a_saga_is_drawn_also_as_it_was_earlier(call: Typing, tmp_path: Path) -> None:
    table = meadhall.table("raids", 2, seed="S")
    table.play("sail:1")
    file = tmp_path / "game.saga"
    file.write_text(table.saga(with_seed=True), "utf-8")
    now, before = call("show", str(file)), call("show", str(file), "--ply", "0")
    assert "In the start harbour: ◎ ● ▲" in before.replace("▲ ●", "● ▲")
    assert now != before
    assert call("show", str(file), "--plain").isascii()
    assert "Im Starthafen" in call("show", str(file), "--ply", "0", "--lang", "de")


def test_a_position_is_drawn_and_a_wrong_one_refused_in_a_sentence(call: Typing) -> None:
    position = {"game": "raids", **meadhall.table("raids", 2, seed="S").position()}
    assert "Voyage 1: " in call("show", json.dumps(position))
    assert "a position names its game" in call("show", "{}", status=2)
    assert "neither a saga nor a position" in call("show", "{nonsense", status=2)


def test_a_saga_that_is_retold_ends_with_its_board(call: Typing, tmp_path: Path) -> None:
    file = tmp_path / "game.saga"
    table = meadhall.table("raids", 2, seed="S")
    table.play("sail:1")
    file.write_text(table.saga(with_seed=True), "utf-8")
    told = call("replay", str(file))
    assert told.index("sails to space 1") < told.index("Voyage 1: ")


def test_components_are_tables_without_a_word_of_python(call: Typing) -> None:
    for game in meadhall.games():
        told = call("components", game)
        assert "['" not in told
        assert "{'" not in told
        assert "True" not in told
    assert "seats   vikings" in call("components", "raids")


def test_games_and_the_help_of_play_name_every_bot(call: Typing) -> None:
    listed, helped = call("games"), call("play", "--help")
    assert all(name in listed and name in helped for name in bots.NAMES)


def test_the_usual_bot_is_that_of_the_browser(call: Typing) -> None:
    call("play", "raids", "--seats", "3", "--seed", "S", typed=["q"])
    assert model.BEGINNER == BEGINNER
    (kept,) = kept_games()
    assert meadhall.load(kept.read_text("utf-8")).players == ("human", BEGINNER, BEGINNER)


@pytest.mark.parametrize(
    ("locale", "lang"), [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB", "en"), ("fr_FR", "en"), ("C", "en")]
)
def test_it_speaks_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, locale: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert spoken() == lang


def test_without_a_terminal_or_with_lines_nothing_fills_the_screen() -> None:
    assert not Way().full_screen("en")
    assert not Way(lines=True).full_screen("en")


def test_a_lesson_is_played_line_by_line(call: Typing) -> None:
    assert "first" in call("learn", "raids", "--list")
    told = call("learn", "raids", "--lines", typed=["nonsense", "q"])
    assert "1/" in told
    assert "nonsense is none of the answers" in told


def test_puzzles_are_solved_line_by_line(call: Typing) -> None:
    one = puzzles(meadhall.game("raids"))[0]
    assert one.id in call("puzzles", "raids", "--list")
    told = call("puzzles", "raids", one.id, "--lines", typed=["nonsense", one.obvious, one.best, "q"])
    assert "nonsense is none of the answers" in told
    assert told.index("There is better") < told.index("Well seen!") < told.index("Puzzle 2 of")
    assert "The solution" in call("puzzles", "raids", "1", "--lines", typed=["!", "n", "q"])


def test_nothing_has_no_sign() -> None:
    assert share(-0.0) == share(-0.0001) == "0.0%"
    assert reasons.figure(-0.04, "en", 1) == "0.0"
    assert reasons.figure(-0.06, "de", 1) == "−0,1"


def test_a_bot_that_raised_is_shown_with_its_traceback_and_wins_nothing(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Late:\n"
        "    def __init__(self, game, seed): self.asked = 0\n"
        "    def choose(self, view, legal, budget):\n"
        "        self.asked += 1\n"
        "        return legal[0] if self.asked < 3 else self.stumble()\n"
        "    def stumble(self): raise RuntimeError('over a root')\n",
        "utf-8",
    )
    result = play_match(meadhall.game("raids"), ["random", f"{tmp_path / 'mine.py'}:Late"], 4, workers=1)
    good, failed = result["bots"]
    assert (good["wins"], failed["wins"]) == (4, 0)
    assert (good["failed"], failed["failed"]) == (0, 4)
    (failure,) = result["failures"]
    assert "in stumble" in failure
    assert "(games: 4)" in failure.splitlines()[0]


def test_without_textual_it_says_how_to_get_it_and_plays_in_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.cli.play.has", lambda module: False)
    monkeypatch.setenv("TERM", "xterm")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert not Way().full_screen("en")
    assert 'pip install "meadhall[tui]"' in " ".join(capsys.readouterr().out.split())
