"""A study of a game: bots play it, and the figures say what kind of game it is."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.bots import LEVELS
from meadhall.engine import AnyGame, BadSetup, OptionValue
from meadhall.engine.errors import listed
from meadhall.lab import luck
from meadhall.lab.course import Course
from meadhall.lab.figures import interval
from meadhall.lab.games import REPLAYS, Games, Row, by_the_clock, entrants
from meadhall.lab.keeping import rows_of
from meadhall.lab.ladder import climb
from meadhall.lab.resampling import METHOD, Deals, Figure, Numbers, quantiles
from meadhall.lab.running import Watch, checked_place, unwatched

FORMAT = 1
FEWEST = 10  # deals
LISTED = 200  # answers and components that are told of, the most used ones
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)


def study(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: str = "study",
    options: Mapping[str, OptionValue] | None = None,
    budget: float = 1.0,
    chain: int = 0,
    to: str = "skald",
    keep: Path | None = None,
    workers: int | None = None,
    on: str | None = None,
    watch: Watch = unwatched,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play and count: what the same call gives again to the last digit, and apart from it what the clock said.

    Every deal is played three times (`Games.plan` "replayed"). `chain` games are played between each level and the
    next, up to the level `to`. `keep` is a folder for the games, so that the same call goes on.
    """
    checked_place(on, workers)
    climbable = [level for level in LEVELS[1:] if not by_the_clock([level])]
    if chain and to not in climbable:
        raise BadSetup(f"the chain of levels leads to {listed(climbable)}, not to {to!r}")
    deals = -(-games // REPLAYS)
    if deals < FEWEST:
        raise BadSetup(f"a study needs at least {FEWEST * REPLAYS} games: {FEWEST} deals, each played {REPLAYS} times")
    seated = entrants(game, names, len(names) if seats is None else seats)
    plan = Games(game.key, seated, seed, game.checked_options(options), budget, "replayed", Course)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    file = None if keep is None else keep / f"{game.name}-{len(seated)}-study.jsonl"
    where: dict[str, Any] = {"on": on, "workers": workers, "watch": watch}
    rows = sorted(rows_of(plan, deals * REPLAYS, file, **where), key=lambda row: int(row["number"]))
    drawn = Deals(deals, REPLAYS, seed)
    result = {
        "study": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "components": game.components.digest,
        "seats": len(seated),
        "options": plan.options,
        "bots": list(seated),
        "seed": seed,
        "games": len(rows),
        "deals": deals,
        "repeatable": not by_the_clock(seated),
        "intervals": METHOD,
        **figures(plan, rows, drawn),
        "luck": luck.shares(plan, rows, drawn),
        "chain": [],
    }
    if chain:
        steps = climb(game, len(seated), chain, budget, keep, to=to, seed=f"study {seed}", **where)["levels"]
        result["chain"] = [_step(step) for step in steps]
    return result, times(plan, rows, drawn)


def figures(plan: Games, rows: Sequence[Row], drawn: Deals) -> dict[str, Any]:
    """Everything but luck, skill and time."""
    seats, names = len(plan.bots), sorted(set(plan.bots))
    won, final = (
        np.array([row["wins"] for row in rows], np.float64),
        np.array([row["final"] for row in rows], np.float64),
    )
    ordered = np.sort(final, axis=1)
    seated = np.array([[names.index(plan.bots[entrant]) for entrant in plan.order(row["number"])] for row in rows])
    by_bot = [
        (drawn.ratio((won * (seated == bot)).sum(1), (seated == bot).sum(1)),
         drawn.ratio((final * (seated == bot)).sum(1), (seated == bot).sum(1)))
        for bot in range(len(names))
    ]  # fmt: skip
    seat_wins, seat_points = drawn.ratios(won), drawn.ratios(final)
    return {
        "length": {
            "answers": drawn.ratio([sum(row["answers"]) for row in rows]),
            "answers a seat": drawn.ratio([sum(row["answers"]) / seats for row in rows]),
            "choices": drawn.ratio([sum(row["choices"]) for row in rows]),
            "choices a seat": drawn.ratio([sum(row["choices"]) / seats for row in rows]),
        },
        "lengths": [sum(row["answers"]) for row in rows],
        "branching": branching(rows, drawn),
        "seat": [
            {"seat": seat, "wins": seat_wins[seat], "points": seat_points[seat]} for seat in range(seats)
        ],
        "bot": [{"bot": name, "wins": one[0], "points": one[1]} for name, one in zip(names, by_bot, strict=True)],
        "points": {
            "mean": drawn.ratio(final.sum(1) / seats),
            "winner": drawn.ratio(ordered[:, -1]),
            "lead of the winner": drawn.ratio(ordered[:, -1] - ordered[:, -2]),
            **spread(final, drawn),
        },
        "totals": [[int(points) for points in row] for row in final],
        "lines": lines(rows, won, final, drawn),
        "lead": {
            "changes": drawn.ratio([row["leads"] for row in rows]),
            "settled after": drawn.ratio([row["settled"] for row in rows]),
        },
        "use": {
            "families": _families(plan, rows, won, drawn),
            "components": use([row["parts"] for row in rows], won, drawn),
            "answers": use([row["used"] for row in rows], won, drawn),
            "events": use([row["events"] for row in rows], won, drawn),
        },
    }  # fmt: skip


def branching(rows: Sequence[Row], drawn: Deals) -> dict[str, Any]:
    """How many answers a question has."""
    most = max(count for row in rows for count, _ in row["open"])
    asked = np.zeros((len(rows), most + 1))
    for number, row in enumerate(rows):
        for count, times in row["open"]:
            asked[number, count] = times
    values = np.arange(most + 1, dtype=np.float64)
    deals = asked.reshape(drawn.deals, drawn.games, -1).sum(1)
    (median,) = drawn.of(lambda w: quantiles(values, w @ deals, [0.5]))
    course = np.array([[tenth[0] for tenth in row["tenths"]] for row in rows])
    times = np.array([[tenth[1] for tenth in row["tenths"]] for row in rows])
    return {
        "mean": drawn.ratio(asked @ values, asked.sum(1)),
        "mean of choices": drawn.ratio(asked[:, 2:] @ values[2:], asked[:, 2:].sum(1)),
        "median": median,
        "widest of a game": drawn.ratio([max(count for count, _ in row["open"]) for row in rows]),
        "widest of all": most,
        "course": [{"tenth": tenth, **found} for tenth, found in enumerate(drawn.ratios(course, times), 1)],
    }


def spread(final: Numbers, drawn: Deals) -> dict[str, Figure]:
    """The standard deviation of a seat's points, and quantiles."""
    values, at = np.unique(final, return_inverse=True)
    counts = np.zeros((drawn.deals, len(values)))
    np.add.at(counts, (np.repeat(np.arange(drawn.deals), drawn.games * final.shape[1]), at.ravel()), 1)

    def told(weights: Numbers) -> Numbers:
        many = weights @ counts
        mean = many @ values / many.sum()
        deviation = np.sqrt(many @ (values - mean) ** 2 / many.sum())
        return np.array([deviation, *quantiles(values, many, SHARES)])

    names = ["standard deviation", *(f"quantile {share:g}" for share in SHARES)]
    return dict(zip(names, drawn.of(told), strict=True))


def lines(rows: Sequence[Row], won: Numbers, final: Numbers, drawn: Deals) -> list[dict[str, Any]]:
    """Where points come from: each line of the sheet, its part of all points, its part of their spread (its covariance
    with the total by the variance of the total), and what winners have more of it than the others.
    """
    names = list(dict.fromkeys(name for row in rows for name in row["lines"]))
    table = _table([row["lines"] for row in rows], names, won.shape[1])  # games, seats, lines
    total = final[:, :, None]

    def by_deal(numbers: Numbers) -> Numbers:
        return np.asarray(numbers.reshape(drawn.deals, -1, numbers.shape[-1]).sum(1))

    sums = [by_deal(one) for one in (table, total, table * total, total * total)]
    many = drawn.games * won.shape[1] * drawn.deals

    def parts(weights: Numbers) -> Numbers:
        some, all_, both, square = (weights @ one / many for one in sums)
        variance = square - all_**2
        return np.asarray((both - some * all_) / variance if variance > 0 else np.zeros(len(names)))

    shares = drawn.of(parts)
    of_all = drawn.ratios(table.sum(1), final.sum(1)[:, None])
    told = use([row["lines"] for row in rows], won, drawn, names)["rows"]
    return [
        {**one, "share": share, "share of spread": part} for one, share, part in zip(told, of_all, shares, strict=True)
    ]


def use(
    counts: Sequence[Mapping[str, Sequence[float]]], won: Numbers, drawn: Deals, names: Sequence[str] | None = None
) -> dict[str, Any]:
    """How much of each thing a seat has in a game, and how much more of it winners have than the others at their table.

    Without `names` the most used ones, most used first.
    """
    found = dict.fromkeys(name for row in counts for name in row)
    totals = dict.fromkeys(found, 0.0)
    for row in counts:
        for name, by_seat in row.items():
            totals[name] += sum(by_seat)
    told = list(names) if names is not None else sorted(found, key=lambda name: (-totals[name], name))[:LISTED]
    table = _table(counts, told, won.shape[1])
    others = (1 - won) / (won.shape[1] - 1)
    more = (table * (won - others)[:, :, None]).sum(1)
    pairs = zip(told, drawn.ratios(table.mean(1)), drawn.ratios(more), strict=True)
    rows = [{"name": name, "mean": mean, "winners more": difference} for name, mean, difference in pairs]
    return {"rows": rows, "left out": len(found) - len(rows)}


def times(plan: Games, rows: Sequence[Row], drawn: Deals) -> dict[str, Any]:
    """What the clock said: seconds for a choice, by bot. Depends on the machine and on what else it did."""
    found = []
    for name in sorted(set(plan.bots)):
        spent, many = [], []
        for row in rows:
            seats = [seat for seat, entrant in enumerate(plan.order(row["number"])) if plan.bots[entrant] == name]
            spent.append(sum(row["seconds"][seat] for seat in seats))
            many.append(sum(row["choices"][seat] for seat in seats))
        found.append({"bot": name, "seconds a choice": drawn.ratio(spent, many)})
    return {"study": FORMAT, "game": plan.game.name, "intervals": METHOD, "bots": found}


def write_json(result: Mapping[str, Any]) -> str:
    """A result as it is written down."""
    return json.dumps(result, indent=1, ensure_ascii=False) + "\n"


def _families(plan: Games, rows: Sequence[Row], won: Numbers, drawn: Deals) -> dict[str, Any]:
    actions, counted = plan.game.actions, []
    for row in rows:
        families: dict[str, list[int]] = {}
        for text, by_seat in row["used"].items():
            name = actions.family(actions.parse(text)).name
            before = families.get(name, [0] * len(by_seat))
            families[name] = [one + more for one, more in zip(before, by_seat, strict=True)]
        counted.append(families)
    return use(counted, won, drawn)


def _table(counts: Sequence[Mapping[str, Sequence[float]]], names: Sequence[str], seats: int) -> Numbers:
    """Games, seats, names."""
    at = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(counts), seats, len(names)))
    for game, row in enumerate(counts):
        for name, by_seat in row.items():
            if name in at:
                table[game, :, at[name]] = by_seat
    return table


def _step(step: Mapping[str, Any]) -> dict[str, Any]:
    """A step of the chain: the rating, and the share of wins against the level below with Wilson's interval."""
    told = {"level": step["level"], "games": step["games"], "rating": _three(step["rating"], step["low"], step["high"])}
    if step["share"] is None:
        return told
    return {**told, "wins": _three(step["share"], *interval(step["share"] * step["games"], step["games"]))}


def _three(value: float, low: float, high: float) -> Figure:
    return {"value": round(value, 4), "low": round(low, 4), "high": round(high, 4)}
