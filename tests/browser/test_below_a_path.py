"""A hall below a path: whatever a page asks for, it asks for there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Response, expect

from tests.browser.house import FRIEND, ME, Hall, answers, open_menu, spot, until
from tests.browser.test_elsewhere import SHOWN, SUBSCRIBES
from tests.server.alerts.receivers import Browser

pytestmark = pytest.mark.browser
BASE = "/games/meadhall"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall below a path."""
    opened = Hall(tmp_path_factory.mktemp("below"), BASE)
    opened.open()
    yield opened
    opened.close()


@pytest.mark.slow
def test_a_game_is_set_up_played_and_replayed_below_a_path(visitor: Callable[..., BrowserContext], below: Hall) -> None:
    page = visitor(below).new_page()
    got: list[Response] = []
    sockets: list[str] = []
    page.on("response", lambda one: got.append(one))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{below.url}/")
    page.locator(f'a[href="{BASE}/new/raids?bots"]').first.click()
    page.locator(f'form[data-post="{BASE}/new/raids"] [type=submit]').first.click()
    page.wait_for_url(f"**{BASE}/t/*")
    until(page, "document.querySelector('#ask[data-yours]')")
    spot(page, answers(page)[0]).click()
    until(page, "Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) > 0")
    page.goto(f"{page.url.partition('#')[0]}/replay?ply=0")
    expect(page.locator("#board")).to_be_visible()
    page.goto(f"{below.url}/rules/raids")
    expect(page.locator("h1").first).to_be_visible()
    paths = [urlsplit(one.url).path for one in got]
    assert [path for path in paths if not path.startswith(f"{BASE}/")] == []
    assert [one.url for one in got if one.status >= 400] == []
    assert sockets
    assert all(urlsplit(one).path.startswith(f"{BASE}/api/tables/") for one in sockets)
    assert {cookie["path"] for cookie in page.context.cookies()} == {BASE}


@pytest.mark.slow
def test_a_browser_is_told_below_a_path_and_its_worker_stays_there(
    visitor: Callable[..., BrowserContext], below: Hall
) -> None:
    person, endpoint = visitor(below), "http://127.0.0.1:9999/push/1"
    person.add_init_script(SUBSCRIBES % (endpoint, endpoint, json.dumps(Browser().wish)))
    page = person.new_page()
    page.goto(f"{below.url}/join/{below.table(ME, FRIEND)[1]['0']}")
    page.locator(f"form[data-post^='{BASE}/join/'] [type=submit]").click()
    page.wait_for_url(f"**{BASE}/t/*")
    open_menu(page)
    page.locator("#menu details", has=page.locator("[data-do=elsewhere]")).locator("summary").click()
    page.locator("#menu [data-do=elsewhere]").click()
    page.locator("#alert-push[data-state=off]").click()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", "on")
    scopes = page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))")
    assert scopes == [f"{below.url}/"]
    worker = person.service_workers[0]
    assert worker.url == f"{below.url}/push-worker.js"
    told = {"title": "It is your turn", "body": "Ann is asked", "url": page.url, "off": f"{below.url}/alerts/off/x"}
    _, options = worker.evaluate(SHOWN, json.dumps(told))
    assert options["data"]["url"] == page.url
    assert options["icon"].startswith(f"{below.url}/")
    assert page.request.get(options["icon"]).ok
    page.locator("#alert-push").click()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", "off")
