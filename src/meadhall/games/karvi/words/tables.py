"""Rows of the box's tables as plain figures, for sentences and pictures."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules.box import (
    ALL_SPACES,
    CARDS,
    FIELDS,
    GEAR,
    GEAR_SLOTS,
    GOODS,
    KINDS,
    LETTERS,
    RUNES,
    SPECIALS,
    STARTS,
    TRADE_CARDS,
    Box,
)  # fmt: skip

SIDES = 2  # of the map and of start cards: for two and three players, for four


class Price(NamedTuple):
    """What something costs in fur and silver."""

    fur: int
    silver: int
    free: int  # of either


class TradeTile(NamedTuple):
    """What a trade tile costs and brings."""

    fur: int
    silver: int
    gold: int
    points: int
    cards: int


class RaidTile(NamedTuple):
    """What a raid tile asks for and brings."""

    strength: int
    damage: int
    points: int
    effect: int


class Goal(NamedTuple):
    """What a rune counts, of which goods, and its two marks with their points."""

    measure: int
    goods: int
    easy: int
    hard: int
    easy_points: int
    hard_points: int


class Start(NamedTuple):
    """What one side of a start card gives."""

    left: int
    right: int
    fur: int
    silver: int
    gold: int
    warrior: int
    sort: int
    bread: int


def _row(table: Ints, at: int, rows: int) -> list[int]:
    """A row of a table that has so many."""
    width = len(table) // rows
    return [int(figure) for figure in table[at * width : (at + 1) * width]]


def _effects(row: list[int]) -> list[int]:
    """Where the effects of a row begin; it may have room for more."""
    return [at for at in row if at >= 0]


def beer_track(box: Box) -> int:
    """The track whose tiles bring more beer; those of the other bring more provisions."""
    return int(box.beer_track)


def more(box: Box, track: int) -> tuple[str, list[int]]:
    """What the tiles on a track bring more of, and how much behind each."""
    name, table = ("beer", box.beer) if track == beer_track(box) else ("bread", box.bread)
    return name, [int(figure) for figure in table]


def is_trade(kind: int) -> bool:
    """Whether tiles of a kind are traded; the others are raided."""
    return kind < len(GOODS)


def trade_tile(box: Box, kind: int, letter: int) -> TradeTile:
    """A tile of a kind that is traded."""
    return TradeTile(*_row(box.trade, kind * len(LETTERS) + letter, len(GOODS) * len(LETTERS)))


def raid_tile(box: Box, kind: int, letter: int) -> RaidTile:
    """A tile of a kind that is raided."""
    raids = len(KINDS) - len(GOODS)
    return RaidTile(*_row(box.raid, (kind - len(GOODS)) * len(LETTERS) + letter, raids * len(LETTERS)))


def card_price(box: Box, no: int) -> Price:
    """What an equipment card costs."""
    return Price(*_row(box.card_cost, no, CARDS + 1))


def card_boxes(box: Box, no: int) -> list[int]:
    """The effects of an equipment card, one for each of its boxes."""
    return _effects(_row(box.card_box, no, CARDS + 1))


def trade_boxes(box: Box, design: int) -> list[int]:
    """The effects of a trade card, one for each of its boxes; designs count from 1."""
    return _effects(_row(box.trade_box, design - 1, TRADE_CARDS))


def halves(box: Box, space: int) -> list[int]:
    """The effects of an action space: one or two."""
    return _effects(_row(box.space_half, space, ALL_SPACES))


def slot(box: Box, at: int) -> tuple[Price, int]:
    """What it costs to lay something on a slot of the mat, and the points it covers."""
    *price, points = _row(box.slot_cost, at, len(GEAR_SLOTS) + 1)
    return Price(*price), points


def spots(box: Box, side: int, field: int) -> list[int]:
    """Points of the spots at a site."""
    return [points for points in _row(box.spots, side * len(FIELDS) + field, SIDES * len(FIELDS)) if points >= 0]


def goal(box: Box, rune: int) -> Goal:
    """The goal of a rune stone."""
    return Goal(*_row(box.goal, rune, len(RUNES)))


def need(box: Box, piece: int) -> tuple[int, int]:
    """What an equipment tile or a rune stone needs to be laid: a measure, and how much."""
    measure, many = _row(box.need, piece, len(GEAR) + len(RUNES))
    return measure, many


def special(box: Box, stone: int) -> tuple[int, int]:
    """What a special rune stone counts, and the points for each."""
    measure, points = _row(box.special_per, stone, len(SPECIALS))
    return measure, points


def start(box: Box, value: int, side: int) -> Start:
    """A side of the start card with a value."""
    return Start(*_row(box.start, (value - 1) * SIDES + side, STARTS * SIDES))
