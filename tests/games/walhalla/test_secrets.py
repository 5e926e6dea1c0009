"""Hands and cards laid down: what a seat may know, and what the others may be holding."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import SPECTATOR, FastDice, Table
from meadhall.games.walhalla.rules.names import CARD_TYPES, CARDS, Pile
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.look import show

HANDS = {"blue": ["hunt", "forest"], "red": ["attack", "tongue-7"], "yellow": ["shield"], "green": []}


def cards(state: Any, pile: int) -> list[str]:
    """The cards of a row."""
    assert isinstance(state, Walhalla)
    return [name for card, name in enumerate(CARDS) for _ in range(state.piles[pile * CARD_TYPES + card])]


def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_have() -> None:
    view = meadhall.scene("walhalla", hands=HANDS).view(0)
    assert cards(view, Pile.HAND) == ["forest", "hunt"]
    assert cards(view, Pile.HAND + 1) == cards(view, Pile.HAND + 2) == cards(view, Pile.DECK) == []
    status = show(meadhall.game("walhalla")).status(view, 1)
    assert status.args["cards"] == 2


def test_a_spectator_sees_no_hand() -> None:
    view = meadhall.scene("walhalla", hands=HANDS).view(SPECTATOR)
    assert [cards(view, Pile.HAND + seat) for seat in range(4)] == [[], [], [], []]


def test_an_imagined_hand_holds_only_cards_the_seat_has_not_seen() -> None:
    seen = {"blue": ["hunt", "hunt", "forest"], "red": ["attack", "tongue-7", "cult"], "yellow": ["shield"] * 2}
    discards = [
        "hunt",
        "hunt",
        "attack",
        "attack",
        "attack",
        "valhalla",
        "tongue-6",
        "wheat",
        "wheat",
        "wheat",
        "wheat",
    ]
    view = meadhall.scene("walhalla", hands=seen, discards=discards).view(0)
    dice = FastDice(1)
    found = set()
    for _ in range(300):
        truth = view.imagined(dice)
        rivals = cards(truth, Pile.HAND + 1) + cards(truth, Pile.HAND + 2)
        assert len(cards(truth, Pile.HAND + 1)) == 3
        assert len(cards(truth, Pile.HAND + 2)) == 2
        assert cards(truth, Pile.HAND) == ["forest", "hunt", "hunt"]
        assert rivals.count("attack") <= 1
        assert rivals.count("forest") <= 3
        found |= set(rivals)
    assert found == set(CARDS) - {"hunt", "valhalla", "tongue-6", "wheat"}


def test_imagined_hands_follow_the_odds() -> None:
    view = meadhall.scene("walhalla", hands={"blue": ["hunt"], "red": ["attack"]}).view(0)
    dice, tries = FastDice(2), 6000
    shields = sum(cards(view.imagined(dice), Pile.HAND + 1) == ["shield"] for _ in range(tries))
    assert abs(shields / tries - 4 / 31) < 0.02


def laying(**more: Any) -> Table:
    """The raid is over, Blue is asked first."""
    position = {"question": "lay", "hands": HANDS, "midgard": dict.fromkeys(HANDS, 0), **more}
    return meadhall.scene("walhalla", position)


def test_others_cannot_tell_how_many_cards_were_laid_down() -> None:
    one, two = laying(), laying()
    one.play("lay:forest", "done")
    two.play("done", "done")
    assert one.position()["asked"] == two.position()["asked"] == "red"
    assert one.ply == two.ply
    for viewer in (1, 2, 3, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.events(viewer) == two.events(viewer)
    assert one.view(0) != two.view(0)


def test_in_the_middle_of_laying_nothing_is_told_either() -> None:
    one, two = laying(), laying()
    one.play("lay:forest")
    two.play("done")
    for viewer in (1, 2, 3, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.events(viewer) == two.events(viewer)


def test_a_card_a_seat_has_laid_down_itself_is_in_no_imagined_hand() -> None:
    table = laying(hands={"blue": ["tongue-7", "tongue-8"], "red": ["forest"] * 3, "yellow": ["hunt"]})
    table.play("lay:tongue-7", "done")
    view, dice = table.view(0), FastDice(3)
    for _ in range(200):
        truth = view.imagined(dice)
        assert cards(truth, Pile.LAID) == ["tongue-7"]
        assert cards(truth, Pile.HAND) == ["tongue-8"]
        assert not {"tongue-7", "tongue-8"} & set(cards(truth, Pile.HAND + 1) + cards(truth, Pile.HAND + 2))


def test_rivals_may_have_laid_down_any_end_card_and_nothing_else() -> None:
    table = laying()
    table.play("done", "done", "done", "done")
    view, dice = table.view(2), FastDice(4)
    laid = [tuple(cards(view.imagined(dice), Pile.LAID + 1)) for _ in range(300)]
    assert {len(one) for one in laid} == {0, 1, 2}
    assert not {"hunt", "attack", "shield"} & {card for one in laid for card in one}


def test_who_has_not_been_asked_yet_has_laid_down_nothing() -> None:
    table = laying()
    dice = FastDice(5)
    for _ in range(100):
        assert cards(table.view(0).imagined(dice), Pile.LAID + 1) == []


def test_cards_laid_down_are_revealed_together() -> None:
    table = laying(hands={"blue": ["forest"], "red": ["tongue-7"]})
    table.play("lay:forest")
    assert not any(told.name == "revealed" for _, told in table.events(2))
    table.play("lay:tongue-7")
    revealed = [told.figures[:3] for _, told in table.events(2) if told.name == "revealed"]
    assert revealed == [(0, CARDS.index("forest"), 1), (1, CARDS.index("tongue-7"), 1)]


def test_only_who_draws_a_card_hears_which_it_is() -> None:
    land = [["cult/wheat", None, None, None, None, None], [None] * 6, [None] * 6]
    table = meadhall.scene("walhalla", question="berth", dragon="blue-bow", crew={"bow": "blue"}, land=land)
    table.play("berth:A.bow")
    names = {viewer: [told.name for _, told in table.events(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert "drew" in names[0]
    assert "card" in names[1]
    assert "drew" not in names[1] + names[SPECTATOR]


def test_a_card_laid_down_may_be_taken_up_again_while_one_is_asked() -> None:
    table = laying()
    table.play("lay:forest")
    table.undo()
    assert table.legal() == ["lay:forest", "done"]


def test_a_reveal_cannot_be_taken_back_even_of_nothing() -> None:
    for answer in ("lay:forest", "done"):
        table = laying(hands={"blue": ["forest"]}, raid=3)
        table.play(answer)
        assert table.over
        assert table.undo_refusal() is not None
