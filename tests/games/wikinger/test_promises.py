"""What an answer promises in figures is what happens: in thousands of positions, with the printed and other boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.wikinger.boxes import TEXT, bigger, smaller

import meadhall
from meadhall import bots
from meadhall.engine import FastDice, Phrase, Table
from meadhall.games.wikinger.rules import income, land, scoring
from meadhall.games.wikinger.rules.income import Income
from meadhall.games.wikinger.rules.names import FIGURES, QUESTIONS, STANDS, TILE, Figure, Own, Row, Tile
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.words.answers import brings
from meadhall.look import show

pytestmark = pytest.mark.slow

BOXES = {"printed": TEXT, "bigger": bigger(), "smaller": smaller()}
MOST_PLIES = 1200


def positions(box: str, version: str) -> Iterator[Table]:
    """Tables before each of their answers: half of them sensible, half at random."""
    game = meadhall.game("wikinger", BOXES[box])
    plies = n = 0
    while plies < MOST_PLIES:
        table = Table(game, game.seats[n % 3], seed=f"promise {n}", options={"version": version})
        greedy, chance = bots.make("greedy", game, n), FastDice(n)
        while not table.over and plies < MOST_PLIES:
            yield table
            legal = table.legal_actions()
            view = table.view(table.seat)
            sensible = chance.below(3) > 0
            table.play(greedy.choose(view, legal, 1.0) if sensible else legal[chance.below(len(legal))])
            plies += 1
        n += 1


def after(s: Wikinger, *actions: int) -> Wikinger:
    """The state after answers; chance does not matter to what is compared."""
    then, dice = s.clone(), FastDice(1)
    for action in actions:
        then.apply(action, dice)
    return then


def purse(s: Wikinger, seat: int) -> tuple[int, int]:
    """Gold, and points on the track."""
    return int(s.own[seat * Own.SIZE + Own.GOLD]), int(s.own[seat * Own.SIZE + Own.TRACK])


def scored(s: Wikinger, seat: int) -> Income:
    """What the scorings themselves would bring a seat now."""
    start = purse(s, seat)
    small, large = s.clone(), s.clone()
    scoring.small(small, seat)
    scoring.large(large, seat)
    every = purse(small, seat)[0] - start[0]
    feeds = int(scoring.surplus(s, seat) + scoring.figures(s, seat))
    return Income(every, purse(large, seat)[0] - start[0] - every, purse(large, seat)[1] - start[1], feeds)


def asks(s: Wikinger) -> str:
    """The question that is open."""
    return QUESTIONS[s.phase] if s.seat >= 0 else "over"


def purchases(s: Wikinger, seat: int) -> Iterator[tuple[Wikinger, bool]]:
    """Every way to go on after a purchase until its figure is seen to, and whether it could have stood."""
    if s.seat == seat and asks(s) in ("start", "lay"):
        for action in s.legal():
            yield from purchases(after(s, action), seat)
    elif s.seat == seat and asks(s) == "stand":
        yield after(s, s.legal()[1]), True
    else:
        yield s, False


class Checks:
    """A check for every family of answers that promises something."""

    def bid(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        then, seat = after(s, action), int(s.seat)
        while asks(then) == "bid":
            then = after(then, then.legal()[-1])  # all others pass
        paid = tuple(a - b for a, b in zip(purse(s, seat), purse(then, seat), strict=True))
        assert paid == amounts(told["price"])
        assert then.starter == seat

    def colour(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        then = after(s, action)
        changed = [slot for slot in range(s.slots) if s.figure[slot] != then.figure[slot] and s.figure[slot] == 0]
        mine = [slot for slot in changed if told["last"] <= slot <= told["first"]]
        assert len(mine) == told["n"]
        assert max(changed) == told["first"]

    def buy(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        seat, then = int(s.seat), after(s, action)
        ways = list(purchases(then, seat))
        paid = {tuple(a - b for a, b in zip(purse(s, seat), purse(way, seat), strict=True)) for way, _ in ways
                if way.round == s.round and asks(way) in ("buy", "special")}  # fmt: skip
        assert paid <= {amounts(told["price"])}
        assert {way.seat == seat and asks(way) == "special" for way, _ in ways} == {told["special"] == "yes"}
        stands = any(could for _, could in ways)
        assert stands == (told["fate"] == "stands")
        assert {tiles(way, seat) == tiles(s, seat) for way, _ in ways} == {told["fate"] == "lost"}

    def lay(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        seat, then = int(s.seat), after(s, action)
        if "repelled" in told:
            before, now = scored(s, seat), income.income(then, seat)
            change = now.less(before) if told["repelled"] == "yes" else before.less(now)
            assert told["brings"] == brings(change) or (not any(change) and told["repelled"] == "no")
            assert told["n"] == lying(then, seat) - lying(s, seat)
            return
        if told["stands"] == "yes":
            assert asks(then) == "stand"
            stood = then.clone()
            stood.land[land.at(s, seat, s.hand_figure, then.hand_column)] += STANDS
            assert told["brings"] == brings(scored(stood, seat).less(scored(s, seat)))
            assert (told["threat"] == "yes") == (lying(stood, seat) > lying(s, seat))
        if then.round == s.round:
            had, has = (divmod(int(land.islands(state, seat)), land.ISLANDS) for state in (s, then))
            assert (told["island"] > 0) == (has[0] > had[0])
            if told["island"]:
                assert has[1] == max(had[1], told["island"])
            assert (told["great"] == "yes") == (greats(then, seat) > greats(s, seat))

    def stand(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        self._lands(s, int(s.hand_figure), int(s.hand_column), told)

    def to(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        self._lands(s, int(s.cargo_row), int(told["column"]), told)

    def _lands(self, s: Wikinger, row: int, column: int, told: dict[str, Any]) -> None:
        seat, stood = int(s.seat), s.clone()
        stood.land[land.at(s, seat, row, column)] += STANDS
        change = scored(stood, seat).less(scored(s, seat))
        assert told["brings"] == brings(change)
        assert (told["threat"] == "yes") == (lying(stood, seat) > lying(s, seat))
        assert told["threat"] == "no" or not any(change)
        assert told["repels"] == "no" or row == Row.WARRIORS

    def special(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        seat, then = int(s.seat), after(s, action)
        if told["kind"] == "great":
            ends = [after(then, one) for one in then.legal()] if asks(then) == "swap" else [then]
            assert max(int(scoring.buildings(one, seat) - scoring.buildings(s, seat)) for one in ends) == told["now"]
        elif then.round != s.round or asks(then) in ("ferry", "to", "over"):
            return
        elif told["kind"] == "five-gold":
            assert purse(then, seat)[0] - purse(s, seat)[0] == told["n"]
        else:
            more = scored(then, seat).less(scored(s, seat))
            in_figures = told["kind"] in FIGURES
            assert max(more) == (told["now"] if in_figures else 0)

    def swap(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        then, seat = after(s, action), int(s.seat)
        assert scoring.buildings(then, seat) - scoring.buildings(s, seat) == told["points"]

    def ferry(self, s: Wikinger, action: int, told: dict[str, Any]) -> None:
        seat, then = int(s.seat), after(s, action)
        while asks(then) == "to" and then.seat == seat:
            then = after(then, then.legal()[0])
        crew = told["figures"] if isinstance(told["figures"], tuple) else (told["figures"],)
        if then.round == s.round:
            assert ashore(s, seat) - ashore(then, seat) == sum(int(one.args["n"]) for one in crew)
            assert then.own[seat * Own.SIZE + Own.ASHORE + Figure.BOATMAN] == told["boatmen"]

    boat = ferry


def amounts(price: Phrase) -> tuple[object, object]:
    """Gold and points of a price."""
    return price.args["gold"], price.args["points"]


def ashore(s: Wikinger, seat: int) -> int:
    """Figures ashore that are no boatmen."""
    first = seat * Own.SIZE + Own.ASHORE
    return sum(int(s.own[first + figure]) for figure in range(Figure.WARRIOR, Figure.FISHER + 1))


def lying(s: Wikinger, seat: int) -> int:
    """Figures that are threatened."""
    cells = [(row, column) for row in range(Row.WARRIORS, Row.FISHERS + 1) for column in range(1, s.columns + 1)]
    return sum(s.land[land.at(s, seat, *cell)] >= STANDS and land.threat(s, seat, cell[1]) >= cell[0] for cell in cells)


def tiles(s: Wikinger, seat: int) -> int:
    """Tiles on a land."""
    return sum(cell > 0 for cell in s.land[seat * s.size : (seat + 1) * s.size])


def greats(s: Wikinger, seat: int) -> int:
    """Great buildings on a land."""
    return sum((cell & TILE) >= Tile.GREAT_FARM for cell in s.land[seat * s.size : (seat + 1) * s.size])


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("version", ["base", "advanced", "no-auction"])
def test_every_answer_does_what_it_promises(box: str, version: str) -> None:
    checks, seen = Checks(), Counter[str]()
    for table in positions(box, version):
        shown, view = show(table.game), table.view(table.seat)
        for action in table.legal_actions():
            family = table.game.actions.family(action).name
            check = getattr(checks, family, None)
            if check is None or (family == "bid" and seen["bid"] > 400):
                continue
            check(table.state, action, dict(shown.answer(view, action).args))
            seen[family] += 1
    needed = {"buy", "lay", "stand", "ferry", "to"} | ({"special"} if version != "base" else set())
    assert not {family for family in needed if seen[family] < 4}, seen
