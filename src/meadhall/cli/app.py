"""The commands, each a few lines: what they do stands in the modules beside this one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Literal

import typer

import meadhall
from meadhall import beside
from meadhall.api import finder
from meadhall.engine import AnyGame, BadSetup, MeadhallError, OptionValue, saga
from meadhall.engine.errors import BadComponents
from meadhall.extras import need

app = typer.Typer(
    help="Five Viking board games by their real rules: in the browser, the terminal or from Python. "
    "Without a command the hall opens in the browser, as with `serve`, whose options may follow.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="one of the games that `meadhall games` lists")]
Lang = Annotated[Literal["en", "de"] | None, typer.Option(help="the language it speaks; your locale's if not said")]
Seed = Annotated[str | None, typer.Option(help="deal from this seed instead of a secret one")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game")
]
OwnComponents = Annotated[Path | None, typer.Option("--components", help="a component file of your own")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="a saga")]
AsJson = Annotated[bool, typer.Option("--json", help="for programs")]
Lines = Annotated[bool, typer.Option("--lines", help="line by line instead of the full screen; for screen readers too")]
Plain = Annotated[bool, typer.Option("--plain", help="ASCII letters only")]
Light = Annotated[bool, typer.Option("--light", help="dark letters on a light ground; the key t turns it round")]


def chosen(game: str, components: Path | None) -> AnyGame:
    """The game, with the user's component file if there is one."""
    try:
        return meadhall.game(game, None if components is None else components.read_text("utf-8"))
    except BadComponents as error:
        raise MeadhallError(f"{components}: {error}") from None


def parsed(game: AnyGame, options: list[str] | None) -> dict[str, OptionValue]:
    """NAME=VALUE pairs as options of the game."""
    values: dict[str, OptionValue] = {}
    for pair in options or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {pair!r}; {game.name} has {', '.join(game.options)}")
        if name not in game.options:
            raise BadSetup(f"{game.name} has no option {name!r}; its options: {', '.join(game.options) or 'none'}")
        values[name] = game.options[name].parse(value)
    return values


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="print the version and stop")] = False,
) -> None:
    """Say the version if asked."""
    if version:
        print(f"meadhall {meadhall.__version__} ({'compiled' if meadhall.compiled() else 'interpreted'})")
        raise typer.Exit


@app.command()
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="how many play")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="bots with commas, weakest first: random, greedy, thrall, karl, huskarl, skald, jarl, konung, or your"
            " own as file.py:Class; seats they do not fill are people; thralls if not said"
        ),
    ] = None,
    lang: Lang = None,
    seed: Seed = None,
    option: Options = None,
    components: OwnComponents = None,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
) -> None:
    """Play in the terminal, alone against bots or with friends at one keyboard."""
    from meadhall.cli.play import Way, start
    from meadhall.words import spoken

    chosen_game = chosen(game, components)
    way = Way(lines, plain, light)
    with beside.build():  # for the next call: this game goes on as it began
        start(chosen_game, seats, bots, lang or spoken(), seed, parsed(chosen_game, option), way)


@app.command()
def daily(
    day: Annotated[str | None, typer.Option("--date", metavar="DAY", help="an earlier day, as 2026-11-18")] = None,
    lang: Lang = None,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
) -> None:
    """Play the daily deal, the same for everybody: your first try counts, bots set par."""
    from meadhall.cli.daily import start
    from meadhall.cli.play import Way
    from meadhall.words import spoken

    start(day, lang or spoken(), Way(lines, plain, light))


def checked_path(path: str) -> str:
    """A base path: nothing, or parts of plain letters, each after a slash."""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path.rstrip("/")):
        raise BadSetup(f"a base path is written /meadhall or /games/meadhall, not {path[:80]!r}")
    return path.rstrip("/")


