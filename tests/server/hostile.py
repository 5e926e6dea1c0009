"""What somebody hostile may send: values, bodies and texts, made by hypothesis from what the hall knows."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

WORDS = (
    "raids", "karvi", "me", "friend", "program", "bot", "karl", "sail:1", "sail:41", "done", "new", "same", "aimed",
    "always", "0", "-1", "1e9", "%00", "../..", "seat", "null", "\0", "\ud7ff", "\u202e", "x" * 90, "é" * 41,
)  # fmt: skip
scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 60), st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**70)]),
    st.floats(allow_nan=False, allow_infinity=False), st.sampled_from(WORDS), st.text(max_size=20),
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=8,
)


def objects(names: Iterable[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Objects with fields that are known, seldom others, and anything in them."""
    known = st.sampled_from(sorted(names))
    return st.dictionaries(known | st.sampled_from(WORDS), values, max_size=5)


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few of its letters, lines or numbers changed, cut or said twice."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        upto = min(len(text), at + draw(st.integers(0, 12)))
        put = draw(
            st.sampled_from(
                ["", "0", "-1", "999999999", '"', "{", "}", "[", "\0", "\n", "=", "null", "é", text[at:upto] * 2]
            )
        )
        text = text[:at] + put + text[upto:]
    return text


@st.composite
def changed(draw: st.DrawFn, position: Any) -> Any:
    """A position with one of its values changed to anything, or a key that is missing or more."""
    copy = json.loads(json.dumps(position))
    at = copy
    while isinstance(at, (dict, list)) and at:
        keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
        key = draw(st.sampled_from(keys))
        inside = at[key]
        if isinstance(inside, (dict, list)) and inside and draw(st.booleans()):
            at = inside
            continue
        kind = draw(st.integers(0, 3))
        if kind == 0 and isinstance(at, dict):
            del at[key]
        elif kind == 1 and isinstance(at, dict):
            at[draw(st.sampled_from(WORDS))] = draw(values)
        else:
            at[key] = draw(values)
        break
    return copy
