"""Tables on a screen that is only a text, and games that stand where a test wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.tui.app import TableApp
from tests.server.conftest import PATIENCE

NAMES = ("Astrid", "Bjarne", "Solveig", "Thorir", "Ylva")
Steps = Callable[["Seen"], Awaitable[None]]


class Seen:
    """An app under test: what it shows, and what is pressed."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def text(self) -> str:
        """The whole screen as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    @property
    def flat(self) -> str:
        """The same in one line: sentences may be broken anywhere."""
        return " ".join(self.text.split())

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all is drawn."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that must happen."""
        waited = 0.0
        while not true():
            assert waited < PATIENCE, self.text
            await self.pilot.pause(0.05)
            waited += 0.05
        await self.pilot.pause()

    async def settled(self, size: tuple[int, int]) -> str:
        """The screen at a size, once it no longer changes."""
        await self.until(lambda: tuple(self.app.screen.size) == size and len(self.text.splitlines()) == size[1])
        text, same = "", 0
        while same < STILL:
            await self.pilot.pause(0.02)
            same = same + 1 if self.text == text else 0
            text = self.text
        return text


STILL = 6  # looks in a row that must show the same


def run(screen: Callable[[], Screen[Any]], steps: Steps, size: tuple[int, int] = (80, 24), plain: bool = False) -> None:
    """Show a screen and take steps there."""

    async def main() -> None:
        app = TableApp(screen, plain=plain)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(Seen(app, pilot))

    asyncio.run(main())


def table(name: str, plies: int = 0, *, people: int = 1, seats: int | None = None, seed: str = "letters") -> Table:
    """A game some answers on, those given by chance; the asked seat and the next ones are people."""
    game = meadhall.game(name)
    many = seats or min(3, max(game.seats))
    made = meadhall.table(name, many, seed=seed, names=NAMES[:many])
    dice = FastDice(7)
    while made.ply < plies or len(made.legal_actions()) == 1:
        legal = made.legal_actions()
        made.play(legal[dice.below(len(legal))])
    asked = {(made.seat + k) % many for k in range(people)}
    made.players = tuple("human" if seat in asked else "thrall" for seat in range(many))
    return made
