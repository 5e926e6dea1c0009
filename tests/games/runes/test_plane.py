"""The plane without end, against a slow model that knows only coordinates."""

from __future__ import annotations

from tests.games.runes.tables import PLAIN, at, on, plain, state_of

import meadhall
from meadhall.engine import FastDice
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import NO_THEFT
from meadhall.games.runes.rules.placing import next_place
from meadhall.games.runes.rules.plane import CELLS
from meadhall.games.runes.rules.state import Runes

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
STAR = "star"
Place = tuple[int, int]


def shown(state: Runes, stone: int, turn: int) -> list[str]:
    """The runes of a turned stone, clockwise from the east."""
    box = state.box
    return [box.symbols[box.rune[stone * 6 + (side - turn) % 6]] for side in range(6)]


def placed(state: Runes) -> dict[Place, list[str]]:
    """What every stone on the table shows."""
    cells = [cell for cell in range(state.cells) if plane.stone_on(state, cell)]
    return {
        (int(plane.q_of(state, cell)), int(plane.r_of(state, cell))): shown(
            state, int(plane.stone_on(state, cell)), int(plane.turn_on(state, cell))
        )
        for cell in cells
    }


def matches(table: dict[Place, list[str]], where: Place, runes: list[str]) -> int:
    """Sides that match, looked up one by one."""
    count = 0
    for side, (q, r) in enumerate(STEPS):
        beyond = table.get((where[0] + q, where[1] + r))
        if beyond is not None:
            one, other = runes[side], beyond[(side + 3) % 6]
            count += one == other or STAR in (one, other)
    return count


def slow_places(state: Runes, stone: int, turn: int) -> set[Place]:
    """Where a stone may lie, by the words of the rules."""
    table, runes = placed(state), shown(state, stone, turn)
    found = set()
    for q, r in table:
        for dq, dr in STEPS:
            where = (q + dq, r + dr)
            if where not in table and matches(table, where, runes) >= 1:
                found.add(where)
        if state.variant == 0 and matches(table, (q, r), runes) > matches(table, (q, r), table[q, r]):
            found.add((q, r))
    return found


def quick_places(state: Runes, stone: int, turn: int) -> set[Place]:
    found = set()
    cell = next_place(state, 0, NO_THEFT, stone, turn, 0)
    while cell >= 0:
        found.add((int(plane.q_of(state, cell)), int(plane.r_of(state, cell))))
        cell = next_place(state, 0, NO_THEFT, stone, turn, cell + 1)
    return found


def test_legal_places_are_exactly_those_of_the_rules() -> None:
    compared = 0
    for seed, variant in enumerate(("standard", "family", "standard")):
        table = meadhall.table("runes", 3, seed=f"plane {seed}", options={"variant": variant})
        mind = FastDice(seed)
        while not table.over:
            state = state_of(table)
            if state.laid and table.position()["question"] == "stone":
                for answer in range(1, 73, 7):
                    for turn in (0, 2, 5):
                        assert quick_places(state, answer, turn) == slow_places(state, answer, turn)
                        compared += 1
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
    assert compared > 1000


def test_kept_matches_are_those_counted_afresh() -> None:
    table = meadhall.table("runes", 4, seed="matches")
    mind = FastDice(4)
    while not table.over:
        state, stones = state_of(table), placed(state_of(table))
        for cell in range(state.cells):
            where = (int(plane.q_of(state, cell)), int(plane.r_of(state, cell)))
            if where in stones:
                assert plane.matches_now(state, cell) == matches(stones, where, stones[where])
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])


def test_a_cell_keeps_its_number() -> None:
    table = meadhall.table("runes", 3, seed="numbers")
    mind = FastDice(2)
    before: list[Place] = []
    while not table.over:
        state = state_of(table)
        now = [(int(plane.q_of(state, cell)), int(plane.r_of(state, cell))) for cell in range(state.cells)]
        assert now[: len(before)] == before
        assert len(set(now)) == len(now)
        before = now
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])


def test_all_stones_in_one_line_reach_the_most_cells_there_can_be() -> None:
    for axis in STEPS[:3]:
        stones = [on(axis[0] * k, axis[1] * k, k + 1, ("blue", "red")[k // 2 % 2]) for k in range(72)]
        position = {"seats": 2, "table": stones, "hands": {"blue": [], "red": []}, "question": "over"}
        table = meadhall.scene("runes", position, components=PLAIN)
        assert state_of(table).cells <= CELLS
    zigzag = meadhall.scene("runes", {"seats": 2, "table": zigzag_stones(), "hands": {"blue": [], "red": []},
                                      "question": "over"}, components=PLAIN)  # fmt: skip
    assert state_of(zigzag).cells == CELLS


def zigzag_stones() -> list[dict[str, object]]:
    """Stones that turn by 60 degrees at every step and never bend back: each brings three new cells."""
    stones, q, r = [], 0, 0
    for k in range(72):
        stones.append(on(q, r, k + 1, ("blue", "red")[k // 2 % 2]))
        q, r = q + STEPS[k % 2][0], r + STEPS[k % 2][1]
    return stones


def test_no_game_reaches_more_cells_than_stones_can() -> None:
    for seed in range(20):
        table = meadhall.table("runes", 2, seed=f"wide {seed}")
        mind = FastDice(seed)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[-1 if mind.below(2) else 0])  # the newest cells, far out
            state = state_of(table)
            assert state.cells <= 7 + 3 * max(0, state.laid - 1)


def test_distant_places_are_told_apart() -> None:
    stones = [on(-k, k, k + 1, ("blue", "red")[k // 2 % 2]) for k in range(60)]
    table = plain(table=stones, hands={"blue": [61, 62, 63], "red": [64, 65, 66]})
    table.play("stone:61", "turn:0")
    assert {at(table, -60, 60), at(table, 1, -1)} <= set(table.legal())
