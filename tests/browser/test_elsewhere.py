"""Being told elsewhere, from the page: asked for in the menu, ended with one click there or by a message's link."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from meadhall.server.tokens import Signer
from tests.browser.house import FRIEND, ME, Hall, open_menu, sit
from tests.server.alerts.receivers import Browser

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
NOWHERE = "http://127.0.0.1:9999/hook"  # nobody listens there

# no push service answers a browser of the tests, so it gets a subscription that the test holds the keys of
SUBSCRIBES = """
let made = null
const one = { endpoint: "%s", toJSON: () => ({ endpoint: "%s", keys: %s }), unsubscribe: async () => { made = null } }
PushManager.prototype.subscribe = async (wish) => {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error("no such key")
  return (made = one)
}
PushManager.prototype.getSubscription = async () => made
Object.defineProperty(Notification, "permission", { get: () => "granted" })
Notification.requestPermission = async () => "granted"
"""

SHOWN = """(text) => new Promise((done) => {
  self.registration.showNotification = async (...shown) => done(shown)
  self.dispatchEvent(new PushEvent("push", { data: text }))
})"""


def elsewhere(page: Page, hall: Hall) -> None:
    """Sit down at a table, and open the dialog."""
    sit(page, hall.table(ME, FRIEND)[1]["0"])
    open_menu(page)
    page.locator("#menu details", has=page.locator("[data-do=elsewhere]")).locator("summary").click()
    page.locator("#menu [data-do=elsewhere]").click()
    expect(page.locator("#elsewhere")).to_be_visible()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", re.compile("."))


def linked(hall: Hall, page: Page, act: str) -> str:
    """The link that a message about the only alert would have."""
    ask = "fetch(`/api/tables/${document.body.dataset.table}/alerts`).then((reply) => reply.json())"
    key = page.evaluate(ask)["alerts"][0]["id"]
    with contextlib.closing(sqlite3.connect(hall.db)) as rows:
        (secret,) = rows.execute("SELECT value FROM settings WHERE key = 'secret'").fetchone()
    return f"/alerts/{act}/{key}.{Signer(secret).alert(act, key)}"


def test_a_webhook_is_turned_on_and_off_with_one_click(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    elsewhere(page, hall)
    expect(page.locator("#alert-list")).to_have_text("Nothing yet.")
    expect(page.locator("#alert-mail")).to_be_hidden()  # this hall has no mail server
    assert Axe().run(page).violations_count == 0
    page.locator("#alert-webhook-to").fill("https://me:secret@example.org/")
    page.locator("#alert-webhook [type=submit]").click()
    expect(page.locator("#toast")).to_contain_text("Name and password")
    expect(page.locator("#alert-list")).to_have_text("Nothing yet.")
    page.locator("#alert-webhook-to").fill(NOWHERE)
    page.locator("#alert-webhook select").select_option("slack")
    page.locator("#alert-from").fill("22:00")
    page.locator("#alert-to").fill("07:30")
    page.locator("#alert-webhook [type=submit]").click()
    expect(page.locator("#alert-list li span")).to_contain_text("Webhook: 127.0.0.1, slack")
    expect(page.locator("#alert-webhook-to")).to_have_value("")
    page.locator("#alert-list [data-do=alert-end]").click()
    expect(page.locator("#alert-list")).to_have_text("Nothing yet.")
    page.locator("[data-do=elsewhere-close]").click()
    expect(page.locator("#elsewhere")).to_be_hidden()


def test_the_link_in_a_message_ends_it_with_one_click(visitor: Visitor, hall: Hall) -> None:
    person = visitor(locale="de-DE")
    page = person.new_page()
    elsewhere(page, hall)
    page.locator("#alert-webhook-to").fill(NOWHERE)
    page.locator("#alert-webhook [type=submit]").click()
    expect(page.locator("#alert-list li span")).to_contain_text("Webhook: 127.0.0.1")
    stranger = visitor(locale="de-DE").new_page()  # where mail is read nobody has the seat
    stranger.goto(linked(hall, page, "off"))
    expect(stranger.locator("h1")).to_have_text("Das ist abgeschaltet")
    page.locator("[data-do=elsewhere-close]").click()
    page.locator("#menu [data-do=elsewhere]").click()
    expect(page.locator("#alert-list")).to_have_text("Noch nichts.")


def test_this_browser_is_told_and_no_longer(visitor: Visitor, hall: Hall) -> None:
    person, endpoint = visitor(), "http://127.0.0.1:9999/push/1"
    person.add_init_script(SUBSCRIBES % (endpoint, endpoint, json.dumps(Browser().wish)))
    page = person.new_page()
    elsewhere(page, hall)
    expect(page.locator("#alert-push-state")).to_have_text("This browser is not told.")
    page.locator("#alert-push").click()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", "on")
    expect(page.locator("#alert-push")).to_have_text("No longer tell this browser")
    expect(page.locator("#alert-list li span")).to_contain_text("Browser: 127.0.0.1")
    worker = person.service_workers[0]
    assert worker.url.endswith("/push-worker.js")
    told = {
        "title": "It is your turn",
        "body": "Ann is asked",
        "tag": "t",
        "url": page.url,
        "off": "/o",
        "off_said": "No more",
    }
    title, options = worker.evaluate(SHOWN, json.dumps(told))
    assert (title, options["body"], options["data"]) == (
        "It is your turn",
        "Ann is asked",
        {"url": page.url, "off": "/o"},
    )
    assert options["actions"] == [{"action": "off", "title": "No more"}]
    page.locator("#alert-push").click()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", "off")
    expect(page.locator("#alert-list")).to_have_text("Nothing yet.")


@pytest.mark.parametrize(
    ("script", "state", "said"),
    [
        ("delete window.PushManager", "unsupported", "Dieser Browser kann hier keinen Bescheid bekommen"),
        (
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
            "denied",
            "In seinen Einstellungen",
        ),
    ],
)
def test_a_browser_that_cannot_or_may_not_says_so(
    visitor: Visitor, hall: Hall, script: str, state: str, said: str
) -> None:
    person = visitor(locale="de-DE")
    person.add_init_script(script)
    page = person.new_page()
    sit(page, hall.table(ME, FRIEND)[1]["0"])
    open_menu(page)
    page.locator("#menu summary", has_text="Wenn ich dran bin").click()
    page.locator("#menu [data-do=elsewhere]").click()
    expect(page.locator("#alert-push")).to_have_attribute("data-state", state)
    expect(page.locator("#alert-push")).to_be_disabled()
    expect(page.locator("#alert-push-state")).to_contain_text(said)
