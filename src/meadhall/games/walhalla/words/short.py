"""What Walhalla says in a few words: answers in a narrow list, and the counts to decide by."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.walhalla.rules import cards, landing, scoring
from meadhall.games.walhalla.rules.names import (
    CREWS,
    ENDS,
    FIELD_KINDS,
    FJORD_NAMES,
    NOBODY,
    PLACES,
    Act,
    Camp,
    Card,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.words.answers import can_lay, known_defences
from meadhall.games.walhalla.words.parts import camp, card, field, points, row_of

Count = tuple[str, str, Phrase]  # symbol, figure, what it counts


def short(view: Walhalla, name: str, action: int) -> Phrase:
    """An answer in one to three words; its consequence, and whom it fights."""
    midgard, valhalla = camp(view, view.seat, Camp.MIDGARD), camp(view, view.seat, Camp.VALHALLA)
    match name:
        case "man":
            places = action - Act.MAN
            count = places.bit_count()
            return Phrase(
                "pick-man", {"crew": Phrase(f"brief-{CREWS[places]}"), "count": count, "left": midgard - count}
            )
        case "ride" | "stay":
            return Phrase(f"pick-{name}", {"left": midgard - (name == "ride"), "active": SeatName(view.active)})
        case "berth":
            return _berth(view, (action - Act.BERTH) // 2, (action - Act.BERTH) % 2)
        case "left" | "right":
            at = int(landing.landing(view, view.seat, action - Act.LEFT))
            return Phrase(
                "pick-land", {"field": field(view, at), **row_of(view, at), **_holder(view, int(view.held[at]))}
            )
        case "attack" | "plain":
            rival = int(view.held[view.field])
            return Phrase(f"pick-{name}", {"rival": SeatName(rival), "can": known_defences(view, rival)})
        case "lose" | "win" | "shield":
            price = int(view.box.price)
            return Phrase(
                f"pick-{name}", {"price": price, "valhalla": valhalla + {"lose": 1, "win": -price}.get(name, 0)}
            )
        case "hunt" | "no":
            value = int(view.box.value[view.land[view.field]])
            return Phrase(f"pick-{name}", {"points": points(value * (view.box.hunt if name == "hunt" else 1))})
        case "lay":
            return _lay(view, action - Act.LAY)
        case _:
            laid = int(cards.size(view, Pile.LAID + view.seat))
            return Phrase("pick-done", {"laid": laid, "can": can_lay(view)})


def _berth(view: Walhalla, fjord: int, end: int) -> Phrase:
    """A berth: which fjord, which end first, which rows, and whether the own Vikings must fight there."""
    box = view.box
    first = int(view.fjords[fjord * (box.berths + 1)] * box.length)
    fights = False
    for step in range(PLACES):
        if int(view.crew[landing.from_end(end, step)]) == view.seat:
            held = [int(view.held[at]) for at in landing.open_fields(view, fjord, step, int(view.seat))]
            fights = fights or (bool(held) and NOBODY not in held)
    rows = {"from": first + 1, "to": first + int(box.length)}
    return Phrase(
        "pick-berth", {"fjord": FJORD_NAMES[fjord], "end": ENDS[end], "fight": "yes" if fights else "no", **rows}
    )


def _holder(view: Walhalla, rival: int) -> dict[str, Any]:
    return {"fight": "no"} if rival == NOBODY else {"fight": "yes", "rival": SeatName(rival)}


def _lay(view: Walhalla, number: int) -> Phrase:
    """A card, with what it pays where that is sure."""
    if number < FIELD_KINDS:
        pays = int(view.box.card_points * scoring.fields(view, view.seat, number))
        return Phrase("pick-lay-field", {"card": card(number), "points": points(pays)})
    more = int(view.box.valhalla_card if number == Card.VALHALLA else view.box.tongue_card)
    return Phrase(
        "pick-lay", {"card": card(number), "more": more, "where": "valhalla" if number == Card.VALHALLA else "tongue"}
    )


def chips(view: Walhalla, of: int) -> list[Count]:
    """Where a seat's Vikings are, the fields they besiege, and how many cards it has."""
    counted = {
        "viking": camp(view, of, Camp.MIDGARD),
        "tongue": int(scoring.fields(view, of)),
        "valhalla": camp(view, of, Camp.VALHALLA),
        "points": camp(view, of, Camp.ASGARD),
        "action-card": camp(view, of, Camp.CARDS),
    }
    return [(symbol, str(n), Phrase(f"chip-{symbol}", {"n": n})) for symbol, n in counted.items()]
