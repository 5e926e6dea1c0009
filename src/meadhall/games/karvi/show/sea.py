"""The sea map: coasts and lanes, fields with their plates, and the ships in their berths."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import ship
from meadhall.games.karvi.rules.box import FIELDS, Box
from meadhall.games.karvi.show import plates, waters
from meadhall.games.karvi.show.layout import moved_to
from meadhall.games.karvi.show.pieces import idle, numbered, roped, written, yours
from meadhall.games.karvi.show.waters import Point, Sea
from meadhall.games.karvi.words import wording
from meadhall.look import PATTERNS, Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

NARROW = frozenset("ijlftrIíðJ ")  # letters that take half the room
LETTER = 6.5


@lru_cache(maxsize=256)
def point(box: Box, c: Sea, at: int) -> Point:
    """Where a field lies."""
    return c.place(int(box.x[at]), int(box.y[at]), FIELDS[at])


# -- what never changes -----------------------------------------------------------------------------------------------


def ground(view: Karvi, c: Sea) -> Markup:
    """The sea with its coasts and lanes."""
    return _ground(view.box, c, int(view.side))


@lru_cache(maxsize=32)
def _ground(box: Box, c: Sea, side: int) -> Markup:
    whole = {"width": c.width, "height": c.height}
    return Markup(
        "".join(
            [
                element("defs", PATTERNS),
                element("rect", class_="sea", **whole),
                element("rect", fill="url(#waves)", **whole),
                element("clipPath", element("rect", **whole), id="karvi-sea"),
                element("g", _scenery(c), class_="scenery", clip_path="url(#karvi-sea)", aria_hidden="true"),
                element("g", _lanes(box, c, side), aria_hidden="true"),
            ]
        )
    )


def _scenery(c: Sea) -> list[Markup]:
    """Coasts, islands and woods."""
    coasts = [element("path", class_=layer, d=d) for d in waters.COASTS for layer in ("shoal", "hatch", "land")]
    islands = [element("path", class_=layer, d=d) for d in c.islands for layer in ("shoal", "hatch", "land")]
    return [element("g", coasts, transform=c.coasts), *islands, *(symbol("forest", *wood) for wood in c.woods)]


def _lanes(box: Box, c: Sea, side: int) -> list[Markup]:
    lanes = []
    for a, b, four in box.routes:
        if four and not side:
            continue
        (x1, y1), (x2, y2) = point(box, c, a), point(box, c, b)
        names = FIELDS[a], FIELDS[b]
        dx, dy = c.bends.get(names) or c.bends.get(names[::-1]) or (0, 0)
        path = f"M{x1:.0f} {y1:.0f}Q{(x1 + x2) / 2 + dx:.0f} {(y1 + y2) / 2 + dy:.0f} {x2:.0f} {y2:.0f}"
        barred = " barred" if box.yellow[a] or box.yellow[b] else ""
        lanes.append(element("path", class_=f"lane route{barred}", d=path))
        lanes.append(element("path", class_=f"track{barred}", d=path))
    return lanes


# -- fields -----------------------------------------------------------------------------------------------------------


def fields(view: Karvi, brush: Brush, c: Sea) -> list[Markup]:
    """All fields with their names."""
    return [_field(view, brush, c, at) for at in range(view.box.fields) if view.box.place[at] >= 0]


def _field(view: Karvi, brush: Brush, c: Sea, at: int) -> Markup:
    """A field with its plate, and its rope where a ship may go; the key stands before the name."""
    name, where = FIELDS[at], point(view.box, c, at)
    words = brush.label(f"field-{name}")
    inner = Markup(plates.plate(view, brush, at) + _name(words, c, where))
    meant = _meant(view, brush, at)
    answers = [answer for answer in meant if answer in brush.choices]
    if not answers:
        label = brush.label("board-field", ("field", f"field-{name}"))
        return idle(f"field-{name}", inner, moved_to(where), f"field-{name}", label, " ".join(meant))
    width = plates.width(view.box, at)
    path = cut(width + waters.ROPE_OFF, waters.TALLNESS + waters.ROPE_OFF, waters.CORNER + 1)
    start, end = _ends(words, c, where)
    parts: list[Markup | None] = [
        element("g", inner, roped(path, brush.groups.get(answers[0])), aria_hidden="true"),
    ]
    keys = (start - waters.NAME_KEY, end + waters.NAME_KEY)
    for answer, x in zip(answers, keys, strict=False):
        parts.append(numbered(brush.keys[answer], brush.groups.get(answer), (x, waters.NAME_BELOW - 4)))
    half, top = width / 2 + 3, -waters.TALLNESS / 2 - 3
    parts.append(brush.hit(answers[0], x=-half, y=top, width=2 * half, height=waters.HIT_BELOW - top))
    if answers[0] in _arrivals(at)[:2]:
        parts.append(_goal(view, brush, c, at))
    for answer in answers[1:]:  # as far as one likes: beside the name
        parts.append(brush.hit(answer, x=end, y=waters.NAME_BELOW - 16, width=24, height=24))
    return element(
        "g", parts, id=f"field-{name}", class_="stop choosable", transform=moved_to(where),
        data_explain=f"field-{name}", data_why=" ".join(meant),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _half(words: str) -> float:
    """Half the width of a name, about."""
    return sum(LETTER / 2 if letter in NARROW else LETTER * 1.5 if letter in "mwMW" else LETTER for letter in words) / 2


@lru_cache(maxsize=512)
def _ends(words: str, c: Sea, at: Point) -> tuple[float, float]:
    """Where a name begins and ends, seen from its field: inside the map, with room for a key before it."""
    half, (x, _) = _half(words), at
    low, high = waters.EDGE + 2 * waters.NAME_KEY + half, c.width - waters.EDGE - half
    middle = min(max(x, low), high) - x
    return middle - half, middle + half


@lru_cache(maxsize=512)
def _name(words: str, c: Sea, at: Point) -> Markup:
    start, end = _ends(words, c, at)
    return written(words, "name", ((start + end) / 2, waters.NAME_BELOW))


def _arrivals(at: int) -> tuple[str, ...]:
    """The answers that end at a field."""
    return tuple(f"{family}:{FIELDS[at]}" for family in ("sail", "far", "push"))


def _meant(view: Karvi, brush: Brush, at: int) -> tuple[str, ...]:
    """All answers that a click on a field may mean: where the viewer's ship lies, also what it does there."""
    if brush.seat < 0 or ship.field(view, brush.seat) != at:
        return _arrivals(at)
    return (*_arrivals(at), "explore", "build")


