"""Games in the terminal: none is lost, no text ends one, and every sentence is meant for whoever reads it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import meadhall
from meadhall import cli
from meadhall.cli.lines import Screen
from meadhall.cli.play import NAMES
from meadhall.engine import MeadhallError, Table, saga
from meadhall.look import show
from meadhall.places import data_folder, write_safely
from meadhall.tui.sitting import HUMAN
from meadhall.tui.why import because
from meadhall.words import LANGUAGES, speaker

Typing = Callable[..., str]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def call(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Calls `meadhall`, types lines, and returns what it said."""

    def calling(*arguments: str, typed: Sequence[str] = (), status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert cli.run(arguments) == status
        said = capsys.readouterr()
        return said.out + said.err

    return calling


def kept(home: Path) -> list[Path]:
    """The kept games, the one last played first."""
    return sorted(home.glob("terminal/*.saga"), key=lambda file: file.stat().st_mtime_ns, reverse=True)


def ply(file: Path) -> int:
    """How many answers a saga holds."""
    return len(file.read_text("utf-8").splitlines()) - 1


def other_components() -> str:
    """Another component file for Raids, by which other games are dealt."""
    changed = meadhall.game("raids").components.text.replace("shields = 2 ", "shields = 3 ")
    assert meadhall.game("raids", changed).components.digest != meadhall.game("raids").components.digest
    return changed


# -- every game is kept ----------------------------------------------------------------------------------------------


def test_another_game_leaves_the_first_where_it_was(home: Path, call: Typing) -> None:
    call("play", "raids", "--seed", "first", typed=["1", "q"])
    (raids,) = kept(home)
    before = raids.read_text("utf-8")
    call("play", "walhalla", "--seed", "S", typed=["q"])
    assert raids.read_text("utf-8") == before
    assert [file.stem.split("-")[0] for file in kept(home)] == ["walhalla", "raids"]


def test_the_same_deal_played_again_is_another_game(home: Path, call: Typing) -> None:
    call("play", "raids", "--seed", "S", typed=["1", "q"])
    call("play", "raids", "--seed", "S", typed=["2", "q"])
    assert len(kept(home)) == 2


def test_resume_takes_the_newest_game_that_is_not_over(home: Path, call: Typing) -> None:
    call("play", "raids", "--seed", "S", typed=["1", "q"])
    (raids,) = kept(home)
    before = ply(raids)
    call("play", "runes", "--seed", "S", "--seats", "2", "--bots", "random", typed=["1"] * 400)
    runes = kept(home)[0]
    assert saga.verify(runes.read_text("utf-8")).over
    told = runes.read_text("utf-8")
    call("resume", typed=["1", "q"])
    assert ply(raids) > before
    assert runes.read_text("utf-8") == told  # finished games stay kept


def test_the_kept_games_are_listed_with_the_call_that_goes_on_with_each(home: Path, call: Typing) -> None:
    assert "No game is kept yet" in call("resume", "--list")
    call("play", "raids", "--seed", "S", "--seats", "2", "--bots", "skald", typed=["q"])
    call("play", "walhalla", "--seed", "S", typed=["q"])
    call("play", "runes", "--seed", "S", "--seats", "2", "--bots", "random", typed=["1"] * 400)
    listed = call("resume", "--list")
    runes, walhalla, raids = kept(home)
    assert re.search(r"raids: Astrid, Bjarne \(skald\), last played \d{4}-\d\d-\d\d \d\d:\d\d", listed)
    calls = [line.strip() for line in listed.splitlines() if line.startswith("    ")]
    assert calls == [
        f"meadhall resume {walhalla.stem}", f"meadhall resume {raids.stem}", f"meadhall replay {runes.stem}",
    ]  # fmt: skip
    assert "zuletzt gespielt" in call("resume", "--list", "--lang", "de")
    call("resume", raids.stem, typed=["1", "q"])
    assert kept(home)[0] == raids
    assert "The game is over." in call("replay", runes.stem)


def test_a_file_of_the_users_is_read_and_never_written(home: Path, call: Typing, tmp_path: Path) -> None:
    mine = tmp_path / "mine.saga"
    call("play", "raids", "--seed", "S", typed=["1", f"s {mine}", "1", "q"])
    saved, (further,) = mine.read_text("utf-8"), kept(home)
    left = further.read_text("utf-8")
    call("resume", str(mine), typed=["2", "q"])
    assert mine.read_text("utf-8") == saved
    assert further.read_text("utf-8") == left
    own = next(file for file in kept(home) if file != further)
    assert ply(own) > ply(mine)


def test_two_terminals_with_the_same_game_each_keep_their_own(home: Path) -> None:
    def screen() -> Screen:
        return Screen(Table(meadhall.game("raids"), 2, seed="S"), "en")

    one, other = screen(), screen()
    for terminal, answer in ((one, 0), (other, 1), (one, 0), (other, 1)):
        terminal.sitting.keep()
        terminal.table.play(terminal.table.legal()[answer])
        terminal.sitting.keep()
    assert one.kept.file != other.kept.file
    for terminal in (one, other):
        assert terminal.kept.file is not None
        assert terminal.kept.file.read_text("utf-8") == terminal.table.saga(with_seed=True)


def test_a_commitment_that_looks_like_a_path_leads_nowhere(home: Path) -> None:
    table = meadhall.table("raids", seats=2, seed="S")
    header, *answers = table.saga(with_seed=False).splitlines()
    forged = json.dumps({**json.loads(header), "commitment": "../../../../x/y"})
    screen = Screen(meadhall.load("\n".join([forged, *answers])), "en")
    screen.sitting.keep()
    assert screen.kept.file is not None
    assert screen.kept.file.parent == home / "terminal"


def test_a_game_kept_in_the_one_file_of_old_still_goes_on(home: Path, call: Typing) -> None:
    table = Table(meadhall.game("raids"), 2, seed="old", players=[HUMAN, "random"])
    old = data_folder() / "terminal.saga"
    old.write_text(table.saga(with_seed=True), "utf-8")
    assert "meadhall resume terminal\n" in call("resume", "--list")
    call("resume", typed=["1", "q"])
    assert ply(old) > 0


def test_a_game_that_cannot_be_read_is_passed_over_and_named(home: Path, call: Typing) -> None:
    call("play", "raids", "--seed", "S", typed=["1", "q"])
    time.sleep(0.01)
    (home / "terminal/broken.saga").write_bytes(b"\xff\xfe")
    said = call("resume", typed=["q"])
    assert "broken is passed over" in said
    assert "The game is kept." in said
    assert "broken" in call("resume", "--list")


def test_plain_resume_knows_the_components_and_the_language(home: Path, call: Typing, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(other_components(), "utf-8")
    mine = tmp_path / "mine.saga"
    said = call(
        "play", "raids", "--seed", "S", "--components", str(file), "--lang", "de", typed=["1", f"s {mine}", "q"]
    )
    assert "Weiter mit: meadhall resume\n" in said
    file.unlink()
    assert "Wohin segelst du?" in call("resume", typed=["q"])
    assert "Where do you sail?" in call("resume", "--lang", "en", typed=["q"])
    assert "Where do you sail?" in call("resume", typed=["q"])  # the language last chosen
    call("resume", str(mine), typed=["1"] * 400)
    assert ": true. raids" in call("verify", kept(home)[0].stem)


def test_components_that_are_named_win_over_those_noted(home: Path, call: Typing, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(other_components(), "utf-8")
    call("play", "raids", "--seed", "S", typed=["q"])
    assert "played with other components" in call("resume", "--components", str(file), status=2)


# -- no text ends a game ---------------------------------------------------------------------------------------------


def test_whatever_is_typed_the_game_goes_on(home: Path, call: Typing, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    said = call(
        "play", "raids", "--seed", "S",
        typed=["[/foo]", "[red]A", "9" * 5000, "\x1b[2J", "s [/x].saga", "s /", "s .", "s ~nouser/x", "s a\0b",
               "s folder", "q"],
    )  # fmt: skip
    assert "[/foo] is none of the answers" in said
    assert "[red]A is none of the answers" in said
    assert "Saved: [/x].saga" in said
    assert "~nouser/x: there is no such home folder" in said
    assert "a?b: embedded null" in said
    assert "folder is there already" in said
    assert "\x1b" not in said
    assert "The game is kept." in said
    assert not list(tmp_path.glob(".*"))


def test_a_file_with_something_else_in_it_is_not_saved_over(home: Path, call: Typing, tmp_path: Path) -> None:
    letter, mine = tmp_path / "letter.txt", tmp_path / "mine.saga"
    letter.write_text("Dear Ylva", "utf-8")
    said = call("play", "raids", "--seed", "S", typed=[f"s {letter}", f"s {mine}", "1", f"s {mine}", "q"])
    assert letter.read_text("utf-8") == "Dear Ylva"
    assert "is there already and is no saga of this game" in " ".join(said.split())
    assert ply(mine) > 0
    call("play", "raids", "--seed", "another", typed=[f"s {mine}", "q"])
    assert json.loads(mine.read_text("utf-8").splitlines()[0])["seed"] == "S"


def test_a_refused_write_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError):
        write_safely(tmp_path / "folder", "text")
    with pytest.raises(UnicodeEncodeError):
        write_safely(tmp_path / "file", "\udcff")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_home_that_does_not_exist_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_HOME", "~nouser/x")
    with pytest.raises(MeadhallError, match="~nouser/x: there is no such home folder"):
        data_folder()


def test_names_and_notes_that_look_like_markup_are_shown_as_they_are(home: Path, call: Typing, tmp_path: Path) -> None:
    table = Table(meadhall.game("raids"), 2, seed="S", names=["[/x]", "[red]:skull:"], players=[HUMAN, "random"])
    file = tmp_path / "game.saga"
    file.write_text(table.saga(with_seed=True), "utf-8")
    for said in (call("replay", str(file)), call("resume", str(file), typed=["b", "l", "1", "q"])):
        assert "[/x]" in said
        assert "[red]:skull:" in said
    own = tmp_path / "mine.toml"
    text = meadhall.game("raids").components.text
    own.write_text(re.sub('(?m)^(basis = "[a-z]+")', r'\1\nnote = "see [/foo]"', text, count=1), "utf-8")
    assert "see [/foo]" in call("components", "raids", "--components", str(own))


@pytest.mark.parametrize(
    ("encoding", "typed"), [("ascii", b"1\nq\n"), ("latin-1", b"1\nq\n"), ("utf-8", b"\xff\n1\nq\n")]
)
def test_terminals_of_every_encoding_can_play(tmp_path: Path, encoding: str, typed: bytes) -> None:
    environment = {**os.environ, "MEADHALL_HOME": str(tmp_path), "PYTHONIOENCODING": f"{encoding}:strict"}
    command = [sys.executable, "-m", "meadhall", "play", "raids", "--lang", "de", "--seed", "S"]
    done = subprocess.run(command, input=typed, env=environment, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Das Spiel bleibt erhalten" in done.stdout
    (file,) = kept(tmp_path)
    assert ply(file) > 0


def test_a_game_without_a_keyboard_is_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert cli.run(["play", "raids", "--seed", "S"]) == 0
    assert len(kept(home)) == 1


# -- taking back -----------------------------------------------------------------------------------------------------


def forced(chosen: bool) -> Screen:
    """A game just after an answer that was the only one possible, with or without a choice before it."""
    table = Table(meadhall.game("runes"), 2, seed="S")
    while True:
        options = len(table.legal())
        table.play(table.legal()[-1])
        if options == 1 and table.undo_refusal() is None and table.had_choice() is chosen:
            return Screen(table, "en")


def test_taking_back_goes_to_the_last_choice(home: Path) -> None:
    screen = forced(chosen=True)
    before = screen.table.ply
    assert screen.undo()
    assert screen.table.ply <= before - 2
    assert len(screen.table.legal()) > 1


def test_nothing_is_taken_back_when_nothing_was_chosen(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    screen = forced(chosen=False)
    before = screen.table.ply
    assert not screen.undo()
    assert screen.table.ply == before
    assert "it was the only one possible" in " ".join(capsys.readouterr().out.split())


# -- words -----------------------------------------------------------------------------------------------------------


def over(winners: int) -> Table:
    """A finished game with so many winners."""
    for seed in range(1000):
        table = Table(meadhall.game("raids"), 2, seed=str(seed), names=["Astrid", "Bjarne"])
        while not table.over:
            table.play(table.legal()[0])
        if len(table.winners()) == winners:
            return table
    raise AssertionError("no such game")


@pytest.mark.parametrize(
    ("lang", "yours", "theirs", "shared"),
    [
        ("en", "You win.", "{} wins.", "You share the win with Bjarne."),
        ("de", "Du gewinnst.", "{} gewinnt.", "Du teilst dir den Sieg mit Bjarne."),
    ],
)
def test_the_ending_speaks_to_the_reader(
    home: Path, capsys: pytest.CaptureFixture[str], lang: str, yours: str, theirs: str, shared: str
) -> None:
    table = over(1)
    (winner,) = table.winners()
    Screen(table, lang).ending(winner)
    assert yours in capsys.readouterr().out
    Screen(table, lang).ending(1 - winner)
    assert theirs.format(table.names[winner]) in capsys.readouterr().out
    Screen(over(2), lang).ending(0)
    assert shared in capsys.readouterr().out


def test_the_person_has_a_name_in_the_saga_and_is_marked_on_the_screen(home: Path, call: Typing) -> None:
    said = call("play", "raids", "--seed", "S", "--seats", "2", "--bots", "random", "--lang", "de", typed=["q"])
    assert "Astrid (du)" in said
    (file,) = kept(home)
    assert json.loads(file.read_text("utf-8").splitlines()[0])["names"] == ["Astrid", "Bjarne"]


def test_the_games_are_listed_with_whole_options_and_their_values(call: Typing) -> None:
    said = call("games")
    for name in meadhall.games():
        for option in meadhall.game(name).options.values():
            assert f"-o {option.name}={str(option.default).lower()} (or " in said
    assert "raids: 2 to 4 players, 40 minutes" in said
    assert "raids: 2 bis 4 Spieler, 40 Minuten" in call("games", "--lang", "de")
    assert "Herkunft" in call("components", "raids", "--lang", "de")


@pytest.mark.parametrize("command", [["play", "raids"], ["components", "raids"], ["replay", "game.saga"]])
def test_a_bad_component_file_is_refused_by_its_name(call: Typing, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "game.saga").write_text(over(1).saga(), "utf-8")
    (tmp_path / "mine.toml").write_text("[box]\nvoyages = 7\n", "utf-8")
    assert call(*command, "--components", "mine.toml", status=2).startswith("meadhall: mine.toml: line ")


# -- why not ---------------------------------------------------------------------------------------------------------


def held_up(lang: str) -> tuple[str, str]:
    """An answer of the first question of Raids that is not possible, and why."""
    table = Table(meadhall.game("raids"), 3, seed="why", names=NAMES[:3])
    while table.seat != 0:
        table.play(table.legal()[0])
    for action in range(len(table.game.actions)):
        answer = table.game.actions.text(action)
        reason = table.why_not(answer)
        if reason is not None and not reason.general:
            return answer, because(table, speaker(lang, show(table.game)), 0, answer, reason)
    raise AssertionError("everything is possible")


def flat(said: str) -> str:
    """What was said, without the ends of lines."""
    return " ".join(said.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_says_reason_and_help_and_so_does_an_answer_that_is_not_possible(
    home: Path, call: Typing, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "bot", lambda screen: screen.table.play(screen.table.legal()[0]))
    answer, text = held_up(lang)
    begin = ("play", "raids", "--seed", "why", "--lang", lang)
    for typed in (f"why {answer}", answer):
        said = flat(call(*begin, typed=[typed, "q"]))
        assert said.count(f"{answer}: {text}") == 1, said
        assert not any(f'"{answer}"' in file.read_text("utf-8") for file in kept(home))  # nothing was answered


def test_why_alone_lists_what_cannot_be_chosen_each_reason_once(
    home: Path, call: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "bot", lambda screen: screen.table.play(screen.table.legal()[0]))
    _, text = held_up("en")
    said = flat(call("play", "raids", "--seed", "why", typed=["why", "q"]))
    assert said.count(text) == 1
    assert "is possible" not in said


def test_why_knows_possible_answers_numbers_and_what_is_none(home: Path, call: Typing) -> None:
    said = call("play", "pebbles", "--seed", "S", typed=["why take:1 2 take:99 nonsense", "h", "why", "q"])
    assert "take:1 is possible." in said
    assert "2 is possible." in said
    assert said.count("is none of the answers. Type a number from 1 to 3") == 2
    assert "why NAME" in said
    assert "Nothing you see on the table is held up by a rule now." in flat(said)
