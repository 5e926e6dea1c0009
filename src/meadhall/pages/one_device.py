"""Whether the hall is open on one device alone: then nobody can be invited, and several people may share the screen."""

from __future__ import annotations

_ALONE = [False]


def stay() -> None:
    """All is on this device; said once, before anything is drawn."""
    _ALONE[0] = True


def alone() -> bool:
    """Whether there is nobody to invite."""
    return _ALONE[0]
