"""Equipment cards in the hand, readable without the rulebook: cost, and each box in a symbol and a few words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import CARDS, SORTS
from meadhall.games.karvi.rules.names import Loc
from meadhall.games.karvi.show.labels import said_brief, said_price
from meadhall.games.karvi.show.pieces import icons, worth
from meadhall.games.karvi.show.stores import icon
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.telling import paid
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """All cards of a hand, those just drawn too."""
    held = [
        no
        for no in range(1, CARDS + 1)
        if view.card[no] == of or (view.card[no] == Loc.FRESH and view.seat == of)
    ]  # fmt: skip
    cards = [_card(view, brush, no) for no in held]
    return (
        element(
            "section",
            element("ul", cards),
            class_="karvi-hand",
            tabindex=0,
            aria_label=brush.label("mat-cards"),
            data_explain="mat-cards",
        )
        if cards
        else Markup("")
    )


def _card(view: Karvi, brush: Brush, no: int) -> Markup:
    box, boxes = view.box, tables.card_boxes(view.box, no)
    plays = [f"card:{no}.{k}" for k, _ in enumerate(boxes, 1)]
    value = worth(view, brush)
    lines = []
    for play, at in zip(plays, boxes, strict=True):
        sign = next((one.sign for one in icons(box, at, value)), "die")
        lines.append(
            _box(play, sign, said_brief(brush, box, at, value), brush.choices.get(play), brush.groups.get(play))
        )
    price = tables.card_price(box, no)
    away = next((one for one in (f"discard:{no}", f"keep:{no}") if one in brush.choices), None)
    sort = SORTS[box.card_sort[no]]
    title = _title(
        sort, brush.label(f"mat-card-{sort}", ("n", no)), paid(price), said_price(brush, price), away,
        brush.choices[away] if away else "", brush.groups.get(away or ""),
    )  # fmt: skip
    why = " ".join([*plays, f"discard:{no}", f"keep:{no}"])
    can = " can" if any(play in brush.choices for play in plays) else ""
    return element(
        "li", title, lines, class_=f"kcard{can}", id=f"hand-{no}", data_explain=f"card-{no}", data_why=why
    )  # fmt: skip


@lru_cache(maxsize=512)
def _box(play: str, sign: str, words: str, whole: str | None, group: str | None) -> Markup:
    inner = [icon(sign), element("span", words)]
    if whole is None:
        return element("p", inner, data_why=play)
    hidden = element("span", f": {whole}", class_="hide")
    return element(
        "button", inner, hidden, type="button", class_="choice choosable", tabindex="-1", data_answer=play,
        data_grouped=group,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _title(
    sort: str, name: str, cost: tuple[str, ...], words: str, answer: str | None, whole: str, group: str | None
) -> Markup:  # fmt: skip
    pay = element("span", element("span", words, class_="hide"), [icon(one) for one in cost], class_="pay")
    inner = [icon(f"{sort}-card"), element("b", name), pay]
    if answer is None:
        return element("header", inner)
    hidden = element("span", f": {whole}", class_="hide")
    return element(
        "button", inner, hidden, type="button", class_="choice choosable title", tabindex="-1", data_answer=answer,
        data_grouped=group,
    )  # fmt: skip
