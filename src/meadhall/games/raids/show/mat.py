"""What lies before a player of Raids: the longship with its spaces, shields and Vikings, and what is kept beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.aboard import free_space
from meadhall.games.raids.rules.names import NONE, Kind, Score
from meadhall.games.raids.show.pieces import drawn, face
from meadhall.games.raids.words.naming import BALE, picture
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

STORES = {  # what is kept beside a ship: its symbol, and what explains it
    "runes": (Kind.RUNE, "rune", "runes"), "monsters": (Kind.MONSTER, "monster", "monsters"),
    "posts": (Kind.POST, "post", "posts"), "goods": (Kind.GOODS, "wood", "sold"),
}  # fmt: skip
USUAL = 5  # places that a drawn hull has room for at full size
OWN, RIVAL = (300, 84, 44, 81), (94, 34.5, 20, 35)  # middle of a hull, from place to place, height, rail below that

HULL = Markup(
    '<g class="hull" fill="var(--oak)"><path d="M22 44C10 24 32 6 48 20C58 32 48 48 36 43C32 76 46 100 86 105H496'
    "C524 100 538 82 536 56L522 60L529 45L522 34L537 30L539 12L552 22C566 17 580 22 590 33L587 41L570 40L579 47L568 55"
    'L557 51C564 100 536 146 472 162H110C42 144 8 98 22 44z"/><path class="strake" d="M42 94C54 116 74 126 106 128H476'
    'C508 126 528 114 540 90M60 128C76 140 94 146 118 146H466C488 146 506 138 522 124M37 43C29 42 27 30 36 28"/>'
    '<path fill="var(--bone)" stroke-width="1.2" d="M572 41l2 6 3-5zM579 41l2 5 3-4z"/>'
    '<circle cx="553" cy="32" r="3.5" fill="var(--bone)" stroke-width="1.4"/>'
    '<circle cx="554" cy="32" r="1.4" fill="var(--ink)" stroke="none"/><path fill="var(--ink)" stroke="none" '
    'd="M552 66l-12 3 13 3zM552 80l-14 4 13 2zM547 96l-14 4 12 2zM537 112l-14 4 11 2zM26 62l8 3-7 3zM30 78l10 4-8 2z'
    'M36 94l10 4-7 2zM476 150l-60 3 52 2zM406 152l-44 3 40 2zM348 154l-30 2 28 2zM580 31l4 2-4 1z"/></g>'
)
SMALL_HULL = Markup(
    '<path class="hull" fill="var(--oak)" d="M3 34C0 28 8 24 10 30C10 40 14 42 22 42H166C174 42 178 40 178 30L174 31'
    'L177 25L184 27L182 33C186 52 178 64 164 68H24C10 64 0 52 3 34z"/>'
)


def draw(view: Raids, of: int, brush: Brush, size: str) -> Markup:
    """The mat of seat `of`: "own" is large and can be clicked, "rival" small."""
    if size == "own":
        return Markup(_own_ship(view, of, brush) + _aside(view, of, brush))
    return Markup(_small_ship(view, of, brush) + element("ul", _stores(view, of, brush), class_="have"))


def _shields(view: Raids, of: int) -> list[int]:
    """How many shields each space shows."""
    box, base = view.box, of * view.box.spaces
    return [int(box.shields[view.hold[base + space]]) for space in range(box.spaces)]


def _own_ship(view: Raids, of: int, brush: Brush) -> Markup:
    seat = f"seat-{of + 1}"
    shields = _shields(view, of)
    crew = int(view.vikings[of])
    first_free = free_space(view, of)
    spaces = []
    for space, count in enumerate(shields):
        rail = _rail(seat, space, count, min(count, crew))
        drawn_space = _space(view, of, brush, space, space == first_free, rail)
        spaces.append(element("g", drawn_space, id=f"aboard-{of + 1}-{space + 1}"))
        crew -= min(count, crew)
    return element(
        "svg", HULL, _flag(of), spaces,
        class_="raids ship", viewBox="0 0 600 182", role="group", aria_label=_about_ship(view, of, brush),
    )  # fmt: skip


def _about_ship(view: Raids, of: int, brush: Brush) -> str:
    figures = {"who": SeatName(of), "vikings": int(view.vikings[of]), "shields": sum(_shields(view, of))}
    return brush.say(Phrase("mat-ship", figures))


def _space(view: Raids, of: int, brush: Brush, space: int, first_free: bool, rail: Markup) -> Markup:
    """One space of the own ship: the tile on it or its free boards, a rope where it can be chosen, and the rail."""
    tile = int(view.hold[of * view.box.spaces + space])
    answer = _answer(brush, space, tile, first_free) if of == brush.seat else None
    if tile == NONE:
        name, label = "place", brush.label("mat-free", ("space", space + 1))
        load = _boards(brush.label("board-free"))
    else:
        name = f"tile-{view.box.names[tile]}"
        label = brush.label("mat-space", ("space", space + 1), ("tile", name))
        load = _loaded(face(view.box, tile, shields=False))
    at = _along(space, int(view.box.spaces))
    if answer is None:
        return _quiet_space(space, at, rail, load, label, name, _why(space, tile))
    number = element("g", key(brush.keys[answer]), transform="translate(-30 -29) scale(1.25)")
    signs = [rope(cut(72, 74, 7, 0, 1)), number]
    return element(
        "g", rail, element("g", load, signs, aria_hidden="true"),
        brush.hit(answer, x=-40, y=-40, width=80, height=104), class_="stop choosable", id=f"space-{space + 1}",
        transform=at, data_explain=name, data_why=_why(space, tile),
    )  # fmt: skip


def _answer(brush: Brush, space: int, tile: int, first_free: bool) -> str | None:
    """The answer that a click on a space gives."""
    if tile == NONE:
        return "place" if first_free and "place" in brush.choices else None
    return next((a for a in (f"replace:{space + 1}", f"sell:{space + 1}") if a in brush.choices), None)


def _why(space: int, tile: int) -> str:
    """What a click on a space may mean at some time; selling comes first, because the other wish is the vaguer one."""
    return f"sell:{space + 1} place" if tile == NONE else f"sell:{space + 1} replace:{space + 1}"


@lru_cache(maxsize=2048)
def _quiet_space(space: int, at: str, rail: Markup, load: Markup, label: str, name: str, why: str) -> Markup:
    inner = element("g", load, role="img", aria_label=label)
    return element(
        "g", rail, inner, class_="stop", id=f"space-{space + 1}", transform=at, data_explain=name, data_why=why
    )


def _along(space: int, places: int, ship: tuple[float, float, float, float] = OWN) -> str:
    """Where a place of a ship is drawn: side by side round its middle, smaller where many must fit."""
    middle, apart, y, rail = ship
    fit = min(1.0, USUAL / places)
    x = middle + (space - (places - 1) / 2) * apart * fit
    return f"translate({x:g} {y + rail * (1 - fit):g})" + (f" scale({fit:.3f})" if fit < 1 else "")


@lru_cache(maxsize=8)
def _boards(words: str) -> Markup:
    free = element("path", class_="free", d=cut(72, 72, 6))
    return element("g", free, element("text", words, class_="num", y=6))


@lru_cache(maxsize=256)
def _loaded(face: Markup) -> Markup:
    return element("g", face, transform="scale(1.2)")


@lru_cache(maxsize=512)
def _rail(seat: str, space: int, shields: int, vikings: int) -> Markup:
    """The shields of a space, and the Vikings behind them."""
    crew = []
    for i in range(shields):
        x = (i - (shields - 1) / 2) * 38
        if i < vikings:
            crew.append(symbol("viking", x - 15, 42, 30, class_=seat))
        crew.append(symbol(seat, x - 17, 64, 34))
    fit = min(1.0, 2 / max(1, shields))  # two have room at full size
    smaller = None if fit == 1 else f"translate(0 {70 * (1 - fit):.1f}) scale({fit:.3f})"
    return element(
        "g", crew, id=f"rail-{space + 1}", aria_hidden="true", class_="rail", transform=smaller, data_explain="shield"
    )


@lru_cache(maxsize=8)
def _flag(of: int) -> Markup:
    return element(
        "g", element("path", class_="hull", fill="var(--oak)", d="M58 6h5v96h-5z"),
        element("path", class_="flag", d="M58 8h-34l8 10-8 10h34z"),
        symbol(f"mark-{of + 1}", 37, 11, 14, class_="mark"), class_=f"seat-{of + 1}", aria_hidden="true",
    )  # fmt: skip


def _aside(view: Raids, of: int, brush: Brush) -> Markup:
    """What lies beside the own ship, and the answers that are no space of it."""
    shields, crew = sum(_shields(view, of)), int(view.vikings[of])
    words = brush.say(Phrase("mat-crew", {"vikings": crew, "shields": shields, "room": shields - crew}))
    buttons = [brush.button(a, brush.label(f"plate-{a}")) for a in ("throw", "done") if of == brush.seat]
    return element(
        "aside", element("h2", brush.label("mat-beside"), data_explain="mat-beside"),
        element("ul", _stores(view, of, brush, own=True), class_="have"),
        [button for button in buttons if button] or element("p", words, class_="quiet"),
    )  # fmt: skip


def _stores(view: Raids, of: int, brush: Brush, own: bool = False) -> list[Markup]:
    """What lies beside a ship; of the own one each store has a name, of a rival's the crew stands here too."""
    coins = int(scoring.score(view, of, Score.COINS))
    kept = f"kept-{of + 1}"
    have = [_store("coin", coins, brush.label("store-coins"), "coin", "store-coins" if own else None, f"{kept}-coins")]
    if not own:
        figure = f"{view.vikings[of]}/{sum(_shields(view, of))}"
        have.insert(0, _store("viking", figure, brush.label("store-crew"), "viking"))
    for name, (kind, icon, subject) in STORES.items():
        icon = icon if kind != Kind.GOODS or icon in view.box.goods else BALE
        words, known = brush.label(f"store-{name}"), f"store-{name}" if own else None
        have.append(_store(icon, int(scoring.beside(view, of, kind)), words, subject, known, f"{kept}-{name}"))
    return have


