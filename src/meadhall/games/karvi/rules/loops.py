"""Finds equipment tiles whose bonuses would feed themselves for ever."""

from __future__ import annotations

from itertools import product

from meadhall.engine.components import Components, Entry
from meadhall.games.karvi.rules.box import GEAR_SLOTS, TRACKS

# Actions that may be repeated without end. What else tiles answer to runs out: buildings, tiles of the map, warriors
# who fall, and the open trade cards of a turn.
ENDLESS = ("equip", "bread", "yield", "locked", "trade", "raid")

Bonuses = dict[str, set[str]]  # by action: those that a tile's bonus for it carries out


def check(parts: Components) -> None:
    """Refuse tiles that, lying on one mat, would repeat an action for ever."""
    unlocked = set().union(*(actions(parts.one("locked").values.get(track), set()) for track in TRACKS))
    if "locked" in unlocked:
        raise parts.one("locked").wrong(TRACKS[0], "the locked action would repeat itself for ever")
    by_slot: list[list[Entry | None]] = [[None] for _ in GEAR_SLOTS]
    for entry in parts.all("gear"):
        if any(bonuses(entry, unlocked).values()):
            by_slot[GEAR_SLOTS.index(entry.values["slot"])].append(entry)
    for mat in product(*by_slot):
        tiles = [tile for tile in mat if tile is not None]
        found = endless(tiles, unlocked)
        if found:
            names = " and ".join(str(tile.values["id"]) for tile in tiles)
            raise tiles[-1].wrong("on", f"with {names} the {found} action would repeat itself for ever")


def actions(effect: object, unlocked: set[str]) -> set[str]:
    """The actions that an effect carries out, those of the locked action included."""
    words = [sentence.split() for sentence in effect] if isinstance(effect, list) else []
    found = {word[1] for word in words if word[0] == "act"} & set(ENDLESS)
    return found | unlocked if "locked" in found else found


def bonuses(tile: Entry, unlocked: set[str]) -> Bonuses:
    """What a tile's bonuses carry out."""
    return {event: actions(effect, unlocked) for event, effect in tile.values.get("on", {}).items() if event in ENDLESS}


def endless(tiles: list[Entry], unlocked: set[str]) -> str:
    """An action that leads to itself when these tiles lie on a mat; empty if none does."""
    after: Bonuses = {action: set() for action in ENDLESS}
    for tile in tiles:
        for event, found in bonuses(tile, unlocked).items():
            after[event] |= found
    for action in ENDLESS:
        reached: set[str] = set()
        front = set(after[action])
        while front - reached:
            reached |= front
            front = set().union(*(after[one] for one in front))
        if action in reached:
            return action
    return ""
