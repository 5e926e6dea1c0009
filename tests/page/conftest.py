"""A page for the tests: built once, served by a throwaway server, opened in Chromium; and a hall of one device without
any browser.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from meadhall.page.build import PACKED, Built, Ready, ready, write
from tests.browser.house import STILL
from tests.server.conftest import PATIENCE

SEED = "the whale road"

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def stuff() -> Ready:
    """What pages are written from; fetched by npm and pip where it was never fetched before."""
    return ready()


@pytest.fixture(scope="session")
def built(stuff: Ready, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A page whose deals are always the same."""
    return write(tmp_path_factory.mktemp("site") / "page", stuff, seed=SEED)


class Site:
    """A plain web server for a folder."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.let_go = threading.Event()  # while it is not set, the largest files are not sent
        self.let_go.set()
        let_go = self.let_go

        class Quiet(SimpleHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def send_head(self) -> Any:
                del self.headers["If-Modified-Since"]  # two versions may be written within a second
                if self.path.endswith(PACKED):
                    let_go.wait()
                return super().send_head()

        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Answer nobody any more."""
        self.let_go.set()
        self._server.shutdown()
        self._server.server_close()


Serve = Callable[..., Site]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Opens servers that are closed after the test, unless the test has done that."""
    made: list[Site] = []

    def open_site(folder: Path, port: int = 0) -> Site:
        made.append(Site(folder, port))
        return made[-1]

    yield open_site
    for site in made:
        site.close()


class Device:
    """A browser with the page open."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def hall(self) -> Locator:
        """What the frame shows, once the client runs there: a click on a page that it does not run on yet is lost."""
        return self.page.frame_locator("iframe").locator("html[data-runs]")

    def ready(self) -> Device:
        """Wait until the hall is open."""
        self.page.locator("body[data-ready]").wait_for()
        self.hall.locator("body[data-base]").wait_for()
        return self

    def go(self, path: str) -> None:
        """Open a page of the hall, as a link would, and wait until it is there and the client runs: neither what the
        page before shows, also one of the same address, nor its `load`, which may still be to come, must be taken for
        it. The shell does so, which stays while the frame goes.
        """
        self.page.evaluate(
            """([to, most]) => new Promise((done, fail) => {
              const frame = document.querySelector("iframe"), before = frame.contentDocument
              const wished = new URL(`hall${to}`, document.baseURI), late = performance.now() + most
              const there = (page) => page && page !== before && page.readyState === "complete"
                && page.location.pathname === wished.pathname && page.documentElement.dataset.runs
              const look = () => {
                if (there(frame.contentDocument)) return done()
                const shown = frame.contentDocument?.URL
                if (performance.now() > late) return fail(new Error(`${to} did not come, but ${shown}`))
                setTimeout(look, 20)
              }
              frame.contentWindow.location.assign(wished.href)
              look()
            })""",
            [path, 1000 * PATIENCE],
        )

    def run(self, script: str, given: object = None) -> Any:
        """Run a script inside the frame; one that comes to no end fails."""
        within = f"""async (body, [given, most]) => {{
          let clock
          const late = new Promise((_, fail) => {{
            clock = setTimeout(() => fail(new Error("it came to no end")), most)
          }})
          return Promise.race([({script})(body, given), late]).finally(() => clearTimeout(clock))
        }}"""
        return self.hall.locator("body").evaluate(within, [given, 5000 * PATIENCE])


def visitor(browser: Browser, wrong: list[str], **wishes: Any) -> BrowserContext:
    """Somebody with a browser of their own; what goes wrong in a page is noted."""
    person = browser.new_context(
        **{"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce", "locale": "en-GB", **wishes}
    )
    return watched(person, wrong)


def watched(person: BrowserContext, wrong: list[str]) -> BrowserContext:
    """Note what goes wrong; bots answer at once, since nobody looks."""
    person.set_default_timeout(1000 * PATIENCE)
    person.add_init_script(f"if (location.host) {{ {STILL} }}")
    person.on("weberror", lambda error: wrong.append(str(error.error)))
    person.on(
        "console",
        lambda message: (
            wrong.append(message.text)
            if any(sign in message.text for sign in ("Content Security Policy", "TypeError", "Traceback"))
            else None
        ),
    )
    return person


@pytest.fixture(scope="session")
def offline(chromium: Browser, built: Built) -> Iterator[Device]:
    """A device that has opened the page once; the server it came from is gone."""
    wrong: list[str] = []
    site = Site(built.folder)
    person = visitor(chromium, wrong)
    page = person.new_page()
    page.goto(site.url)
    device = Device(page).ready()
    device.hall.locator(".hall-front").wait_for()
    site.close()
    yield device
    person.close()
    assert not wrong, wrong
