"""Whether this process runs compiled: decided once, when it starts, for all modules and for every process it starts.

In a checkout the compiled modules lie apart, in a folder that `build/compiled/now` names once it is whole
(`hatch_build.py`); in an installed package they lie beside the sources. With MEADHALL_PURE=1 in the environment they
are passed over and the sources run as they stand. So it is where there are none: what is compiled later is for later
processes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HOUSE = Path(__file__).resolve().parent
APART = HOUSE.parents[1] / "build/compiled"
SUFFIX = EXTENSION_SUFFIXES[0]  # of this Python: files of others are passed over


def _sources_only(path: str) -> FileFinder:
    if not Path(path).resolve().is_relative_to(HOUSE):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))


class _Apart:
    """Finds modules in the folder that was there when the process started, however often others are made since."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name; one whose file is gone is an error, never its source."""
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def _compiled_apart() -> dict[str, str]:
    try:
        folder = APART / (APART / "now").read_text("utf-8")
    except OSError:
        return {}
    found = folder.rglob(f"*{SUFFIX}")
    return {".".join(path.relative_to(folder).parts).removesuffix(SUFFIX): str(path) for path in found}


def _decide() -> None:
    pure = os.environ.get("MEADHALL_PURE", "0") not in ("", "0")
    files = {} if pure else _compiled_apart()
    if files:
        sys.meta_path.insert(0, _Apart(files))
    elif pure or not (HOUSE / f"engine__mypyc{SUFFIX}").exists():
        os.environ["MEADHALL_PURE"] = "1"
        sys.path_hooks.insert(0, _sources_only)
        for path in [path for path in sys.path_importer_cache if path.startswith(str(HOUSE))]:
            del sys.path_importer_cache[path]


_decide()


def compiled() -> bool:
    """Whether the rules run compiled."""
    from meadhall.engine import state

    return not str(state.__file__).endswith((".py", ".pyc"))
