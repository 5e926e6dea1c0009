"""What is asked, can be answered and has happened in Walhalla, as phrases for the words to say."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import COLOURS, Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.walhalla.rules import cards, landing, scoring
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import (
    CARD_POINTS,
    CARDS,
    COUNTS,
    ENDS,
    FIELD_KINDS,
    FJORD_NAMES,
    NOBODY,
    PLACE_NAMES,
    PLACES,
    PRICE,
    QUESTIONS,
    Act,
    Camp,
    Card,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla


def field(view: Walhalla, at: int) -> Phrase:
    """The name of the field at a place."""
    return Phrase(f"field-{view.box.names[view.land[at]]}")


def spot_of(view: Walhalla, at: int) -> dict[str, Any]:
    """Where a field lies: its name, its row and its tongue, known by the headland."""
    rows = view.box.rows
    return {"field": field(view, at), "row": int(at % rows) + 1, "tongue": int(view.first[at // rows])}


def card(number: int) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{CARDS[number]}")


def places(bits: int) -> tuple[Phrase, ...]:
    """The places of a dragon whose bits are set."""
    return tuple(Phrase(f"place-{name}") for number, name in enumerate(PLACE_NAMES) if bits >> number & 1)


def question(view: Walhalla) -> Phrase:
    """What the asked seat has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    name, box = QUESTIONS[view.phase], view.box
    args: dict[str, Any] = {"who": SeatName(view.seat)}
    if name == "lay":
        return Phrase("ask-lay", args | {"raid": int(view.raid)})
    args["active"] = SeatName(view.active)
    args["place"] = Phrase(f"place-{PLACE_NAMES[box.coloured[view.dragon]]}")
    if name == "man":
        args |= {"midgard": camp(view, view.seat, Camp.MIDGARD), "colour": _colour(view)}
    elif name == "ride":
        args |= {
            "midgard": camp(view, view.seat, Camp.MIDGARD),
            "crew": sum(owner == view.active for owner in view.crew),
        }
    elif name == "side":
        args["place"] = Phrase(f"place-{PLACE_NAMES[landing.place_of(view, view.step)]}")
    elif name in ("attack", "defend", "hunt"):
        args |= spot_of(view, view.field)
        attacker = view.crew[landing.place_of(view, view.step)]
        rival = attacker if name == "defend" else view.held[view.field]
        args |= {"rival": SeatName(rival), "valhalla": camp(view, view.seat, Camp.VALHALLA)}
        args["holds"] = _holds(view, {"attack": Card.ATTACK, "defend": Card.SHIELD, "hunt": Card.HUNT}[name])
        if name == "hunt":
            args["points"] = int(box.value[view.land[view.field]])
    return Phrase(f"ask-{name}", args)


def _holds(view: Walhalla, number: int) -> str:
    """Whether the asked seat has a card; a view of another seat never says yes."""
    return "yes" if cards.holds(view, view.seat, number) else "no"


def _colour(view: Walhalla) -> str:
    """Whose the coloured seat is: the asked player's own, another's, or nobody's in play."""
    owner = view.box.colour[view.dragon]
    if owner == view.active:
        return "own"
    return "other" if owner < view.seats else "none"


def camp(view: Walhalla, seat: int, count: int) -> int:
    """How many Vikings (or cards) a seat has in one of its camps."""
    return int(view.camp[seat * COUNTS + count])


