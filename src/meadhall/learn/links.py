"""Which paragraph of the rules belongs to each question, reason, ruling and component."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from meadhall.engine.game import AnyGame
from meadhall.learn.errors import BadLearning
from meadhall.look import show

PARTS = ("questions", "reasons", "rulings", "components")


@dataclass(frozen=True)
class Links:
    """Paragraph ids, by what they explain."""

    questions: Mapping[str, str] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, str] = field(default_factory=dict)

    def reason(self, name: str, question: str) -> str | None:
        """The paragraph behind a reason; a general one leads to the open question's."""
        return self.reasons.get(name) or self.questions.get(question)


@lru_cache(maxsize=64)
def links(game: AnyGame) -> Links:
    """The links of a game; empty where it teaches nothing."""
    text = show(game).file("learn", "links.toml")
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLearning(f"{game.name}: links.toml: {error}") from None
    for part, entries in read.items():
        if part not in PARTS or not isinstance(entries, dict) or not all(isinstance(v, str) for v in entries.values()):
            raise BadLearning(f"{game.name}: links.toml has {', '.join(PARTS)}, each with paragraph ids; not {part!r}")
    return Links(**read)
