# compiled with mypyc
"""Chance, handed in by the caller: a state never holds an order that has not happened yet."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.ints import Ints

WORD: Final = 0x100000000
MASK: Final = 0xFFFFFFFF
OUTSIDE: Final = -WORD  # bits that n - 1 has when there is no face, or more than a word can tell apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance. `drawn` counts how often it was asked; undo stops where it moved."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def draw(self, bag: Ints, first: i64, size: i64) -> i64:
        """Take one thing out of the counts `bag[first : first + size]` and return which kind it was (0 to size - 1)."""
        total: i64 = 0
        i: i64 = 0
        while i < size:
            total += bag[first + i]
            i += 1
        k = self.below(total)
        i = 0
        while k >= bag[first + i]:
            k -= bag[first + i]
            i += 1
        bag[first + i] -= 1
        return i


class FastDice(Dice):
    """xoshiro128++ on four 32-bit words: fast, the same compiled and interpreted. For bots, never for a table."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big") | 1  # never all zero
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        x: i64 = (a + d) & MASK
        result: i64 = ((((x << 7) & MASK) | (x >> 25)) + a) & MASK
        t: i64 = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) & MASK) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: i64) -> i64:
        if (n - 1) & OUTSIDE:
            raise ValueError(_no_dice(n))
        self.drawn += 1
        m: i64 = self.word() * n
        low: i64 = m & MASK
        if low < n:  # Lemire's rejection: no face is likelier than another
            least: i64 = (WORD - n) % n
            while low < least:
                m = self.word() * n
                low = m & MASK
        return (m >> 32) & MASK  # with the most faces the product fills the sign too


class TableDice(Dice):
    """The dice of a table: a SHA-256 stream from a secret seed, so that anybody can check them once the seed is told.

    Block k is SHA-256 of "<seed>:<k>", read as eight 32-bit numbers, highest byte first. A number that would make some
    faces likelier than others is skipped.
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed: str = seed
        self.used: i64 = 0  # words of the stream taken
        self.block: i64 = -1
        self.bytes: bytes = b""
        self.values: list[int] = []

    @property
    def commitment(self) -> str:
        """What is shown before the game: the hash of the seed."""
        return commitment(self.seed)

    def copy(self) -> TableDice:
        """Dice that will give the same numbers from here on."""
        twin = TableDice(self.seed)
        twin.drawn = self.drawn
        twin.used = self.used
        twin.values = self.values.copy()
        return twin

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        block: i64 = self.used // 8
        if block != self.block:
            self.bytes = hashlib.sha256(f"{self.seed}:{int(block)}".encode()).digest()
            self.block = block
        at: i64 = (self.used % 8) * 4
        self.used += 1
        data = self.bytes
        return int.from_bytes(data[at : at + 4], "big")

    def below(self, n: i64) -> i64:
        if (n - 1) & OUTSIDE:
            raise ValueError(_no_dice(n))
        self.drawn += 1
        limit: i64 = WORD - WORD % n
        value = self.word()
        while value >= limit:
            value = self.word()
        value %= n
        self.values.append(int(value))
        return value


class RecordedDice(Dice):
    """Gives again what was drawn before; serves a saga whose seed is still secret."""

    def __init__(self, values: list[int], commitment: str) -> None:
        super().__init__()
        self.values: list[int] = values
        self.commitment: str = commitment

    def copy(self) -> RecordedDice:
        """Dice that will give the same numbers from here on."""
        twin = RecordedDice(self.values, self.commitment)
        twin.drawn = self.drawn
        return twin

    def below(self, n: i64) -> i64:
        if self.drawn >= len(self.values):
            raise SealedError
        value: i64 = self.values[self.drawn]
        if value < 0 or value >= n:
            raise ValueError(f"the recorded draw {int(value)} is not below {int(n)}")
        self.drawn += 1
        return value


class NoDice(Dice):
    """Dice that refuse: what follows a draw cannot be foretold."""

    def below(self, n: i64) -> i64:
        raise LookupError("nothing is drawn here")


class SteppingDice(Dice):
    """Gives the outcomes it was told and stops at the first draw beyond them: `weights` then says how likely each
    outcome of that draw is, 0 for what cannot come. A draw with one outcome only needs no telling.
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: list[int] = outcomes
        self.taken: i64 = 0  # of the outcomes
        self.weights: list[int] = []

    def below(self, n: i64) -> i64:
        if (n - 1) & OUTSIDE:
            raise ValueError(_no_dice(n))
        value: i64 = 0
        if n > 1:
            if self.taken == len(self.outcomes):
                self.weights = [1] * n
                raise StoppedError
            value = self.told(n)
        self.drawn += 1
        return value

    def draw(self, bag: Ints, first: i64, size: i64) -> i64:
        kinds: i64 = 0
        kind: i64 = 0
        i: i64 = 0
        while i < size:
            if bag[first + i] > 0:
                kinds += 1
                kind = i
            i += 1
        if kinds == 0:
            raise ValueError(_no_dice(0))
        if kinds > 1:
            if self.taken == len(self.outcomes):
                weights: list[int] = []
                i = 0
                while i < size:
                    weights.append(int(bag[first + i]))
                    i += 1
                self.weights = weights
                raise StoppedError
            kind = self.told(size)
            if bag[first + kind] == 0:
                raise ValueError(f"the outcome {int(kind)} cannot be drawn: none of that kind is left")
        bag[first + kind] -= 1
        self.drawn += 1
        return kind

    def told(self, n: i64) -> i64:
        """The next outcome, one of `n`."""
        value: i64 = self.outcomes[self.taken]
        if value < 0 or value >= n:
            raise ValueError(f"the outcome {int(value)} is not below {int(n)}")
        self.taken += 1
        return value


def _no_dice(n: i64) -> str:
    """Why there are no dice of `n` faces."""
    if n <= 0:
        return "dice need at least one face"
    return f"dice have at most {WORD} faces, not {int(n)}: a draw is made from 32 bits"


class StoppedError(Exception):
    """A draw was asked for whose outcome is not told yet."""


class SealedError(Exception):
    """A draw was asked for whose seed is not known here."""


def commitment(seed: str) -> str:
    """The hash that binds a table to its seed before the first draw."""
    return hashlib.sha256(f"meadhall seed {seed}".encode()).hexdigest()
