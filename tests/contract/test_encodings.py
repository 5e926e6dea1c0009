"""Encodings: what a seat may know, as numbers within their bounds, the same for truths that look the same to it."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import OVER, BadSetup, Encoding, Shorts, State
from meadhall.engine.dice import FastDice
from meadhall.engine.rows import flags, mark_legal, shorts
from tests.contract.setups import Setup, each_once, shipped, walk

GAMES = 4
SETUPS = [setup for setup in each_once() if setup.get().encodes]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
ROW: dict[int, Shorts] = {}  # by length: arrays from interpreted code are never freed


def row(encoding: Encoding, state: State, seat: int) -> tuple[int, ...]:
    """What a seat sees, as numbers; every place was written, none behind the end."""
    out = ROW.setdefault(encoding.size, shorts(encoding.size + 1))
    for i in range(encoding.size):
        out[i] = -32_768
    out[encoding.size] = 77
    assert state.encode_into(seat, out, 0) == encoding.size
    assert out[encoding.size] == 77
    return tuple(out)[:-1]


def test_every_game_of_the_house_has_an_encoding() -> None:
    assert {setup.game for setup in SETUPS} >= set(shipped())


@every_setup
def test_numbers_keep_within_their_bounds(setup: Setup) -> None:
    encoding = setup.get().encoding(setup.seats)
    for seed in setup.rounds(GAMES):
        for state, _, _ in walk(setup, seed):
            check_bounds(encoding, row(encoding, state, state.seat))
        assert state.seat == OVER  # what follows the last answer can be read too
        for seat in range(setup.seats):
            check_bounds(encoding, row(encoding, state, seat))


def check_bounds(encoding: Encoding, numbers: tuple[int, ...]) -> None:
    """Every number lies within its field's range."""
    for i, (low, x, high) in enumerate(zip(encoding.low, numbers, encoding.high, strict=True)):
        assert low <= x <= high, (encoding.field_at(i), x)


@every_setup
def test_truths_that_look_the_same_have_the_same_numbers(setup: Setup) -> None:
    encoding, dice = setup.get().encoding(setup.seats), FastDice(1)
    for state, _, _ in walk(setup, 5):
        for seat in range(setup.seats):
            seen, view = row(encoding, state, seat), state.redacted(seat)
            assert row(encoding, view, seat) == seen
            assert row(encoding, view.imagined(dice), seat) == seen


@pytest.mark.slow
@every_setup
def test_what_a_seat_can_tell_apart_has_other_numbers(setup: Setup) -> None:
    """Positions of several games, looked at by everyone: never the same numbers for different views."""
    encoding, known = setup.get().encoding(setup.seats), dict[tuple[int, ...], tuple[int, ...]]()
    for seed in setup.rounds(GAMES):
        for state, _, _ in walk(setup, seed):
            for seat in range(setup.seats):
                view = state.redacted(seat)
                view.shown = 0  # how often something was shown is no part of what is seen
                told = seat, *view.pack()
                assert known.setdefault((seat, *row(encoding, state, seat)), told) == told
    assert len(known) > setup.seats


@every_setup
def test_seats_are_written_as_the_looking_one_counts_them(setup: Setup) -> None:
    encoding = setup.get().encoding(setup.seats)
    asked = encoding["asked"]
    for state, _, _ in walk(setup, 2):
        for seat in range(setup.seats):
            assert row(encoding, state, seat)[asked] == ((state.seat - seat) % setup.seats,)


@every_setup
def test_the_mask_marks_the_legal_answers_and_no_others(setup: Setup) -> None:
    answers = len(setup.get().actions)
    mask = flags(answers + 2)
    for state, _, _ in walk(setup, 3):
        assert mark_legal(state, mask, 1, answers) == len(state.legal())
        assert [i - 1 for i, x in enumerate(mask) if x] == state.legal()


@pytest.mark.parametrize("name", shipped())
def test_an_encoding_is_made_for_a_number_of_seats_the_game_has(name: str) -> None:
    with pytest.raises(BadSetup, match="players, not 9"):
        meadhall.game(name).encoding(9)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(BadSetup, match="pebbles has no encoding"):
        meadhall.game("pebbles").encoding(2)
