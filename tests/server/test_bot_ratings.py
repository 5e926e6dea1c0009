"""The hall's table of programs: from games that are over, by name and game, with ratings where they can be had."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from meadhall.bots import strengths
from meadhall.server import bot_ratings
from meadhall.server.bot_ratings import table
from meadhall.server.house import House
from tests.server.conftest import Player, until


def seats(key: str, winners: list[int], *who: tuple[str, str, str]) -> list[dict[str, Any]]:
    """Rows of a game that is over, as the store has them."""
    return [
        {"id": key, "game": "raids", "winners": winners, "seat": k, "kind": kind, "level": level, "name": name}
        for k, (kind, level, name) in enumerate(who)
    ]


SKALD, KARL, ANN = ("program", "", "Skald"), ("bot", "karl", "Bjarne"), ("human", "", "Ann")


def test_a_program_is_rated_against_our_levels() -> None:
    rows = [row for k in range(20) for row in seats(f"t{k}", [k % 2], SKALD, KARL)]
    (found,) = table(rows)
    assert (found.name, found.games, found.wins, found.rated) == ("Skald", 20, 10.0, 20)
    assert found.rating is not None
    assert abs(found.rating - strengths("raids")[2]["karl"].rating) <= 1


def test_games_with_people_count_and_are_not_rated() -> None:
    (found,) = table(seats("t", [0], SKALD, ANN))
    assert (found.games, found.wins, found.rated, found.rating) == (1, 1.0, 0, None)


def test_a_game_that_ends_here_is_in_the_list(client: TestClient, house: House) -> None:
    assert client.get("/api/bots").json() == []
    assert "No program has played" in client.get("/bots").text
    wish = {"game": "raids", "seats": [{"kind": "program"}, {"kind": "bot", "level": "karl"}]}
    made = client.post("/api/tables", json=wish).json()
    token = client.post(f"/join/{made['tokens']['0']}", json={"name": "Skald", "program": True}).json()["token"]
    client.cookies.clear()
    it = Player(client, made["table"], token)

    def over() -> bool:
        now = it.view()
        if now["answers"]:
            it.post("answers", ply=now["ply"], answer=now["answers"][-1]["answer"])
        return bool(now["finished"])

    until(over)
    house.bot_ratings = bot_ratings.BotRatings(house.hall.store)
    (row,) = client.get("/api/bots").json()
    won = 0 in it.view()["winners"]
    assert (row["name"], row["game"], row["games"], row["rated"]) == ("Skald", "raids", 1, 1)
    assert (row["wins"] > 0) == won
    assert row["low"] < row["rating"] < row["high"]
    page = client.get("/bots?lang=de").text
    assert "Skald" in page
    assert "Programme in dieser Halle" in page
