"""Phrases into sentences, in English and German. The house's own words stand here, each game's beside its rules."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple, Protocol

from fluent.syntax import ast

from meadhall.engine.components import BASES, Facts
from meadhall.engine.game import COLOURS
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.words.lazy import LazyBundle

LANGUAGES = ("en", "de")
REMEMBERED = 20_000  # sentences a speaker keeps
NOTHING: Mapping[str, int | str | Phrase | tuple[Phrase, ...]] = {}  # what a plain message names
MARKS = [chr(0xE000 + seat) for seat in range(len(COLOURS))]  # stand for names in sentences that are kept


class MissingWords(LookupError):
    """A phrase has no words in a language, or its figures do not fit them."""


class Voice(Protocol):
    """What a speaker needs of a game: its words, and what its components are called and do."""

    def words(self, lang: str) -> str:
        """The game's Fluent file for a language."""

    def bases(self) -> Mapping[str, Facts]:
        """The components that can be explained, each with its facts and their basis."""

    def title(self, component: str) -> Phrase:
        """What a component is called."""

    def about(self, component: str) -> Phrase | None:
        """What a component does; None: its words say it."""

    def figures(self) -> Mapping[str, int]:
        """Figures that those words name."""


class Answer(NamedTuple):
    """An answer in words: what it is, and in small what it brings or costs."""

    text: str
    detail: str | None = None

    @property
    def whole(self) -> str:
        """Both, for who hears it or reads it in one line."""
        return f"{self.text} ({self.detail})" if self.detail else self.text


class Short(NamedTuple):
    """An answer in one to three words, for a narrow list."""

    text: str
    detail: str | None = None  # its most important consequence
    risk: str | None = None  # whom it fights, or what may be lost: said instead, as a warning
    at: str | None = None  # where: the figure that stands at that place
    verb: str | None = None  # what its button says


