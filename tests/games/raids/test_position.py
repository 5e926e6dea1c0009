"""Positions that cannot be are refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadPosition

SEA: dict[str, Any] = {
    "seats": 3,
    "track": {2: "rune", 4: "rune", 6: "sail"},
    "ships": {"blue": 2, "red": 4, "yellow": 6},
}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"track": {2: "rune", 4: "rune", 6: "sail", 7: "rune"}}, "3 of rune; voyage 1 has 2"),
        ({"track": {2: "rune", 4: "rune", 6: "spoon"}}, "'spoon' is no tile"),
        ({"track": {5: "rune"}}, "is no tile space"),
        ({"track": {"9" * 5000: "rune"}}, "is no tile space"),
        ({"ships": {"blue": 2, "red": 2, "yellow": 6}}, "two ships lie at space 2"),
        ({"ships": {"blue": 2, "red": 3, "yellow": 6}}, "no tile at space 3"),
        ({"ships": {"blue": 2, "red": 4, "yellow": 5}}, "players lie at tiles"),
        ({"ships": {"blue": 2, "red": 4, "yellow": 22}}, "from 0 to 21"),
        ({"ships": {"purple": 2}}, "it knows blue, red, yellow"),
        ({"vikings": {"blue": 11}}, "from 0 to 10"),
        ({"aboard": {"blue": ["rune"]}}, "cannot lie on a ship"),
        ({"aboard": {"blue": ["axe"] * 6}}, "room for a list of 5"),
        ({"aboard": {"blue": ["axe", "axe"]}}, "2 of axe are in play; voyages 1 to 1 bring 1"),
        ({"beside": {"blue": {"axe": 1}}}, "cannot lie beside a ship"),
        ({"coins": {"blue": {6: 3}, "red": {6: 2}}}, "5 coins of 6 are taken, the box has 4"),
        ({"coins": {"blue": {2: 1}}}, "knows 6, 3, 1"),
        ({"voyage": 5}, "from 1 to 4"),
        ({"harbours": ["runes", "race", "sails", "goods"]}, "race first"),
        ({"question": "monster", "asked": "blue", "goal": 4}, "no monster at space 2"),
        ({"question": "over"}, "the game is over only when"),
        ({"question": "sell", "sales": 1}, "no goods aboard"),
        ({"asked": "red"}, "blue is furthest behind"),
        ({"dragons": 3}, "has no 'dragons'"),
        ({"seats": 5}, "is for 2, 3, 4 players"),
        ({"ships": {"blue": 21, "red": 21, "yellow": 21}}, "nobody has a turn"),
        (
            {"ships": {"blue": 2, "red": 21, "yellow": 21}, "berths": {"red": 2, "yellow": 2}},
            "they need different ones",
        ),
    ],
)
def test_what_does_not_add_up_is_refused_with_a_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises((BadPosition, meadhall.MeadhallError), match=reason):
        meadhall.scene("raids", {**SEA, **change})


def test_a_position_is_written_in_the_games_words() -> None:
    position = meadhall.scene("raids", SEA).position()
    assert position["ships"] == {"blue": 2, "red": 4, "yellow": 6}
    assert position["question"] == "sail"
    assert position["beside"]["blue"] == {"rune": 1}


def test_a_table_set_up_at_a_position_keeps_it_in_its_saga() -> None:
    table = meadhall.scene("raids", SEA)
    table.play("sail:21")
    assert meadhall.load(table.saga()).state == table.state


@pytest.mark.parametrize(
    ("names", "ghost"), [(["ghost", "red"], "the ghost"), (["the ghost", "ghost"], "the the ghost")]
)
def test_the_ghost_gives_way_to_a_player_called_so(names: list[str], ghost: str) -> None:
    table = meadhall.table("raids", names=names, seats=2, seed="ghost")
    position = table.position()
    assert list(position["ships"]) == [*names, ghost]
    assert meadhall.scene("raids", position).state == table.state
    ships = {names[0]: 2, names[1]: 6, ghost: 5}
    assert meadhall.scene("raids", seats=names, track={2: "rune", 6: "axe"}, ships=ships).position()["ships"] == ships
