"""The log: a line a turn with signs and points, headings for the parts of a game, and the reader's losses marked."""

from __future__ import annotations

import random
import re

import pytest

import meadhall
from meadhall.engine.game import Told
from meadhall.engine.registry import game
from meadhall.look import Show, sheet, show
from meadhall.pages.frame import Eye, earlier, frame, replayed
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.record import LOG_LINES, course, log
from tests.contract.setups import shipped


def plain(name: str, seats: int, seed: str, answers: int) -> TableModel:
    """A table with nothing behind it, after so many answers."""
    dealt = meadhall.table(name, seats, seed=seed)
    model = TableModel("here", "Birka", dealt, [Seat("human", "", who) for who in dealt.names])
    for _ in range(answers):
        play(model)
    return model


def play(model: TableModel) -> None:
    """Answer once, by chance but always the same."""
    following = model.table.copy()
    following.play(random.Random(following.ply).choice(following.legal()))
    model.table = following


def lines(html: str) -> list[str]:
    """The lines of a log, headings too."""
    return re.findall(r"<li[ >].*?</li>", html)


def test_a_turn_is_one_line_whose_rest_opens_on_demand() -> None:
    model = plain("karvi", 2, "record", 0)
    while len(model.table.moves) < 2 or model.table.moves[-1].seat != model.table.moves[-2].seat:
        play(model)
    newest = next(one for one in lines(log(frame(model, Eye(0, "en", "wide")))) if "data-ply" in one)
    told = [one for move in model.table.moves[-2:] for one in move.events if one.is_for(0)]
    assert newest.count("data-spot") + newest.count("<span>") >= len(told)
    assert newest.count("<summary>") == 1
    assert newest.count("<details") == 1


def test_points_that_a_turn_brought_stand_on_its_line_and_own_losses_are_marked() -> None:
    model = plain("raids", 3, "record", 0)
    gained = lost = 0
    while not model.table.over:
        before = [model.table.points(seat) for seat in range(3)]
        first = not model.table.moves or model.table.moves[-1].seat != model.table.seat
        play(model)
        mover = model.table.moves[-1].seat
        if not first or not model.table.moves[-1].events:
            continue
        change = model.table.points(mover) - before[mover]
        newest = next(one for one in lines(log(frame(model, Eye(mover, "en", "wide")))) if "data-ply" in one)
        assert (">+" in newest) == (change > 0)
        assert ('class="lost"' in newest) == (change < 0)
        gained, lost = gained + (change > 0), lost + (change < 0)
    assert gained > 3
    assert lost > 0


@pytest.mark.parametrize("name", shipped())
def test_what_a_reader_loses_that_is_no_points_is_marked_for_that_reader_alone(name: str) -> None:
    losses, seats = show(game(name)).losses, range(3)
    victims: set[int] = set()
    number = 0
    while not victims:
        model, number = plain(name, 3, f"losses {number}", 0), number + 1
        while not model.table.over and not victims:
            play(model)
            victims = {one.figures[losses[one.name]] for one in model.table.moves[-1].events if one.name in losses}
    for reader in seats:
        newest = next(one for one in lines(log(frame(model, Eye(reader, "en", "wide")))) if "data-ply" in one)
        assert ("your loss" in newest) == (reader in victims)
        if reader in victims:
            assert 'class="lost"' in newest


def test_points_are_counted_again_for_who_comes_late_and_forgotten_with_what_is_taken_back() -> None:
    watched, late = plain("walhalla", 3, "record", 0), plain("walhalla", 3, "record", 60)
    for _ in range(60):
        course(frame(watched, Eye(1, "en", "wide")))
        play(watched)
    seen = list(course(frame(watched, Eye(1, "en", "wide"))))
    assert seen == course(frame(late, Eye(1, "en", "wide")))
    assert len(seen) == 61
    late.drawings.forget_from(50)
    assert len(late.drawings.course(1)) == 51
    then = replayed(watched, earlier(watched.table, 30), Eye(1, "en", "wide"))
    assert log(then).count("data-ply") > 1


@pytest.mark.parametrize(("name", "words"), [("raids", "Voyage 2:"), ("walhalla", "Raid 2 of 3")])
def test_each_part_of_a_game_has_its_heading_above_its_newest_line(name: str, words: str) -> None:
    model = plain(name, 3, "record", 0)
    opened = False
    while not opened:
        play(model)
        drawn = lines(log(frame(model, Eye(0, "en", "wide"))))
        opened = any('class="part"' in line and words in line for line in drawn)
    assert len(drawn) <= LOG_LINES + 4
    at = next(number for number, line in enumerate(drawn) if words in line and 'class="part"' in line)
    assert at == 0
    assert "data-ply" in drawn[1]


@pytest.mark.parametrize("name", ["raids", "walhalla"])
def test_signs_of_the_log_are_symbols_of_the_sheet(name: str) -> None:
    shown, known = show(game(name)), set(re.findall(r'<symbol id="([^"]+)"', sheet()))
    signs = {shown.mark(Told(event, (0, 0, 0, 0))) for event in game(name).events}
    assert len(signs) > 5
    assert signs - {None} <= known


def test_a_game_without_signs_and_headings_has_a_log_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = type(show(game("raids")))
    monkeypatch.setattr(shown, "mark", Show.mark)
    monkeypatch.setattr(shown, "heading", Show.heading)
    drawn = log(frame(plain("raids", 2, "record", 30), Eye(0, "de", "wide")))
    assert "data-ply" in drawn
    assert "signs" not in drawn
    assert 'class="part"' not in drawn
