"""Rules to read: every game that teaches has a page in both languages, and everything leads to it."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine.phrase import Phrase
from meadhall.engine.registry import Shelf
from meadhall.learn import Chapter, Paragraph, Picture, book, links, teaches
from meadhall.look import Markup, show
from meadhall.pages.rules import side_by_side
from meadhall.server.app import application
from meadhall.server.house import House
from meadhall.server.serving import make_house
from meadhall.words import LANGUAGES, speaker
from tests.server.conftest import great_standard, loose, sit

TAUGHT = [name for name in meadhall.games() if teaches(meadhall.game(name))]
every_page = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in TAUGHT for lang in LANGUAGES])
every_game = pytest.mark.parametrize("name", TAUGHT)


def get(client: TestClient, path: str, lang: str = "en") -> str:
    """A page that is there."""
    reply = client.get(path, headers={"accept": "text/html", "accept-language": lang})
    assert reply.status_code == 200, (path, reply.status_code)
    return str(reply.text)


@every_page
def test_every_rule_stands_on_the_page_with_its_number_and_its_length(client: TestClient, name: str, lang: str) -> None:
    page, game = get(client, f"/rules/{name}", lang), meadhall.game(name)
    assert f'<html lang="{lang}"' in page
    for one in book(game, lang).by_id.values():
        found = re.findall(rf'<div class="para( full-only)?" id="{one.id}"><a class="no"[^>]*>([\d.]+)</a>', page)
        assert found == [(" full-only" if one.full else "", one.number)]
    for number, paragraph in links(game).rulings.items():
        part = page[page.index(f'id="{paragraph}"') :]
        assert f"§ {number}</span>" in part[: part.index('class="para') if 'class="para' in part else None]


@every_page
def test_goal_points_turn_and_pictures_are_told_to_who_listens(client: TestClient, name: str, lang: str) -> None:
    page, rules = get(client, f"/rules/{name}", lang), book(meadhall.game(name), lang)
    assert html.escape(rules.win, quote=False) in page
    for _, words in rules.points:
        assert html.escape(words, quote=False) in page
    figures = re.findall(r'<figure class="pic" id="picture-([^"]+)">(.*?)</figure>', page, re.S)
    assert [one for one, _ in figures] == [one.id for one in rules.pictures]
    for picture, (_, drawn) in zip(rules.pictures, figures, strict=True):
        assert drawn.count('role="img"') == 1
        assert f'aria-label="{picture.alt}"' in html.unescape(drawn)
        assert "tabindex" not in drawn
        assert "data-answer" not in drawn


@every_page
def test_ids_are_unique_and_every_link_leads_somewhere(client: TestClient, name: str, lang: str) -> None:
    page = get(client, f"/rules/{name}", lang)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), {one for one in ids if ids.count(one) > 1}
    for target in re.findall(r'href="#([^"]+)"', page):
        assert target in ids, target
    for path in set(re.findall(r'(?:href|src)="(/[^"#]*)', page)):
        assert client.get(html.unescape(path), headers={"accept": "text/html"}).status_code < 400, path


def chapter(number: int, *, full: bool = False, markup: str = "<p>Words.</p>") -> Chapter:
    """A chapter of one paragraph."""
    return Chapter(number, "Title", full, (Paragraph(f"p{number}", f"{number}.1", full, Markup(markup), "", ()),))


def test_chapters_of_words_stand_in_pairs_that_are_shown_together() -> None:
    table = "<p>Words.</p><table></table>"
    assert side_by_side([chapter(1), chapter(2), chapter(3)]) == {1, 2}
    assert side_by_side([chapter(1), chapter(2, markup=table), chapter(3), chapter(4)]) == {3, 4}
    assert side_by_side([chapter(1), chapter(2, full=True), chapter(3, full=True)]) == {2, 3}
    assert side_by_side([chapter(1, full=True), chapter(2)]) == set()


@every_page
def test_a_chapter_with_pictures_has_the_page_for_itself(name: str, lang: str) -> None:
    chapters = book(meadhall.game(name), lang).chapters
    halves = side_by_side(chapters)
    assert not any(isinstance(part, Picture) for one in chapters if one.number in halves for part in one.parts)
    assert len(halves) % 2 == 0


@every_page
def test_programs_and_the_drawer_get_the_rules_as_data(client: TestClient, name: str, lang: str) -> None:
    rules = book(meadhall.game(name), lang)
    found = client.get(f"/api/games/{name}/rules?lang={lang}").json()
    assert (found["win"], found["goal"]) == (rules.win, rules.doing)
    assert {one["id"]: one["number"] for one in found["paragraphs"]} == {
        one.id: one.number for one in rules.by_id.values()
    }
    assert all(one["text"] and one["url"] == f"/rules/{name}#{one['id']}" for one in found["paragraphs"])
    assert {one["id"] for one in found["components"] if one["rule"]} <= set(links(meadhall.game(name)).components)


@every_game
def test_the_card_of_a_component_names_its_rule(client: TestClient, name: str) -> None:
    game = meadhall.game(name)
    for component, paragraph in links(game).components.items():
        found = client.get(f"/api/games/{name}/explain/{component}").json()
        number = book(game, "en").paragraph(paragraph).number
        assert found["rule"] == {"id": paragraph, "number": number, "url": f"/rules/{name}#{paragraph}"}


@every_page
def test_set_up_invitation_and_refusals_lead_to_the_rules(client: TestClient, name: str, lang: str) -> None:
    game = meadhall.game(name)
    kinds = "mi" + "b" * (min(game.seats) - 2)
    first, invited, _ = sit(client, name, kinds, watch=False)
    goal = html.escape(speaker(lang, show(game)).say("game-goal"), quote=False)
    for path in (f"/new/{name}", f"/new/{name}?bots", f"/join/{invited.token}"):
        page = get(client, path, lang)
        assert f'href="/rules/{name}"' in page
        assert goal in page
    refused = client.get(f"/t/{first.table}", headers={"accept": "text/html"})
    assert refused.status_code == 403
    assert f'href="/rules/{name}"' in refused.text


@every_page
def test_the_drawer_marks_the_open_question_and_tells_its_rule(
    client: TestClient, house: House, name: str, lang: str
) -> None:
    game = meadhall.game(name)
    *people, _ = sit(client, name, "m" + "f" * (min(game.seats) - 1), at_once=True, asks="always")
    rules, linked, live = book(game, lang), links(game), house.hall.tables[people[0].table]
    met: set[str] = set()
    for _ in range(25):
        player, question = people[live.table.seat], live.table.question()
        if question not in met:
            met.add(question)
            headers = {**player.headers, "accept": "text/html", "accept-language": lang}
            page = client.get(f"/t/{player.table}", headers=headers).text
            now = page[page.index('id="rules-now"') :]
            now = now[: now.index("</section>")]
            number = rules.paragraph(linked.questions[question]).number
            assert f">{speaker(lang).say(_rule(number))}</a>" in now
            marked = re.findall(r'aria-current="step"', now)
            assert len(marked) == sum(question in one.questions for one in rules.turn)
        player.answer()
    assert len(met) > 1


def _rule(number: str) -> Phrase:
    return Phrase("learn-rule", {"number": number})


def test_all_games_with_rules_are_listed(client: TestClient) -> None:
    page = get(client, "/rules")
    assert re.findall(r'href="/rules/([^"]+)"', page) == sorted(
        TAUGHT,
        key=lambda name: [meadhall.game(name).weight, not meadhall.game(name).start, meadhall.game(name).minutes],
    )


# -- a game that teaches nothing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("en", "no rules to read"), ("de", "keine Regeln zum Lesen")])
def test_a_game_without_rules_to_read_says_so(client: TestClient, lang: str, words: str) -> None:
    assert not teaches(meadhall.game("pebbles"))
    reply = client.get("/rules/pebbles", headers={"accept": "text/html", "accept-language": lang})
    assert reply.status_code == 404
    assert "learn/unknown" in reply.text
    assert words in reply.text
    assert client.get("/api/games/pebbles/rules").json()["code"] == "learn/unknown"


def test_nothing_leads_to_rules_that_are_not_there(client: TestClient) -> None:
    first, invited, _ = sit(client, "pebbles", "mi")
    client.cookies.set(f"seat-{first.table}", str(first.token))
    for path in ("/", "/rules", "/new/pebbles", f"/join/{invited.token}", f"/t/{first.table}"):
        page = get(client, path)
        assert "/rules/pebbles" not in page, path
        assert 'href="/learn/pebbles' not in page, path
    assert 'id="rules"' not in get(client, f"/t/{first.table}")


def test_rules_of_no_game_are_not_found(client: TestClient) -> None:
    reply = client.get("/rules/chess", headers={"accept": "text/html"})
    assert (reply.status_code, "game/unknown" in reply.text) == (404, True)


def test_rules_of_an_owners_components_are_drawn_and_told_with_them(tmp_path_factory: pytest.TempPathFactory) -> None:
    if "raids" not in TAUGHT:
        pytest.skip("Raids has no rules to read yet")
    db = tmp_path_factory.mktemp("own") / "hall.sqlite"
    house = make_house(
        f"sqlite:///{db}", limits=loose(), shelf=Shelf({"raids": great_standard()}), names=["testserver"]
    )
    with TestClient(application(house)) as client:
        page = get(client, "/rules/raids")
        assert page.count('<figure class="pic"') == len(book(meadhall.game("raids"), "en").pictures)
