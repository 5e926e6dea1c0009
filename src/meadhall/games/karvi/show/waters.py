"""The sea map in two shapes: where fields, ships and coasts lie. Places are set by hand, so that none hides another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Point = tuple[float, float]
Square = tuple[float, float, float]  # x and y of the upper left corner, and the size
Wood = tuple[float, float, float]

HOME = "kaupanger"
BERTH: Point = (44, 4)  # of fields that only an owner's map has
CROWDED: Point = (9, -9)  # from one ship to the next at any other field
UNDER = 40.0  # from here on a ship lies below the name of its field
ABOVE: Point = (0, -22)  # where the plate "you" lies, seen from the ship
BELOW: Point = (0, 22)
BESIDE: Point = (31, 0)
ASIDE: Point = (-31, 0)
EDGE = 4  # names keep off the edge


@dataclass(frozen=True, eq=False)
class Sea:
    """Where things lie on the map in one of the two shapes."""

    width: int
    height: int
    origin: Point  # of the map's coordinates
    scale: Point
    nudges: Mapping[str, Point]  # from where a field's coordinates would put it
    berths: Mapping[str, Point]  # of a ship, seen from its field
    bends: Mapping[tuple[str, str], Point]  # routes that curve past what lies between
    islands: tuple[str, ...]
    woods: tuple[Wood, ...]
    home: tuple[Point, ...]  # berths at the harbour, two on each side
    home_you: tuple[Point, ...]  # and the plate "you" there, seen from the ship
    coasts: str | None = None  # the `transform` of the coasts, which are drawn for the wide map
    you: Mapping[str, Point] = field(default_factory=dict)

    def place(self, x: int, y: int, name: str) -> Point:
        """Where a field lies."""
        dx, dy = self.nudges.get(name, (0.0, 0.0))
        across, down = self.origin[0] + x * self.scale[0] + dx, self.origin[1] + y * self.scale[1] + dy
        return min(max(across, 34), self.width - 34), min(max(down, 30), self.height - 48)

    def berth(self, name: str, beside: int) -> Point:
        """Where a ship lies, seen from its field, beside so many others."""
        if name == HOME:
            return self.home[beside]
        x, y = self.berths.get(name, BERTH)
        away = -1 if y > UNDER else 1  # below the name of its field it lies further down, else further up
        return x + beside * CROWDED[0], y + beside * away * CROWDED[1]

    def plate(self, name: str, beside: int) -> Point:
        """Where the plate "you" lies, seen from the ship."""
        if name == HOME:
            return self.home_you[beside]
        return self.you.get(name, ABOVE)


COASTS = (
    "M353.7 459L362 408L387.5 388L421.4 391L455.2 368L489 372L522.9 330L551.1 338L624.4 300L624.4 459z",
    "M-52.4 459L-52.4 402L26.6 404L83 400L105.5 407L173.2 402L207 410L218.3 459z",
    "M116.8 -36L128.1 10L161.9 20L207 8L274.7 9L308.6 4L319.8 -36z",
    "M551.1 -36L566 8L580 41L584.9 107L680.8 118L680.8 -36z",
)
WIDE = Sea(
    567, 414, (-7.1, 9.5), (5.86, 5.84),
    nudges={
        "kaupanger": (-3.1, -21.3), "avaldsnes": (-17.0, -14.2), "ribe": (2.5, 2.1), "hedeby": (4.2, 2.1),
        "dorestad": (4.2, 13.5), "grimsby": (0.5, 18.9), "lundenwic": (-3.5, 9.0), "jorvik": (-15.0, 3.0),
        "lindisfarne": (-7.0, 8.9), "portmahomack": (-7.6, 1.0), "wick": (13.8, 19.9), "kirkwall": (33.2, -7.7),
        "jarlshof": (11.2, -3.2), "torshavn": (17.4, 3.2), "ljodhus": (-10.8, -10.3), "iona": (-1.1, -9.3),
        "bangor": (-6.7, -18.2), "peel": (-5.3, 1.4), "dyflin": (-5.0, -1.9), "celtic-sea": (5.3, 20.7),
        "waterford": (13.9, -0.7), "norwegian-sea": (-8.6, -8.0), "vik": (-19.7, -6.5),
    },
    berths={
        "avaldsnes": (14, 54), "ribe": (0, -42), "hedeby": (44, 0), "dorestad": (0, -42), "grimsby": (-49, 8),
        "lundenwic": (41, 8), "jorvik": (44, 8), "lindisfarne": (-44, -4), "portmahomack": (44, 4), "wick": (-49, 12),
        "kirkwall": (46, -14), "jarlshof": (44, 6), "torshavn": (0, -42), "ljodhus": (44, 8), "iona": (44, 0),
        "bangor": (44, 4), "peel": (-49, 8), "dyflin": (20, -39), "celtic-sea": (-40, 4), "waterford": (49, 0),
        "norwegian-sea": (42, 6), "vik": (-49, 4),
    },
    home=((46, -14), (-46, -26), (46, 18), (-46, 4)),
    home_you=(ABOVE, ABOVE, BELOW, BELOW),
    bends={("kaupanger", "ribe"): (0, 58), ("kaupanger", "torshavn"): (48, 100)},
    islands=(
        "M80 208L102 200L124 206L126 220L112 232L92 238L80 230z",
        "M188 178L214 166L250 160L258 172L248 194L226 206L206 204L192 194z",
        "M342 124L356 116L374 126L368 148L356 162L342 150z",
        "M272 262L286 248L304 256L306 274L294 288L276 282z",
        "M82 302L102 296L110 312L102 332L84 334L74 318z",
        "M540 176L556 168L576 178L580 206L552 212L542 196z",
        "M466 96L450 84L436 54L446 40L462 46L474 64z",
    ),
    woods=(
        (92, 204, 26), (204, 166, 26), (226, 168, 22), (345, 126, 24), (277, 252, 26), (82, 302, 24), (546, 178, 24),
        (150, -6, 20), (198, -12, 22), (446, 50, 22), (470, 368, 28), (502, 352, 30), (530, 356, 28), (436, 388, 22),
        (404, 390, 20),
    ),
    you={
        "avaldsnes": ASIDE, "ribe": BESIDE, "dorestad": BESIDE, "jorvik": BELOW, "wick": BELOW, "kirkwall": BELOW,
        "jarlshof": BELOW, "peel": ASIDE, "dyflin": ASIDE,
    },
)  # fmt: skip
TALL = Sea(
    390, 516, (7.3, 3.5), (3.94, 7.37),
    nudges={
        "kaupanger": (-1.9, -9.2), "avaldsnes": (-12.8, -43.0), "ribe": (-4.9, 13.3), "hedeby": (-2.8, -11.7),
        "dorestad": (-2.8, -5.8), "grimsby": (-1.9, -8.3), "lundenwic": (-6.7, 2.1), "jorvik": (0.4, -11.9),
        "lindisfarne": (5.2, 7.7), "portmahomack": (-0.2, -3.9), "wick": (-5.6, 43.9), "kirkwall": (21.0, 5.2),
        "jarlshof": (-7.0, 5.3), "torshavn": (-2.0, 53.0), "ljodhus": (11.0, 35.1), "iona": (36.1, -4.7),
        "bangor": (11.3, -24.5), "peel": (21.1, -2.2), "dyflin": (-1.6, 4.8), "celtic-sea": (-26.3, 15.3),
        "waterford": (9.1, -2.4), "norwegian-sea": (-12.0, -45.6), "vik": (-31.7, -9.7),
    },
    berths={
        "avaldsnes": (47, 4), "ribe": (-6, -42), "hedeby": (-20, 58), "dorestad": (0, 58), "grimsby": (0, 56),
        "lundenwic": (14, 54), "jorvik": (41, 12), "lindisfarne": (-4, -42), "portmahomack": (41, -14),
        "wick": (-6, 58), "kirkwall": (-6, 54), "jarlshof": (-42, 8), "torshavn": (2, 54), "ljodhus": (41, 16),
        "iona": (0, -39), "bangor": (42, -2), "peel": (-20, -39), "dyflin": (20, -39), "celtic-sea": (42, 12),
        "waterford": (46, 2), "norwegian-sea": (0, 54), "vik": (-46, 2),
    },
    home=((46, -14), (-46, -14), (46, 18), (-46, 18)),
    home_you=(BESIDE, ASIDE, BESIDE, ASIDE),
    bends={("kaupanger", "ribe"): (0, 43), ("kaupanger", "torshavn"): (43, 54)},
    islands=(
        "M56 378L72 370L84 380L82 398L66 404L56 394z", "M336 462L356 452L372 466L366 484L344 488z",
    ),
    woods=((58, 374, 24), (342, 458, 24)),
    coasts="scale(0.688 1.246)",
    you={
        "hedeby": BESIDE, "dorestad": BELOW, "grimsby": BELOW, "lundenwic": ASIDE, "lindisfarne": BESIDE, "wick": BELOW,
        "kirkwall": BELOW, "torshavn": BELOW, "ljodhus": BELOW, "iona": ASIDE, "peel": BESIDE, "celtic-sea": BESIDE,
        "norwegian-sea": BESIDE,
    },
)  # fmt: skip

# -- a field and its plate, round its middle ---------------------------------------------------------------------------

PLATE = 50  # width of a stack
SITE = 60  # width of a site
HOUSE = 52  # width of the harbour
TALLNESS = 46
CORNER = 5
ROPE_OFF = 6  # so much wider is the rope
UNDER = 1.6  # thickness of a tile below
NAME_BELOW = 38
NAME_KEY = 11.5  # from the end of a name to the middle of its key
HIT_BELOW = 42  # the name is part of the target
STACK: Square = (-22, -21, 27)
STACK_COUNT: Point = (14.5, -8)
STACK_MINE: Square = (8, -6, 14)
SPAN_SIGN: Square = (-24, 6.5, 14)
SPAN: Point = (22, 18.5)
SITE_SIGN: Square = (-13, -21.5, 26)
SPOT = 14  # from one spot of a site to the next
SPOT_TOP = 6
SPOT_MIDDLE = 13
SPOT_RADIUS = 6.7
SPOT_TEXT = 17.2
MAP: Square = (-17, -18, 30)
MAP_LOCK: Square = (4, 3, 17)
HARBOUR: Square = (-19, -20, 38)
SHIP: Square = (-16, -16, 32)
SHIP_MARK: Square = (-5.4, -10.6, 10.8)
