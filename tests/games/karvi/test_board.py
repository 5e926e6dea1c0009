"""The board and the mats: everything can be clicked, everything explains itself, nothing hidden shows."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.karvi.play import beer, karvi
from tests.listed import LISTED
from tests.pictures import board, mat

import meadhall
from meadhall.engine import FastDice
from meadhall.engine.table import Table
from meadhall.look import brush, sheet, show
from meadhall.pages.stage import stage
from meadhall.words import LANGUAGES, speaker

SHAPES = ("wide", "tall")
CHOICES = re.compile(r'data-answer|class="[^"]*\b(?:rope|key|hit|choice|choosable|plate)\b')
PLACED = re.compile(r'<g[^>]* id="([^"]+)"[^>]* transform="([^"]+)"')
HIT = re.compile(r'<rect class="hit"[^>]*data-answer="([^"]+)"[^>]* width="([\d.]+)" height="([\d.]+)"')
FOUR = {"T1": "a", "T2": "a", "T3": "a", "T4": "a"}
SCENES: list[dict[str, Any]] = [
    {"blue": {"gear": {"sail": "S1"}, "bread": 6}},
    {"blue": {"gear": {"sail": "S4"}, "tiles": {"R1": "a"}, "healthy": [6], "dice": [["S1", 5], ["S6", 5]]}},
    {"blue": {"healthy": [1, 2], "injured": [3]}, "turn": "blue", "used": ["die"], "pending": [["wound", 2]]},
    {"blue": {"injured": [1, 3]}, "turn": "blue", "used": ["die"], "pending": [["heal", 2]]},
    {"blue": {"healthy": [1, 3]}, "turn": "blue", "used": ["die"], "pending": [["double", 2]]},
    {"blue": {"healthy": [1, 3]}, "turn": "blue", "used": ["die"], "pending": [["convert", "card-13.1"]]},
    {"blue": {"healthy": [1, 3]}, "turn": "blue", "used": ["die"], "pending": [["convert", "card-15.1"]]},
    {"blue": {"bread": 3}, "turn": "blue", "used": ["die"], "pending": [["convert", "card-38.1"]]},
    {"turn": "blue", "used": ["die"], "pending": [["space", 1]]},
    {"turn": "blue", "used": ["die"], "pending": [["copy"]]},
    {"turn": "blue", "used": ["die"], "pending": [["copy-from", 0]]},
    {"blue": {"runes": ["N1", "N2", "N3", "N4"]}, "turn": "blue", "used": ["die"], "pending": [["cover", "N5"]]},
    {"blue": {"runes": ["N1", "N2", "N3", "N4"]}, "turn": "blue", "used": ["die"], "pending": [["special-slot", "B8"]]},
    {"blue": {"at": "waterford"}, "turn": "blue", "used": ["die"], "pending": [["special", "waterford"]]},
    {
        "turn": "blue",
        "used": ["die"],
        "pending": [["locked"]],
        "blue": {"done": {"T1": "a", "T2": "a", "R1": "a", "R2": "a"}},
    },
    {
        "blue": {"done": {f"T{k}": "a" for k in range(1, 7)}, "fur": 9},
        "turn": "blue",
        "used": ["die"],
        "pending": [["trade"]],
    },
]  # questions that random games seldom ask


def tables(seats: int, games: int = 2, options: dict[str, Any] | None = None) -> Iterator[Table]:
    """Random games, at every question."""
    for seed in range(games):
        table, chance = meadhall.table("karvi", seats, seed=str(seed), options=options), random.Random(seed)
        while not table.over:
            yield table
            table.play(chance.choice(table.legal()))
        yield table


def drawn(table: Table, shape: str = "wide", lang: str = "en", seat: int | None = None) -> str:
    """The board as the asked seat sees it."""
    seat = table.seat if seat is None else seat
    return board(table.game, table.view(seat), lang, seat, shape, table.names)


def own(table: Table, lang: str = "en", seat: int | None = None) -> str:
    seat = table.seat if seat is None else seat
    return mat(table.game, table.view(seat), seat, lang, seat, "own", table.names)


def clickable(table: Table, shape: str) -> list[str]:
    """Answers that can be clicked on board or mat."""
    return sorted(re.findall(r'data-answer="([^"]+)"', drawn(table, shape) + own(table)))


def placed(table: Table) -> list[str]:
    """Answers that have a place on board or mat."""
    return sorted(answer for answer in table.legal() if answer.partition(":")[0] not in LISTED["karvi"])


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_with_a_place_can_be_clicked_there_once(seats: int, shape: str) -> None:
    options = {"draw_two": True, "tiles": "drafted", "start_cards": "drafted"} if seats == 3 else None
    for table in tables(seats, 1, options):
        if not table.over:
            assert clickable(table, shape) == placed(table)


@pytest.mark.parametrize("words", SCENES, ids=lambda words: str(words.get("pending", "menu")))
def test_rare_questions_can_be_clicked_there_too(words: dict[str, Any]) -> None:
    table = karvi(**words)
    for shape in SHAPES:
        assert clickable(table, shape) == placed(table)


def lies_still(table: Table, shape: str) -> None:
    """Without choices nothing can be chosen and everything lies where it lay."""
    shown, view, seat = show(table.game), table.view(table.seat), table.seat
    still = brush(shown, view, "en", seat, shape, table.names, answers=())
    picture = shown.board(view, still)
    mats = "".join(shown.mat(view, of, still, size) for of in range(table.seats) for size in ("own", "rival"))
    assert not CHOICES.search(picture + mats)
    asked = drawn(table, shape)
    assert PLACED.findall(picture) == PLACED.findall(asked)
    if not table.over and placed(table):
        assert CHOICES.search(asked + own(table))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_choices_the_board_lies_still(seats: int, shape: str) -> None:
    options = {"draw_two": True, "tiles": "drafted", "start_cards": "drafted"} if seats == 3 else None
    for k, table in enumerate(tables(seats, 1, options)):
        if k % 3 == 0 or table.over:
            lies_still(table, shape)


@pytest.mark.parametrize("words", SCENES, ids=lambda words: str(words.get("pending", "menu")))
def test_without_choices_the_board_lies_still_at_rare_questions_too(words: dict[str, Any]) -> None:
    for shape in SHAPES:
        lies_still(karvi(**words), shape)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_own_mat_has_answers(seats: int) -> None:
    for k, table in enumerate(tables(seats, 1)):
        if k % 5 == 0 and not table.over:
            view, seat = table.view(table.seat), table.seat
            for of in range(seats):
                if of != seat:
                    for size in ("own", "rival"):
                        assert not CHOICES.search(mat(table.game, view, of, "en", seat, size, table.names))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_board_and_mats_are_well_formed_and_pass_a_strict_content_policy(lang: str) -> None:
    for k, table in enumerate(tables(2, 1)):
        if k % 5:
            continue
        pictures = [drawn(table, shape, lang) for shape in SHAPES]
        pictures += [
            mat(table.game, table.view(0), of, lang, 0, size, table.names)
            for of in range(2)
            for size in ("own", "rival")
        ]
        for picture in pictures:
            ET.fromstring(f"<div>{picture}</div>")
            assert " style=" not in picture
            assert "<script" not in picture


@pytest.mark.slow
def test_everything_drawn_has_its_symbol_and_its_explanation() -> None:
    symbols, explained = set(re.findall(r'<symbol id="([^"]+)"', sheet())), dict[str, Table]()
    for k, table in enumerate(tables(3, 2)):
        if k % 7:
            continue
        picture = drawn(table) + own(table, seat=0) + mat(table.game, table.view(0), 1, "en", 0, "rival", table.names)
        assert set(re.findall(r'symbols\.svg#([^"]+)"', picture)) <= symbols
        explained |= dict.fromkeys(re.findall(r'data-explain="([^"]+)"', picture), table)
    for message, table in explained.items():  # each once: many pieces are drawn again and again
        for lang in ("en", "de"):
            assert speaker(lang, show(table.game)).about(message), message


def test_targets_on_the_phone_are_large_enough() -> None:
    phone = 374 / 390
    for k, table in enumerate(tables(4, 1)):
        if k % 3 == 0 and not table.over:
            for answer, width, height in HIT.findall(drawn(table, "tall")):
                if not answer.startswith(("take:", "far:")):
                    assert min(float(width), float(height)) * phone >= 44, answer


def test_the_picture_of_a_seat_is_made_of_what_it_may_know() -> None:
    for k, table in enumerate(tables(3, 1)):
        if k % 6:
            continue
        for seat in (-1, 0, 1):
            view = table.view(seat)
            other = view.imagined(FastDice(k)).redacted(seat)
            for shape in SHAPES:
                assert board(table.game, view, "en", seat, shape) == board(table.game, other, "en", seat, shape)


def test_a_piece_keeps_its_id_and_moves_by_its_transform() -> None:
    table = karvi(blue={"bread": 1})
    before = dict(re.findall(r'id="(ship-\d|die-\d-\d)"[^>]*transform="([^"]+)"', drawn(table)))
    table.play("sail:avaldsnes", "none")
    after = dict(re.findall(r'id="(ship-\d|die-\d-\d)"[^>]*transform="([^"]+)"', drawn(table)))
    assert set(before) == set(after) == {"ship-1", "ship-2", "die-1-1", "die-1-2", "die-2-1", "die-2-2"}
    assert before["ship-1"] != after["ship-1"]
    assert all(before[name] == after[name] for name in before if name.startswith("die"))


# -- rivals' mats -----------------------------------------------------------------------------------------------------

RIVAL: dict[str, Any] = {
    "healthy": [2, 5], "injured": [3], "fur": 11, "gear": {"stern": "H1"}, "covered": ["H2"], "above": ["S5", "N8"],
    "runes": ["N1", None, None, None], "tiles": {"T3": "a"}, "done": {"T1": "a", "R1": "b"}, "hand": [1, 2, 33],
    "played": [18], "trade_cards": 2,
}  # fmt: skip


def looked_at(table: Table, of: int, seat: int = 0, lang: str = "en") -> str:
    """A rival's whole mat: what opens from the small one."""
    whole = mat(table.game, table.view(seat), of, lang, seat, "rival", table.names)
    found = ET.fromstring(f"<div>{whole}</div>").find(f"div[@id='look-{of + 1}']")
    assert found is not None
    return ET.tostring(found, encoding="unicode")


