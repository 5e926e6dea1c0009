"""A canvas on the screen: it can be clicked, and lights the answer that is looked at."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from meadhall.look.canvas import Canvas
from meadhall.look.inks import Inks


class Drawing(Widget):
    """Shows a canvas, as large as it is; what holds it scrolls."""

    class Pointed(Message):
        """Somebody clicked where answers stand, or a thing that explains itself."""

        def __init__(self, answers: list[str], about: str) -> None:
            super().__init__()
            self.answers, self.about = answers, about

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.canvas = Canvas(1)
        self._lines: list[list[tuple[str, Style]]] = []
        self._lit = ""

    def draw(self, canvas: Canvas, inks: Inks, lit: str = "") -> None:
        """Show another canvas, one of its answers lit."""
        self.canvas = canvas
        self._ink(inks, lit)
        self.styles.width, self.styles.height = canvas.width, max(1, canvas.height)  # `auto` may be a drawing behind
        self.refresh()

    def light(self, inks: Inks, lit: str) -> None:
        """Light another answer."""
        if lit != self._lit and self.canvas.answers & {lit, self._lit}:
            self._ink(inks, lit)
            self.refresh()
        self._lit = lit

    def _ink(self, inks: Inks, lit: str) -> None:
        self._lit = lit
        self._lines = [
            [(span.text, Style.parse(inks.style(span.ink))) for span in line] for line in self.canvas.lines(lit)
        ]

    def render_line(self, y: int) -> Strip:
        ground = self.rich_style
        spans = self._lines[y] if y < len(self._lines) else []
        made = Strip([Segment(text, ground + style) for text, style in spans])
        return made.adjust_cell_length(self.size.width, ground)

    def on_click(self, event: Click) -> None:
        """Tell what lies there."""
        answers, about = self.canvas.at(event.x, event.y)
        if answers or about:
            self.post_message(self.Pointed(answers, about))
