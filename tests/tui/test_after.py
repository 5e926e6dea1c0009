"""When a game is over: the coach's report, the game step by step, another game, and no way there by a hurried Enter."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.tui import after
from meadhall.tui.drawing import Drawing
from meadhall.tui.play import PlayScreen
from meadhall.tui.replay import ReplayScreen
from meadhall.tui.sitting import Sitting
from tests.late import late
from tests.tui.screens import Seen, run


def test_after_the_end_the_coach_a_replay_and_another_game_are_a_key_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(after, "DEPTH", 0.02)
    over = meadhall.load(late("raids", 12))
    over.players = ("human", "human")

    async def steps(seen: Seen) -> None:
        first = seen.app.screen
        assert "[c] The coach looks at the game" in seen.flat
        await seen.press("up", "enter", "enter")  # meant for the last question
        assert seen.app.screen is first
        await seen.press("c")
        await seen.until(lambda: "Judge: konung" in seen.flat)
        assert f"{over.names[0]}: " in seen.flat
        await seen.press("escape", "b")
        assert isinstance(seen.app.screen, ReplayScreen)
        await seen.press("right", "q")
        assert seen.app.screen is first
        place = next(area for area in first.query_one("#strip", Drawing).canvas.areas if area.answer == after.AGAIN)
        await seen.pilot.click("#strip", offset=(place.x, place.y))
        await seen.until(lambda: seen.app.screen is not first)
        again = seen.app.screen
        assert isinstance(again, PlayScreen)
        table = again.ground.table
        assert (table.ply, table.players, table.names) == (0, over.players, over.names)
        assert table.dice.commitment != over.dice.commitment

    run(lambda: PlayScreen(Sitting(over, "en")), steps, (100, 32))


def test_a_coach_who_is_no_longer_listened_to_stops() -> None:
    from meadhall.bots.reviewing import review

    asked: list[int] = []
    over = meadhall.load(late("raids", 12))
    stopped = review(over, (0,), 0.02, lambda found: asked.append(found.phase), lambda: bool(asked))
    assert stopped is None
    assert len(asked) <= 3  # what was under way when it was stopped
