"""Component files: TOML whose every fact carries its basis, read with line numbers so that a refusal can point.

`basis` of an entry holds for all its facts but those that a list under another basis names: `assumed = ["cost"]`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.engine.errors import BadComponents, listed

BASES = ("printed", "review", "inferred", "assumed")  # from what is sure to what is ours
NOT_FIGURES = ("basis", *BASES, "note")  # may be corrected without making it another set of components
Facts = dict[str, str]  # what is told of a component, each with its basis


@dataclass(frozen=True)
class Entry:
    """One entry of a component file: a table `[kind]` or one of several `[[kind]]`."""

    kind: str
    line: int
    values: dict[str, Any]
    lines: dict[str, int]
    identity: Collection[str] = ()  # keys that say which entry it is

    @property
    def facts(self) -> Facts:
        """How we know each fact told here; what a component is called is one where that has a basis of its own."""
        others = {fact: basis for basis in BASES for fact in self.values.get(basis, ())}
        told = [key for key in self.values if key not in NOT_FIGURES]
        told = [key for key in told if key not in self.identity or key in others] or told
        return {key: others.get(key, self.values["basis"]) for key in told}

    def wrong(self, key: str, reason: str) -> BadComponents:
        """The error that points at `key`."""
        return BadComponents(self.lines.get(key, self.line), f"{self.kind}: {reason}")

    def number(self, key: str, lowest: int = 0, highest: int = 10**6, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.values.get(key, default)
        if type(value) is not int or not lowest <= value <= highest:
            raise self.wrong(key, f"{key} must be a whole number from {lowest} to {highest}, not {value!r}")
        return value

    def numbers(self, key: str, length: int | None = None, lowest: int = 0, highest: int = 10**6) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self.values.get(key)
        fits = isinstance(value, list) and all(type(x) is int and lowest <= x <= highest for x in value)
        if not fits or (length is not None and len(value or ()) != length):
            many = "" if length is None else f"{length} "
            raise self.wrong(key, f"{key} must be {many}whole numbers from {lowest} to {highest}, not {value!r}")
        return list(value or ())

    def word(self, key: str, allowed: Sequence[str] | None = None, default: str | None = None) -> str:
        """A word, one of `allowed` where given."""
        value = self.values.get(key, default)
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            choice = f"one of {listed(allowed)}" if allowed is not None else "a word"
            raise self.wrong(key, f"{key} must be {choice}, not {value!r}")
        return value

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in self.values:
            if key not in keys and key not in NOT_FIGURES:
                raise self.wrong(key, f"unknown key {key}; known are {listed((*keys, *NOT_FIGURES))}")


class Components:
    """The entries of a component file, in order, each with its line and its basis.

    `kinds` are the tables it has, each with the keys that say which entry it is and are no figures themselves.
    """

    def __init__(self, text: str, kinds: Mapping[str, Collection[str]]) -> None:
        text = text.removeprefix("\ufeff")  # some editors begin every file with that mark
        self.text = text
        self.entries = list(_entries(text, _data(text), kinds))
        for kind in kinds:
            if not any(entry.kind == kind for entry in self.entries):
                raise BadComponents(text.count("\n") + 1, f"there is no [{kind}]; needed are {listed(kinds)}")
        for entry in self.entries:
            for key, value in entry.values.items():
                _check_value(entry, key, value)
            _check_bases(entry)
        figures = [
            [entry.kind, {k: v for k, v in entry.values.items() if k not in NOT_FIGURES}] for entry in self.entries
        ]
        self.digest = hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def bases(self) -> Counter[str]:
        """How many figures of the box rest on each basis."""
        facts = [(entry, fact, basis) for entry in self.entries for fact, basis in entry.facts.items()]
        return Counter(basis for entry, fact, basis in facts if fact not in entry.identity)

    def all(self, kind: str) -> list[Entry]:
        """Every entry of a kind."""
        return [entry for entry in self.entries if entry.kind == kind]

    def one(self, kind: str) -> Entry:
        """The only entry of a kind."""
        found = self.all(kind)
        if len(found) != 1:
            raise BadComponents(found[1].line, f"{kind}: stands {len(found)} times, once is right")
        return found[0]

    def must_total(self, kind: str, what: str, is_now: int, must_be: int) -> None:
        """Refuse a file whose pieces do not add up to what the box holds."""
        if is_now != must_be:
            raise BadComponents(self.all(kind)[-1].line, f"{kind}: {what} add up to {is_now}, the box holds {must_be}")


QUOTED = '""'  # stands for a text
DEEPEST = 10  # lists and tables inside each other
LARGEST = 2**63 - 1
LONG_NUMBER = re.compile(r"\d[\d_]{3000}")
# comments and texts, where brackets mean nothing; a text of several lines may end with quotation marks of its own
ASIDE = re.compile(r"""#[^\n]*|"{3}(?:\\.|[^\\])*?"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'""", re.DOTALL)
HEADER = re.compile(r"\s*\[\[?\s*(.*?)\s*\]\]?\s*$")


