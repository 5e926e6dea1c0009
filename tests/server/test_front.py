"""The front page: newcomers are led in, and who comes back sees how their tables stand."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.bots import LEVELS, strengths
from meadhall.learn import lessons
from meadhall.look import show
from meadhall.pages.games import ordered, readable
from meadhall.server import results
from meadhall.server.house import House
from meadhall.words import LANGUAGES, speaker
from tests.server.conftest import Player, sit

HTML = {"accept": "text/html", "accept-language": "en"}


def front(client: TestClient, lang: str = "en") -> str:
    """The front page."""
    reply = client.get("/", headers={**HTML, "accept-language": lang})
    assert reply.status_code == 200
    return str(reply.text)


def cards(page: str) -> dict[str, str]:
    """The games' cards by name, in their order."""
    found = re.findall(r'<article class="game[^"]*" id="game-(\w+)".*?</article>', page, re.S)
    return {name: re.search(rf'id="game-{name}".*?</article>', page, re.S)[0] for name in found}  # type: ignore[index]


def me_at(client: TestClient, game: str = "pebbles", kinds: str = "mf") -> list[Player]:
    """A table whose first seat is this browser's."""
    players = sit(client, game, kinds, at_once=True)
    client.cookies.set(f"seat-{players[0].table}", str(players[0].token))
    return players


def my_tables(page: str) -> list[str]:
    """The rows of my tables, as words."""
    if "My tables" not in page:
        return []
    part = page[page.index("<h2>My tables</h2>") :]
    rows = re.findall(r"<tr class=.*?</tr>", part[: part.index("</section>")], re.S)
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in rows]