def test_a_rivals_whole_mat_opens_from_the_small_one_and_closes_with_a_button() -> None:
    table = karvi(3)
    for of in (1, 2):
        root = ET.fromstring(f"<div>{mat(table.game, table.view(0), of, 'en', 0, 'rival', table.names)}</div>")
        small, card = root
        assert (small.tag, small.get("popovertarget")) == ("button", f"look-{of + 1}")
        assert (card.get("id"), card.get("popover")) == (f"look-{of + 1}", "auto")
        close = [one for one in card.iter("button") if one.get("popovertarget") == card.get("id")]
        assert [one.get("popovertargetaction") for one in close] == ["hide"]


def test_a_rivals_whole_mat_holds_everything_that_lies_open() -> None:
    table = karvi(red={**RIVAL, "towers": 0}, built={"peel": ["red"]})
    shown = looked_at(table, 1)
    for thing in (
        "gear-H1", "gear-H2", "gear-S5", "rune-N8", "rune-N1", "tile-T3a", "tile-T1a", "tile-R1b", "card-18",
        "field-peel",
    ):  # fmt: skip
        assert f'data-explain="{thing}"' in shown, thing
    words = re.sub(r"<[^>]+>", "|", shown)
    for text in (
        "|10| |strength|",
        "|11|",
        "2 helmet cards, level 1",
        "1 ship card, level 1",
        "2 trade cards",
    ):
        assert text in words, text
    assert 'aria-label="3, injured"' in shown


