"""Questions, answers, events and standings of Runes as phrases."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import cards, forms, offers, placing, plane, targets
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
from meadhall.games.runes.rules.reckoning import Reckoning
from meadhall.games.runes.rules.state import Runes
from meadhall.games.runes.words.about import effect

# -- names and figures -------------------------------------------------------------------------------------------------


def stone_name(box: Box, stone: int) -> Phrase:
    """The name of a stone."""
    return Phrase("stone", {"colour": COLOURS[box.colour[stone]], "number": int(stone)})


def the_stone(box: Box, stone: int) -> Phrase:
    """A stone that something is done with: the name as the object of a sentence."""
    return Phrase("stone-object", {"colour": COLOURS[box.colour[stone]], "number": int(stone)})


def rune_names(box: Box, stone: int) -> tuple[Phrase, ...]:
    """The names of a stone's runes."""
    return tuple(Phrase(f"rune-{box.symbols[box.rune[stone * SIDES + side]]}") for side in range(SIDES))


def ritual_name(kind: int) -> Phrase:
    """The name of a ritual."""
    return Phrase("ritual-unknown" if kind == Ritual.UNKNOWN else f"ritual-{RITUALS[kind]}")


def coins(n: int) -> Phrase:
    """So many coins."""
    return Phrase("coins", {"n": int(n)})


def forms_named(message: str, number: int, circles: int | None) -> Phrase:
    """So many lines and circles; with `circles` None it is not known which."""
    if circles is None:
        return Phrase(message, {"kinds": "unknown", "forms": number, "lines": 0, "circles": 0})
    lines = number - circles
    kinds = "lines" if circles == 0 else "circles" if lines == 0 else "both"
    return Phrase(message, {"kinds": kinds, "forms": number, "lines": lines, "circles": circles})


def forms_at(view: Runes, message: str, cell: int, seat: int, number: int) -> Phrase:
    """The forms that a player gets or loses with the stone on a cell."""
    return forms_named(message, int(number), int(forms.closed(view, cell, seat)) if view.box.rules >= 2 else None)


def signed(message: str, n: int) -> Phrase:
    """By how much a tray gets emptier, or fuller."""
    return Phrase(message, {"n": abs(int(n)), "sign": "more" if n > 0 else "none" if n == 0 else "less"})


# -- questions ---------------------------------------------------------------------------------------------------------


