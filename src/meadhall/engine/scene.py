"""Reading positions written by people: every key is known, every value in bounds, or a sentence says what is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed


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
