# compiled with mypyc
"""Why an answer is not allowed: the chapter's own refusal where its question is open, else what has to come first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.walhalla.rules import battle, berths, boarding, cards, landing, raid, raid_end, scoring
from meadhall.games.walhalla.rules.names import COUNTS, END_CARDS, NOBODY, Act, Camp, Card, Phase, Pile, Why

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def why_not(s: Walhalla, action: i64) -> i64:
    """Why the asked seat may not give an answer now; `Why.ALLOWED` when it may."""
    if action >= Act.LAY:
        return _laying(s, action)
    if s.phase == Phase.LAY:
        return Why.CLOSED
    if action < Act.RIDE:
        return _manning(s, action - Act.MAN)
    if action < Act.BERTH:
        return _riding(s)
    if action < Act.LEFT:
        return _berthing(s, (action - Act.BERTH) >> 1)
    if action < Act.ATTACK:
        return _landing(s)
    if action < Act.HUNT:
        return _fighting(s, action)
    if s.phase != Phase.HUNT:
        return Why.NO_FOREST
    return cards.refused(s, Card.HUNT) if action == Act.HUNT else Why.ALLOWED


def _manning(s: Walhalla, places: i64) -> i64:
    """Why the dragon's places cannot be manned like that."""
    if s.phase == Phase.MAN:
        return boarding.crew_refused(s, places)
    if s.phase == Phase.RIDE:
        return Why.RIDING
    return Why.MANNED if s.phase == Phase.BERTH else Why.SAILED


def _riding(s: Walhalla) -> i64:
    """Why nobody decides now whether to ride along."""
    if s.phase == Phase.RIDE:
        return Why.ALLOWED
    if s.phase == Phase.MAN:
        owner = s.box.colour[s.dragon]
        if owner == s.active:
            return Why.OWN_SEAT
        return Why.UNPLAYED if owner >= s.seats else Why.OTHERS_SEAT
    return Why.MANNED if s.phase == Phase.BERTH else Why.SAILED


def _berthing(s: Walhalla, fjord: i64) -> i64:
    """Why the dragon cannot go into a fjord; a full one is told as soon as somebody asks who may steer."""
    if s.phase == Phase.RIDE:
        return Why.STEERED
    if s.phase != Phase.MAN and s.phase != Phase.BERTH:
        return Why.MOORED
    if not berths.has_room(s, fjord):
        return Why.FULL
    return Why.UNMANNED if s.phase == Phase.MAN else Why.ALLOWED


def _landing(s: Walhalla) -> i64:
    """Why there is no choice between two fields."""
    if s.phase == Phase.SIDE:
        return Why.ALLOWED  # asked only where both are possible
    if s.phase == Phase.MAN:
        return Why.UNMANNED
    return Why.UNMOORED if s.phase == Phase.RIDE or s.phase == Phase.BERTH else Why.LANDED


def _fighting(s: Walhalla, action: i64) -> i64:
    """Why a blow, a defence or its card has to wait."""
    attacks = action < Act.LOSE
    if s.phase == Phase.ATTACK:
        if not attacks:
            return Why.ATTACKING
        return cards.refused(s, Card.ATTACK) if action == Act.ATTACK else Why.ALLOWED
    if s.phase == Phase.DEFEND:
        return Why.ATTACKED if attacks else battle.defence_refused(s, action)
    return Why.NO_BATTLE if attacks else Why.UNATTACKED


def _laying(s: Walhalla, action: i64) -> i64:
    """Why a card cannot be laid down, or the end of a raid be left."""
    if s.phase != Phase.LAY:
        return Why.RUNNING
    return Why.ALLOWED if action == Act.DONE else raid_end.laying_refused(s, action - Act.LAY)


# -- figures ---------------------------------------------------------------------------------------------------------


