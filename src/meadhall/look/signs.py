"""The signs all boards share: cut corners, rope, key, burst, and the patterns of sea and frame."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from meadhall.look.markup import Markup
from meadhall.look.svg import element

PATTERNS = Markup(
    '<pattern id="waves" width="96" height="56" patternUnits="userSpaceOnUse">'
    '<path class="wave" d="M8 16q7-7 14 0q6 6 12 0M58 44q7-7 14 0q6 6 12 0M64 10q5-5 10 0"/></pattern>'
    '<pattern id="carving" width="10" height="10" patternUnits="userSpaceOnUse">'
    '<path fill="var(--oak-2)" d="M0 0h10v10H0z"/><path fill="var(--oak)" d="M5 0L10 5L5 10L0 5z"/>'
    '<path fill="#5b3a20" d="M5 5L10 5L5 10L0 5z"/></pattern>'
)  # for the `<defs>` of a board: `fill="url(#waves)"`, and `class="frame"` wears the carving


@lru_cache(maxsize=256)
def cut(width: float, height: float, corner: float = 6, x: float = 0, y: float = 0) -> str:
    """Path of a board with cut corners, its centre at x, y."""
    c, across, down = corner, width - 2 * corner, height - 2 * corner
    start = f"M{x - width / 2 + c:g} {y - height / 2:g}h{across:g}"
    return f"{start}l{c:g} {c:g}v{down:g}l{-c:g} {c:g}h{-across:g}l{-c:g} {-c:g}v{-down:g}z"


@lru_cache(maxsize=256)
def rope(path: str) -> Markup:
    """The rope of ink and hemp along a path: this can be chosen."""
    return Markup("".join(element("path", class_="rope", d=path) for _ in range(3)))


@lru_cache(maxsize=512)
def key(number: int | str, x: float = 0, y: float = 0) -> Markup:
    """The key number of an answer, the same as in the list of answers."""
    return element(
        "g", element("circle", r=12), element("text", number, y=5.5), class_="key", transform=f"translate({x:g} {y:g})"
    )


@lru_cache(maxsize=64)
def burst(outer: float, inner: float, points: int = 12) -> Markup:
    """The madder burst behind what means a fight, its centre at 0, 0."""
    corners = []
    for i in range(2 * points):
        r, angle = (outer, inner)[i % 2], pi * i / points
        corners.append(f"{r * cos(angle):.1f} {r * sin(angle):.1f}")
    return element("path", class_="burst", d=f"M{'L'.join(corners)}z")
