"""Bots that other people write: found by file, module or entry point."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from meadhall.engine.errors import BadSetup
from meadhall.engine.game import AnyGame

GROUP = "meadhall.bots"


def registered() -> list[str]:
    """Bots that installed packages bring."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> Any:
    """The class of `file.py:Class`, `package.module:Class` or an entry point."""
    try:
        points = [point for point in entry_points(group=GROUP) if point.name == name]
        if points:
            made = points[0].load()
        else:
            where, _, what = name.rpartition(":")
            made = getattr(_module(where, name), what, None)
    except BadSetup:
        raise
    except BaseException as error:  # also one that leaves
        raise BadSetup(f"{name}: it could not be loaded: {error!r}") from None
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise BadSetup(f"{name}: there is no class with a method choose(view, legal, budget)")
    return made


def made(found: Any, game: AnyGame, seed: int) -> Any:
    """A bot of a class; it gets game and seed if it wants them."""
    wanted = inspect.signature(found).parameters
    return found(**{key: value for key, value in (("game", game), ("seed", seed)) if key in wanted})


def _module(where: str, name: str) -> ModuleType:
    if not where.endswith(".py"):
        return importlib.import_module(where)
    path = Path(where).expanduser().resolve()
    if not path.exists():
        raise BadSetup(f"{name}: there is no file {where}")
    sys.path.insert(0, str(path.parent))  # what lies beside it can be imported, as for a script
    spec = importlib.util.spec_from_file_location(f"own_bots_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
