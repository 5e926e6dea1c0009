"""Why something cannot be answered: a name and figures from the rules, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

NOT_NOW = "not-now"  # another question is open; the only general reason a game gives
OTHER_SEAT = "other-seat"  # somebody else is asked
OVER = "over"  # nobody is


@dataclass(frozen=True)
class Reason:
    """Why an answer is not legal. Words for it: `why-<name>`, and `.help` says what would make it possible."""

    name: str
    figures: Mapping[str, int] = field(default_factory=dict)  # `need` and `have`, and what else the sentence tells

    @property
    def general(self) -> bool:
        """Whether it would be the same for any answer."""
        return self.name in (NOT_NOW, OTHER_SEAT, OVER)
