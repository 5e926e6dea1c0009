"""Walhalla in letters: the coast on the left, three tongues field by field, four fjords with dragons, the hand."""

from __future__ import annotations

from meadhall.games.walhalla.rules import landing, scoring
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    CARDS,
    COUNTS,
    END_CARDS,
    ENDS,
    FJORD_NAMES,
    FJORDS,
    KINDS,
    NOBODY,
    NONE,
    PLACE_NAMES,
    PLACES,
    SIDES,
    TONGUES,
    Camp,
    Kind,
    Phase,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.look import Canvas, Pen, seat_ink

COAST = 4  # cells before the first row
MARGIN = 12  # cells behind the last: what a tongue pays and who is how strong there
NAMED = 9  # cells of a field that its name fits
BATTLES = (Phase.ATTACK, Phase.DEFEND)


def board(view: Walhalla, pen: Pen) -> Canvas:
    """Fjord, tongue, fjord, tongue, fjord, tongue, fjord; every seat of a dragon lies beside a row of fields."""
    canvas = pen.canvas()
    rows = max(int(length) for length in view.length)
    step = max(3, min(14, (pen.width - COAST - MARGIN) // rows))
    _heading(view, pen, canvas)
    gap = pen.height >= 7 * 2 + FJORDS + 8
    y = 1
    for tongue in range(TONGUES + 1):
        _fjord(view, pen, canvas, y + gap, step, tongue)
        y += 1 + 2 * gap
        if tongue < TONGUES:
            _tongue(view, pen, canvas, y, step, tongue)
            y += 2
    return canvas


def _heading(view: Walhalla, pen: Pen, canvas: Canvas) -> None:
    left = sum(int(dragon) for dragon in view.stack)
    raid = pen.say("board-raid", raid=int(view.raid), raids=int(view.box.raids))
    x = canvas.put(0, 0, raid, "gold strong", about="raid")
    x = canvas.put(x + 2, 0, pen.say("board-dragons", left=left), "quiet", about="stack")
    if view.dragon != NONE and view.fjord == NOBODY:
        x = canvas.put(x + 3, 0, f"{pen.say('dragon')} ", about=f"dragon-{view.box.dragon_names[view.dragon]}")
        x = _crewed(view, pen, canvas, x, _hull(view, pen, canvas, x, 0, 3, int(view.dragon), 0, aboard=True))
    thrown = sum(copies for _, copies in _cards(view, Pile.DISCARDS))
    piles = (("deck", int(view.deck)), ("discards", thrown))
    for name, many in piles:
        words = pen.say(f"board-{name}", cards=many)
        if x + 2 + len(words) <= canvas.width:  # half a word helps nobody
            x = canvas.put(x + 2, 0, words, "quiet", about=name)


def _crewed(view: Walhalla, pen: Pen, canvas: Canvas, x: int, end: int) -> int:
    """The answers of who goes aboard, each on the seats that it mans; returns the cell behind their numbers."""
    asked = pen.family("man", "ride", "stay")
    for place, name in enumerate(PLACE_NAMES):
        coloured = place == view.box.coloured[view.dragon]
        for answer in asked:
            family, _, manned = answer.partition(":")
            if (family == "ride" and coloured) or manned == "all" or name in manned.split("-"):
                canvas.mean(x + 3 * place, 0, 3, answer)
    return pen.put_key(canvas, end + 1, 0, *asked) if asked else end


def _fjord(view: Walhalla, pen: Pen, canvas: Canvas, y: int, step: int, fjord: int) -> None:
    """The water: dragons at their berths, and the next berth where one may go, either end first."""
    name, first = FJORD_NAMES[fjord], fjord * (int(view.box.berths) + 1)
    canvas.put(1, y, name, "sea strong", about="fjord")
    rows = max(int(view.length[t]) for t in (fjord - 1, fjord) if 0 <= t < TONGUES)
    for cell in range(COAST, COAST + rows * step, 2):
        canvas.put(cell, y, "~", "sea")
    moored = int(view.fjords[first])
    for berth in range(moored):
        lies = int(view.fjords[first + 1 + berth])
        under_way = lies >> 1 == view.dragon
        _hull(view, pen, canvas, COAST + berth * PLACES * step, y, step, lies >> 1, lies & 1, aboard=under_way)
    x = COAST + moored * PLACES * step
    for end in ENDS:
        answer = f"berth:{name}.{end}"
        if pen.can(answer):
            x = pen.put_key(canvas, x, y, answer)
            x = canvas.put(x, y, "◂ " if end == ENDS[0] else "▸", "sea strong", answer=answer)


def _hull(
    view: Walhalla, pen: Pen, canvas: Canvas, x: int, y: int, step: int, dragon: int, end: int, *, aboard: bool
) -> int:
    """A dragon, its leading end at the coast; the coloured seat wears its colour, who sits there his mark."""
    about, owner = f"dragon-{view.box.dragon_names[dragon]}", int(view.box.colour[dragon])
    for at in range(PLACES):
        place = int(landing.from_end(end, at))
        sits = int(view.crew[place]) if aboard else NOBODY
        coloured = place == view.box.coloured[dragon]
        ink = seat_ink(owner) if coloured and owner < view.seats else "wood"
        seat = pen.mark(sits) if sits != NOBODY else "○" if coloured else "·"
        bow, stern = ("◂" if at == 0 else "═"), ("▸" if at == PLACES - 1 else "═")
        canvas.put(x, y, bow + "═" * (step - 2) + stern, "wood", about=about)
        canvas.put(x + step // 2, y, seat, seat_ink(sits) if sits != NOBODY else ink, about=about)
        x += step
    return x


def _tongue(view: Walhalla, pen: Pen, canvas: Canvas, y: int, step: int, tongue: int) -> None:
    """A strip of fields in two lines: what each is, and who besieges it or may land there."""
    box, rows = view.box, int(view.length[tongue])
    ashore = _landings(view, pen)
    for line in (y, y + 1):
        canvas.put(0, line, "▒▒▒", "land")
    for row in range(rows):
        at, x = tongue * int(box.rows) + row, COAST + row * step
        kind, holder = int(view.land[at]), int(view.held[at])
        name = f"field-{box.names[kind]}"
        canvas.put(x, y, pen.fit(_named(view, pen, kind, step), step), "land", about=name)
        if holder != NOBODY:
            fought = at == view.field and view.phase in BATTLES and view.seat >= 0
            canvas.put(x, y + 1, pen.mark(holder), seat_ink(holder) + (" now" if fought else ""), about=name)
            if fought:
                _battle(pen, canvas, x, y + 1, step)
        else:
            canvas.put(x, y + 1, "·", "quiet")
        if at in ashore:
            pen.put_key(canvas, x + (holder != NOBODY), y + 1, ashore[at])
    _standing(view, pen, canvas, COAST + rows * step + 1, y, tongue)


def _battle(pen: Pen, canvas: Canvas, x: int, y: int, step: int) -> None:
    """How a battle ends can be chosen on its field; numbers stand there where they hide no neighbour."""
    canvas.put(x + 1, y, "!", "risk")
    answers = pen.family("lose", "win", "shield", "attack", "plain")
    if step >= len(pen.key(*answers)) + 3:
        pen.put_key(canvas, x + 2, y, *answers)
    for answer in answers:
        canvas.mean(x, y, 2, answer)


def _named(view: Walhalla, pen: Pen, kind: int, step: int) -> str:
    """What a field is, in full where there is room, else a letter and its figure."""
    name, value = KINDS[view.box.kind[kind]], int(view.box.value[kind])
    plus = "+" if view.box.kind[kind] == Kind.VILLAGE else ""
    return f"{pen.say(f'text-{name}' if step >= NAMED else f'text-{name}-short')}{plus}{value or ''}"


def _standing(view: Walhalla, pen: Pen, canvas: Canvas, x: int, y: int, tongue: int) -> None:
    """What the headlands of a tongue pay, and how strong everybody is there, the strongest first."""
    strength, _ = scoring.standing(view, tongue)
    pays = f"{int(view.first[tongue])}/{int(view.second[tongue])}"
    canvas.put(x, y, pays, "gold strong", about=f"headland-first-{int(view.first[tongue])}")
    for seat in sorted(range(view.seats), key=lambda seat: -strength[seat]):
        if strength[seat]:
            x = pen.put_seat(canvas, x, y + 1, seat, str(strength[seat])) + 1


def _landings(view: Walhalla, pen: Pen) -> dict[int, str]:
    """Fields where a Viking may be landed now, each with its answer."""
    return {int(landing.landing(view, view.seat, side)): one for side, one in enumerate(SIDES) if pen.can(one)}


def mat(view: Walhalla, of: int, pen: Pen) -> Canvas:
    """The cards a player holds, those laid down, and how many nobody else may know."""
    canvas = pen.canvas()
    known = [(card, n, False) for card, n in _cards(view, Pile.HAND + of)]
    known += [(card, n, True) for card, n in _cards(view, Pile.LAID + of)]
    x = y = 0
    for card, copies, down in known:
        name = CARDS[card]
        answer = f"lay:{name}" if card < END_CARDS else name
        own = of == pen.brush.seat and not down
        words = f"{copies}× {pen.say(f'card-{name}')}" if copies > 1 else pen.say(f"card-{name}")
        if down:
            words += f" ({pen.say('board-laid')})"
        key = pen.key(answer) if own else ""
        if x and x + len(words) + len(key) + 1 > pen.width:
            x, y = 0, y + 1
        if key:
            x = pen.put_key(canvas, x, y, answer) + 1
        x = canvas.put(x, y, words, "quiet" if down else "wood", about=f"card-{name}") + 2
    hidden = int(view.camp[of * COUNTS + Camp.CARDS]) - sum(copies for _, copies, _ in known)
    if hidden:
        canvas.put(x, y, "▒ " * hidden, "quiet", about="cards-hidden")
    return canvas


def _cards(view: Walhalla, pile: int) -> list[tuple[int, int]]:
    row = [int(view.piles[pile * CARD_TYPES + card]) for card in range(CARD_TYPES)]
    return [(card, copies) for card, copies in enumerate(row) if copies]
