"""The daily deal in the terminal: first tries are remembered, bots think as everywhere, par and a text to share."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from tests import pars

from meadhall import cli
from meadhall.bots.par import course, play_on
from meadhall.cli import daily as in_terminal
from meadhall.engine.daily import daily
from meadhall.engine.registry import game

Typing = Callable[..., str]
DEAL = daily(date(2026, 11, 17))
WHOLE: list[int] = play_on(game("raids"), course(DEAL, "karl"), 3600.0)["actions"]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Calls `meadhall` at noon of that day, types lines, and returns what it said."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(in_terminal, "now", lambda: datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp())

    def calling(*arguments: str, typed: Sequence[str] = (), status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert cli.run(("daily", *arguments)) == status
        said = capsys.readouterr()
        return said.out + said.err

    return calling


def own(first: int = 0) -> list[str]:
    """What the person answers, where there is a choice, from a ply on."""
    from meadhall.bots.par import dealt

    table, typed = dealt(DEAL, game("raids"), ("Ada", "Bo")), []
    for ply, action in enumerate(WHOLE):
        if table.seat == DEAL.seat and len(table.legal_actions()) > 1 and ply >= first:
            typed.append(game("raids").actions.text(action))
        table.play(action)
    return typed


def test_it_is_played_compared_with_par_and_shared(call: Typing, tmp_path: Path) -> None:
    said = call("--lang", "en", typed=["hint", *own()])
    assert "Daily deal of 17 November 2026" in said
    assert "There are no hints for a daily deal" in said
    par = pars.points()
    assert f"Par: thrall {par['thrall']}, karl {par['karl']}, skald {par['skald']}. You: 34." in said
    assert f"Meadhall daily 2026-11-17, Raids: 34 points, 2nd of 2, par {par['skald']}" in said
    noted = json.loads((tmp_path / "home/terminal/daily.json").read_text())
    assert (noted["2026-11-17"]["points"], noted["2026-11-17"]["late"]) == (34, False)
    again = call("--lang", "de", typed=["q"])
    assert "Dein erster Versuch: 34 Punkte, Platz 2 von 2" in again
    assert "Eine Übung" in again
    assert json.loads((tmp_path / "home/terminal/daily.json").read_text()) == noted


def test_a_try_that_was_left_is_gone_on_with(call: Typing, tmp_path: Path) -> None:
    typed = own()
    call("--lang", "en", typed=[*typed[:5], "q"])
    said = call("--lang", "en", typed=typed[5:])
    assert "which counts" in said
    assert "You: 34." in said
    assert len(list((tmp_path / "home/terminal").glob("*.saga"))) == 1


def test_days_to_come_are_refused(call: Typing) -> None:
    assert "still to come; today is 2026-11-17" in call("--date", "2026-11-18", status=2)
    assert "a day is written like" in call("--date", "tomorrow", status=2)


def test_an_earlier_day_is_marked(call: Typing, tmp_path: Path) -> None:
    said = call("--date", "2026-11-12", "--lang", "en", typed=["q"])
    assert "played later" in said
    assert json.loads((tmp_path / "home/terminal/daily.json").read_text())["2026-11-12"]["late"] is True