def figures(s: Walhalla, action: i64, why: i64) -> dict[str, int]:
    """What the sentence about a refusal counts and names."""
    if why == Why.COLOURED or why == Why.UNPLAYED or why == Why.OWN_SEAT or why == Why.OTHERS_SEAT:
        return _coloured(s, why)
    if why == Why.SHORT:
        return {
            "need": int(boarding.hands(action - Act.MAN)),
            "have": _camp(s, Camp.MIDGARD),
            "asgard": _camp(s, Camp.ASGARD),
        }
    if why == Why.MANNED or why == Why.UNMOORED:
        return {"have": _aboard(s)}
    if why == Why.RIDING or why == Why.STEERED:
        return {
            "active": int(s.active),
            "have": _camp(s, Camp.MIDGARD),
            "place": int(s.box.coloured[s.dragon]),
        }
    if why == Why.UNMANNED:
        return {"have": _camp(s, Camp.MIDGARD)}
    if why == Why.FULL:
        fjord: i64 = (action - Act.BERTH) >> 1
        return {"fjord": int(fjord), "have": int(s.room[fjord])}
    if why == Why.SAILED or why == Why.MOORED:
        return _berth(s)
    if why == Why.CLOSED or why == Why.RUNNING or why == Why.DECLINED:
        return _raid(s)
    if why == Why.NO_CARD or why == Why.LAID:
        return {"card": int(card_of(action)), "left": int(s.deck)}
    return _ashore(s, why)


def card_of(action: i64) -> i64:
    """The card that an answer plays; NOBODY for any other."""
    if Act.LAY <= action < Act.LAY + END_CARDS:
        return action - Act.LAY
    if action == Act.ATTACK:
        return Card.ATTACK
    if action == Act.SHIELD:
        return Card.SHIELD
    return Card.HUNT if action == Act.HUNT else NOBODY


def _camp(s: Walhalla, count: i64) -> int:
    return int(s.camp[s.seat * COUNTS + count])


def _aboard(s: Walhalla) -> int:
    aboard = 0
    for seat in s.crew:
        if seat != NOBODY:
            aboard += 1
    return aboard


def _coloured(s: Walhalla, why: i64) -> dict[str, int]:
    owner = s.box.colour[s.dragon]
    found = {"place": int(s.box.coloured[s.dragon])}
    if why == Why.COLOURED or why == Why.OTHERS_SEAT:
        found["owner"] = int(owner)
        found["have"] = int(s.camp[owner * COUNTS + Camp.MIDGARD])
    return found


def _berth(s: Walhalla) -> dict[str, int]:
    """Where the dragon lies, and the place whose Viking lands beside which row."""
    first = landing.row_of(s, 0) + 1
    return {
        "fjord": int(s.fjord),
        "from": int(first),
        "to": int(first + s.box.length - 1),
        "place": int(landing.place_of(s, s.step)),
        "row": int(landing.row_of(s, s.step) + 1),
    }


def _raid(s: Walhalla) -> dict[str, int]:
    return {
        "raid": int(s.raid),
        "raids": int(s.box.raids),
        "left": int(raid.dragons_left(s)),
        "laid": int(cards.size(s, Pile.LAID + s.seat)),
    }


def _ashore(s: Walhalla, why: i64) -> dict[str, int]:
    """Who fights whom where, and what a defender has."""
    if why == Why.NO_HERO:
        return {"need": int(s.box.price), "have": _camp(s, Camp.VALHALLA)}
    if why == Why.UNATTACKED:
        return {"have": _camp(s, Camp.VALHALLA), "fields": int(scoring.fields(s, s.seat))}
    if why == Why.ATTACKED:
        return {"rival": int(s.crew[landing.place_of(s, s.step)]), "field": int(s.field)}
    if why == Why.ATTACKING:
        return {"rival": int(s.held[s.field]), "field": int(s.field)}
    if why == Why.LANDED:
        return {"field": int(s.field)}
    return {"times": int(s.box.hunt)} if why == Why.NO_FOREST else {}
