"""Drawing a dragon and going aboard."""

from __future__ import annotations

import meadhall


def test_the_active_player_mans_none_one_or_both_neutral_seats_and_chooses_which() -> None:
    table = meadhall.scene("walhalla", turn="blue", dragon="red-middle")
    assert table.legal() == ["man:none", "man:bow", "man:stern", "man:bow-stern"]
    table.play("man:stern", "stay")
    assert table.position()["crew"] == {"stern": "blue"}
    assert table.position()["midgard"]["blue"] == 6


def test_the_owner_of_the_coloured_seat_is_asked_before_the_berth_is_known() -> None:
    table = meadhall.scene("walhalla", turn="blue", dragon="red-middle")
    table.play("man:bow")
    assert table.position()["question"] == "ride"
    assert table.position()["asked"] == "red"
    assert table.legal() == ["ride", "stay"]
    table.play("ride")
    assert table.position()["crew"] == {"bow": "blue", "middle": "red"}
    assert table.position()["midgard"]["red"] == 6
    assert table.position()["question"] == "berth"
    assert table.position()["asked"] == "blue"


def test_who_stays_keeps_its_viking_in_midgard() -> None:
    table = meadhall.scene("walhalla", turn="blue", dragon="red-middle")
    table.play("man:none", "stay")
    assert table.position()["crew"] == {}
    assert table.position()["midgard"]["red"] == 7


def test_whose_own_colour_it_is_may_man_all_three_seats() -> None:
    table = meadhall.scene("walhalla", turn="red", dragon="red-middle")
    assert len(table.legal()) == 8
    table.play("man:all")
    assert table.position()["question"] == "berth"
    assert table.position()["midgard"]["red"] == 4


def test_nobody_sends_more_vikings_than_it_has() -> None:
    table = meadhall.scene("walhalla", turn="red", dragon="red-middle", midgard={"red": 2})
    assert "man:all" not in table.legal()
    assert "man:bow-stern" in table.legal()
    table = meadhall.scene("walhalla", turn="red", dragon="blue-bow", midgard={"red": 1})
    assert table.legal() == ["man:none", "man:middle", "man:stern"]


def test_with_three_players_the_seat_of_the_missing_colour_stays_empty() -> None:
    table = meadhall.scene("walhalla", seats=3, turn="blue", dragon="green-bow")
    assert table.legal() == ["man:none", "man:middle", "man:stern", "man:middle-stern"]
    table.play("man:middle-stern")
    assert table.position()["question"] == "berth"  # nobody is asked to ride


def test_who_has_no_viking_in_midgard_is_not_asked_to_ride() -> None:
    table = meadhall.scene("walhalla", turn="blue", dragon="red-middle", midgard={"red": 0})
    table.play("man:bow")
    assert table.position()["question"] == "berth"


def test_a_player_without_vikings_still_draws_a_dragon_and_sends_it_empty() -> None:
    table = meadhall.scene(
        "walhalla",
        turn="blue",
        dragon="blue-bow",
        question="berth",
        midgard={"blue": 3, "red": 0, "yellow": 3, "green": 3},
    )
    before = table.position()["berths"]
    table.play("berth:A.bow")
    position = table.position()
    assert position["turn"] == "red"
    assert position["question"] in ("ride", "berth")
    if position["question"] == "ride":
        table.play("stay")
    table.play("berth:A.stern")  # the second dragon fills a berth without anybody aboard
    assert len(table.position()["berths"]["A"]) == len(before["A"]) + 2
    assert table.position()["turn"] == "yellow"


def test_every_dragon_of_a_raid_is_drawn_once() -> None:
    table = meadhall.scene("walhalla", turn="blue", dragon="blue-bow", question="berth")
    seen = ["blue-bow"]
    while len(seen) < 12:
        table.play(
            next(answer for answer in table.legal() if answer in ("man:none", "stay") or answer.startswith("berth"))
        )
        if table.position()["dragon"] != seen[-1]:
            seen.append(table.position()["dragon"])
    assert len(set(seen)) == 12
