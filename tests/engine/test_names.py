"""Numbered constants and their texts come from one definition."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.engine import names
from meadhall.engine.actions import ActionSpace, family


def test_a_constant_gives_number_and_text() -> None:
    class Event:
        """In any order."""

        SAILED: Final = 1
        LEFT_GAME: Final = 0

    assert names(Event) == ("left-game", "sailed")


def test_gaps_and_doubles_are_refused() -> None:
    class Gap:
        """Nothing is 1."""

        A: Final = 0
        B: Final = 2

    class Double:
        """Two are 0."""

        A: Final = 0
        B: Final = 0

    for wrong in (Gap, Double):
        with pytest.raises(ValueError, match="each once"):
            names(wrong)


def test_the_first_answers_of_families_are_checked() -> None:
    class Act:
        """Swapped."""

        FEED: Final = 0
        SAIL: Final = 1

    ActionSpace([family("feed"), family("sail", range(3))]).check(Act)
    with pytest.raises(ValueError, match=r"Act\.SAIL must be 0, the first answer of sail"):
        ActionSpace([family("sail", range(3)), family("feed")]).check(Act)
