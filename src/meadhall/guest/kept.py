"""Seats that programs of this machine took: a link is used up once, and a program that was stopped goes on."""

from __future__ import annotations

import contextlib
import hashlib
import json
from pathlib import Path

from meadhall.guest.hall import Link
from meadhall.places import data_folder, write_safely

MOST = 200


def _file(link: Link) -> Path:
    """One a seat: programs that begin at the same moment do not write the same."""
    name = hashlib.sha256(f"{link.hall} {link.token}".encode()).hexdigest()[:32]
    return data_folder() / "guest-seats" / f"{name}.json"


def seat_by(link: Link) -> tuple[str, str] | None:
    """Table and token that a link led to before, from this machine."""
    try:
        found = json.loads(_file(link).read_text("utf-8"))
        return str(found["table"]), str(found["token"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep(link: Link, table: str, token: str) -> None:
    """Remember the seat that a link led to; nobody else may read it."""
    path = _file(link)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_safely(path, json.dumps({"table": table, "token": token}))
    with contextlib.suppress(OSError):  # another program may be tidying up too
        path.chmod(0o600)
        for old in sorted(path.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)
