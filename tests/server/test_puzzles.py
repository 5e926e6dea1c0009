"""Puzzles over their routes: lists, a puzzle, its tries; nothing is kept, and nothing tells the solution before it."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.learn import puzzles
from meadhall.pages.words import words
from meadhall.words import LANGUAGES

HTML = {"accept": "text/html"}
PUZZLED = [name for name in meadhall.games() if puzzles(meadhall.game(name))]
FIRST = puzzles(meadhall.game("raids"))[0]
HOME, API = f"/puzzles/raids/{FIRST.id}", f"/api/games/raids/puzzles/{FIRST.id}"

every_puzzled = pytest.mark.parametrize("game", PUZZLED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_leads_to_all_games_with_puzzles_and_those_to_each(client: TestClient, lang: str) -> None:
    assert 'href="/puzzles"' in client.get("/", headers=HTML).text
    page = client.get("/puzzles", params={"lang": lang}, headers=HTML).text
    assert sorted(re.findall(r'href="/puzzles/([^"]+)"', page)) == sorted(PUZZLED)
    for game in PUZZLED:
        known = puzzles(meadhall.game(game))
        assert words(lang)("puzzles-count", n=len(known)) in page
        listed = client.get(f"/puzzles/{game}", params={"lang": lang}, headers=HTML).text
        assert re.findall(rf'href="/puzzles/{game}/([^"]+)"', listed) == [one.id for one in known]
        assert f'href="/puzzles/{game}"' in client.get(f"/learn/{game}", headers=HTML).text
        assert f'href="/puzzles/{game}"' in client.get(f"/rules/{game}", headers=HTML).text


@every_puzzled
def test_a_puzzle_is_a_table_page_with_all_its_answers(client: TestClient, game: str) -> None:
    one = puzzles(meadhall.game(game))[-1]
    page = client.get(f"/puzzles/{game}/{one.id}", headers=HTML)
    assert page.status_code == 200
    assert sorted(set(re.findall(r'<button[^>]*data-answer="([^"]+)"', page.text))) == sorted(one.table().legal())
    parts = client.get(f"/puzzles/{game}/{one.id}/parts", params={"shape": "tall"}).json()
    assert set(parts["parts"]) == {"ask", "board", "own", "rivals"}
    assert parts["number"] == one.number
    solved = client.post(f"/puzzles/{game}/{one.id}/try", json={"answer": one.best}).json()["parts"]["ask"]
    on = re.search(rf'href="(/scene/{game}/[^"]+)"', solved)
    assert on is not None, "it can be played on from"
    assert client.get(on[1], headers=HTML).status_code == 200


def test_a_worse_answer_is_told_its_cost_but_not_the_best_one(client: TestClient) -> None:
    reply = client.post(API + "/try", json={"answer": FIRST.obvious}).json()
    cost = FIRST.outcome(FIRST.obvious)
    assert (reply["right"], reply["loss"], reply["low"], reply["high"]) == (
        False, cost.loss, cost.loss_low, cost.loss_high,
    )  # fmt: skip
    assert "solution" not in reply
    assert f"{100 * cost.loss:.0f}" in reply["says"][0]
    page = client.post(HOME + "/try", json={"answer": FIRST.obvious}).json()["parts"]["ask"]
    assert re.findall(r'data-coach="(\w+)"', page)[1:] == ["back", "solve", "next"]
    assert "weighs" not in page


@pytest.mark.parametrize("answer", [FIRST.best, None])
def test_the_best_answer_and_giving_up_show_everything(client: TestClient, answer: str | None) -> None:
    reply = client.post(API + "/try", json={"answer": answer}).json()
    assert reply["right"] == (answer is not None)
    assert [one["answer"] for one in reply["solution"]["answers"]] == [one.answer for one in FIRST.outcomes]
    page = client.post(HOME + "/try", json={"answer": answer}).json()["parts"]["ask"]
    assert page.count('class="dot') == len(FIRST.outcomes)


def test_programs_get_a_list_and_a_puzzle_without_its_solution(client: TestClient) -> None:
    listed = client.get("/api/games/raids/puzzles").json()
    assert [one["id"] for one in listed] == [one.id for one in puzzles(meadhall.game("raids"))]
    found = client.get(API, params={"lang": "de"}).json()
    assert {one["answer"] for one in found["answers"]} == set(FIRST.table().legal())
    assert listed[0].items() <= found.items()
    assert set(found) == {*listed[0], "names", "text", "answers", "position"}
    assert client.get("/api/games/pebbles/puzzles").json() == []


@pytest.mark.parametrize(
    ("body", "status"),
    [({"answer": "nonsense"}, 422), ({}, 400), ({"answer": 3}, 400), ([], 400), ({"answer": "x", "more": 1}, 400)],
)
def test_what_is_no_answer_is_refused(client: TestClient, body: object, status: int) -> None:
    for path in (HOME, API):
        reply = client.post(f"{path}/try", json=body)
        assert (reply.status_code, set(reply.json()) >= {"code", "text"}) == (status, True), reply.text


def test_what_is_not_there_says_so(client: TestClient) -> None:
    for path in ("/puzzles/raids/nothing", "/puzzles/pebbles", "/api/games/raids/puzzles/9999-9"):
        reply = client.get(path)
        assert (reply.status_code, reply.json()["code"]) == (404, "puzzle/unknown")
    assert "there are " in client.get("/api/games/raids/puzzles/9999-9").json()["text"]
    assert client.get("/puzzles/nothing").status_code == client.get("/learn/nothing").status_code
