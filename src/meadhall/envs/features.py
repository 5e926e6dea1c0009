"""Rows of an encoding as networks like them: figures between 0 and 1, one flag for every choice of a category."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.encoding import Encoding
from meadhall.engine.errors import BadSetup


class Features:
    """Turns rows of `encoding` into `size` numbers from 0 to 1 each: counts and flags first, then categories."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        kinds = [field.kind for field in encoding for _ in range(field.size)]
        low, high = np.array(encoding.low, np.float32), np.array(encoding.high, np.float32)
        self._figures = np.array([i for i, kind in enumerate(kinds) if kind != "category"], np.intp)
        self._low = low[self._figures]
        self._scale = 1 / np.maximum(high - low, 1)[self._figures]
        self._choices = np.array([i for i, kind in enumerate(kinds) if kind == "category"], np.intp)
        wide = high[self._choices].astype(np.intp) + 1
        self._first = len(self._figures) + np.concatenate([[0], np.cumsum(wide)[:-1]]).astype(np.intp)
        self.size = len(self._figures) + int(wide.sum())

    def __call__(self, rows: NDArray[np.int16], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The features of rows, one below the other; written into `out` if one is given."""
        if rows.ndim != 2 or rows.shape[1] != self.encoding.size:
            raise BadSetup(f"rows have {self.encoding.size} numbers, one row below the other, not shape {rows.shape}")
        shape = len(rows), self.size
        if out is None:
            out = np.empty(shape, np.float32)
        elif out.shape != shape or out.dtype != np.float32:
            raise BadSetup(f"out is float32 of shape {shape}, not {out.dtype} of shape {out.shape}")
        figures = len(self._figures)
        np.multiply(rows[:, self._figures] - self._low, self._scale, out=out[:, :figures])
        out[:, figures:] = 0
        out[np.arange(len(rows))[:, None], self._first + rows[:, self._choices]] = 1
        return out
