# compiled with mypyc
"""Trading and raiding: the tiles beside the mat, Francia, the two tracks, and trade cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import crew, scoring
from meadhall.games.karvi.rules.box import ON, Gain, Line, On, Op, Price, Rule
from meadhall.games.karvi.rules.names import (
    FRANCIA,
    Act,
    Event,
    P,
    Task,
    bonus_of,
    figure,
    grant,
    pop,
    push,
    rule,
    run,
    score,
    set_figure,
    tell,
)  # fmt: skip

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def beside(s: Karvi, seat: i64, kind: i64) -> i64:
    """The tile of a kind beside the mat, not yet on a track; -1 if there is none."""
    if s.p[seat * P.SIZE + P.DONE] >> kind & 1:
        return -1
    return s.p[seat * P.SIZE + P.TILE + kind] - 1


# -- trading ----------------------------------------------------------------------------------------------------------


def shortfall(s: Karvi, kind: i64) -> i64:
    """Gold it takes to pay for a trade tile, for what is missing and what it asks itself."""
    base = s.seat * P.SIZE
    at = (kind * 4 + beside(s, s.seat, kind)) * 5
    fur = max(0, s.box.trade[at] - s.p[base + P.FUR])
    silver = max(0, s.box.trade[at + 1] - s.p[base + P.SILVER])
    return fur + silver + s.box.trade[at + 2]


def can_trade(s: Karvi, gold: i64) -> bool:
    """Whether a trade is possible with `gold`, part of it exchanged."""
    kind: i64 = 0
    while kind < 6:
        if beside(s, s.seat, kind) >= 0 and shortfall(s, kind) <= gold:
            return True
        kind += 1
    base = s.seat * P.SIZE
    if s.p[base + P.TRADES] >= s.box.francia_slot:
        return s.p[base + P.FUR] + s.p[base + P.SILVER] + gold >= s.box.francia_price
    return False


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
        at += 7
    return total


def could_trade(s: Karvi) -> bool:
    """Whether a trade action has a point, with gold and a bonus taken first."""
    return can_trade(s, s.p[s.seat * P.SIZE + P.GOLD] + early_gold(s))


def trades(s: Karvi, out: Ints) -> i64:
    """What a trade action offers; gold may be exchanged for what is missing (ruling 2)."""
    base = s.seat * P.SIZE
    gold = s.p[base + P.GOLD]
    taken = figure(s, 1)
    n: i64 = 0
    k: i64 = 0
    while gold > 0 and k < 2:  # for fur, for silver; once the bonus is taken the trade must stay possible
        s.p[base + k] += 1
        if not taken or can_trade(s, gold - 1):
            out[n] = Act.GOLD + k
            n += 1
        s.p[base + k] -= 1
        k += 1
    if not taken and bonus_of(s, s.seat, On.TRADE) >= 0 and could_trade(s):
        out[n] = Act.BONUS
        n += 1
    kind: i64 = 0
    while kind < 6:
        tile = beside(s, s.seat, kind)
        if tile >= 0 and shortfall(s, kind) == s.box.trade[(kind * 4 + tile) * 5 + 2]:
            if s.box.trade[(kind * 4 + tile) * 5 + 2] <= gold:
                out[n] = Act.USE + kind
                n += 1
        kind += 1
    if s.p[base + P.TRADES] >= s.box.francia_slot:
        if s.p[base + P.FUR] + s.p[base + P.SILVER] >= s.box.francia_price:
            out[n] = Act.FRANCIA
            n += 1
    if not taken or n == 0:
        out[n] = Act.NONE
        n += 1
    return n


def trade(s: Karvi, action: i64) -> None:
    """Pay, take points and trade cards; then the tile goes to the track (ruling 30)."""
    seat = s.seat
    taken = figure(s, 1)
    if action == Act.BONUS:
        set_figure(s, 1, 1)
        grant(s, seat, On.TRADE)
        return
    pop(s)
    if action == Act.NONE:
        return
    if not taken:
        push(s, Task.GRANT, On.TRADE)
    base = seat * P.SIZE
    if action == Act.FRANCIA:
        score(s, seat, Line.TRADE, s.box.francia_points[0])
        tell(s, Event.FRANCIA, seat, 0, s.box.francia_points[0])
        push(s, Task.SPEND, s.box.francia_price)
        return
    kind = action - Act.USE
    tile = beside(s, seat, kind)
    at = (kind * 4 + tile) * 5
    s.p[base + P.FUR] -= s.box.trade[at]
    s.p[base + P.SILVER] -= s.box.trade[at + 1]
    s.p[base + P.GOLD] -= s.box.trade[at + 2]
    score(s, seat, Line.TRADE, s.box.trade[at + 3])
    tell(s, Event.TRADED, seat, kind, tile, s.box.trade[at + 3])
    push(s, Task.TRADED, kind)
    take_cards(s, s.box.trade[at + 4])


def take_cards(s: Karvi, many: i64) -> None:
    """Lay trade cards to choose on the pile, one after the other."""
    while many > 0:
        push(s, Task.TAKE)
        many -= 1


# -- raiding ----------------------------------------------------------------------------------------------------------


def raids(s: Karvi, out: Ints) -> i64:
    """What the strength suffices for in a raid action, or nothing."""
    force = scoring.strength(s, s.seat)
    n: i64 = 0
    kind: i64 = 6
    while kind < 12:
        tile = beside(s, s.seat, kind)
        if tile >= 0 and s.box.raid[((kind - 6) * 4 + tile) * 4] <= force:
            out[n] = Act.USE + kind
            n += 1
        kind += 1
    if s.p[s.seat * P.SIZE + P.RAIDS] >= s.box.francia_slot and force >= s.box.francia_strength:
        out[n] = Act.FRANCIA
        n += 1
    out[n] = Act.NONE
    return n + 1


def can_raid(s: Karvi) -> bool:
    """Whether a raid action has a point."""
    force = scoring.strength(s, s.seat)
    kind: i64 = 6
    while kind < 12:
        tile = beside(s, s.seat, kind)
        if tile >= 0 and s.box.raid[((kind - 6) * 4 + tile) * 4] <= force:
            return True
        kind += 1
    return s.p[s.seat * P.SIZE + P.RAIDS] >= s.box.francia_slot and force >= s.box.francia_strength


def raid(s: Karvi, action: i64) -> None:
    """Damage first, then points and bonuses, then the tile goes to the track (ruling 30)."""
    pop(s)
    if action == Act.NONE:
        return
    if action == Act.FRANCIA:
        push(s, Task.SPOILS, FRANCIA)
        crew.suffer(s, s.box.francia_damage - rule(s, s.seat, Rule.ARMOUR))
        return
    kind = action - Act.USE
    push(s, Task.SPOILS, kind)
    damage = s.box.raid[((kind - 6) * 4 + beside(s, s.seat, kind)) * 4 + 1]
    crew.suffer(s, damage - rule(s, s.seat, Rule.ARMOUR))  # never below 0 (ruling 24)


def spoils(s: Karvi) -> None:
    """Points and bonuses of a raid, after its damage."""
    seat = s.seat
    kind = figure(s, 1)
    pop(s)
    factor = max(1, rule(s, seat, Rule.RAID_FACTOR))
    if kind == FRANCIA:
        score(s, seat, Line.RAID, s.box.francia_points[1] * factor)
        tell(s, Event.FRANCIA, seat, 1, s.box.francia_points[1] * factor)
        grant(s, seat, On.RAID)
        return
    tile = beside(s, seat, kind)
    at = ((kind - 6) * 4 + tile) * 4
    score(s, seat, Line.RAID, s.box.raid[at + 2] * factor)
    tell(s, Event.RAIDED, seat, kind, tile, s.box.raid[at + 2] * factor)
    push(s, Task.TRADED, kind)
    grant(s, seat, On.RAID)
    run(s, s.box.raid[at + 3])


# -- the tracks -------------------------------------------------------------------------------------------------------


def advance(s: Karvi) -> None:
    """Lay the tile on the leftmost free slot of its track; a building there becomes free, an improvement too."""
    kind = figure(s, 1)
    pop(s)
    seat = s.seat
    base = seat * P.SIZE
    track: i64 = 0 if kind < 6 else 1
    s.p[base + P.DONE] |= 1 << kind
    s.p[base + P.TRADES + track] += 1
    slot = s.p[base + P.TRADES + track]
    building: i64 = 0
    while building < 2:
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


# -- trade cards ------------------------------------------------------------------------------------------------------


def payable(s: Karvi, effect: i64) -> bool:
    """Whether the fur and silver an effect wants given are there."""
    at = effect
    base = s.seat * P.SIZE
    while s.box.ops[at] != Op.END:
        if s.box.ops[at] == Op.CONVERT and s.box.ops[at + 1] == Price.RESOURCES:
            if s.p[base + P.FUR] + s.p[base + P.SILVER] < s.box.ops[at + 2]:
                return False
        at += 7
    return True


def takes(s: Karvi, out: Ints) -> i64:
    """The boxes of the open trade cards, ascending by design; gold may be exchanged for what one asks (ruling 2)."""
    n: i64 = 0
    if s.p[s.seat * P.SIZE + P.GOLD] > 0 and wants_more(s):
        out[0] = Act.GOLD
        out[1] = Act.GOLD + 1
        n = 2
    design: i64 = 0
    while design < 18:
        if s.trade[18] == design + 1 or s.trade[19] == design + 1 or s.trade[20] == design + 1:
            k: i64 = 0
            while k < 3:
                effect = s.box.trade_box[design * 3 + k]
                if effect >= 0 and payable(s, effect):
                    out[n] = Act.TAKE + design * 3 + k
                    n += 1
                k += 1
        design += 1
    return n


def wants_more(s: Karvi) -> bool:
    """Whether an open trade card asks for more fur and silver than the seat has."""
    slot: i64 = 18
    while slot < 21:
        k: i64 = 0
        while s.trade[slot] > 0 and k < 3:
            effect = s.box.trade_box[(s.trade[slot] - 1) * 3 + k]
            if effect >= 0 and not payable(s, effect):
                return True
            k += 1
        slot += 1
    return False


def open_take(s: Karvi) -> bool:
    """With no open card left, further ones lapse (ruling 31); True when the task is done."""
    if s.trade[18] + s.trade[19] + s.trade[20] > 0:
        return False
    pop(s)
    return True


def take(s: Karvi, action: i64) -> None:
    """Take an open trade card and what its box gives."""
    pop(s)
    if action == Act.NONE:
        return
    k = action - Act.TAKE
    design = k // 3
    slot: i64 = 18
    while s.trade[slot] != design + 1:
        slot += 1
    s.trade[slot] = 0
    s.p[s.seat * P.SIZE + P.TRADE_CARDS] += 1
    tell(s, Event.TRADE_CARD, s.seat, design, k % 3)
    run(s, s.box.trade_box[k])
    grant(s, s.seat, On.TRADECARD)
