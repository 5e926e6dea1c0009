"""What every answer of Walhalla would do: its gain, its cost and its risk, in figures."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import lent
from meadhall.games.walhalla.rules import battle, cards, landing, raid_end, scoring
from meadhall.games.walhalla.rules.names import (
    CREWS,
    END_CARDS,
    ENDS,
    FIELD_KINDS,
    FJORD_NAMES,
    KINDS,
    NOBODY,
    PLACES,
    SEATS,
    Act,
    Camp,
    Card,
    Kind,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.words.parts import (
    camp,
    card,
    changes,
    field,
    gain,
    in_stock,
    on_tongue,
    points,
    row_of,
    weight,
)


def answer(view: Walhalla, name: str, action: int) -> Phrase:
    """What an answer would do."""
    match name:
        case "man":
            return _man(view, action - Act.MAN)
        case "ride" | "stay":
            args = {"midgard": camp(view, view.seat, Camp.MIDGARD) - (name == "ride"), "active": SeatName(view.active)}
            return Phrase(f"answer-{name}", args)
        case "berth":
            return _berth(view, (action - Act.BERTH) // 2, (action - Act.BERTH) % 2)
        case "left" | "right":
            at = int(landing.landing(view, view.seat, action - Act.LEFT))
            return Phrase(f"answer-{name}", row_of(view, at) | _landing(view, at) | {"gain": gain(view, at)})
        case "attack" | "plain":
            return Phrase(f"answer-{name}", _attack(view))
        case "lose" | "win" | "shield":
            return Phrase(f"answer-{name}", _defence(view, name))
        case "hunt" | "no":
            value = int(view.box.value[view.land[view.field]])
            figures: dict[str, Any] = {"value": value, "points": points(value * view.box.hunt), "plain": points(value)}
            return Phrase(f"answer-{name}", figures | {"holds": holds(view, Card.HUNT)})
        case "lay":
            return _lay(view, action - Act.LAY)
        case _:
            return Phrase("answer-done", {"laid": int(cards.size(view, Pile.LAID + view.seat)), "can": can_lay(view)})


def holds(view: Walhalla, number: int) -> str:
    """Whether the asked seat has a card; a view of another seat never says yes."""
    return "yes" if cards.holds(view, view.seat, number) else "no"


def can_lay(view: Walhalla) -> str:
    """Whether the asked seat can lay down a card: `yes`, or no for it has said so (`done`) or has none (`none`)."""
    out = lent(END_CARDS + 1)
    if raid_end.layable(view, out) > 1:
        return "yes"
    return "done" if raid_end.has_finished(view) or cards.size(view, Pile.LAID + view.seat) else "none"


def defences(view: Walhalla) -> str:
    """What a defender can do besides losing: `win`, `shield`, `both` or `none`."""
    pays, shields = battle.can_pay(view), cards.holds(view, view.seat, Card.SHIELD)
    return "both" if pays and shields else "win" if pays else "shield" if shields else "none"


def known_defences(view: Walhalla, seat: int) -> str:
    """What others know of a defender: it can `win`, may hold the card (`shield`), or must lose (`none`)."""
    if camp(view, seat, Camp.VALHALLA) >= view.box.price:
        return "win"
    return "shield" if camp(view, seat, Camp.CARDS) else "none"


def _man(view: Walhalla, places: int) -> Phrase:
    count = places.bit_count()
    left = camp(view, view.seat, Camp.MIDGARD) - count
    if not count:
        return Phrase("answer-man-none", {"midgard": left})
    return Phrase("answer-man", {"crew": Phrase(f"crew-{CREWS[places]}"), "count": count, "midgard": left})


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
    return Phrase("answer-berth", args | {"stops": tuple(stops)})


def _stop(view: Walhalla, owner: int, fields: list[int]) -> Phrase:
    args: dict[str, Any] = {"who": SeatName(owner), "choices": len(fields)}
    for number in range(2):
        args[f"landing{number + 1}"] = Phrase("landing", _landing(view, fields[number])) if number < len(fields) else ""
    return Phrase("stop", args)


def _landing(view: Walhalla, at: int) -> dict[str, Any]:
    """A field to land on, and who must be fought for it with how many heroes and cards."""
    rival = int(view.held[at])
    if rival == NOBODY:
        return {"field": field(view, at), "fight": "no"}
    heroes = {"valhalla": camp(view, rival, Camp.VALHALLA), "cards": camp(view, rival, Camp.CARDS)}
    return {"field": field(view, at), "fight": "yes", "rival": SeatName(rival)} | heroes


def _attack(view: Walhalla) -> dict[str, Any]:
    """Who is attacked, whether it can answer, and what the field brings."""
    rival = int(view.held[view.field])
    return {
        "rival": SeatName(rival),
        "holds": holds(view, Card.ATTACK),
        "can": known_defences(view, rival),
        "gain": gain(view, int(view.field)),
        "valhalla": camp(view, view.seat, Camp.VALHALLA) + 1,
    }


def _defence(view: Walhalla, name: str) -> dict[str, Any]:
    """What becomes of the heroes, and of both players' strength on the tongue when the field is lost."""
    box, at, price = view.box, int(view.field), int(view.box.price)
    rival = int(view.crew[landing.place_of(view, view.step)])
    own, other = camp(view, view.seat, Camp.VALHALLA), camp(view, rival, Camp.VALHALLA)
    tongue, moved = at // int(box.rows), weight(view, at)
    strength, _ = scoring.standing(view, tongue)
    kind, value = box.kind[view.land[at]], box.value[view.land[at]]
    return {
        "rival": SeatName(rival),
        "valhalla": own + {"lose": 1, "win": -price, "shield": 0}[name],
        "rivals": other + (name != "lose"),
        "price": price,
        "tongue": int(view.first[tongue]),
        "from": strength[view.seat],
        "to": strength[view.seat] - moved,
        "rival-from": strength[rival],
        "rival-to": strength[rival] + moved,
        "kind": KINDS[kind],
        "points": points(value if kind == Kind.FOREST else 0),
        "hunted": int(value * box.hunt),
        "left": in_stock(view),
    }


