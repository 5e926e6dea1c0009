"""The daily deal in the terminal: played at its table, compared with par, and the first try remembered."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from meadhall.bots import par
from meadhall.cli.lines import console, plain
from meadhall.cli.play import NAMES, Way, load, play
from meadhall.engine import Phrase, Table
from meadhall.engine.daily import Deal, daily, day_named, today
from meadhall.engine.registry import game
from meadhall.pages.daily_words import against, described, shared, titled
from meadhall.pages.setup import level_name
from meadhall.pages.words import words
from meadhall.places import data_folder, write_safely
from meadhall.tui.kept import Kept
from meadhall.words import speaker

FILE = "daily.json"  # first tries by day, beside the games of the terminal


def now() -> float:
    """The time; tests have another."""
    return time.time()


class Tries:
    """The first tries of this terminal, by day."""

    def __init__(self) -> None:
        self.file = data_folder() / "terminal" / FILE
        self.rows = _read(self.file)

    def of(self, deal: Deal) -> dict[str, Any]:
        """The first try of a deal; nothing if there was none."""
        found = self.rows.get(deal.day.isoformat())
        return found if isinstance(found, dict) else {}

    def keep(self, deal: Deal, **values: Any) -> None:
        """Note something of a first try."""
        fresh = {**_read(self.file), deal.day.isoformat(): {**self.of(deal), **values}}
        self.rows = fresh
        write_safely(self.file, json.dumps(fresh))


def start(written: str | None, lang: str, way: Way) -> None:
    """Play the deal of a day, or go on with it; then tell how that compares, and what to share."""
    current = today(now())
    deal = daily(day_named(written, current))
    out, w, tries = console(), words(lang), Tries()
    mine = tries.of(deal)
    kind = "practice" if "points" in mine else "late" if mine.get("late", deal.day < current) else "first"
    out.print(titled(w, deal.day), style="bold", highlight=False)
    out.print(described(lang, deal), highlight=False)
    if "points" in mine:
        reached = w("daily-mine", points=mine["points"], place=mine["place"], seats=deal.seats)
        out.print(speaker(lang).say(Phrase("term-daily-first", {"result": reached})), highlight=False)
    out.print(speaker(lang).say(Phrase("term-daily-try", {"kind": kind})), style="dim", highlight=False)
    table, kept = _table(deal, mine if kind != "practice" else {})
    if kind != "practice" and kept.file is None:
        kept.keep(table, lang)  # now it is known where it lies
        tries.keep(deal, file=str(kept.file), late=kind == "late")
    play(table, lang, kept, way)
    if table.over:
        _tell(deal, table, lang, tries, kind)


def _table(deal: Deal, mine: dict[str, Any]) -> tuple[Table, Kept]:
    """The first try as it was left, or the deal as it is dealt."""
    file = Path(str(mine.get("file", "")))
    if mine and file.is_file():
        return load(file, None), Kept(file)
    names = NAMES[: deal.seats]
    return par.dealt(deal, game(deal.game), names), Kept()


def _tell(deal: Deal, table: Table, lang: str, tries: Tries, kind: str) -> None:
    out, w = console(), words(lang)
    score = par.scored(table, deal.seat)
    if kind != "practice":
        tries.keep(deal, points=score.points, place=score.place)
    with out.status(w("term-daily-playing")):
        found = par.par_of(deal, game(deal.game))
    told = ", ".join(f"{level_name(lang, level).partition(' ')[0]} {one.points}" for level, one in found.items())
    out.print(w("term-daily-par", scores=told, points=score.points), highlight=False)
    out.print(against(w, score.points, found), highlight=False)
    if kind != "practice":
        out.print(plain(shared(lang, deal, score.points, score.place, found)), style="bold", highlight=False)


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
