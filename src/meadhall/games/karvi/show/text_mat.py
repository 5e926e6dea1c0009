"""What lies before a player of Karvi in letters: crew, slots and runes, both tracks, tiles, and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.karvi.rules.box import BACKS, CARDS, GEAR, GEAR_SLOTS, KINDS, LETTERS, LEVELS, SIDES, SORTS, TRACKS
from meadhall.games.karvi.rules.crew import at as crew_at
from meadhall.games.karvi.rules.names import D, Loc, P, Piece
from meadhall.games.karvi.rules.scoring import meets
from meadhall.games.karvi.show.hull import requests
from meadhall.games.karvi.words import short, tables, wording
from meadhall.games.karvi.words.wording import rune_id
from meadhall.look import Canvas, Pen

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi
    from meadhall.look.pen import Flow


def mat(view: Karvi, of: int, pen: Pen) -> Canvas:
    """Line by line, each with its heading; on one's own mat the numbers of answers stand before what they are about."""
    canvas = pen.canvas()
    flow, own = pen.flow(canvas), of == pen.brush.seat
    if own:
        _offered(view, of, pen, flow)
    _dice(view, of, pen, flow, own)
    _crew(view, of, pen, flow, own)
    _laid(view, of, pen, flow, own)
    _tracks(view, of, pen, flow, own)
    _beside(view, of, pen, flow, own)
    _hand(view, of, pen, flow, own)
    return canvas


def _offered(view: Karvi, of: int, pen: Pen, flow: Flow) -> None:
    """What lies before the player only while it is asked about: goods to mix, halves, tiles, pieces and start cards."""
    names = {name: f"gear-{name}" for name in GEAR}
    names |= {rune_id(k).partition("-")[2]: rune_id(k) for k in range(len(view.rune))}
    for answer in pen.family("draft"):
        about = names[answer.partition(":")[2]]
        flow.put(pen.say(about), "wood", about, [answer])
    for answer in pen.family("startcard"):
        flow.put(pen.say("answer-startcard", n=int(answer.partition(":")[2])), "wood", answers=[answer])
    for answer in pen.family("fur", "spend", "bread", "half", "tile", "special", "bonus"):
        flow.put(pen.brush.choices[answer], "wood", answers=[answer])
    flow.turn()


