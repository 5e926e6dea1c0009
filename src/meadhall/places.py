"""Where Meadhall keeps what is the user's: saved games, the server's store."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Meadhall, made if missing. MEADHALL_HOME overrides it."""
    if own := os.environ.get("MEADHALL_HOME"):
        folder = Path(own).expanduser()
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "meadhall"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library/Application Support/meadhall"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "meadhall"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def write_safely(path: Path, text: str) -> None:
    """Replace a file as a whole: a kill leaves the old one or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
