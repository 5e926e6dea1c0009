"""The action bar round the village: its spaces, the stop area among them, and the dice beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar, functions
from meadhall.games.karvi.rules.box import JOIN_BOTH, NOBODY, SPACES, STOPS, Box
from meadhall.games.karvi.rules.names import D
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.labels import said_space
from meadhall.games.karvi.show.layout import CELL, Chart, Square, moved_to
from meadhall.games.karvi.show.pieces import Icon, Worth, drawn, icons, idle, worth, written
from meadhall.games.karvi.words import tables, wording
from meadhall.games.karvi.words.wording import place, place_label
from meadhall.look import Brush, Markup, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def space_id(at: int) -> str:
    """The id of a space on the board."""
    return f"stop-{at + 1}" if at < STOPS else f"space-{at - STOPS + 1}"


def spaces(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """All spaces, the stop area first."""
    value = worth(view, brush)
    return [_space(view, brush, c, value, at) for at in range(view.spaces)]


def _space(view: Karvi, brush: Brush, c: Chart, value: Worth, at: int) -> Markup:
    """An action space: what it gives, its beer as tankards, a blockade, and its rope."""
    label = place_label(at)
    answers = (f"die:{label}", f"space:{label}")
    answer, why = next((a for a in answers if a in brush.choices), None), " ".join(answers)
    number, cost = int(bar.space_at(view, at)), int(bar.cost(view, max(brush.seat, 0), at))
    blocked = view.seats == 2 and bool(view.box.three_plus[number])
    inner = _step(view.box, number, value, cost, blocked, at < STOPS, answer is not None)
    explain = wording.space_id(number)
    x, y = c.space(at)
    where = moved_to((x + CELL / 2, y + CELL / 2))
    if answer is None:
        return idle(space_id(at), inner, where, explain, said_space(brush, view.box, at, number, cost), why)
    return element(
        "g",
        element("g", inner, element("g", rope(layout.SPACE_ROPE), class_="thin"),
                key(brush.keys[answer], *layout.SPACE_KEY), aria_hidden="true"),
        brush.hit(answer, **layout.HIT),
        id=space_id(at), class_="stop choosable", transform=where, data_explain=explain, data_why=why,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _step(box: Box, number: int, value: Worth, cost: int, blocked: bool, stop: bool, chosen: bool) -> Markup:
    """The picture of an action space."""
    halves = tables.halves(box, number)
    shown = [icon for half in halves for icon in icons(box, half, value)]
    inner = [element("path", class_="step stop-step" if stop else "step", d=layout.SPACE_FACE)]
    inner += _tankards(cost, chosen)
    if len(shown) == 1:
        inner.append(_single(shown[0], stop))
    elif shown:
        inner += [drawn(shown[0], *layout.FIRST), drawn(shown[-1], *layout.SECOND)]
        both = len(halves) == 1 or box.space_join[number] == JOIN_BOTH
        if len(halves) > 1 or (len(shown) == 2 and shown[0] == shown[1]):
            inner.append(written("+" if both else "/", "few", layout.JOINT))
    if cost == 0 and not stop:
        inner.append(written("0", "few", layout.FREE))
    if blocked:
        inner.append(element("path", class_="blockade", d=layout.BLOCKADE))
    return Markup("".join(inner))


def _tankards(cost: int, chosen: bool) -> list[Markup]:
    """The beer a space costs, closer together where a key stands beside it."""
    x, y, size = layout.BEER
    step = layout.BEER_STEP_BY_KEY if chosen and cost > layout.BEER_BY_KEY else layout.BEER_STEP
    return [symbol("beer", x + k * step, y, size) for k in range(cost)]


def _single(icon: Icon, stop: bool) -> Markup:
    """The one thing a space gives; in the stop area no beer stands below it."""
    (x, y, size), (across, down) = layout.ONE
    low = layout.LOWER if stop else 0
    where: Square = (x, y + low, size)
    return drawn(icon, where, (across, down + low))


# -- dice -------------------------------------------------------------------------------------------------------------


def dice(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """All dice; the one that moves next is marked."""
    moving = int(bar.hindmost(view)) if view.seat >= 0 and view.round else NOBODY
    return [
        _die(view, brush, c, seat * 2 + k, seat * 2 + k == moving)
        for seat in range(view.seats)
        for k in range(view.each)
    ]


def _die(view: Karvi, brush: Brush, c: Chart, die: int, moving: bool) -> Markup:
    """A die beside its space, with its beer."""
    seat, number = die // 2, die % 2 + 1
    at, beer = int(functions.die_space(view, die)), int(view.die[D.BEER + die])
    words: dict[str, int | Phrase | SeatName] = {"who": SeatName(seat), "die": number, "beer": beer, "place": place(at)}
    anyone = f"any:{seat + 1}.{number}"
    back = " back" if view.die[D.AT + die] >= SPACES else ""
    cube = element("rect", class_="cube active" if moving else "cube", **layout.CUBE)
    mark = symbol(f"mark-{seat + 1}", *layout.CUBE_MARK, class_="mark")
    return element(
        "g", element("g", cube, mark, written(beer, "beer", layout.CUBE_BEER), aria_hidden="true"),
        id=f"die-{seat + 1}-{number}", class_=f"piece seat-{seat + 1}{back}",
        transform=moved_to(layout.stacked(c.die(at), int(view.die[D.LEVEL + die]))),
        role="img", aria_label=brush.say(Phrase("board-die", words)), data_explain="goods-beer",
        data_why=f"mine:{number} {anyone}" if seat == brush.seat else anyone,
    )  # fmt: skip
