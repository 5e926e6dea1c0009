# compiled with mypyc
"""The rules of Walhalla: what may be answered, and what follows. Rulings by number: see the README here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER, ints
from meadhall.games.walhalla.rules import cards, landing, raid_end
from meadhall.games.walhalla.rules.box import CARD_TYPES, FJORDS, NOBODY, NONE, PLACES, TONGUES, Card
from meadhall.games.walhalla.rules.cards import tell
from meadhall.games.walhalla.rules.names import COUNTS, Act, Camp, Event, Phase, Pile

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla

# -- what may be answered ----------------------------------------------------------------------------------------------


def legal_into(s: Walhalla, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.MAN:
        return crews(s, out)
    if phase == Phase.RIDE:
        out[0] = Act.RIDE
        out[1] = Act.STAY
        return 2
    if phase == Phase.BERTH:
        return berths(s, out)
    if phase == Phase.SIDE:
        out[0] = Act.LEFT  # asked only where both are possible
        out[1] = Act.RIGHT
        return 2
    if phase == Phase.ATTACK:
        return with_card(s, Card.ATTACK, Act.ATTACK, Act.PLAIN, out)
    if phase == Phase.HUNT:
        return with_card(s, Card.HUNT, Act.HUNT, Act.NO, out)
    if phase == Phase.DEFEND:
        return defences(s, out)
    return raid_end.layable(s, out)


def crews(s: Walhalla, out: Ints) -> i64:
    """Sets of places the active player may man: neutral ones, and the coloured one if it is its own (ruling 1)."""
    box = s.box
    midgard = s.camp[s.active * COUNTS + Camp.MIDGARD]
    closed: i64 = 0 if box.colour[s.dragon] == s.active else 1 << box.coloured[s.dragon]
    n: i64 = 0
    places: i64 = 0
    while places < 1 << PLACES:
        if places & closed == 0 and (places & 1) + (places >> 1 & 1) + (places >> 2) <= midgard:
            out[n] = Act.MAN + places
            n += 1
        places += 1
    return n


def berths(s: Walhalla, out: Ints) -> i64:
    """Fjords with room for the dragon, either end first (ruling 2)."""
    n: i64 = 0
    fjord: i64 = 0
    while fjord < FJORDS:
        if s.fjords[fjord * (s.box.berths + 1)] < s.room[fjord]:
            out[n] = Act.BERTH + fjord * 2
            out[n + 1] = Act.BERTH + fjord * 2 + 1
            n += 2
        fjord += 1
    return n


def with_card(s: Walhalla, card: i64, yes: i64, no: i64, out: Ints) -> i64:
    """Play a card, if it is there, or not."""
    if cards.holds(s, s.seat, card):
        out[0] = yes
        out[1] = no
        return 2
    out[0] = no
    return 1


def defences(s: Walhalla, out: Ints) -> i64:
    """What the defender may do: win only with a Viking to pay, Shield also with none (ruling 4)."""
    out[0] = Act.LOSE
    n: i64 = 1
    if s.camp[s.seat * COUNTS + Camp.VALHALLA] > 0:
        out[n] = Act.WIN
        n += 1
    if cards.holds(s, s.seat, Card.SHIELD):
        out[n] = Act.SHIELD
        n += 1
    return n


# -- what follows ------------------------------------------------------------------------------------------------------


def apply(s: Walhalla, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.MAN:
        man(s, action - Act.MAN)
    elif phase == Phase.RIDE:
        ride(s, action == Act.RIDE)
    elif phase == Phase.BERTH:
        moor(s, (action - Act.BERTH) >> 1, (action - Act.BERTH) & 1)
        if not landing.unload(s, dice):
            end_turn(s, dice)
    elif phase == Phase.LAY:
        if not raid_end.lay(s, action):
            end_raid(s, dice)
    elif not landing.answer(s, action, dice):
        end_turn(s, dice)


def start_turn(s: Walhalla, player: i64, dice: Dice) -> None:
    """Draw a dragon, unless the raid is over (ruling 6)."""
    s.active = player
    if raid_is_over(s):
        close_raid(s, dice)
        return
    s.dragon = dice.draw(s.stack, 0, s.box.dragons)
    tell(s, Event.DRAGON, player, s.dragon)
    s.seat = player
    s.phase = Phase.MAN
    if s.camp[player * COUNTS + Camp.MIDGARD] == 0:
        man(s, 0)  # nobody to send; the dragon sails all the same


def raid_is_over(s: Walhalla) -> bool:
    """Whether all dragons have sailed or nobody has a Viking left in Midgard."""
    dragons: i64 = 0
    dragon: i64 = 1
    while dragon < s.box.dragons:
        dragons += s.stack[dragon]
        dragon += 1
    if dragons == 0:
        return True
    seat: i64 = 0
    while seat < s.seats:
        if s.camp[seat * COUNTS + Camp.MIDGARD] > 0:
            return False
        seat += 1
    return True


def man(s: Walhalla, places: i64) -> None:
    """The active player's Vikings go aboard; then the owner of the coloured seat is asked to ride along."""
    place: i64 = 0
    while place < PLACES:
        if places >> place & 1:
            board(s, s.active, place)
        place += 1
    tell(s, Event.MANNED, s.active, places, s.dragon)
    owner = s.box.colour[s.dragon]
    if owner != s.active and owner < s.seats and s.camp[owner * COUNTS + Camp.MIDGARD] > 0:
        s.seat = owner
        s.phase = Phase.RIDE
        return
    ask_berth(s)