class Speaker:
    """Says phrases of one game (or of the house alone) in one language."""

    def __init__(self, lang: str, game: Voice | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"Meadhall speaks {', '.join(LANGUAGES)}, not {lang!r}")
        self.lang = lang
        self.game = game
        self._said: dict[tuple[object, ...], str] = {}
        self._called: dict[str, Phrase | None] = {}
        self._named: dict[tuple[str, str | None], tuple[str, ...] | None] = {}
        self.bundle = LazyBundle(lang)
        self.bundle.add(_house(lang))
        if game is not None:
            self.bundle.add(game.words(lang))

    def knows(self, message: str) -> bool:
        """Whether there are words for a message id."""
        return self.bundle.has_message(message)

    def say(self, phrase: Phrase | str, names: Sequence[str] = COLOURS, you: int = -1) -> str:
        """The sentence. Seats become names; `you` is the reader's seat, for sentences that say "you"."""
        return with_names(self._marked(phrase, you), names)

    def _marked(self, phrase: Phrase | str, you: int) -> str:
        """The sentence with marks in place of names: tables with other people say the same ones."""
        message, args = (phrase, NOTHING) if isinstance(phrase, str) else (phrase.id, phrase.args)
        if message not in self._called:
            self._called[message] = self._own(message)
        own = self._called[message]
        if own is not None:
            message, args = own.id, own.args
        return self._format(message, None, self._figures(args, you) if args else {})

    def _own(self, message: str) -> Phrase | None:
        """What a component is called after its figures, where it has no words of its own."""
        return self.game.title(message) if self.game is not None and not self.knows(message) else None

    def reason(self, phrase: Phrase, names: Sequence[str] = COLOURS, you: int = -1) -> Answer:
        """A reason in words; what would help is the attribute `.help` of the message."""
        return self._with("help", phrase, names, you)

    def rule(self, question: str) -> str | None:
        """The rule behind a question, in a sentence: the attribute `.rule` of its words; None where it has none."""
        message = f"ask-{question}"
        if not self._has(message, "rule"):
            return None
        return self._format(message, "rule", {} if self.game is None else self.game.figures())

    def answer(self, phrase: Phrase, names: Sequence[str] = COLOURS, you: int = -1) -> Answer:
        """An answer in words; its detail is the attribute `.detail` of the message."""
        return self._with("detail", phrase, names, you)

    def short(self, phrase: Phrase, names: Sequence[str] = COLOURS, you: int = -1) -> Short:
        """An answer in short; the rest are attributes of the message: `.detail`, `.risk`, `.at`, `.do`."""
        figures = self._figures(phrase.args, you)
        text = with_names(self._format(phrase.id, None, figures), names)
        more = (
            with_names(self._format(phrase.id, name, figures), names) if self._has(phrase.id, name) else ""
            for name in ("detail", "risk", "at", "do")
        )
        return Short(text, *(said or None for said in more))

    def _with(self, attribute: str, phrase: Phrase, names: Sequence[str], you: int) -> Answer:
        figures = self._figures(phrase.args, you)
        text = with_names(self._format(phrase.id, None, figures), names)
        more = self._format(phrase.id, attribute, figures) if self._has(phrase.id, attribute) else ""
        return Answer(text, with_names(more, names) or None)

    def title(self, component: str) -> str:
        """What a component, a score line or a part of the page is called."""
        if self.game is not None and component in self.game.bases():
            return self.say(self.game.title(component))
        return self.say(component)

    def about(self, message: str) -> str | None:
        """What a component does or an option means: told by the game, else the attribute `.about` of its words."""
        if self.game is not None and message in self.game.bases():
            told = self.game.about(message)
            if told is not None:
                return self.say(told)
        if not self._has(message, "about"):
            return None
        return self._format(message, "about", {} if self.game is None else self.game.figures())

    def basis(self, component: str) -> str | None:
        """How we know of a component, in a line: one word, or which facts are printed and which are not."""
        facts = {} if self.game is None else self.game.bases().get(component, {})
        if not facts:
            return None
        if len(set(facts.values())) == 1:
            return self.say(f"basis-{next(iter(facts.values()))}")
        weakest: dict[str, int] = {}  # several keys may be one fact to a reader: the goods of a price
        for fact, basis in facts.items():
            name = self.say(f"fact-{fact}".replace("_", "-"))
            weakest[name] = max(weakest.get(name, 0), BASES.index(basis))
        parts = []
        for at, basis in enumerate(BASES):
            named = ", ".join(name for name, rank in weakest.items() if rank == at)
            if named:
                parts.append(self.say(Phrase("basis-facts", {"facts": named, "basis": self.say(f"basis-{basis}")})))
        return "; ".join(parts)

    def _figures(self, args: Mapping[str, int | str | Phrase | tuple[Phrase, ...]], you: int) -> dict[str, int | str]:
        figures: dict[str, int | str] = {}
        for key, value in args.items():
            if type(value) is int or type(value) is str:
                figures[key] = value
            elif isinstance(value, SeatName):
                figures[key] = MARKS[value]
                figures[f"{key}-you"] = "yes" if value == you else "no"
            elif isinstance(value, Phrase):
                figures[key] = self._marked(value, you)
            elif isinstance(value, tuple):
                figures[key] = ", ".join([self._marked(one, you) for one in value])
            else:
                figures[key] = value
        return figures

    def _format(self, message: str, attribute: str | None, figures: Mapping[str, int | str]) -> str:
        """The sentence, kept: pages say the same things over and over, and Fluent takes its time. Only figures that
        the sentence names tell it from others.
        """
        named = self._named.get((message, attribute)) or self._names(message, attribute) or ()
        key = (message, attribute, *map(figures.get, named))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._formatted(message, attribute, figures)
        return said

    def _has(self, message: str, attribute: str) -> bool:
        """Whether a message has an attribute."""
        return self._names(message, attribute) is not None

    def _names(self, message: str, attribute: str | None) -> tuple[str, ...] | None:
        """The figures that a message or an attribute of it names, in itself or in what it refers to; None: there is
        no such text.
        """
        where = (message, attribute)
        if where not in self._named:
            pattern = self._pattern(message, attribute)
            self._named[where] = None if pattern is None else tuple(sorted(self._named_in(pattern)))
        return self._named[where]

    def _pattern(self, entry: str, attribute: str | None) -> ast.Pattern | None:
        found = self.bundle.entry(entry)
        if found is None or attribute is None:
            return None if found is None else found.value
        return next((one.value for one in found.attributes if one.id.name == attribute), None)

    def _named_in(self, pattern: ast.Pattern) -> set[str]:
        names: set[str] = set()
        seen: set[tuple[str, str | None]] = set()
        waiting = [pattern]
        while waiting:
            for node in _inside(waiting.pop()):
                if isinstance(node, ast.VariableReference):
                    names.add(node.id.name)
                elif isinstance(node, ast.MessageReference | ast.TermReference):
                    reference = (_id(node), node.attribute.name if node.attribute else None)
                    further = self._pattern(*reference) if reference not in seen else None
                    seen.add(reference)
                    if further is not None:
                        waiting.append(further)
        return names

    def _formatted(self, message: str, attribute: str | None, figures: Mapping[str, int | str]) -> str:
        if not self.knows(message):
            raise MissingWords(f"{self.lang}: no words for {message}")
        found = self.bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise MissingWords(f"{self.lang}: {message} has no text of its own")
        text, errors = self.bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise MissingWords(f"{self.lang}: {message}: {errors[0]}")
        return str(text).strip()


def spoken() -> str:
    """The language of this terminal's locale, if Meadhall speaks it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(name, "")
        if said:
            return said[:2] if said[:2] in LANGUAGES and not said[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _house(lang: str) -> str:
    return files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")


def with_names(text: str, names: Sequence[str]) -> str:
    """A sentence with the names of a table in place of their marks."""
    if not text.isascii():
        for mark, name in zip(MARKS, names, strict=False):
            text = text.replace(mark, name)
    return text


def _inside(node: object) -> Iterator[ast.BaseNode]:
    """A node of a Fluent text and all nodes below it."""
    if isinstance(node, list):
        for one in node:
            yield from _inside(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for one in vars(node).values():
            yield from _inside(one)


def _id(node: ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.TermReference) else str(node.id.name)


@lru_cache(maxsize=64)
def speaker(lang: str, game: Voice | None = None) -> Speaker:
    """The speaker for a language and a game; made once."""
    return Speaker(lang, game)
