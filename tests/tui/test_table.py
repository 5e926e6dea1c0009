"""The full-screen table: keys, mouse, pages, bots, undo, the curtain, games from files and lessons."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.engine.errors import UndoRefused
from meadhall.learn import lessons, puzzles
from meadhall.tui.drawing import Drawing
from meadhall.tui.kept import kept_games
from meadhall.tui.lesson import Learning, LessonScreen
from meadhall.tui.pages import Asking, Curtain, Reading
from meadhall.tui.play import PlayScreen
from meadhall.tui.puzzle import PuzzleScreen, Puzzling
from meadhall.tui.replay import Replay, ReplayScreen
from meadhall.tui.sitting import Sitting
from meadhall.tui.table import TableScreen
from tests.contract.setups import shipped
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


def test_help_tells_keys_rule_and_signs() -> None:
    async def steps(seen: Seen) -> None:
        await seen.press("question_mark")
        assert "Sail forward to any tile" in seen.flat
        assert "why something cannot be answered" in seen.flat
        assert "○ a shield, room for one Viking" in seen.flat

    run(lambda: TableScreen(Sitting(raids(), "en")), steps, (110, 50))


def test_a_board_keeps_its_size_whether_or_not_there_is_something_to_choose() -> None:
    async def steps(seen: Seen) -> None:
        screen = seen.app.screen
        assert isinstance(screen, TableScreen)
        drawing, sizes = screen.query_one("#board", Drawing), set()
        for sign in ("", "Bjarne is thinking .", ""):
            screen.sign = sign
            screen.show_all()
            await seen.pilot.pause()
            await seen.until(lambda: drawing.size == (drawing.canvas.width, drawing.canvas.height))
            sizes.add(drawing.size)
        assert len(sizes) == 1

    run(lambda: TableScreen(Sitting(raids(), "en")), steps)


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


@pytest.mark.parametrize("name", shipped())
def test_a_plain_screen_has_no_letter_beyond_ascii(name: str) -> None:
    async def steps(seen: Seen) -> None:
        for size in ((80, 24), (120, 40)):
            await seen.pilot.resize_terminal(*size)
            await seen.pilot.pause()
            assert seen.text.isascii(), seen.text
        for key in ("question_mark", "s", "m"):
            await seen.press(key)
            assert seen.text.isascii(), seen.text
            await seen.press("escape")

    run(lambda: TableScreen(Sitting(table(name, 30), "en")), steps, plain=True)


def test_german_words_are_spelt_out_on_a_plain_screen() -> None:
    async def steps(seen: Seen) -> None:
        await seen.press("question_mark")
        assert "zurueck" in seen.text
        assert seen.text.isascii()

    run(lambda: TableScreen(Sitting(raids(), "de")), steps, (120, 50), plain=True)


@pytest.mark.parametrize("name", shipped())
def test_left_and_right_lead_through_all_answers_on_the_board_and_each_is_in_sight(name: str) -> None:
    sitting = Sitting(table(name, 20), "en")
    screens: list[TableScreen] = []

    def made() -> TableScreen:
        screens.append(TableScreen(sitting))
        return screens[0]

    async def steps(seen: Seen) -> None:
        boards, legal = screens[0].boards, set(sitting.table.legal())
        places = boards.places()
        seen_lit = set()
        for _ in places[:25]:
            await seen.press("right")
            lit = screens[0].lit
            seen_lit.add(lit)
            region = boards.region
            spots = [
                (drawing.region.x + area.x, drawing.region.y + area.y)
                for drawing, area in boards._areas()
                if area.answer == lit
            ]
            assert any(region.contains(x, y) for x, y in spots), lit
        assert seen_lit <= legal
        assert len(seen_lit) == min(25, len(places))

    run(made, steps)


def test_a_folded_list_is_one_line_and_what_stands_nowhere_else_stands_in_a_strip() -> None:
    at = table("karvi", 40)
    while "end" not in at.legal() or len(at.legal()) < 2:
        at.play(at.legal()[0])
    at.players = tuple("human" for _ in range(at.seats))
    sitting = Sitting(at, "en")

    async def steps(seen: Seen) -> None:
        screen = seen.app.screen
        before = screen.query_one("#left").size.height
        await seen.press("f")
        await seen.pilot.pause()
        assert screen.query_one("#answers").size.height == 1
        assert screen.query_one("#left").size.height > before
        assert "end" in screen.query_one("#strip", Drawing).canvas.answers
        await seen.press("f")
        assert not screen.query_one("#strip", Drawing).display

    run(lambda: TableScreen(sitting), steps)


def test_the_screen_says_what_lies_out_of_sight_and_tab_leads_there() -> None:
    async def steps(seen: Seen) -> None:
        await seen.until(lambda: "Tab" in seen.text.splitlines()[0])
        for _ in range(8):
            await seen.press("tab")
            if "Solveig  " in seen.text.partition("\n")[2]:
                break
        assert "Solveig  " in seen.text.partition("\n")[2]  # a rival's mat

    run(lambda: TableScreen(Sitting(table("karvi", 60, seats=3), "en")), steps)


def test_a_click_where_several_answers_stand_points_at_one_after_the_other() -> None:
    at = table("walhalla", 22)
    sitting = Sitting(at, "en")

    async def steps(seen: Seen) -> None:
        ply, screen = at.ply, seen.app.screen
        assert isinstance(screen, TableScreen)
        canvas = screen.query_one("#board", Drawing).canvas
        place = next(area for area in canvas.areas if area.answer == "man:bow")
        pointed = []
        for _ in range(3):
            await seen.pilot.click("#board", offset=(place.x, place.y))
            await seen.pilot.pause()
            pointed.append(screen.lit)
        assert len(set(pointed)) == 3
        assert all("bow" in answer for answer in pointed)
        assert at.ply == ply

    run(lambda: TableScreen(sitting), steps)


def test_scorings_are_told_step_by_step() -> None:
    at = table("wikinger")
    while not at.scored:
        at.play(at.legal_actions()[0])
    at.players = tuple("human" for _ in range(at.seats))
    sitting = Sitting(at, "en")

    async def steps(seen: Seen) -> None:
        await seen.press("p")
        told = seen.flat
        assert "totals" in told
        (stage,) = sitting.scored()
        assert all(sitting.say(step.source.title) in told for step in stage.steps)

    run(lambda: TableScreen(sitting), steps, (120, 50))


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
        assert seen.app.screen.styles.background.a == 1  # nothing shines through
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


def test_a_puzzle_says_what_a_worse_answer_costs_and_leads_to_the_next() -> None:
    known = puzzles(meadhall.game("raids"))[:2]
    puzzling = Puzzling(known, 0, "en")

    async def steps(seen: Seen) -> None:
        one, legal = known[0], puzzling.table.legal()
        assert "difficulty" in seen.flat
        await seen.press(str(legal.index(one.obvious) + 1))
        assert "There is better" in seen.flat
        assert (puzzling.answered, puzzling.solved) == (True, False)
        await seen.press("u")
        assert "The solution" in seen.flat
        await seen.press("enter")
        assert puzzling.words.puzzle is known[1]
        await seen.press(str(puzzling.table.legal().index(known[1].best) + 1))
        assert "Well seen!" in seen.flat
        await seen.press("enter")
        assert puzzling.over

    run(lambda: PuzzleScreen(puzzling), steps, (120, 50))


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


@pytest.mark.parametrize("name", shipped())
def test_a_small_screen_shows_all_that_a_lesson_says(name: str) -> None:
    lang = "de"
    learning = Learning(lessons(meadhall.game(name))[0], lang)

    async def steps(seen: Seen) -> None:
        step = learning.step
        assert step is not None
        assert " ".join(step.say[lang].split()) in seen.flat
        assert "Du " in seen.text.splitlines()[0]

    run(lambda: LessonScreen(learning), steps)


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
