"""The client's modules on pages of their own: no server, a socket that a test plays, a clock that a test moves."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import meadhall
from meadhall.pages.layout import client_words
from tests.browser.house import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)
CLIENT = Path(meadhall.__file__).parent / "pages" / "static" / "js"
HOME = "http://client.test"
POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

SOCKET = """
window.sockets = []
window.WebSocket = class {
  constructor(address) { Object.assign(this, { address, readyState: 0, sent: [] }); sockets.push(this) }
  send(text) { this.sent.push(JSON.parse(text)) }
  close() { this.drop(1000) }
  open() { this.readyState = 1; this.onopen() }
  say(message) { this.onmessage({ data: JSON.stringify(message) }) }
  drop(code) { this.readyState = 3; this.onclose({ code }) }
}
Math.random = () => 0.5
"""
Opened = Callable[..., Page]


def document(body: str, lang: str, **data: str) -> str:
    """A page with what the client needs of every page."""
    given = {"words": client_words(lang), "table": "birka", "ply": "3", **data}
    attributes = "".join(f' data-{name}="{html.escape(value)}"' for name, value in given.items())
    places = '<p id="news"></p><div id="toast"></div><dialog id="dialog"></dialog>'
    return f'<!doctype html><html lang="{lang}"><body{attributes}>{body}{places}</body></html>'


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Opened]:
    """Opens a page with some markup; time stands still there. An error on a page fails the test."""
    context = chromium.new_context(base_url=HOME, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    context.clock.install(time=0)
    context.add_init_script(SOCKET)
    context.add_init_script(
        "window.use = (name) => import(`/js/${name}.js`); window.frames_of = () => sockets.at(-1).sent"
    )
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    shown = {"body": "", "status": 200}

    def serve(route: Route) -> None:
        path = route.request.url.removeprefix(HOME)
        if path.startswith("/js/"):
            route.fulfill(body=(CLIENT / path[4:]).read_text("utf-8"), content_type="text/javascript")
        elif path == "/":
            headers = {"content-security-policy": POLICY}
            route.fulfill(body=str(shown["body"]), content_type="text/html; charset=utf-8", headers=headers)
        else:
            route.fulfill(body=json.dumps({"name": path}), content_type="application/json")

    context.route("**/*", serve)

    def go(body: str = "", lang: str = "en", motion: str = "reduce", **data: str) -> Page:
        shown["body"] = document(body, lang, **data)
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        page.goto("/")
        page.clock.pause_at(1000)
        return page

    yield go
    context.close()
    assert not wrong, wrong
