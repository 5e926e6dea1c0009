"""Two truths that look the same to a viewer give the same bytes, whatever the viewer asks for: page, frame, JSON,
preview, why-not, hint, chances, replay, export, refusal, header, log line, counter, what a bot is handed and when.
"""

from __future__ import annotations

import json
import pickle
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

import meadhall
from meadhall.bots import LEVELS, Advice
from meadhall.bots.advice import Expected
from meadhall.engine import SPECTATOR, FastDice
from meadhall.engine.table import Table
from meadhall.server.app import routes
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import HELP
from meadhall.server.pacing import pace
from meadhall.server.sockets import TAGS
from tests.contract.truths import other, pairs
from tests.packaging.building import house_games
from tests.server.channels import MESSAGES, METRICS, ROUTES, filled
from tests.server.conftest import Player, sit, until

SECRET = ("karvi", "runes", "walhalla")  # the games that hide something
PASSING = re.compile(r"^\S+ \S+ |\bms=\S+")  # of a log line: when, and how long it took
LONGEST = 60  # answers of a game that is looked into
ALWAYS = ("/t/{table}?lang=en", "/api/tables/{table}", "/t/{table}/frame")  # for everybody
LOOKED = 10  # pairs of truths of a game


# -- nothing is left out ---------------------------------------------------------------------------------------------


def named(route: Route | WebSocketRoute, alone: bool) -> list[str]:
    """A route by its path; where several have the same one, with its methods."""
    if alone or isinstance(route, WebSocketRoute):
        return [route.path]
    return [f"{method} {route.path}" for method in route.methods or () if method != "HEAD"]


def test_every_route_message_and_figure_has_a_line_in_the_table_of_channels() -> None:
    paths = Counter(route.path for route in routes())
    known = [one for route in routes() for one in named(route, alone=paths[route.path] == 1)]
    assert sorted(known) == sorted(ROUTES)
    assert list(TAGS) == sorted(MESSAGES)
    assert sorted(HELP) == sorted(METRICS)


def test_the_games_with_secrets_are_those_that_are_looked_into() -> None:
    found = set()
    for name in house_games():
        table, dice = meadhall.table(name, max(meadhall.game(name).seats), seed="secrets"), FastDice(7)
        for _ in range(30):
            if any(other(table, viewer, dice).state != table.state for viewer in (0, SPECTATOR)):
                found.add(name)
            if not table.over:
                table.play(table.legal()[0])
    assert found == set(SECRET)


# -- all that a viewer gets ------------------------------------------------------------------------------------------


def stop_the_clock(house: House) -> None:
    """The hall's clock stands still: what it shows hangs on the table alone."""
    now = time.time()
    house.hall.clock = lambda: now


