"""Laying a stone as one gesture: every stone, turn and cell that may be chosen now, with what it brings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import hands, laying, offers, placing, plane, targets
from meadhall.games.runes.rules.names import NOBODY, SIDES, Act, Colour, Phase, Why
from meadhall.games.runes.words.phrases import forms_at
from meadhall.look import Chain

if TYPE_CHECKING:
    from meadhall.games.runes.rules.reckoning import Reckoning
    from meadhall.games.runes.rules.state import Runes

LAYING = (Phase.STONE, Phase.TURN, Phase.CELL)


def chains(view: Runes) -> list[Chain]:
    """From the open question on: which stone, turned how, laid where."""
    if view.seat == OVER or view.phase not in LAYING:
        return []
    found, made = [], Chains(view).chain
    for stone in stones(view):
        first = (Act.STONE + stone - 1,) if view.phase == Phase.STONE else ()
        if view.laid == 0:
            found.append(made(first, stone, 0, 0))
            continue
        for turn in range(SIDES) if view.phase != Phase.CELL else (int(view.turn),):
            second = first if view.phase == Phase.CELL else (*first, Act.TURN + turn)
            for cell in offers.places(view, stone, turn):
                found.append(made((*second, Act.CELL + cell), stone, turn, cell))
    return found


def stones(view: Runes) -> list[int]:
    """The hand stones that may be laid now; one that is chosen is the only one."""
    if view.phase != Phase.STONE:
        return [int(view.stone)]
    theft = targets.theft(view)
    return [one for one in hands.stones_of(view, view.seat) if laying.not_this_stone(view, theft, one) == Why.ALLOWED]


def taken_up(view: Runes) -> str | None:
    """The stone that can bring most lies in the hand at once."""
    if view.seat == OVER or view.phase not in LAYING:
        return None
    best = max(stones(view), key=lambda stone: offers.most(view, stone), default=None)
    return None if best is None else f"stone-{best}"


@lru_cache(maxsize=4096)
def _sides(common: int) -> tuple[int, ...]:
    """The sides that match, from the bits that stone and cell have in common."""
    return tuple(side for side in range(SIDES) if common >> (side * plane.BITS) & plane.ALL_BITS)


@lru_cache(maxsize=4096)
def _marks(laid: int, sides: tuple[int, ...], over: bool) -> str:
    """For the board: so many coins, these matches, and whether a stone is covered."""
    return " ".join([f"c{laid}", *(f"m{side}" for side in sides), *(["over"] if over else [])])


class Chains:
    """The chains of one question; what says the same is one phrase."""

    def __init__(self, view: Runes) -> None:
        self.view = view
        self.labels: dict[tuple[int, ...], Phrase] = {}
        self.losses: dict[tuple[int, int], Phrase] = {}

    def chain(self, answers: tuple[int, ...], stone: int, turn: int, cell: int) -> Chain:
        """One of them."""
        view = self.view
        r, sides = offers.laying(view, stone, turn, cell), _sides(plane.common(view, stone, turn, cell))
        loser, gain = int(r.loser), int(r.gain())
        label, loss = self.label(stone, cell, r, len(sides)), None
        if loser not in (NOBODY, view.seat):
            loss = self.loss(loser, int(r.loss()))
        marks = _marks(int(r.laid), sides, loser != NOBODY)
        return Chain(answers, f"stone-{stone}", f"cell-{cell + 1}", label, turn, gain, loss, marks)

    def label(self, stone: int, cell: int, r: Reckoning, matches: int) -> Phrase:
        """What it brings, and of what."""
        view, box, gain = self.view, self.view.box, int(r.gain())
        gold = int(box.gold) if box.colour[stone] == Colour.GOLD and matches else 1
        more = int(matches * box.match * gold > box.most)
        own = int(r.home) if r.loser == view.seat else 0
        needed = 0 if r.loser == NOBODY else int(placing.needed(view.top[cell], targets.theft(view)))
        bonus = int(r.bonus)
        key = (gain, matches, gold, more, own, needed, bonus, cell if bonus else 0)
        found = self.labels.get(key)
        if found is None:
            args: dict[str, Any] = {"n": abs(gain), "sign": "less" if gain < 0 else "more", "matches": matches}
            args |= {"gold": gold, "most": "yes" if more else "no", "first": "no" if view.laid else "yes"}
            args |= {"bonus": bonus, "forms": "", "own": own, "needed": needed}
            if bonus > 0:
                args["forms"] = forms_at(view, "forms", cell, int(view.seat), int(r.formed))
            found = self.labels[key] = Phrase("chain-covers" if needed else "chain-pays", args)
        return found

    def loss(self, loser: int, home: int) -> Phrase:
        """The coins of a rival that go home, and what that makes of the tray."""
        found = self.losses.get((loser, home))
        if found is None:
            tray = int(self.view.tray[loser])
            args = {"n": home, "loser": SeatName(loser), "before": tray, "after": tray + home}
            found = self.losses[loser, home] = Phrase("chain-home", args)
        return found


def bar(view: Runes, seat: int) -> Phrase | None:
    """What the bar says while no stone is tried on."""
    if view.seat == OVER:
        return None
    if view.seat != seat:
        return Phrase("bar-wait", {"who": SeatName(view.active)})
    if view.phase in LAYING:
        return Phrase("bar-lay", {"first": "no" if view.laid else "yes"})
    return Phrase("bar-defend" if view.phase == Phase.DEFEND else "bar-ritual", {"who": SeatName(view.active)})
