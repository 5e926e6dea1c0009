"""Looks at states: what a seat knows and may answer, as arrays, new ones or the caller's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.errors import BadSetup
from meadhall.engine.game import OptionValue
from meadhall.engine.ints import Bytes, Shorts
from meadhall.engine.rows import flags, mark_legal, shorts
from meadhall.engine.state import State
from meadhall.envs.setting import Setting
from meadhall.envs.spaces import Observation, marks, numbers

_rows: dict[int, Shorts] = {}  # by length: arrays from interpreted code are never freed
_masks: dict[int, Bytes] = {}


class Observer:
    """Looks at states of a game with a number of seats."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        size, answers = setting.encoding.size, setting.answers
        if size not in _rows:
            _rows[size] = shorts(size)
        if answers not in _masks:
            _masks[answers] = flags(answers)
        self._row, self._mask = _rows[size], _masks[answers]
        self._numbers, self._marks = numbers(self._row), marks(self._mask)
        self._low, self._high = min(setting.encoding.low), max(setting.encoding.high)

    def seen(self, state: State, seat: int) -> Observation:
        """What a seat knows, and its answers; none while another seat is asked."""
        self._look(state, seat)
        return {"observation": self._numbers.copy(), "action_mask": self._marks.copy()}

    def into(self, state: State, seat: int, out: NDArray[Any], mask: NDArray[Any] | None = None) -> None:
        """The same written into arrays of the caller's, of any type that holds every number of the encoding."""
        self._check(out, "out", self.setting.encoding.size, self._low, self._high)
        if mask is not None:
            self._check(mask, "mask", self.setting.answers, 0, 1)
        self._look(state, seat)
        np.copyto(out, self._numbers, casting="unsafe")
        if mask is not None:
            np.copyto(mask, self._marks, casting="unsafe")

    def _look(self, state: State, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.setting.seats:
            raise BadSetup(f"there is no seat {seat!r}; seats are 0 to {self.setting.seats - 1}")
        if state.seats != self.setting.seats:
            raise BadSetup(f"this state has {state.seats} seats, not {self.setting.seats}")
        state.encode_into(seat, self._row, 0)
        if seat == state.seat:
            mark_legal(state, self._mask, 0, self.setting.answers)
        else:
            self._marks_off()

    def _marks_off(self) -> None:
        mask = self._mask
        for answer in np.flatnonzero(self._marks).tolist():
            mask[answer] = 0

    def _check(self, array: NDArray[Any], name: str, size: int, low: int, high: int) -> None:
        if not isinstance(array, np.ndarray) or array.shape != (size,):
            given = array.shape if isinstance(array, np.ndarray) else type(array).__name__
            raise BadSetup(f"{name} is an array of {size} numbers, not {given}")
        kind = array.dtype
        fits = kind.kind == "f" or (kind.kind == "b" and high <= 1)
        if kind.kind in "iu":
            fits = np.iinfo(kind).min <= low and high <= np.iinfo(kind).max
        if not fits:
            raise BadSetup(f"{name} holds numbers from {low} to {high}, which {kind} cannot; int16 and float32 can")
        if not array.flags.writeable:
            raise BadSetup(f"{name} cannot be written to")


def observer(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | None = None,
) -> Observer:
    """Looks at states of tables or of your own: `observer("raids", 3).into(table.view(0), 0, out, mask)`."""
    return Observer(Setting(game, seats, options, components=components))
