"""Why not: each refusal of Walhalla, said with its figures in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.look import brush, show
from meadhall.words import speaker

NAMES = ("blue", "red", "yellow", "green")


def scene(seats: int = 4, **position: Any) -> Table:
    """Blue's turn; everything else as at the start."""
    return meadhall.scene("walhalla", {"seats": list(NAMES[:seats]), "turn": "blue", **position})


def why(table: Table, answer: str, lang: str = "en") -> str:
    """Why the asked seat cannot give an answer, with what would help, as it is read."""
    view, game = table.view(table.seat), table.game
    shown, action = show(game), game.actions.parse(answer)
    reason = table.why_not(answer)
    assert reason is not None, f"{answer} is possible"
    said = speaker(lang, shown).reason(shown.why(view, action, reason), table.names, table.seat)
    return f"{said.text} | {said.detail}" if said.detail else said.text


def both(table: Table, answer: str) -> tuple[str, str]:
    """The reason in English and in German."""
    return why(table, answer), why(table, answer, "de")


# -- boarding --------------------------------------------------------------------------------------------------------


def test_only_its_owner_sends_a_viking_to_the_coloured_seat() -> None:
    table = scene(dragon="red-bow")
    assert both(table, "man:bow") == (
        "The coloured seat at the bow is red’s, and only red may send a Viking there. | "
        "You may man the two neutral seats.",
        "Der farbige Platz am Bug gehört red; niemand sonst schickt dort einen Wikinger hin. | "
        "Die zwei neutralen Plätze darfst du bemannen.",
    )
    assert table.why_not("man:middle-stern") is None


def test_the_seat_of_a_colour_nobody_plays_stays_empty() -> None:
    table = scene(3, dragon="green-middle")
    assert both(table, "man:all") == (
        "The coloured seat in the middle stays empty: nobody plays that colour. | You may man the two neutral seats.",
        "Der farbige Platz in der Mitte bleibt leer: Niemand spielt diese Farbe. | "
        "Die zwei neutralen Plätze darfst du bemannen.",
    )
    assert why(table, "ride").startswith("The coloured seat in the middle stays empty: nobody plays that colour.")


def test_three_seats_take_three_vikings_in_midgard() -> None:
    table = scene(dragon="blue-bow", midgard={"blue": 2}, valhalla={"blue": 1})
    assert both(table, "man:all") == (
        "That takes 3 Vikings in Midgard; you have 2. | "
        "Your 11 Vikings in Asgard come back at the next supply, between two raids.",
        "Dafür brauchst du 3 Wikinger in Midgard; du hast 2. | "
        "Deine 11 Wikinger in Asgard kommen mit dem nächsten Nachschub zurück, zwischen zwei Raubzügen.",
    )
    assert table.why_not("man:bow-stern") is None


def test_nobody_boards_a_dragon_that_is_manned() -> None:
    table = scene(dragon="yellow-bow")
    table.play("man:middle-stern", "stay")
    told = (
        "The dragon is manned: 2 Vikings are aboard, and now the fjord is chosen. | "
        "Vikings go aboard at the beginning of a turn.",
        "Der Drache ist bemannt: 2 Wikinger sind an Bord, und jetzt wird der Fjord gewählt. | "
        "An Bord gehen Wikinger am Anfang eines Zuges.",
    )
    assert both(table, "man:all") == both(table, "ride") == told


def test_who_is_asked_to_ride_neither_mans_nor_steers() -> None:
    table = scene(dragon="red-stern")
    table.play("man:bow")
    assert both(table, "man:middle") == (
        "It is blue’s turn, and blue has manned the neutral seats. | "
        "One Viking of yours may ride along at the stern, on the seat of your colour; you have 7 in Midgard.",
        "blue ist am Zug und hat die neutralen Plätze bemannt. | "
        "Einer deiner Wikinger darf am Heck mitfahren, auf dem Platz deiner Farbe; in Midgard hast du 7.",
    )
    assert both(table, "berth:A.bow") == (
        "blue steers this dragon; you only decide whether a Viking of yours rides along. You have 7 in Midgard. | "
        "You choose the fjord when it is your turn.",
        "blue steuert diesen Drachen; du entscheidest nur, ob einer deiner Wikinger mitfährt. "
        "In Midgard hast du 7. | Den Fjord wählst du, wenn du am Zug bist.",
    )


def test_whose_the_coloured_seat_is_decides_who_is_asked_to_ride() -> None:
    assert why(scene(dragon="blue-bow"), "ride") == (
        "The coloured seat at the bow is your own: on your turn you man it like the neutral ones."
    )
    assert why(scene(dragon="red-bow"), "ride").startswith(
        "Whether a Viking rides at the bow, red says once you have manned the dragon."
    )
    assert why(scene(dragon="red-bow", midgard={"red": 0}), "stay", "de").startswith(
        "Der farbige Platz am Bug bleibt leer: red hat niemanden in Midgard."
    )


# -- berths and landing ----------------------------------------------------------------------------------------------


def full() -> dict[str, Any]:
    return {"A": ["red-bow/bow", "red-middle/bow", "red-stern/bow", "yellow-bow/bow"]}


