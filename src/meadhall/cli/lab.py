"""The commands of the lab: matches, the ladder, records and studies."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.app import AsJson, GameName, Options, OwnComponents, app, chosen, parsed

On = Annotated[
    str | None, typer.Option(metavar="WHERE", help="play on a Ray cluster: ray, or ray://host:port; else in processes")
]
Workers = Annotated[int | None, typer.Option(help="processes; as many as cores if not said", min=1, max=256)]
Budget = Annotated[float, typer.Option(help="seconds an answer, for bots that think by time", min=0.01, max=60)]
Seats = Annotated[int | None, typer.Option(help="how many play; as many as bots are named if not said")]
Force = Annotated[bool, typer.Option("--force", help="write over what lies there")]


@app.command()
def match(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="two or more bots, with commas; your own as file.py:Class")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="how many games", min=1, max=10**9)] = 200,
    seed: Annotated[str, typer.Option(help="another seed, other games")] = "match",
    budget: Budget = 1.0,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="the same deals with every seating; shows what that saves")
    ] = False,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="LOW,HIGH", help="stop when it is clear which lead in rating the first bot has"),
    ] = None,
    costs: Annotated[
        bool, typer.Option("--costs", help="show what a decision takes of the processor, however busy it is")
    ] = False,
    processor: Annotated[
        bool, typer.Option("--processor", help="the budget is time of the processor, however busy it is")
    ] = False,
    workers: Workers = None,
    on: On = None,
    keep: Annotated[Path | None, typer.Option(help="note every game there; the same call then goes on")] = None,
    option: Options = None,
    components: OwnComponents = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, seats rotated, and count the wins."""
    from meadhall.cli.match import play_match, report
    from meadhall.lab.sequential import parsed as claims

    chosen_game = chosen(game, components)
    result = play_match(
        chosen_game, bots.split(","), games, seed, parsed(chosen_game, option), budget=budget, workers=workers,
        keep=keep, quiet=as_json, duplicate=duplicate, on=on, until=None if sprt is None else claims(sprt),
        costs=costs, processor=processor,
    )  # fmt: skip
    print(json.dumps(result, indent=2)) if as_json else report(result)


@app.command()
def ladder(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="how many play; the fewest if not said")] = None,
    games: Annotated[int, typer.Option(help="games for each step of the ladder", min=2, max=10**9)] = 100,
    budget: Annotated[float, typer.Option(help="seconds an answer for the strongest level", min=0.01, max=60)] = 1.0,
    to: Annotated[str, typer.Option(help="the highest level to measure")] = "konung",
    seconds: Annotated[
        float, typer.Option(help="a step ends after so long, with the games played by then", min=1)
    ] = math.inf,
    sure: Annotated[
        float | None,
        typer.Option(
            metavar="POINTS",
            help="a step ends when it is sure to so many rating points either way, half as many where it may be none",
            min=1,
        ),
    ] = None,
    on: On = None,
    keep: Annotated[Path | None, typer.Option(help="folder for the games; the same call then goes on")] = None,
    write: Annotated[bool, typer.Option("--write", help="put the ratings into the file that the lobby shows")] = False,
    docs: Annotated[Path | None, typer.Option(help="folder in which ratings.md is made from that file")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how strong the levels are: each plays the one below it."""
    from meadhall.cli import ladder as steps

    chosen_game = chosen(game, None)
    at = chosen_game.checked_seats(min(chosen_game.seats) if seats is None else seats)
    result = steps.climb(chosen_game, at, games, budget, keep, as_json, seconds, to, on, sure)
    print(json.dumps(result, indent=2)) if as_json else steps.report(result)
    if write:
        steps.write(result)
    if docs is not None:
        from meadhall.cli.ratings_page import publish

        publish(docs)


@app.command()
def record(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="the Parquet file to write")],
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="bots, with commas; taken again until all seats have one")] = "karl,thrall",
    games: Annotated[int, typer.Option(help="how many games", min=1, max=10**9)] = 100,
    seed: Annotated[str, typer.Option(help="another seed, other games")] = "record",
    budget: Budget = 1.0,
    workers: Workers = None,
    on: On = None,
    force: Force = False,
    option: Options = None,
    components: OwnComponents = None,
) -> None:
    """Write games of bots down as a dataset: a row a decision, as Parquet (docs/records.md)."""
    from meadhall.cli.match import watch
    from meadhall.lab.record import write_record

    chosen_game = chosen(game, components)
    rows = write_record(
        chosen_game, bots.split(","), games, out, seats=seats, seed=seed, options=parsed(chosen_game, option),
        budget=budget, workers=workers, on=on, force=force, watch=watch(False),
    )  # fmt: skip
    print(f"{out}: {rows:,} decisions of {games:,} games")


@app.command()
def study(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where the report and its figures go")],
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(help="bots, with commas; taken again until all seats have one")
    ] = "huskarl,huskarl",
    games: Annotated[int, typer.Option(help="how many games; each deal is played three times", min=1, max=10**7)] = 300,
    chain: Annotated[int, typer.Option(help="games between each level and the next; 0: none", min=0, max=10**6)] = 100,
    to: Annotated[str, typer.Option(help="the highest level of that chain")] = "skald",
    seed: Annotated[str, typer.Option(help="another seed, other games")] = "study",
    budget: Budget = 1.0,
    workers: Workers = None,
    on: On = None,
    keep: Annotated[Path | None, typer.Option(help="folder for the games; the same call then goes on")] = None,
    force: Force = False,
    option: Options = None,
    components: OwnComponents = None,
) -> None:
    """Study a game: length, choices, seats, points, luck and skill, as a page with plots and as JSON (docs/lab.md)."""
    from meadhall.cli.match import watch
    from meadhall.lab.publish import publish

    chosen_game = chosen(game, components)
    page = publish(
        chosen_game, bots.split(","), games, out, force=force, seats=seats, seed=seed,
        options=parsed(chosen_game, option), budget=budget, chain=chain, to=to, keep=keep, workers=workers, on=on,
        watch=watch(False),
    )  # fmt: skip
    print(f"{page}: open it in a browser; its figures lie beside it")
