"""What may this viewer do now? One place says it."""

from __future__ import annotations

import meadhall
from meadhall.engine import SPECTATOR, Kind
from meadhall.engine.prompt import prompt


def test_the_asked_seat_answers_and_the_others_wait() -> None:
    table = meadhall.table("raids", 3, seed="prompt")
    asked, other = table.seat, (table.seat + 1) % 3
    mine = table.prompt(asked)
    assert (mine.kind, mine.seat, mine.question) == (Kind.ANSWER, asked, "sail")
    assert list(mine.answers) == table.legal_actions()
    for viewer in (other, SPECTATOR):
        theirs = table.prompt(viewer)
        assert (theirs.kind, theirs.seat, theirs.answers, theirs.undo) == (Kind.WAIT, asked, (), False)


def test_only_who_answered_last_may_take_it_back() -> None:
    table = meadhall.table("raids", 3, seed="prompt")
    before = table.seat
    assert table.prompt(before).undo_refusal == "nothing has been answered yet"
    table.play(table.legal()[0])
    assert table.prompt(before).undo
    assert table.prompt((before + 1) % 3).undo_refusal == "the last answer was not yours"
    assert table.prompt(SPECTATOR).undo_refusal == "the last answer was not yours"


def test_who_has_not_said_done_holds_the_table() -> None:
    table = meadhall.table("raids", 3, seed="prompt")
    held = table.seat
    table.play(table.legal()[0])
    kinds = [prompt(table, viewer, held=held).kind for viewer in (held, table.seat, SPECTATOR)]
    assert kinds == [Kind.DONE, Kind.HELD, Kind.HELD]
    assert all(not prompt(table, viewer, held=held).answers for viewer in range(3))


def test_nobody_answers_for_a_bot_or_in_a_replay() -> None:
    table = meadhall.table("raids", 3, seed="prompt")
    for kind, found in (
        (Kind.STAND_IN, prompt(table, table.seat, stand_in=True)),
        (Kind.STILL, prompt(table, table.seat, still=True)),
    ):
        assert (found.kind, found.answers, found.undo) == (kind, (), False)


def test_after_the_end_nothing_is_asked() -> None:
    table = meadhall.table("raids", 2, seed="prompt")
    while not table.over:
        table.play(table.legal()[-1])
    assert [(p.kind, p.question, p.answers) for p in map(table.prompt, (-1, 0, 1))] == [(Kind.OVER, "over", ())] * 3