class Thinkers:
    """In the place of bots: what they are handed is compared, what they say hangs on that alone."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.handed: list[Any] = []
        monkeypatch.setattr(house.hall.workers, "advise", self.advise)
        monkeypatch.setattr(house.hall.workers, "forecast", self.forecast)

    async def advise(self, game: Any, seed: int, view: bytes, legal: Sequence[int], *_: Any) -> Advice:
        self.handed.append(("advise", game, seed, pickle.loads(view), list(legal)))
        seen = tuple(Expected(one, 1.0, 0.1, True) for one in legal)
        return Advice(legal[0], seen, (1.0,))

    async def forecast(self, game: Any, seed: int, view: bytes, *_: Any) -> list[float]:
        self.handed.append(("forecast", game, seed, pickle.loads(view)))
        return [1.0]


class Looker:
    """One viewer at a table, who asks for everything."""

    def __init__(self, client: TestClient, house: House, players: Sequence[Player], thinkers: Thinkers) -> None:
        self.client, self.house, self.players, self.thinkers = client, house, players, thinkers
        self.live: LiveTable = house.hall.tables[players[0].table]

    def everything(self, table: Table, viewer: int, answer: str, capsys: pytest.CaptureFixture[str]) -> list[Any]:
        """All that comes out for a viewer while a table is as it is."""
        live, player = self.live, self.players[viewer]
        live.table = table
        live.drawings.forget()
        live.advised.clear()
        live.foretold.clear()
        live.review = None
        self.thinkers.handed.clear()
        legal = live.prompt(viewer).answers if viewer != SPECTATOR else ()
        words = {
            "table": live.id, "ply": table.ply, "before": max(0, table.ply - 3), "answer": answer,
            "possible": table.game.actions.text(legal[0]) if legal else answer,
        }  # fmt: skip
        before = self.counted()
        capsys.readouterr()
        got = [*self.asked(player, words), *self.heard(player, words)]
        lines = "".join(capsys.readouterr()).splitlines()
        logged = [PASSING.sub("", line) for line in lines if live.id in line]
        assert logged
        counted = [(name, n - before.get(name, 0)) for name, n in self.counted().items()]
        paces = [pace(table, level) for level in (*LEVELS, "random")]
        waits = [live.held, live.awaited, live.bot_to_answer, live.passes()]
        return [*got, sorted(logged), sorted(counted), list(self.thinkers.handed), paces, waits]

    def counted(self) -> dict[str, int]:
        """The counters that do not hang on time."""
        metrics = self.house.hall.metrics
        kept = {name: n for name, n in metrics.counts.items() if METRICS[f"{name}_total"] == "compared"}
        return kept | {f"refused {code}": n for code, n in metrics.refused.items()}

    def asked(self, player: Player, words: dict[str, Any]) -> Iterator[Any]:
        for line in ROUTES.values():
            for method, path, body in line if not isinstance(line, str) else ():
                sent = None if body is None else filled(body, **words)
                headers = {**player.headers, "accept": "text/html"}
                reply = self.client.request(method, filled(path, **words), json=sent, headers=headers)
                assert reply.status_code == 200 or path not in ALWAYS, reply.text
                yield path, reply.status_code, sorted(reply.headers.items()), reply.content
                self.client.cookies.clear()

    def heard(self, player: Player, words: dict[str, Any]) -> Iterator[Any]:
        for form in ("html", "json", "program"):
            address = f"/api/tables/{player.table}/live?form={form}"
            until(lambda: not self.live.viewers)  # who still leaves would be news
            with self.client.websocket_connect(address, headers=player.headers) as socket:
                told = {do: what for do, what in MESSAGES.items() if not isinstance(what, str)}
                sent = [{"do": do, **filled(what, **words)} for do, what in told.items()]
                waits = {number for number, _ in enumerate(sent)}
                for number, message in enumerate(sent):
                    socket.send_json({**message, "id": number})
                got, chances = set[str](), False  # how often the same is pushed hangs on who came and left when
                while waits or not chances:
                    text = socket.receive_text()
                    said = json.loads(text)
                    waits.discard(said.get("id"))
                    chances = chances or said["type"] == "chances"
                    if said.get("parts") != {}:
                        got.add(text)
                yield from sorted(got)


@pytest.mark.slow
@pytest.mark.parametrize("name", SECRET)
def test_two_truths_with_one_redaction_give_the_same_bytes_on_every_channel(
    client: TestClient,
    house: House,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stop_the_clock(house)
    kinds = "m" + "f" * (max(meadhall.game(name).seats) - 1)
    *people, onlooker = sit(client, name, kinds, hints=True)
    look = Looker(client, house, [*people, onlooker], Thinkers(house, monkeypatch))
    given, seen, compared, text = dict[str, None](), dict[int, int](), 0, look.live.table.game.actions.text
    for viewer, table, twin in pairs(look.live.table, f"leaks of {name}", LONGEST):
        given[text(table.moves[-1].action)] = None
        if twin.state == table.state or seen.get(viewer, 0) > compared / len(look.players) or table.ply % 3:
            continue
        possible = {text(one) for one in table.view(table.seat).legal()}
        answer = next((one for one in reversed(given) if one not in possible), "nonsense")
        truth = look.everything(table, viewer, answer, capsys)
        for one, same in zip(look.everything(twin, viewer, answer, capsys), truth, strict=True):
            assert one == same
        seen[viewer], compared = seen.get(viewer, 0) + 1, compared + 1
        if compared >= LOOKED:
            break
    assert compared >= LOOKED
    assert len(seen) == len(look.players)  # everybody's eyes, onlookers' too


@pytest.mark.slow
@pytest.mark.parametrize("name", SECRET)
def test_a_replay_tells_a_seat_at_any_ply_what_it_could_see_then(client: TestClient, house: House, name: str) -> None:
    kinds = "m" + "f" * (min(meadhall.game(name).seats) - 1)
    *people, onlooker = sit(client, name, kinds, at_once=True, asks="always")
    lookers, kept = [*people, onlooker], []
    for _ in range(12):
        kept.append([one.view()["position"] for one in lookers])
        asked = people[people[0].view()["asked"]]
        assert asked.answer().status_code == 200
    for ply, positions in enumerate(kept):
        assert [one.view(ply=ply)["position"] for one in lookers] == positions


def test_an_invitation_tells_nothing(client: TestClient, house: House) -> None:
    for name in SECRET:
        *people, _ = sit(client, name, "m" + "i" * (min(meadhall.game(name).seats) - 1))
        live = house.hall.tables[people[0].table]
        table, twin = live.table, other(live.table, SPECTATOR, FastDice(3))
        said = []
        for live.table in (table, twin):
            live.drawings.forget()
            reply = client.get(f"/join/{people[1].token}", headers={"accept": "text/html"})
            assert reply.status_code == 200
            said.append(reply.content)
        assert said[0] == said[1]


@pytest.mark.slow
def test_the_comparison_finds_a_leak(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Were something of the truth on a page, the table of channels would find it."""
    stop_the_clock(house)
    *people, onlooker = sit(client, "walhalla", "mff", hints=True)
    look = Looker(client, house, [*people, onlooker], Thinkers(house, monkeypatch))
    course = pairs(look.live.table, "a leak", LONGEST)
    table, twin = next((one, same) for viewer, one, same in course if viewer == SPECTATOR and one.state != same.state)
    whole = look.everything(table, SPECTATOR, "nonsense", capsys)
    assert whole == look.everything(twin, SPECTATOR, "nonsense", capsys)
    monkeypatch.setattr(Table, "view", lambda table, seat: table.state.clone())
    assert look.everything(table, SPECTATOR, "nonsense", capsys) != look.everything(twin, SPECTATOR, "nonsense", capsys)
