"""The command line, as a person types it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import meadhall
from meadhall import cli
from meadhall.engine import Table, saga


def run(*arguments: str, home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Call `meadhall` with a home of its own."""
    environment = {**os.environ, "MEADHALL_HOME": str(home), "COLUMNS": "120", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "meadhall", *arguments]
    return subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def kept(home: Path) -> Path:
    """The only game that the terminal has kept."""
    (file,) = home.glob("terminal/*.saga")
    return file


def finished(path: Path) -> Path:
    """A finished saga in a file."""
    table = meadhall.table("raids", seats=2, seed="cli")
    while not table.over:
        table.play(table.legal()[0])
    path.write_text(table.saga(), "utf-8")
    return path


@pytest.mark.parametrize(("lang", "question"), [("en", "Where do you sail?"), ("de", "Wohin segelst du?")])
def test_a_game_can_be_played_to_its_end_with_numbers(tmp_path: Path, lang: str, question: str) -> None:
    done = run("play", "raids", "--seats", "3", "--bots", "greedy,random", "--lang", lang, "--seed", "S", home=tmp_path,
               typed="1\n" * 400)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert question in done.stdout
    table = saga.verify(kept(tmp_path).read_text("utf-8"))
    assert table.over
    assert table.players == ("human", "greedy", "random")


@pytest.mark.slow
def test_quitting_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    left = run("play", "raids", "--seed", "S", home=tmp_path, typed="1\nq\n")
    assert left.returncode == 0
    table = meadhall.load(kept(tmp_path).read_text("utf-8"))
    assert any(move.seat == 0 for move in table.moves)
    assert table.seat == 0
    on = run("resume", home=tmp_path, typed="1\n" * 400)
    assert on.returncode == 0, on.stderr
    assert saga.verify(kept(tmp_path).read_text("utf-8")).over


def test_a_hint_shows_the_expected_points_of_each_answer(tmp_path: Path) -> None:
    done = run("play", "raids", "--seats", "2", "--bots", "random", "--seed", "S", home=tmp_path, typed="hint\nq\n")
    assert done.returncode == 0, done.stderr
    assert "The strongest bot would do this: " in done.stdout
    assert "points in the end, " in done.stdout  # with its interval
    assert "Chances to win after it: Astrid (you) " in done.stdout


def test_several_people_at_a_terminal_get_no_hints(tmp_path: Path) -> None:
    done = run("play", "raids", "--seats", "2", "--bots", "", "--seed", "S", home=tmp_path, typed="hint\nq\n")
    assert "Hints are for one person against bots" in done.stdout
    assert "≈" not in done.stdout


