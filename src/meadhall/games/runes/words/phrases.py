"""Questions, answers, events and standings of Runes as phrases."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import offers, plane, targets
from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.names import (
    COLOURS,
    NO_RITUAL,
    NOBODY,
    QUESTIONS,
    RITUALS,
    SIDES,
    STAGES,
    Act,
    Phase,
    Ritual,
    Variant,
)
from meadhall.games.runes.rules.state import Runes

# -- names -------------------------------------------------------------------------------------------------------------


def stone_name(box: Box, stone: int) -> Phrase:
    """The name of a stone."""
    return Phrase("stone", {"colour": COLOURS[box.colour[stone]], "number": int(stone)})


def rune_names(box: Box, stone: int) -> tuple[Phrase, ...]:
    """The names of a stone's runes."""
    return tuple(Phrase(f"rune-{box.symbols[box.rune[stone * SIDES + side]]}") for side in range(SIDES))


def ritual_name(kind: int) -> Phrase:
    """The name of a ritual."""
    return Phrase("ritual-unknown" if kind == Ritual.UNKNOWN else f"ritual-{RITUALS[kind]}")


# -- questions ---------------------------------------------------------------------------------------------------------


def question(view: Runes) -> Phrase:
    """What the asked seat has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    args: dict[str, Any] = {"who": SeatName(view.seat), "ritual": "no", "is": "no", "roll": 0}
    if view.deed != NO_RITUAL:
        args |= {"ritual": ritual_name(view.deed), "is": RITUALS[view.deed], "roll": int(view.roll)}
        args["caster"] = SeatName(view.caster)
    if view.phase == Phase.WINDOW:
        args |= {"turn": SeatName(view.active), "stage": STAGES[view.stage]}
    if view.phase in (Phase.TURN, Phase.CELL):
        args["stone"] = stone_name(view.box, view.stone)
    if view.phase == Phase.TAKE:
        args["colour"] = COLOURS[targets.loot_colour(view)]
    if view.phase == Phase.DEFEND:
        args["threat"] = _threat(view)
    return Phrase(f"ask-{QUESTIONS[view.phase]}", args)


def _threat(view: Runes) -> Phrase:
    """What a ritual would do to the asked seat."""
    if view.loot or view.second:
        loot = [stone for stone in (view.loot, view.second) if stone and view.where[stone] == view.seat + 1]
        return Phrase("threat-hand", {"stones": tuple(stone_name(view.box, stone) for stone in loot)})
    if view.deed in (Ritual.STEAL_STONE, Ritual.REPLACE_COINS):
        at = {"cell": int(view.cell) + 1, "coins": int(plane.coins_on(view, view.cell))}
        return Phrase("threat-cover" if view.deed == Ritual.STEAL_STONE else "threat-coins", at)
    return Phrase(f"threat-{RITUALS[view.deed]}")


# -- answers -----------------------------------------------------------------------------------------------------------


def answer(view: Runes, action: int) -> Phrase:
    """What an answer would do."""
    if action == Act.PASS:
        return Phrase("answer-pass")
    if action < Act.DROP:
        return _play(view, action - Act.PLAY)
    if action < Act.NONE:
        return Phrase("answer-drop", {"ritual": ritual_name(action - Act.DROP)})
    if action == Act.NONE:
        return Phrase("answer-none-black" if view.phase == Phase.TAKE else "answer-none")
    if action < Act.TURN:
        return _stone(view, action - Act.STONE + 1)
    if action < Act.CELL:
        return _turn(view, action - Act.TURN)
    if action < Act.AT:
        return _cell(view, action - Act.CELL)
    if action < Act.TAKE:
        return Phrase("answer-at", {"victim": SeatName(action - Act.AT)})
    if action < Act.WARD:
        stone = action - Act.TAKE + 1
        victim = SeatName(view.where[stone] - 1)
        return Phrase("answer-take", {"stone": stone_name(view.box, stone), "victim": victim})
    if action == Act.WARD:
        return Phrase("answer-ward")
    return Phrase("answer-mirror" if action == Act.MIRROR else "answer-accept")


def _play(view: Runes, kind: int) -> Phrase:
    if kind == Ritual.COPY:
        return Phrase("answer-play-copy", {"ritual": ritual_name(kind), "copied": ritual_name(view.open)})
    return Phrase("answer-play", {"ritual": ritual_name(kind)})


def _stone(view: Runes, stone: int) -> Phrase:
    name, runes = stone_name(view.box, stone), rune_names(view.box, stone)
    return Phrase("answer-stone", {"stone": name, "runes": runes, "best": int(offers.most(view, stone))})


def _turn(view: Runes, turn: int) -> Phrase:
    cells, best = len(offers.places(view, view.stone, turn)), int(offers.most_turned(view, view.stone, turn))
    return Phrase("answer-turn", {"turn": turn, "cells": cells, "best": best})


def _cell(view: Runes, cell: int) -> Phrase:
    args: dict[str, Any] = {"cell": cell + 1, "there": int(plane.coins_on(view, cell))}
    owner = plane.owner_of(view, cell)
    if owner != NOBODY:
        args["victim"] = SeatName(owner)
    if view.phase == Phase.MARK:
        if view.deed == Ritual.MORE_COINS:
            return Phrase("answer-cell-more", {**args, "coins": int(offers.more_coins(view, cell))})
        return Phrase("answer-cell-replace", args)
    args["coins"] = int(offers.coins(view, view.stone, view.turn, cell))
    return Phrase("answer-cell" if owner == NOBODY else "answer-cell-cover", args)


# -- events ------------------------------------------------------------------------------------------------------------


def event(box: Box, told: Told) -> Phrase:
    """What happened."""
    a, b, c, d = told.figures
    who = SeatName(a)
    name = f"event-{told.name}"
    match told.name:
        case "laid" | "covered":
            return Phrase(name, {"who": who, "stone": stone_name(box, b), "cell": c + 1, "coins": d})
        case "home":
            return Phrase(name, {"who": who, "coins": b, "cell": c + 1})
        case "formed" | "broken":
            return Phrase(name, {"who": who, "forms": b, "coins": c})
        case "drew-stones" | "new-hand" | "refilled":
            return Phrase(name, {"who": who, "stones": b})
        case "drew" | "dropped" | "played" | "copied" | "in-vain":
            return Phrase(name, {"who": who, "ritual": ritual_name(b)})
        case "rolled":
            return Phrase(name, {"who": who, "roll": b})
        case "aimed":
            return Phrase(name, {"who": who, "victim": SeatName(b), "ritual": ritual_name(c), "cell": d + 1})
        case "warded" | "mirrored":
            return Phrase(name, {"who": who, "caster": SeatName(b), "ritual": ritual_name(c)})
        case "skipped" | "swapped":
            return Phrase(name, {"who": who, "victim": SeatName(b)})
        case "more-coins":
            return Phrase(name, {"who": who, "cell": b + 1, "coins": c})
        case "replaced":
            return Phrase(name, {"who": who, "victim": SeatName(b), "cell": c + 1, "coins": d})
        case "stole":
            return Phrase(name, {"who": who, "victim": SeatName(b), "stone": stone_name(box, c)})
        case "tide":
            return Phrase(name, {"who": who, "turning": "yes" if b else "no"})
        case "reshuffled" | "stalled":
            return Phrase(name)
        case _:
            return Phrase(name, {"who": who})


# -- standings ---------------------------------------------------------------------------------------------------------


def status(view: Runes, of: int) -> Phrase:
    """Where a seat stands."""
    rituals = -1 if view.variant == Variant.CHILDREN else int(view.held[of])  # there are none
    return Phrase("status-coins", {"coins": int(view.tray[of]), "rituals": rituals})