# -- ships ------------------------------------------------------------------------------------------------------------


def wakes(view: Karvi, brush: Brush, c: Sea) -> list[Markup]:
    """The way of ships that moved last."""
    ways = []
    for told in brush.last:
        if told.name in ("sailed", "pushed"):
            who, start, goal = told.figures[:-1] if told.name == "sailed" else told.figures[1:]
            (x1, y1), (x2, y2) = point(view.box, c, start), point(view.box, c, goal)
            path = f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
            ways.append(element("path", class_=f"wake seat-{who + 1}", d=path, aria_hidden="true"))
    return ways


def ships(view: Karvi, brush: Brush, c: Sea) -> list[Markup]:
    """All ships, each in the berth of its field; the viewer's says so and is drawn last, so that none hides it."""
    at = [int(ship.field(view, seat)) for seat in range(view.seats)]
    order = sorted(range(view.seats), key=lambda seat: seat == brush.seat)
    return [_ship(view.box, brush, c, seat, at[seat], at[:seat].count(at[seat])) for seat in order]


def _goal(view: Karvi, brush: Brush, c: Sea, at: int) -> Markup:
    """The viewer's ship where it would lie, seen from the field; shown while somebody looks at the answer."""
    seat, name = brush.seat, FIELDS[at]
    others = [one for one in range(view.seats) if one != seat and ship.field(view, one) == at]
    beside = sum(one < seat for one in others) if name == waters.HOME else len(others)
    picture = symbol("longship", *waters.SHIP) + symbol(f"mark-{seat + 1}", *waters.SHIP_MARK, class_="mark")
    return element(
        "g", Markup(picture), class_=f"haven seat-{seat + 1}", transform=moved_to(c.berth(name, beside)),
        aria_hidden="true",
    )  # fmt: skip


def _ship(box: Box, brush: Brush, c: Sea, seat: int, field: int, beside: int) -> Markup:
    name = brush.say(Phrase("board-ship", {"who": SeatName(seat), "field": wording.field(box, field, "at")}))
    mark = symbol(f"mark-{seat + 1}", *waters.SHIP_MARK, class_="mark")
    (x, y), (dx, dy) = point(box, c, field), c.berth(FIELDS[field], beside)
    plate = yours(brush.label("board-you"), c.plate(FIELDS[field], beside)) if seat == brush.seat else None
    return element(
        "g", element("g", symbol("longship", *waters.SHIP), mark, aria_hidden="true"), plate, id=f"ship-{seat + 1}",
        class_=f"piece seat-{seat + 1}", transform=moved_to((x + dx, y + dy)), role="img", aria_label=name,
        data_explain="piece-ship", data_why=" ".join(_arrivals(field)),
    )  # fmt: skip
