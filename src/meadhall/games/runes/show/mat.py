"""What lies before a player of Runes: the open hand, the coin tray, and the rituals."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules.box import COLOURS, RITUALS, SIDES, SLOTS, STONES
from meadhall.games.runes.rules.names import BAG, OUT, Phase
from meadhall.games.runes.show.pieces import RADIUS, WIDTH, hexagon, part, stone
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.games.runes.rules.state import Runes

WIDE, HIGH = 600, 176
TRAY = 216  # width
THUMB = 76.5  # a target's width that is still 44 px on a phone
ICONS = {
    "skip": "clock", "place": "hexstone", "more-coins": "coin", "new-hand": "hexstone", "ward": "shield",
    "refill": "hexstone", "mirror": "turn-left", "tide": "turn-left", "copy": "scroll", "quick-turn": "turn-right",
    "replace-coins": "coin", "steal-stone": "battle", "steal-hand": "battle", "swap-hands": "people",
    "steal-gold": "battle",
}  # fmt: skip


def draw(view: Runes, of: int, brush: Brush, size: str, offers: Mapping[str, int]) -> Markup:
    """The mat of seat `of`: "own" is large, "rival" small; `offers` are the coins an answer may bring."""
    if size == "own":
        return Markup(_own(view, of, brush, offers) + (_rituals(view, of, brush) or ""))
    return _rival(view, of, brush)


def hand(view: Runes, of: int) -> list[int]:
    """The stones in a hand, by number."""
    return [number for number in range(1, STONES + 1) if view.where[number] == of + 1]


def _kind(view: Runes, number: int) -> str:
    return f"stone-{COLOURS[view.box.colour[number]]}"


# -- the own hand -----------------------------------------------------------------------------------------------------


def _own(view: Runes, of: int, brush: Brush, offers: Mapping[str, int]) -> Markup:
    asked = view.seat == of == brush.seat
    if asked and view.phase == Phase.TURN:
        drawn = _turns(view, brush, offers)
        drawn.append(_tray(view, of, brush, 0.7, WIDE - TRAY * 0.7))
    elif asked and view.phase == Phase.TAKE:
        drawn = _loot(view, brush)
    else:
        drawn = _hand(view, of, brush, offers)
        drawn.append(_tray(view, of, brush, 1, WIDE - TRAY))
    label = brush.say(
        Phrase("mat-hand", {"who": SeatName(of), "stones": int(view.hand[of]), "coins": int(view.tray[of])})
    )
    return element(
        "svg", drawn, class_=f"runes hand seat-{of + 1}", viewBox=f"0 0 {WIDE} {HIGH}", role="group", aria_label=label
    )


def _hand(view: Runes, of: int, brush: Brush, offers: Mapping[str, int]) -> list[Markup]:
    """The hand stones; the one being laid is turned and wears a mark."""
    stones = hand(view, of)
    step = min(118.0, (WIDE - TRAY - 8) / max(1, len(stones)))
    scale = min(1.12, step / (WIDTH + 10))
    drawn = []
    for k, number in enumerate(stones):
        answer = f"stone:{number}" if of == brush.seat else ""
        turn = int(view.turn) if number == view.stone else 0
        lost = view.phase == Phase.DEFEND and view.seat == of and number in (view.loot, view.second)
        at = (round(step * (k + 0.5), 1), 74.0)
        colour = COLOURS[view.box.colour[number]]
        caption = brush.label("mat-black-plain" if colour == "black" and view.variant == 2 else f"mat-{colour}")
        drawn.append(_piece(view, brush, number, turn, answer, at, scale, caption, offers.get(answer), lost))
    return drawn


def _turns(view: Runes, brush: Brush, offers: Mapping[str, int]) -> list[Markup]:
    """The chosen stone in its six turns."""
    drawn = []
    for turn in range(SIDES):
        answer, at = f"turn:{turn}", (38.0 + 74 * turn, 74.0)
        drawn.append(_piece(view, brush, int(view.stone), turn, answer, at, 0.82, "", offers.get(answer), False))
    return drawn


def _loot(view: Runes, brush: Brush) -> list[Markup]:
    """Hand stones of the others that may be taken, each with its owner's shield."""
    stones = [number for number in range(1, STONES + 1) if f"take:{number}" in brush.choices]
    step = min(118.0, WIDE / max(1, len(stones)))
    scale = min(1.12, step / (WIDTH + 10))
    drawn = []
    for k, number in enumerate(stones):
        x, owner = round(step * (k + 0.5), 1), int(view.where[number]) - 1
        drawn.append(
            _piece(view, brush, number, 0, f"take:{number}", (x, 74.0), scale, brush.names[owner], None, False)
        )
        drawn.append(symbol(f"seat-{owner + 1}", x + 22 * scale, 74 + 22 * scale, 26))
    return drawn


