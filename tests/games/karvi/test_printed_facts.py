"""Numbers and examples of the printed rules that no chapter file holds; every test names the lines of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import RAIDS, TRADES, asked, beer, few, karvi, legal, moved, of, score

import meadhall
from meadhall.engine.table import Table
from meadhall.games.karvi.rules.census import census
from meadhall.games.karvi.rules.state import Karvi

PARTS = meadhall.game("karvi").components


def counted(table: Table) -> dict[str, int]:
    """The pieces of a table, wherever they lie."""
    assert isinstance(table.state, Karvi)
    return census(table.state)


# -- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_trading_posts_and_three_towers(seats: int) -> None:  # lines 17-18
    pieces = counted(meadhall.table("karvi", seats, seed="7"))
    assert {pieces[f"{what} {seat}"] for what in ("towers", "posts") for seat in range(seats)} == {3}


@pytest.mark.parametrize(("seats", "dice"), [(2, 2), (3, 2), (4, 1)])
def test_everybody_has_two_dice_but_one_of_them_with_four_players(
    seats: int, dice: int
) -> None:  # lines 20, 157, 167, 187
    table = meadhall.table("karvi", seats, seed="7")
    assert {len(of(table, name)["dice"]) for name in table.names} == {dice}


def test_fur_silver_and_gold_never_run_out() -> None:  # lines 21, 40, 890
    table = karvi(blue={"fur": 50, "silver": 50, "gold": 35, "dice": [["S1", 5], ["S6", 5]]})
    table.play("die:1")
    assert of(table)["fur"] == 53  # 20 pieces and 6 tiles of five make 50
    other = karvi(blue={"fur": 50, "silver": 50, "gold": 35, "dice": [["S1", 5], ["S6", 5]]})
    other.play("die:16")
    assert of(other)["gold"] == 37  # 15 pieces and 4 tiles of five make 35


def test_there_are_fifteen_equipment_cards_of_each_sort_and_thirty_six_trade_cards() -> None:  # lines 23-25
    sorts = [entry.values["sort"] for entry in PARTS.all("card")]
    assert {sort: sorts.count(sort) for sort in sorts} == {"helmet": 15, "beer": 15, "ship": 15}
    assert sorted(entry.values["number"] for entry in PARTS.all("card")) == list(range(1, 46))
    for seats in (2, 3, 4):
        pieces = counted(meadhall.table("karvi", seats, seed="7"))
        assert (pieces["equipment cards"], pieces["trade cards"]) == (45, 36)


def test_there_are_twelve_warriors_of_each_strength_from_one_to_six() -> None:  # line 32
    pieces = counted(meadhall.table("karvi", 4, seed="7"))
    assert [pieces[f"warriors {value}"] for value in range(1, 7)] == [12] * 6


def test_provisions_suffice_for_four_ships_of_six() -> None:  # lines 33, 562, 898
    table = karvi(4, blue={"bread": 5}, red={"bread": 6}, yellow={"bread": 6}, green={"bread": 6})
    table.play("die:2")
    assert sum(of(table, name)["bread"] for name in table.names) == 24


def test_there_are_eight_tiles_of_each_sort_twelve_runes_and_eight_special_ones() -> None:  # lines 38-39
    slots = [entry.values["slot"] for entry in PARTS.all("gear")]
    assert {slot: slots.count(slot) for slot in slots} == {"stern": 8, "sail": 8, "head": 8}
    assert (len(PARTS.all("rune")), len(PARTS.all("special"))) == (12, 8)


def test_no_side_of_the_panels_asks_for_more_than_eight_blockades() -> None:  # lines 41, 71
    spaces = PARTS.all("space")
    blocked = {
        side: sum(bool(one.values.get("three_plus")) for one in spaces if one.values["side"] == side) for side in "ab"
    }
    assert blocked == {"a": 7, "b": 8}


@pytest.mark.parametrize("kind", ["trade", "raid"])
def test_there_are_six_kinds_of_trade_and_of_raid_tiles_four_of_each(kind: str) -> None:  # lines 35-37, 55
    kinds = [entry.values["kind"] for entry in PARTS.all(kind)]
    assert {name: kinds.count(name) for name in kinds} == {f"{kind[0].upper()}{k}": 4 for k in range(1, 7)}


# -- setting up -------------------------------------------------------------------------------------------------------


def test_a_place_with_two_symbols_gets_one_of_its_two_stacks_at_random() -> None:  # line 59
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        places = meadhall.table("karvi", 2, seed=str(seed)).position()["places"]
        assert len(places) == len(set(places.values())) == 12
        for field, kind in places.items():
            seen.setdefault(field, set()).add(kind)
    printed = {
        entry.values["id"]: set(entry.values["stacks"]) for entry in PARTS.all("field") if entry.values.get("stacks")
    }
    assert seen == printed


def test_the_round_tiles_lie_in_a_random_order() -> None:  # lines 69, 75, 77
    def first(seats: int) -> set[str]:
        return {meadhall.table("karvi", seats, seed=str(seed)).position()["round_tile"] for seed in range(20)}

    assert first(2) == first(3) == {"I", "II"}
    assert first(4) == {"I", "II", "III"}


def test_with_two_players_no_die_reaches_any_of_the_seven_spaces_for_three() -> None:  # line 71
    plain = [one.values for one in PARTS.all("space") if one.values["side"] == "a"]
    seven = {f"die:{space['number']}" for space in plain if space.get("three_plus")}
    blue: dict[str, Any] = {"dice": [["S1", 5], ["S6", 5]], "done": few(TRADES, 2)}
    assert len(seven) == 7
    assert not seven & set(karvi(2, blue=blue).legal())
    assert seven <= set(karvi(3, blue=blue).legal())


@pytest.mark.parametrize("sort", ["helmet", "beer", "ship"])
def test_level_one_lies_on_level_two_in_every_stack(sort: str) -> None:  # line 99
    cards = [one.values for one in PARTS.all("card") if one.values["sort"] == sort]
    numbers = {level: [card["number"] for card in cards if card["level"] == level] for level in (1, 2)}
    first = karvi(blue={"played": numbers[1][1:]})
    first.play("die:10", f"draw:{sort}")
    assert of(first)["hand"] == numbers[1][:1]  # the last of level 1, with all of level 2 below
    then = karvi(blue={"played": numbers[1]})
    then.play("die:10", f"draw:{sort}")
    assert of(then)["hand"][0] in numbers[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_another_of_the_five_start_cards_at_random(seats: int) -> None:  # lines 23, 147
    seen = set()
    for seed in range(12):
        table = meadhall.table("karvi", seats, seed=str(seed))
        values = [of(table, name)["start"] for name in table.names]
        assert len(set(values)) == seats
        seen |= set(values)
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_start_card_gives_what_its_side_for_the_number_of_players_shows(seats: int, value: int) -> None:  # 147-157
    card = next(one.values for one in PARTS.all("start") if one.values["value"] == value)
    side = "four_" if seats == 4 else ""
    table = meadhall.table("karvi", seats, seed="3", options={"start_cards": "drafted"})
    taker = table.names[table.seat]
    others = [other for other in (1, 2, 3, 4, 5) if other != value]
    table.play(f"startcard:{value}", *(f"startcard:{other}" for other in others[: seats - 1]))
    player = of(table, taker)
    assert [player["fur"], player["silver"], player["gold"]] == card[side + "goods"]
    assert (player["healthy"], player["injured"]) == ([card[side + "warrior"]], [])  # the blue side, line 154
    assert player["bread"] == card[side + "bread"]
    (drawn,) = player["hand"]
    assert ("helmet", "beer", "ship")[(drawn - 1) // 15] == card[side + "card"]
    assert beer(table, taker) == ([card["four_beer"]] if seats == 4 else card["beer"])


def test_start_cards_show_two_or_three_beer_and_three_or_four_with_four_players() -> None:  # lines 175, 193
    for card in PARTS.all("start"):
        assert set(card.values["beer"]) <= {2, 3}
        assert card.values["four_beer"] in (3, 4)


def test_one_of_three_runes_is_laid_at_the_start_and_two_stay_above() -> None:  # lines 133, 209
    table = meadhall.table("karvi", 2, seed="3")
    name = table.names[table.seat]
    assert len(legal(table, "rune")) == 3
    table.play(legal(table, "rune")[1])
    assert sum(piece[0] == "N" for piece in of(table, name)["above"]) == 2


# -- actions ----------------------------------------------------------------------------------------------------------


def test_a_space_may_give_several_warriors_of_its_strength() -> None:  # line 518
    table = karvi(blue={"dice": [["S1", 5], ["S6", 5]]})
    table.play("die:18")
    assert of(table)["healthy"] == [1, 1]


def test_with_five_warriors_aboard_every_place_is_taken() -> None:  # lines 154, 518
    four = karvi(blue={"healthy": [1, 1, 1, 1]})
    four.play("die:3")
    assert of(four)["healthy"] == [1, 1, 1, 1, 2]
    five = karvi(blue={"healthy": [1, 1, 1, 1, 1]})
    five.play("die:3")
    assert asked(five) == "recruit"


@pytest.mark.parametrize(("space", "points"), [("21", 2), ("26", 2)])
def test_some_die_actions_give_points_besides(space: str, points: int) -> None:  # lines 1004-1006
    table = karvi(3, blue={"dice": [["S1", 5], ["S6", 5]], "done": few(TRADES, 2)})
    table.play(f"die:{space}")
    assert of(table)["score"] == {"spaces": points}
    assert asked(table) == {"21": "equip", "26": "turn"}[space]  # the action comes besides
    assert of(table)["gold"] == {"21": 0, "26": 1}[space]


@pytest.mark.parametrize(("space", "points"), [("S1", 2), ("S4", 4)])
def test_some_stops_give_points(space: str, points: int) -> None:  # line 1006
    table = karvi(
        blue={"dice": [["28", 0], ["back S6", 0]]},
        red={"dice": [["back S2", 0], ["back S5", 0]]},
        round=3,
        round_tile="village",
    )
    table.play(f"die:{space}")
    assert score(table) == points


@pytest.mark.parametrize("furs", [0, 1, 2, 3])
def test_three_fur_or_silver_are_taken_in_any_mixture(furs: int) -> None:  # lines 948-950, 970
    table = karvi(3, blue={"dice": [["S1", 5], ["S6", 5]]})
    table.play("die:25")
    assert legal(table, "fur") == ["fur:0", "fur:1", "fur:2", "fur:3"]
    table.play(f"fur:{furs}")
    assert (of(table)["fur"], of(table)["silver"]) == (furs, 3 - furs)


def test_a_number_on_the_arrow_is_how_often_at_most() -> None:  # line 966, card 38
    table = karvi(blue={"hand": [38], "fur": 1, "bread": 6})
    table.play("card:38.1")
    assert legal(table, "bread") == ["bread:1", "bread:2", "bread:3"]
    table.play("bread:2")
    assert (of(table)["bread"], score(table)) == (4, 8)


def test_an_arrow_without_a_number_is_used_once() -> None:  # line 966, card 15 and trade card 17
    table = karvi(blue={"hand": [15], "silver": 1, "healthy": [2, 3]})
    table.play("card:15.1", "give:2")
    assert (asked(table), score(table)) == ("turn", 10)
    trade = karvi(**moved(blue={"fur": 6}, pending=[["take"]], open_trade_cards=[17]))
    trade.play("take:17.1")
    assert (of(trade)["fur"], score(trade)) == (4, 6)


def test_an_arrow_with_a_question_mark_is_used_as_often_as_one_likes() -> None:  # line 966, card 14
    for flips in (1, 3, 5):
        table = karvi(blue={"hand": [14], "fur": 1, "healthy": [1, 2, 3, 4, 5]})
        table.play("card:14.1", *(f"flip:{value}" for value in range(1, flips + 1)))
        if flips < 5:
            table.play("none")
        assert (asked(table), of(table)["gold"]) == ("turn", flips)


def test_what_stands_in_a_box_is_done_from_left_to_right() -> None:  # line 974, card 7 and trade card 8
    table = karvi(blue={"hand": [7], "fur": 1, "injured": [1, 2]})
    table.play("card:7.1")
    assert asked(table) == "heal"
    table.play("heal:1", "heal:2")
    assert asked(table) == "raise"
    trade = karvi(**moved(blue={"injured": [1]}, pending=[["take"]], open_trade_cards=[8]))
    trade.play("take:8.1", "heal:1")
    assert legal(trade, "raise") == ["raise:healthy.1"]


# -- conditions -------------------------------------------------------------------------------------------------------

NEEDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # piece, what falls short, what suffices; "built" is the map
    ("H1", {"tiles": {"T1": "a"}}, {"done": {"T1": "a"}}),  # lines 982-984: activated trade tiles only
    ("H3", {"tiles": {"R1": "a"}}, {"done": {"R1": "a"}}),  # raid tiles
    ("N5", {"runes": ["N1"]}, {"gear": {"sail": "S1"}}),  # line 986: stern, sail and head, no runes
    ("H6", {"hand": [1, 2], "played": [3]}, {"played": [3, 4]}),  # line 990: played cards, not the hand
    ("N1", {"towers": 0, "built": ["wick"]}, {"posts": 0, "built": ["avaldsnes"]}),  # line 992: posts on the map
    ("H7", {"posts": 0, "built": ["avaldsnes"]}, {"towers": 0, "built": ["wick"]}),  # towers on the map
    ("H2", {"towers": 1, "posts": 1}, {"posts": 0, "built": ["avaldsnes"]}),  # any building
    ("N8", {"healthy": [6], "injured": [6]}, {"healthy": [1, 1]}),  # line 994: healthy warriors
    ("H8", {"healthy": [1]}, {"injured": [1]}),  # injured warriors
    ("H4", {"healthy": [4]}, {"healthy": [1, 2], "injured": [2]}),  # line 996: strength, whatever the side
    ("H5", {"bread": 1}, {"bread": 2}),  # line 998: provisions
]


@pytest.mark.parametrize(("piece", "short", "enough"), NEEDS, ids=[need[0] for need in NEEDS])
def test_a_piece_is_laid_only_if_its_condition_is_met_which_costs_nothing(
    piece: str, short: dict[str, Any], enough: dict[str, Any]
) -> None:  # lines 616, 978-998
    def equip(player: dict[str, Any]) -> Table:
        words = {"above": [piece], "fur": 4, "silver": 4, "towers": 1, "posts": 1, **player}
        built = {field: ["blue"] for field in words.pop("built", [])}
        table = karvi(blue=words, built=built)
        table.play("die:10")
        return table

    assert not legal(equip(short), "place")
    table = equip(enough)
    assert legal(table, "place") == [f"place:{piece}"]
    table.play(f"place:{piece}")
    after = of(table)
    for key in ("done", "played", "healthy", "injured", "bread"):
        assert after[key] == enough.get(key, type(after[key])())  # nothing of it is given up


# -- trading and raiding ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("done", "posts", "left"), [(0, 1, [1, 2]), (1, 2, [2]), (2, 1, [2]), (3, 2, []), (4, 1, [])])
def test_trading_posts_come_free_with_the_second_and_fourth_trade_tile(done: int, posts: int, left: list[int]) -> None:
    """Lines 636-640."""
    on_mat = {0: [1, 2], 1: [1, 2], 2: [2], 3: [2], 4: []}[done]
    tiles = dict.fromkeys(list(TRADES)[1 : done + 1], "a")
    table = karvi(blue={"tiles": {"T1": "a"}, "done": tiles, "fur": 2, "posts": 1, "mat_posts": on_mat})
    table.play("die:7", "use:T1", "take:3.1")
    assert (of(table)["posts"], of(table)["mat_posts"]) == (posts, left)


@pytest.mark.parametrize(("done", "towers", "left"), [(0, 1, [1, 2]), (1, 2, [2]), (2, 1, [2]), (3, 2, []), (4, 1, [])])
def test_towers_come_free_with_the_second_and_fourth_raid_tile(done: int, towers: int, left: list[int]) -> None:
    """Lines 668-672."""
    on_mat = {0: [1, 2], 1: [1, 2], 2: [2], 3: [2], 4: []}[done]
    tiles = dict.fromkeys(list(RAIDS)[1 : done + 1], "a")
    table = karvi(blue={"tiles": {"R1": "c"}, "done": tiles, "healthy": [4], "towers": 1, "mat_towers": on_mat})
    table.play("die:9", "use:R1", "wound:healthy.4", "wound:injured.4")
    assert (of(table)["towers"], of(table)["mat_towers"]) == (towers, left)


def test_a_raid_does_its_damage_before_its_bonuses() -> None:  # lines 664-668
    table = karvi(blue={"healthy": [3], "tiles": {"R1": "a"}, "dice": [["S1", 3], ["S6", 0]]})
    table.play("die:9", "use:R1")
    assert (asked(table), score(table), of(table)["done"]) == ("wound", 0, {})
    table.play("wound:healthy.3")
    assert (asked(table), score(table), of(table)["done"]) == ("beer", 4, {})
    table.play("beer:0")
    assert of(table)["done"] == {"R1": "a"}


def test_a_strength_as_high_as_the_number_suffices() -> None:  # line 664
    for crew, offered in (([6, 6], ["use:R4"]), ([6, 5], [])):
        table = karvi(blue={"healthy": crew, "tiles": {"R4": "a"}})
        table.play("die:9")
        assert legal(table, "use") == offered


def test_a_healthy_warrior_may_take_two_damage_and_fall_at_once() -> None:  # line 706
    table = karvi(blue={"healthy": [2, 5], "tiles": {"R1": "c"}})
    table.play("die:9", "use:R1", "wound:healthy.5", "wound:injured.5")
    assert (of(table)["healthy"], of(table)["injured"]) == ([2], [])
    assert of(table)["score"] == {"raid": 6, "valhalla": 5}


def test_an_injured_warrior_is_as_strong_as_before() -> None:  # lines 680, 698-700
    table = karvi(blue={"healthy": [4], "tiles": {"R1": "a"}, "dice": [["S1", 5], ["S6", 5]]})
    table.play("die:9", "use:R1", "wound:healthy.4")
    assert (of(table)["injured"], score(table)) == ([4], 4)


def test_the_last_stop_on_both_tracks_is_the_sixth() -> None:  # lines 850-860
    for tiles, space, strong in ((TRADES, "die:7", []), (RAIDS, "die:9", [6, 6, 6, 6, 1])):
        five = karvi(blue={"done": few(tiles, 5), "fur": 4, "healthy": strong})
        five.play(space)
        assert asked(five) == "turn"
        six = karvi(blue={"done": tiles, "fur": 4, "healthy": strong})
        six.play(space)
        assert "francia" in six.legal()


# -- the map ----------------------------------------------------------------------------------------------------------


def test_waterford_lies_at_the_top_left_and_vik_at_the_top_right() -> None:  # lines 423, 826
    fields = {one.values["id"]: one.values for one in PARTS.all("field")}
    assert fields["waterford"]["x"] == min(one["x"] for one in fields.values())
    assert fields["vik"]["x"] == max(one["x"] for one in fields.values())
    assert {fields["waterford"]["y"], fields["vik"]["y"]} == set(sorted(one["y"] for one in fields.values())[:2])
    assert (fields["waterford"]["kind"], fields["vik"]["kind"]) == ("tower", "post")


def test_the_two_fields_with_a_map_lie_before_the_two_special_places() -> None:  # lines 810, 818
    fields = {one.values["id"]: one.values for one in PARTS.all("field")}
    maps = {name for name, one in fields.items() if one["kind"] == "map"}
    routes = [set(one.values["between"]) for one in PARTS.all("route")]
    for special in ("waterford", "vik"):
        (before,) = {name for way in routes if special in way for name in way - {special}}
        assert before in maps
        maps.remove(before)
    assert not maps


@pytest.mark.parametrize(("trades", "raids", "opened"), [(3, 3, False), (4, 0, True), (0, 4, True), (6, 6, True)])
def test_the_fourth_tile_of_one_track_opens_the_yellow_waters(trades: int, raids: int, opened: bool) -> None:
    """Lines 810, 820."""
    done = {**few(TRADES, trades), **few(RAIDS, raids)}
    for at, field in (
        ("dyflin", "celtic-sea"),
        ("dyflin", "waterford"),
        ("ljodhus", "norwegian-sea"),
        ("torshavn", "vik"),
    ):
        table = karvi(blue={"bread": 2, "at": at, "done": done})
        assert (f"sail:{field}" in table.legal()) == opened


@pytest.mark.parametrize(("trades", "raids", "opened"), [(1, 1, False), (2, 0, True), (0, 2, True)])
def test_the_second_tile_of_one_track_opens_the_locked_spaces(trades: int, raids: int, opened: bool) -> None:
    """Line 786."""
    table = karvi(3, blue={"done": {**few(TRADES, trades), **few(RAIDS, raids)}})
    assert ({"die:12", "die:26"} <= set(table.legal())) == opened
    assert bool({"die:12", "die:26"} & set(table.legal())) == opened


# -- free actions and the four panels ---------------------------------------------------------------------------------


def test_cards_are_thrown_off_two_by_two_as_often_as_one_likes() -> None:  # lines 342, 473
    table = karvi(blue={"hand": [1, 2, 16, 31, 45]})
    table.play("discard:1", "discard:45", "discard:16", "discard:2")
    assert (of(table)["gold"], of(table)["hand"]) == (2, [31])
    assert not legal(table, "discard")


def test_gold_stands_for_the_resources_that_francia_asks() -> None:  # lines 481-483, 854
    table = karvi(blue={"done": TRADES, "fur": 2, "gold": 2})
    table.play("die:7", "gold:silver", "gold:silver", "francia")
    assert (of(table)["fur"], of(table)["silver"], of(table)["gold"], score(table)) == (0, 0, 0, 8)


def test_there_are_four_panels_with_two_sides_two_long_and_two_short_ones() -> None:  # lines 30, 63-67, 922
    panels: dict[str, set[int]] = {}
    for side in "ab":
        for panel in ("top", "right", "bottom", "left"):
            spaces = [one for one in PARTS.all("space") if (one.values["side"], one.values["panel"]) == (side, panel)]
            panels.setdefault(panel, set()).add(len(spaces))
    assert all(len(lengths) == 1 for lengths in panels.values())
    assert panels["top"] == panels["bottom"]
    assert panels["right"] == panels["left"]
    assert max(panels["right"]) < min(panels["top"])
    assert meadhall.table("karvi", 3, seed="1").position()["panels"] == "trbl"  # the plain sides


def test_eight_blockades_suffice_for_every_mixture_of_panels() -> None:  # lines 41, 71, 922
    def most(panel: str) -> int:
        blocked = [
            one.values["side"]
            for one in PARTS.all("space")
            if one.values["panel"] == panel and one.values.get("three_plus")
        ]
        return max(blocked.count("a"), blocked.count("b"))

    assert sum(most(panel) for panel in ("top", "right", "bottom", "left")) <= 8


@pytest.mark.parametrize(("seats", "packs"), [(4, ["H", "S", "K", "N"]), (3, ["HN", "S", "K"]), (2, ["HN", "SK"])])
def test_a_draft_starts_with_all_eight_tiles_of_a_sort_or_all_twelve_runes(seats: int, packs: list[str]) -> None:
    """Lines 926-932; who begins holds the runes besides the sterns with fewer than four."""
    sizes = {"H": 8, "S": 8, "K": 8, "N": 12}
    takes = {"H": 2, "S": 2, "K": 2, "N": 3}
    table = meadhall.table("karvi", seats, seed="5", options={"tiles": "drafted"})
    for pack in packs:
        seat = table.seat
        offered = [answer.partition(":")[2] for answer in legal(table, "draft")]
        for letter in pack:
            assert sum(piece[0] == letter for piece in offered) == sizes[letter]
        assert len(offered) == sum(sizes[letter] for letter in pack)
        for letter in pack:
            for _ in range(takes[letter]):
                assert table.seat == seat
                table.play(next(answer for answer in legal(table, "draft") if answer[6] == letter))
    assert {len(of(table, name)["above"]) for name in table.names} == {sum(takes[x] for x in pack) for pack in packs}
