"""The words: the same messages in both languages, and none missing."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

GAME = meadhall.game("karvi")


def ids(lang: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", show(GAME).words(lang), flags=re.M)


def test_both_languages_hold_the_same_messages_once() -> None:
    assert ids("en") == ids("de")
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
