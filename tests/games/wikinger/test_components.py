"""The component file: complete, with a basis on every entry; a bad one is refused with line and reason."""

from __future__ import annotations

from importlib.resources import files

import pytest

import meadhall
from meadhall.engine import BadComponents
from meadhall.look import show
from meadhall.words import speaker

TEXT = files("meadhall.games.wikinger").joinpath("components.toml").read_text("utf-8")


def copies(kind: str) -> dict[str, int]:
    """How many there are of each entry of a kind."""
    return {entry.values["id"]: entry.values["copies"] for entry in meadhall.game("wikinger").components.all(kind)}


def test_the_box_holds_76_tiles_78_figures_and_25_special_tiles() -> None:
    assert sum(copies("tile").values()) == 76
    assert sum(copies("figure").values()) == 78
    assert sum(copies("special").values()) == 25


def test_there_are_62_island_tiles_and_14_ships_of_four_sails() -> None:
    ships = {name: n for name, n in copies("tile").items() if name.endswith("-ship")}
    assert ships == {"red-ship": 3, "green-ship": 4, "yellow-ship": 4, "blue-ship": 3}
    assert sum(copies("tile").values()) - sum(ships.values()) == 62


def test_there_are_thirteen_figures_of_each_colour() -> None:
    assert set(copies("figure").values()) == {13}


def test_every_fact_says_how_we_know_it() -> None:
    entries = meadhall.game("wikinger").components.entries
    other = {
        (entry.values.get("id", entry.kind), fact): basis
        for entry in entries
        for fact, basis in entry.facts.items()
        if basis != "printed"
    }
    buildings = ("farm", "church", "settlement", "sanctuary")
    assert other == {
        ("left", "start"): "review",
        **{(f"{sail}-ship", "copies"): "inferred" for sail in ("red", "green", "yellow", "blue")},
        ("red-ship", "id"): "assumed",
        ("yellow-ship", "points"): "assumed",
        **{(building, "id"): "assumed" for building in buildings},
        **{(f"great-{building}", "building"): "assumed" for building in buildings},
    }


@pytest.mark.parametrize(
    ("component", "en", "de"),
    [
        ("tile-red-ship", "kind, row it reaches, gold printed; number inferred; colour reconstructed",
         "Art, bedrohte Reihe, Gold gedruckt; Anzahl erschlossen; Farbe rekonstruiert"),
        ("tile-green-ship", "kind, row it reaches, gold printed; number inferred",
         "Art, bedrohte Reihe, Gold gedruckt; Anzahl erschlossen"),
        ("tile-farm", "kind, number printed; name reconstructed", "Art, Anzahl gedruckt; Name rekonstruiert"),
        ("homeland", "rule printed; sea beside it reconstructed", "Regel gedruckt; Meer daneben rekonstruiert"),
        ("row-nobles", "printed", "gedruckt"),
    ],
)  # fmt: skip
def test_a_component_tells_which_of_its_facts_are_printed(component: str, en: str, de: str) -> None:
    shown = show(meadhall.game("wikinger"))
    assert (speaker("en", shown).basis(component), speaker("de", shown).basis(component)) == (en, de)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "right"\nkind = "right"\ncopies = 21', 'id = "right"\nkind = "right"\ncopies = 20', "add up to 75"),
        ('id = "right"\nkind = "right"', 'id = "right"\nkind = "left"', "kind must be one of right"),
        ('id = "right"', 'id = "left"', "more than once"),
        ('reaches = "scout"', 'reaches = "boatman"', "reaches must be one of warrior"),
        ("gold = 5\ncopies = 4", "gold = 501\ncopies = 4", "gold must be a whole number from 0 to 500"),
        ('id = "boat"\namount = 1', 'id = "boat"\namount = 2', "amount must be"),
        ('id = "boatman"\ncopies = 13', 'id = "boatman"\ncopies = 12', "add up to 77"),
        ('id = "boatman"\ncopies = 13', 'id = "boatman"\ngold = 1\ncopies = 13', "unknown key gold"),
        ("combinations = 12", "combinations = 10", "10 must be left for the wheel"),
        ("seats = 3\namount = 25", "seats = 2\namount = 25", "2 players stand more than once"),
        ('building = "church"', 'building = "farm"', "building must be one of church"),
        ("start = 4", "start = 3", "start must be"),
        ('[end]\ngold_a_point = 5', '[end]\ngold_a_point = 0', "gold_a_point must be"),
        ('id = "boat"\namount = 1', 'id = "ship"\namount = 1', "id must be one of five-gold"),
        ('[start]\npoints = 10\nbasis = "printed"', "[start]\npoints = 10", "basis must be one of"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_describe_the_box_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(BadComponents, match=reason) as refusal:
        meadhall.game("wikinger", TEXT.replace(old, new, 1))
    assert refusal.value.line > 1


def test_a_corrected_file_changes_what_a_ship_is_worth() -> None:
    text = TEXT.replace("points = 2\ncopies = 4", "points = 4\ncopies = 4", 1)
    table = meadhall.scene(
        "wikinger",
        components=text,
        seats=2,
        round=6,
        question="over",
        lands={"blue": {"ships": "yellow-ship", "scouts": "left"}, "red": {"scouts": "left"}},
    )
    assert {line.name: line.points for line in table.sheet(0)}["raiders"] == -4


@pytest.mark.parametrize(
    ("old", "new", "component", "name", "about"),
    [
        ('reaches = "noble"      # the last row it threatens\ngold = 3', 'reaches = "scout"\ngold = 4', "tile-red-ship",
         "Red ship", "Threatens its column down to the scouts. If a warrior stands right below, he repels it and earns "
         "4 gold in every large scoring. If none does at the end, it takes 4 gold from you."),
        ('id = "noble-1"\namount = 1', 'id = "noble-1"\namount = 3', "special-noble-1", "Nobles +3",
         "3 points more for each unthreatened noble, in every large scoring."),
        ("gold_a_point = 5", "gold_a_point = 4", "special-exchange", "Money changer",
         "At the end you get a point for every 3 gold, instead of 4."),
        ("most_boatmen = 10", "most_boatmen = 8", "board-boatmen", "Boatmen",
         "Who has most of them left at the end gets 8 points; all who tie get them."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_named_and_explained_as_corrected(
    old: str, new: str, component: str, name: str, about: str
) -> None:
    assert old in TEXT
    speak = speaker("en", show(meadhall.game("wikinger", TEXT.replace(old, new, 1))))
    assert (speak.title(component), speak.about(component)) == (name, about)
