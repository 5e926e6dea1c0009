"""What a game says: every message with real sentences, heard at real tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, islice

from meadhall.engine import SPECTATOR, AnyGame, FastDice, Table
from meadhall.engine.phrase import Phrase
from meadhall.look import brush, show
from meadhall.pages.stage import stage
from meadhall.words import Speaker, with_names

NAMES = ("Astrid", "Bjarne", "Calle", "Dagny", "Einar")


class Listener(Speaker):
    """A speaker that remembers what it said: by message, or `message.attribute`, its different sentences."""

    def __init__(self, lang: str, game: AnyGame) -> None:
        super().__init__(lang, show(game))
        self.heard: dict[str, dict[str, None]] = {}  # an ordered set

    def _format(self, message: str, attribute: str | None, figures: Mapping[str, int | str]) -> str:
        said = super()._format(message, attribute, figures)
        heard = with_names(said, NAMES)
        self.heard.setdefault(f"{message}.{attribute}" if attribute else message, {})[heard] = None
        return said


def listen(game: AnyGame, lang: str, answers: int, pictures: int = 40) -> Listener:
    """All that is said while so many answers are given at random tables: asked, offered, told, drawn, explained.

    Every so many answers (`pictures`) boards and mats are drawn, too.
    """
    ear = Listener(lang, game)
    for component in show(game).bases():
        ear.title(component)
        ear.about(component)
        ear.basis(component)
    for table in islice(tables(game), answers):
        hear(ear, table)
        if table.ply % pictures == 1:
            draw(ear, table)
    return ear


def tables(game: AnyGame) -> Iterator[Table]:
    """A table after each of its answers, game after game: all numbers of seats, all values of all options."""
    options = [{}, *({one.name: choice} for one in game.options.values() for choice in one.choices)]
    for n in count():
        seats = game.seats[n % len(game.seats)]
        table = Table(game, seats, seed=f"heard {n}", options=dict(options[n % len(options)]), names=NAMES[:seats])
        mind = FastDice(n)
        yield table
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            yield table


def hear(ear: Listener, table: Table) -> None:
    """What a table says now to everybody at it."""
    shown = show(table.game)
    for reader in range(SPECTATOR, table.seats):
        view = table.view(reader)
        ear.say(shown.question(view), table.names, reader)
        if reader == table.seat:
            for action in table.legal_actions():
                ear.answer(shown.answer(view, action), table.names, reader)
                short = shown.short(view, action)
                if short is not None:
                    ear.short(short, table.names, reader)
        if table.ply:
            for _, told in table.events(reader, table.ply - 1):
                ear.say(shown.event(told), table.names, reader)
        for seat in range(table.seats):
            ear.say(shown.status(view, seat), table.names, reader)
            for chip in shown.chips(view, seat):
                ear.say(chip.about, table.names, reader)
        for number, ply in enumerate(table.scored, 1):
            if ply == table.ply:
                hear_scoring(ear, table, reader, number)


def hear_scoring(ear: Listener, table: Table, reader: int, number: int) -> None:
    """What is said of a scoring, step by step."""
    found = stage(table, reader, number)
    assert found is not None
    said: list[Phrase | None] = [found.account.title, found.account.onward]
    for source in found.account.sources:
        said += [source.title, source.about, *(why for _, why in source.others), *(row.note for row in source.weighed)]
    for step in found.steps:
        said += [why for pay in step.pays.values() for why in pay.why]
    for phrase in said:
        if phrase is not None:
            ear.say(phrase, table.names, reader)


def draw(ear: Listener, table: Table) -> None:
    """What stands on the board and the mats."""
    shown, reader = show(table.game), max(table.seat, 0)
    view = table.view(reader)
    tool = brush(shown, view, ear.lang, reader, names=table.names, speak=ear)
    shown.board(view, tool)
    for seat in range(table.seats):
        shown.mat(view, seat, tool, "own" if seat == reader else "rival")
    for line in table.game.sheet(view, reader):
        ear.say(f"score-{line.name}")
