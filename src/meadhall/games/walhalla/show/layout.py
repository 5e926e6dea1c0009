"""Where things lie on the board of Walhalla: two shapes, one drawing. Along runs from the coast out to sea."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from meadhall.games.walhalla.rules.names import PLACES

Point = tuple[float, float]
ROOMY = 12  # fields of a tongue that have their full size; longer tongues have smaller ones

# the own mat: three parts side by side, the shelves first
HEIGHT = 172
LINE = 26  # of words alone
SHELVES = 210
MIDDLE = 290  # the dragon, or the answers
HAND = 300
MANY = 10  # Vikings drawn one by one; more are a figure
FEW = 3  # cards drawn upright; more lie as strips, ROWS to a column
ROWS = 4
CARD: Point = (86.0, 132.0)
STRIP: Point = (140.0, 37.0)
RIVAL = (188, 102)  # the shelves of another player


def shift(point: Point) -> str:
    """The transformation that moves a drawing from the origin to a point."""
    return f"translate({point[0]:g} {point[1]:g})"


@dataclass(frozen=True)
class Chart:
    """The measures of one shape: wide has the coast on the left, tall above."""

    shape: str
    width: int
    height: int
    start: float  # along: where the tongues begin
    step: float  # a field, along
    depth: float  # a field, across
    tongues: tuple[float, ...]  # across, their middles
    fjords: tuple[float, ...]
    lengths: tuple[int, ...]  # fields of each tongue
    hull: float  # breadth of a dragon
    waiting: Point  # the dragon that has no berth yet
    scale: float  # of what stands on a field

    @property
    def tall(self) -> bool:
        """Whether the coast is above."""
        return self.shape == "tall"

    def at(self, along: float, across: float) -> Point:
        """A point of the board."""
        return (across, along) if self.tall else (along, across)

    def size(self, along: float, across: float) -> Point:
        """Width and height of what reaches so far along and across."""
        return self.at(along, across)

    def field(self, tongue: int, row: int) -> Point:
        """The middle of a field; rows count from 0."""
        return self.at(self.start + (row + 0.5) * self.step, self.tongues[tongue])

    def berth(self, fjord: int, number: int) -> Point:
        """The middle of a berth; berths count from 0."""
        return self.at(self.start + (number + 0.5) * PLACES * self.step, self.fjords[fjord])

    def end(self, tongue: int) -> float:
        """Along: where a tongue ends."""
        return self.start + self.lengths[tongue] * self.step

    def heading(self, end: int) -> int:
        """The angle of a moored dragon whose bow (0) or stern (1) lies at the coast; drawn it heads left."""
        return (90 if self.tall else 0) + 180 * end

    def headland(self, tongue: int, place: int) -> Point:
        """The sign for first (0) or second (1) place at a tongue's end; the first lies outermost."""
        end, across = self.end(tongue), self.tongues[tongue]
        if self.tall:
            return self.at(end + 25, across + (20 if place == 0 else -19))
        return self.at(end + (87 if place == 0 else 33), across)

    def plate(self, tongue: int) -> Point:
        """The plate with the strengths on a tongue."""
        return self.at(37 if self.tall else 76, self.tongues[tongue])


@lru_cache(maxsize=64)
def chart(shape: str, lengths: tuple[int, ...]) -> Chart:
    """The chart of a shape for tongues of so many fields."""
    longest = max(lengths)
    if shape == "tall":
        step = 324 / max(ROOMY, longest)  # low enough to fit whole between a phone's strip and its question
        return Chart(
            "tall", 390, 500, 82, step, 62, (87, 195, 303), (33, 141, 249, 357), lengths, 36, (195, 480), step / 27
        )
    step = 528 / max(ROOMY, longest)
    return Chart(
        "wide", 880, 484, 152, step, 66, (110, 242, 374), (44, 176, 308, 440), lengths, 42, (838, 242), step / 44
    )


def coast(c: Chart) -> str:
    """The outline of the land: the coast and its three tongues, cut with a knife."""
    across_end = c.width if c.tall else c.height
    inland, half = c.start - 20, c.depth / 2 + 5
    points: list[Point] = [(0, 0), (inland - 6, 0)]
    for number, middle in enumerate(c.tongues):
        end = c.end(number)
        points += [(inland - 4, c.fjords[number] - 14), (inland + 2, c.fjords[number]), (inland - 5, middle - half - 6)]
        points += [(c.start - 6, middle - half)]
        points += _edge(c.start, end, middle - half, 1, number)
        points += [(end + 6, middle - half + 3), (end + 10, middle - half / 3), (end + 7, middle + half / 2)]
        points += [(end + 3, middle + half)]
        points += reversed(_edge(c.start, end, middle + half, -1, number + 1))
        points += [(c.start - 8, middle + half), (inland - 4, middle + half + 8)]
    points += [(inland + 2, c.fjords[-1]), (inland - 5, across_end), (0, across_end)]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (c.at(*point) for point in points)) + "z"


def _edge(start: float, end: float, across: float, sign: int, seed: int) -> list[Point]:
    """A straight shore with small notches."""
    count = max(2, round((end - start) / 46))
    width = (end - start) / count
    return [
        (round(start + (i + 0.5) * width, 1), across - sign * ((i * 7 + seed * 3) % 4 - 1)) for i in range(count)
    ]  # fmt: skip
