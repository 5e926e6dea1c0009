"""A table as one picture that stands alone: the game's own still board, what lies before everybody, how they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from xml.etree import ElementTree

from meadhall.engine.game import AnyGame, Told
from meadhall.engine.state import SPECTATOR, State
from meadhall.engine.table import Table
from meadhall.look.alone import alone
from meadhall.look.boxes import Node, parsed
from meadhall.look.brush import Brush, brush
from meadhall.look.markup import Markup
from meadhall.look.sheet import STATIC, styles
from meadhall.look.shows import AnyShow, show
from meadhall.look.svg import element, symbol

WIDTH = 880.0
GAP = 10.0
HEAD = 38.0  # a seat's shield, name and figure
COUNTS = 27.0  # a row of its counts
COUNT = 50.0  # one of them
LOW = 96.0  # what lies before it, at most so high
OWN = 190.0  # what lies before the viewer, at most so high
LEAST = 100.0  # narrower drawings of a mat are signs in its text
SQUARE = 1.3  # boards of this shape and higher ones have the seats beside them
LETTER = 9.4  # of a name, about so wide
STYLE = """
text { font-variant-numeric: lining-nums tabular-nums; }
.ground { fill: var(--hall); } .plate { fill: var(--panel); stroke: var(--line); stroke-width: 1; }
.lain { fill: var(--panel); stroke: var(--edge); stroke-width: 1.5; } .edging { fill: var(--seat); }
.chipped { fill: var(--face); stroke: var(--face-2); stroke-width: 1; } .shield, .counts { color: var(--ink); }
.called { font-size: 19px; fill: var(--text); } .stands { font-size: 25px; fill: var(--text); text-anchor: end; }
svg .counted { font-family: var(--body); font-weight: 700; font-size: 15px; fill: var(--text); }
"""


def picture(table: Table, seat: int = SPECTATOR, lang: str = "en", theme: str = "auto", *, fonts: bool = True) -> str:
    """A table as a seat sees it (or everybody, -1), as SVG with all it needs inside. `theme` is `auto` (the viewer's
    own), `light` or `dark`; without `fonts` it is smaller and words look as the viewer's fonts have them.
    """
    told = ([one for one in move.events if one.is_for(seat)] for move in reversed(table.moves))
    last = next(filter(None, told), [])
    return drawn(table.game, table.view(seat), seat, lang, theme, names=table.names, last=last, fonts=fonts)


def drawn(
    game: AnyGame,
    view: State,
    seat: int = SPECTATOR,
    lang: str = "en",
    theme: str = "auto",
    *,
    names: Sequence[str] | None = None,
    last: Sequence[Told] = (),
    fonts: bool = True,
) -> str:
    """The same for a view without a table: what `seat` may know, the names, and what the last answer did."""
    shown = show(game)
    made = Painted(shown, view, brush(shown, view, lang, seat, "wide", names, last, answers=()))
    sheet = STATIC.joinpath("look.css").read_text("utf-8") + styles(shown) + STYLE
    return alone(made.whole(), sheet, made.brush.say("game"), theme=theme, fonts=fonts)


@dataclass(frozen=True)
class Painted:
    """What is put together to a picture, each part a drawing with its size."""

    show: AnyShow
    view: State
    brush: Brush

    def whole(self) -> Markup:
        """The picture, without styles and symbols yet."""
        parts: list[Markup] = []
        board, lies, hole, beside, y = self.board, None, "", False, GAP
        if board is not None:
            across, down = sizes(board)
            beside = across / down < SQUARE
            wide = across * 1.04 if beside else WIDTH - 2 * GAP
            high = wide * down / across
            y += high + GAP
            board.set("overflow", "visible")  # the ground, with a hole, covers what is beyond: painters need not cut
            floor = element("rect", class_="plate", x=GAP, y=GAP, width=wide, height=high)
            lies = Markup(floor + placed(board, GAP, GAP, wide, high))
            hole = f"M{GAP:g} {GAP:g}v{high:.1f}h{wide:.1f}v{-high:.1f}z"
        if beside:
            left, top = 2 * GAP + wide, GAP
            for seat in range(int(self.view.seats)):
                high = self.panel_height(WIDTH - GAP - left, beside)
                parts.append(self.panel(seat, left, top, WIDTH - GAP - left, high, beside))
                top += high + GAP
            y = max(y, top)
        own = list(self.own())
        if own:
            row, high = self.mat_row(own, y)
            parts.append(row)
            y += high + GAP
        if not beside:
            seats = int(self.view.seats)
            wide = (WIDTH - GAP * (seats + 1)) / seats
            high = self.panel_height(wide, beside)
            for seat in range(seats):
                parts.append(self.panel(seat, GAP + seat * (wide + GAP), y, wide, high, beside))
            y += high + GAP
        ground = element("path", class_="ground", d=f"M0 0H{WIDTH:g}V{y:.0f}H0z{hole}", fill_rule="evenodd")
        box = f"0 0 {WIDTH:g} {y:.0f}"
        return element(
            "svg", lies, ground, *parts, class_="picture", viewBox=box, width=f"{WIDTH:g}", height=f"{y:.0f}"
        )

    @cached_property
    def board(self) -> Node | None:
        """The game's board; None where it has none."""
        try:
            (found,) = parsed(self.show.board(self.view, self.brush))
        except NotImplementedError:
            return None
        return found

    def own(self) -> Iterator[Node]:
        """What lies before the viewer."""
        if self.brush.seat != SPECTATOR:
            yield from drawings(self.show.mat(self.view, self.brush.seat, self.brush, "own"), "own")

    @cached_property
    def mats(self) -> tuple[Node | None, ...]:
        """What lies before everybody, in small."""
        mats = (self.show.mat(self.view, seat, self.brush, "rival") for seat in range(int(self.view.seats)))
        return tuple(next(drawings(mat, "rival"), None) for mat in mats)

    def mat_row(self, own: Sequence[Node], y: float) -> tuple[Markup, float]:
        """What lies before the viewer, side by side in one measure; and how high that is."""
        across, down = zip(*map(sizes, own), strict=True)
        room = WIDTH - 4 * GAP - GAP * (len(own) - 1)
        scale = min(OWN / max(down), room / sum(across))
        x, high = 2 * GAP + (room - scale * sum(across)) / 2, scale * max(down) + 2 * GAP
        parts = [
            element("rect", class_="lain", x=GAP, y=y, width=WIDTH - 2 * GAP, height=high, rx=6),
            element("rect", class_="edging", x=GAP, y=y, width=6, height=high),
        ]
        for one, wide, tall in zip(own, across, down, strict=True):
            parts.append(placed(one, x, y + (high - tall * scale) / 2, wide * scale, tall * scale))
            x += wide * scale + GAP
        return element("g", *parts, class_=f"seat-{self.brush.seat + 1}"), high

    def room(self, seat: int, wide: float, beside: bool) -> float:
        """How much of its panel a seat's name and counts have."""
        mat = self.mats[seat]
        return wide - (fitted(mat, wide * 0.4)[0] + GAP if beside and mat is not None else 0.0)

    def rows(self, seat: int, wide: float, beside: bool) -> int:
        """How many rows a seat's counts take."""
        return -(-len(self.show.chips(self.view, seat)) // int((self.room(seat, wide, beside) - 16) // COUNT))

    def panel_height(self, wide: float, beside: bool) -> float:
        """How high the seats' panels are."""
        counts = max(self.rows(seat, wide, beside) for seat in range(int(self.view.seats))) * COUNTS
        mats = [fitted(mat, wide * 0.4 if beside else wide - 2 * GAP)[1] for mat in self.mats if mat is not None]
        if beside:
            return max([HEAD + counts + GAP, *(high + GAP for high in mats)])
        return HEAD + counts + (max(mats) + GAP if mats else GAP / 2)

    def panel(self, seat: int, x: float, y: float, wide: float, high: float, beside: bool) -> Markup:
        """How a seat stands: shield, name, points, counts, what lies before it."""
        view, mat = self.view, self.mats[seat]
        asked, parts = int(view.seat) == seat, []
        across, down = (0.0, 0.0) if mat is None else fitted(mat, wide * 0.4 if beside else wide - 2 * GAP)
        room, rows = self.room(seat, wide, beside), self.rows(seat, wide, beside)
        stands = self.show.standing(view, seat)
        figure = int(view.points(seat)) if stands is None else stands.figure
        name, longest = self.brush.names[seat], int((room - 90) / LETTER)
        parts += [
            element("rect", class_="plate", width=wide, height=high, rx=6),
            element("rect", class_="edging", width=6 if asked else 3, height=high),
            element("g", symbol(f"seat-{seat + 1}", 12, 6, 26), class_="shield"),
            element("text", name if len(name) <= longest else f"{name[: longest - 1]}…", x=44, y=26, class_="called"),
            element("text", str(figure).replace("-", "−"), x=room - 10, y=28, class_="stands"),
        ]
        chips = self.show.chips(view, seat)
        each = -(-len(chips) // max(rows, 1))
        for at, chip in enumerate(chips):
            left, top = 12 + at % each * (room - 16) / each, HEAD + at // each * COUNTS
            sign = [
                element("rect", class_="chipped", x=left, y=top, width=22, height=22, rx=3),
                symbol(chip.symbol, left + 2, top + 2, 18),
            ]
            words = element("text", chip.figure, x=left + 25, y=top + 16, class_="counted")
            parts.append(element("g", *sign, words, class_="counts"))
        if mat is not None:
            left = wide - across - GAP if beside else (wide - across) / 2
            top = (high - down) / 2 if beside else high - down - GAP / 2
            parts.append(placed(mat, left, top, across, down))
        return element("g", *parts, class_=f"seat-{seat + 1}", transform=f"translate({x:.1f} {y:.1f})")


def sizes(svg: Node) -> tuple[float, float]:
    """How wide and high a drawing is in its own measure."""
    _, _, across, down = (float(one) for one in _svg(svg).get("viewBox", "0 0 100 100").split())
    return across, down


def fitted(svg: Node, room: float) -> tuple[float, float]:
    """How wide and high a drawing is where it has so much room, and is not high."""
    across, down = sizes(svg)
    scale = min(room / across, LOW / down)
    return across * scale, down * scale


def placed(svg: Node, x: float, y: float, wide: float, high: float) -> Markup:
    """A drawing at its place."""
    for name, value in (("x", x), ("y", y), ("width", wide), ("height", high)):
        _svg(svg).set(name, f"{value:.1f}")
    return Markup(ElementTree.tostring(svg, "unicode"))


def drawings(mat: Markup, size: str) -> Iterator[Node]:
    """The drawings of a mat, each in a group with the classes of what it lay in."""

    def look(node: Node, around: tuple[str, ...]) -> Iterator[Node]:
        if node.tag == "svg":
            if "viewBox" in node.attrib and sizes(node)[0] >= LEAST:
                group = ElementTree.Element("g", {"class": " ".join(around)})
                group.append(node)
                yield group
            return
        if node.get("class"):
            around = (*around, node.get("class", ""))
        for child in node:
            yield from look(child, around)

    yield from look(parsed(mat), (size,))


def _svg(node: Node) -> Node:
    return node if node.tag == "svg" else node[0]