def test_games_stand_light_ones_first_and_the_one_to_start_with_before_its_equals() -> None:
    weights = [game.weight for game in ordered()]
    assert weights == sorted(weights)
    names = [game.name for game in ordered() if game.name != "pebbles"]
    assert names == ["raids", "runes", "walhalla", "wikinger", "karvi"]
    assert [game.name for game in ordered() if game.start] == ["raids"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_one_does_how_one_wins_and_how_heavy_it_is(client: TestClient, lang: str) -> None:
    for name, card in cards(front(client, lang)).items():
        game = meadhall.game(name)
        speak = speaker(lang, show(game))
        text = " ".join(re.sub(r"<[^>]+>", "", card).split())
        does = "game-do" if speak.knows("game-do") else "game-about"
        assert speak.say(does) in text
        assert ('class="win"' in card) == speak.knows("game-goal")
        if speak.knows("game-goal"):
            assert speak.say("game-goal") in text
        assert card.count('<i class="full">') == game.weight
        heaviness = {1: "light", 2: "light", 3: "medium", 4: "heavy", 5: "heavy"}[game.weight]
        assert speaker(lang).say(f"page-weight-{heaviness}") in text
        assert f'href="/new/{name}?bots"' in card
        assert f'href="/new/{name}"' in card
        assert (f'href="/rules/{name}"' in card) == readable(game)


def test_bots_are_told_by_the_rating_of_the_strongest(client: TestClient) -> None:
    shown = cards(front(client))
    for name, card in shown.items():
        ratings = [one.rating for levels in strengths(name).values() for one in levels.values()]
        best = max(ratings, default=0)
        words = "easy to good<" if best < 1800 else "easy to strong<" if best < 2100 else "easy to very strong<"
        assert (f"Bots: {words}" in card) == bool(ratings)
    assert "easy to very strong" in shown["raids"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_of_bots_is_explained_in_a_sentence(client: TestClient, lang: str) -> None:
    page = front(client, lang)
    for level in LEVELS:
        assert speaker(lang).say(f"page-ladder-{level}") in page


def test_a_first_visit_has_one_loud_button_and_it_teaches(client: TestClient) -> None:
    loud = re.findall(r'<a class="btn[^"]* first"[^>]*href="([^"]+)"', front(client))
    (start,) = (game for game in ordered() if game.start)
    assert loud == [f"/learn/{start.name}" if lessons(start) else f"/new/{start.name}?bots"]


def test_a_table_that_waits_for_me_is_the_loud_button(client: TestClient) -> None:
    players = me_at(client)
    if players[0].view()["asked"] != 0:
        players[1].answer()
    page = front(client)
    assert re.findall(r'<a class="btn[^"]* first"[^>]*href="([^"]+)"', page) == [f"/t/{players[0].table}"]
    assert "Your turn in Pebbles" in page
    assert "Your turn" in my_tables(page)[0]
    assert 'data-again="yes"' in page


def test_my_tables_tell_who_plays_and_whose_turn_it_is(client: TestClient) -> None:
    first, friend, _ = me_at(client)
    if first.view()["asked"] == 0:
        first.answer()
    name = friend.view()["seats"][1]["name"]
    assert f"{name} is to answer" in my_tables(front(client))[0]
    sit_with_bots = client.post(
        "/new/raids", json={"number": "3", "kind-0": "me", "kind-1": "bot:thrall", "kind-2": "bot:thrall"}
    )
    assert sit_with_bots.status_code == 201
    assert any("thralls" in row for row in my_tables(front(client)))


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_game_that_is_over_tells_who_won_and_the_points(client: TestClient, house: House, forgotten: bool) -> None:
    people = me_at(client)
    while not people[0].view()["over"]:
        people[people[0].view()["asked"]].answer()
    view = people[0].view()
    if forgotten:
        house.hall.tables.clear()  # as after a while, or when the hall was closed
    row = my_tables(front(client))[0]
    mine, other = view["points"]
    assert f"{mine} point" in row
    assert f"{view['seats'][1]['name']} {other}" in row
    won = "You won" if view["winners"] == [0] else "You share the win" if 0 in view["winners"] else "won"
    assert won in row
    assert "Look back" in row
    assert not house.hall.tables or not forgotten  # a list brings no table back into memory


def test_a_list_replays_a_few_games_at_a_time(client: TestClient, house: House) -> None:
    for _ in range(results.REPLAYED + 2):
        people = me_at(client)
        while not people[0].view()["over"]:
            people[people[0].view()["asked"]].answer()
    house.hall.tables.clear()
    told = [sum("point" in row for row in my_tables(front(client))) for _ in range(3)]
    assert told == [results.REPLAYED, results.REPLAYED + 2, results.REPLAYED + 2]


def test_what_was_replayed_is_not_replayed_again(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = me_at(client)
    while not people[0].view()["over"]:
        people[people[0].view()["asked"]].answer()
    house.hall.tables.clear()
    before = my_tables(front(client))
    monkeypatch.setattr("meadhall.server.results.rebuilt", lambda *_: pytest.fail("replayed again"))
    assert my_tables(front(client)) == before


def test_points_of_a_running_game_are_what_its_seat_may_know(client: TestClient) -> None:
    first, second, onlooker = me_at(client)
    row = my_tables(front(client))[0]
    view = first.view()
    assert f"{view['seats'][1]['name']} {view['points'][1]}" in row
    client.cookies.clear()
    watched = front(client)
    assert onlooker.table in watched
    assert "point" not in watched[watched.index("Being played now") :].partition("</section>")[0]
    assert second.view()["ply"] == 0


def test_many_tables_are_folded(client: TestClient) -> None:
    for _ in range(10):
        me_at(client)
    page = front(client)
    assert len(my_tables(page)) == 10
    assert "2 more tables" in page


def test_of_several_tables_the_one_that_waits_for_me_comes_first(client: TestClient) -> None:
    def table(waits_for_me: bool) -> str:
        first, second, _ = me_at(client)
        if (first.view()["asked"] == 0) != waits_for_me:
            (second if waits_for_me else first).answer()
        return first.table

    waits = table(True)
    table(False)  # and was touched later
    loud = re.findall(r'<a class="btn[^"]* first"[^>]*href="([^"]+)"', front(client))
    assert loud == [f"/t/{waits}"]
