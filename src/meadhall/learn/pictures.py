"""Pictures of the rules: a position, drawn by the game's own board when the page is made, cropped and marked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR
from meadhall.learn import scenes
from meadhall.learn.chalk import Mark, chalk, inner, marks
from meadhall.learn.errors import BadLearning
from meadhall.look import Markup, element
from meadhall.look.boxes import UNSEEN, Box, Node, around, box, moved, parsed
from meadhall.look.still import still

MARGIN = 16.0
WIDE = 308.0  # of a picture whose signs are as large as they are shown
SHAPE = WIDE / 203  # of a picture in a row
KEYS = {
    "id", "title", "text", "alt", "questions", "seats", "seat", "options", "position", "play", "show", "shape", "crop",
    "marks", "seed",
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Picture:
    """A scene of the rules."""

    game: AnyGame
    lang: str
    id: str
    title: str
    text: str  # as markup
    alt: str
    questions: tuple[str, ...]
    seats: tuple[str, ...]
    seat: int
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    play: tuple[str, ...]
    show: str
    shape: str
    crop: tuple[str, ...]
    marks: tuple[Mark, ...]
    seed: str

    def _named(self, name: str) -> str:
        return f"{self.id}-{name}"

    def markup(self) -> Markup:
        """The picture: one image to who listens, nothing in it can be chosen."""
        where = f"picture {self.id}"
        table = scenes.table(self.game, where, self.seats, self.position, self.options, self.play, self.seed)
        drawing = parsed(scenes.drawn(table, self.lang, self.seat, self.show, self.shape))
        part = cut(drawing, self.crop, in_row=bool(self.title))
        if part is None:
            raise BadLearning(f"{self.game.name}: {where}: there is no {', '.join(self.crop)} to crop to")
        cropped = ElementTree.Element("root")
        cropped.extend(part)
        drawn, left = chalk(inner(cropped), self.marks, WIDE)
        if left:
            raise BadLearning(f"{self.game.name}: {where}: there is no {', '.join(one.at for one in left)} to mark")
        part = list(parsed(drawn))
        for node in part:
            still(node, self._named)
        if len(part) == 1 and part[0].tag == "svg":
            part[0].set("role", "img")
            part[0].set("aria-label", self.alt)
            return Markup(ElementTree.tostring(part[0], "unicode", short_empty_elements=False))
        whole = ElementTree.Element("root")
        whole.extend(part)
        return element("div", element("div", inner(whole), aria_hidden="true"), role="img", aria_label=self.alt)


def picture(game: AnyGame, lang: str, text: str, prepared: Any) -> Picture:
    """A picture from its block; `prepared` makes markup of its sentence."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLearning(f"{game.name}: a scene cannot be read: {error}: {text[:60]!r}") from None
    name = str(read.get("id", ""))
    where = f"picture {name}"
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or set(read) - KEYS:
        raise BadLearning(
            f"{game.name}: a picture has an id and of {', '.join(sorted(KEYS))}; {name!r} has {sorted(read)}"
        )
    for needed in ("text", "alt", "seats"):
        if not read.get(needed):
            raise BadLearning(f"{game.name}: {where} has no {needed}")
    seats, seat = tuple(map(str, read["seats"])), str(read.get("seat", ""))
    if seat and seat not in seats:
        raise BadLearning(f"{game.name}: {where}: {seat} is not at the table")
    if read.get("show", scenes.BOARD) not in (scenes.BOARD, scenes.MAT) or (
        read.get("show") == scenes.MAT and not seat
    ):
        raise BadLearning(f"{game.name}: {where} shows a board, or the mat of a seat")
    return Picture(
        game, lang, name, str(read.get("title", "")), prepared(str(read["text"])), str(read["alt"]),
        tuple(read.get("questions", ())), seats, seats.index(seat) if seat else SPECTATOR, read.get("options", {}),
        read.get("position"), tuple(read.get("play", ())), str(read.get("show", scenes.BOARD)),
        str(read.get("shape", "wide")), tuple(read.get("crop", ())), marks(read.get("marks", []), where),
        str(read.get("seed", "scene")),
    )  # fmt: skip


def cut(root: Node, names: Sequence[str], in_row: bool) -> list[Node] | None:
    """The part of a drawing with the elements of those ids; all of it where none is named, None where one misses."""
    if not names:
        return list(root)
    for svg in root.iter("svg"):
        found = [box(svg, name) for name in names]
        if all(found):
            whole = [one for one in found if one is not None]
            frame = whole[0]
            for one in whole[1:]:
                frame = frame.around(one)
            shown = shaped(frame.wider(MARGIN), _view(svg), in_row)
            svg.set("viewBox", f"{shown.left:.0f} {shown.top:.0f} {shown.width:.0f} {shown.height:.0f}")
            for size in ("width", "height"):
                svg.attrib.pop(size, None)
            prune(svg, shown)
            return [svg]
    by_id = {node.get("id", ""): node for node in root.iter()}
    found_html = [by_id.get(name) for name in names]
    return None if any(node is None for node in found_html) else [node for node in found_html if node is not None]


def _view(svg: Node) -> Box:
    left, top, width, height = (float(one) for one in svg.get("viewBox", "0 0 880 484").split())
    return Box(left, top, left + width, top + height)


def shaped(frame: Box, whole: Box, in_row: bool) -> Box:
    """A frame made as wide or high as pictures in a row are, else at least as wide; inside the drawing if it can be."""
    width, height = max(frame.width, WIDE), max(frame.height, WIDE / SHAPE)
    if in_row:
        width, height = max(frame.width, frame.height * SHAPE), max(frame.height, frame.width / SHAPE)
    x, y = frame.middle
    left = min(max(x - width / 2, whole.left), max(whole.left, whole.right - width))
    top = min(max(y - height / 2, whole.top), max(whole.top, whole.bottom - height))
    return Box(left, top, left + width, top + height)


def prune(svg: Node, shown: Box) -> None:
    """Leave out what lies outside the frame."""
    names = {node.get("id", ""): node for node in svg.iter()}
    for parent in (svg, *[child for child in svg if child.tag == "g" and not child.get("transform")]):
        for child in list(parent):
            lies = None if child.tag in UNSEEN else around(child, moved(child), names)
            if lies is not None and (
                lies.right < shown.left or lies.left > shown.right or lies.bottom < shown.top or lies.top > shown.bottom
            ):
                parent.remove(child)
