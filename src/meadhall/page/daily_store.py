"""Where a device keeps its own daily deals: rows beside those of the tables."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace

import msgspec

from meadhall.page.store import Disk
from meadhall.server.daily_rows import Kept, Try

DAILY, PAR = "daily/", "par/"


class PageDailies:
    """Fulfils `server.daily_rows.DailyKeeper` on a disk of texts."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._one = asyncio.Lock()  # what is checked is still true when it is kept

    async def begin(self, row: Try) -> Try:
        """Keep a first try, unless there is one."""
        name = _name(row)
        async with self._one:
            found = (await self.disk.read(name)).get(name)
            if found is not None:
                return _try(found)
            await self._keep(row)
        return row

    async def end(self, table: str, at: float, points: int | None, place: int | None, answers: int | None) -> None:
        """The try at a table is over."""
        async with self._one:
            for row in await self._tries():
                if row.at_table == table and row.ended is None:
                    await self._keep(replace(row, ended=at, points=points, place=place, answers=answers))

    async def of_player(self, player: str, since: str) -> list[Try]:
        """A player's tries from a day on."""
        found = [row for row in await self._tries() if row.player == player and row.day >= since]
        return sorted(found, key=lambda row: row.day, reverse=True)

    async def of_day(self, day: str, most: int) -> list[Try]:
        """The tries of a day that came to an end: one's own."""
        found = [row for row in await self._tries(f"{day}/") if row.points is not None]
        return sorted(found, key=lambda row: (-(row.points or 0), row.place or 0, row.ended or 0))[:most]

    async def forget(self, before: str) -> None:
        """Results stay here: it is the reader's own device."""

    async def take_par(self, mark: str, day: str) -> bool:
        """Nobody else plays par here."""
        return True

    async def leave_par(self, mark: str) -> None:
        """Nobody waits for it."""

    async def par(self, mark: str) -> Kept:
        """What is known of a deal's par."""
        found = (await self.disk.read(PAR + mark)).get(PAR + mark)
        par: Kept = msgspec.json.decode(found) if found is not None else {}
        return par

    async def keep_par(self, mark: str, day: str, par: Kept) -> None:
        """Keep what some levels reached."""
        async with self._one:
            known = {**await self.par(mark), **par}
            await self.disk.commit({PAR + mark: msgspec.json.encode(known).decode()})

    async def _tries(self, start: str = "") -> list[Try]:
        return [_try(text) for text in (await self.disk.read(DAILY + start)).values()]

    async def _keep(self, row: Try) -> None:
        await self.disk.commit({_name(row): msgspec.json.encode(asdict(row)).decode()})


def _name(row: Try) -> str:
    return f"{DAILY}{row.day}/{row.player}"


def _try(text: str) -> Try:
    return msgspec.json.decode(text, type=Try)
