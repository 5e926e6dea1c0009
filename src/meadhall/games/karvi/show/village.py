"""The village: the action bar round it with the stop area, what stands before each space, and the dice."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar, functions
from meadhall.games.karvi.rules.box import JOIN_BOTH, NOBODY, SPACES, STOPS, Box, Rule
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import D, Why
from meadhall.games.karvi.rules.pile import rule
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.labels import said_space
from meadhall.games.karvi.show.layout import YOU_OFF, Village, moved_to
from meadhall.games.karvi.show.pieces import Icon, Worth, drawn, icons, idle, numbered, roped, worth, written, yours
from meadhall.games.karvi.show.waters import Point
from meadhall.games.karvi.words import tables, wording
from meadhall.games.karvi.words.wording import place, place_label
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

FEET = {Why.BEER: "dear", Why.LOCKED: "shut", Why.BLOCKED: "shut"}  # what speaks against a space, as it is drawn


def space_id(at: int) -> str:
    """The id of a space on the board."""
    return f"stop-{at + 1}" if at < STOPS else f"space-{at - STOPS + 1}"


@lru_cache(maxsize=4)
def ground(c: Village) -> Markup:
    """The green, the quay below the stop area, and chevrons that show the way round."""
    ring = c.ring
    ways = [
        ((ring.left + ring.right) / 2 - 24.5, ring.top, 0), (ring.right, (ring.top + ring.bottom) / 2 - 24, 90),
        ((ring.left + ring.right) / 2 + 24.5, ring.bottom, 180), (ring.left, (ring.top + ring.bottom) / 2 + 24, 270),
    ]  # fmt: skip
    chevrons = []
    for x, y, turn in ways:
        at = ring.dock(x, y)
        if turn in (90, 270):
            at = at[0], y
        path = f"{moved_to(at)} rotate({turn})"
        chevrons.append(element("path", class_="chevron", d=layout.CHEVRON, transform=path))
    return element(
        "g", element("rect", class_="green", x=c.left, width=c.width, height=c.height),
        element("path", class_="quay", d=c.quay), chevrons, class_="scenery", aria_hidden="true",
    )  # fmt: skip


# -- spaces -----------------------------------------------------------------------------------------------------------


def spaces(view: Karvi, brush: Brush, c: Village) -> list[Markup]:
    """All spaces, the stop area first, with the numbers before them."""
    value, purse = worth(view, brush), _purse(view, brush)
    return [_space(view, brush, c, value, at, purse) for at in range(view.spaces)]


def _answers(at: int) -> tuple[str, str]:
    label = place_label(at)
    return f"die:{label}", f"space:{label}"


def _purse(view: Karvi, brush: Brush) -> tuple[int, int] | None:
    """What the viewer's hindmost die can pay with, and what its equipment caps; None for who has no seat. Where no die
    of the viewer moves now, nothing is too dear.
    """
    seat = brush.seat
    if seat < 0 or not view.round:
        return None
    if not any(answer.startswith("die:") for answer in brush.choices):
        return int(Most.BEER), 0
    dice = [seat * 2 + k for k in range(view.each)]
    die = min(dice, key=lambda one: (int(view.die[D.AT + one]), -int(view.die[D.LEVEL + one])))
    return int(bar.purse(view, die, 0)), int(rule(view, seat, Rule.BEER_CAP))


def _space(view: Karvi, brush: Brush, c: Village, value: Worth, at: int, purse: tuple[int, int] | None) -> Markup:
    """An action space: what it gives, its beer as tankards, a blockade, and its rope."""
    answers = _answers(at)
    answer, why = next((a for a in answers if a in brush.choices), None), " ".join(answers)
    number, cost = int(bar.space_at(view, at)), int(bar.cost(view, max(brush.seat, 0), at))
    blocked = view.seats == 2 and bool(view.box.three_plus[number])
    state = ""
    if purse is not None:
        state = FEET.get(int(bar.hindrance(view, brush.seat, at, 0, purse[1], purse[0])), "")
    join = brush.label("board-or")
    inner = _step(view.box, c, number, value, cost, blocked, at < STOPS, state, brush.label("board-free"), join)
    explain, where = wording.space_id(number), moved_to(c.space(at))
    if answer is None:
        return idle(space_id(at), inner, where, explain, said_space(brush, view.box, at, number, cost), why)
    width, height = _face(c, at < STOPS)
    path = cut(width + layout.SPACE_ROPE, height + layout.SPACE_ROPE, layout.SPACE_CORNER + 1)
    return element(
        "g",
        element("g", inner, roped(path, brush.groups.get(answer)), aria_hidden="true"),
        brush.hit(answer, **layout.HIT), _goal(view, brush, c, at, cost) if answer == answers[0] else None,
        _number(view, brush, c, at, answer),
        id=space_id(at), class_="stop choosable", transform=where, data_explain=explain, data_why=why,
    )  # fmt: skip


def _face(c: Village, stop: bool) -> Point:
    return c.face[0], layout.STOP_HEIGHT if stop else c.face[1]


def _number(view: Karvi, brush: Brush, c: Village, at: int, answer: str) -> Markup:
    """The key of a space on its dock, seen from the space; where a die stands, one step further in."""
    taken, (x, y), dock = bool(int(bar.occupied(view)) >> at & 1), c.space(at), c.dock(at)
    where = (c.further(at) or (dock[0] + 24.5, dock[1])) if taken else dock
    key = numbered(brush.keys[answer], brush.groups.get(answer), (where[0] - x, where[1] - y))
    corner = c.corner(at)
    if corner is None or taken:
        return key
    line = _leader((corner[0] - x, corner[1] - y), (dock[0] - x, dock[1] - y), brush.groups.get(answer))
    return Markup(line + key)


def _goal(view: Karvi, brush: Brush, c: Village, at: int, cost: int) -> Markup | None:
    """The die where it would stand, with the beer that is left; shown while somebody looks at the answer."""
    die = moving(view)
    if die < 0 or die // 2 != brush.seat:
        return None
    (x, y), level = c.space(at), sum(int(functions.die_space(view, one)) == at for one in _dice(view))
    stands = layout.stacked(c.dock(at), level)
    return element(
        "g", cube(die // 2, max(0, int(view.die[D.BEER + die]) - cost), False), class_=f"haven seat-{die // 2 + 1}",
        transform=moved_to((stands[0] - x, stands[1] - y)), aria_hidden="true",
    )  # fmt: skip


def _dice(view: Karvi) -> list[int]:
    return [seat * 2 + k for seat in range(view.seats) for k in range(view.each)]


def _leader(corner: Point, dock: Point, group: str | None = None) -> Markup:
    line = f"M{corner[0]:.1f} {corner[1]:.1f}L{dock[0]:.1f} {dock[1]:.1f}"
    css = "leader key" if group is not None else "leader"
    return element("path", class_=css, d=line, data_grouped=group, aria_hidden="true")


@lru_cache(maxsize=4096)
def _step(
    box: Box,
    c: Village,
    number: int,
    value: Worth,
    cost: int,
    blocked: bool,
    stop: bool,
    state: str,
    free: str,
    other: str,
) -> Markup:
    """The picture of an action space."""
    halves = tables.halves(box, number)
    shown = [icon for half in halves for icon in icons(box, half, value)]
    css = "step stop-step" if stop else f"step {state}" if state == "shut" else "step"
    width, height = _face(c, stop)
    inner = [element("path", class_=css, d=cut(width, height, layout.SPACE_CORNER))]
    if blocked:
        inner.append(element("path", class_="blockade", d=layout.BLOCKADE))  # below what can still be read
    if not stop:
        inner += _tankards(c, cost, state == "dear", free)
    if len(shown) == 1:
        inner.append(_single(shown[0], stop))
    elif shown:
        both = len(halves) == 1 or box.space_join[number] == JOIN_BOTH
        inner += _pair(shown[0], shown[-1], "+" if both else other)
    return Markup("".join(inner))


def _pair(first: Icon, second: Icon, joint: str) -> list[Markup]:
    """Two things above, their figures below with what joins them."""
    plain = [one.sign == "points" or not one.figure for one in (first, second)]
    found = []
    for k, one in enumerate((first, second)):
        place = layout.HALVES[k] if plain[k] else layout.FIGURED[k]
        found.append(drawn(one, place, layout.FIGURES[k], "few"))
    return [*found, written(joint if all(plain) or len(joint) < 3 else "/", "few", layout.JOINT)]


def _tankards(c: Village, cost: int, dear: bool, free: str) -> list[Markup]:
    """The beer a space costs, at its foot."""
    if not cost:
        return [written(free, "few", layout.FREE)]
    x, y = c.face[0] / 2 - 0.8, c.face[1] / 2 - 0.8
    foot = f"M{-x:g} {layout.FOOT}H{x:g}V{y - 4:g}L{x - 4:g} {y:g}H{4 - x:g}L{-x:g} {y - 4:g}z"
    start = -(layout.BEER + (cost - 1) * layout.BEER_STEP) / 2
    return [
        element("path", class_="cost dear" if dear else "cost", d=foot),
        *(symbol("beer", start + k * layout.BEER_STEP, layout.BEER_TOP, layout.BEER) for k in range(cost)),
    ]


def _single(icon: Icon, stop: bool) -> Markup:
    """The one thing a space gives; in the stop area no beer stands below it."""
    place, figure = layout.STOP_ONE if stop else layout.ONE
    if len(icon.figure) > 1 and icon.sign != "points":
        (x, y, size), (across, down) = place, figure
        place, figure = (x - 1, y + 1, size - 4), (across - 2.5, down)
    if not icon.figure or icon.sign == "points":
        place = layout.STOP_ALONE if stop else layout.ONE_ALONE
    return drawn(icon, place, figure)


# -- dice -------------------------------------------------------------------------------------------------------------


def moving(view: Karvi) -> int:
    """The die that moves now; NOBODY before and after the game."""
    return int(bar.hindmost(view)) if view.seat >= 0 and view.round else NOBODY


def dice(view: Karvi, brush: Brush, c: Village) -> list[Markup]:
    """All dice; the one that moves next lies on hemp, the viewer's says so. Before the start cards none has a place."""
    if not view.round and not any(view.die[D.AT : D.AT + 2 * view.seats]):
        return []
    now = moving(view)
    return [*(_die(view, brush, c, die, die == now) for die in _dice(view)), *_plates(view, brush, c)]


