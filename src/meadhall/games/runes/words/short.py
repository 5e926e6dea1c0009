"""Answers and counts of Runes in short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.glances import Chip, Standing
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.runes.rules import hands, offers, plane
from meadhall.games.runes.rules.names import COLOURS, NOBODY, Act, Phase, Ritual, Variant
from meadhall.games.runes.words.phrases import coins, ritual_name, signed

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def short(view: Runes, action: int) -> Phrase | None:
    """An answer in a few words, and what matters most about it."""
    if action == Act.PASS:
        return Phrase("short-pass")
    if action < Act.DROP:
        return Phrase("short-play", {"ritual": ritual_name(action - Act.PLAY)})
    if action < Act.NONE:
        return Phrase("short-drop", {"ritual": ritual_name(action - Act.DROP)})
    if action == Act.NONE:
        return Phrase("short-none")
    if action < Act.TURN:
        stone = action - Act.STONE + 1
        best = signed("best", offers.most(view, stone))
        return Phrase("short-stone", {"colour": COLOURS[view.box.colour[stone]], "best": best})
    if action < Act.CELL:
        turn = action - Act.TURN
        return Phrase("short-turn", {"turn": turn, "best": signed("best", offers.most_turned(view, view.stone, turn))})
    if action < Act.AT:
        return _cell(view, action - Act.CELL)
    if action < Act.TAKE:
        return Phrase("short-at", {"who": SeatName(action - Act.AT)})
    if action < Act.WARD:
        stone = action - Act.TAKE + 1
        victim = SeatName(view.where[stone] - 1)
        return Phrase("short-take", {"colour": COLOURS[view.box.colour[stone]], "stone": stone, "victim": victim})
    if action == Act.ACCEPT:
        return Phrase("short-accept")
    return Phrase("short-ward" if action == Act.WARD else "short-mirror")


def _cell(view: Runes, cell: int) -> Phrase:
    """A cell, with the coins it brings, and whether they are laid over somebody's stone."""
    if view.phase == Phase.MARK and view.deed == Ritual.MORE_COINS:
        gain, loser = int(offers.more_coins(view, cell)), NOBODY
    else:
        marks = view.phase == Phase.MARK
        r = offers.replacing(view, cell) if marks else offers.laying(view, view.stone, view.turn, cell)
        gain, loser = int(r.gain()), int(r.loser)
    rival = loser not in (NOBODY, int(view.seat))
    args: dict[str, Any] = {"cell": cell + 1, "won": coins(abs(gain)), "sign": "less" if gain < 0 else "more"}
    return Phrase("short-cell", {**args, "over": "yes" if rival else "no", "owner": SeatName(max(loser, 0))})


def chips(view: Runes, of: int) -> list[Chip]:
    """What a seat decides by: coins left, stones in hand, rituals, stones on the table, turns to miss."""
    full = int(view.box.tray[view.seats])
    found = [
        Chip("coin", f"{int(view.tray[of])}/{full}", Phrase("chip-coins")),
        _counted("hexstone", len(hands.stones_of(view, of)), "chip-hand"),
    ]
    if view.variant != Variant.CHILDREN:
        found.append(_counted("ritual-card", int(view.held[of]), "chip-rituals"))
    lying = sum(1 for cell in range(view.cells) if plane.owner_of(view, cell) == of)
    found.append(_counted("shield", lying, "chip-stones"))
    if view.skips[of]:
        found.append(Chip("clock", str(int(view.skips[of])), Phrase("store-skips")))
    return found


def _counted(symbol: str, many: int, message: str) -> Chip:
    return Chip(symbol, str(many), Phrase(message, {"n": many}))


def standing(view: Runes, of: int) -> Standing:
    """It is a race to an empty tray: the coins that are left."""
    return Standing(int(view.tray[of]), Phrase("mat-left"), "tray")
