"""Sentences are put into words once, and still tell people, readers and figures apart."""

from __future__ import annotations

import pytest

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.words import MissingWords, Speaker


class Tongue:
    """A game with a few words."""

    TEXT = """
hail = Hail { $who ->
   *[other] { $who }
}{ $who-you ->
    [yes] , that is you
   *[no] {""}
}
pair = { $first } and { $second }
sail = Sail to { $space }
    .detail = { on-the-way }
on-the-way = past { $way }
"""

    def words(self, lang: str) -> str:
        """The same in every language."""
        return self.TEXT

    def bases(self) -> dict[str, dict[str, str]]:
        """Nothing is explained."""
        return {}

    def title(self, component: str) -> Phrase:
        """Nothing has a title."""
        return Phrase(component)

    def about(self, component: str) -> None:
        """Nothing is explained."""

    def figures(self) -> dict[str, int]:
        """No figures."""
        return {}


@pytest.fixture
def speak() -> Speaker:
    """A speaker of those words."""
    return Speaker("en", Tongue())


def test_every_table_hears_its_own_names_and_every_reader_who_is_meant(speak: Speaker) -> None:
    hail = Phrase("hail", {"who": SeatName(1)})
    assert speak.say(hail, ("Åse", "Björn")) == "Hail Björn"
    assert speak.say(hail, ("Åse", "Ulf")) == "Hail Ulf"
    assert speak.say(hail, ("Åse", "Ulf"), 1) == "Hail Ulf, that is you"
    assert speak.say(hail, ("Ulf", "Åse"), 0) == "Hail Åse"


def test_names_come_through_sentences_within_sentences(speak: Speaker) -> None:
    inner = Phrase("hail", {"who": SeatName(0)})
    pair = Phrase("pair", {"first": inner, "second": (inner, Phrase("hail", {"who": SeatName(2)}))})
    assert speak.say(pair, ("Åse", "Ulf", "Orm")) == "Hail Åse and Hail Åse, Hail Orm"
    assert speak.answer(pair, ("Orm", "Ulf", "Åse")).text == "Hail Orm and Hail Orm, Hail Åse"


def test_a_sentence_is_put_into_words_once_whatever_it_does_not_name(
    speak: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str | None] = []
    formatted = speak._formatted

    def counted(message: str, attribute: str | None, figures: dict[str, int | str]) -> str:
        made.append(attribute)
        return formatted(message, attribute, figures)

    monkeypatch.setattr(speak, "_formatted", counted)
    said = [speak.answer(Phrase("sail", {"space": 3, "way": way})) for way in ("an axe", "a hut", "an axe")]
    assert [one.text for one in said] == ["Sail to 3"] * 3
    assert [one.detail for one in said] == ["past an axe", "past a hut", "past an axe"]
    assert made == [None, "detail", "detail"]


def test_a_sentence_without_its_figure_is_never_said(speak: Speaker) -> None:
    with pytest.raises(MissingWords, match="space"):
        speak.say(Phrase("sail", {"way": "an axe"}))
    with pytest.raises(MissingWords, match="no words for row"):
        speak.say("row")
