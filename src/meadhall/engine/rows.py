# compiled with mypyc
"""Rows of small numbers, written by the games' encodings and read by whoever trains on them."""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from meadhall.engine.ints import Bytes, Ints, Shorts, vec
from meadhall.engine.state import LONGEST, State, ints

_answers: Ints = ints(LONGEST)


def shorts(n: i64) -> Shorts:
    """`n` numbers of 16 bits, all 0."""
    return vec[i16]([0] * n)


def flags(n: i64) -> Bytes:
    """`n` bytes, all 0."""
    return vec[u8]([0] * n)


def put(out: Shorts, at: i64, value: i64) -> i64:
    """Write one number; returns where the next one goes."""
    out[at] = i16(value)
    return at + 1


def put_all(out: Shorts, at: i64, array: Ints, first: i64, count: i64) -> i64:
    """Write `array[first : first + count]`; returns where the next number goes."""
    i: i64 = 0
    while i < count:
        out[at + i] = i16(array[first + i])
        i += 1
    return at + count


def put_zeros(out: Shorts, at: i64, count: i64) -> i64:
    """Write `count` zeros; returns where the next number goes."""
    end = at + count
    while at + 7 < end:  # a row can be mostly zeros, and eight at a time are quicker
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = 0
        out[at + 7] = 0
        at += 8
    while at < end:
        out[at] = 0
        at += 1
    return end


def put_seat(out: Shorts, at: i64, seat: i64, looking: i64, seats: i64) -> i64:
    """Write a seat as the looking one counts it, 0 for itself, and `seats` where there is none."""
    number = seats
    if 0 <= seat < seats:
        number = seat - looking
        if number < 0:
            number += seats
    out[at] = i16(number)
    return at + 1


def mark_legal(state: State, mask: Bytes, at: i64, answers: i64) -> i64:
    """Set the flags of the legal answers in `mask[at : at + answers]`, clear the others; returns how many are legal."""
    i: i64 = 0
    while i < answers:
        mask[at + i] = 0
        i += 1
    n: i64 = 0
    if state.seat >= 0:
        n = state.legal_into(_answers)
    i = 0
    while i < n:
        mask[at + _answers[i]] = 1
        i += 1
    return n


def encodings(state: State, out: Shorts, times: i64) -> None:
    """Write what the asked seat knows many times over; the bench times it."""
    i: i64 = 0
    while i < times:
        state.encode_into(state.seat, out, 0)
        i += 1
