"""What lies before a player of Walhalla: three shelves of Vikings, the dragon or what is asked, and the hand."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.walhalla.rules import cards, scoring
from meadhall.games.walhalla.rules.names import (
    CAMPS,
    CARD_TYPES,
    CARDS,
    COUNTS,
    CREWS,
    END_CARDS,
    NOBODY,
    NONE,
    PLACE_NAMES,
    PLACES,
    Camp,
    Card,
    Kind,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show.layout import (
    CARD,
    FEW,
    HAND,
    HEIGHT,
    LINE,
    MANY,
    MIDDLE,
    RIVAL,
    ROWS,
    SHELVES,
    STRIP,
    Point,
    shift,
)
from meadhall.games.walhalla.show.pieces import ABOARD, PICTURES, card_face, ground, hull, strip_face
from meadhall.games.walhalla.words.answers import can_lay
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

PLATES = {
    "ride": "dragonboat", "stay": "viking", "attack": "battle", "plain": "axe", "lose": "valhalla", "win": "valhalla",
    "shield": "shield", "hunt": "hunt", "no": "forest", "done": "action-card",
}  # fmt: skip
WISHES = ("man:bow man:middle man:stern ride", "win lose", "man:all")  # what a click on Vikings of a camp may mean
HEROES = ("lose", "win", "shield")  # answers that change who is in Valhalla


def draw(view: Walhalla, of: int, brush: Brush, size: str) -> Markup:
    """The mat of seat `of`: "own" is large and can be clicked, "rival" small."""
    if size == "own":
        return Markup(_shelves(view, of, brush, SHELVES, HEIGHT) + _middle(view, of, brush) + _hand(view, of, brush))
    stores = element("ul", _stores(view, of, brush), class_="have")
    return Markup(_shelves(view, of, brush, *RIVAL) + stores + _open(view, of, brush))


# -- shelves ---------------------------------------------------------------------------------------------------------


def _shelves(view: Walhalla, of: int, brush: Brush, width: int, height: int) -> Markup:
    """Midgard, Valhalla and Asgard, each with its Vikings."""
    rows = []
    pitch = height / len(CAMPS)
    for number, camp in enumerate(CAMPS):
        count = int(view.camp[of * COUNTS + number])
        label = f"{brush.label(camp)}: {count}"
        rows.append(
            element(
                "g", _shelf(of, brush.label(camp), count, width, pitch), id=f"{camp}-{of + 1}", role="img",
                aria_label=label, data_explain=camp, data_why=WISHES[number] if width == SHELVES else None,
                class_="stop", transform=f"translate(0 {number * pitch:g})",
            )
        )  # fmt: skip
    return element(
        "svg", rows, class_="walhalla shelves", viewBox=f"0 0 {width} {height}", role="group",
        aria_label=brush.names[of],
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _shelf(of: int, name: str, count: int, width: int, pitch: float) -> Markup:
    left, size = (80.0, 26.0) if width == SHELVES else (66.0, 18.0)
    room = width - left - size - 4
    board = pitch - 9
    drawn = [ground(width - 20, pitch, width / 2, pitch / 2), element("text", name, class_="camp", x=6, y=board - 5)]
    if count <= MANY:
        apart = min(size * 0.92, room / max(1, count - 1))
        for i in range(count):
            drawn.append(symbol("viking", left + i * apart, board - size, size, class_=f"seat-{of + 1}"))
    else:
        drawn.append(symbol("viking", left, board - size, size, class_=f"seat-{of + 1}"))
        drawn.append(element("text", f"× {count}", class_="camp", x=left + size + 6, y=board - 5))
    drawn.append(element("path", class_="plank", d=f"M2 {board:g}h{width - 4}v5h{4 - width}z"))
    return Markup("".join(drawn))


# -- the dragon, or what is asked ------------------------------------------------------------------------------------


def _middle(view: Walhalla, of: int, brush: Brush) -> Markup:
    """Plates for the answers that are no place on the board; else the dragon under way."""
    answers = [a for a in brush.choices if of == brush.seat and (a.startswith("man:") or a in PLATES)]
    inner = _plates(view, brush, answers) if answers else _dragon(view, brush)
    return element(
        "svg", inner, class_="walhalla middle", viewBox=f"0 0 {MIDDLE} {HEIGHT}", role="group",
        aria_label=brush.label("mat-asked" if answers else "dragon"),
    )  # fmt: skip


def _plates(view: Walhalla, brush: Brush, answers: list[str]) -> list[Markup]:
    columns = len(answers) if len(answers) < 4 else 4 if len(answers) > 4 else 2
    rows = (len(answers) + columns - 1) // columns
    width, height = min((MIDDLE - 4) / columns - 12, 142), min(HEIGHT / rows - 14, 120)
    drawn = []
    for i, answer in enumerate(answers):
        x = 2 + (i % columns + 0.5) * ((MIDDLE - 4) / columns)
        y = HEIGHT / 2 + (i // columns - (rows - 1) / 2) * (height + 14)
        red = answer in ("attack", "plain", "lose", "win", "shield")
        drawn.append(
            element(
                "g",
                element(
                    "g", element("path", class_="sign", d=cut(width, height, 6)), rope(cut(width, height, 6)),
                    _plate(view, brush, answer, height), key(brush.keys[answer], 4 - width / 2, 4 - height / 2),
                    aria_hidden="true",
                ),
                brush.hit(answer, x=-width / 2, y=-height / 2, width=width, height=height),
                id=f"plate-{answer.replace(':', '-')}", class_="stop choosable fight" if red else "stop choosable",
                data_explain=_meant(view, answer), data_why=answer, transform=shift((x, y)),
            )
        )  # fmt: skip
    return drawn


def _meant(view: Walhalla, answer: str) -> str:
    """The component that an answer on a plate is about."""
    if answer in CARDS:
        return f"card-{answer}"
    if answer in ("plain", "no"):
        return f"field-{view.box.names[view.land[view.field]]}"
    if answer == "done":
        return "cards-hidden"
    return "valhalla" if answer in HEROES else f"dragon-{view.box.dragon_names[view.dragon]}"


def _plate(view: Walhalla, brush: Brush, answer: str, height: float) -> list[Markup]:
    """What an answer means, as a picture and a word or two."""
    if answer.startswith("man:"):
        return _manned(view, brush, CREWS.index(answer[4:]), height)
    words = brush.label(f"plate-{answer}", ("choice", _is_choice(view, answer)))
    low = height / 2 - 12
    figure = _figure(view, answer)
    if not figure:
        icon = symbol(PLATES[answer], -24, -height / 2 + 14, 48, class_=f"seat-{brush.seat + 1}")
        return [icon, element("text", words, class_="say", y=low)]
    icon = symbol(PLATES[answer], -36, -height / 2 + 16, 36, class_=f"seat-{brush.seat + 1}")
    beside = element("text", figure, class_="worth", x=22, y=-height / 2 + 42)
    drawn = [icon, beside, element("text", words, class_="say", y=low - 16)]
    note = f"note-{answer}" if answer in HEROES else "note-points"
    return [*drawn, element("text", brush.label(note, ("points", int(figure[1:]))), class_="small", y=low)]


def _is_choice(view: Walhalla, answer: str) -> int:
    """Whether there is something else to answer, so that not to play a card is a choice (1)."""
    if answer == "done":
        return int(can_lay(view) == "yes")
    card = {"plain": Card.ATTACK, "no": Card.HUNT}.get(answer)
    return int(card is None or cards.holds(view, view.seat, card))


def _figure(view: Walhalla, answer: str) -> str:
    """The figure that goes with an answer: Vikings of one's own in Valhalla, points of a forest."""
    if answer in HEROES:
        valhalla = {"lose": 1, "win": -int(view.box.price), "shield": 0}[answer]
        return f"{valhalla:+d}".replace("-", "−").replace("+0", "±0")
    if answer in ("hunt", "no"):
        value = int(view.box.value[view.land[view.field]])
        return f"+{value * int(view.box.hunt) if answer == 'hunt' else value}"
    return ""


