"""Refusals of the server: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meadhall.engine.errors import IllegalAnswer, MeadhallError, OtherComponents, StaleAnswer, UndoRefused
from meadhall.pages.why import Why

LONGEST_REFUSAL = 500  # characters: some repeat what was wrong


class Refused(MeadhallError):
    """A request that is not carried out; nothing has changed."""

    status = 400
    code = "request/bad"

    def __init__(
        self,
        text: str,
        code: str | None = None,
        status: int | None = None,
        figures: Mapping[str, int] | None = None,  # of the sentence, for other languages
    ) -> None:
        super().__init__(text)
        self.figures = figures or {}
        self.code = code or self.code
        self.status = status or self.status


class NotFound(Refused):
    """There is no such page, table or seat."""

    status = 404
    code = "page/unknown"


class Forbidden(Refused):
    """The caller's token does not open this."""

    status = 403
    code = "seat/forbidden"


class TooMuch(Refused):
    """Too often or too large."""

    status = 429
    code = "request/too-often"


class NotKept(Refused):
    """What was asked for could not be written down."""

    status = 503
    code = "store/failed"


class NotPossible(IllegalAnswer):
    """An answer of the game that cannot be given now; it says why in any language."""

    def __init__(self, text: str, why: Callable[[str], Why | None]) -> None:
        super().__init__(text)
        self.why = why


def why_of(error: MeadhallError, lang: str) -> Why | None:
    """Why an answer is not possible, where that is what was refused."""
    return error.why(lang) if isinstance(error, NotPossible) else None


def figures_of(error: MeadhallError) -> Mapping[str, int]:
    """The figures of a refusal's sentence."""
    return error.figures if isinstance(error, Refused) else {}


def status_of(error: MeadhallError) -> int:
    """The HTTP status of any refusal."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, (StaleAnswer, UndoRefused, OtherComponents)) else 422