@app.command()
def serve(
    share: Annotated[bool, typer.Option("--share", help="let others in the local network come in")] = False,
    host: Annotated[str | None, typer.Option(help="where to listen instead, an address of this machine")] = None,
    port: Annotated[int, typer.Option(help="the next free one is taken when it is busy", min=0, max=65535)] = 8420,
    db: Annotated[str | None, typer.Option(metavar="URL", help="database URL or file; else your data folder")] = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = True,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="a name this hall goes by, such as games.example.org")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="a proxy whose word is taken for who asks")
    ] = None,
    components: Annotated[
        list[str] | None, typer.Option(metavar="GAME=FILE", help="a component file of your own for a game")
    ] = None,
    base_path: Annotated[
        str, typer.Option(metavar="PATH", help="the path below which a proxy shows the hall, such as /meadhall")
    ] = "",
    https: Annotated[bool, typer.Option("--https", help="browsers reach it by https, through a proxy")] = False,
    keep_finished: Annotated[
        float | None, typer.Option(metavar="DAYS", help="delete games so long after their end; else none", min=0)
    ] = None,
    processes: Annotated[int, typer.Option(help="how many share the work on this machine", min=1, max=64)] = 1,
    smtp: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="MEADHALL_SMTP", help="a mail server, such as smtp://user@example.org:587"),
    ] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="who mails come from")] = None,
    allow_local_webhooks: Annotated[
        bool, typer.Option("--allow-local-webhooks", help="let players have messages sent into local networks")
    ] = False,
) -> None:
    """Open the hall in the browser: for this machine alone, with --share for friends in the local network."""
    from meadhall.server import run, ways

    own = {}
    for pair in components or ():
        game, equals, file = pair.partition("=")
        if not equals:
            raise BadSetup(f"components are written GAME=FILE, such as raids=my-raids.toml, not {pair!r}")
        own[game] = chosen(game, Path(file)).components.text
        print(f"New tables of {game} are dealt with {file}.", flush=True)
    run(
        host=host, port=port, db=db, share=share, browser=browser, names=name or (), proxies=proxy or (),
        components=own, base_path=checked_path(base_path), https=https, keep_finished=keep_finished,
        processes=processes, ways=ways(smtp, mail_from, allow_local_webhooks),
    )  # fmt: skip


@app.command()
def page(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where to write it")],
    pyodide: Annotated[
        Path | None, typer.Option(metavar="FOLDER|FILE", help="an npm package of Pyodide; else npm fetches it")
    ] = None,
) -> None:
    """Write the page that needs no server: all games, bots, rules and lessons as files for any web server."""
    from meadhall.page.build import build

    built = build(out, pyodide)
    print(
        f"The page is in {built.folder}: {built.files} files, {built.download / 1e6:.2f} MB to fetch at a first visit."
    )
    if not built.compiled:
        print("Without node its Python is not compiled ahead: it plays the same and starts some seconds slower.")
    print(f"Try it: python -m http.server --bind 127.0.0.1 --directory {built.folder}")


@app.command()
def mcp(
    hall: Annotated[
        str | None, typer.Option(metavar="URL", help="play at this hall; else here, without a server")
    ] = None,
) -> None:
    """Let an assistant play, by the Model Context Protocol over standard input and output."""
    need("mcp.server.mcpserver", "mcp")
    if hall is None:
        from meadhall.server import run_mcp

        run_mcp()
    else:
        from meadhall.cli.guest import mcp_at

        mcp_at(hall)


@app.command()
def resume(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="a saved game or the name of a kept one; the last if none")
    ] = None,
    lang: Annotated[
        Literal["en", "de"] | None, typer.Option(help="the language it speaks; its own if not said")
    ] = None,
    components: OwnComponents = None,
    show: Annotated[bool, typer.Option("--list", help="show the games that are kept and stop")] = False,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
) -> None:
    """Go on with a saved game, or with the one last left."""
    from meadhall.cli.play import Way, list_kept
    from meadhall.cli.play import resume as go_on
    from meadhall.words import spoken

    if show:
        list_kept(lang or spoken())
    else:
        go_on(file, lang, text_of(components, file), Way(lines, plain, light))


@app.command()
def verify(file: File, components: OwnComponents = None) -> None:
    """Check a finished saga: its answers, its dice against the seed, its end."""
    from meadhall.cli.play import components_of
    from meadhall.tui.kept import saga_file

    found = saga_file(file)
    text = found.read_text("utf-8")
    own = components_of(found, text) if components is None else text_of(components, found)
    table = saga.verify(text, game=finder(own))
    points = ", ".join(f"{table.names[seat]} {table.points(seat)}" for seat in range(table.seats))
    winners = ", ".join(table.names[seat] for seat in table.winners())
    print(f"{file}: true. {table.game.name}, {table.ply} answers; {points}; won by {winners}")


