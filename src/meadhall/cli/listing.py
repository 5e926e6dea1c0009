"""Lists that can be read: the games with their options, the bots, and the components of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meadhall.bots import NAMES
from meadhall.cli.lines import console
from meadhall.engine import AnyGame, Phrase
from meadhall.engine.components import BASES, NOT_FIGURES, Components, Entry
from meadhall.look import show
from meadhall.words import speaker


def games_told(games: Sequence[AnyGame]) -> list[dict[str, Any]]:
    """The games for programs."""
    return [
        {
            "name": game.name,
            "seats": list(game.seats),
            "minutes": game.minutes,
            "options": {o.name: {"default": o.default, "choices": o.choices} for o in game.options.values()},
            "bots": list(NAMES),
        }
        for game in games
    ]


def games_listed(games: Sequence[AnyGame], lang: str) -> None:
    """The games for people."""
    out = console()
    for game in games:
        words = speaker(lang, show(game))
        figures = {"least": min(game.seats), "most": max(game.seats), "minutes": game.minutes}
        out.print(words.say(Phrase("term-game", {"game": game.name, **figures})), style="bold", highlight=False)
        out.print(Padding(words.say("game-about"), (0, 0, 0, 2)), highlight=False)
        for option in game.options.values():
            others = ", ".join(str(choice).lower() for choice in option.choices if choice != option.default)
            choices = {"name": option.name, "usual": str(option.default).lower(), "others": others}
            out.print(Padding(words.say(Phrase("term-option", choices)), (0, 0, 0, 2)), highlight=False)


def bots_listed(lang: str) -> None:
    """The bots, weakest first, each as it is named and called."""
    out, words = console(), speaker(lang)
    out.print(Text(words.say("term-bots"), "bold"))
    for name in NAMES:
        known = words.knows(f"page-level-{name}")
        out.print(Padding(Text(f"{name:<9}{words.say(f'page-level-{name}') if known else ''}"), (0, 0, 0, 2)))
    out.print(Padding(Text(words.say("term-bots-own")), (0, 0, 0, 2)))


def components_listed(parts: Components, lang: str) -> None:
    """Every figure of a component file: a table for each kind of thing, its facts as columns."""
    out, words = console(), speaker(lang)
    for kind, entries in groupby(sorted(parts.entries, key=lambda one: one.kind), key=lambda one: one.kind):
        rows = list(entries)
        out.print(Text(kind, "bold underline"))
        out.print(_table(rows, words.say("term-basis"), words.say("term-note"), max(40, out.width)))
    for basis, n in parts.bases.items():
        out.print(f"{basis} ({n}): {words.about(f'basis-{basis}')}", highlight=False)


def _table(rows: list[Entry], basis: str, note: str, width: int) -> Grid:
    facts = list(dict.fromkeys(key for row in rows for key in row.values if key not in NOT_FIGURES))
    noted = any(row.values.get("note") for row in rows)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, width=None)
    if len(facts) > max(3, (width - 30) // 9):  # too many columns to be read: one for all
        grid.add_column("")
        for row in rows:
            told = [f"{key} {_said(row.values[key])}" for key in facts if key in row.values]
            told.append(f"{basis}: {_basis(row)}")
            told += [f"{note}: {row.values['note']}"] if row.values.get("note") else []
            grid.add_row(Text("; ".join(told)))
        return grid
    for fact in (*facts, basis, *((note,) if noted else ())):
        grid.add_column(Text(fact.replace("_", " ")))
    for row in rows:
        cells = [_said(row.values[fact]) if fact in row.values else "" for fact in facts]
        cells += [_basis(row), *([str(row.values.get("note", ""))] if noted else [])]
        grid.add_row(*(Text(cell) for cell in cells))
    return grid


def _said(value: object) -> str:
    """A value as people write it: lists with commas, tables with colons, nothing of Python's."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_said(one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        nested = any(isinstance(one, (list, dict)) for one in value)
        return ("; " if nested else ", ").join(_said(one) for one in value)
    return str(value)


def _basis(entry: Entry) -> str:
    """How we know, fact by fact where that differs."""
    facts = entry.facts
    told = []
    for basis in BASES:
        named = [fact for fact in facts if facts[fact] == basis]
        if named:
            told.append(basis if len(named) == len(facts) else f"{basis}: {', '.join(named)}")
    return "; ".join(told)
