"""What can be wrong with what a game teaches."""

from __future__ import annotations

from meadhall.engine.errors import MeadhallError


class BadLearning(MeadhallError):
    """A rules text, a lesson or a link that does not hold."""

    code = "learn/bad"


class NothingToLearn(MeadhallError):
    """A game without rules to read, or without that lesson."""

    code = "learn/unknown"