@app.command()
def calibrate(
    game: GameName,
    games: Annotated[int, typer.Option(help="games to take positions from", min=4, max=10**5)] = 150,
    iterations: Annotated[int, typer.Option(help="how far the players look ahead", min=1, max=10**6)] = 100,
    keep: Annotated[Path | None, typer.Option(help="file for the games; the same call then goes on")] = None,
    plot: Annotated[Path | None, typer.Option(help="SVG file for what was said against what happened")] = None,
    docs: Annotated[Path | None, typer.Option(help="with --write: folder whose win-chances.md tells of it")] = None,
    write: Annotated[bool, typer.Option("--write", help="put the result into the file that forecasts read")] = False,
    judge: Annotated[bool, typer.Option("--judge", help="ask the judge that has learned, not quick games")] = False,
    workers: Annotated[int | None, typer.Option(help="processes; as many as cores if not said", min=1, max=256)] = None,
    as_json: AsJson = False,
) -> None:
    """Measure whether chances to win are true, and how quick games must be read for that."""
    from meadhall.cli import calibrate as study
    from meadhall.cli import chances_page as page
    from meadhall.cli import judged
    from meadhall.places import write_safely

    if docs is not None and not (write and (docs / page.PAGE).is_file()):
        raise BadSetup(f"--docs needs --write, and a folder that has a {page.PAGE}")
    asked, report = (judged.calibrate, judged.report) if judge else (study.calibrate, study.report)
    result = asked(chosen(game, None), games, iterations, keep, as_json, workers)
    print(json.dumps(result, indent=2)) if as_json else report(result)
    if plot is not None:
        write_safely(plot, str(page.plot(result)) + "\n")
    if write:
        study.write(result, page.JUDGE if judge else None)
    if docs is not None:
        page.publish(docs)


@app.command()
def bench(
    as_json: AsJson = False,
    server: Annotated[bool, typer.Option("--server", help="measure the server under load instead")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="measure the environments for training instead")] = False,
    terminal: Annotated[bool, typer.Option("--terminal", help="measure how soon the terminal shows a table")] = False,
    page: Annotated[bool, typer.Option("--page", help="measure the page without a server, and a first start")] = False,
    write: Annotated[bool, typer.Option("--write", help="with --page: note what its bots reach")] = False,
    seconds: Annotated[float, typer.Option(help="how long each figure is measured", min=0.05, max=60)] = 1.0,
    game: Annotated[str | None, typer.Option(help="with --server: the game played; the lightest if not said")] = None,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="with --server: an empty database; else a file, thrown away"),
    ] = None,
    processes: Annotated[int, typer.Option(help="with --server: also so many, compared with one", min=1, max=64)] = 1,
    finished: Annotated[
        int, typer.Option(help="with --server: also with so many finished tables in the store", min=0, max=1_000_000)
    ] = 0,
) -> None:
    """Measure speed: answers a second compiled and interpreted, and clones, in one run."""
    from meadhall.cli.bench import measure, measure_envs, measure_server, report, report_envs

    if terminal:
        from meadhall.cli.bench_terminal import measure as measure_terminal

        print(json.dumps(measure_terminal(), indent=2))
        return
    if page:
        from meadhall.cli.bench_page import measure as measure_page
        from meadhall.cli.bench_page import report as report_page

        result = measure_page(write)
        print(json.dumps(result, indent=2)) if as_json else report_page(result)
        return
    if envs:
        result = measure_envs(seconds)
        print(json.dumps(result, indent=2)) if as_json else report_envs(result)
        return
    if server:
        if game is not None:
            meadhall.game(game)  # refuses an unknown one
        print(json.dumps(measure_server(game, db, processes, finished), indent=2))
        return
    result = measure(seconds)
    print(json.dumps(result, indent=2)) if as_json else report(result)


def text_of(components: Path | None, file: Path | None) -> str | None:
    """The user's component file, checked if the saga that it is for says its game."""
    if components is None:
        return None
    from meadhall.tui.kept import header_of, saga_file

    text = components.read_text("utf-8")
    game = None if file is None else header_of(saga_file(file).read_text("utf-8")).get("game")
    if game in meadhall.games():
        chosen(game, components)
    return text
