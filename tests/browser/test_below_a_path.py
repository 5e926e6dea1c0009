"""A hall below a path: whatever a page asks for, it asks for there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Response, expect

from tests.browser.house import Hall, answers, spot, until

pytestmark = pytest.mark.browser
BASE = "/games/meadhall"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Hall]:
    """A hall below a path."""
    opened = Hall(tmp_path, BASE)
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
