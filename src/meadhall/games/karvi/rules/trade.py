# compiled with mypyc
"""Trading and raiding: the tiles beside the mat, Francia, and the two tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadPosition
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import crew, goods, scoring, tradecards
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    COPIES,
    GOOD_KINDS,
    KINDS,
    MAT_BUILDINGS,
    NO_WAY,
    ON,
    OP,
    Gain,
    Line,
    On,
    Op,
    Rule,
    Track,
)
from meadhall.games.karvi.rules.figures import RaidTile, TradeTile
from meadhall.games.karvi.rules.names import FRANCIA, Act, Event, Exchange, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import (
    bonus_of,
    dropped,
    first,
    grant,
    pop,
    push,
    rule,
    run,
    score,
    set_first,
)
from meadhall.games.karvi.rules.question import FEW, Figure, Question, Step, Truth, Word, because, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def beside(s: Karvi, seat: i64, kind: i64) -> i64:
    """The tile of a kind beside the mat, not yet on a track; -1 if there is none."""
    if s.p[seat * P.SIZE + P.DONE] >> kind & 1:
        return -1
    return s.p[seat * P.SIZE + P.TILE + kind] - 1


def trade_tile(s: Karvi, seat: i64, kind: i64) -> i64:
    """Where the box tells of the trade tile beside the mat."""
    return (kind * COPIES + beside(s, seat, kind)) * TradeTile.SIZE


def raid_tile(s: Karvi, seat: i64, kind: i64) -> i64:
    """Where the box tells of the raid tile beside the mat."""
    return ((kind - GOOD_KINDS) * COPIES + beside(s, seat, kind)) * RaidTile.SIZE


# -- trading ----------------------------------------------------------------------------------------------------------


def shortfall(s: Karvi, kind: i64) -> i64:
    """Gold it takes to pay for a trade tile, for what is missing and what it asks itself."""
    base = s.seat * P.SIZE
    at = trade_tile(s, s.seat, kind)
    fur = max(0, s.box.trade[at + TradeTile.FUR] - s.p[base + P.FUR])
    silver = max(0, s.box.trade[at + TradeTile.SILVER] - s.p[base + P.SILVER])
    return fur + silver + s.box.trade[at + TradeTile.GOLD]


def not_traded(s: Karvi, kind: i64, gold: i64) -> i64:
    """Why a trade tile cannot be traded with `gold`, nothing of it exchanged."""
    if beside(s, s.seat, kind) < 0:
        return Why.NO_TILE
    asked = s.box.trade[trade_tile(s, s.seat, kind) + TradeTile.GOLD]
    return Why.ALLOWED if asked <= gold and shortfall(s, kind) == asked else Why.TILE_COST


def against_trade(s: Karvi, kind: i64) -> Reason | None:
    """The same with what is missing."""
    base = s.seat * P.SIZE
    why = not_traded(s, kind, s.p[base + P.GOLD])
    if why != Why.TILE_COST:
        return because(why, kind=kind)
    at = trade_tile(s, s.seat, kind)
    fur = max(0, s.box.trade[at + TradeTile.FUR] - s.p[base + P.FUR])
    silver = max(0, s.box.trade[at + TradeTile.SILVER] - s.p[base + P.SILVER])
    gold = max(0, s.box.trade[at + TradeTile.GOLD] - s.p[base + P.GOLD])
    return because(why, kind=kind, fur=fur, silver=silver, gold=gold)


def not_in_francia(s: Karvi, have: i64) -> i64:
    """Why so many fur and silver cannot be traded in Francia."""
    if s.p[s.seat * P.SIZE + P.TRADES] < s.box.francia_slot:
        return Why.FRANCIA_SHUT
    return Why.ALLOWED if have >= s.box.francia_price else Why.FRANCIA_COST


def lacking(s: Karvi) -> i64:
    """Gold or goods that the nearest trade still lacks; NO_WAY where there is nothing to trade."""
    base = s.seat * P.SIZE
    least: i64 = NO_WAY
    kind: i64 = 0
    while kind < GOOD_KINDS:
        if beside(s, s.seat, kind) >= 0:
            least = min(least, shortfall(s, kind))
        kind += 1
    if s.p[base + P.TRADES] >= s.box.francia_slot:
        least = min(least, max(0, s.box.francia_price - s.p[base + P.FUR] - s.p[base + P.SILVER]))
    return least - s.p[base + P.GOLD] - early_gold(s) if least < NO_WAY else NO_WAY


def against_trading(s: Karvi) -> Reason | None:
    """Why a trade action has no point."""
    if could_trade(s):
        return None
    need = lacking(s)
    return because(Why.NO_TRADES) if need >= NO_WAY else because(Why.TRADE_LACKS, need=need)


def can_trade(s: Karvi, gold: i64) -> bool:
    """Whether a trade is possible with `gold`, part of it exchanged."""
    kind: i64 = 0
    while kind < GOOD_KINDS:
        if beside(s, s.seat, kind) >= 0 and shortfall(s, kind) <= gold:
            return True
        kind += 1
    base = s.seat * P.SIZE
    return not_in_francia(s, s.p[base + P.FUR] + s.p[base + P.SILVER] + gold) == Why.ALLOWED


def early_gold(s: Karvi) -> i64:
    """Gold that the bonus for a trade brings when it is taken first."""
    tile = bonus_of(s, s.seat, On.TRADE)
    if tile < 0:
        return 0
    total: i64 = 0
    at = s.box.on[tile * ON + On.TRADE]
    while s.box.ops[at] != Op.END:
        if s.box.ops[at] == Op.GAIN and s.box.ops[at + 1] == Gain.GOLD:
            total += s.box.ops[at + 2]
        at += OP
    return total


def could_trade(s: Karvi) -> bool:
    """Whether a trade action has a point, with gold and a bonus taken first."""
    return can_trade(s, s.p[s.seat * P.SIZE + P.GOLD] + early_gold(s))


class Trade(Question):
    """Which tile to trade, or Francia; `taken` once the bonus of an equipment tile came before it."""

    figures: ClassVar[tuple[Figure, ...]] = (Truth("taken"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, first(s) > 0 or could_trade(s))

    def answers(self, s: Karvi, out: Ints) -> i64:
        """Gold may be exchanged for what is missing (ruling 2); a trade whose bonus is taken must stay possible."""
        base = s.seat * P.SIZE
        gold = s.p[base + P.GOLD]
        taken = first(s)
        n: i64 = 0
        k: i64 = Exchange.FUR
        while gold > 0 and k <= Exchange.SILVER:
            if self.no_exchange(s, k) == Why.ALLOWED:
                out[n] = Act.GOLD + k
                n += 1
            k += 1
        if self.no_bonus(s) == Why.ALLOWED:
            out[n] = Act.BONUS
            n += 1
        kind: i64 = 0
        while kind < GOOD_KINDS:
            if not_traded(s, kind, gold) == Why.ALLOWED:
                out[n] = Act.USE + kind
                n += 1
            kind += 1
        if not_in_francia(s, s.p[base + P.FUR] + s.p[base + P.SILVER]) == Why.ALLOWED:
            out[n] = Act.FRANCIA
            n += 1
        return n if taken and n > 0 else with_none(out, n)

    def no_exchange(self, s: Karvi, what: i64) -> i64:
        """Why gold cannot be exchanged here: once the bonus is taken the trade must stay possible."""
        if what > Exchange.SILVER:
            return Why.GOLD_IDLE
        why = goods.no_exchange(s, what)
        if why != Why.ALLOWED or not first(s):
            return why
        base = s.seat * P.SIZE
        s.p[base + what] += 1
        possible = can_trade(s, s.p[base + P.GOLD] - 1)
        s.p[base + what] -= 1
        return Why.ALLOWED if possible else Why.GOLD_IDLE

    def no_bonus(self, s: Karvi) -> i64:
        """Why no bonus can be taken before the trade."""
        if first(s):
            return Why.BONUS_TAKEN
        return Why.ALLOWED if bonus_of(s, s.seat, On.TRADE) >= 0 and could_trade(s) else Why.NO_BONUS

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        base = s.seat * P.SIZE
        if Act.GOLD <= action < Act.SAIL:
            return because(self.no_exchange(s, action - Act.GOLD))
        if action == Act.BONUS:
            return because(self.no_bonus(s))
        if Act.USE <= action < Act.FRANCIA:
            kind = action - Act.USE
            return against_trade(s, kind) if kind < GOOD_KINDS else because(Why.OTHER_DEED, kind=kind)
        if action == Act.FRANCIA:
            have = s.p[base + P.FUR] + s.p[base + P.SILVER]
            why = not_in_francia(s, have)
            if why == Why.FRANCIA_SHUT:
                return because(why, need=s.box.francia_slot, have=s.p[base + P.TRADES])
            return because(why, need=s.box.francia_price, have=have)
        if action == Act.NONE:
            out = ints(FEW)
            n = self.answers(s, out)
            return because(Why.ALLOWED if out[n - 1] == Act.NONE else Why.BONUS_TAKEN)
        return super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        taken = first(s)
        if action == Act.BONUS:
            set_first(s, 1)
            grant(s, s.seat, On.TRADE)
            return
        pop(s)
        if action == Act.NONE:
            return
        if not taken:
            push(s, Task.GRANT, On.TRADE)
        if action == Act.FRANCIA:
            score(s, s.seat, Line.TRADE, s.box.francia_points[Track.TRADE])
            tell(s, Event.FRANCIA, s.seat, Track.TRADE, s.box.francia_points[Track.TRADE])
            push(s, Task.SPEND, s.box.francia_price)
        else:
            trade(s, action - Act.USE)


def trade(s: Karvi, kind: i64) -> None:
    """Pay, take points and trade cards; then the tile goes to the track (ruling 30)."""
    base = s.seat * P.SIZE
    at = trade_tile(s, s.seat, kind)
    s.p[base + P.FUR] -= s.box.trade[at + TradeTile.FUR]
    s.p[base + P.SILVER] -= s.box.trade[at + TradeTile.SILVER]
    s.p[base + P.GOLD] -= s.box.trade[at + TradeTile.GOLD]
    points = s.box.trade[at + TradeTile.POINTS]
    score(s, s.seat, Line.TRADE, points)
    tell(s, Event.TRADED, s.seat, kind, beside(s, s.seat, kind), points)
    push(s, Task.TRADED, kind)
    tradecards.take_cards(s, s.box.trade[at + TradeTile.CARDS])


# -- raiding ----------------------------------------------------------------------------------------------------------


def not_raided(s: Karvi, kind: i64, force: i64) -> i64:
    """Why a strength cannot raid a kind."""
    if beside(s, s.seat, kind) < 0:
        return Why.NO_TILE
    return Why.ALLOWED if asked_strength(s, kind) <= force else Why.TILE_STRENGTH


def asked_strength(s: Karvi, kind: i64) -> i64:
    """The strength that the raid tile beside the mat asks."""
    return s.box.raid[raid_tile(s, s.seat, kind) + RaidTile.STRENGTH]


def no_raid_on_francia(s: Karvi, force: i64) -> i64:
    """Why a strength cannot raid Francia."""
    if s.p[s.seat * P.SIZE + P.RAIDS] < s.box.francia_slot:
        return Why.FRANCIA_SHUT
    return Why.ALLOWED if force >= s.box.francia_strength else Why.FRANCIA_STRENGTH


def against_raiding(s: Karvi) -> Reason | None:
    """Why a raid action has no point."""
    if can_raid(s):
        return None
    least: i64 = NO_WAY
    kind: i64 = GOOD_KINDS
    while kind < ALL_KINDS:
        if beside(s, s.seat, kind) >= 0:
            least = min(least, asked_strength(s, kind))
        kind += 1
    if s.p[s.seat * P.SIZE + P.RAIDS] >= s.box.francia_slot:
        least = min(least, s.box.francia_strength)
    if least >= NO_WAY:
        return because(Why.NO_RAIDS)
    return because(Why.RAID_LACKS, need=least, have=scoring.strength(s, s.seat))


def can_raid(s: Karvi) -> bool:
    """Whether a raid action has a point."""
    force = scoring.strength(s, s.seat)
    kind: i64 = GOOD_KINDS
    while kind < ALL_KINDS:
        if not_raided(s, kind, force) == Why.ALLOWED:
            return True
        kind += 1
    return no_raid_on_francia(s, force) == Why.ALLOWED


class Raid(Question):
    """Where to raid, or nowhere."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, can_raid(s))

    def answers(self, s: Karvi, out: Ints) -> i64:
        force = scoring.strength(s, s.seat)
        n: i64 = 0
        kind: i64 = GOOD_KINDS
        while kind < ALL_KINDS:
            if not_raided(s, kind, force) == Why.ALLOWED:
                out[n] = Act.USE + kind
                n += 1
            kind += 1
        if no_raid_on_francia(s, force) == Why.ALLOWED:
            out[n] = Act.FRANCIA
            n += 1
        return with_none(out, n)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        force = scoring.strength(s, s.seat)
        if Act.USE <= action < Act.FRANCIA:
            kind = action - Act.USE
            if kind < GOOD_KINDS:
                return because(Why.OTHER_DEED, kind=kind)
            why = not_raided(s, kind, force)
            if why == Why.TILE_STRENGTH:
                return because(why, kind=kind, need=asked_strength(s, kind), have=force)
            return because(why, kind=kind)
        if action == Act.FRANCIA:
            why = no_raid_on_francia(s, force)
            if why == Why.FRANCIA_SHUT:
                return because(why, need=s.box.francia_slot, have=s.p[s.seat * P.SIZE + P.RAIDS])
            return because(why, need=s.box.francia_strength, have=force)
        return None if action == Act.NONE else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        """Damage first, then points and bonuses, then the tile goes to the track (ruling 30)."""
        pop(s)
        if action == Act.NONE:
            return
        armour = rule(s, s.seat, Rule.ARMOUR)
        if action == Act.FRANCIA:
            push(s, Task.SPOILS, FRANCIA)
            crew.suffer(s, s.box.francia_damage - armour)
            return
        kind = action - Act.USE
        push(s, Task.SPOILS, kind)
        damage = s.box.raid[raid_tile(s, s.seat, kind) + RaidTile.DAMAGE]
        crew.suffer(s, damage - armour)  # never below 0 (ruling 24)


