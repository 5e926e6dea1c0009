"""Pages: what stands on them, what guards them."""

from __future__ import annotations

import html
import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine.registry import Shelf, games
from meadhall.look import show
from meadhall.server import admin
from meadhall.server.app import application
from meadhall.server.house import House
from meadhall.server.rate_limits import A_DAY
from meadhall.server.serving import make_house
from meadhall.server.statics import stamp
from meadhall.words import LANGUAGES, speaker
from tests.server.conftest import Player, great_standard, loose, sit

HTML = {"accept": "text/html"}
CLIENT = Path(meadhall.__file__).parent / "pages" / "static" / "js"


def speaks(lang: str) -> bool:
    """Whether every game has words in a language yet."""
    try:
        return all(speaker(lang, show(meadhall.game(name))) is not None for name in games())
    except FileNotFoundError:
        return False


def paths(client: TestClient) -> list[str]:
    """Every kind of page."""
    first, second, _ = sit(client, "raids", "mf")
    return [
        "/",
        "/new/raids",
        "/new/raids?bots",
        f"/t/{first.table}",
        f"/t/{first.table}/replay",
        f"/join/{second.token}",
        "/nowhere",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_the_readers_language(client: TestClient, lang: str) -> None:
    if not speaks(lang):
        pytest.skip(f"a game has no {lang}.ftl yet")
    for path in paths(client):
        page = client.get(path, headers={**HTML, "accept-language": f"{lang};q=0.9, fr"})
        assert f'<html lang="{lang}"' in page.text, path


def test_the_language_asked_for_is_remembered(client: TestClient) -> None:
    page = client.get("/nowhere", headers={**HTML, "accept-language": "de-AT, en;q=0.2"})
    assert '<html lang="de"' in page.text
    assert "lang=en" in client.get("/?lang=en", headers=HTML).headers["set-cookie"]
    assert '<html lang="en"' in client.get("/", headers={**HTML, "accept-language": "de"}).text


def test_pages_run_no_inline_code_and_say_so(client: TestClient) -> None:
    for path in paths(client):
        page = client.get(path, headers=HTML)
        policy = page.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert page.headers["referrer-policy"] == "no-referrer"
        assert page.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?! src=)", page.text), path


def test_the_table_page_has_its_places_in_reading_order(client: TestClient) -> None:
    *people, _ = sit(client)
    player = people[people[0].view()["asked"]]
    page = client.get(f"/t/{player.table}", headers={**HTML, **player.headers}).text
    places = [page.index(f'id="{name}"') for name in ("question", "answers", "board", "own", "rivals", "log", "score")]
    assert places == sorted(places)
    for one in player.view()["answers"]:
        assert f'data-answer="{one["answer"]}"' in page


def test_ids_on_a_page_are_unique(client: TestClient) -> None:
    for path in paths(client):
        ids = re.findall(r'\sid="([^"]+)"', client.get(path, headers=HTML).text)
        assert len(ids) == len(set(ids)), path


def test_markup_in_a_name_stays_text(client: TestClient) -> None:
    evil = "<script>alert(1)</script>\"'"
    wish = {
        "number": "2",
        "kind-0": "me",
        "kind-1": "friend",
        "name-0": evil,
        "name-1": "<img src=x onerror=y>",
        "watch": "yes",
    }
    go = client.post("/new/raids", json=wish).json()["go"]
    for path in (go, f"{go}/replay", "/"):
        page = client.get(path, headers=HTML).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
    assert "&lt;script&gt;alert(1)" in client.get(go, headers=HTML).text
    with client.websocket_connect(f"/api{go.replace('/t/', '/tables/')}/live") as socket:
        assert "<script>alert" not in str(socket.receive_json()["parts"])


