"""Where everything lies in the village, in two shapes, and the measures of action spaces, dice and cards."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.karvi.rules.box import STOPS
from meadhall.games.karvi.show.waters import TALL as TALL_SEA
from meadhall.games.karvi.show.waters import WIDE as WIDE_SEA
from meadhall.games.karvi.show.waters import Point, Sea, Square
from meadhall.look import cut

DOCK = 15.5  # from a space to the middle of what stands before it, inside the ring
CORNER_DOCK = 17  # the same from the inner corner of a corner space
BY_CORNER = 44.5  # from there to the docks of its neighbours
STOP_DOCK = 36  # from the middle of a stop area that lies alone
INWARD = 24  # from a dock to what lies one step further in


@dataclass(frozen=True)
class Ring:
    """Spaces round a rectangle, clockwise from its upper left corner; all places are middles."""

    left: float
    top: float
    columns: int
    rows: int
    pitch: Point

    @property
    def right(self) -> float:
        """The middle of the last column."""
        return self.left + (self.columns - 1) * self.pitch[0]

    @property
    def bottom(self) -> float:
        """The middle of the last row."""
        return self.top + (self.rows - 1) * self.pitch[1]

    def middle(self, k: int) -> Point:
        """The middle of a space."""
        if k < self.columns:
            return self.left + k * self.pitch[0], self.top
        k -= self.columns - 1
        if k < self.rows:
            return self.right, self.top + k * self.pitch[1]
        k -= self.rows - 1
        if k < self.columns:
            return self.right - k * self.pitch[0], self.bottom
        k -= self.columns - 1
        return self.left, self.bottom - k * self.pitch[1]

    def inward(self, x: float, y: float) -> Point:
        """Which way the middle of the ring lies from a space, for each axis; a corner has two."""
        across = 1 if _same(x, self.left) else -1 if _same(x, self.right) else 0
        down = 1 if _same(y, self.top) else -1 if _same(y, self.bottom) else 0
        return across, down

    def dock(self, x: float, y: float) -> Point:
        """Where a die or a number stands before a space, so that it hides none."""
        across, down = self.inward(x, y)
        half = self.pitch[0] / 2, self.pitch[1] / 2
        if across and down:
            return x + across * (half[0] + CORNER_DOCK), y + down * (half[1] + CORNER_DOCK)
        if across:
            low, high = self.top + half[1] + BY_CORNER, self.bottom - half[1] - BY_CORNER
            return x + across * (half[0] + DOCK), min(max(y, low), high)
        low, high = self.left + half[0] + BY_CORNER, self.right - half[0] - BY_CORNER
        return min(max(x, low), high), y + down * (half[1] + DOCK)


@dataclass(frozen=True, eq=False)
class Village:
    """Where things lie in the village in one of the two shapes."""

    left: float  # of the picture, in its own coordinates
    width: int
    height: int
    ring: Ring  # the action bar
    stops: Point | None  # middle of the first space of a stop area in a row of its own; None: the ring begins with it
    face: Point  # width and height of a space
    quay: str  # below the stop area
    round: Point  # says which round it is
    pips: Square  # the first pip of the rounds, and its width
    rests: tuple[Point, ...]  # the lines that say that a die rests in the stop area; its sign stands before the first
    offer: Point  # says that trade cards are on offer
    card: tuple[int, int]  # width and height of an open trade card
    cards: Point  # middle of the first one
    card_step: Point
    stacks: Point  # upper left corner of the first stack of equipment cards
    stack_step: float
    stack_texts: tuple[Point, Point]  # how many, and its name

    def space(self, at: int) -> Point:
        """The middle of a space."""
        if self.stops is None:
            return self.ring.middle(at)
        if at >= STOPS:
            return self.ring.middle(at - STOPS)
        return self.stops[0] + at * self.ring.pitch[0], self.stops[1]

    def alone(self, at: int) -> bool:
        """Whether a space lies in a stop area of its own."""
        return self.stops is not None and at < STOPS

    def dock(self, at: int) -> Point:
        """Where a die or a number stands before a space."""
        x, y = self.space(at)
        return (x, y + STOP_DOCK) if self.alone(at) else self.ring.dock(x, y)

    def corner(self, at: int) -> Point | None:
        """The inner corner of a corner space, from where a line leads to its dock; None for others."""
        x, y = self.space(at)
        across, down = (0, 0) if self.alone(at) else self.ring.inward(x, y)
        if not (across and down):
            return None
        return x + across * (self.ring.pitch[0] / 2 - 5), y + down * (self.ring.pitch[1] / 2 - 5)

    def further(self, at: int) -> Point | None:
        """One step further in than the dock; None where there is no room."""
        if self.alone(at):
            return None
        x, y = self.dock(at)
        across, down = self.ring.inward(*self.space(at))
        if across and down:
            return x, y + down * (INWARD - 1)
        return (x, y + self.ring.pitch[1] / 2) if across else (x, y + down * (INWARD - 1))


@dataclass(frozen=True, eq=False)
class Chart:
    """One of the two shapes: on a phone sea and village are pictures of their own."""

    sea: Sea
    village: Village
    apart: bool


def moved_to(point: Point) -> str:
    """The `transform` that puts something drawn round 0, 0 at a point."""
    return f"translate({point[0]:.1f} {point[1]:.1f})"


def _same(a: float, b: float) -> bool:
    return abs(a - b) < 1


BEAM = 8  # the carved beam between sea and village
WIDE = Chart(
    WIDE_SEA,
    Village(
        WIDE_SEA.width + BEAM, 457, 414, Ring(607.5, 99.75, 9, 7, (49, 47.5)), (607.5, 26), (42.5, 41),
        quay="M585 2.5h290l5 5v37l-5 5h-290l-5 -5v-37z", round=(889, 20), pips=(981, 9.5, 8),
        rests=((907, 40), (889, 56), (889, 71)), offer=(803.5, 180), card=(88, 80), cards=(709, 226),
        card_step=(94.5, 0), stacks=(670, 268), stack_step=94.5, stack_texts=((53, 18), (53, 34)),
    ),
    apart=False,
)  # fmt: skip
TALL = Chart(
    TALL_SEA,
    Village(
        0, 390, 520, Ring(32.25, 27.25, 8, 11, (46.5, 46.5)), None, (40.5, 40.5),
        quay="M13 4.2h271l5 5v36l-5 5h-271l-5 -5v-36z", round=(88, 138), pips=(192, 126, 10), rests=((108, 116),),
        offer=(195, 160), card=(214, 50), cards=(195, 193), card_step=(0, 56), stacks=(90, 350),
        stack_step=76, stack_texts=((46, 27), (22, 62)),
    ),
    apart=True,
)  # fmt: skip
CHARTS = {"wide": WIDE, "tall": TALL}

# -- an action space and a die, round their middle --------------------------------------------------------------------

STOP_HEIGHT = 38  # of a space in the stop area
SPACE_CORNER = 4
SPACE_ROPE = 2.4  # so much wider is the rope
HIT = {"x": -24, "y": -23.5, "width": 48, "height": 47}
FOOT = 7.5  # where the beer stands
ONE: tuple[Square, Point] = ((-20, -19, 25.5), (13.5, -1.5))  # what a space gives, and its figure
ONE_ALONE: Square = (-13, -19, 25.5)
STOP_ONE: tuple[Square, Point] = ((-20, -13, 28), (14, 6))
STOP_ALONE: Square = (-14, -13, 28)
HALVES: tuple[Square, Square] = ((-20, -19.5, 18.5), (1.5, -19.5, 18.5))  # of two things
FIGURED: tuple[Square, Square] = ((-19.5, -19, 17), (2.5, -19, 17))  # the same above figures
FIGURES: tuple[Point, Point] = ((-11.5, 6.6), (11.5, 6.6))
JOINT: Point = (0, 6.6)
BEER = 13.4
BEER_STEP = 12.4
BEER_TOP = 7.2
FREE: Point = (0, 17.6)
BLOCKADE = "M-17 -17L17 17M17 -17L-17 17"
CUBE = {"x": -12.5, "y": -12.5, "width": 25, "height": 25, "rx": 3}
HALO = {"x": -15.5, "y": -15.5, "width": 31, "height": 31, "rx": 5}
CUBE_MARK: Square = (-10.5, -10.5, 11)
CUBE_BEER: Point = (3.5, 8.5)
YOU = cut(28, 15, 3)
YOU_TEXT: Point = (0, 4.4)
YOU_OFF: Point = (27, 20)  # so far is its middle from that of a die at least, across or down
CHEVRON = "M-4-6L4 0L-4 6"

# -- trade cards round their middle, stacks of cards from their upper left corner -------------------------------------

CARD_CORNER = 5
BOX_ROPE = 2  # so much smaller than its box
OR_INSET = 5
PILE: Square = (0, 0, 40)
PILE_BELOW: Square = (3, 3, 40)
PILE_ROPE = cut(48, 49, 5, 21.5, 21.5)
PILE_HIT = {"x": -4, "y": -4, "width": 70, "height": 52}


def stacked(at: Point, level: int) -> Point:
    """Where a die stands on so many others."""
    return at[0] + level * 4, at[1] - level * 7
