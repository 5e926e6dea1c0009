"""Stylesheets of the house, as far as a picture that stands alone needs them: rules, what uses them, day and night."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

COMMENT = re.compile(r"/\*.*?\*/", re.S)
NAME = re.compile(r"([.#]?)(-?[A-Za-z_][\w-]*)")
INSIDE = re.compile(r"\([^()]*\)|\[[^\]]*\]")
TOKEN = re.compile(r"var\(\s*(--[\w-]+)")
MOMENTS = re.compile(r"::|:(?:hover|active|focus|target|checked)")  # what a picture never is
DRAWN = {
    "color", "display", "fill", "fill-opacity", "fill-rule", "filter", "font-family", "font-size", "font-style",
    "font-variant-numeric", "font-weight", "letter-spacing", "opacity", "paint-order", "rotate", "scale", "stroke",
    "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width",
    "text-anchor", "transform", "transform-box", "transform-origin", "translate", "visibility",
}  # fmt: skip
FONT = re.compile(r"(?:(\d{3}|bold|normal) )?(\S+?)(?:/\S+)? (.+)")
ROOT = ":root"
LIGHT, DARK = "light", "dark"


class Rule(NamedTuple):
    """A rule: its selectors one by one, and its declarations."""

    selectors: tuple[str, ...]
    declared: tuple[tuple[str, str], ...]

    def text(self, scope: str = "") -> str:
        """The rule as text, for what lies inside `scope`."""
        inside = [one.replace(ROOT, scope) if ROOT in one else f"{scope} {one}" for one in self.selectors]
        return f"{','.join(inside if scope else self.selectors)}{{{';'.join(map(':'.join, self.declared))}}}"


@lru_cache(maxsize=64)
def rules(css: str) -> tuple[Rule, ...]:
    """The rules that always apply: those of a screen's width, of print or of motion are left out."""
    return tuple(_rules(COMMENT.sub("", css)))


def _rules(css: str) -> Iterator[Rule]:
    at = 0
    while (opened := css.find("{", at)) >= 0:
        head, closed = css[at:opened].strip(), _closing(css, opened)
        at = closed + 1
        if head.startswith("@"):
            continue
        declared = tuple(one for line in apart(css[opened + 1 : closed], ";") for one in _declared(line))
        if declared:
            yield Rule(tuple(apart(head, ",")), declared)


def _declared(line: str) -> Iterator[tuple[str, str]]:
    """What a line declares, if that can be seen in a drawing."""
    name, value = (" ".join(part.split()) for part in line.split(":", 1))
    if name == "font" and (found := FONT.fullmatch(value)):
        yield from zip(
            ("font-weight", "font-size", "font-family"), (found[1] or "400", found[2], found[3]), strict=True
        )
    elif name.startswith("--") or (name in DRAWN and not (name == "display" and value not in ("none", "inline"))):
        yield name, value


def _closing(css: str, opened: int) -> int:
    depth = 0
    for found in re.finditer(r"[{}]", css[opened:]):
        depth += 1 if found.group() == "{" else -1
        if not depth:
            return opened + found.start()
    raise ValueError("a stylesheet has a brace that is not closed")


def apart(text: str, by: str) -> list[str]:
    """The parts of a text between signs that stand in no brackets."""
    parts, depth, begun = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == by and not depth:
            parts.append(text[begun:at])
            begun = at + 1
    return [part.strip() for part in (*parts, text[begun:]) if part.strip()]


def worn(given: Iterable[Rule], names: set[str]) -> list[Rule]:
    """The rules that things of those names wear: elements by name, `.class`, `#id`."""
    found = []
    for rule in given:
        fitting = tuple(one for one in rule.selectors if _fits(one, names))
        if fitting:
            found.append(Rule(fitting, rule.declared))
    return found


@lru_cache(maxsize=4096)
def _needs(selector: str) -> frozenset[str] | None:
    """What must be there for a selector to match anything; None: never in a picture."""
    if MOMENTS.search(selector):
        return None
    plain = selector
    while INSIDE.search(plain):
        plain = INSIDE.sub("", plain)
    plain = re.sub(r":[\w-]+", " ", plain)
    return frozenset(sign + name for sign, name in NAME.findall(plain))


def _fits(selector: str, names: set[str]) -> bool:
    needs = _needs(selector)
    return needs is not None and needs <= names


def with_tokens(given: list[Rule], drawn: str) -> list[Rule]:
    """The rules without tokens that neither they nor the drawing use."""
    named = set(TOKEN.findall(drawn))
    values: dict[str, str] = {}
    for rule in given:
        for name, value in rule.declared:
            if name.startswith("--"):
                values[name] = values.get(name, "") + value
            else:
                named.update(TOKEN.findall(value))
    used: set[str] = set()
    while named:
        used |= named
        named = {one for name in named for one in TOKEN.findall(values.get(name, ""))} - used
    kept = (
        Rule(rule.selectors, tuple(one for one in rule.declared if not one[0].startswith("--") or one[0] in used))
        for rule in given
    )
    return [rule for rule in kept if rule.declared]


def lit(value: str, theme: str) -> str:
    """A value by day or by night."""
    while (at := value.find("light-dark(")) >= 0:
        end = closing(value, at + 10)
        day, night = apart(value[at + 11 : end], ",")
        value = value[:at] + (day if theme == LIGHT else night) + value[end + 1 :]
    return value


def closing(value: str, opened: int) -> int:
    """Where the bracket that opens at a place is closed."""
    depth = 0
    for at in range(opened, len(value)):
        depth += (value[at] == "(") - (value[at] == ")")
        if not depth:
            return at
    raise ValueError(f"{value!r} has a bracket that is not closed")


def themed(given: Iterable[Rule], theme: str, scope: str) -> str:
    """Rules as a stylesheet: by day, by night, or (`auto`) as whoever looks has it."""
    if theme in (LIGHT, DARK):
        return "".join(_lit(rule, theme).text(scope) for rule in given)
    tokens: list[tuple[str, str]] = []  # all that changes with the light, so that the cascade is the same by night
    named = []
    for rule in given:
        declared = []
        for name, value in rule.declared:
            if "light-dark(" in value:
                tokens.append((f"--by-light-{len(tokens)}", value))
                value = f"var({tokens[-1][0]})"
            declared.append((name, value))
        named.append(Rule(rule.selectors, tuple(declared)).text(scope))
    hall = Rule((ROOT,), tuple(tokens))
    night = f"@media (prefers-color-scheme:dark){{{_lit(hall, DARK).text(scope)}}}"
    return _lit(hall, LIGHT).text(scope) + night + "".join(named)


def _lit(rule: Rule, theme: str) -> Rule:
    return Rule(rule.selectors, tuple((name, lit(value, theme)) for name, value in rule.declared))
