"""The commands that show something: games, components, rules, lessons, positions, games from files, tables of halls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall.cli.app import (
    AsJson,
    File,
    GameName,
    Lang,
    Light,
    Lines,
    OwnComponents,
    Plain,
    app,
    chosen,
    text_of,
)
from meadhall.engine import MeadhallError, Table

Seat = Annotated[int, typer.Option(help="as this seat knows it; -1 is a spectator")]


@app.command()
def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games with their options, the usual value of each first, and the bots."""
    from meadhall.cli.listing import bots_listed, games_listed, games_told
    from meadhall.words import spoken

    found = [meadhall.game(name) for name in meadhall.games()]
    if as_json:
        print(json.dumps(games_told(found), indent=2))
        return
    games_listed(found, lang or spoken())
    bots_listed(lang or spoken())


@app.command()
def components(game: GameName, lang: Lang = None, own: OwnComponents = None, as_json: AsJson = False) -> None:
    """Show every figure of a game with its basis: printed, known from reviews, inferred or assumed."""
    from meadhall.cli.listing import components_listed
    from meadhall.words import spoken

    parts = chosen(game, own).components
    if as_json:
        made = [{"table": one.kind, "line": one.line, **one.values, "facts": one.facts} for one in parts.entries]
        print(json.dumps(made, indent=2))
        return
    components_listed(parts, lang or spoken())


@app.command()
def rules(
    game: GameName,
    lang: Lang = None,
    full: Annotated[bool, typer.Option("--full/--short", help="everything, or what a first game needs")] = False,
    find: Annotated[str | None, typer.Option(metavar="WORD", help="only the rules with this word")] = None,
    own: OwnComponents = None,
) -> None:
    """Read the rules of a game: goal, a turn, every rule with its number."""
    from meadhall.cli.lines import console
    from meadhall.tui.rules import look_up, read
    from meadhall.words import spoken

    chosen_game = chosen(game, own)
    if find is None:
        read(chosen_game, lang or spoken(), full, console())
    elif not look_up(chosen_game, lang or spoken(), find, console()):
        raise typer.Exit(1)


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="a lesson by its name or number; the first if not said")
    ] = None,
    lang: Lang = None,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
    show: Annotated[bool, typer.Option("--list", help="list the lessons and stop")] = False,
) -> None:
    """Learn a game by doing: short lessons at a table of your own."""
    from meadhall.cli.learning import lessons_listed, start
    from meadhall.cli.play import Way
    from meadhall.words import spoken

    chosen_game = meadhall.game(game)
    if show:
        lessons_listed(chosen_game, lang or spoken())
    else:
        start(chosen_game, lesson, lang or spoken(), Way(lines, plain, light))


@app.command()
def puzzles(
    game: GameName,
    puzzle: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="a puzzle by its number or id; the easiest if not said")
    ] = None,
    lang: Lang = None,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
    show: Annotated[bool, typer.Option("--list", help="list the puzzles and stop")] = False,
) -> None:
    """Solve puzzles: one answer is clearly best, and not the one that looks best."""
    from meadhall.cli.play import Way
    from meadhall.cli.puzzling import puzzles_listed, start
    from meadhall.words import spoken

    chosen_game = meadhall.game(game)
    if show:
        puzzles_listed(chosen_game, lang or spoken())
    else:
        start(chosen_game, puzzle, lang or spoken(), Way(lines, plain, light))


@app.command()
def replay(
    file: File,
    lang: Lang = None,
    seat: Seat = -1,
    components: OwnComponents = None,
    lines: Lines = False,
    plain: Plain = False,
    light: Light = False,
) -> None:
    """Step through a saga; not in a terminal, or with --lines, it is told sentence by sentence."""
    from meadhall.cli.play import Way, load, retell
    from meadhall.tui.kept import saga_file
    from meadhall.words import spoken

    found = saga_file(file)
    table = load(found, text_of(components, found))
    retell(table, lang or spoken(), seat, Way(lines, plain, light))


@app.command()
def show(
    what: Annotated[
        str, typer.Argument(metavar="FILE|POSITION", help="a saga, a kept game, or a position as JSON with its game")
    ],
    ply: Annotated[int | None, typer.Option(help="after so many answers; all of them if not said", min=0)] = None,
    lang: Lang = None,
    seat: Seat = -1,
    components: OwnComponents = None,
    plain: Plain = False,
) -> None:
    """Draw the board of a saga or of a position in letters."""
    from meadhall.cli.lines import Screen
    from meadhall.cli.play import load
    from meadhall.tui.kept import saga_file
    from meadhall.words import spoken

    if what.lstrip().startswith("{"):
        table = _placed(what, components)
    else:
        found = saga_file(Path(what))
        text = found.read_text("utf-8")
        whole = _placed(text, components) if '"saga"' not in text[:200] else load(found, text_of(components, found))
        table = whole if ply is None else whole.earlier(ply)
    table.view(seat)  # refuses a seat that is none
    screen = Screen(table, lang or spoken(), plain_letters=plain)
    screen.sitting.turn_to(seat)
    screen.board(seat)


def _placed(text: str, components: Path | None) -> Table:
    """A table at a position written as JSON: what `Table.position` gives, and the name of the game."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MeadhallError(f"that is neither a saga nor a position as JSON: {error}") from None
    if not isinstance(read, dict) or not isinstance(read.get("game"), str):
        raise MeadhallError('a position names its game: {"game": "raids", "seats": [...], ...}')
    name = str(read.pop("game"))
    return meadhall.scene(name, read, components=chosen(name, components).own)


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="the link to a seat: http://HALL/join/TOKEN")],
    name: Annotated[str, typer.Option(help="what you are called at the table")] = "",
    lang: Lang = None,
    plain: Plain = False,
    light: Light = False,
) -> None:
    """Sit down at a table of a hall, from this terminal: the host gives you the link."""
    from meadhall.cli.play import Way
    from meadhall.extras import need
    from meadhall.words import spoken

    need("textual", "tui")
    from meadhall.tui.hall import sit_at

    way = Way(False, plain, light)
    if not way.full_screen(lang or spoken()):
        raise MeadhallError("a table of a hall needs a terminal to be shown in; programs play with: meadhall bot LINK")
    sit_at(link, name, lang or spoken(), plain=plain, light=light)


@app.command()
def coach(
    file: File,
    seat: Annotated[int | None, typer.Option(help="only this seat's decisions; 0 is the first")] = None,
    lang: Lang = None,
    components: OwnComponents = None,
    as_json: AsJson = False,
    depth: Annotated[
        float, typer.Option(help="how much is played for it; 1 takes a minute at most", min=0.01, max=100)
    ] = 1.0,
) -> None:
    """Look at a finished game again: luck, decisions, what each cost and why."""
    from meadhall.cli.coach import show

    show(file, components, seat, lang, as_json, depth)
