"""The board and the mats: everything can be clicked, nothing overlaps, nothing is drawn too small."""

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
from meadhall.games.raids.show.layout import chart
from meadhall.look import brush, sheet, show

SHAPES = ("wide", "tall")
PHONE = 374 / 390  # a phone of 390 px shows the tall board 374 px wide
HIT = re.compile(r'<rect class="hit"[^>]*data-answer="([^"]+)"[^>]* width="([\d.]+)" height="([\d.]+)"')


def tables(seats: int, games: int = 2) -> Iterator[Table]:
    """Random games, at every question."""
    for seed in range(games):
        table, chance = meadhall.table("raids", seats, seed=str(seed)), random.Random(seed)
        while not table.over:
            yield table
            table.play(chance.choice(table.legal()))
        yield table


def drawn(table: Table, shape: str = "wide", lang: str = "en", seat: int | None = None) -> str:
    """The board as the asked seat sees it."""
    seat = table.seat if seat is None else seat
    last = [told for move in table.moves[-1:] for told in move.events]
    return board(table.game, table.view(seat), lang, seat, shape, table.names, last)


def own(table: Table, lang: str = "en") -> str:
    return mat(table.game, table.view(table.seat), table.seat, lang, table.seat, "own", table.names)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_can_be_clicked_on_the_board_or_on_the_own_ship(seats: int, shape: str) -> None:
    for table in tables(seats):
        if not table.over:
            clickable = set(re.findall(r'data-answer="([^"]+)"', drawn(table, shape) + own(table)))
            assert clickable == set(table.legal())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_board_and_mats_are_well_formed_and_pass_a_strict_content_policy(lang: str) -> None:
    for table in tables(2, 1):
        for shape in SHAPES:
            ET.fromstring(drawn(table, shape, lang))
        for of in range(2):
            for size in ("own", "rival"):
                small = mat(table.game, table.view(0), of, lang, 0, size, table.names)
                ET.fromstring(f"<mat>{small}</mat>")
                assert not re.search(r"<script|\sstyle=|\son\w+=|href=\"http", drawn(table, lang=lang) + small)


def test_names_cannot_bring_markup_onto_the_board() -> None:
    table = meadhall.table("raids", 2, seed="x", names=("<b onclick=1>", '"&'))
    for of in range(2):
        small = mat(table.game, table.view(0), of, "en", 0, "rival", table.names)
        assert "<b" not in drawn(table) + small
    assert "&lt;b onclick=1&gt;" in drawn(table, seat=-1)


def test_every_symbol_used_is_in_the_sheet() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', sheet()))
    used: set[str] = set()
    for table in tables(2):
        mats = [mat(table.game, table.view(0), 1, "en", 0, size, table.names) for size in ("own", "rival")]
        used |= set(re.findall(r"symbols\.svg#([\w-]+)", drawn(table) + "".join(mats)))
    assert used
    assert used <= known


@pytest.mark.parametrize("stops", [3, 7, 13, 20, 26, 33, 40])
@pytest.mark.parametrize("shape", SHAPES)
def test_tiles_ships_and_frame_keep_clear_of_each_other(shape: str, stops: int) -> None:
    c = chart(shape, stops)
    half, ship = c.tile / 2 + (4 if stops <= 20 else 2), c.ship / 2  # with its rope
    for space in range(1, stops + 1):
        x, y = c.tiles[space]
        assert x - c.tile / 2 >= 10
        assert x + c.tile / 2 <= c.width - 10
        assert y - c.tile / 2 >= 10
        assert y + c.tile / 2 <= c.height - 10
        for other in range(1, stops + 1):
            (a, b), (p, q) = c.tiles[other], c.moorings[other]
            assert other == space or max(abs(a - x), abs(b - y)) >= 2 * half
            assert max(abs(p - x), abs(q - y)) >= c.tile / 2 + ship - 4, f"ship {other} covers tile {space}"


