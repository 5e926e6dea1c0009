"""Everything that shows a figure on the board or a mat explains itself and says how we know, in both languages."""

from __future__ import annotations

import itertools
import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from tests.games.karvi.play import RAIDS, TRADES, karvi
from tests.pictures import board, mat

import meadhall
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

GAME = meadhall.game("karvi")
BUTTONS = ("btn", "key", "hit")  # numbers of answers are no figures of the game
SEATS = (2, 3, 4)

HEADINGS = {  # tell what lies below them, and no figure
    "mat-trade-track", "mat-raid-track", "mat-beside", "mat-above", "mat-covered", "mat-done", "mat-built",
    "mat-played", "mat-laid",
}  # fmt: skip
PAGE = {"page-points-so-far"}  # explained by the page for every game: the rules' own count, no component


def pictures(table: Table) -> Iterator[str]:
    """The board in both shapes, the own mat and those of rivals."""
    view, seat = table.view(max(table.seat, 0)), max(table.seat, 0)
    for shape in ("wide", "tall"):
        yield board(table.game, view, "en", seat, shape, table.names)
    for of in range(table.seats):
        yield mat(table.game, view, of, "en", seat, "own" if of == seat else "rival", table.names)


def shown(table: Table) -> set[str]:
    """What is explained in all pictures of a table; fails where a figure or a name is not."""
    found: set[str] = set()
    for picture in pictures(table):
        walk(ET.fromstring(f"<div>{picture}</div>"), "", found)
    return found


def walk(node: ET.Element, explained: str, found: set[str]) -> None:
    """Go through a picture; `explained` is the component that holds what is drawn here."""
    css = (node.get("class") or "").split()
    if any(one in BUTTONS for one in css):
        return
    explained = node.get("data-explain") or explained
    if explained:
        found.add(explained)
    words = (node.text or "").strip()
    figure = any(sign.isdigit() for sign in words)
    drawn = "hide" not in css and node.tag in ("text", "b", "li", "span", "small")
    assert explained or not (figure and drawn), f"nothing explains {words!r}: {ET.tostring(node)[:200]!r}"
    if "piece" in css or "stop" in css:
        assert explained, f"nothing explains {node.get('id')}"
    for child in node:
        walk(child, explained, found)


@pytest.mark.parametrize("panels", ["plain", "varied", "chaos"])
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_shows_a_figure_says_what_it_is_and_how_we_know(seats: int, panels: str) -> None:
    table, chance = meadhall.table("karvi", seats, seed=panels, options={"panels": panels}), random.Random(seats)
    found: set[str] = set()
    while not table.over:
        if table.ply % 60 == 0:
            found |= shown(table)
        table.play(chance.choice(table.legal()))
    found |= shown(table)
    bases = show(table.game).bases()
    for lang, page in itertools.product(LANGUAGES, found & (HEADINGS | PAGE)):
        assert speaker(lang, show(table.game)).about(page), page
    found -= HEADINGS | PAGE
    assert found <= set(bases), sorted(found - set(bases))
    assert any(one.startswith("space-b" if panels == "varied" else "space-") for one in found)
    for lang in LANGUAGES:
        words = speaker(lang, show(table.game))
        for component in found:
            assert words.title(component)
            assert words.about(component)
            assert words.basis(component)


def test_all_spaces_stop_areas_slots_and_steps_of_the_tracks_are_explained_on_their_place() -> None:
    found = shown(karvi(2))
    assert {f"space-a{k}" for k in range(1, 29)} <= found
    assert len({one for one in found if one.startswith("stop-")}) == 7  # the round tile and its six spaces
    assert {"slot-stern", "slot-sail", "slot-head", "slot-rune"} <= found
    assert {f"track-{track}-{k}" for track in ("trade", "raid") for k in range(1, 7)} <= found
    assert {f"field-{name}" for name in ("kaupanger", "waterford", "celtic-sea")} <= found


def test_the_last_steps_of_the_tracks_tell_of_francia() -> None:
    found = shown(karvi(blue={"done": {**TRADES, **RAIDS}}))
    assert {"track-trade-6", "track-raid-6"} <= found
    words = speaker("en", show(GAME))
    assert words.about("track-trade-6") == (
        "With trade tile 6: a trade action may give 4 fur or silver in Francia for 8 points."
    )
    assert words.basis("track-trade-6") == "printed"


@pytest.mark.parametrize(
    ("component", "english", "german"),
    [
        ("card-9", "sort, effect printed; level, cost reconstructed",
         "Sorte, Wirkung gedruckt; Stufe, Kosten rekonstruiert"),
        ("card-11", "sort printed; effect inferred; level, cost reconstructed",
         "Sorte gedruckt; Wirkung erschlossen; Stufe, Kosten rekonstruiert"),
        ("card-33", "sort, cost printed; number, level, effect reconstructed",
         "Sorte, Kosten gedruckt; Nummer, Stufe, Wirkung rekonstruiert"),
        ("gear-S1", "slot, effect printed; condition reconstructed",
         "Platz, Wirkung gedruckt; Bedingung rekonstruiert"),
        ("gear-H1", "slot printed; condition, effect reconstructed",
         "Platz gedruckt; Bedingung, Wirkung rekonstruiert"),
        ("tile-T2a", "cost, points, trade cards printed; kind, goods reconstructed",
         "Kosten, Punkte, Handelskarten gedruckt; Art, Ware rekonstruiert"),
        ("tile-T2b", "reconstructed", "rekonstruiert"),
        ("tile-R4a", "strength, damage, points, effect printed; kind reconstructed",
         "Stärke, Schaden, Punkte, Wirkung gedruckt; Art rekonstruiert"),
        ("rune-N1", "goal inferred; condition, marks, points reconstructed",
         "Ziel erschlossen; Bedingung, Marken, Punkte rekonstruiert"),
        ("field-waterford",
         "name, kind, waters, special rune printed; place on the map inferred; building spots reconstructed",
         "Name, Art, Gewässer, besonderer Runenstein gedruckt; Lage auf der Seekarte erschlossen; "
         "Bauplätze rekonstruiert"),
        ("start-2", "beer printed; goods, warrior, card, provisions, beer with four players reconstructed",
         "Bier gedruckt; Waren, Kriegerin, Karte, Proviant, Bier zu viert rekonstruiert"),
        ("track-raid-4", "printed", "gedruckt"),
        ("act-locked", "printed", "gedruckt"),
        ("slot-head", "reconstructed", "rekonstruiert"),
        ("space-a3", "effect printed; number, beer reconstructed", "Wirkung gedruckt; Nummer, Bier rekonstruiert"),
        ("space-a4", "reconstructed", "rekonstruiert"),
        ("stop-village-a-5", "reconstructed", "rekonstruiert"),
    ],
)  # fmt: skip
def test_a_component_claims_no_more_than_is_known_of_each_of_its_facts(
    component: str, english: str, german: str
) -> None:
    assert [speaker(lang, show(GAME)).basis(component) for lang in LANGUAGES] == [english, german]


def test_no_card_claims_its_cost_to_be_printed_but_the_one_of_the_example() -> None:
    for entry in GAME.components.all("card"):
        costs = {entry.facts[key] for key in ("fur", "silver", "any") if key in entry.values}
        assert costs == {"printed" if entry.values["number"] == 33 else "assumed"}, entry.values["number"]
