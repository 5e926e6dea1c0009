"""Who owns the box may correct everything: whole games with files that differ strongly from ours."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from tests.games.raids.files import FILES, NAMES, Data, corrected
from tests.owned import play_whole
from tests.pictures import board, mat

import meadhall
from meadhall.engine import BadComponents
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", FILES)
def test_whole_games_are_played_told_and_drawn_with_a_corrected_file(name: str) -> None:
    for table in play_whole("raids", FILES[name], games=2, every=29):
        census = table.game.census(table.state)
        dealt = {entry.values["id"]: sum(entry.values["copies"]) for entry in table.game.components.all("tile")}
        assert census == dealt


def test_all_that_a_longer_route_offers_can_be_reached() -> None:
    table = meadhall.table("raids", 3, seed="long", components=FILES["longest"])
    assert table.legal()[-1] == "sail:41"
    assert len(table.position()["track"]) == 40


def test_a_shorter_voyage_leaves_the_last_spaces_empty() -> None:
    table = meadhall.table("raids", 3, seed="short", components=FILES["smaller"])
    assert sorted(table.position()["track"]) == [1, 2, 3, 5, 6]  # 4 is the village, 7 stays empty
    assert "sail:7" not in table.legal()
    assert table.legal()[-1] == "sail:8"


def test_voyages_may_have_different_numbers_of_tiles() -> None:
    table = meadhall.table("raids", 2, seed="many", components=FILES["bigger"])
    laid: dict[int, int] = {}
    while not table.over:
        laid.setdefault(table.position()["voyage"], len(table.position()["track"]))
        table.play(table.legal()[-1])
    assert laid[1] == 27
    assert laid[2] == 22


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_without_words_of_ours_are_called_as_the_file_calls_them(lang: str) -> None:
    shown = show(meadhall.game("raids", FILES["renamed"]))
    titles = {speaker(lang, shown).title(name) for name in shown.bases() if name.startswith("tile-")}
    assert {f"{name} (3)" for name in list(NAMES.values())[:3]} <= titles
    assert "{ $tile } (4)" in titles


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("name", FILES)
def test_boards_and_mats_of_corrected_files_are_well_formed(name: str, shape: str) -> None:
    table = meadhall.table("raids", 4, seed="drawn", components=FILES[name])
    for _ in range(6):
        ET.fromstring(board(table.game, table.view(table.seat), "de", table.seat, shape, table.names))
        for of in range(4):
            for size in ("own", "rival"):
                ET.fromstring(f"<mat>{mat(table.game, table.view(0), of, 'de', 0, size, table.names)}</mat>")
        table.play(table.legal()[0])


def test_a_coin_that_is_not_there_is_paid_all_the_same() -> None:
    table = meadhall.table("raids", 2, seed="poor", components=FILES["smaller"])  # one coin, two harbours
    while not table.over:
        table.play(table.legal()[-1])
    assert sum(line.points for seat in range(2) for line in table.sheet(seat) if line.name == "coins") >= 8
    assert meadhall.scene("raids", table.position(), components=FILES["smaller"]).over


def _refused(**changes: Data) -> str:
    def change(data: Data) -> None:
        for table, figures in changes.items():
            data[table] |= figures

    with pytest.raises(BadComponents) as refusal:
        meadhall.game("raids", corrected(change))
    assert refusal.value.line > 0
    return str(refusal.value)


def test_only_what_cannot_be_played_is_refused() -> None:
    assert "15 spaces remain for tiles, voyage 1 has 16" in _refused(track={"harbour": 20, "villages": [5, 10, 15, 16]})
    assert "villages must be whole numbers from 1 to 19" in _refused(track={"harbour": 20})
    assert "from 2 to 41" in _refused(track={"harbour": 42})
    assert "from 1 to 8" in _refused(ship={"spaces": 9})
    assert "there is no coin of 7" in _refused(prize={"harbour": [7]})
    assert "must be 1 to 4 whole numbers, not 5" in _refused(prize={"harbour": [6, 3, 3, 1, 1]})
    assert "5 stands more than once" in _refused(track={"villages": [5, 5, 10]})
    assert "9, the box holds 8" in _refused(box={"harbours": 8})
    assert "tiles of voyage 1 add up to 16, the box holds 15" in _refused(box={"tiles_a_voyage": [15, 16, 16, 17]})
