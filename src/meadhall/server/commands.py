"""Commands: what a seat can ask for, by socket or by HTTP, read into these structs and dispatched here alone."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from meadhall.engine.state import SPECTATOR
from meadhall.server.door import Door
from meadhall.server.errors import Forbidden
from meadhall.server.live_table import LiveTable
from meadhall.server.reading import LONGEST_REST, MOST_TOGETHER
from meadhall.server.room import Room
from meadhall.server.thinkers import STAND_IN

LONGEST_ANSWER = 80  # letters
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_ANSWER)]
When = Literal["aimed", "turn", "always"]
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


class Answers(Message, tag="answers", kw_only=True):
    """Several answers in one gesture, the first to the question of a ply; all are given, or none."""

    ply: int
    answers: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MOST_TOGETHER)]
    version: int | None = None


class Undo(Message, tag="undo"):
    """Take the last gesture back: an answer, or all that were given together."""


class Done(Message, tag="done"):
    """Let the game go on."""


class AtOnce(Message, tag="at-once", kw_only=True):
    """Whether turns end without Done."""

    on: bool = False


class Asks(Message, tag="asks", kw_only=True):
    """When to be asked in windows between turns: only when aimed at, from the own turn on, or always; and whether the
    next window is to be asked whatever that says.
    """

    when: When | None = None
    bell: bool | None = None


class Rest(Message, tag="rest", kw_only=True):
    """Go on holiday for so many days; 0: back again."""

    days: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_REST)]


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


class Ready(Message, tag="ready", kw_only=True):
    """Whether one wants to begin."""

    on: bool = True


class Start(Message, tag="start"):
    """The host begins, with bots on seats that nobody has taken."""


class Invite(Message, tag="invite", kw_only=True):
    """The host keeps a free seat for whoever gets its own link."""

    seat: int


class Uninvite(Message, tag="uninvite", kw_only=True):
    """The host takes a seat's own link back."""

    seat: int


class Nudge(Message, tag="nudge", kw_only=True):
    """Call a player who is here."""

    seat: int


class Name(Message, tag="name", kw_only=True):
    """What one wants to be called, before the game begins."""

    name: Annotated[str, msgspec.Meta(max_length=80)]


class Talks(Message, tag="talks", kw_only=True):
    """Whether people may talk at the table; the host says."""

    on: bool


class Give(Message, tag="give-seat", kw_only=True):
    """What the host says to an onlooker who asks for a seat."""

    asker: int
    yes: bool


RoomCommand = Ready | Start | Invite | Uninvite | Nudge | Name | Talks | Give
Command = Answer | Answers | Undo | Done | AtOnce | Asks | Rest | LetBot | TakeBack | Renew | LinkReply | RoomCommand


async def dispatch(door: Door, live: LiveTable, seat: int, command: Command) -> None:
    """Carry a command out for a seat."""
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    match command:
        case Answer(ply=ply, answer=answer, version=version):
            await door.answer(live, seat, ply, answer, version)
        case Answers(ply=ply, answers=answers, version=version):
            await door.answers(live, seat, ply, answers, version)
        case Undo(ply=about):
            await door.undo(live, seat, live.table.ply if about is None else about)
        case Done(ply=about):
            await door.say_done(live, seat, live.table.ply if about is None else about)
        case AtOnce(on=on):
            await door.set_at_once(live, seat, on)
        case Asks(when=when, bell=bell):
            await door.set_asks(live, seat, when, bell)
        case Rest(days=days):
            await door.rest(live, seat, days)
        case LetBot(seat=whose, level=level):
            await door.stand_in(live, seat, seat if whose is None else whose, level or STAND_IN)
        case TakeBack(seat=whose):
            await door.stand_in(live, seat, seat if whose is None else whose, None)
        case Renew(seat=whose):
            await door.links.renew(live, seat, whose)
        case LinkReply(allow=allow):
            await door.links.reply(live, seat, allow)
        case _:
            door.playable(live)
            await _about_the_room(door.room, live, seat, command)


async def _about_the_room(room: Room, live: LiveTable, seat: int, command: RoomCommand) -> None:
    match command:
        case Ready(on=on):
            await room.ready(live, seat, on)
        case Start():
            await room.start(live, seat)
        case Invite(seat=whose):
            await room.invite(live, seat, whose)
        case Uninvite(seat=whose):
            await room.uninvite(live, seat, whose)
        case Nudge(seat=whose):
            room.nudge(live, seat, whose)
        case Name(name=name):
            await room.rename(live, seat, name)
        case Talks(on=on):
            await room.set_talk(live, seat, on)
        case Give(asker=asker, yes=yes):
            room.give(live, seat, asker, yes)
