"""What is to be said, before it is said in a language. The words stand in each game's en.ftl and de.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


class SeatName(int):
    """A seat inside a phrase: becomes the player's name, and tells the sentence whether it is the reader."""


@dataclass(frozen=True)
class Phrase:
    """A message id with its figures; `args` may hold numbers, plain text, seats, and phrases within phrases."""

    id: str
    args: Mapping[str, int | str | SeatName | Phrase | tuple[Phrase, ...]] = field(default_factory=dict)
