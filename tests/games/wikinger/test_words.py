"""What Wikinger says: questions that are none, every change of points in figures, cases that German wants."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from tests.games.wikinger.boxes import OWNED, TEXT
from tests.sayings import listen

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

ANSWERS = 2500


@cache
def heard(box: str, lang: str) -> dict[str, dict[str, None]]:
    """All that is said in many games, by message."""
    return listen(meadhall.game("wikinger", {"printed": TEXT, **OWNED}[box]), lang, ANSWERS).heard


def asked(table: Table, lang: str = "en", reader: int | None = None) -> str:
    """The question as a seat reads it, the asked one where none is named."""
    shown, seat = show(table.game), table.seat if reader is None else reader
    return speaker(lang, shown).say(shown.question(table.view(seat)), table.names, seat)


def answers(table: Table, lang: str = "en") -> dict[str, str]:
    """The answers as the asked seat reads them."""
    shown, view = show(table.game), table.view(table.seat)
    return {
        table.game.actions.text(action): speaker(lang, shown).answer(shown.answer(view, action)).whole
        for action in table.legal_actions()
    }


WRONG = {
    "a figure in the nominative": r"\b(nimmt|nimmst|kauft|kaufst|stellt|stellst|setzt|ersetzt) (\d+ )?Adliger\b",
    "Adlige in another case": r"\b(einen|den|dem) Adlige[r]?\b|\b(ein|1) Adlige\b|\bder Adliger\b",
    "a ship in the wrong ending": r"\bein (rote|grüne|gelbe|blaue)\b|\bdas (rotes|grünes|gelbes|blaues)\b",
    "a tile in the wrong gender": r"\bein Inselanfang\b|\b(einen|der|den) Inselende\b|\b(einen|ein|das) Inselmitte\b",
    "several of one": r"\bbleiben (1|einer)\b|\b1 (Punkte|Bootsmänner|Figuren|Goldschmiede|Adlige|Inseln)\b",
    "one of several": r"(?<![\d.])([2-9]|\d\d+) (Punkt|Bootsmann|Figur|Goldschmied|Adliger|Adligen|Insel)\b",
    "a second word for one thing": r"\b(am|vom|ans) Rad\b|\bAngreifer|\bSiedlern\b|\bStartschiff|\berste[nr]? Platz",
    "a small beginning": r"^[a-zäöü]",
}
SMALL = (  # parts of sentences and notes beside a figure
    "a-", "the-", "to-the-", "of-row", "many-", "brings-", "value", "price", "source-", "board-", "fact-", "basis",
    "paid-why-",
)  # fmt: skip


@pytest.mark.parametrize("box", ["printed", *OWNED])
def test_german_sentences_have_their_cases_and_genders(box: str) -> None:
    said = heard(box, "de")
    broken = [
        f"{message}: {sentence!r} has {what}"
        for what, pattern in WRONG.items()
        for message, sentences in said.items()
        for sentence in sentences
        if re.search(pattern, sentence)
        and not (what == "a small beginning" and (message.startswith(SMALL) or message.endswith(".detail")))
    ]
    assert not broken, "\n".join(broken[:30])
    assert sum(map(len, said.values())) > 500


@pytest.mark.parametrize("box", ["printed", *OWNED])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_brings_or_costs_points_says_how_many(box: str, lang: str) -> None:
    said = heard(box, lang)
    for message in (
        "event-points",
        "event-gold",
        "event-final",
        "event-paid",
        "answer-lay-ship.detail",
    ):
        assert said[message]
        for sentence in said[message]:
            assert re.search(r"\d|nothing|nichts|still raise|noch erhöhen", sentence), sentence


def wheel(combinations: dict[int, str], **more: Any) -> Table:
    """Blue is at a wheel."""
    lands = {"blue": {"scouts": "left"}, "red": {"scouts": "left"}}
    return meadhall.scene("wikinger", {"seats": 2, "lands": lands, "wheel": combinations, **more})


def test_a_single_combination_is_no_choice_and_not_asked_as_one() -> None:
    table = wheel({4: "left noble"})
    assert asked(table) == "Only one combination is left for you to take. You have 30 gold and 10 points."
    assert asked(table, "de") == "Dir bleibt nur eine Kombination. Du hast 30 Gold und 10 Punkte."
    assert asked(wheel({4: "left noble", 5: "right scout"})).startswith("What do you buy?")


def test_a_single_crossing_in_the_last_scoring_is_no_choice_and_says_why() -> None:
    table = meadhall.scene(
        "wikinger", seats=2, round=6, question="ferry", lands={"blue": {"scouts": "left", "nobles": "left"}},
        ashore={"blue": {"boatman": 1, "noble": 1}},
    )  # fmt: skip
    assert asked(table) == "You have 1 boatman, who must ferry now. One crossing is possible."
    assert answers(table, "de") == {
        "ferry:noble": "1 Adligen übersetzen (der Bootsmann verlässt das Spiel; dir bleibt keiner)"
    }


def test_a_combination_that_fits_nowhere_says_so_before_it_is_bought() -> None:
    lands = {"blue": dict.fromkeys(("warriors", "nobles", "scouts", "goldsmiths", "fishers"), "left right")}
    table = wheel({0: "left noble", 1: "farm scout", 2: "right scout"}, lands=lands)
    assert "fits nowhere on your land: the tile leaves the game, the scout goes ashore" in answers(table)["buy:1"]
    assert "passt nirgends in deine Auslage" in answers(table, "de")["buy:2"]
    assert "nowhere" not in answers(table)["buy:0"]


def test_a_ship_says_what_it_brings_and_what_it_takes() -> None:
    table = wheel({0: "left noble", 1: "green-ship scout"})
    assert answers(table)["buy:1"] == (
        "Green ship and scout for 1 gold (a warrior right below it earns 5 gold in every large scoring; "
        "without one it takes 5 gold at the end; the scout goes ashore)"
    )


def test_a_ship_above_figures_says_what_is_lost() -> None:
    rows = {"warriors": "left* right", "nobles": "left* right*", "scouts": "left right*", "goldsmiths": "left right*"}
    table = meadhall.scene(
        "wikinger", seats=2, round=2, question="lay", hand={"tile": "green-ship", "figure": "scout"},
        lands={"blue": rows, "red": {"scouts": "left"}}, wheel={0: "left noble"},
    )  # fmt: skip
    said = answers(table)
    assert said["lay:1.1"] == "Column 1 (your warrior repels it: 5 gold in every large scoring)"
    assert said["lay:1.2"] == (
        "Column 2 (threatens 2 figures, down to the row of the scouts; you lose 4 points in every large scoring; "
        "takes 5 gold at the end unless a warrior repels it)"
    )
    assert "where nobody stands yet" in said["lay:1.3"]


def test_who_opens_with_nothing_is_told_to_be_still_in_and_the_others_know() -> None:
    drawn = {"fisher": 5, "noble": 5, "scout": 3}
    table = meadhall.scene("wikinger", seats=2, options={"version": "advanced"}, question="bid", drawn=drawn)
    assert asked(table, "de") == "Wer wird Startspieler? Du eröffnest die Versteigerung. Was bietest du?"
    assert answers(table)["bid:0"] == "Bid nothing (you may still raise when others bid)"
    assert answers(table, "de")["bid:35"] == "35 Gold bieten (kostet 30 Gold und 5 Punkte, wenn niemand mehr bietet)"
    table.play("bid:0")
    assert asked(table) == "Who goes first? blue has bid nothing so far. Do you bid something?"


def test_a_special_tile_says_what_it_brings_as_the_land_lies() -> None:
    table = meadhall.scene(
        "wikinger", seats=2, options={"version": "advanced"}, question="special", round=2,
        open=["noble-1", "great-farm", "great-church", "ferryman"], wheel={0: "left noble"},
        lands={"blue": {"nobles": "left* farm* right*"}, "red": {"scouts": "left"}},
    )  # fmt: skip
    assert answers(table) == {
        "special:noble-1": "Nobles +1 (1 point more for each noble: 3 in every large scoring as your land lies)",
        "special:ferryman": "Ferryman (counts as 1 boatman at the end; the most bring 10 points)",
        "special:great-farm": "Great farm (takes the place of a middle with a farm: 3 points at the end "
        "as your land lies)",
        "special:great-church": "Great church (set aside until you lay a middle with a church; until then it brings "
        "nothing)",
        "decline": "Take none",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_rule_in_thirty_words(lang: str) -> None:
    game = meadhall.game("wikinger")
    for question in game.questions:
        rule = speaker(lang, show(game)).rule(question)
        assert rule, question
        assert len(rule.split()) <= 30, rule
        assert rule.endswith("."), rule


def test_answers_are_compared_by_gold_and_by_what_a_large_scoring_brings() -> None:
    lands = {"blue": {"ships": "green-ship", "warriors": "left*", "nobles": "left*", "goldsmiths": "left*"}}
    table = meadhall.scene("wikinger", seats=2, lands=lands, wheel={0: "left noble"}, gold={"blue": 7})
    shown = show(table.game)
    assert shown.tally(table.view(0), 0) == {"gold": 7, "goldsmith": 3 + 5, "noble": 2}
    assert shown.tally(table.view(0), 1) == {"gold": 30, "goldsmith": 0, "noble": 0}
