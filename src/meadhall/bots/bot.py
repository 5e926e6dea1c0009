# compiled with mypyc
"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One seat's mind. `choose` gets the redacted state, the legal answers and a budget in seconds."""

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        """One of the legal answers."""
        raise NotImplementedError
