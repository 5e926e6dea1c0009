# compiled with mypyc
"""Battles for a field, and what the loser and the winner pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.walhalla.rules import cards, landing
from meadhall.games.walhalla.rules.names import COUNTS, NOBODY, Act, Camp, Card, Event, Phase, Why, tell

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def defences(s: Walhalla, out: Ints) -> i64:
    """What the defender may do: win only with a Viking to pay, Shield also with none (ruling 4)."""
    n: i64 = 0
    action: i64 = Act.LOSE
    while action <= Act.SHIELD:
        if defence_refused(s, action) == Why.ALLOWED:
            out[n] = action
            n += 1
        action += 1
    return n


def can_pay(s: Walhalla) -> bool:
    """Whether the defender has the heroes that a battle won costs."""
    return s.camp[s.seat * COUNTS + Camp.VALHALLA] >= s.box.price


def defence_refused(s: Walhalla, action: i64) -> i64:
    """Why the defender may not answer an attack like that."""
    if action == Act.SHIELD:
        return cards.refused(s, Card.SHIELD)
    return Why.NO_HERO if action == Act.WIN and not can_pay(s) else Why.ALLOWED


def attack(s: Walhalla, with_card: bool, dice: Dice) -> bool:
    """The attacker plays Attack, or leaves it to the defender; True when a question is open."""
    if with_card:
        cards.play(s, s.seat, Card.ATTACK)
        return fall(s, dice)
    s.seat = s.held[s.field]
    s.phase = Phase.DEFEND
    return True


def defend(s: Walhalla, action: i64, dice: Dice) -> bool:
    """The defender loses, wins or plays Shield; True when a question is open."""
    if action == Act.LOSE:
        return fall(s, dice)
    if action == Act.WIN:
        repel(s, s.box.price)
    else:
        cards.play(s, s.seat, Card.SHIELD)
        repel(s, 0)
    return False


def fall(s: Walhalla, dice: Dice) -> bool:
    """The defender's Viking goes to Valhalla and the attacker takes its field; True when a question is open."""
    defender = s.held[s.field]
    s.camp[defender * COUNTS + Camp.VALHALLA] += 1
    tell(s, Event.FELL, defender, s.crew[landing.place_of(s, s.step)], s.field)
    return landing.besiege(s, s.field, dice)


def repel(s: Walhalla, pays: i64) -> None:
    """The attacker goes to Valhalla; the defender stays and pays with heroes from there, unless shielded (ruling 4)."""
    place = landing.place_of(s, s.step)
    attacker = s.crew[place]
    defender = s.held[s.field]
    s.crew[place] = NOBODY
    s.camp[attacker * COUNTS + Camp.VALHALLA] += 1
    s.camp[defender * COUNTS + Camp.VALHALLA] -= pays
    s.camp[defender * COUNTS + Camp.ASGARD] += pays
    tell(s, Event.REPELLED, defender, attacker, s.field, pays)
    s.field = NOBODY
