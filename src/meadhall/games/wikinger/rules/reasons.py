# compiled with mypyc
"""Why an answer cannot be given: by the same predicates that decide what is legal, and what it would take.

An answer of another question names a thing, too: a slot, a cell, a colour. It is taken for what it would mean now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.wikinger.rules import auction, ferry, land, purchase, wheel
from meadhall.games.wikinger.rules.box import FIRST_SHIPS
from meadhall.games.wikinger.rules.names import (
    MOST_SLOTS,
    NOBODY,
    NONE,
    STANDS,
    TILE,
    Act,
    Figure,
    Own,
    Phase,
    Row,
    Special,
    Why,
    column_of,
    row_of,
)

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def why_not(s: Wikinger, action: i64) -> i64:
    """Why the asked seat cannot give an answer; NONE when it can."""
    if action <= Act.PASS:
        return bidding(s, action)
    if action < Act.BUY:
        return drawn(s, action)
    if action < Act.BUY + MOST_SLOTS:
        return buying(s, action - Act.BUY)
    if action == Act.STAND or action == Act.ASHORE:
        return standing(s)
    if action >= Act.SPECIAL and action <= Act.DECLINE:
        return taking(s, action)
    if action >= Act.FERRY and action <= Act.STOP:
        return crossing(s, action)
    return on_cell(s, action)


# -- by the things that answers name ----------------------------------------------------------------------------------


def bidding(s: Wikinger, action: i64) -> i64:
    """A bid, or passing."""
    if not s.auction:
        return Why.NO_AUCTION
    if s.phase != Phase.BID:
        return Why.AUCTION_OVER
    if action == Act.PASS:
        return Why.OPENS if auction.opens(s) else Why.NONE
    if action - Act.BID < auction.lowest(s):
        return Why.BID_TOO_LOW
    return Why.BID_TOO_HIGH if action - Act.BID > auction.highest(s) else Why.NONE


def drawn(s: Wikinger, action: i64) -> i64:
    """A colour among the figures drawn: one of it leaves, or all of it goes to the wheel."""
    if not s.auction:
        return Why.FIXED_ORDER
    if s.phase == Phase.BID:
        return Why.BID_FIRST
    if s.phase > Phase.COLOUR:
        return Why.PLACED
    removes = action < Act.COLOUR
    if s.pool[action - (Act.REMOVE if removes else Act.COLOUR) + 1] == 0:
        return Why.NONE_DRAWN
    return Why.NONE if removes == (s.phase == Phase.REMOVE) else Why.WHEEL_FIRST


def buying(s: Wikinger, slot: i64) -> i64:
    """A combination on the wheel."""
    if slot >= s.slots:
        return Why.NO_SLOT
    if s.phase == Phase.BUY:
        return purchase.offer(s, slot)
    if s.phase > Phase.BUY and s.tile[slot] == NONE:
        return Why.SOLD
    return first(s)


def standing(s: Wikinger) -> i64:
    """The figure in hand onto its tile, or ashore."""
    if s.phase == Phase.STAND:
        return Why.NONE
    return first(s) if s.phase == Phase.START or s.phase == Phase.LAY else Why.EMPTY_HAND


def taking(s: Wikinger, action: i64) -> i64:
    """A special tile, or none."""
    if not s.advanced:
        return Why.NO_SPECIALS
    if action < Act.DECLINE and not purchase.lies_open(s, action - Act.SPECIAL):
        return Why.NOT_OPEN
    if s.phase == Phase.SPECIAL:
        return Why.NONE
    if s.phase <= Phase.BUY:
        return Why.DEAREST
    if s.phase <= Phase.STAND and not s.dearest:
        return Why.NOT_DEAREST
    return first(s)


def crossing(s: Wikinger, action: i64) -> i64:
    """What a boatman takes across, or that he waits."""
    if s.phase == Phase.FERRY:
        return ferry.crossing(s, action)
    if s.phase == Phase.TO:
        return Why.LANDING_FIRST
    return Why.NO_SPECIALS if action >= Act.BOAT and action < Act.STOP and not s.advanced else Why.CROSSING_LATER


def on_cell(s: Wikinger, action: i64) -> i64:
    """A cell of the land: for the start tile, a tile, a building or a figure."""
    phase = s.phase
    row = cell_row(action)
    column = cell_column(action)
    family = asks_for(action)
    if phase == Phase.LAY:
        why = land.place(s, s.seat, s.hand_tile, row, column)
    elif phase == Phase.START:
        why = Why.NONE if column == 1 and row != Row.SHIPS else Why.START_COLUMN
    elif phase == Phase.STAND:
        why = Why.NONE if row == s.hand_figure and column == s.hand_column else Why.OWN_TILE
    elif phase == Phase.SWAP:
        why = Why.NONE if cell_at(s, row, column) & TILE == purchase.middle_for(s.building) else Why.LACKS_TILE
    elif phase == Phase.TO:
        why = landing(s, row, column)
    else:
        return idle(s, row, column)
    if why == Why.NONE and family != phase:  # that cell can be chosen, but by another answer
        return first(s)
    return why


def landing(s: Wikinger, row: i64, column: i64) -> i64:
    """Why the figure that is being ferried cannot land on a cell."""
    if row != s.cargo_row:
        return Why.OTHER_ROW
    cell = cell_at(s, row, column)
    if land.bears_nobody(cell):
        return Why.NONE
    return Why.LACKS_TILE if cell == NONE else Why.TAKEN


def idle(s: Wikinger, row: i64, column: i64) -> i64:
    """Why nothing can be done with a cell while none is asked for."""
    cell = cell_at(s, row, column)
    if cell == NONE:
        return Why.EMPTY_HAND
    if cell >= STANDS:
        return Why.FIGURE_STANDS
    return Why.FERRY_FIRST if s.phase == Phase.FERRY and row != Row.SHIPS else Why.TILE_LIES


def first(s: Wikinger) -> i64:
    """What has to be decided before anything else; only asked where that is no purchase."""
    phase = s.phase
    if phase == Phase.BID:
        return Why.BID_FIRST
    if phase == Phase.REMOVE or phase == Phase.COLOUR:
        return Why.WHEEL_FIRST
    if phase == Phase.FERRY:
        return Why.FERRY_FIRST
    if phase == Phase.TO:
        return Why.LANDING_FIRST
    return Why.TURN_FIRST


# -- cells ------------------------------------------------------------------------------------------------------------


def asks_for(action: i64) -> i64:
    """Which question an answer that names a cell belongs to."""
    if action < Act.LAY:
        return Phase.START
    if action < Act.STAND:
        return Phase.LAY
    return Phase.SWAP if action < Act.FERRY else Phase.TO


def cell_row(action: i64) -> i64:
    """The row of the cell that an answer names."""
    if action < Act.LAY:
        return action - Act.START + 2
    if action < Act.STAND:
        return row_of(action, Act.LAY, 1)
    return row_of(action, Act.SWAP, 2) if action < Act.FERRY else row_of(action, Act.TO, 2)


def cell_column(action: i64) -> i64:
    """Its column."""
    if action < Act.LAY:
        return 1
    if action < Act.STAND:
        return column_of(action, Act.LAY)
    return column_of(action, Act.SWAP) if action < Act.FERRY else column_of(action, Act.TO)


def cell_at(s: Wikinger, row: i64, column: i64) -> i64:
    """What lies on a cell of the asked seat's land; answers go on where the land has ended."""
    return s.land[land.at(s, s.seat, row, column)] if column <= s.columns else NONE


