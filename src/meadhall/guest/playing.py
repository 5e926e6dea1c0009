"""A bot plays a seat of a hall by its link: asked with what the seat may know, again after every lost connection."""

from __future__ import annotations

import contextlib
import json
import operator
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meadhall import bots
from meadhall.bots import own
from meadhall.engine import seen
from meadhall.engine.errors import BadSetup, MeadhallError
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import Shelf
from meadhall.guest import kept
from meadhall.guest.hall import TOO_OFTEN, Hall, Link, Refusal, Unreachable

SOONEST, LATEST = 0.5, 30.0  # seconds before a lost connection is made again: twice as long each time
GIVE_UP = 3600.0  # seconds that a hall may be away
WITHDRAWN = 4403  # the code a socket is closed with when the seat is somebody else's
BRAND = (*bots.NAMES, "search", "plain")


class BotFailed(Exception):
    """The bot raised, or answered what is no answer; the seat is kept."""


@dataclass(frozen=True)
class Ended:
    """How a game ended."""

    table: str
    names: list[str]
    points: list[int]
    winners: list[int]
    seat: int


Say = Callable[[str], None]


def maker(name: str) -> tuple[Callable[[AnyGame], Any], str]:
    """What makes a bot of that name for a game, and what it is called at a table."""
    if name.partition(":")[0] in BRAND:
        return (lambda game: bots.make(name, game, secrets.randbits(48))), name.partition(":")[0].capitalize()
    if ":" not in name and name not in own.registered():
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(bots.NAMES)}, or your own as file.py:Class")
    found = own.find(name)
    return (lambda game: own.made(found, game, secrets.randbits(48))), str(getattr(found, "__name__", name))[:30]


def sit(link: Link, called: str, program: bool = True) -> tuple[str, str]:
    """Table and token: of the seat that this machine took by the link before, or sitting down now, as a program or a
    person.
    """
    before = kept.seat_by(link)
    if before is not None:
        return before
    hall = Hall(link.hall)
    for number in range(1, 10):
        name = called if number == 1 else f"{called} {number}"
        try:
            reply = hall.post(f"/join/{link.token}", {"name": name, "program": program})
        except Refusal as refusal:
            if refusal.code not in ("seat/name", "table/setup") or number == 9:
                raise
        else:
            break
    kept.keep(link, reply["table"], reply["token"])
    return reply["table"], reply["token"]


class Guest:
    """One seat, played until the game is over."""

    def __init__(
        self, hall: Hall, table: str, token: str, make: Callable[[AnyGame], Any], *, budget: float = 1.0,
        shelf: Shelf | None = None, say: Say = print, give_up: float = GIVE_UP,
    ) -> None:  # fmt: skip
        self.hall, self.table, self.token, self.make = hall, table, token, make
        self.budget, self.shelf, self.say, self.give_up = budget, shelf or Shelf(), say, give_up
        self.bot: Any = None
        self.game: AnyGame | None = None

    def play(self) -> Ended:
        """Play to the end; connections that are lost are made again."""
        pause, away = SOONEST, 0.0
        while True:
            try:
                with self.hall.live(self.table, self.token, "program") as socket:
                    if away:
                        self.say("The hall is back.")
                    pause, away = SOONEST, 0.0
                    return self._until_over(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == WITHDRAWN:
                    raise MeadhallError("the seat belongs to somebody else now; ask the host for a new link") from None
                lost: str = "the connection was lost"
            except Unreachable as unreachable:
                if self.bot is None and not away:
                    raise
                lost = str(unreachable)
            except Refusal as refusal:
                if not refusal.passing:
                    raise
                lost = str(refusal)
            away += pause
            if away > self.give_up:
                raise Unreachable(f"{lost}; the seat is kept, and the same call goes on when the hall is back")
            self.say(f"{lost[0].upper()}{lost[1:]}; trying again in {pause:g} s.")
            time.sleep(pause)
            pause = min(2 * pause, LATEST)

    def _until_over(self, socket: ClientConnection) -> Ended:
        while True:
            try:
                view = _newest(socket)
            except Refusal as refusal:
                if refusal.status != TOO_OFTEN:
                    raise
                time.sleep(SOONEST)  # the hall limits what a socket may say in a second
                _tell(socket, {"do": "view"})  # and asks again what was refused
                continue
            if view["finished"]:
                names = [seat["name"] for seat in view["seats"]]
                return Ended(self.table, names, view["points"], view["winners"], view["you"])
            self._follow(socket, view)

    def _follow(self, socket: ClientConnection, view: dict[str, Any]) -> None:
        """Do what the table waits for, if that is ours."""
        if view["waiting"] is not None and view["you"] not in view["waiting"]["ready"]:
            _tell(socket, {"do": "ready", "on": True})
        elif view["prompt"] == "stand-in":
            _tell(socket, {"do": "back"})  # we are here
        elif view["prompt"] == "answer":
            answer = self.choose(view)
            _tell(socket, {"do": "answer", "ply": view["ply"], "version": view["version"], "answer": answer})

    def choose(self, view: dict[str, Any]) -> str:
        """The bot's answer to a view."""
        game = seen.game_of(view["state"], self.shelf)
        state = seen.read(view["state"], game)
        if self.bot is None or game is not self.game:
            self.game, self.bot = game, self.make(game)
        legal = [game.actions.parse(one["answer"]) for one in view["answers"]]
        try:
            said = self.bot.choose(state, list(legal), self.budget)
            number = -1 if isinstance(said, bool) else operator.index(said)
        except Exception as error:
            raise BotFailed(f"the bot raised {error!r:.200}") from error
        if number not in legal:
            raise BotFailed(f"the bot answered {said!r:.100}, which is none of the {len(legal)} legal answers")
        return game.actions.text(number)


def rematch(hall: Hall, table: str, token: str) -> tuple[str, str]:
    """The next game at the same table: begun, or joined where somebody has begun it."""
    reply = hall.post(f"/t/{table}/rematch", {"deal": "new"}, token)
    return reply["table"], reply["token"]


def _tell(socket: ClientConnection, message: dict[str, Any]) -> None:
    socket.send(json.dumps(message))


def _newest(socket: ClientConnection) -> dict[str, Any]:
    """The latest view: those that came while the bot thought are history."""
    found = None
    while found is None:
        found = _view(socket.recv())
    with contextlib.suppress(TimeoutError):
        while True:
            found = _view(socket.recv(timeout=0)) or found
    return found


def _view(text: str | bytes) -> dict[str, Any] | None:
    said: dict[str, Any] = json.loads(text)
    if said["type"] == "refused" and said["code"] not in (
        "answer/stale",
        "answer/stand-in",
        "table/begun",
        "answer/wait",
    ):
        raise Refusal(said["text"], said["code"], TOO_OFTEN if said["code"] == "request/too-often" else 400)
    return said if said["type"] == "view" else None
