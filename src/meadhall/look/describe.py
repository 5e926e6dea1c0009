"""A table in plain words: where it stands, what is asked, what can be answered; from a seat's own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.prompt import Kind
from meadhall.engine.table import Table
from meadhall.look.pen import pen
from meadhall.look.shows import AnyShow, show
from meadhall.look.written import whole
from meadhall.words import Speaker, speaker

WIDTH, HEIGHT = 100, 24  # of the board in letters


class Offer(NamedTuple):
    """An answer as it is told: its number in the list, what it does, its name."""

    number: int
    words: str
    name: str


def describe(table: Table, seat: int, lang: str = "en", answers: bool = True) -> str:
    """Everybody's points and places, the board and mats in letters, the question and, if wanted, the list of answers,
    numbered as on the board.
    """
    shown, view, prompt = show(table.game), table.view(seat), table.prompt(seat)
    speak = speaker(lang, shown)

    def say(phrase: Phrase | str, **figures: Any) -> str:
        return speak.say(Phrase(phrase, figures) if isinstance(phrase, str) else phrase, table.names, seat)

    lines = [say("game")]
    for other, name in enumerate(called(table, speak, seat)):
        sheet = [line for line in table.game.sheet(view, other) if line.points]
        earned = ", ".join(f"{say(f'score-{line.name}')} {line.points}" for line in sheet)
        stands = say("told-seat", name=name, points=int(view.points(other)), status=say(shown.status(view, other)))
        lines.append(stands + (f" ({earned})" if earned else ""))
    writes = pen(
        shown, view, lang, seat, table.names, prompt.answers if answers else (), width=WIDTH, height=HEIGHT
    )  # fmt: skip
    lines += ["", whole(shown, view, writes).plain(), ""]
    if prompt.kind == Kind.OVER:
        lines += [say("term-over"), say(won(table, seat))]
    elif prompt.kind == Kind.ANSWER:
        lines.append(say(shown.question(view)))
        if answers:
            offers = offered(shown, speak, table, seat, prompt.answers)
            wide = max(len(one.name) for one in offers)
            lines += [f"{one.number:>3}  {one.name:<{wide}}  {one.words}" for one in offers]
    else:
        lines.append(say("page-turn-of", who=SeatName(prompt.seat)))
    return "\n".join(lines)


def called(table: Table, speak: Speaker, you: int) -> list[str]:
    """The players' names, the reader's own marked."""
    return [
        speak.say(Phrase("term-you", {"name": name})) if seat == you else name for seat, name in enumerate(table.names)
    ]


def offered(shown: AnyShow, speak: Speaker, table: Table, seat: int, answers: Sequence[int]) -> list[Offer]:
    """What a seat may answer, in words."""
    view, text = table.view(seat), table.game.actions.text
    return [
        Offer(number, speak.answer(shown.answer(view, action), table.names, seat).whole, text(action))
        for number, action in enumerate(answers, 1)
    ]


def won(table: Table, you: int) -> Phrase:
    """Who has won."""
    winners = table.winners()
    who = ", ".join(table.names[seat] for seat in winners if seat != you)
    return Phrase("term-winners", {"who": who, "who-you": "yes" if you in winners else "no", "count": len(winners)})
