"""Inside the ring of the action bar: the round, the open trade cards, the stacks of equipment cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules import bar, cards
from meadhall.games.karvi.rules.box import SORTS, TRADE_CARDS, Box
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.labels import said_brief, said_effect
from meadhall.games.karvi.show.layout import Village, moved_to
from meadhall.games.karvi.show.pieces import Worth, drawn, icons, numbered, roped, worth, written
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.telling import rounds
from meadhall.games.karvi.words.wording import space_id
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

LINE = 14  # letters of a line on a card, about
WORDS_FROM = 70  # a card so high has words below its symbols


def draw(view: Karvi, brush: Brush, c: Village) -> Markup:
    """All that lies inside the ring."""
    offers = [int(design) for design in view.trade[TRADE_CARDS:]]
    title = written(brush.label("board-on-offer"), "note mid", c.offer)
    return element(
        "g",
        _round(view, brush, c),
        element("g", title, data_explain="stack-trade"),
        [_offer(view, brush, c, offers, slot) for slot in range(len(offers))],
        [_stack(view, brush, c, sort) for sort in range(len(SORTS))],
        id="yard",
    )


def _round(view: Karvi, brush: Brush, c: Village) -> Markup:
    """Which round it is, and that a die in the stop area rests until the next."""
    many, now = rounds(view), int(view.round)
    title = brush.say(Phrase("board-round", {"round": now, "rounds": many}))
    x, y, width = c.pips
    lines = [written(title, "say left", c.round)]
    for k in range(many):
        css = "pip full" if k < now else "pip"
        lines.append(element("rect", class_=css, x=x + k * width * 1.38, y=y, width=width, height=width * 1.4))
    figures = {"round": now + 1, "last": "yes" if now >= many else "no"}
    names = ("board-rests",) if len(c.rests) == 1 else ("board-rests-first", "board-rests-second")
    lines += [
        written(brush.say(Phrase(name, figures)), "note left", at) for name, at in zip(names, c.rests, strict=False)
    ]
    sign = symbol("clock", c.rests[0][0] - 20, c.rests[0][1] - 13, 17, class_="sign-ink")
    first = space_id(int(bar.space_at(view, 0)))  # the stop area is explained as a whole
    return element("g", lines, sign, id="round", data_explain=first.rpartition("-")[0])


# -- trade cards ------------------------------------------------------------------------------------------------------


def _offer(view: Karvi, brush: Brush, c: Village, offers: list[int], slot: int) -> Markup:
    """An open trade card, or its empty place."""
    width, height = c.card
    where = moved_to((c.cards[0] + slot * c.card_step[0], c.cards[1] + slot * c.card_step[1]))
    face, name, design = cut(width, height, layout.CARD_CORNER), f"offer-{slot + 1}", offers[slot]
    if not design:
        return element("path", class_="free", d=face, transform=where, id=name, aria_hidden="true")
    boxes = tables.trade_boxes(view.box, design)
    first = offers.index(design) == slot  # of two alike only one is an answer
    answers = [f"take:{design}.{k + 1}" if first else "" for k in range(len(boxes))]
    value, across = worth(view, brush), c.card_step[0] == 0  # wide cards have their boxes side by side
    size = (width / len(boxes), height) if across else (width, height / len(boxes))
    inner: list[object] = [element("path", class_="step", d=face)]
    hits, dividers = [], []
    for k, (effect, answer) in enumerate(zip(boxes, answers, strict=True)):
        off = (k - (len(boxes) - 1) / 2) * (size[0] if across else size[1])
        x, y = (off, 0.0) if across else (0.0, off)
        words = said_brief(brush, view.box, effect, value)
        room = element("rect", x=x - size[0] / 2, y=y - size[1] / 2, width=size[0], height=size[1], fill="transparent")
        drawn_box = _box(view.box, effect, value, x, y, size, words)
        inner.append(element("g", room, drawn_box, id=f"{name}-{k + 1}", data_why=f"take:{design}.{k + 1}"))
        if k:
            word = "" if across and len(boxes) > 2 else brush.label("board-or")  # of three no box has room beside it
            dividers.append(_divider(x, y, size, across, word))
        if answer in brush.choices:
            group, small = brush.groups.get(answer), layout.BOX_ROPE
            inner.append(roped(cut(size[0] - small, size[1] - small, 4, x, y), group))
            inner.append(numbered(brush.keys[answer], group, (x + size[0] / 2 - 11, y - size[1] / 2 + 11)))
            hits.append(brush.hit(answer, x=x - size[0] / 2, y=y - size[1] / 2, width=size[0], height=size[1]))
    words = " / ".join(said_effect(brush, view.box, effect) for effect in boxes)
    return element(
        "g", element("g", inner, dividers, aria_hidden="true"), hits, id=name,
        class_="stop choosable" if hits else "stop", transform=where, data_explain=f"tradecard-{design}",
        role=None if hits else "img", aria_label=None if hits else words,
    )  # fmt: skip


def _divider(x: float, y: float, size: tuple[float, float], across: bool, word: str) -> Markup:
    """The dashed line before a box that is taken instead of another."""
    left, top = x - size[0] / 2, y - size[1] / 2
    inset = layout.OR_INSET
    line = f"M{left:g} {top + inset:g}v{size[1] - 2 * inset:g}" if across else f"M{left:g} {top:g}h{size[0]:g}"
    at = (left, 0.0) if across else (0.0, top)
    if not word:
        return element("path", class_="or", d=line)
    half = 4 + 3.4 * len(word)
    patch = element("rect", class_="ordot", x=at[0] - half, y=at[1] - 7, width=2 * half, height=14)
    return Markup(element("path", class_="or", d=line) + patch + written(word, "few", (at[0], at[1] + 4)))


@lru_cache(maxsize=1024)
def _box(
    box: Box, effect: int, value: Worth, x: float, y: float, size: tuple[float, float], words: str
) -> Markup:  # fmt: skip
    """What one box of a trade card shows: symbols, and where there is room words below them."""
    shown = icons(box, effect, value)
    lines = _lines(words) if size[1] >= WORDS_FROM else []
    extra = [0 if one.sign == "points" or not one.figure else 6 + 6 * len(one.figure) for one in shown]
    room, many = size[0] - 10 - sum(extra) - 6 * (len(shown) - 1), max(1, len(shown))
    high = min(28.0, size[1] - 8 if size[1] < 40 else 28.0, size[0] / many - 14, room / many)
    widths = [high + more for more in extra]
    left = x - (sum(widths) + 6 * (len(shown) - 1)) / 2
    top = y - high / 2 - (12 if lines else 0)
    found = []
    for one, wide in zip(shown, widths, strict=True):
        found.append(drawn(one, (left, top, high), (left + high + 2 + (wide - high) / 2, top + high * 0.72)))
        left += wide + 6
    for k, line in enumerate(lines):
        found.append(written(line, "few", (x, y + 20 + 13 * k)))
    return Markup("".join(found))


def _lines(words: str) -> list[str]:
    """Words in two lines of a card; none where they do not fit."""
    made = [""]
    for word in words.split():
        if made[-1] and len(made[-1]) + len(word) >= LINE:
            made.append(word)
        else:
            made[-1] = f"{made[-1]} {word}".strip()
    return made if len(made) < 3 and max(map(len, made)) <= LINE else []


# -- equipment cards --------------------------------------------------------------------------------------------------


def _stack(view: Karvi, brush: Brush, c: Village, k: int) -> Markup:
    """A stack of equipment cards with how many are left."""
    sort, many = SORTS[k], int(cards.stack_size(view, k))
    answer = f"draw:{sort}"
    can = answer in brush.choices
    count, name = c.stack_texts
    inner = [_pile(sort, many), written(many, "say left", count)]
    inner.append(written(brush.label(f"board-pile-{sort}"), "few left" if name[0] > 40 else "note mid", name))
    if can:
        inner += [roped(layout.PILE_ROPE, brush.groups.get(answer))]
        inner.append(numbered(brush.keys[answer], brush.groups.get(answer), (-9, 21)))
    label = brush.label("board-stack", ("name", f"stack-{sort}"), ("n", many))
    where = c.stacks[0] + k * c.stack_step, c.stacks[1]
    return element(
        "g", element("g", inner, aria_hidden="true"), brush.hit(answer, **layout.PILE_HIT), id=f"stack-{sort}",
        class_="stop choosable" if can else "stop", transform=moved_to(where), data_explain=f"stack-{sort}",
        data_why=answer,
        role=None if can else "img", aria_label=None if can else label,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _pile(sort: str, many: int) -> Markup:
    below = symbol(f"{sort}-card", *layout.PILE_BELOW) if many > 1 else ""
    return Markup(below + (symbol(f"{sort}-card", *layout.PILE) if many else ""))
