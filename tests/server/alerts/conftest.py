"""A hall that tells people of their turns, with a clock and receivers that belong to the test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server.alerts import mail, outward
from meadhall.server.alerts.desk import Ways
from meadhall.server.alerts.mail import Smtp
from meadhall.server.alerts.rounds import Rounds
from meadhall.server.app import application
from meadhall.server.bot_workers import Workers
from meadhall.server.house import House
from meadhall.server.serving import make_house
from tests.seeds import Fixed
from tests.server.alerts.receivers import Receiver
from tests.server.conftest import CLIENT, HEADERS, PATIENCE, Player, loose, sit

BASE = f"http://{CLIENT}"


class Mailbox:
    """A mail server that keeps what it gets; `refuses` is what it answers instead."""

    def __init__(self, **ways: Any) -> None:
        """How it greets: `ssl` from the first byte, else what aiosmtpd is to be told, as `tls_context`."""
        from aiosmtpd.smtp import SMTP  # late: not every system that runs the other tests has it

        self.got: list[Any] = []
        self.heard: list[str] = []  # commands
        self.refuses: str | None = None
        self.lines: list[SMTP] = []
        tls = ways.pop("ssl", None)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

        def line() -> SMTP:
            made = SMTP(self, loop=self.loop, **ways)
            self.lines.append(made)
            made._smtp_methods = {name: self._noted(name, act) for name, act in made._smtp_methods.items()}
            return made

        opening = self.loop.create_server(line, "127.0.0.1", 0, ssl=tls)
        self.server = asyncio.run_coroutine_threadsafe(opening, self.loop).result(PATIENCE)
        self.port: int = self.server.sockets[0].getsockname()[1]

    def _noted(self, name: str, act: Callable[[str], Awaitable[None]]) -> Callable[[str], Awaitable[None]]:
        async def noted(said: str) -> None:
            self.heard.append(name)
            await act(said)

        return noted

    def close(self) -> None:
        """Take no more."""
        asyncio.run_coroutine_threadsafe(self._end(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def _end(self) -> None:
        self.server.close()
        talks = asyncio.all_tasks() - {asyncio.current_task()}
        for line in self.lines:
            if isinstance(line.transport, asyncio.Transport):
                line.transport.abort()
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:  # noqa: N802
        """Whether mail to somebody is taken."""
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        """A mail arrives."""
        from email import message_from_bytes, policy

        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@dataclass
class Told:
    """An open hall, its clock, and what somebody out there gets."""

    house: House
    client: TestClient
    now: float

    def close(self) -> None:
        """Close the hall."""
        if self.client.portal is not None:
            self.client.__exit__(None, None, None)

    def look(self, later: float = 0.0) -> None:
        """One round, some seconds later."""
        self.now += later
        portal = self.client.portal
        assert portal is not None
        portal.call(self.house.hall.alerts.rounds.look)

    def table(self, kinds: str = "mf", **more: Any) -> tuple[Player, Player]:
        """A table of two people: who is asked, and who is not."""
        first, second, watcher = sit(self.client, kinds=kinds, at_once=True, **more)
        return (first, second) if watcher.view()["asked"] == 0 else (second, first)

    def ask(self, player: Player, target: str, way: str = "webhook", **more: Any) -> dict[str, Any]:
        """Have somebody told of their turns."""
        reply = player.post("alerts", way=way, target=target, **more)
        assert reply.status_code == 201, reply.text
        found: dict[str, Any] = reply.json()
        return found

    def alerts(self, player: Player) -> list[dict[str, Any]]:
        """What a seat has asked for."""
        reply = self.client.get(f"/api/tables/{player.table}/alerts", headers=player.headers)
        found: list[dict[str, Any]] = reply.json()["alerts"]
        return found


Opened = Callable[..., Told]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loaded machine is slow, not wrong."""
    for module, name in ((outward, "TAKES"), (outward, "CONNECTS"), (mail, "TAKES")):
        monkeypatch.setattr(module, name, PATIENCE)


@pytest.fixture
def opened(url: str, kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Opens halls on one store, one after the other or several; rounds are made by the test."""

    async def never(_: Rounds) -> None:
        return None

    monkeypatch.setattr(Workers, "warm", lambda workers: None)
    monkeypatch.setattr(Rounds, "run", never)
    name = request.node.name.replace(kind, "")
    halls: list[Told] = []

    def go(smtp: Smtp | None = None, local: bool = True, now: float | None = None) -> Told:
        house = make_house(url, limits=loose(), seeds=Fixed(name), names=[CLIENT], ways=Ways(smtp, local))
        told = Told(house, TestClient(application(house), headers=HEADERS, follow_redirects=False), 0.0)
        told.now = house.hall.clock() if now is None else now
        house.hall.clock = lambda: told.now
        told.client.__enter__()
        halls.append(told)
        return told

    yield go
    for hall in halls:
        hall.close()


@pytest.fixture
def told(opened: Opened) -> Told:
    """A hall without mail."""
    return opened()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """An HTTP server."""
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server."""
    pytest.importorskip("aiosmtpd")
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture
def mailing(opened: Opened, mailbox: Mailbox) -> Told:
    """A hall that sends mail."""
    return opened(Smtp("127.0.0.1", mailbox.port, "hall@example.org"))
