"""Lines and circles: five coins each while they last."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.runes.tables import PLAIN, SPLIT, at, lay, on, plain, state_of, told, tray

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.runes.rules import forms

RING = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
AXES = [(1, 0), (0, 1), (-1, 1)]


def row(n: int, axis: tuple[int, int] = (1, 0), first: int = 0) -> list[dict[str, Any]]:
    """Stones of blue in a row, one coin on each."""
    return [on(axis[0] * k, axis[1] * k, 1 + k, "blue") for k in range(first, first + n)]


def bonus(table: Table, seat: int) -> int:
    return int(state_of(table).bonus[seat])


@pytest.mark.parametrize("axis", AXES)
def test_the_sixth_stone_in_a_row_brings_five_coins_more(axis: tuple[int, int]) -> None:
    table = plain(table=row(5, axis=axis), hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 35
    lay(table, 15, axis[0] * 5, axis[1] * 5)
    assert tray(table, "blue") == 35 - 1 - 5
    assert "formed" in told(table)


def test_five_stones_in_a_row_bring_nothing() -> None:
    table = plain(table=row(4), hands={"blue": [15, 16, 17]})
    lay(table, 15, 4, 0)
    assert tray(table, "blue") == 36 - 1


def test_the_seventh_stone_brings_nothing_more() -> None:
    table = plain(table=row(6), hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 40 - 6 - 5
    lay(table, 15, 6, 0)
    assert tray(table, "blue") == 40 - 7 - 5


def test_a_stone_of_another_player_interrupts_a_line() -> None:
    stones = [*row(3), on(3, 0, 4, "red"), *row(2, first=4)]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    lay(table, 15, 6, 0)
    assert bonus(table, 0) == 0


def test_filling_the_gap_makes_one_line() -> None:
    stones = [*row(2), on(2, -1, 10, "red"), *[on(q, -1, 11 + q, "red") for q in (3, 4)], *row(3, first=3)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    lay(table, 18, 2, 0)
    assert bonus(table, 0) == 5


# -- lines are remembered as they were scored (ruling 4) ---------------------------------------------------------------


def beside(first: int, n: int) -> list[dict[str, Any]]:
    """Stones of red in the row above, from which stones of blue's row can be reached that do not touch each other."""
    return [on(q, -1, 36 + q, "red") for q in range(first, first + n)]


def two_lines(**more: Any) -> Table:
    """Two lines of blue, six stones each, with one empty cell between them; blue to move."""
    return plain(table=[*row(6), *beside(6, 2), *row(6, first=7)], hands={"blue": [18, 19, 20], "red": [22]}, **more)


def joined(**more: Any) -> Table:
    """The same two lines with a stone between them that red may cover: red to move."""
    stones = [*row(6), on(6, 0, SPLIT, "blue", turn=1), *row(6, first=7)]
    ends = [{"from": [0, 0], "to": [5, 0]}, {"from": [7, 0], "to": [12, 0]}]
    return plain(table=stones, lines=ends, turn="red", hands={"red": [18, 19, 20]}, **more)


def grown(n: int, weak: int, lines: list[dict[str, Any]] | None = None) -> Table:
    """A row of blue whose first six stones were scored; on cell `weak` a stone that red may cover. Red to move."""
    stones = row(n)
    stones[weak] = on(weak, 0, SPLIT, "blue", turn=0 if weak == n - 1 else 1)  # one match fewer than it could have
    scored = [{"from": [0, 0], "to": [5, 0]}] if lines is None else lines
    return plain(table=stones, lines=scored, turn="red", hands={"red": [18, 19, 20], "blue": [15, 16, 17]})


def lines(table: Table) -> list[tuple[int, int]]:
    """The lines on the table, by where they begin and end in the row of the first stone."""
    assert all(end[1] == 0 for line in table.position()["lines"] for end in line.values())
    return [(line["from"][0], line["to"][0]) for line in table.position()["lines"]]


def test_joining_two_lines_costs_nothing_and_pays_nothing() -> None:
    table = two_lines()
    assert bonus(table, 0) == 10
    before = tray(table, "blue")
    lay(table, 18, 6, 0)
    assert bonus(table, 0) == 10
    assert tray(table, "blue") == before - 4  # two matches in the row, two above
    assert not {"formed", "broken"} & set(told(table))
    assert lines(table) == [(0, 5), (7, 12)]


def test_splitting_joined_lines_where_they_were_joined_takes_nothing_home() -> None:
    table = joined()
    before = tray(table, "blue")
    lay(table, 18, 6, 0)
    assert tray(table, "blue") == before + 1  # the coin of the covered stone
    assert lines(table) == [(0, 5), (7, 12)]