class Spoils(Step):
    """Points and bonuses of a raid, after its damage."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("kind", (*KINDS, "francia"), "kind"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        seat = s.seat
        kind = first(s)
        pop(s)
        factor = max(1, rule(s, seat, Rule.RAID_FACTOR))
        if kind == FRANCIA:
            score(s, seat, Line.RAID, s.box.francia_points[Track.RAID] * factor)
            tell(s, Event.FRANCIA, seat, Track.RAID, s.box.francia_points[Track.RAID] * factor)
            grant(s, seat, On.RAID)
            return True
        at = raid_tile(s, seat, kind)
        points = s.box.raid[at + RaidTile.POINTS] * factor
        score(s, seat, Line.RAID, points)
        tell(s, Event.RAIDED, seat, kind, beside(s, seat, kind), points)
        push(s, Task.TRADED, kind)
        grant(s, seat, On.RAID)
        run(s, s.box.raid[at + RaidTile.EFFECT])
        return True

    def placed(self, s: Karvi) -> None:
        kind = first(s)
        if kind != FRANCIA and (beside(s, s.seat, kind) < 0 or kind < GOOD_KINDS):
            raise BadPosition(f"pending: spoils needs a tile {KINDS[kind]} beside the mat")


# -- the tracks -------------------------------------------------------------------------------------------------------


class Traded(Step):
    """A tile goes to its track, after what it brought."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("kind", KINDS, "kind"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        kind = first(s)
        pop(s)
        advance(s, kind)
        return True

    def placed(self, s: Karvi) -> None:
        if beside(s, s.seat, first(s)) < 0:
            raise BadPosition(f"pending: traded needs a tile {KINDS[first(s)]} beside the mat")


