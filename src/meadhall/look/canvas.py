"""A drawing in letters: cells that each wear an ink, and where answers and explained things stand on it.

Without any library; `__rich__` makes it a rich renderable, and `plain` text for everything else.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from meadhall.look.inks import INKS, Inks

if TYPE_CHECKING:
    from rich.text import Text

FOLDED = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "…": "...", "–": "-", "—": "-",
    "−": "-", "×": "x", "·": "-", "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "→": "->", "≥": ">=",
    "≤": "<=", "←": "<-", "½": "1/2", "\u00a0": " ", "⟶": "->", "↔": "<->",
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
    "━": "=", "═": "=", "║": "|", "╔": "+", "╗": "+", "╚": "+", "╝": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "╱": "/", "╲": "\\", "┄": "-", "┆": ":", "╌": "-", "╎": ":", "≈": "~", "▸": ">", "◂": "<", "▶": ">", "◀": "<",
    "●": "B", "▲": "R", "■": "Y", "◆": "G", "★": "P", "○": "o", "◇": "<>", "□": "#", "✓": "+", "✗": "x", "▁": "_",
    "█": "#", "▓": "#", "▒": "%", "░": ".", "•": "*", "⌂": "^", "☼": "*", "♦": "*", "▴": "^", "▾": "v", "↑": "^",
    "↓": "v", "☻": "@", "¤": "g", "✶": "*", "↻": "@", "∙": ".", "⚔": "!", "◎": "O", "▪": "#", "▫": "_",
    "▂": "_", "▃": "_", "▄": "_", "▅": "#", "▆": "#", "▇": "#", "▉": "|", "▊": "|", "▋": "|", "▌": "|", "▍": "|",
    "▎": "|", "▏": "|", "▐": "|", "▔": "-",
}  # fmt: skip


class Area(NamedTuple):
    """A stretch of a line that means something: an answer, or a component that explains itself."""

    x: int
    y: int
    width: int
    answer: str = ""
    about: str = ""


class Span(NamedTuple):
    """Letters that stand together in one ink; an ink is a few names of `meadhall.look.inks`, or nothing."""

    text: str
    ink: str


class Canvas:
    """Lines of cells; it grows downwards as far as it is written on."""

    def __init__(self, width: int, ascii_only: bool = False) -> None:
        self.width, self.ascii_only = max(1, width), ascii_only
        self.areas: list[Area] = []
        self._rows: list[list[tuple[str, str]]] = []

    @property
    def height(self) -> int:
        """How many lines there are."""
        return len(self._rows)

    def put(self, x: int, y: int, text: str, ink: str = "", about: str = "", answer: str = "") -> int:
        """Write from a cell on, as far as there is room; returns the cell behind it."""
        start = x
        row = self._row(y)
        for letter in folded(text) if self.ascii_only else text:
            wide = cells(letter)
            if wide == 0:  # it belongs to the letter before
                if 0 < x <= self.width:
                    row[x - 1] = (row[x - 1][0] + letter, row[x - 1][1])
                continue
            if x + wide > self.width:
                break
            if x >= 0:
                row[x] = (letter, ink)
                if wide == 2:
                    row[x + 1] = ("", ink)
            x += wide
        if (about or answer) and x > start:
            self.areas.append(Area(start, y, x - start, answer, about))
        return x

    def mean(self, x: int, y: int, width: int, answer: str) -> None:
        """Let what is written there mean an answer."""
        self.areas.append(Area(x, y, width, answer))

    def fill(self, x: int, y: int, width: int, letter: str = " ", ink: str = "") -> None:
        """The same letter over a stretch of a line."""
        self.put(x, y, letter * width, ink)

    def frame(self, x: int, y: int, width: int, height: int, ink: str = "", title: str = "") -> None:
        """A frame round a room of `width` × `height` cells, the lines included."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", ink)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, "│", ink)
            self.put(x + width - 1, line, "│", ink)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", ink)
        if title:
            self.put(x + 2, y, cut_to(f" {title} ", width - 4), f"{ink} strong".strip())

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Another drawing, with what stands on it."""
        for down, row in enumerate(other._rows):
            mine = self._row(y + down)
            for across, cell in enumerate(row):
                if x + across < self.width:
                    mine[x + across] = cell
        self.areas += [one._replace(x=one.x + x, y=one.y + y) for one in other.areas]

    @property
    def answers(self) -> set[str]:
        """Every answer that can be pointed at here."""
        return {area.answer for area in self.areas if area.answer}

    def read(self) -> list[str]:
        """The answers in the order of reading, each once."""
        return list(dict.fromkeys(one.answer for one in sorted(self.areas, key=lambda at: (at.y, at.x)) if one.answer))

    @property
    def things(self) -> list[str]:
        """The components that lie here, each once."""
        return list(dict.fromkeys(area.about for area in self.areas if area.about))

    def at(self, x: int, y: int) -> tuple[list[str], str]:
        """The answers that stand at a cell, and the component that lies on top there."""
        found = [area for area in self.areas if area.y == y and area.x <= x < area.x + area.width]
        answers = list(dict.fromkeys(area.answer for area in found if area.answer))
        return answers, next((area.about for area in reversed(found) if area.about), "")

    def lines(self, lit: str = "") -> Iterator[list[Span]]:
        """Line by line, cells of one ink together, without the blanks at the end; the places of `lit` wear its ink."""
        shine: dict[int, list[Area]] = {}
        for area in self.areas if lit else ():
            if area.answer == lit:
                shine.setdefault(area.y, []).append(area)
        for y, row in enumerate(self._rows):
            if y in shine:
                row = row[:]
                for area in shine[y]:
                    for x in range(max(0, area.x), min(self.width, area.x + area.width)):
                        row[x] = (row[x][0], "lit")
            last = len(row)
            while last and row[last - 1][0] in ("", " ") and "back" not in row[last - 1][1]:
                last -= 1
            spans: list[Span] = []
            for letter, ink in row[:last]:
                if spans and spans[-1].ink == ink:
                    spans[-1] = Span(spans[-1].text + letter, ink)
                else:
                    spans.append(Span(letter, ink))
            yield spans

    def plain(self) -> str:
        """As text alone."""
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines()).rstrip("\n")

    def __str__(self) -> str:
        return self.plain()

    def __rich__(self) -> Text:
        return self.inked(INKS)

    def inked(self, inks: Inks, lit: str = "") -> Text:
        """As a rich text in those inks; the answer `lit` stands out."""
        from rich.text import Text

        made = Text(no_wrap=True, overflow="crop", end="")
        for number, line in enumerate(self.lines(lit)):
            if number:
                made.append("\n")
            for span in line:
                made.append(span.text, inks.style(span.ink))
        return made

    def _row(self, y: int) -> list[tuple[str, str]]:
        while len(self._rows) <= y:
            self._rows.append([(" ", "")] * self.width)
        return self._rows[y]


@lru_cache(maxsize=4096)
def cells(letter: str) -> int:
    """How many cells a letter takes."""
    if letter.isascii():
        return 1
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def broad(text: str) -> int:
    """How many cells a text takes."""
    return len(text) if text.isascii() else sum(map(cells, text))


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """The same in ASCII."""
    if text.isascii():
        return text
    made = "".join(FOLDED.get(letter, letter) for letter in text)
    if not made.isascii():
        made = unicodedata.normalize("NFKD", made)
        made = "".join(letter if letter.isascii() else "" if unicodedata.combining(letter) else "?" for letter in made)
    return made


@lru_cache(maxsize=8192)
def cut_to(text: str, width: int) -> str:
    """A text that fits a width; where letters had to go a point says so."""
    if broad(text) <= width:
        return text
    if width < 1:
        return ""
    made, room = "", width - 1
    for letter in text:
        if cells(letter) > room:
            break
        made, room = made + letter, room - cells(letter)
    return made.rstrip() + "."


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines that fit a width, broken between words where that is possible."""
    lines, line = [], ""
    for word in text.split():
        while broad(word) > width:
            if line:
                lines.append(line)
                line = ""
            lines.append(word[:width])
            word = word[width:]
        if line and broad(line) + 1 + broad(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line] if line or not lines else lines