def test_a_rivals_whole_mat_hides_the_hand_unless_the_viewer_knows_a_card() -> None:
    hidden = looked_at(karvi(red=RIVAL), 1)
    assert not re.search(r'"card-(1|2|33)"', hidden)
    known = looked_at(karvi(red=RIVAL, known={"2": ["blue", "red"]}), 1)
    assert re.findall(r'"card-(1|2|33)"', known) == ["2"]
    assert "1 helmet card, level 1" in known


def test_a_rivals_mat_has_no_answers_and_every_id_of_a_page_is_its_own() -> None:
    for k, table in enumerate(tables(3, 1)):
        if k % 5 or table.over:
            continue
        seat = table.seat
        rivals = "".join(
            mat(table.game, table.view(seat), of, "en", seat, "rival", table.names) for of in range(3) if of != seat
        )
        assert "data-answer" not in rivals
        ids = re.findall(r' id="([^"]+)"', drawn(table) + own(table) + rivals)
        assert len(ids) == len(set(ids))


def test_a_rivals_mat_is_made_of_what_the_seat_may_know() -> None:
    for k, table in enumerate(tables(3, 1)):
        if k % 6 == 0:
            for seat in (-1, 0):
                view = table.view(seat)
                other = view.imagined(FastDice(k)).redacted(seat)
                assert mat(table.game, view, 1, "en", seat, "rival") == mat(table.game, other, 1, "en", seat, "rival")


