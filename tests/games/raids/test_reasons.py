"""Why not? Every refusal names what is missing, in figures, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.pictures import board, mat

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import Answer, speaker

NAMES = ["Astrid", "Bjarne", "Solveig"]


def scene(**position: Any) -> Table:
    """Three ships; without a question it is the start of the hindmost ship's turn."""
    return meadhall.scene("raids", {"seats": NAMES, **position})


def why(table: Table, answer: str, lang: str = "en") -> Answer:
    """What the asked seat reads when it wonders about an answer."""
    shown, reason = show(table.game), table.why_not(answer)
    assert reason is not None, answer
    phrase = shown.why(table.view(table.seat), table.game.actions.parse(answer), reason)
    return speaker(lang, shown).reason(phrase, table.names, table.seat)


def at_sea(**more: Any) -> Table:
    """Astrid, with two Vikings and an axe, sets a course from space 4."""
    position: dict[str, Any] = {
        "question": "sail",
        "voyage": 2,
        "track": {6: "rune", 7: "visit", 8: "monster-3", 9: "sail", 11: "plunder", 14: "post", 18: "monster-4"},
        "ships": {"Astrid": 4, "Bjarne": 6, "Solveig": 9},
        "vikings": {"Astrid": 2, "Bjarne": 1, "Solveig": 3},
        "aboard": {"Astrid": ["axe", "wood-4"]},
    }
    return scene(**{**position, **more})


# -- spaces of the route ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "english", "german"),
    [
        (
            3,
            "Space 3 lies behind you: you are at space 4, and ships only sail forward.",
            "Feld 3 liegt hinter dir: Du bist auf Feld 4, und Schiffe fahren nur vorwärts.",
        ),
        (
            4,
            "You already lie at space 4, and a ship has to sail on.",
            "Auf Feld 4 liegst du schon, und ein Schiff muss weiterfahren.",
        ),
        (
            12,
            "No tile lies on space 12, and a ship stops only at a tile or at home.",
            "Auf Feld 12 liegt kein Plättchen, und ein Schiff hält nur an einem Plättchen oder daheim.",
        ),
        (
            30,
            "There is no space 30: the route ends at the harbour, which is 21.",
            "Feld 30 gibt es nicht: Der Seeweg endet am Hafen, und der ist Feld 21.",
        ),
    ],
)
def test_a_ship_sails_forward_to_a_tile_that_is_there(space: int, english: str, german: str) -> None:
    table = at_sea()
    for answer in (f"sail:{space}", f"flee:{space}"):  # one click means either
        assert why(table, answer) == Answer(english, None)
        assert why(table, answer, "de").text == german


@pytest.mark.parametrize(
    ("space", "english", "german"),
    [
        (
            5,
            "Space 5 is a village: ships pass it and never stop there. "
            "Sail past it, and 1 Viking comes aboard if a shield is free.",
            "Auf Feld 5 ist ein Dorf: Daran fährt man vorbei, anhalten darf niemand. "
            "Fahr daran vorbei, und 1 Wikinger kommt an Bord, wenn ein Schild frei ist.",
        ),
        (
            7,
            "The visit on space 7 is only passed; no ship stops there. "
            "Sail past it, and 2 Vikings come aboard as far as shields are free.",
            "Am Besuch auf Feld 7 fährt man vorbei, anhalten darf niemand. "
            "Fahr daran vorbei, und 2 Wikinger kommen an Bord, soweit Schilde frei sind.",
        ),
        (
            8,
            "The monster of strength 3 on space 8 is only passed; no ship stops there. "
            "Choose a goal behind it. You then fight it with 2 Vikings or feed it 1; "
            "you would get there with 5 at best.",
            "Am Ungeheuer der Stärke 3 auf Feld 8 fährt man vorbei, anhalten darf niemand. "
            "Wähle ein Ziel dahinter. Dann kämpfst du mit 2 Wikingern oder opferst ihm 1; "
            "dort wärst du mit höchstens 5.",
        ),
        (
            11,
            "The plunder on space 11 is only passed; no ship stops there. Sail past it, and you get a coin of 3.",
            "An der Plünderung auf Feld 11 fährt man vorbei, anhalten darf niemand. "
            "Fahr daran vorbei, und du bekommst eine 3er-Münze.",
        ),
    ],
)
def test_what_is_only_passed_says_what_passing_brings(space: int, english: str, german: str) -> None:
    table = at_sea()
    for lang, words in (("en", english), ("de", german)):
        said = why(table, f"sail:{space}", lang)
        assert f"{said.text} {said.detail}" == words


