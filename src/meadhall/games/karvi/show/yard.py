"""Inside the ring of the action bar: the round, the open trade cards, the stacks of equipment cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules import bar, cards
from meadhall.games.karvi.rules.box import ROUND_TILES, SORTS, TRADE_CARDS, Box
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.labels import said_effect
from meadhall.games.karvi.show.layout import Chart, Point, moved_to
from meadhall.games.karvi.show.pieces import Worth, drawn, icons, worth, written
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import space_id
from meadhall.look import Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def draw(view: Karvi, brush: Brush, c: Chart) -> Markup:
    """All that lies inside the ring."""
    offers = [int(design) for design in view.trade[TRADE_CARDS:]]
    return element(
        "g",
        _round(view, brush, c),
        [_offer(view, brush, c, offers, slot) for slot in range(len(offers))],
        [_stack(view, brush, c, sort) for sort in range(len(SORTS))],
        id="yard",
    )


def _round(view: Karvi, brush: Brush, c: Chart) -> Markup:
    """Which round it is, and where there is room which round tile shows."""
    rounds = sum(bool(view.side) or not four for four in view.box.round_four)
    title = brush.say(Phrase("board-round", {"round": int(view.round), "rounds": rounds}))
    if c.tile is None:
        lines = [written(title, "say", c.round)]
    else:
        tile = brush.say(Phrase(f"round-{ROUND_TILES[view.tile_now]}"))
        lines = [written(title, "say left", c.round), written(tile, "note left", c.tile)]
    first = space_id(int(bar.space_at(view, 0)))  # the stop area is explained as a whole
    return element("g", lines, id="round", data_explain=first.rpartition("-")[0])


# -- trade cards ------------------------------------------------------------------------------------------------------


def _offer(view: Karvi, brush: Brush, c: Chart, offers: list[int], slot: int) -> Markup:
    """An open trade card, or its empty place."""
    width, height = c.card
    where = moved_to((c.cards[0] + slot * c.card_step + width / 2, c.cards[1] + height / 2))
    face, name, design = cut(width, height, layout.CARD_CORNER), f"offer-{slot + 1}", offers[slot]
    if not design:
        return element("path", class_="free", d=face, transform=where, id=name, aria_hidden="true")
    boxes = tables.trade_boxes(view.box, design)
    first = offers.index(design) == slot  # of two alike only one is an answer
    answers = [f"take:{design}.{k + 1}" if first else "" for k in range(len(boxes))]
    part = height / len(boxes)
    tops = [-height / 2 + part * k for k in range(len(boxes))]
    value = worth(view, brush)
    inner: list[object] = [element("path", class_="step", d=face)]
    for k, (effect, answer, top) in enumerate(zip(boxes, answers, tops, strict=True), 1):
        face_of = element("rect", x=-width / 2, y=top, width=width, height=part, fill="transparent")
        drawn_box = _box(view.box, effect, value, width, top + part / 2, part, top > tops[0])
        inner.append(element("g", face_of, drawn_box, id=f"{name}-{k}", data_why=f"take:{design}.{k}"))
        inner.append(_chosen(brush, answer, width, top, part))
    hits = [
        brush.hit(answer, x=-width / 2, y=top, width=width, height=part)
        for answer, top in zip(answers, tops, strict=True)
        if answer in brush.choices
    ]
    words = " / ".join(said_effect(brush, view.box, effect) for effect in boxes)
    return element(
        "g", element("g", inner, aria_hidden="true"), hits, id=name, class_="stop choosable" if hits else "stop",
        transform=where, data_explain=f"tradecard-{design}", role=None if hits else "img",
        aria_label=None if hits else words,
    )  # fmt: skip


def _chosen(brush: Brush, answer: str, width: float, top: float, part: float) -> list[Markup]:
    """Rope and key of a box that can be chosen."""
    if answer not in brush.choices:
        return []
    small, (dx, dy) = layout.BOX_ROPE, layout.BOX_KEY
    path = cut(width - small, part - small, layout.BOX_CORNER, 0, top + part / 2)
    return [rope(path), key(brush.keys[answer], width / 2 + dx, top + dy)]


@lru_cache(maxsize=1024)
def _box(box: Box, effect: int, value: Worth, width: float, middle: float, part: float, more: bool) -> Markup:
    """What one box of a trade card shows, and the line to the one above it."""
    shown, found = icons(box, effect, value), []
    upright, size = layout.box_icons(width, part, len(shown))
    for i, icon in enumerate(shown):
        off = (i - (len(shown) - 1) / 2) * (size + layout.ICON_GAP)
        left, high = (0.0, off) if upright else (off, 0.0)
        found.append(drawn(icon, (left - size / 2, middle + high - size / 2 - 1, size)))
    if more:
        start, long = -width / 2 + layout.OR_INSET, width - 2 * layout.OR_INSET
        found.append(element("path", class_="or", d=f"M{start:.0f} {middle - part / 2:.0f}h{long:.0f}"))
    return Markup("".join(found))


# -- equipment cards --------------------------------------------------------------------------------------------------


def _stack(view: Karvi, brush: Brush, c: Chart, k: int) -> Markup:
    """A stack of equipment cards with how many are left."""
    sort, many = SORTS[k], int(cards.stack_size(view, k))
    answer = f"draw:{sort}"
    can = answer in brush.choices
    inner = [symbol(f"{sort}-card", *layout.PILE), written(many, "say", layout.PILE_COUNT)]
    if can:
        inner += [rope(layout.PILE_ROPE), key(brush.keys[answer], *layout.PILE_KEY)]
    label = brush.label("board-stack", ("name", f"stack-{sort}"), ("n", many))
    where: Point = (c.stacks[0] + k * c.stack_step, c.stacks[1])
    return element(
        "g", element("g", inner, aria_hidden="true"), brush.hit(answer, **layout.PILE_HIT), id=f"stack-{sort}",
        class_="stop choosable" if can else "stop", transform=moved_to(where), data_explain=f"stack-{sort}",
        data_why=answer,
        role=None if can else "img", aria_label=None if can else label,
    )  # fmt: skip
