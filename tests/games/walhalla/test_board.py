"""The board and the mats: everything can be clicked, nothing secret is drawn, nothing is too small."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest
from tests.pictures import board, mat

import meadhall
from meadhall.engine.table import Table
from meadhall.games.walhalla.show.layout import chart
from meadhall.look import brush, sheet, show
from meadhall.words import speaker

SHAPES = ("wide", "tall")
PHONE = 374 / 390  # a phone of 390 px shows the tall board 374 px wide
HIT = re.compile(r'<rect class="hit"[^>]*data-answer="([^"]+)"[^>]* width="([\d.]+)" height="([\d.]+)"')


def tables(seats: int, games: int = 2, tongues: str = "6-6-6") -> Iterator[Table]:
    """Random games, at every question."""
    for seed in range(games):
        table = meadhall.table("walhalla", seats, seed=str(seed), options={"tongues": tongues})
        chance = random.Random(seed)
        while not table.over:
            yield table
            table.play(chance.choice(table.legal()))
        yield table


def drawn(table: Table, shape: str = "wide", lang: str = "en", seat: int | None = None) -> str:
    """The board as the asked seat sees it."""
    seat = table.seat if seat is None else seat
    last = [told for move in table.moves[-1:] for told in move.events]
    return board(table.game, table.view(seat), lang, seat, shape, table.names, last)


def own(table: Table, lang: str = "en", seat: int | None = None) -> str:
    """What lies before a seat, as it sees it."""
    seat = table.seat if seat is None else seat
    return mat(table.game, table.view(seat), seat, lang, seat, "own", table.names)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("seats", "tongues"), [(3, "6-6-6"), (4, "6-6-6"), (4, "5-8-5")])
def test_every_answer_can_be_clicked_on_the_board_or_on_the_own_mat(seats: int, tongues: str, shape: str) -> None:
    for table in tables(seats, tongues=tongues):
        if not table.over:
            clickable = set(re.findall(r'data-answer="([^"]+)"', drawn(table, shape) + own(table)))
            assert clickable == set(table.legal())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_board_and_mats_are_well_formed_and_pass_a_strict_content_policy(lang: str) -> None:
    for table in tables(3, 1):
        for shape in SHAPES:
            ET.fromstring(drawn(table, shape, lang))
        for of in range(3):
            for size in ("own", "rival"):
                small = mat(table.game, table.view(0), of, lang, 0, size, table.names)
                ET.fromstring(f"<mat>{small}</mat>")
                assert not re.search(r"<script|\sstyle=|\son\w+=|href=\"http", drawn(table, lang=lang) + small)


def test_ids_are_not_used_twice_on_a_page() -> None:
    for table in tables(4, 1):
        view = table.view(0)
        page = drawn(table, seat=0) + own(table, seat=0)
        page += "".join(mat(table.game, view, of, "en", 0, "rival", table.names) for of in (1, 2, 3))
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))


def test_names_cannot_bring_markup_onto_the_board() -> None:
    table = meadhall.table("walhalla", 3, seed="x", names=("<b onclick=1>", '"&', "c"))
    mats = [mat(table.game, table.view(2), of, "en", 2, "rival", table.names) for of in range(3)]
    assert "<b" not in drawn(table) + "".join(mats)
    assert "&lt;b onclick=1&gt;" in drawn(table)


def test_every_symbol_used_is_in_the_sheet() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', sheet()))
    used: set[str] = set()
    for table in tables(4):
        mats = [mat(table.game, table.view(0), 1, "en", 0, size, table.names) for size in ("own", "rival")]
        mats.append("" if table.over else own(table))
        used |= set(re.findall(r"symbols\.svg#([\w-]+)", drawn(table, seat=0) + "".join(mats)))
    assert used
    assert used <= known


def figures_unexplained(node: ET.Element, explained: bool = False) -> Iterator[str]:
    """Texts with a figure that stand on nothing that can be explained; keys of answers are none of the game's."""
    if "key" in node.get("class", "").split() or node.get("class") == "hide":
        return
    explained = explained or node.get("data-explain") is not None
    if not explained and any(re.search(r"\d", text or "") for text in (node.text, node.tail)):
        yield f"{node.text} {node.tail}"
    for inner in node:
        yield from figures_unexplained(inner, explained)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_figure_on_board_and_mats_is_explained_with_its_basis(lang: str) -> None:
    game = meadhall.game("walhalla")
    speak, seen = speaker(lang, show(game)), set()
    for table in tables(4):
        mats = [mat(game, table.view(0), of, lang, 0, "rival", table.names) for of in range(1, 4)]
        mats += [mat(game, table.view(-1), 0, lang, -1, "own", table.names)]
        for picture in (drawn(table, lang=lang), own(table, lang), "".join(mats)):
            assert list(figures_unexplained(ET.fromstring(f"<page>{picture}</page>"))) == []
            seen |= set(re.findall(r'data-explain="([^"]+)"', picture))
    assert {"field-cult", "dragon-red-bow", "headland-first-8", "headland-second-3", "midgard", "stack"} <= seen
    assert {"raid", "fjord", "tongue-strength", "fields", "deck", "discards", "cards-hidden", "valhalla"} <= seen
    for name in seen:
        assert speak.title(name)
        assert speak.about(name), name
        assert speak.basis(name), name
    assert seen <= set(show(game).bases())


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lengths", [(12, 12, 12), (10, 16, 10), (14, 12, 10)])
def test_fields_headlands_and_dragons_stay_inside_the_frame(shape: str, lengths: tuple[int, ...]) -> None:
    c = chart(shape, lengths)
    for tongue, length in enumerate(lengths):
        spots = [c.field(tongue, row) for row in range(length)] + [c.headland(tongue, place) for place in (0, 1)]
        for x, y in spots:
            assert 30 <= x <= c.width - 30
            assert 30 <= y <= c.height - 30
    room = -(-max(lengths) // 3)
    x, y = c.berth(3, room - 1)
    assert max(x - c.width, y - c.height) < -30


def test_targets_are_large_enough_for_a_thumb() -> None:
    seen = set()
    for table in tables(4, 3):
        if table.over:
            continue
        for answer, width, height in HIT.findall(drawn(table, "tall")):
            seen.add(answer.split(":")[0])
            assert min(float(width), float(height)) * PHONE >= 44, answer
        for answer, width, height in HIT.findall(own(table)):
            seen.add(answer.split(":")[0])
            assert min(float(width), float(height)) * 364 / 300 >= 44, answer
    assert {"berth", "left", "right", "man", "ride", "lose", "win", "no", "plain", "done"} <= seen


def test_a_dragon_keeps_its_id_and_changes_only_its_place() -> None:
    table = meadhall.scene("walhalla", question="berth", dragon="red-bow", crew={"middle": "blue"}, turn="blue")
    waiting = drawn(table)
    assert waiting.count('id="dragon-red-bow"') == 1
    table.play("berth:B.stern")
    moored = drawn(table)
    assert moored.count('id="dragon-red-bow"') == 1
    where = re.compile(r'id="dragon-red-bow"[^>]*transform="([^"]+)"')
    assert where.findall(waiting) != where.findall(moored)
    assert 'data-of="dragon-red-bow"' in moored  # it sails along its wake


BATTLE: dict[str, Any] = {
    "question": "berth", "dragon": "red-bow", "crew": {"middle": "blue"}, "turn": "blue",
    "vikings": {"yellow": ["1.2"]},
    "land": [["forest-2/wheat", *[None] * 5], ["forest-2/wheat", *[None] * 5], [None] * 6],
}  # fmt: skip


def test_a_field_held_by_a_rival_wears_a_burst_when_one_may_land_there() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    table.play("berth:B.bow")
    assert table.legal() == ["left", "right"]
    board = drawn(table)
    held = board[board.index('id="field-1-2"') : board.index('id="field-1-3"')]
    free = board[board.index('id="field-2-2"') : board.index('id="field-2-3"')]
    assert 'class="burst"' in held
    assert 'class="burst"' not in free
    assert 'data-answer="left"' in held
    assert 'data-answer="right"' in free


def test_a_battle_shows_swords_to_everybody() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    table.play("berth:A.bow")
    assert table.position()["question"] == "attack"
    for seat in (-1, 0, 1, 2):
        assert "#battle" in drawn(table, seat=seat)


def test_strengths_stand_on_plates_with_the_strongest_first() -> None:
    held = {"blue": ["1.1"], "red": ["1.2", "1.3"]}
    board = drawn(
        meadhall.scene("walhalla", vikings=held, land=[["cult/wheat"] * 2 + [None] * 4, [None] * 6, [None] * 6])
    )
    assert re.search(r'aria-label="Strength on tongue 6: red 2, blue 1, yellow 0, green 0"', board)


def test_others_are_shown_no_choices_and_no_cards() -> None:
    hands = {"blue": ["hunt", "tongue-7"], "red": ["attack"]}
    table = meadhall.scene("walhalla", hands=hands, turn="blue")
    for seat in (-1, 1, 2, 3):
        view = table.view(seat)
        seen = drawn(table, seat=seat) + mat(table.game, view, 0, "en", seat, "rival", table.names)
        assert "data-answer" not in seen
        assert "card-hunt" not in seen + mat(table.game, view, 0, "en", seat, "own", table.names)
    assert "card-hunt" in own(table)


CHOICE = re.compile(r'class="[^"]*\b(rope|key|hit|choice|choosable|plate|ghost)\b|data-answer|role="button"')


@pytest.mark.parametrize("shape", SHAPES)
def test_without_answers_the_asked_seat_sees_the_board_and_mats_as_they_lie(shape: str) -> None:
    for table in tables(4, 1):
        if table.over:
            continue
        view, shown = table.view(table.seat), show(table.game)
        last = table.moves[-1].events if table.moves else ()
        still = brush(shown, view, "en", table.seat, shape, table.names, last, answers=())
        picture = shown.board(view, still)
        mats = "".join(shown.mat(view, of, still, size) for of in range(4) for size in ("own", "rival"))
        assert not CHOICE.search(picture + mats)
        assert picture == drawn(table, shape, seat=-1)
        assert CHOICE.search(drawn(table, shape) + own(table))


def test_one_end_of_the_dragon_can_be_offered_alone() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    view, shown = table.view(0), show(table.game)
    for answer in ("berth:B.bow", "berth:B.stern"):
        picture = shown.board(view, brush(shown, view, seat=0, answers=[table.game.actions.parse(answer)]))
        assert re.findall(r'data-answer="([^"]+)"', picture) == [answer]


def test_cards_laid_down_are_drawn_for_their_owner_alone() -> None:
    table = meadhall.scene("walhalla", question="lay", hands={"blue": ["forest", "hunt"], "red": ["cult"]})
    before = {
        seat: drawn(table, seat=seat) + mat(table.game, table.view(seat), 0, "en", seat, "rival") for seat in (1, 2)
    }
    table.play("lay:forest")
    assert "face down" in own(table)
    for seat in (1, 2):
        assert drawn(table, seat=seat) + mat(table.game, table.view(seat), 0, "en", seat, "rival") == before[seat]


def test_more_than_ten_vikings_on_a_shelf_are_a_figure() -> None:
    table = meadhall.scene("walhalla", midgard={"blue": 12}, valhalla={"blue": 1})
    shelves = mat(table.game, table.view(1), 0, "en", 1, "rival", table.names)
    assert "× 12" in shelves
    assert shelves.count("#viking") == 1 + 1 + 1
