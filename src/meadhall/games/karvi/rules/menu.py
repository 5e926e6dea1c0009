# compiled with mypyc
"""The turn: its menu, and how turns and rounds follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, cards, effects, functions, goods, scoring, setup, ship, trade
from meadhall.games.karvi.rules.box import CARD_BOXES, CARDS, SPACES, VILLAGE, Deed, Line, Rule
from meadhall.games.karvi.rules.names import Act, D, Event, Flag, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import push, rule
from meadhall.games.karvi.rules.question import Question, Told, Truth, because

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


class Turn(Question):
    """The die move once, free actions before and after it, and the end once the die has moved (ruling 1)."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        if not s.used & Flag.DIE:
            n = bar.moves(s, bar.hindmost(s), 0, out)
        n = hand(s, out, n)
        if s.p[s.seat * P.SIZE + P.GOLD] > 0:
            n = goods.exchanges(s, out, n)
        if not s.used & Flag.SAIL:
            n = ship.sailings(s, out, n)
        flag = ship.far_flag(s)
        if flag > 0 and not s.used & flag:
            n = ship.far_sailings(s, out, n)
        if not s.used & Flag.SMUGGLE:
            n = smugglers(s, out, n)
        if s.used & Flag.DIE:
            out[n] = Act.END
            n += 1
        return n

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if action < Act.CARD:
            if s.used & Flag.DIE:
                return because(Why.DIE_MOVED)
            return bar.against_move(s, bar.hindmost(s), action - Act.DIE, 0)
        if action < Act.DISCARD:
            return against_card(s, (action - Act.CARD) // CARD_BOXES + 1, (action - Act.CARD) % CARD_BOXES)
        if action < Act.GOLD:
            reason = cards.against_hand(s, action - Act.DISCARD + 1)
            held = scoring.hand(s, s.seat)
            few: i64 = Why.ALLOWED if held >= s.box.cards_for_gold else Why.FEW_CARDS
            return reason or because(few, need=s.box.cards_for_gold, have=held)
        if action < Act.SAIL:
            return goods.against_exchange(s, action - Act.GOLD)
        if action < Act.FAR:
            return because(Why.SAILED) if s.used & Flag.SAIL else ship.against_sailing(s, action - Act.SAIL)
        if action < Act.SMUGGLE:
            return ship.against_far(s, action - Act.FAR)
        if action < Act.END:
            return against_smuggling(s, action - Act.SMUGGLE)
        if action == Act.END:
            return because(Why.ALLOWED if s.used & Flag.DIE else Why.DIE_FIRST)
        return super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        if action < Act.CARD:
            s.used |= Flag.DIE
            at = action - Act.DIE
            bar.move(s, bar.hindmost(s), at, bar.cost(s, s.seat, at), dice)
        elif action < Act.DISCARD:
            k = action - Act.CARD
            cards.play(s, k // CARD_BOXES + 1, k % CARD_BOXES)
        elif action < Act.GOLD:
            cards.throw_off(s, action - Act.DISCARD + 1)
            push(s, Task.DISCARD)
        elif action < Act.FAR:
            ship.sail(s, action - Act.SAIL)
        elif action < Act.SMUGGLE:
            ship.sail_far(s, action - Act.FAR)
        elif action < Act.END:
            smuggle(s, action - Act.SMUGGLE)
        else:
            end_turn(s, dice)

    def told(self, s: Karvi) -> Told:
        return [(Truth("moved"), int(s.used & Flag.DIE))]


def hand(s: Karvi, out: Ints, n: i64) -> i64:
    """Cards that may be played, and those that may be thrown off, behind the answers already there."""
    seat = s.seat
    card = s.card
    held: i64 = 0
    no: i64 = 1
    while no <= CARDS:
        if card[no] == seat:
            held += 1
            if cards.affordable(s, no):
                k = no * CARD_BOXES
                while k < no * CARD_BOXES + CARD_BOXES:
                    effect = s.box.card_box[k]
                    if effect >= 0 and effects.possible(s, effect, out, n):
                        out[n] = Act.CARD + k - CARD_BOXES
                        n += 1
                    k += 1
        no += 1
    return cards.discards(s, out, n) if held >= s.box.cards_for_gold else n


def against_card(s: Karvi, no: i64, box: i64) -> Reason | None:
    """Why a box of a card cannot be played."""
    effect = s.box.card_box[no * CARD_BOXES + box]
    if effect < 0:
        return because(Why.ABSENT)
    return cards.against_hand(s, no) or cards.against_cost(s, no) or effects.against_effect(s, effect)


# -- the power of a sail ----------------------------------------------------------------------------------------------


def smugglers(s: Karvi, out: Ints, n: i64) -> i64:
    """Dice with beer for smuggling, behind the answers already there."""
    beer = rule(s, s.seat, Rule.SMUGGLE_BEER)
    if beer > 0 and (trade.could_trade(s) or trade.can_raid(s)):
        k: i64 = 0
        while k < s.each:
            if functions.can_pour(s, k, beer) == Why.ALLOWED:
                out[n] = Act.SMUGGLE + k
                n += 1
            k += 1
    return n


def against_smuggling(s: Karvi, k: i64) -> Reason | None:
    """Why a die cannot give beer for smuggling."""
    beer = rule(s, s.seat, Rule.SMUGGLE_BEER)
    if beer == 0:
        return because(Why.NO_POWER)
    if s.used & Flag.SMUGGLE:
        return because(Why.POWER_USED)
    if not trade.could_trade(s) and not trade.can_raid(s):
        return trade.against_trading(s)
    why = functions.can_pour(s, k, beer)
    return because(why, need=beer, have=s.die[D.BEER + s.seat * 2 + k]) if why == Why.BEER else because(why)


def smuggle(s: Karvi, k: i64) -> None:
    """A die gives beer for a trade or raid action (ruling 42)."""
    s.used |= Flag.SMUGGLE
    s.die[D.BEER + s.seat * 2 + k] -= rule(s, s.seat, Rule.SMUGGLE_BEER)
    tell(s, Event.SMUGGLED, s.seat, k)
    push(s, Task.HALF, s.box.deed[Deed.TRADE], s.box.deed[Deed.RAID])


# -- turns and rounds -------------------------------------------------------------------------------------------------


def end_turn(s: Karvi, dice: Dice) -> None:
    """Refill the open trade cards, then the die furthest behind decides whose turn it is (ruling 1)."""
    setup.refill(s, dice)
    s.used = 0
    die = bar.hindmost(s)
    if s.die[D.AT + die] >= SPACES:
        if s.tile_now == VILLAGE:
            finish(s)
            return
        new_round(s)
        die = bar.hindmost(s)
    s.seat = die // 2


def new_round(s: Karvi) -> None:
    """All dice are back in the stop area; they leave it again from the left."""
    die: i64 = 0
    while die < s.seats * 2:
        s.die[D.AT + die] -= SPACES
        die += s.stride
    s.round += 1
    tell(s, Event.ROUND, s.round)


def finish(s: Karvi) -> None:
    """The game is over, and the end is counted, line by line."""
    if s.log is not None:
        s.log.keep(s)
    s.seat = OVER
    if s.log is not None:
        line: i64 = Line.RUNES
        while line <= Line.RESOURCES:
            seat: i64 = 0
            while seat < s.seats:
                points = scoring.final(s, seat, line)
                if points != 0:
                    tell(s, Event.COUNTED, seat, line, points)
                seat += 1
            line += 1
    tell(s, Event.ENDED)