def test_a_spent_visit_and_a_spent_plunder_bring_nothing_any_more() -> None:
    table = at_sea(shares={7: 0, 11: 1})
    assert why(table, "sail:7").detail == "Passing it brings nothing any more: its Vikings have been hired."
    assert why(table, "sail:11").detail == "Sail past it, and you get a coin of 1."


@pytest.mark.parametrize(
    ("vikings", "aboard", "tells"),
    [
        (0, ["axe"], "You would get there without a Viking, and it lets you pass."),
        (1, ["axe"], "Fighting it takes 2 Vikings, and you would get there with 1 at best: you feed it 1."),
        (2, ["axe"], "You then fight it with 2 Vikings or feed it 1; you would get there with 2 at best."),
        (2, ["axe", "axe"], "You then fight it with 1 Viking or feed it 1; you would get there with 2 at best."),
        (0, ["axe", "axe", "shielded-axe"], "Your weapons beat it, and no Viking falls."),
    ],
)
def test_a_monster_tells_what_it_will_cost_this_ship(vikings: int, aboard: list[str], tells: str) -> None:
    table = at_sea(
        track={7: "rune", 8: "monster-3", 9: "sail", 14: "post"},
        ships={"Astrid": 6, "Bjarne": 7, "Solveig": 9},
        vikings={"Astrid": vikings},
        aboard={"Astrid": aboard},
    )
    assert why(table, "sail:8").detail == f"Choose a goal behind it. {tells}"


@pytest.mark.parametrize(
    ("vikings", "english", "german"),
    [
        (
            0,
            "Stopping there means a battle with Bjarne, and that takes 1 Viking; you would arrive with 0.",
            "Dort anhalten heißt gegen Bjarne kämpfen, und das kostet 1 Wikinger; du kämst mit 0 an.",
        ),
        (
            1,
            "Stopping there means a battle with Bjarne, and that takes 1 Viking; you would arrive with 0, "
            "because a monster on the way eats 1.",
            "Dort anhalten heißt gegen Bjarne kämpfen, und das kostet 1 Wikinger; du kämst mit 0 an, "
            "denn ein Ungeheuer am Weg frisst 1.",
        ),
    ],
)
def test_an_occupied_tile_takes_a_viking_on_arrival(vikings: int, english: str, german: str) -> None:
    position: dict[str, Any] = {
        "voyage": 2,
        "track": {6: "axe", 7: "rune", 8: "monster-3", 9: "sail", 14: "post"},
        "ships": {"Astrid": 6, "Bjarne": 9, "Solveig": 7},
    }
    table = scene(**position, vikings={"Astrid": vikings})
    table.play("throw")
    assert why(table, "sail:9").text == english
    assert why(table, "sail:9", "de").text == german
    assert why(table, "sail:9").detail is not None
    enough = scene(**position, vikings={"Astrid": 2})
    enough.play("throw")
    assert enough.why_not("sail:9") is None


