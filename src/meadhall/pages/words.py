"""The house's words on pages, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from meadhall.engine.phrase import Phrase
from meadhall.words import LANGUAGES, speaker

Words = Callable[..., str]


@cache
def _plain(lang: str, message: str) -> str:
    return speaker(lang).say(message)


@cache
def words(lang: str) -> Words:
    """A function that says the house's messages: `w("page-undo")`, `w("page-minutes", n=40)`."""

    def say(message: str, **figures: int | str) -> str:
        if not figures:
            return _plain(lang, message)
        return speaker(lang).say(Phrase(message, figures))

    return say


def together(w: Words, names: Sequence[str]) -> str:
    """`Bjarne, Solveig and Ragna`."""
    if len(names) < 2:
        return "".join(names)
    return w("page-and", first=", ".join(names[:-1]), last=names[-1])


def refusal(
    lang: str, code: str, text: str, figures: Mapping[str, int] | None = None, why: Mapping[str, Any] | None = None
) -> str:
    """A refusal in the reader's language; the English sentence where it has no words of its own, or as their `$why`.
    Of an answer that is not possible the reason (`pages.why`), and what would help.
    """
    if why is not None:
        return " ".join(filter(None, (why["text"], why["help"])))
    message = f"refused-{code.replace('/', '-')}"
    return words(lang)(message, why=text, **(figures or {})) if speaker(lang).knows(message) else text


def language(asked: str | None, remembered: str | None, accepted: str) -> str:
    """The language to speak: asked for now, else remembered, else what the browser prefers."""
    for wish in (asked, remembered):
        if wish in LANGUAGES:
            return str(wish)
    ranked = []
    for number, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), number, tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(ranked) if tag in LANGUAGES), LANGUAGES[0])
