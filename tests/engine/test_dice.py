"""Chance: fair, repeatable, verifiable."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from meadhall.engine import FastDice, TableDice, commitment, ints
from meadhall.engine.dice import Dice, RecordedDice, SealedError, SteppingDice, StoppedError


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


@pytest.mark.parametrize("dice", [FastDice(1), TableDice("x")])
def test_dice_refuse_more_faces_than_a_word_can_tell_apart(dice: Dice) -> None:
    before = dice.drawn
    for faces in (2**32 + 1, 2**40, 2**63 - 1):
        with pytest.raises(ValueError, match=f"at most {2**32} faces, not {faces}"):
            dice.below(faces)
    assert dice.drawn == before


@pytest.mark.parametrize("dice", [FastDice(1), TableDice("x")])
@pytest.mark.parametrize("faces", [2**31 + 1, 3 * 2**30, 2**32])
def test_the_largest_dice_give_every_part_of_their_range(dice: Dice, faces: int) -> None:
    values = [dice.below(faces) for _ in range(100)]
    assert all(0 <= value < faces for value in values)
    assert {4 * value // faces for value in values} == {0, 1, 2, 3}


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


def test_stepping_dice_stop_at_the_first_draw_that_is_not_told_and_say_how_likely_each_outcome_is() -> None:
    bag, dice = ints(5), SteppingDice([3, 2])
    bag[1], bag[3] = 2, 5
    assert dice.below(6) == 3
    assert (dice.draw(bag, 1, 3), list(bag)) == (2, [0, 2, 0, 4, 0])
    with pytest.raises(StoppedError):
        dice.draw(bag, 1, 3)
    assert (dice.weights, dice.drawn, list(bag)) == ([2, 0, 4], 2, [0, 2, 0, 4, 0])
    with pytest.raises(StoppedError):
        dice.below(3)
    assert (dice.weights, dice.drawn) == ([1, 1, 1], 2)


def test_stepping_dice_need_no_telling_where_nothing_else_can_come() -> None:
    bag, dice = ints(3), SteppingDice([])
    bag[2] = 2
    assert (dice.below(1), dice.draw(bag, 0, 3), list(bag), dice.drawn) == (0, 2, [0, 0, 1], 2)


def test_stepping_dice_refuse_what_cannot_come() -> None:
    bag = ints(2)
    for dice, say in ((SteppingDice([6]), "6 is not below 6"), (SteppingDice([-1]), "-1 is not below 6")):
        with pytest.raises(ValueError, match=say):
            dice.below(6)
    with pytest.raises(ValueError, match="at least one face"):
        SteppingDice([0]).draw(bag, 0, 2)
    with pytest.raises(ValueError, match="at least one face"):
        SteppingDice([0]).below(0)
    wide = ints(3)
    wide[0], wide[2] = 1, 1
    with pytest.raises(ValueError, match="1 cannot be drawn: none of that kind is left"):
        SteppingDice([1]).draw(wide, 0, 3)


def test_the_commitment_binds_the_seed_without_telling_it() -> None:
    dice = TableDice("a seed")
    assert dice.commitment == commitment("a seed")
    assert dice.commitment != commitment("a seed ")
    assert "a seed" not in dice.commitment
