"""The drawings of a table, scrolled as one: the board, the viewer's mat and, on a small screen, everybody else's."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import ScrollableContainer, VerticalScroll
from textual.message import Message

from meadhall.look.canvas import Area, Canvas
from meadhall.look.inks import Inks
from meadhall.tui.drawing import Drawing

PANELS = ("board", "own", "others")
ROUND = 3  # cells that are shown round what is pointed at
SIGNS = "▴▾◂▸"  # there is more above, below, to the left, to the right


class Boards(VerticalScroll, can_focus=False):
    """Shows where the answer that is pointed at stands, and tells what lies out of sight."""

    class Sized(Message):
        """The drawings have more room, or less."""

    def on_resize(self) -> None:
        """Tell of it."""
        self.post_message(self.Sized())

    def compose(self) -> ComposeResult:
        with ScrollableContainer(id="sea", can_focus=False):  # a board may be wider than the screen, mats are not
            yield Drawing("board")
        yield Drawing("own")
        yield Drawing("others")

    def draw(self, canvases: dict[str, Canvas], inks: Inks, lit: str) -> None:
        """Show other drawings; a panel without one is not there."""
        for name in PANELS:
            drawing, canvas = self.panel(name), canvases.get(name)
            drawing.display = canvas is not None
            drawing.draw(canvas if canvas is not None else Canvas(1), inks, lit)

    def panel(self, name: str) -> Drawing:
        """One of the drawings."""
        return self.query_one(f"#{name}", Drawing)

    @property
    def sea(self) -> ScrollableContainer:
        """What scrolls the board sideways."""
        return self.query_one("#sea", ScrollableContainer)

    @property
    def lines(self) -> int:
        """How many lines all drawings need."""
        shown = [drawing for drawing in map(self.panel, PANELS[:2]) if drawing.display]
        return sum(drawing.canvas.height for drawing in shown) + len(shown) - 1

    def places(self) -> list[str]:
        """Every answer that stands somewhere, each once, as one reads."""
        drawn = [drawing.canvas for drawing in map(self.panel, PANELS) if drawing.display]
        return list(dict.fromkeys(answer for canvas in drawn for answer in canvas.read()))

    def _areas(self) -> Iterator[tuple[Drawing, Area]]:
        for drawing in map(self.panel, PANELS):
            if drawing.display:
                yield from ((drawing, area) for area in drawing.canvas.areas if area.answer)

    def light(self, inks: Inks, lit: str) -> None:
        """Let another answer stand out."""
        for name in PANELS:
            self.panel(name).light(inks, lit)

    # -- what can be seen --------------------------------------------------------------------------------------------

    def reveal(self, answer: str, *, afresh: bool = False) -> None:
        """Scroll so that an answer can be seen, or the first of any if it stands nowhere; `afresh` from the top."""
        found = [(self._top(drawing) + area.y, drawing, area) for drawing, area in self._areas()]
        meant = [one for one in found if one[2].answer == answer] or found[:1]
        if not meant:
            return
        y, drawing, area = meant[0] if afresh else next((one for one in meant if self._sees(one[0])), meant[0])
        if afresh and y < self.size.height - ROUND:
            self.scroll_to(y=0, animate=False)
        elif afresh or not self._sees(y):
            self.scroll_to(y=max(0, y - self.size.height // 2), animate=False)
        sea = self.sea
        if drawing.id == "board" and sea.max_scroll_x:
            left, right = area.x - ROUND, area.x + area.width + ROUND
            if left < sea.scroll_x or right > sea.scroll_x + sea.size.width:
                sea.scroll_to(x=max(0, (left + right - sea.size.width) // 2), animate=False)

    def _sees(self, y: int) -> bool:
        """Whether a line can be seen, with something round it where there is more."""
        top, bottom = self.scroll_y, self.scroll_y + self.size.height
        above, below = (0 if top == 0 else ROUND), (0 if top >= self.max_scroll_y else ROUND)
        return top + above <= y < bottom - below

    def _top(self, drawing: Drawing) -> int:
        """The line where a drawing begins."""
        return 0 if drawing.id == "board" else int(drawing.virtual_region.y)

    def turn(self, way: int) -> None:
        """To the next drawing, or a screen further where one is higher than that; after the end to the beginning."""
        here, end = int(self.scroll_y), int(self.max_scroll_y)
        step = max(1, self.size.height - 2)
        stops = {0, end, *range(0, end, step)}
        stops |= {self._top(drawing) for drawing in map(self.panel, PANELS) if drawing.display}
        on = sorted(stop for stop in stops if (here < stop <= end if way > 0 else 0 <= stop < here))
        near = [stop for stop in on if abs(stop - here) <= step]
        if way > 0:
            self.scroll_to(y=max(near) if near else 0, animate=False)
        else:
            self.scroll_to(y=min(near) if near else end, animate=False)

    def sideways(self, way: int) -> None:
        """Half a screen to the left or right."""
        self.sea.scroll_relative(x=way * self.sea.size.width // 2, animate=False)

    def more(self) -> str:
        """Signs for what lies out of sight, each with how much; nothing if all can be seen."""
        sea = self.sea
        up, left = self.scroll_y, sea.scroll_x
        hidden = (up, self.max_scroll_y - up, left, sea.max_scroll_x - left)
        return " ".join(f"{sign}{int(many)}" for sign, many in zip(SIGNS, hidden, strict=True) if many >= 1)
