"""The table and the mats as they are drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.games.runes.tables import SPLIT, at, on, plain, state_of
from tests.pictures import board, mat

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.runes.rules import offers
from meadhall.look import brush, show
from meadhall.words import speaker

SHAPES = ("wide", "tall")
ANSWER = re.compile(r'data-answer="([^"]+)"')

UNCOUNTED = {  # explained without a figure of the box
    "foot-bag", "foot-deck", "foot-roll", "foot-way", "mat-rituals", "store-rituals", "store-skips",
}  # fmt: skip


def questions(seats: int, seed: int, every: int) -> Iterator[Table]:
    """A table that stops at some of the questions of a random game."""
    table = meadhall.table("runes", seats, seed=f"board {seed}")
    mind = FastDice(seed)
    while not table.over:
        if table.ply % every == 0:
            yield table
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])


def pictures(table: Table, seat: int, lang: str = "en") -> dict[str, str]:
    """All that a viewer sees."""
    view, game = table.view(seat), table.game
    last = table.moves[-1].events if table.moves else ()
    drawn = {shape: board(game, view, lang, seat, shape, table.names, last) for shape in SHAPES}
    for of in range(table.seats):
        drawn[f"mat {of}"] = mat(game, view, of, lang, seat, "own" if of == seat else "rival", table.names)
    return drawn


@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_can_be_clicked_on_the_table_or_the_own_mat(seats: int) -> None:
    asked = set()
    for seed in range(3):
        for table in questions(seats, seed, 1):
            seat, drawn = table.seat, pictures(table, table.seat)
            asked.add(table.question())
            for shape in SHAPES:
                clickable = set(ANSWER.findall(drawn[shape] + drawn[f"mat {seat}"]))
                assert clickable == set(table.legal())
    assert len(asked) >= 7


def test_who_is_not_asked_can_click_nothing() -> None:
    for table in questions(3, 5, 7):
        for viewer in range(-1, 3):
            if viewer != table.seat:
                assert not ANSWER.search("".join(pictures(table, viewer).values()))


def test_drawings_are_well_formed_and_bear_no_styles_or_doubled_ids() -> None:
    for table in questions(5, 6, 11):
        for lang in ("en", "de"):
            drawn = pictures(table, table.seat, lang)
            for shape in SHAPES:
                page = f"<page>{drawn[shape]}{''.join(drawn[f'mat {of}'] for of in range(5))}</page>"
                ids = [found.get("id") for found in ElementTree.fromstring(page).iter() if found.get("id")]
                assert len(ids) == len(set(ids))
                assert "style=" not in page


def test_rituals_of_others_are_drawn_as_a_number_only() -> None:
    table = plain(table=[on(0, 0, 1)], rituals={"blue": ["tide"], "red": ["ward", "skip"]})
    for viewer in (0, -1):
        drawn = "".join(pictures(table, viewer).values())
        assert "ritual-ward" not in drawn
        assert "Ward" not in drawn
    assert "Ward" in pictures(table, 1)["mat 1"]


def test_a_cell_shows_the_coins_it_would_bring() -> None:
    table = plain(table=[on(0, 0, 1), on(1, 0, 2), on(2, 0, 3)], hands={"blue": [61, 6, 7]})
    table.play("stone:61", "turn:0")
    drawn = ElementTree.fromstring(pictures(table, 0)["wide"])
    place = at(table, 0, 1).replace(":", "-")
    (cell,) = (found for found in drawn.iter() if found.get("id") == place)
    there = [found for found in drawn.iter() if found.get("transform") == cell.get("transform")]
    assert "4" in "".join(text for found in there for text in found.itertext())


def test_forms_are_outlined_in_the_colour_of_their_owner() -> None:
    table = plain(table=[on(k, 0, 1 + k, "red") for k in range(6)])
    drawn = ElementTree.fromstring(pictures(table, -1)["wide"])
    (form,) = (found for found in drawn.iter() if (found.get("id") or "").startswith("form-"))
    assert form.get("class") == "seat-2"
    assert form.get("data-explain") == "form-line"


def test_everything_that_is_explained_has_words_and_says_its_basis() -> None:
    explained = set()
    for seed in range(2):
        for table in questions(4, seed, 5):
            for drawn in pictures(table, table.seat).values():
                explained |= set(re.findall(r'data-explain="([^"]+)"', drawn))
    assert len(explained) > 8
    for lang in ("en", "de"):
        speak = speaker(lang, show(meadhall.game("runes")))
        assert all(speak.about(name) for name in explained)
        assert all(speak.basis(name) for name in explained - UNCOUNTED)


def still(table: Table, seat: int) -> dict[str, str]:
    """What a viewer sees while nothing can be answered."""
    shown, view = show(table.game), table.view(seat)
    last = table.moves[-1].events if table.moves else ()
    drawn: dict[str, str] = {}
    for shape in SHAPES:
        without = brush(shown, view, "en", seat, shape, table.names, last, answers=())
        drawn[shape] = shown.board(view, without)
        for of in range(table.seats):
            drawn[f"mat {of} {shape}"] = shown.mat(view, of, without, "own" if of == seat else "rival")
    return drawn


def test_without_choices_the_table_is_drawn_as_it_lies() -> None:
    asked = set()
    for seed in range(3):
        for table in questions(3, seed, 2):
            asked.add(table.question())
            drawn = still(table, table.seat)
            for name, picture in drawn.items():
                classes = {word for found in re.findall(r'class="([^"]+)"', picture) for word in found.split()}
                assert not classes & {"rope", "key", "hit", "choice", "choosable", "plate", "hint", "preview"}, name
                assert "data-answer" not in picture
            assert not any("#coin" in drawn[shape] for shape in SHAPES)  # no plate with coins to win
            spectated = still(table, -1)
            assert all(drawn[shape] == spectated[shape] for shape in SHAPES)  # nothing on the table is secret
    assert len(asked) >= 7


def test_only_the_turns_that_can_be_chosen_are_offered() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [SPLIT, 6, 7]})
    table.play(f"stone:{SPLIT}")
    shown, view = show(table.game), table.view(0)
    only = brush(shown, view, answers=[table.game.actions.parse("turn:0")], seat=0)
    drawn = shown.board(view, only) + shown.mat(view, 0, only, "own")
    assert ANSWER.findall(drawn) == ["turn:0"]
    hinted = drawn.count('class="hint"')
    assert hinted == len(offers.places(state_of(table), SPLIT, 0))
    assert hinted < len(offers.best_turns(state_of(table), SPLIT, [0, 1]))


@pytest.mark.parametrize(
    ("answer", "text", "detail"),
    [
        ("stone:5", "The grey stone 5: up to 3 coins", "fehu, fehu, fehu, fehu, fehu, fehu"),
        ("turn:1", "Turned once: up to 3 coins", "fits on 10 cells"),
        (
            "cell",
            "Over red’s stone on cell {cell}: 3 coins",
            "3 matching runes, at least 3 needed, 2 coins of red go home",
        ),
    ],
)
def test_what_an_answer_says_in_small_stands_apart(answer: str, text: str, detail: str) -> None:
    stones = [on(0, 0, 1), on(1, 0, 2), on(-1, 1, 3), on(0, 1, SPLIT, "red", 2, turn=4)]
    table = plain(table=stones, hands={"blue": [5, 6, 7]})
    if answer != "stone:5":
        table.play("stone:5")
    if answer == "cell":
        table.play("turn:0")
        answer = at(table, 0, 1)
        text = text.format(cell=answer.partition(":")[2])
    phrase = show(table.game).answer(table.view(0), table.game.actions.parse(answer))
    said = speaker("en", show(table.game)).answer(phrase, table.names, 0)
    assert (said.text, said.detail) == (text, detail)


def seen_by(table: Table, seat: int) -> tuple[str, str]:
    """Board and own mat of a viewer whom the last answer surprised."""
    shown, view, since = show(table.game), table.view(seat), table.moves[-1].events
    with_brush = brush(shown, view, "en", seat, "wide", table.names, since, answers=(), since=since)
    return shown.board(view, with_brush), shown.mat(view, seat, with_brush, "own")


def test_own_coins_that_went_home_are_shown_where_they_lay_and_beside_the_tray() -> None:
    stones = [on(0, 0, 1), on(1, 0, 2), on(-1, 1, 3), on(0, 1, SPLIT, "red", 2, turn=4)]
    table = plain(table=stones, hands={"blue": [5, 6, 7]})
    table.play("stone:5")
    table.play("turn:0")
    cell = at(table, 0, 1)
    table.play(cell)
    drawn, tray = seen_by(table, 1)
    assert "2 of your coins went home from here" in drawn
    assert "2 came home" in tray
    drawn, tray = seen_by(table, 0)
    assert "went home from here" not in drawn
    assert "came home" not in tray


def test_every_bare_cell_in_reach_has_a_name() -> None:
    for table in questions(2, 4, 7):
        if table.seat < 0:
            continue
        for seat in (table.seat, -1):
            picture = ElementTree.fromstring(pictures(table, seat)["wide"])
            cells = [node for node in picture.iter() if str(node.get("id")).startswith("cell-")]
            named = [node for node in cells if node.get("aria-label") or node.find(".//*[@aria-label]") is not None]
            assert len(named) == len(cells) == state_of(table).cells
