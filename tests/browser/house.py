"""A server process that can be killed, and what a player does at its pages."""

from __future__ import annotations

import json
import os
import random
import select
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Locator, Page, expect

ROOT = Path(__file__).parents[2]
# bots at once, since nobody watches; scorings in the log; turns end and answers are given when a test says so
STILL = """localStorage.pace ??= '0'; localStorage.scorings ??= 'log'
localStorage['turn-end'] ??= 'said'; localStorage['only-answer'] ??= 'mine'"""
PATIENCE = float(os.environ.get("MEADHALL_PATIENCE", "180"))  # seconds: a loaded machine is slow, not wrong


class Hall:
    """The hall as its own process, on a store that outlives it."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self.base = base  # the path it lies below
        self.db = str(folder / "hall.sqlite")
        self.port = 0
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.begin("nobody")

    def open(self) -> None:
        """Start the server and wait until it answers; the second time on the same port."""
        command = [sys.executable, "-m", "tests.browser.opened", str(self.port), self.db, self.base]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], max(PATIENCE, 90))
        assert ready, "the server says nothing"
        line = self.process.stdout.readline()
        self.url = line.split("open: ", 1)[1].split()[0]
        self.port = urlsplit(self.url).port or 0

    def begin(self, test: str) -> None:
        """From now on tables are dealt for this test."""
        Path(self.db).with_suffix(".seed").write_text(test, "utf-8")

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def close(self) -> None:
        """Close the door."""
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None

    def asked(self, table: str) -> int:
        """Whose question it is, as everybody may know."""
        with urllib.request.urlopen(f"{self.url}/api/tables/{table}", timeout=PATIENCE) as reply:
            return int(json.load(reply)["asked"])

    def ann_begins(self, *others: dict[str, Any]) -> str:
        """A table where the first seat is asked first: the token of that seat."""
        for _ in range(30):
            table, tokens = self.table(ME, *others)
            if self.asked(table) == 0:
                return tokens["0"]
        raise AssertionError("the first seat never begins")

    def table(self, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[str, str]]:
        """A table of Raids, set up by a program: its id and the seats' tokens."""
        body = json.dumps({"game": "raids", "seats": list(seats), **more}).encode()
        headers = {"x-meadhall": "test", "content-type": "application/json"}
        request = urllib.request.Request(self.url + "/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            made = json.load(reply)
        return made["table"], made["tokens"]


ME = {"kind": "me", "name": "Ann", "at_once": True}
FRIEND = {"kind": "friend", "name": "Ben", "at_once": True}
BOT = {"kind": "bot", "level": "random"}


def sit(page: Page, token: str) -> None:
    """Take a seat by its link."""
    page.goto(f"/join/{token}")
    page.locator("form[data-post^='/join/'] [type=submit]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#board > svg").first).to_be_visible()