def _manned(view: Walhalla, brush: Brush, bits: int, height: float) -> list[Markup]:
    crew = tuple(brush.seat if bits >> place & 1 else NOBODY for place in range(PLACES))
    count = bits.bit_count()
    size = 1.2 if len(brush.choices) <= 4 else 0.56
    owner = int(view.box.colour[view.dragon])
    drawn = hull(102, 34, 0, owner, int(view.box.coloured[view.dragon]), owner < view.seats, crew)
    if size < 1:
        return [element("g", drawn, transform=f"scale({size:g})")]
    words = brush.label("plate-man", ("count", count))
    return [
        element("g", drawn, transform=f"translate(0 -8) scale({size:g})"),
        element("text", words, class_="say", y=height / 2 - 9),
    ]


def _dragon(view: Walhalla, brush: Brush) -> list[Markup]:
    """The dragon under way, large, with its three places named."""
    if view.dragon == NONE:
        return []
    owner, name = int(view.box.colour[view.dragon]), view.box.dragon_names[view.dragon]
    crew = tuple(int(seat) for seat in view.crew)
    length = 260
    names = [
        element("text", brush.label(f"place-{place}"), class_="say", x=MIDDLE / 2 + (i - 1) * length / 3, y=34)
        for i, place in enumerate(PLACE_NAMES)
    ]
    large = hull(length, 78, 0, owner, int(view.box.coloured[view.dragon]), owner < view.seats, crew)
    seats = [
        ground(length / 3, 78, (i - 1) * length / 3, id=f"place-{place}", data_why=f"man:{place} ride")
        for i, place in enumerate(PLACE_NAMES)
    ]
    return [
        *names,
        element(
            "g", large, seats, id="under-way", transform=f"translate({MIDDLE / 2:g} 94)",
            data_explain=f"dragon-{name}", data_why=ABOARD, class_="stop",
        ),
    ]  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------------------------


