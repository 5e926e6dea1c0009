# compiled with mypyc
"""The words of Raids' rules: questions, answers, events and where things come from, as numbers and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

NOBODY: Final = -1


class Phase:
    """Which question is open; the order is that of `QUESTIONS`."""

    TAKE: Final = 0  # where to put a ship tile
    SELL: Final = 1  # what to sell at a trading post
    SAIL: Final = 2  # where to sail
    MONSTER: Final = 3  # fight it or feed it
    BATTLE: Final = 4  # strike back or flee
    FLEE: Final = 5  # flee where
    TURNED_AWAY: Final = 6  # arrived without a Viking at an occupied tile: sail on where (ruling 6)


QUESTIONS: Final = ("take", "sell", "sail", "monster", "battle", "flee", "turned-away")


class Act:
    """First answer of each family; the game checks them against its action space."""

    PLACE: Final = 0
    REPLACE: Final = 1  # + space, from 0
    THROW: Final = 6
    SELL: Final = 7  # + space, from 0
    DONE: Final = 12
    SAIL: Final = 13  # + track space, from 1
    FIGHT: Final = 34
    FEED: Final = 35
    STRIKE: Final = 36
    GIVE_WAY: Final = 37
    FLEE: Final = 38  # + track space, from 1


class Event:
    """What can happen; the order is that of `EVENTS`. Figures behind each."""

    VOYAGE: Final = 0  # voyage, harbour tile
    TOOK: Final = 1  # ship, tile, space of the track
    REPLACED: Final = 2  # ship, new tile, old tile
    THREW: Final = 3  # ship, tile
    SOLD: Final = 4  # ship, tile
    HIRED: Final = 5  # ship, Vikings, source, of how many
    LOST: Final = 6  # ship, Vikings without a shield
    LEFT_GAME: Final = 7  # tile, space
    SAILED: Final = 8  # ship, from, to
    COIN: Final = 9  # ship, value, source
    FOUGHT: Final = 10  # ship, monster tile, Vikings spent, space
    FED: Final = 11  # ship, monster tile, Vikings fed, space
    STRUCK: Final = 12  # ship, rival, Vikings
    GAVE_WAY: Final = 13  # ship, rival, space
    TURNED_AWAY: Final = 14  # ship, rival, space
    DOCKED: Final = 15  # ship, slot
    GHOST: Final = 16  # from, to
    RANKED: Final = 17  # ship, rank, coin, count
    ENDED: Final = 18
    FLED: Final = 19  # ship, from, to


EVENTS: Final = (
    "voyage", "took", "replaced", "threw", "sold", "hired", "lost", "left-game", "sailed", "coin", "fought", "fed",
    "struck", "gave-way", "turned-away", "docked", "ghost", "ranked", "ended", "fled",
)  # fmt: skip


class Source:
    """Where Vikings and coins come from."""

    VILLAGE: Final = 0
    VISIT: Final = 1
    POST: Final = 2
    SAILS: Final = 3
    PLUNDER: Final = 4
    HARBOUR: Final = 5


SOURCES: Final = ("village", "visit", "post", "sails", "plunder", "harbour")


def tell(s: Raids, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event if somebody listens; everything in Raids is public."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)