def until(page: Page, script: str) -> None:
    """Wait until a script says yes. The pages' policy forbids the eval that Playwright's own waiting needs."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(script):
        assert time.monotonic() < end, f"{script} never came true; asked: {page.locator('#question').inner_text()}"
        page.wait_for_timeout(25)


YOURS = "document.querySelector('#ask')?.dataset.yours && !document.querySelector('.chosen, #ask[data-following]')"
GESTURING = "document.body.classList.contains('gesturing')"
OVER = "!!document.querySelector('#answers a[href$=replay]')"
PLY = "document.body.dataset.ply"  # what was asked may read the same twice, the ply never does
PICKED = "document.querySelector('#table')?.dataset.picked"
NEWEST = "Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0)"


def my_turn(page: Page) -> bool:
    """Wait for the next question to this page, or for the end: False when the game is over."""
    until(page, f"({YOURS} && !!document.querySelector('#answers [data-answer]')) || {OVER}")
    return not page.evaluate(OVER)


def answers(page: Page) -> list[str]:
    """What can be answered, from the list."""
    found: list[str] = page.eval_on_selector_all("#answers [data-answer]", "all => all.map(one => one.dataset.answer)")
    return found


def newest(page: Page) -> int:
    """The ply of the newest line of the log."""
    found: int = page.evaluate(NEWEST)
    return found


def answered(page: Page, before: int) -> None:
    """Wait until an answer has arrived in the log."""
    until(page, f"{NEWEST} > {before} || {OVER}")


OPENED = """answer => { const list = document.querySelector(`[data-group-list]:has([data-answer="${answer}"])`)
  if (list?.hidden) document.querySelector(`#answers [data-group="${list.dataset.groupList}"]`).click() }"""


def spot(page: Page, answer: str) -> Locator:
    """Where an answer can be clicked on the board or the own mat."""
    return page.locator(f"#board [data-answer='{answer}'], #own [data-answer='{answer}']").first


# whether the middle of something can be clicked: a large board has to be dragged for some of its places
SEEN = """(node) => { const { x, y, width, height } = node.getBoundingClientRect()
  return !node.closest("#board") || node.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
PLACES = f"[...document.querySelectorAll('.open')].map((node) => ({{ id: node.id, seen: ({SEEN})(node) }}))"


def gesture(page: Page, course: object, touch: bool = False) -> None:
    """Answer by one gesture that hangs on `course` alone: something is picked, tried on at a place, and done."""
    before, chance = page.evaluate(PLY), random.Random(f"{course}")
    if not page.locator(".open").count():
        page.locator("[data-pick]").first.click()
    ids = [one["id"] for one in page.evaluate(PLACES) if one["seen"]]
    place = page.locator(f"#{chance.choice(ids)}") if ids else page.locator("#places [data-at]").first
    if not ids:  # all of them lie where the board would have to be dragged to
        page.locator("[data-do=places]").click()
    for node in (place, page.locator("[data-do=do-it]")):
        if touch:
            node.tap(timeout=1000 * PATIENCE)
        else:
            node.click(timeout=1000 * PATIENCE)
    until(page, f"{PLY} !== '{before}' || {OVER}")


def choose(page: Page, answer: str, touch: bool = False, listed: bool = False, passes: bool = False) -> None:
    """Click (or tap) an answer and wait for what follows; one that gives itself is as good.

    It is chosen on board or mat, or from the list: if wished, or where a board has no room for all, as of high bids.
    Where a window may pass by itself an answer that is gone was overtaken by that.
    """
    place, row = spot(page, answer), page.locator(f"#answers [data-answer='{answer}']")
    if page.evaluate(GESTURING) and not (listed and page.locator("#answers").is_visible()):
        gesture(page, answer, touch)
        return
    if row.count() == 1 and (listed or place.count() == 0 or not place.is_visible() or not place.evaluate(SEEN)):
        place = row
        page.evaluate(KIND, answer)
        page.evaluate(OPENED, answer)
    before, end = page.evaluate(PLY), time.monotonic() + PATIENCE
    while page.evaluate(PLY) == before:
        try:
            if touch:
                place.tap(timeout=5000)
            else:
                place.click(timeout=5000)
        except Error:
            if passes and not page.locator(f"[data-answer='{answer}']").count():
                return
            assert time.monotonic() < end, f"{answer} cannot be clicked"
        else:
            if page.evaluate(FORESEEN) or page.evaluate(PICKED) != answer or page.evaluate(SENT):
                break  # else it shows the places that follow; chosen once more it is given alone
    if page.evaluate(FORESEEN):  # on a phone the first tap shows what an answer leads to
        play = page.locator("#foresee [data-foresee=play]")
        play.tap() if touch else play.click()
    until(page, f"{PLY} !== '{before}' || {OVER}")


SENT = "!!document.querySelector('.chosen')"
FORESEEN = "!!document.querySelector('#foresee:not([hidden])')"
KIND = """answer => { const row = document.querySelector(`#answers li:has([data-answer="${answer}"])`)
  if (row?.hidden) document.querySelector(`#answers [data-kind="${row.dataset.group}"]`).click() }"""


def turn_to(page: Page, name: str) -> None:
    """On a phone: turn to the board, a seat's page, or the menu."""
    page.locator(f"#strip [data-turn='{name}']").tap()
    expect(page.locator("body")).to_have_attribute("data-shown", name)


def open_menu(page: Page) -> None:
    """Open the menu of the table; on a phone it is behind a tab."""
    if page.locator("#strip").is_visible():
        turn_to(page, "menu")
    page.locator("[data-do=menu]").click()


def pick(page: Page, course: object) -> str | None:
    """An answer by chance that hangs on course and ply alone; None where it was answered meanwhile."""
    ply, offered = page.evaluate(PLY), answers(page)
    return random.Random(f"{course} {ply}").choice(offered) if offered else None


def play_on(page: Page, course: object, turns: int | None = None, touch: bool = False) -> int:
    """Answer by chance on the board until the game is over, or so many times; returns how many plies it went on."""
    began, count = int(page.evaluate(PLY)), 0
    while (turns is None or count < turns) and my_turn(page):
        if answer := pick(page, course):
            choose(page, answer, touch, passes=True)
            count += 1
    return int(page.evaluate(PLY)) - began


def ships(page: Page) -> dict[str, str]:
    """Where the ships are drawn."""
    found: dict[str, str] = page.eval_on_selector_all(
        "#board [id^=ship-]", "all => Object.fromEntries(all.map(one => [one.id, one.getAttribute('transform')]))"
    )
    return found


def question(page: Page) -> str:
    """The sentence above the board."""
    return page.locator("#question h1").inner_text()
