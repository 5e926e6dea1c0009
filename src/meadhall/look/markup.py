"""The type of what is markup already."""

from __future__ import annotations


class Markup(str):
    """Text that is markup already; everything else is escaped when it goes into an element."""

    __slots__ = ()
