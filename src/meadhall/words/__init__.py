"""Phrases into sentences, in English and German. The house's own words stand here, each game's beside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple, Protocol

from fluent.runtime import FluentBundle, FluentResource

from meadhall.engine.components import BASES, Facts
from meadhall.engine.game import COLOURS
from meadhall.engine.phrase import Phrase, SeatName

LANGUAGES = ("en", "de")
REMEMBERED = 20_000  # sentences a speaker keeps


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


class Speaker:
    """Says phrases of one game (or of the house alone) in one language."""

    def __init__(self, lang: str, game: Voice | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"Meadhall speaks {', '.join(LANGUAGES)}, not {lang!r}")
        self.lang = lang
        self.game = game
        self._said: dict[tuple[object, ...], str] = {}
        self._called: dict[str, Phrase | None] = {}
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")))
        if game is not None:
            self.bundle.add_resource(FluentResource(game.words(lang)))

    def knows(self, message: str) -> bool:
        """Whether there are words for a message id."""
        return bool(self.bundle.has_message(message))

    def say(self, phrase: Phrase | str, names: Sequence[str] = COLOURS, you: int = -1) -> str:
        """The sentence. Seats become names; `you` is the reader's seat, for sentences that say "you"."""
        if isinstance(phrase, str):
            phrase = Phrase(phrase)
        if phrase.id not in self._called:
            self._called[phrase.id] = self._own(phrase.id)
        own = self._called[phrase.id]
        if own is not None:
            phrase = own
        return self._format(phrase.id, None, self._figures(phrase.args, names, you))

    def _own(self, message: str) -> Phrase | None:
        """What a component is called after its figures, where it has no words of its own."""
        return self.game.title(message) if self.game is not None and not self.knows(message) else None

    def reason(self, phrase: Phrase, names: Sequence[str] = COLOURS, you: int = -1) -> Answer:
        """A reason in words; what would help is the attribute `.help` of the message."""
        return self._with("help", phrase, names, you)

    def rule(self, question: str) -> str | None:
        """The rule behind a question, in a sentence: the attribute `.rule` of its words; None where it has none."""
        message = f"ask-{question}"
        if not self.knows(message) or "rule" not in self.bundle.get_message(message).attributes:
            return None
        return self._format(message, "rule", {} if self.game is None else self.game.figures())

    def answer(self, phrase: Phrase, names: Sequence[str] = COLOURS, you: int = -1) -> Answer:
        """An answer in words; its detail is the attribute `.detail` of the message."""
        return self._with("detail", phrase, names, you)

    def _with(self, attribute: str, phrase: Phrase, names: Sequence[str], you: int) -> Answer:
        figures = self._figures(phrase.args, names, you)
        text = self._format(phrase.id, None, figures)
        has = attribute in self.bundle.get_message(phrase.id).attributes
        return Answer(text, (self._format(phrase.id, attribute, figures) or None) if has else None)

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
        if not self.knows(message) or "about" not in self.bundle.get_message(message).attributes:
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

    def _figures(
        self, args: Mapping[str, int | str | Phrase | tuple[Phrase, ...]], names: Sequence[str], you: int
    ) -> dict[str, int | str]:
        figures: dict[str, int | str] = {}
        for key, value in args.items():
            if type(value) is int or type(value) is str:
                figures[key] = value
            elif isinstance(value, SeatName):
                figures[key] = names[value]
                figures[f"{key}-you"] = "yes" if value == you else "no"
            elif isinstance(value, Phrase):
                figures[key] = self.say(value, names, you)
            elif isinstance(value, tuple):
                figures[key] = ", ".join(self.say(one, names, you) for one in value)
            else:
                figures[key] = value
        return figures

    def _format(self, message: str, attribute: str | None, figures: Mapping[str, int | str]) -> str:
        """The sentence, kept: pages say the same things over and over, and Fluent takes its time."""
        key = (message, attribute, *figures, *figures.values())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._formatted(message, attribute, figures)
        return said

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


@lru_cache(maxsize=64)
def speaker(lang: str, game: Voice | None = None) -> Speaker:
    """The speaker for a language and a game; made once."""
    return Speaker(lang, game)
