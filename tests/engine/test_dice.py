"""Chance: fair, repeatable, verifiable."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from meadhall.engine import FastDice, TableDice, commitment, ints
from meadhall.engine.dice import Dice, RecordedDice, SealedError


def test_table_dice_follow_the_published_recipe() -> None:
    seed, faces = "anybody can check this", 6
    words = b"".join(hashlib.sha256(f"{seed}:{block}".encode()).digest() for block in range(20))
    expected = []
    for at in range(0, len(words), 4):
        word = int.from_bytes(words[at : at + 4], "big")
        if word < 2**32 - 2**32 % faces:
            expected.append(word % faces)
    dice = TableDice(seed)
    assert [dice.below(faces) for _ in range(100)] == expected[:100]


def test_a_word_that_would_favour_some_faces_is_skipped() -> None:
    faces = 3 * 2**30  # a quarter of all words is too high
    dice = TableDice("rejection")
    values = [dice.below(faces) for _ in range(200)]
    assert all(0 <= value < faces for value in values)
    assert dice.used > dice.drawn


@pytest.mark.parametrize("make", [FastDice, lambda seed: TableDice(str(seed))])
def test_every_face_is_as_likely_as_the_others(make: type[FastDice]) -> None:
    dice: Dice = make(12)
    counts = Counter(dice.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 22.5  # chi-square, 6 degrees, p = 0.001


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    assert [FastDice(1).below(1000) for _ in range(3)] == [FastDice(1).below(1000) for _ in range(3)]
    one, two = TableDice("one"), TableDice("two")
    assert [one.below(1000) for _ in range(20)] != [two.below(1000) for _ in range(20)]


@pytest.mark.parametrize("dice", [FastDice(1), TableDice("x")])
def test_dice_need_a_face(dice: Dice) -> None:
    with pytest.raises(ValueError, match="at least one face"):
        dice.below(0)


def test_drawing_takes_from_the_bag_until_it_is_empty() -> None:
    bag = ints(4)
    bag[1], bag[2] = 2, 3
    dice = TableDice("bag")
    drawn = Counter(dice.draw(bag, 1, 3) for _ in range(5))
    assert drawn == {0: 2, 1: 3}
    assert list(bag) == [0, 0, 0, 0]


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    dice = TableDice("copy")
    dice.below(6)
    twin = dice.copy()
    assert [twin.below(6) for _ in range(20)] == [dice.below(6) for _ in range(20)]


def test_recorded_dice_give_what_was_drawn_and_then_stop() -> None:
    dice = RecordedDice([3, 0], "bound")
    assert [dice.below(6), dice.below(1)] == [3, 0]
    with pytest.raises(SealedError):
        dice.below(6)
    with pytest.raises(ValueError, match="not below"):
        RecordedDice([6], "bound").below(6)


def test_the_commitment_binds_the_seed_without_telling_it() -> None:
    dice = TableDice("a seed")
    assert dice.commitment == commitment("a seed")
    assert dice.commitment != commitment("a seed ")
    assert "a seed" not in dice.commitment
