"""Why not? The sentence with the figure that is missing, in both languages, for what a stranger tries first."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.karvi.play import RAIDS, RICH, TRADES, few, karvi, moved
from tests.pictures import board, mat

from meadhall.engine.table import Table
from meadhall.games.karvi.rules.names import KIN, REASONS, WHYS
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

Scene = dict[str, Any]


def said(table: Table, answer: str, lang: str = "en") -> str:
    """Why an answer cannot be given, as the asked player reads it."""
    action, shown = table.game.actions.parse(answer), show(table.game)
    reason = table.why_not(action)
    assert reason is not None, f"{answer} is possible"
    phrase = shown.why(table.view(table.seat), action, reason)
    return speaker(lang, shown).reason(phrase, table.names, table.seat).text


def pending(*tasks: list[Any], **words: Any) -> Scene:
    """A scene with something still to do, the uppermost last."""
    return moved(pending=list(tasks), **words)


DICE: Scene = {"blue": {"dice": [["2", 1], ["9", 4]]}, "red": {"dice": [["5", 2], ["12", 2]]}}
THREES = {"healthy": [3, 3, 3, 3, 3]}
HEALTHY = {"healthy": [2, 6], "injured": [3]}


@pytest.mark.parametrize(
    ("scene", "answer", "english", "german"),
    [
        (DICE, "die:1", "Dice only go forward, and yours stands on space 2.",
         "Würfel ziehen nur nach vorn, und deiner steht auf Aktionsfeld 2."),
        (DICE, "die:5", "A die of red stands there, and a space has room for one.",
         "Dort steht ein Würfel von red, und ein Feld hat Platz für einen."),
        (DICE, "die:9", "Your other die stands there, and a space has room for one.",
         "Dort steht dein anderer Würfel, und ein Feld hat Platz für einen."),
        (DICE, "die:23", "That costs 2 beer; your die has 1.", "Das kostet 2 Bier; dein Würfel hat 1."),
        (DICE, "die:8", "With two players a blockade closes this space for the whole game.",
         "Zu zweit sperrt eine Blockade dieses Feld im ganzen Spiel."),
        (DICE, "mine:2", "This die stands further ahead; the one on space 2 moves first.",
         "Dieser Würfel steht weiter vorn; zuerst zieht der auf Aktionsfeld 2."),
        (DICE, "mine:1", "This die moves next. Choose the space it goes to.",
         "Dieser Würfel ist dran. Wähle das Feld, auf das er zieht."),
        (DICE, "any:2.1", "That die belongs to red.", "Dieser Würfel gehört red."),
        (DICE, "end", "Your die has not moved yet, and every turn needs its die move.",
         "Dein Würfel ist noch nicht gezogen, und das muss er in jedem Zug."),
        (moved(), "die:3", "Your die has moved, and only one die moves in a turn.",
         "Dein Würfel ist gezogen, und in einem Zug zieht nur einer."),
        (pending(["stack"], **DICE), "die:4", "No die stands there to put yours on.",
         "Dort steht kein Würfel, auf den du deinen stellen könntest."),
        (pending(["back", 2, 1], **DICE), "any:1.1",
         "This die cannot go back 2 spaces: it waits in the stop area, lies under another die, or has too few spaces "
         "behind it.",
         "Dieser Würfel kann nicht 2 Felder zurück: Er wartet im Stopp-Bereich, liegt unter einem anderen oder hat zu "
         "wenige Felder hinter sich."),
        (pending(["copy-from", 0], **DICE), "mine:1", "This is the die that gets the beer; it copies another one.",
         "Dieser Würfel bekommt das Bier; er richtet sich nach einem anderen."),
        (pending(["payer", 3], **DICE), "mine:1", "That costs 3 beer; your die has 1.",
         "Das kostet 3 Bier; dein Würfel hat 1."),
        (pending(["beer", 3], blue={"dice": [["1", 4], ["2", 3]]}), "beer:2",
         "Die 1 takes 1 to 1 of this beer, so that the rest fits on die 2.",
         "Würfel 1 nimmt 1 bis 1 von diesem Bier, damit der Rest auf Würfel 2 passt."),
    ],
)  # fmt: skip
def test_dice_and_spaces(scene: Scene, answer: str, english: str, german: str) -> None:
    table = karvi(**scene)
    assert (said(table, answer), said(table, answer, "de")) == (english, german)


@pytest.mark.parametrize(
    ("scene", "answer", "english", "german"),
    [
        ({"blue": {"bread": 2}}, "sail:dyflin", "The way costs 4 provisions; you have 2.",
         "Der Weg kostet 4 Proviant; du hast 2."),
        ({"blue": {"bread": 6, "done": few(TRADES, 3)}}, "sail:vik",
         "Yellow waters open with 4 tiles on one track; your longer track has 3.",
         "Gelbe Gewässer öffnen sich mit 4 Plättchen auf einer Leiste; deine längere hat 3."),
        ({"blue": {"bread": 3, "healthy": [2]}, "red": {"at": "ljodhus", "healthy": [2]}}, "sail:ljodhus",
         "red lies there with strength 2 against your 2, so displacing costs 1 provision more. That makes 4; you have "
         "3.",
         "red liegt dort mit Stärke 2 gegen deine 2, deshalb kostet das Verdrängen 1 Proviant mehr. Das macht 4; du "
         "hast 3."),
        ({"blue": {"bread": 3}}, "sail:kaupanger",
         "Your ship lies at Kaupanger already, and ending a move there would change nothing.",
         "Dein Schiff liegt schon bei Kaupanger, und dort zu bleiben würde nichts ändern."),
        ({"turn": "blue", "used": ["sail"]}, "sail:ribe", "Your ship has sailed this turn, and it sails once a turn.",
         "Dein Schiff ist in diesem Zug gefahren, und das darf es einmal."),
        ({}, "far:ribe", "You have no sail that can do this.", "Du hast kein Segel, das das kann."),
        (pending(["sail", 2]), "sail:dyflin", "It is 4 steps away, and this move has 2.",
         "Das sind 4 Schritte, und diese Fahrt hat 2."),
        (pending(["to-map"]), "sail:ribe", "Your card leads to a field with a map, and this is none.",
         "Deine Karte führt auf ein Feld mit Landkarte, und hier liegt keine."),
        (pending(["to-ship", "forced"], red={"at": "ribe"}), "sail:hedeby",
         "Your card leads to another ship, and none lies there.",
         "Deine Karte führt zu einem anderen Schiff, und hier liegt keines."),
        (pending(["push", "red"], blue={"at": "dyflin"}, red={"at": "dyflin"}), "sail:kaupanger",
         "That is 4 steps away; the displaced ship goes exactly 1 step.",
         "Das sind 4 Schritte; das verdrängte Schiff fährt genau 1 Schritt."),
        (pending(["push", "red"], blue={"at": "dyflin"}, red={"at": "dyflin"}), "push:celtic-sea",
         "red has no map and is not displaced into yellow waters.",
         "red hat keine Landkarte und wird nicht in gelbe Gewässer verdrängt."),
        (moved(), "build", "You explore or build where your ship ends a move.",
         "Erkunden und bauen darfst du dort, wo dein Schiff eine Fahrt beendet."),
    ],
)  # fmt: skip
def test_ships(scene: Scene, answer: str, english: str, german: str) -> None:
    table = karvi(**scene)
    assert (said(table, answer), said(table, answer, "de")) == (english, german)


@pytest.mark.parametrize(
    ("scene", "answer", "english", "german"),
    [
        (pending(["raise", 2], blue=HEALTHY), "wound:healthy.6", "She has strength 6, and nobody gets stronger.",
         "Sie hat Stärke 6, und stärker wird niemand."),
        (pending(["raise", 2], blue=HEALTHY), "raise:healthy.4", "You have no healthy warrior of strength 4.",
         "Du hast keine gesunde Kriegerin der Stärke 4."),
        (pending(["heal", 1], blue=HEALTHY), "flip:2", "She is healthy; only injured warriors are healed.",
         "Sie ist gesund; geheilt werden nur verletzte."),
        (pending(["double", 1], blue=HEALTHY), "heal:3", "She is injured; this asks for a healthy warrior.",
         "Sie ist verletzt; hier zählt nur eine gesunde."),
        (pending(["double", 1, 4], blue={"healthy": [4, 2]}), "double:4",
         "Your warrior of strength 4 was doubled just now, and each is doubled once.",
         "Deine Kriegerin der Stärke 4 hast du eben verdoppelt, und das geht bei jeder einmal."),
        (pending(["raise", 1], seats=4, blue={"healthy": [2, 1]}, red=THREES, yellow=THREES, green={"healthy": [3, 3]}),
         "raise:healthy.2",
         "No warrior of strength 3 is left in the supply.", "Im Vorrat ist keine Kriegerin der Stärke 3 mehr."),
        (moved(blue=HEALTHY), "wound:injured.3", "Nothing is asked of your warriors now.",
         "Von deinen Kriegerinnen wird jetzt nichts verlangt."),
    ],
)  # fmt: skip
def test_warriors(scene: Scene, answer: str, english: str, german: str) -> None:
    table = karvi(**scene)
    assert (said(table, answer), said(table, answer, "de")) == (english, german)


@pytest.mark.parametrize(
    ("scene", "answer", "english", "german"),
    [
        (moved(blue={"tiles": {"T1": "a"}}), "use:T1", "“Wool” is a trade tile, and no trade action is open.",
         "„Wolle“ ist ein Handelsplättchen, und keine Handelsaktion ist offen."),
        (pending(["raid"], blue={"tiles": {"R6": "a", "R1": "a"}, "healthy": [6]}), "use:R6",
         "This raid needs strength 18; your crew has 6.",
         "Diese Plünderung braucht Kampfstärke 18; deine Mannschaft hat 6."),
        (pending(["trade"], blue={"tiles": {"T2": "a", "T1": "a"}, "fur": 4}), "use:R1",
         "This is a trade action; a raid tile waits for a raid action.",
         "Das hier ist eine Handelsaktion; ein Plünderplättchen wartet auf eine Plünderaktion."),
        (pending(["trade"], blue={**RICH, "done": few(TRADES, 5), "tiles": {"T6": "a"}}), "francia",
         "Francia opens with tile 6 on the track; you have 5 there.",
         "Francia öffnet sich mit Plättchen 6 auf der Leiste; dort liegen 5."),
        (pending(["trade"], blue={"fur": 3, "gold": 1, "done": TRADES}), "francia",
         "A trade in Francia costs 4 fur or silver; you have 3.",
         "Ein Handel in Francia kostet 4 Fell oder Silber; du hast 3."),
        (pending(["raid"], blue={"healthy": [1], "done": RAIDS}), "francia",
         "A raid on Francia needs strength 25; your crew has 1.",
         "Eine Plünderung in Francia braucht Kampfstärke 25; deine Mannschaft hat 1."),
        (pending(["half", "act-trade", "act-beer"]), "half:1", "No trade tile lies beside your mat.",
         "Neben deinem Tableau liegt kein Handelsplättchen."),
        (pending(["half", "act-raid", "act-beer"], blue={"tiles": {"R6": "a"}, "healthy": [2]}), "half:1",
         "Your easiest raid needs strength 18; you have 2.",
         "Deine leichteste Plünderung braucht Kampfstärke 18; du hast 2."),
        (moved(blue={"above": ["S5"]}), "place:S5", "It takes an equip action to lay the Thrifty Sail.",
         "Du brauchst eine Ausrüstungsaktion und legst dann das sparsame Segel."),
        (pending(["equip"], blue={**RICH, "above": ["S5"]}), "place:S5",
         "For the Thrifty Sail you need 3 equipment cards played; so far you have 0.",
         "Für das sparsame Segel brauchst du 3 ausgespielte Ausrüstungskarten; bisher hast du 0."),
        (moved(blue={"hand": [7]}), "discard:7", "2 cards thrown off bring 1 gold; you hold 1.",
         "2 abgeworfene Karten bringen 1 Gold; du hast 1 auf der Hand."),
        (moved(blue={"hand": [7]}), "card:7.1", "This card costs 1 fur; you have 0 fur and 0 silver.",
         "Diese Karte kostet 1 Fell; du hast 0 Fell und 0 Silber."),
        (moved(), "gold:fur", "You have no gold to exchange.", "Du hast kein Gold zum Tauschen."),
        (moved(blue={"gold": 1, "bread": 6}), "gold:bread",
         "6 provisions lie on your ship already, and more do not fit.",
         "Auf deinem Schiff liegen schon 6 Proviant, und mehr passt nicht."),
        (pending(["spend", 3], blue={"fur": 3, "silver": 1}), "spend:0", "The rest would be 3 silver; you have 1.",
         "Der Rest wären 3 Silber; du hast 1."),
        (moved(), "locked:raid", "This lock opens with 2 tiles on one track; your track has 0.",
         "Dieses Schloss öffnet sich mit 2 Plättchen auf einer Leiste; auf deiner liegen 0."),
        (moved(), "draw:helmet", "Cards are drawn by an equip action, or where an effect says so.",
         "Karten ziehst du mit einer Ausrüstungsaktion oder wenn eine Wirkung es sagt."),
        (pending(["look", "T1"]), "none", "Here you have to choose; there is nothing to decline.",
         "Hier musst du wählen; ablehnen kannst du nichts."),
    ],
)  # fmt: skip
def test_tiles_cards_and_goods(scene: Scene, answer: str, english: str, german: str) -> None:
    table = karvi(**scene)
    assert (said(table, answer), said(table, answer, "de")) == (english, german)


def test_inside_an_action_no_card_and_no_ship_comes_between() -> None:  # ruling 2
    table = karvi(turn="blue", pending=[["fur", 1]], blue={"bread": 3, "hand": [7], "fur": 1})
    words = "An action is under way, and no card, ship or die comes in between."
    assert {said(table, answer) for answer in ("card:7.1", "sail:ribe", "die:3")} == {words}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = speaker(lang, show(karvi().game))
    assert all(words.knows(f"why-{name}") for name in WHYS[1:])
    assert all(WHYS[kin] in REASONS for kin in KIN.values())


def test_what_a_click_may_mean_stays_the_same_whatever_is_possible() -> None:
    def pointed(table: Table) -> list[str]:
        view = table.view(0)
        drawn = board(table.game, view, "en", 0, "wide", table.names) + mat(table.game, view, 0, "en", 0, "own")
        return re.findall(r'data-why="([^"]*)"', drawn)

    words: Scene = {"blue": {"hand": [7], "above": ["S5", "N1"], **HEALTHY}}
    assert pointed(karvi(**moved(**words))) == pointed(karvi(**pending(["raise", 2], **words)))


def test_a_rivals_mat_asks_nothing() -> None:
    table = karvi(red={"above": ["S5"], "tiles": {"T1": "a"}, **HEALTHY})
    assert "data-why" not in mat(table.game, table.view(0), 1, "en", 0, "rival")
