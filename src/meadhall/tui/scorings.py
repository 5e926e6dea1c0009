"""Scorings told step by step: what was paid for, to whom how much and why, and what everybody had then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from meadhall.look.inks import Inks, seat_ink
from meadhall.tui.sheet import called

if TYPE_CHECKING:
    from meadhall.pages.stage import Stage, Step
    from meadhall.tui.ground import Ground


def scorings(ground: Ground, inks: Inks) -> Text:
    """All scorings so far, the latest first."""
    made = Text()
    for stage in reversed(ground.scored()):
        made.append(f"{ground.say(stage.account.title)}\n", "bold underline")
        for step in stage.steps:
            _step(made, ground, inks, step)
        _totals(made, ground, inks, stage)
    return made


def _step(made: Text, ground: Ground, inks: Inks, step: Step) -> None:
    made.append(f"{ground.say(step.source.title)}: ", "bold")
    made.append(f"{ground.say(step.source.about)}\n")
    names = called(ground)
    for seat, pay in step.pays.items():
        figure = pay.goods if step.unit and not pay.points else pay.points
        why = ", ".join(ground.say(one) for one in pay.why)
        made.append(f"  {names[seat]} {figure:+d}", inks.style(seat_ink(seat)))
        made.append(f"  {why}\n")


def _totals(made: Text, ground: Ground, inks: Inks, stage: Stage) -> None:
    made.append(f"{ground.say('page-stage-totals')}:", "bold")
    for seat, (name, total) in enumerate(zip(called(ground), stage.after, strict=True)):
        made.append(f" {name} {total} ", inks.style(seat_ink(seat)))
    made.append("\n\n")
