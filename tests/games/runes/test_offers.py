"""What the answers offer is what they bring."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.runes.tables import GOLD, PLAIN, SPLIT, TEXT, at, lay, on, plain, state_of, tray

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.runes.rules import offers, plane
from meadhall.games.runes.rules.names import NOBODY, Act, Phase, Ritual
from meadhall.games.runes.rules.reckoning import Reckoning
from meadhall.games.runes.rules.state import Runes


def cell_of(answer: str) -> int:
    return int(answer.partition(":")[2]) - 1


SHORT = TEXT.replace("line = 6 ", "line = 3 ")  # forms all the time
for coins in (40, 35, 30, 25):
    SHORT = SHORT.replace(f"coins = {coins} ", "coins = 23 ").replace(f"coins = {coins}\n", "coins = 23\n")


def settled(s: Runes, answer: int, luck: FastDice) -> Runes:
    """The state after an answer that lays or replaces coins; who may parry it lets it happen."""
    after = s.clone()
    after.apply(answer, luck)
    for _ in range(2):
        if after.seat >= 0 and after.phase == Phase.DEFEND:
            promised = offers.threat(after)
            victim, tray = after.seat, after.tray[after.seat]
            after.apply(Act.ACCEPT, luck)
            assert after.tray[victim] - tray == promised.loss()
    return after


def promise(s: Runes, cell: int) -> Reckoning:
    """What the answer that names a cell promises."""
    return offers.replacing(s, cell) if s.phase == Phase.MARK else offers.laying(s, s.stone, s.turn, cell)


@pytest.mark.parametrize(
    ("components", "rules", "seats"), [(None, 2, 3), (PLAIN, 2, 2), (SHORT, 2, 2), (SHORT, 2, 4), (SHORT, 1, 3)]
)
def test_every_cell_promises_what_is_then_laid_and_goes_home(components: str | None, rules: int, seats: int) -> None:
    compared: Counter[str] = Counter()
    game = meadhall.game("runes", components, rules=rules)
    for seed in range(12):
        table, mind, luck = Table(game, seats, seed=f"promised {seed}"), FastDice(seed), FastDice(99)
        while not table.over:
            s, legal = state_of(table), table.legal_actions()
            for action in legal if s.phase in (Phase.CELL, Phase.MARK) and s.deed != Ritual.MORE_COINS else ():
                cell = action - Act.CELL
                r, after = promise(s, cell), settled(s, action, luck)
                won = [int(s.tray[seat] - after.tray[seat]) for seat in range(seats)]
                assert won[s.seat] == r.gain()
                assert all(won[seat] == 0 for seat in range(seats) if seat not in (s.seat, r.loser))
                if r.loser not in (s.seat, NOBODY):
                    assert won[r.loser] == -r.loss()
                assert plane.coins_on(after, cell) == r.laid
                assert after.bonus[s.seat] - s.bonus[s.seat] == r.bonus
                compared["all"] += 1
                compared["formed"] += r.formed > 0
                compared["broken"] += r.broken > 0
                compared["short"] += after.tray[s.seat] == 0
                compared["own"] += r.loser == s.seat
                compared["replaced"] += s.phase == Phase.MARK
            table.play(legal[mind.below(len(legal))])
    assert compared["all"] > 1000
    assert min(compared[key] for key in ("own", "replaced")) > 0
    if components == SHORT:
        assert min(compared.values()) > 20


def test_what_stones_and_turns_promise_is_the_best_of_their_cells() -> None:
    asked = 0
    for seed in range(3):
        table, mind = meadhall.table("runes", 3, components=SHORT, seed=f"best {seed}"), FastDice(seed)
        while not table.over:
            s, legal = state_of(table), table.legal_actions()
            if s.phase == Phase.STONE and s.laid:
                for action in legal:
                    stone = action - Act.STONE + 1
                    turned = [
                        [offers.coins(s, stone, turn, c) for c in offers.places(s, stone, turn)] for turn in range(6)
                    ]
                    assert offers.most(s, stone) == max(max(won) for won in turned if won)
                    for turn, won in enumerate(turned):
                        assert not won or offers.most_turned(s, stone, turn) == max(won)
                    asked += 1
            table.play(legal[mind.below(len(legal))])
    assert asked > 50


def test_a_stone_that_completes_a_line_promises_its_five_coins_too() -> None:
    table = plain(table=[on(k, 0, 1 + k, "blue") for k in range(5)], hands={"blue": [15, 16, 17]})
    assert offers.most(state_of(table), 15) == 6
    table.play("stone:15")
    assert offers.most_turned(state_of(table), 15, 0) == 6
    table.play("turn:0")
    assert offers.coins(state_of(table), 15, 0, cell_of(at(table, 5, 0))) == 1 + 5
    assert offers.coins(state_of(table), 15, 0, cell_of(at(table, 4, 1))) == 1
    table.play(at(table, 5, 0))
    assert tray(table, "blue") == 40 - 5 - 6


def test_a_tray_that_runs_short_promises_what_it_holds() -> None:
    stones = [on(k, 0, 1 + k, "blue", 6) for k in range(4)] + [on(4, 0, 5, "blue", 6), on(0, 1, 6, "blue", 6)]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 4
    table.play("stone:15", "turn:0")
    assert offers.coins(state_of(table), 15, 0, cell_of(at(table, 5, 0))) == 4
    table.play(at(table, 5, 0))
    assert table.winners() == [0]


def test_a_theft_threatens_the_coins_of_the_forms_it_breaks() -> None:
    stones = [*[on(k, 0, 1 + k, "blue") for k in range(5)], on(5, 0, SPLIT, "blue", 2)]
    table = plain(
        table=stones, turn="red", hands={"red": [18, 19, 20]}, rituals={"red": ["steal-stone"], "blue": ["tide"]}
    )
    table.play("play:steal-stone")
    lay(table, 18, 5, 0)
    assert table.question() == "defend"
    threat = offers.threat(state_of(table))
    assert (threat.home, threat.broken, threat.lost, threat.loss()) == (2, 1, 5, 7)
    table.play("accept")
    assert tray(table, "blue") == 40 - 5


def test_who_covers_an_own_stone_is_promised_what_is_left_of_the_deal() -> None:
    stones = [on(0, 0, 1, "blue"), on(1, 0, 2, "blue"), on(-1, 1, 3, "blue"), on(0, 1, SPLIT, "blue", 5, turn=4)]
    table = plain(table=stones, hands={"blue": [5, 6, 7]})
    table.play("stone:5", "turn:0")
    r = offers.laying(state_of(table), 5, 0, cell_of(at(table, 0, 1)))
    assert (r.laid, r.home, r.gain(), r.loss()) == (3, 5, -2, 0)
    table.play(at(table, 0, 1))
    assert tray(table, "blue") == 40 - 3 - 3


def test_a_stone_offers_the_most_of_its_turns_and_a_turn_the_most_of_its_cells() -> None:
    table = plain(table=[on(0, 0, 1), on(1, 0, 2)], hands={"blue": [SPLIT, GOLD]})
    s = state_of(table)
    assert offers.most(s, GOLD) == 4
    assert offers.most(s, SPLIT) == max(offers.most_turned(s, SPLIT, turn) for turn in range(6)) == 2
    pays = [offers.coins(s, SPLIT, 0, cell) for cell in offers.places(s, SPLIT, 0)]
    assert offers.most_turned(s, SPLIT, 0) == max(pays)


def test_while_a_stone_is_turned_a_cell_names_its_best_turns() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [SPLIT, 6, 7]})
    s = state_of(table)
    best = offers.best_turns(s, SPLIT, list(range(6)))
    assert best[cell_of(at(table, 1, 0))] == (1, (1, 2, 3))  # fehu shows to the west in these turns
    assert len(best) == 6


def test_more_coins_offers_what_stone_and_tray_have_room_for() -> None:
    table = plain(
        table=[on(0, 0, 1, "blue", 4), on(1, 0, 2, "blue", 1)],
        question="mark",
        asked="blue",
        ritual={"card": "more-coins", "roll": 5},
    )
    s = state_of(table)
    assert [offers.more_coins(s, cell) for cell in (0, cell_of(at(table, 1, 0)))] == [2, 5]
    table.play(at(table, 0, 0))
    assert tray(table, "blue") == 40 - 5 - 2
