"""What a seat may know as a row of small numbers, for programs that learn: named fields with sizes and ranges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal

Kind = Literal["count", "category", "flag"]
SMALLEST, LARGEST = -(2**15), 2**15 - 1  # a row is made of 16-bit numbers


@dataclass(frozen=True)
class Field:
    """Numbers of one meaning: a count (more is more), a category (equal or not) or a flag, from `low` to `high`."""

    name: str
    kind: Kind
    high: int
    shape: tuple[int, ...]
    about: str
    low: int = 0

    def __post_init__(self) -> None:
        if not SMALLEST <= self.low <= self.high <= LARGEST:
            raise ValueError(f"field {self.name}: {self.low} to {self.high} is no range of 16-bit numbers")

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def count(name: str, about: str, high: int, *shape: int, low: int = 0) -> Field:
    """A field of figures from `low` to `high`; without a shape it is one figure."""
    return Field(name, "count", high, shape or (1,), about, low)


def category(name: str, about: str, choices: int, *shape: int) -> Field:
    """A field of which-of-them, 0 to `choices` - 1."""
    return Field(name, "category", choices - 1, shape or (1,), about)


def flag(name: str, about: str, *shape: int) -> Field:
    """A field of yes (1) or no (0)."""
    return Field(name, "flag", 1, shape or (1,), about)


class Encoding:
    """How a game writes what a seat may know into a row of numbers. Seats stand relative to who looks: the looking seat
    first, then those after it in turn order. `version` changes whenever the same position is written differently.
    """

    def __init__(self, game: str, version: int, seats: int, fields: Sequence[Field]) -> None:
        self.game, self.version, self.seats, self.fields = game, version, seats, tuple(fields)
        self._slices: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            if field.name in self._slices:
                raise ValueError(f"two fields of {game}'s encoding are called {field.name}")
            self._slices[field.name] = slice(at, at + field.size)
            at += field.size
        self.size = at  # numbers in a row
        self.low = tuple(field.low for field in self.fields for _ in range(field.size))
        self.high = tuple(field.high for field in self.fields for _ in range(field.size))

    def __repr__(self) -> str:
        return (
            f"<encoding {self.version} of {self.game} for {self.seats}: {len(self.fields)} fields, {self.size} numbers>"
        )

    def __getitem__(self, name: str) -> slice:
        """Where a field stands in the row."""
        if name not in self._slices:
            raise KeyError(f"{self.game}'s encoding has no field {name!r}; its fields: {', '.join(self._slices)}")
        return self._slices[name]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def field_at(self, index: int) -> Field:
        """The field that a number of the row belongs to."""
        return next(field for field in self.fields if index < self[field.name].stop)

    def markdown(self) -> str:
        """The fields as a table for the documentation."""
        rows = ["| field | shape | range | kind | what it tells |", "|---|---|---|---|---|"]
        for one in self.fields:
            shape = " × ".join(str(n) for n in one.shape)
            rows.append(f"| `{one.name}` | {shape} | {one.low} to {one.high} | {one.kind} | {one.about} |")
        return "\n".join(rows)
