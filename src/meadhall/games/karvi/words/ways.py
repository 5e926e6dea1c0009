"""Answers of Karvi that are one decision to a person: sail and build there, a space and what of it, and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.dice import FastDice
from meadhall.engine.glances import Way
from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules import bar, ship
from meadhall.games.karvi.rules.box import JOIN_OR, KINDS, OP, STOPS, Box, Deed, Gain, Op, Place
from meadhall.games.karvi.rules.names import Act, D, P
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.answers import MENU, open_task
from meadhall.games.karvi.words.short import brief, worth_of
from meadhall.games.karvi.words.wording import goods

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

MOST_GOODS = 3  # of either kind: more mixtures than that are a question of their own


def then(s: Karvi, action: int) -> tuple[int, ...]:
    """Who sails to where something can be done means to do it."""
    if open_task(s)[0] != MENU or not Act.SAIL <= action < Act.SMUGGLE:
        return ()
    goal = action - (Act.FAR if action >= Act.FAR else Act.SAIL)
    if not ship.can_use(s, s.seat, goal) or ship.others_at(s, s.seat, goal):  # a ship there is displaced first
        return ()
    follows = Act.BUILD if s.box.place[goal] in (Place.TOWER, Place.POST) else Act.EXPLORE
    return (follows,) if possible(s, (action, follows)) else ()


def ways(s: Karvi, action: int) -> tuple[Way, ...]:
    """Sailing alone; and what of a space is taken, chosen with the space."""
    if open_task(s)[0] != MENU:
        return ()
    if Act.SAIL <= action < Act.SMUGGLE:
        return (Way((action,), Phrase("way-only-sail")),) if then(s, action) else ()
    if action >= Act.CARD or s.die[D.AT + bar.hindmost(s)] < STOPS:  # leaving the stop area may turn a round tile
        return ()
    number = int(bar.space_at(s, action - Act.DIE))
    halves = tables.halves(s.box, number)
    if len(halves) > 1 and s.box.space_join[number] == JOIN_OR:
        worth, found = worth_of(s, int(s.seat)), []
        for k, half in enumerate(halves):
            begun = action, Act.HALF + k
            alone = Way(begun, Phrase("space-one", {"first": brief(s.box, half, worth)}))
            found += _points(s, begun, half) or [alone] * possible(s, begun)
        return tuple(found)
    if len(halves) == 1 and (deals := _points(s, (action,), halves[0])):
        return tuple(deals)
    many = _mixed(s.box, halves)
    mixed = [
        Way((action, Act.FUR + fur), Phrase("way-goods", {"goods": goods(fur, many - fur)}))
        for fur in range(many, -1, -1)
        if many
    ]
    return tuple(way for way in mixed if possible(s, way.answers))


def _points(s: Karvi, begun: tuple[int, ...], at: int) -> list[Way]:
    """A trade or raid action together with the tile, or Francia, that it takes points for."""
    if s.box.ops[at] != Op.ACT or s.box.ops[at + 1] not in (Deed.TRADE, Deed.RAID) or s.box.ops[at + OP] != Op.END:
        return []
    track, found = int(s.box.ops[at + 1] == Deed.RAID), []
    for kind, name in enumerate(KINDS):
        letter = int(s.p[int(s.seat) * P.SIZE + P.TILE + kind]) - 1
        if tables.is_trade(kind) != bool(track) and letter >= 0:
            terms = (tables.raid_tile if track else tables.trade_tile)(s.box, kind, letter)
            words = Phrase("way-points", {"name": Phrase(f"kind-{name}"), "n": terms.points})
            found.append(Way((*begun, Act.USE + kind), words))
    francia = Phrase("way-points", {"name": Phrase("mat-francia"), "n": int(s.box.francia_points[track])})
    found.append(Way((*begun, Act.FRANCIA), francia))
    return [way for way in found if possible(s, way.answers)]


def _mixed(box: Box, halves: list[int]) -> int:
    """How many goods of either kind a space gives that gives nothing else; 0 where there is no mixture to choose."""
    at = halves[0]
    if len(halves) > 1 or box.ops[at] != Op.GAIN or box.ops[at + 1] != Gain.RESOURCES or box.ops[at + OP] != Op.END:
        return 0
    return int(box.ops[at + 2]) if box.ops[at + 2] <= MOST_GOODS else 0


def possible(s: Karvi, answers: tuple[int, ...]) -> bool:
    """Whether answers can be given one after the other, as far as the view tells."""
    after = s.clone()
    for action in answers[:-1]:
        if after.seat != s.seat or action not in after.legal():
            return False
        after.apply(action, FastDice(1))
    return after.seat == s.seat and answers[-1] in after.legal()
