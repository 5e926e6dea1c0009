"""What is not installed with Meadhall itself but with one of its extras."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from meadhall.engine.errors import MeadhallError


class MissingExtra(MeadhallError, ImportError):
    """Something asked for needs a library that is not installed."""


def need(module: str, extra: str) -> ModuleType:
    """A library of an extra, or a refusal that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and module.split(".")[0] != error.name.split(".")[0]:
            raise
        raise MissingExtra(f"{module} is not installed; it comes with: pip install 'meadhall[{extra}]'") from None


def has(module: str) -> bool:
    """Whether a library is installed; it is not loaded."""
    return find_spec(module) is not None
