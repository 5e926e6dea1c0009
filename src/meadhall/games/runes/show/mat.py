"""What lies before a player of Runes: the open hand, the coin tray, and the rituals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules import cards, hands, offers
from meadhall.games.runes.rules.box import SLOTS
from meadhall.games.runes.rules.names import COLOURS, SIDES, STONES, Phase, Variant
from meadhall.games.runes.show.layout import RADIUS, WIDTH, hexagon
from meadhall.games.runes.show.pieces import explained, figure, pips, stone, store
from meadhall.games.runes.words.telling import ICONS
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

STEP = 100.0  # from one stone of a hand to the next
HIGH, PLAIN = 152.0, 108.0  # of a hand, with words below the stones and without
ROW = 3  # stones beside each other
DEFENCES = ("ward", "mirror")  # rituals that are an answer of their own
SPOT = element("path", fill="none", d=hexagon(RADIUS))  # all of a stone, as far as it can be pointed at
MIDDLE = 54.0  # of the stones of a hand
FULL = 1.1  # their scale


@dataclass(frozen=True)
class Piece:
    """A stone in a row of stones, and the answer that a click on it gives, if that is a choice."""

    number: int
    answer: str
    x: float
    scale: float
    turn: int = 0
    caption: str = ""
    more: str = ""  # a second line below
    coins: int | None = None  # that the answer may bring
    lost: bool = False
    key: int = 0  # that picks it

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
        pieces = _turns(view, brush)
    elif mine and loot:
        pieces = _loot(view, brush, loot)
    else:
        pieces = _hand(view, of, brush)
    high = HIGH if brush.shape == "wide" else PLAIN
    label = brush.say(
        Phrase("mat-hand", {"who": SeatName(of), "stones": int(view.hand[of]), "coins": int(view.tray[of])})
    )
    across = max(ROW, len(pieces)) * STEP
    hand = element(
        "svg", [_piece(view, brush, piece) for piece in pieces], _shields(view, pieces),
        class_=f"runes hand seat-{of + 1}", viewBox=f"0 0 {across:g} {high:g}", role="group",
        aria_label=label, id=f"hand-{of + 1}",
    )  # fmt: skip
    return Markup(hand + _tray(view, of, brush))


def _hand(view: Runes, of: int, brush: Brush) -> list[Piece]:
    """The hand stones; the one being laid is turned and wears a mark."""
    found = []
    for k, number in enumerate(hands.stones_of(view, of)):
        answer = f"stone:{number}" if of == brush.seat else ""
        turn = int(view.turn) if number == view.stone else 0
        lost = view.phase == Phase.DEFEND and view.seat == of and number in (view.loot, view.second)
        coins = int(offers.most(view, number)) if answer in brush.choices else None
        colour, more = _caption(view, brush, number)
        found.append(Piece(number, answer, STEP * (k + 0.5), FULL, turn, colour, more, coins, lost, k + 1))
    return found


def _caption(view: Runes, brush: Brush, number: int) -> tuple[str, str]:
    """What a stone is called, and what is special about it."""
    colour = COLOURS[view.box.colour[number]]
    name = brush.label(f"mat-{colour}")
    if colour == "gold":
        return name, brush.label("mat-gold-pays", ("coins", int(view.box.match * view.box.gold)))
    if colour == "black" and view.variant != Variant.CHILDREN:
        return name, brush.label("mat-black-brings")
    return name, brush.label("mat-grey-pays", ("coins", int(view.box.match)))


def _turns(view: Runes, brush: Brush) -> list[Piece]:
    """The chosen stone in its six turns."""
    found = []
    for turn in range(SIDES):
        answer = f"turn:{turn}"
        coins = int(offers.most_turned(view, view.stone, turn)) if answer in brush.choices else None
        found.append(Piece(int(view.stone), answer, STEP * (turn + 0.5), FULL, turn, coins=coins))
    return found


def _loot(view: Runes, brush: Brush, stones: list[int]) -> list[Piece]:
    """Hand stones of the others that may be taken."""
    return [
        Piece(number, f"take:{number}", STEP * (k + 0.5), FULL, caption=brush.names[int(view.where[number]) - 1])
        for k, number in enumerate(stones)
    ]


def _shields(view: Runes, pieces: list[Piece]) -> list[Markup]:
    """Whose stones they are that may be taken."""
    return [
        symbol(f"seat-{int(view.where[piece.number])}", piece.x + 22 * FULL, MIDDLE + 16 * FULL, 26)
        for piece in pieces
        if piece.answer.startswith("take:")
    ]


def _piece(view: Runes, brush: Brush, piece: Piece) -> Markup:
    """One stone, which may be clicked if it is a choice."""
    answer, scale, turning = piece.answer, piece.scale, piece.answer.startswith("turn:")
    below = (
        [element("text", line, class_=name, y=y) for line, name, y in _lines(piece)] if brush.shape == "wide" else []
    )
    drawn: list[object] = [SPOT, stone(view.box, piece.number, piece.turn)]
    if piece.number == view.stone and not turning:
        drawn.append(element("path", class_="wake", d=hexagon(RADIUS)))
    if piece.lost:
        drawn.append(element("path", class_="threatened", d=hexagon(RADIUS - 2)))
    kind = explained(view.box, piece.number)
    common = {"transform": f"translate({piece.x:g} {MIDDLE:g})", "data_explain": kind, "id": piece.id}
    common["data_why"] = piece.why
    label = brush.label("mat-stone", ("stone", kind), ("number", piece.number))
    if answer not in brush.choices:
        inner = element("g", drawn, transform=f"scale({scale:g})")
        faded = "stop dim" if turning else "stop"
        return element("g", inner, below, class_=faded, role="img", aria_label=label, **common)
    drawn.append(rope(hexagon(RADIUS - 1)))
    if piece.coins is not None:
        drawn.append(
            element("g", element("path", class_="sign", d=cut(46, 26, 5)), symbol("coin", -20, -10, 20),
                    element("text", figure(piece.coins), class_="say", x=11, y=6.5), class_="most")
        )  # fmt: skip
    number_sign = key(brush.keys[answer], -WIDTH / 2 * scale + 6, -RADIUS * scale + 10)
    picks = {"data_pick": f"stone-{piece.number}", "data_key": piece.key} if answer.startswith("stone:") else {}
    high = HIGH if brush.shape == "wide" else PLAIN
    card = element("rect", class_="held", x=-STEP / 2 + 2, y=-MIDDLE + 2, width=STEP - 4, height=high - 4, rx=6)
    foot = element("rect", class_="held foot", x=-STEP / 2 + 3, y=high - MIDDLE - 7, width=STEP - 6, height=4)
    return element(
        "g",
        (card, foot) if picks else None,
        element("g", element("g", drawn, transform=f"scale({scale:g})"), number_sign, aria_hidden="true"),
        below,
        brush.hit(answer, x=-STEP / 2, y=-MIDDLE, width=STEP, height=high, **picks),
        class_="stop choosable", **common,
    )  # fmt: skip


def _lines(piece: Piece) -> list[tuple[str, str, float]]:
    """The words below a stone, with their class and where they stand."""
    lines = [(piece.caption, "say", 68.0), (piece.more, "num", 84.0)]
    return [line for line in lines if line[0]]


def _tray(view: Runes, of: int, brush: Brush) -> Markup:
    """The coins that are left in large, and a notch for each that was laid."""
    coins, full = int(view.tray[of]), int(view.box.tray[view.seats])
    label = brush.label("mat-tray", ("coins", coins), ("all", full))
    home = sum(told.figures[1] for told in brush.since if told.name == "home" and told.figures[0] == of)
    home += sum(told.figures[2] for told in brush.since if told.name == "broken" and told.figures[0] == of)
    came = (
        element("text", brush.label("mat-came-home", ("n", home)), class_="num came", x=48, y=34) if home > 0 else None
    )
    words = element("text", brush.label("mat-of", ("all", full)), class_="num start", x=48, y=15 if home > 0 else 25)
    return element(
        "svg",
        element("g", element("text", coins, class_="left", x=4, y=28), words, came, pips(of, coins, full, 15, 296, 46),
                class_=f"stop seat-{of + 1}", role="img", aria_label=label, data_explain="tray", id="tray"),
        class_="runes tray", viewBox=f"0 0 300 {46 + 18 * -(-full // 15):g}",
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
    full = int(view.box.tray[view.seats])
    have = []
    if view.variant != Variant.CHILDREN:
        have.append(store("ritual-card", int(view.held[of]), brush.label("store-rituals"), "store-rituals"))
    if view.skips[of]:
        have.append(store("clock", int(view.skips[of]), brush.label("store-skips"), "store-skips"))
    button = brush.button(f"at:{of + 1}", brush.choices[f"at:{of + 1}"]) if f"at:{of + 1}" in brush.choices else None
    counted = element("ul", have, class_="have", id=f"have-{of + 1}", data_why=f"at:{of + 1}")
    race = element("svg", pips(of, int(view.tray[of]), full, 20, 200, 8), class_=f"runes race seat-{of + 1}",
                   viewBox=f"0 0 200 {12 * -(-full // 20) + 4:g}", aria_hidden="true")  # fmt: skip
    return Markup(picture + race + counted + (button or ""))


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