@pytest.mark.parametrize(("weak", "left"), [(2, (7, 12)), (5, (7, 12)), (9, (0, 5))])
def test_of_two_joined_lines_only_the_one_that_loses_a_stone_gives_its_coins_back(
    weak: int, left: tuple[int, int]
) -> None:
    stones = row(13)
    stones[weak] = on(weak, 0, SPLIT, "blue", turn=1)
    ends = [{"from": [0, 0], "to": [5, 0]}, {"from": [7, 0], "to": [12, 0]}]
    table = plain(table=stones, lines=ends, turn="red", hands={"red": [18, 19, 20]})
    before = tray(table, "blue")
    lay(table, 18, weak, 0)
    assert tray(table, "blue") == before + 1 + 5
    assert lines(table) == [left]


def test_a_stone_that_was_added_to_a_line_can_be_lost_without_losing_its_coins() -> None:
    table = grown(8, weak=7)
    lay(table, 18, 7, 0)
    assert bonus(table, 0) == 5
    assert lines(table) == [(0, 5)]


def test_a_line_lives_on_while_six_of_its_row_are_left_beside_each_other() -> None:
    table = grown(7, weak=0)
    lay(table, 18, 0, 0)
    assert bonus(table, 0) == 5
    assert lines(table) == [(1, 6)]


def test_a_line_with_fewer_than_six_stones_left_is_broken() -> None:
    table = grown(7, weak=1)
    before = tray(table, "blue")
    lay(table, 18, 1, 0)
    assert tray(table, "blue") == before + 1 + 5
    assert lines(table) == []


@pytest.mark.parametrize(("n", "weak", "left"), [(13, 6, (0, 5)), (14, 7, (0, 6)), (14, 6, (7, 13))])
def test_a_line_split_into_two_rows_of_six_keeps_its_coins_on_the_longer_one_and_pays_nothing(
    n: int, weak: int, left: tuple[int, int]
) -> None:
    whole = [{"from": [0, 0], "to": [n - 1, 0]}]
    table = grown(n, weak, whole if n == 14 else None)
    before = tray(table, "blue")
    lay(table, 18, weak, 0)
    assert tray(table, "blue") == before + 1  # the coin of the covered stone, no more and no less
    assert "formed" not in told(table)
    assert lines(table) == [left]


def test_a_row_left_without_coins_pays_when_its_owner_gets_a_stone_in_it() -> None:
    table = grown(13, 6)
    lay(table, 18, 6, 0)
    lay(table, 15, 13, 0)
    assert lines(table) == [(0, 5), (7, 13)]
    assert bonus(table, 0) == 10


def test_a_lost_line_that_is_made_whole_again_is_paid_again() -> None:
    stones = [*row(2), on(2, 0, 21, "red"), *row(3, first=3)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    lay(table, 18, 2, 0)
    assert lines(table) == [(0, 5)]
    assert bonus(table, 0) == 5


def test_a_long_row_made_at_once_is_one_line() -> None:
    table = plain(table=[*row(5), *beside(5, 2), *row(5, first=6)], hands={"blue": [18, 19, 20]})
    lay(table, 18, 5, 0)
    assert lines(table) == [(0, 10)]
    assert bonus(table, 0) == 5


def test_lines_on_two_axes_through_one_stone_are_two_forms_and_break_together() -> None:
    stones = [*row(5), *[on(5, -r, 10 + r, "blue") for r in (1, 2, 3)]]
    stones += [on(5, 0, SPLIT, "blue", turn=2), on(5, 1, 16, "blue"), on(5, 2, 17, "blue")]
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]})
    assert bonus(table, 0) == 10
    lay(table, 18, 5, 0)
    assert bonus(table, 0) == 0


def test_by_rules_1_forms_are_counted_afresh() -> None:
    game = meadhall.game("runes", PLAIN, rules=1)
    position = {key: value for key, value in two_lines().position().items() if key not in ("lines", "seats", "options")}
    table = Table(game, 2, names=["blue", "red"], position=position)
    assert "lines" not in table.position()
    assert bonus(table, 0) == 10
    lay(table, 18, 6, 0)
    assert bonus(table, 0) == 5
    assert "broken" in told(table)


# -- circles -----------------------------------------------------------------------------------------------------------


def test_six_stones_around_a_cell_are_a_circle() -> None:
    table = plain(table=[on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])], hands={"blue": [15, 16, 17]})
    lay(table, 15, 0, -1)  # the first of the ring is the origin here
    assert bonus(table, 0) == 5


@pytest.mark.parametrize("owner", ["blue", "red"])
def test_it_does_not_matter_who_holds_the_middle(owner: str) -> None:
    stones = [on(0, 0, 10, owner), *[on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])]]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    lay(table, 15, *RING[5])
    assert bonus(table, 0) == 5


def test_lines_and_circles_may_cross() -> None:
    # a ring around (0, 0), and to the east of (1, 0) and the west of (-1, 0) a row through its middle
    stones = [on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING)]
    stones += [on(2, 0, 7, "blue"), on(3, 0, 8, "blue"), on(-2, 0, 9, "blue")]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    assert bonus(table, 0) == 5
    lay(table, 15, -1, 0)  # the middle, seen from the first stone of the ring: now six in a row
    assert bonus(table, 0) == 10


