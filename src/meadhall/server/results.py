"""How one's tables stand: from memory, or for games that are over from their answers, replayed once and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

import structlog

from meadhall.engine.errors import MeadhallError
from meadhall.engine.table import Table
from meadhall.server.inner_hall import InnerHall
from meadhall.server.live_table import rebuilt

KEPT = 5_000  # ends of games
REPLAYED = 4  # of one page: the others say how they ended when the page is next looked at

log = structlog.get_logger("results")


class Standing(NamedTuple):
    """Points by seat, as one of them may know, and who has won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class Results:
    """How tables stand, for lists of them: a list must not cost more than the tables in it."""

    def __init__(self, hall: InnerHall) -> None:
        self.hall = hall
        self._ends: OrderedDict[str, Standing | None] = OrderedDict()

    def now(self, key: str, seat: int) -> Standing | None:
        """How a table in memory stands for a seat, or how it ended; None where that would have to be worked out."""
        live = self.hall.tables.get(key)
        return self._ends.get(key) if live is None else standing(live.table, seat)

    async def learn(self, ended: list[str], working: Callable[[], AbstractContextManager[None]]) -> None:
        """Replay a few games that are over and not known yet; `working` makes the caller pay for it."""
        fresh = [key for key in ended if key not in self._ends and key not in self.hall.tables]
        for key in fresh[:REPLAYED]:
            saved = await self.hall.store.read(key)
            if saved is None:
                continue
            try:
                with working():
                    self._keep(key, standing(rebuilt(saved, self.hall.tables.shelf)))
            except MeadhallError as error:  # dealt by other rules, or the caller has asked for too much
                log.debug("result not known", table=key, reason=str(error))
                if error.code != "request/too-often":
                    self._keep(key, None)

    def _keep(self, key: str, found: Standing | None) -> None:
        self._ends[key] = found
        while len(self._ends) > KEPT:
            self._ends.popitem(last=False)


def standing(table: Table, seat: int | None = None) -> Standing:
    """How a table stands: for a seat, or for all when it is over."""
    view = table.state if seat is None else table.view(seat)
    return Standing(tuple(int(view.points(one)) for one in range(table.seats)), tuple(table.winners()))
