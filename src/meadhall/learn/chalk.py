"""Chalk: the teacher's marks on a drawing. A tag with a letter, a cross, a way from one thing to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from meadhall.learn.errors import BadLearning
from meadhall.look import Markup, element
from meadhall.look.boxes import Box, Node, box, parsed

TAG = 13.0  # half of a tag's width, on a drawing of usual width
USUAL = 880.0
CORNERS = {"ne": (1, -1), "nw": (-1, -1), "se": (1, 1), "sw": (-1, 1)}
SIGNS = ("cross", "way")
PLATE = "M-9 -13h18l4 4v18l-4 4h-18l-4 -4v-18z"
INSET = 0.35  # how far a tag sits inside its corner, in its own size


@dataclass(frozen=True)
class Mark:
    """A mark at an element of a drawing, or from one to another."""

    at: str
    letter: str = ""
    sign: str = ""
    to: str = ""
    corner: str = "ne"


def marks(given: object, where: str) -> tuple[Mark, ...]:
    """Marks as a file has them."""
    if not isinstance(given, list):
        raise BadLearning(f"{where}: marks are a list, not {given!r}")
    return tuple(_mark(one, where) for one in given)


def _mark(given: object, where: str) -> Mark:
    if not isinstance(given, dict) or not set(given) <= {"at", "letter", "sign", "from", "to", "corner"}:
        raise BadLearning(f"{where}: a mark has at or from and to, letter or sign, and corner, not {given!r}")
    found = Mark(
        str(given.get("at", given.get("from", ""))), str(given.get("letter", "")), str(given.get("sign", "")),
        str(given.get("to", "")), str(given.get("corner", "ne")),
    )  # fmt: skip
    lettered = len(found.letter) == 1 and found.letter.isupper()
    if not found.at or lettered == bool(found.sign) or (found.sign and found.sign not in SIGNS):
        raise BadLearning(
            f"{where}: a mark is at something and has one capital letter or the sign cross or way: {given!r}"
        )
    if found.corner not in CORNERS or bool(found.to) != (found.sign == "way"):
        raise BadLearning(
            f"{where}: corners are {', '.join(CORNERS)}, and a way leads from one thing to another: {given!r}"
        )
    return found


def chalk(drawn: str, wanted: Sequence[Mark], usual: float = USUAL) -> tuple[Markup, tuple[Mark, ...]]:
    """A drawing with those marks whose things it has, and the marks that found no place in it; `usual` is the width at
    which tags are drawn as large as they are shown.
    """
    if not wanted:
        return Markup(drawn), ()
    root, left = parsed(drawn), []
    for mark in wanted:
        if not _into_svg(root, mark, usual) and not _into_html(root, mark):
            left.append(mark)
    return inner(root), tuple(left)


def inner(root: Node) -> Markup:
    """The markup inside an element."""
    return Markup("".join(ElementTree.tostring(child, "unicode", short_empty_elements=False) for child in root))


def _into_svg(root: Node, mark: Mark, usual: float) -> bool:
    for svg in root.iter("svg"):
        found = box(svg, mark.at)
        if found is None:
            continue
        if not mark.sign:
            svg.append(ElementTree.fromstring(_tag(found, mark, scale_of(svg, usual))))
        elif mark.sign == "cross":
            svg.append(ElementTree.fromstring(_cross(found)))
        else:
            goal = box(svg, mark.to)
            if goal is None:
                return False
            svg.insert(_below_pieces(svg), ElementTree.fromstring(_way(found, goal)))
        return True
    return False


def scale_of(svg: Node, usual: float) -> float:
    """How large tags are drawn: wide drawings are shown smaller."""
    width = float(svg.get("viewBox", f"0 0 {usual} 0").split()[2])
    return max(1.0, width / usual)


def _below_pieces(svg: Node) -> int:
    for at, child in enumerate(svg):
        if any("piece" in (node.get("class") or "").split() for node in child.iter()):
            return at
    return len(svg)


def _tag(at: Box, mark: Mark, scale: float) -> Markup:
    dx, dy = CORNERS[mark.corner]
    x = (at.right if dx > 0 else at.left) - dx * TAG * scale * INSET
    y = (at.bottom if dy > 0 else at.top) - dy * TAG * scale * INSET
    grown = f" scale({scale:.2f})" if scale > 1 else ""
    return element(
        "g", element("path", d=PLATE), element("text", mark.letter, y=6.5), class_="tag", aria_hidden="true",
        transform=f"translate({x:.1f} {y:.1f}){grown}",
    )  # fmt: skip


def _cross(at: Box) -> Markup:
    x, y = at.middle
    half = min(at.width, at.height) / 2 * 0.8
    size = f"{2 * half:.1f}"
    d = f"M{x - half:.1f} {y - half:.1f}l{size} {size}M{x + half:.1f} {y - half:.1f}l-{size} {size}"
    return element("g", element("path", d=d), element("path", d=d), class_="chalk", aria_hidden="true")


def _way(at: Box, to: Box) -> Markup:
    (x, y), (u, v) = at.middle, to.middle
    d = f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
    return element("g", element("path", d=d), element("path", d=d), class_="chalk", aria_hidden="true")


def _into_html(root: Node, mark: Mark) -> bool:
    """In a mat of words a tag hangs inside what it marks; other signs have no place there."""
    if mark.sign:
        return False
    for node in root.iter():
        if node.get("id") == mark.at and node.tag != "svg":
            node.set("class", f"{node.get('class', '')} tagged".strip())
            node.append(ElementTree.fromstring(element("i", mark.letter, class_="tag", aria_hidden="true")))
            return True
    return False
