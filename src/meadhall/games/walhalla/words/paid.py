"""What the end of a raid pays for, and how it is said; what is laid down lies open then."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine.game import Told
from meadhall.engine.glances import Account, Paid, Source, Weighed
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import lent
from meadhall.games.walhalla.rules import scoring
from meadhall.games.walhalla.rules.names import CARD_TYPES, CARDS, END_CARDS, SEATS, TONGUES, Camp, Card, Kind, Pile
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.words.parts import camp, card


def account(view: Walhalla) -> Account:
    """What a raid pays for, in the order of ruling 7; the last pays for more, after the others all is made ready."""
    raid, last = int(view.raid), view.raid == view.box.raids
    each = {"points": int(view.box.card_points)}
    sources = [
        Source("cards", "action-card", Phrase("paid-cards"), Phrase("paid-cards-rule", each), _idle_cards(view)),
        Source(
            "wheat", "wheat", Phrase("paid-wheat"), Phrase("paid-wheat-rule", {"points": int(view.box.wheat[raid])})
        ),
        *(_tongue(view, tongue) for tongue in range(TONGUES)),
    ]
    if last:
        held = {"points": int(view.box.field_points)}
        sources.append(Source("fields", "viking", Phrase("paid-fields"), Phrase("paid-fields-rule", held)))
        sources.append(_valhalla(view))
    else:
        sources.append(
            Source("ready", "dragonboat", Phrase("paid-ready"), Phrase("paid-ready-rule", {"raid": raid + 1}))
        )
    onward = None if last else Phrase("scoring-onward", {"raid": raid + 1})
    return Account(Phrase("scoring-raid", {"raid": raid}), tuple(sources), onward)


def paid(view: Walhalla, told: Told) -> Paid | None:
    """What an event of the scoring pays."""
    seat, b, c, d = told.figures
    box = view.box
    match told.name:
        case "card-paid":
            copies = _laid(view, seat, b)
            fields = _fields(view, seat, lambda at: box.kind[view.land[at]] == b)
            why = Phrase("paid-why-card", {"card": card(b), "copies": copies, "fields": len(fields), "points": c})
            spots = (*fields, f"laid-{seat + 1}-{CARDS[b]}")
            return Paid("cards", seat, c, why, spots if c else ())
        case "wheat":
            fields = _fields(view, seat, lambda at: box.kind[view.land[at]] == Kind.WHEAT)
            each = int(box.wheat[view.raid])
            return Paid("wheat", seat, b, Phrase("paid-why-fields", {"fields": c, "points": each}), fields, each)
        case "tongue":
            tongue = [int(first) for first in view.first].index(c)
            return Paid(f"tongue-{c}", seat, b, _strength(view, seat, tongue), _ashore(view, seat, tongue, d))
        case "fields":
            fields, each = _fields(view, seat), int(box.field_points)
            return Paid("fields", seat, b, Phrase("paid-why-held", {"fields": len(fields)}), fields, each)
        case "glory":
            return Paid("valhalla", seat, b, Phrase("paid-why-heroes", {"strength": c}))
        case "supply":
            why = Phrase("paid-why-supply", {"rank": c, "vikings": b})
            return Paid("ready", seat, b, why, (f"midgard-{seat + 1}",), unit="viking")
    return None


def _laid(view: Walhalla, seat: int, number: int) -> int:
    """How many copies of a card a seat has laid down."""
    return int(view.piles[(Pile.LAID + seat) * CARD_TYPES + number])


def _fields(view: Walhalla, seat: int, counts: Callable[[int], object] = lambda at: True) -> tuple[str, ...]:
    """The fields that a seat besieges and that count."""
    rows = int(view.box.rows)
    found = [at for at, owner in enumerate(view.held) if owner == seat and counts(at)]
    return tuple(f"field-{at // rows + 1}-{at % rows + 1}" for at in found)


def _idle_cards(view: Walhalla) -> tuple[tuple[int, Phrase], ...]:
    """Seats whose cards count elsewhere, or who laid none."""
    said = []
    for seat in range(view.seats):
        laid = tuple(card(number) for number in range(END_CARDS) if _laid(view, seat, number))
        said.append((seat, Phrase("paid-why-later", {"cards": laid}) if laid else Phrase("paid-why-none")))
    return tuple(said)


# -- tongues -----------------------------------------------------------------------------------------------------------


def _tongue(view: Walhalla, tongue: int) -> Source:
    first, second = int(view.first[tongue]), int(view.second[tongue])
    rule = Phrase("paid-tongue-rule", {"first": first, "second": second})
    others = tuple((seat, _strength(view, seat, tongue)) for seat in range(view.seats))
    return Source(f"tongue-{first}", "tongue", Phrase("paid-tongue", {"tongue": first}), rule, others)


def _strength(view: Walhalla, seat: int, tongue: int) -> Phrase:
    """How strong a seat is on a tongue, and by what: Vikings, villages, banners."""
    rows, first = int(view.box.rows), int(view.first[tongue])
    vikings = sum(owner == seat for owner in view.held[tongue * rows : (tongue + 1) * rows])
    banners = int(view.box.tongue_card) * sum(_laid(view, seat, number) for number in _banners(view, first))
    strength = lent(SEATS)
    scoring.strengths(view, tongue, True, strength)
    total = int(strength[seat])
    if not total:
        return Phrase("paid-why-absent")
    more = {"villages": total - vikings - banners, "banners": banners}
    return Phrase("paid-why-strength", {"vikings": vikings, "strength": total, **more})


def _banners(view: Walhalla, first: int) -> list[int]:
    """The cards that name a tongue."""
    return [number for number in range(Card.TONGUE_6, Card.TONGUE_8 + 1) if view.box.tongue_of[number] == first]


def _ashore(view: Walhalla, seat: int, tongue: int, strength: int) -> tuple[str, ...]:
    """What makes a seat strong on a tongue, and the headland that pays: it comes first."""
    rows, all_ = int(view.box.rows), lent(SEATS)
    scoring.strengths(view, tongue, True, all_)
    place = 1 if strength == max(int(one) for one in all_[: view.seats]) else 2
    fields = _fields(view, seat, lambda at: at // rows == tongue)
    banners = [number for number in _banners(view, int(view.first[tongue])) if _laid(view, seat, number)]
    cards = tuple(f"laid-{seat + 1}-{CARDS[number]}" for number in banners)
    return (f"headland-{tongue + 1}-{place}", *fields, *cards)


# -- Valhalla ----------------------------------------------------------------------------------------------------------


def _valhalla(view: Walhalla) -> Source:
    first, second = (int(points) for points in view.box.glory)
    rule = Phrase("paid-valhalla-rule", {"first": first, "second": second})
    rows = []
    for seat in range(view.seats):
        heroes = camp(view, seat, Camp.VALHALLA)
        more = int(view.box.valhalla_card) * _laid(view, seat, Card.VALHALLA)
        note = Phrase("paid-why-valkyrie", {"vikings": more}) if more else None
        rows.append(Weighed(seat, heroes, heroes + more, note))
    others = tuple((row.seat, Phrase("paid-why-heroes", {"strength": row.figure})) for row in rows)
    weighed = tuple(sorted(rows, key=lambda row: -row.figure))
    return Source("valhalla", "valhalla", Phrase("paid-valhalla"), rule, others, weighed, "viking")
