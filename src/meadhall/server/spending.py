"""Spending: what addresses use up of their limits at this process, for the others on the store to count too, and what
they use up there. It goes from row to row once a second (`neighbours`), not with every request.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from heapq import nlargest

import msgspec

TOLD = 5.0  # seconds: who hears less often than that misses something
NOTED = 10_000  # addresses with something used up between two tellings, of each kind
MOST = 1_000  # that others are told of at once: who used up the greatest parts of what they may
WORTH = {"sockets": 10}  # how many of what is held at the same time are worth telling; else one

Amounts = dict[str, dict[str, float]]  # by what is limited, by address


class Told(msgspec.Struct):
    """What one process tells the others."""

    spent: list[tuple[int, Amounts]] = []  # numbered, the newest last
    held: Amounts = {}


class Spending:
    """Collects what is used up here, and reads what is used up elsewhere."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, whole: Mapping[str, float] | None = None) -> None:
        self.clock = clock
        self.whole = whole or {}  # what an address may use up, or hold, of each kind
        self.held: dict[str, Counter[str]] = {}  # what addresses have at this moment, as open sockets
        self._new: Amounts = {}
        self._told: list[tuple[float, int, Amounts]] = []
        self._number = 0
        self._read: dict[str, int] = {}  # by process: the last number that was counted here
        self._held_there: dict[str, Amounts] = {}  # by process

    def note(self, what: str, address: str, cost: float) -> None:
        """Something was used up here."""
        spent = self._new.setdefault(what, {})
        if address not in spent and len(spent) >= NOTED:
            return  # nobody asks for it any more, or all the world is here
        spent[address] = spent.get(address, 0.0) + cost

    def tell(self) -> str:
        """What others are to know: all of the last seconds, for they do not look at the same moment."""
        now = self.clock()
        if self._new:
            self._number += 1
            self._told.append((now, self._number, _rounded(self._most(self._new))))
            self._new = {}
        self._told = [one for one in self._told if one[0] > now - TOLD]
        many = {
            what: {who: n for who, n in held.items() if n >= WORTH.get(what, 1)} for what, held in self.held.items()
        }
        told = Told([(number, spent) for _, number, spent in self._told], self._most(many))
        return msgspec.json.encode(told).decode()

    def _most(self, amounts: Mapping[str, Mapping[str, float]]) -> Amounts:
        """What matters most where a flood of addresses asks for a little each: else the row of a process would grow
        with it, once a second, and all others would read it.
        """
        every = ((what, who, cost) for what, by in amounts.items() for who, cost in by.items())
        found: Amounts = {}
        for what, who, cost in nlargest(MOST, every, lambda one: abs(one[2]) / self.whole.get(one[0], 1.0)):
            found.setdefault(what, {})[who] = cost
        return found

    def hear(self, told: Mapping[str, str]) -> Iterator[tuple[str, str, float]]:
        """What was used up elsewhere and is not yet counted here, from what every other process tells."""
        before, self._read, self._held_there = self._read, {}, {}
        for process, text in told.items():
            theirs = _read(text)
            self._held_there[process] = theirs.held
            self._read[process] = known = before.get(process, 0)
            for number, spent in theirs.spent:
                if number > known:
                    self._read[process] = number
                    yield from ((what, who, cost) for what, by in spent.items() for who, cost in by.items())

    def elsewhere(self, what: str, address: str) -> int:
        """How much an address holds at the other processes."""
        return int(sum(held.get(what, {}).get(address, 0) for held in self._held_there.values()))


def _read(text: str) -> Told:
    """What a process tells; nothing where another Meadhall tells it otherwise."""
    try:
        return msgspec.json.decode(text, type=Told) if text else Told()
    except msgspec.DecodeError:
        return Told()


def _rounded(spent: Amounts) -> Amounts:
    return {what: {who: round(cost, 4) for who, cost in by.items()} for what, by in spent.items()}