def board(s: Walhalla, seat: i64, place: i64) -> None:
    """A Viking goes from Midgard aboard."""
    s.camp[seat * COUNTS + Camp.MIDGARD] -= 1
    s.crew[place] = seat


def ride(s: Walhalla, along: bool) -> None:
    """The owner of the coloured seat rides along or stays."""
    place = s.box.coloured[s.dragon]
    if along:
        board(s, s.seat, place)
        tell(s, Event.RODE, s.seat, place)
    else:
        tell(s, Event.STAYED, s.seat)
    ask_berth(s)


def ask_berth(s: Walhalla) -> None:
    """The active player says where the dragon goes."""
    s.seat = s.active
    s.phase = Phase.BERTH


def moor(s: Walhalla, fjord: i64, end: i64) -> None:
    """The dragon runs into a fjord until it meets the coast or another dragon."""
    at = fjord * (s.box.berths + 1)
    s.fjords[at] += 1
    s.fjords[at + s.fjords[at]] = s.dragon * 2 + end
    s.fjord = fjord
    s.end = end
    s.step = 0
    tell(s, Event.BERTHED, s.active, fjord, s.fjords[at], end)


def end_turn(s: Walhalla, dice: Dice) -> None:
    """The dragon is empty; the next player's turn."""
    landing.clear_dragon(s)
    start_turn(s, (s.active + 1) % s.seats, dice)


def close_raid(s: Walhalla, dice: Dice) -> None:
    """No dragon sails any more: cards are laid down."""
    if s.log is not None:
        left: i64 = 0
        for dragon in s.stack:
            left += dragon
        tell(s, Event.RAID_OVER, s.raid, left)
    s.active = NOBODY
    if not raid_end.ask_lay(s, 0):
        end_raid(s, dice)


def end_raid(s: Walhalla, dice: Dice) -> None:
    """Score, then the next raid or the end."""
    raid_end.settle(s)
    s.asked = 0
    if s.raid == s.box.raids:
        raid_end.spend_laid(s)
        s.seat = OVER
        s.phase = Phase.LAY
        tell(s, Event.ENDED)
        return
    raid_end.make_ready(s)
    begin_raid(s, dice)


def begin_raid(s: Walhalla, dice: Dice) -> None:
    """The next raid starts with its first dragon."""
    s.raid += 1
    tell(s, Event.RAID, s.raid, s.starter)
    start_turn(s, s.starter, dice)


# -- setup -------------------------------------------------------------------------------------------------------------


def deal(s: Walhalla, tiles: Ints, dice: Dice) -> None:
    """Set the game up: `tiles` says how many tiles each tongue has."""
    lay_land(s, tiles, dice)
    box = s.box
    bag = ints(TONGUES, 1)
    tongue: i64 = 0
    while tongue < TONGUES:
        s.second[tongue] = box.second[dice.draw(bag, 0, TONGUES)]
        tongue += 1
    bag = ints(TONGUES, 1)
    tongue = 0
    while tongue < TONGUES:
        s.first[tongue] = box.first[dice.draw(bag, 0, TONGUES)]
        tongue += 1
    card: i64 = 0
    while card < CARD_TYPES:
        s.piles[Pile.DECK * CARD_TYPES + card] = box.cards[card]
        s.deck += box.cards[card]
        card += 1
    seat: i64 = 0
    while seat < s.seats:
        s.camp[seat * COUNTS + Camp.MIDGARD] = box.midgard[s.seats]
        s.camp[seat * COUNTS + Camp.VALHALLA] = box.valhalla[s.seats]
        s.camp[seat * COUNTS + Camp.ASGARD] = box.vikings - box.midgard[s.seats] - box.valhalla[s.seats]
        dealt: i64 = 0
        while dealt < box.dealt:
            cards.draw(s, seat, dice)
            dealt += 1
        seat += 1
    dragon: i64 = 1
    while dragon < box.dragons:
        s.stack[dragon] = 1
        dragon += 1
    s.starter = dice.below(s.seats)
    begin_raid(s, dice)


def lay_land(s: Walhalla, tiles: Ints, dice: Dice) -> None:
    """Lay the shuffled tiles one behind the other, either end towards the coast."""
    box = s.box
    bag = box.copies[:]
    tongue: i64 = 0
    while tongue < TONGUES:
        row: i64 = 0
        while row < 2 * tiles[tongue]:
            tile = dice.draw(bag, 0, box.tiles)
            turned = dice.below(2)
            at = tongue * box.rows + row
            s.land[at + turned] = box.near[tile]
            s.land[at + 1 - turned] = box.far[tile]
            row += 2
        tongue += 1
    measure(s)


def measure(s: Walhalla) -> None:
    """Count the fields of each tongue, and the dragons that still touch one in each fjord (ruling 2)."""
    box = s.box
    tongue: i64 = 0
    while tongue < TONGUES:
        s.length[tongue] = 0
        row: i64 = 0
        while row < box.rows:
            if s.land[tongue * box.rows + row] != NONE:
                s.length[tongue] += 1
            row += 1
        tongue += 1
    fjord: i64 = 0
    while fjord < FJORDS:
        longest: i64 = 0
        if fjord > 0:
            longest = s.length[fjord - 1]
        if fjord < FJORDS - 1:
            longest = max(longest, s.length[fjord])
        s.room[fjord] = (longest + box.length - 1) // box.length
        fjord += 1
