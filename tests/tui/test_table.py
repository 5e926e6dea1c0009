"""The full-screen table: keys, mouse, pages, bots, undo, the curtain, games from files and lessons."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.engine.errors import UndoRefused
from meadhall.learn import lessons
from meadhall.tui.drawing import Drawing
from meadhall.tui.kept import kept_games
from meadhall.tui.lesson import Learning, LessonScreen
from meadhall.tui.pages import Asking, Curtain, Reading
from meadhall.tui.play import PlayScreen
from meadhall.tui.replay import Replay, ReplayScreen
from meadhall.tui.sitting import Sitting
from meadhall.tui.table import TableScreen
from tests.tui.screens import Seen, run, table


def raids(people: int = 3) -> Table:
    """A fresh game; all seats are people unless said otherwise."""
    return table("raids", people=people)


def test_digits_arrows_enter_and_the_mouse_give_answers() -> None:
    sitting = Sitting(raids(), "en")

    async def steps(seen: Seen) -> None:
        at = sitting.table
        assert len(at.legal()) > 10
        await seen.press("1")
        assert (at.ply, "> 1_" in seen.text) == (0, True)  # it may be the beginning of 10 and more
        await seen.press("escape")
        board = seen.app.screen.query_one("#board", Drawing)
        place = next(area for area in board.canvas.areas if area.answer == "sail:1")
        await seen.pilot.click("#board", offset=(place.x + 1, place.y))
        await seen.pilot.pause()
        assert at.game.actions.text(at.moves[0].action) == "sail:1"
        second = at.legal()[1]
        await seen.press("0", "2")
        assert at.game.actions.text(at.moves[1].action) == second
        ply, third = at.ply, at.legal()[1]
        await seen.press("down", "enter")
        assert at.game.actions.text(at.moves[ply].action) == third

    run(lambda: TableScreen(sitting), steps)


def test_a_number_that_is_none_is_refused_and_nothing_changes() -> None:
    sitting = Sitting(raids(), "en")

    async def steps(seen: Seen) -> None:
        await seen.press("1", "9")
        assert sitting.table.ply == 0
        assert [note.message for note in seen.app._notifications] == [
            f"There is no answer 19; they go from 1 to {len(sitting.table.legal())}."
        ]

    run(lambda: TableScreen(sitting), steps)


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("question_mark", "take your last choice back"),
        ("r", "Raids"),
        ("s", "Together"),
        ("l", "Nothing has happened yet"),
        ("m", "start harbour"),
        ("e", "Type to search"),
    ],
)
def test_every_page_opens_by_its_key_and_closes_with_escape(key: str, says: str) -> None:
    async def steps(seen: Seen) -> None:
        await seen.press(key)
        assert isinstance(seen.app.screen, Reading)
        assert says in seen.flat
        await seen.press("escape")
        assert isinstance(seen.app.screen, TableScreen)

    run(lambda: TableScreen(Sitting(raids(), "en")), steps, (110, 40))


def test_components_explain_themselves_and_can_be_searched() -> None:
    async def steps(seen: Seen) -> None:
        await seen.press("e", *"ghost")
        assert "Sails along when two play" in seen.flat
        assert "For ships that pass" not in seen.flat

    run(lambda: TableScreen(Sitting(raids(), "en")), steps, (110, 40))


def test_why_not_tells_the_reason_of_an_answer() -> None:
    async def steps(seen: Seen) -> None:
        await seen.press("w")
        assert isinstance(seen.app.screen, Asking)
        await seen.press(*"sail:5", "enter")
        assert "sail:5: " in seen.flat  # a village

    run(lambda: TableScreen(Sitting(raids(), "en")), steps)


def test_ascii_letters_are_enough() -> None:
    async def steps(seen: Seen) -> None:
        assert "Fahrt 1: " in seen.text
        text = seen.text.replace("▁", "").replace("▂", "").replace("▃", "").replace("▄", "").replace("▅", "")
        assert text.replace("▆", "").replace("▇", "").isascii()

    run(lambda: TableScreen(Sitting(raids(), "de")), steps, (120, 50), plain=True)


def test_undo_takes_the_last_choice_back_until_the_game_went_on() -> None:
    sitting = Sitting(table("wikinger", people=1), "en")
    first = sitting.table.seat
    with pytest.raises(UndoRefused):
        sitting.undo()
    sitting.give(sitting.prompt().answers[0])
    assert first in (sitting.table.seat, sitting.held)
    assert sitting.bot is None
    ply = sitting.choices[-1][1]
    sitting.undo()
    assert (sitting.table.ply, sitting.table.seat, sitting.held) == (ply, first, None)


def test_bots_think_in_a_process_of_their_own_and_the_screen_says_so() -> None:
    at = raids(people=1)
    screens: list[PlayScreen] = []

    def made() -> PlayScreen:
        screens.append(PlayScreen(Sitting(at, "en")))
        return screens[0]

    async def steps(seen: Seen) -> None:
        me = at.seat
        await seen.press("enter")
        if screens[0].ground.held is not None:
            assert "u takes your last choice back" in seen.flat
            await seen.press("enter")
        await seen.until(lambda: at.seat == me or screens[0].ground.bot is None)
        assert {move.seat for move in at.moves} > {me}
        await seen.until(lambda: not screens[0].sign)
        await seen.press("c")
        await seen.until(lambda: "%)" in seen.text.splitlines()[0])
        await seen.press("h")
        await seen.until(lambda: isinstance(seen.app.screen, Reading))
        assert "The strongest bot would do this" in seen.flat

    run(made, steps, (120, 40))
    assert screens[0].thinker._process.process is None  # it ended with the table
    assert len(kept_games()) == 1


def test_a_curtain_falls_between_two_people_where_a_game_has_secrets() -> None:
    at = table("walhalla", people=3)
    screens: list[PlayScreen] = []

    def made() -> PlayScreen:
        screens.append(PlayScreen(Sitting(at, "en")))
        return screens[0]

    async def steps(seen: Seen) -> None:
        for _ in range(60):
            if isinstance(seen.app.screen, Curtain):
                break
            await seen.press("enter")
        assert isinstance(seen.app.screen, Curtain)
        viewer = screens[0].ground.viewer
        assert f"{at.names[at.seat]} is asked" in seen.flat
        await seen.press("enter")
        assert isinstance(seen.app.screen, PlayScreen)
        assert screens[0].ground.viewer == at.seat != viewer

    run(made, steps)


def test_a_game_from_a_file_is_stepped_through_with_arrows() -> None:
    whole = table("raids", 12)
    replay, many = Replay(whole, "en", -1), whole.ply

    async def steps(seen: Seen) -> None:
        assert f"After answer 0 of {many}" in seen.flat
        await seen.press("right", "right", "right", "left")
        assert (replay.table.ply, f"After answer 2 of {many}" in seen.flat) == (2, True)
        await seen.press("end")
        assert replay.table.state == whole.state
        await seen.press("home", "v")
        assert (replay.table.ply, replay.viewer) == (0, 0)

    run(lambda: ReplayScreen(replay), steps)


def test_a_lesson_is_played_to_its_end_by_good_answers() -> None:
    lang = "de"
    lesson = lessons(meadhall.game("raids"))[0]
    learning = Learning(lesson, lang)

    async def steps(seen: Seen) -> None:
        for step in lesson.steps:
            assert " ".join(step.task[lang].split()) in seen.flat
            legal = learning.table.legal()
            number = legal.index(lesson.answer(step)) + 1
            await seen.press(*str(number), *(["enter"] if 10 * number <= len(legal) else []))
            assert learning.good
            await seen.press("enter")
        assert learning.step is None

    run(lambda: LessonScreen(learning), steps, (120, 50))


def test_what_is_saved_under_a_name_can_be_resumed(tmp_path: Path) -> None:
    sitting = Sitting(raids(), "en")
    sitting.give(sitting.prompt().answers[0])
    file = sitting.save(str(tmp_path / "mine.saga"))
    assert meadhall.load(file.read_text("utf-8")).ply == sitting.table.ply
    other = tmp_path / "other.txt"
    other.write_text("something else", "utf-8")
    with pytest.raises(meadhall.engine.MeadhallError):
        sitting.save(str(other))
    assert other.read_text("utf-8") == "something else"


def test_a_bot_of_ones_own_that_raises_is_told_of_with_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bad:\n"
        "    def __init__(self, game, seed): pass\n"
        "    def choose(self, view, legal, budget): raise RuntimeError('no idea')\n",
        "utf-8",
    )
    at = raids(people=1)
    me = at.seat
    at.players = tuple("human" if seat == me else f"{tmp_path / 'mine.py'}:Bad" for seat in range(3))
    screens: list[PlayScreen] = []

    def made() -> PlayScreen:
        screens.append(PlayScreen(Sitting(at, "en")))
        return screens[0]

    async def steps(seen: Seen) -> None:
        await seen.press("enter", "enter")
        await seen.until(lambda: isinstance(seen.app.screen, Reading))
        assert "no idea" in seen.flat
        assert "Traceback" in seen.flat

    run(made, steps, (120, 40))
