"""Where every component is: in play, to come, or gone."""

from __future__ import annotations

from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    NOBODY,
    ROWS,
    SPECIALS,
    STANDS,
    TILE,
    TILES,
    Own,
    Special,
    Store,
    Tile,
)
from meadhall.games.wikinger.rules.state import Wikinger


def in_play(s: Wikinger) -> tuple[list[int], list[int], list[int]]:
    """Tiles, figures and special tiles on the table, start tiles not counted."""
    tiles, figures, specials = [0] * (len(TILES) + 1), [0] * (len(FIGURES) + 1), [0] * len(SPECIALS)
    for slot in range(s.slots):
        tiles[s.tile[slot]] += 1
        figures[s.figure[slot]] += 1
    tiles[s.hand_tile] += 1
    figures[s.hand_figure] += 1
    for figure in range(1, len(FIGURES) + 1):
        figures[figure] += int(s.pool[figure])
    for k in s.open:
        if k != NOBODY:
            specials[k] += 1
    for seat in range(s.seats):
        for row in range(1, len(ROWS) + 1):
            for column in range(1, s.columns + 1):
                cell = s.land[land.at(s, seat, row, column)]
                tile = cell & TILE
                if tile >= Tile.GREAT_FARM:
                    specials[Special.GREAT_FARM + tile - Tile.GREAT_FARM] += 1
                else:
                    tiles[tile] += 1
                figures[row] += int(cell >= STANDS)
        if s.own[seat * Own.SIZE + Own.REACH]:
            tiles[Tile.LEFT] -= 1  # the start tile
        for figure in range(1, len(FIGURES) + 1):
            figures[figure] += int(s.own[seat * Own.SIZE + Own.ASHORE + figure])
        for k in range(len(SPECIALS)):
            specials[k] += int(s.own[seat * Own.SIZE + Own.SPECIAL + k])
    return tiles, figures, specials


def away(s: Wikinger, at: int) -> int:
    """How many of something are to come, or gone."""
    return int(s.store[at] + s.store[Store.GONE + at])


def census(s: Wikinger) -> dict[str, int]:
    """How many of each component there are, wherever they lie or went."""
    tiles, figures, specials = in_play(s)
    counts = {}
    for tile, name in enumerate(TILES, 1):
        counts[f"tile-{name}"] = tiles[tile] + away(s, Store.TILES + tile)
    counts["tile-left"] += int(s.box.start_tiles)
    for figure, name in enumerate(FIGURES, 1):
        counts[f"figure-{name}"] = figures[figure] + away(s, Store.FIGURES + figure)
    for special, name in enumerate(SPECIALS):
        counts[f"special-{name}"] = specials[special] + away(s, Store.SPECIALS + special)
    return counts
