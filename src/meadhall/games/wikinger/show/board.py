"""The board of Wikinger as SVG: the wheel with its combinations, and special tiles in the corners."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules.names import NOBODY, NONE, SPECIALS
from meadhall.games.wikinger.show import wheel
from meadhall.games.wikinger.show.layout import SIDE, Chart, chart_of
from meadhall.games.wikinger.show.pieces import special_face
from meadhall.look import PATTERNS, Brush, Markup, cut, element, rope

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def draw(view: Wikinger, brush: Brush) -> Markup:
    """The whole board."""
    c, slots = chart_of(view, brush.shape), int(view.slots)
    left = sum(view.tile[slot] != NONE for slot in range(slots))
    rounds = {"round": int(view.round), "rounds": int(view.box.rounds)}
    label = brush.say(Phrase("board", {"left": left, "slots": slots, **rounds}))
    return element(
        "svg",
        _ground(c.left, c.width),
        wheel.draw(view, brush, c),
        _specials(view, brush, c) if view.advanced else None,
        element("rect", class_="frame", width=SIDE, height=SIDE) if brush.shape != "tall" else None,
        class_=f"wikinger wheel {brush.shape}", viewBox=f"{c.left} 0 {c.width} {SIDE}", role="group", aria_label=label,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _ground(left: int, width: int) -> Markup:
    """The sea."""
    whole = {"x": left, "width": width, "height": SIDE}
    return Markup(
        element("defs", PATTERNS)
        + element("rect", class_="sea", **whole)
        + element("rect", fill="url(#waves)", **whole)
    )


# -- special tiles ---------------------------------------------------------------------------------------------------


def _specials(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """They lie in the corners; roped while one may be taken, or would come with the chosen combination."""
    tiles = [_special(view, brush, c, k) for k in range(int(view.box.shown))]
    return element("g", tiles, id="specials", data_explain="board-specials")


def _special(view: Wikinger, brush: Brush, c: Chart, k: int) -> Markup:
    kind, (x, y) = int(view.open[k]), c.specials[k]
    at = f"translate({x:g} {y:g})"
    if kind == NOBODY:
        pit = element("path", class_="mooring", d=cut(c.special - 8, c.special - 8, 5))
        return element("g", pit, id=f"special-{k + 1}", transform=at, aria_hidden="true")
    name = f"special-{SPECIALS[kind]}"
    answer = f"special:{SPECIALS[kind]}"
    words = _caption(brush.label(name), c, k) if len(view.open) <= NAMED else None
    face = element("g", special_face(view.box, kind, c.special))
    common: dict[str, object] = {"id": f"special-{k + 1}", "transform": at, "data_explain": name, "data_why": answer}
    lashing = element("g", rope(cut(c.special + 2, c.special + 4, 6, 0, 2)), class_="lashing")
    if answer not in brush.choices:
        gift = lashing if any(one.startswith("buy:") for one in brush.choices) else None
        css = "stop gift" if gift else "stop"
        return element("g", face, gift, words, class_=css, role="img", aria_label=brush.label(name), **common)
    half = c.special / 2
    hit = brush.hit(answer, x=-half - 8, y=-half - 10, width=c.special + 16, height=c.special + 20)
    return element(
        "g", element("g", face, lashing, words, aria_hidden="true"), hit, class_="stop choosable", **common
    )  # fmt: skip


NAMED = 4  # special tiles that have room for their names beside them


def _caption(words: str, c: Chart, k: int) -> Markup:
    """The name, on the side of the tile that looks away from the wheel."""
    half, above = c.special / 2, k % 4 < 2
    start = k % 2 == 0
    return element(
        "text", words, class_="num caption " + ("start" if start else "end"), x=-half if start else half,
        y=-half - 7 if above else half + 17,
    )  # fmt: skip


def spot(told: Told) -> str | None:
    """The id of the board element where an event happened."""
    a, b, c, d = told.figures
    match told.name:
        case "bought":
            return f"slot-{d}"
        case "turned":
            return f"slot-{a}"
        case "started":
            return f"cell-{a + 1}-{b}-1"
        case "laid" | "swapped":
            return f"cell-{a + 1}-{c}-{d}"
        case "stood" | "ferried":
            return f"cell-{a + 1}-{b}-{c}"
        case _:
            return None
