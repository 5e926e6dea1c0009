"""A seat of a hall on the full screen: the same table, with the hall's answers instead of our own."""

from __future__ import annotations

import getpass
import json
import threading
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meadhall.engine import MeadhallError, seen
from meadhall.engine.prompt import Kind, Prompt
from meadhall.engine.registry import Shelf
from meadhall.engine.state import State
from meadhall.guest.hall import Hall, Refusal, Unreachable, read_link
from meadhall.guest.playing import WITHDRAWN, sit
from meadhall.tui.app import run
from meadhall.tui.ground import Ground
from meadhall.tui.pages import Reading
from meadhall.tui.table import TableScreen

Log = Callable[[], list[tuple[int, str]]]  # asks the hall for all that happened
SOONEST, LATEST = 0.5, 15.0  # seconds before a lost connection is made again


class HallSeat(Ground):
    """What the hall last told of the table."""

    def __init__(self, told: dict[str, Any], lang: str, log: Log) -> None:
        self.shelf = Shelf({})
        super().__init__(seen.game_of(told["state"], self.shelf), lang)
        self.tell: Callable[[dict[str, Any]], None] = lambda _: None  # until somebody listens
        self.told, self.read_log = told, log
        self.sentences: list[tuple[int, str]] = []  # each with the ply of the answer that it tells of
        self.take(told, log())

    def missed(self, told: dict[str, Any]) -> list[tuple[int, str]] | None:
        """The whole log where a view tells not all that happened since the last one; else None. Asks the hall."""
        near = told["version"] <= self.told["version"] + 1 and told["ply"] <= self.told["ply"] + 1
        return None if near else self.read_log()

    def take(self, told: dict[str, Any], log: list[tuple[int, str]] | None = None) -> None:
        """Take over a view of the table, with its whole log if that was asked for."""
        ply, before = told["ply"], self.told["ply"]
        if log is not None:
            self.sentences = log
        elif ply != before:
            kept = [one for one in self.sentences if one[0] < min(ply, before)]
            self.sentences = [*kept, *((ply - 1, text) for text in told["events"] if ply > before)]
        self.told, self.viewer = told, -1 if told["you"] is None else int(told["you"])
        self.state = seen.read(told["state"], self.game)
        self.offers_hints = bool(told["hints"])

    @property
    def names(self) -> Sequence[str]:
        return [seat["name"] or "?" for seat in self.told["seats"]]

    def view(self) -> State:
        return self.state

    def prompt(self) -> Prompt:
        told, parse = self.told, self.game.actions.parse
        if told["waiting"] is not None:
            return Prompt(Kind.WAIT, 0, "over", undo_refusal="the game has not begun")
        answers = tuple(parse(one["answer"]) for one in told["answers"])
        awaited = told["held"] if told["held"] is not None else told["asked"]
        question = "over" if self.state.seat < 0 else self.game.question(self.state)
        return Prompt(told["prompt"], -1 if awaited is None else awaited, question, answers, told["undo_refusal"])

    def log(self) -> list[str]:
        return [text for _, text in self.sentences]

    def asks(self) -> str:
        return self.say("tui-hall-waiting") if self.told["waiting"] is not None else super().asks()

    def give(self, action: int) -> None:
        text = self.game.actions.text
        answers = [text(one) for one in (action, *self.shown.then(self.view(), action))]
        self.tell({"do": "answers", "ply": self.told["ply"], "version": self.told["version"], "answers": answers})

    def done(self) -> None:
        self.tell({"do": "done"})

    def undo(self) -> None:
        if self.told["undo_refusal"] is not None:
            raise MeadhallError(self.told["undo_refusal"])
        self.tell({"do": "undo"})

    def why_not(self, typed: str) -> str:
        self.tell({"do": "why", "answers": [typed]} if typed else {"do": "whys"})
        return self.say("tui-hall-asked")


