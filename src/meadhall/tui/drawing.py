"""A canvas on the screen: it can be clicked, and lights the answer that is looked at."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from meadhall.look.canvas import Area, Canvas
from meadhall.look.inks import Inks


class Drawing(Widget):
    """Shows a canvas, as large as it is; what holds it scrolls."""

    DEFAULT_CSS = "Drawing { width: auto; height: auto; }"

    class Pointed(Message):
        """Somebody clicked on an answer or on a thing that explains itself."""

        def __init__(self, area: Area) -> None:
            super().__init__()
            self.area = area

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.canvas = Canvas(1)
        self._text = Text()

    def draw(self, canvas: Canvas, inks: Inks, lit: str = "") -> None:
        """Show another canvas, one of its answers lit."""
        old, self.canvas = (self.canvas.width, self.canvas.height), canvas
        self._text = canvas.inked(inks, lit)
        self.refresh(layout=old != (canvas.width, canvas.height))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.canvas.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, self.canvas.height)

    def render(self) -> Text:
        return self._text

    def on_click(self, event: Click) -> None:
        """Tell what lies there."""
        found = self.canvas.at(event.x, event.y)
        if found is not None:
            self.post_message(self.Pointed(found))

    def first(self, answer: str = "") -> int | None:
        """The line where an answer stands, or the first of any; None: none does."""
        lines = [area.y for area in self.canvas.areas if area.answer and (not answer or area.answer == answer)]
        return min(lines, default=None)