def _lay(view: Walhalla, number: int) -> Phrase:
    """A card for the end of the raid, with what it brings as far as its player can know."""
    if number < FIELD_KINDS:
        fields = int(scoring.fields(view, view.seat, number))
        return Phrase("answer-lay-field", {"card": card(number), "points": points(view.box.card_points * fields)})
    if number == Card.VALHALLA:
        return Phrase("answer-lay-valkyrie", {"card": card(number)} | _glory(view))
    tongue = list(view.first).index(view.box.tongue_of[number])
    before, pays = on_tongue(view, tongue, view.seat, 0)
    after, would_pay = on_tongue(view, tongue, view.seat, int(view.box.tongue_card))
    args: dict[str, Any] = {"tongue": int(view.first[tongue]), "from": before, "to": after}
    paid = {"before": pays, "after": points(would_pay), "changes": changes(pays, would_pay)}
    return Phrase("answer-lay", args | paid | {"card": card(number)})


def _glory(view: Walhalla) -> dict[str, Any]:
    """What the Valkyrie changes: the count in Valhalla, and the supply that follows or the points of the last raid."""
    box, seat = view.box, view.seat
    ready = scoring.fields(view, seat) - scoring.fields(view, seat, Kind.WHEAT) + camp(view, seat, Camp.ASGARD)
    counts = lent(SEATS)
    scoring.glories(view, True, counts)
    found: list[tuple[int, int]] = []
    for more in (0, int(box.valhalla_card)):
        counts[seat] += more
        if view.raid == box.raids:
            got = int(scoring.share(counts, view.seats, seat, box.glory[0], box.glory[1]))
        else:
            got = int(min(ready, box.supply[view.seats * SEATS + scoring.rank(counts, view.seats, seat)]))
        found.append((int(counts[seat]), got))
    (was, before), (now, after) = found
    last = "yes" if view.raid == box.raids else "no"
    got_now = {"before": before, "vikings": after, "points": points(after), "changes": changes(before, after)}
    return got_now | {"from": was, "to": now, "last": last}
