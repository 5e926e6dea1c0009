"""The score sheet and the answers of a table as rich tables, for lines and for the full screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from meadhall.bots import Advice
from meadhall.engine.game import Line
from meadhall.look.inks import MARKS, seat_ink
from meadhall.look.inks import INKS as ANSI
from meadhall.look.inks import Inks
from meadhall.pages import hint
from meadhall.tui.ground import Ground


def named(ground: Ground, inks: Inks = ANSI, marks: str = MARKS) -> list[Text]:
    """The players' names with their marks, the reader's own marked as such."""
    made = []
    for seat, name in enumerate(ground.names):
        said = ground.say("term-you", name=name) if seat == ground.viewer else name
        made.append(Text(f"{marks[seat]} {said}", inks.style(seat_ink(seat))))
    return made


def sheet(ground: Ground, inks: Inks = ANSI, plain: bool = False) -> Grid:
    """Every point so far, line by line; lines that brought nobody anything are left out."""
    view, game = ground.view(), ground.game
    seats = range(int(view.seats))
    sheets = [game.sheet(view, seat) for seat in seats]
    late = view.seat >= 0 and any(line.late for line in sheets[0])
    names = named(ground, inks, "BRYGP" if plain else MARKS)
    grid = Grid(Text(ground.say("term-score")), *names, box=ASCII if plain else SIMPLE_HEAD, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
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
    chances = ", ".join(
        f"{name} {share:.0%}" for name, share in zip((one.plain for one in named(ground)), advice.chances, strict=True)
    )
    best = Text(ground.say("term-hint", answer=ground.offer(advice.best)), "bold")
    return [best, grid, Text(ground.say("term-hint-chances", chances=chances))]
