# compiled with mypyc
"""The contract's heart: a game's state, and what listens to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts, vec

OVER: Final = -1  # State.seat when the game has ended
SPECTATOR: Final = -1  # a viewer without a seat
EVERYONE: Final = -1  # audience of a public event: all bits


class Log:
    """Collects what happens, for people to read; search never carries one."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, int, int, int, int]] = []
        self.kept: list[tuple[int, State, bool]] = []  # of scorings: events told before, the table, more to come

    def tell(self, audience: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note `event` with its figures for the seats whose bit is set in `audience`."""
        self.told.append((int(audience), int(event), int(a), int(b), int(c), int(d)))

    def keep(self, state: State, more: bool = False) -> None:
        """A scoring begins: keep the table as it lies, after hidden things were shown and before anything is paid or
        cleared; what is told from now on belongs to it. `more`: the rest of it follows, at once or after other answers.
        """
        self.kept.append((len(self.told), state.clone(), more))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands: whose question it is, what may be answered, what follows.

    A subclass holds `i64` fields and a few flat `Ints`, nothing else, and implements every method below that raises.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0  # whose question it is; OVER when finished
        self.shown: i64 = 0  # how often something hidden was shown to somebody; undo stops where it moved
        self.log: Log | None = None

    def legal_into(self, out: Ints) -> i64:
        """Write the legal answers into `out`, ascending, and return how many; never 0 while not over."""
        raise NotImplementedError

    def apply(self, action: i64, dice: Dice) -> None:
        """Carry out a legal answer, in place."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal state that shares nothing that changes, without the log."""
        raise NotImplementedError

    def redacted(self, seat: i64) -> State:
        """All that `seat` (or SPECTATOR) may know. Open games return a clone."""
        return self.clone()

    def imagined(self, dice: Dice) -> State:
        """One possible truth behind a redacted state. Open games return a clone."""
        return self.clone()

    def points(self, seat: i64) -> i64:
        """Points as they stand; final when over."""
        raise NotImplementedError

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        """Write what `seat` may know into `out` from `at` on, as the game's encoding describes it, and return where it
        ends. Read from a truth or from its redaction, the numbers are the same.
        """
        raise NotImplementedError

    def pack(self) -> list[int]:
        """Every changing figure of the state, in a fixed order: equality, hashing and transport stand on it."""
        raise NotImplementedError

    def unpack(self, figures: list[int]) -> None:
        """Take over what `pack` wrote."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal answers as a list, for people and tests."""
        n = self.legal_into(_answers)
        found = []
        i: i64 = 0
        while i < n:
            found.append(int(_answers[i]))
            i += 1
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(tuple(self.pack()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's opinion of a position, for bots. The plain one counts points.

    `scale` is the lead, in the judge's own measure, that makes a game three quarters won. The others say how a search
    should use it: how curious to be about answers seldom tried, how many visits its first opinion counts for, how many
    answers to play on before it is asked, and how many to compare for each of those. With a `heat` a search looks first
    where the first opinion is high, the more so the smaller it is. `blur` is what beginners overlook.
    """

    scale: float = 10.0
    explore: float = 0.05
    heat: float = 0.0
    trust: float = 3.0
    depth: i64 = 10
    tries: i64 = 3
    blur: float = 1.0
    learned: bool = False  # whether `chances` tells anything
    fewest: i64 = 0  # with fewer seats it tells nothing
    won: float = 0.9  # of a reward is the chance to win, where it does; the rest is by how much

    def forget(self) -> None:
        """Judge by hand from now on, where it has learned, to be compared with."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for `seat`, in points or something like them; final when over."""
        return float(state.points(seat))

    def values(self, state: State, out: Ints) -> None:
        """The value for every seat, in thousandths; a judge that can tell all at once does so here."""
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = int(self.value(state, seat) * 1000.0)
            seat += 1

    def chances(self, state: State, values: Ints, out: Ints) -> bool:
        """Everybody's chance to win while the game runs, in millionths, and their values beside it, for a judge that
        has learned; False from one that only knows values, which then writes nothing.
        """
        return False

    def pick(self, state: State, legal: Ints, count: i64, dice: Dice) -> i64:
        """One of the `count` answers in `legal`, for a quick look at how the game may go on: the best of a few."""
        seat = state.seat
        best: i64 = -1
        most = 0.0
        tried: i64 = 0
        while tried < count and tried < self.tries:
            k = tried + dice.below(count - tried)
            answer = legal[k]
            legal[k] = legal[tried]
            legal[tried] = answer
            after = state.clone()
            after.apply(answer, dice)
            value = self.value(after, seat)
            if best < 0 or value > most:
                best = answer
                most = value
            tried += 1
        return best


LONGEST: Final = 8192  # no question of any game has more answers


def ints(n: i64, value: i64 = 0) -> Ints:
    """`n` integers, all `value`."""
    return vec[i64]([value] * n)


_answers: Ints = ints(LONGEST)
_lent: dict[int, Ints] = {}


def lent(n: int) -> Ints:
    """`n` integers, all 0, for interpreted code that has compiled code fill them: mypyc never frees an array that came
    from there, so each length is made once. The next to ask gets the same array: read it at once.
    """
    array = _lent.get(n)
    if array is None:
        array = _lent[n] = ints(n)
    i: i64 = 0
    while i < n:
        array[i] = 0
        i += 1
    return array


def write(figures: list[int], array: Ints) -> None:
    """Append an array to a pack."""
    for x in array:
        figures.append(int(x))


def read(figures: list[int], at: i64, array: Ints) -> i64:
    """Fill an array from a pack, starting at `at`; returns where the next one starts."""
    i: i64 = 0
    n: i64 = len(array)
    while i < n:
        array[i] = figures[at + i]
        i += 1
    return at + n
