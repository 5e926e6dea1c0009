"""The rules of a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_cli import run

import meadhall
from meadhall.cli import run as here
from meadhall.learn import book, teaches
from meadhall.words import LANGUAGES

TAUGHT = [name for name in meadhall.games() if teaches(meadhall.game(name))]
every_game = pytest.mark.parametrize("name", TAUGHT)


def flat(text: str) -> str:
    """Without line breaks."""
    return " ".join(text.split())


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_are_printed_with_their_numbers(tmp_path: Path, name: str, lang: str) -> None:
    rules = book(meadhall.game(name), lang)
    done = run("rules", name, "--full", "--lang", lang, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    said = flat(done.stdout)
    assert flat(rules.win) in said
    starts = [line.split()[0] for line in done.stdout.splitlines() if line.strip()]
    for one in rules.by_id.values():
        assert one.number in starts
    for picture in rules.pictures:
        assert flat(picture.alt) in said


@every_game
def test_the_short_version_leaves_out_what_a_first_game_does_not_need(tmp_path: Path, name: str) -> None:
    rules = book(meadhall.game(name), "en")
    done = run("rules", name, home=tmp_path)
    starts = [line.split()[0] for line in done.stdout.splitlines() if line.strip()]
    for chapter in rules.chapters:
        for one in chapter.paragraphs:
            assert (one.number in starts) == (not one.full and not chapter.full), one.id
    assert f"meadhall rules {name} --full" in done.stdout


@every_game
def test_a_word_finds_the_rules_that_have_it_whatever_its_accents(tmp_path: Path, name: str) -> None:
    rules = book(meadhall.game(name), "de")
    word = next(word for one in rules.by_id.values() for word in one.words)
    have = [one.number for one in rules.by_id.values() if word.casefold() in one.text.casefold()]
    plain = word.upper().replace("Ö", "O").replace("Ü", "U").replace("Ä", "A")
    done = run("rules", name, "--lang", "de", "--find", plain, home=tmp_path)
    assert done.returncode == 0
    starts = {line.split()[0] for line in done.stdout.splitlines() if line.strip()}
    assert set(have) <= starts


@every_game
def test_a_word_that_no_rule_has_is_said_to_be_in_none(tmp_path: Path, name: str) -> None:
    done = run("rules", name, "--find", "zeppelin", home=tmp_path)
    assert (done.returncode, flat(done.stdout)) == (1, "No rule has “zeppelin”.")


def test_unknown_games_are_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run("rules", "chess", home=tmp_path)
    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr


def test_a_game_without_rules_to_read_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert here(["rules", "pebbles"]) == 2
    assert "pebbles has no rules to read" in capsys.readouterr().err