class HallScreen(TableScreen):
    """A seat of a hall; a thread listens to its socket."""

    ground: HallSeat
    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "hint", show=False)]

    def __init__(self, ground: HallSeat, connect: Callable[[], ClientConnection]) -> None:
        super().__init__(ground)
        self.ground, self.connect = ground, connect
        self.socket: ClientConnection | None = None  # while there is a connection
        ground.tell = self.tell_hall
        self.leaving = threading.Event()

    def on_mount(self) -> None:
        """Listen; the first view that comes makes us ready."""
        super().on_mount()
        self.listen()
        self.show_all()

    def on_unmount(self) -> None:
        """The seat is kept; the same call comes back to it."""
        self.leaving.set()
        if self.socket is not None:
            self.socket.close()

    def tell_hall(self, message: dict[str, Any]) -> None:
        """Say something to the hall."""
        if self.socket is None:
            raise MeadhallError(self.ground.say("tui-hall-lost"))
        try:
            self.socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            raise MeadhallError(self.ground.say("tui-hall-lost")) from None

    def be_ready(self) -> None:
        """Want to begin, and play for oneself."""
        told = self.ground.told
        if told["waiting"] is not None and told["you"] is not None and told["you"] not in told["waiting"]["ready"]:
            self.trying(lambda: self.tell_hall({"do": "ready", "on": True}))
        elif told["prompt"] == Kind.STAND_IN:
            self.trying(lambda: self.tell_hall({"do": "back"}))

    @work(thread=True, group="socket")
    def listen(self) -> None:
        """Take what the hall says until the table is left; lost connections are made again."""
        pause = SOONEST
        while not self.leaving.is_set():
            try:
                with self.connect() as socket:
                    self.socket = socket
                    for text in socket:
                        pause = SOONEST
                        if self.leaving.is_set():
                            return
                        said = json.loads(text)
                        log = self.ground.missed(said) if said["type"] == "view" else None
                        self.app.call_from_thread(self.heard, said, log)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == WITHDRAWN:
                    self.app.call_from_thread(self.complain, self.ground.say("tui-hall-withdrawn"))
                    return
            except (Unreachable, Refusal):
                pass
            self.socket = None
            if not self.leaving.is_set():
                self.app.call_from_thread(self.complain, self.ground.say("tui-hall-lost"))
                self.leaving.wait(pause)
                pause = min(2 * pause, LATEST)

    def heard(self, said: dict[str, Any], log: list[tuple[int, str]] | None) -> None:
        """Something the hall said; with the whole log where more happened than a view tells."""
        ground = self.ground
        if said["type"] == "view":
            mine = ground.prompt().kind == Kind.ANSWER
            ground.take(said, log)
            self.seen = min(self.seen, len(ground.sentences))
            if mine:
                self.typed, self.lit, self.best = "", "", -1
            self.be_ready()
            self.show_all()
        elif said["type"] == "refused":
            self.complain(_told(said["why"]) if said.get("why") else said["text"])
        elif said["type"] == "ok" and "hint" in said:
            self.tell_hint(said)
        elif said["type"] == "ok" and said.get("why"):
            self.app.push_screen(self.page("tui-why", _told(said["why"])))
        elif said["type"] == "ok" and said.get("whys"):
            self.app.push_screen(self.page("tui-why", "\n".join(_told(one) for one in said["whys"])))

    def action_hint(self) -> None:
        """Ask the hall's strongest bot."""
        if self.ground.prompt().kind == Kind.ANSWER:
            self.notify(self.letters(self.ground.say("term-hinting")), markup=False)
            self.trying(lambda: self.tell_hall({"do": "hint"}))

    def tell_hint(self, said: dict[str, Any]) -> None:
        """What it would do, if the question is still open."""
        ground = self.ground
        if said["ply"] == ground.told["ply"]:
            self.best, self.chances = ground.game.actions.parse(said["hint"]), list(said["chances"])
            best = Text(ground.say("term-hint", answer=ground.offer(self.best)), "bold")
            self.app.push_screen(Reading(ground.say("page-hint"), Text.assemble(best, "\n\n", said["why"])))
            self.show_all()


def _told(why: Any) -> str:
    """A reason as the hall tells it."""
    if isinstance(why, dict):
        return f"{why['answer']}: " + " ".join(filter(None, (why["text"], why["help"])))
    return str(why)


def sit_at(link: str, name: str, lang: str, *, plain: bool, light: bool) -> None:
    """Take the seat that a link leads to, and play it."""
    found = read_link(link)
    hall = Hall(found.hall)
    table, token = sit(found, name or getpass.getuser()[:30].capitalize() or "Guest", program=False)

    def connect() -> ClientConnection:
        return hall.live(table, token, "program", lang)

    ground = HallSeat(first_view(connect), lang, lambda: hall.log(table, token, lang))
    run(lambda: HallScreen(ground, connect), plain=plain, light=light)


def first_view(connect: Callable[[], ClientConnection]) -> dict[str, Any]:
    """The table as the hall shows it first."""
    with connect() as socket:
        while True:
            said: dict[str, Any] = json.loads(socket.recv())
            if said["type"] == "view":
                return said
