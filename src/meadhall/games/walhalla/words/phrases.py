"""What is asked and has happened in Walhalla, as phrases for the words to say."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import COLOURS, Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.walhalla.rules import landing, scoring
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import CREWS, ENDS, FJORD_NAMES, NOBODY, PLACE_NAMES, QUESTIONS, Camp, Card
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.words.answers import can_lay, defences, holds, known_defences
from meadhall.games.walhalla.words.parts import a_field, at_place, camp, card, in_field, points, row_of


def question(view: Walhalla) -> Phrase:
    """What the asked seat has to decide; where there is nothing to decide, what happens."""
    if view.seat == OVER:
        return Phrase("ask-over")
    name, box = QUESTIONS[view.phase], view.box
    args: dict[str, Any] = {"who": SeatName(view.seat)}
    match name:
        case "man":
            args |= _coloured(view)
        case "ride":
            aboard = sum(owner == view.active for owner in view.crew)
            args |= {"active": SeatName(view.active), "crew": aboard, "place": at_place(box.coloured[view.dragon])}
        case "berth":
            args["crew"] = sum(owner != NOBODY for owner in view.crew)
        case "side":
            args["place"] = Phrase(f"from-{PLACE_NAMES[landing.place_of(view, view.step)]}")
        case "lay":
            args |= {"raid": int(view.raid), "can": can_lay(view)}
        case _:
            args |= _ashore(view, name)
    return Phrase(f"ask-{name}", args)


def _coloured(view: Walhalla) -> dict[str, Any]:
    """Whose the coloured seat is: the asked player's own, another's who may ride or has nobody to send, or nobody's."""
    owner, place = int(view.box.colour[view.dragon]), at_place(view.box.coloured[view.dragon])
    if owner >= view.seats:
        return {"place": place, "colour": "none"}
    whose = "own" if owner == view.active else "other" if camp(view, owner, Camp.MIDGARD) else "gone"
    return {"place": place, "colour": whose, "owner": SeatName(owner)}


def _ashore(view: Walhalla, name: str) -> dict[str, Any]:
    """Who fights whom for which field, or which forest was taken."""
    at = int(view.field)
    args: dict[str, Any] = {"where": in_field(view.box, view.land[at])} | row_of(view, at)
    if name == "hunt":
        return args | {"points": points(view.box.value[view.land[at]]), "holds": holds(view, Card.HUNT)}
    if name == "attack":
        rival = SeatName(view.held[at])
        return args | {"rival": rival, "holds": holds(view, Card.ATTACK), "can": known_defences(view, rival)}
    heroes = {"valhalla": camp(view, view.seat, Camp.VALHALLA), "price": int(view.box.price)}
    rival = SeatName(view.crew[landing.place_of(view, view.step)])
    return args | heroes | {"rival": rival, "can": defences(view), "known": known_defences(view, view.seat)}


def status(view: Walhalla, of: int) -> Phrase:
    """Where a seat's Vikings are, and how many cards it has."""
    args = {
        "midgard": camp(view, of, Camp.MIDGARD),
        "valhalla": camp(view, of, Camp.VALHALLA),
        "asgard": camp(view, of, Camp.ASGARD),
        "cards": camp(view, of, Camp.CARDS),
    }
    return Phrase("status-camp", args)


def tally(view: Walhalla, of: int) -> dict[str, int]:
    """What a seat has besides points: fields, heroes and cards."""
    return {
        "tongue": int(scoring.fields(view, of)),
        "valhalla": camp(view, of, Camp.VALHALLA),
        "action-card": camp(view, of, Camp.CARDS),
    }


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    args: dict[str, Any] = {"who": SeatName(a)}
    match told.name:
        case "raid":
            args = {"raid": a, "who": SeatName(b)}
        case "dragon":
            args |= {"colour": Phrase(f"colour-{COLOURS[box.colour[b]]}"), "place": at_place(box.coloured[b])}
        case "manned":
            args["crew"] = Phrase(f"crew-{CREWS[b]}")
            args["count"] = b.bit_count()
        case "rode":
            args["place"] = at_place(b)
        case "berthed":
            rows = {"from": (c - 1) * int(box.length) + 1, "to": c * int(box.length)}
            args |= {"fjord": FJORD_NAMES[b], "end": ENDS[d]} | rows
        case "returned":
            args |= {"place": at_place(b), "fjord": FJORD_NAMES[c]}
        case "landed":
            args["field"] = a_field(box, c)
        case "assailed":
            args |= {"rival": SeatName(b), "where": in_field(box, d)}
        case "played" | "drew" | "laid":
            args["card"] = card(b)
        case "fell":
            args["rival"] = SeatName(b)
        case "repelled":
            args |= {"rival": SeatName(b), "paid": d}
        case "forest":
            args["points"] = points(b)
        case "fields":
            args |= {"points": points(b), "fields": b // int(box.field_points)}  # told only when they pay
        case "shuffled":
            args = {"cards": a}
        case "raid-over":
            args = {"raid": a, "dragons": b}
        case "revealed":
            args |= {"card": card(b), "copies": c}
        case "card-paid":
            args |= {"card": card(b), "points": points(c)}
        case "wheat":
            args |= {"points": points(b), "fields": c}
        case "tongue":
            args |= {"points": points(b), "tongue": c, "strength": d}
        case "glory":
            args |= {"points": points(b), "strength": c}
        case "supply":
            args |= {"vikings": b, "rank": c}
        case "leave":
            args = {"vikings": a}
        case "ended":
            args = {}
    return Phrase(f"event-{told.name}", args)
