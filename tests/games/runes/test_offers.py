"""What the answers offer is what they bring."""

from __future__ import annotations

from tests.games.runes.tables import GOLD, SPLIT, at, on, plain, state_of, tray

import meadhall
from meadhall.engine import FastDice
from meadhall.games.runes.rules import offers


def cell_of(answer: str) -> int:
    return int(answer.partition(":")[2]) - 1


def test_a_cell_offers_exactly_the_coins_that_are_laid_on_it() -> None:
    compared = 0
    for seed in range(3):
        table = meadhall.table("runes", 3, seed=f"offers {seed}")
        mind = FastDice(seed)
        while not table.over:
            s, legal = state_of(table), table.legal_actions()
            action = legal[mind.below(len(legal))]
            promised = None
            if table.question() == "cell":
                cell = cell_of(table.game.actions.text(action))
                promised = cell, offers.coins(s, s.stone, s.turn, cell)
            table.play(action)
            for event in table.moves[-1].events:
                if promised is not None and event.name in ("laid", "covered"):
                    assert event.figures[2:] == promised
                    compared += 1
    assert compared > 50


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
