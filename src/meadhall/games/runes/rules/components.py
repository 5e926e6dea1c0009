"""Loads Runes' component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.names import (
    COLOURS,
    MOST_SEATS,
    PIPS,
    RITUALS,
    RUNES,
    SIDES,
    STAR,
    STONES,
    SYMBOLS,
    Colour,
)
from meadhall.games.runes.rules.plane import MOST_COINS

TABLES = {  # with the keys that say which entry it is
    "box": (), "hand": (), "tray": ("seats",), "pay": (), "forms": (), "runes": (), "edges": (), "fit": (),
    "colour": ("id",), "theft": (), "ritual": ("id",), "stone": (),
}  # fmt: skip
STAR_NAME = RUNES[STAR]
WORD = re.compile(r"[^\W_]([\w '-]*\w)?")
MOST_HELD = 20
MOST_ON_TRAY = 200
ROLLED = ("more-coins", "replace-coins", "steal-hand")  # what they do depends on a roll


def read(text: str, rules: int) -> tuple[Components, Box]:
    """The components and their tables, or `BadComponents` with line and reason."""
    parts = Components(text, TABLES)
    return parts, box_of(text, rules)


@lru_cache(maxsize=16)
def box_of(text: str, rules: int) -> Box:
    """The tables of a component file, for a version of the rules; the same of both gives the same object."""
    parts = Components(text, TABLES)
    box = Box(text, rules)
    _read_figures(parts, box)
    _read_trays(parts, box)
    _read_rituals(parts, box)
    _read_stones(parts, box)
    return box


def _read_figures(parts: Components, box: Box) -> None:
    hand, pay, forms, theft = parts.one("hand"), parts.one("pay"), parts.one("forms"), parts.one("theft")
    parts.one("box").only("stones", "rituals", "coins")
    hand.only("stones", "rituals")
    pay.only("first", "match", "gold", "stone")
    forms.only("line", "coins")
    theft.only("second")
    box.hand, box.held = hand.number("stones", 1, STONES // MOST_SEATS), hand.number("rituals", 1, MOST_HELD)
    box.most = pay.number("stone", 1, MOST_COINS)
    box.first, box.match, box.gold = (pay.number(key, 1, MOST_COINS) for key in ("first", "match", "gold"))
    box.line, box.form = forms.number("line", 2, STONES), forms.number("coins", 1, 100)
    box.theft = theft.number("second", 1, PIPS)


def _read_trays(parts: Components, box: Box) -> None:
    coins = parts.one("box").number("coins", 1, 1000)
    for entry in parts.all("tray"):
        entry.only("seats", "coins")
        seats = entry.number("seats", 2, MOST_SEATS)
        if box.tray[seats]:
            raise entry.wrong("seats", f"{seats} players stand more than once")
        box.tray[seats] = entry.number("coins", 1, MOST_ON_TRAY)
        if box.tray[seats] * seats > coins:
            raise entry.wrong("coins", f"{seats} trays of {box.tray[seats]} coins are more than the {coins} of the box")
    parts.must_total("tray", "numbers of players", len(parts.all("tray")), MOST_SEATS - 1)


def _read_rituals(parts: Components, box: Box) -> None:
    seen: list[str] = []
    for entry in parts.all("ritual"):
        entry.only("id", "copies", "die", "strong")
        name = entry.word("id", RITUALS)
        if name in seen:
            raise entry.wrong("id", f"{name} stands more than once")
        seen.append(name)
        kind = RITUALS.index(name)
        box.copies[kind] = entry.number("copies", 0, 30)
        box.die[kind] = _flag(entry, "die")
        box.strong[kind] = _flag(entry, "strong")
    for name in ROLLED:
        if name in seen and not box.die[RITUALS.index(name)]:
            raise parts.all("ritual")[seen.index(name)].wrong("die", f"{name} cannot be done without a die")
    parts.must_total("ritual", "kinds of rituals", len(seen), len(RITUALS))
    parts.must_total("ritual", "copies", sum(box.copies), parts.one("box").number("rituals", 0, 200))


def _flag(entry: Entry, key: str) -> int:
    value = entry.values.get(key, False)
    if type(value) is not bool:
        raise entry.wrong(key, f"{key} must be true or false, not {value!r}")
    return int(value)


def _read_stones(parts: Components, box: Box) -> None:
    runes, edges, fit = parts.one("runes"), parts.one("edges"), parts.one("fit")
    runes.only("symbols")
    edges.only("symbols", "stars")
    fit.only("stars", "symbols", "all_differ")
    symbols = runes.values.get("symbols")
    if not isinstance(symbols, list) or not _different(symbols) or len(symbols) != SYMBOLS or STAR_NAME in symbols:
        raise runes.wrong("symbols", f"symbols must be {SYMBOLS} different words besides {STAR_NAME}, not {symbols!r}")
    box.symbols = [*symbols, STAR_NAME]
    box.stones = parts.one("box").number("stones", int(box.hand) * MOST_SEATS, STONES)
    parts.must_total("stone", "stones", len(parts.all("stone")), int(box.stones))
    stars, different, differ = fit.number("stars", 0, SIDES), fit.number("symbols", 0, SIDES), _flag(fit, "all_differ")
    counts: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    turns: dict[tuple[str, ...], int] = {}
    for number, entry in enumerate(parts.all("stone"), 1):
        entry.only("colour", "runes")
        colour, found = entry.word("colour", COLOURS), entry.values.get("runes")
        if not isinstance(found, list) or len(found) != SIDES or any(rune not in box.symbols for rune in found):
            raise entry.wrong("runes", f"runes must be {SIDES} of {', '.join(box.symbols)}, not {found!r}")
        if found.count(STAR_NAME) > stars:
            raise entry.wrong("runes", f"{found.count(STAR_NAME)} stars on one stone, {stars} are allowed")
        kinds = len(set(found) - {STAR_NAME})
        if kinds < different:
            raise entry.wrong("runes", f"only {kinds} different symbols, {different} are needed")
        likeness = min(tuple(found[turn:] + found[:turn]) for turn in range(SIDES))
        if differ and likeness in turns:
            raise entry.wrong("runes", f"stone {number} is stone {turns[likeness]} turned")
        turns[likeness] = number
        counts.update(found)
        colours[colour] += 1
        box.colour[number] = COLOURS.index(colour)
        for side, rune in enumerate(found):
            box.rune[number * SIDES + side] = box.symbols.index(rune)
        for turn in range(SIDES):
            box.face[number * SIDES + turn] = plane.face(box, number, turn)
            box.look[number * SIDES + turn] = plane.look(box, number, turn)
    box.blacks = colours[COLOURS[Colour.BLACK]]
    _check_totals(parts, box, counts, colours)


def _different(names: list[object]) -> bool:
    return all(isinstance(name, str) and WORD.fullmatch(name) for name in names) and len(set(names)) == len(names)


def _check_totals(parts: Components, box: Box, counts: Counter[str], colours: Counter[str]) -> None:
    edges = parts.one("edges")
    for symbol, must_be in zip(box.symbols, edges.numbers("symbols", SYMBOLS), strict=False):
        parts.must_total("stone", f"edges with {symbol}", counts[symbol], must_be)
    parts.must_total("stone", "stars", counts[STAR_NAME], edges.number("stars", 0, STONES * SIDES))
    named = [entry.word("id", COLOURS) for entry in parts.all("colour")]
    for entry in parts.all("colour"):
        entry.only("id", "stones")
        name = entry.word("id", COLOURS)
        if named.count(name) > 1:
            raise entry.wrong("id", f"{name} stands more than once")
        parts.must_total("stone", f"{name} stones", colours[name], entry.number("stones", 0, STONES))
    parts.must_total("colour", "colours", len(named), len(COLOURS))
