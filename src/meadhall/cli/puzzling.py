"""Puzzles in the terminal: on the full screen, or in lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from meadhall.cli.lines import Screen, console
from meadhall.cli.play import Way
from meadhall.engine import AnyGame, MeadhallError
from meadhall.learn import Puzzle, puzzle, puzzles
from meadhall.pages.puzzle_words import Told


def puzzles_listed(game: AnyGame, lang: str) -> None:
    """The puzzles of a game."""
    out = console()
    for one in _known(game):
        told = Told(one, lang)
        out.print(Text(f"{one.number:>3}  {one.id:<10} {told.difficulty:<22} {told.question}"))


def start(game: AnyGame, name: str | None, lang: str, way: Way) -> None:
    """Solve puzzles, from the named one on, or from the first."""
    known = _known(game)
    at = 0 if name is None else known.index(puzzle(game, name))
    if way.full_screen(lang):
        from meadhall.tui.app import riddle

        riddle(known, at, lang, plain=way.plain, light=way.light)
    else:
        in_lines(known, at, lang, way.plain)


def _known(game: AnyGame) -> tuple[Puzzle, ...]:
    known = puzzles(game)
    if not known:
        raise MeadhallError(f"{game.name} has no puzzles; its lessons: meadhall learn {game.name}")
    return known


def in_lines(known: Sequence[Puzzle], at: int, lang: str, plain: bool) -> None:
    """One puzzle after the other; a worse answer is told what it costs and asked again."""
    for one in known[at:]:
        if not _solved(one, len(known), lang, plain):
            return


def _solved(one: Puzzle, of: int, lang: str, plain: bool) -> bool:
    """Ask until it is solved, shown or left for the next; False: the reader leaves."""
    out, told, table = console(), Told(one, lang), one.table()
    table.names = told.colours
    screen = Screen(table, lang, plain_letters=plain)
    screen.sitting.turn_to(one.seat)
    head = told.w("puzzle-of", n=one.number, of=of)
    out.print(Text(f"\n{head}, {told.difficulty}", "bold"))
    out.print(Text(told.w("puzzle-about")))
    screen.board(one.seat)
    out.print(Text(f"\n{told.w('term-puzzle-show')}"))
    legal = table.legal()
    while True:
        screen.show(one.seat, table.prompt(one.seat))
        typed = screen.ask(told.w("term-prompt"))
        if typed is None or typed in ("q", "quit"):
            return False
        if typed == "n":
            return True
        answer = legal[int(typed) - 1] if typed.isdecimal() and 0 < int(typed[:9]) <= len(legal) else typed
        if answer != "!" and answer not in legal:
            screen.refuse(screen.say("term-no-answer", typed=typed[:40], most=len(legal)))
            continue
        given = None if answer == "!" else answer
        done = given is None or given == one.best
        title = "puzzle-wrong" if not done else "puzzle-right" if given else "puzzle-solution"
        out.print(Text(told.w(title), "bold"))
        for line in told.says(given):
            out.print(Text(line))
        if done:
            out.print(Text(told.solvers()))
            return True
