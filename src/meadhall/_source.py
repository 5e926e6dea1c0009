"""With MEADHALL_PURE=1 in the environment the compiled modules are passed over and the sources run as they stand."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HOUSE = str(Path(__file__).resolve().parent)


def _sources_only(path: str) -> FileFinder:
    if not str(Path(path).resolve()).startswith(HOUSE):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("MEADHALL_PURE", "0") not in ("", "0"):
    sys.path_hooks.insert(0, _sources_only)
    for _path in [p for p in sys.path_importer_cache if p.startswith(HOUSE)]:
        del sys.path_importer_cache[_path]


def compiled() -> bool:
    """Whether the rules run compiled."""
    from meadhall.engine import state

    return not str(state.__file__).endswith((".py", ".pyc"))