def advance(s: Karvi, kind: i64) -> None:
    """Lay the tile on the leftmost free slot of its track; a building there becomes free, an improvement too."""
    seat = s.seat
    base = seat * P.SIZE
    track: i64 = Track.TRADE if kind < GOOD_KINDS else Track.RAID
    s.p[base + P.DONE] |= 1 << kind
    s.p[base + P.TRADES + track] += 1
    slot = s.p[base + P.TRADES + track]
    building: i64 = 0
    while building < MAT_BUILDINGS:
        if s.box.building_slot[building] == slot:
            free_building(s, 1 - track, building)
        building += 1
    if slot == s.box.unlock_slot:
        tell(s, Event.UNLOCKED, seat, 0, track)
    if slot == s.box.map_slot:
        tell(s, Event.UNLOCKED, seat, 1, track)
    if slot == s.box.francia_slot:
        tell(s, Event.UNLOCKED, seat, 2, track)


def free_building(s: Karvi, post: i64, building: i64) -> None:
    """Move a tower (0) or trading post (1) from the mat to the supply, unless it has left the mat before."""
    base = s.seat * P.SIZE
    if s.p[base + P.TOWER_SLOTS + post] >> building & 1:
        s.p[base + P.TOWER_SLOTS + post] &= ~(1 << building)
        s.p[base + P.TOWERS + post] += 1
        tell(s, Event.RELEASED, s.seat, post)


def release(s: Karvi, post: i64) -> None:
    """Move the leftmost tower or trading post from the mat to the supply."""
    left = s.p[s.seat * P.SIZE + P.TOWER_SLOTS + post]
    if left > 0:
        free_building(s, post, 0 if left & 1 else 1)
