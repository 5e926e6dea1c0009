"""What a drawing in letters has to know besides the view: the brush of all drawings, the room, and which letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR, State
from meadhall.look.brush import Brush, brush
from meadhall.look.canvas import Canvas, broad, cut_to, folded, wrapped
from meadhall.look.inks import MARKS, seat_ink
from meadhall.look.shows import AnyShow


@dataclass(frozen=True)
class Pen:
    """Writes a drawing: in a room of so many cells, with any letters or with ASCII alone."""

    brush: Brush
    width: int = 80
    height: int = 24  # a wish: a drawing that needs more lines takes them, and is then scrolled
    ascii_only: bool = False

    def canvas(self, width: int | None = None) -> Canvas:
        """Something to write on."""
        return Canvas(self.width if width is None else width, self.ascii_only)

    def room(self, width: int, height: int | None = None) -> Pen:
        """The same pen for another room."""
        return replace(self, width=width, height=self.height if height is None else height)

    def say(self, phrase: Phrase | str, **figures: Any) -> str:
        """A phrase in the reader's words and letters."""
        text = self.brush.say(Phrase(phrase, figures) if isinstance(phrase, str) else phrase)
        return folded(text) if self.ascii_only else text

    def fit(self, text: str, width: int) -> str:
        """A text in these letters that fits a width."""
        return cut_to(folded(text) if self.ascii_only else text, width)

    def lines(self, text: str, width: int) -> list[str]:
        """A text in these letters, in lines that fit a width."""
        return wrapped(folded(text) if self.ascii_only else text, width)

    def name(self, seat: int, width: int = 40) -> str:
        """What a player is called."""
        return self.fit(self.brush.names[seat], width)

    def mark(self, seat: int) -> str:
        """The mark of a seat."""
        return folded(MARKS[seat]) if self.ascii_only else MARKS[seat]

    def can(self, answer: str) -> bool:
        """Whether an answer can be given now."""
        return answer in self.brush.choices

    def family(self, *names: str) -> list[str]:
        """The answers of some families that can be given now, in the order of their list."""
        return [answer for answer in self.brush.choices if answer.partition(":")[0] in names]

    def key(self, *answers: str, most: int = 12) -> str:
        """The number of an answer, or of several with one place: "[4]", "[4-9]", "[4,7]", or "[4+2]" where `most` cells
        are too few for all; empty when none is possible.
        """
        numbers = sorted(self.brush.keys[answer] for answer in answers if answer in self.brush.choices)
        if not numbers:
            return ""
        runs: list[list[int]] = []
        for number in numbers:
            if runs and runs[-1][1] == number - 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        text = f"[{','.join(str(a) if a == b else f'{a}-{b}' for a, b in runs)}]"
        return text if len(text) <= most else f"[{numbers[0]}+{len(numbers) - 1}]"

    def put_key(self, canvas: Canvas, x: int, y: int, *answers: str, most: int = 12) -> int:
        """Write the number of an answer where its place is; returns the cell behind it."""
        shown = [answer for answer in answers if answer in self.brush.choices]
        text = self.key(*shown, most=most)
        for answer in shown:
            end = canvas.put(x, y, text, "key", answer=answer)
        return end if shown else x

    def put_seat(self, canvas: Canvas, x: int, y: int, seat: int, more: str = "") -> int:
        """Write the mark of a seat, and something behind it in the same ink."""
        return canvas.put(x, y, self.mark(seat) + more, seat_ink(seat))

    def flow(self, canvas: Canvas, x: int = 0, y: int = 0, gap: int = 2) -> Flow:
        """Something that writes things one behind the other."""
        return Flow(self, canvas, x, y, gap)


class Flow:
    """Writes things one behind the other, each with the numbers of its answers before it; where a line is full the next
    one begins.
    """

    def __init__(self, pen: Pen, canvas: Canvas, x: int, y: int, gap: int) -> None:
        self.pen, self.canvas, self.left, self.gap = pen, canvas, x, gap
        self.x, self.y = x, y

    def put(self, text: str, ink: str = "", about: str = "", answers: Sequence[str] = ()) -> None:
        """Write one thing."""
        key = self.pen.key(*answers)
        words = self.pen.fit(text, self.canvas.width - self.left - len(key) - bool(key))
        if self.x > self.left and self.x + len(key) + bool(key) + broad(words) > self.canvas.width:
            self.turn()
        if key:
            self.x = self.pen.put_key(self.canvas, self.x, self.y, *answers) + 1
        self.x = self.canvas.put(self.x, self.y, words, ink, about=about) + self.gap

    def turn(self, heading: str = "", about: str = "") -> None:
        """Begin a new line, unless this one is bare; what follows stands behind its heading."""
        if self.x > self.left:
            self.x, self.y = self.left, self.y + 1
        if heading:
            self.x = self.canvas.put(self.x, self.y, f"{heading}: ", "strong", about=about)


def pen(
    show: AnyShow,
    view: State,
    lang: str = "en",
    seat: int = SPECTATOR,
    names: Sequence[str] | None = None,
    answers: Sequence[int] | None = None,
    *,
    width: int = 80,
    height: int = 24,
    ascii_only: bool = False,
) -> Pen:
    """A pen for writing `view` as `seat` sees it; answers are numbered as they stand in their list."""
    return Pen(brush(show, view, lang, seat, "wide", names, answers=answers, listed=()), width, height, ascii_only)
