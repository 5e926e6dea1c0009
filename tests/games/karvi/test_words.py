"""The words: the same messages in both languages, and none missing."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.words import LANGUAGES, speaker

GAME = meadhall.game("karvi")


def ids(lang: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", GAME.words(lang), flags=re.M)


def test_both_languages_hold_the_same_messages_once() -> None:
    assert ids("en") == ids("de")
    assert len(ids("en")) == len(set(ids("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_events_options_lines_and_components_have_words(lang: str) -> None:
    speak = speaker(lang, GAME)
    wanted = [f"ask-{name}" for name in GAME.questions] + [f"event-{name}" for name in GAME.events]
    for option in GAME.options.values():
        assert speak.about(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.choices]
    wanted += [f"score-{line.name}" for line in GAME.sheet(meadhall.table("karvi", 2, seed="1").state, 0)]
    for message in wanted:
        assert speak.knows(message), message
    for message in GAME.bases():
        assert speak.about(message), message
