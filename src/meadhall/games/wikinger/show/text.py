"""Wikinger in letters: the wheel with its combinations and prices, and a land of six rows behind its homeland."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules import land, wheel
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    NOBODY,
    NONE,
    QUESTIONS,
    ROWS,
    SPECIALS,
    STANDS,
    TILE,
    Own,
    Row,
    is_ship,
)
from meadhall.games.wikinger.show.layout import columns_of
from meadhall.games.wikinger.show.pieces import name_of
from meadhall.games.wikinger.show.wheel import POOL
from meadhall.games.wikinger.words.short import short_tile
from meadhall.look import Canvas, Pen

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

INKS = ("", "sea", "risk", "gold", "land", "wood", "seat-1")  # of the figures, by their number
PERSON = "☻"
NAMED, BRIEF = 11, 8  # cells that the name of a row takes, and gets where there is little room
ASHORE = 6  # cells for who waits ashore
ROOMY = 60  # cells from which names stand in full
SLIM, WIDE = 3, 8  # cells of a column, at least and at most
LEAST = 8  # columns that are drawn, where they have room


def board(view: Wikinger, pen: Pen) -> Canvas:
    """Round and scoring, the wheel clockwise in two rows, and what else lies open."""
    canvas = pen.canvas()
    now, rounds = int(view.round), int(view.box.rounds)
    x = canvas.put(0, 0, f"{pen.say('board-now', round=now)}/{rounds}", "gold strong", about="board-round")
    after = f"board-{'last' if now == rounds else 'next'}-{'small' if now % 2 else 'large'}"
    x = canvas.put(x + 1, 0, pen.say(after), "quiet", about="board-round")
    if pen.brush.seat >= 0:
        gold = int(view.own[pen.brush.seat * Own.SIZE + Own.GOLD])
        x = canvas.put(x + 3, 0, f"{pen.say('board-your-gold')}: {gold}", "gold", about="board-gold")
        pen.put_key(canvas, x + 1, 0, *pen.family("bid", "pass"))
    y = _hand(view, pen, canvas, 1)
    y = _wheel(view, pen, canvas, y)
    return _open(view, pen, canvas, y)


def _hand(view: Wikinger, pen: Pen, canvas: Canvas, y: int) -> int:
    """What was bought and is not laid yet."""
    if view.seat < 0 or not (view.hand_tile or view.hand_figure) or QUESTIONS[view.phase] == "buy":
        return y
    x = canvas.put(0, y, f"{pen.say('board-hand')}: ", "strong", about="board-hand")
    if view.hand_tile:
        name = name_of(int(view.hand_tile))
        x = canvas.put(x, y, pen.say(name), "land", about=name)
    if view.hand_figure:
        figure = int(view.hand_figure)
        x = canvas.put(x + 1, y, f"{PERSON} ", INKS[figure])
        canvas.put(x, y, _named(pen, figure), INKS[figure], about=f"figure-{FIGURES[figure - 1]}")
    return y + 1


def _wheel(view: Wikinger, pen: Pen, canvas: Canvas, y: int) -> int:
    """The slots from left to right above, and on from right to left below: a wheel laid flat."""
    slots, zero = int(view.slots), int(wheel.cheapest(view))
    above = -(-slots // 2)
    wide = min(22, pen.width // above)
    for slot in range(slots):
        low = slot >= above
        column = 2 * above - 1 - slot if low else slot
        _slot(view, pen, canvas, column * wide, y + (4 if low else 0), wide - 1, slot, zero)
    x, last = canvas.put(0, y + 3, "╰↑ ", "quiet"), (above - 1) * wide
    words = pen.fit(pen.say("text-wheel"), last - x - 1)
    x = canvas.put(x, y + 3, f"{words} ", "quiet", about="board-price")
    canvas.put(x, y + 3, "─" * (last - x) + " ↓╯", "quiet")
    return y + 7


def _slot(view: Wikinger, pen: Pen, canvas: Canvas, x: int, y: int, wide: int, slot: int, zero: int) -> None:
    """A combination in three lines: its price and answer, its tile, its figure."""
    tile, figure, answer = int(view.tile[slot]), int(view.figure[slot]), f"buy:{slot}"
    if tile == NONE:
        canvas.put(x, y + 1, "·", "quiet")
        return
    if slot >= zero:
        price = slot - zero
        end = canvas.put(x, y, f"{price:>2}¤", "gold strong" if pen.can(answer) else "quiet", about="board-price")
        pen.put_key(canvas, end + 1, y, answer)
    name = name_of(tile)
    words = pen.fit(pen.say(short_tile(view, tile)), wide)
    canvas.put(x, y + 1, words, "sea" if is_ship(tile) else "land", about=name)
    if figure != NONE:
        about = f"figure-{FIGURES[figure - 1]}"
        end = canvas.put(x, y + 2, PERSON, INKS[figure], about=about)
        canvas.put(end + 1, y + 2, pen.fit(_named(pen, figure), wide - 2), INKS[figure], about=about)


def _named(pen: Pen, figure: int) -> str:
    said = pen.say(f"figure-{FIGURES[figure - 1]}")
    return said[:1].upper() + said[1:]


def _open(view: Wikinger, pen: Pen, canvas: Canvas, y: int) -> Canvas:
    """Figures that wait for the wheel, and special tiles that can be had."""
    if view.seat >= 0 and QUESTIONS[view.phase] in POOL:
        x = canvas.put(0, y, f"{pen.say('board-drawn')}: ", "strong", about="board-drawn")
        for number, name in enumerate(FIGURES, 1):
            words = f"{int(view.pool[number])} {pen.say(f'many-{name}', n=int(view.pool[number]))}"
            words = words if not words.split(" ", 1)[1][:1].isdigit() else words.split(" ", 1)[1]
            key = pen.key(f"remove:{name}", f"colour:{name}")
            if x + len(words) + len(key) + 1 > pen.width:
                x, y = 2, y + 1
            x = canvas.put(x, y, words, INKS[number], about=f"figure-{name}") + 1
            x = pen.put_key(canvas, x, y, f"remove:{name}", f"colour:{name}") + 1
        y += 1
    if view.advanced:
        x = canvas.put(0, y, f"{pen.say('board-specials')}: ", "strong", about="board-specials")
        for kind in (int(one) for one in view.open):
            if kind == NOBODY:
                continue
            name, answer = f"special-{SPECIALS[kind]}", f"special:{SPECIALS[kind]}"
            words, key = pen.say(name), pen.key(answer)
            if x + len(words) + len(key) + 2 > pen.width:
                x, y = 2, y + 1
            x = pen.put_key(canvas, x, y, answer) + bool(key)
            x = canvas.put(x, y, words, "wood", about=name) + 2
    return canvas


def mat(view: Wikinger, of: int, pen: Pen) -> Canvas:
    """The six rows of a land: who waits ashore, then the columns with tiles, figures and threats."""
    canvas, own = pen.canvas(), of == pen.brush.seat
    shore = NAMED if pen.width >= ROOMY else BRIEF
    first = shore + ASHORE
    columns = columns_of(view, of, min(LEAST, (pen.width - first) // (SLIM + 1)))
    step = max(SLIM, min(WIDE, (pen.width - first) // columns))
    for column in range(1, columns + 1):
        canvas.put(first + (column - 1) * step + step // 2 - 1, 0, str(column), "quiet", about="board-column")
    canvas.put(shore, 0, pen.fit(pen.say("board-ashore"), ASHORE), "quiet", about="homeland")
    for row in range(Row.SHIPS, Row.FISHERS + 1):
        name = f"row-{ROWS[row - 1]}"
        canvas.put(0, row, pen.fit(pen.say(name), shore - 1).capitalize(), INKS[row], about=name)
        _ashore(view, of, pen, canvas, shore, row, own)
        for column in range(1, columns + 1):
            _cell(view, of, pen, canvas, first + (column - 1) * step, row, column, step, own)
    _taken(view, of, pen, canvas)
    return canvas


def _ashore(view: Wikinger, of: int, pen: Pen, canvas: Canvas, x: int, row: int, own: bool) -> None:
    number, name = int(view.own[of * Own.SIZE + Own.ASHORE + row]), FIGURES[row - 1]
    if number:
        canvas.put(x, row, f"{PERSON}{number}", INKS[row], about=f"figure-{name}")
    cargo = "each" if row == Row.SHIPS else name  # boatmen are no cargo
    answers = [f"ferry:{cargo}", f"boat:{cargo}", *(["ashore"] if row == view.hand_figure else [])]
    if own:
        pen.put_key(canvas, x + 2, row, *answers)


def _cell(
    view: Wikinger, of: int, pen: Pen, canvas: Canvas, x: int, row: int, column: int, step: int, own: bool
) -> None:
    """A cell: an end "(" or ")", a middle with its building's first letters, a ship; and who stands there."""
    lies = int(view.land[land.at(view, of, row, column)])
    cell, answers = f"{row}.{column}", list[str]()
    if own:
        answers = [f"lay:{cell}", f"to:{cell}", f"swap:{cell}", *([f"start:{row}"] if column == 1 else [])]
        if column == view.hand_column and row == view.hand_figure:
            answers.append("stand")
    if lies == NONE:
        canvas.put(x + step // 2 - 1, row, "·", "quiet")
    else:
        _tile(view, of, pen, canvas, x, row, column, step, lies)
    if answers:
        pen.put_key(canvas, x, row, *answers)


def _tile(
    view: Wikinger, of: int, pen: Pen, canvas: Canvas, x: int, row: int, column: int, step: int, lies: int
) -> None:
    box, tile, name = view.box, lies & TILE, name_of(lies & TILE)
    threat = int(land.threat(view, of, column))
    if is_ship(tile):
        said = f"▶{pen.say(name)[: step - 3]}{'↓' if threat else '✗'}"[:step]
        canvas.put(x, row, said, "risk" if threat else "quiet", about=name)
        return
    left, right = ("─" if box.land_left[tile] else "("), ("─" if box.land_right[tile] else ")")
    whole = box.land_left[tile] and box.land_right[tile]
    inner = _building(pen, name)[: step - 2 - 2 * (lies >= STANDS)] if whole else ""
    canvas.put(x, row, left + "─" * (step - 2) + right, "land", about=name)
    canvas.put(x + 1, row, inner, "land")
    if lies >= STANDS:
        threatened = row <= threat
        at = x + step - 2
        canvas.put(at, row, PERSON, "risk now" if threatened else INKS[row], about=f"figure-{FIGURES[row - 1]}")
        if threatened:
            canvas.put(at - 1, row, "!", "risk")


def _building(pen: Pen, name: str) -> str:
    """The building of a middle: the last word of its name."""
    return pen.say(name).replace(")", "").split()[-1]


def _taken(view: Wikinger, of: int, pen: Pen, canvas: Canvas) -> None:
    """The special tiles of a seat."""
    x, y = 0, Row.FISHERS + 1
    for kind, name in enumerate(SPECIALS):
        number = int(view.own[of * Own.SIZE + Own.SPECIAL + kind])
        if number:
            words = pen.say(f"special-{name}") + (f" ×{number}" if number > 1 else "")
            if x + len(words) > pen.width:
                x, y = 0, y + 1
            x = canvas.put(x, y, words, "wood", about=f"special-{name}") + 2
