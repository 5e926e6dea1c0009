"""How many of each component there are, wherever they lie or went."""

from __future__ import annotations

from meadhall.games.runes.rules import forms, plane
from meadhall.games.runes.rules.box import CARDS, SLOTS
from meadhall.games.runes.rules.names import BAG, COLOURS, OUT, RITUALS
from meadhall.games.runes.rules.state import Runes


def census(state: Runes) -> dict[str, int]:
    """Stones by colour and by place, coins by seat, rituals by kind: the same from first answer to last."""
    return _stones(state) | _coins(state) | _rituals(state)


def _stones(state: Runes) -> dict[str, int]:
    counts = {f"stone-{colour}": 0 for colour in COLOURS}
    for stone in range(1, state.box.stones + 1):
        counts[f"stone-{COLOURS[state.box.colour[stone]]}"] += 1
        held = sum(state.where[stone] == seat + 1 for seat in range(state.seats))
        on_table = sum(plane.stone_on(state, cell) == stone for cell in range(state.cells))
        counts[f"place of stone {stone}"] = held + on_table + (state.where[stone] in (BAG, OUT) and not on_table)
    return counts


def _coins(state: Runes) -> dict[str, int]:
    counts = {}
    for seat in range(state.seats):
        cells = [cell for cell in range(state.cells) if plane.owner_of(state, cell) == seat]
        laid = sum(int(plane.coins_on(state, cell)) for cell in cells)
        on_forms = int(state.box.form * forms.forms(state, seat))
        short = int(state.box.tray[state.seats]) - laid  # who runs short for a form has won
        counts[f"coins of seat {seat}"] = int(state.tray[seat]) + laid + min(on_forms, short)
    return counts


def _rituals(state: Runes) -> dict[str, int]:
    counts = {}
    for kind, name in enumerate(RITUALS):
        zones = sum(int(state.cards[zone + kind]) for zone in range(0, CARDS, SLOTS))
        counts[f"ritual-{name}"] = zones + (state.card == kind)
    return counts
