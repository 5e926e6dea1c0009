"""Why an answer is not possible: the sentence names what is missing, with its figure, in both languages."""

from __future__ import annotations

import pytest
from tests.games.runes.tables import BLACK, GOLD, SPLIT, URUZ, at, on, plain, state_of
from tests.games.runes.test_board import pictures

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import Answer, speaker

TRIO = {"seats": 3}
ROW = [on(0, 0, 1), on(1, 0, 2), on(2, 0, 3, "blue")]  # red, red, blue; all runes match


def said(table: Table, answer: str, lang: str = "en") -> Answer:
    """What is told when the asked seat points at an answer that is none."""
    reason = table.why_not(answer)
    assert reason is not None, f"{answer} is possible"
    shown = show(table.game)
    phrase = shown.why(table.view(table.seat), table.game.actions.parse(answer), reason)
    return speaker(lang, shown).reason(phrase, table.names, table.seat)


# -- laying ------------------------------------------------------------------------------------------------------------


def test_a_cell_without_a_match_says_so_and_which_turns_would_fit() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [SPLIT]}, turn="blue")
    table.play(f"stone:{SPLIT}", "turn:0")
    cell = at(table, 1, 0)  # the stone's west side is uruz now
    assert table.why_not(cell) is not None
    number = cell.partition(":")[2]
    told = said(table, cell)
    assert told.text == (
        f"Turned like this, the grey stone {SPLIT} has no matching rune on cell {number}; it takes at least 1."
    )
    assert told.detail == "In 3 of its 6 turns it would fit there."
    german = said(table, cell, "de")
    assert german.text == (
        f"Der graue Stein {SPLIT} hat so gedreht auf Feld {number} keine passende Rune; mindestens 1 ist nötig."
    )
    assert german.detail == "In 3 von 6 Drehungen passt er dort."


def test_a_stone_that_fits_as_well_is_not_covered_and_the_reason_counts_both() -> None:
    table = plain(table=ROW, hands={"blue": [4]}, turn="blue")
    table.play("stone:4", "turn:0")
    assert table.why_not("cell:1") is not None
    assert said(table, "cell:1").text == (
        "The stone on cell 1 has 1 matching rune, so it takes 2 to cover it. "
        "The grey stone 4 has 1 there, turned like this."
    )
    assert said(table, "cell:1", "de").text == (
        "Der Stein auf Feld 1 hat 1 passende Rune, also braucht es 2, um ihn zu überbauen. "
        "Der graue Stein 4 hat dort so gedreht 1."
    )


def test_before_the_stone_is_chosen_a_cell_tells_how_many_hand_stones_fit_there() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [4, SPLIT, URUZ]}, turn="blue")
    cell = at(table, 1, 0)
    number = cell.partition(":")[2]
    assert said(table, cell).text == f"First choose the stone: 2 of your 3 hand stones can be laid on cell {number}."
    assert said(table, cell, "de").text == (
        f"Wähle zuerst den Stein: Auf Feld {number} kannst du 2 von 3 Handsteinen legen."
    )
    table.play(f"stone:{SPLIT}")
    assert said(table, cell).text == f"First turn the grey stone {SPLIT}: 3 of its 6 turns fit on cell {number}."


def test_a_stone_that_fits_nowhere_says_where_it_comes_nearest() -> None:
    table = plain(table=ROW, hands={"blue": [4, URUZ]}, turn="blue")
    assert said(table, f"stone:{URUZ}").text == (
        f"The grey stone {URUZ} fits nowhere, however you turn it: none of its runes matches on a cell in reach."
    )
    assert said(table, f"stone:{URUZ}", "de").text == (
        f"Der graue Stein {URUZ} passt nirgends, wie du ihn auch drehst: "
        "Keine seiner Runen passt auf einem Feld in Reichweite."
    )


def test_a_hand_stone_of_somebody_else_names_its_holder() -> None:
    table = plain(table=ROW, hands={"blue": [4], "red": [5]}, turn="blue")
    told = said(table, "stone:5")
    assert told.text == "The grey stone 5 is in red’s hand, and you lay only stones of your own."
    assert told.detail is not None
    children = plain(table=ROW, hands={"blue": [4], "red": [5]}, turn="blue", options={"variant": "children"})
    assert said(children, "stone:5").detail is None, "no ritual helps where there are none"


