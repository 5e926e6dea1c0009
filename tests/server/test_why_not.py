"""Why not? Who asks is told the reason by socket and HTTP, from what the seat may know, and refusals say it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import Table
from meadhall.engine.reason import NOT_NOW
from meadhall.engine.registry import games
from meadhall.learn import Links
from meadhall.look.pointed import pointed
from meadhall.pages import rule as rules
from meadhall.pages.board import board, own, rivals
from meadhall.pages.frame import Eye, frame
from meadhall.pages.why import ALIKE, MOST, why, whys
from meadhall.server.commands import LONGEST_ANSWER, MOST_MEANT
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.words import LANGUAGES
from tests.contract.truths import pairs
from tests.server.conftest import Player, sit
from tests.server.test_hints import asked_of, heard, live

PAGE = {"x-meadhall": "page"}


def table_of(house: House, player: Player) -> Table:
    return house.hall.tables[player.table].table


def impossible(table: Table, own: bool = True) -> str:
    """An answer that the asked seat cannot give: for a reason of its own, or because another question is open."""
    view = table.view(table.seat)
    for action in range(len(table.game.actions)):
        reason = table.game.why_not(view, action)
        if reason is not None and (reason.name != NOT_NOW) == own:
            return table.game.actions.text(action)
    raise AssertionError("everything is possible")


def ask(socket: Any, *answers: str, do: str = "why") -> dict[str, Any]:
    """What the socket says to it."""
    socket.send_json({"do": do, "id": 7} | ({"answers": answers} if answers else {}))
    said: dict[str, Any] = socket.receive_json()
    assert said["id"] == 7
    return said


def get(client: TestClient, player: Player, *answers: str, **query: Any) -> Any:
    """What HTTP says to it."""
    path = f"/api/tables/{player.table}/why"
    return client.get(path, params={"answer": answers, **query}, headers=player.headers)


def test_an_answer_that_is_not_possible_has_a_sentence_and_a_possible_one_none(
    client: TestClient, house: House
) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    table = table_of(house, player)
    answer = impossible(table)
    reason = table.why_not(answer)
    assert reason is not None
    with live(client, player) as socket:
        told = ask(socket, answer)["why"]
        assert (told["answer"], told["name"], told["figures"]) == (answer, reason.name, dict(reason.figures))
        assert told["text"].endswith(".")
        assert ask(socket, table.legal()[0])["why"] is None
        assert ask(socket, answer, table.legal()[0])["why"] is None  # a click on it chooses
    assert get(client, player, answer).json() == {"ply": 0, "why": told}
    assert get(client, player, table.legal()[0]).json() == {"ply": 0, "why": None}
    assert get(client, player, answer, lang="de").json()["why"]["text"] != told["text"]


def test_of_several_answers_the_most_telling_reason_is_said(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    table = table_of(house, player)
    general, telling = impossible(table, own=False), impossible(table)
    for order in ((general, telling), (telling, general)):
        assert get(client, player, *order).json()["why"]["answer"] == telling
    assert get(client, player, general).json()["why"]["name"] == NOT_NOW


def test_who_is_not_asked_hears_who_is(client: TestClient, house: House) -> None:
    *people, onlooker = sit(client)
    table = table_of(house, onlooker)
    waiting = people[1 - table.seat]
    sentence = f"It is not your question: {table.names[table.seat]} is asked."
    for who in (waiting, onlooker):
        for answer in (impossible(table), table.legal()[0]):
            told = get(client, who, answer).json()["why"]
            assert (told["name"], told["text"], told["rule"]) == ("other-seat", sentence, None)
        with live(client, who) as socket:
            assert ask(socket, table.legal()[0])["why"]["text"] == sentence
            assert ask(socket, do="whys")["whys"] == []


def test_what_holds_a_player_up_besides_the_rules_is_said(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    table = table_of(house, player)
    other = people[1 - table.seat]
    asks = table.seat
    while table_of(house, player).seat == asks:
        assert asked_of(people).answer().status_code == 200
    assert house.hall.tables[player.table].held == asks
    answer = table_of(house, player).legal()[0]
    assert get(client, player, answer).json()["why"]["name"] == "done"
    told = get(client, other, answer).json()["why"]
    assert (told["name"], told["text"]) == (
        "held",
        f"{table.names[asks]} can still take the last answer back. Wait for Done.",
    )
    player.post("done", ply=table_of(house, player).ply)
    assert get(client, other, answer).json()["why"] is None
    player.post("seat", seat=asks, bot="random")
    assert get(client, player, answer).json()["why"]["name"] == "stand-in"


def test_after_the_end_nothing_is_asked(client: TestClient, house: House) -> None:
    *people, onlooker = sit(client, "pebbles", at_once=True)
    while not table_of(house, onlooker).over:
        assert asked_of(people).answer().status_code == 200
    for who in (*people, onlooker):
        told = get(client, who, "take:1").json()["why"]
        assert (told["name"], told["text"]) == ("over", "The game is over; nothing is asked any more.")
        assert get(client, who).json()["whys"] == []


def test_the_list_tells_what_lies_on_the_table_and_cannot_be_chosen(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    with live(client, player) as socket:
        told = ask(socket, do="whys")["whys"]
    assert get(client, player).json()["whys"] == told
    assert 0 < len(told) <= MOST
    names = [one["name"] for one in told]
    assert NOT_NOW not in names
    assert max(map(names.count, names)) <= ALIKE
    assert len({(one["text"], one["help"]) for one in told}) == len(told)
    drawn = player.client.get(f"/t/{player.table}", headers={**player.headers, "accept": "text/html"}).text
    for one in told:
        assert one["things"]
        for thing in one["things"]:
            assert f'data-why="{thing}"' in drawn
            assert get(client, player, *thing.split()).json()["why"]["text"] == one["text"]


# -- bad input -------------------------------------------------------------------------------------------------------


def test_senseless_questions_are_refused_and_the_socket_stays(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    bad: list[dict[str, Any]] = [
        {}, {"answers": []}, {"answers": "sail:1"}, {"answers": [1]}, {"answers": [None]}, {"answers": ["x" * 81]},
        {"answers": ["sail:1"] * (MOST_MEANT + 1)}, {"answer": "sail:1"},
    ]  # fmt: skip
    with live(client, player) as socket:
        for message in bad:
            socket.send_json({"do": "why", **message})
            said = socket.receive_json()
            assert (said["type"], said["code"]) == ("refused", "message/bad"), message
        for answer in ("sail:1000", "", "sing", "sail:", "\x00"):
            said = ask(socket, answer)
            assert (said["code"], "is no answer of this game" in said["text"]) == ("answer/illegal", True)
        assert ask(socket, *["sail:1"] * MOST_MEANT)["type"] == "ok"


@pytest.mark.parametrize(
    ("answers", "status", "code"),
    [
        (["sail:1000"], 422, "answer/illegal"),
        ([""], 422, "answer/illegal"),
        (["sail:1", "sing"], 422, "answer/illegal"),
        (["x" * (LONGEST_ANSWER + 1)], 400, "request/json"),
        (["sail:1"] * (MOST_MEANT + 1), 400, "request/json"),
    ],
)
def test_a_senseless_request_is_refused_in_words(
    client: TestClient, answers: list[str], status: int, code: str
) -> None:
    first, *_ = sit(client)
    reply = get(client, first, *answers)
    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert reply.json()["text"]


def test_a_table_that_is_closed_to_onlookers_gives_no_reasons(client: TestClient) -> None:
    *_, onlooker = sit(client, watch=False)
    assert get(client, onlooker, "sail:1").status_code == 403


def test_reasons_cost_as_much_as_previews_and_a_list_more(client: TestClient, house: House) -> None:
    house.limits.frames = (0.0, 2.0)
    first, *_ = sit(client)
    with live(client, first) as socket:
        assert [ask(socket, "sail:1")["type"] for _ in range(5)] == ["ok"] * 5
        assert ask(socket, do="whys")["type"] == "ok"
        assert ask(socket, "sail:1")["code"] == "request/too-often"


def test_who_has_used_up_the_time_for_drawing_gets_no_reasons(client: TestClient, house: House) -> None:
    first, *_ = sit(client)
    with live(client, first) as socket:
        house.limits.work = (0.0, 0.0)
        house.limits.__post_init__()
        for do, answers in (("why", ["sail:1"]), ("whys", [])):
            assert ask(socket, *answers, do=do)["code"] == "request/too-often"
        assert get(client, first, "sail:1").status_code == 429


# -- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_answer_says_why_by_socket(client: TestClient, house: House, lang: str) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    answer = impossible(table_of(house, player))
    told = get(client, player, answer, lang=lang).json()["why"]
    for form in ("json", f"html&lang={lang}"):
        with live(client, player, form) as socket:
            socket.send_json({"do": "answer", "id": 3, "ply": 0, "answer": answer})
            said = heard(socket, "refused")
        assert (said["code"], said["id"]) == ("answer/illegal", 3)
        if form == "json":
            assert said["text"].startswith(f"{answer} is not possible now; possible: ")
            assert said["why"]["name"] == told["name"]
        else:
            assert said["why"] == told
            assert said["text"] == " ".join(filter(None, (told["text"], told["help"])))
    assert table_of(house, player).ply == 0


def test_a_refused_answer_says_why_by_http(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    answer = impossible(table_of(house, player))
    told = {lang: get(client, player, answer, lang=lang).json()["why"] for lang in ("en", "de")}
    path, wish = f"/api/tables/{player.table}/answers", {"ply": 0, "answer": answer}
    reply = client.post(path, json=wish, headers=player.headers)
    assert (reply.status_code, reply.json()["code"], reply.json()["why"]) == (422, "answer/illegal", told["en"])
    assert reply.json()["text"].startswith(f"{answer} is not possible now; possible: ")
    reply = client.post(path, json=wish, headers={**player.headers, **PAGE, "accept-language": "de"})
    assert reply.json()["why"] == told["de"]
    assert reply.json()["text"].startswith(told["de"]["text"])


def test_what_is_no_answer_of_the_game_has_no_reason(client: TestClient) -> None:
    *people, _ = sit(client)
    reply = asked_of(people).answer("sail:1000")
    assert reply.status_code == 422
    assert "is no answer of this game" in reply.json()["text"]
    assert "why" not in reply.json()


# -- the rule --------------------------------------------------------------------------------------------------------


class Numbered:
    """A book of rules in which every paragraph is the fourth of chapter two."""

    number = "2.4"

    def paragraph(self, _: str) -> Numbered:
        return self


def test_a_reason_names_its_paragraph_and_a_general_one_that_of_the_question(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    *people, _ = sit(client)
    player = asked_of(people)
    table = table_of(house, player)
    telling, general = impossible(table), impossible(table, own=False)
    reason = table.why_not(telling)
    assert reason is not None
    known = Links(questions={table.question(): "asked"}, reasons={reason.name: "because"})
    monkeypatch.setattr(rules, "links", lambda _: known)
    monkeypatch.setattr(rules, "teaches", lambda _: True)
    monkeypatch.setattr(rules, "book", lambda _, __: Numbered())
    because = {"id": "because", "number": "2.4", "address": "/rules/raids#because"}
    assert get(client, player, telling).json()["why"]["rule"] == because
    assert get(client, player, general).json()["why"]["rule"]["id"] == "asked"
    assert player.answer(telling).json()["why"]["rule"] == because
    monkeypatch.setattr(rules, "teaches", lambda _: False)
    assert get(client, player, telling).json()["why"]["rule"] is None


# -- secrets ---------------------------------------------------------------------------------------------------------


def told(live: LiveTable, table: Table, seat: int) -> Iterator[Any]:
    """All that can be asked about at a table."""
    live.table = table
    live.drawings.forget()
    f = frame(live, Eye(seat, "en", "wide"))
    yield whys(f)
    for thing in pointed((board(f), own(f), rivals(f))):
        yield why(live, seat, thing.split(), "de")


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_whatever_the_truth_behind_a_view_the_reasons_are_the_same(client: TestClient, house: House, name: str) -> None:
    game = meadhall.game(name)
    first, *_ = sit(client, name, "m" + "f" * (max(game.seats) - 1))
    here = house.hall.tables[first.table]
    compared = 0
    for number, (viewer, table, twin) in enumerate(pairs(here.table, f"why {name}", 60)):
        if number % 5 == 0 or viewer == table.seat:
            assert msgspec.json.encode(list(told(here, twin, viewer))) == msgspec.json.encode(
                list(told(here, table, viewer))
            )
            compared += 1
    assert compared > 5
