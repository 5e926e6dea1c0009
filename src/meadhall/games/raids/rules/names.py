# compiled with mypyc
"""The words of Raids' rules as numbers; `names` makes the texts from them, so that each stands once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.names import names
from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

NOBODY: Final = -1
NONE: Final = 0  # no tile; tile types count from 1
SHIPS: Final = 4  # at most; the ghost's is the one after the players'
PLACES: Final = 8  # of a ship, at most; there is an answer for each
FARTHEST: Final = 41  # space where a harbour can lie; there is an answer for each up to it


class Phase:
    """Which question is open."""

    TAKE: Final = 0  # where to put a ship tile
    SELL: Final = 1  # what to sell at a trading post
    SAIL: Final = 2  # where to sail
    MONSTER: Final = 3  # fight it or feed it
    BATTLE: Final = 4  # strike back or flee
    FLEE: Final = 5  # flee where
    TURNED_AWAY: Final = 6  # arrived without a Viking at an occupied tile: sail on where (ruling 6)


class Act:
    """First answer of each family; the game checks them against its action space."""

    PLACE: Final = 0
    REPLACE: Final = 1  # + space, from 0
    THROW: Final = 9
    SELL: Final = 10  # + space, from 0
    DONE: Final = 18
    SAIL: Final = 19  # + track space, from 1
    FIGHT: Final = 60
    FEED: Final = 61
    STRIKE: Final = 62
    GIVE_WAY: Final = 63
    FLEE: Final = 64  # + track space, from 1


class Why:
    """Why an answer is not legal. A predicate of the rules tells it where it decides; `reasons` adds the figures."""

    NOTHING: Final = 0  # it is legal
    NOT_NOW: Final = 1  # it belongs to another question
    BEHIND: Final = 2  # the space lies behind the ship
    HERE: Final = 3  # the ship lies there
    BEYOND: Final = 4  # the route is shorter
    EMPTY: Final = 5  # no tile lies there
    VILLAGE: Final = 6  # it is only passed
    VISIT: Final = 7
    PLUNDER: Final = 8
    MONSTER: Final = 9
    UNARMED: Final = 10  # no Viking for the battle there
    TAKE_FIRST: Final = 11  # the tile at the ship comes first
    SELL_FIRST: Final = 12  # the trading post comes first
    COURSE_SET: Final = 13  # a monster lies on the way to the goal
    IN_BATTLE: Final = 14  # strike or give way comes first
    FULL: Final = 15  # no place aboard is free
    BARE: Final = 16  # nothing lies on that place
    NO_PLACE: Final = 17  # the ship is smaller
    NOT_GOODS: Final = 18  # the post buys goods only
    NO_POST: Final = 19  # goods, but no trading post
    STOWED: Final = 20  # no tile waits that could take its place
    UNLADEN: Final = 21  # no tile waits that could be stowed


class Event:
    """What can happen; figures behind each."""

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
    COUNTED: Final = 20  # ship, line of the score sheet, points: at the end


class Source:
    """Where Vikings and coins come from."""

    VILLAGE: Final = 0
    VISIT: Final = 1
    POST: Final = 2
    SAILS: Final = 3
    PLUNDER: Final = 4
    HARBOUR: Final = 5


class Kind:
    """Kinds of tiles. Those up to GOODS lie on the ship; a ship may stop at those up to POST."""

    NONE: Final = 0
    WEAPON: Final = 1
    SAIL: Final = 2
    MJOLNIR: Final = 3
    STANDARD: Final = 4
    GOODS: Final = 5
    RUNE: Final = 6
    POST: Final = 7
    VISIT: Final = 8
    PLUNDER: Final = 9
    MONSTER: Final = 10


class Harbour:
    """What a harbour tile ranks the ships by."""

    RACE: Final = 0
    GOODS: Final = 1
    KINDS: Final = 2
    RUNES: Final = 3
    SHIELDS: Final = 4
    WEAPONS: Final = 5
    POSTS: Final = 6
    MONSTERS: Final = 7
    SAILS: Final = 8


class Shields:
    """What the harbour tile for shields counts (ruling 14)."""

    SHIELDS: Final = 0  # all that can be seen, on ship and tiles
    VIKINGS: Final = 1  # aboard
    TILES: Final = 2  # shields on tiles aboard


class Score:
    """Lines of the score sheet."""

    COINS: Final = 0
    RUNES: Final = 1
    MJOLNIRS: Final = 2
    STANDARDS: Final = 3
    GOODS: Final = 4
    MONSTERS: Final = 5


QUESTIONS: Final = names(Phase)
EVENTS: Final = names(Event)
WHYS: Final = names(Why)
SOURCES: Final = names(Source)
KINDS: Final = names(Kind)
HARBOURS: Final = names(Harbour)
SHIELDS: Final = names(Shields)
SCORES: Final = names(Score)


def tell(s: Raids, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event if somebody listens; everything in Raids is public."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)