def test_a_fjord_whose_berths_are_taken_lets_nobody_in() -> None:
    table = scene(dragon="blue-bow", berths=full())
    told = (
        "Fjord A is full: all 4 berths are taken. | There is room in fjords B, C and D.",
        "Fjord A ist voll: Alle 4 Liegeplätze sind belegt. | Platz ist noch in Fjord B, C und D.",
    )
    assert both(table, "berth:A.bow") == told  # true before the dragon is manned, too
    table.play("man:bow")
    assert both(table, "berth:A.stern") == told
    assert table.why_not("berth:B.stern") is None


def test_the_dragon_is_manned_before_it_sails() -> None:
    told = (
        "First the dragon is manned, by none, one or more Vikings from Midgard; you have 7 there. | "
        "Then you choose the fjord, and the crew lands.",
        "Zuerst wird der Drache bemannt, mit keinem, einem oder mehreren Wikingern aus Midgard; du hast dort 7. | "
        "Danach wählst du den Fjord, und die Mannschaft geht an Land.",
    )
    table = scene(dragon="blue-bow")
    assert both(table, "berth:B.bow") == both(table, "left") == told


def test_a_crew_lands_where_its_dragon_lies() -> None:
    table = scene(dragon="blue-bow", berths={"B": ["red-bow/bow"]})
    table.play("man:middle", "berth:B.bow")
    assert table.game.question(table.state) == "side"
    assert both(table, "berth:C.bow") == (
        "The dragon already lies in fjord B, beside rows 4 to 6. A Viking lands beside its seat, and the one in the "
        "middle is at row 5.",
        "Der Drache liegt schon in Fjord B, neben den Reihen 4 bis 6. Ein Wikinger geht neben seinem Platz an Land, "
        "der in der Mitte in Reihe 5.",
    )
    assert both(table, "man:all") == (
        "The dragon lies in fjord B beside rows 4 to 6 and is being unloaded; nobody goes aboard any more. | "
        "When it is empty, the next player draws a dragon.",
        "Der Drache liegt in Fjord B neben den Reihen 4 bis 6 und wird entladen; an Bord geht niemand mehr. | "
        "Ist er leer, zieht der Nächste einen Drachen.",
    )


def test_nobody_lands_before_the_dragon_has_a_berth_or_after_choosing_a_side() -> None:
    table = scene(dragon="blue-bow", land=[["forest-2/cult", *[None] * 5], [None] * 6, [None] * 6])
    table.play("man:bow")
    assert both(table, "left") == (
        "The dragon has no berth yet; the Viking aboard lands once it lies in a fjord.",
        "Der Drache hat noch keinen Liegeplatz; der Wikinger an Bord geht an Land, sobald er in einem Fjord liegt.",
    )
    table.play("berth:A.bow")
    assert table.game.question(table.state) == "hunt"
    assert both(table, "right") == (
        "The side is chosen: the Viking has gone to row 1 of tongue 6.",
        "Die Seite ist gewählt: Der Wikinger ist in Reihe 1 der Landzunge 6 an Land gegangen.",
    )


# -- battle ----------------------------------------------------------------------------------------------------------


def battle(**more: Any) -> Table:
    """Blue lands on Red's field, row 1 of tongue 6."""
    table = scene(dragon="blue-bow", vikings={"red": ["1.1"]}, **more)
    table.play("man:bow", "berth:A.bow")
    return table


def test_to_win_in_defence_takes_a_hero() -> None:
    table = battle(valhalla={"red": 0})
    table.play("plain")
    assert both(table, "win") == (
        "To win costs 1 hero; your Valhalla is empty. | "
        "Each Viking of yours that falls is a hero from then on. “Shield” wins without one.",
        "Gewinnen kostet 1 Helden; dein Walhalla ist leer. | "
        "Jeder deiner Wikinger, der fällt, ist von da an ein Held. „Schutzschild“ gewinnt ohne einen.",
    )


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    table = battle(hands={"blue": ["hunt"]})
    assert both(table, "attack") == (
        "You hold no “Attack”. | Each cult site you take brings a card by chance; 31 are in the deck.",
        "„Attacke“ hast du nicht auf der Hand. | "
        "Jede Kultstätte, die du nimmst, bringt eine zufällige Karte; im Stapel liegen noch 31.",
    )
    table.play("plain")
    assert why(table, "shield").startswith("You hold no “Shield”.")


def test_attacker_and_defender_have_their_own_answers() -> None:
    table = battle()
    assert both(table, "win") == (
        "You attack row 1 of tongue 6, and red defends it; only a defender loses, wins or plays “Shield”.",
        "Du greifst Reihe 1 der Landzunge 6 an, und red verteidigt sie; nur wer verteidigt, verliert, gewinnt oder "
        "spielt „Schutzschild“.",
    )
    table.play("plain")
    assert both(table, "attack") == (
        "blue attacks, and you defend row 1 of tongue 6; “Attack” is for the attacker.",
        "blue greift an, und du verteidigst Reihe 1 der Landzunge 6; „Attacke“ spielt nur, wer angreift.",
    )