def question(view: Runes) -> Phrase:
    """What the asked seat has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    args: dict[str, Any] = {"who": SeatName(view.seat), "ritual": "no", "is": "no", "roll": 0}
    args["only"] = "yes" if len(view.legal()) == 1 else "no"  # nothing to choose
    if view.deed != NO_RITUAL:
        args |= {"ritual": ritual_name(view.deed), "is": RITUALS[view.deed], "roll": int(view.roll)}
        args["caster"] = SeatName(view.caster)
    if view.phase == Phase.WINDOW:
        args["moment"] = Phrase("moment", {"turn": SeatName(view.active), "stage": STAGES[view.stage]})
    if view.phase in (Phase.TURN, Phase.CELL):
        args["stone"] = the_stone(view.box, view.stone)
    if view.phase == Phase.DRAW:
        args["held"] = int(view.box.held)
    if view.phase == Phase.TAKE:
        args["colour"] = COLOURS[targets.loot_colour(view)]
    if view.phase == Phase.DEFEND:
        args["threat"] = _threat(view)
    return Phrase(f"ask-{QUESTIONS[view.phase]}", args)


def _threat(view: Runes) -> Phrase:
    """What a ritual would do to the asked seat."""
    if view.loot or view.second:
        loot = [stone for stone in (view.loot, view.second) if stone and view.where[stone] == view.seat + 1]
        named = [the_stone(view.box, stone) for stone in loot]
        both = Phrase("both-stones", {"first": named[0], "second": named[-1]})
        return Phrase("threat-hand", {"stones": both if len(named) > 1 else named[0]})
    if view.deed == Ritual.SWAP_HANDS:
        return Phrase("threat-swap-hands", _hands(view, view.caster))
    if view.deed == Ritual.SKIP:
        return Phrase("threat-skip")
    r, cell = offers.threat(view), int(view.cell)
    return Phrase("threat-cover" if view.deed == Ritual.STEAL_STONE else "threat-coins", {
        "cell": cell + 1, "n": int(r.home + max(r.lost, 0)), "lost": int(max(r.lost, 0)), "split": int(max(-r.lost, 0)),
        "off": forms_at(view, "forms-off", cell, view.seat, max(r.broken, 1)),
    })  # fmt: skip


def _hands(view: Runes, other: int) -> dict[str, Any]:
    """How many stones the asked seat and another one hold."""
    return {"other": SeatName(other), "mine": int(view.hand[view.seat]), "theirs": int(view.hand[other])}


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
        return (
            Phrase("answer-none-black")
            if view.phase == Phase.TAKE
            else Phrase("answer-none", {"held": int(view.box.held)})
        )
    if action < Act.TURN:
        return _stone(view, action - Act.STONE + 1)
    if action < Act.CELL:
        return _turn(view, action - Act.TURN)
    if action < Act.AT:
        return _cell(view, action - Act.CELL)
    if action < Act.TAKE:
        return Phrase("answer-at", {"is": RITUALS[view.deed], **_hands(view, action - Act.AT)})
    if action < Act.WARD:
        stone = action - Act.TAKE + 1
        victim, runes = SeatName(view.where[stone] - 1), rune_names(view.box, stone)
        return Phrase("answer-take", {"stone": the_stone(view.box, stone), "victim": victim, "runes": runes})
    if action == Act.ACCEPT:
        return Phrase("answer-accept")
    kind, caster = (Ritual.WARD, "ward") if action == Act.WARD else (Ritual.MIRROR, "mirror")
    return Phrase(f"answer-{caster}", {"defence": ritual_name(kind), "caster": SeatName(view.caster)})


def _play(view: Runes, kind: int) -> Phrase:
    if kind == Ritual.COPY:
        args = {"ritual": ritual_name(kind), "copied": ritual_name(view.open), "effect": effect(view.box, view.open)}
        return Phrase("answer-play-copy", args)
    return Phrase("answer-play", {"ritual": ritual_name(kind), "effect": effect(view.box, kind)})


def _stone(view: Runes, stone: int) -> Phrase:
    return Phrase("answer-stone", {
        "stone": stone_name(view.box, stone), "runes": rune_names(view.box, stone),
        "best": signed("best", offers.most(view, stone)), "draws": _draws(view, stone),
    })  # fmt: skip


def _draws(view: Runes, stone: int) -> str:
    """Whether laying a stone draws a ritual, or would if there were room for it in the hand."""
    black = COLOURS[view.box.colour[stone]] == "black" and view.variant != Variant.CHILDREN
    if not black or not (cards.rituals_left(view) or view.card != NO_RITUAL):
        return "no"
    return "yes" if view.held[view.seat] < view.box.held else "full"


def _turn(view: Runes, turn: int) -> Phrase:
    cells, best = len(offers.places(view, view.stone, turn)), offers.most_turned(view, view.stone, turn)
    return Phrase("answer-turn", {"turn": turn, "cells": cells, "best": signed("best", best)})


def _cell(view: Runes, cell: int) -> Phrase:
    args: dict[str, Any] = {"cell": cell + 1}
    if view.phase == Phase.MARK and view.deed == Ritual.MORE_COINS:
        more, there = offers.more_coins(view, cell), int(plane.coins_on(view, cell))
        return Phrase("answer-cell-more", {**args, "won": coins(more), "there": there})
    replaces = view.phase == Phase.MARK
    r = offers.replacing(view, cell) if replaces else offers.laying(view, view.stone, view.turn, cell)
    args |= {"won": coins(r.laid + max(r.bonus, 0)), "parts": _parts(view, cell, r)}
    if r.loser == NOBODY:
        return Phrase("answer-cell", args)
    if r.loser == view.seat:
        return Phrase("answer-cell-own", {**args, "won": signed("more", r.gain())})
    return Phrase("answer-cell-replace" if replaces else "answer-cell-cover", {**args, "victim": SeatName(r.loser)})


def _parts(view: Runes, cell: int, r: Reckoning) -> tuple[Phrase, ...]:
    """The small print of a stone that comes to the asked seat: why it may, and where the coins go."""
    seat = int(view.seat)
    found = []
    if r.bonus > 0:
        made = forms_at(view, "forms", cell, seat, r.formed)
        found.append(Phrase("part-forms", {"n": int(r.bonus), "forms": made}))
    elif r.bonus < 0:
        found.append(Phrase("part-joined", {"n": int(-r.bonus)}))
    if r.loser != NOBODY and view.phase == Phase.CELL:
        matches = int(plane.matches(view, view.stone, view.turn, cell))
        needed = int(placing.needed(view.top[cell], targets.theft(view)))
        found.append(Phrase("part-matches", {"matches": matches, "needed": needed}))
    if r.loser == seat:
        found.append(Phrase("part-back", {"laid": int(r.laid), "home": int(r.home)}))
    elif r.loser != NOBODY:
        found.append(Phrase("part-home", {"n": int(r.home), "loser": SeatName(r.loser)}))
        if r.lost > 0:
            off = forms_at(view, "forms-off", cell, int(r.loser), r.broken)
            found.append(Phrase("part-broken", {"n": int(r.lost), "off": off}))
        elif r.lost < 0:
            found.append(Phrase("part-split", {"n": int(-r.lost), "loser": SeatName(r.loser)}))
    return tuple(found)


# -- events ------------------------------------------------------------------------------------------------------------


def event(box: Box, told: Told) -> Phrase:
    """What happened."""
    a, b, c, d = told.figures
    who = SeatName(a)
    name = f"event-{told.name}"
    match told.name:
        case "laid" | "covered":
            return Phrase(name, {"who": who, "stone": the_stone(box, b), "cell": c + 1, "won": coins(d)})
        case "home":
            return Phrase(name, {"who": who, "n": b, "cell": c + 1})
        case "formed" | "broken":
            return Phrase(name, {"who": who, "forms": forms_named("forms", b, d - 1 if d else None), "n": c})
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
            return Phrase(name, {"who": who, "cell": b + 1, "n": c})
        case "replaced":
            return Phrase(name, {"who": who, "victim": SeatName(b), "cell": c + 1, "n": d})
        case "stole":
            return Phrase(name, {"who": who, "victim": SeatName(b), "stone": the_stone(box, c)})
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


def tally(view: Runes, of: int) -> dict[str, int]:
    """What a seat counts besides coins laid: stones that are its own, and rituals where there are any."""
    counted = {"hexstone": sum(1 for cell in range(view.cells) if plane.owner_of(view, cell) == of)}
    return counted if view.variant == Variant.CHILDREN else {**counted, "ritual-card": int(view.held[of])}
