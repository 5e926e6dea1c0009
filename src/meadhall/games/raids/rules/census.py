"""Where every tile of Raids is, counted."""

from __future__ import annotations

from meadhall.games.raids.rules.state import Raids


def count(s: Raids) -> dict[str, int]:
    """How many of each tile there are: on the track, aboard and beside ships, out of the game, and still to come."""
    box, counts = s.box, {}
    for tile in range(1, box.types):
        known = int(s.gone[tile]) + sum(at == tile for at in s.tile) + sum(at == tile for at in s.hold)
        known += sum(int(s.beside[ship * box.types + tile]) for ship in range(s.seats))
        coming = range(s.voyage + 1, box.voyages + 1)
        counts[box.names[tile]] = known + sum(int(box.copies[v * box.types + tile]) for v in coming)
    return counts
