"""Commands: what a seat can ask for, by socket or by HTTP, read into these structs and dispatched here alone."""

from __future__ import annotations

from typing import Annotated

import msgspec

from meadhall.engine.state import SPECTATOR
from meadhall.server.bot_workers import STAND_IN
from meadhall.server.door import Door
from meadhall.server.errors import Forbidden
from meadhall.server.live_table import LiveTable

LONGEST_ANSWER = 80  # letters
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_ANSWER)]
MOST_MEANT = 64  # answers that a click on one thing may mean


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every message may carry: a number that the reply repeats, and the ply it is about."""

    id: int | None = None
    ply: int | None = None


class Answer(Message, tag="answer", kw_only=True):
    """An answer to the question of a ply; with `version` only to the very question that was shown."""

    ply: int
    answer: Text
    version: int | None = None


class Undo(Message, tag="undo"):
    """Take the last answer back."""


class Done(Message, tag="done"):
    """Let the game go on."""


class AtOnce(Message, tag="at-once", kw_only=True):
    """Whether turns end without Done."""

    on: bool = False


class LetBot(Message, tag="bot", kw_only=True):
    """Let a bot play for a seat, one's own if none is named."""

    seat: int | None = None
    level: str | None = None


class TakeBack(Message, tag="back", kw_only=True):
    """Take a seat back from a bot."""

    seat: int | None = None


class Renew(Message, tag="renew", kw_only=True):
    """A new link to another's seat: at once where nobody sat down yet, else the player is asked."""

    seat: int = -1


class LinkReply(Message, tag="link", kw_only=True):
    """What a player says to the host who asks for a new link to the seat."""

    allow: bool


Command = Answer | Undo | Done | AtOnce | LetBot | TakeBack | Renew | LinkReply


async def dispatch(door: Door, live: LiveTable, seat: int, command: Command) -> None:
    """Carry a command out for a seat."""
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    match command:
        case Answer(ply=ply, answer=answer, version=version):
            await door.answer(live, seat, ply, answer, version)
        case Undo(ply=about):
            await door.undo(live, seat, live.table.ply if about is None else about)
        case Done(ply=about):
            await door.say_done(live, seat, live.table.ply if about is None else about)
        case AtOnce(on=on):
            await door.set_at_once(live, seat, on)
        case LetBot(seat=whose, level=level):
            await door.stand_in(live, seat, seat if whose is None else whose, level or STAND_IN)
        case TakeBack(seat=whose):
            await door.stand_in(live, seat, seat if whose is None else whose, None)
        case Renew(seat=whose):
            await door.links.renew(live, seat, whose)
        case LinkReply(allow=allow):
            await door.links.reply(live, seat, allow)
