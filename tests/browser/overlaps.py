"""Table pages laid out without a server: positions of whole games, and what lies over what on them.

A page is drawn in Python and put into one Chromium page; `overlaps.js` measures it there. Where one thing lies over
another on purpose, the upper one says so in the markup: `data-lies-over` holds a selector of what may be below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route

from meadhall.engine.dice import FastDice
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import Markup
from meadhall.pages.frame import Eye, frame
from meadhall.pages.layout import Reader
from meadhall.pages.model import USUAL, Seat, TableModel
from meadhall.pages.preview import preview
from meadhall.pages.table import table
from meadhall.server.statics import find, stamp
from tests.contract.setups import Setup, setups

HOME = "http://overlaps.test"
NAMES = ("Astrid", "Bjarne", "Solveig", "Þórir", "Ragnhild")
SIZES = ("1366x768", "1920x1080", "390x844")
LANGUAGES = ("en", "de")
RULE = 0  # pages of this number, and every third after it, tell the rule of their question
MEASURE = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
STYLE = "*, *::before, *::after { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }"
SHOW = """([html, lines, keys]) => {
  const page = new DOMParser().parseFromString(html, "text/html"), body = page.body
  document.documentElement.lang = page.documentElement.lang
  document.body.replaceWith(document.adoptNode(body))
  body.classList.toggle("keys", keys)
  body.classList.toggle("gesturing", !!document.getElementById("chains"))  // as the client does
  if (matchMedia("(max-width: 820px)").matches) {  // as the client does: the board is looked at, one picture of it
    body.dataset.look = "board"
    const pictures = [...document.querySelectorAll("#board svg[data-page]")]
    const shown = pictures.find((one) => one.querySelector("[data-answer]")) ?? pictures[0]
    for (const one of pictures) one.classList.toggle("away-page", one !== shown)
  }
  scrollTo(0, 0)
  const rule = document.getElementById("rule-line"), below = document.getElementById("preview")
  const sign = document.querySelector(".rule-sign")
  if (sign) sign.hidden = false
  if (lines === "rule" && rule) { rule.hidden = false; below.hidden = true }
  else if (lines && lines !== "rule") below.textContent = lines
}"""


class Position(NamedTuple):
    """A moment of a game, and who looks at it."""

    setup: Setup
    seed: int
    ply: int
    seat: int
    model: TableModel

    def __str__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat + 1}"
        return f"{self.setup} seed {self.seed} ply {self.ply} {who}"


@dataclass(frozen=True)
class Overlap:
    """Something that lies where it should not."""

    kind: str
    what: str
    by: str
    box: tuple[int, int, int, int]
    where: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what!r} / {self.by} at {self.box}; {self.where}"


def positions(game: str, count: int = 200) -> Iterator[Position]:
    """Moments spread over whole games of every set-up, played at random but always the same."""
    ways = [one for one in setups() if one.game == game]
    games = max(len(ways), min(20, count // 8)) if count >= len(ways) else count
    for n in range(games):
        yield from _spread(ways[n % len(ways)], n, len(range(n, count, games)))


def _spread(setup: Setup, seed: int, count: int) -> Iterator[Position]:
    """So many moments of one game, from its beginning to its end."""
    game, mind = setup.get(), FastDice(seed)
    played = Table(game, setup.seats, seed=f"overlaps {seed}", options=dict(setup.options), names=NAMES[: setup.seats])
    answers: list[str] = []
    while not played.over:
        legal = played.legal()
        answers.append(legal[mind.below(len(legal))])
        played.play(answers[-1])
    stops = [round(len(answers) * (k + (seed % 5) / 5) / max(1, count - 1 + (seed % 5) / 5)) for k in range(count)]
    moment = Table(game, setup.seats, seed=f"overlaps {seed}", options=dict(setup.options), names=NAMES[: setup.seats])
    for number, stop in enumerate(stops):
        for action in answers[moment.ply : stop]:
            moment.play(action)
        yield _seen(setup, seed, moment, (seed + number) % 5)


def one_of_each(game: str, games: int = 24) -> list[Position]:
    """A moment of every kind of question that was asked in so many games: the one with most answers."""
    ways = [one for one in setups() if one.game == game]
    found: dict[str, Position] = {}
    most: Counter[str] = Counter()
    for seed in range(games):
        setup, mind = ways[seed * 7 % len(ways)], FastDice(seed)
        played = Table(
            setup.get(), setup.seats, seed=f"each {seed}", options=dict(setup.options), names=NAMES[: setup.seats]
        )
        while not played.over:
            legal = played.legal()
            if len(legal) > most[played.question()]:
                most[played.question()] = len(legal)
                found[played.question()] = _seen(setup, seed, played, 0)
            played.play(legal[mind.below(len(legal))])
    return list(found.values())


def _seen(setup: Setup, seed: int, moment: Table, turn: int) -> Position:
    """A moment as the asked seat sees it, now and then as another one or a spectator does."""
    asked = max(0, moment.seat)
    seat = asked if turn < 3 else (asked + 1) % setup.seats if turn == 3 else SPECTATOR
    seats = [
        Seat("human" if number == max(0, seat) else "bot", USUAL, name, host=number == 0)
        for number, name in enumerate(moment.names)
    ]
    model = TableModel("here", "Birka", moment.copy(), seats, hints=True)
    return Position(setup, seed, moment.ply, seat, model)


class Sheet:
    """One Chromium page on which tables are laid out and measured."""

    def __init__(self, chromium: Browser) -> None:
        self.context = chromium.new_context(base_url=HOME, reduced_motion="reduce")
        self.context.route("**/*", self._serve)
        self.page: Page = self.context.new_page()
        self.size = ""

    def close(self) -> None:
        """Put it away."""
        self.context.close()

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOME)
        file = find(path.removeprefix("/static/").partition("?")[0])[0] if path.startswith("/static/") else None
        if file is not None:
            route.fulfill(body=file.body, content_type=file.type)
        elif path == "/":
            route.fulfill(body=self.first, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(status=404, body="")

    first = ""

    def open(self, html: str, size: str) -> None:
        """Load styles, symbols and letters once a size; afterwards only the body is changed."""
        width, height = (int(part) for part in size.split("x"))
        self.size, self.first = size, html.replace('type="module"', 'type="text/plain"')
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto("/")
        self.page.add_style_tag(content=STYLE)
        self.page.evaluate(
            "Promise.all(['600 20px Grenze', '400 16px \"Alegreya Sans\"', '700 16px \"Alegreya Sans\"']"
            ".map((font) => document.fonts.load(font)))"
        )

    def show(self, position: Position, size: str, lang: str, number: int = 0) -> None:
        """Lay out a position; every third one with the rule of its question, every third with a preview."""
        eye = Eye(position.seat, lang, "tall" if size.startswith("390") else "wide")
        html = drawn(position.model, eye)
        if self.size != size:
            self.open(html, size)
        self.page.evaluate(SHOW, [html, lines(position, lang, number), number % 2 == 1 and eye.shape == "wide"])

    def measure(self) -> list[dict[str, Any]]:
        """What lies over what on the page as it is."""
        measured: list[dict[str, Any]] = self.page.evaluate(MEASURE)
        return measured

    def overlaps(self, position: Position, size: str, lang: str, number: int = 0) -> list[Overlap]:
        """Lay out a position and measure it."""
        self.show(position, size, lang, number)
        where = f"{position} {size} {lang}"
        return [Overlap(one["kind"], one["what"], one["by"], tuple(one["box"]), where) for one in self.measure()]


def drawn(model: TableModel, eye: Eye) -> str:
    """The table page of a plain table."""
    return table(Reader(eye.lang, "light", stamp(), (), "/"), frame(model, eye), Markup(""))


def lines(position: Position, lang: str, number: int) -> str:
    """What stands below the question: its rule, what an answer would do, or nothing."""
    if number % 3 == RULE:
        return "rule"
    model, seat = position.model, position.seat
    answers = model.prompt(seat).answers if number % 3 == 1 and seat != SPECTATOR else ()
    if not answers:
        return ""
    answer = model.table.game.actions.text(answers[number % len(answers)])
    return " ".join(preview(model, seat, answer, lang)["told"])


COMBINATIONS = tuple(product(SIZES, LANGUAGES))


def measured(
    sheet: Sheet, game: str, count: int = 200, combinations: Sequence[tuple[str, str]] = (), every: bool = False
) -> Iterator[tuple[Position, str, str, int, list[Overlap]]]:
    """Each position at one combination of size and language in turn, or at every one; page by page of one size."""
    wanted = combinations or COMBINATIONS
    known = list(positions(game, count))
    for turn, (size, lang) in enumerate(wanted):
        for number, position in enumerate(known):
            if every or number % len(wanted) == turn:
                fresh = position._replace(model=replace(position.model))
                yield fresh, size, lang, number // len(wanted), sheet.overlaps(fresh, size, lang, number // len(wanted))


def told(found: Sequence[Overlap]) -> str:
    """The same kind of overlap once, the most frequent first, each with an example."""
    groups: Counter[tuple[str, str]] = Counter()
    examples: dict[tuple[str, str], Overlap] = {}
    for one in found:
        group = (one.kind, _plain(one.by))
        groups[group] += 1
        examples.setdefault(group, one)
    return "\n".join(f"{n:4} × {examples[group]}" for group, n in groups.most_common())


def _plain(text: str) -> str:
    return "".join("N" if letter.isdigit() else letter for letter in text)
