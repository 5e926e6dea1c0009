"""Taking tiles: stowing, replacing, throwing away; shields and crew; runes and trading posts."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table


def at_tile(tile: str, components: str | None = None, **more: Any) -> Table:
    """Blue starts its turn at `tile` on space 2, alone at sea in voyage 3."""
    voyage = next(v for v in (1, 2, 3, 4) if meadhall.game("raids").components and tile in tiles_of(v))
    words: dict[str, Any] = {
        "seats": 3,
        "voyage": voyage,
        "track": {2: tile, 4: "rune"},
        "ships": {"blue": 2, "red": 21, "yellow": 21},
        "berths": {"red": 1, "yellow": 2},
    }
    return meadhall.scene("raids", {**words, **more}, components=components)


def tiles_of(voyage: int) -> list[str]:
    """The tiles a voyage brings."""
    entries = meadhall.game("raids").components.all("tile")
    return [entry.values["id"] for entry in entries if entry.values["copies"][voyage - 1]]


def test_a_ship_tile_goes_onto_a_free_space_or_is_thrown_away() -> None:
    table = at_tile("axe")
    assert table.legal() == ["place", "throw"]
    table.play("place")
    assert table.position()["aboard"]["blue"] == ["axe", None, None, None, None]


def test_a_ship_tile_may_replace_another_even_with_free_spaces_and_the_old_one_leaves_the_game() -> None:
    table = at_tile("axe", aboard={"blue": ["sail", None, "fur-3"]})
    assert table.legal() == ["place", "replace:1", "replace:3", "throw"]
    table.play("replace:3")
    assert table.position()["aboard"]["blue"] == ["sail", None, "axe", None, None]
    assert "fur-3" not in str(table.position()["beside"])


def test_a_full_ship_offers_no_free_space() -> None:
    table = at_tile("axe", aboard={"blue": ["sail", "sail", "fur-3", "wood-3", "pig-3"]})
    assert table.legal() == ["replace:1", "replace:2", "replace:3", "replace:4", "replace:5", "throw"]


def test_a_tile_thrown_away_is_out_of_the_game() -> None:
    table = at_tile("axe")
    table.play("throw")
    assert table.position()["aboard"]["blue"] == [None] * 5
    assert 2 not in table.position()["track"]


def test_an_empty_ship_has_ten_shields_and_a_tile_brings_its_own() -> None:
    for tile, vikings in (("shielded-axe", 10), ("axe", 9), ("double-axe", 8)):
        table = at_tile(tile, vikings={"blue": 10})
        table.play("place")
        assert table.position()["vikings"]["blue"] == vikings


def test_a_rune_lies_beside_the_ship_and_asks_nothing() -> None:
    table = at_tile("rune")
    assert table.position()["question"] == "sail"
    assert table.position()["beside"]["blue"] == {"rune": 1}


def test_a_trading_post_sells_one_of_the_goods_aboard_then_hires_a_viking() -> None:
    table = at_tile("post", aboard={"blue": ["wood-3", "axe", "fur-3"]})
    assert table.legal() == ["sell:1", "sell:3", "done"]
    table.play("sell:3")
    position = table.position()
    assert position["question"] == "sail"
    assert position["beside"]["blue"] == {"fur-3": 1, "post": 1}
    assert position["aboard"]["blue"] == ["wood-3", "axe", None, None, None]
    assert position["vikings"]["blue"] == 1


def test_a_double_trading_post_sells_up_to_two() -> None:
    table = at_tile("double-post", aboard={"blue": ["wood-3", "fur-3", "pig-3"]})
    table.play("sell:1")
    assert table.legal() == ["sell:2", "sell:3", "done"]
    table.play("sell:2")
    assert table.position()["question"] == "sail"
    assert table.position()["aboard"]["blue"] == [None, None, "pig-3", None, None]


def test_one_may_sell_nothing_and_still_hires() -> None:
    table = at_tile("post", aboard={"blue": ["wood-3"]})
    table.play("done")
    assert table.position()["vikings"]["blue"] == 1
    assert table.position()["aboard"]["blue"][0] == "wood-3"


def test_a_trading_post_without_goods_hires_unasked() -> None:
    table = at_tile("post")
    assert table.position()["question"] == "sail"
    assert table.position()["vikings"]["blue"] == 1
    assert table.position()["beside"]["blue"] == {"post": 1}


def test_shields_freed_by_a_sale_bear_the_hired_viking() -> None:
    aboard = {"blue": ["wood-3", "wood-4", "pig-3", "pig-4", "fur-3"]}
    table = at_tile("double-post", aboard=aboard, vikings={"blue": 5})
    table.play("sell:1", "done")
    assert table.position()["vikings"]["blue"] == 6


def test_goods_of_an_owners_file_that_held_more_vikings_than_the_bare_ship_cost_them_when_sold() -> None:
    text = meadhall.game("raids").components.text.replace("shields = 2            # on each", "shields = 1  # on each")
    wood = text.index('id = "wood-3"')
    own = text[:wood] + text[wood:].replace("shields = 1", "shields = 2", 1)
    table = at_tile("post", aboard={"blue": ["wood-3"]}, vikings={"blue": 6}, components=own)
    table.play("sell:1")
    assert [event.name for event in table.moves[-1].events][:2] == ["sold", "lost"]
    assert [event.figures[1] for event in table.moves[-1].events if event.name == "hired"] == [0]
    assert table.position()["vikings"]["blue"] == 5
