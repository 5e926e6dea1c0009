"""The way out: to the address that was checked and no other, no redirects, little read, and an end in time."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from meadhall.server.alerts import outward
from meadhall.server.alerts.outward import Outward, Reply, Unreachable
from meadhall.server.errors import Refused
from tests.server.alerts.receivers import Receiver, certified

Made = Callable[..., Outward]


class Names:
    """A name server that says what a test wants, once each."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers, self.asked = list(answers), list[str]()

    async def __call__(self, host: str, _: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0)


@pytest.fixture
def made() -> Iterator[Made]:
    """Makes ways out, and closes them."""
    all_: list[Outward] = []

    def make(**wishes: object) -> Outward:
        all_.append(Outward(**wishes))  # type: ignore[arg-type]
        return all_[-1]

    yield make
    for one in all_:
        one.close()


def saying(*parts: bytes) -> str:
    """The address of a server that says some bytes to whoever comes, and then keeps silent."""
    bound = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        line, _ = bound.accept()
        with bound, line:
            for part in parts:
                line.sendall(part)
            while line.recv(65536):
                pass

    def quietly() -> None:
        with contextlib.suppress(OSError):
            serve()

    threading.Thread(target=quietly, daemon=True).start()
    return f"http://127.0.0.1:{bound.getsockname()[1]}/"


def test_a_name_is_resolved_once_and_its_certificate_is_checked(made: Made, receiver: Receiver, tmp_path: Path) -> None:
    server, client = certified(tmp_path, "hooks.example")
    receiver.server.socket = server.wrap_socket(receiver.server.socket, server_side=True)
    names = Names(["127.0.0.1"], ["127.0.0.1"])
    out = made(local=True, resolve=names, tls=client)
    port = receiver.server.server_port
    assert asyncio.run(out.post(f"https://hooks.example:{port}/x?y=1", {"a": "b"}, b"hello")) == Reply(200)
    assert names.asked == ["hooks.example"]
    assert [(got.path, got.headers["host"], got.headers["a"], got.body) for got in receiver.got] == [
        ("/x?y=1", f"hooks.example:{port}", "b", b"hello")
    ]
    with pytest.raises(Unreachable):
        asyncio.run(out.post(f"https://other.example:{port}/x", {}, b""))
    assert len(receiver.got) == 1


def test_a_name_that_is_local_when_it_matters_gets_nothing(made: Made, receiver: Receiver, tmp_path: Path) -> None:
    server, client = certified(tmp_path, "hooks.example")
    receiver.server.socket = server.wrap_socket(receiver.server.socket, server_side=True)
    url = f"https://hooks.example:{receiver.server.server_port}/"
    for later in (["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1"]):
        out = made(resolve=Names(["8.8.8.8"], later), tls=client)
        asyncio.run(out.check(url))
        with pytest.raises(Refused) as refused:
            asyncio.run(out.post(url, {}, b""))
        assert refused.value.code == "alert/local"
    assert receiver.got == []


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "2130706433", "0x7f.1", "127.1", "0"])
def test_this_machine_is_refused_however_it_is_written(made: Made, host: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(made().check(f"https://{host}/"))
    assert refused.value.code == "alert/local"


def test_a_name_that_nobody_knows_is_refused_like_a_local_one(made: Made) -> None:
    async def nobody(_: str, __: int) -> Sequence[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    said = set()
    for resolve in (nobody, Names(["10.0.0.7"]), Names([])):
        with pytest.raises(Refused) as refused:
            asyncio.run(made(resolve=resolve).check("https://printer.example/"))
        said.add((refused.value.code, str(refused.value)))
    assert [code for code, _ in said] == ["alert/local"]
    with pytest.raises(Unreachable):  # one that was known before may be known again later
        asyncio.run(made(resolve=nobody).post("https://hooks.example/", {}, b""))


def test_a_second_address_is_tried_where_the_first_does_not_answer(made: Made, receiver: Receiver) -> None:
    out = made(local=True, resolve=Names(["127.0.0.2", "127.0.0.1"]))
    assert asyncio.run(out.post(f"http://hooks.example:{receiver.server.server_port}/", {}, b"")).status == 200


def test_redirects_are_not_followed(made: Made, receiver: Receiver) -> None:
    receiver.replies.append((307, {"location": f"{receiver.url}/other"}))
    assert asyncio.run(made(local=True).post(f"{receiver.url}/x", {}, b"")).status == 307
    assert [got.path for got in receiver.got] == ["/x"]


def test_a_wish_to_be_asked_later_is_heard(made: Made, receiver: Receiver) -> None:
    receiver.replies.append((429, {"Retry-After": "120"}))
    assert asyncio.run(made(local=True).post(receiver.url, {}, b"")) == Reply(429, 120.0)


@pytest.mark.parametrize(
    "said",
    [
        b"HTTP/1.1 200 OK\r\nx: " + b"y" * 100_000,
        b"nonsense\r\n\r\n",
        b"",
        b"HTTP/1.1 200 OK\r\n",
        b"SSH-2.0-x\r\n\r\n",
    ],
    ids=["endless", "nonsense", "silent", "half", "another service"],
)
def test_who_answers_strangely_or_never_costs_little(made: Made, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(outward, "TAKES", 0.5)
    with pytest.raises(Unreachable):
        asyncio.run(made(local=True).post(saying(said), {}, b""))


def test_of_a_long_reply_the_head_is_read_only(made: Made) -> None:
    url = saying(b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 204 \r\ncontent-length: 999999999\r\n\r\n", b"x" * 50_000)
    assert asyncio.run(made(local=True).post(url, {}, b"")).status == 204


def test_nobody_there_is_told_apart_from_a_refusal(made: Made) -> None:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
    with pytest.raises(Unreachable):
        asyncio.run(made(local=True).post(f"http://127.0.0.1:{port}/", {}, b""))


def test_no_header_can_begin_a_new_line(made: Made, receiver: Receiver) -> None:
    with pytest.raises(Refused):
        asyncio.run(made(local=True).post(receiver.url, {"title": "a\r\nb: c"}, b""))
    assert receiver.got == []
