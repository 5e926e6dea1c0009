"""The score sheet and the answers of a table as rich tables, for lines and for the full screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from meadhall.bots import Advice
from meadhall.engine.game import Line
from meadhall.look.inks import INKS as ANSI
from meadhall.look.inks import MARKS, Inks, seat_ink
from meadhall.pages import hint
from meadhall.tui.ground import Ground


def called(ground: Ground) -> list[str]:
    """The players' names, the reader's own marked as such."""
    return [ground.say("term-you", name=n) if at == ground.viewer else n for at, n in enumerate(ground.names)]


def named(ground: Ground, inks: Inks = ANSI, marks: str = MARKS) -> list[Text]:
    """The same with the marks and inks of the seats."""
    names = enumerate(called(ground))
    return [Text(f"{marks[seat]} {name}", inks.style(seat_ink(seat))) for seat, name in names]


def sheet(ground: Ground, inks: Inks = ANSI, plain: bool = False) -> Grid:
    """Every point so far, line by line; lines that brought nobody anything are left out."""
    view, game = ground.view(), ground.game
    seats = range(int(view.seats))
    sheets = [game.sheet(view, seat) for seat in seats]
    late = view.seat >= 0 and any(line.late for line in sheets[0])
    names = named(ground, inks, "BRYGP" if plain else MARKS)
    grid = Grid(box=ASCII if plain else SIMPLE_HEAD, pad_edge=False)
    grid.add_column(Text(ground.say("term-score")))
    for name in names:
        grid.add_column(name, justify="right")
    _rows(grid, ground, sheets, [at for at, line in enumerate(sheets[0]) if not (late and line.late)])
    if late:
        earned = [sum(line.points for line in one if not line.late) for one in sheets]
        grid.add_row(ground.say("page-earned"), *map(str, earned), style="bold")
        grid.add_section()
        grid.add_row(ground.say("page-if-over"), style="italic")
        _rows(grid, ground, sheets, [at for at, line in enumerate(sheets[0]) if line.late])
    grid.add_section()
    grid.add_row(ground.say("term-total"), *(str(int(view.points(seat))) for seat in seats), style="bold")
    return grid


def _rows(grid: Grid, ground: Ground, sheets: Sequence[Sequence[Line]], lines: Sequence[int]) -> None:
    for at in lines:
        points = [one[at].points for one in sheets]
        if any(points):
            grid.add_row(ground.say(f"score-{sheets[0][at].name}"), *(str(n) if n else "·" for n in points))


def advised(ground: Ground, advice: Advice) -> list[Grid | Text]:
    """What the strongest bot would do, and what it expects of each answer."""
    view = ground.view()
    grid = Grid.grid(padding=(0, 2))
    for number, one in enumerate(advice.answers, 1):
        style = "bold" if one.answer == advice.best else "" if one.sure else "dim"
        grid.add_row(f"{number:>3}", ground.offer(one.answer), hint.expected(one, ground.lang), style=style)
    assert len(advice.chances) == int(view.seats)
    shares = zip(called(ground), advice.chances, strict=True)
    chances = ", ".join(f"{name} {share:.0%}" for name, share in shares)
    best = Text(ground.say("term-hint", answer=ground.offer(advice.best)), "bold")
    return [best, grid, Text(ground.say("term-hint-chances", chances=chances))]
