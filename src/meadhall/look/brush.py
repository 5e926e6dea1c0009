"""What a drawing has to know besides the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from meadhall.engine.game import COLOURS, Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR, State
from meadhall.look.kinds import Kind, kinds
from meadhall.look.markup import Markup
from meadhall.look.shows import AnyShow
from meadhall.look.svg import element
from meadhall.words import Speaker, speaker


class Choices(Mapping[str, str]):
    """Answers that are possible now, each with what it does; the words are made when somebody reads them."""

    def __init__(self, show: AnyShow, answers: Sequence[int], say: Callable[[int], str]) -> None:
        self._actions = {show.game.actions.text(action): action for action in answers}
        self._words: dict[str, str] = {}
        self._say = say

    def __getitem__(self, answer: str) -> str:
        if answer not in self._words:
            self._words[answer] = self._say(self._actions[answer])
        return self._words[answer]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, answer: object) -> bool:
        return answer in self._actions


@dataclass(frozen=True)
class Brush:
    """What a drawing has to know besides the view: who looks, in which language and shape, and what can be answered."""

    seat: int  # who looks; SPECTATOR sees what all see
    lang: str
    shape: str  # "wide" or "tall"
    names: Sequence[str]
    say: Callable[[Phrase | str], str]
    choices: Mapping[str, str] = field(default_factory=dict)  # answer -> what it does; empty when another is asked
    keys: Mapping[str, int] = field(default_factory=dict)  # answer -> number in its list of answers, from 1
    groups: Mapping[str, str] = field(default_factory=dict)  # answer -> its kind, where a question mixes several
    last: Sequence[Told] = ()  # what the last answer did
    since: Sequence[Told] = ()  # what happened since the viewer last did something
    said: dict[tuple[object, ...], str] = field(default_factory=dict)  # labels of this game and language, said before

    def label(self, message: str, *parts: tuple[str, int | str]) -> str:
        """A message that names no player, said once: `label("board-stop", ("space", 3), ("tile", "tile-axe"))`.

        Figures are numbers; text is the id of another message.
        """
        words = self.said.get((message, parts))
        if words is None:
            args = {name: Phrase(value) if isinstance(value, str) else value for name, value in parts}
            words = self.said[message, parts] = self.say(Phrase(message, args))
        return words

    def hit(self, answer: str, **attributes: object) -> Markup | None:
        """The clickable rectangle of an answer; None when it is not a choice now."""
        if answer not in self.choices:
            return None
        return element(
            "rect", class_="hit", role="button", tabindex="-1", aria_label=self.choices[answer], data_answer=answer,
            **attributes,
        )  # fmt: skip

    def button(self, answer: str, words: str) -> Markup | None:
        """An answer as an HTML button, for mats; None when it is not a choice now."""
        if answer not in self.choices:
            return None
        number, whole = element("kbd", self.keys[answer]), element("span", f": {self.choices[answer]}", class_="hide")
        return element(
            "button", number, " ", words, whole, class_="btn choice", type="button", tabindex="-1", data_answer=answer
        )


def brush(
    show: AnyShow,
    view: State,
    lang: str = "en",
    seat: int = SPECTATOR,
    shape: str = "wide",
    names: Sequence[str] | None = None,
    last: Sequence[Told] = (),
    answers: Sequence[int] | None = None,
    speak: Speaker | None = None,
    offer: Callable[[int], str] | None = None,
    since: Sequence[Told] = (),
    listed: Sequence[Kind] | None = None,
) -> Brush:
    """A brush for drawing `view` as `seat` sees it; `answers` are those that can be chosen, else the legal ones of the
    asked seat. With none of them it draws the board as it lies. `offer` says them, where somebody says them already,
    and `listed` are their kinds, where somebody has them.
    """
    named = tuple(names or COLOURS[: view.seats])
    speak = speak or speaker(lang, show)

    def say(phrase: Phrase | str) -> str:
        return speak.say(phrase, named, seat)

    def said(action: int) -> str:
        return speak.answer(show.answer(view, action), named, seat).whole

    if answers is None:
        answers = view.legal() if view.seat >= 0 and view.seat == seat else ()
    choices: Mapping[str, str] = Choices(show, answers, offer or said) if answers else {}
    if listed is None:
        listed = kinds(show, view, answers)
    keys = {answer: number for number, answer in enumerate(choices, 1)}
    keys |= {row.answer: row.number for kind in listed for row in kind.rows}
    groups = {row.answer: kind.name for kind in listed for row in kind.rows}
    heard = [told for told in last if told.is_for(seat)]
    missed = [told for told in since if told.is_for(seat)]
    return Brush(seat, lang, shape, named, say, choices, keys, groups, heard, missed, _said(speak))


@cache
def _said(speak: Speaker) -> dict[tuple[object, ...], str]:
    return {}
