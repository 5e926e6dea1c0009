"""Why not? For the things on the table that cannot be chosen now: the reason, what would help, and the rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.prompt import Kind, Prompt
from meadhall.engine.reason import NOT_NOW, OTHER_SEAT, OVER, Reason
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.look.pointed import pointed
from meadhall.pages.board import board, own, rivals
from meadhall.pages.frame import Frame
from meadhall.pages.model import TableModel
from meadhall.pages.rule import rule
from meadhall.words import speaker

MOST = 12  # reasons in a list
ALIKE = 2  # of them with the same name, which differ in a figure
HOUSE = {Kind.STAND_IN: "stand-in", Kind.STILL: "still", Kind.DONE: "done"}  # what holds a viewer up besides the rules

Why = dict[str, Any]  # answer, name, text, help, figures, rule


def why(model: TableModel, seat: int, answers: Sequence[str], lang: str) -> Why | None:
    """Of the answers that a click may mean, the most telling reason why none can be given now; None when one can."""
    return Asked(model.table, model.prompt(seat), seat).most_telling(answers, lang)


def whys(f: Frame) -> list[Why]:
    """Everything on the table that the viewer cannot choose for a reason of its own, the same sentence once; `things`
    says which, by their `data-why`.
    """
    asked = Asked(f.table, f.prompt, f.eye.seat)
    if f.prompt.kind != Kind.ANSWER:
        return []
    told: dict[tuple[str, str | None], Why] = {}
    for thing in pointed((board(f), own(f), rivals(f))):
        found = asked.most_telling(thing.split(), f.eye.lang)
        if found is None or found["name"] == NOT_NOW:
            continue
        told.setdefault((found["text"], found["help"]), found | {"things": []})["things"].append(thing)
    nth = Counter[str]()  # reasons of every name before second ones: what is near says little that is new
    ranked = []
    for one in told.values():
        nth[one["name"]] += 1
        if nth[one["name"]] <= ALIKE:
            ranked.append((nth[one["name"]], one))
    return [one for _, one in sorted(ranked, key=itemgetter(0))][:MOST]


class Asked:
    """A question as one viewer meets it, with what that viewer may know."""

    def __init__(self, table: Table, prompt: Prompt, seat: int) -> None:
        self.table, self.prompt, self.seat = table, prompt, seat
        self.game, self.shown, self.view = table.game, show(table.game), table.view(seat)

    def most_telling(self, answers: Sequence[str], lang: str) -> Why | None:
        """The first reason that is not a general one, else the first; None when one of the answers is possible."""
        actions = [self.game.actions.parse(answer) for answer in answers]
        if not set(actions).isdisjoint(self.prompt.answers):
            return None
        found, asked = list(self.reasons(actions)), self.prompt.kind == Kind.ANSWER
        action, reason = next(((action, reason) for action, reason in found if not reason.general), found[0])
        said = speaker(lang, self.shown).reason(self.phrase(action, reason), self.table.names, self.seat)
        return {
            "answer": self.game.actions.text(action),
            "name": reason.name,
            "text": said.text,
            "help": said.detail,
            "figures": dict(reason.figures),
            "rule": rule(self.game, lang, self.prompt.question, reason.name) if asked else None,
        }

    def reasons(self, actions: Sequence[int]) -> Iterator[tuple[int, Reason]]:
        """Why each of them is not possible; what is the same for all is said of the first."""
        if self.prompt.kind == Kind.ANSWER:
            for action in actions:
                yield action, self.game.why_not(self.view, action) or Reason(NOT_NOW)
        elif self.table.over:
            yield actions[0], Reason(OVER)
        elif self.prompt.kind == Kind.HELD and self.table.seat == self.seat:
            yield actions[0], Reason("held", {"asked": self.prompt.seat})
        elif self.prompt.kind in HOUSE:
            yield actions[0], Reason(HOUSE[self.prompt.kind])
        else:
            yield actions[0], Reason(OTHER_SEAT, {"asked": self.table.seat})

    def phrase(self, action: int, reason: Reason) -> Phrase:
        """The reason before it is said: the game's, or the house's."""
        if self.prompt.kind == Kind.ANSWER or reason.general:
            return self.shown.why(self.view, action, reason)
        who = {"who": SeatName(reason.figures["asked"])} if reason.figures else {}
        return Phrase(f"why-{reason.name}", who)