def test_two_clicks_lead_to_a_table_against_bots(client: TestClient) -> None:
    front = client.get("/", headers=HTML).text
    assert 'href="/new/raids?bots"' in front
    setup = client.get("/new/raids?bots", headers=HTML).text
    fields = dict(re.findall(r'<select name="(kind-\d)".*?<option value="([^"]+)" selected', setup, re.S))
    assert fields["kind-0"] == "me"
    made = client.post("/new/raids", json={**fields, "number": str(len(fields))})
    assert made.status_code == 201
    assert client.get(made.json()["go"]).status_code == 200
    mine = client.get("/", headers=HTML).text
    assert made.json()["go"] in mine


def test_a_pasted_link_or_a_table_name_leads_to_its_page(client: TestClient) -> None:
    first, friend, _ = sit(client)
    assert client.post("/go", json={"code": f"http://x:1/join/{friend.token}"}).json()["go"] == f"/join/{friend.token}"
    assert client.post("/go", json={"code": first.table.upper()}).json()["go"] == f"/t/{first.table}"
    assert client.post("/go", json={"code": "nowhere"}).json()["code"] == "table/unknown"


def test_a_running_table_that_allows_it_is_listed_for_watching(client: TestClient) -> None:
    open_, *_ = sit(client)
    closed, *_ = sit(client, watch=False)
    front = client.get("/", headers=HTML).text
    assert open_.table in front
    assert closed.table not in front


def test_a_replay_steps_through_the_game(client: TestClient) -> None:
    *people, _ = sit(client, at_once=True)
    for _ in range(5):
        people[people[0].view()["asked"]].answer()
    seen = [client.get(f"/t/{people[0].table}/frame?ply={ply}").json() for ply in range(6)]
    assert [one["ply"] for one in seen] == list(range(6))
    assert all(one["last"] == 5 for one in seen)
    assert all("data-answer" not in str(one["parts"]) for one in seen)
    assert client.get(f"/t/{people[0].table}/frame?ply=999999").json()["ply"] == 5
    page = client.get(f"/t/{people[0].table}/replay?ply=2", headers=HTML).text
    assert 'data-ply="2"' in page


def test_a_saga_file_is_opened_verified_and_replayed(client: TestClient) -> None:
    table = meadhall.table("raids", 2, seed="known")
    for _ in range(6):
        table.play(table.legal()[0])
    for text in (table.saga(with_seed=True), table.saga()):
        made = client.post("/api/sagas", content=text)
        assert made.status_code == 201, made.text
        page = client.get(made.json()["go"], headers=HTML)
        assert page.status_code == 200
        assert client.get(f"/t/{made.json()['table']}/frame?ply=4&seat=1").json()["last"] == 6
        looked = client.get(f"/t/{made.json()['table']}", headers=HTML)
        assert looked.headers["location"].endswith("/replay?ply=0")


def test_a_saga_that_was_tampered_with_is_refused(client: TestClient) -> None:
    table = meadhall.table("raids", 2, seed="known")
    table.play(table.legal()[0])
    text = table.saga(with_seed=True)
    for bad in (text + "sail:99\n", text.replace('"seed": "known"', '"seed": "other"'), "", "hello", "{}", "[" * 9000):
        reply = client.post("/api/sagas", content=bad)
        assert (reply.status_code, reply.json()["code"]) == (422, "saga/bad"), bad[:40]
    assert client.post("/api/sagas", content=b"\xff\xfe").json()["code"] == "saga/bad"
    assert client.post("/api/sagas", content=b"x" * 3_000_000).status_code == 413


def test_a_page_says_in_its_language_what_is_wrong_with_a_saga(client: TestClient) -> None:
    for lang, words in (("en", "That saga cannot be opened: line 1:"), ("de", "Diese Saga lässt sich nicht öffnen")):
        headers = {"x-meadhall": "page", "accept-language": lang}
        said = client.post("/api/sagas", content="hello", headers=headers).json()
        assert said["code"] == "saga/bad"
        assert said["text"].startswith(words)
        assert "line 1:" in said["text"]


