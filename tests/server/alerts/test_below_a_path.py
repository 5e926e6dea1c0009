"""A hall below a path: what messages link to, and what the pages behind those links ask for, lies there too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from meadhall.server.alerts.mail import Smtp
from meadhall.server.alerts.rounds import WAITS
from tests.below import below
from tests.server.alerts.conftest import BASE, Mailbox, Opened
from tests.server.alerts.receivers import Browser, Receiver, claims

PATH = "/games/meadhall"
HTML = {"accept": "text/html"}


@pytest.fixture(autouse=True)
def _below() -> Iterator[None]:
    with below(PATH):
        yield


def test_what_is_pushed_and_posted_leads_below_the_path(opened: Opened, receiver: Receiver) -> None:
    told, browser = opened(), Browser()
    asked, _ = told.table()
    told.ask(asked, f"{receiver.url}/push", "push", **browser.wish)
    told.ask(asked, f"{receiver.url}/hook")
    told.look()
    told.look(WAITS + 1)
    got = {one.path: one for one in receiver.got}
    pushed, hooked = json.loads(browser.read(got["/push"].body)), got["/hook"].json
    assert pushed["url"] == hooked["tables"][0]["url"] == f"{BASE}{PATH}/t/{asked.table}"
    assert claims(got["/push"].headers["authorization"])[1]["sub"] == f"{BASE}{PATH}"
    for off in (pushed["off"], hooked["off"]):
        assert off.startswith(f"{BASE}{PATH}/alerts/off/")
        way = off.removeprefix(f"{BASE}{PATH}")  # the proxy, or `Outside`, takes it off
        page = told.client.get(way, headers=HTML).text
        asks = re.findall(r'(?:data-post|href|src)="(/[^"]*)"', page)
        assert asks
        assert all(one.startswith(f"{PATH}/") for one in asks)
        assert told.client.post(way).status_code == 200
    assert told.alerts(asked) == []


def test_so_do_the_links_in_mail(opened: Opened, mailbox: Mailbox) -> None:
    told = opened(Smtp("127.0.0.1", mailbox.port, "hall@example.org"))
    asked, _ = told.table()
    told.ask(asked, "ann@example.org", "mail")
    told.look()
    (got,) = mailbox.got
    (yes,) = re.findall(rf"{BASE}{PATH}(/alerts/yes/\S+)", got.get_content())
    page = told.client.get(yes, headers=HTML).text
    assert f'data-post="{PATH}{yes}"' in page
    assert told.client.post(yes).json() == {"go": yes}  # the client puts the path before it
    assert got["List-Unsubscribe"].startswith(f"<{BASE}{PATH}/alerts/off/")
