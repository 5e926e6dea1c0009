"""What lies before a player of Runes: the open hand, the coin tray, and the rituals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules import cards, hands, offers
from meadhall.games.runes.rules.box import SLOTS
from meadhall.games.runes.rules.names import COLOURS, SIDES, STONES, Phase, Variant
from meadhall.games.runes.show.layout import MAT, RADIUS, THUMB, TRAY, WIDTH, hexagon
from meadhall.games.runes.show.pieces import ICONS, explained, figure, notches, stone, store
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

WIDE, HIGH = MAT
DEFENCES = ("ward", "mirror")  # rituals that are an answer of their own
SPOT = element("path", fill="none", d=hexagon(RADIUS))  # all of a stone, as far as it can be pointed at
MIDDLE = 74.0  # of the stones of a hand


@dataclass(frozen=True)
class Piece:
    """A stone in a row of stones, and the answer that a click on it gives, if that is a choice."""

    number: int
    answer: str
    x: float
    scale: float
    turn: int = 0
    caption: str = ""
    coins: int | None = None  # that the answer may bring
    lost: bool = False

    @property
    def id(self) -> str:
        """A stone that can be taken or turned is drawn in other places too."""
        kind = self.answer.partition(":")[0]
        return {"turn": f"turn-{self.turn}", "take": f"loot-{self.number}"}.get(kind, f"stone-{self.number}")

    @property
    def why(self) -> str:
        """What a click may mean at any time."""
        return self.answer if self.answer.startswith("turn:") else _held(self.number)


def _held(stone: int) -> str:
    """What a click on a hand stone may mean: it is laid, or taken."""
    return f"stone:{stone} take:{stone}"


def draw(view: Runes, of: int, brush: Brush, size: str) -> Markup:
    """The mat of seat `of`: "own" is large, "rival" small."""
    if size == "own":
        return Markup(_own(view, of, brush) + (_rituals(view, of, brush) or ""))
    return _rival(view, of, brush)


# -- the own hand -----------------------------------------------------------------------------------------------------


def _own(view: Runes, of: int, brush: Brush) -> Markup:
    mine = of == brush.seat
    loot = [number for number in range(1, STONES + 1) if f"take:{number}" in brush.choices]
    if mine and any(f"turn:{turn}" in brush.choices for turn in range(SIDES)):
        drawn = _turns(view, brush)
        drawn.append(_tray(view, of, brush, 0.7, WIDE - TRAY * 0.7))
    elif mine and loot:
        drawn = _loot(view, brush, loot)
    else:
        drawn = _hand(view, of, brush)
        drawn.append(_tray(view, of, brush, 1, WIDE - TRAY))
    label = brush.say(
        Phrase("mat-hand", {"who": SeatName(of), "stones": int(view.hand[of]), "coins": int(view.tray[of])})
    )
    return element(
        "svg", drawn, class_=f"runes hand seat-{of + 1}", viewBox=f"0 0 {WIDE} {HIGH}", role="group", aria_label=label,
        id=f"hand-{of + 1}",
    )  # fmt: skip


def _hand(view: Runes, of: int, brush: Brush) -> list[Markup]:
    """The hand stones; the one being laid is turned and wears a mark."""
    stones = hands.stones_of(view, of)
    step = min(118.0, (WIDE - TRAY - 8) / max(1, len(stones)))
    scale = min(1.12, step / (WIDTH + 10))
    drawn = []
    for k, number in enumerate(stones):
        answer = f"stone:{number}" if of == brush.seat else ""
        turn = int(view.turn) if number == view.stone else 0
        lost = view.phase == Phase.DEFEND and view.seat == of and number in (view.loot, view.second)
        coins = int(offers.most(view, number)) if answer in brush.choices else None
        x = round(step * (k + 0.5), 1)
        drawn.append(
            _piece(view, brush, Piece(number, answer, x, scale, turn, _caption(view, brush, number), coins, lost))
        )
    return drawn


def _caption(view: Runes, brush: Brush, number: int) -> str:
    colour = COLOURS[view.box.colour[number]]
    if colour == "black" and view.variant == Variant.CHILDREN:
        return brush.label("mat-black-plain")
    if colour == "gold":
        return brush.label("mat-gold", ("coins", int(view.box.match * view.box.gold)))
    return brush.label(f"mat-{colour}")


def _turns(view: Runes, brush: Brush) -> list[Markup]:
    """The chosen stone in its six turns."""
    drawn = []
    for turn in range(SIDES):
        answer = f"turn:{turn}"
        coins = int(offers.most_turned(view, view.stone, turn)) if answer in brush.choices else None
        drawn.append(_piece(view, brush, Piece(int(view.stone), answer, 38.0 + 74 * turn, 0.82, turn, coins=coins)))
    return drawn


def _loot(view: Runes, brush: Brush, stones: list[int]) -> list[Markup]:
    """Hand stones of the others that may be taken, each with its owner's shield."""
    step = min(118.0, WIDE / len(stones))
    scale = min(1.12, step / (WIDTH + 10))
    drawn = []
    for k, number in enumerate(stones):
        x, owner = round(step * (k + 0.5), 1), int(view.where[number]) - 1
        piece = Piece(number, f"take:{number}", x, scale, caption=brush.names[owner])
        drawn += [
            _piece(view, brush, piece),
            symbol(f"seat-{owner + 1}", x + 22 * scale, MIDDLE + 22 * scale, 26),
        ]
    return drawn


