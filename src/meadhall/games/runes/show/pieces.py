"""Stones, coins, plates and signs as they are drawn, for board and mats; their middle is at 0, 0."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.names import COLOURS, RUNES, SIDES
from meadhall.games.runes.show.layout import TRAY
from meadhall.look import SYMBOLS, Markup, cut, element, symbol

CLAMP = "M-3.2-6.6L0-8L3.2-6.6V-3.4L1.6-2V2L3.2 3.4V6.6L0 8L-3.2 6.6V3.4L-1.6 2V-2L-3.2-3.4z"
ICONS = {
    "skip": "clock", "place": "hexstone", "more-coins": "coin", "new-hand": "hexstone", "ward": "shield",
    "refill": "hexstone", "mirror": "turn-left", "tide": "turn-left", "copy": "scroll", "quick-turn": "turn-right",
    "replace-coins": "coin", "steal-stone": "battle", "steal-hand": "battle", "swap-hands": "people",
    "steal-gold": "battle",
}  # fmt: skip

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
        transform=f"translate(0 {y:g}) scale({swell:g})",
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
def notches(of: int, coins: int, full: int) -> Markup:
    """A tray: the coins that are left, and the empty notches of those that are laid."""
    columns = next(columns for columns in range(8, 99) if -(-full // columns) <= columns * 5 // 8)  # 8 for 40 coins
    rows = -(-full // columns)
    size = min(1.0, 8 / columns)  # of more coins each is smaller
    step = 27 * size
    drawn = [element("path", class_="plank", d=cut(TRAY - 4, rows * step + 12, 6, TRAY / 2, (rows * step + 12) / 2))]
    for k in range(full):
        x, y = 14 + (k % columns + 0.5) * (TRAY - 28) / columns, 6 + (k // columns + 0.5) * step
        if k < coins:
            small = f" scale({size:.2f})" if size < 1 else ""
            drawn.append(part(f"token-{of + 1}", f"translate({x:.1f} {y:.1f}){small}", f"seat-{of + 1}"))
        else:
            drawn.append(element("circle", class_="notch", cx=round(x, 1), cy=round(y, 1), r=round(8.5 * size, 1)))
    return Markup("".join(drawn))


@lru_cache(maxsize=512)
def store(icon: str, figure: int, words: str, explained: str) -> Markup:
    """Something that can be counted, with its figure and what explains it."""
    picture = element("svg", element("use", href=f"{SYMBOLS}#{icon}"), aria_hidden="true")
    return element(
        "li", element("span", picture, class_="chip small"), f" {figure}", element("span", f" {words}", class_="hide"),
        data_explain=explained,
    )  # fmt: skip
