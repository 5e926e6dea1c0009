"""The words: the same messages in both languages, and none missing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.karvi.play import karvi

import meadhall
from meadhall.look import show
from meadhall.words import LANGUAGES, Answer, speaker

GAME = meadhall.game("karvi")


def ids(lang: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", show(GAME).words(lang), flags=re.M)


def details(lang: str) -> list[str]:
    return re.findall(r"^(answer-[\w-]+) =.*\n(?:[^a-z#].*\n)*?    \.detail =", show(GAME).words(lang), flags=re.M)


def test_both_languages_hold_the_same_messages_once() -> None:
    assert ids("en") == ids("de")
    assert details("en") == details("de") != []
    assert len(ids("en")) == len(set(ids("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_events_options_lines_and_components_have_words(lang: str) -> None:
    speak = speaker(lang, show(GAME))
    wanted = [f"ask-{name}" for name in GAME.questions] + [f"event-{name}" for name in GAME.events]
    for option in GAME.options.values():
        assert speak.about(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.choices]
    wanted += [f"score-{line.name}" for line in GAME.sheet(meadhall.table("karvi", 2, seed="1").state, 0)]
    for message in wanted:
        assert speak.knows(message), message
    for message in show(GAME).bases():
        assert speak.about(message), message


FAR = {"blue": {"gear": {"sail": "S2"}, "bread": 6}}
DICE = {"turn": "blue", "used": ["die"], "blue": {"dice": [["S1", 5], ["S6", 3]]}}


@pytest.mark.parametrize(
    ("words", "answer", "english", "german"),
    [
        ({}, "die:1", Answer("space 1: 3 fur", "1 beer"), Answer("Feld 1: 3 Fell", "1 Bier")),
        (FAR, "sail:avaldsnes", Answer("Sail to Avaldsnes", "1 provision"), Answer("Fahrt: Avaldsnes", "1 Proviant")),
        (FAR, "far:ribe", Answer("By your sail to Ribe", "1 provision"),
         Answer("Mit deinem Segel: Ribe", "1 Proviant")),
        ({**DICE, "pending": [["copy"]]}, "mine:2", Answer("Die 2 on stop space 6", "3 beer"),
         Answer("Würfel 2 auf Stopp-Feld 6", "3 Bier")),
        ({**DICE, "pending": [["copy-from", 0]]}, "any:1.2", Answer("Die 2 of yours", "3 beer"),
         Answer("Würfel 2 von dir", "3 Bier")),
        (DICE, "end", Answer("End your turn"), Answer("Beende deinen Zug")),
    ],
)  # fmt: skip
def test_an_answer_says_in_small_what_it_costs(
    words: dict[str, Any], answer: str, english: Answer, german: Answer
) -> None:
    table = karvi(**words)
    assert answer in table.legal()
    phrase = show(GAME).answer(table.view(0), GAME.actions.parse(answer))
    said = [speaker(lang, show(GAME)).answer(phrase, table.names, 0) for lang in ("en", "de")]
    assert said == [english, german]


@pytest.mark.parametrize(
    ("old", "new", "component", "name", "about"),
    [
        ("fur = 2\nsilver = 0\ngold = 0\npoints = 1", "fur = 1\nsilver = 3\ngold = 0\npoints = 2", "tile-T1a",
         "Wool for 1 fur, 3 silver", "Trade tile. Pay 1 fur, 3 silver: 2 points, 1 trade card."),
        ("strength = 3\ndamage = 1", "strength = 5\ndamage = 0", "tile-R1a",
         "Raid I, strength 5", "Raid tile. Strength 5, 0 damage: 4 points, 2 beer."),
        ('need = "trade 1"\non = { equip = ["gain resources 2"] }', 'need = "tower 2"\non = { equip = ["draw 1"] }',
         "gear-H1", "Merchant’s stern", "Each equip action brings 1 equipment card. Needs 2 towers built."),
        ("far_steps = 2, far_bread = 1", "far_steps = 1, far_bread = 3", "gear-S2", "Swift sail",
         "Once a turn, besides the usual sailing: give 3 provisions and sail 1 step. Needs 2 provisions."),
        ('boxes = [["raise 2"], ["heal 2"]]', 'boxes = [["gain gold 1"]]', "card-2",
         "Helmet card 2", "Costs 1 silver: 1 gold."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_explained_as_corrected(
    old: str, new: str, component: str, name: str, about: str
) -> None:
    text = GAME.components.text
    assert old in text
    speak = speaker("en", show(type(GAME)(text.replace(old, new, 1))))
    assert (speak.title(component), speak.about(component)) == (name, about)