@lru_cache(maxsize=1024)
def _store(
    icon: str, figure: int | str, words: str, subject: str, known: str | None = None, kept: str | None = None
) -> Markup:
    picture = element("svg", element("use", href=f"{SYMBOLS}#{icon}"), aria_hidden="true")
    return element(
        "li", element("span", picture, class_="chip small", id=kept), f" {figure}",
        element("span", f" {words}", class_="hide"), id=known, title=words, data_explain=subject,
    )  # fmt: skip


def _small_ship(view: Raids, of: int, brush: Brush) -> Markup:
    crew = int(view.vikings[of])
    spaces = []
    for space, count in enumerate(_shields(view, of)):
        tile = int(view.hold[of * view.box.spaces + space])
        name = "place" if tile == NONE else f"tile-{view.box.names[tile]}"
        icon, points = ("", 0) if tile == NONE else (picture(view.box, tile), int(view.box.points[tile]))
        label = brush.label("mat-free", ("space", space + 1)) if tile == NONE else brush.label(name)
        at = _along(space, int(view.box.spaces), RIVAL)
        small = _small_space(at, f"seat-{of + 1}", icon, points, count, min(count, crew), name, label)
        spaces.append(element("g", small, id=f"aboard-{of + 1}-{space + 1}"))
        crew -= min(count, crew)
    return element(
        "svg", SMALL_HULL, spaces, class_="raids ship", viewBox="0 0 188 70", role="group",
        aria_label=_about_ship(view, of, brush),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _small_space(
    at: str, seat: str, icon: str, points: int, shields: int, vikings: int, name: str, label: str
) -> Markup:
    if icon:
        parts = [symbol("tile", -16, -17, 32, 34), drawn(icon, -13 if points else -12, -14, 24)]
        if points:
            parts.append(element("text", points, class_="value few", x=10, y=-4))
    else:
        parts = [element("path", class_="free", d=cut(30, 31, 3, 0, -0.5))]
    step = min(15, 32 / max(1, shields))
    for i in range(shields):
        x = round((i - shields / 2) * step + 0.5, 1)
        if i < vikings:
            parts.append(symbol("viking", x, 17, step - 1, class_=seat))
        parts.append(symbol(seat, x, 28, step - 1))
    return element("g", parts, class_="stop", transform=at, data_explain=name, role="img", aria_label=label)
