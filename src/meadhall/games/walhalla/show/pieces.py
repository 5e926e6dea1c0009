"""What lies on the board and before the players: fields, Vikings, dragons, headlands, plates and cards."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.walhalla.rules.names import ENDS, FJORD_NAMES, NOBODY, PLACES
from meadhall.games.walhalla.show.layout import CARD, STRIP, Chart, shift
from meadhall.look import Markup, burst, cut, element, symbol

PICTURES = {
    "forest": "forest", "wheat": "wheat", "cult": "cult", "village": "hamlet",
    "tongue-6": "tongue", "tongue-7": "tongue", "tongue-8": "tongue",
    "valhalla": "valhalla", "hunt": "hunt", "attack": "battle", "shield": "shield",
}  # of fields and cards  # fmt: skip


UPRIGHT = 1.62  # how high a Viking stands, his shield's height being 1
ABOARD = "man:all ride"  # what a click on a dragon or on a Viking in Midgard may mean


@lru_cache(maxsize=16)
def into(fjord: int) -> str:
    """What a click on a fjord may mean: the dragon into it, either end first."""
    return " ".join(f"berth:{FJORD_NAMES[fjord]}.{end}" for end in ENDS)


@lru_cache(maxsize=16)
def ashore_at(tongue: int) -> str:
    """What a click on a tongue may mean: the dragon into a fjord beside it, for there its crew lands.

    Not `left` and `right`: where they are asked, they are possible on two fields, and all others shall tell why not.
    """
    return f"{into(tongue)} {into(tongue + 1)}"


@lru_cache(maxsize=64)
def ground(width: float, height: float, x: float = 0, y: float = 0, **attributes: str) -> Markup:
    """What can be pointed at without being seen: the whole of a field, a seat or a shelf round its middle."""
    return element(
        "rect", fill="none", pointer_events="all", x=x - width / 2, y=y - height / 2, width=width, height=height,
        **attributes,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def face(tall: bool, scale: float, kind: str, value: int, holder: int, threatened: bool) -> Markup:
    """The symbol of a field with its value, and the Viking there."""
    picture, words = PICTURES[kind], "" if not value else f"+{value}" if kind == "village" else str(value)
    drawn: list[Markup] = []
    if holder == NOBODY:
        size = 32
        if tall:
            size, at = 23, (13, 6)
            x, y = -25 if words else -11.5, -11.5
        else:
            x, y, at = (-16, -29, (0, 26)) if words else (-16, -16, (0, 0))
        drawn.append(symbol(picture, x, y, size))
    elif tall:
        at, size = (-3, 6), 18
        drawn.append(symbol(picture, -29, -9, size))
    else:
        at, size = (9, -14), 20 if words else 23
        drawn.append(symbol(picture, -21 if words else -12, -30, size))
    if words:
        drawn.append(element("text", words, class_="value", x=at[0], y=at[1]))
    if holder != NOBODY:
        x, y = (19, -0.5) if tall else (0, 13)
        drawn.append(viking(holder, x, y, 17 if tall else 26, threatened))
    inner = Markup("".join(drawn))
    return inner if scale == 1 else element("g", inner, transform=f"scale({scale:.3f})")


@lru_cache(maxsize=512)
def viking(seat: int, x: float, y: float, size: float, threatened: bool = False) -> Markup:
    """A Viking with the shield of its seat."""
    name = f"seat-{seat + 1}"
    head = size * 0.9
    ray = element("g", burst(size * 0.86, size * 0.62), transform=shift((0, -1))) if threatened else None
    return element(
        "g", ray, symbol(name, -size / 2, -size * 0.16, size), symbol("viking", -head / 2, -size * 0.78, head),
        class_=f"man {name}", transform=shift((x, y)),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def hull(
    length: float, breadth: float, angle: int, owner: int, coloured: int, in_play: bool, crew: tuple[int, ...]
) -> Markup:
    """A dragon seen from above, its bow on the left: three places, one in a colour, and who is aboard."""
    drawn = [symbol("dragon-berth", 2 - length / 2, -breadth / 2, length - 4, breadth)]
    rider = breadth * 0.62
    if angle % 180:  # on a phone places lie one below the other
        rider = min(rider, length / PLACES / UPRIGHT)
    for place in range(PLACES):
        aboard = crew[place] if crew else NOBODY
        size = breadth * 0.44
        if place == coloured:
            seen = "place" if in_play else "place absent"
            seat: Markup = symbol(f"seat-{owner + 1}", -size / 2, -size / 2, size, class_=seen)
        else:
            seat = element("circle", class_="thwart", r=size / 2 - 1)
        inner = [seat]
        if aboard != NOBODY:
            man = viking(aboard, 0, 0 if angle % 180 else 3, rider)
            inner.append(element("g", man, data_lies_over=".place"))  # who rides sits on the painted place
        drawn.append(element("g", inner, transform=f"translate({(place - 1) * length / 3:g} 0) rotate({-angle})"))
    return Markup("".join(drawn))


def outline(length: float, breadth: float) -> str:
    """The path round a dragon seen from above."""
    half, side = length / 2, breadth / 2
    return (
        f"M{-half:g} 0L{-half + 12:g} {-side * 0.4:g}C{-half * 0.5:g} {-side * 1.1:g} {half * 0.5:g} {-side * 1.1:g} "
        f"{half - 12:g} {-side * 0.4:g}L{half:g} 0L{half - 12:g} {side * 0.4:g}C{half * 0.5:g} {side * 1.1:g} "
        f"{-half * 0.5:g} {side * 1.1:g} {-half + 12:g} {side * 0.4:g}z"
    )


def headland(place: int, value: int) -> str:
    """The component that is the headland for first (0) or second (1) place."""
    return f"headland-{'second' if place else 'first'}-{value}"


@lru_cache(maxsize=1024)
def disc(c: Chart, tongue: int, place: int, value: int, holders: tuple[int, ...], label: str) -> Markup:
    """A headland: what a place on its tongue pays, and the shields of those who hold it."""
    radius = (17 if c.tall else 25) if place == 0 else (14.5 if c.tall else 21)
    badge = 15 if c.tall else 19
    badges = [
        symbol(f"seat-{seat + 1}", (i - len(holders) / 2) * (badge - 2), radius - badge * 0.45, badge)
        for i, seat in enumerate(holders)
    ]
    return element(
        "g", element("circle", class_="sign", r=radius),
        element("circle", class_="ring" if place == 0 else "ring dashed", r=radius - 4),
        element("text", value, class_="worth", y=4 if c.tall else 5), badges,
        id=f"headland-{tongue + 1}-{place + 1}", class_="stop", role="img", aria_label=label,
        data_explain=headland(place, value), data_why=ashore_at(tongue), transform=shift(c.headland(tongue, place)),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def ranked(c: Chart, tongue: int, title: str, ranking: tuple[tuple[int, int], ...], label: str) -> Markup:
    """The plate of a tongue: seats with their strength."""
    width, height, badge = (100, 62, 18) if c.tall else (118, 66, 22)
    cell = (width - 8) / len(ranking)
    drawn = [element("text", title, class_="title", y=-height / 2 + 15)]
    for i, (seat, strength) in enumerate(ranking):
        x = (i - (len(ranking) - 1) / 2) * cell
        figures = element("text", strength, class_="worth", y=height / 2 - 6)
        emblem = symbol(f"seat-{seat + 1}", -badge / 2, -height / 2 + 19, badge)
        faint = "cell" if strength else "cell none"
        drawn.append(element("g", emblem, figures, class_=faint, transform=f"translate({x:g} 0)"))
    return element(
        "g", element("path", class_="sign", d=cut(width, height, 5)), drawn, id=f"strength-{tongue + 1}", class_="stop",
        role="img", aria_label=label, data_explain="tongue-strength", transform=shift(c.plate(tongue)),
    )  # fmt: skip


@lru_cache(maxsize=512)
def card_face(picture: str, figure: str, title: str, effect: str, copies: int) -> Markup:
    """A card of a small hand: picture, name and what it does."""
    width, height = CARD
    drawn = [
        element("path", class_="sign", d=cut(width, height, 6)),
        element("path", class_="ring", d=cut(width - 7, height - 7, 4)),
        symbol(picture, -20, -height / 2 + 9, 40),
    ]
    if figure:
        drawn.append(element("text", figure, class_="worth", x=23, y=-height / 2 + 26))
    lines = split(title, 11)
    for i, line in enumerate(lines):
        drawn.append(element("text", line, class_="say", y=-1 + 16 * i))
    for i, line in enumerate(split(effect, 13)):
        drawn.append(element("text", line, class_="small", y=16 + 16 * (len(lines) - 1) + 14 * i))
    if copies > 1:
        drawn.append(element("circle", class_="sign", cx=width / 2 - 8, cy=-height / 2 + 8, r=13))
        drawn.append(element("text", f"×{copies}", class_="say", x=width / 2 - 8, y=-height / 2 + 13))
    return Markup("".join(drawn))


@lru_cache(maxsize=512)
def strip_face(picture: str, title: str, copies: int, note: str = "") -> Markup:
    """A card of a large hand: its picture and its name, and a note below it."""
    width, height = STRIP
    words = f"{copies} × {title}" if copies > 1 else title
    board = element("path", class_="sign", d=cut(width, height - 2, 5))
    name = element("text", words, class_="say", x=22, y=-1 if note else 5)
    below = element("text", note, class_="small", x=22, y=13) if note else ""
    return Markup(board + symbol(picture, -width / 2 + 19, -12, 24) + name + below)


def split(text: str, most: int) -> list[str]:
    """A short text on lines of about `most` letters."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
