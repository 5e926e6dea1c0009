"""Games as a function: of who plays what, of a number, and of what is to be noted. Nothing else goes in, no clock, no
process, no order of play, so a game ends the same to the last digit wherever it is played.

Bots that think by the clock (`by_the_clock`) are the exception: how far they see depends on the machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple

from meadhall import bots
from meadhall.bots.levels import LADDER
from meadhall.engine import AnyGame, BadSetup, OptionValue, State, TableDice, registry

Row = dict[str, Any]  # what came of a game
Plan = Literal["each", "rotated", "replayed"]
REPLAYS = 3  # of a deal, in the plan of that name


class Notes:
    """Listens to a game; a subclass notes more than its end, and has a version that changes with what it notes."""

    version: ClassVar[str] = "none"

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game, self.seats = game, int(state.seats)

    def asked(self, state: State, seat: int, legal: list[int]) -> None:
        """A seat is asked; nothing may be changed."""

    def answered(self, state: State, seat: int, answer: int) -> None:
        """It has answered, and what follows has happened."""

    def ended(self, state: State) -> Row:
        """What was noted, for the game's row."""
        return {}


class Hand(NamedTuple):
    """How a game is dealt: numbers of the deal and of the dice, and by how many seats the entrants are turned."""

    deal: str
    dice: str
    turned: int


@dataclass(frozen=True)
class Games:
    """Everything that a game depends on, besides its number.

    `plan` says how numbers become deals. "each": every game has its own, and entrants change seats from game to game.
    "rotated": a deal is played once with every seating. "replayed": a deal is played three times with one seating; the
    minds are others each time, the dice after the deal the last time only.
    """

    key: tuple[str, str | None, int]  # of the game, as `Game.key`
    bots: tuple[str, ...]  # the entrants, as many as seats
    seed: str = "match"
    options: dict[str, OptionValue] = field(default_factory=dict)
    budget: float = 1.0  # seconds an answer, for bots that think by the clock
    plan: Plan = "each"
    notes: type[Notes] = Notes
    processor: bool = False  # whether searches count seconds of the processor, whatever else the machine does

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return registry.game(*self.key)

    @property
    def of_a_deal(self) -> int:
        """How many games are played of one deal."""
        return {"each": 1, "rotated": len(self.bots), "replayed": REPLAYS}[self.plan]

    def hand(self, number: int) -> Hand:
        """How game `number` is dealt."""
        seats = len(self.bots)
        if self.plan == "each":
            return Hand(f"{number}", f"{number}", number % seats)
        deal, time = divmod(number, self.of_a_deal)
        if self.plan == "rotated":
            return Hand(f"{deal}", f"{deal}", time)
        return Hand(f"{deal}", f"{deal} again" if time == REPLAYS - 1 else f"{deal}", deal % seats)

    def order(self, number: int) -> list[int]:
        """Which entrant sits where: seat by seat."""
        seats, turned = len(self.bots), self.hand(number).turned
        return [(turned + seat) % seats for seat in range(seats)]

    def play(self, number: int) -> Row:
        """Game `number`: wins and points by entrant, and what was noted. A bot that failed wins nothing."""
        game, hand, order, seats = self.game, self.hand(number), self.order(number), len(self.bots)
        state = game.new(seats, TableDice(f"{self.seed} {hand.deal} deal"), self.options)
        dice = TableDice(f"{self.seed} {hand.dice} play")
        minds = [bots.make(self.bots[order[seat]], game, number * seats + order[seat]) for seat in range(seats)]
        if self.processor:
            for mind in minds:
                if isinstance(mind, bots.Search):
                    mind.clock = time.thread_time
        notes = self.notes(game, state)
        while state.seat >= 0:
            seat, legal = int(state.seat), state.legal()
            notes.asked(state, seat, legal)
            answer = minds[seat].choose(state.redacted(seat), legal, self.budget)
            state.apply(answer, dice)
            notes.answered(state, seat, answer)
        failed = {seat: mind for seat, mind in enumerate(minds) if isinstance(mind, bots.Guarded) and mind.failure}
        ranked = [one for one in game.ranking(state) if one.seat not in failed]  # whose own bot gave up wins nothing
        winners = [one.seat for one in ranked if one.place == ranked[0].place]
        won, points = [0.0] * seats, [0] * seats
        for seat in range(seats):
            won[order[seat]] = 1 / len(winners) if seat in winners else 0.0
            points[order[seat]] = int(state.points(seat))
        failures = {
            self.bots[order[seat]]: "\n".join(filter(None, (mind.failure, mind.traceback)))
            for seat, mind in failed.items()
        }
        return {"number": number, "won": won, "points": points, "failures": failures, **notes.ended(state)}

    def batch(self, numbers: Iterable[int]) -> list[Row]:
        """Several games, one after the other."""
        return [self.play(number) for number in numbers]


def entrants(game: AnyGame, names: Sequence[str], seats: int | None = None) -> tuple[str, ...]:
    """Names of bots for all seats, checked: one for each, or with `seats` taken again and again until all have one."""
    given = tuple(name.strip() for name in names)
    if seats is not None:
        game.checked_seats(seats)
        if not 0 < len(given) <= seats:
            raise BadSetup(f"{seats} seats are for 1 to {seats} bots, not {len(given)}")
        given = tuple(given[seat % len(given)] for seat in range(seats))
    game.checked_seats(len(given))
    for name in dict.fromkeys(given):
        mind = bots.make(name, game, 0)  # refuses an unknown one
        if isinstance(mind, bots.Guarded) and mind.failure is not None:
            raise BadSetup(f"{name}: {mind.failure}")
    return given


def by_the_clock(names: Iterable[str]) -> list[str]:
    """Those bots whose answers depend on how fast the machine is: their games cannot be repeated."""
    timed = {level.name for level in LADDER if level.iterations == 0} | {bots.SEARCH, bots.HAND}
    return [name for name in dict.fromkeys(names) if name in timed]