def _dice(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    """Beer on each die; where gold may be exchanged, for what."""
    for k in range(1, int(view.each) + 1):
        beer = int(view.die[D.BEER + of * 2 + k - 1])
        answers = [f"gold:beer{k}", f"smuggle:{k}", *pen.family("beer")] if own else []
        flow.put(f"{beer} {pen.say('mat-die', n=k)}", "gold", "goods-beer", answers)
    for name in ("fur", "silver", "bread"):
        answer = f"gold:{name}"
        if own and pen.can(answer):
            flow.put(pen.say(f"mat-gold-{name}"), "gold", f"goods-{name}", [answer])
    flow.turn()


def _crew(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    flow.turn(pen.say("mat-crew"), "mat-crew")
    for k, side in enumerate(SIDES):
        for value in range(int(view.box.strengths), 0, -1):
            many = int(view.p[crew_at(of, k, value)])
            if many:
                words = f"{value}" if many == 1 else f"{many}×{value}"
                words += f" ({pen.say(f'side-{side}')})" if k else ""
                flow.put(words, "risk" if k else "strong", "mat-crew", requests(side, value) if own else ())
    base = of * P.SIZE
    for name, at in (("towers", P.TOWERS), ("posts", P.POSTS)):
        if view.p[base + at]:
            flow.put(f"{int(view.p[base + at])} {pen.say(f'mat-{name}')}", "quiet", f"mat-{name}")


def _laid(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    """What lies on the slots, what free ones cost, and what waits to be laid."""
    base = of * P.SIZE
    flow.turn(pen.say("mat-laid"), "mat-laid")
    for k, slot in enumerate(GEAR_SLOTS):
        tile = int(view.p[base + P.STERN + k])
        if tile:
            flow.put(pen.say(f"gear-{GEAR[tile - 1]}"), "wood", f"gear-{GEAR[tile - 1]}")
        else:
            paid, points = tables.slot(view.box, k)
            figures = {"slot": slot, "cost": wording.price(paid), "points": wording.points(points)}
            flow.put(pen.say("mat-slot", **figures), "quiet", f"slot-{slot}")
    for k in range(view.box.rune_slots):
        rune = int(view.p[base + P.RUNE + k])
        if rune:
            flow.put(pen.say(rune_id(rune - 1)), "wood", rune_id(rune - 1), [f"cover:{k + 1}"] if own else ())
    waiting = [(name, k, f"gear-{name}") for k, name in enumerate(GEAR) if view.gear[k] == Piece.ABOVE + of]
    waiting += [
        (rune_id(k).partition("-")[2], len(GEAR) + k, rune_id(k))
        for k, where in enumerate(view.rune)
        if where == Piece.ABOVE + of
    ]
    if waiting:
        flow.turn(pen.say("mat-to-lay"), "mat-above")
    for name, piece, about in waiting:
        ready = bool(meets(view, of, piece))
        words = pen.say(about) + ("" if ready else f" ({pen.say('mat-lacks')})")
        flow.put(words, "good" if ready else "quiet", about, [f"place:{name}", f"rune:{name}"] if own else ())


def _tracks(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    """How far each track is: a full box for every tile there."""
    steps = len(view.box.beer) - 1
    for track, name in enumerate(TRACKS):
        flow.turn()
        done = int(view.p[of * P.SIZE + P.TRADES + track])
        said = f"{pen.say(f'mat-{name}-track')} {'■' * done}{'·' * (steps - done)} {done}/{steps}"
        flow.put(said, "good" if done else "", f"mat-{name}-track", [f"locked:{name}"] if own else ())
    if own and pen.can("francia"):
        flow.put(pen.say("mat-francia"), "gold", answers=["francia"])


def _beside(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    """Trade and raid tiles that wait to be used."""
    base, first = of * P.SIZE, True
    for k, kind in enumerate(KINDS):
        tile = int(view.p[base + P.TILE + k])
        if tile and not view.p[base + P.DONE] >> k & 1:
            if first:
                flow.turn(pen.say("mat-beside"), "mat-beside")
            first = False
            words = pen.say(wording.tile(view.box, k, tile - 1))
            terms = pen.say(wording.tile_terms(view.box, k, tile - 1))
            about = f"tile-{kind}{LETTERS[tile - 1]}"
            flow.put(f"{words} ({terms})", "land", about, [f"use:{kind}"] if own else ())


def _hand(view: Karvi, of: int, pen: Pen, flow: Flow, own: bool) -> None:
    """Cards: one's own with every box, others' by their backs."""
    known = [
        no for no in range(1, CARDS + 1) if view.card[no] == of or (view.card[no] == Loc.FRESH and view.seat == of)
    ]
    worth = short.worth_of(view, of)
    for no in known:
        flow.turn()
        sort = SORTS[view.box.card_sort[no]]
        price = pen.say(wording.price(tables.card_price(view.box, no)))
        title = f"{pen.say(f'mat-card-{sort}', n=no)} ({price}):"
        flow.put(title, "wood strong", f"card-{no}", [f"discard:{no}", f"keep:{no}"] if own else ())
        for number, at in enumerate(tables.card_boxes(view.box, no), 1):
            said = pen.say("space-one", first=short.brief(view.box, at, worth))
            flow.put(said, "", f"card-{no}", [f"card:{no}.{number}"] if own else ())
    flow.turn()
    held = [no for no in known if view.card[no] == of]
    for back in range(BACKS):
        many = int(view.held[of * BACKS + back]) - sum(view.box.card_group[no] == back for no in held)
        if many > 0:
            sort, level = SORTS[back // LEVELS], back % LEVELS + 1
            flow.put(f"▒ {pen.say('mat-back', sort=sort, level=level, n=many)}", "quiet", f"stack-{sort}")
