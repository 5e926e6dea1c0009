"""Walhalla as the hall knows it: its answers, options, words and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import product
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import COLOURS, Game, Line, Option, OptionValue
from meadhall.engine.state import Judge, ints
from meadhall.games.walhalla import scenes
from meadhall.games.walhalla.rules import turn
from meadhall.games.walhalla.rules.box import CARD_TYPES, CARDS, END_CARDS, FJORDS, NOBODY, SEATS, TONGUES, Box
from meadhall.games.walhalla.rules.components import read
from meadhall.games.walhalla.rules.judge import WalhallaJudge
from meadhall.games.walhalla.rules.names import (
    CAMPS,
    COUNTS,
    CREWS,
    ENDS,
    EVENTS,
    FJORD_NAMES,
    LINES,
    PILES,
    QUESTIONS,
    SCORES,
    Act,
    Camp,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla

DRAWN = "drawn"


def lengths(box: Box) -> list[str]:
    """The ways to deal the tiles to the tongues, the usual one first: `6-6-6`, `5-5-8`, …"""
    usual = [int(box.usual)] * TONGUES
    spans = product(range(int(box.shortest), int(box.longest) + 1), repeat=TONGUES)
    every = [usual, *(list(tiles) for tiles in spans if sum(tiles) == sum(usual) and list(tiles) != usual)]
    return ["-".join(str(tiles) for tiles in one) for one in every]


def census(s: Walhalla) -> dict[str, int]:
    """Every Viking, dragon, card and field, wherever it is."""
    box = s.box
    counts = {f"field {name}": list(s.land).count(number) for number, name in enumerate(box.names) if number}
    for number, name in enumerate(CARDS):
        counts[f"card {name}"] = sum(int(s.piles[pile * CARD_TYPES + number]) for pile in range(PILES))
    counts["deck"] = int(s.deck) - sum(int(s.piles[Pile.DECK * CARD_TYPES + number]) for number in range(CARD_TYPES))
    for seat in range(s.seats):
        camps = sum(int(s.camp[seat * COUNTS + camp]) for camp in range(len(CAMPS)))
        counts[f"vikings {COLOURS[seat]}"] = camps + list(s.held).count(seat) + list(s.crew).count(seat)
        cards = sum(
            int(s.piles[(pile + seat) * CARD_TYPES + n]) for pile in (Pile.HAND, Pile.LAID) for n in range(CARD_TYPES)
        )
        counts[f"miscounted cards of {COLOURS[seat]}"] = cards - int(s.camp[seat * COUNTS + Camp.CARDS])
    moored: list[int] = []
    for fjord in range(FJORDS):
        first = fjord * (box.berths + 1) + 1
        moored += [int(berth) >> 1 for berth in s.fjords[first : first + box.berths] if berth]
    for number, name in enumerate(box.dragon_names):
        if number:
            under_way = int(s.dragon == number and s.fjord == NOBODY)
            counts[f"dragon {name}"] = int(s.stack[number]) + moored.count(number) + under_way
    return counts


PRINTED = files(__package__).joinpath("components.toml").read_text("utf-8")
# What can be chosen: of two mirror images one, for they are the same game.
LENGTHS = [one for one in lengths(read(PRINTED)[1]) if one <= "-".join(reversed(one.split("-")))]


class WalhallaGame(Game[Walhalla]):
    """Three raids: land where it pays, and fall where it counts."""

    name = "walhalla"
    seats = range(3, 5)
    minutes = 60
    weight = 2
    options: ClassVar[dict[str, Option]] = {"tongues": Option("tongues", LENGTHS[0], (*LENGTHS, DRAWN))}
    actions = ActionSpace(
        [
            family("man", CREWS),
            family("ride"),
            family("stay"),
            family("berth", FJORD_NAMES, ENDS),
            family("left"),
            family("right"),
            family("attack"),
            family("plain"),
            family("lose"),
            family("win"),
            family("shield"),
            family("hunt"),
            family("no"),
            family("lay", CARDS[:END_CARDS]),
            family("done"),
        ]
    )
    questions = QUESTIONS
    events = EVENTS

    def open(self, text: str) -> None:
        self.components, self.box = read(text)

    def judge(self) -> Judge:
        return WalhallaJudge()

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Walhalla:
        state = Walhalla(self.box, seats)
        ways = lengths(self.box)
        tiles = self._tiles(ways[dice.below(len(ways))] if options["tongues"] == DRAWN else options["tongues"])
        counts = ints(TONGUES)
        for tongue, count in enumerate(tiles):
            counts[tongue] = count
        turn.deal(state, counts, dice)
        return state

    def _tiles(self, option: OptionValue) -> list[int]:
        if option not in lengths(self.box):
            raise BadSetup(
                f"option tongues: the component file has no tongues of {option}; {', '.join(lengths(self.box))} fit"
            )
        return [int(tiles) for tiles in str(option).split("-")]

    def position(self, state: Walhalla, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Walhalla:
        state = Walhalla(self.box, len(names))
        option = options["tongues"]
        scenes.place(state, position_, names, None if option == DRAWN else self._tiles(option))
        return state

    def sheet(self, state: Walhalla, seat: int) -> list[Line]:
        return [Line(name, int(state.score[seat * LINES + line])) for line, name in enumerate(SCORES)]

    def question(self, view: Walhalla) -> str:
        return QUESTIONS[view.phase]

    def census(self, state: Walhalla) -> dict[str, int]:
        return census(state)


WalhallaGame.actions.check(Act)
assert len(COLOURS) >= SEATS
game = WalhallaGame  # the entry point
