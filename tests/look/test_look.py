"""What every board is drawn with: the builder, the signs, the sheet of symbols, the brush, the colours."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

import meadhall
from meadhall.look import PATTERNS, STATIC, Markup, brush, burst, cut, element, key, rope, sheet, show, styles, symbol

LOOK = STATIC.joinpath("look.css").read_text("utf-8")


def test_text_and_attributes_are_escaped_unless_they_are_markup() -> None:
    assert element("text", "<b>&", title='"x"') == '<text title="&quot;x&quot;">&lt;b&gt;&amp;</text>'
    assert element("g", Markup("<b/>"), ["a", None, 1.50]) == "<g><b/>a1.5</g>"
    assert element("rect", class_="hit", data_answer="sail:3", hidden=None, x=0) == (
        '<rect class="hit" data-answer="sail:3" x="0"/>'
    )


def test_a_cut_board_is_centred_and_closed() -> None:
    assert cut(20, 10, 2) == "M-8 -5h16l2 2v6l-2 2h-16l-2 -2v-6z"
    assert cut(20, 10, 2, 3, 4).startswith("M-5 -1")


def test_a_rope_is_drawn_three_times_and_a_key_says_its_number() -> None:
    assert rope("M0 0h1").count('class="rope"') == 3
    assert ">12</text>" in key(12, 3, 4)
    assert burst(40, 30, 8).count("L") == 15


def test_the_sheet_holds_the_symbols_of_the_house_and_of_every_game_once() -> None:
    names = re.findall(r'<symbol id="([^"]+)"', sheet())
    assert len(names) == len(set(names))
    assert {"tile", "axe", "seat-5", "mark-5", "hall", "peak"} <= set(names)
    for name in meadhall.games():
        path = files(type(meadhall.game(name)).__module__.rpartition(".")[0]).joinpath("symbols.svg")
        if path.is_file():
            assert set(re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8"))) <= set(names)
    ET.fromstring(sheet())


def test_nothing_in_the_sheet_needs_inline_styles() -> None:
    assert not re.search(r"\sstyle=|<style|<script", sheet() + PATTERNS)


def test_no_game_changes_the_tokens_of_the_house_for_all() -> None:
    for name in meadhall.games():
        css = re.sub(r"/\*.*?\*/", "", styles(show(meadhall.game(name))), flags=re.S)
        everywhere = "".join(re.findall(r":root[^{]*\{([^}]*)\}", css))
        house = set(re.findall(r"(--[\w-]+):", LOOK))
        assert not house & set(re.findall(r"(--[\w-]+):", everywhere)), name
        assert "@import" not in css


def test_symbols_are_decoration() -> None:
    assert 'aria-hidden="true"' in symbol("axe", 0, 0, 20)


def test_a_brush_knows_the_choices_of_the_asked_seat_only() -> None:
    table = meadhall.table("raids", 3, seed="brush")
    asked, other = table.seat, (table.seat + 1) % 3
    mine = brush(show(table.game), table.view(asked), "en", asked)
    assert list(mine.choices) == table.legal()
    assert [mine.keys[answer] for answer in table.legal()] == list(range(1, len(table.legal()) + 1))
    assert mine.choices[table.legal()[0]].startswith("Sail to")
    assert len(brush(show(table.game), table.view(other), "en", other).choices) == 0
    assert mine.hit("no such answer") is None
    hit = mine.hit(table.legal()[0], x=1)
    assert hit is not None
    assert 'role="button"' in hit
    button = mine.button(table.legal()[0], "go")
    assert button is not None
    assert button.startswith("<button")


def test_labels_are_said_once_a_language() -> None:
    table = meadhall.table("raids", 2, seed="brush")
    for lang, words in (("en", "Space 3: Axe"), ("de", "Feld 3: Axt")):
        painter = brush(show(table.game), table.view(0), lang)
        assert painter.label("board-stop", ("space", 3), ("tile", "tile-axe")) == words


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def token(name: str, night: bool) -> float:
    found = re.search(rf"--{name}:\s*(?:light-dark\((#\w{{6}}), (#\w{{6}})\)|(#\w{{6}}))", LOOK)
    assert found is not None, name
    day, dark, both = found.groups()
    return luminance(both or (dark if night else day))


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("above", "below", "least"),
    [
        ("text", "panel", 7), ("text", "hall", 7), ("text-2", "panel", 4.5), ("text-2", "hall", 4.5),
        ("text-2", "raised", 4.5), ("on-strong", "strong", 7), ("on-beam", "beam", 7), ("alarm", "panel", 4.5),
        ("text", "sea", 7),
        ("text", "lane", 4.5), ("ink", "face", 7), ("ink", "hemp", 7), ("bone", "madder", 4.5), ("bone", "ink", 7),
        ("edge", "panel", 3),
        ("focus", "panel", 3), ("focus", "sea", 3),
    ],
)  # fmt: skip
def test_colours_that_carry_words_or_meaning_stand_out(above: str, below: str, least: float, night: bool) -> None:
    low, high = sorted((token(above, night), token(below, night)))
    assert (high + 0.05) / (low + 0.05) >= least


@pytest.mark.parametrize("night", [False, True])
def test_a_rope_stands_out_from_the_sea_by_its_ink_or_its_hemp(night: bool) -> None:
    def contrast(a: float, b: float) -> float:
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)

    sea = token("sea", night)
    assert max(contrast(token("ink", night), sea), contrast(token("hemp", night), sea)) >= 7