def test_who_flees_cannot_stay_where_the_battle_was_lost() -> None:
    table = scene(
        question="flee",
        turn="Bjarne",
        mover="Astrid",
        track={12: "sail", 14: "rune"},
        ships={"Astrid": 12, "Bjarne": 12, "Solveig": 14},
        vikings={"Astrid": 0},
    )
    assert why(table, "flee:12").text == "You cannot stay on space 12: Bjarne has won it."
    assert why(table, "flee:12", "de").text == "Auf Feld 12 kannst du nicht bleiben: Bjarne hat es gewonnen."
    assert why(table, "flee:14").text.startswith("Stopping there means a battle with Solveig")
    reason = table.why_not("sail:21")  # the way is free, but it is called fleeing
    assert reason is not None
    assert reason.general


def test_who_is_turned_away_cannot_stay_either() -> None:
    table = scene(
        question="turned-away",
        mover="Astrid",
        track={12: "sail", 14: "rune"},
        ships={"Astrid": 12, "Bjarne": 12, "Solveig": 21},
        berths={"Solveig": 1},
    )
    assert why(table, "sail:12").text == (
        "You cannot stay on space 12: Bjarne lies there, and you have no Viking for a battle."
    )
    assert why(table, "sail:12", "de").text == (
        "Auf Feld 12 kannst du nicht bleiben: Dort liegt Bjarne, und du hast keinen Wikinger für einen Kampf."
    )
    assert table.why_not("sail:14") is None


def test_the_ghost_ship_cannot_be_attacked() -> None:
    table = meadhall.scene(
        "raids",
        {
            "seats": NAMES[:2],
            "question": "sail",
            "track": {6: "rune", 12: "sail"},
            "ships": {"Astrid": 4, "Bjarne": 12, "ghost": 10},
            "vikings": {"Astrid": 5},
        },
    )
    assert why(table, "sail:10").text.endswith("The ghost ship there cannot be attacked.")
    assert why(table, "sail:10", "de").text.endswith("Das Geisterschiff dort kann niemand angreifen.")
    assert "ghost" not in why(table, "sail:15").text


# -- what comes first ------------------------------------------------------------------------------------------------


def test_the_tile_at_the_ship_comes_before_the_course() -> None:
    table = scene(track={6: "axe", 8: "rune"}, ships={"Astrid": 6, "Bjarne": 8, "Solveig": 21}, berths={"Solveig": 1})
    assert why(table, "sail:8").text == (
        "First decide about the axe, where you lie: stow it or throw it away. Then you sail."
    )
    assert why(table, "sail:8", "de").text == (
        "Entscheide erst über die Axt: Nimm das Plättchen an Bord oder wirf es ab. Dann segelst du."
    )


def test_the_trading_post_comes_before_the_course_and_buys_goods_only() -> None:
    table = scene(
        voyage=2,
        track={6: "double-post", 8: "rune"},
        ships={"Astrid": 6, "Bjarne": 8, "Solveig": 21},
        berths={"Solveig": 1},
        aboard={"Astrid": ["axe", "wood-4", "pig-4"]},
    )
    assert table.game.question(table.state) == "sell"
    assert why(table, "sail:8").text == (
        "First the trading post: sell up to 2 of your goods, or leave it. Then you sail."
    )
    assert why(table, "sail:8", "de").text == (
        "Erst der Handelsplatz: Verkaufe bis zu 2 deiner Waren oder verlasse ihn. Dann segelst du."
    )
    assert why(table, "sell:1").text == "The trading post buys goods only, and the axe is none."
    assert why(table, "sell:1", "de").text == "Der Handelsplatz kauft nur Waren, und die Axt ist keine."
    assert why(table, "sell:4") == Answer("Nothing lies on place 4 that you could sell.", None)
    assert why(table, "sell:4", "de").text == "Auf Platz 4 liegt nichts, was du verkaufen könntest."
    assert why(table, "sell:7").text == "Your ship has 5 places; there is no place 7."
    assert why(table, "sell:7", "de").text == "Dein Schiff hat 5 Plätze; einen Platz 7 gibt es nicht."
    table.play("sell:2")
    assert why(table, "sail:8").text == "First the trading post: sell 1 of your goods, or leave it. Then you sail."


