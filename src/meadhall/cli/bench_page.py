"""The page without a server, measured in a browser: what it weighs, how soon it is open, how its bots do."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.levels import PAGE
from meadhall.cli.bench_start import first_start
from meadhall.engine.errors import MeadhallError
from meadhall.extras import need
from meadhall.page.build import Built, build
from meadhall.places import write_safely

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
VISITS = 3  # of each kind; the quickest counts, as others had to share the machine
ANSWERS = 4  # of every bot that are timed; the slowest counts
LONGEST = 600.0  # seconds for anything
BUDGET = 1.5  # seconds that a bot has for an answer
ITERATIONS = """async ([home, code]) => {
  const { startPython } = await import(new URL(`${home}/python.js`, location.href).href)
  return JSON.parse((await startPython()).runPython(`${code}\ntold`))
}"""
THINKING = """
import json, time
import meadhall
from meadhall.bots import LEVELS, make
from meadhall.engine import FastDice

def reached(name):
    game = meadhall.game(name)
    table, dice = meadhall.table(name, sorted(game.seats)[len(game.seats) // 2], seed="bench"), FastDice(1)
    found = []
    for plies in (0, 4, 12, 24):
        while table.ply < plies and not table.over:
            legal = table.legal_actions()
            table.play(legal[dice.below(len(legal))])
        if not table.over:
            mind = make(LEVELS[-1], game, 1)  # as it plays there
            mind.strict = True
            began = time.perf_counter()
            mind.think(table.view(table.seat), BUDGET)
            found.append(int(mind.spent * BUDGET / (time.perf_counter() - began)))  # it ends early where all is clear
    return found

told = json.dumps({name: reached(name) for name in meadhall.games()})
"""
TIMES = """async (body, [game, seats, level, most]) => {
  const at = (path) => body.dataset.base + path, json = { "content-type": "application/json", "x-meadhall": "page" }
  const form = { number: String(seats), "kind-0": "me", at_once: "yes", watch: "yes" }
  for (let k = 1; k < seats; k++) form[`kind-${k}`] = `bot:${level}`
  const made = await fetch(at(`/new/${game}`), { method: "POST", headers: json, body: JSON.stringify(form) })
  const { go } = await made.json(), line = parent.meadhallLine(at(`/api/tables${go.slice(2)}/live?form=json`), "")
  return new Promise((done) => {
    const times = []
    let since = 0, given = -1
    line.onmessage = ({ data }) => {
      const view = JSON.parse(data), now = performance.now()
      if (view.type !== "view") return
      if (since) times.push(now - since)
      since = view.asked !== null && view.seats[view.asked].bot ? now : 0
      if (view.over || times.length >= most) { line.close(); return done(times) }
      if (view.ply <= given) return
      if (view.prompt === "answer") {
        given = view.ply
        const pick = view.answers[(view.ply * 7 + 3) % view.answers.length]
        line.send(JSON.stringify({ do: "answer", ply: view.ply, answer: pick.answer }))
      } else if (view.prompt === "done") line.send(JSON.stringify({ do: "done", ply: view.ply }))
    }
  })
}"""


def measure(write: bool = False) -> dict[str, Any]:
    """All figures; with `write` the iterations go into the file that set-up pages of the page tell from."""
    playwright = need("playwright.sync_api", "dev")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise MeadhallError(f"there is no Chromium to measure the page in; it goes by one of {', '.join(CHROMIUM)}")
    with tempfile.TemporaryDirectory() as made, playwright.sync_playwright() as started:
        built = build(Path(made) / "page")
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        with started.chromium.launch(executable_path=found, args=arguments) as browser, served(built.folder) as url:
            first, later = [], []
            for _ in range(VISITS):
                person = browser.new_context(reduced_motion="reduce", locale="en-GB")
                person.set_default_timeout(1000 * LONGEST)
                first.append(_visit(person, url)[0])
                later.append(_visit(person, url)[0])
            shell = _visit(person, url)[1]
            iterations, here = _iterations(shell, built)
            times = _times(shell)
    if write:
        write_safely(PAGE, json.dumps(iterations, indent=1, sort_keys=True) + "\n")
    return {
        "page": {
            "files": built.files, "download_mb": round(built.download / 1e6, 2),
            "first_visit_s": min(first), "later_visit_s": min(later),
        },
        "iterations_an_answer": iterations, "iterations_here": here,
        "slowest_answer_s": times, "first_start_s": first_start(),
    }  # fmt: skip


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A plain web server for a folder."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def _visit(person: BrowserContext, url: str) -> tuple[float, Page]:
    """Seconds until the front page is there, in a tab of its own; the one before is closed."""
    for page in person.pages:
        page.close()
    page = person.new_page()
    page.add_init_script("if (location.host) localStorage.pace ??= '0'")
    start = time.perf_counter()
    page.goto(url)
    page.frame_locator("iframe").locator(".hall-front").wait_for()
    return round(time.perf_counter() - start, 2), page


def _iterations(shell: Page, built: Built) -> tuple[dict[str, int], dict[str, int]]:
    """How many iterations a search of each game has time for, the middle of a few positions: there, and here."""
    code = THINKING.replace("BUDGET", str(BUDGET))
    there = shell.evaluate(ITERATIONS, [f"v-{built.stamp}", code])
    here = subprocess.run([sys.executable, "-c", f"{code}\nprint(told)"], capture_output=True, check=True).stdout
    middles = [
        {name: sorted(some)[len(some) // 2] for name, some in found.items()} for found in (there, json.loads(here))
    ]
    return middles[0], middles[1]


def _times(shell: Page) -> dict[str, dict[str, float]]:
    """The slowest of a few answers of every level in every game, from the question to the view that shows it."""
    body = shell.frame_locator("iframe").locator("body")
    slowest: dict[str, dict[str, float]] = {}
    for name in meadhall.games():
        seats = min(meadhall.game(name).seats)
        for level in LEVELS:
            times = body.evaluate(TIMES, [name, seats, level, ANSWERS])
            slowest.setdefault(name, {})[level] = round(max(times, default=0) / 1000, 2)
    return slowest


def report(result: dict[str, Any]) -> None:
    """The figures as a table."""
    page, start = result["page"], result["first_start_s"]
    grid = Grid(
        "game",
        "iterations an answer",
        "compiled" if meadhall.compiled() else "here",
        *(f"{level}, s" for level in LEVELS),
    )
    for name, times in result["slowest_answer_s"].items():
        figures = (f"{times[level]:.2f}" for level in LEVELS)
        iterations = (f"{result[kind][name]:,}" for kind in ("iterations_an_answer", "iterations_here"))
        grid.add_row(name, *iterations, *figures)
    out = Console()
    out.print(
        f"The page: {page['download_mb']} MB in {page['files']} files; open after {page['first_visit_s']} s at a first "
        f"visit, {page['later_visit_s']} s at a later one. Slowest of {ANSWERS} answers:", highlight=False,
    )  # fmt: skip
    out.print(grid)
    if start is not None:
        out.print(f"./play of a fresh clone: a table is dealt after {start} s.", highlight=False)
