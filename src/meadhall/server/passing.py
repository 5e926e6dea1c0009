"""Passing for who does not want to be asked: at once, whatever is held, so that the time tells nothing."""

from __future__ import annotations

import asyncio

import structlog

from meadhall.engine.errors import MeadhallError
from meadhall.server.door import Door
from meadhall.server.errors import NotKept
from meadhall.server.live_table import LiveTable
from meadhall.server.tasks import Tasks

PAUSE = 5.0  # seconds before a pass that could not be kept is given again

log = structlog.get_logger("passing")


class Passing:
    """Gives the passes of seats that mute windows."""

    def __init__(self, door: Door, tasks: Tasks) -> None:
        self.door, self.tasks = door, tasks

    def go_on(self, live: LiveTable) -> None:
        """Pass where the table is to pass."""
        if not self.tasks.ended and not live.from_file and live.passes() is not None:
            self.tasks.spawn(self._pass(live, live.table.seat, live.table.ply, live.version))

    async def _pass(self, live: LiveTable, seat: int, ply: int, version: int) -> None:
        try:
            await self.door.pass_on(live, seat, ply, version)
        except NotKept:
            await asyncio.sleep(PAUSE)
            self.go_on(live)
        except MeadhallError as error:
            log.info("not passed", table=live.id, reason=str(error))
