# compiled with mypyc
"""Chance, handed in by the caller: a state never holds an order that has not happened yet."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.ints import Ints

WORD: Final = 0x100000000
MASK: Final = 0xFFFFFFFF


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
        if n <= 0:
            raise ValueError("dice need at least one face")
        self.drawn += 1
        m: i64 = self.word() * n
        low: i64 = m & MASK
        if low < n:  # Lemire's rejection: no face is likelier than another
            least: i64 = (WORD - n) % n
            while low < least:
                m = self.word() * n
                low = m & MASK
        return m >> 32


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
        if n <= 0:
            raise ValueError("dice need at least one face")
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


class SealedError(Exception):
    """A draw was asked for whose seed is not known here."""


def commitment(seed: str) -> str:
    """The hash that binds a table to its seed before the first draw."""
    return hashlib.sha256(f"meadhall seed {seed}".encode()).hexdigest()
