"""Seeds that hang on a name alone: the same test is dealt the same tables, and its bots think the same."""

from __future__ import annotations

import hashlib
from itertools import count

from meadhall.engine.table import Table
from meadhall.server.seeds import Seeds


class Fixed(Seeds):
    """The seeds of a hall under test."""

    def __init__(self, name: str) -> None:
        self.names = (f"{ascii(name)[:150]} {n}" for n in count())

    def deal(self) -> str:
        return next(self.names)

    def think(self, table: Table) -> int:
        told = f"{getattr(table.dice, 'seed', '')} {table.ply}"
        return int.from_bytes(hashlib.sha256(told.encode()).digest()[:6], "big")
