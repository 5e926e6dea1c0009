"""What the hall says to programs, as structs: for `/api/openapi.json`, and for the tests that hold replies to them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Rule = dict[str, Any]  # id, number, address


class Refusal(msgspec.Struct, kw_only=True):
    """Something was not done, and nothing has changed."""

    code: str
    text: str
    why: Any = None


class MadeTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table: by seat one's own token, and invitations for the others; `link` leads to any free seat."""

    table: str
    tokens: dict[str, str]
    link: str | None = None


class Sat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat that was taken, and the token to play with."""

    go: str
    table: str
    seat: int
    token: str


class Moved(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where to go on; with a token where that is another one now."""

    go: str
    token: str | None = None
    table: str | None = None
    deleted: bool | None = None


class DailyScore(msgspec.Struct, forbid_unknown_fields=True):
    """What a level reached on the player's seat."""

    points: int
    place: int


class DailyResult(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody of this hall reached; `late`: begun after its day."""

    name: str
    points: int
    place: int
    late: bool


class DailyTry(msgspec.Struct, forbid_unknown_fields=True):
    """The caller's own first try; without points it runs, or was given up."""

    over: bool
    late: bool
    points: int | None
    place: int | None


class DailyDeal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A daily deal. It follows from the day, so nothing of it is secret; two halls that tell the same `mark` play the
    same. Levels that are missing in `par` are still played.
    """

    day: str
    today: str
    game: str
    rules: int
    components: str
    options: dict[str, Any]
    seats: int
    seat: int
    seed: str
    mark: str
    rival: str
    par: dict[str, DailyScore]
    results: list[DailyResult]
    you: DailyTry | None


class TableDaily(msgspec.Struct, forbid_unknown_fields=True):
    """Which daily deal a table is of, and as which try."""

    day: str
    kind: Literal["first", "late", "practice"]


class OwnWords(msgspec.Struct, forbid_unknown_fields=True):
    """The three words of one's own seat."""

    words: str


class GameInfo(msgspec.Struct, forbid_unknown_fields=True):
    """A game that can be played here."""

    game: str
    name: str
    about: str
    seats: list[int]
    minutes: int
    weight: int
    options: dict[str, Any]
    bots: list[str]
    ratings: dict[str, Any]


class SeatInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat; `bot` is the level that answers for it now, `kind` human, program or bot."""

    name: str
    kind: Literal["human", "program", "bot"]
    bot: str | None
    joined: bool
    present: bool
    link_asked: bool


class Possible(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that may be given now."""

    answer: str
    text: str


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """What the seat may know as figures (`meadhall.engine.seen`)."""

    format: int
    game: str
    rules: int
    components: str
    seats: int
    options: dict[str, Any]
    figures: list[int]


class TableView(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table, redacted for the caller."""

    table: str
    name: str
    game: str
    components: str
    options: dict[str, Any]
    hints: bool
    known: bool
    daily: TableDaily | None
    seats: list[SeatInfo]
    notices: list[dict[str, Any]]
    you: int | None
    ply: int
    version: int
    asked: int | None
    held: int | None
    over: bool
    begun: bool
    waiting: dict[str, list[int]] | None
    finished: bool
    winners: list[int]
    places: list[dict[str, int]]
    question: str
    answers: list[Possible]
    prompt: str
    undo: bool
    undo_refusal: str | None
    points: list[int]
    sheets: list[dict[str, int]]
    late: list[str]
    events: list[str]
    position: Any
    commitment: str


class WhyNot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Why something cannot be answered now: the most telling reason, or all of them."""

    ply: int
    why: dict[str, Any] | None = None
    whys: list[dict[str, Any]] | None = None


# -- what a socket says ----------------------------------------------------------------------------------------------


class Sent(msgspec.Struct, tag_field="type", kw_only=True):
    """What any message of the hall has: its type."""


class ViewSent(TableView, tag_field="type", tag="view", kw_only=True):
    """The table, at first and after every change; with `form=program` also what the seat may know as figures."""

    state: Seen | None = None


class OkSent(Sent, tag="ok", kw_only=True):
    """Done; with the number of the message, and what was asked for."""

    id: int | None


class RefusedSent(Sent, tag="refused", kw_only=True):
    """Not done; nothing has changed."""

    id: int | None
    code: str
    text: str
    why: Any = None


class BeatSent(Sent, tag="beat", forbid_unknown_fields=True, kw_only=True):
    """The hall is there; said when nothing else was for 15 seconds."""

    version: int


class TalkSent(Sent, tag="talk", forbid_unknown_fields=True, kw_only=True):
    """What people said since."""

    lines: list[dict[str, Any]]


class ChancesSent(Sent, tag="chances", kw_only=True):
    """Everybody's chances to win, after `{"do": "chances", "on": true}`."""

    ply: int
    version: int
    chances: list[float]


class NudgeSent(Sent, tag="nudge", kw_only=True):
    """Somebody calls."""

    text: str


class ComeSent(Sent, tag="come", kw_only=True):
    """The host gives a seat to who asked for one: `go` is its link."""

    text: str
    go: str


class ToldSent(Sent, tag="told", kw_only=True):
    """A sentence for this viewer alone."""

    text: str


Anything = ViewSent | OkSent | RefusedSent | BeatSent | TalkSent | ChancesSent | NudgeSent | ComeSent | ToldSent
