"""A rival's mat: small beside the board, and whole one tap away."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import scoring, ship
from meadhall.games.karvi.rules.box import CARDS, FIELDS, GEAR, SORTS, Place
from meadhall.games.karvi.rules.names import D, Loc, P, Piece
from meadhall.games.karvi.show import parts
from meadhall.games.karvi.words import wording
from meadhall.games.karvi.words.wording import rune_id
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


LEVELS = 2
BACKS = len(SORTS) * LEVELS  # what the back of a card can show


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """The most telling figures as one button; it opens the whole mat, which only looks and has no answers."""
    return Markup(_small(view, of, brush) + _whole(view, of, brush))


def title(of: int, brush: Brush) -> str:
    """Whose mat it is."""
    return brush.say(Phrase("mat-of", {"who": SeatName(of)}))


def _small(view: Karvi, of: int, brush: Brush) -> Markup:
    base = of * P.SIZE
    figures = [
        ("axe", int(scoring.strength(view, of)), "score-strength", "mat-crew"),
        *((name, int(view.p[base + at]), f"goods-{name}", f"goods-{name}") for name, at in parts.STORES),
        ("helmet-card", int(scoring.hand(view, of)), "score-cards", "mat-cards"),
        ("post-double", int(view.p[base + P.TRADES]), "score-trade", "act-trade"),
        ("axe-double", int(view.p[base + P.RAIDS]), "score-raid", "act-raid"),
        *(("beer", int(view.die[D.BEER + of * 2 + k]), "goods-beer", "goods-beer") for k in range(view.each)),
    ]
    chips = [_chip(sign, figure, brush.label(words), explain) for sign, figure, words, explain in figures]
    return element(
        "button", element("span", title(of, brush), class_="hide"), chips,
        element("span", parts.icon("eye"), class_="nearer"),
        class_="have karvi-have karvi-glance", id=f"glance-{of + 1}", type="button", popovertarget=f"look-{of + 1}",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _chip(sign: str, figure: int, words: str, explain: str) -> Markup:
    """How much there is of something, as a part of a button."""
    chip, name = element("span", parts.icon(sign), class_="chip small"), element("span", f" {words} ", class_="hide")
    return element("span", chip, name, element("b", figure), data_explain=explain)


def _whole(view: Karvi, of: int, brush: Brush) -> Markup:
    """Everything of a seat that lies open, in a card that closes with Escape, its button, or a tap beside it."""
    name, heading = f"look-{of + 1}", title(of, brush)
    close = element(
        "button", brush.label("client-close"), class_="btn", id=f"leave-{of + 1}", type="button", popovertarget=name,
        popovertargetaction="hide",
    )  # fmt: skip
    field = wording.field(view.box, int(ship.field(view, of)), "at")
    where = element("p", brush.say(Phrase("board-ship", {"who": SeatName(of), "field": field})), class_="quiet")
    return element(
        "div",
        element("header", parts.icon(f"seat-{of + 1}", "emblem"), element("div", element("h2", heading), where), close),
        element(
            "div",
            element("div", parts.crew(view, of, brush), parts.stores(view, of, brush),
                    parts.tracks(view, of, brush), _backs(view, of, brush), class_="col"),
            element("div", parts.gear(view, of, brush), _covered(view, of, brush), parts.above(view, of, brush),
                    class_="col"),
            element("div", parts.beside(view, of, brush), _done(view, of, brush), _built(view, of, brush),
                    _played(view, of, brush), class_="col"),
            class_="karvi-mat", id=f"mat-{of + 1}", tabindex=0, role="group", aria_label=heading,
        ),
        class_=f"karvi-look panel seat-{of + 1}", id=name, popover="auto", role="dialog", aria_label=heading,
    )  # fmt: skip


def _thing(brush: Brush, sign: str, message: str) -> Markup:
    return parts.thing(sign, brush.label(message), message)


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
            cards.append(parts.thing(f"{sort}-card", words, f"stack-{sort}"))
    return parts.shelf(brush, "mat-cards", cards, "tiles")


def _covered(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment that lies under other equipment: laid it is all the same."""
    found = [
        _thing(brush, parts.gear_sign(view.box, k), f"gear-{name}")
        for k, name in enumerate(GEAR)
        if view.gear[k] == Piece.COVERED + of
    ]
    for k, where in enumerate(view.rune):
        if where == Piece.COVERED + of:
            found.append(_thing(brush, "rune", rune_id(k)))
    return parts.shelf(brush, "mat-covered", found)


def _done(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Trade and raid tiles on the tracks."""
    return parts.shelf(brush, "mat-done", parts.tiles(view, of, brush, done=True))


def _built(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Towers and trading posts on the sea map."""
    built = [
        _thing(brush, "tower" if view.box.place[at] == Place.TOWER else "tradepost", f"field-{name}")
        for at, name in enumerate(FIELDS)
        if view.built[at] >> of & 1
    ]
    return parts.shelf(brush, "mat-built", built)


def _played(view: Karvi, of: int, brush: Brush) -> Markup | None:
    """Equipment cards played, and how many trade cards were received."""
    found = [_card(view, brush, no) for no in range(1, CARDS + 1) if view.card[no] == Loc.PLAYED + of]
    trade = int(view.p[of * P.SIZE + P.TRADE_CARDS])
    if trade:
        found.append(parts.thing("trade-card", brush.label("mat-trade-cards", ("n", trade)), "stack-trade"))
    return parts.shelf(brush, "mat-played", found)
