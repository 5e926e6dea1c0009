"""Games in the terminal: a new one, one that was kept, one from a file; on the full screen or line by line."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import meadhall
from meadhall import bots
from meadhall.cli.lines import Screen, console
from meadhall.engine import AnyGame, BadSetup, MeadhallError, OptionValue, Phrase, Table
from meadhall.engine.errors import OtherComponents
from meadhall.engine.table import checked_seed
from meadhall.extras import has
from meadhall.tui.kept import Kept, games_like, header_of, kept_games, note_of, saga_file
from meadhall.tui.sitting import HUMAN
from meadhall.words import LANGUAGES, speaker, spoken

BEGINNER = bots.LEVELS[0]  # who plays where nobody is named, as in the browser
NAMES = ("Astrid", "Bjarne", "Solveig", "Thorir", "Ylva")
SCREEN = "textual"  # the library of the full screen


class Way(NamedTuple):
    """How somebody wants to see a table."""

    lines: bool = False  # line by line, for screen readers and pipes
    plain: bool = False  # in ASCII letters
    light: bool = False  # on a light ground

    def full_screen(self, lang: str) -> bool:
        """Whether the table may fill the terminal: there is one, it is wanted, and Textual is installed."""
        there = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
        if self.lines or not there or os.environ.get("TERM") in (None, "", "dumb"):
            return False
        if not has(SCREEN):
            console().print(speaker(lang).say("tui-missing"), style="dim", highlight=False)
            return False
        return True


def start(
    game: AnyGame,
    seats: int | None,
    bot_names: str | None,
    lang: str,
    seed: str | None,
    options: dict[str, OptionValue],
    way: Way,
) -> None:
    """A new game in the terminal."""
    named = [] if bot_names is None else [name.strip() for name in bot_names.split(",") if name.strip()]
    seats = game.checked_seats(seats if seats is not None else _fitting(game, len(named) + 1))
    if bot_names is None:
        named = [BEGINNER] * (seats - 1)
    if len(named) > seats:
        raise BadSetup(f"{len(named)} bots do not fit {seats} seats")
    full = way.full_screen(lang)
    if full:
        bots.Guarded.stderr = subprocess.DEVNULL  # the screen belongs to the table
    for name in named:
        bots.make(name, game, 0)  # refuses an unknown one
    players = [HUMAN] * (seats - len(named)) + named
    table = Table(game, seats, seed=checked_seed(seed), options=options, names=NAMES[:seats], players=players)
    play(table, lang, None, way._replace(lines=not full))


def play(table: Table, lang: str, kept: Kept | None, way: Way) -> None:
    """Play a table, in the way that is wanted and possible."""
    if way.full_screen(lang):
        from meadhall.tui.app import sit_down

        sit_down(table, lang, kept, plain=way.plain, light=way.light)
    else:
        Screen(table, lang, kept, way.plain).run()


def retell(table: Table, lang: str, seat: int, way: Way) -> None:
    """Step through a game, or tell it in sentences."""
    table.view(seat)  # refuses a seat that is none
    if way.full_screen(lang):
        from meadhall.tui.app import look_back

        look_back(table, lang, seat, plain=way.plain, light=way.light)
        return
    screen = Screen(table, lang, plain_letters=way.plain)
    for ply, told in table.events(seat):
        screen.out.print(f"{ply + 1:>4}  {screen.say(screen.shown.event(told), seat)}", highlight=False)
    screen.board(seat)
    screen.scores(seat)
    screen.ending(seat)


def _fitting(game: AnyGame, wanted: int) -> int:
    """As many seats as are wanted, if the game has them; else the nearest number."""
    return min(max(wanted, min(game.seats), min(3, max(game.seats)) if wanted == 1 else 0), max(game.seats))


def resume(file: Path | None, lang: str | None, components: str | None, way: Way) -> None:
    """Go on with a saved game, or with the one last left; it speaks its language unless another is asked for."""
    if file is None:
        path, table = _last_left(components)
    else:
        path = saga_file(file)
        table = load(path, components)
    noted = note_of(path).get("lang")
    lang = lang or (noted if noted in LANGUAGES else spoken())
    own = any(path.samefile(file) for file in kept_games())  # a file of the user's is read, never written
    play(table, lang, Kept(path) if own else Kept(), way)


def _last_left(components: str | None) -> tuple[Path, Table]:
    """The game last left of those that are not over, and its file."""
    for path in kept_games():
        if note_of(path).get("over") is True:
            continue
        try:
            table = load(path, components)
        except (OSError, ValueError) as error:
            if components is not None:
                raise
            print(f"meadhall: {path.stem} is passed over: {error}", file=sys.stderr)
            continue
        if not table.over:
            return path, table
    raise MeadhallError("there is no game to go on with; start one with: meadhall play raids")


def load(file: Path, components: str | None) -> Table:
    """The table a saga tells of, with the components it was played with as far as they are known."""
    text = file.read_text("utf-8")
    if components is None:
        return meadhall.load(text, components=components_of(file, text))
    table = meadhall.load(text, components=components)
    named = meadhall.game(table.game.name, components).components.digest
    if named != table.game.components.digest:
        raise OtherComponents(f"it was played with other components of {table.game.name} than those of that file")
    return table


def components_of(file: Path, text: str) -> str | None:
    """The components a saga was played with, from the notes beside the terminal's games; None for the game's own."""
    header = header_of(text)
    if header.get("game") not in meadhall.games():
        return None
    name, wanted = header["game"], header.get("components")
    if wanted == meadhall.game(name).components.digest:
        return None
    for beside in (file, *games_like(header)):
        noted = note_of(beside).get("components")
        try:
            if isinstance(noted, str) and meadhall.game(name, noted).components.digest == wanted:
                return noted
        except MeadhallError:
            continue
    return None


def list_kept(lang: str) -> None:
    """The kept games and how to go on with each, the one last left first; those that are over come last."""
    out, words = console(), speaker(lang)
    rows = [(note_of(file).get("over") is True, file) for file in kept_games()]
    if not rows:
        out.print(words.say("term-list-none"))
    for over, file in sorted(rows, key=lambda row: row[0]):
        header = header_of(file.read_text("utf-8", "replace"))
        date = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        figures: dict[str, Any] = {"game": str(header.get("game")), "who": _seated(header), "date": date}
        out.print(words.say(Phrase("term-list-over" if over else "term-list", figures)), highlight=False)
        call = f"meadhall {'replay' if over else 'resume'} {file.stem}"
        out.print(f"    {call}", style="bold", highlight=False, soft_wrap=True)


def _seated(header: dict[str, Any]) -> str:
    """The players of a saga, bots with their kind."""
    names, players = header.get("names"), header.get("players")
    if not isinstance(names, list) or not isinstance(players, list):
        return "?"
    return ", ".join(f"{n}" if p == HUMAN else f"{n} ({p})" for n, p in zip(names, players, strict=False))