def test_save_undo_board_log_and_help_work_at_the_prompt(tmp_path: Path) -> None:
    file = tmp_path / "my.saga"
    done = run("play", "raids", "--seats", "2", "--bots", "", "--seed", "S", home=tmp_path,
               typed=f"h\nb\n1\nu\n1\nl\nu\nu\ns {file}\ns {file}/x\nnonsense\nq\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Taken back." in done.stdout
    assert "Voyage 1: " in done.stdout
    assert "nonsense is none of the answers" in done.stdout
    assert "the last answer stays: nothing has been answered yet" in done.stdout
    assert meadhall.load(file.read_text("utf-8")).seats == 2


def test_games_and_components_are_listed_with_their_basis(tmp_path: Path) -> None:
    assert "raids" in run("games", home=tmp_path).stdout
    assert {row["name"] for row in json.loads(run("games", "--json", home=tmp_path).stdout)} >= {"raids"}
    listed = run("components", "raids", home=tmp_path).stdout
    assert "assumed" in listed
    assert "chosen by us" in listed
    rows = json.loads(run("components", "raids", "--json", home=tmp_path).stdout)
    assert all(row["basis"] in ("printed", "review", "inferred", "assumed") for row in rows)


def test_a_saga_can_be_retold_and_verified(tmp_path: Path) -> None:
    file = str(finished(tmp_path / "game.saga"))
    told = run("replay", file, "--lang", "de", home=tmp_path)
    assert "Fahrt 2 beginnt" in told.stdout
    true = run("verify", file, home=tmp_path)
    assert true.returncode == 0
    assert "true. raids" in true.stdout


def test_a_saga_is_retold_without_the_bots_that_played_it_and_none_of_their_code_runs(tmp_path: Path) -> None:
    trap, told_on = tmp_path / "trap.py", tmp_path / "it_ran"
    trap.write_text(f"open({str(told_on)!r}, 'w')\nclass Skald:\n    def choose(self, view, legal, budget): ...\n")
    for name in (f"{trap}:Skald", "gone.py:Skald"):
        table = Table(meadhall.game("raids"), 3, seed="gone", players=["human", name, name])
        while not table.over:
            table.play(table.legal()[0])
        file = tmp_path / "game.saga"
        file.write_text(table.saga(), "utf-8")
        told = run("replay", str(file), home=tmp_path)
        assert (told.returncode, told.stderr) == (0, "")
    assert not told_on.exists()


@pytest.mark.slow
def test_a_match_counts_wins_with_their_interval(tmp_path: Path) -> None:
    done = run("match", "raids", "--bots", "greedy,random", "--games", "40", "--json", home=tmp_path)
    result = json.loads(done.stdout)
    greedy, chance = result["bots"]
    assert greedy["wins"] + chance["wins"] == pytest.approx(40)
    assert greedy["low"] < greedy["share"] < greedy["high"]
    assert greedy["low"] > 0.5  # it clearly beats chance
    again = run("match", "raids", "--bots", "greedy,random", "--games", "40", "--json", home=tmp_path)
    assert again.stdout == done.stdout


@pytest.mark.slow
def test_the_page_is_not_measured_without_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    ended = run("bench", "--page", home=tmp_path)
    assert ended.returncode != 0
    assert "there is no Chromium to measure the page in" in ended.stderr


def test_the_bench_has_its_shape(tmp_path: Path) -> None:
    told = run("bench", "--seconds", "0.05", home=tmp_path).stdout
    assert told.startswith(f"Meadhall {meadhall.__version__}, rules compiled.\n")
    assert re.search(r"^Starts: python \d+ ms, import meadhall \d+ ms, .*meadhall --help \d+ ms$", told, re.M)
    row = next(line for line in told.splitlines() if "raids" in line).split("│")
    assert all(float(figure.replace(",", "").replace("µs", "")) > 0 for figure in row[2:-1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["play", "raids", "--seats", "9"], "raids is for 2, 3, 4 players, not 9"),
        (["play", "raids", "-o", "dragons=1"], "raids has no option 'dragons'"),
        (["play", "raids", "-o", "dragons"], "written NAME=VALUE"),
        (["play", "raids", "-o", "shields_count=x"], "can be shields, vikings"),
        (["play", "raids", "--bots", "hal"], "there is no bot 'hal'; there are random, greedy"),
        (["play", "raids", "--seats", "2", "--bots", "greedy,greedy,greedy"], "3 bots do not fit 2 seats"),
        (["play", "raids", "--lang", "fr"], "'fr' is not one of 'en', 'de'"),
        (["play", "raids", "--components", "/no/such/file"], "/no/such/file: No such file"),
        (["verify", "/no/such/file"], "/no/such/file: No such file"),
        (["verify", "/"], "Is a directory"),
        (["verify", "/bin/true"], "not text"),
        (["resume"], "there is no game to go on with"),
        (["match", "raids", "--bots", "greedy"], "raids is for 2, 3, 4 players, not 1"),
        (["match", "raids", "--games", "0"], "--games"),
        (["nonsense"], "No such command 'nonsense'"),
        (["--nonsense"], "No such option: --nonsense"),
        (["replay", __file__], "line 1: the first line is no saga header"),
    ],
)
def test_a_wrong_call_gets_one_sentence_and_status_2(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    refused = run(*arguments, home=tmp_path)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert refused.stderr.startswith("meadhall: ")
    assert len(refused.stderr.strip().splitlines()) == 1
    assert "Traceback" not in refused.stderr + refused.stdout


@pytest.mark.parametrize("words", [[], ["--share", "--no-browser"]])
def test_without_a_command_the_hall_opens(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []
    monkeypatch.setattr("meadhall.server.run", lambda **wish: opened.append(wish))
    assert cli.run(words) == 0
    assert [(wish["share"], wish["browser"]) for wish in opened] == [(bool(words), not words)]


def test_help_lists_the_commands_and_opens_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"  {command} " in told for command in ("play", "serve", "rules", "bench"))
    assert "Without a command the hall opens" in told


def test_a_bad_component_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[box]\nvoyages = 7\n", "utf-8")
    refused = run("play", "raids", "--components", str(file), home=tmp_path)
    assert refused.returncode == 2
    assert "line " in refused.stderr


def test_a_tampered_saga_is_not_true(tmp_path: Path) -> None:
    file = finished(tmp_path / "game.saga")
    text = file.read_text("utf-8")
    file.write_text(text.replace('"seed": "cli"', '"seed": "lci"'), "utf-8")
    refused = run("verify", str(file), home=tmp_path)
    assert refused.returncode == 2
    assert "line 1: the seed does not match its commitment" in refused.stderr


@pytest.mark.parametrize("kill", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_or_a_kill_in_the_middle_loses_nothing(tmp_path: Path, kill: signal.Signals) -> None:
    environment = {**os.environ, "MEADHALL_HOME": str(tmp_path), "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "meadhall", "play", "raids", "--seed", "S"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    ) as process:
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            files = list(tmp_path.glob("terminal/*.saga"))
            if files and meadhall.load(files[0].read_text("utf-8")).ply >= 1:
                break
            time.sleep(0.05)
        time.sleep(0.3)  # it waits at the next question
        process.send_signal(kill)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == (130 if kill == signal.SIGINT else -9)
    assert "Traceback" not in errors
    assert meadhall.load(kept(tmp_path).read_text("utf-8")).ply >= 1
