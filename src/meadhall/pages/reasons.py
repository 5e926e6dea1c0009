"""Reasons in words: the lines of the score sheet that differ most between two answers, in the sheet's own words."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.bots.reasons import Difference
from meadhall.pages.words import Words
from meadhall.words import Speaker


def because(w: Words, speak: Speaker, lang: str, found: Sequence[Difference]) -> str:
    """What the better answer brings more or less, line by line, as a sentence; nothing where no line differs."""
    if not found:
        return ""
    lines = ", ".join(f"{measured(one, lang)} {speak.title(f'score-{one.line}')}" for one in found)
    return w("why-lines" if all(one.clear for one in found) else "why-lines-chance", lines=lines)


def measured(one: Difference, lang: str) -> str:
    """A difference with its interval; without one where every game says the same."""
    off = (one.high - one.low) / 2
    return change(one.points, lang) + (f" (±{figure(off, lang, 1)})" if round(off, 1) else "")


def change(points: float, lang: str) -> str:
    """A difference of points, with its sign."""
    said = figure(points, lang, 1)
    return said if said.startswith("−") or not round(points, 1) else f"+{said}"


def figure(number: float, lang: str, digits: int) -> str:
    """A figure as the reader writes it."""
    text = f"{round(number, digits) + 0.0:.{digits}f}".replace("-", "−")  # nothing has no sign
    return text.replace(".", ",") if lang == "de" else text


def percent(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.0f}"