# -- what it would take -----------------------------------------------------------------------------------------------


def figures(s: Wikinger, action: i64, why: i64) -> dict[str, int]:
    """The figures that a reason is told with: `need` and `have`, and what is spoken of."""
    own = s.seat * Own.SIZE
    gold = int(s.own[own + Own.GOLD])
    points = int(s.own[own + Own.TRACK])
    if why == Why.NO_SLOT or why == Why.SOLD:
        return {"slots": int(s.slots), "left": left_on(s)}
    if why == Why.BARRED:
        zero = wheel.cheapest(s)
        figure = s.figure[zero]
        again = -1
        for slot in range(s.slots):
            if s.tile[slot] != NONE and s.figure[slot] == figure:
                again += 1
        return {"figure": int(figure), "again": again, "need": int(wheel.after(s, zero) - zero), "have": gold}
    if why == Why.TOO_DEAR:
        need = int(action - Act.BUY - wheel.cheapest(s))
        return {"need": need, "have": gold + points, "gold": gold, "points": points}
    if why == Why.BID_TOO_HIGH:
        return {"need": int(action - Act.BID), "have": int(auction.highest(s)), "gold": gold, "points": points}
    if why == Why.BID_TOO_LOW:
        return {"need": int(auction.lowest(s)), "have": int(s.standing), "leader": int(s.leader)}
    if why == Why.AUCTION_OVER:
        return {"round": int(s.round), "first": int(s.starter)}
    if why == Why.NONE_DRAWN:
        return {"figure": int(action - (Act.REMOVE if action < Act.COLOUR else Act.COLOUR) + 1), "waiting": waiting(s)}
    if why == Why.PLACED:
        return {"round": int(s.round)}
    if why == Why.BID_FIRST:
        return {"standing": int(s.standing)}
    if why == Why.WHEEL_FIRST:
        return {"waiting": waiting(s), "removes": int(s.phase == Phase.REMOVE)}
    if why == Why.NOT_OPEN:
        return {"special": int(action - Act.SPECIAL), "open": opened(s)}
    if why == Why.DEAREST:
        top = wheel.dearest(s)
        need = int(top - wheel.cheapest(s)) if top != NOBODY else int(s.slots - 1)  # the wheel is still to be filled
        return {"need": need, "have": gold + points}
    if why == Why.TURN_FIRST:
        told = {"step": int(s.phase), "tile": int(s.hand_tile), "figure": int(s.hand_figure), "open": opened(s)}
        told["building"] = int(s.building)
        return told
    if why == Why.OWN_TILE:
        return {"figure": int(s.hand_figure), "column": int(s.hand_column)}
    if why == Why.EMPTY_HAND:
        return {"begun": int(s.own[own + Own.REACH] > 0), "tile": int(action != Act.STAND and action != Act.ASHORE)}
    if why >= Why.CROSSING_LATER:
        return aboard(s, action, why)
    return around(s, action, why)


