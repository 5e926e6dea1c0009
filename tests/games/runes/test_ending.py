"""How a game ends."""

from __future__ import annotations

import re
from typing import Any

from tests.games.runes.tables import PLAIN, URUZ, at, lay, on, plain, state_of, told, tray

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import speaker


def nearly(left: int, **more: Any) -> Table:
    """Five players of 25 coins; blue has these left, on scattered stones between red's."""
    coins, stones, q = 25 - left, [on(0, 0, 1, "red")], 1
    while coins > 0:
        stones += [on(q, 0, 1 + q, "blue", min(6, coins)), on(q + 1, 0, 2 + q, "red")]
        coins, q = coins - min(6, coins), q + 2
    return plain(seats=5, table=stones, hands={"blue": [15, 16, 17], "red": [18, 19, 20]}, **more)


def test_who_empties_the_tray_wins_at_once() -> None:
    table = nearly(1)
    lay(table, 15, -1, 0)
    assert table.over
    assert table.winners() == [0]
    assert table.points(0) == 25


def test_a_winning_stone_opens_no_window() -> None:
    table = nearly(1, rituals={"red": ["skip"]})
    table.play("pass")
    lay(table, 15, -1, 0)
    assert table.over


def test_more_coins_can_win_and_only_what_the_tray_holds_is_laid() -> None:
    stones = [on(k, 0, 1 + k, "red" if k % 2 else "blue", [6, 1, 6, 1, 6, 1, 5, 1, 1][k]) for k in range(9)]
    table = plain(seats=5, table=stones, rituals={"blue": ["more-coins"]})
    assert tray(table, "blue") == 1
    table.play("play:more-coins", at(table, 8, 0))
    assert table.over
    assert table.winners() == [0]


def test_coins_short_for_a_replacement_are_all_laid_and_win() -> None:
    stones = [on(k, 0, 1 + k, "red" if k % 2 else "blue", [6, 3, 6, 1, 6, 1, 6][k]) for k in range(7)]
    position = {"seats": 5, "table": stones, "rituals": {"blue": ["replace-coins"]}}
    for seed in range(50):
        table = meadhall.scene("runes", position, seed=f"die {seed}", components=PLAIN)
        table.play("play:replace-coins")
        if state_of(table).roll >= 3:
            break
    table.play(at(table, 1, 0))
    assert table.over
    assert table.winners() == [0]
    assert tray(table, "red") == 25 - 2


def test_coins_short_for_a_form_are_all_laid_and_win() -> None:
    stones = [on(k, 0, 1 + k, "blue", 4) for k in range(5)]
    table = plain(seats=5, table=stones, hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 5
    lay(table, 15, 5, 0)
    assert table.over
    assert state_of(table).bonus[0] == 4
    again = meadhall.scene("runes", table.position(), components=PLAIN)
    assert again.state == table.state


def test_a_whole_round_without_stone_or_ritual_ends_the_game() -> None:
    stones = [on(0, 0, URUZ, "blue", 3)]
    table = plain(table=stones, hands={"blue": [URUZ + 1], "red": [1, 2, 3]})
    gone = [n for n in range(1, 73) if n not in (URUZ, URUZ + 1, 1, 2, 3)]
    table = plain(table=stones, hands={"blue": [URUZ + 1], "red": [1, 2, 3]}, covered=gone)
    lay(table, URUZ + 1, 1, 0)
    assert table.over
    assert "stalled" in told(table)
    assert table.winners() == [0]  # blue has fewer coins left


def test_equal_trays_share_the_win() -> None:
    gone = [n for n in range(1, 73) if n not in (URUZ, URUZ + 1, 1, 2, 3)]
    table = plain(table=[on(0, 0, URUZ, "red")], hands={"blue": [URUZ + 1], "red": [1, 2, 3]}, covered=gone)
    lay(table, URUZ + 1, 1, 0)
    assert table.over
    assert table.winners() == [0, 1]


def test_a_ritual_keeps_a_stuck_round_going() -> None:
    gone = [n for n in range(1, 73) if n not in (URUZ, URUZ + 1, 1, 2, 3)]
    hands = {"blue": [URUZ + 1], "red": [1, 2, 3]}
    table = plain(table=[on(0, 0, URUZ, "red")], hands=hands, covered=gone, rituals={"red": ["tide"]})
    table.play("pass")
    lay(table, URUZ + 1, 1, 0)
    table.play("pass", "pass")  # after blue's stone, before red's turn: red is stuck
    assert table.position()["stuck"] == ["red"]
    table.play("play:tide")
    # counted afresh: blue is stuck, moves again for the tide and still is, and only when red is too the game ends
    assert told(table) == ["played", "tide", "stuck", "stuck", "stuck", "stalled"]


def test_a_missed_turn_is_not_a_turn_without_a_stone() -> None:
    gone = [n for n in range(1, 73) if n not in (URUZ, URUZ + 1, 1, 2, 3, 22 + 1, 22 + 2)]
    hands = {"blue": [1, 2], "red": [URUZ + 1, URUZ + 2]}
    table = plain(table=[on(0, 0, URUZ, "red")], hands=hands, covered=gone, skips={"red": 1})
    # blue is stuck, red misses its turn, blue is stuck again, then red can lay
    assert table.position()["asked"] == "red"
    assert table.position()["question"] == "stone"


def test_the_score_sheet_counts_coins_on_stones_and_on_forms() -> None:
    table = plain(table=[on(k, 0, 1 + k, "blue", 2) for k in range(6)])
    assert [(line.name, line.points) for line in table.sheet(0)] == [("stones", 12), ("forms", 5)]
    assert table.points(0) == 17


def test_an_answer_promises_no_more_coins_than_are_left() -> None:
    table = nearly(1)
    speak, view = speaker("en", show(table.game)), table.view(0)
    said = [speak.answer(show(table.game).answer(view, action)).whole for action in table.legal_actions()]
    table.play("stone:15", "turn:0")
    said += [speak.answer(show(table.game).answer(table.view(0), action)).whole for action in table.legal_actions()]
    assert len(said) > 3
    assert all(re.search(r"\b1 coin\b", one) for one in said)
