"""The Pythons of this machine that a release is for: those on the path and pyenv's. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST, NEWEST = 11, 14  # of 3.x: what wheels are built for
TELL = "import sys; print(*sys.version_info[:2], sys.implementation.name)"


def at_hand() -> dict[str, str]:
    """The CPythons that run here, one a version, by "3.11": this one, then those on the path, then pyenv's."""
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    paths = [sys.executable, *filter(None, map(shutil.which, names)), *map(str, sorted(pyenv.glob("*/bin/python3")))]
    found: dict[str, str] = {}
    for path in paths:
        version = _told(path)
        if version is not None:
            found.setdefault(version, path)
    return dict(sorted(found.items(), key=lambda one: int(one[0].partition(".")[2])))


def _told(path: str) -> str | None:
    """Its version, if a release is for it; a shim may lead nowhere."""
    try:
        told = subprocess.run([path, "-c", TELL], capture_output=True, text=True, check=True, timeout=60).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return None
    if len(told) != 3 or told[0] != "3" or told[2] != "cpython" or not OLDEST <= int(told[1]) <= NEWEST:
        return None
    return ".".join(told[:2])