def _piece(
    view: Runes, brush: Brush, number: int, turn: int, answer: str, at: tuple[float, float], scale: float, caption: str,
    coins: int | None, lost: bool,
) -> Markup:  # fmt: skip
    """One stone that may be clicked."""
    place = f"translate({at[0]:g} {at[1]:g})"
    words = element("text", caption, class_="num", y=round(RADIUS * scale + 26, 1)) if caption else None
    drawn: list[object] = [stone(view.box, number, turn)]
    if number == view.stone and not answer.startswith("turn:"):
        drawn.append(element("path", class_="wake", d=hexagon(RADIUS)))
    if lost:
        drawn.append(element("path", class_="threatened", d=hexagon(RADIUS - 2)))
    kind = answer.partition(":")[0]  # a stone that can be taken lies in another hand too
    ident = f"turn-{turn}" if kind == "turn" else f"loot-{number}" if kind == "take" else f"stone-{number}"
    common = {"transform": place, "data_explain": _kind(view, number), "id": ident}
    if answer not in brush.choices:
        label = brush.label("mat-stone", ("stone", _kind(view, number)), ("number", number))
        faded = " dim" if answer.startswith("turn:") else ""
        inner = element("g", drawn, transform=f"scale({scale:g})")
        return element("g", inner, words, class_=f"stop{faded}", role="img", aria_label=label, **common)
    drawn.append(rope(hexagon(RADIUS - 1)))
    if coins is not None:
        drawn.append(
            element("g", element("path", class_="sign", d=cut(46, 26, 5)), symbol("coin", -20, -10, 20),
                    element("text", coins, class_="say", x=11, y=6.5))
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
        "g", _notches(of, coins, int(view.box.tray[view.seats])), words,
        class_=f"stop seat-{of + 1}", role="img", aria_label=label, data_explain="tray", transform=at, id="tray",
    )  # fmt: skip


