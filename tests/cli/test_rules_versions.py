"""A mended rule never ends a game: the terminal and `meadhall.load` go on by the rules it was dealt by."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests import mended

import meadhall
from meadhall import cli
from meadhall.engine import MeadhallError, Table
from meadhall.tui.kept import Kept, header_of, kept_games

Say = Callable[..., str]


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """Calls `meadhall` in a home of its own, where the game is known; the person types 1, then leaves."""
    mended.register(monkeypatch)
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))

    def calling(*arguments: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
        assert cli.run(arguments) == status
        said = capsys.readouterr()
        return said.out + said.err

    return calling


def dealt_by(rules: int) -> Table:
    """A table of a person and a bot."""
    game = meadhall.game("mended", rules=rules)
    return Table(game, 2, seed=f"S{rules}", names=("Ann", "Ben"), players=("human", "random"))


def of_rules(saga: str, rules: int) -> str:
    """A saga that says it was dealt by other rules."""
    head, line, answers = saga.partition("\n")
    return json.dumps({**json.loads(head), "rules": rules}) + line + answers


def test_a_saga_is_loaded_by_the_rules_it_was_dealt_by(say: Say) -> None:
    for rules, points in ((1, 0), (2, mended.GIFT)):
        table = meadhall.load(dealt_by(rules).saga(with_seed=True))
        assert (table.game.rules, table.points(0)) == (rules, points)
    assert meadhall.table("mended", 2).game.rules == 2
    with pytest.raises(MeadhallError, match="by versions 1 to 2 of its rules, not 99"):
        meadhall.load(of_rules(dealt_by(2).saga(with_seed=True), 99))


def test_the_terminal_goes_on_by_the_rules_a_game_was_dealt_by(say: Say) -> None:
    say("play", "mended", "--seats", "2", "--bots", "random", "--seed", "new")
    assert header_of(kept_games()[0].read_text("utf-8"))["rules"] == 2
    Kept().keep(dealt_by(1), "en")
    say("resume")
    saga = kept_games()[0].read_text("utf-8")
    assert (header_of(saga)["rules"], header_of(saga)["answers"]) == (1, 2)  # the person's and the bot's
    assert meadhall.load(saga).points(0) < mended.GIFT


def test_a_game_of_unknown_rules_is_refused_by_name_and_passed_over_else(say: Say, tmp_path: Path) -> None:
    Kept().keep(dealt_by(1), "en")
    unknown = kept_games()[0].with_name("mended-unknown.saga")
    unknown.write_text(of_rules(dealt_by(2).saga(with_seed=True), 99), "utf-8")
    assert "by versions 1 to 2 of its rules, not 99" in say("resume", str(unknown), status=2)
    assert "mended-unknown is passed over" in say("resume")
    assert header_of(kept_games()[0].read_text("utf-8"))["answers"] == 2
