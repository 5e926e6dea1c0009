"""Numbered constants and their texts from one definition."""

from __future__ import annotations


def names(numbered: type) -> tuple[str, ...]:
    """The texts of a class of numbered constants, in their order: `LEFT_GAME: Final = 7` is "left-game" at place 7.

    Numbers run from 0 without gaps or doubles; anything else is a mistake in the class.
    """
    found = {key: value for key, value in vars(numbered).items() if key.isupper()}
    if sorted(found.values()) != list(range(len(found))):
        raise ValueError(f"the constants of {numbered.__name__} are not 0 to {len(found) - 1}, each once: {found}")
    return tuple(key.lower().replace("_", "-") for key in sorted(found, key=found.__getitem__))
