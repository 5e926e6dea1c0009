"""A study written down: the page, its figures as JSON, and apart from them what the clock said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meadhall.engine import AnyGame, MeadhallError
from meadhall.extras import need
from meadhall.places import write_safely

PAGE, FIGURES, TIMES = "index.html", "study.json", "times.json"


def publish(game: AnyGame, names: Sequence[str], games: int, out: Path, *, force: bool = False, **more: Any) -> Path:
    """Make a study (`lab.study.study` says what else may be given) and write it into a folder; returns the page.

    A study that lies there stays unless `force`. Nothing is written before all is known.
    """
    for library in ("numpy", "matplotlib"):
        need(library, "lab")
    from meadhall.lab.report import page
    from meadhall.lab.study import study, write_json

    if out.exists() and not out.is_dir():
        raise MeadhallError(f"{out} is a file; a study goes into a folder")
    if not force and any((out / name).exists() for name in (PAGE, FIGURES, TIMES)):
        raise MeadhallError(f"{out} holds a study already; name another folder, or say --force to write over it")
    result, times = study(game, names, games, **more)
    told = page(result, times)
    for name, text in ((FIGURES, write_json(result)), (TIMES, write_json(times)), (PAGE, told)):
        write_safely(out / name, text)
    return out / PAGE
