"""A table in letters, for any game: its board and what lies before each seat; what has no drawing is told in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.engine.state import State
from meadhall.look.canvas import Canvas
from meadhall.look.inks import seat_ink
from meadhall.look.pen import Pen
from meadhall.look.shows import AnyShow
from meadhall.words import Speaker, speaker

INDENT = 2


class Branch(NamedTuple):
    """A line of a position, and the lines below it."""

    line: str
    below: tuple[Branch, ...] = ()


def board(show: AnyShow, view: State, pen: Pen) -> Canvas:
    """The board as the pen's reader sees it."""
    drawn = show.text(view, pen)
    if drawn is not None:
        return drawn
    canvas = pen.canvas()
    for y, line in enumerate(indented(branches(show.game.position(view, pen.brush.names)), 0)):
        canvas.put(0, y, pen.fit(line, pen.width))
    return canvas


def signs(show: AnyShow, lang: str) -> str:
    """What the letters and signs of a board mean; nothing where a game has no words for it."""
    speak = speaker(lang, show)
    return speak.say("text-signs") if speak.knows("text-signs") else ""


def put_signs(show: AnyShow, pen: Pen, canvas: Canvas) -> None:
    """Write below everything else what the signs mean."""
    top = canvas.height + bool(canvas.height)
    words = signs(show, pen.brush.lang)
    for at, line in enumerate(pen.lines(words, pen.width) if words else ()):
        canvas.put(0, top + at, line, "quiet")


def mat(show: AnyShow, view: State, of: int, pen: Pen) -> Canvas:
    """Who sits there, how the seat stands, and what lies before it."""
    canvas = pen.canvas()
    x = pen.put_seat(canvas, 0, 0, of, f" {pen.name(of, 20)}")
    x = canvas.put(x + 2, 0, pen.say("told-points", points=int(view.points(of))), "strong")
    canvas.put(x + 2, 0, pen.fit(pen.say(show.status(view, of)), pen.width - x - 2), "quiet")
    counts = pen.flow(canvas, INDENT, 1)
    for chip in show.chips(view, of):
        if chip.figure != "0":
            counts.put(f"{chip.figure} {pen.say(chip.about)}")
    inner = show.text_mat(view, of, pen.room(pen.width - INDENT))
    if inner is not None:
        canvas.paste(INDENT, canvas.height, inner)
    return canvas


def whole(show: AnyShow, view: State, pen: Pen) -> Canvas:
    """The board and everything before every seat, the reader's own first; last of all what the signs mean."""
    drawn = board(show, view, pen)
    canvas = pen.canvas(drawn.width)
    canvas.paste(0, 0, drawn)
    seats = range(int(view.seats))
    for of in sorted(seats, key=lambda seat: seat != pen.brush.seat):
        canvas.paste(0, canvas.height + 1, mat(show, view, of, pen))
    put_signs(show, pen, canvas)
    return canvas


def scores(pen: Pen, view: State, chances: Sequence[float] = ()) -> Canvas:
    """Everybody's points in a line, and their chances to win where they are known; who is asked is pointed at."""
    canvas = pen.canvas()
    x = 0
    for seat in range(int(view.seats)):
        x = canvas.put(x, 0, "▸" if seat == view.seat else " ", "strong")
        told = f"{pen.mark(seat)} {pen.name(seat, 12)} {int(view.points(seat))}"
        x = canvas.put(x, 0, told + (f" ({chances[seat]:.0%})" if chances else ""), seat_ink(seat)) + 2
    return canvas


class Told(NamedTuple):
    """A component in words."""

    title: str
    about: str | None
    basis: str | None  # how we know


def about_of(speak: Speaker, component: str) -> Told:
    """A component's name, what it does, and how we know of it."""
    return Told(speak.title(component), speak.about(component), speak.basis(component))


def branches(values: Mapping[str, Any]) -> Iterator[Branch]:
    """A position as lines with lines below them; where there is nothing there is no line."""
    for key, value in values.items():
        if _bare(value):
            continue
        if isinstance(value, dict) and any(isinstance(inner, (dict, list)) for inner in value.values()):
            yield Branch(str(key), tuple(branches(value)))
        elif isinstance(value, dict):
            yield Branch(f"{key}: " + ", ".join(f"{k} {v}" for k, v in value.items()))
        elif isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
            yield Branch(str(key), tuple(branches({str(number): one for number, one in enumerate(value, 1)})))
        elif isinstance(value, list):
            yield Branch(f"{key}: " + ", ".join("-" if one is None else str(one) for one in value))
        else:
            yield Branch(f"{key}: {value}")


def indented(found: Iterable[Branch], depth: int) -> Iterator[str]:
    """Branches as lines, each level further in."""
    for one in found:
        yield "  " * depth + one.line
        yield from indented(one.below, depth + 1)


def _bare(value: Any) -> bool:
    """Whether there is nothing in it; places that are empty are told, among those that are not."""
    if isinstance(value, dict):
        return all(map(_bare, value.values()))
    return value is None or value in ("", [])