def test_without_a_battle_nobody_attacks_or_defends() -> None:
    table = scene(dragon="blue-bow", vikings={"blue": ["1.1", "2.4"]}, valhalla={"blue": 1})
    assert both(table, "attack") == (
        "None of your Vikings fights now. | “Attack” is for the moment when your Viking lands on a rival’s field.",
        "Keiner deiner Wikinger kämpft gerade. | "
        "„Attacke“ spielst du, wenn dein Wikinger auf einem Feld mit einem fremden Wikinger an Land geht.",
    )
    assert both(table, "win") == (
        "Nobody attacks you. You hold 2 fields and have 1 hero to defend them with. | "
        "A hero is spent when a rival lands on a field of yours and you want to keep it.",
        "Niemand greift dich an. Du hältst 2 Felder und hast 1 Helden, um sie zu verteidigen. | "
        "Einen Helden zahlst du, wenn ein fremder Wikinger auf deinem Feld an Land geht und du es behalten willst.",
    )
    assert why(table, "shield").endswith("“Shield” is for the moment when a rival lands on a field of yours.")


def test_hunt_waits_for_a_forest() -> None:
    assert both(scene(dragon="blue-bow"), "hunt") == (
        "No Viking of yours has just taken a forest. | “Hunt” doubles a forest at the moment when you take it.",
        "Keiner deiner Wikinger hat gerade einen Wald genommen. | "
        "„Jagd“ verdoppelt einen Wald in dem Augenblick, in dem du ihn nimmst.",
    )


# -- the end of a raid -----------------------------------------------------------------------------------------------


def test_cards_for_the_end_of_a_raid_wait_for_it() -> None:
    table = scene(dragon="blue-bow", berths=full())
    assert both(table, "lay:wheat") == (
        "“Harvest” is for the end of raid 1; 7 dragons are still to come. | "
        "The raid also ends when nobody has a Viking left in Midgard.",
        "„Ernte“ ist für das Ende von Raubzug 1; 7 Drachen kommen noch. | "
        "Der Raubzug endet auch, wenn niemand mehr einen Wikinger in Midgard hat.",
    )
    assert why(table, "done").startswith("That is for the end of raid 1; 7 dragons are still to come.")


def test_after_the_last_dragon_only_cards_are_asked_for() -> None:
    table = scene(question="lay", hands={"blue": ["wheat"]}, midgard=dict.fromkeys(NAMES, 0))
    told = (
        "Raid 1 is over: nobody has a Viking left in Midgard. | Dragons sail again in raid 2, after the scoring.",
        "Raubzug 1 ist vorbei: Niemand hat noch einen Wikinger in Midgard. | "
        "Drachen fahren wieder in Raubzug 2, nach der Wertung.",
    )
    assert both(table, "man:all") == both(table, "berth:A.bow") == both(table, "win") == told
    last = scene(raid=3, question="lay", hands={"blue": ["wheat"]}, midgard=dict.fromkeys(NAMES, 0))
    assert why(last, "hunt") == "Raid 3 is over: nobody has a Viking left in Midgard."


def test_who_has_said_no_more_lays_down_no_more() -> None:
    table = scene(question="lay", hands={"blue": ["wheat", "cult", "cult"]})
    table.play("lay:wheat")
    assert both(table, "lay:wheat") == (
        "You have played “Harvest” already, face down, and hold no other one.",
        "„Ernte“ hast du schon verdeckt ausgespielt; eine weitere hast du nicht.",
    )
    table.play("done")
    assert both(table, "lay:cult") == (
        "You have said that you play no further card in raid 1; 1 of yours lies face down. | You keep it for raid 2.",
        "Du hast gesagt, dass du in Raubzug 1 keine Karte mehr ausspielst; von dir liegt 1 verdeckt da. | "
        "Du behältst sie für Raubzug 2.",
    )


# -- what can be pointed at ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_click_may_mean_does_not_depend_on_what_is_possible(seats: int) -> None:
    meant: dict[str, str] = {}
    table, chance = meadhall.table("walhalla", seats, seed="pointing"), random.Random(5)
    while not table.over:
        view, seat = table.view(table.seat), table.seat
        shown = show(table.game)
        painter = brush(shown, view, seat=seat)
        drawn = shown.board(view, painter) + shown.mat(view, seat, painter, "own")
        for tag in re.findall(r"<[^>]*data-why=[^>]*>", drawn):
            name, wish = (re.findall(rf' {key}="([^"]*)"', tag)[0] for key in ("id", "data-why"))
            if not name.startswith("dragon-"):  # they sail: at sea one boards them, then they lie in a fjord
                assert meant.setdefault(name, wish) == wish
        table.play(chance.choice(table.legal()))
    things = [*(f"water-{fjord}" for fjord in "ABCD"), "field-1-1", "headland-3-1", "under-way", "midgard-1"]
    assert not [thing for thing in things if thing not in meant]
    assert meant["field-2-7"] == "berth:B.bow berth:B.stern berth:C.bow berth:C.stern"
