"""The head of a mat: name, points and strength, stores as counted pieces, a rack for the beer of each die."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.names import D, P
from meadhall.games.karvi.show.hull import own
from meadhall.games.karvi.show.village import cube
from meadhall.games.karvi.words.paid import spot
from meadhall.look import SYMBOLS, Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

STORES = (("fur", P.FUR), ("silver", P.SILVER), ("gold", P.GOLD), ("bread", P.BREAD))
GOODS = frozenset(name for name, _ in STORES)
EXCHANGES = {
    "fur": "gold:fur", "silver": "gold:silver", "bread": "gold:bread",
    "gold": "gold:fur gold:silver gold:beer1 gold:beer2 gold:bread",
}  # fmt: skip
COUNTED = 10  # above it one piece and the figure
DRAWN = 5  # so many of a good that has no end are drawn


@lru_cache(maxsize=256)
def icon(name: str, css: str = "") -> Markup:
    """A symbol in HTML; words stand beside it."""
    use = element("use", href=f"{SYMBOLS}#{name}", aria_hidden="true")
    return element("svg", use, class_=f"s {css}".strip(), aria_hidden="true", viewBox="0 0 32 32")


def head(view: Karvi, of: int, brush: Brush) -> Markup:
    """Whose mat it is, and all a seat pays, sails and fights with."""
    points, strength = int(view.points(of)), int(scoring.strength(view, of))
    return element(
        "header",
        icon(f"seat-{of + 1}", "emblem"),
        element("h2", brush.names[of], data_explain="mat-crew"),
        _figure(points, brush.label("mat-points", ("n", points))),
        strong(strength, brush.label("mat-strength-word"), own(of, brush, spot(of, "axe"))),
        stores(view, of, brush),
        class_="mathead",
    )


@lru_cache(maxsize=256)
def _figure(points: int, words: str) -> Markup:
    inner = element("span", icon("points"), element("b", points), class_="hexfig", aria_hidden="true")
    return element("p", inner, element("span", words, class_="hide"), class_="pts", data_explain="page-points-so-far")


@lru_cache(maxsize=256)
def strong(strength: int, words: str, name: str | None = None) -> Markup:
    chip = element("span", icon("axe"), class_="chip small")
    return element(
        "p", chip, element("b", strength), " ", element("span", words), class_="str", data_explain="mat-crew", id=name
    )


def stores(view: Karvi, of: int, brush: Brush) -> Markup:
    """Goods, beer on the dice, buildings in the supply; what gold can become is an answer there."""
    base, box, found = of * P.SIZE, view.box, []

    def add(sign: str, have: int, most: int, words: str, explain: str, name: str, why: str) -> None:
        answer = next(
            (one for one in why.split() if one in brush.choices and name != "store-gold" and one.startswith("gold")),
            None,
        )
        said = brush.choices[answer] if answer else words
        marks = own(of, brush, name), own(of, brush, why), own(of, brush, spot(of, sign)) if sign in GOODS else None
        found.append(_rack(sign, int(have), most, said, explain, *marks, answer, brush.groups.get(answer or "")))

    for name, at in STORES:
        most = int(box.most_bread) if name == "bread" else 0
        add(name, view.p[base + at], most, brush.label(f"goods-{name}"), f"goods-{name}", f"store-{name}",
            EXCHANGES[name])  # fmt: skip
    for k in range(1, int(view.each) + 1):
        beer = int(view.die[D.BEER + of * 2 + k - 1])
        found.append(element("li", _die(of, beer), class_="dieof", data_explain="goods-beer"))
        words, why = brush.label("mat-die", ("n", k)), f"gold:beer{k} smuggle:{k}"
        add("beer", beer, int(box.most_beer), words, "goods-beer", f"store-beer-{k}", why)
    add("tower", view.p[base + P.TOWERS], 0, brush.label("mat-towers"), "mat-towers", "store-tower", "")
    add("tradepost", view.p[base + P.POSTS], 0, brush.label("mat-posts"), "mat-posts", "store-post", "")
    return element("ul", found, class_="stores")


@lru_cache(maxsize=64)
def _die(of: int, beer: int) -> Markup:
    return element(
        "svg", cube(of, beer, False), class_=f"die seat-{of + 1}", viewBox="-13 -13 26 26", aria_hidden="true"
    )


@lru_cache(maxsize=4096)
def _rack(
    sign: str,
    have: int,
    most: int,
    words: str,
    explain: str,
    name: str | None,
    why: str | None,
    pays: str | None,
    answer: str | None,
    group: str | None,
) -> Markup:
    """How much there is of something, piece by piece; empty places are pale."""
    if most:
        pieces = [icon(sign)] * have + [icon(sign, "gone")] * (most - have)
    else:
        pieces = [icon(sign)] * (have if have <= DRAWN else 1) if have else [icon(sign, "gone")]
    figure = element("b", have, element("i", f"/{most}") if most else None)
    inner = [
        figure,
        element("span", pieces, class_="pieces", id=pays, aria_hidden="true"),
        element("span", words, class_="hide"),
    ]
    if answer:
        inner = [
            element("button", inner, class_="choice choosable", type="button", tabindex="-1", data_answer=answer,
                    data_grouped=group)
        ]  # fmt: skip
    css = "rack none" if not have and not most else "rack"
    return element("li", inner, class_=css, id=name, data_explain=explain, data_why=why)
