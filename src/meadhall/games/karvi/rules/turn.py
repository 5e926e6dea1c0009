# compiled with mypyc
"""The rules of Karvi: what may be answered, and what follows. Ruling numbers refer to the README beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, cards, crew, effects, functions, gear, land, setup, ship, trade
from meadhall.games.karvi.rules.box import CARDS, SPACES, Deed, Gain, Manner, On, Rule
from meadhall.games.karvi.rules.names import (
    TASK,
    Act,
    D,
    Event,
    Flag,
    Loc,
    P,
    Task,
    figure,
    grant,
    pop,
    push,
    rule,
    run,
    set_figure,
    tell,
)  # fmt: skip

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


# -- what may be answered ---------------------------------------------------------------------------------------------


def legal_into(s: Karvi, out: Ints) -> i64:
    """All legal answers, ascending."""
    if s.depth == 0:
        return menu(s, out)
    return answers(s, out)


def menu(s: Karvi, out: Ints) -> i64:
    """The turn: the die move once, free actions before and after it, and the end once the die has moved (ruling 1)."""
    seat = s.seat
    base = seat * P.SIZE
    n: i64 = 0
    if not s.used & Flag.DIE:
        n = bar.moves(s, bar.hindmost(s), 0, Act.DIE, out)
    held: i64 = 0
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == seat:
            held += 1
            cost = s.box.card_cost
            if cards.can_pay(s, cost[no * 3], cost[no * 3 + 1], cost[no * 3 + 2]):
                if playable(s, no, 0):
                    out[n] = Act.CARD + (no - 1) * 2
                    n += 1
                if playable(s, no, 1):
                    out[n] = Act.CARD + (no - 1) * 2 + 1
                    n += 1
        no += 1
    if held >= s.box.cards_for_gold:
        n = cards.hand(s, Act.DISCARD, out, n)
    if s.p[base + P.GOLD] > 0:
        n = exchanges(s, out, n)
    if not s.used & Flag.SAIL:
        n = ship.sailings(s, out, n)
    flag = ship.far_flag(s)
    if flag > 0 and not s.used & flag:
        n = ship.far_sailings(s, out, n)
    beer = rule(s, seat, Rule.SMUGGLE_BEER)
    if beer > 0 and not s.used & Flag.SMUGGLE and (trade.could_trade(s) or trade.can_raid(s)):
        k: i64 = 0
        while k < s.each:
            if s.die[D.BEER + seat * 2 + k] >= beer:
                out[n] = Act.SMUGGLE + k
                n += 1
            k += 1
    if s.used & Flag.DIE:
        out[n] = Act.END
        n += 1
    return n


def playable(s: Karvi, no: i64, box: i64) -> bool:
    """Whether a box of a card finds what it needs."""
    effect = s.box.card_box[no * 2 + box]
    return effect >= 0 and effects.possible(s, effect, s.box.scratch)


def exchanges(s: Karvi, out: Ints, n: i64) -> i64:
    """What 1 gold may be exchanged for (ruling 33)."""
    out[n] = Act.GOLD
    out[n + 1] = Act.GOLD + 1
    n += 2
    k: i64 = 0
    while k < s.each:
        if bar.room(s, s.seat * 2 + k) > 0:
            out[n] = Act.GOLD + 2 + k
            n += 1
        k += 1
    if s.p[s.seat * P.SIZE + P.BREAD] < s.box.most_bread:
        out[n] = Act.GOLD + 4
        n += 1
    return n


def span(family: i64, low: i64, high: i64, out: Ints) -> i64:
    """The answers of a family from `low` to `high`."""
    n: i64 = 0
    while low + n <= high:
        out[n] = family + low + n
        n += 1
    return n


def with_none(out: Ints, n: i64) -> i64:
    """The answers so far, and to decline."""
    out[n] = Act.NONE
    return n + 1


def answers(s: Karvi, out: Ints) -> i64:
    """The answers to the question on top of the pile."""
    task = figure(s, 0)
    a = figure(s, 1)
    n: i64 = 0
    if task == Task.RAISE:
        return crew.raises(s, out)
    if task == Task.WOUND:
        return crew.each(s, Act.WOUND, out)
    if task == Task.FUR:
        return span(Act.FUR, 0, a, out)
    if task == Task.BEER:
        return span(Act.BEER, bar.least_left(s, a), bar.most_left(s, a), out)
    if task == Task.EXPLORE:
        out[0] = Act.EXPLORE
        return with_none(out, 1)
    if task == Task.BUILD:
        out[0] = Act.BUILD
        return with_none(out, 1)
    if task == Task.LOOK:
        return land.tiles(s, out)
    if task == Task.EQUIP:
        return gear.equips(s, out)
    if task == Task.TRADE:
        return trade.trades(s, out)
    if task == Task.RAID:
        return trade.raids(s, out)
    if task == Task.TAKE:
        n = trade.takes(s, out)
        return n if n > 0 else with_none(out, 0)
    if task == Task.HALF:
        if a >= 0 and effects.has_point(s, a):
            out[0] = Act.HALF
            n = 1
        if figure(s, 2) >= 0 and effects.has_point(s, figure(s, 2)):
            out[n] = Act.HALF + 1
            n += 1
        return with_none(out, n)
    if task == Task.DRAW:
        return cards.stacks(s, out)
    if task == Task.DISCARD:
        return cards.hand(s, Act.DISCARD, out, 0)
    if task == Task.HEAL:
        return with_none(out, crew.of_side(s, 1, Act.HEAL, out))
    if task == Task.RECRUIT:
        return crew.dismissals(s, out)
    if task == Task.SAIL:
        if s.p[s.seat * P.SIZE + P.GOLD] > 0 and figure(s, 2) == Manner.NORMAL:
            if s.p[s.seat * P.SIZE + P.BREAD] < s.box.most_bread:
                out[0] = Act.GOLD + 4  # a provision for displacing
                n = 1
        return with_none(out, ship.card_sailings(s, out, n))
    if task == Task.PUSH:
        return ship.pushes(s, out)
    if task == Task.SPEND:
        return span(Act.SPEND, cards.least_fur(s, a), cards.most_fur(s, a), out)
    if task == Task.CONVERT:
        return effects.conversions(s, out)
    if task == Task.DOUBLE:
        return crew.doubles(s, out)
    if task == Task.KEEP:
        return cards.keeps(s, out)
    if task == Task.COVER:
        return land.covers(s, out)
    if task == Task.SPECIAL:
        return land.specials(s, out)
    if task == Task.SPECIAL_SLOT:
        n = land.covers(s, out)
        out[n] = Act.THROW
        return n + 1
    if task == Task.LOCKED:
        return span(Act.LOCKED, 0, 1, out)
    if task == Task.SET_BEER or task == Task.COPY:
        return span(Act.MINE, 0, s.each - 1, out)
    if task == Task.COPY_FROM:
        return functions.copies(s, a, out)
    if task == Task.BACK:
        return functions.backs(s, a, figure(s, 2), out)
    if task == Task.REUSE:
        return functions.reuses(s, out)
    if task == Task.SPACE:
        return functions.spaces(s, a, out)
    if task == Task.PAYER:
        return functions.payers(s, a, out)
    if task == Task.MOVE:
        return bar.moves(s, bar.hindmost(s), 1, Act.DIE, out)
    if task == Task.STACK:
        return bar.stack_moves(s, bar.hindmost(s), Act.DIE, out)
    if task == Task.TO_MAP:
        return ship.map_fields(s, out)
    if task == Task.TO_SHIP:
        return ship.ship_fields(s, out)
    if task == Task.STARTCARD:
        return setup.starts(s, out)
    if task == Task.DRAFT:
        return setup.drafts(s, out)
    return setup.runes(s, out)


# -- what follows -----------------------------------------------------------------------------------------------------


def apply(s: Karvi, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    log = s.log
    told: i64 = len(log.told) if log is not None else 0
    seat = s.seat
    if Act.GOLD <= action < Act.SAIL:
        exchange(s, action - Act.GOLD)
    elif s.depth == 0:
        choose(s, action, dice)
    else:
        answer(s, action, dice)
    settle(s, dice)
    if log is not None and len(log.told) == told:  # every answer leaves a line in the saga
        if action == Act.END:
            tell(s, Event.TURN, s.seat)
        else:
            tell(s, Event.DECLINED if action == Act.NONE else Event.DECIDED, seat)


def exchange(s: Karvi, k: i64) -> None:
    """Give 1 gold for fur, silver, beer or a provision."""
    base = s.seat * P.SIZE
    s.p[base + P.GOLD] -= 1
    if k < 2:
        s.p[base + P.FUR + k] += 1
        tell(s, Event.EXCHANGED, s.seat, k, 0)
    elif k < 4:
        s.die[D.BEER + s.seat * 2 + k - 2] += 1
        tell(s, Event.EXCHANGED, s.seat, Gain.BEER, k - 2)
    else:
        s.p[base + P.BREAD] += 1
        tell(s, Event.EXCHANGED, s.seat, Gain.BREAD, 0)


def choose(s: Karvi, action: i64, dice: Dice) -> None:
    """An answer of the menu."""
    if action < Act.CARD:
        s.used |= Flag.DIE
        at = action - Act.DIE
        bar.move(s, bar.hindmost(s), at, bar.cost(s, s.seat, at), dice)
    elif action < Act.DISCARD:
        play(s, (action - Act.CARD) // 2 + 1, (action - Act.CARD) % 2)
    elif action < Act.GOLD:
        cards.discard(s, action - Act.DISCARD + 1)
    elif action < Act.FAR:
        ship.sail(s, action - Act.SAIL)
    elif action < Act.SMUGGLE:
        ship.sail_far(s, action - Act.FAR)
    elif action < Act.END:
        smuggle(s, action - Act.SMUGGLE)
    else:
        end_turn(s, dice)


def play(s: Karvi, no: i64, box: i64) -> None:
    """Play an equipment card: pay, then its box; it counts as played once that is done (ruling 34)."""
    s.card[no] = Loc.PLAYED + s.seat
    s.knows[no] = -1
    s.held[s.seat * 6 + s.box.card_group[no]] -= 1
    tell(s, Event.PLAYED, s.seat, no, box)
    push(s, Task.PLAYED, no)
    run(s, s.box.card_box[no * 2 + box])
    cost = s.box.card_cost
    cards.pay(s, cost[no * 3], cost[no * 3 + 1], cost[no * 3 + 2])


def smuggle(s: Karvi, k: i64) -> None:
    """By the power of a sail: a die gives beer for a trade or raid action (ruling 42)."""
    s.used |= Flag.SMUGGLE
    s.die[D.BEER + s.seat * 2 + k] -= rule(s, s.seat, Rule.SMUGGLE_BEER)
    tell(s, Event.SMUGGLED, s.seat, k)
    push(s, Task.HALF, s.box.deed[Deed.TRADE], s.box.deed[Deed.RAID], 0)


def choose_half(s: Karvi, action: i64) -> None:
    """Use one half of a space; where both may be used, the other waits below."""
    first = figure(s, 1)
    second = figure(s, 2)
    both = figure(s, 3)
    if action == Act.NONE:
        pop(s)
    elif action == Act.HALF:
        if both and second >= 0:
            set_figure(s, 1, -1)
        else:
            pop(s)
        run(s, first)
    else:
        if both and first >= 0:
            set_figure(s, 2, -1)
        else:
            pop(s)
        run(s, second)


def answer(s: Karvi, action: i64, dice: Dice) -> None:
    """An answer to the question on top of the pile."""
    task = figure(s, 0)
    a = figure(s, 1)
    if task == Task.RAISE:
        crew.raise_one(s, action)
    elif task == Task.WOUND:
        crew.wound(s, action)
    elif task == Task.FUR:
        pop(s)
        take_goods(s, a, action - Act.FUR)
    elif task == Task.BEER:
        pop(s)
        bar.pour(s, a, action - Act.BEER)
    elif task == Task.EXPLORE:
        land.explore(s, action)
    elif task == Task.BUILD:
        land.build(s, action)
    elif task == Task.LOOK:
        land.take_tile(s, action - Act.TILE)
    elif task == Task.EQUIP:
        gear.do_equip(s, action, dice)
    elif task == Task.TRADE:
        trade.trade(s, action)
    elif task == Task.RAID:
        trade.raid(s, action)
    elif task == Task.TAKE:
        trade.take(s, action)
    elif task == Task.HALF:
        choose_half(s, action)
    elif task == Task.DRAW:
        crew.count_down(s)
        cards.draw(s, action - Act.DRAW, dice)
    elif task == Task.DISCARD:
        cards.discard(s, action - Act.DISCARD + 1)
    elif task == Task.HEAL:
        crew.heal(s, action)
    elif task == Task.RECRUIT:
        crew.dismiss(s, action)
    elif task == Task.SAIL or task == Task.TO_MAP or task == Task.TO_SHIP:
        if action == Act.NONE:
            pop(s)
        else:
            functions.land_at(s, action - Act.SAIL)
    elif task == Task.PUSH:
        ship.push_away(s, action - Act.PUSH)
    elif task == Task.SPEND:
        cards.spend(s, action - Act.SPEND)
    elif task == Task.CONVERT:
        effects.convert(s, action)
    elif task == Task.DOUBLE:
        crew.double(s, action)
    elif task == Task.KEEP:
        cards.keep(s, action - Act.KEEP + 1)
    elif task == Task.COVER:
        gear.cover(s, action - Act.COVER)
    elif task == Task.SPECIAL:
        land.choose_special(s, action - Act.SPECIAL)
    elif task == Task.SPECIAL_SLOT:
        land.settle_special(s, action)
    elif task == Task.LOCKED:
        effects.choose_locked(s, action - Act.LOCKED)
    elif task == Task.SET_BEER:
        pop(s)
        bar.set_beer(s, s.seat * 2 + action - Act.MINE, a)
    elif task == Task.COPY:
        pop(s)
        push(s, Task.COPY_FROM, s.seat * 2 + action - Act.MINE)
    elif task == Task.COPY_FROM:
        pop(s)
        bar.set_beer(s, a, s.die[D.BEER + action - Act.ANY])
    elif task == Task.BACK:
        functions.go_back(s, action - Act.MINE)
    elif task == Task.REUSE:
        functions.reuse(s, action - Act.MINE)
    elif task == Task.SPACE:
        functions.use_any(s, action - Act.SPACE)
    elif task == Task.PAYER:
        functions.pay_beer(s, action - Act.MINE)
    elif task == Task.MOVE or task == Task.STACK:
        functions.move_free(s, action, dice)
    elif task == Task.STARTCARD:
        setup.choose_start(s, action - Act.STARTCARD + 1)
    elif task == Task.DRAFT:
        setup.draft(s, action - Act.DRAFT)
    else:
        setup.carve(s, action - Act.RUNE)


def take_goods(s: Karvi, many: i64, furs: i64) -> None:
    """Take fur and silver as one likes."""
    base = s.seat * P.SIZE
    s.p[base + P.FUR] += furs
    s.p[base + P.SILVER] += many - furs
    if furs > 0:
        tell(s, Event.GAINED, s.seat, Gain.FUR, furs)
    if furs < many:
        tell(s, Event.GAINED, s.seat, Gain.SILVER, many - furs)


def settle(s: Karvi, dice: Dice) -> None:
    """Carry out what needs no answer, until a question is open or the menu is."""
    while s.depth > 0:
        task = s.todo[(s.depth - 1) * TASK]
        if task >= Task.MOVE:
            if not resolves(s, task):
                return
        elif task == Task.RUN:
            effects.run_one(s)
        elif task == Task.OUST:
            ship.oust(s)
        elif task == Task.ARRIVE:
            land.arrive(s)
        elif task == Task.PLAYED:
            pop(s)
            s.p[s.seat * P.SIZE + P.PLAYED] += 1
            grant(s, s.seat, On.CARD)
        elif task == Task.TRADED:
            trade.advance(s)
        elif task == Task.SPOILS:
            trade.spoils(s)
        elif task == Task.STERN:
            gear.late_bonus(s)
        elif task == Task.LAID:
            land.lay_special(s)
        elif task == Task.GRANT:
            event = figure(s, 1)
            pop(s)
            grant(s, s.seat, event)
        else:
            setup.proceed(s, dice)


def resolves(s: Karvi, task: i64) -> bool:
    """Questions with only one sensible answer are not asked; True when the task is done."""
    a = figure(s, 1)
    if task == Task.RAISE:
        if crew.raises(s, s.box.scratch) > 1:
            return False
        pop(s)  # nobody can be raised: it lapses
        return True
    if task == Task.WOUND:
        if crew.size(s, s.seat) > 0:
            return False
        pop(s)  # surplus damage lapses
        return True
    if task == Task.FUR:
        if a > 0:
            return False
        pop(s)
        return True
    if task == Task.BEER:
        left = bar.least_left(s, a)
        if left < bar.most_left(s, a):
            return False
        pop(s)
        bar.pour(s, a, left)
        return True
    if task == Task.RECRUIT:
        return crew.open_recruit(s)
    if task == Task.TRADE:
        return dropped(s, a > 0 or trade.could_trade(s))
    if task == Task.RAID:
        return dropped(s, trade.can_raid(s))
    if task == Task.TAKE:
        return trade.open_take(s)
    if task == Task.HALF:
        if a >= 0 and effects.has_point(s, a):
            return False
        return dropped(s, figure(s, 2) >= 0 and effects.has_point(s, figure(s, 2)))
    if task == Task.DRAW:
        return cards.open_draw(s)
    if task == Task.HEAL:
        return dropped(s, crew.of_side(s, 1, Act.HEAL, s.box.scratch) > 0)
    if task == Task.DOUBLE:
        return dropped(s, crew.doubles(s, s.box.scratch) > 1)
    if task == Task.SAIL:
        return dropped(s, answers(s, s.box.scratch) > 1)
    if task == Task.PUSH:
        if ship.pushes(s, s.box.scratch) > 1:
            return False
        ship.push_away(s, s.box.scratch[0] - Act.PUSH)
        return True
    if task == Task.SPEND:
        least = cards.least_fur(s, a)
        if least < cards.most_fur(s, a):
            return False
        cards.spend(s, least)
        return True
    if task == Task.CONVERT:
        if effects.conversions(s, s.box.scratch) > 1:
            return False
        effects.convert(s, s.box.scratch[0])
        return True
    if task == Task.LOCKED:
        return effects.open_locked(s)
    if task == Task.SPECIAL:
        land.open_special(s)
        return False
    if s.each == 1 and (task == Task.SET_BEER or task == Task.COPY):
        pop(s)
        if task == Task.SET_BEER:
            bar.set_beer(s, s.seat * 2, a)
        else:
            push(s, Task.COPY_FROM, s.seat * 2)
        return True
    if task == Task.BACK and functions.backs(s, a, figure(s, 2), s.box.scratch) == 1:
        functions.go_back(s, s.box.scratch[0] - Act.MINE)
        return True
    if task == Task.REUSE and functions.reuses(s, s.box.scratch) == 1:
        functions.reuse(s, s.box.scratch[0] - Act.MINE)
        return True
    if task == Task.PAYER and functions.payers(s, a, s.box.scratch) == 1:
        functions.pay_beer(s, s.box.scratch[0] - Act.MINE)
        return True
    return False


def dropped(s: Karvi, has_point: bool) -> bool:
    """Drop a question without a point."""
    if has_point:
        return False
    pop(s)
    return True


# -- turns and rounds -------------------------------------------------------------------------------------------------


def end_turn(s: Karvi, dice: Dice) -> None:
    """Refill the open trade cards, then the die furthest behind decides whose turn it is (ruling 1)."""
    setup.refill(s, dice)
    s.used = 0
    die = bar.hindmost(s)
    if s.die[D.AT + die] >= SPACES:
        if s.tile_now == bar.VILLAGE:
            s.seat = OVER
            tell(s, Event.ENDED)
            return
        new_round(s)
        die = bar.hindmost(s)
    s.seat = die // 2


def new_round(s: Karvi) -> None:
    """All dice are back in the stop area; they leave it again from the left."""
    die: i64 = 0
    while die < s.seats * 2:
        if s.each == 2 or die % 2 == 0:
            s.die[D.AT + die] -= SPACES
        die += 1
    s.round += 1
    tell(s, Event.ROUND, s.round)