def _hand(view: Walhalla, of: int, brush: Brush) -> Markup:
    """The cards a player holds, and those laid down for the end of the raid."""
    held = _cards(view, Pile.HAND + of)
    laid = _cards(view, Pile.LAID + of)
    faces = [(card, copies, False) for card, copies in held] + [(card, copies, True) for card, copies in laid]
    hidden = int(view.camp[of * COUNTS + Camp.CARDS]) - sum(copies for _, copies, _ in faces)
    few = len(faces) <= FEW
    width = HAND if few or len(faces) <= 2 * ROWS else HAND * 3 / 2
    size = CARD if few else STRIP
    drawn = []
    for i, (card, copies, down) in enumerate(faces):
        if few:
            at = (6 + CARD[0] / 2 + i * (HAND - CARD[0] - 12) / (FEW - 1), HEIGHT - CARD[1] / 2 - 5)
        else:
            at = (STRIP[0] / 2 + 4 + i // ROWS * HAND / 2, 42.5 + i % ROWS * STRIP[1])
        drawn.append(_card(view, of, brush, card, copies, down, at, size))
    for i in range(min(hidden, FEW)):
        drawn.append(
            element("g", symbol("action-card", 6 + i * 70, 52, 66), class_="stop", data_explain="cards-hidden")
        )
    title = brush.label("board-cards", ("cards", int(view.camp[of * COUNTS + Camp.CARDS])))
    deck = brush.label("board-deck", ("cards", int(view.deck)))
    played = [(CARDS[card], copies) for card, copies in _cards(view, Pile.DISCARDS)]
    discards = brush.label("board-discards", ("cards", sum(copies for _, copies in played)))
    list_ = ", ".join(f"{copies} × {brush.label(f'card-{name}')}" for name, copies in played)
    titled = element("title", list_) if list_ else None
    return element(
        "svg",
        element("text", title, class_="camp", x=4, y=17, data_explain="cards-hidden"),
        element(
            "text", element("tspan", deck, id="deck", data_explain="deck"), " · ",
            element("tspan", titled, discards, id="discards", data_explain="discards"),
            class_="num", x=width - 6, y=17, text_anchor="end",
        ),
        drawn, class_="walhalla hand" if drawn else "walhalla hand empty",
        viewBox=f"0 0 {width} {HEIGHT if drawn else LINE}", role="group", aria_label=title,
    )  # fmt: skip


def _cards(view: Walhalla, pile: int) -> list[tuple[int, int]]:
    row = [int(view.piles[pile * CARD_TYPES + card]) for card in range(CARD_TYPES)]
    return [(card, copies) for card, copies in enumerate(row) if copies]


def _card(view: Walhalla, of: int, brush: Brush, card: int, copies: int, down: bool, at: Point, size: Point) -> Markup:
    """A card of the hand; one that can be played now wears the rope."""
    name = CARDS[card]
    answer = why = f"lay:{name}" if card < END_CARDS else name
    if down or of != brush.seat or answer not in brush.choices:
        answer = ""
    title, effect = brush.label(f"card-{name}"), "" if down else _effect(view, brush, name)
    if size == CARD:
        drawn = card_face(PICTURES[name], _figure_on(view, card), title, effect, copies)
    else:
        drawn = strip_face(PICTURES[name], title, copies, brush.label("board-laid") if down else "")
    common = {
        "id": f"laid-{of + 1}-{name}" if down else f"card-held-{name}", "data_explain": f"card-{name}", "data_why": why,
        "transform": shift(at),
    }  # fmt: skip
    if not answer:
        words = f"{title} × {copies}" if copies > 1 else title
        if down:
            words = f"{brush.label('board-laid')}: {words}"
        return element(
            "g", element("g", drawn, aria_hidden="true"), _down(brush) if down and size == CARD else None, role="img",
            aria_label=words, class_="stop down" if down else "stop", **common,
        )  # fmt: skip
    width, height = size
    return element(
        "g",
        element(
            "g", drawn, rope(cut(width - 4, height - 4, 6)), key(brush.keys[answer], 6 - width / 2, _key_at(size)),
            aria_hidden="true",
        ),
        brush.hit(answer, x=-width / 2, y=-height / 2, width=width, height=height), class_="stop choosable",
        **common,
    )  # fmt: skip


def _effect(view: Walhalla, brush: Brush, name: str) -> str:
    """What a card does, in few words and with the figures of the box."""
    box, card = view.box, CARDS.index(name)
    if Card.TONGUE_6 <= card <= Card.TONGUE_8:
        return brush.label("short-banner", ("vikings", int(box.tongue_card)))
    figures = ("points", int(box.card_points)), ("vikings", int(box.valhalla_card)), ("times", int(box.hunt))
    return brush.label(f"short-{name}", *figures)


def _key_at(size: Point) -> float:
    return 6 - size[1] / 2 if size == CARD else 0


def _figure_on(view: Walhalla, card: int) -> str:
    """The headland that a tongue card names."""
    return str(view.box.tongue_of[card]) if Card.TONGUE_6 <= card <= Card.TONGUE_8 else ""


def _down(brush: Brush) -> Markup:
    """The sign of a card laid face down, where its effect stood."""
    return element(
        "g", element("path", class_="sign", d=cut(72, 20, 4, 0, 40)),
        element("text", brush.label("board-laid"), class_="say", y=45), aria_hidden="true",
    )  # fmt: skip


# -- rivals ----------------------------------------------------------------------------------------------------------


def _open(view: Walhalla, of: int, brush: Brush) -> Markup:
    """Cards that a rival has laid down, while they lie open."""
    drawn = []
    for card, copies in _cards(view, Pile.LAID + of):
        name = CARDS[card]
        picture = element("svg", element("use", href=f"{SYMBOLS}#{PICTURES[name]}"), aria_hidden="true")
        words = brush.label(f"card-{name}")
        drawn.append(
            element(
                "li", element("span", picture, class_="chip small"), f"{copies} × {words}" if copies > 1 else words,
                id=f"laid-{of + 1}-{name}", class_="stop", data_explain=f"card-{name}",
            )
        )  # fmt: skip
    return element("ul", drawn, class_="laid") if drawn else Markup("")


def _stores(view: Walhalla, of: int, brush: Brush) -> list[Markup]:
    """Cards, fields and wheat of a rival, counted."""
    wheat = [name for name, kind in zip(view.box.names, view.box.kind, strict=True) if kind == Kind.WHEAT]
    cards_, fields = int(view.camp[of * COUNTS + Camp.CARDS]), int(scoring.fields(view, of))
    stores = [
        _store("action-card", cards_, brush.label("store-cards"), "cards-hidden"),
        _store("tongue", fields, brush.label("store-fields"), "fields"),
    ]
    if wheat:
        of_wheat = int(scoring.fields(view, of, Kind.WHEAT))
        stores.append(_store("wheat", of_wheat, brush.label("store-wheat"), f"field-{wheat[0]}"))
    return stores


@lru_cache(maxsize=1024)
def _store(icon: str, figure: int, words: str, component: str) -> Markup:
    picture = element("svg", element("use", href=f"{SYMBOLS}#{icon}"), aria_hidden="true")
    return element(
        "li", element("span", picture, class_="chip small"), f" {figure}", element("span", f" {words}", class_="hide"),
        title=words, data_explain=component,
    )  # fmt: skip