@pytest.mark.parametrize(
    ("aboard", "vikings", "goal", "english", "german"),
    [
        (
            [],
            3,
            9,
            "First the monster here: fight it with 2 Vikings, or feed it 1. Then you sail on to space 9, as you said.",
            "Erst das Ungeheuer hier: Du kämpfst mit 2 Wikingern oder opferst ihm 1. "
            "Dann segelst du weiter nach Feld 9, wie angesagt.",
        ),
        (
            ["axe", "shielded-axe"],
            0,
            21,
            "First the monster here: your weapons beat it, or you slip past it. Then you sail on home, as you said.",
            "Erst das Ungeheuer hier: Deine Waffen besiegen es, oder du schleichst vorbei. "
            "Dann segelst du weiter heim, wie angesagt.",
        ),
    ],
)
def test_a_monster_on_the_way_comes_first_and_the_goal_stays(
    aboard: list[str], vikings: int, goal: int, english: str, german: str
) -> None:
    table = scene(
        question="monster",
        mover="Astrid",
        goal=goal,
        track={6: "rune", 8: "monster-2", 9: "fur-3"},
        ships={"Astrid": 8, "Bjarne": 6, "Solveig": 21},
        berths={"Solveig": 1},
        vikings={"Astrid": vikings},
        aboard={"Astrid": aboard},
    )
    for space in (6, 8, 9):
        assert why(table, f"sail:{space}").text == english
        assert why(table, f"sail:{space}", "de").text == german


def test_a_battle_comes_first_with_what_the_next_blow_takes() -> None:
    table = scene(
        question="battle",
        turn="Bjarne",
        mover="Bjarne",
        asked="Astrid",
        rival="Bjarne",
        blow=1,
        track={12: "sail", 14: "rune"},
        ships={"Astrid": 12, "Bjarne": 12, "Solveig": 14},
        vikings={"Astrid": 4, "Bjarne": 2},
    )
    assert why(table, "flee:14").text == (
        "First the battle with Bjarne for the sail: strike back with 2 of your 4 Vikings, or flee. "
        "Where to is asked after that."
    )
    assert why(table, "flee:14", "de").text == (
        "Erst der Kampf gegen Bjarne um das Segel: Schlag mit 2 deiner 4 Wikinger zurück oder flieh. "
        "Wohin, wirst du danach gefragt."
    )


# -- places of the ship ----------------------------------------------------------------------------------------------


def test_a_full_ship_has_no_place_for_a_tile() -> None:
    table = scene(
        track={6: "axe", 8: "rune"},
        ships={"Astrid": 6, "Bjarne": 8, "Solveig": 21},
        berths={"Solveig": 1},
        aboard={"Astrid": ["wood-3", "pig-3", "fur-3", "mead-4", "sail"]},
    )
    assert why(table, "place").text == "All 5 places of your ship are taken: none is free for the axe."
    assert why(table, "place", "de").text == "Alle 5 Plätze deines Schiffs sind belegt: Für die Axt ist keiner frei."
    assert why(table, "place", "de").detail is not None
    assert table.why_not("replace:5") is None


def test_a_bare_place_has_nothing_to_replace() -> None:
    table = scene(
        track={6: "axe", 8: "rune"},
        ships={"Astrid": 6, "Bjarne": 8, "Solveig": 21},
        berths={"Solveig": 1},
        aboard={"Astrid": ["wood-3"]},
    )
    assert why(table, "replace:2").text == "Nothing lies on place 2 that another tile could replace."
    assert why(table, "replace:2", "de").text == "Auf Platz 2 liegt nichts, was du ersetzen könntest."
    assert table.why_not("place") is None


