"""Where everything lies on the board of Raids: one route, two shapes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

Point = tuple[float, float]
STOPS = 20  # spaces that a chart has room for at full size


@dataclass(frozen=True)
class Chart:
    """Coordinates of one shape. The route runs round the island; tiles lie seaward of it, ships on it."""

    width: int
    height: int
    tile: float  # edge of a tile
    ship: float
    gap: float  # from a mooring to the centre of its tile
    frame: tuple[float, float, float, float]  # of the route: left, top, right, bottom
    bend: float  # radius of its corners
    start: Point  # where it leaves the harbour
    end: Point
    roll: float  # how far it winds
    jetty: Point  # middle of the plank
    berth: float  # width of a berth
    quay: float  # from the plank to the ships on either side
    hall: Point
    hall_size: float
    sign: Point  # the harbour tile of this voyage
    coast: str
    islets: tuple[str, ...]
    peaks: tuple[tuple[float, float, float], ...]  # x, y of the foot's middle, scale
    woods: tuple[Point, ...]
    moorings: tuple[Point, ...] = ()  # by space; 0 is the start, the last the harbour
    tiles: tuple[Point, ...] = ()
    inland: tuple[Point, ...] = ()  # direction to the island, by space
    legs: tuple[str, ...] = ()  # path from a space to the next

    def with_stops(self, stops: int) -> Chart:
        """The chart with so many spaces along the route at equal distances; pieces shrink where many must fit."""
        if stops > STOPS:
            fit = STOPS / stops
            tile, ship, gap = (round(size * fit, 1) for size in (self.tile, self.ship, self.gap * (1 + fit) / 2 / fit))
            return replace(self, tile=tile, ship=ship, gap=gap)._moored(stops)
        return self._moored(stops)

    def _moored(self, stops: int) -> Chart:
        route = self._route()
        lengths = [0.0]
        for (x0, y0, *_), (x1, y1, *_) in pairwise(route):
            lengths.append(lengths[-1] + hypot(x1 - x0, y1 - y0))
        moorings, tiles, inland = [self.start], [self.start], [(0.0, -1.0)]
        for stop in range(stops):
            s = (stop + 0.5) / stops * lengths[-1]
            i = next(i for i, length in enumerate(lengths) if length >= s)
            x, y, nx, ny = route[i]
            roll = self.roll * sin(stop * 2.2)
            moorings.append((round(x + nx * roll), round(y + ny * roll)))
            gap = self.gap * (1 + 0.5 * abs(nx * ny))  # a corner of the tile points at the ship there
            tiles.append((round(x + nx * gap), round(y + ny * gap)))
            inland.append((round(-nx, 2), round(-ny, 2)))
        moorings.append(self.end)
        tiles.append(self.end)
        inland.append((0.0, -1.0))
        return replace(self, moorings=tuple(moorings), tiles=tuple(tiles), inland=tuple(inland), legs=_legs(moorings))

    def _route(self) -> list[tuple[float, float, float, float]]:
        """Points of the route a pixel apart, each with its direction to the sea."""
        left, top, right, bottom = self.frame
        r = self.bend
        points: list[tuple[float, float, float, float]] = []

        def line(x0: float, y0: float, x1: float, y1: float) -> None:
            steps = max(1, round(hypot(x1 - x0, y1 - y0)))
            dx, dy = (x1 - x0) / steps, (y1 - y0) / steps
            points.extend((x0 + dx * i, y0 + dy * i, dy, -dx) for i in range(steps))

        def arc(x: float, y: float, start: float) -> None:
            steps = round(r * pi / 2)
            for i in range(steps):
                a = start + pi / 2 * i / steps
                points.append((x + r * cos(a), y + r * sin(a), cos(a), sin(a)))

        if self.start[0] > left + r:  # along the lower side first
            line(self.start[0], bottom, left + r, bottom)
            arc(left + r, bottom - r, pi / 2)
            line(left, bottom - r, left, top + r)
        else:
            line(left, self.start[1], left, top + r)
        arc(left + r, top + r, pi)
        line(left + r, top, right - r, top)
        arc(right - r, top + r, -pi / 2)
        if self.end[0] < right - r:
            line(right, top + r, right, bottom - r)
            arc(right - r, bottom - r, 0)
            line(right - r, bottom, self.end[0], bottom)
        else:
            line(right, top + r, right, self.end[1])
        return points

    def voyage(self, start: int, end: int) -> str:
        """The path from one space to another."""
        x, y = self.moorings[start]
        return f"M{x:g} {y:g}{''.join(self.legs[start:end])}"

    def berth_at(self, slot: int, slots: int, docked: bool) -> Point:
        """Where a ship lies in the harbour: those that wait above the plank, those that are home below."""
        x, y = self.jetty
        return x + (slot - (slots + 1) / 2) * self.berth, y + (self.quay if docked else -self.quay)


def _legs(points: list[Point]) -> tuple[str, ...]:
    """A smooth way through all points, in pieces."""
    legs = []
    for i in range(len(points) - 1):
        x0, y0 = points[max(0, i - 1)]
        x1, y1 = points[i]
        x2, y2 = points[i + 1]
        x3, y3 = points[min(len(points) - 1, i + 2)]
        a, b, c, d = x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6
        legs.append(f"C{a:.0f} {b:.0f} {c:.0f} {d:.0f} {x2:g} {y2:g}")
    return tuple(legs)


WIDE = Chart(
    width=880, height=484, tile=58, ship=50, gap=61, frame=(106, 109, 774, 375), bend=68, start=(300, 375),
    end=(580, 375), roll=4, jetty=(440, 412), berth=58, quay=33, hall=(440, 346), hall_size=52, sign=(440, 214),
    coast=(
        "M172 298L157 273L142 245L142 223L142 196L143 178L153 166L171 163L189 147L215 147L238 147L254 158"
        "L272 158L299 199L321 166L349 155L377 145L397 146L414 145L429 145L448 157L470 150L492 156L508 167"
        "L533 165L559 150L582 145L598 148L626 148L652 159L679 150L700 145L715 150L734 169L738 186L733 213"
        "L735 241L695 260L687 278L723 295L728 315L717 325L696 322L682 324L660 329L643 343L619 341L598 343"
        "L579 335L550 343L529 342L507 342L490 343L462 342L442 342L416 342L391 342L366 342L342 342L316 332"
        "L297 328L273 333L257 334L239 311L212 325L192 332L173 327L162 318L168 299z"
    ),
    islets=("M14 40L30 20L44 26L40 44L24 52z", "M846 450L860 436L868 452L858 466z"),
    peaks=((232, 236, 1.1), (196, 226, 0.7), (268, 246, 0.75), (640, 232, 1.15), (604, 246, 0.7), (676, 244, 0.7)),
    woods=(
        (172, 196), (200, 180), (182, 262), (212, 284), (246, 286), (276, 300), (306, 290), (318, 262), (190, 312),
        (352, 180), (376, 168), (432, 172), (560, 186), (584, 200), (576, 276), (606, 286), (640, 280), (668, 290),
        (700, 196), (664, 188), (544, 300), (322, 316),
    ),
)  # fmt: skip
TALL = Chart(  # low enough to fit whole between a phone's strip and its question
    width=390, height=500, tile=38, ship=38, gap=47, frame=(80, 78, 310, 470), bend=46, start=(80, 446),
    end=(310, 446), roll=2, jetty=(195, 452), berth=41, quay=26, hall=(195, 402), hall_size=44, sign=(195, 262),
    coast=(
        "M120 382L124 372L122 362L118 350L126 337L146 327L119 312L126 298L121 284L117 267L118 251L116 241"
        "L117 231L122 219L118 209L133 198L147 186L125 175L123 164L126 151L120 136L120 120L135 114L148 109"
        "L171 108L197 110L220 112L242 124L263 116L272 127L261 142L258 158L273 172L271 185L274 195L273 205"
        "L272 221L268 234L265 250L270 266L244 277L248 288L269 299L273 310L269 323L263 336L268 351L266 365"
        "L274 374L270 389L255 398L240 399L221 399L205 399L190 399L173 399L154 400L128 396L120 388z"
    ),
    islets=("M20 478L36 470L52 477L45 488L28 490z", "M344 474L360 470L368 482L350 489z"),
    peaks=((166, 170, 0.7), (206, 180, 1.0), (240, 186, 0.6)),
    woods=(
        (150, 146), (226, 138), (246, 152), (148, 196), (172, 210), (222, 204), (250, 212), (146, 372), (156, 392),
        (236, 384), (252, 370),
    ),
)  # fmt: skip


@cache
def chart(shape: str, stops: int) -> Chart:
    """The chart of a shape for a route of so many stops."""
    return (TALL if shape == "tall" else WIDE).with_stops(stops)


def village_at(c: Chart, space: int) -> Point:
    """The middle of the village at a space."""
    (x, y), (dx, dy) = c.moorings[space], c.inland[space]
    x, y = round(x + dx * c.ship * 0.86, 1), round(y + dy * c.ship * 0.86, 1)
    return (x, min(y, c.hall[1] - 14)) if c.height > c.width else (x, y)  # on a tall chart ships wait close below


def moved_to(point: Point) -> str:
    """The `transform` that puts something drawn round 0, 0 at a point."""
    return f"translate({point[0]:g} {point[1]:g})"