def _data(text: str) -> dict[str, Any]:
    """What TOML reads."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at.group(1)) if at else text.count("\n") + 1
        raise BadComponents(line, f"not TOML: {error}") from None
    except ValueError:
        long = LONG_NUMBER.search(text)
        line = text.count("\n", 0, long.start()) + 1 if long else 1
        raise BadComponents(line, "a number has thousands of digits") from None
    except RecursionError:
        raise BadComponents(1, f"more than {DEEPEST} lists or tables stand inside each other") from None


def _entries(text: str, data: dict[str, Any], kinds: Mapping[str, Collection[str]]) -> Iterator[Entry]:
    """Pair what TOML read with the lines it stands on."""
    taken: dict[str, int] = {}
    found: list[tuple[str, int, dict[str, int]]] = []
    depth = 0  # of lists and tables that go over several lines
    for number, line in enumerate(ASIDE.sub(_set_aside, text).split("\n"), 1):
        header = HEADER.match(line)
        if depth == 0 and header:
            found.append((header.group(1), number, {}))
        elif depth == 0 and line.strip():
            key = line.partition("=")[0].strip()
            if not found:
                raise BadComponents(number, f"{key.replace(QUOTED, 'a key')} stands before the first [table]")
            found[-1][2].setdefault(key.partition(".")[0].strip(), number)
        depth += line.count("[") + line.count("{") - line.count("]") - line.count("}")
    for kind, number, lines in found:
        if QUOTED in kind:
            raise BadComponents(number, f"names of tables stand without quotation marks; known are {listed(kinds)}")
        if kind not in kinds:
            raise BadComponents(number, f"unknown table {kind}; known are {listed(kinds)}")
        values = data[kind]
        if isinstance(values, list):
            at = taken.get(kind, 0)
            taken[kind] = at + 1
            values = values[at]
        yield Entry(kind, number, values, lines, kinds[kind])
    read = sum(len(values) if isinstance(values, list) else 1 for values in data.values())
    if read != len(found):
        raise BadComponents(1, f"there are {read} tables, but {len(found)} headers that stand on a line of their own")


def _set_aside(found: re.Match[str]) -> str:
    """What stands for a comment or a text while brackets are looked for: nothing but its lines."""
    text = found.group()
    return "" if text.startswith("#") else QUOTED + "\n" * text.count("\n")


def _check_bases(entry: Entry) -> None:
    """Refuse a fact whose basis is not told, or told twice."""
    usual = entry.word("basis", BASES)
    facts = [key for key in entry.values if key not in NOT_FIGURES]
    told: set[str] = set()
    for basis in BASES:
        named = entry.values.get(basis, [])
        if not isinstance(named, list) or not all(isinstance(fact, str) and fact in facts for fact in named):
            reason = f"{basis} must be a list of facts that stand here ({listed(facts)}), not {named!r}"
            raise entry.wrong(basis, reason)
        twice = [fact for fact in named if fact in told or basis == usual or named.count(fact) > 1]
        if twice:
            raise entry.wrong(basis, f"{basis} names {twice[0]}, whose basis is told already")
        told.update(named)


def _check_value(entry: Entry, key: str, value: object, depth: int = 1) -> None:
    """Refuse what no figure is: dates, numbers beyond all bounds, lists in lists without end."""
    if isinstance(value, (list, dict)):
        if depth > DEEPEST:
            raise entry.wrong(key, f"{key} has more than {DEEPEST} lists or tables inside each other")
        for inner in value if isinstance(value, list) else value.values():
            _check_value(entry, key, inner, depth + 1)
    elif type(value) is int:
        if not -LARGEST <= value <= LARGEST:
            raise entry.wrong(key, f"{key} has a number beyond all bounds")
    elif not isinstance(value, (str, bool, float)):
        raise entry.wrong(key, f"{key} must be made of numbers, words, true and false, not {value}")
