"""How things are put: what happens, in figures, in sentences one would say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.sayings import NAMES, Listener, hear, listen, tables

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import LANGUAGES, Answer, speaker

SEA: dict[str, Any] = {
    "seats": ["red", "blue", "green"],
    "track": {3: "axe", 6: "rune", 8: "visit", 9: "sail", 12: "monster-3"},
    "ships": {"red": 3, "blue": 6, "green": 9},
    "vikings": {"red": 2, "blue": 1, "green": 4},
}


def offered(table: Table, lang: str = "en") -> dict[str, Answer]:
    """The answers of the asked seat, in words."""
    shown, view = show(table.game), table.view(table.seat)
    return {
        table.game.actions.text(action): speaker(lang, shown).answer(
            shown.answer(view, action), table.names, table.seat
        )
        for action in table.legal_actions()
    }


def asked(table: Table, lang: str = "en") -> str:
    """The open question, as the asked seat reads it."""
    return speaker(lang, show(table.game)).say(
        show(table.game).question(table.view(table.seat)), table.names, table.seat
    )


def told(table: Table, lang: str = "en") -> list[str]:
    """What the last answer did, as a spectator reads it."""
    speak = speaker(lang, show(table.game))
    return [speak.say(show(table.game).event(one), table.names) for one in table.moves[-1].events]


def at_sea(**more: object) -> Table:
    """Red sets a course."""
    table = meadhall.scene("raids", {**SEA, **more})
    table.play("throw")
    return table


# -- courses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "near", "small", "home"),
    [
        (
            "en",
            "Sail to space 6: rune, held by blue",
            "hire 1 Viking on the way, 1 Viking falls at once and blue (1 Viking) must flee",
            "Sail home to berth 1",
        ),
        (
            "de",
            "Segle nach Feld 6: Rune, dort liegt blue",
            "unterwegs 1 Wikinger, 1 Wikinger fällt sofort und blue (1 Wikinger) muss fliehen",
            "Segle heim an Liegeplatz 1",
        ),
    ],
)
def test_a_course_says_in_small_what_lies_on_the_way_and_what_waits_there(
    lang: str, near: str, small: str, home: str
) -> None:
    answers = offered(at_sea(), lang)
    assert answers["sail:6"] == Answer(near, small)
    assert answers["sail:21"].text == home
    assert answers["sail:21"].whole == f"{home} ({answers['sail:21'].detail})"


def test_villages_visits_monsters_and_the_race_are_counted() -> None:
    answers = offered(at_sea())
    assert (
        answers["sail:9"].detail
        == "hire 3 Vikings on the way, 1 Viking falls at once and green (4 Vikings) may strike back"
    )
    assert answers["sail:21"].detail == (
        "hire 6 Vikings on the way, monster (3): fight with 3 Vikings or feed it 1, a coin of 6 for coming home now"
    )


def test_a_full_ship_is_promised_no_vikings() -> None:
    answers = offered(at_sea(vikings={"red": 10, "blue": 1, "green": 0}))
    assert answers["sail:9"].detail == (
        "no shield is free for Vikings on the way, 1 Viking falls at once and green (no Viking) must flee"
    )
    home = answers["sail:21"].detail or ""
    assert home.startswith("hire 1 to 2 Vikings on the way, monster (3): fight with 3 Vikings or feed it 1, a coin")


def test_without_anything_on_the_way_nothing_is_said_in_small() -> None:
    table = at_sea(track={3: "axe", 4: "rune", 9: "sail", 2: "pig-3"}, ships={"red": 2, "blue": 3, "green": 9})
    assert offered(table)["sail:4"] == Answer("Sail to space 4: rune")


# -- the ship --------------------------------------------------------------------------------------------------------


def test_stowing_says_what_it_brings_and_who_must_leave() -> None:
    hold = {"red": ["sail", None, None, None, None]}
    table = meadhall.scene(
        "raids", voyage=3, **{**SEA, "track": {3: "wood-5", 6: "rune"}, "vikings": {"red": 9}, "aboard": hold,
                              "ships": {"red": 3, "blue": 6, "green": 21}, "berths": {"green": 1}}
    )  # fmt: skip
    answers = offered(table)
    assert answers["place"] == Answer(
        "Stow the wood (5): 2 Vikings lose their shields and leave", "5 points once sold; 7 shields then"
    )
    assert answers["replace:1"] == Answer(
        "Stow the wood (5) in place of the sail, which leaves the game: 1 Viking loses its shield and leaves",
        "5 points once sold; until now 1 Viking at the end of each voyage; 8 shields then",
    )
    assert answers["throw"].text == "Throw the wood (5) away: it leaves the game"
    german = offered(table, "de")
    assert german["place"].text == "Nimm das Holz (5) an Bord: 2 Wikinger verlieren ihre Schilde und gehen von Bord"
    assert german["replace:1"].text.startswith("Nimm das Holz (5) an Bord, dafür kommt das Segel aus dem Spiel: 1 ")
    table.play("place")
    assert told(table)[:2] == [
        "red takes the wood (5): 5 points once sold.",
        "red loses 2 Vikings for want of shields.",
    ]


def test_a_trading_post_buys_no_more_than_there_is() -> None:
    table = meadhall.scene(
        "raids", seats=3, voyage=2, track={2: "double-post", 4: "rune", 6: "axe"},
        ships={"blue": 2, "red": 4, "yellow": 6}, aboard={"blue": ["fur-3"]}, vikings={"blue": 9},
    )  # fmt: skip
    assert asked(table) == "The trading post buys 1 of your goods. Which do you sell?"
    answers = offered(table)
    assert answers["sell:1"] == Answer("Sell the fur (3) for 3 points", "10 shields then")
    assert answers["done"].text == "Leave the trading post: its Viking finds no free shield"
    assert offered(table, "de")["sell:1"].text == "Verkaufe das Fell (3) für 3 Punkte"


# -- questions -------------------------------------------------------------------------------------------------------


def positions(answers: int = 2500) -> Iterator[Table]:
    """Tables at open questions."""
    for _, table in zip(range(answers), tables(meadhall.game("raids")), strict=False):
        if not table.over:
            yield table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_with_one_answer_is_not_worded_as_a_choice(lang: str) -> None:
    alone = 0
    for table in positions():
        one = len(table.legal_actions()) == 1
        assert asked(table, lang).endswith("?") != one
        alone += one
    assert alone > 10


# -- grammar ---------------------------------------------------------------------------------------------------------

WRONG = {
    "en": (
        r"\b([Tt]akes?|[Ss]tows?|[Ss]ells?|[Tt]hrows?|place of|reached) (double )?"
        r"(axe|sail|Mjölnir|standard|wood|pig|fur|mead|rune|trading post)\b",
        r"\b[Ss]ail to (the )?sail\b",
        r"\bthe the\b",
    ),
    "de": (
        r"\b(je|Füttern|füttern|verfüttert)\b",
        r"\b(den|der) (Doppelsegel|Holz|Schwein|Fell|Ungeheuer)\b|\b(?<!dank )der Segel\b",
        r"\b(das|den|dem) (Axt|Doppelaxt|Standarte|Rune|Plünderung)\b",
        r"\b(die|das) (Met|Mjölnir|Doppel-Mjölnir|Handelsplatz|Doppel-Handelsplatz|Besuch)\b",
        r"\b([Nn]imm(s?t)?|[Vv]erkauf(e|s?t)|[Ww]irfs?t?|will|verteidigt|hast|überlass \w+) der \w",
        r"\bkommt den \w|Spiel: den \w",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_have_their_articles_and_cases(lang: str) -> None:
    said = [sentence for heard in listen(meadhall.game("raids"), lang, 4000).heard.values() for sentence in heard]
    assert len(said) > 1000
    assert [sentence for sentence in said if re.search("|".join(WRONG[lang]), sentence)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_that_bring_points_say_how_many(lang: str) -> None:
    ear = Listener(lang, meadhall.game("raids"))
    for table in positions(1500):
        hear(ear, table)
    points = r"\b\d+ (points?|Punkte?)\b"
    for event in ("event-sold", "event-coin", "event-fought"):
        assert ear.heard[event]
        assert all(re.search(points, sentence) for sentence in ear.heard[event])
    assert NAMES[0] in "".join(ear.heard["event-sold"])