def test_a_broken_line_gives_its_coins_back() -> None:
    # red covers a stone of blue's line that matches only one of its two neighbours
    stones = [*row(2), on(2, 0, SPLIT, "blue", turn=0), *row(3, first=3)]
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]})
    assert tray(table, "blue") == 40 - 6 - 5
    lay(table, 18, 2, 0)
    assert tray(table, "blue") == 40 - 5
    assert bonus(table, 0) == 0
    assert "broken" in told(table)


def test_a_broken_circle_gives_its_coins_back() -> None:
    stones = [on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])]
    stones.append(on(*RING[5], SPLIT, "blue", turn=0))
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]})
    assert bonus(table, 0) == 5
    lay(table, 18, 0, -1)
    assert bonus(table, 0) == 0
    assert tray(table, "blue") == 40 - 5


def test_covering_ones_own_stone_keeps_the_form() -> None:
    stones = [*row(2), on(2, 0, SPLIT, "blue", turn=0), *row(3, first=3)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    lay(table, 18, 2, 0)
    assert bonus(table, 0) == 5


def test_a_stone_gained_by_a_ritual_can_complete_a_form() -> None:
    stones = [*row(5), on(5, 0, 6, "red")]
    table = plain(table=stones, hands={"blue": [18, 19, 20]}, rituals={"blue": ["replace-coins"]})
    table.play("play:replace-coins", at(table, 5, 0))
    assert bonus(table, 0) == 5
    assert tray(table, "blue") == 40 - 6 - 5
    assert tray(table, "red") == 40


# -- a second referee --------------------------------------------------------------------------------------------------

Place = tuple[int, int]


class Referee:
    """Lines and circles by ruling 4 once more, from nothing but who owns which place before and after an answer."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.owner: dict[Place, str] = {}
        self.lines: list[tuple[str, Place, frozenset[Place]]] = []  # owner, axis, places

    def see(self, table: Table) -> None:
        now = {(stone["at"][0], stone["at"][1]): stone["owner"] for stone in table.position()["table"]}
        changed = [place for place in now if now[place] != self.owner.get(place)]
        assert len(changed) <= 1
        self.owner = now
        for place in changed:
            self.lose(place)
            for axis in AXES:
                row = self.row(place, axis)
                if len(row) >= self.line and not any(line[1] == axis and line[2] & row for line in self.lines):
                    self.lines.append((now[place], axis, row))

    def lose(self, place: Place) -> None:
        """Lines that had a stone here live on in the longest row beside it that has room for them, or end."""
        for line in [line for line in self.lines if place in line[2]]:
            owner, axis, _ = line
            self.lines.remove(line)
            sides = [(place[0] + axis[0] * k, place[1] + axis[1] * k) for k in (1, -1)]
            rows = [self.row(side, axis) for side in sides if self.owner.get(side) == owner]
            free = [row for row in rows if not any(other[1] == axis and other[2] & row for other in self.lines)]
            longest = max(free, key=len, default=frozenset[Place]())
            if len(longest) >= self.line:
                self.lines.append((owner, axis, longest))

    def row(self, place: Place, axis: Place) -> frozenset[Place]:
        """The unbroken row of one owner through a place."""
        found = {place}
        for way in (1, -1):
            at = place
            while self.owner.get(at := (at[0] + axis[0] * way, at[1] + axis[1] * way)) == self.owner[place]:
                found.add(at)
        return frozenset(found)

    def forms(self, name: str) -> int:
        """How many lines and circles a player has."""
        middles = {(q + dq, r + dr) for q, r in self.owner for dq, dr in RING}
        rings = [[self.owner.get((q + dq, r + dr)) for dq, dr in RING] for q, r in middles]
        return sum(line[0] == name for line in self.lines) + rings.count([name] * 6)


@pytest.mark.slow
@pytest.mark.parametrize(("line", "seats"), [(6, 2), (3, 2), (3, 3), (2, 2), (2, 4)])
def test_a_second_referee_counts_the_same_forms_all_through_random_games(line: int, seats: int) -> None:
    components = PLAIN.replace("line = 6 ", f"line = {line} ").replace("coins = 5 ", "coins = 1 ")
    seen = lived = 0
    for seed in range(30):
        table = meadhall.table("runes", seats, components=components, seed=f"forms {seed}")
        mind, referee = FastDice(seed), Referee(line)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            referee.see(table)
            s = state_of(table)
            for seat, name in enumerate(table.names):
                assert forms.forms(s, seat) == referee.forms(name)
                assert s.bonus[seat] == referee.forms(name) or s.tray[seat] == 0
                seen += s.bonus[seat] > 0
            if not table.over:
                told_lines = {frozenset((tuple(line["from"]), tuple(line["to"]))) for line in table.position()["lines"]}
                assert told_lines == {frozenset((min(row), max(row))) for _, _, row in referee.lines}
                again = meadhall.scene("runes", table.position(), components=components)
                assert again.state == table.state
                lived += len(referee.lines)
    assert seen > 100
    assert lived > 100 or line == 6
