"""What can be wrong: a code for programs, a sentence for people. Nothing has changed when one is raised."""

from __future__ import annotations


class MeadhallError(ValueError):
    """Base of all refusals; `code` names the kind, the text says what was wrong and what is allowed."""

    code = "error"


class UnknownGame(MeadhallError):
    """No game of that name is registered."""

    code = "game/unknown"


class BadSetup(MeadhallError):
    """A number of seats, a name or an option that the game does not have."""

    code = "table/setup"


class IllegalAnswer(MeadhallError):
    """An answer that is no answer of the game, or not a legal one now."""

    code = "answer/illegal"


class StaleAnswer(MeadhallError):
    """An answer to a question that has passed."""

    code = "answer/stale"


class UndoRefused(MeadhallError):
    """The last answer cannot be taken back."""

    code = "undo/refused"


class BadSaga(MeadhallError):
    """A saga that cannot be read or does not replay; `line` counts from 1."""

    code = "saga/bad"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class BadComponents(MeadhallError):
    """A component file that does not describe the game; `line` counts from 1."""

    code = "components/bad"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class OtherComponents(MeadhallError):
    """A game was dealt with components that are not at hand."""

    code = "table/other"


class BadPosition(MeadhallError):
    """A position whose pieces do not add up."""

    code = "position/bad"


class NoDeal(MeadhallError):
    """A day that has no daily deal, or none yet."""

    code = "daily/day"


def listed(things: object) -> str:
    """`a, b, c` for an error text."""
    return ", ".join(str(thing) for thing in things)  # type: ignore[attr-defined]