def _plates(view: Karvi, brush: Brush, c: Village) -> list[Markup]:
    if brush.seat < 0:
        return []
    found, lying = [], [_lies(view, c, die) for die in _dice(view)]
    for k in range(view.each):
        at = int(functions.die_space(view, brush.seat * 2 + k))
        where = c.further(at)
        if where is None or any(answer in brush.choices for answer in _answers(at)):
            continue
        free = not any(abs(x - where[0]) < YOU_OFF[0] and abs(y - where[1]) < YOU_OFF[1] for x, y in lying)
        if free:  # rather than over another die or plate
            lying.append(where)
            found.append(yours(brush.label("board-you"), where))
    return found


def _lies(view: Karvi, c: Village, die: int) -> Point:
    """The middle of a die."""
    return layout.stacked(c.dock(int(functions.die_space(view, die))), int(view.die[D.LEVEL + die]))


def _die(view: Karvi, brush: Brush, c: Village, die: int, now: bool) -> Markup:
    """A die before its space, with its beer."""
    seat, number = die // 2, die % 2 + 1
    at, beer = int(functions.die_space(view, die)), int(view.die[D.BEER + die])
    words: dict[str, int | Phrase | SeatName] = {"who": SeatName(seat), "die": number, "beer": beer, "place": place(at)}
    anyone = f"any:{seat + 1}.{number}"
    back = " back" if view.die[D.AT + die] >= SPACES else ""
    dock, corner = c.dock(at), c.corner(at)
    line = None if corner is None else _leader((corner[0] - dock[0], corner[1] - dock[1]), (0, 0))
    hits = [brush.hit(a, x=-22, y=-22, width=44, height=44) for a in (f"mine:{number}", anyone)
            if a in brush.choices and (a == anyone or seat == brush.seat)]  # fmt: skip
    return element(
        "g", element("g", line, cube(seat, beer, now), aria_hidden="true"), hits,
        id=f"die-{seat + 1}-{number}", class_=f"piece seat-{seat + 1}{back}{' choosable' if hits else ''}",
        transform=moved_to(_lies(view, c, die)),
        role=None if hits else "img", aria_label=None if hits else brush.say(Phrase("board-die", words)),
        data_explain="goods-beer", data_why=f"mine:{number} {anyone}" if seat == brush.seat else anyone,
    )  # fmt: skip


@lru_cache(maxsize=256)
def cube(seat: int, beer: int, now: bool) -> Markup:
    """A die of a seat with its beer; the one that moves now lies on hemp."""
    return Markup(
        (element("rect", class_="halo", **layout.HALO) if now else "")
        + element("rect", class_="cube", **layout.CUBE)
        + symbol(f"mark-{seat + 1}", *layout.CUBE_MARK, class_="mark")
        + written(beer, "beer", layout.CUBE_BEER)
    )
