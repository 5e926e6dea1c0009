"""The component file: complete, with a basis on every entry; a bad one is refused with line and reason."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from tests.pictures import board

import meadhall
from meadhall.engine import BadComponents
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

TEXT = files("meadhall.games.raids").joinpath("components.toml").read_text("utf-8")


def test_the_box_holds_64_tiles_9_harbours_and_20_coins() -> None:
    parts = meadhall.game("raids").components
    assert sum(sum(entry.values["copies"]) for entry in parts.all("tile")) == 64
    assert len(parts.all("harbour")) == 9
    assert sum(entry.values["copies"] for entry in parts.all("coin")) == 20


def test_goods_come_in_four_kinds_three_of_each() -> None:
    goods = [entry.values for entry in meadhall.game("raids").components.all("tile") if entry.values["kind"] == "goods"]
    kinds = Counter[str]()
    for good in goods:
        kinds[good["good"]] += sum(good["copies"])
    assert kinds == {"wood": 3, "pig": 3, "fur": 3, "mead": 3}


def test_every_figure_says_how_we_know() -> None:
    parts = meadhall.game("raids").components
    printed, review, assumed = (parts.bases[basis] for basis in ("printed", "review", "assumed"))
    counts = (
        f"of {parts.bases.total()} figures {printed} are printed, {review} known from reviews and {assumed} reconstr"
    )
    assert counts in files("meadhall.games.raids").joinpath("README.md").read_text("utf-8")
    for entry in parts.entries:
        for fact in entry.facts:
            for lang in LANGUAGES:
                assert speaker(lang, show(meadhall.game("raids"))).knows(f"fact-{fact}".replace("_", "-"))


@pytest.mark.parametrize(
    ("table", "which", "facts"),
    [
        ("box", {}, {"voyages": "printed", "tiles_a_voyage": "review", "harbours": "printed"}),
        ("track", {}, {"villages": "assumed", "harbour": "review"}),
        ("ship", {}, {"spaces": "printed", "shields": "review"}),
        ("coin", {"value": 3}, {"value": "printed", "copies": "assumed"}),
        ("tile", {"id": "wood-4"}, {"kind": "printed", "good": "printed", "points": "assumed", "shields": "assumed",
                                    "copies": "assumed"}),
        ("tile", {"id": "double-sail"}, {"kind": "printed", "double": "printed", "shields": "assumed",
                                         "copies": "assumed"}),
    ],
)  # fmt: skip
def test_what_is_printed_claims_no_less_and_what_is_ours_no_more(
    table: str, which: dict[str, object], facts: dict[str, str]
) -> None:
    [entry] = [one for one in meadhall.game("raids").components.all(table) if which.items() <= one.values.items()]
    assert entry.facts == facts


def line_of(text: str, needle: str) -> int:
    """The line a needle stands on."""
    return text[: text.index(needle)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "axe"\nkind = "weapon"\nshields = 1', 'id = "axe"\nkind = "weapon"\nshields = 7', "shields must be"),
        ('id = "axe"\nkind = "weapon"', 'id = "axe"\nkind = "spoon"', "kind must be one of weapon, sail"),
        (
            'id = "shielded-axe"\nkind = "weapon"\nshields = 2',
            'id = "axe"\nkind = "weapon"\nshields = 2',
            "more than once",
        ),
        ("[runes]\npoints = [1, 3, 6, 10, 15]", "[runes]\npoints = []", "points must be 1 to 40 whole numbers"),
        ("villages = [5, 10, 15, 20]", "villages = [5, 6, 10, 15, 20]", "15 spaces remain for tiles"),
        ("value = 6\ncopies = 4", "value = 6\ncopies = 0", "copies must be a whole number from 1"),
        ('good = "wood"\npoints = 5', 'good = " "\npoints = 5', "good must be a name"),
        ('id = "rune"\nkind = "rune"', 'id = "rune"\nkind = "rune"\ndouble = true', "a rune is never double"),
        ('id = "sails"\nbasis = "printed"', 'id = "sails"\nbasis = "guessed"', "basis must be one of"),
        ('id = "sails"\nbasis = "printed"', 'id = "sails"', "basis must be one of"),
        ('id = "rune"\nkind = "rune"', 'id = "rune"\nkind = "rune"\npoints = 3', "a rune has no points"),
        ("seats = 3\nvikings = [1, 2, 3]", "seats = 3\nvikings = [1, 2]", "vikings must be 3 whole numbers"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new)
    with pytest.raises(BadComponents, match=reason) as refusal:
        meadhall.game("raids", components=text)
    start = line_of(text, new)
    assert start - 2 <= refusal.value.line <= start + new.count("\n") + 1


def test_tiles_that_do_not_add_up_are_refused() -> None:
    text = TEXT.replace("copies = [2, 2, 3, 3]", "copies = [3, 2, 3, 3]")
    with pytest.raises(BadComponents, match="tiles of voyage 1 add up to 17, the box holds 16"):
        meadhall.game("raids", components=text)


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadComponents, match="not TOML") as refusal:
        meadhall.game("raids", components="[box]\nvoyages = \n")
    assert refusal.value.line == 2


def test_a_missing_or_unknown_table_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"there is no \[track\]"):
        meadhall.game("raids", components='[box]\nvoyages = 4\nbasis = "printed"\n')
    with pytest.raises(BadComponents, match="unknown table dragon"):
        meadhall.game("raids", components=TEXT + '\n[dragon]\nbasis = "assumed"\n')


def test_a_corrected_file_is_played_with_and_its_sagas_need_it() -> None:
    mine = TEXT.replace('id = "mead-7"\nkind = "goods"\ngood = "mead"\npoints = 7',
                        'id = "mead-7"\nkind = "goods"\ngood = "mead"\npoints = 8')  # fmt: skip
    assert mine != TEXT
    table = meadhall.table("raids", seats=3, seed="mine", components=mine)
    assert table.game.components.digest != meadhall.game("raids").components.digest
    table.play(table.legal()[0])
    assert meadhall.load(table.saga(), components=mine).state == table.state
    with pytest.raises(meadhall.MeadhallError, match="other components"):
        meadhall.load(table.saga())


def test_a_better_basis_does_not_make_it_another_game() -> None:
    better = TEXT.replace('copies = [2, 2, 3, 3]\nbasis = "assumed"', 'copies = [2, 2, 3, 3]\nbasis = "review"')
    assert better != TEXT
    assert meadhall.game("raids", components=better).components.digest == meadhall.game("raids").components.digest


@pytest.mark.parametrize(
    ("old", "new", "component", "name", "about"),
    [
        ('id = "standard-5"\nkind = "standard"\npoints = 5', 'id = "great-standard"\nkind = "standard"\npoints = 8',
         "tile-great-standard", "Standarte (8)",
         "8 Punkte, wenn sie am Spielende an Bord ist. Zeigt keinen Schild; ein leerer Platz zeigt 2."),
        ('id = "axe"\nkind = "weapon"\nshields = 1', 'id = "axe"\nkind = "weapon"\nshields = 2', "tile-axe",
         "Axt mit 2 Schilden",
         "Ein Kampf gegen ein Ungeheuer kostet dieses Schiff 1 Wikinger weniger. "
         "Zeigt 2 Schilde; ein leerer Platz zeigt 2."),
        ("visit = [2, 1]", "visit = [3, 2, 1]", "tile-visit", "Besuch",
         "Für Schiffe, die vorbeifahren: 3 Wikinger für das erste, 2 Wikinger für das zweite, 1 Wikinger für das "
         "dritte. Die anderen bekommen nichts, und anhalten darf hier niemand."),
        ("village = 1 ", "village = 2 ", "village", "Dorf",
         "Jedes Schiff, das vorbeifährt, heuert 2 Wikinger an, soweit Schilde frei sind."),
        ("points = [1, 3, 6, 10, 15]", "points = [1, 3, 7]", "tile-rune", "Rune",
         "Runen zählen am Spielende, nach ihrer Anzahl in einem Satz: 1 Punkt für 1, 3 Punkte für 2, 7 Punkte für 3. "
         "Nach 3 Runen beginnt ein neuer Satz."),
        ("shields = 2            #", "shields = 3            #", "shield", "Schilde",
         "Hinter jedem hat ein Wikinger Platz. Ein leerer Platz zeigt 3; ein Plättchen verdeckt sie und zeigt seine "
         "eigenen. Wikinger ohne Schild gehen von Bord."),
        ("harbour = [6, 3, 1]", "harbour = [6, 3]", "harbour-race", "Zuerst daheim",
         "Zählt, wer früher heimkommt. Am Ende der Fahrt: eine 6er-Münze für das erste Schiff, eine 3er-Münze für das "
         "zweite Schiff."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_named_and_explained_as_corrected(
    old: str, new: str, component: str, name: str, about: str
) -> None:
    assert old in TEXT
    speak = speaker("de", show(meadhall.game("raids", TEXT.replace(old, new, 1))))
    assert (speak.title(component), speak.about(component)) == (name, about)


def test_a_tile_with_an_id_of_the_owners_own_is_drawn_and_told() -> None:
    own = TEXT.replace('id = "sail"', 'id = "black-sail"')
    table = meadhall.table("raids", 2, seed="own", components=own)
    assert "Sail" in board(table.game, table.view(0), "en")
    while not table.over:
        table.play(table.legal()[0])
    told = [speaker("en", show(table.game)).say(show(table.game).event(one)) for _, one in table.events(0)]
    assert any("the sail" in sentence for sentence in told)
