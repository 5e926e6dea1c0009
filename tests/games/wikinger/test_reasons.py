"""Why not? One sentence with the figure that is missing, in both languages, and what would help."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.pictures import board, mat
from tests.sayings import NAMES, Listener

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

ADVANCED: dict[str, Any] = {"options": {"version": "advanced"}}


def why(table: Table, answer: str, lang: str = "en") -> str:
    """Why the asked seat cannot give an answer, and in brackets what would help."""
    reason = table.why_not(answer, table.seat)
    assert reason is not None, f"{answer} can be given"
    shown, action = show(table.game), table.game.actions.parse(answer)
    phrase = shown.why(table.view(table.seat), action, reason)
    return speaker(lang, shown).reason(phrase, table.names, table.seat).whole


def scene(**more: Any) -> Table:
    """Two players, each with a start tile among the scouts."""
    lands = {"blue": {"scouts": "left"}, "red": {"scouts": "left"}}
    return meadhall.scene("wikinger", {"seats": 2, "lands": lands, **more})


# -- the wheel --------------------------------------------------------------------------------------------------------

WHEEL = {0: "left fisher", 1: "right fisher", 5: "farm noble", 9: "red-ship scout"}


def test_the_free_combination_is_barred_and_says_by_how_many_of_its_colour() -> None:
    table = scene(wheel=WHEEL, gold={"blue": 12})
    assert why(table, "buy:0") == (
        "It is not free for you yet: 1 fisher more stands at the wheel, and you have 12 gold for the next combination, "
        "which costs 1. (It is free for all once its figure is the last of its colour, and for anybody with less gold "
        "than the next one costs.)"
    )
    assert why(table, "buy:0", "de").startswith(
        "Umsonst bekommst du sie noch nicht: Daneben steht noch 1 Fischer am Drehrad, und du hast 12 Gold für die "
        "nächste Kombination, die 1 kostet."
    )
    assert scene(wheel=WHEEL, gold={"blue": 0}).why_not("buy:0", 0) is None


def test_what_is_too_dear_says_how_much_is_missing() -> None:
    table = scene(wheel=WHEEL, gold={"blue": 3}, points={"blue": 4})
    assert why(table, "buy:9").startswith("It costs 9, and you have 3 gold and 4 points: 2 are missing.")
    assert why(table, "buy:9", "de").startswith("Sie kostet 9, und du hast 3 Gold und 4 Punkte: Es fehlen 2.")
    assert table.why_not("buy:5", 0) is None


def test_what_is_sold_says_what_is_left() -> None:
    assert why(scene(wheel=WHEEL), "buy:3") == "This combination is sold; 4 of 12 are left on the wheel."


# -- laying -----------------------------------------------------------------------------------------------------------


def laying(tile: str, rows: dict[str, str], figure: str = "noble") -> Table:
    """Blue has bought a tile."""
    lands = {"blue": rows, "red": {"scouts": "left"}}
    hand = {"tile": tile, "figure": figure}
    return meadhall.scene("wikinger", seats=2, question="lay", hand=hand, lands=lands, wheel={0: "left noble"})


@pytest.mark.parametrize(
    ("tile", "answer", "said"),
    [
        ("right", "lay:4.1", "The left end lies here already."),
        ("right", "lay:3.1", "The right end has land on its left side, but beside the homeland is sea."),
        ("left", "lay:4.2", "The left end has sea on its left side, its neighbour there has land on its right side."),
        ("left", "lay:2.3", "No tile of yours touches this cell; your islands reach to column 3."),
        ("left", "lay:3.9", "No tile of yours touches this cell; your islands reach to column 3."),
        ("right", "lay:6.2", "The right end has sea on its right side, its neighbour there has land on its left side."),
        ("right", "lay:1.1", "The right end is no ship, and only ships lie in the top row."),
        ("red-ship", "lay:4.2", "The red ship lies in the top row; the rows below are for islands."),
        ("red-ship", "lay:1.4", "3 of the columns 1 to 3 have no ship yet, and they come first."),
    ],
)
def test_a_tile_that_does_not_fit_says_which_side_is_in_the_way(tile: str, answer: str, said: str) -> None:
    table = laying(tile, {"scouts": "left", "goldsmiths": "left farm right", "fishers": "- - farm"})
    assert why(table, answer).startswith(said)
    assert why(table, answer, "de").endswith((".", ".)"))


def test_german_tiles_that_do_not_fit_keep_their_gender() -> None:
    table = laying("farm", {"scouts": "left right", "nobles": "left"})
    assert why(table, "lay:4.1", "de") == "Der Inselanfang liegt schon hier."
    assert why(table, "lay:2.1", "de").startswith("Die Inselmitte mit Hof hat links Land, aber neben dem Festland")
    assert why(table, "lay:4.3", "de").startswith(
        "Die Inselmitte mit Hof hat links Land, der linke Nachbar endet mit Meer."
    )


def test_a_tile_that_lies_and_a_figure_that_stands_stay_where_they_are() -> None:
    lands = {"blue": {"scouts": "left* church", "warriors": "left"}, "red": {"scouts": "left"}}
    table = scene(wheel=WHEEL, lands=lands)
    assert why(table, "lay:4.2") == "The middle with a church stays where it lies."
    assert why(table, "to:4.1", "de") == "Steht der Späher einmal auf einer Insel, bleibt er dort."
    assert why(table, "lay:4.3").startswith("You have no tile in hand to lay here.")


def test_a_figure_in_hand_stands_on_its_own_tile_only() -> None:
    table = scene(
        question="stand", hand={"figure": "scout", "column": 2}, wheel={0: "left noble"},
        lands={"blue": {"scouts": "left right"}, "red": {"scouts": "left"}},
    )  # fmt: skip
    assert why(table, "to:4.1").startswith(
        "On an island the scout stands only on the tile he was bought with: in column 2."
    )
    assert why(table, "buy:0", "de") == "Erst entscheidest du, wohin der Späher kommt."


def test_the_start_tile_goes_into_column_1() -> None:
    table = scene(question="start", hand={"tile": "left", "figure": "noble"}, lands={}, wheel={0: "left noble"})
    assert why(table, "lay:4.3") == "The start tile goes into column 1; this is column 3."
    assert why(table, "lay:1.1", "de") == (
        "Das Startplättchen ist kein Schiff; es kommt in Spalte 1 einer Reihe darunter."
    )


# -- special tiles and the auction ------------------------------------------------------------------------------------


def test_a_special_tile_says_what_the_dearest_combination_costs() -> None:
    table = scene(wheel=WHEEL, open=["boat", "noble-1"], **ADVANCED)
    assert why(table, "special:boat") == (
        "A special tile comes only with the dearest combination on the wheel, and that one costs 9."
    )
    assert why(table, "special:exchange") == "“Money changer” does not lie open; 2 other special tiles do."
    assert why(scene(wheel=WHEEL), "special:boat").endswith("this is the base game.")
    last = scene(wheel={4: "left noble"}, open=["boat"], **ADVANCED)
    assert why(last, "special:boat", "de").endswith("die einzige, die noch da ist, kostet nichts.")


def bidding(**more: Any) -> Table:
    """Red is asked after blue has opened with 4."""
    drawn = {"fisher": 5, "noble": 5, "scout": 3}
    position = {"question": "bid", "asked": "red", "drawn": drawn, "auction": {"standing": 4, "leader": "blue"}}
    return scene(**{**ADVANCED, **position, "gold": {"red": 8}, "points": {"red": 2}, **more})


def test_a_bid_says_what_is_too_low_and_what_is_too_high() -> None:
    table = bidding()
    assert why(table, "bid:4") == "blue bids 4; you have to bid 5 at least."
    assert why(table, "bid:11", "de") == "Du kannst höchstens 10 bieten, denn du hast 8 Gold und 2 Punkte."
    assert {table.why_not(f"bid:{bid}", 1) for bid in range(5, 11)} == {None}
    assert why(table, "colour:fisher") == "First it is settled who goes first; the bid stands at 4."


def test_who_opens_the_auction_has_nothing_to_pass_on() -> None:
    table = bidding(asked="blue", auction={})
    assert why(table, "pass") == (
        "You open the auction, so there is no bid you could pass on. (Bid nothing: that stands as a bid of 0, and you "
        "may still raise.)"
    )


# -- boatmen ----------------------------------------------------------------------------------------------------------


def test_boatmen_say_when_they_cross() -> None:
    table = scene(wheel=WHEEL, round=3, ashore={"blue": {"noble": 1}})
    assert why(table, "ferry:noble") == (
        "Boatmen cross after round 4, before the large scoring; this is round 3. (It takes a boatman ashore, and you "
        "have none.)"
    )
    assert why(scene(wheel=WHEEL, round=4, ashore={"blue": {"boatman": 1}}), "stop", "de") == (
        "Bootsmänner setzen über, wenn das Drehrad in diesem Durchgang leer ist, vor der großen Wertung."
    )


def test_nobody_crosses_without_a_free_tile_of_the_own_colour() -> None:
    ashore = {"blue": {"boatman": 1, "noble": 2, "scout": 1}}
    table = scene(round=6, question="ferry", ashore=ashore)
    assert why(table, "ferry:noble").startswith("2 nobles wait ashore, but no tile in the row of the nobles is free.")
    assert why(table, "ferry:fisher", "de") == "Auf dem Festland wartet kein Fischer von dir."
    assert why(table, "ferry:each") == "Only 1 figure can cross, so this would be the same as ferrying it."
    assert why(table, "stop") == "In the last scoring nobody waits while somebody can cross; you have 1 boatman."


def test_a_boat_is_neither_had_for_nothing_nor_wasted() -> None:
    ashore = {"blue": {"boatman": 1, "scout": 1}}
    without = scene(round=2, question="ferry", ashore=ashore, **ADVANCED)
    assert why(without, "boat:scout").startswith("It takes a boat, and you have none.")
    assert why(without, "ferry:each").endswith("for more he takes a boat, and you have none.")
    with_one = scene(round=2, question="ferry", ashore=ashore, specials={"blue": {"boat": 1}}, **ADVANCED)
    assert why(with_one, "boat:scout") == ("The boat would carry 1 figure, as many as your boatman carries without it.")


def test_a_ferried_figure_lands_on_a_free_tile_of_its_row() -> None:
    table = scene(
        round=2, question="to", cargo={"row": "scouts", "left": 1}, ashore={"blue": {"scout": 1}},
        lands={"blue": {"nobles": "left", "scouts": "left* farm right"}, "red": {"scouts": "left"}},
    )  # fmt: skip
    assert why(table, "to:3.1") == "This is the row of the nobles; the scout lands in the row of the scouts."
    assert why(table, "lay:4.1") == "Somebody stands here already; a tile has room for 1 figure."
    assert why(table, "to:4.4", "de") == (
        "Hier liegt kein Plättchen; der Späher braucht ein freies in der Reihe der Späher."
    )


def test_a_building_says_which_middle_it_replaces() -> None:
    table = scene(
        question="swap", building="great-farm", specials={"blue": {"great-farm": 1}}, round=3, wheel={0: "left noble"},
        lands={"blue": {"scouts": "left farm farm church right"}, "red": {"scouts": "left"}}, **ADVANCED,
    )  # fmt: skip
    assert why(table, "swap:4.4") == ("The middle with a church lies here; “Great farm” replaces a middle with a farm.")
    assert why(table, "to:3.1", "de") == "Hier liegt nichts; „Großer Hof“ ersetzt eine Inselmitte mit Hof."
    assert why(table, "buy:0") == "First “Great farm” takes the place of a middle."


# -- on the board -----------------------------------------------------------------------------------------------------


def pointed(table: Table, seat: int) -> dict[str, str]:
    """What a seat can point at: ids, and the answers that may be meant."""
    parts = [board(table.game, table.view(seat), "en", seat, "wide", table.names)]
    parts += [
        mat(table.game, table.view(seat), of, "en", seat, "own" if of == seat else "rival", table.names)
        for of in range(table.seats)
    ]
    found = {}
    for tag in re.findall(r"<[^>]* data-why=[^>]*>", "".join(parts)):
        name = re.search(r' id="([^"]+)"', tag)
        answers = re.search(r' data-why="([^"]+)"', tag)
        assert answers
        found[name[1] if name else tag] = answers[1]
    return found


def test_every_cell_of_the_own_land_can_be_pointed_at_whatever_is_asked() -> None:
    table = scene(wheel=WHEEL)
    before = pointed(table, 0)
    assert before["place-1-4-2"] == "lay:4.2 to:4.2 swap:4.2"
    assert before["slot-3"] == "buy:3"  # sold, but there is something to say
    assert {f"place-1-{row}-{column}" for row in range(1, 7) for column in range(1, 8)} <= set(before)
    assert not any(name.startswith("place-2") for name in before)
    table.play("buy:1")
    after = pointed(table, 0)
    assert {name: said for name, said in after.items() if name.startswith("place")} == {
        name: said for name, said in before.items() if name.startswith("place")
    }


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_hold_the_grammar_of_their_language(lang: str) -> None:
    from tests.contract.test_grammar import NEVER, WRONG

    game = meadhall.game("wikinger")
    shown, ear = show(game), Listener(lang, game)
    for version in ("base", "advanced", "no-auction"):
        options = {"version": version}
        table, mind = Table(game, 3, seed=version, options=dict(options), names=NAMES[:3]), FastDice(5)
        while not table.over:
            view = table.view(table.seat)
            for action in range(mind.below(9), len(game.actions), 9):
                reason = game.why_not(view, action)
                if reason is not None:
                    ear.reason(shown.why(view, action, reason), table.names, table.seat)
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
    said = {sentence for name, all_ in ear.heard.items() if name.startswith("why-") for sentence in all_}
    broken = [
        (what, sentence)
        for what, pattern in (NEVER | WRONG[lang]).items()
        for sentence in said
        if re.search(pattern, sentence)
    ]
    assert not broken
    assert all(sentence[0].isupper() or sentence[0] in "“„0123456789" for sentence in said if sentence)
    assert len(said) > 150
