"""A hall for every test, on a store of its own."""

from __future__ import annotations

import os
import shutil
import time
import warnings
from collections.abc import Iterator
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

with warnings.catch_warnings():  # it would like to be given httpx2
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from meadhall.engine import registry
from meadhall.look import shows
from meadhall.server.app import application
from meadhall.server.bot_workers import Workers
from meadhall.server.house import House
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import make_house
from meadhall.server.store import Store
from tests.seeds import Fixed
from tests.server import whisper

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

HEADERS = {"x-meadhall": "test"}
CLIENT = "testserver"  # what a test client calls the hall
PATIENCE = float(os.environ.get("MEADHALL_PATIENCE", "180"))  # seconds: a loaded machine is slow, not wrong
BRIEF = httpx.Limits(keepalive_expiry=1.0)  # a hall closes idle connections after 5; whoever asks must not be as late


STORES = ("sqlite", "postgres") if find_spec("psycopg") else ("sqlite",)  # ./test installs it
with_postgres = pytest.mark.skipif(len(STORES) == 1, reason="psycopg is not installed")
ON_BOTH = (  # what hangs on the store is shown on both
    "test_admin", "test_backup", "test_daily", "test_rounds",
    "test_failing_store", "test_gestures", "test_links", "test_my_tables", "test_neighbours", "test_playing",
    "test_plans", "test_rematch", "test_reviews", "test_shared_limits",
    "test_socket", "test_store", "test_strange_values", "test_takeover", "test_talk", "test_waiting",
)  # fmt: skip


def loose() -> Limits:
    """Limits that do not slow tests down."""
    return Limits.loose()


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store that was brought up to date, with nothing in it."""
    path = tmp_path_factory.mktemp("store") / "hall.sqlite"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.engine.dispose()
    return path


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of some modules run on every store."""
    if "kind" in metafunc.fixturenames:
        both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
        metafunc.parametrize("kind", STORES if both else STORES[:1], ids=None if both else [pytest.HIDDEN_PARAM])


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process."""
    from tests.server.postgres import Cluster  # late: most tests need none

    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A store of the test's own, with nothing in it."""
    if kind == "sqlite":
        path = tmp_path / "hall.sqlite"
        shutil.copy(request.getfixturevalue("empty_store"), path)
        yield f"sqlite:///{path}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        name = cluster.lend()
        yield cluster.url(name)
        cluster.take_back(name)


@pytest.fixture
def house(url: str, kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house, not yet open; what is dealt there hangs on the test alone, not on its store. Bots' processes start when
    a bot is asked: few tests have one.
    """
    monkeypatch.setattr(Workers, "warm", lambda workers: None)
    name = request.node.name.replace(f"[{kind}]", "").replace(f"{kind}-", "").replace(f"-{kind}", "")
    return make_house(url, limits=loose(), seeds=Fixed(name), names=[CLIENT])


@pytest.fixture
def client(house: House) -> Iterator[TestClient]:
    """A client of an open hall; it does not follow redirects."""
    with TestClient(application(house), headers=HEADERS, follow_redirects=False) as made:
        yield made


@pytest.fixture
def secret_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with secrets, registered for one test."""
    found = metadata.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [*found(group=group), whisper.POINT])
    monkeypatch.setattr(shows, "entry_points", lambda group: [*found(group=group), whisper.SHOW_POINT])
    return "whisper"


def key(name: str) -> tuple[str, str | None, int]:
    """What a worker makes a game from."""
    return registry.game(name).key


def great_standard() -> str:
    """An owner's component file of Raids, whose standards count 8, not 5."""
    text = registry.game("raids").components.text
    usual, great = ('id = "standard-5"', "points = 5"), ('id = "great-standard"', "points = 8")
    return text.replace('\nkind = "standard"\n'.join(usual), '\nkind = "standard"\n'.join(great))


class Player:
    """A program at a table."""

    def __init__(self, client: TestClient, table: str, token: str | None) -> None:
        self.client, self.table, self.token = client, table, token

    @property
    def headers(self) -> dict[str, str]:
        """What the program sends with every request."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def view(self, **query: Any) -> dict[str, Any]:
        """The table as this player may see it."""
        reply = self.client.get(f"/api/tables/{self.table}", headers=self.headers, params=query)
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    def post(self, what: str, **wish: Any) -> Any:
        """Do something."""
        return self.client.post(f"/api/tables/{self.table}/{what}", json=wish, headers=self.headers)

    def answer(self, answer: str | None = None, ply: int | None = None) -> Any:
        """Answer, the first possibility by default."""
        now = self.view()
        chosen = answer or now["answers"][0]["answer"]
        return self.post("answers", ply=now["ply"] if ply is None else ply, answer=chosen)


def sit(client: TestClient, game: str = "raids", kinds: str = "mf", **more: Any) -> list[Player]:
    """A new table: m is me, f a friend who has sat down (i: is only invited), b a bot. Returns the people's programs
    and, last, an onlooker.
    """
    friend = {"kind": "friend"}
    words = {"m": {"kind": "me"}, "f": friend, "i": friend, "b": {"kind": "bot", "level": "random"}}
    ways = {"at_once": more.pop("at_once", False), "asks": more.pop("asks", "aimed")}
    seats = [{**words[kind], **ways} for kind in kinds]
    reply = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert reply.status_code == 201, reply.text
    made = reply.json()
    tokens = {int(seat): token for seat, token in made["tokens"].items()}
    for seat in tokens:
        if kinds[seat] == "f":
            tokens[seat] = client.post(f"/join/{tokens[seat]}", json={}).json()["token"]
            client.cookies.delete(f"seat-{made['table']}")
    return [Player(client, made["table"], token) for token in (*tokens.values(), None)]


def until(what: Any) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")
