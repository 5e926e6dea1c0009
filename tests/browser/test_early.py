"""On a slow line the page is there before the client is, and people do not wait for it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Route, expect

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def test_who_sits_down_before_the_client_runs_gets_the_table_that_was_chosen(visitor: Visitor) -> None:
    person = visitor()
    person.add_init_script("if (location.host) localStorage.bot = 'bot:thrall'")  # chosen last time
    page, held = person.new_page(), list[Route]()
    page.route("**/js/app.js", lambda route: route.continue_() if held else held.append(route))  # the first waits
    with page.expect_request("**/js/app.js"):
        page.goto("/new/wikinger?bots", wait_until="commit")
    form = page.locator("form.setup")
    form.locator("[name=number]").select_option("2")
    form.locator("[name=kind-1]").select_option("bot:karl")
    form.locator("[type=submit]").click(no_wait_after=True)
    expect(form).to_have_attribute("data-early", "yes")  # it waits, and what was chosen is there
    held[0].continue_()
    page.wait_for_url(re.compile("/t/"))
    table = page.evaluate("fetch(`/api/tables/${document.body.dataset.table}`).then((reply) => reply.json())")
    assert [seat["bot"] for seat in table["seats"]] == [None, "karl"]
