"""Talk at a table: short lines and six signs, kept with the table, never in its saga. Nothing here knows the game."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable

import structlog

from meadhall.engine.state import SPECTATOR
from meadhall.pages.model import Line
from meadhall.pages.talk import SIGNS
from meadhall.server.errors import NotKept, Refused
from meadhall.server.keeper import Conflict, Keeper, reason
from meadhall.server.live_table import LiveTable
from meadhall.server.presence import Viewer

LONGEST = 200  # letters
KEPT = 60  # lines of a table

log = structlog.get_logger("talk")


class Talk:
    """Keeps what is said, then lets everybody hear it."""

    def __init__(self, store: Keeper, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock

    async def say(self, live: LiveTable, viewer: Viewer, text: str = "", sign: str = "") -> None:
        """Somebody at the table says something, or makes a sign; on return it is on disk and all have heard it."""
        self.check(live)
        text = plain(text)
        if sign and sign not in SIGNS:
            raise Refused(f"there is no sign {sign[:20]!r}; there are {', '.join(SIGNS)}", "talk/sign")
        if not sign and not 0 < len(text) <= LONGEST:
            raise Refused(f"say 1 to {LONGEST} letters, not {len(text)}", "talk/length", figures={"most": LONGEST})
        who = viewer.name if viewer.seat == SPECTATOR else live.seats[viewer.seat].name
        async with live.speaking:
            for _ in range(2):
                number = live.talk[-1].number + 1 if live.talk else 1
                line = Line(number, self.clock(), viewer.seat, who, sign, "" if sign else text)
                if await self._kept(live, line):
                    break
        for one in list(live.viewers):
            one.hear(live)

    async def _kept(self, live: LiveTable, line: Line) -> bool:
        """Keep a line; False when another process has one of that number, which is read then."""
        try:
            await self.store.say(live.id, line._asdict(), KEPT)
        except Conflict:
            found = await self.store.aside(live.id)
            if found is not None:
                live.overhear(found)
            return False
        except Exception as error:
            log.error("line not kept", table=live.id, reason=reason(error))
            raise NotKept("that could not be kept, so nobody heard it; try again") from None
        if not live.talk or live.talk[-1].number < line.number:  # else it was read again between writing and here
            live.talk = [*live.talk, line][-KEPT:]
        return True

    @staticmethod
    def check(live: LiveTable) -> None:
        """Refuse where nobody talks."""
        if live.from_file or not live.talks:
            raise Refused("the host has switched talk off at this table", "talk/off", 409)


def plain(text: str) -> str:
    """What was said in one line, without what cannot be seen or would turn the writing round."""
    seen = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in text)
    kept = "".join(letter for letter in seen if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())
