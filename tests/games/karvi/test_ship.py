"""Sailing and displacing (chapters: Dein Schiff bewegen, Besetztes Feld, Bewegung beenden, Gesperrte Felder)."""

from __future__ import annotations

from tests.games.karvi.play import asked, karvi, legal, of

FOUR = {"T1": "a", "T2": "a", "T3": "a", "T4": "a"}


def test_every_step_costs_a_provision() -> None:  # line 349-359
    table = karvi(blue={"bread": 3})
    table.play("sail:ribe", "none")
    assert of(table)["bread"] == 1


def test_without_provisions_the_ship_does_not_move() -> None:  # line 353
    assert not legal(karvi(), "sail")


def test_the_ship_sails_once_a_turn() -> None:  # line 340, 349
    table = karvi(blue={"bread": 6})
    table.play("sail:avaldsnes", "none")
    assert not legal(table, "sail")


def test_displacing_a_stronger_ship_costs_one_more_provision() -> None:  # line 363-377
    table = karvi(blue={"bread": 4, "healthy": [1]}, red={"at": "ljodhus", "healthy": [2]})
    table.play("sail:ljodhus")
    assert asked(table) == "push"
    assert of(table)["bread"] == 0
    assert legal(table, "push") == ["push:wick", "push:kirkwall", "push:iona"]
    table.play("push:iona")
    assert of(table, "red")["at"] == "iona"


def test_who_is_stronger_displaces_for_nothing() -> None:  # line 369
    table = karvi(blue={"bread": 3, "healthy": [3]}, red={"at": "ljodhus", "healthy": [2]})
    table.play("sail:ljodhus")
    assert of(table)["bread"] == 0


def test_equal_strength_is_not_stronger() -> None:  # line 371
    table = karvi(blue={"bread": 3, "healthy": [2]}, red={"at": "ljodhus", "healthy": [2]})
    assert "sail:ljodhus" not in table.legal()


def test_ships_may_be_passed() -> None:  # line 363
    table = karvi(blue={"bread": 2}, red={"at": "avaldsnes", "healthy": [6]})
    assert "sail:ribe" in table.legal()


def test_kaupanger_has_room_for_all() -> None:  # line 363
    table = karvi(blue={"bread": 1, "at": "avaldsnes"}, red={"healthy": [6]})
    table.play("sail:kaupanger")
    assert asked(table) == "turn"
    assert of(table, "red")["at"] == "kaupanger"


def test_without_a_free_field_next_to_it_a_ship_goes_two_steps() -> None:  # line 373
    table = karvi(
        4,
        blue={"bread": 2, "healthy": [6], "at": "ribe"},
        red={"at": "hedeby", "healthy": [1]},
        yellow={"at": "dorestad"},
        green={"at": "grimsby"},
    )
    table.play("sail:hedeby")
    assert of(table, "red")["at"] == "ribe"  # the field just left is free
    crowded = karvi(
        4,
        blue={"bread": 6, "healthy": [6], "at": "grimsby"},
        red={"at": "hedeby", "healthy": [1]},
        yellow={"at": "dorestad"},
        green={"at": "ribe"},
    )
    crowded.play("sail:hedeby")
    assert set(legal(crowded, "push")) == {"push:kaupanger", "push:avaldsnes", "push:grimsby", "push:lundenwic"}


def test_several_ships_are_displaced_one_after_the_other() -> None:  # line 1163, ruling 13
    table = karvi(
        3,
        blue={"bread": 3, "healthy": [3]},
        red={"at": "avaldsnes", "healthy": [3]},
        yellow={"at": "avaldsnes", "healthy": [1]},
    )
    table.play("sail:avaldsnes")
    assert of(table)["bread"] == 1  # one step, and red is not weaker
    table.play("push:ribe", "push:lindisfarne")
    assert (of(table, "red")["at"], of(table, "yellow")["at"]) == ("ribe", "lindisfarne")


def test_a_displaced_ship_uses_its_place_by_a_move_of_no_steps() -> None:  # line 381-383
    table = karvi(blue={"at": "jarlshof", "bread": 0})
    assert legal(table, "sail") == ["sail:jarlshof"]
    table.play("sail:jarlshof", "explore", "tile:a")
    assert of(table)["tiles"] == {"T1": "a"}
    assert not legal(table, "sail")


def test_the_place_need_not_be_used() -> None:  # line 385
    table = karvi(blue={"bread": 1})
    table.play("sail:jarlshof", "none")
    assert of(table)["tiles"] == {}
    assert of(table)["at"] == "jarlshof"


def test_yellow_waters_need_the_fourth_tile_of_a_track() -> None:  # line 810-820
    closed = karvi(blue={"bread": 6, "at": "dyflin", "done": {"T1": "a", "T2": "a", "T3": "a"}})
    assert "sail:celtic-sea" not in closed.legal()
    for done in (FOUR, {"R1": "a", "R2": "a", "R3": "a", "R4": "a"}):
        table = karvi(blue={"bread": 6, "at": "dyflin", "done": done})
        assert {"sail:celtic-sea", "sail:waterford"} <= set(table.legal())


def test_there_are_two_fields_with_a_map() -> None:  # line 810
    table = karvi(blue={"bread": 6, "at": "ljodhus", "done": FOUR})
    assert {"sail:norwegian-sea", "sail:vik"} <= set(table.legal())


def test_inside_the_yellow_waters_a_ship_without_map_moves_till_it_leaves() -> None:  # line 822
    table = karvi(blue={"bread": 6, "at": "celtic-sea"})
    assert {"sail:waterford", "sail:dyflin"} <= set(table.legal())
    table.play("sail:dyflin", "none", "die:2", "end")
    outside = karvi(blue={"bread": 6, "at": "dyflin"})
    assert "sail:celtic-sea" not in outside.legal()


def test_a_ship_is_displaced_into_yellow_waters_only_if_its_owner_has_the_map() -> None:  # line 824
    without = karvi(blue={"bread": 1, "healthy": [6], "at": "bangor"}, red={"at": "dyflin"})
    without.play("sail:dyflin")
    assert "push:celtic-sea" not in without.legal()
    mapped = karvi(blue={"bread": 1, "healthy": [6], "at": "bangor"}, red={"at": "dyflin", "done": FOUR})
    mapped.play("sail:dyflin")
    assert "push:celtic-sea" in mapped.legal()
