"""Reading positions written by people: every key is known, every value in bounds, or a sentence says what is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed

DEEPEST = 20  # lists and mappings inside each other
LARGEST = 2**63 - 1


class Reader:
    """A mapping of a position, with its name for refusals."""

    def __init__(self, mapping: object, name: str = "position") -> None:
        if not isinstance(mapping, Mapping):
            raise BadPosition(f"{name} must be a mapping, not {mapping!r}")
        self.mapping: Mapping[Any, Any] = mapping
        self.name = name

    def only(self, *keys: str) -> Reader:
        """Refuse keys that mean nothing."""
        for key in self.mapping:
            if key not in keys:
                raise BadPosition(f"{self.name} has no {key!r}; it knows {listed(keys)}")
        return self

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.mapping.get(key, default)
        if type(value) is not int or not lowest <= value <= highest:
            raise BadPosition(f"{self.name}: {key} must be a whole number from {lowest} to {highest}, not {value!r}")
        return value

    def word(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of the allowed words."""
        value = self.mapping.get(key, default)
        if value not in allowed:
            raise BadPosition(f"{self.name}: {key} must be one of {listed(allowed)}, not {value!r}")
        return str(value)

    def words(self, key: str, allowed: Sequence[str], longest: int) -> list[str]:
        """A list of allowed words, repetition included; missing is empty."""
        value = self.mapping.get(key, ())
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) > longest:
            raise BadPosition(f"{self.name}: {key} must be a list of at most {longest}, not {value!r}")
        for one in value:
            if one not in allowed:
                raise BadPosition(f"{self.name}: {key} holds {one!r}; known are {listed(allowed)}")
        return list(value)

    def part(self, key: str) -> Reader:
        """A mapping inside; missing is empty."""
        return Reader(self.mapping.get(key, {}), f"{self.name}: {key}")


def plain(value: Any, depth: int = 0) -> Any:
    """A deep copy of a position as a saga would give it back: lists, and mappings whose keys are texts."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, (int, float)):
        if not -LARGEST <= value <= LARGEST:  # infinite ones and no numbers neither
            raise BadPosition("a number of the position is beyond all bounds")
        return value
    if isinstance(value, (bytes, bytearray)) or not isinstance(value, (Mapping, Sequence)):
        raise BadPosition(f"a position holds words, numbers, lists and mappings, not {value!r}")
    if depth == DEEPEST:
        raise BadPosition(f"a position has at most {DEEPEST} lists and mappings inside each other")
    if isinstance(value, Sequence):
        return [plain(inner, depth + 1) for inner in value]
    copy: dict[str, Any] = {}
    for key, inner in value.items():
        if isinstance(key, bool) or not isinstance(key, (str, int)):
            raise BadPosition(f"a key of a position is a word or a whole number, not {key!r}")
        word = str(plain(key))
        if word in copy:
            raise BadPosition(f"the position says {word} twice")
        copy[word] = plain(inner, depth + 1)
    return copy


def whole(text: object) -> int:
    """The number that a key or a word of a position is; -1 where it is none, or one of more than nine digits."""
    word = str(text)
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else -1
