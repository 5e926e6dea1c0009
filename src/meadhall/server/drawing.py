"""Drawing a live table for its viewers, once a version for all who look alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from meadhall.engine import seen
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup
from meadhall.pages import menu as menus
from meadhall.pages import waiting
from meadhall.pages.frame import Eye, Frame, frame
from meadhall.pages.json_view import view
from meadhall.pages.parts import parts
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.seats import Seats

T = TypeVar("T")


class Draw:
    """Draws pages' parts, and JSON for programs."""

    def __init__(self, seats: Seats, metrics: Metrics) -> None:
        self.seats, self.metrics = seats, metrics

    def parts(self, live: LiveTable, eye: Eye, base: str) -> tuple[dict[str, str], dict[str, int]]:
        """The parts of a page by element id, and a mark of each that changes when it does."""

        def draw() -> tuple[dict[str, str], dict[str, int]]:
            f = frame(live, eye)
            shown = parts(f) if live.begun else waiting.parts(f, self.links(live, f, base))
            made = {name: str(part) for name, part in (*shown.items(), ("menu", self.menu(live, f, base)))}
            return made, {name: hash(part) for name, part in made.items()}

        return live.drawings.frame((eye.seat, eye.lang, eye.shape + base), live.version, self._timed(draw))

    def json(self, live: LiveTable, eye: Eye) -> dict[str, Any]:
        """A table for a program."""
        draw = self._timed(lambda: view(live, live.table, eye.seat, eye.lang))
        return live.drawings.frame((eye.seat, eye.lang, "json"), live.version, draw)

    def program(self, live: LiveTable, eye: Eye) -> dict[str, Any]:
        """The same with what a bot reads: all that the seat may know, as figures."""
        return {**self.json(live, eye), "state": seen.written(live.table, eye.seat)}

    def menu(self, live: LiveTable, f: Frame, base: str) -> Markup:
        """The menu of a table for one viewer, with nobody else's links; drawn anew when something in it changed."""
        me = f.eye.seat
        here = tuple(live.present(number) for number in range(len(live.seats)))
        seats = (
            (
                one.name, one.nonce, one.joined, one.stand_in, one.at_once, one.link_asked, one.sent,
                one.rests_until, one.rested,
            )
            for one in live.seats
        )  # fmt: skip

        def draw() -> Markup:
            own = None if me == SPECTATOR else self.seats.token(live, me)
            return menus.menu(f, base, own, self.seats.invitations(live, me))

        return live.drawings.part(
            ("menu", me, f.eye.lang, ""), (base, live.finished, live.begun, here, tuple(live.notices), *seats), draw
        )

    def links(self, live: LiveTable, f: Frame, base: str) -> waiting.Links:
        """What the host gives to friends."""
        link = self.seats.link(live, f.eye.seat)
        own = {seat: f"{base}/join/{token}" for seat, token in self.seats.invitations(live, f.eye.seat).items()}
        return waiting.Links(f"{base}/join/{link}" if link else None, own)

    def _timed(self, draw: Callable[[], T]) -> Callable[[], T]:
        def work() -> T:
            began = time.perf_counter()
            made = draw()
            self.metrics.times["draw"].note(time.perf_counter() - began)
            return made

        return work
