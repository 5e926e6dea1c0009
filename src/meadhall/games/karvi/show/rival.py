"""A rival: the whole mat at one glance in a strip, and drawn large one tap away."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import scoring, ship
from meadhall.games.karvi.rules.box import CARDS, FIELDS, GEAR, GEAR_SLOTS, KINDS, LETTERS, SIDES, SORTS, Place
from meadhall.games.karvi.rules.crew import at as crew_at
from meadhall.games.karvi.rules.names import D, Loc, P, Piece
from meadhall.games.karvi.show import hull, stones, tracks
from meadhall.games.karvi.show.labels import said_tile
from meadhall.games.karvi.show.stores import STORES, icon, stores, strong
from meadhall.games.karvi.show.village import cube
from meadhall.games.karvi.words import wording
from meadhall.games.karvi.words.paid import spot
from meadhall.games.karvi.words.telling import kind_sign, piece_sign
from meadhall.games.karvi.words.wording import rune_id
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


LEVELS = 2
BACKS = len(SORTS) * LEVELS  # what the back of a card can show
SMALL_HULL = "M4 8C8 15 14 17 22 17H110C118 17 124 15 128 8L133 9C131 23 122 32 106 34H26C10 32 1 23 -1 9z"
SEATS = (20, 43, 66, 89, 112)


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """The most telling figures as one button; it opens the whole mat, which only looks and has no answers."""
    return Markup(_strip(view, of, brush) + _whole(view, of, brush))


def title(of: int, brush: Brush) -> str:
    """Whose mat it is."""
    return brush.say(Phrase("mat-of", {"who": SeatName(of)}))


# -- the strip --------------------------------------------------------------------------------------------------------


def _strip(view: Karvi, of: int, brush: Brush) -> Markup:
    base = of * P.SIZE
    dice = [_die(of, int(view.die[D.BEER + of * 2 + k]), brush.label("goods-beer")) for k in range(view.each)]
    runes = sum(bool(view.p[base + P.RUNE + k]) for k in range(view.box.rune_slots))
    laid = tuple(bool(view.p[base + P.STERN + k]) for k in range(len(GEAR_SLOTS)))
    gear = _gear(of, laid, runes, tuple(brush.label(f"slot-{slot}") for slot in (*GEAR_SLOTS, "rune")))
    done = tuple(int(view.p[base + P.TRADES + track]) for track in range(2))
    names = tuple(brush.label(f"mat-{name}-track") for name in ("trade", "raid"))
    pips = _pips(of, done, len(view.box.beer) - 1, names)
    figures = [
        ("axe", int(scoring.strength(view, of)), "score-strength", "mat-crew"),
        *((name, int(view.p[base + at]), f"goods-{name}", f"goods-{name}") for name, at in STORES),
        ("equip-card", int(scoring.hand(view, of)), "score-cards", "mat-cards"),
    ]
    chips = [_chip(of, sign, figure, brush.label(words), explain) for sign, figure, words, explain in figures]
    return element(
        "button", element("span", title(of, brush), class_="hide"),
        element("span", dice, gear, pips, class_="kit"),
        element("span", _boat(_values(view, of)), element("span", chips, class_="goods"), class_="line"),
        class_="karvi-glance", id=f"glance-{of + 1}", type="button", popovertarget=f"look-{of + 1}",
    )  # fmt: skip


def _values(view: Karvi, of: int) -> tuple[tuple[int, bool], ...]:
    """The crew, healthy ones first: strength, and whether injured."""
    return tuple(
        (value, bool(k))
        for k in range(len(SIDES))
        for value in range(int(view.box.strengths), 0, -1)
        for _ in range(int(view.p[crew_at(of, k, value)]))
    )


@lru_cache(maxsize=128)
def _die(of: int, beer: int, words: str) -> Markup:
    drawn = element(
        "svg", cube(of, beer, False), class_=f"die seat-{of + 1}", viewBox="-13 -13 26 26", aria_hidden="true"
    )
    return element("span", drawn, element("span", f" {words} {beer} ", class_="hide"), data_explain="goods-beer")


@lru_cache(maxsize=256)
def _gear(of: int, laid: tuple[bool, ...], runes: int, names: tuple[str, ...]) -> Markup:
    found = []
    for k, there in enumerate(laid):
        said = element("span", f" {names[k]} ", class_="hide") if there else None
        sign = icon(hull.SLOT_SIGNS[k], "" if there else "gone")
        found.append(element("span", sign, said, data_explain=f"slot-{GEAR_SLOTS[k]}"))
    stone = [icon("rune", "" if runes else "gone"), element("span", f" {names[-1]} ", class_="hide")]
    found.append(
        element(
            "span",
            stone,
            element("b", runes, class_=None if runes else "zero"),
            data_explain="slot-rune",
            id=spot(of, "rune"),
        )
    )
    return element("span", found, class_="gears")


@lru_cache(maxsize=256)
def _pips(of: int, done: tuple[int, ...], steps: int, names: tuple[str, ...]) -> Markup:
    """Both tracks, a pip a tile."""
    rows = []
    for track, many in enumerate(done):
        pips = [element("i", class_="full" if k < many else None) for k in range(steps)]
        said = element("span", f" {names[track]} {many} ", class_="hide")
        explain = ("mat-trade-track", "mat-raid-track")[track]
        sign = icon(tracks.TRACK_SIGNS[track])
        rows.append(element("span", sign, element("span", pips, class_="pips"), said, data_explain=explain))
    return element("span", rows, class_="ways", id=spot(of, "post-double"))


@lru_cache(maxsize=512)
def _boat(crew: tuple[tuple[int, bool], ...]) -> Markup:
    """The hull with the strength of each warrior."""
    found = []
    for x, one in zip(SEATS, (*crew, *[None] * 5), strict=False):
        if one is None:
            found.append(element("circle", class_="seatfree", cx=x, cy=16, r=10))
        else:
            hurt = " hurt" if one[1] else ""
            found.append(element("circle", class_=f"disc{hurt}", cx=x, cy=16, r=11.5))
            found.append(element("text", one[0], class_="few fig", x=x, y=21))
    timber = element("path", class_="hull timber", d=SMALL_HULL)
    return element(
        "svg", timber, found, class_="boat", viewBox="-3 2 138 34", aria_hidden="true", data_explain="mat-crew"
    )


@lru_cache(maxsize=1024)
def _chip(of: int, sign: str, figure: int, words: str, explain: str) -> Markup:
    """How much there is of something, as a part of a button."""
    name = element("span", f" {words} ", class_="hide")
    return element(
        "span", icon(sign), name, element("b", figure), class_=None if figure else "zero", data_explain=explain,
        id=spot(of, sign),
    )  # fmt: skip


# -- the whole mat ----------------------------------------------------------------------------------------------------


def _whole(view: Karvi, of: int, brush: Brush) -> Markup:
    """Everything of a seat that lies open, in a card that closes with Escape, its button, or a tap beside it."""
    name, heading = f"look-{of + 1}", title(of, brush)
    close = element(
        "button", brush.label("client-close"), class_="btn", id=f"leave-{of + 1}", type="button", popovertarget=name,
        popovertargetaction="hide",
    )  # fmt: skip
    force = strong(int(scoring.strength(view, of)), brush.label("mat-strength-word"))
    field = wording.field(view.box, int(ship.field(view, of)), "at")
    where = element("p", brush.say(Phrase("board-ship", {"who": SeatName(of), "field": field})), class_="quiet")
    deck = element("div", tracks.draw(view, of, brush), tracks.tiles(view, of, brush), class_="deck")
    shelves = [
        _backs(view, of, brush), _laid(view, of, brush), _waiting(view, of, brush), _tiles(view, of, brush, False),
        _tiles(view, of, brush, True), _covered(view, of, brush), _built(view, of, brush), _played(view, of, brush),
    ]  # fmt: skip
    return element(
        "div",
        element("header", icon(f"seat-{of + 1}", "emblem"), element("div", element("h2", heading), where), close),
        element(
            "div",
            element("div", force, stores(view, of, brush), class_="mathead"),
            element("div", hull.draw(view, of, brush), stones.draw(view, of, brush), deck, class_="mat"),
            element("div", shelves, class_="shelves"),
            class_="karvi-mat whole", id=f"mat-{of + 1}", tabindex=0, role="group", aria_label=heading,
        ),
        class_=f"karvi-look panel seat-{of + 1}", id=name, popover="auto", role="dialog", aria_label=heading,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _line(sign: str, words: str, explain: str) -> Markup:
    """A line of a list: a symbol and its name."""
    return element("li", icon(sign), element("span", words), data_explain=explain)


def _thing(brush: Brush, sign: str, message: str) -> Markup:
    return _line(sign, brush.label(message), message)


def _shelf(brush: Brush, heading: str, things: list[Markup]) -> Markup | None:
    """Things of one kind under their heading; nothing where there are none."""
    if not things:
        return None
    return element("section", element("h2", brush.label(heading), data_explain=heading), element("ul", things))


def _card(view: Karvi, brush: Brush, no: int) -> Markup:
    return _thing(brush, f"{SORTS[view.box.card_sort[no]]}-card", f"card-{no}")


def _backs(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Cards in the hand: who looks sees sort and level on their backs, and what it knows of the rest."""
    known = [no for no in range(1, CARDS + 1) if view.card[no] == of]
    cards = [_card(view, brush, no) for no in known]
    for back in range(BACKS):
        many = int(view.held[of * BACKS + back]) - sum(view.box.card_group[no] == back for no in known)
        if many:
            sort, level = SORTS[back // LEVELS], back % LEVELS + 1
            words = brush.say(Phrase("mat-back", {"sort": sort, "level": level, "n": many}))
            cards.append(_line(f"{sort}-card", words, f"stack-{sort}"))
    return _shelf(brush, "mat-cards", cards)


def _laid(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment and runes on the mat, by name."""
    base, found = of * P.SIZE, []
    for k in range(len(GEAR_SLOTS)):
        tile = int(view.p[base + P.STERN + k])
        if tile:
            found.append(_thing(brush, hull.SLOT_SIGNS[k], f"gear-{GEAR[tile - 1]}"))
    for k in range(view.box.rune_slots):
        rune = int(view.p[base + P.RUNE + k])
        if rune:
            found.append(_thing(brush, "rune", rune_id(rune - 1)))
    return _shelf(brush, "mat-laid", found)


def _waiting(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment tiles and runes that wait above the mat, by name."""
    pieces = [(piece_sign(view.box, name), f"gear-{name}", view.gear[k]) for k, name in enumerate(GEAR)]
    pieces += [("rune", rune_id(k), where) for k, where in enumerate(view.rune)]
    found = [_thing(brush, sign, message) for sign, message, where in pieces if where == Piece.ABOVE + of]
    return _shelf(brush, "mat-above", found)


def _tiles(view: Karvi, of: int, brush: Brush, done: bool) -> Markup | None:
    """Trade and raid tiles of a seat, by name: those on the tracks, or those still beside the mat."""
    base, found = of * P.SIZE, []
    for k, kind in enumerate(KINDS):
        tile = int(view.p[base + P.TILE + k])
        if tile and bool(view.p[base + P.DONE] >> k & 1) == done:
            words = said_tile(brush, view.box, k, tile - 1)
            found.append(_line(kind_sign(k), words, f"tile-{kind}{LETTERS[tile - 1]}"))
    return _shelf(brush, "mat-done" if done else "mat-beside", found)


def _covered(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment that lies under other equipment: laid it is all the same."""
    found = [
        _thing(brush, piece_sign(view.box, name), f"gear-{name}")
        for k, name in enumerate(GEAR)
        if view.gear[k] == Piece.COVERED + of
    ]
    for k, where in enumerate(view.rune):
        if where == Piece.COVERED + of:
            found.append(_thing(brush, "rune", rune_id(k)))
    return _shelf(brush, "mat-covered", found)


def _built(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Towers and trading posts on the sea map."""
    built = [
        _thing(brush, "tower" if view.box.place[at] == Place.TOWER else "tradepost", f"field-{name}")
        for at, name in enumerate(FIELDS)
        if view.built[at] >> of & 1
    ]
    return _shelf(brush, "mat-built", built)


def _played(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment cards played, and how many trade cards were received."""
    found = [_card(view, brush, no) for no in range(1, CARDS + 1) if view.card[no] == Loc.PLAYED + of]
    trade = int(view.p[of * P.SIZE + P.TRADE_CARDS])
    if trade:
        found.append(_line("trade-card", brush.label("mat-trade-cards", ("n", trade)), "stack-trade"))
    return _shelf(brush, "mat-played", found)
