"""Reading entries of Karvi's component file: what all tables have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.components import Components, Entry
from meadhall.engine.errors import listed
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints


def each(parts: Components, kind: str, key: str, allowed: Sequence[Any]) -> list[Entry]:
    """The entries of a kind, every allowed id exactly once."""
    return some(parts, kind, key, allowed, allowed)


def some(parts: Components, kind: str, key: str, allowed: Sequence[Any], needed: Sequence[Any]) -> list[Entry]:
    """The entries of a kind: allowed ids, none more than once, and all that are needed."""
    found: list[Any] = []
    for entry in parts.all(kind):
        value = entry.values.get(key)
        if value not in allowed or type(value) is not type(allowed[0]):
            raise entry.wrong(key, f"{key} must be one of {listed(allowed)}, not {value!r}")
        if value in found:
            raise entry.wrong(key, f"{value} stands more than once")
        found.append(value)
    missing = [value for value in needed if value not in found]
    if missing:
        raise parts.all(kind)[-1].wrong(key, f"missing are {listed(missing)}")
    return parts.all(kind)


def table(entry: Entry, key: str, allowed: Sequence[str]) -> dict[str, Any]:
    """A table whose keys are some of the allowed words; missing is empty."""
    value = entry.values.get(key, {})
    if not isinstance(value, dict) or any(word not in allowed for word in value):
        raise entry.wrong(key, f"{key} must be a table with some of {listed(allowed)}, not {value!r}")
    return value


def boxes(entry: Entry, most: int) -> list[Any]:
    """The boxes of a card, each an effect."""
    boxes = entry.values.get("boxes")
    if not isinstance(boxes, list) or not 1 <= len(boxes) <= most:
        raise entry.wrong("boxes", f"boxes must be 1 to {most} effects, not {boxes!r}")
    return boxes


def truth(entry: Entry, key: str) -> bool:
    """A key that is true or false; missing is false."""
    value = entry.values.get(key, False)
    if type(value) is not bool:
        raise entry.wrong(key, f"{key} must be true or false, not {value!r}")
    return value


def array(values: list[int]) -> Ints:
    """Numbers as the rules index them."""
    array = ints(len(values))
    for i, value in enumerate(values):
        array[i] = value
    return array
