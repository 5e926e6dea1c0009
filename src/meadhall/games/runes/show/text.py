"""Runes in letters: stones as hexagons of six runes, capital where they match, with coins, offers and hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from meadhall.games.runes.rules import cards, hands, offers, plane
from meadhall.games.runes.rules.box import SLOTS
from meadhall.games.runes.rules.names import RITUALS, SIDES, STAR, Colour, Phase, Ritual, Variant
from meadhall.games.runes.show.layout import Spot, spots
from meadhall.games.runes.show.pieces import explained
from meadhall.look import Canvas, Pen, seat_ink

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

ACROSS, DOWN = 8, 3  # cells and lines from one stone to the next
SIDE_AT = ((7, 2), (5, 3), (3, 3), (1, 2), (3, 1), (5, 1))  # where a side's rune stands, clockwise from the east
WALLS = (  # what is drawn between a side and its neighbour, each with its cell and line
    (("│", 8, 2),),
    (("╱", 7, 3), ("╱", 5, 4)),
    (("╲", 1, 3), ("╲", 3, 4)),
    (("│", 0, 2),),
    (("╱", 1, 1), ("╱", 3, 0)),
    (("╲", 7, 1), ("╲", 5, 0)),
)
MIDDLE = 5  # cells within a stone
KINDS = {Colour.GREY: "", Colour.BLACK: "#", Colour.GOLD: "$"}
STONE_INKS = {Colour.GREY: "", Colour.BLACK: "strong", Colour.GOLD: "gold"}


def board(view: Runes, pen: Pen) -> Canvas:
    """All stones, each row half a stone further; where one may lie its number and what it brings."""
    ended = view.seat < 0
    seen = [spot for spot in spots(view) if spot.stone or not ended]
    rows = {spot.cell: int(plane.r_of(view, spot.cell)) for spot in seen}
    halves = {spot.cell: 2 * int(plane.q_of(view, spot.cell)) + rows[spot.cell] for spot in seen}
    left, top = min(halves.values(), default=0), min(rows.values(), default=0)
    wide = (max(halves.values(), default=0) - left) * ACROSS // 2 + ACROSS + 1
    canvas = pen.canvas(max(pen.width, wide))
    _legend(view, pen, canvas)
    shift = max(0, (canvas.width - wide) // 2)
    first = 1 if any(spot.stone and rows[spot.cell] == top for spot in seen) else 0  # a free place has no top
    places = {
        cell: (shift + (half - left) * ACROSS // 2, first + (rows[cell] - top) * DOWN) for cell, half in halves.items()
    }
    for spot in seen:
        if spot.stone:
            _walls(canvas, *places[spot.cell])
    best = _best(view, pen)
    for spot in seen:
        x, y = places[spot.cell]
        _spot(view, pen, canvas, x, y, spot)
        if spot.cell in best:
            offer = best[spot.cell]
            _offer(pen, canvas, x, y, spot, offer.coins, [f"turn:{turn}" for turn in offer.turns])
    if not view.laid:
        words = pen.say("board-empty")
        canvas.put(max(0, (canvas.width - len(words)) // 2), canvas.height, words, "quiet")
    return canvas


def _offer(pen: Pen, canvas: Canvas, x: int, y: int, spot: Spot, coins: int | None, answers: list[str]) -> None:
    """The number of what may lie in a place, and how many coins it brings: below it, on a stone behind it."""
    brings = "" if coins is None else f"{coins:+d}"
    key = pen.key(*answers, most=MIDDLE)
    if spot.stone:
        canvas.put(x + 2, y + 2, " " * MIDDLE)
        end = pen.put_key(canvas, x + 2, y + 2, *answers, most=MIDDLE)
        canvas.put(end, y + 2, brings[: MIDDLE - len(key)], "gold")
    else:
        pen.put_key(canvas, x + 2 + (MIDDLE - len(key)) // 2, y + 2, *answers, most=MIDDLE)
        canvas.put(x + 3, y + 3, brings, "gold")


def _legend(view: Runes, pen: Pen, canvas: Canvas) -> None:
    parts = [(pen.say("legend-bag", n=int(hands.in_bag(view))), "quiet", "foot-bag")]
    if view.variant != Variant.CHILDREN:
        parts.append((pen.say("legend-deck", n=int(cards.in_deck(view))), "quiet", "foot-deck"))
    if view.roll:
        parts.append((pen.say("board-roll", roll=int(view.roll)), "strong", "foot-roll"))
    if view.open >= 0:
        parts.append((f"▒ {pen.say(f'ritual-{RITUALS[view.open]}')}", "wood", "pile"))
    if view.seats > 2 and (view.way < 0 or view.turning):
        parts.append((pen.say("board-turning" if view.turning else "board-back"), "strong", "foot-way"))
    x = 0
    for text, ink, about in parts:
        x = canvas.put(x, 0, text, ink, about=about) + 3


def _best(view: Runes, pen: Pen) -> dict[int, offers.Offer]:
    turns = [turn for turn in range(SIDES) if pen.can(f"turn:{turn}")]
    return offers.best_turns(view, view.stone, turns) if turns else {}


def _spot(view: Runes, pen: Pen, canvas: Canvas, x: int, y: int, spot: Spot) -> None:
    answer = f"cell:{spot.cell + 1}"
    if spot.stone:
        matched = set(plane.matching_sides(view, spot.cell))
        _stone(view, pen, canvas, x, y, spot.stone, spot.turn, matched)
        threatened = view.seat >= 0 and view.victim >= 0 and spot.cell == view.cell
        coins = f"{pen.mark(spot.owner)}{spot.coins}" if spot.owner >= 0 else ""
        end = canvas.put(x + 3, y + 2, coins, seat_ink(max(0, spot.owner)), about=explained(view.box, spot.stone))
        if threatened:
            canvas.put(end, y + 2, "!", "risk")
    elif not pen.can(answer):
        canvas.put(x + 4, y + 2, "·", "quiet")
    if pen.can(answer):
        _offer(pen, canvas, x, y, spot, _won(view, spot.cell), [answer])


def _walls(canvas: Canvas, x: int, y: int, *, whole: bool = True) -> None:
    """The outline of a stone; not whole, it has neither top nor bottom and takes three lines."""
    for side in WALLS:
        for letter, dx, dy in side:
            if whole or 1 <= dy <= DOWN:
                canvas.put(x + dx, y + dy, letter, "quiet")


def _won(view: Runes, cell: int) -> int | None:
    """By how many coins choosing a cell would empty the tray; None where none are paid."""
    if view.phase == Phase.CELL:
        return int(offers.coins(view, view.stone, view.turn, cell))
    if view.phase != Phase.MARK:
        return None
    more = view.deed == Ritual.MORE_COINS
    return int(offers.more_coins(view, cell)) if more else int(offers.replacing(view, cell).gain())


def _stone(
    view: Runes, pen: Pen, canvas: Canvas, x: int, y: int, stone: int, turn: int, matched: Iterable[int] = ()
) -> None:
    """The six runes of a stone round its middle, and what sort it is; where two match a wall is marked, too."""
    box, colour = view.box, int(view.box.colour[stone])
    about, strong = explained(box, stone), set(matched)
    canvas.put(x + 2, y + 2, " " * MIDDLE, about=about)
    for side in range(SIDES):
        rune = int(box.rune[stone * SIDES + (side - turn) % SIDES])
        letter = "*" if rune == STAR else box.symbols[rune][:1]
        letter = letter.upper() if side in strong else letter.lower()
        dx, dy = SIDE_AT[side]
        canvas.put(x + dx, y + dy, letter, "good strong" if side in strong else STONE_INKS[colour], about=about)
        if side in strong:
            for wall, dx, dy in WALLS[side]:
                canvas.put(x + dx, y + dy, "=" if wall == "│" else wall, "good strong")
    canvas.put(x + 6, y + 2, KINDS[colour], STONE_INKS[colour], about=about)


def mat(view: Runes, of: int, pen: Pen) -> Canvas:
    """The hand, which all can see, the tray, and the rituals."""
    canvas, own = pen.canvas(), of == pen.brush.seat
    y = _rituals(view, of, pen, canvas) - 1  # a stone's first line is its top, which is left out here
    x = 0
    held = [(number, int(view.turn) if number == view.stone else 0) for number in hands.stones_of(view, of)]
    turns = [(int(view.stone), turn) for turn in range(SIDES) if own and pen.can(f"turn:{turn}")]
    for at, (number, turn) in enumerate([*held, *turns]):
        if x + ACROSS + 1 > pen.width:
            x, y = 0, y + DOWN
        _walls(canvas, x, y, whole=False)
        _stone(view, pen, canvas, x, y, number, turn)
        if at >= len(held):
            pen.put_key(canvas, x + 3, y + 2, f"turn:{turn}")
        else:
            answers = [f"take:{number}", *([f"stone:{number}"] if own else [])]
            end = pen.put_key(canvas, x + 2, y + 2, *answers)
            if own and pen.can(f"stone:{number}"):
                canvas.put(end, y + 2, f"+{int(offers.most(view, number))}"[: x + 2 + MIDDLE - end], "gold")
        x += ACROSS + 2
    return canvas


def _rituals(view: Runes, of: int, pen: Pen, canvas: Canvas) -> int:
    """The rituals of a seat, and whether one can be aimed at it; returns the first line below."""
    x, known = pen.put_key(canvas, 0, 0, f"at:{of + 1}"), 0
    x += bool(x)
    for kind, name in enumerate(RITUALS):
        held = int(view.cards[of * SLOTS + kind])
        known += held
        if not held:
            continue
        answers = [f"play:{name}", f"drop:{name}", *([name] if name in ("ward", "mirror") else [])]
        words = pen.say(f"ritual-{name}") + (f" ×{held}" if held > 1 else "")
        key = pen.key(*answers) if of == pen.brush.seat else ""
        if key:
            x = pen.put_key(canvas, x, 0, *answers) + 1
        x = canvas.put(x, 0, words, "wood", about=f"ritual-{name}") + 2
    hidden = int(view.held[of]) - known
    if hidden > 0:
        x = canvas.put(x, 0, "▒ " * hidden, "quiet", about="ritual-unknown")
    return 1 if x else 0