def _piece(view: Runes, brush: Brush, piece: Piece) -> Markup:
    """One stone, which may be clicked if it is a choice."""
    answer, scale, turning = piece.answer, piece.scale, piece.answer.startswith("turn:")
    words = element("text", piece.caption, class_="num", y=round(RADIUS * scale + 26, 1)) if piece.caption else None
    drawn: list[object] = [SPOT, stone(view.box, piece.number, piece.turn)]
    if piece.number == view.stone and not turning:
        drawn.append(element("path", class_="wake", d=hexagon(RADIUS)))
    if piece.lost:
        drawn.append(element("path", class_="threatened", d=hexagon(RADIUS - 2)))
    kind = explained(view.box, piece.number)
    common = {"transform": f"translate({piece.x:g} {MIDDLE:g})", "data_explain": kind, "id": piece.id}
    common["data_why"] = piece.why
    if answer not in brush.choices:
        label = brush.label("mat-stone", ("stone", kind), ("number", piece.number))
        inner = element("g", drawn, transform=f"scale({scale:g})")
        faded = "stop dim" if turning else "stop"
        return element("g", inner, words, class_=faded, role="img", aria_label=label, **common)
    drawn.append(rope(hexagon(RADIUS - 1)))
    if piece.coins is not None:
        drawn.append(
            element("g", element("path", class_="sign", d=cut(46, 26, 5)), symbol("coin", -20, -10, 20),
                    element("text", figure(piece.coins), class_="say", x=11, y=6.5))
        )  # fmt: skip
    wide = max(WIDTH * scale, THUMB)
    number_sign = key(brush.keys[answer], -WIDTH / 2 * scale + 6, -RADIUS * scale + 10)
    return element(
        "g",
        element("g", element("g", drawn, transform=f"scale({scale:g})"), number_sign, aria_hidden="true"),
        words,
        brush.hit(answer, x=-wide / 2, y=-RADIUS * scale, width=wide, height=2 * RADIUS * scale + 8),
        class_="stop choosable", **common,
    )  # fmt: skip


def _tray(view: Runes, of: int, brush: Brush, scale: float, x: float) -> Markup:
    """The coins that are left, and the empty notches of those that are laid."""
    coins = int(view.tray[of])
    label = brush.label("mat-tray", ("coins", coins), ("all", int(view.box.tray[view.seats])))
    at = f"translate({x:g} {6 if scale == 1 else 26}) scale({scale:g})"
    words = element("text", label, class_="num", x=TRAY / 2, y=162) if scale == 1 else None
    return element(
        "g", notches(of, coins, int(view.box.tray[view.seats])), words,
        class_=f"stop seat-{of + 1}", role="img", aria_label=label, data_explain="tray", transform=at, id="tray",
    )  # fmt: skip


# -- rituals ----------------------------------------------------------------------------------------------------------


