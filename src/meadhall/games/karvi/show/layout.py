"""Where everything lies on the board of Karvi, in two shapes, and the measures of what is drawn on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meadhall.games.karvi.rules.box import STOPS
from meadhall.look import cut

Point = tuple[float, float]
Square = tuple[float, float, float]  # x and y of the upper left corner, and the size

CELL = 46  # edge of an action space
DIE_OFF = 15  # from the edge of a space to the middle of a die beside it
DIE_BELOW = 13  # the same below a stop area that lies alone
DIE_IN = 2  # from the inner corner of a corner space
SHORE = (26, 26, 28)  # least distance of fields: left, top, right


@dataclass(frozen=True)
class Ring:
    """Spaces round a rectangle, clockwise from its upper left corner."""

    left: int
    top: int
    columns: int
    rows: int

    @property
    def right(self) -> int:
        """Where the last column begins."""
        return self.left + (self.columns - 1) * CELL

    @property
    def bottom(self) -> int:
        """Where the last row begins."""
        return self.top + (self.rows - 1) * CELL

    def corner(self, k: int) -> Point:
        """The upper left corner of a space."""
        if k < self.columns:
            return self.left + k * CELL, self.top
        k -= self.columns - 1
        if k < self.rows:
            return self.right, self.top + k * CELL
        k -= self.rows - 1
        if k < self.columns:
            return self.right - k * CELL, self.bottom
        k -= self.columns - 1
        return self.left, self.bottom - k * CELL

    def inside(self, x: float, y: float) -> Point:
        """The centre of what stands before a space, inside the ring, so that it hides nothing."""
        dx = CELL + DIE_OFF if x == self.left else -DIE_OFF if x == self.right else CELL / 2
        dy = CELL + DIE_OFF if y == self.top else -DIE_OFF if y == self.bottom else CELL / 2
        if x in (self.left, self.right) and y in (self.top, self.bottom):  # it leaves room for the neighbours' dice
            dx = CELL - DIE_IN if x == self.left else DIE_IN
            dy = CELL - DIE_IN if y == self.top else DIE_IN
        return x + dx, y + dy


@dataclass(frozen=True, eq=False)
class Chart:
    """Where things lie in one of the two shapes."""

    width: int
    height: int
    sea: tuple[int, int]  # width and height of the map
    green: Point  # upper left corner of the village
    origin: Point  # of the map's coordinates
    scale: Point
    ring: Ring  # the action bar
    stops: Point | None  # the stop area in a row of its own; None: the ring begins with it
    round: Point  # says which round it is
    tile: Point | None  # names the round tile; None: no room
    card: tuple[int, int]  # width and height of an open trade card
    cards: Point  # upper left corner of the first one
    card_step: float
    stacks: Point  # upper left corner of the first stack of equipment cards
    stack_step: float
    nudges: Mapping[str, Point] = field(default_factory=dict)  # fields that would be crowded move apart

    def field(self, x: int, y: int, name: str) -> Point:
        """Where a field lies."""
        dx, dy = self.nudges.get(name, (0.0, 0.0))
        across, down = self.origin[0] + (x + dx) * self.scale[0], self.origin[1] + (y + dy) * self.scale[1]
        left, top, right = SHORE
        return min(max(across, left), self.sea[0] - right), max(down, top)

    def space(self, at: int) -> Point:
        """The upper left corner of a space."""
        if self.stops is None:
            return self.ring.corner(at)
        if at >= STOPS:
            return self.ring.corner(at - STOPS)
        return self.stops[0] + at * CELL, self.stops[1]

    def die(self, at: int) -> Point:
        """The centre of a die on a space."""
        x, y = self.space(at)
        if self.stops is not None and at < STOPS:
            return x + CELL / 2, y + CELL + DIE_BELOW
        return self.ring.inside(x, y)


def moved_to(point: Point) -> str:
    """The `transform` that puts something drawn round 0, 0 at a point."""
    return f"translate({point[0]:.1f} {point[1]:.1f})"


NUDGES = {
    "wick": (-1.0, 4.0), "kirkwall": (2.0, 0.0), "portmahomack": (-3.0, -1.0), "celtic-sea": (2.0, 2.0),
    "jorvik": (0.0, -1.0), "peel": (0.0, 1.5), "iona": (2.0, 0.5), "grimsby": (-1.0, 1.0),
}  # fmt: skip
WIDE = Chart(
    width=1040, height=416, sea=(576, 416), green=(576, 0), origin=(8, 12), scale=(5.6, 5.75),
    ring=Ring(606, 82, 9, 7), stops=(606, 10), round=(896, 30), tile=(896, 50), card=(82, 96), cards=(684, 160),
    card_step=262 / 3, stacks=(694, 268), stack_step=86,
)  # fmt: skip
TALL = Chart(
    width=390, height=914, sea=(390, 392), green=(0, 392), origin=(6, 10), scale=(3.78, 5.4), nudges=NUDGES,
    ring=Ring(11, 400, 8, 11), stops=None, round=(195, 494), tile=None, card=(66, 132), cards=(90, 506),
    card_step=214 / 3, stacks=(100, 668), stack_step=70,
)  # fmt: skip
CHARTS = {"wide": WIDE, "tall": TALL}

# -- scenery, in the wide map's coordinates ---------------------------------------------------------------------------

COASTS = (
    "M353.7 459L359.3 404L387.5 382L421.4 387.5L455.2 354.5L489 365.5L522.9 321.5L551.1 332.5L624.4 294L624.4 459z",
    "M-52.4 459L-52.4 390.2L26.6 393L83 382L105.5 398.5L173.2 387.5L207 404L218.3 459z",
    "M116.8 -36L128.1 24.5L161.9 35.5L207 21.8L274.7 27.2L308.6 13.5L319.8 -36z",
    "M551.1 -36L562.4 8L584.9 41L584.9 107L680.8 118L680.8 -36z",
    "M66 200.5L94.2 189.5L133.7 189.5L142.2 206L122.4 222.5L111.2 239L77.3 244.5L66 233.5z",
    "M99.9 129L128.1 107L161.9 96L195.8 112.5L190.1 129L161.9 151L122.4 156.5L99.9 151z",
    "M195.8 167.5L218.3 145.5L252.2 129L291.6 118L297.3 134.5L274.7 162L263.4 189.5L240.9 208.8L218.3 195z",
    "M325.5 156.5L331.1 129L359.3 126.2L381.9 137.2L365 162L348 178.5z",
    "M438.3 178.5L455.2 162L477.8 173L472.1 195L449.6 195z",
    "M319.8 272L336.8 255.5L353.7 272L348 294L325.5 294z",
    "M83 283L111.2 277.5L116.8 310.5L88.6 321.5L71.7 305z",
)
WOODS = (
    (92.52, 204, 26),
    (78.6, 212.5, 20),
    (127.36, 117, 24),
    (154.74, 113.5, 20),
    (218.6, 162, 22),
    (339.86, 140, 22),
    (85.06, 287.5, 24),
    (447.02, 170.25, 22),
    (326.76, 267.5, 20),
    (196.04, 8, 22),
    (175.48, 7.25, 18),
    (61.68, 388.5, 20),
)
BEND = 34  # extra routes of four players curve past what lies between

# -- a field of the map and its sign, round its middle ----------------------------------------------------------------

FIELD = 40  # edge
FIELD_FACE = cut(FIELD, FIELD, 5)
FIELD_ROPE = cut(FIELD + 2, FIELD + 2, 5)
FIELD_KEY: Point = (-FIELD / 2, -FIELD / 2)
FAR_KEY: Point = (FIELD / 2 + 3, -FIELD / 2)  # of a second answer at the same field
FAR_HIT = {"x": 7, "y": -34, "width": 46, "height": 24}
NAME_BELOW = FIELD / 2 + 12
HALF_LETTER = 3  # half the width of a letter in a field's name, about
HIT = {"x": -23, "y": -23, "width": 46, "height": 46}  # of fields and of action spaces
STACK: Square = (-17, -17, 24)
STACK_KIND: Point = (10, -4)
STACK_COUNT: Point = (8, 16)
SITE: Square = (-11, -20, 22)
SPOT = 13  # from one spot of a site to the next
SPOT_TOP = 4
SPOT_MIDDLE = 10.5
SPOT_RADIUS = 6.2
SPOT_TEXT = 14.5
CHART: Square = (-16, -16, 26)
CHART_LOCK: Square = (2, 2, 16)
HARBOUR: Square = (-18, -20, 36)
SHIP: Square = (-15, -15, 30)
SHIP_MARK: Square = (-5, -10, 10)

# -- an action space and a die, round their middle --------------------------------------------------------------------

SPACE_FACE = cut(CELL - 3, CELL - 3, 4)
SPACE_ROPE = cut(CELL - 2, CELL - 2, 4)
SPACE_KEY: Point = (13, 13)
ONE: tuple[Square, Point] = ((-18, -20, 24), (13.5, -1))  # what a space gives, and its figure
FIRST: tuple[Square, Point] = ((-20, -19, 17), (-4, 0))  # of two, above the key
SECOND: tuple[Square, Point] = ((2, -19, 17), (15.5, 0))
JOINT: Point = (-0.5, -11)  # between the two
LOWER = 6  # so much lower where no beer stands below
BEER: Square = (-20, 1.5, 18)
BEER_STEP = 11
BEER_STEP_BY_KEY = 7.5  # beside a key they stand closer
BEER_BY_KEY = 2  # so many have room beside it
FREE: Point = (-13, 17.5)
BLOCKADE = "M-17 -17L17 17M17 -17L-17 17"
CUBE = {"x": -12, "y": -12, "width": 24, "height": 24, "rx": 3}
CUBE_MARK: Square = (-11, -11, 10)
CUBE_BEER: Point = (3, 9)

# -- trade cards round their middle, stacks of cards from their upper left corner -------------------------------------

CARD_CORNER = 5
BOX_CORNER = 4
BOX_ROPE = 2  # so much smaller than its box
BOX_KEY: Point = (-6, 8)  # from its upper right corner
OR_INSET = 5
ICON_GAP = 7
PILE: Square = (0, 0, 40)
PILE_COUNT: Point = (54, 28)
PILE_ROPE = cut(42, 44, 5, 20, 20)
PILE_KEY: Point = (40, 2)
PILE_HIT = {"x": -4, "y": -3, "width": 50, "height": 48}

# -- symbols with a figure --------------------------------------------------------------------------------------------

SMALL_SYMBOL = 22  # below it the figure is drawn plain
EITHER = 0.66  # share of the size for each of two symbols


def ship_at(at: Point, beside: int) -> Point:
    """Where a ship lies at a field, beside so many others."""
    return at[0] + 33 + beside * 15, at[1] + 3 - beside * 6


def stacked(at: Point, level: int) -> Point:
    """Where a die stands on so many others."""
    return at[0] + level * 4, at[1] - level * 7


def box_icons(width: float, part: float, many: int) -> tuple[bool, float]:
    """Whether the symbols in a box of a trade card stand one below the other, as on narrow cards, and their size."""
    upright = part / many >= 38 and width < 74
    size: float = 34 if many == 1 and part > 40 else 26 if part > 34 else 20
    return upright, size if upright else min(size, width / many - 5)
