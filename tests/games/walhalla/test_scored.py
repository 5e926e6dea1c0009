"""What is seen while a raid is scored."""

from __future__ import annotations

import meadhall
from meadhall.bots import make
from meadhall.engine import SPECTATOR, Table
from meadhall.games.walhalla.rules.names import CARD_TYPES, COUNTS, Camp, Pile
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.pages.stage import stage


def played() -> Table:
    table = meadhall.table("walhalla", 4, seed="scored")
    minds = [make("greedy", table.game, seat) for seat in range(4)]
    while not table.over:
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
    return table


def pile(view: Walhalla, row: int) -> list[int]:
    return [int(copies) for copies in view.piles[row * CARD_TYPES : (row + 1) * CARD_TYPES]]


def test_cards_laid_down_lie_open_while_a_raid_is_scored_and_hands_stay_hidden() -> None:
    table, opened, held = played(), 0, 0
    for number in (1, 2, 3):
        own = [stage(table, seat, number) for seat in range(4)]
        for reader in (SPECTATOR, 0, 1, 2, 3):
            found = stage(table, reader, number)
            assert found is not None
            assert isinstance(found.view, Walhalla)
            for seat in range(4):
                theirs = own[seat]
                assert theirs is not None
                assert isinstance(theirs.view, Walhalla)
                assert pile(found.view, Pile.LAID + seat) == pile(theirs.view, Pile.LAID + seat)
                opened += sum(pile(found.view, Pile.LAID + seat))
                held += int(found.view.camp[seat * COUNTS + Camp.CARDS]) - sum(pile(found.view, Pile.LAID + seat))
                assert seat == reader or not any(pile(found.view, Pile.HAND + seat))
            assert not any(pile(found.view, Pile.DECK))
    assert opened
    assert held, "nobody kept a card: nothing was to be hidden"


def test_after_raids_all_is_made_ready_and_after_the_last_the_game_is_over() -> None:
    table = played()
    for number, last in ((1, "ready"), (2, "ready"), (3, "valhalla")):
        found = stage(table, 0, number)
        assert found is not None
        assert found.steps[-1].source.key == last
        assert (found.account.onward is None) == (number == 3)
