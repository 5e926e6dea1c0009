"""The description of the interface: complete, and true of what is really replied."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
from starlette.routing import Route
from starlette.testclient import TestClient

from meadhall.server import replies
from meadhall.server.app import routes
from meadhall.server.described import of
from meadhall.server.openapi import description
from meadhall.server.sockets import TAGS
from tests.server.conftest import sit

PAGES = ("/api",)  # to read


def test_every_route_for_programs_is_in_it() -> None:
    told = description(routes())
    every: dict[str, set[str]] = {}
    for route in routes():
        if isinstance(route, Route) and route.path.startswith("/api") and route.path not in PAGES:
            assert of(route.endpoint) is not None, f"{route.path} does not say what it reads and replies: @described"
            every.setdefault(route.path, set()).update(method.lower() for method in route.methods or ())
    for path, ways in every.items():
        assert set(told["paths"][path]) == ways - {"head"}
        assert all(one["summary"] for one in told["paths"][path].values())


def test_every_message_of_the_socket_is_in_it() -> None:
    told = description(routes())
    (socket,) = told["x-websocket"].values()
    schemas = told["components"]["schemas"]

    def tags(references: list[dict[str, str]], field: str) -> list[str]:
        found = [schemas[one["$ref"].rpartition("/")[2]] for one in references]
        return sorted(one["properties"][field]["enum"][0] for one in found)

    assert tags(socket["receives"], "do") == TAGS
    assert tags(socket["sends"], "type") == sorted(
        ["view", "ok", "refused", "beat", "talk", "chances", "nudge", "come", "told"]
    )
    assert all("description" in schema for schema in schemas.values())


def test_references_lead_somewhere_and_no_secret_is_in_it(client: TestClient) -> None:
    told = client.get("/api/openapi.json").json()
    text = json.dumps(told)
    for part in text.split('"$ref": "')[1:]:
        assert part.partition('"')[0].removeprefix("#/components/schemas/") in told["components"]["schemas"]
    assert "/home" not in text
    assert len({one["operationId"] for ways in told["paths"].values() for one in ways.values()}) == sum(
        map(len, told["paths"].values())
    )


def test_replies_are_what_it_says(client: TestClient) -> None:
    msgspec.convert(client.get("/api/games").json(), list[replies.GameInfo])
    for game in ("raids", "walhalla", "wikinger", "runes", "karvi"):
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
        made = client.post("/api/tables", json={"game": game, "seats": seats, "wait": True})
        wish: dict[str, Any] = msgspec.to_builtins(msgspec.convert(made.json(), replies.MadeTable))
        sat = client.post(f"/join/{wish['tokens']['1']}", json={"name": "Bo"}).json()
        msgspec.convert(sat, replies.Sat)
        own = {"authorization": f"Bearer {wish['tokens']['0']}"}
        msgspec.convert(client.get(f"/api/tables/{wish['table']}", headers=own).json(), replies.TableView)
        msgspec.convert(client.get(f"/api/tables/{wish['table']}/why", headers=own).json(), replies.WhyNot)
        msgspec.convert(client.get(f"/api/tables/{wish['table']}/words", headers=own).json(), replies.OwnWords)
        msgspec.convert(client.post("/t/nowhere/forget", json={}).json(), replies.Refusal)


def test_what_a_socket_says_is_what_it_says(client: TestClient) -> None:
    *people, _ = sit(client)
    said = set()
    for form in ("json", "program"):
        for player in people:
            address = f"/api/tables/{player.table}/live?form={form}"
            with client.websocket_connect(address, headers=player.headers) as socket:
                view = socket.receive_json()
                assert ("state" in view) == (form == "program")
                for message in ({"do": "ping"}, {"do": "say", "text": "hail"}, {"do": "nonsense"}, {"do": "whys"}):
                    socket.send_json({**message, "id": 3})
                heard = [view]
                while sum(one["type"] in ("ok", "refused") for one in heard) < 4:
                    heard.append(socket.receive_json())
                said |= {type(msgspec.convert(one, replies.Anything)).__name__ for one in heard}
    assert said == {"ViewSent", "OkSent", "RefusedSent", "TalkSent"}
    assert len(get_args(replies.Anything)) == 9


def test_people_can_read_it_too(client: TestClient) -> None:
    for lang, said in (("en", "For programs"), ("de", "Für Programme")):
        page = client.get("/api", params={"lang": lang}).text
        assert said in page
        assert "POST /api/tables/{table}/answers" in page
        assert "TableView" in page
