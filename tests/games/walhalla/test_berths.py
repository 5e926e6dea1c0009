"""Sending the dragon into a fjord."""

from __future__ import annotations

import meadhall
from meadhall.look import show
from meadhall.words import speaker

FOUR = ["red-bow/bow", "red-middle/bow", "red-stern/bow", "green-bow/stern"]


def test_any_fjord_with_room_may_be_entered_with_either_end_first() -> None:
    table = meadhall.scene("walhalla", question="berth")
    assert table.legal() == [f"berth:{fjord}.{end}" for fjord in "ABCD" for end in ("bow", "stern")]


def test_four_dragons_fit_beside_twelve_fields() -> None:
    table = meadhall.scene("walhalla", question="berth", dragon="blue-bow", berths={"B": FOUR})
    assert not any(answer.startswith("berth:B") for answer in table.legal())
    table = meadhall.scene("walhalla", question="berth", dragon="blue-bow", berths={"B": FOUR[:3]})
    assert "berth:B.stern" in table.legal()


def test_a_dragon_runs_in_until_it_meets_another() -> None:
    table = meadhall.scene(
        "walhalla", question="berth", dragon="blue-bow", berths={"A": FOUR[:1]}, crew={"bow": "blue"}, turn="blue",
    )  # fmt: skip
    table.play("berth:A.bow")
    assert table.position()["vikings"]["blue"] == ["1.4"]  # the second berth lies beside rows 4 to 6


def test_the_end_that_leads_lies_at_the_coast() -> None:
    for end, field in (("bow", "1.1"), ("stern", "1.3")):
        table = meadhall.scene("walhalla", question="berth", dragon="blue-bow", crew={"bow": "blue"}, turn="blue")
        table.play(f"berth:A.{end}")
        assert table.position()["vikings"]["blue"] == [field]
        assert table.position()["berths"]["A"] == [f"blue-bow/{end}"]


def test_outer_fjords_touch_one_tongue_and_inner_ones_two() -> None:
    for fjord, fields in (("A", ["1.1"]), ("B", ["1.1", "2.1"]), ("C", ["2.1", "3.1"]), ("D", ["3.1"])):
        landed = []
        for side in ("left", "right")[: len(fields)]:
            table = meadhall.scene("walhalla", question="berth", dragon="blue-bow", crew={"bow": "blue"}, turn="blue")
            table.play(f"berth:{fjord}.bow")
            if len(fields) == 2:
                table.play(side)
            landed += table.position()["vikings"]["blue"]
        assert landed == fields


def test_a_berth_is_told_with_where_the_crew_could_land() -> None:
    land = [["cult/wheat", *[None] * 5], ["wheat/cult", *[None] * 5], [None] * 6]
    table = meadhall.scene(
        "walhalla", question="berth", dragon="red-bow", crew={"middle": "blue"}, turn="blue", land=land,
        vikings={"yellow": ["2.2"]},
    )  # fmt: skip
    shown, berth = show(table.game), table.game.actions.parse("berth:B.bow")
    phrase = shown.answer(table.view(0), berth)
    german = speaker("de", shown).answer(phrase, table.names, 0)
    assert german.text == "Fjord B, Reihen 1 bis 3, Bug voran"
    assert german.detail == "du: Weizenfeld oder Kultstätte gegen yellow"
    english = "Fjord B, rows 1 to 3, bow first (you: Wheat field or Cult site against yellow)"
    assert speaker("en", shown).answer(phrase, table.names, 0).whole == english


def test_an_empty_dragon_has_nothing_to_tell_about_its_berth() -> None:
    table = meadhall.scene("walhalla", question="berth", turn="blue")
    shown, berth = show(table.game), table.game.actions.parse("berth:B.stern")
    german = speaker("de", shown).answer(shown.answer(table.view(0), berth), table.names, 0)
    assert (german.whole, german.detail) == ("Fjord B, Reihen 1 bis 3, Heck voran", None)
