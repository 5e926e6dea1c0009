"""Fluent files read message by message, when somebody says one: a page says few of thousands, and reading is slow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=(?:(?!^-?[A-Za-z][\w-]*[ \t]*=|^#).*\n?)*", re.MULTILINE)


@lru_cache(maxsize=32)
def entries(text: str) -> Mapping[str, str]:
    """The messages and terms of a file as they stand there, by id; of two with one id the first."""
    found: dict[str, str] = {}
    for one in ENTRY.finditer(text):
        found.setdefault(one[1], one[0])
    return found


class LazyBundle(FluentBundle):
    """A bundle that reads an entry when it is first asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._texts: list[Mapping[str, str]] = []
        self._read: dict[str, ast.Message | ast.Term | None] = {}

    def add(self, text: str) -> None:
        """Take a file in; what is there already stays."""
        self._texts.append(entries(text))

    def ids(self) -> set[str]:
        """Every message there is."""
        return {name for texts in self._texts for name in texts if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        """Whether there are words for a message."""
        return any(message_id in texts for texts in self._texts)

    def entry(self, name: str) -> ast.Message | ast.Term | None:
        """A message or, with its hyphen, a term."""
        if name not in self._read:
            text = next((texts[name] for texts in self._texts if name in texts), None)
            body = [] if text is None else FluentResource(text).body
            self._read[name] = next((one for one in body if isinstance(one, ast.Message | ast.Term)), None)
        return self._read[name]

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """The library's own way from a reference to what it means."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            found = self.entry(name)
            if found is None:
                raise LookupError(name)
            self._compiled[name] = self._compiler(found)
        return self._compiled[name]