def _rituals(view: Runes, of: int, brush: Brush) -> Markup | None:
    """The rituals held, and every answer that is no stone and no cell."""
    mine = of == brush.seat
    held: list[Markup] = []
    seen = set()
    for name in cards.known(view, of * SLOTS):
        first = name not in seen  # of two alike one is enough to click
        seen.add(name)
        held.append(_card(brush, name, len(held) + 1, mine and first))
    rest = ["pass", "none", "ward", "mirror", "accept"]
    buttons = [brush.button(answer, brush.choices[answer]) for answer in rest if mine and answer in brush.choices]
    for seat in range(view.seats):
        if mine and f"at:{seat + 1}" in brush.choices:
            buttons.append(brush.button(f"at:{seat + 1}", brush.choices[f"at:{seat + 1}"]))
    if view.variant == Variant.CHILDREN:
        return None
    heading = element("h2", brush.label("mat-rituals"), data_explain="mat-rituals")
    none = element("p", brush.label("mat-no-rituals"), class_="quiet") if not held and not buttons else None
    return element(
        "aside", heading, none, element("ul", held, class_="cards") if held else None, buttons, class_="rituals"
    )


def _card(brush: Brush, name: str, place: int, clickable: bool) -> Markup:
    """A ritual in hand: its name, and what may be done with it now."""
    icon = element(
        "span", element("svg", element("use", href=f"{SYMBOLS}#{ICONS[name]}"), aria_hidden="true"), class_="chip small"
    )
    words = brush.label(f"ritual-{name}")
    play, drop = f"play:{name}", f"drop:{name}"
    shown: list[object] = [element("span", words)]
    if clickable and play in brush.choices:
        shown = [brush.button(play, words)]
    if clickable and drop in brush.choices:
        shown.append(brush.button(drop, brush.label("mat-drop")))
    why = f"{play} {drop} {name}" if name in DEFENCES else f"{play} {drop}"
    return element("li", icon, shown, id=f"card-{place}", data_explain=f"ritual-{name}", data_why=why)


# -- the others -------------------------------------------------------------------------------------------------------


def _rival(view: Runes, of: int, brush: Brush) -> Markup:
    """A rival's open hand, small, and what can be counted."""
    stones = hands.stones_of(view, of)
    step = min(66.0, 200 / max(1, len(stones)))
    scale = min(0.68, step / (WIDTH + 6))
    drawn = []
    for k, number in enumerate(stones):
        at = (round(step * (k + 0.5), 1), 34.0)
        turn = int(view.turn) if number == view.stone else 0
        drawn.append(_small(view, brush, number, turn, at, scale))
    label = brush.say(Phrase("mat-hand", {"who": SeatName(of), "stones": len(stones), "coins": int(view.tray[of])}))
    picture = element("svg", drawn, class_="runes hand small", viewBox="0 0 200 68", role="group", aria_label=label,
                      id=f"hand-{of + 1}")  # fmt: skip
    have = [store("coin", int(view.tray[of]), brush.label("store-coins"), "tray")]
    if view.variant != Variant.CHILDREN:
        have.append(store("ritual-card", int(view.held[of]), brush.label("store-rituals"), "store-rituals"))
    if view.skips[of]:
        have.append(store("clock", int(view.skips[of]), brush.label("store-skips"), "store-skips"))
    button = brush.button(f"at:{of + 1}", brush.choices[f"at:{of + 1}"]) if f"at:{of + 1}" in brush.choices else None
    counted = element("ul", have, class_="have", id=f"have-{of + 1}", data_why=f"at:{of + 1}")
    return Markup(picture + counted + (button or ""))


def _small(view: Runes, brush: Brush, number: int, turn: int, at: tuple[float, float], scale: float) -> Markup:
    answer = f"take:{number}"
    drawn: list[object] = [stone(view.box, number, turn)]
    if number in (view.stone, view.loot, view.second):
        drawn.append(element("path", class_="threatened" if number != view.stone else "wake", d=hexagon(RADIUS)))
    kind = explained(view.box, number)
    common = {"transform": f"translate({at[0]:g} {at[1]:g})", "data_explain": kind, "id": f"stone-{number}"}
    common["data_why"] = _held(number)
    if answer not in brush.choices:
        label = brush.label("mat-stone", ("stone", kind), ("number", number))
        inner = element("g", drawn, transform=f"scale({scale:g})")
        return element("g", inner, class_="stop", role="img", aria_label=label, **common)
    drawn.append(rope(hexagon(RADIUS)))
    hit = brush.hit(answer, x=-33, y=-34, width=66, height=68)
    inner = element("g", element("g", drawn, transform=f"scale({scale:g})"), aria_hidden="true")
    return element("g", inner, hit, class_="stop choosable", **common)
