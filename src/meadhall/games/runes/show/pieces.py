"""Stones and coins as they are drawn, for board and mats. A stone has a radius of 46 and its middle at 0, 0."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from meadhall.games.runes.rules.box import COLOURS, SIDES, Box
from meadhall.look import SYMBOLS, Markup, element

RADIUS = 46
WIDTH = RADIUS * 3**0.5

# Where up to seven coins lie on a stone, and how large they are
COINS: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (1, ()),
    (1.15, ((0, 0),)),
    (0.78, ((-8, 0), (8, 0))),
    (0.72, ((-8, 5), (8, 5), (0, -8.6))),
    (0.68, ((-7.2, -7.2), (7.2, -7.2), (-7.2, 7.2), (7.2, 7.2))),
    (0.6, ((-9, -9), (9, -9), (-9, 9), (9, 9), (0, 0))),
    (0.56, ((-6.2, -12), (6.2, -12), (-6.2, 0), (6.2, 0), (-6.2, 12), (6.2, 12))),
    (0.5, ((-6, -12), (6, -12), (-12, 0), (0, 0), (12, 0), (-6, 12), (6, 12))),
)


@lru_cache(maxsize=64)
def corner(k: int, radius: float = RADIUS) -> tuple[float, float]:
    """A corner of a hexagon that stands on its point; side k lies between the corners k and k + 1."""
    angle = pi / 3 * k - pi / 6
    return round(radius * cos(angle), 1), round(radius * sin(angle), 1)


@lru_cache(maxsize=16)
def hexagon(radius: float) -> str:
    """The path of a hexagon round 0, 0."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (corner(k, radius) for k in range(SIDES))) + "z"


@lru_cache(maxsize=64)
def part(name: str, transform: str | None = None, class_: str | None = None) -> Markup:
    """A drawing of the sheet that has its middle at 0, 0."""
    return element("use", href=f"{SYMBOLS}#{name}", transform=transform, class_=class_)


def stone(box: Box, number: int, turn: int = 0) -> Markup:
    """A stone with its six runes, turned clockwise."""
    runes = tuple(int(box.rune[number * SIDES + side]) for side in range(SIDES))
    return _stone(COLOURS[box.colour[number]], runes, turn)


@lru_cache(maxsize=1024)
def _stone(colour: str, runes: tuple[int, ...], turn: int) -> Markup:
    notches = [
        part(f"notch-{rune + 1}", f"rotate({90 + (side + turn) % SIDES * 60})") for side, rune in enumerate(runes)
    ]
    return Markup(part(f"stone-{colour}") + "".join(notches))


@lru_cache(maxsize=256)
def coins(seat: int, count: int, few: bool) -> Markup:
    """A player's coins on a stone: each of them, or where they would be too small, one with their number."""
    seat_class, token = f"seat-{seat + 1}", f"token-{seat + 1}"
    if few and count > 1:
        plate = element("path", class_="sign", d="M0-9H13L17-5V5L13 9H0z")
        number = element("text", count, class_="value tally", x=9, y=6.5)
        return Markup(plate + number + part(token, "translate(-6 0) scale(1.05)", seat_class))
    size, places = COINS[count]
    return Markup("".join(part(token, f"translate({x:g} {y:g}) scale({size:g})", seat_class) for x, y in places))
