"""What is said at real tables and at rare questions: points in figures, no choice where there is none, good grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.contract.test_grammar import NEVER, WRONG
from tests.games.karvi.play import RAIDS, TRADES, karvi
from tests.owned import play_whole
from tests.sayings import NAMES

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.engine.game import Told
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

GAME = meadhall.game("karvi")
FIRST = meadhall.game("karvi", rules=1)
POINTS_AT = {"built": 2, "laid": 2, "francia": 2, "traded": 3, "raided": 3, "fell": 1}  # which figure tells points
OPTIONS: list[dict[str, Any]] = [{}, {"tiles": "drafted"}, {"draw_two": True}]
MOVED: dict[str, Any] = {"turn": "blue", "used": ["die"]}
RARE: list[dict[str, Any]] = [
    {"blue": {"gear": {"sail": "S4"}, "tiles": {"R1": "a"}, "healthy": [6], "dice": [["S1", 5], ["S6", 5]]}},
    {"blue": {"healthy": [1, 2], "injured": [1, 3]}, **MOVED, "pending": [["wound", 2]]},
    {"blue": {"injured": [1, 3]}, **MOVED, "pending": [["heal", 2]]},
    {"blue": {"healthy": [1, 3]}, **MOVED, "pending": [["double", 2]]},
    {"blue": {"healthy": [1, 3]}, **MOVED, "pending": [["convert", "card-13.1"]]},
    {"blue": {"healthy": [1, 3]}, **MOVED, "pending": [["convert", "card-15.1"]]},
    {"blue": {"bread": 3}, **MOVED, "pending": [["convert", "card-38.1"]]},
    {**MOVED, "pending": [["space", 0]]},
    {**MOVED, "pending": [["space", 1]]},
    {"blue": {"dice": [["S1", 5], ["S6", 3]]}, **MOVED, "pending": [["payer", 2]]},
    {"blue": {"runes": ["N1", "N2", "N3", "N4"]}, **MOVED, "pending": [["cover", "N5"]]},
    {"blue": {"runes": ["N1", "N2", "N3", "B2"]}, **MOVED, "pending": [["special-slot", "B8"]]},
    {"blue": {"at": "waterford"}, **MOVED, "pending": [["special", "waterford"]]},
    {"blue": {"done": {"T1": "a", "T2": "a", "R1": "a", "R2": "a"}}, **MOVED, "pending": [["locked"]]},
    {"blue": {"done": TRADES, "fur": 9, "gear": {"head": "K5"}}, **MOVED, "pending": [["trade"]]},
    {"blue": {"done": RAIDS, "healthy": [6, 6, 6, 6, 6], "gear": {"head": "K1"}}, **MOVED, "pending": [["raid"]]},
    {
        "blue": {
            "gear": {"stern": "H2", "head": "K5"}, "above": ["H1", "K7", "N5"], "done": {"T1": "a"}, "fur": 9,
            "silver": 9, "played": [1, 2, 3, 4],
        },
        **MOVED, "pending": [["equip", "H2"]],
    },
    {"blue": {"at": "dyflin", "done": {f"T{k}": "a" for k in range(1, 5)}, "bread": 6}},
    {"blue": {"dice": [["22", 3], ["12", 0]], "done": {"T1": "a", "T2": "a"}}, **MOVED, "pending": [["reuse"]]},
    {"blue": {"healthy": [1, 2, 3, 4, 5]}, **MOVED, "pending": [["recruit", 3]]},
    {"blue": {"at": "waterford", "gear": {"sail": "S3"}}, **MOVED, "pending": [["build"]]},
    {"blue": {"hand": [*range(1, 24)], "fur": 9, "silver": 9, "healthy": [2, 5], "injured": [1], "bread": 4}},
    {"blue": {"hand": [*range(24, 46)], "fur": 9, "silver": 9, "healthy": [2, 5], "bread": 4},
     "red": {"at": "celtic-sea"}},
]  # fmt: skip


def played(seats: int, luck: int, options: dict[str, Any] | None = None, game: Any = GAME) -> Iterator[Table]:
    """A random game, after each of its answers."""
    table = Table(game, seats, seed=f"said {luck}", options=options, names=NAMES[:seats])
    mind = FastDice(luck)
    while not table.over:
        yield table
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    yield table


def points_of(told: Told) -> int:
    """Points that an event brings; 0 when it brings none."""
    if told.name == "gained":
        return told.figures[2] if told.figures[1] == 6 else 0
    return told.figures[POINTS_AT[told.name]] if told.name in POINTS_AT else 0


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [FIRST, GAME], ids=["rules 1", "rules 2"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_that_brings_points_says_how_many(lang: str, game: Any) -> None:
    words, heard = speaker(lang, show(game)), set()
    for seats in (2, 4):
        for table in played(seats, 3, game=game):
            for _, told in table.events(0, table.ply - 1) if table.ply else ():
                points = points_of(told)
                if points:
                    sentence = words.say(show(game).event(told), table.names, 0)
                    assert re.search(rf"\b{points} (points?|Punkte?)\b", sentence), sentence
                    heard.add(told.name)
    assert {"gained", "built", "laid"} <= heard


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (Told("traded", (0, 1, 0, 4)), "You trade honey: you pay 3 silver and get 4 points.",
         "Du handelst mit Honig: Du zahlst 3 Silber und bekommst 4 Punkte."),
        (Told("raided", (0, 9, 0, 16)), "You raid (Raid IV): 16 points.", "Du plünderst (Plünderung IV): 16 Punkte."),
        (Told("francia", (0, 0, 8, 0)), "You trade in Francia: 4 fur or silver for 8 points.",
         "Du handelst in Francia: 4 Fell oder Silber gegen 8 Punkte."),
        (Told("fell", (0, 5, 0, 0)), "Your warrior of strength 5 has gone to Valhalla: 5 points.",
         "Deine Kriegerin der Stärke 5 geht nach Walhall: 5 Punkte."),
        (Told("laid", (0, 20, 0, 0)), "You lay the Golden Head; it brings no points.",
         "Du legst den goldenen Kopf, ohne Punkte dafür."),
        (Told("bonus", (0, 20, 0, 0)), "You get the bonus of the Golden Head: 1 gold, 2 points.",
         "Du bekommst den Bonus durch den goldenen Kopf: 1 Gold, 2 Punkte."),
        (Told("smuggled", (0, 1, 0, 0)), "You take 2 beer off die 2 for a trade or raid action.",
         "Du nimmst 2 Bier von Würfel 2 für eine Handels- oder Plünderaktion."),
        (Told("sailed", (0, 18, 19, 1)), "You sail from Dyflin to the Celtic Sea for 1 provision.",
         "Du fährst von Dyflin in die Keltische See für 1 Proviant."),
        (Told("decided", (0, 0, 0, 0)), "You go on.", "Du machst weiter."),
    ],
)  # fmt: skip
def test_an_event_says_what_happened_in_figures(told: Told, english: str, german: str) -> None:
    said = [speaker(lang, show(GAME)).say(show(GAME).event(told), NAMES, 0) for lang in LANGUAGES]
    assert said == [english, german]


@pytest.mark.parametrize(("rules", "follows"), [(1, []), (2, ["You get 6 points."])])
def test_a_card_that_scores_is_told_by_the_rules_it_was_played_by(rules: int, follows: list[str]) -> None:
    position = karvi(blue={"hand": [37], "fur": 1, "bread": 3}).position()
    seats, options = position.pop("seats"), position.pop("options")
    table = Table(meadhall.game("karvi", rules=rules), 2, options=options, names=seats, position=position)
    table.play("card:37.1")
    words = speaker("en", show(table.game))
    said = [words.say(show(table.game).event(told), table.names, 0) for _, told in table.events(0, 0)]
    assert said == ["You play ship card 37: 2 points per provision aboard (6 at most).", *follows]


# -- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_with_one_answer_is_not_worded_as_a_choice(lang: str) -> None:
    words, heard = speaker(lang, show(GAME)), set()
    for luck, options in enumerate(OPTIONS):
        for table in played(2 + luck, luck, options):
            if not table.over and len(table.legal()) == 1:
                sentence = words.say(show(GAME).question(table.view(table.seat)), table.names, table.seat)
                assert "?" not in sentence, f"{table.question()}: {sentence}"
                heard.add(table.question())
    assert {"turn", "discard"} <= heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_and_answers_keep_the_rules_of_the_language(lang: str) -> None:
    words, heard = speaker(lang, show(GAME)), set()
    for scene in RARE:
        table = karvi(**scene)
        view = table.view(table.seat)
        for reader in (-1, 0, 1):
            heard.add(words.say(show(GAME).question(table.view(reader)), NAMES, reader))
        heard |= {words.answer(show(GAME).answer(view, action), NAMES, 0).whole for action in table.legal_actions()}
    broken = [
        f"{sentence!r} has {what}"
        for what, pattern in (NEVER | WRONG[lang]).items()
        for sentence in heard
        if re.search(pattern, sentence)
    ]
    assert not broken, "\n".join(broken)
    assert len(heard) > 150


# -- corrected files --------------------------------------------------------------------------------------------------

CORRECTIONS = {
    "most_beer = 5 ": "most_beer = 4 ",
    "most_bread = 6 ": "most_bread = 5 ",
    "open_trade_cards = 3": "open_trade_cards = 2",
    "crew = 5 ": "crew = 4 ",
    "runes = 4 ": "runes = 2 ",
    "beer = [2, 3, 3, 4, 4, 5, 5]": "beer = [1, 2, 2, 3, 3, 4, 4]",
    "unlock_slot = 2": "unlock_slot = 1",
    "map_slot = 4": "map_slot = 2",
    'raid = ["raise 3"]': 'raid = ["draw 1", "gain points 2"]',
    "price = 4 ": "price = 3 ",
    'name = "Kaupanger"': 'name = "Borg"',
    'name = "Celtic Sea"': 'name = "Mare Hibernicum"',
    "resources = 2 ": "resources = 1 ",
}  # what an owner of the box may find there instead


def test_a_corrected_file_is_played_and_told_to_the_end() -> None:
    text = GAME.components.text
    for old, new in CORRECTIONS.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    assert len(play_whole("karvi", text, games=1, every=97)) == 3
    words = speaker("en", show(meadhall.game("karvi", text)))
    assert words.title("field-celtic-sea") == "Mare Hibernicum"
    assert words.about("act-locked") == (
        "Open with tile 1 on a track. Trade track: 1 gold, 1 silver. Raid track: 1 equipment card, 2 points. "
        "Who has both takes one of them."
    )
    assert words.about("goods-beer") == (
        "A die pays with it for action spaces and holds 4 at most. At the end each beer is 1 point."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_of_the_component_file_is_typed_into_the_words(lang: str) -> None:
    """What is left are names (die 2, level 2, space names) and the ones that rules and plurals need."""
    text = show(GAME).words(lang)
    text = re.sub(r"(?m)^#.*$|^[\w-]+ =|\[\w+\]|\{ [^{}]*? (?=->)|\{ \$[\w-]+ \}", "", text)
    text = re.sub(r"(die|Würfel|level|Stufe) [12]\b|\bA side\b", "", text)
    assert sorted(set(re.findall(r"\d+", text))) == ["1"]
