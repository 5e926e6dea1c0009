"""A house below a path, for tests in one process: there the path changes, where a hall says it once and for good."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.look import live_below

DRAWS = ("meadhall.games.", "meadhall.learn.", "meadhall.look.", "meadhall.pages.")


@contextmanager
def below(path: str) -> Iterator[None]:
    """Addresses lie below a path meanwhile; nothing that was drawn before is met there, nor anything of it later."""
    _forget()
    live_below(path)
    try:
        yield
    finally:
        live_below("")
        _forget()


def _forget() -> None:
    """Drop what is kept because it is drawn over and over."""
    for one in gc.get_objects():
        if type(one) is functools._lru_cache_wrapper and one.__module__.startswith(DRAWS):  # a dead proxy has no class
            one.cache_clear()
