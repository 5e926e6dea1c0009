"""The page of a study: its figures in tables and plots, in one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from meadhall.engine import COLOURS, registry
from meadhall.lab import plots
from meadhall.lab.resampling import Figure
from meadhall.look import Markup, element, show
from meadhall.words import speaker

META = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
SHOWN = 24  # rows of a table that may be long
STYLE = """
:root { color-scheme: light dark; --hall: light-dark(#e7decc, #16110d); --panel: light-dark(#f8f2e5, #221b15);
  --text: light-dark(#261c15, #f1e7d5); --text-2: light-dark(#5f4d3e, #c0ae96); --line: light-dark(#d3c4a9, #43372b);
  --seat-1: light-dark(#2f6fb8, #8fb4d6); --seat-2: light-dark(#a92a1c, #f09077); }
body { margin: 0; background: var(--hall); color: var(--text); font: 17px/1.5 "Alegreya Sans", "Segoe UI", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2 { font-family: Grenze, Georgia, serif; line-height: 1.2; }
section { background: var(--panel); border-radius: 6px; padding: .5rem 1.25rem 1.25rem; margin: 1rem 0;
  overflow-x: auto; }
p { max-width: 46rem; } .quiet, th { color: var(--text-2); }
svg { max-width: 100%; height: auto; } svg text { font-family: inherit !important; }
table { border-collapse: collapse; margin: .75rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; white-space: nowrap; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); }
"""

Format = Callable[[float], str]


def page(result: Mapping[str, Any], times: Mapping[str, Any]) -> str:
    """The whole report."""
    game = str(result["game"]).title()
    title = f"{game} for {result['seats']}: a study"
    body = element("main", element("h1", title), _about(result), [part(result) for part in PARTS], _times(times))
    head = element("head", Markup(META), element("title", title), element("style", Markup(STYLE)))
    return f"<!doctype html>\n{element('html', head, element('body', body), lang='en')}\n"


def _about(result: Mapping[str, Any]) -> Markup:
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in result["options"].items()) or "none"
    told = (
        f"{result['games']:,} games of {', '.join(result['bots'])}: {result['deals']:,} deals, each played three times."
        f" Seed {result['seed']!r}, rules {result['rules']}, components {result['components']}, options: {options}. "
        f"Intervals are of 95 %: {result['intervals']}. Every figure has its own: of twenty things that make no "
        "difference about one seems to."
    )
    once = "" if result["repeatable"] else " A bot thinks by the clock: the same call would give other figures."
    return _section("How it was made", element("p", told + once))


def _length(result: Mapping[str, Any]) -> Markup:
    return _section(
        "Length",
        plots.histogram("length", "answers in a game", [("", result["lengths"])], "answers in a game"),
        _figures("Answers are all that was asked; choices had more than one.", result["length"]),
    )


def _branching(result: Mapping[str, Any]) -> Markup:
    found = result["branching"]
    course = [(10 * one["tenth"] - 5, one) for one in found["course"]]
    about = "answers a question has, as the game goes on"
    return _section(
        "Branching",
        plots.band("branching", about, course, "% of the game", "answers a question"),
        _figures(f"Legal answers of a question. The widest of all had {found['widest of all']}.",
                 {name: one for name, one in found.items() if isinstance(one, dict)}),
    )  # fmt: skip


def _seats(result: Mapping[str, Any]) -> Markup:
    rows = [(f"{one['seat'] + 1} ({COLOURS[one['seat']]})", one) for one in result["seat"]]
    return _section(
        "Seats",
        plots.dots("seats", "share of wins by seat", [(name, one["wins"]) for name, one in rows], "share of wins",
                   1 / result["seats"]),
        _table("In turn order. The dashed line is an even share.", ["seat", "wins", "points"],
               [[name, _said(one["wins"], _percent), _said(one["points"])] for name, one in rows]),
        _table("The bots, wherever they sat.", ["bot", "wins", "points"],
               [[one["bot"], _said(one["wins"], _percent), _said(one["points"])] for one in result["bot"]]),
    )  # fmt: skip


def _points(result: Mapping[str, Any]) -> Markup:
    best = [max(one) for one in result["totals"]]
    others = [points for one in result["totals"] for points in sorted(one)[:-1]]
    words = speaker("en", show(registry.game(result["game"])))
    rows = [(_line(words, one["name"]), one) for one in result["lines"]]
    cells = [
        [name, _said(one["mean"]), _said(one["share"], _percent), _said(one["share of spread"], _percent),
         _said(one["winners more"])]
        for name, one in rows
    ]  # fmt: skip
    return _section(
        "Points",
        plots.histogram("points", "points at the end", [("the most", best), ("the others", others)], "points"),
        _figures("Points of a seat at the end.", result["points"]),
        plots.dots("lines", "points of a seat by line", [(name, one["mean"]) for name, one in rows], "points"),
        _table("Where they come from. A line's part of the spread is its covariance with the total by the variance of "
               "the total.", ["line", "points", "of all points", "of their spread", "winners have more"], cells),
    )  # fmt: skip


def _lead(result: Mapping[str, Any]) -> Markup:
    return _section(
        "The lead",
        _figures("How often another seat led alone, by points as they stood; and the part of the game after which who "
                 "won was never behind.", result["lead"]),
    )  # fmt: skip


def _use(result: Mapping[str, Any]) -> Markup:
    made: list[Markup] = []
    for key, title, about in (
        ("families", "Answers by family", "How often a seat gave such an answer in a game."),
        ("components", "Components", "What events name: how often it happened to a seat in a game, and with what."),
        ("answers", "Single answers", "How often a seat gave it in a game."),
        ("events", "Events", "How often it happened to a seat in a game."),
    ):
        rows = result["use"][key]["rows"]
        if not rows:
            continue
        telling = sorted(rows, key=lambda one: -_clear(one["winners more"]))[:SHOWN]
        left = result["use"][key]["left out"] + len(rows) - len(telling)
        more = f" Shown are those that tell winners most clearly; {left} more are not." if left else ""
        cells = [[one["name"], _said(one["mean"]), _said(one["winners more"])] for one in telling]
        more_of = [(one["name"], one["winners more"]) for one in telling]
        unit = "more than the others at the table"
        drawn = plots.dots(key, f"{title}: how much more winners have", more_of, unit, 0)
        made.append(element("h3", title))
        made += [drawn, _table(about + more, ["what", "a seat and game", "winners have more"], cells)]
    return _section("What is used, and how it goes with winning", element(
        "p", "Winners against the others at their table. That something goes with winning does not say that it wins: "
        "who is ahead may have more of it for that."), made)  # fmt: skip


def _luck(result: Mapping[str, Any]) -> Markup:
    names = {"deal": "the deal", "dice": "dice after it", "rest": "minds, and chance they call up"}
    rows = [(f"{by}: {names[key]}", one) for by, found in result["luck"].items() for key, one in found.items()]
    about = (
        "Each deal is played three times with the same seating: twice with the same dice and other minds (the bots' "
        "own seeds), once with other dice after the deal too. Results are a seat's lead over the mean of the others, "
        "or its win, less what its bot has on average in that seat. How far games of a deal go together, by how much "
        "games vary in all, is what the deal decides; games with the same dice too go together by what the dice add. "
        "The rest is the minds, and whatever chance makes of their choices. Between bots of one strength, much of "
        "that is luck too."
    )
    return _section(
        "Luck",
        plots.dots("luck", "shares of what makes results differ", [(name, one) for name, one in rows], "share", 0),
        element("p", about),
        _table("", ["what decides", "share"], [[name, _said(one, _percent)] for name, one in rows]),
    )


def _chain(result: Mapping[str, Any]) -> Markup:
    steps = result["chain"]
    if not steps:
        return Markup("")
    cells = [
        [one["level"], _said(one["rating"], lambda x: f"{x:.0f}"),
         _said(one["wins"], _percent) if "wins" in one else "", f"{one['games']:,}"]
        for one in steps
    ]  # fmt: skip
    return _section(
        "Skill",
        plots.dots("chain", "ratings of the levels", [(one["level"], one["rating"]) for one in steps], "rating"),
        _table("Each level alone against a table of the one below it; intervals by Wilson, those "
               "of ratings of how far above that one. The weakest is 1000.",
               ["level", "rating", "wins against the one below", "games"], cells),
    )  # fmt: skip


def _times(times: Mapping[str, Any]) -> Markup:
    cells = [[one["bot"], _said(one["seconds a choice"], lambda x: f"{1000 * x:.2f} ms")] for one in times["bots"]]
    about = "By the clock of the machine that played, busy or not; nothing else on this page depends on it."
    return _section("Time for a choice", _table(about, ["bot", "a choice"], cells))


PARTS = (_length, _branching, _seats, _points, _lead, _use, _luck, _chain)


def _section(title: str, *parts: object) -> Markup:
    return element("section", element("h2", title), *parts)


def _figures(about: str, found: Mapping[str, Figure]) -> Markup:
    return _table(about, ["", "figure (95 % interval)"], [[name, _said(one)] for name, one in found.items()])


def _table(about: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> Markup:
    table = element(
        "table",
        element("thead", element("tr", [element("th", one, scope="col") for one in head])),
        element("tbody", [element("tr", [element("td", cell) for cell in row]) for row in rows]),
    )
    return Markup(element("p", about, class_="quiet") + table) if about else table


def _said(one: Figure, as_text: Format | None = None) -> str:
    said = as_text or _number
    return f"{said(one['value'])} ({said(one['low'])} to {said(one['high'])})"


def _number(value: float) -> str:
    size = abs(value)
    return f"{value:.1f}" if size >= 20 else f"{value:.2f}" if size >= 1 else f"{value:.3f}"


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _clear(one: Figure) -> float:
    """How clearly a difference is none by chance: it by half its interval."""
    return abs(one["value"]) / max(1e-9, (one["high"] - one["low"]) / 2)


def _line(words: Any, name: str) -> str:
    return str(words.say(f"score-{name}")) if words.knows(f"score-{name}") else name