def around(s: Wikinger, action: i64, why: i64) -> dict[str, int]:
    """What is told of a cell."""
    if why < Why.OCCUPIED or why > Why.TAKEN:
        return {}
    row = cell_row(action)
    column = cell_column(action)
    told = {"row": int(row), "column": int(column), "here": int(cell_at(s, row, column) & TILE)}
    if why == Why.FIRST_BERTHS:
        free = 0
        for berth in range(1, FIRST_SHIPS + 1):
            if cell_at(s, Row.SHIPS, berth) == NONE:
                free += 1
        told["free"] = free
        told["need"] = int(FIRST_SHIPS)
    elif why == Why.NO_CONTACT:
        told["reach"] = int(s.own[s.seat * Own.SIZE + Own.REACH])
    elif why == Why.OTHER_ROW:
        told["need"] = int(s.cargo_row)
    elif why == Why.LACKS_TILE:
        told["building"] = int(s.building) if s.phase == Phase.SWAP else NOBODY
        told["need"] = int(s.cargo_row)
    if s.phase == Phase.LAY:
        told["tile"] = int(s.hand_tile)
        told["land"] = int(s.box.land_left[s.hand_tile] if why != Why.RIGHT_EDGE else s.box.land_right[s.hand_tile])
    return told


def aboard(s: Wikinger, action: i64, why: i64) -> dict[str, int]:
    """What is told of boatmen and whom they could take."""
    own = s.seat * Own.SIZE
    crew = int(s.own[own + Own.ASHORE + Figure.BOATMAN])
    if why == Why.CROSSING_LATER:
        need = int(s.round + s.round % 2)
        return {"need": need if need <= s.box.rounds else 0, "have": int(s.round), "boatmen": crew}
    if why == Why.NONE_ASHORE or why == Why.NO_FREE_TILE:
        figure = action - (Act.BOAT if action >= Act.BOAT else Act.FERRY) + 2
        return {"figure": int(figure), "ashore": int(s.own[own + Own.ASHORE + figure])}
    if why == Why.ONE_CROSSES:
        return {"boat": int(action >= Act.BOAT)}
    if why == Why.LANDING_FIRST:
        free = int(land.free_in(s, s.seat, s.cargo_row))
        return {"figure": int(s.cargo_row), "left": int(s.cargo_left), "free": free}
    return {"boatmen": crew, "boats": int(s.own[own + Own.SPECIAL + Special.BOAT])}


def left_on(s: Wikinger) -> int:
    """Combinations left on the wheel."""
    n = 0
    for slot in range(s.slots):
        if s.tile[slot] != NONE:
            n += 1
    return n


def waiting(s: Wikinger) -> int:
    """Figures drawn that are not at the wheel yet."""
    n: i64 = 0
    for number in s.pool:
        n += number
    return int(n)


def opened(s: Wikinger) -> int:
    """Special tiles that lie open."""
    n = 0
    for kind in s.open:
        if kind != NOBODY:
            n += 1
    return n
