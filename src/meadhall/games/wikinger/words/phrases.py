"""What is asked and told in Wikinger, as phrases; the words stand in en.ftl and de.ftl."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import QUESTIONS, SOURCES, Figure, Own
from meadhall.games.wikinger.rules.scoring import SCORES
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.words import naming
from meadhall.games.wikinger.words.answers import yes


def question(view: Wikinger) -> Phrase:
    """What the asked seat has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    name = QUESTIONS[view.phase]
    own = view.seat * Own.SIZE
    args: dict[str, Any] = {"who": SeatName(view.seat)}
    if name in ("remove", "buy", "ferry"):
        args["only"] = yes(len(view.legal()) == 1)  # then it is no choice, and not worded as one
    if name == "bid":
        args |= {"standing": int(view.standing), "leader": SeatName(view.leader)}
        args["opens"] = yes(view.leader == view.seat)
    elif name == "buy":
        args |= {"gold": int(view.own[own + Own.GOLD]), "points": int(view.own[own + Own.TRACK])}
    elif name in ("start", "lay"):
        args |= {"tile": naming.a_tile(view.box, int(view.hand_tile)), "figure": naming.a_figure(int(view.hand_figure))}
    elif name == "stand":
        args["figure"] = naming.to_the_figure(int(view.hand_figure))
        args["the-figure"] = naming.the_figure(int(view.hand_figure))
        args["threat"] = yes(land.would_be_threatened(view, view.seat, int(view.hand_figure), int(view.hand_column)))
    elif name == "swap":
        args |= {
            "special": naming.special(view.box, int(view.building)),
            "building": naming.replaced(view.box, view.building),
        }
    elif name == "ferry":
        args |= {
            "boatmen": int(view.own[own + Own.ASHORE + Figure.BOATMAN]),
            "must": yes(view.round == view.box.rounds),
        }
    elif name == "to":
        args |= {"figure": naming.to_the_figure(int(view.cargo_row)), "left": int(view.cargo_left)}
    return Phrase(f"ask-{name}", args)


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    name = f"event-{told.name}"
    args: dict[str, Any] = {"who": SeatName(a)}
    match told.name:
        case "round":
            return Phrase(name, {"round": a, "rounds": int(box.rounds), "who": SeatName(b)})
        case "turned":
            return Phrase(name, {"steps": b})
        case "scoring":
            return Phrase(name, {"large": yes(bool(a)), "round": b})
        case "bid":
            args["bid"] = b
        case "won" | "paid":
            args |= {"price": Phrase("price", {"gold": b, "points": c}), "free": yes(not b and not c)}
        case "removed":
            args["figure"] = naming.a_figure(b)
        case "ashore":
            args["figure"] = naming.to_the_figure(b)
        case "placed":
            args |= {"figures": naming.many(b, c), "n": c, "first": d, "last": d - c + 1}
        case "bought":
            args |= {"tile": naming.a_tile(box, b), "figure": naming.a_figure(c)}
        case "started":
            args["row"] = naming.of_row(b)
        case "laid":
            args |= {"tile": naming.a_tile(box, b), "row": naming.of_row(c), "column": d}
        case "discarded":
            args["tile"] = naming.the_tile(box, b)
        case "stood":
            args["figure"] = naming.to_the_figure(b)
        case "ferried":
            args |= {"figure": naming.a_figure(b), "column": c}
        case "took":
            args["special"] = naming.special(box, b)
        case "set-aside":
            args |= {"special": naming.special(box, b), "building": naming.replaced(box, b)}
        case "swapped":
            args |= {"special": naming.special(box, b), "building": naming.replaced(box, b)}
            args |= {"row": naming.of_row(c), "column": d}
        case "boatman":
            args["boat"] = yes(bool(b))
        case "gold" | "points":
            args |= {"n": b, "source": Phrase(f"source-{SOURCES[c]}")}
        case "final":
            args |= {"line": SCORES[b], "lost": yes(c < 0), "points": abs(c)}
        case "ended":
            return Phrase(name)
        case _:
            pass
    return Phrase(name, args)


def status(view: Wikinger, of: int) -> Phrase:
    """Points that a seat has earned so far, and whether it begins the round."""
    begins = yes(view.seat != OVER and of == view.starter)
    return Phrase("status-earned", {"points": int(view.own[of * Own.SIZE + Own.TRACK]), "begins": begins})
