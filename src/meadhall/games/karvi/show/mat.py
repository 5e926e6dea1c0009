"""What lies before a player, large with its answers and hand, or small as rivals see it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import ship
from meadhall.games.karvi.rules.box import CARDS, FIELDS, KINDS, SORTS
from meadhall.games.karvi.rules.names import Loc, Task
from meadhall.games.karvi.show import rival
from meadhall.games.karvi.show.labels import said_effect, said_price
from meadhall.games.karvi.show.parts import above, beside, button, crew, gear, icon, stores, tracks
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.phrases import open_task
from meadhall.games.karvi.words.wording import piece
from meadhall.look import Brush, Markup, element

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

ON_BOARD = ("die", "space", "sail", "far", "push", "take", "draw")
WARRIORS = ("raise", "heal", "flip", "double", "give", "dismiss", "wound")
ON_MAT = (*WARRIORS, "card", "discard", "keep", "place", "rune", "use", "cover")


def draw(view: Karvi, of: int, brush: Brush, size: str) -> Markup:
    """The mat of a seat; only its own has answers."""
    still = replace(brush, choices={}, keys={})
    if size == "rival":
        return rival.draw(view, of, still)
    return _own(view, of, brush if of == brush.seat else still)


def _own(view: Karvi, of: int, brush: Brush) -> Markup:
    return element(
        "div",
        _asked(view, brush),
        element("div", crew(view, of, brush), stores(view, of, brush), tracks(view, of, brush), class_="col"),
        element("div", gear(view, of, brush), class_="col"),
        element("div", above(view, of, brush), class_="col"),
        element("div", beside(view, of, brush), _hand(view, of, brush), class_="col wide"),
        class_="karvi-mat", tabindex=0, role="group", aria_label=rival.title(of, brush),  # it scrolls where it is long
    )  # fmt: skip


def _asked(view: Karvi, brush: Brush) -> Markup | None:
    """Answers that belong to no piece on board or mat, as buttons; pieces on offer explain themselves."""
    loose = []
    for answer in brush.choices:
        name, _, label = answer.partition(":")
        if name in ON_BOARD or name in ON_MAT:
            continue
        explain = _explained(view, name, label)
        words = brush.choices[answer]
        if name == "gold":
            words = brush.label(f"mat-gold-{label}")
        elif explain and name in ("draft", "special", "startcard"):  # what they do would fill the mat
            words = brush.label(explain)
        made = brush.button(answer, words)
        loose.append(element("span", made, data_explain=explain) if explain else made)
    return element("div", loose, class_="loose") if loose else None


def _explained(view: Karvi, name: str, label: str) -> str | None:
    """The component that an answer offers."""
    task, a, *_ = open_task(view)
    match name:
        case "draft":
            return piece(label)
        case "tile":
            return f"tile-{KINDS[a]}{label}"
        case "special":
            return f"special-{label}"
        case "startcard":
            return f"start-{label}"
        case "gold":
            return "goods-gold"
        case "fur" | "spend":
            return "goods-resources"
        case "beer" | "mine" | "any" | "smuggle":
            return "goods-beer"
        case "bread":
            return "goods-bread"
        case "francia":
            return f"track-{'trade' if task == Task.TRADE else 'raid'}-{view.box.francia_slot}"
        case "locked":
            return "act-locked"
        case "build" | "explore":
            return f"field-{FIELDS[ship.field(view, view.seat)]}"
        case _:
            return None


def _hand(view: Karvi, of: int, brush: Brush) -> Markup:
    """Equipment cards, those just drawn too, readable without the rulebook."""
    held = [
        no
        for no in range(1, CARDS + 1)
        if view.card[no] == of or (view.card[no] == Loc.FRESH and view.seat == of)
    ]  # fmt: skip
    return element("ul", [_card(view, brush, no) for no in held], class_="hand")


def _card(view: Karvi, brush: Brush, no: int) -> Markup:
    box = view.box
    plays = [f"card:{no}.{k}" for k, _ in enumerate(tables.card_boxes(box, no), 1)]
    lines = [
        element("p", said_effect(brush, box, at), button(brush, play, "mat-play"), data_why=play)
        for play, at in zip(plays, tables.card_boxes(box, no), strict=True)
    ]
    foot = [button(brush, f"discard:{no}", "mat-discard"), button(brush, f"keep:{no}", "mat-keep")]
    title = element("header", icon(f"{SORTS[box.card_sort[no]]}-card"), element("b", brush.label(f"card-{no}")))
    cost = element("small", said_price(brush, tables.card_price(box, no)))
    why = " ".join([*plays, f"discard:{no}", f"keep:{no}"])
    return element(
        "li", title, cost, lines, foot, class_="card", id=f"hand-{no}", data_explain=f"card-{no}", data_why=why
    )
