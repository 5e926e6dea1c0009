"""Black stones draw rituals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.runes.tables import BLACK, lay, on, plain, told

from meadhall.engine import Table

TABLE = [on(0, 0, 1), on(0, 1, 2, "blue")]


def held(table: Table, name: str) -> list[str]:
    return list(table.position()["rituals"][name])


def with_rituals(*mine: str, **more: Any) -> Table:
    """Blue has laid a black stone's worth of rituals before and holds these."""
    return plain(table=TABLE, hands={"blue": [BLACK, 6, 7], "red": [8, 9, 10]}, rituals={"blue": list(mine)}, **more)


def lay_black(table: Table) -> None:
    """Everybody passes the window, then blue lays the black stone."""
    while table.legal()[0] == "pass":
        table.play("pass")
    lay(table, BLACK, 1, 0)


def test_a_black_stone_draws_a_ritual() -> None:
    table = with_rituals()
    lay_black(table)
    assert len(held(table, "blue")) == 1
    assert "drew-ritual" in told(table)


def test_a_grey_stone_draws_none() -> None:
    table = with_rituals()
    lay(table, 6, 1, 0)
    assert held(table, "blue") == []


def test_the_first_stone_of_all_draws_too_if_it_is_black() -> None:
    table = plain(hands={"blue": [BLACK, 2, 3]})
    table.play(f"stone:{BLACK}")
    assert len(held(table, "blue")) == 1


def test_with_three_held_one_is_played_or_removed_or_none_is_drawn() -> None:
    table = with_rituals("skip", "ward", "tide")
    lay_black(table)
    assert table.position()["question"] == "draw"
    assert table.legal() == ["play:skip", "play:tide", "drop:skip", "drop:ward", "drop:tide", "none"]


def test_who_draws_none_keeps_all_three() -> None:
    table = with_rituals("skip", "ward", "tide")
    lay_black(table)
    table.play("none")
    assert held(table, "blue") == ["skip", "ward", "tide"]
    assert table.position()["question"] == "window"


def test_a_removed_ritual_leaves_the_game_and_not_onto_the_open_pile() -> None:
    table = with_rituals("skip", "ward", "tide")
    lay_black(table)
    table.play("drop:ward")
    position = table.position()
    assert len(held(table, "blue")) == 3
    assert position["removed"]["blue"] == ["ward"]
    assert position["pile"] == []


def test_what_was_removed_only_its_player_knows() -> None:
    table = with_rituals("skip", "ward", "tide")
    lay_black(table)
    table.play("drop:ward")
    secret = [event for event in table.moves[-1].events if event.name == "dropped"]
    assert [event.is_for(0) for event in secret] == [True]
    assert not any(event.is_for(1) or event.is_for(-1) for event in secret)
    assert table.game.position(table.view(1), table.names)["removed"] == {"blue": [], "red": []}


def test_a_ritual_played_for_room_is_carried_out_before_the_draw() -> None:
    table = with_rituals("skip", "ward", "tide")
    lay_black(table)
    table.play("play:skip")
    assert table.position()["skips"]["red"] == 1
    assert len(held(table, "blue")) == 3
    assert table.position()["pile"] == ["skip"]


def test_an_empty_deck_is_made_anew_from_the_open_pile() -> None:
    rest = ALL_CARDS.copy()
    table = with_rituals(pile=rest)
    lay_black(table)
    assert "reshuffled" in told(table)
    assert len(held(table, "blue")) == 1
    assert table.position()["pile"] == []


def test_when_deck_and_pile_are_empty_nothing_is_drawn() -> None:
    table = with_rituals(removed={"red": ALL_CARDS})
    lay_black(table)
    assert "no-draw" in told(table)
    assert held(table, "blue") == []


def test_a_black_stone_laid_by_a_ritual_draws_after_that_ritual_is_on_the_pile() -> None:
    others = ALL_CARDS.copy()
    others.remove("place")
    table = with_rituals("place", removed={"red": others})
    table.play("play:place", f"stone:{BLACK}", "turn:0")
    table.play(next(answer for answer in table.legal()))
    # the only card that can be drawn is the one just played
    assert held(table, "blue") == ["place"]


def test_in_the_childrens_game_black_draws_nothing() -> None:
    table = with_rituals(options={"variant": "children"})
    lay_black(table)
    assert table.position()["owed"] == {"blue": 0, "red": 0}
    assert held(table, "blue") == []


def cards(*counted: tuple[str, int]) -> list[str]:
    return [name for name, count in counted for _ in range(count)]


ONCE: Sequence[str] = ("copy", "quick-turn")
TWICE: Sequence[str] = (
    "skip", "place", "more-coins", "new-hand", "ward", "refill", "mirror", "tide",
    "replace-coins", "steal-stone", "steal-hand", "swap-hands", "steal-gold",
)  # fmt: skip
ALL_CARDS = cards(*((name, 1) for name in ONCE), *((name, 2) for name in TWICE))
