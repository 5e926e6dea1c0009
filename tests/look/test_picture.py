"""Pictures that stand alone: nothing is linked, nothing else on a page is touched, day and night."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.engine import SPECTATOR, FastDice, State, Table
from meadhall.engine.errors import BadSetup
from meadhall.look import Brush, Markup, css, show
from meadhall.look.picture import drawn, picture

SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(name: str, plies: int = 40) -> Table:
    """A table after some answers."""
    table, dice = meadhall.table(name, seed="a picture"), FastDice(5)
    while table.ply < plies and not table.over:
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    return table


def style_of(svg: str) -> str:
    """The stylesheet inside a picture."""
    return "".join(node.text or "" for node in ElementTree.fromstring(svg).iter(f"{SVG}style"))


@pytest.mark.parametrize("seat", [SPECTATOR, 0])
@pytest.mark.parametrize("name", meadhall.games())
def test_a_picture_has_all_it_needs_inside(name: str, seat: int) -> None:
    svg = picture(played(name), seat)
    root = ElementTree.fromstring(svg)
    ids = {node.get("id") for node in root.iter()}
    used = {node.get("href", "") for node in root.iter() if "href" in node.attrib}
    used |= {f"#{one}" for one in re.findall(r"url\(#([^)]+)\)", svg)}
    assert used
    assert {one[1:] for one in used} <= ids
    assert re.findall(r"url\((?!#|data:)[^)]*\)", svg) == []
    assert "/static/" not in svg
    named = set(re.findall(r"var\((--[\w-]+)\)", svg))
    assert named <= set(re.findall(r"(--[\w-]+):", style_of(svg)))
    assert root.get("role") == "img"
    assert not [node for node in root.iter() if any(key.startswith("data-") for key in node.attrib)]


def test_the_fonts_are_inside_unless_they_are_left_out() -> None:
    assert picture(played("raids")).count("@font-face") == 3
    assert "@font-face" not in picture(played("raids"), fonts=False)


@pytest.mark.parametrize("name", meadhall.games())
def test_two_pictures_on_one_page_touch_neither_each_other_nor_the_page(name: str) -> None:
    one, other = picture(played(name, 2), fonts=False), picture(played(name), fonts=False)
    ids = [{node.get("id") for node in ElementTree.fromstring(svg).iter()} - {None} for svg in (one, other)]
    assert ids[0]
    assert not ids[0] & ids[1]
    for svg in (one, other):
        own = f".{ElementTree.fromstring(svg).get('class')}"
        selectors = [selector for rule in css.rules(style_of(svg)) for selector in rule.selectors]
        assert selectors
        assert all(selector == own or selector.startswith(f"{own} ") for selector in selectors)


def test_a_picture_follows_the_light_unless_it_is_fixed() -> None:
    table = played("raids")
    auto, light, dark = (style_of(picture(table, theme=theme, fonts=False)) for theme in ("auto", "light", "dark"))
    day, night = "#b4cfce", "#17323c"  # the sea
    assert day in auto
    assert night in auto.partition("prefers-color-scheme:dark")[2]
    assert (day in light, night in light) == (True, False)
    assert (day in dark, night in dark) == (False, True)
    assert "light-dark(" not in auto + light + dark
    with pytest.raises(BadSetup, match="a picture is auto, light, dark, not 'red'"):
        picture(table, theme="red")


def test_a_bare_view_is_drawn_as_the_table_is() -> None:
    table = played("runes")
    seat, last = table.seat, [one for one in table.moves[-1].events if one.is_for(table.seat)]
    assert drawn(table.game, table.view(seat), seat, last=last) == picture(table, seat)


def test_the_same_table_gives_the_same_picture() -> None:
    assert picture(played("karvi")) == picture(played("karvi").copy())


def test_a_picture_is_drawn_from_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table, views = played("runes"), list[State]()
    shown = show(table.game)
    board = shown.board

    def watched(view: State, painter: Brush) -> Markup:
        views.append(view)
        return board(view, painter)

    monkeypatch.setattr(shown, "board", watched)
    for seat in (SPECTATOR, 0):
        picture(table, seat)
    assert views == [table.view(SPECTATOR), table.view(0)]
    assert table.state not in views


def test_a_name_that_is_markup_stays_a_name() -> None:
    table = meadhall.table("raids", seed="x", names=["<b>&", "b", "c", "d"])
    texts = [node.text for node in ElementTree.fromstring(picture(table)).iter(f"{SVG}text")]
    assert "<b>&" in texts


def test_what_lies_before_the_viewer_is_in_their_picture_alone() -> None:
    table = played("runes")
    assert "of 25 coins left" in picture(table, 0)
    assert "of 25 coins left" not in picture(table)


def test_a_rule_is_kept_only_where_something_can_wear_it() -> None:
    text = "/* . */ .a > .b, .c:hover { fill: red; cursor: help } @media print { .a { fill: red } } .d { x: y }"
    sheet = css.rules(text)
    assert sheet == (css.Rule((".a > .b", ".c:hover"), (("fill", "red"),)),)
    assert css.worn(sheet, {".a", ".b", ".c"}) == [css.Rule((".a > .b",), (("fill", "red"),))]
    assert css.worn(sheet, {".a", ".c"}) == []
