"""Everything on the board and the mats that shows a figure can be explained, with how we know it, in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from tests.games.raids.files import FILES, TEXT

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.look import brush, show
from meadhall.words import LANGUAGES, speaker

KEY = "key"  # numbers of answers are no figures of the game
SHAPES = ("wide", "tall")
PIECES = {
    "route", "harbour", "village", "ghost", "place", "shield", "coin", "viking", "runes", "monsters", "posts", "sold",
    "battle",
}  # fmt: skip

UNCOUNTED = {"longship", "mat-beside"}  # explained without a figure of the box


def drawn(table: Table, shape: str) -> ET.Element:
    """Board and all mats as the asked seat sees them."""
    shown, seat = show(table.game), table.seat
    view = table.view(seat)
    tool = brush(shown, view, "en", seat, shape, table.names)
    mats = [shown.mat(view, of, tool, "own" if of == seat else "rival") for of in range(table.seats)]
    return ET.fromstring(f"<page>{shown.board(view, tool)}{''.join(mats)}</page>")


def figures(node: ET.Element, subject: str | None = None) -> Iterator[tuple[str, str | None]]:
    """Every figure written there, with what explains it; the innermost subject counts."""
    if KEY in node.attrib.get("class", "").split() or node.tag in ("kbd", "button", "p"):
        return
    subject = node.attrib.get("data-explain", subject)
    for text in (node.text, *(child.tail for child in node)):
        if re.search(r"\d", text or ""):
            yield (text or "").strip(), subject
    for child in node:
        yield from figures(child, subject)


def subjects(node: ET.Element) -> set[str]:
    """All that says what it is."""
    return {one.attrib["data-explain"] for one in node.iter() if "data-explain" in one.attrib}


def tables(text: str) -> Iterator[Table]:
    """Tables at every question of random games."""
    for seats in (2, 3, 4):
        table, mind = meadhall.table("raids", seats, seed=f"told {seats}", components=text), FastDice(seats)
        while not table.over:
            yield table
            legal = table.legal()
            table.play(legal[mind.below(len(legal))])


@pytest.mark.parametrize("text", [TEXT, FILES["bigger"], FILES["renamed"]], ids=["shipped", "bigger", "renamed"])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_figure_that_is_drawn_can_be_explained_in_both_languages(text: str, shape: str) -> None:
    seen: set[str] = set()
    written = 0
    for at, table in enumerate(tables(text)):
        if at % 3 and table.question() not in ("monster", "battle"):
            continue
        page = drawn(table, shape)
        seen |= subjects(page)
        for figure, subject in figures(page):
            assert subject is not None, f"{figure!r} is drawn and not explained"
            written += 1
    assert written > 1000
    assert seen >= PIECES
    shown = show(meadhall.game("raids", text))
    for lang in LANGUAGES:
        speak = speaker(lang, shown)
        for subject in seen:
            assert speak.title(subject)
            assert speak.about(subject), f"{subject} is not explained in {lang}"
            assert subject in UNCOUNTED or speak.basis(subject), f"{lang} does not say how we know of {subject}"


@pytest.mark.parametrize(
    ("component", "basis"),
    [
        ("tile-wood-5", "kind, goods printed; points, shields, number reconstructed"),
        ("tile-pig-5", "kind printed; goods known from reviews; points, shields, number reconstructed"),
        ("tile-fur-5", "kind printed; goods, points, shields, number reconstructed"),
        ("tile-axe", "name, kind printed; shields, number reconstructed"),
        ("tile-visit", "kind, shares printed; number reconstructed"),
        ("tile-rune", "kind, points of sets printed; number reconstructed"),
        ("village", "Vikings of a village printed; where villages lie reconstructed"),
        ("route", "voyages printed; length of the route, tiles of a voyage known from reviews; "
                  "where villages lie reconstructed"),
        ("place", "printed"),
        ("shield", "known from reviews"),
        ("coin", "values printed; number reconstructed"),
        ("viking", "rule printed; Vikings at the start reconstructed"),
        ("harbour", "printed"),
        ("harbour-race", "printed"),
        ("harbour-shields", "name, coins printed; what counts reconstructed"),
    ],
)  # fmt: skip
def test_each_fact_says_how_we_know_it(component: str, basis: str) -> None:
    assert speaker("en", show(meadhall.game("raids"))).basis(component) == basis


def test_the_shield_harbour_is_explained_as_the_table_counts_it() -> None:
    said = {}
    for counted in ("shields", "vikings", "tiles"):
        table = meadhall.scene(
            "raids", seats=3, harbours=["race", "shields", "runes", "sails"], options={"shields_count": counted}
        )
        [subject] = [one for one in subjects(drawn(table, "wide")) if one.startswith("harbour-shields")]
        said[counted] = speaker("en", show(table.game)).about(subject) or ""
    assert said["shields"].startswith("Counts all shields that can be seen")
    assert said["vikings"].startswith("Counts the Vikings aboard.")
    assert said["tiles"].startswith("Counts the shields on tiles aboard")
