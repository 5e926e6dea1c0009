# compiled with mypyc
"""What follows from an answer in Raids. Ruling numbers refer to the README beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER, ints
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.box import HARBOURS, NONE, Harbour, Kind
from meadhall.games.raids.rules.legality import free_space, has_goods, ship_at
from meadhall.games.raids.rules.names import NOBODY, Act, Event, Phase, Source, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def apply(s: Raids, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.SAIL or phase == Phase.TURNED_AWAY:
        set_course(s, action - Act.SAIL + 1, dice)
    elif phase == Phase.FLEE:
        set_course(s, action - Act.FLEE + 1, dice)
    elif phase == Phase.MONSTER:
        if action == Act.FIGHT:
            fight(s)
        else:
            feed(s)
        sail_on(s, dice)
    elif phase == Phase.BATTLE:
        if action == Act.STRIKE:
            strike(s)
        else:
            give_way(s)
    elif phase == Phase.TAKE:
        stow(s, action)
        navigate(s)
    else:
        if action != Act.DONE:
            sell(s, action - Act.SELL)
        if action == Act.DONE or s.sales == 0 or not has_goods(s, s.seat):
            hire(s, s.seat, 1, Source.POST)
            navigate(s)


def stow(s: Raids, action: i64) -> None:
    """Put the tile the ship lies at aboard, in place of another, or throw it away."""
    ship = s.seat
    at = s.place[ship]
    tile = s.tile[at]
    s.tile[at] = NONE
    base = ship * s.box.spaces
    if action == Act.THROW:
        tell(s, Event.THREW, ship, tile)
        s.gone[tile] += 1
        return
    if action == Act.PLACE:
        s.hold[base + free_space(s, ship)] = tile
        tell(s, Event.TOOK, ship, tile, at)
    else:
        space = action - Act.REPLACE
        old = s.hold[base + space]
        tell(s, Event.REPLACED, ship, tile, old)
        s.gone[old] += 1
        s.hold[base + space] = tile
    drop_overcrowd(s, ship)


def drop_overcrowd(s: Raids, ship: i64) -> None:
    """Vikings without a shield are lost at once."""
    room = scoring.shields(s, ship)
    if s.vikings[ship] > room:
        tell(s, Event.LOST, ship, s.vikings[ship] - room)
        s.vikings[ship] = room


def sell(s: Raids, space: i64) -> None:
    """Lay goods from the ship beside it, where they count."""
    at = s.seat * s.box.spaces + space
    tile = s.hold[at]
    s.hold[at] = NONE
    s.beside[s.seat * s.box.types + tile] += 1
    s.sales -= 1
    tell(s, Event.SOLD, s.seat, tile)
    drop_overcrowd(s, s.seat)  # a space may show fewer shields than the goods on it did, in an owner's file


def hire(s: Raids, ship: i64, vikings: i64, source: i64) -> None:
    """Take Vikings aboard as far as there are free shields; the others are lost."""
    came = min(vikings, scoring.shields(s, ship) - s.vikings[ship])
    s.vikings[ship] += came
    tell(s, Event.HIRED, ship, came, source, vikings)


def take_coin(s: Raids, ship: i64, value: i64, source: i64) -> None:
    """Coins are always taken, room or not."""
    s.coins[ship * len(s.box.coin) + s.box.coin_of(value)] += 1
    tell(s, Event.COIN, ship, value, source)


def start_turn(s: Raids, ship: i64) -> None:
    """Take the tile the ship lies at, unless it leaves the harbour for its first turn of the voyage (ruling 1)."""
    s.active = ship
    s.mover = ship
    s.seat = ship
    s.rival = NOBODY
    s.blow = 0
    s.goal = 0
    at = s.place[ship]
    if at == 0:
        navigate(s)
        return
    tile = s.tile[at]
    kind = s.box.kind[tile]
    if kind <= Kind.GOODS:
        s.phase = Phase.TAKE
        return
    s.tile[at] = NONE
    s.beside[ship * s.box.types + tile] += 1
    tell(s, Event.TOOK, ship, tile, at)
    if kind == Kind.POST:
        s.sales = s.box.size[tile]
        if has_goods(s, ship):
            s.phase = Phase.SELL
            return
        s.sales = 0
        hire(s, ship, 1, Source.POST)
    navigate(s)


def navigate(s: Raids) -> None:
    """Discard up to the next ship ahead, then ask where to sail."""
    s.sales = 0
    discard_up_to_next_ship(s, s.active)
    s.phase = Phase.SAIL


def discard_up_to_next_ship(s: Raids, ship: i64) -> None:
    """Tiles strictly between a ship and the next one ahead leave the game (ruling 2)."""
    at = s.place[ship]
    ahead = s.box.harbour
    found = False
    other: i64 = 0
    while other < s.ships:
        place = s.place[other]
        if other != ship:
            if at == 0 and place == 0:
                return  # somebody still waits beside it: nothing is between them
            if place > at and place < ahead:
                ahead = place
                found = True
            elif place == s.box.harbour and s.docked_are_ahead:
                found = True
        other += 1
    if not found:
        return
    space = at + 1
    while space < ahead:
        if s.tile[space] != NONE:
            tell(s, Event.LEFT_GAME, s.tile[space], space)
            leave_game(s, space)
        space += 1


def set_course(s: Raids, goal: i64, dice: Dice) -> None:
    """The mover leaves for `goal`."""
    s.goal = goal
    tell(s, Event.FLED if s.phase == Phase.FLEE else Event.SAILED, s.mover, s.place[s.mover], goal)
    sail_on(s, dice)


def sail_on(s: Raids, dice: Dice) -> None:
    """Go on towards the goal; everything on the way happens in track order (ruling 4), until something is asked."""
    ship = s.mover
    goal = s.goal
    tiles = s.tile
    village = s.box.village
    kinds = s.box.kind
    space = s.place[ship] + 1
    while space < goal:
        kind = kinds[tiles[space]]
        if kind > Kind.POST:
            if kind != Kind.MONSTER:
                pass_by(s, ship, space)
            else:
                s.place[ship] = space
                if monster_cost(s, ship, space) <= s.vikings[ship]:
                    s.seat = ship
                    s.phase = Phase.MONSTER
                    return
                feed(s)
        elif village[space]:
            hire(s, ship, s.box.village_hires, Source.VILLAGE)
        space += 1
    s.place[ship] = s.goal
    arrive(s, dice)


def pass_by(s: Raids, ship: i64, space: i64) -> None:
    """The first ship past a visit or plunder gets the larger share, the second the smaller, the others nothing."""
    left = s.left[space]
    if left == 0:
        return
    s.left[space] = left - 1
    if s.box.kind[s.tile[space]] == Kind.VISIT:
        hire(s, ship, s.box.visit[len(s.box.visit) - left], Source.VISIT)
    else:
        take_coin(s, ship, s.box.plunder[len(s.box.plunder) - left], Source.PLUNDER)


def monster_cost(s: Raids, ship: i64, space: i64) -> i64:
    """Vikings it takes to beat the monster at a space (ruling 5)."""
    return max(0, s.box.points[s.tile[space]] - scoring.weapons(s, ship))


def fight(s: Raids) -> None:
    """Beat the monster and take it along."""
    ship = s.mover
    at = s.place[ship]
    tile = s.tile[at]
    cost = monster_cost(s, ship, at)
    s.vikings[ship] -= cost
    s.tile[at] = NONE
    s.beside[ship * s.box.types + tile] += 1
    tell(s, Event.FOUGHT, ship, tile, cost, at)


def feed(s: Raids) -> None:
    """Give the monster one Viking, if there is one."""
    ship = s.mover
    fed = min(1, s.vikings[ship])
    s.vikings[ship] -= fed
    tell(s, Event.FED, ship, s.tile[s.place[ship]], fed, s.place[ship])


def arrive(s: Raids, dice: Dice) -> None:
    """At the goal: dock, lie down at a free tile, or fight for an occupied one."""
    ship = s.mover
    at = s.place[ship]
    s.goal = 0
    if at == s.box.harbour:
        dock(s, ship)
        end_turn(s, dice)
        return
    rival = ship_at(s, at, ship)
    if rival == NOBODY:
        end_turn(s, dice)
        return
    s.seat = ship
    s.rival = rival
    if s.vikings[ship] == 0:  # ruling 6
        tell(s, Event.TURNED_AWAY, ship, rival, at)
        s.rival = NOBODY
        s.phase = Phase.TURNED_AWAY
        return
    s.blow = 0
    strike(s)


def strike(s: Raids) -> None:
    """The asked ship sends one Viking more than the last blow; then the other must answer (ruling 7)."""
    ship = s.seat
    other = s.rival
    s.blow += 1
    s.vikings[ship] -= s.blow
    tell(s, Event.STRUCK, ship, other, s.blow)
    s.seat = other
    s.rival = ship
    s.phase = Phase.BATTLE
    if s.vikings[other] <= s.blow:
        give_way(s)


def give_way(s: Raids) -> None:
    """The asked ship leaves the tile to the other and must say where it flees."""
    ship = s.seat
    tell(s, Event.GAVE_WAY, ship, s.rival, s.place[ship])
    s.mover = ship
    s.rival = NOBODY
    s.blow = 0
    s.phase = Phase.FLEE


def dock(s: Raids, ship: i64) -> None:
    """Take the lowest free berth; the voyage is over for this ship (ruling 8)."""
    s.place[ship] = s.box.harbour
    s.docked += 1
    s.slot[ship] = s.docked
    if ship < s.seats:  # of the ghost it is told where it drifts
        tell(s, Event.DOCKED, ship, s.docked)


def end_turn(s: Raids, dice: Dice) -> None:
    """Hand over to the ship furthest behind; the ghost moves by itself."""
    while True:
        ship = hindmost(s)
        if ship == NOBODY:
            end_voyage(s, dice)
            return
        if ship < s.seats:
            start_turn(s, ship)
            return
        drift(s, ship)


def hindmost(s: Raids) -> i64:
    """The ship furthest behind (ruling 1); NOBODY once every player is docked."""
    last: i64 = NOBODY
    players_out = False
    ship: i64 = 0
    while ship < s.ships:
        place = s.place[ship]
        if place < s.box.harbour:
            if ship < s.seats:
                players_out = True
            if last == NOBODY or place < s.place[last] or (place == s.place[last] and s.slot[ship] > s.slot[last]):
                last = ship
        ship += 1
    return last if players_out else NOBODY


def drift(s: Raids, ghost: i64) -> None:
    """The ghost discards as any ship, then goes to the next village, from the last one home (ruling 11)."""
    discard_up_to_next_ship(s, ghost)
    start = s.place[ghost]
    space = start + 1
    while space < s.box.harbour and not s.box.village[space]:
        space += 1
    s.place[ghost] = space
    tell(s, Event.GHOST, start, space)
    if space == s.box.harbour:
        dock(s, ghost)


def end_voyage(s: Raids, dice: Dice) -> None:
    """Sails hire, the harbour tile is scored, then the next voyage or the end (ruling 10)."""
    ship: i64 = 0
    while ship < s.seats:
        sails = scoring.sails(s, ship)
        if sails > 0:
            hire(s, ship, sails, Source.SAILS)
        ship += 1
    counts = ints(s.seats)
    ship = 0
    while ship < s.seats:
        counts[ship] = scoring.harbour_count(s, ship)
        ship += 1
    rank: i64 = 0
    while rank < s.seats and rank < len(s.box.prize):
        ship = scoring.ranked(s, rank, counts)
        tell(s, Event.RANKED, ship, rank + 1, s.box.prize[rank], counts[ship])
        take_coin(s, ship, s.box.prize[rank], Source.HARBOUR)
        rank += 1
    if s.voyage == s.box.voyages:
        clear_track(s)
        s.seat = OVER
        s.active = NOBODY
        s.mover = NOBODY
        s.phase = Phase.SAIL
        tell(s, Event.ENDED)
        return
    berths(s)
    begin_voyage(s, dice)


def berths(s: Raids) -> None:
    """Who docked later starts earlier; the ghost lies in berth 1, the players behind it in their order."""
    if s.ships == s.seats:
        return
    ghost = s.ships - 1
    first: i64 = 0 if s.slot[0] < s.slot[1] else 1
    s.slot[ghost] = 1
    s.slot[first] = 2
    s.slot[1 - first] = 3


def clear_track(s: Raids) -> None:
    """All tiles left leave the game."""
    space: i64 = 1
    while space < s.box.harbour:
        if s.tile[space] != NONE:
            leave_game(s, space)
        space += 1


def leave_game(s: Raids, space: i64) -> None:
    """The tile at a space leaves the game, with what lies on it."""
    s.gone[s.tile[space]] += 1
    s.tile[space] = NONE
    s.left[space] = 0


def begin_voyage(s: Raids, dice: Dice) -> None:
    """Lay out the tiles of the next voyage and send the last in the harbour out first."""
    box = s.box
    s.voyage += 1
    s.docked = 0
    clear_track(s)
    tiles = s.tile
    pool = box.pools[:]  # tiles of all voyages; this one's are drawn one by one
    last: i64 = s.voyage * box.stops
    at: i64 = last - box.stops
    space: i64 = 1
    while space < box.harbour:
        if not box.village[space]:
            k = at + dice.below(last - at)
            tile = pool[k]
            pool[k] = pool[at]
            at += 1
            tiles[space] = tile
            if box.kind[tile] == Kind.VISIT:
                s.left[space] = len(box.visit)
            elif box.kind[tile] == Kind.PLUNDER:
                s.left[space] = len(box.plunder)
        space += 1
    ship: i64 = 0
    while ship < s.ships:
        s.place[ship] = 0
        ship += 1
    tell(s, Event.VOYAGE, s.voyage, s.harbours[s.voyage])
    start_turn(s, hindmost(s))


def deal(s: Raids, dice: Dice) -> None:
    """Set the game up: harbour tiles, a random first player, berths and crews."""
    box = s.box
    harbours = i64(len(HARBOURS))
    bag = ints(harbours, 1)
    bag[Harbour.RACE] = 0
    s.harbours[1] = Harbour.RACE
    voyage: i64 = 2
    while voyage <= box.voyages:
        s.harbours[voyage] = dice.draw(bag, 0, harbours)
        voyage += 1
    first = dice.below(s.seats)
    turn: i64 = 0
    while turn < s.seats:
        ship = (first + turn) % s.seats
        s.slot[ship] = s.ships - turn
        s.vikings[ship] = box.crew[s.seats * 8 + turn]
        turn += 1
    if s.ships > s.seats:
        s.slot[s.ships - 1] = 1
    begin_voyage(s, dice)
