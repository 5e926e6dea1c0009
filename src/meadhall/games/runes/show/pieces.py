"""Stones, coins, plates and signs as they are drawn, for board and mats; their middle is at 0, 0."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.names import COLOURS, RUNES, SIDES
from meadhall.games.runes.show.layout import RADIUS, WIDTH, hexagon
from meadhall.look import SYMBOLS, Markup, cut, element, symbol

CLAMP = "M-3.2-6.6L0-8L3.2-6.6V-3.4L1.6-2V2L3.2 3.4V6.6L0 8L-3.2 6.6V3.4L-1.6 2V-2L-3.2-3.4z"

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
def part(name: str, transform: str | None = None, class_: str | None = None) -> Markup:
    """A drawing of the sheet that has its middle at 0, 0."""
    return element("use", href=f"{SYMBOLS}#{name}", transform=transform, class_=class_)


def stone(box: Box, number: int, turn: int = 0) -> Markup:
    """A stone with its six runes, turned clockwise."""
    signs = glyphs(tuple(box.symbols))
    runes = tuple(signs[box.rune[number * SIDES + side]] for side in range(SIDES))
    return _stone(COLOURS[box.colour[number]], runes, turn)


def whole(box: Box, number: int) -> Markup:
    """A stone whose runes lie in a group of their own, so that the page can turn them."""
    signs = glyphs(tuple(box.symbols))
    notches = [
        part(f"notch-{signs[box.rune[number * SIDES + side]] + 1}", f"rotate({90 + side * 60})")
        for side in range(SIDES)
    ]
    return Markup(part(f"stone-{COLOURS[box.colour[number]]}") + element("g", notches, class_="turned"))


@lru_cache(maxsize=16)
def glyphs(symbols: tuple[str, ...]) -> list[int]:
    """Which drawing shows each symbol of a box: its own, or for one that we do not know one that is not used."""
    free = [k for k, name in enumerate(RUNES) if name not in symbols]
    return [RUNES.index(name) if name in RUNES else free.pop(0) for name in symbols]


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
    if (few and count > 1) or count >= len(COINS):
        plate = element("path", class_="sign", d="M0-9H13L17-5V5L13 9H0z")
        number = element("text", count, class_="value tally", x=9, y=6.5)
        return Markup(plate + number + part(token, "translate(-6 0) scale(1.05)", seat_class))
    size, places = COINS[count]
    return Markup("".join(part(token, f"translate({x:g} {y:g}) scale({size:g})", seat_class) for x, y in places))


def explained(box: Box, number: int) -> str:
    """The component that a stone is."""
    return f"stone-{COLOURS[box.colour[number]]}"


@lru_cache(maxsize=1024)
def clamp(x: float, y: float, side: int) -> Markup:
    """An iron clamp across a side."""
    return element("path", class_="clamp", d=CLAMP, transform=f"translate({x:.1f} {y:.1f}) rotate({side * 60 + 90})")


def figure(coins: int) -> str:
    """A number of coins; with a real minus where more go home than are laid."""
    return str(coins) if coins >= 0 else f"−{-coins}"


@lru_cache(maxsize=64)
def plate(won: int, y: float, swell: float) -> Markup:
    """Coins that a cell would bring."""
    return element(
        "g", element("path", class_="sign", d=cut(50, 26, 5)), symbol("coin", -21, -10, 20),
        element("text", figure(won), class_="say", x=11, y=6.5),
        class_="won", transform=f"translate(0 {y:g}) scale({swell:g})", data_lies_over=".stop" if y else None,
    )  # fmt: skip


def width_of(text: str) -> float:
    """How wide a sign with a picture and this text is."""
    return round(34 + 9.2 * len(text), 1) if text else 34


@lru_cache(maxsize=512)
def item(icon: str, text: str, words: str, x: float, y: float) -> Markup:
    """A small sign with a picture and a word or figure."""
    wide = width_of(text)
    return element(
        "g", element("path", class_="sign", d=cut(wide, 28, 5, wide / 2)), symbol(icon, 6, -11, 22),
        element("text", text, class_="say", x=31, y=6) if text else None, role="img", aria_label=words,
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=512)
def pips(of: int, coins: int, full: int, row: int, width: float, top: float) -> Markup:
    """A tray: a coin for each that is left, a notch for each that is laid, `row` of them beside each other."""
    step = width / row
    size = round(step * 0.38, 1)
    drawn = []
    for k in range(full):
        x, y = round((k % row + 0.5) * step, 1), round(top + k // row * step * 0.92, 1)
        drawn.append(element("circle", class_="pip-in" if k < coins else "pip-out", cx=x, cy=y, r=size))
    return Markup("".join(drawn))


@lru_cache(maxsize=512)
def store(icon: str, figure: int, words: str, explained: str) -> Markup:
    """Something that can be counted, with its figure and what explains it."""
    picture = element("svg", element("use", href=f"{SYMBOLS}#{icon}"), aria_hidden="true")
    return element(
        "li", element("span", picture, class_="chip small"), f" {figure}", element("span", f" {words}", class_="hide"),
        data_explain=explained,
    )  # fmt: skip


# -- parts of the gesture: a place for a stone, and what is tried on there ---------------------------------------------

HOLLOW = Markup(
    element("use", href="#spot") + element("use", href="#pit", class_="carved")
    + element("text", class_="gain carved", x=13, y=9)
)  # fmt: skip


@lru_cache(maxsize=1024)
def over(cell: int, at: str) -> Markup:
    """What covering a stone would bring; above all stones, shown where the one in the hand may lie."""
    text = element("text", class_="gain", x=11, y=RADIUS - 11)
    return element(
        "g", element("use", href="#over"), text, class_="over", transform=at, aria_hidden="true",
        data_gain_of=f"cell-{cell + 1}", data_lies_over="[data-moves]",
    )  # fmt: skip


BED = Markup(
    element("path", class_="shade", d=hexagon(RADIUS + 5))
    + "".join(element("path", class_="rope", d=hexagon(RADIUS + 1)) for _ in range(3))
)
TURN_IT = element("path", class_="grip", d=hexagon(RADIUS + 5))
HALF, ACROSS = WIDTH / 2, 24.0


def _domino(side: int) -> Markup:
    """A frame round the two runes of a match, and a plate over the seam between them."""
    frame = cut(46, ACROSS + 8, 4, HALF)
    seam = element("rect", class_="seam-plate", x=round(HALF - 3.4, 1), y=-ACROSS / 2, width=6.8, height=ACROSS)
    edges = element("path", class_="domino", d=frame), element("path", class_="domino", d=frame)
    return element("g", seam, edges, data_mark=f"m{side}", transform=f"rotate({side * 60})")


DOMINOES = Markup("".join(_domino(side) for side in range(SIDES)))
