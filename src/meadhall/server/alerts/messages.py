"""What a message says: game, table, who is asked, a link to the table, and one that ends such messages. Nothing of
hands or answers, and no token that opens a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.look import show
from meadhall.pages.words import words
from meadhall.server.live_table import LiveTable
from meadhall.words import speaker

TURN, REMINDER, CONFIRM = "turn", "reminder", "confirm"


@dataclass(frozen=True)
class Line:
    """One table of a message."""

    table: str
    name: str
    game: str  # in words
    who: str
    url: str
    said: str


@dataclass(frozen=True)
class Message:
    """A message in words."""

    key: str  # the same when it has to be sent again
    what: str
    title: str
    lines: Sequence[Line]
    off: str  # the link that ends them
    off_said: str
    text: str


def line(live: LiveTable, seat: int, what: str, base: str, lang: str) -> Line:
    """What is said of one table."""
    game = speaker(lang, show(live.table.game)).say("game")
    who = live.seats[seat].name
    said = words(lang)(f"alert-line-{what}", who=who, game=game, table=live.name)
    return Line(live.id, live.name, game, who, f"{base}/t/{live.id}", said)


def told(key: str, what: str, lines: Sequence[Line], off: str, lang: str) -> Message:
    """One message about one table or several."""
    w, first = words(lang), lines[0]
    if len(lines) == 1:
        title = w(f"alert-title-{what}", game=first.game, table=first.name)
    else:
        title = w("alert-title-turns", n=len(lines))
    ends = w("alert-off")
    text = "\n\n".join([*(f"{one.said}\n{one.url}" for one in lines), f"{ends}: {off}"])
    return Message(key, what, title, lines, off, ends, text + "\n")


def confirmation(key: str, one: Line, yes: str, off: str, lang: str) -> Message:
    """The only mail to an address that nobody has confirmed."""
    w = words(lang)
    ends = w("alert-confirm-off")
    text = "\n\n".join([w("alert-confirm-about", game=one.game, table=one.name, who=one.who), yes, f"{ends}: {off}"])
    return Message(key, CONFIRM, w("alert-title-confirm"), [one], off, ends, text + "\n")
