"""The component file: what it must hold, and how it refuses."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files

import pytest
from tests.pictures import board, mat

import meadhall
from meadhall.engine import BadComponents, FastDice, registry
from meadhall.engine.components import NOT_FIGURES
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules.components import box_of
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

TEXT = files("meadhall.games.walhalla").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('fields = ["cult", "forest-2"]\ncopies = 2', 'fields = ["cult", "forest-2"]\ncopies = 3', "add up to 19"),
        ('fields = ["cult", "forest-2"]', 'fields = ["cult", "swamp"]', "two of forest-2"),
        ('id = "hunt"\ncopies = 4', 'id = "hunt"\ncopies = 5', "add up to 33"),
        ('id = "hunt"', 'id = "fishing"', "one of forest"),
        ('id = "attack"', 'id = "hunt"', "more than once"),
        ('colour = "blue"\nseat = "bow"', 'colour = "blue"\nseat = "mast"', "one of bow"),
        (
            "[[dragon]]\n",
            '[[dragon]]\ncolour = "red"\nseat = "bow"\nbasis = "assumed"\n' * 6 + "[[dragon]]\n",
            "18, the",
        ),
        ('colour = "blue"', 'colour = "black"', "one of blue"),
        ("first = 6", "first = 7", "more than once"),
        ("tongue = 6", "tongue = 9", "no tongue has the headland 9"),
        ("wheat = [1, 2, 3]", "wheat = [1, 2]", "3 whole numbers"),
        ("vikings = [10, 9]", "vikings = [10]", "2 whole numbers"),
        ('last = 8\nbasis = "printed"\ninferred = ["last"]', 'basis = "printed"', "3 whole numbers"),
        ("midgard = 9", "midgard = 15", "from 1 to 14"),
        ("usual = 6", "usual = 7", "18 tiles make 3 tongues of 6, not of 7"),
        ('kind = "wheat"\n', 'kind = "wheat"\nvalue = 2\n', "has no value"),
        ("[dragon-length]", "[longship]", "unknown table longship"),
        ('basis = "printed"', 'basis = "rumour"', "one of printed"),
    ],
)
def test_a_file_that_does_not_describe_the_box_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents, match=reason) as refused:
        meadhall.game("walhalla", TEXT.replace(old, new, 1))
    assert refused.value.line > 1


def test_a_corrected_file_is_played_with() -> None:
    text = TEXT.replace("last = 5", "last = 4")
    table = meadhall.scene(
        "walhalla", components=text, question="berth", midgard={"blue": 0, "red": 0, "yellow": 0, "green": 0},
        valhalla={"blue": 3, "red": 2, "yellow": 1, "green": 0},
    )  # fmt: skip
    table.play("berth:A.bow")
    assert table.position()["midgard"]["green"] == 4


def test_box_and_states_keep_their_version_of_the_rules_through_copies_and_pickles() -> None:
    game = WalhallaGame(None, 1)
    state = game.new(3, FastDice(1))
    for copy in (state.clone(), state.redacted(0), pickle.loads(pickle.dumps(state))):
        assert copy.box.rules == 1
        assert copy.box is state.box  # shared, and made from the text once
    other = box_of(TEXT, 2)
    assert other is not state.box
    assert pickle.loads(pickle.dumps(other)).rules == 2


def test_every_component_on_the_table_has_a_basis() -> None:
    bases = show(meadhall.game("walhalla")).bases()
    assert bases["card-hunt"] == {"effect": "printed", "copies": "printed"}
    assert bases["dragon-red-bow"] == {"colour": "review", "seat": "assumed"}
    assert {f"headland-first-{value}" for value in (6, 7, 8)} <= set(bases)
    assert {f"headland-second-{value}" for value in (3, 4, 5)} <= set(bases)


@pytest.mark.parametrize(
    ("component", "basis"),
    [
        ("card-hunt", "printed"),
        ("card-forest", "effect, number printed; name reconstructed"),
        ("card-tongue-7", "effect, tongue printed; number inferred; name reconstructed"),
        ("dragon-green-stern", "colour known from reviews; place of the coloured seat reconstructed"),
        ("asgard", "first ranks printed; last rank inferred"),
        ("field-forest-3", "kind, value printed; how many there are reconstructed"),
        ("fjord", "known from reviews"),
        ("headland-second-4", "printed"),
    ],
)
def test_a_component_says_how_we_know_each_fact_of_it(component: str, basis: str) -> None:
    assert speaker("en", show(meadhall.game("walhalla"))).basis(component) == basis


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_the_file_has_a_word(lang: str) -> None:
    game = meadhall.game("walhalla")
    speak = speaker(lang, show(game))
    facts = {fact for entry in game.components.entries for fact in entry.values if fact not in NOT_FIGURES}
    assert {"defence", "last", "tongue_card"} <= facts
    for fact in facts:
        assert speak.say(f"fact-{fact}".replace("_", "-"))


def test_games_dealt_with_the_first_file_go_on_by_its_figures() -> None:
    first, now = registry.dealt("walhalla", "20bbe6c7ce141ae5", 1), meadhall.game("walhalla")
    assert first.components.digest != now.components.digest
    boxes = [box_of(game.components.text, 1) for game in (first, now)]
    assert boxes[0].supply == boxes[1].supply
    assert [(box.card_points, box.price) for box in boxes] == [(1, 1), (1, 1)]


@pytest.mark.parametrize(
    ("old", "new", "component", "name", "about"),
    [
        ('id = "forest-3"\nkind = "forest"\nvalue = 3', 'id = "forest-3"\nkind = "forest"\nvalue = 5', "field-forest-3",
         "Forest 5", "Whoever comes to stand here gets 5 points at once, 10 with the card “Hunt”."),
        ("first = 8\nsecond = 5", "first = 8\nsecond = 6", "headland-second-6", "Headland 6",
         "Whoever is second strongest on this tongue at the end of a raid gets 6 points. "
         "If several are, they share it, rounded up."),
        ("tongue_card = 2", "tongue_card = 3", "card-tongue-7", "Banner 7",
         "At the end of a raid: adds 3 to your strength on the tongue with headland 7."),
        ("card = 1 ", "card = 2 ", "card-cult", "Offering",
         "At the end of a raid: 2 points for every cult site you besiege."),
        ("hunt = 2", "hunt = 3", "card-hunt", "Hunt",
         "Play it when your Viking takes a forest: it pays 3 times as much."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_named_and_explained_as_corrected(
    old: str, new: str, component: str, name: str, about: str
) -> None:
    assert old in TEXT
    speak = speaker("en", show(meadhall.game("walhalla", TEXT.replace(old, new, 1))))
    assert (speak.title(component), speak.about(component)) == (name, about)


def test_a_field_with_an_id_of_the_owners_own_is_drawn_and_told() -> None:
    own = TEXT.replace('"forest-3"', '"deep-forest"')
    table = meadhall.table("walhalla", 3, seed="own", components=own)
    assert "Wald 3" in board(table.game, table.view(0), "de")


@pytest.mark.parametrize(
    ("old", "new", "card", "words"),
    [
        ("tongue_card = 2", "tongue_card = 3", "tongue-7", "3 more strength there"),
        ("valhalla_card = 2", "valhalla_card = 4", "valhalla", "4 more in Valhalla"),
        ("hunt = 2", "hunt = 3", "hunt", "a forest pays 3 times as much"),
    ],
)
def test_a_card_says_what_it_does_with_the_figures_of_the_file(old: str, new: str, card: str, words: str) -> None:
    text = TEXT.replace(old, new, 1)
    table = meadhall.scene("walhalla", components=text, hands={"blue": [card]})
    drawn = mat(table.game, table.view(0), 0, seat=0)
    assert words in " ".join(re.findall(r'<text class="small"[^>]*>([^<]+)', drawn))


def test_a_tongue_card_shows_the_headland_that_the_file_gives_it() -> None:
    text = TEXT.replace("first = 6", "first = 9").replace("tongue = 6", "tongue = 9")
    table = meadhall.scene("walhalla", components=text, hands={"blue": ["tongue-6"]})
    assert re.search(r'class="worth"[^>]*>9<', mat(table.game, table.view(0), 0, seat=0))
