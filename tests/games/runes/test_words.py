"""What is said is what happens: figures in sentences, questions that are none, names of rituals in quotes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.runes.tables import SPLIT, TEXT, at, lay, on, plain, state_of

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.runes.rules import placing, plane, targets
from meadhall.games.runes.rules.names import NO_THEFT, NOBODY, RITUALS, Act, Phase
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

FORMS = TEXT.replace("line = 6 ", "line = 3 ")  # lines all the time
NAMES = ("Astrid", "Bjarne", "Calle")
QUOTES = {"en": ("“", "”"), "de": ("„", "“")}


def tables(games: int) -> Iterator[Table]:
    """Tables at every question of some random games."""
    for seed in range(games):
        table, mind = meadhall.table("runes", 3, components=FORMS, seed=f"words {seed}", names=NAMES), FastDice(seed)
        while not table.over:
            yield table
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])


def said(table: Table, answer: str, lang: str = "en") -> str:
    """An answer in words, with what it says in small."""
    phrase = show(table.game).answer(table.view(table.seat), table.game.actions.parse(answer))
    return speaker(lang, show(table.game)).answer(phrase, table.names, table.seat).whole


def asked(table: Table, lang: str = "en") -> str:
    """The question as the asked seat reads it."""
    phrase = show(table.game).question(table.view(table.seat))
    return speaker(lang, show(table.game)).say(phrase, table.names, table.seat)


def number(pattern: str, text: str) -> int:
    """The figure that a pattern finds; 0 where there is none."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def test_the_coins_that_an_answer_names_are_those_that_are_laid_and_go_home() -> None:
    seen: Counter[str] = Counter()
    for table in tables(5):
        s = state_of(table)
        if s.phase != Phase.CELL or targets.theft(s) != NO_THEFT:
            continue
        for action in table.legal_actions():
            text, after = said(table, table.game.actions.text(action)), s.clone()
            after.apply(action, FastDice(1))
            loser, laid = plane.owner_of(s, action - Act.CELL), int(s.tray[s.seat] - after.tray[s.seat])
            if loser == s.seat:
                won = number(r": (\d+) coins? more", text) - number(r": (\d+) coins? fewer", text)
                seen["own"] += 1
            else:
                won = number(r": (\d+) coin", text)
            assert won == laid, text
            if loser not in (NOBODY, s.seat):
                home = number(r"(\d+) coins? of \w+ go", text) + number(r"(\d+) more off", text)
                assert home == after.tray[loser] - s.tray[loser], text
                seen["broken"] += "more off" in text
            assert number(r"(\d+) of them for", text) == after.bonus[s.seat] - s.bonus[s.seat]
            seen["formed"] += "of them for" in text
    assert min(seen[key] for key in ("own", "broken", "formed")) > 5


def test_a_stone_that_is_covered_says_how_many_matches_it_takes() -> None:
    covered = 0
    for table in tables(3):
        s = state_of(table)
        if s.phase != Phase.CELL:
            continue
        theft, legal = targets.theft(s), table.legal_actions()
        for cell in range(s.cells):
            matches, needed = plane.matches(s, s.stone, s.turn, cell), placing.needed(s.top[cell], theft)
            owner = plane.owner_of(s, cell)
            if theft == NO_THEFT or owner not in (NOBODY, s.seat):
                assert (Act.CELL + cell in legal) == (matches >= needed)
            if Act.CELL + cell in legal and owner != NOBODY:
                runes = "1 matching rune" if matches == 1 else f"{matches} matching runes"
                assert f"{runes}, at least {needed} needed" in said(table, f"cell:{cell + 1}")
                covered += 1
    assert covered > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_with_one_answer_is_not_worded_as_a_choice(lang: str) -> None:
    seen: Counter[str] = Counter()
    for table in tables(4):
        if len(table.legal()) == 1:
            assert "?" not in asked(table, lang)
            seen[table.question()] += 1
        else:
            assert "?" in asked(table, lang)
    assert len(seen) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_rituals_stand_in_quotes(lang: str) -> None:
    speak = speaker(lang, show(meadhall.game("runes", FORMS)))
    first, last = QUOTES[lang]
    names = [speak.title(f"ritual-{name}") for name in RITUALS]
    heard = 0
    for table in tables(2):
        sentences = [asked(table, lang)]
        sentences += [said(table, answer, lang) for answer in table.legal() if answer.startswith(("play", "drop"))]
        for told in table.moves[-1].events if table.moves else ():
            if told.name in ("played", "copied", "aimed", "warded", "mirrored", "in-vain", "drew", "dropped"):
                sentences.append(speak.say(show(table.game).event(told), table.names))
        for sentence in sentences:
            for name in names:
                if f"{first}{name}" in sentence:
                    assert f"{first}{name}{last}" in sentence
                    heard += 1
    assert heard > 20


def test_a_theft_names_the_coins_of_the_forms_it_would_break() -> None:
    stones = [*[on(k, 0, 1 + k, "blue") for k in range(5)], on(5, 0, SPLIT, "blue", 2)]
    rituals = {"red": ["steal-stone"], "blue": ["ward"]}
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]}, rituals=rituals)
    table.play("play:steal-stone", "stone:18", "turn:0")
    assert "2 coins of blue go home, 5 more off a line" in said(table, at(table, 5, 0))
    table.play(at(table, 5, 0))
    assert "7 coins would go back to your tray, 5 of them off a line." in asked(table)
    assert "7 Münzen kämen zurück auf deine Ablage, davon 5 von einer Linie." in asked(table, "de")


def test_a_line_that_is_made_or_broken_is_told_with_its_coins() -> None:
    speak = speaker("en", show(plain().game))
    table = plain(table=[on(k, 0, 1 + k, "blue") for k in range(5)], hands={"blue": [15, 16, 17]})
    lay(table, 15, 5, 0)
    told = [speak.say(show(table.game).event(one), table.names) for one in table.moves[-1].events]
    assert "blue completes a line: 5 coins." in told
    stones = [*[on(k, 0, 1 + k, "blue") for k in range(5)], on(5, 0, SPLIT, "blue", 2)]
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]}, rituals={"red": ["replace-coins"]})
    table.play("play:replace-coins", at(table, 0, 0))
    told = [speak.say(show(table.game).event(one), table.names) for one in table.moves[-1].events]
    assert "red takes over blue’s stone on cell 1: 1 coin." in told
    assert "1 coin goes back to blue’s tray." in told
    assert "blue loses a line: 5 coins go back to the tray." in told
