"""Raids in letters: the route space by space with tiles and ships, the harbours, and a longship with its places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.aboard import free_space
from meadhall.games.raids.rules.names import NONE, Kind
from meadhall.games.raids.words import naming
from meadhall.look import Canvas, Pen, seat_ink

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

NARROW, BROAD = 11, 14  # cells that a space of the route needs, and likes
SHIELD = "○"
HERE = ("place", "throw", "fight", "feed", "strike", "flee")  # what is decided where the ship lies
GHOST = "◎"


def board(view: Raids, pen: Pen) -> Canvas:
    """The route in rows, each from left to right, from space 1 to the harbour."""
    canvas, harbour = pen.canvas(), int(view.box.harbour)
    y = _heading(view, pen, canvas)
    columns = max(1, pen.width // NARROW)
    roomy = pen.height >= 20 and pen.width >= 5 * BROAD
    if roomy:
        columns = pen.width // BROAD
    rows = -(-harbour // columns)
    columns = -(-harbour // rows)  # as even as it can be
    wide, high = min(20, pen.width // columns), 5 if roomy else 3
    for space in range(1, harbour + 1):
        row, column = divmod(space - 1, columns)
        top = y + row * (high + (0 if roomy else 1))
        if roomy:
            _framed(view, pen, canvas, column * wide, top, wide, space)
        else:
            _stop(view, pen, canvas, column * wide, top, wide - 1, space)
    return canvas


def _heading(view: Raids, pen: Pen, canvas: Canvas) -> int:
    """What this voyage's harbour pays, what the next ones will, who still waits; returns the first line below."""
    box, now = view.box, max(1, int(view.voyage))
    prizes = ", ".join(str(box.prize[rank]) for rank in range(min(len(box.prize), int(view.seats))))
    name = naming.harbour(view, now)
    said = pen.say("board-harbour", voyage=now, harbour=pen.say(name))
    x = canvas.put(0, 0, f"{said} ({prizes})", "gold strong", about=name)
    for voyage in range(now + 1, int(box.voyages) + 1):
        name = naming.harbour(view, voyage)
        said = f"{voyage}: {pen.say(name)}"
        if x + 3 + len(said) <= pen.width:
            x = canvas.put(x + 3, 0, said, "quiet", about=name)
    waiting = sorted((ship for ship in range(view.ships) if view.place[ship] == 0), key=lambda ship: view.slot[ship])
    if waiting:
        x = canvas.put(0, 1, pen.say("text-start"), "quiet", about="harbour")
        for ship in waiting:
            x = _ship(view, pen, canvas, x + 1, 1, ship)
    return canvas.height


def _framed(view: Raids, pen: Pen, canvas: Canvas, x: int, y: int, wide: int, space: int) -> None:
    home, village = space == view.box.harbour, bool(view.box.village[space])
    canvas.frame(x, y, wide, 5, "land" if village or home else "sea" if view.tile[space] else "quiet")
    _stop(view, pen, canvas, x + 2, y + 1, wide - 3, space)


def _stop(view: Raids, pen: Pen, canvas: Canvas, x: int, y: int, wide: int, space: int) -> None:
    """A space in three lines: its number, ships and answer; what lies there; what that shows."""
    home = space == view.box.harbour
    end = canvas.put(x, y, " ⌂" if home else f"{space:>2}", "quiet", about="route") + 1
    for ship in range(view.ships):
        if view.place[ship] == space:
            end = _ship(view, pen, canvas, end, y, ship)
    asked = view.seat >= 0 and view.seat == pen.brush.seat and view.place[view.seat] == space
    answers = [f"sail:{space}", f"flee:{space}", *(HERE if asked else [])]
    key = pen.key(*answers)
    if key:
        pen.put_key(canvas, min(end + 1, x + wide - len(key)), y, *answers)
    _lies(view, pen, canvas, x, y + 1, wide, space)


def _lies(view: Raids, pen: Pen, canvas: Canvas, x: int, y: int, wide: int, space: int) -> None:
    box, tile = view.box, int(view.tile[space])
    if space == box.harbour:
        berths = pen.say("text-berth", berth=min(int(view.docked) + 1, int(view.ships)))
        canvas.put(x, y, pen.fit(pen.say("harbour"), wide), "land", about="harbour")
        canvas.put(x, y + 1, pen.fit(berths, wide), "quiet", about="harbour")
    elif box.village[space]:
        canvas.put(x, y, pen.fit(pen.say("village"), wide), "land", about="village")
        canvas.put(x, y + 1, f"+{box.village_hires}", "quiet", about="village")
    elif tile == NONE:
        canvas.put(x, y, "~ ~", "quiet")
    else:
        about, kind, left = f"tile-{box.names[tile]}", box.kind[tile], int(view.left[space])
        fight = any(view.place[ship] == space for ship in range(view.seats)) and pen.can(f"sail:{space}")
        ink = "risk" if kind == Kind.MONSTER or fight else "gold" if box.points[tile] else "strong"
        canvas.put(x, y, pen.fit(_called(view, pen, tile), wide), ink, about=about)
        shares = box.shares(tile)
        if shares:
            said = " ".join("-" if i < len(shares) - left else f"+{share}" for i, share in enumerate(shares))
        else:
            said = SHIELD * int(box.shields[tile])
        canvas.put(x, y + 1, said, "quiet", about=about)


def _called(view: Raids, pen: Pen, tile: int) -> str:
    """A tile in a word or two, with its capital."""
    said = pen.say(naming.brief(view.box, tile)) if view.box.kind[tile] != Kind.MONSTER else _monster(view, pen, tile)
    return said[:1].upper() + said[1:]


def _monster(view: Raids, pen: Pen, tile: int) -> str:
    return pen.say("brief-monster", strength=int(view.box.points[tile]))


def _ship(view: Raids, pen: Pen, canvas: Canvas, x: int, y: int, ship: int) -> int:
    if ship >= view.seats:
        return canvas.put(x, y, GHOST, "quiet strong", about="ghost")
    return canvas.put(x, y, pen.mark(ship), seat_ink(ship), about="longship")


def mat(view: Raids, of: int, pen: Pen) -> Canvas:
    """The places of a ship with their tiles, and what was sold."""
    canvas, box = pen.canvas(), view.box
    first_free, own = free_space(view, of), of == pen.brush.seat
    x = y = 0
    for space in range(box.spaces):
        tile = int(view.hold[of * box.spaces + space])
        shields = SHIELD * int(box.shields[tile])
        words = f"{pen.say('board-free') if tile == NONE else _called(view, pen, tile)} {shields}".strip()
        answers = [f"replace:{space + 1}", f"sell:{space + 1}"] if tile != NONE else []
        if tile == NONE and space == first_free:
            answers = ["place"]
        key = pen.key(*answers) if own else ""
        need = len(words) + len(key) + (6 if key else 5)
        if x and x + need > pen.width:
            x, y = 0, y + 1
        x = canvas.put(x, y, "│ ", "wood")
        if key:
            x = pen.put_key(canvas, x, y, *answers) + 1
        about = "place" if tile == NONE else f"tile-{box.names[tile]}"
        x = canvas.put(x, y, words, "quiet" if tile == NONE else "", about=about) + 1
    x = canvas.put(x, y, "│", "wood")
    sold = int(scoring.beside(view, of, Kind.GOODS))
    if sold:
        canvas.put(x + 2, y, f"{sold} {pen.say('store-goods')}", "quiet", about="sold")
    return canvas
