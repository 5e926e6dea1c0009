"""What a drawing has to know besides the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from meadhall.engine.game import COLOURS, Game, Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import State
from meadhall.look.svg import Markup, element
from meadhall.words import speaker


@dataclass(frozen=True)
class Brush:
    """What a drawing has to know besides the view: who looks, in which language and shape, and what can be answered."""

    seat: int  # who looks; SPECTATOR sees what all see
    lang: str
    shape: str  # "wide" or "tall"
    names: Sequence[str]
    say: Callable[[Phrase | str], str]
    choices: Mapping[str, str] = field(default_factory=dict)  # answer -> what it does; empty when another is asked
    keys: Mapping[str, int] = field(default_factory=dict)  # answer -> number in the list of answers, from 1
    last: Sequence[Told] = ()  # what the last answer did

    def hit(self, answer: str, **attributes: object) -> Markup | None:
        """The clickable rectangle of an answer; None when it is not a choice now."""
        if answer not in self.choices:
            return None
        return element(
            "rect", class_="hit", role="button", tabindex="-1", aria_label=self.choices[answer], data_answer=answer,
            **attributes,
        )  # fmt: skip


def brush(
    game: Game,
    view: State,
    lang: str = "en",
    seat: int = -1,
    shape: str = "wide",
    names: Sequence[str] | None = None,
    last: Sequence[Told] = (),
) -> Brush:
    """A brush for drawing `view` as `seat` sees it."""
    named = tuple(names or COLOURS[: view.seats])
    speak = speaker(lang, game)

    def say(phrase: Phrase | str) -> str:
        return speak.say(phrase, named, seat)

    choices: dict[str, str] = {}
    keys: dict[str, int] = {}
    if view.seat >= 0 and view.seat == seat:
        for number, action in enumerate(view.legal(), 1):
            text = game.actions.text(action)
            choices[text] = say(game.answer(view, action))
            keys[text] = number
    return Brush(seat, lang, shape, named, say, choices, keys, [told for told in last if told.is_for(seat)])
