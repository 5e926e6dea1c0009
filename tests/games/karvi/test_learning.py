"""What Karvi's rules and lessons tell in figures is what happens."""

from __future__ import annotations

import pytest
from tests.games.karvi.play import RAIDS, TRADES, beer, few, karvi, of

import meadhall
from meadhall.learn import book, tried
from meadhall.learn.lessons import lesson
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

pytestmark = pytest.mark.slow

GAME = meadhall.game("karvi")


@pytest.mark.parametrize(
    ("name", "step", "answer", "brings"),
    [
        ("first", "hop", "die:3", {"axe": 2, "beer": -1}),
        ("first", "share", "beer:2", {"beer": 2}),
        ("first", "sail", "sail:jarlshof", {"bread": -1}),
        ("first", "trade", "use:T2", {"fur": -3, "points": 4}),
        ("first", "trade", "use:T1", {"fur": -2, "points": 1}),
        ("first", "card", "take:17.1", {"fur": -2, "points": 6}),
        ("first", "card", "take:2.1", {"fur": 2}),
        ("first", "wound", "wound:healthy.2", {"points": 4}),
        ("first", "wound", "wound:injured.1", {"axe": -1, "points": 5}),
        ("sea", "build", "sail:avaldsnes", {"bread": -1, "points": 3}),
        ("sea", "displace", "sail:jarlshof", {"bread": -1}),
        ("sea", "toll", "sail:wick", {"bread": -1, "points": 3}),
        ("sea", "stay", "sail:lindisfarne", {}),
        ("sea", "yellow", "sail:vik", {"bread": -2, "points": 4}),
        ("sea", "stone", "special:B4", {"points": 4}),
        ("sea", "stone", "special:B2", {"fur": 2}),
        ("deal", "wounds", "wound:healthy.1", {}),
        ("deal", "wounds", "wound:injured.2", {"axe": -2, "points": 2}),
        ("deal", "gold", "gold:silver", {"fur": -3, "points": 8}),
        ("deal", "lock", "locked:raid", {"axe": 3}),
        ("deal", "lock", "locked:trade", {"fur": 2}),
        ("deal", "francia", "francia", {"points": 8}),
        ("gear", "stern", "place:H1", {"fur": -2, "points": 3}),
        ("gear", "rune", "place:N3", {"fur": -2, "points": 2}),
        ("gear", "card", "card:42.1", {"fur": -2, "points": 6}),
    ],
)
def test_an_answer_brings_what_its_reply_says(name: str, step: str, answer: str, brings: dict[str, int]) -> None:
    taught = lesson(GAME, name)
    found = tried(taught, taught.step(step), answer)
    assert {one.symbol: one.yours for one in found.compared if one.yours} == brings


def test_gold_for_the_wrong_good_lets_the_trade_lapse() -> None:
    taught = lesson(GAME, "deal")
    assert tried(taught, taught.step("gold"), "gold:fur").table.question() == "turn"


def test_a_ship_sent_to_a_site_may_build_there_for_nothing_in_its_own_turn() -> None:
    taught = lesson(GAME, "sea")
    table = tried(taught, taught.step("push"), "push:torshavn").table
    table.play("none", "end")
    assert table.names[table.seat] == "Bjarne"
    assert of(table, "Bjarne")["bread"] == 0
    table.play("sail:torshavn", "build")
    assert of(table, "Bjarne")["score"] == {"buildings": 3}


def test_goods_taken_as_silver_leave_the_sail_out_of_reach() -> None:
    taught = lesson(GAME, "gear")
    reached = [
        "place:S2" in tried(taught, taught.step("mix"), answer).table.legal() for answer in ("fur:0", "fur:1", "fur:2")
    ]
    assert reached == [False, True, True]


def test_runes_are_worth_what_the_lesson_says() -> None:
    taught = lesson(GAME, "gear")
    table, shown = taught.table(taught.step("cover")), show(GAME)
    worth = []
    for slot in range(1, 5):
        phrase = shown.answer(table.view(0), GAME.actions.parse(f"cover:{slot}"))
        worth.append("now worth 8 points" in speaker("en", shown).answer(phrase, table.names, 0).whole)
    assert worth == [False, False, True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_the_figures_of_the_box(lang: str) -> None:
    rules, figures = book(GAME, lang), show(GAME).figures()
    for paragraph, names in {
        "francia": ("francia-price", "francia-trade", "francia-strength", "francia-damage", "francia-raid"),
        "beer": ("beer-first", "most-beer", "beer-last"),
        "provisions": ("bread-first", "most-bread", "bread-last"),
    }.items():
        words = rules.paragraph(paragraph).text.replace(",", " ").replace(".", " ").replace(";", " ").split()
        assert all(str(figures[name]) in words for name in names), paragraph


@pytest.mark.parametrize(("many", "when"), [(0, "first"), (6, "last")])
def test_beer_grows_with_trade_tiles_and_provisions_with_raid_tiles(many: int, when: str) -> None:
    figures = show(GAME).figures()
    brewer = karvi(blue={"done": few(TRADES, many), "dice": [["S1", 0], ["S6", 0]]})
    brewer.play("die:6", "beer:0")
    assert sum(beer(brewer)) == figures[f"beer-{when}"]
    baker = karvi(blue={"done": few(RAIDS, many)})
    baker.play("die:2")
    assert of(baker)["bread"] == figures[f"bread-{when}"]
