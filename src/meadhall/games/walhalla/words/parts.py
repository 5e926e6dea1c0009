"""What sentences of Walhalla are made of: fields, cards, camps, and what a field gives."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase
from meadhall.engine.state import lent
from meadhall.games.walhalla.rules import cards, scoring
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import CARDS, COUNTS, KINDS, PLACE_NAMES, SEATS, Kind, Pile
from meadhall.games.walhalla.rules.state import Walhalla


def field(view: Walhalla, at: int) -> Phrase:
    """The name of the field at a place."""
    return Phrase(f"field-{view.box.names[view.land[at]]}")


def a_field(box: Box, kind: int) -> Phrase:
    """A field of a type, as somebody besieges one."""
    return _formed("a", box, kind)


def in_field(box: Box, kind: int) -> Phrase:
    """A field of a type, as something happens there."""
    return _formed("in", box, kind)


def _formed(form: str, box: Box, kind: int) -> Phrase:
    return Phrase(f"{form}-{KINDS[box.kind[kind]]}", {"value": int(box.value[kind])})


def row_of(view: Walhalla, at: int) -> dict[str, int]:
    """Where a field lies: its row and its tongue, known by the headland."""
    rows = view.box.rows
    return {"row": int(at % rows) + 1, "tongue": int(view.first[at // rows])}


def card(number: int) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{CARDS[number]}")


def at_place(place: int) -> Phrase:
    """Where aboard: at the bow, in the middle, at the stern."""
    return Phrase(f"at-{PLACE_NAMES[place]}")


def points(figure: int) -> Phrase:
    """So many points, or nothing."""
    return Phrase("points", {"points": int(figure)})


def camp(view: Walhalla, seat: int, count: int) -> int:
    """How many Vikings (or cards) a seat has in one of its camps."""
    return int(view.camp[seat * COUNTS + count])


def gain(view: Walhalla, at: int) -> Phrase:
    """What a Viking that comes to stand on a field brings its player."""
    box = view.box
    kind = box.kind[view.land[at]]
    args: dict[str, Any] = {}
    if kind == Kind.FOREST:
        args["points"] = points(box.value[view.land[at]])
    elif kind == Kind.WHEAT:
        args["points"] = points(box.wheat[view.raid])
    elif kind == Kind.CULT:
        args["left"] = in_stock(view)
    else:
        args["strength"] = weight(view, at)
    return Phrase(f"gain-{KINDS[kind]}", args)


def in_stock(view: Walhalla) -> int:
    """Cards that can still be drawn."""
    return int(view.deck + cards.size(view, Pile.DISCARDS))


def changes(before: int, after: int) -> str:
    """Whether an answer makes a difference."""
    return "yes" if before != after else "no"


def weight(view: Walhalla, at: int) -> int:
    """What a Viking on a field adds to its player's strength on the tongue."""
    field = view.land[at]
    return 1 + (int(view.box.value[field]) if view.box.kind[field] == Kind.VILLAGE else 0)


def on_tongue(view: Walhalla, tongue: int, seat: int, more: int) -> tuple[int, int]:
    """A seat's strength on a tongue with its cards laid down and `more`, and what the headlands would pay it then."""
    strength = lent(SEATS)
    scoring.strengths(view, tongue, True, strength)
    strength[seat] += more
    share = scoring.share(strength, view.seats, seat, view.first[tongue], view.second[tongue])
    return int(strength[seat]), int(share)
