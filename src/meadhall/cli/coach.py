"""`meadhall coach`: a game looked at again, luck and decisions told apart, and what each decision cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meadhall.api import finder
from meadhall.bots.review import Review
from meadhall.bots.reviewing import allowed, review
from meadhall.bots.verdicts import JUDGE, Verdict
from meadhall.cli.app import text_of
from meadhall.engine import MeadhallError, Table, saga
from meadhall.pages.review_words import Told
from meadhall.pages.words import words
from meadhall.words import spoken


def show(file: Path, components: Path | None, seat: int | None, lang: str | None, as_json: bool, depth: float) -> None:
    """Look at a game and tell of it."""
    table = opened(file, components)
    seats = allowed(table, seat)
    lang, aloud = lang or spoken(), sys.stderr.isatty()
    found = review(table, seats, depth, lambda so_far: tell(so_far, lang) if aloud else None)
    assert found is not None  # nobody stops it
    if aloud:
        print(file=sys.stderr)
    shown = range(table.seats) if table.over else seats  # of a running game only what the own seat knows
    told = Told(table, found, lang)
    if as_json:
        print(json.dumps(as_data(table, found, told, shown), ensure_ascii=False, indent=1))
        return
    print("\n".join(told.report(shown)))


def opened(file: Path, components: Path | None = None) -> Table:
    """The table of a saga; refuses what is none, or has nothing to look at."""
    from meadhall.cli.play import components_of
    from meadhall.tui.kept import saga_file

    found = saga_file(file)
    text = found.read_text("utf-8")
    own = components_of(found, text) if components is None else text_of(components, found)
    table = saga.load(text, game=finder(own))
    if not table.moves:
        raise MeadhallError(f"{file}: no answer was given in this game, so there is nothing to look at")
    return table


def tell(found: Review, lang: str) -> None:
    """How far it is, on one line."""
    done, every = found.parts
    print(f"\r{words(lang)('review-weighing', done=done, all=every)} ", end="", file=sys.stderr, flush=True)


def as_data(table: Table, found: Review, told: Told, seats: Sequence[int]) -> dict[str, Any]:
    """The review for programs; chances are from 0 to 1, intervals hold 95 times out of 100."""
    rows = []
    for seat in seats:
        one = found.of(seat)
        rows.append(
            {
                "seat": seat, "name": table.names[seat],
                "start": one.start, "luck": one.luck, "skill": one.skill, "end": one.end,
                "start_off": one.start_off, "luck_off": one.luck_off, "skill_off": one.skill_off,
                "course": [{"ply": at.ply, "chance": at.chance, "off": at.off} for at in found.curve(seat)],
                "draws": [{"ply": at.ply, "luck": at.value} for at in found.luck if at.seat == seat],
            }
        )  # fmt: skip
    verdicts = [_decision(table, told, one) for one in found.verdicts]
    return {"game": table.game.name, "judge": JUDGE, "seats": rows, "decisions": verdicts}


def _decision(table: Table, told: Told, one: Verdict) -> dict[str, Any]:
    text = table.game.actions.text
    return {
        "ply": one.ply, "seat": one.seat, "answer": text(one.answer), "best": text(one.best), "loss": one.loss,
        "mark": one.mark, "why": told.why(one), "low": one.low, "high": one.high, "games": one.games,
        "answers": [
            {"answer": text(at.answer), "chance": at.chance, "low": at.low, "high": at.high, "points": at.points}
            for at in one.outlooks
        ],
    }  # fmt: skip
