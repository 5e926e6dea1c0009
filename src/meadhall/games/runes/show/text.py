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
SIDE_AT = ((6, 1), (4, 2), (2, 2), (0, 1), (2, 0), (4, 0))  # where a side's rune stands, clockwise from the east
KINDS = {Colour.GREY: "", Colour.BLACK: "#", Colour.GOLD: "$"}
STONE_INKS = {Colour.GREY: "", Colour.BLACK: "strong", Colour.GOLD: "gold"}


def board(view: Runes, pen: Pen) -> Canvas:
    """All stones, each row half a stone further; where one may lie its number and what it brings."""
    ended = view.seat < 0
    seen = [spot for spot in spots(view) if spot.stone or not ended]
    rows = {spot.cell: int(plane.r_of(view, spot.cell)) for spot in seen}
    halves = {spot.cell: 2 * int(plane.q_of(view, spot.cell)) + rows[spot.cell] for spot in seen}
    left, top = min(halves.values(), default=0), min(rows.values(), default=0)
    wide = (max(halves.values(), default=0) - left) * ACROSS // 2 + ACROSS
    canvas = pen.canvas(max(pen.width, wide))
    _legend(view, pen, canvas)
    shift = max(0, (canvas.width - wide) // 2)
    best = _best(view, pen)
    for spot in seen:
        x, y = shift + (halves[spot.cell] - left) * ACROSS // 2, 1 + (rows[spot.cell] - top) * DOWN
        _spot(view, pen, canvas, x, y, spot)
        if spot.cell in best:
            offer = best[spot.cell]
            pen.put_key(canvas, x + 1, y + 1, *(f"turn:{turn}" for turn in offer.turns), most=5)
            canvas.put(x + 3, y + (0 if spot.stone else 2), f"+{offer.coins}"[:2], "gold")
    if not view.laid:
        canvas.put(shift, canvas.height, pen.say("board-empty"), "quiet")
    return canvas


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
        end = canvas.put(x + 2, y + 1, coins, seat_ink(max(0, spot.owner)), about=explained(view.box, spot.stone))
        if threatened:
            canvas.put(end, y + 1, "!", "risk")
        if 0 in matched:
            canvas.put(x + 7, y + 1, "=", "good")
    elif not pen.can(answer):
        canvas.put(x + 3, y + 1, "·", "quiet")
    if pen.can(answer):
        won = _won(view, spot.cell)
        pen.put_key(canvas, x + 1, y + 1, answer)
        if won is not None:
            canvas.put(x + 3, y + (2 if not spot.stone else 0), f"{won:+d}"[:2], "gold")


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
    """The six runes of a stone round its middle, and what sort it is."""
    box, colour = view.box, int(view.box.colour[stone])
    about, strong = explained(box, stone), set(matched)
    canvas.put(x + 1, y + 1, "     ", about=about)
    for side in range(SIDES):
        rune = int(box.rune[stone * SIDES + (side - turn) % SIDES])
        letter = "*" if rune == STAR else box.symbols[rune][:1]
        letter = letter.upper() if side in strong else letter.lower()
        dx, dy = SIDE_AT[side]
        canvas.put(x + dx, y + dy, letter, "good strong" if side in strong else STONE_INKS[colour], about=about)
    canvas.put(x + 5, y + 1, KINDS[colour], STONE_INKS[colour], about=about)


def mat(view: Runes, of: int, pen: Pen) -> Canvas:
    """The hand, which all can see, the tray, and the rituals."""
    canvas, own = pen.canvas(), of == pen.brush.seat
    y = _rituals(view, of, pen, canvas)
    x = 0
    for number in hands.stones_of(view, of):
        turn = int(view.turn) if number == view.stone else 0
        _stone(view, pen, canvas, x, y, number, turn)
        answers = [f"take:{number}", *([f"stone:{number}"] if own else [])]
        pen.put_key(canvas, x + 1, y + 1, *answers)
        if own and pen.can(f"stone:{number}"):
            canvas.put(x + 3, y, f"+{int(offers.most(view, number))}"[:2], "gold")
        x += ACROSS + 2
    for turn in range(SIDES):
        if own and pen.can(f"turn:{turn}"):
            if x + ACROSS > pen.width:
                x, y = 0, y + DOWN + 1
            _stone(view, pen, canvas, x, y, int(view.stone), turn)
            pen.put_key(canvas, x + 2, y + 1, f"turn:{turn}")
            x += ACROSS + 1
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
