"""Where Meadhall keeps what is the user's: the games of the terminal, the server's store."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from meadhall.engine.errors import MeadhallError


def data_folder() -> Path:
    """The user's data folder for Meadhall, made if missing. MEADHALL_HOME overrides it."""
    own = os.environ.get("MEADHALL_HOME")
    if own:
        folder = expanded(own)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or expanded("~")) / "meadhall"
    elif sys.platform == "darwin":
        folder = expanded("~/Library/Application Support/meadhall")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or expanded("~/.local/share")) / "meadhall"
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # what lies there is nobody else's business
    elif not own:
        with contextlib.suppress(OSError):
            folder.chmod(0o700)
    return folder


def expanded(path: str) -> Path:
    """A path as somebody writes it, ~ being a home folder."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        raise MeadhallError(f"{path}: there is no such home folder") from None


def write_safely(path: Path, text: str) -> None:
    """Replace a file as a whole: a kill leaves the old one or the new one, never half of it."""
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
