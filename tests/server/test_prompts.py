"""What may this viewer do now? Page, JSON, socket and door give one answer, in every situation there is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

import pytest
from starlette.testclient import TestClient

from meadhall.engine.prompt import Kind
from meadhall.server.house import House
from tests.server.conftest import Player, sit

KINDS = {value for name, value in vars(Kind).items() if name.isupper()}
BUTTONS = {Kind.DONE: "done", Kind.STAND_IN: "back", Kind.OVER: "see-result"}


class Situation:
    """A table of a small game, and what was seen there."""

    def __init__(self, client: TestClient, people: Sequence[Player], onlooker: Player) -> None:
        self.client, self.people, self.onlooker = client, people, onlooker
        self.seen: set[str] = set()

    def check(self, *kinds: str) -> None:
        """Everybody is offered the same on the page, in JSON and by the socket, and gets just that at the door."""
        for player, kind in zip((*self.people, self.onlooker), kinds, strict=True):
            self.seen.add(kind)
            now = player.view()
            assert now["prompt"] == kind
            with self.client.websocket_connect(
                f"/api/tables/{player.table}/live?form=json", headers=player.headers
            ) as socket:
                said = socket.receive_json()
            assert [said[key] for key in ("prompt", "answers", "undo")] == [
                now[key] for key in ("prompt", "answers", "undo")
            ]
            self.page_agrees(player, f"/t/{player.table}", now)
            self.door_agrees(player, now)

    def page_agrees(self, player: Player, path: str, now: dict[str, object]) -> None:
        """The page offers what JSON does."""
        page = self.client.get(path, headers={**player.headers, "accept": "text/html"}).text
        found = re.search(r'<section class="ask.*?</section>', page, re.DOTALL)
        assert found is not None
        offered = re.findall(r'class="answer"[^>]*data-answer="([^"]+)"', found[0])
        assert offered == [one["answer"] for one in now["answers"]]  # type: ignore[attr-defined]
        assert bool(offered) == (now["prompt"] == Kind.ANSWER)
        buttons = set(re.findall(r'data-do="([^"]+)"', found[0])) - {"hint"}
        wanted = {"undo"} if now["undo"] else set()
        if player is self.onlooker and now["prompt"] in (Kind.WAIT, Kind.HELD):
            wanted.add("ask-seat")
        assert buttons == wanted | ({BUTTONS[now["prompt"]]} if now["prompt"] in BUTTONS else set())

    def door_agrees(self, player: Player, now: dict[str, object]) -> None:
        """What is not offered is refused."""
        if not now["answers"]:
            assert player.post("answers", ply=now["ply"], answer="wait").status_code in (403, 409)
        if not now["undo"]:
            assert player.post("undo", ply=now["ply"]).status_code in (403, 409)


def test_page_json_socket_and_door_agree_in_every_situation(
    client: TestClient, house: House, secret_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(house.hall.workers, "choose", never)  # a bot that stands in thinks as long as we look
    first, second, onlooker = sit(client, secret_game)
    at = Situation(client, (first, second), onlooker)
    at.check(Kind.ANSWER, Kind.WAIT, Kind.WAIT)
    first.answer("wait")  # it could be taken back
    at.check(Kind.DONE, Kind.HELD, Kind.HELD)
    assert second.post("seat", seat=1, bot="random").status_code == 200
    at.check(Kind.DONE, Kind.STAND_IN, Kind.HELD)
    first.post("done", ply=1)
    at.check(Kind.WAIT, Kind.STAND_IN, Kind.WAIT)
    assert second.post("answers", ply=1, answer="wait").json()["code"] == "answer/stand-in"
    second.post("seat", seat=1, bot=None)
    at.check(Kind.WAIT, Kind.ANSWER, Kind.WAIT)
    while not first.view()["over"]:
        (second if first.view()["asked"] else first).answer("roll")
    at.check(Kind.OVER, Kind.OVER, Kind.OVER)
    for player in (first, second, onlooker):
        then = player.view(ply=1)
        at.seen.add(then["prompt"])
        at.page_agrees(player, f"/t/{player.table}/replay?ply=1", then)
    assert at.seen == KINDS


def test_a_hint_is_for_whom_the_page_asks_and_for_nobody_else(
    client: TestClient, house: House, secret_game: str
) -> None:
    first, second, _ = sit(client, secret_game, hints=True)
    first.answer("wait")
    for player in (first, second):  # the one says Done, the other waits for it
        with client.websocket_connect(f"/api/tables/{player.table}/live?form=json", headers=player.headers) as socket:
            socket.receive_json()
            socket.send_json({"do": "hint"})
            assert socket.receive_json()["code"] in ("answer/not-yours", "answer/wait")
            socket.send_json({"do": "preview", "answer": "roll"})
            assert socket.receive_json()["preview"] == {"told": [], "points": {}, "brings": []}
