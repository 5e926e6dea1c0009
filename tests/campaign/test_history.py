"""The checker of histories finds what is lost, doubled, changed, made up or out of order."""

from __future__ import annotations

import pytest

from tests.campaign.history import REFUSED, TAKEN, UNKNOWN, Attempt, History, Kept, check

KEPT: Kept = [(0, 0, "sail:3"), (1, 1, "sail:4"), (2, 0, "sail:9")]


def told(*attempts: tuple[int, int, str, str]) -> History:
    """A history of one table: ply, seat, answer and outcome, one after the other."""
    history = History()
    for number, (ply, seat, answer, outcome) in enumerate(attempts):
        history.attempts.append(Attempt("birka", ply, seat, answer, outcome, number, number + 0.5))
    return history


RIGHT = ((0, 0, "sail:3", TAKEN), (1, 1, "sail:4", TAKEN), (2, 0, "sail:9", TAKEN))


@pytest.mark.parametrize(
    "history",
    [
        told(*RIGHT),
        told(RIGHT[0], (1, 1, "sail:4", UNKNOWN), RIGHT[2]),
        told(RIGHT[0], (1, 1, "sail:4", UNKNOWN), (1, 1, "sail:4", REFUSED), RIGHT[2]),
        told(*RIGHT, (0, 0, "sail:3", REFUSED), (3, 1, "sail:5", UNKNOWN), (2, 0, "sail:7", REFUSED)),
    ],
)
def test_what_agrees_with_the_store_holds(history: History) -> None:
    check(history, {"birka": KEPT})


@pytest.mark.parametrize(
    ("history", "kept", "wrong"),
    [
        (told(*RIGHT), KEPT[:2], "the answer to question 2 is lost"),
        (told(*RIGHT), [], "the answer to question 0 is lost"),
        (told(*RIGHT), [KEPT[0], KEPT[2]], "a gap"),
        (told(*RIGHT), [KEPT[0], (1, 1, "sail:5"), KEPT[2]], "question 1 has another answer"),
        (told(*RIGHT), [KEPT[0], (1, 0, "sail:4"), KEPT[2]], "question 1 has another answer"),
        (told(*RIGHT, RIGHT[1]), KEPT, "taken twice"),
        (told(RIGHT[0], (1, 1, "sail:4", REFUSED), RIGHT[2]), KEPT, "nobody gave"),
        (told(RIGHT[0], RIGHT[1]), KEPT, "nobody gave"),
        (told(RIGHT[0], RIGHT[2], RIGHT[1]), KEPT, "1 was taken after 2"),
    ],
)
def test_what_does_not_is_found(history: History, kept: Kept, wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check(history, {"birka": kept})
