"""The words: the same messages in both languages, and none missing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.karvi.play import karvi

import meadhall
from meadhall.engine import Table
from meadhall.engine.game import Told
from meadhall.look import show
from meadhall.words import LANGUAGES, Answer, speaker

GAME = meadhall.game("karvi")


def said(table: Table, answer: str) -> list[Answer]:
    """What an answer says to the first seat, in both languages."""
    assert answer in table.legal()
    phrase = show(GAME).answer(table.view(0), GAME.actions.parse(answer))
    return [speaker(lang, show(GAME)).answer(phrase, table.names, 0) for lang in LANGUAGES]


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
        ({}, "die:1", Answer("Move to space 1: 3 fur", "1 beer"), Answer("Zieh auf Aktionsfeld 1: 3 Fell", "1 Bier")),
        (FAR, "sail:torshavn", Answer("Sail to Tórshavn", "2 provisions, a tower there brings 3 points"),
         Answer("Fahre nach Tórshavn", "2 Proviant, ein Turm dort bringt 3 Punkte")),
        (FAR, "far:avaldsnes",
         Answer("Sail to Avaldsnes by the power of your sail", "1 provision, a trading post there brings 3 points"),
         Answer("Fahre mit der Kraft deines Segels nach Avaldsnes",
                "1 Proviant, ein Handelsposten dort bringt 3 Punkte")),
        ({**DICE, "pending": [["copy"]]}, "mine:2", Answer("Die 2 on stop space 6", "it shows 3 beer now"),
         Answer("Würfel 2 auf Stopp-Feld 6", "jetzt zeigt er 3 Bier")),
        ({**DICE, "pending": [["copy-from", 0]]}, "any:1.2", Answer("3 beer, as your die 2"),
         Answer("3 Bier wie dein Würfel 2")),
        (DICE, "end", Answer("End your turn"), Answer("Beende deinen Zug")),
    ],
)  # fmt: skip
def test_an_answer_says_in_small_what_it_costs(
    words: dict[str, Any], answer: str, english: Answer, german: Answer
) -> None:
    assert said(karvi(**words), answer) == [english, german]


TRADE: dict[str, Any] = {"tiles": {"T2": "a"}, "done": {"T1": "a"}, "silver": 3}
RAID: dict[str, Any] = {"tiles": {"R2": "b"}, "done": {"R1": "a"}, "healthy": [6, 6]}
EQUIP: dict[str, Any] = {"above": ["K5", "K7"], "done": {"T1": "a", "T2": "b"}, "fur": 2, "silver": 2}
FULL = [["S1", 5], ["S6", 5]]


@pytest.mark.parametrize(
    ("words", "answer", "english", "german"),
    [
        ({"blue": TRADE, "pending": [["trade"]]}, "use:T2",
         Answer("Trade honey: pay 3 silver, get 4 points, 1 trade card",
                "on the track: a trading post comes to your supply, locked actions bring 1 gold, 1 silver"),
         Answer("Handle mit Honig: Zahle 3 Silber, erhalte 4 Punkte, 1 Handelskarte",
                "auf der Leiste: ein Handelsposten kommt in deinen Vorrat, verschlossene Aktionen bringen "
                "1 Gold, 1 Silber")),
        ({"blue": {**RAID, "gear": {"head": "K1"}}, "pending": [["raid"]]}, "use:R2",
         Answer("Raid II: 1 damage to your warriors, then 7 points, 2 gold, 4 points by the Shielded Head",
                "on the track: a tower comes to your supply, locked actions bring +3 strength"),
         Answer("Plünderung II: 1 Schaden für deine Kriegerinnen, dann 7 Punkte, 2 Gold, 4 Punkte durch den Schildkopf",
                "auf der Leiste: ein Turm kommt in deinen Vorrat, verschlossene Aktionen bringen +3 Kampfstärke")),
        ({"blue": EQUIP, "pending": [["equip", "none"]]}, "place:K5",
         Answer("Lay the Golden Head for 2 fur, 2 silver: 7 points", "With each trade: 1 gold, 2 points."),
         Answer("Lege den goldenen Kopf für 2 Fell, 2 Silber: 7 Punkte", "Bei jedem Handel: 1 Gold, 2 Punkte.")),
        ({"blue": {**EQUIP, "gear": {"head": "K3"}}, "pending": [["equip", "none"]]}, "place:K5",
         Answer("Lay the Golden Head for 2 fur, 2 silver: no points",
                "With each trade: 1 gold, 2 points. You cover the Market Head, whose effect ends."),
         Answer("Lege den goldenen Kopf für 2 Fell, 2 Silber: keine Punkte",
                "Bei jedem Handel: 1 Gold, 2 Punkte. Du überdeckst damit den Marktkopf; diese Wirkung endet.")),
        ({"blue": {"above": ["N7"], "healthy": [5], "fur": 2}, "pending": [["equip", "none"]]}, "place:N7",
         Answer("Lay the Rune of Strength for 2 fur or silver: 2 points",
                "8 points at the end for strength 12; 16 points instead for strength 20 (you have 5 so far)"),
         Answer("Lege die Rune der Stärke für 2 Fell oder Silber: 2 Punkte",
                "8 Punkte am Ende für Kampfstärke 12; stattdessen 16 Punkte für Kampfstärke 20 (bisher hast du 5)")),
        ({"blue": {"injured": [4]}, "pending": [["wound", 1]]}, "wound:injured.4",
         Answer("Your injured warrior of strength 4 must die and go to Valhalla", "4 points, 4 strength less"),
         Answer("Deine verletzte Kriegerin der Stärke 4 stirbt und geht nach Walhall",
                "4 Punkte, 4 Kampfstärke weniger")),
        ({"blue": {"hand": [8], "fur": 1, "silver": 1, "healthy": [1, 2]}}, "card:8.1",
         Answer("Play helmet card 8 for 1 fur, 1 silver: 2 points per healthy warrior – now 4 points, "
                "heal up to 2 warriors"),
         Answer("Spiele Helmkarte 8 für 1 Fell, 1 Silber aus: 2 Punkte pro gesunder Kriegerin – jetzt 4 Punkte, "
                "bis zu 2 Kriegerinnen heilen")),
    ],
)  # fmt: skip
def test_an_answer_that_takes_something_names_its_gain_cost_and_risk(
    words: dict[str, Any], answer: str, english: Answer, german: Answer
) -> None:
    assert said(karvi(turn="blue", used=["die"], **words), answer) == [english, german]


@pytest.mark.parametrize(
    ("blue", "answer", "english"),
    [
        ({"dice": FULL}, "die:6", "Move to space 6: beer action (your dice are full)"),
        ({"dice": [["S1", 4], ["S6", 5]]}, "die:6", "Move to space 6: beer action (2 beer, room for 1)"),
        ({"bread": 5, "dice": FULL}, "die:2", "Move to space 2: provision action (2 provisions, room for 1)"),
        ({"dice": FULL}, "die:7", "Move to space 7: trade action (so far you can trade nothing)"),
        ({"dice": FULL}, "die:9", "Move to space 9: raid action (so far you can raid nothing)"),
        ({"dice": FULL, "healthy": [1, 1, 1, 1, 1]}, "die:3",
         "Move to space 3: a warrior of strength 2 in place of another (your crew is full)"),
    ],
)  # fmt: skip
def test_an_answer_promises_nothing_that_cannot_be_kept(blue: dict[str, Any], answer: str, english: str) -> None:
    assert said(karvi(blue=blue), answer)[0].text == english


def test_fields_and_pieces_stand_in_the_case_their_sentence_wants() -> None:
    mapped = {"done": {f"T{k}": "a" for k in range(1, 5)}, "bread": 6, "at": "dyflin"}
    table = karvi(blue=mapped)
    assert [said(table, f"sail:{at}")[1].text for at in ("celtic-sea", "norwegian-sea", "peel")] == [
        "Fahre in die Keltische See",
        "Fahre ins Nordmeer",
        "Fahre nach Peel",
    ]
    words = speaker("de", show(GAME))
    laid = [words.say(show(GAME).event(Told("laid", (0, piece, 3, 0))), ["Astrid"]) for piece in (1, 9, 20, 24, 3)]
    assert laid == [
        "Astrid legt das goldene Heck: 3 Punkte.",
        "Astrid legt das schnelle Segel: 3 Punkte.",
        "Astrid legt den goldenen Kopf: 3 Punkte.",
        "Astrid legt die Rune der Handelsposten: 3 Punkte.",
        "Astrid legt das Brauerheck: 3 Punkte.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "component", "name", "about"),
    [
        ("fur = 2\nsilver = 0\ngold = 0\npoints = 1", "fur = 1\nsilver = 3\ngold = 0\npoints = 2", "tile-T1a",
         "Wool for 1 fur, 3 silver",
         "Trade tile, for a trade action (1 fur, 3 silver for 2 points, 1 trade card). "
         "Then it goes to your trade track."),
        ("strength = 3\ndamage = 1", "strength = 5\ndamage = 0", "tile-R1a",
         "Raid I, strength 5",
         "Raid tile, for a raid action (strength 5 needed: 0 damage, then 4 points, 2 beer). "
         "Then it goes to your raid track."),
        ('need = "trade 1"\non = { equip = ["gain resources 2"] }', 'need = "tower 2"\non = { equip = ["draw 1"] }',
         "gear-H1", "Merchants’ Stern",
         "With each equip action: 1 equipment card. Condition for laying it: 2 towers built."),
        ("far_steps = 2, far_bread = 1", "far_steps = 1, far_bread = 3", "gear-S2", "Swift Sail",
         "Once a turn, besides the usual sailing: give 3 provisions and sail up to 1 step. "
         "Condition for laying it: 2 provisions aboard."),
        ('boxes = [["raise 2"], ["heal 2"]]', 'boxes = [["gain gold 1"]]', "card-2",
         "Helmet card 2", "Costs 1 silver: 1 gold."),
        ("beer = [2, 3, 3, 4, 4, 5, 5]", "beer = [1, 1, 2, 2, 4, 4, 5]", "track-trade-2", "Trade track, slot 2",
         "With trade tile 2: a trading post comes to your supply, your beer action pours 2 beer, "
         "locked actions bring 1 gold, 1 silver."),
        ("bread = [2, 3, 3, 4, 4, 5, 5]", "bread = [1, 3, 3, 4, 4, 5, 6]", "act-bread", "Provision action",
         "Take 1 provision; tiles on your raid track raise that to 6. A ship holds 6 at most."),
        ("unlock_slot = 2", "unlock_slot = 3", "act-locked", "Locked action",
         "Open with tile 3 on a track. Trade track: 1 gold, 1 silver. Raid track: +3 strength. "
         "Who has both takes one of them."),
        ('raid = ["raise 3"]', 'raid = ["raise 2", "draw 1"]', "track-raid-2", "Raid track, slot 2",
         "With raid tile 2: a tower comes to your supply, locked actions bring +2 strength, 1 equipment card."),
        ("price = 4 ", "price = 5 ", "track-trade-6", "Trade track, slot 6",
         "With trade tile 6: a trade action may give 5 fur or silver in Francia for 8 points."),
        ("strength = 25\ndamage = 3\nraid_points = 12", "strength = 20\ndamage = 2\nraid_points = 15", "track-raid-6",
         "Raid track, slot 6",
         "With raid tile 6: with strength 20 a raid action may bring 15 points in Francia, for 2 damage."),
        ('fur = 1\nsilver = 1\nany = 0\npoints = 3', 'fur = 0\nsilver = 2\nany = 0\npoints = 6', "slot-stern",
         "Slot for a stern",
         "Laying a tile here costs 2 silver and brings 6 points the first time. "
         "A later one covers it and brings no points."),
        ('number = 1\nbeer = 1\nhalves = [["gain fur 3"]]', 'number = 1\nbeer = 4\nhalves = [["gain fur 2"]]',
         "space-a1", "Action space: 2 fur", "The die that goes there pays 4 beer."),
        ('effects = [["recruit 1"], ["act bread"]', 'effects = [["recruit 3"], ["gain gold 2"]', "stop-I-a-2",
         "Stop space 2: 2 gold", "It costs no beer. A die that goes there rests until the next round."),
        ("spots = [3, 2, 1]", "spots = [5, 4, 3]", "field-avaldsnes", "Avaldsnes",
         "A site for trading posts. End a move here and build one from your supply on the best free spot, "
         "for its points: 5, 4, 3; with four players 3, 2, 1, 1."),
        ('name = "Kaupanger"', 'name = "Borg"', "field-kaupanger", "Borg",
         "All ships start here, and there is room for all of them: nobody is displaced."),
        ("map_slot = 4", "map_slot = 3", "field-celtic-sea", "Celtic Sea",
         "The gate to the yellow waters. It opens with tile 3 on your trade track or raid track, "
         "or by an equipment tile."),
        ("most_bread = 6", "most_bread = 5", "goods-bread", "Provisions",
         "Each step of your ship costs 1 provision, displacing somebody not weaker than you 1 more. A ship holds 5. "
         "At the end there is 1 point for 2 provisions."),
        ("resources = 2", "resources = 4", "goods-fur", "Fur",
         "You pay trade tiles, cards and slots with it. At the end there is 1 point for 4 fur or silver."),
        ("level = 1\nfur = 1", "level = 2\nfur = 1", "stack-helmet", "Helmet cards",
         "Equipment cards about your warriors: 6 of level 1 lie on 9 of level 2. Cards thrown off go under the stack."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_explained_as_corrected(
    old: str, new: str, component: str, name: str, about: str
) -> None:
    text = GAME.components.text
    assert old in text
    speak = speaker("en", show(type(GAME)(text.replace(old, new, 1))))
    assert (speak.title(component), speak.about(component)) == (name, about)
