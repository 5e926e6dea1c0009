"""What every board is drawn with: a small SVG builder that escapes by default, and what a drawing has to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from meadhall.engine.game import COLOURS, Game, Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import State
from meadhall.words import speaker

SYMBOLS = "/static/symbols.svg"  # the page links the sheet


class Markup(str):
    """Text that is markup already; everything else is escaped when it goes into an element."""

    __slots__ = ()


def element(name: str, *children: object, **attributes: object) -> Markup:
    """`<name …>children</name>`. Underscores in attribute names become hyphens, a trailing one is dropped.

    Attributes that are None or False are left out; children that are None are too.
    """
    parts = ["<", name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        parts.append(f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"')
    inner = "".join(markup(child) for child in children)
    parts.append(f">{inner}</{name}>" if inner or name not in _EMPTY else "/>")
    return Markup("".join(parts))


_EMPTY = frozenset({"use", "path", "rect", "circle", "line", "polygon", "polyline", "ellipse"})


def markup(child: object) -> str:
    """A child as markup: escaped unless it is `Markup`; sequences are joined; None is nothing."""
    if child is None:
        return ""
    if isinstance(child, Markup):
        return child
    if isinstance(child, (list, tuple)):
        return "".join(markup(one) for one in child)
    return escape(_text(child), quote=False)


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return "" if value is True else str(value)


def symbol(
    name: str, x: float, y: float, size: float, height: float | None = None, class_: str | None = None
) -> Markup:
    """A symbol of the sheet, its upper left corner at x, y. Symbols are decoration: words stand beside them."""
    return element(
        "use", href=f"{SYMBOLS}#{name}", x=x, y=y, width=size, height=height or size, class_=class_, aria_hidden="true"
    )


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
