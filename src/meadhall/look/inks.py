"""What the inks of a drawing in letters look like: for any terminal, and for a table's own dark and light ground.

Nothing is told by colour alone: seats have marks besides, answers brackets.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

MARKS = "●▲■◆★"  # of the seats, in order; in ASCII the first letters of their colours

ANSI: Mapping[str, str] = {  # the sixteen colours that every terminal has in a shade that fits its ground
    "seat-1": "bold bright_blue", "seat-2": "bold red", "seat-3": "bold yellow", "seat-4": "bold green",
    "seat-5": "bold magenta", "key": "bold reverse", "strong": "bold", "quiet": "bright_black", "risk": "bold red",
    "gold": "yellow", "sea": "cyan", "land": "green", "wood": "yellow", "good": "green", "now": "bold underline",
    "lit": "bold black on bright_yellow",
}  # fmt: skip
DARK: Mapping[str, str] = {
    "seat-1": "bold #6fb1ff", "seat-2": "bold #ff7a6b", "seat-3": "bold #f2c94c", "seat-4": "bold #79d17f",
    "seat-5": "bold #d79bff", "key": "bold #14202b on #f0c75e", "strong": "bold", "quiet": "#8fa0ad",
    "risk": "bold #ff7a6b", "gold": "#f2c94c", "sea": "#5aa7c4", "land": "#8fbf7a", "wood": "#c79a63",
    "good": "#79d17f", "now": "bold underline", "lit": "bold #101418 on #ffffff",
}  # fmt: skip
LIGHT: Mapping[str, str] = {
    "seat-1": "bold #1f5fa8", "seat-2": "bold #a8281e", "seat-3": "bold #7a5600", "seat-4": "bold #1f6b33",
    "seat-5": "bold #6d2f96", "key": "bold #fffaf0 on #7a3b12", "strong": "bold", "quiet": "#5c6670",
    "risk": "bold #a8281e", "gold": "#7a5600", "sea": "#155e75", "land": "#2f6230", "wood": "#6b4423",
    "good": "#1f6b33", "now": "bold underline", "lit": "bold #ffffff on #000000",
}  # fmt: skip


class Inks:
    """Inks by name, as styles of rich."""

    def __init__(self, styles: Mapping[str, str]) -> None:
        self.styles = styles

    @lru_cache(maxsize=256)  # noqa: B019  (there are four of them, made once)
    def style(self, ink: str) -> str:
        """The style of an ink, or of several in a row."""
        return " ".join(self.styles[name] for name in ink.split() if name in self.styles)


INKS = Inks(ANSI)
ON_DARK, ON_LIGHT = Inks(DARK), Inks(LIGHT)
BARE = Inks(
    {"key": "bold reverse", "strong": "bold", "now": "underline", "lit": "bold underline reverse"}
)  # no colour at all


def seat_ink(seat: int) -> str:
    """The ink of a seat."""
    return f"seat-{seat + 1}"
