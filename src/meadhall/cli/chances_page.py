"""What calibrations found, for people: a page and plots, made from the file that forecasts read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots.chances import MEASURED
from meadhall.cli.calibrate import BINS, manner_of
from meadhall.cli.judged import summary
from meadhall.look import Markup, element
from meadhall.places import write_safely

JUDGE = "judge"  # below this name stands what was found of a learned judge
PAGE, PLOTS = "win-chances.md", "win-chances"  # in the folder of the docs; the plots in a folder of their own
SIDE, LEFT, TOP, GAP = 400, 58, 16, 34
STYLE = """
svg { color-scheme: light dark; font-family: "Alegreya Sans", "Segoe UI", sans-serif; font-size: 13px }
.paper { fill: #f8f2e5 } .sea { fill: #cfe0dc } .grid { stroke: #8cb0b1; stroke-width: 1 }
.true { stroke: #5f4d3e; stroke-width: 2; stroke-dasharray: 7 5 } text { fill: #261c15 } .quiet { fill: #5f4d3e }
.span { stroke: #261c15; stroke-width: 2 } .mark { fill: #2f6fb8; stroke: #261c15; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
.paper { fill: #221b15 } .sea { fill: #17323c } .grid { stroke: #2b505c }
.true { stroke: #c0ae96 } text { fill: #f1e7d5 } .quiet { fill: #c0ae96 }
.span { stroke: #f1e7d5 } .mark { fill: #8fb4d6; stroke: #f1e7d5 } }
"""


def plot(found: Mapping[str, Any]) -> Markup:
    """What was said against what was won, with intervals, and out of how many; on the dashed line it would be true."""

    def x(share: float) -> float:
        return round(LEFT + share * SIDE, 1)

    def y(share: float) -> float:
        return round(TOP + (1 - share) * SIDE, 1)

    made: list[Markup] = []
    for tenth in range(BINS + 1):
        share = tenth / BINS
        made.append(element("path", class_="grid", d=f"M{x(share)} {y(0)}V{y(1)}M{x(0)} {y(share)}H{x(1)}"))
        if tenth % 2 == 0:
            said = percent(share)
            made.append(element("text", said, x=x(share), y=y(0) + 18, text_anchor="middle"))
            made.append(element("text", said, x=x(0) - 7, y=y(share) + 4, text_anchor="end"))
    made.append(element("path", class_="true", d=f"M{x(0)} {y(0)}L{x(1)} {y(1)}"))
    below = y(0) + GAP + 16
    for row in found["bins"]:
        at = x(row["said"])
        span = f"M{at} {y(row['low'])}V{y(row['high'])}"
        ends = "".join(f"M{at - 5:.1f} {y(row[end])}h10" for end in ("low", "high"))
        made.append(element("path", class_="span", d=span + ends))
        made.append(element("circle", class_="mark", cx=at, cy=y(row["won"]), r=5))
        middle = x((min(int(row["said"] * BINS), BINS - 1) + 0.5) / BINS)
        made.append(element("text", row["positions"], x=middle, y=below, text_anchor="middle"))
    wide, high = LEFT + SIDE + 22, TOP + SIDE + GAP + 46
    title = f"{found['game']}: chance that was said, and share that was won, with 95 % intervals"
    return element(
        "svg",
        element("title", title),
        element("style", Markup(STYLE)),
        element("rect", class_="paper", width=wide, height=high),
        element("rect", class_="sea", x=x(0), y=y(1), width=SIDE, height=SIDE),
        made,
        element("text", "won", class_="quiet", x=x(0) - 7, y=y(0.5) + 4, text_anchor="end"),
        element("text", "said, and below it in how many positions", class_="quiet", x=x(0.5), y=below + 20,
                text_anchor="middle"),
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {high}", width=wide, height=high, role="img",
    )  # fmt: skip


def section(game: str, found: Mapping[str, Any] | None) -> str:
    """What the page says of a game."""
    heading = f"## {game.title()}"
    if found is None:
        return f"{heading}\nNot measured yet; games are read in the usual manner until then.\n"
    lines = [heading]
    if "bins" in found:
        lines += [
            f"{found['positions']:,} positions of {found['games']:,} games (rules {found['rules']}, players of "
            f"{found['iterations']:,} iterations). Manner: {manner_of(found)}. Surprise {found['surprise']:.3f}; "
            f"counting winners would have {found['plain']:.3f}. {_within(found)}",
            *_table(game, game, found),
        ]
    if JUDGE in found:
        other = found[JUDGE]
        lines += [
            "",
            f"**As the judge that has learned sees it**, at {other['positions']:,} other positions of "
            f"{other['games']:,} games (rules {other['rules']}, players of {other['iterations']:,} iterations): "
            f"{summary(other)} {_within(other)}",
            *_table(game, f"{game}-{JUDGE}", other),
        ]
    return "\n".join(lines) + "\n"


def _within(found: Mapping[str, Any]) -> str:
    """How many rows hold."""
    within = sum(row["low"] <= row["said"] <= row["high"] for row in found["bins"])
    return f"In {within} of {len(found['bins'])} rows the interval holds what was said."


def _table(game: str, plot: str, found: Mapping[str, Any]) -> list[str]:
    """Plot and table of what was said and won."""
    return [
        "",
        f"![{game}: what was said, and what was won]({PLOTS}/{plot}.svg)",
        "",
        "| said | won | 95 % | positions | seats | games |",
        "|---|---|---|---|---|---|",
        *(
            f"| {percent(row['said'])} | {percent(row['won'])} | {percent(row['low'])} to {percent(row['high'])} "
            f"| {row['positions']:,} | {row['seats']:,} | {row['games']:,} |"
            for row in found["bins"]
        ),
    ]


def percent(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.0f} %"


def page(text: str, known: Mapping[str, Mapping[str, Any]]) -> str:
    """The page with the sections of all games as they are known; what stands before the first one stays."""
    before = re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0]
    return before + "\n".join(section(game, known.get(game)) for game in ours())


def ours() -> list[str]:
    """The games that come with Meadhall, in the order of the hall."""
    return [name for name in meadhall.games() if meadhall.game(name).__module__.startswith("meadhall.games.")]


def plots(known: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The plots of what is known of our games, by name."""
    found = {game: known[game] for game in ours() if "bins" in known.get(game, {})}
    found |= {f"{game}-{JUDGE}": known[game][JUDGE] for game in ours() if JUDGE in known.get(game, {})}
    return {name: f"{plot({'game': name.partition('-')[0], **one})}\n" for name, one in found.items()}


def publish(docs: Path) -> None:
    """Write the page and the plots of what is known."""
    known = json.loads(MEASURED.read_text("utf-8"))
    (docs / PLOTS).mkdir(exist_ok=True)
    for name, drawing in plots(known).items():
        write_safely(docs / PLOTS / f"{name}.svg", drawing)
    write_safely(docs / PAGE, page((docs / PAGE).read_text("utf-8"), known))