@lru_cache(maxsize=512)
def _notches(of: int, coins: int, full: int) -> Markup:
    columns = 8
    rows = -(-full // columns)
    drawn = [element("path", class_="plank", d=cut(TRAY - 4, rows * 27 + 12, 6, TRAY / 2, (rows * 27 + 12) / 2))]
    for k in range(full):
        x, y = 14 + (k % columns + 0.5) * (TRAY - 28) / columns, 6 + (k // columns + 0.5) * 27
        if k < coins:
            drawn.append(part(f"token-{of + 1}", f"translate({x:.1f} {y:.1f})", f"seat-{of + 1}"))
        else:
            drawn.append(element("circle", class_="notch", cx=round(x, 1), cy=round(y, 1), r=8.5))
    return Markup("".join(drawn))


# -- rituals ----------------------------------------------------------------------------------------------------------


def _held(view: Runes, of: int) -> list[str]:
    """Rituals in a hand that the viewer knows."""
    return [name for kind, name in enumerate(RITUALS) for _ in range(view.cards[of * SLOTS + kind])]


def _rituals(view: Runes, of: int, brush: Brush) -> Markup | None:
    """The rituals held, and every answer that is no stone and no cell."""
    mine = of == brush.seat
    cards, seen = [], set()
    for name in _held(view, of):
        first = name not in seen  # of two alike one is enough to click
        seen.add(name)
        cards.append(_card(brush, name, mine and first))
    rest = ["pass", "none", "ward", "mirror", "accept"]
    buttons = [brush.button(answer, brush.choices[answer]) for answer in rest if mine and answer in brush.choices]
    for seat in range(view.seats):
        if mine and f"at:{seat + 1}" in brush.choices:
            buttons.append(brush.button(f"at:{seat + 1}", brush.choices[f"at:{seat + 1}"]))
    if view.variant == 2:
        return None
    heading = element("h2", brush.label("mat-rituals"))
    none = element("p", brush.label("mat-no-rituals"), class_="quiet") if not cards and not buttons else None
    return element(
        "aside", heading, none, element("ul", cards, class_="cards") if cards else None, buttons, class_="rituals"
    )


def _card(brush: Brush, name: str, clickable: bool) -> Markup:
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
    return element("li", icon, shown, data_explain=f"ritual-{name}")


# -- the others -------------------------------------------------------------------------------------------------------


def _rival(view: Runes, of: int, brush: Brush) -> Markup:
    """A rival's open hand, small, and what can be counted."""
    stones = [n for n in range(1, STONES + 1) if view.where[n] not in (BAG, OUT) and view.where[n] == of + 1]
    step = min(66.0, 200 / max(1, len(stones)))
    scale = min(0.68, step / (WIDTH + 6))
    drawn = []
    for k, number in enumerate(stones):
        at = (round(step * (k + 0.5), 1), 34.0)
        turn = int(view.turn) if number == view.stone else 0
        drawn.append(_small(view, brush, number, turn, at, scale))
    label = brush.say(Phrase("mat-hand", {"who": SeatName(of), "stones": len(stones), "coins": int(view.tray[of])}))
    picture = element("svg", drawn, class_="runes hand small", viewBox="0 0 200 68", role="group", aria_label=label)
    have = [_store("coin", int(view.tray[of]), brush.label("store-coins"))]
    if view.variant != 2:
        have.append(_store("ritual-card", int(view.held[of]), brush.label("store-rituals")))
    if view.skips[of]:
        have.append(_store("clock", int(view.skips[of]), brush.label("store-skips")))
    button = brush.button(f"at:{of + 1}", brush.choices[f"at:{of + 1}"]) if f"at:{of + 1}" in brush.choices else None
    return Markup(picture + element("ul", have, class_="have") + (button or ""))


def _small(view: Runes, brush: Brush, number: int, turn: int, at: tuple[float, float], scale: float) -> Markup:
    answer = f"take:{number}"
    drawn: list[object] = [stone(view.box, number, turn)]
    if number in (view.stone, view.loot, view.second):
        drawn.append(element("path", class_="threatened" if number != view.stone else "wake", d=hexagon(RADIUS)))
    common = {
        "transform": f"translate({at[0]:g} {at[1]:g})", "data_explain": _kind(view, number), "id": f"stone-{number}",
    }  # fmt: skip
    if answer not in brush.choices:
        label = brush.label("mat-stone", ("stone", _kind(view, number)), ("number", number))
        inner = element("g", drawn, transform=f"scale({scale:g})")
        return element("g", inner, class_="stop", role="img", aria_label=label, **common)
    drawn.append(rope(hexagon(RADIUS)))
    hit = brush.hit(answer, x=-33, y=-34, width=66, height=68)
    inner = element("g", element("g", drawn, transform=f"scale({scale:g})"), aria_hidden="true")
    return element("g", inner, hit, class_="stop choosable", **common)


@lru_cache(maxsize=512)
def _store(icon: str, figure: int, words: str) -> Markup:
    picture = element("svg", element("use", href=f"{SYMBOLS}#{icon}"), aria_hidden="true")
    return element(
        "li", element("span", picture, class_="chip small"), f" {figure}", element("span", f" {words}", class_="hide"),
        title=words,
    )  # fmt: skip