def test_passing_is_refused_with_the_number_of_stones_that_fit() -> None:
    table = plain(table=ROW, hands={"blue": [4, 5, URUZ]}, turn="blue")
    assert said(table, "pass").text == "Who can lay a stone must lay one, and 2 of your 3 hand stones can be laid."
    assert said(table, "pass", "de").text == (
        "Wer einen Stein anlegen kann, muss es tun, und bei dir passen 2 von 3 Handsteinen."
    )


@pytest.mark.parametrize(("variant", "game"), [("family", "family"), ("children", "children's")])
def test_variants_without_covering_say_so(variant: str, game: str) -> None:
    table = plain(table=ROW, hands={"blue": [4]}, turn="blue", options={"variant": variant})
    assert said(table, "cell:1").text == f"In the {game} game no stone is covered, and one lies on cell 1 already."


# -- moments -----------------------------------------------------------------------------------------------------------


def test_before_the_turn_rituals_are_asked_for_first() -> None:
    table = plain(table=ROW, hands={"blue": [4]}, rituals={"blue": ["skip"]}, turn="blue")
    assert table.question() == "window"
    assert (
        said(table, "stone:4").text == "First everybody is asked for rituals; when all have passed, you lay your stone."
    )
    stuck = plain(table=ROW, hands={"blue": [URUZ]}, rituals={"blue": ["skip"]}, turn="blue")
    assert said(stuck, f"stone:{URUZ}").text == (
        "First everybody is asked for rituals; when all have passed, your turn passes, for no hand stone of yours fits."
    )


def test_in_another_turn_the_reason_names_whose_it_is() -> None:
    table = plain(table=ROW, hands={"blue": [4]}, rituals={"red": ["skip"]}, turn="blue")
    assert table.names[table.seat] == "red"
    assert said(table, "cell:1").text == "It is blue’s turn; you lay a stone in your own."
    assert said(table, "cell:1", "de").text == "blue ist am Zug; du legst in deinem eigenen Zug an."


# -- rituals -----------------------------------------------------------------------------------------------------------


def test_a_ritual_that_could_do_nothing_says_what_it_lacks() -> None:
    held = {"blue": ["refill", "steal-gold", "copy"]}
    table = plain(table=ROW, hands={"blue": [4, 5, 6], "red": [7]}, rituals=held, turn="blue")
    assert said(table, "play:refill").text == (
        "“Refill” would do nothing now: it fills up to 3 hand stones, and you have 3."
    )
    assert (
        said(table, "play:steal-gold").text == "“Steal gold” would do nothing now: no opponent has a gold hand stone."
    )
    assert said(table, "play:copy").text == "“Copy” would do nothing now: the open pile is empty."
    assert said(table, "play:skip").text == "You do not hold “Skip”; you have 3 rituals, all of them others."


def test_a_copy_is_never_a_defence() -> None:
    table = plain(table=ROW, rituals={"blue": ["copy"]}, pile=["ward"], turn="blue")
    assert said(table, "play:copy").text == "“Ward” lies on top of the open pile, and a copy is never a defence."


def test_more_coins_tells_whose_a_stone_is_and_when_it_is_full() -> None:
    ritual = {"card": "more-coins", "roll": 3}
    stones = [on(0, 0, 1, "blue", 6), on(1, 0, 2, "red"), on(2, 0, 3, "blue")]
    table = plain(table=stones, question="mark", asked="blue", turn="blue", ritual=ritual)
    assert said(table, "cell:1").text == "6 coins lie on cell 1 already; more than 6 are not allowed."
    other = at(table, 1, 0)
    number = other.partition(":")[2]
    assert (
        said(table, other).text == f"The stone on cell {number} is red’s; “More coins” lays coins on your own stones."
    )