def answer(view: Walhalla, name: str, action: int) -> Phrase:
    """What an answer would do."""
    seat, box = view.seat, view.box
    if name == "man":
        bits = action - Act.MAN
        if not bits:
            return Phrase("answer-man-none")
        return Phrase("answer-man", {"places": places(bits), "count": len(places(bits))})
    if name == "berth":
        return _berth(view, (action - Act.BERTH) // 2, (action - Act.BERTH) % 2)
    if name in ("left", "right"):
        at = int(landing.landing(view, seat, action - Act.LEFT))
        return Phrase(f"answer-{name}", spot_of(view, at) | {"landing": _landing(view, at)})
    if name == "ride":
        return Phrase("answer-ride", {"midgard": camp(view, seat, Camp.MIDGARD) - 1})
    if name in ("attack", "plain"):
        args: dict[str, Any] = {"rival": SeatName(view.held[view.field]), "holds": _holds(view, Card.ATTACK)}
        return Phrase(f"answer-{name}", args)
    if name in ("lose", "win", "shield"):
        rival = view.crew[landing.place_of(view, view.step)]
        valhalla = camp(view, seat, Camp.VALHALLA) + {"lose": 1, "win": -PRICE, "shield": 0}[name]
        return Phrase(f"answer-{name}", {"rival": SeatName(rival), "valhalla": valhalla})
    if name in ("hunt", "no"):
        points = int(box.value[view.land[view.field]])
        points *= int(box.hunt) if name == "hunt" else 1
        return Phrase(f"answer-{name}", {"points": points, "holds": _holds(view, Card.HUNT)})
    if name == "lay":
        number = action - Act.LAY
        if number < FIELD_KINDS:
            points = CARD_POINTS * int(scoring.fields(view, seat, number))
            return Phrase("answer-lay-field", {"card": card(number), "points": points})
        return Phrase("answer-lay", {"card": card(number)})
    if name == "done":
        return Phrase("answer-done", {"laid": int(cards.size(view, Pile.LAID + seat))})
    return Phrase(f"answer-{name}")


def _berth(view: Walhalla, fjord: int, end: int) -> Phrase:
    """A berth, with where its crew could land, coast first."""
    box = view.box
    first = int(view.fjords[fjord * (box.berths + 1)] * box.length)
    stops = []
    for step in range(PLACES):
        owner = int(view.crew[landing.from_end(end, step)])
        if owner != NOBODY:
            stops.append(_stop(view, owner, landing.open_fields(view, fjord, step, owner)))
    args = {"fjord": FJORD_NAMES[fjord], "from": first + 1, "to": first + int(box.length), "end": ENDS[end]}
    return Phrase("answer-berth", args | {"stops": tuple(stops), "crew": len(stops)})


def _stop(view: Walhalla, owner: int, fields: list[int]) -> Phrase:
    args: dict[str, Any] = {"who": SeatName(owner), "choices": len(fields)}
    for number in range(2):
        args[f"landing{number + 1}"] = _landing(view, fields[number]) if number < len(fields) else ""
    return Phrase("stop", args)


def _landing(view: Walhalla, at: int) -> Phrase:
    """A field to land on, and who must be fought for it."""
    rival = int(view.held[at])
    if rival == NOBODY:
        return Phrase("landing-free", {"field": field(view, at)})
    return Phrase("landing-fight", {"field": field(view, at), "rival": SeatName(rival)})


def status(view: Walhalla, of: int) -> Phrase:
    """Where a seat's Vikings are, and how many cards it has."""
    args = {
        "midgard": camp(view, of, Camp.MIDGARD),
        "valhalla": camp(view, of, Camp.VALHALLA),
        "asgard": camp(view, of, Camp.ASGARD),
        "cards": camp(view, of, Camp.CARDS),
    }
    return Phrase("status-camp", args)


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    name = f"event-{told.name}"
    who = SeatName(a)
    match told.name:
        case "raid":
            return Phrase(name, {"raid": a, "who": SeatName(b)})
        case "dragon":
            place = Phrase(f"place-{PLACE_NAMES[box.coloured[b]]}")
            return Phrase(name, {"who": who, "colour": Phrase(f"colour-{COLOURS[box.colour[b]]}"), "place": place})
        case "manned":
            return Phrase(name, {"who": who, "places": places(b), "count": len(places(b))})
        case "rode":
            return Phrase(name, {"who": who, "place": Phrase(f"place-{PLACE_NAMES[b]}")})
        case "berthed":
            return Phrase(name, {"who": who, "fjord": FJORD_NAMES[b], "berth": c, "end": ENDS[d]})
        case "returned":
            return Phrase(name, {"who": who, "place": Phrase(f"place-{PLACE_NAMES[b]}"), "fjord": FJORD_NAMES[c]})
        case "landed":
            return Phrase(name, {"who": who, "field": Phrase(f"field-{box.names[c]}")})
        case "assailed":
            return Phrase(name, {"who": who, "rival": SeatName(b), "field": Phrase(f"field-{box.names[d]}")})
        case "played" | "drew" | "laid":
            return Phrase(name, {"who": who, "card": card(b)})
        case "fell":
            return Phrase(name, {"who": who, "rival": SeatName(b)})
        case "repelled":
            return Phrase(name, {"who": who, "rival": SeatName(b), "paid": d})
        case "forest" | "fields":
            return Phrase(name, {"who": who, "points": b})
        case "shuffled":
            return Phrase(name, {"cards": a})
        case "raid-over":
            return Phrase(name, {"raid": a, "dragons": b})
        case "revealed":
            return Phrase(name, {"who": who, "card": card(b), "copies": c})
        case "card-paid":
            return Phrase(name, {"who": who, "card": card(b), "points": c})
        case "wheat":
            return Phrase(name, {"who": who, "points": b, "fields": c})
        case "tongue":
            return Phrase(name, {"who": who, "points": b, "tongue": c, "strength": d})
        case "glory":
            return Phrase(name, {"who": who, "points": b, "strength": c})
        case "supply":
            return Phrase(name, {"who": who, "vikings": b, "rank": c})
        case "leave":
            return Phrase(name, {"vikings": a})
        case "ended":
            return Phrase(name)
        case _:
            return Phrase(name, {"who": who})