def test_targets_are_large_enough_for_a_thumb() -> None:
    seen = set()
    for table in tables(4):
        if table.over:
            continue
        for answer, width, height in HIT.findall(drawn(table, "tall")):
            seen.add(answer.split(":")[0])
            assert min(float(width), float(height)) * PHONE >= 44
        for answer, width, height in HIT.findall(own(table)):
            seen.add(answer.split(":")[0])
            assert min(float(width), float(height)) * 372 / 600 >= 44
    assert {"sail", "fight", "feed", "place", "replace"} <= seen


def test_a_ship_keeps_its_id_and_changes_only_its_place() -> None:
    def ships(svg: str) -> dict[str, str]:
        found = re.findall(r'<g id="(ship-\d)"[^>]*?transform="[^"]*"[^>]*>(.*?)</g>', svg)
        found += re.findall(r'(?:class="piece[^>]*id="(ship-\d)")[^>]*>(.*?)</g>', svg)
        return dict(found)

    for table in tables(3, 1):
        pieces = ships(drawn(table, seat=0))
        assert set(pieces) == {"ship-1", "ship-2", "ship-3"}
        for number, inner in pieces.items():
            assert f"#mark-{number[-1]}" in inner


def test_the_ghost_sails_only_with_two_players() -> None:
    assert "#ghost-ship" in drawn(meadhall.table("raids", 2, seed="x"))
    assert "#ghost-ship" not in drawn(meadhall.table("raids", 3, seed="x"))


SEA: dict[str, Any] = {
    "seats": ["red", "blue", "green"],
    "track": {3: "axe", 6: "rune", 8: "sail", 11: "visit", 12: "fur-3"},
    "ships": {"red": 3, "blue": 6, "green": 8},
    "vikings": {"red": 2, "blue": 1},
}


def test_a_place_held_by_a_rival_wears_a_burst_instead_of_a_rope() -> None:
    table = meadhall.scene("raids", SEA)
    table.play("place")
    board = drawn(table)
    six = board[board.index('id="stop-6"') : board.index('id="stop-7"')]
    twelve = board[board.index('id="stop-12"') : board.index('id="stop-13"')]
    assert 'class="burst"' in six
    assert 'class="rope"' not in six
    assert 'class="rope"' in twelve
    assert 'class="burst"' not in twelve


def test_the_last_voyage_leaves_a_wake_in_the_ships_colour() -> None:
    table = meadhall.table("raids", 3, seed="wake")
    mover = table.seat
    table.play(table.legal()[0])
    assert f'class="wake seat-{mover + 1}"' in drawn(table)


def test_only_ones_own_ship_wears_the_plate_you() -> None:
    table = meadhall.table("raids", 3, seed="x")
    assert 'id="you"' in drawn(table, seat=1)
    assert 'id="you"' not in drawn(table, seat=-1)


def test_a_visit_shows_the_shares_that_are_left() -> None:
    def taken(shares: int) -> int:
        table = meadhall.scene("raids", SEA, shares={11: shares})
        return drawn(table).count("share taken")

    assert [taken(2), taken(1), taken(0)] == [0, 1, 2]


CHOICES = re.compile(r'data-answer|class="[^"]*\b(?:rope|key|hit|choice|choosable|plate)\b')
YOU = re.compile(r'<g id="you".*?</g>')


@pytest.mark.parametrize("seats", [2, 4])
def test_without_choices_the_board_lies_still(seats: int) -> None:
    asked = set()
    for table in tables(seats, 2):
        shown, view, seat = show(table.game), table.view(table.seat), table.seat
        for shape in SHAPES:
            still = brush(shown, view, "en", seat, shape, table.names, answers=())
            lying = shown.board(view, still)
            mats = "".join(shown.mat(view, of, still, size) for of in range(seats) for size in ("own", "rival"))
            assert not CHOICES.search(lying + mats)
            assert YOU.sub("", lying) == board(table.game, view, "en", -1, shape, table.names)
        if not table.over:
            asked.add(table.game.question(view))
            assert CHOICES.search(drawn(table) + own(table))
    assert asked >= {"take", "sail", "monster", "battle", "flee"}


def test_others_are_shown_no_choices() -> None:
    table = meadhall.table("raids", 3, seed="x")
    for seat in (-1, *(seat for seat in range(3) if seat != table.seat)):
        assert "data-answer" not in drawn(table, seat=seat)