GOAL = re.compile(r'<g class="haven seat-(\d)" transform="([^"]+)"[^>]*>(.*?)</g>')
TEXT = re.compile(r"<text[^>]*>([^<]+)</text>")


@pytest.mark.parametrize("shape", SHAPES)
def test_ship_and_die_are_drawn_where_they_would_go(shape: str) -> None:
    table = karvi(3, blue={"bread": 2, "dice": [["1", 5], ["20", 5]]}, red={"dice": [["21", 1], ["22", 1]]},
                  yellow={"dice": [["23", 1], ["24", 1]]})  # fmt: skip
    page = drawn(table, shape)
    moves = [answer for answer in table.legal() if answer.startswith(("die:", "sail:"))]
    assert len(GOAL.findall(page)) == len(moves)
    for answer in moves:
        name, _, where = answer.partition(":")
        place = f"field-{where}" if name == "sail" else f"stop-{where[1:]}" if where[0] == "S" else f"space-{where}"
        seat, _, inner = GOAL.findall(page[page.index(f'id="{place}"') :])[0]
        assert seat == "1"
        if answer in ("die:7", "die:8", "die:9"):  # a trade, a yield, a raid: none of them fills a die
            after = table.copy()
            after.play(answer)
            assert TEXT.findall(inner) == [str(beer(after)[0])]
    assert not GOAL.findall(drawn(table, shape, seat=1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_tiles_beside_a_mat_have_their_names(lang: str) -> None:
    table = karvi(blue={"tiles": {"T1": "a", "T6": "a", "R1": "a", "R6": "a"}})
    speak = speaker(lang, show(table.game))
    page = own(table, lang)
    for kind in ("T1", "T6", "R1", "R6"):
        words = speak.say(f"kind-{kind}")
        assert any(f">{word}</text>" in page for word in (words, words.rpartition(" ")[2])), words


def test_whatever_pays_at_the_end_is_lit_where_it_lies() -> None:
    (table,) = (one for one in tables(3, 1) if one.over)
    scoring = stage(table, 0, len(table.scored))
    assert scoring is not None
    lit = {
        spot.partition("-")[2].partition("-")[2]
        for step in scoring.steps
        for pay in step.pays.values()
        for spot in pay.spots
    }
    assert all(pay.spots for step in scoring.steps for pay in step.pays.values())
    assert lit >= {"axe", "fur", "silver"}