def test_replacing_tells_roll_and_coins() -> None:
    ritual = {"card": "replace-coins", "roll": 2}
    stones = [on(0, 0, 1, "red", 5), on(1, 0, 2, "red", 1), on(2, 0, 3, "blue")]
    table = plain(table=stones, question="mark", asked="blue", turn="blue", ritual=ritual)
    assert said(table, "cell:1").text == "5 coins lie on cell 1; with your 2 you can replace 2 at most."
    assert said(table, "cell:1", "de").text == (
        "Auf Feld 1 liegen 5 Münzen; mit deiner 2 kannst du höchstens 2 ersetzen."
    )
    own = at(table, 2, 0).partition(":")[2]
    assert said(table, f"cell:{own}").text == (
        f"The stone on cell {own} is yours already; “Replace coins” is meant for an opponent's."
    )


def test_what_is_mirrored_hits_its_player_only() -> None:
    stones = [on(0, 0, 1, "blue"), on(1, 0, 2, "yellow"), on(2, 0, 3, "red")]
    ritual = {"card": "replace-coins", "roll": 2, "by": "blue", "for": "red"}
    table = plain(**TRIO, table=stones, question="mark", asked="red", turn="blue", ritual=ritual)
    cell = at(table, 1, 0)
    assert said(table, cell).text == (
        "You turned “Replace coins” against blue, so it can hit nobody else; this stone is yellow’s."
    )
    assert said(table, cell, "de").text == (
        "Du hast „Münzen ersetzen“ gegen blue gewendet, und sonst trifft es niemanden; dieser Stein gehört yellow."
    )


def test_a_thief_takes_the_colour_of_the_moment() -> None:
    ritual = {"card": "steal-hand", "roll": 5}
    hands = {"blue": [4], "red": [5, GOLD]}
    table = plain(table=ROW, hands=hands, question="take", asked="blue", turn="blue", ritual=ritual)
    assert said(table, f"take:{GOLD}").text == "“Steal hand stones” now takes a grey stone; this one is gold."
    assert said(table, "none").text == (
        "“Steal hand stones” has been played and must be aimed: choose a hand stone of an opponent."
    )


def test_who_loses_only_the_black_stone_may_ward_but_not_mirror() -> None:
    ritual = {"card": "steal-hand", "roll": 5, "by": "blue", "victim": "red", "loot": 5, "second": BLACK}
    table = plain(
        **TRIO, table=ROW, hands={"blue": [4], "red": [5], "yellow": [BLACK]}, rituals={"yellow": ["mirror", "skip"]},
        question="defend", asked="yellow", turn="blue", ritual=ritual,
    )  # fmt: skip
    assert said(table, "mirror").text == (
        "Only the black stone would be taken from you; that part can be warded off, not turned round."
    )
    assert said(table, "play:skip").text == "“Skip” is no defence against a ritual."
    assert said(table, "ward").text == "You do not hold “Ward”; you have 2 rituals, all of them others."


def test_a_full_hand_of_rituals_is_settled_first() -> None:
    held = {"blue": ["skip", "tide", "ward"]}
    table = plain(table=ROW, rituals=held, question="draw", asked="blue", turn="blue", stage="after", owed={"blue": 1})
    assert said(table, "cell:1").text == (
        "First the ritual for your black stone: play or remove one of those you hold, or draw none."
    )


def test_without_room_to_make_no_ritual_is_removed() -> None:
    table = plain(table=ROW, rituals={"blue": ["skip"]}, turn="blue")
    assert said(table, "drop:skip").text == (
        "A ritual is removed only to make room, when a black stone draws one and you hold 3 already. You hold 1."
    )


def test_cells_out_of_reach_say_which_are_in_reach() -> None:
    table = plain(table=ROW, hands={"blue": [4]}, turn="blue")
    last = int(state_of(table).cells)
    assert table.why_not(f"cell:{last + 1}") is not None
    assert said(table, f"cell:{last + 1}").text == (
        f"Cell {last + 1} touches no stone yet; cells 1 to {last} are in reach."
    )


# -- what can be pointed at --------------------------------------------------------------------------------------------


def test_every_cell_in_reach_can_be_pointed_at_whatever_is_asked() -> None:
    table = meadhall.table("runes", 3, seed="pointing")
    for _ in range(60):
        table.play(table.legal_actions()[0])
        drawn = pictures(table, table.seat)["wide"]
        for cell in range(1, int(state_of(table).cells) + 1):
            assert drawn.count(f'data-why="cell:{cell}"') == 1, (table.question(), cell)
            assert drawn.count(f'id="cell-{cell}"') == 1