def test_requests_of_other_sites_change_nothing(client: TestClient) -> None:
    *people, _ = sit(client)
    player = people[people[0].view()["asked"]]
    legal = {"ply": 0, "answer": player.view()["answers"][0]["answer"]}
    path = f"/api/tables/{player.table}/answers"
    cookie = {f"seat-{player.table}": str(player.token)}
    foreign = TestClient(client.app, cookies=cookie)
    assert foreign.post(path, json=legal).json()["code"] == "request/header"
    evil = {"x-meadhall": "1", "origin": "http://evil.example"}
    assert foreign.post(path, json=legal, headers=evil).json()["code"] == "request/origin"
    assert player.view()["ply"] == 0
    assert foreign.post(path, json=legal, headers={"x-meadhall": "1", "origin": "http://testserver"}).status_code == 200


def test_bodies_that_are_too_large_or_no_json_are_refused(client: TestClient) -> None:
    first, *_ = sit(client)
    path = f"/api/tables/{first.table}/answers"
    assert client.post(path, content=b"x" * 100_000, headers=first.headers).status_code == 413
    for body in (b"", b"[]", b"{", b"\xff", b"5", b"[" * 60_000):
        assert client.post(path, content=body, headers=first.headers).json()["code"] == "request/json"


def test_who_asks_too_often_waits(client: TestClient, house: House) -> None:
    house.limits.requests = (0.0, 5.0)
    house.limits.__post_init__()
    codes = [client.get("/healthz").status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2


def test_unknown_things_are_refused_with_a_code(client: TestClient) -> None:
    for path in (
        "/t/nowhere-12345678",
        "/new/chess",
        "/static/../store.py",
        "/static/nothing.js",
        f"/t/{'x' * 500}",
        "/join/x",
    ):
        reply = client.get(path, headers=HTML)
        assert 400 <= reply.status_code < 500, path
        assert "<code>" in reply.text
    assert client.delete("/").status_code == 405


def test_a_hall_with_an_owners_component_file_plays_and_explains_that_one(tmp_path: Path) -> None:
    house = make_house(
        f"sqlite:///{tmp_path / 'hall.sqlite'}",
        limits=loose(),
        shelf=Shelf({"raids": great_standard()}),
        names=["testserver"],
    )
    with TestClient(application(house)) as client:
        found = client.get("/api/games/raids/explain/tile-great-standard", headers={"accept-language": "en"}).json()
        assert (found["name"], found["about"][:8]) == ("Standard (8)", "8 points")


def test_a_component_is_explained_with_its_basis(client: TestClient) -> None:
    for name in games():
        for message in list(show(meadhall.game(name)).bases())[:5]:
            found = client.get(f"/api/games/{name}/explain/{message}", headers={"accept-language": "en"}).json()
            assert found["name"]
            assert found["basis"]
    assert client.get("/api/games/raids/explain/ask-sail").status_code == 404


def test_programs_learn_which_games_there_are(client: TestClient) -> None:
    found = {one["game"]: one for one in client.get("/api/games", headers={"accept-language": "en"}).json()}
    assert set(found) == set(games())
    assert found["raids"]["seats"] == [2, 3, 4]


def test_static_files_are_cached_by_their_stamp(client: TestClient) -> None:
    page = client.get("/", headers=HTML).text
    for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        reply = client.get(path)
        assert reply.status_code == 200, path
        if stamp() in path:
            assert "immutable" in reply.headers["cache-control"]
        assert client.get(path, headers={"if-none-match": reply.headers["etag"]}).status_code == 304
    assert client.get("/static/symbols.svg").headers["content-type"] == "image/svg+xml"
    for path in ("/static/js/app.js", "/static/0123456789/js/app.js"):  # without a stamp, and by a page of before
        assert client.get(path).headers["cache-control"] == "no-cache"


def test_a_page_fetches_all_modules_of_the_client_at_once_and_under_one_stamp(client: TestClient) -> None:
    page = client.get("/", headers=HTML).text
    home = f"/static/{stamp()}/js/"
    assert f'<script src="{home}app.js" type="module"></script>' in page
    preloaded = set(re.findall(rf'rel="modulepreload" href="{home}([^"]+)"', page))
    imported = {"app.js"}
    for name in preloaded:
        reply = client.get(home + name)
        assert reply.headers["content-type"].startswith("text/javascript")
        imported |= set(re.findall(r'^import .* from "\./([^"]+)"$', reply.text, re.MULTILINE))
    assert preloaded == imported


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_gets_its_words_by_name(client: TestClient, lang: str) -> None:
    page = client.get("/", headers={**HTML, "accept-language": lang}).text
    found = json.loads(html.unescape(re.findall(r'data-words="([^"]+)"', page)[0]))
    said = "".join(path.read_text("utf-8") for path in CLIENT.glob("*.js"))
    assert set(found) == set(re.findall(r'say\((?:\w+ \? )?"([a-z-]+)"', said)) | {"play"}
    assert found["close"] == speaker(lang).say("client-close")


def test_health_and_metrics(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    people[people[0].view()["asked"]].answer()
    assert client.get("/healthz").json() == {"ok": True}
    token = house.hall.store.change(admin.new_token)
    text = client.get("/metrics", headers={"authorization": f"Bearer {token}"}).text
    for name in (
        "meadhall_tables 1",
        "meadhall_sockets 0",
        "meadhall_answers_total 1",
        "meadhall_answer_to_push_seconds_count 1",
    ):
        assert name in text
    assert Player(client, "x", None).table not in text.split()


def test_another_game_waits_until_this_one_is_over(client: TestClient) -> None:
    first, *_ = sit(client)
    reply = client.get(f"/t/{first.table}/again", headers=first.headers)
    assert reply.status_code == 409
    assert "not over yet" in reply.text


def test_the_saga_tells_what_a_seat_did_in_one_line_a_turn(client: TestClient) -> None:
    *people, onlooker = sit(client, "wikinger", "mf", at_once=True)
    for _ in range(30):
        people[people[0].view()["asked"]].answer()
    page = client.get(f"/t/{onlooker.table}", headers=HTML).text
    log = page[page.index('id="log"') : page.index('id="score"')]
    turns = re.findall(r'<li[^>]*><svg class="emblem"[^>]*><use href="[^"]*#seat-(\d)"', log)
    assert 3 < len(turns) < 30
    cut = sum(one == other for one, other in pairwise(turns))
    assert cut <= log.count("<h3>")  # only where a part of the game begins, and has its heading
    assert log.count("<span data-spot") + log.count("<span>") > len(turns)  # several sentences in a line


@pytest.mark.parametrize(
    "code", ["http://[x/t/y", "http://ex\u2100ample.com/t/y", "/", "//", "\0/\0", "x" * 5000 + "/"]
)
def test_a_link_that_is_none_is_refused(client: TestClient, code: str) -> None:
    reply = client.post("/go", json={"code": code})
    assert (reply.status_code, reply.json()["code"]) == (404, "table/unknown")


def test_an_origin_that_is_none_is_another_sites(client: TestClient) -> None:
    reply = client.post("/go", json={"code": "x"}, headers={"origin": "http://["})
    assert (reply.status_code, reply.json()["code"]) == (403, "request/origin")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_words(lang: str) -> None:
    folder = Path(meadhall.__file__).parent
    text = "".join(file.read_text("utf-8") for file in (*folder.glob("server/*.py"), folder / "engine" / "errors.py"))
    kinds = (
        "answer|seat|table|saga|hint|components|request|message|page|bot|game|limit|store|share|room|talk|position|"
        "explain|learn|lesson|scoring|undo"
    )
    codes = set(re.findall(rf'"((?:{kinds})/[a-z-]+)"', text)) | {f"limit/{what}" for what in A_DAY}
    assert len(codes) > 25
    unsaid = {code for code in codes if not speaker(lang).knows(f"refused-{code.replace('/', '-')}")}
    assert unsaid <= {"store/unusable"}  # said in the terminal