@pytest.mark.parametrize(
    ("post", "english", "german"),
    [
        (14, "The nearest one ahead lies on space 14.", "Der nächste vor dir liegt auf Feld 14."),
        (
            None,
            "No trading post lies ahead of you on this voyage.",
            "Auf dieser Fahrt liegt kein Handelsplatz mehr vor dir.",
        ),
    ],
)
def test_goods_wait_for_a_trading_post_and_it_is_told_where_the_next_one_lies(
    post: int | None, english: str, german: str
) -> None:
    track = {6: "rune", 9: "sail"} | ({} if post is None else {post: "post"})
    table = at_sea(track=track)
    said, gesagt = why(table, "sell:2"), why(table, "sell:2", "de")
    assert said.text == (
        "Goods are sold only when your turn begins at a trading post; until then the wood (4) stays aboard."
    )
    assert gesagt.text == (
        "Waren verkaufst du nur, wenn dein Zug an einem Handelsplatz beginnt; bis dahin bleibt das Holz (4) an Bord."
    )
    assert (said.detail, gesagt.detail) == (english, german)


def test_what_lies_aboard_stays_until_a_new_tile_takes_its_place() -> None:
    table = at_sea()
    assert why(table, "replace:1").text == (
        "What lies aboard stays aboard: the axe goes only when a new tile takes its place."
    )
    assert (
        why(table, "replace:1", "de").text
        == "Was an Bord ist, bleibt an Bord, und die Axt weicht nur einem neuen Plättchen."
    )
    assert why(table, "place").text == (
        "No tile waits to be stowed: you take one when your turn begins, the one you lie at."
    )
    assert why(table, "place", "de").text == (
        "Gerade kommt nichts an Bord: Ein Plättchen nimmst du, wenn dein Zug beginnt, und zwar das, an dem du liegst."
    )


# -- things that can be pointed at -----------------------------------------------------------------------------------


def whys(table: Table) -> dict[str, str]:
    """Things of board and own ship by id, with what a click on them may mean."""
    view, seat = table.view(table.seat), table.seat
    drawn = board(table.game, view, "en", seat, "wide", table.names, [])
    drawn += mat(table.game, view, seat, "en", seat, "own", table.names)
    return {
        found[1]: known[1]
        for tag in re.findall(r"<g [^>]*>", drawn)
        if (found := re.search(r' id="([^"]+)"', tag)) and (known := re.search(r' data-why="([^"]+)"', tag))
    }


def test_spaces_ships_and_places_mean_the_same_at_every_question() -> None:
    table = scene(
        track={6: "axe", 8: "rune", 9: "monster-2", 12: "sail", 14: "standard-3"},
        ships={"Astrid": 6, "Bjarne": 8, "Solveig": 12},
        vikings={"Astrid": 3, "Bjarne": 1, "Solveig": 3},
        aboard={"Astrid": ["wood-3"]},
    )
    asked = []
    for answer in ("place", "sail:12", "fight", "strike", "flee:14"):
        asked.append(table.game.question(table.state))
        seen = whys(table)
        for space in range(1, 21):
            assert seen[f"stop-{space}"] == f"sail:{space} flee:{space}"
        assert seen["home"] == seen["jetty"] == "sail:21 flee:21"
        position = table.position()
        for ship, name in enumerate(NAMES, 1):
            at = position["ships"][name]
            assert seen[f"ship-{ship}"] == f"sail:{at} flee:{at}"
        covered = position["aboard"][NAMES[table.seat]][0] is not None
        assert seen["space-1"] == ("sell:1 replace:1" if covered else "sell:1 place")
        assert seen["space-5"] == "sell:5 place"
        table.play(answer)
    assert asked == ["take", "sail", "monster", "battle", "flee"]


def test_a_ship_in_the_start_harbour_means_nothing() -> None:
    table = scene(track={6: "axe", 8: "rune"}, ships={"Astrid": 0, "Bjarne": 8, "Solveig": 0})
    assert {"ship-1", "ship-2", "ship-3"} & whys(table).keys() == {"ship-2"}
