"""Hand stones: three new ones only when the hand is empty."""

from __future__ import annotations

from tests.games.runes.tables import lay, on, plain, state_of, told

from meadhall.engine import FastDice, Table


def hands(table: Table) -> dict[str, list[int]]:
    found: dict[str, list[int]] = table.position()["hands"]
    return found


def test_nothing_is_drawn_while_a_stone_is_left() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6]})
    lay(table, 5, 1, 0)
    assert hands(table)["blue"] == [6]


def test_after_the_last_stone_three_are_drawn_at_once() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5]})
    lay(table, 5, 1, 0)
    assert len(hands(table)["blue"]) == 3
    assert "drew-stones" in told(table)


def test_when_fewer_are_left_those_are_drawn() -> None:
    gone = [n for n in range(1, 73) if n not in (1, 5, 6, 7, 8, 20)]
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5], "red": [6, 7, 8]}, covered=gone)
    lay(table, 5, 1, 0)
    assert hands(table)["blue"] == [20]


def test_when_none_is_left_the_others_play_on() -> None:
    gone = [n for n in range(1, 73) if n not in (1, 5, 6, 7)]
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5], "red": [6, 7]}, covered=gone)
    lay(table, 5, 1, 0)
    assert hands(table)["blue"] == []
    lay(table, 6, 0, 1)
    assert table.position()["asked"] == "red"  # blue has no stone and is stuck
    lay(table, 7, -1, 0)
    assert table.over


def test_a_hand_grown_by_theft_draws_only_at_zero() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7, 8, 9]})
    lay(table, 5, 1, 0)
    assert hands(table)["blue"] == [6, 7, 8, 9]


def test_a_hand_emptied_by_theft_draws_at_once() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6], "red": [61]}, rituals={"blue": ["steal-gold"]})
    table.play("play:steal-gold", "take:61")
    assert hands(table)["blue"] == [5, 6, 61]
    assert len(hands(table)["red"]) == 3


def test_the_hands_and_their_counts_agree_through_whole_games() -> None:
    for seed in range(5):
        mind = FastDice(seed)
        table = plain(seats=4)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            s = state_of(table)
            for seat in range(4):
                assert sum(where == seat + 1 for where in s.where) == s.hand[seat]
