"""Whatever a scene accepts plays on: positions of real games with something changed, taken away or exchanged."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.games.karvi.play import karvi

import meadhall
from meadhall.engine import FastDice
from meadhall.engine.errors import BadPosition, MeadhallError

pytestmark = pytest.mark.slow

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"panels": "varied"},
    {"panels": "chaos", "draw_two": True},
    {"tiles": "drafted", "start_cards": "drafted"},
)
FIXED = ("seats", "options")  # what a position is written for
ANSWERS = 40  # given after a mutation
MUTANTS = 150

Path = tuple[Any, ...]


@cache
def positions(seats: int) -> list[dict[str, Any]]:
    """Positions of whole games, the setup and open questions among them."""
    found = []
    for luck, options in enumerate(VARIANTS):
        table, mind = meadhall.table("karvi", seats, seed=f"mutation {luck}", options=options), FastDice(luck)
        while not table.over:
            if table.ply % 7 == luck:
                found.append(table.position())
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
        found.append(table.position())
    return found


def paths(node: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a position."""
    if path:
        yield path
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in inner:
        if path or key not in FIXED:
            yield from paths(value, (*path, key))


def at(node: Any, path: Path) -> Any:
    """What stands at a place."""
    for key in path:
        node = node[key]
    return node


def mutate(position: dict[str, Any], other: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy with one to three things changed: counted on, taken away, doubled, or as in another position."""
    found = copy.deepcopy(position)
    for _ in range(chance.choice((1, 1, 2, 3))):
        *way, key = chance.choice(list(paths(found)))
        parent = at(found, tuple(way))
        value = parent[key]
        like = [at(other, path) for path in paths(other) if type(at(other, path)) is type(value)]
        how = chance.randrange(4)
        if how == 0:
            del parent[key]
        elif how == 1 and type(value) is int:
            parent[key] = max(0, value + chance.choice((-2, -1, 1, 2, 7)))
        elif how == 2 and isinstance(value, list) and value:
            value.append(copy.deepcopy(chance.choice(value)))
        elif like:
            parent[key] = copy.deepcopy(chance.choice(like))
    return found


def play_on(position: dict[str, Any]) -> bool:
    """Whether the position was accepted; then it is played on, and every seat can imagine it."""
    try:
        table = meadhall.scene("karvi", position)
    except MeadhallError:
        return False
    mind = FastDice(1)
    for _ in range(ANSWERS):
        if table.over:
            break
        legal = table.legal_actions()
        assert legal, f"no answer to {table.question()}"
        assert table.view(table.seat).imagined(mind).legal() == legal
        table.play(legal[mind.below(len(legal))])
    assert table.position()
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_scene_accepts_plays_on(seats: int) -> None:
    chance = random.Random(seats)
    pool = positions(seats)
    accepted = sum(play_on(mutate(chance.choice(pool), chance.choice(pool), chance)) for _ in range(MUTANTS))
    assert MUTANTS // 4 < accepted < MUTANTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pending_task_that_a_scene_accepts_plays_on(seats: int) -> None:
    """Questions from other positions, laid upon each other."""
    chance = random.Random(seats)
    pool = positions(seats)
    tasks = [task for position in pool for task in position.get("pending", ())]
    accepted = 0
    for _ in range(MUTANTS):
        position = copy.deepcopy(chance.choice(pool))
        position["pending"] = copy.deepcopy(chance.sample(tasks, chance.randrange(1, 4)))
        accepted += play_on(position)
    assert accepted > MUTANTS // 8


BACK: dict[str, Any] = {
    "blue": {"dice": [["back S1", 3], ["back S2", 3]]},
    "red": {"dice": [["back S3", 3], ["back S4", 3]]},
}


def test_a_turn_needs_a_die_that_is_not_back() -> None:
    with pytest.raises(BadPosition, match="all dice are back in the stop area, so nobody has one to move"):
        karvi(**BACK)
    with pytest.raises(BadPosition, match="nobody has one to move"):
        karvi(**BACK, turn="blue", pending=[["fur", 2]])


def test_the_turn_of_the_last_die_goes_on_after_its_move() -> None:
    table = karvi(**BACK, turn="red", used=["die"], round=1)
    assert "end" in table.legal()
    table.play("end")
    assert (table.position()["round"], table.position()["turn"]) == (2, "blue")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"round": 0}, "in round 0 the setup is pending"),
        ({"round": 1, "pending": [["setup", 3]]}, "the setup is over"),
        ({"round": 1, "pending": [["rune"]]}, "the setup is over"),
        ({"round": 0, "pending": [["setup", 1]]}, "a start card of their own, not 0, 0"),
        ({"round": 0, "pending": [["setup", 2], ["rune"]]}, "what its stage asks"),
        ({"round": 0, "pending": [["setup", 2]], "blue": {"start": 1}, "red": {"start": 1}}, "not 1, 1"),
        ({"round": 0, "pending": [["setup", 3]], "blue": {"start": 1}, "red": {"start": 2}}, "runes above the mat"),
    ],
)
def test_a_setup_that_cannot_go_on_is_refused(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        karvi(**words)


@pytest.mark.parametrize(
    "words",
    [
        {"pending": [["keep"]]},
        {"fresh": [1, 2]},
        {"fresh": [1], "pending": [["keep"]]},
        {"fresh": [1, 20], "pending": [["keep"]]},
        {"fresh": [1, 2, 3, 4], "pending": [["keep"], ["keep"]]},
    ],
)
def test_only_two_cards_of_a_sort_are_fresh_and_one_is_to_be_kept(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="two cards of one sort are fresh"):
        karvi(options={"draw_two": True}, **words)


def test_who_has_the_turn_knows_the_fresh_cards_and_everybody_the_own_hand() -> None:
    blue: dict[str, Any] = {"dice": [["9", 3], ["S2", 3]], "hand": [31]}
    table = karvi(blue=blue, red={"dice": [["S1", 3], ["S3", 3]]}, fresh=[1, 2], pending=[["keep"]], known={31: []})
    assert table.view(1).legal() == table.legal_actions()
    assert table.view(0).card[31] == 0  # type: ignore[attr-defined]


def test_a_draft_needs_enough_pieces() -> None:
    above = [f"{slot}{k}" for slot in "HSK" for k in range(1, 8)][:20]
    words: dict[str, Any] = {"options": {"tiles": "drafted"}, "round": 0, "pending": [["setup", 0]], "first": "blue"}
    starts: dict[str, Any] = {"blue": {"start": 1, "above": above}, "red": {"start": 2}}
    with pytest.raises(BadPosition, match="not enough pieces left to draft"):
        karvi(**words, **starts)
