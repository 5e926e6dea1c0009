"""Where the parts of a drawing lie, read from its markup: for pictures that show a part, and marks beside things.

Curves are taken by their control points and words are not measured, so a box may be a little larger than what is seen.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

Node = ElementTree.Element
Matrix = tuple[float, float, float, float, float, float]

UNMOVED: Matrix = (1, 0, 0, 1, 0, 0)
UNSEEN = {"defs", "clipPath", "pattern", "symbol", "title", "style", "mask"}
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
LINE = 16.0  # height of words that stand alone


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def around(self, other: Box) -> Box:
        """The smallest box around both."""
        return Box(
            min(self.left, other.left), min(self.top, other.top), max(self.right, other.right),
            max(self.bottom, other.bottom),
        )  # fmt: skip

    def wider(self, by: float) -> Box:
        """With a margin."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


def parsed(markup: str) -> Node:
    """A drawing as a tree, inside one element more."""
    return ElementTree.fromstring(f"<root>{markup}</root>")


def box(svg: Node, name: str) -> Box | None:
    """The box of the element with an id in a drawing, in the drawing's own measure; None when it has none."""
    whole = {node.get("id", ""): node for node in svg.iter()}

    def look(node: Node, matrix: Matrix) -> Box | None:
        matrix = matrix if node is svg else times(matrix, moved(node))
        if node.get("id") == name:
            return around(node, matrix, whole)
        for child in node:
            found = look(child, matrix)
            if found is not None:
                return found
        return None

    return look(svg, UNMOVED)


def around(node: Node, matrix: Matrix, whole: dict[str, Node]) -> Box | None:
    """The box around an element and all in it; words count only where there is nothing else."""
    points = list(shape(node, matrix, whole))
    if not points:
        points = [spot for one in node.iter("text") for spot in _text(one, matrix)]
    if not points:
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def shape(node: Node, matrix: Matrix, whole: dict[str, Node]) -> Iterator[tuple[float, float]]:
    """Points that an element lies between."""
    if node.tag in UNSEEN:
        return
    if node.tag == "use" and node.get("href", "").startswith("#"):
        known = whole.get(node.get("href", "")[1:])
        if known is not None:
            yield from shape(known, times(matrix, (1, 0, 0, 1, _n(node, "x"), _n(node, "y"))), whole)
    else:
        for x, y in outline(node):
            yield put(matrix, x, y)
    for child in node:
        yield from shape(child, times(matrix, moved(child)), whole)


def outline(node: Node) -> Iterator[tuple[float, float]]:
    """Corners of one shape in its own measure."""
    if node.tag in ("rect", "use", "image", "foreignObject"):
        x, y, w, h = (_n(node, key) for key in ("x", "y", "width", "height"))
        yield from ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
    elif node.tag in ("circle", "ellipse"):
        x, y = _n(node, "cx"), _n(node, "cy")
        rx, ry = _n(node, "rx") or _n(node, "r"), _n(node, "ry") or _n(node, "r")
        yield from ((x - rx, y - ry), (x + rx, y + ry), (x - rx, y + ry), (x + rx, y - ry))
    elif node.tag == "line":
        yield from ((_n(node, "x1"), _n(node, "y1")), (_n(node, "x2"), _n(node, "y2")))
    elif node.tag in ("polygon", "polyline"):
        found = [float(one) for one in NUMBER.findall(node.get("points", ""))]
        yield from zip(found[::2], found[1::2], strict=False)
    elif node.tag == "path":
        yield from traced(node.get("d", ""))


ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


def traced(d: str) -> Iterator[tuple[float, float]]:
    """The points and control points of a path."""
    x = y = 0.0
    begun = (0.0, 0.0)
    for command, rest in re.findall(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)", d):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            x, y = begun
            continue
        figures = [float(one) for one in NUMBER.findall(rest)]
        n = ARITY[kind]
        for at in range(0, len(figures) - n + 1, n):
            part = figures[at : at + n]
            dx, dy = (x, y) if relative else (0.0, 0.0)
            if kind == "H":
                x = part[0] + dx
            elif kind == "V":
                y = part[0] + dy
            elif kind == "A":
                end = part[5] + dx, part[6] + dy
                mid = (x + end[0]) / 2, (y + end[1]) / 2
                yield from ((mid[0] - part[0], mid[1] - part[1]), (mid[0] + part[0], mid[1] + part[1]))
                x, y = end
            else:
                spots = [(part[k] + dx, part[k + 1] + dy) for k in range(0, n, 2)]
                yield from spots[:-1]
                x, y = spots[-1]
            if kind == "M" and at == 0:
                begun = (x, y)
            yield x, y


def moved(node: Node) -> Matrix:
    """An element's transform."""
    matrix = UNMOVED
    for name, rest in re.findall(r"(\w+)\(([^)]*)\)", node.get("transform", "")):
        figures = [float(one) for one in NUMBER.findall(rest)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, figures[0], figures[1] if len(figures) > 1 else 0)
        elif name == "scale":
            step = (figures[0], 0, 0, figures[1] if len(figures) > 1 else figures[0], 0, 0)
        elif name == "rotate":
            turn = math.radians(figures[0])
            cx, cy = figures[1:3] if len(figures) == 3 else (0.0, 0.0)
            spin: Matrix = (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0)
            step = times(times((1, 0, 0, 1, cx, cy), spin), (1, 0, 0, 1, -cx, -cy))
        elif name == "matrix":
            a, b, c, d, e, f = figures
            step = (a, b, c, d, e, f)
        else:
            raise ValueError(f"a drawing is moved by {name}, which is not known here")
        matrix = times(matrix, step)
    return matrix


def times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then this one."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def put(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Where a point comes to lie."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _text(node: Node, matrix: Matrix) -> Iterator[tuple[float, float]]:
    x, y = _n(node, "x"), _n(node, "y")
    yield put(matrix, x - LINE / 2, y - LINE)
    yield put(matrix, x + LINE / 2, y)


def _n(node: Node, key: str) -> float:
    found = NUMBER.match(node.get(key, ""))
    return float(found.group()) if found else 0.0
