"""What Karvi says: its questions, events and where a seat stands, as phrases. The words are in en.ftl and de.ftl."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import scoring, turn
from meadhall.games.karvi.rules.box import (
    BUILDINGS,
    FIELDS,
    GAINS,
    GEAR,
    KINDS,
    LINES,
    ON,
    OP,
    ROUND_TILES,
    RULE,
    SORTS,
    SPECIALS,
    TRACKS,
    VILLAGE,
    Box,
    Rule,
)  # fmt: skip
from meadhall.games.karvi.rules.names import TASKS, P
from meadhall.games.karvi.rules.pile import top
from meadhall.games.karvi.rules.question import Effect, Figure, Points, Seat, Truth, Word
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.answers import answer, open_task
from meadhall.games.karvi.words.wording import (
    PIECES,
    boxes,
    building,
    card,
    cost,
    effect,
    field,
    francia_figures,
    operation,
    place,
    points,
    rune_id,
    the,
    tile_terms,
)

__all__ = ["answer", "event", "open_task", "question", "status", "tally"]

UNLOCKS = ("action", "map", "francia")

# -- questions --------------------------------------------------------------------------------------------------------


def question(s: Karvi) -> Phrase:
    """What the asked seat has to decide; `only` when there is no choice."""
    if s.seat == OVER:
        return Phrase("ask-over")
    args: dict[str, Any] = {"who": SeatName(s.seat), "only": "yes" if len(s.legal()) == 1 else "no"}
    args |= {figure.name: said(s.box, figure, value) for figure, value in turn.asked(s).told(s)}
    return Phrase(f"ask-{TASKS[top(s)]}", args | {"cards": int(s.box.cards_for_gold)})


def said(box: Box, figure: Figure, value: int) -> Any:
    """A figure of a question as a sentence tells it."""
    match figure:
        case Seat():
            return SeatName(value)
        case Word(noun="field", words=words):
            return field(box, FIELDS.index(words[value]), "at")
        case Word(noun="rune" | "special" as noun, words=words):
            return the(box, f"{noun}-{words[value]}")
        case Word(noun="", words=words):
            return words[value]
        case Word(noun=noun, words=words):
            return Phrase(f"{noun}-{words[value]}")
        case Effect():
            return operation(box, [int(x) for x in box.ops[value : value + OP]]) if value >= 0 else ""
        case Points():
            return points(value)
        case Truth():
            return "yes" if value else "no"
        case _:
            return value


# -- events -----------------------------------------------------------------------------------------------------------


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    name, who = f"event-{told.name}", SeatName(a)
    args: dict[str, Any] = {"who": who}
    match told.name:
        case "round":
            return Phrase(name, {"round": a})
        case "tile-off":
            village = "yes" if a == VILLAGE else "no"
            return Phrase(name, {"tile": ROUND_TILES[a], "village": village})
        case "moved":
            args |= {"die": b + 1, "place": place(c), "beer": d}
        case "used":
            args |= {"place": place(b)}
        case "gained":
            args |= {"what": Phrase(f"do-gain-{GAINS[b]}", {"n": c})}
        case "sailed":
            stays = b == c
            args |= {"from": field(box, b, "from"), "field": field(box, c, "at" if stays else "to")}
            args |= {"bread": Phrase("do-gain-bread", {"n": d}), "paid": d, "stays": "yes" if stays else "no"}
        case "pushed":
            args |= {"rival": SeatName(b), "field": field(box, d, "to")}
        case "explored":
            args |= {"kind": Phrase(f"kind-{KINDS[b]}"), "field": field(box, c, "at")}
        case "took-tile":
            args |= {"kind": Phrase(f"kind-{KINDS[b]}"), "terms": tile_terms(box, b, c)}
            args |= {"track": TRACKS[not tables.is_trade(b)], "short": Phrase(f"short-{KINDS[b]}")}
        case "built":
            args |= {"field": field(box, b, "at"), "building": building(box, b), "points": points(c)}
        case "special" | "threw":
            args |= {"stone": the(box, f"special-{SPECIALS[b]}")}
        case "recruited" | "dismissed" | "healed" | "wounded" | "fell" | "flipped":
            args |= {"value": b, "points": points(b)}
        case "chose":
            args |= {"value": b}
        case "raised":
            args |= {"from": b, "to": c}
        case "drew" | "discarded":
            args |= {"card": card(box, b), "effect": boxes(box, tables.card_boxes(box, b))}
        case "drew-back" | "discarded-back":
            args |= {"sort": SORTS[b], "level": c}
        case "played":
            args |= {"card": card(box, b), "effect": effect(box, tables.card_boxes(box, b)[c])}
        case "exchanged":
            args |= {"what": Phrase(f"do-gain-{GAINS[b]}", {"n": 1}), "kind": GAINS[b], "die": c + 1}
        case "laid":
            args |= {"piece": the(box, PIECES[b]), "points": points(c), "n": c}
        case "traded":
            args |= {"kind": Phrase(f"good-{KINDS[b]}"), "price": cost(box, b, c), "points": points(d)}
        case "raided":
            args |= {"kind": Phrase(f"kind-{KINDS[b]}"), "points": points(d)}
        case "francia":
            args |= {**francia_figures(box, b), "how": TRACKS[b], "points": points(c)}
        case "trade-card":
            args |= {"n": b + 1, "effect": effect(box, tables.trade_boxes(box, b + 1)[c])}
        case "released":
            args |= {"building": BUILDINGS[b]}
        case "unlocked":
            args |= {"what": UNLOCKS[b], "effect": effect(box, int(box.locked[c]))}
        case "beer":
            args |= {"die": b + 1, "beer": c}
        case "drafted":
            args |= {"piece": the(box, PIECES[b])}
        case "first-rune":
            args |= {"rune": the(box, rune_id(b))}
        case "bonus":
            args |= {"piece": the(box, PIECES[b]), **only_bonus(box, b)}
        case "smuggled":
            args |= {"die": b + 1, "n": smuggled(box)}
        case "counted":
            args |= {"line": Phrase(f"score-{LINES[b]}"), "points": points(c)}
        case "ended":
            return Phrase(name)
    return Phrase(name, args)


def only_bonus(box: Box, gear: int) -> dict[str, Any]:
    """What an equipment tile brings, where it answers to one event only; else what follows tells it."""
    effects = [int(at) for at in box.on[gear * ON : gear * ON + ON] if at >= 0]
    known = len(effects) == 1
    return {"effect": effect(box, effects[0]) if known else "", "known": "yes" if known else "no"}


def smuggled(box: Box) -> int:
    """Beer that smuggling takes off a die; 0 where several equipment tiles differ in it."""
    found = {int(box.rule[gear * RULE + Rule.SMUGGLE_BEER]) for gear in range(len(GEAR))} - {0}
    return found.pop() if len(found) == 1 else 0


def status(s: Karvi, of: int) -> Phrase:
    """Where a seat stands, in a few words."""
    base = of * P.SIZE
    return Phrase(
        "status",
        {
            "field": field(s.box, int(s.p[base + P.FIELD])),
            "strength": int(scoring.strength(s, of)),
            "trades": int(s.p[base + P.TRADES]),
            "raids": int(s.p[base + P.RAIDS]),
            "cards": int(scoring.hand(s, of)),
        },
    )


def tally(s: Karvi, of: int) -> dict[str, int]:
    """What a seat pays with and fights with, by symbol."""
    base = of * P.SIZE
    goods = s.p[base + P.FUR] + s.p[base + P.SILVER] + s.p[base + P.GOLD]
    counted = {"axe": scoring.strength(s, of), "fur": goods, "bread": s.p[base + P.BREAD], "beer": scoring.beer(s, of)}
    return {sign: int(figure) for sign, figure in counted.items()}
