"""Karvi's board in letters: the sea as a schematic map, the ring of action spaces with dice and costs, the village."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import bar, cards, functions, ship
from meadhall.games.karvi.rules.box import FIELDS, SORTS, TRADE_CARDS, Place
from meadhall.games.karvi.rules.names import D, P
from meadhall.games.karvi.show.pieces import span
from meadhall.games.karvi.show.village import moving
from meadhall.games.karvi.words import short, tables
from meadhall.games.karvi.words.telling import rounds
from meadhall.games.karvi.words.wording import place_label, space_id
from meadhall.look import Canvas, Pen, seat_ink

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

SPACE, LEAST, MOST = 25, 3, 6  # cells that an action space needs, and how many stand in a row of the ring
ROOMY = 30  # lines from which the sea has a map of its own height
MAP_LINES = 20
LANE = 2  # cells between neighbours in one row, at least
BEER = "▾"
SIGNS = {Place.TRADE: "T", Place.RAID: "R", Place.POST: "⌂", Place.TOWER: "▴", Place.MAP: "?", Place.START: "="}


def board(view: Karvi, pen: Pen) -> Canvas:
    """Sea above, the ring of action spaces below it, and inside the ring what lies in the village."""
    canvas = pen.canvas()
    title = pen.say("board-round", round=int(view.round), rounds=rounds(view))
    flow = pen.flow(canvas)
    flow.put(title, "gold strong")
    _order(view, pen, canvas, flow.x)
    _sea(view, pen, canvas, 1, MAP_LINES if pen.height < ROOMY else min(26, pen.height * 6 // 10))
    _ring(view, pen, canvas, canvas.height)
    return canvas


def _order(view: Karvi, pen: Pen, canvas: Canvas, x: int) -> None:
    """The die that moves now."""
    die = moving(view)
    if die >= 0:
        x = canvas.put(x + 1, 0, "▸ ", "strong")
        at = place_label(int(functions.die_space(view, die)))
        words = f"{pen.mark(die // 2)} {pen.name(die // 2)} {int(view.die[D.BEER + die])}{BEER} ({at})"
        canvas.put(x, 0, words, seat_ink(die // 2), about="goods-beer")


# -- the sea ----------------------------------------------------------------------------------------------------------


def _sea(view: Karvi, pen: Pen, canvas: Canvas, top: int, lines: int) -> None:
    """Fields about where they lie, lanes as dots between them; a name that would hide another moves aside."""
    box = view.box
    fields = [at for at in range(box.fields) if box.place[at] >= 0]
    words = {at: _field(view, pen, at) for at in fields}
    spots = _places(view, pen, fields, words, lines)
    for a, b, four in box.routes:
        if (view.side or not four) and a in spots and b in spots:
            _lane(canvas, top, spots[a], spots[b], "gold" if box.yellow[a] or box.yellow[b] else "sea")
    for at in fields:
        x, y = spots[at][0] - (len(words[at]) + _extra(view, pen, at)) // 2, top + spots[at][1]
        _write(view, pen, canvas, max(0, x), y, at, words[at])


def _places(view: Karvi, pen: Pen, fields: list[int], words: dict[int, str], lines: int) -> dict[int, tuple[int, int]]:
    """Where the middle of each field's name stands: none on another, and between neighbours room for their lane."""
    box = view.box
    wide, high = (max(int(box.x[at]) for at in fields) or 1), (max(int(box.y[at]) for at in fields) or 1)
    left, above = min(int(box.x[at]) for at in fields), min(int(box.y[at]) for at in fields)
    linked = {frozenset((a, b)) for a, b, four in box.routes if view.side or not four}
    spans: dict[int, tuple[int, int, int]] = {}  # of each name its row, its first cell and the one behind it
    found = {}
    for at in sorted(fields, key=lambda at: (int(box.y[at]), int(box.x[at]))):
        length = len(words[at]) + _extra(view, pen, at)
        x = (int(box.x[at]) - left) * (pen.width - 1) // max(1, wide - left)
        y = (int(box.y[at]) - above) * (lines - 1) // max(1, high - above)
        x = min(max(x, length // 2), pen.width - length + length // 2)
        start = x - length // 2
        near = [(frozenset((at, other)) in linked, span) for other, span in spans.items()]
        for row in sorted(range(lines + 2 * len(fields)), key=lambda row: (abs(row - y), row)):
            if all(_apart(row, start, start + length, span, lane) for lane, span in near):
                spans[at], found[at] = (row, start, start + length), (x, row)
                break
    return found


def _apart(row: int, start: int, end: int, other: tuple[int, int, int], lane: bool) -> bool:
    """Whether two names leave each other alone; where a lane leads from one to the other it needs some cells."""
    gap = max(start - other[2], other[1] - end)
    if row == other[0]:
        return gap > (LANE if lane else 0)
    return not lane or abs(row - other[0]) > 1 or gap > LANE


def _field(view: Karvi, pen: Pen, at: int) -> str:
    """A field's name and what lies there: tiles left and what they ask for, or what the free spots pay."""
    box, place = view.box, int(view.box.place[at])
    name = pen.say(f"field-{FIELDS[at]}")
    if place in (Place.TRADE, Place.RAID):
        kind = int(view.lies[at])
        own = pen.brush.seat >= 0 and bool(view.p[pen.brush.seat * P.SIZE + P.TILE + kind])
        return f"{name} {SIGNS[place]}{span(box, kind)}×{int(view.stack[kind])}{'✓' if own else ''}"
    if place in (Place.TOWER, Place.POST):
        builders = sum(view.built[at] >> seat & 1 for seat in range(view.seats))
        free = tables.spots(box, int(view.side), at)[builders:]
        return f"{name} {SIGNS[place]}{'/'.join(map(str, free))}"
    return f"{name} {SIGNS[place]}"


def _ships(view: Karvi, at: int) -> list[int]:
    return [seat for seat in range(view.seats) if int(ship.field(view, seat)) == at]


def _meant(view: Karvi, pen: Pen, at: int) -> list[str]:
    """All answers that end at a field: where the reader's ship lies, also what it does there."""
    found = [f"{family}:{FIELDS[at]}" for family in ("sail", "far", "push")]
    here = pen.brush.seat >= 0 and int(ship.field(view, pen.brush.seat)) == at
    return [*found, "explore", "build"] if here else found


def _extra(view: Karvi, pen: Pen, at: int) -> int:
    """Cells that ships, builders and a number need behind a name."""
    builders = sum(view.built[at] >> seat & 1 for seat in range(view.seats))
    ships, key = len(_ships(view, at)), len(pen.key(*_meant(view, pen, at)))
    return builders + (ships + 1 if ships else 0) + key


def _write(view: Karvi, pen: Pen, canvas: Canvas, x: int, y: int, at: int, words: str) -> None:
    about, place = f"field-{FIELDS[at]}", int(view.box.place[at])
    ink = "gold" if view.box.yellow[at] else "land" if place in (Place.TRADE, Place.POST) else "risk"
    if place in (Place.START, Place.MAP):
        ink = "strong"
    x = pen.put_key(canvas, x, y, *_meant(view, pen, at))
    x = canvas.put(x, y, words, ink, about=about)
    for seat in range(view.seats):
        if view.built[at] >> seat & 1:
            x = canvas.put(x, y, pen.mark(seat), seat_ink(seat))
    ships = _ships(view, at)
    if ships:
        x = canvas.put(x, y, "~", "strong")
        for seat in ships:
            x = canvas.put(x, y, pen.mark(seat), f"{seat_ink(seat)} now", about="piece-ship")


def _lane(canvas: Canvas, top: int, start: tuple[int, int], end: tuple[int, int], ink: str) -> None:
    """A line from field to field: straight on, then aslant, then straight on again, as on a map of trams."""
    (x1, y1), (x2, y2) = sorted((start, end), key=lambda spot: (spot[1], spot[0]))
    across, down = abs(x2 - x1), y2 - y1
    way = 1 if x2 >= x1 else -1
    aslant, straight = min(across, down), abs(across - down)
    x, y = x1, y1
    for k in range(aslant + straight):
        slants = straight // 2 <= k < straight // 2 + aslant
        if slants:
            x, y = x + way, y + 1
            letter = "╲" if way > 0 else "╱"
        elif across > down:
            x, letter = x + way, "─"
        else:
            y, letter = y + 1, "│"
        canvas.put(x, top + y, letter, ink)


# -- the village ------------------------------------------------------------------------------------------------------


def _ring(view: Karvi, pen: Pen, canvas: Canvas, top: int) -> None:
    """Stop area and bar clockwise from the upper left corner, and the village inside where it has room."""
    columns = min(MOST, max(LEAST, pen.width // SPACE))
    wide, rows = pen.width // columns, -(-(int(view.spaces) - 2 * columns) // 2) + 2
    standing: dict[int, list[int]] = {}
    for die in (seat * 2 + k for seat in range(view.seats) for k in range(view.each)):
        standing.setdefault(int(functions.die_space(view, die)), []).append(die)
    for at in range(view.spaces):
        column, row = _corner(at, columns, rows)
        _space(view, pen, canvas, column * wide, top + row, wide - 1, at, standing.get(at, []))
    inner = pen.room((columns - 2) * wide - 1)
    yard = _yard(view, inner)
    if yard.height <= rows - 2:
        canvas.paste(wide, top + 1 + (rows - 2 - yard.height) // 2, yard)
    else:
        canvas.paste(0, top + rows, _yard(view, pen))


def _corner(at: int, columns: int, rows: int) -> tuple[int, int]:
    """Column and row of a space of the ring."""
    for length, x, y, dx, dy in (
        (columns, 0, 0, 1, 0),
        (rows - 1, columns - 1, 1, 0, 1),
        (columns - 1, columns - 2, rows - 1, -1, 0),
        (rows - 2, 0, rows - 2, 0, -1),
    ):
        if at < length:
            return x + at * dx, y + at * dy
        at -= length
    raise ValueError(at)


def _space(view: Karvi, pen: Pen, canvas: Canvas, x: int, y: int, wide: int, at: int, dice: list[int]) -> None:
    box, label, number = view.box, place_label(at), int(bar.space_at(view, at))
    cost = int(bar.cost(view, max(pen.brush.seat, 0), at))
    blocked = view.seats == 2 and bool(box.three_plus[number])
    about, end = space_id(number), x + wide
    x = canvas.put(x, y, f"{label:>2} ", "quiet", about=about)
    answers = [f"die:{label}", f"space:{label}"]
    x = pen.put_key(canvas, x, y, *answers) + bool(pen.key(*answers))
    x = canvas.put(x, y, f"{cost}{BEER} " if cost else "", "gold", about="goods-beer")
    tail = sum(3 for _ in dice)
    said = "✗" if blocked else pen.say(short.space(box, number, short.worth_of(view, pen.brush.seat)))
    canvas.put(x, y, pen.fit(said, max(3, end - x - tail)), "" if not blocked else "quiet", about=about)
    x = end - tail
    for die in dice:
        seat, beer = die // 2, int(view.die[D.BEER + die])
        now = " now" if die == moving(view) else ""
        answers = [f"any:{seat + 1}.{die % 2 + 1}", *([f"mine:{die % 2 + 1}"] if seat == pen.brush.seat else [])]
        x = pen.put_key(canvas, x, y, *answers)
        x = canvas.put(x, y, f"{pen.mark(seat)}{beer}", seat_ink(seat) + now, about="goods-beer") + 1


def _yard(view: Karvi, pen: Pen) -> Canvas:
    """The trade cards on offer, each in a line with its boxes, and the stacks of equipment cards."""
    canvas = pen.canvas()
    flow = pen.flow(canvas, gap=1)
    flow.turn(pen.say("board-on-offer"), "stack-trade")
    worth = short.worth_of(view, pen.brush.seat)
    for design in (int(one) for one in view.trade[TRADE_CARDS:]):
        if not design:
            continue
        flow.turn()
        for number, at in enumerate(tables.trade_boxes(view.box, design), 1):
            said = pen.say("space-one", first=short.brief(view.box, at, worth))
            flow.put(("/ " if number > 1 else "▪ ") + said, "wood", f"tradecard-{design}", [f"take:{design}.{number}"])
    flow.turn()
    for k, sort in enumerate(SORTS):
        said = pen.say("board-stack", name=pen.say(f"stack-{sort}"), n=int(cards.stack_size(view, k)))
        flow.put(said, "quiet", f"stack-{sort}", [f"draw:{sort}"])
    return canvas
