"""The commands of programs that play at a hall."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.app import app
from meadhall.engine import BadSetup
from meadhall.engine.registry import Shelf

FAILED = 1  # the bot's own mistake


@app.command()
def bot(
    link: Annotated[str, typer.Argument(metavar="LINK", help="the link to a seat: http://HALL/join/TOKEN")],
    name: Annotated[str, typer.Argument(metavar="BOT", help="a bot, or your own as file.py:Class")],
    called: Annotated[str | None, typer.Option("--name", help="what it is called at the table")] = None,
    budget: Annotated[float, typer.Option(help="seconds an answer that the bot is told", min=0.01, max=600)] = 1.0,
    rematch: Annotated[int, typer.Option(metavar="GAMES", help="so many more games after it", min=0, max=10**6)] = 0,
    components: Annotated[
        list[str] | None, typer.Option(metavar="GAME=FILE", help="a component file that the hall deals with")
    ] = None,
) -> None:
    """Play a seat of a hall with a bot, from anywhere: the host of a table gives you its link."""
    from meadhall.guest import kept, playing
    from meadhall.guest.hall import Hall, read_link

    found, shelf = read_link(link), Shelf(_own(components))
    make, usual = playing.maker(name)
    hall = Hall(found.hall)
    table, token = playing.sit(found, called or usual)
    print(f"Playing at {found.hall}/t/{table}", flush=True)
    for left in range(rematch, -1, -1):
        guest = playing.Guest(hall, table, token, make, budget=budget, shelf=shelf, say=_say)
        try:
            ended = guest.play()
        except playing.BotFailed as failure:
            if failure.__cause__ is not None:
                traceback.print_exception(failure.__cause__)
            print(f"meadhall: {failure}; the seat is kept: mend it, and the same call goes on", file=sys.stderr)
            raise typer.Exit(FAILED) from None
        points = ", ".join(f"{who} {figure}" for who, figure in zip(ended.names, ended.points, strict=True))
        print(f"The game is over: {points}. Won by {', '.join(ended.names[one] for one in ended.winners)}.", flush=True)
        if left:
            table, token = playing.rematch(hall, table, token)
            kept.keep(found, table, token)
            print(f"Playing at {found.hall}/t/{table}", flush=True)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _own(pairs: list[str] | None) -> dict[str, str]:
    """Component files by game."""
    own = {}
    for pair in pairs or ():
        game, equals, file = pair.partition("=")
        if not equals:
            raise BadSetup(f"components are written GAME=FILE, such as raids=my-raids.toml, not {pair!r}")
        own[game] = Path(file).read_text("utf-8")
    return own


def mcp_at(address: str) -> None:
    """Serve the tools of the Model Context Protocol for a hall somewhere else."""
    from meadhall.guest.hall import Hall
    from meadhall.guest.tools import make_server
    from meadhall.guest.ways import Outside

    way = Outside(Hall(address))
    make_server(lambda _: way, remembers=True).run("stdio")
