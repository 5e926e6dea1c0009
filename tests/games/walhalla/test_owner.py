"""An owner of the box corrects the component file: everything that can be played is, and is told as corrected."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from tests.owned import play_whole
from tests.pictures import board, mat

import meadhall
from meadhall.engine import BadComponents
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

pytestmark = pytest.mark.slow

TEXT = files("meadhall.games.walhalla").joinpath("components.toml").read_text("utf-8")
HEAD = TEXT[: TEXT.index("# --- tiles")]  # all but tiles, dragons and cards


def corrected(text: str, *pairs: tuple[str, str]) -> str:
    """A file with every `old` replaced by its `new`."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def entry(table: str, **figures: object) -> str:
    """An entry of a component file."""
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in figures.items()]
    return "\n".join([f"\n[[{table}]]", *lines, 'basis = "assumed"', ""])


BIGGER = corrected(
    TEXT,
    ("raids = 3", "raids = 4"), ("vikings = 14", "vikings = 25"), ("tiles = 18", "tiles = 29"),
    ("cards = 32", "cards = 43"),
    ("dragons = 12", "dragons = 19"), ("dealt = 1", "dealt = 3"), ("shortest = 5", "shortest = 8"),
    ("usual = 6", "usual = 9"), ("longest = 8", "longest = 11"), ("first = 6\nsecond = 3", "first = 12\nsecond = 8"),
    ("tongue = 6", "tongue = 12"), ("midgard = 9", "midgard = 14"), ("vikings = [10, 9]", "vikings = [16, 12]"),
    ("wheat = [1, 2, 3]", "wheat = [0, 2, 4, 9]"), ("\ncard = 1", "\ncard = 3"), ("defence = 1", "defence = 2"),
    ("\nfield = 1", "\nfield = 2"), ("valhalla = [6, 5]", "valhalla = [20, 1]"), ("hunt = 2", "hunt = 4"),
    ("valhalla_card = 2", "valhalla_card = 5"), ('id = "hunt"\ncopies = 4', 'id = "hunt"\ncopies = 15'),
) + "".join(
    [
        entry("field", id="great-village", kind="village", value=4),
        entry("tile", fields=["great-village", "great-village"], copies=11),
        *[entry("dragon", colour="red", seat="bow") for _ in range(7)],
    ]
)  # fmt: skip

SMALLER = corrected(
    HEAD,
    ("raids = 3", "raids = 1"), ("vikings = 14", "vikings = 6"), ("tiles = 18", "tiles = 7"),
    ("cards = 32", "cards = 3"),
    ("dragons = 12", "dragons = 4"), ("dealt = 1", "dealt = 0"), ("shortest = 5", "shortest = 1"),
    ("usual = 6", "usual = 2"), ("longest = 8", "longest = 3"), ("midgard = 9", "midgard = 4"),
    ("midgard = 7", "midgard = 2"), ("valhalla = 1", "valhalla = 0"), ("vikings = [10, 9]", "vikings = [1, 1]"),
    ("vikings = [8, 7, 6]", "vikings = [1, 1, 1]"), ("last = 8", "last = 0"), ("last = 5", "last = 0"),
    ("wheat = [1, 2, 3]", "wheat = [3]"), ("defence = 1", "defence = 0"), ("\nfield = 1", "\nfield = 0"),
    ("\ncard = 1", "\ncard = 0"), ("tongue_card = 2", "tongue_card = 0"), ("value = 2", "value = 1"),
) + "".join(
    [
        entry("tile", fields=["forest-2", "cult"], copies=7),
        *[entry("dragon", colour="green", seat="stern") for _ in range(4)],
        entry("card", id="forest", copies=1),
        entry("card", id="tongue-8", tongue=8, copies=1),
        entry("card", id="shield", copies=1),
    ]
)  # fmt: skip

ALIKE = corrected(TEXT, ('seat = "bow"', 'seat = "middle"'), ('seat = "stern"', 'seat = "middle"'))


@pytest.mark.parametrize("text", [BIGGER, SMALLER, ALIKE], ids=["bigger", "smaller", "alike"])
def test_whole_games_are_played_drawn_and_told_with_a_corrected_file(text: str) -> None:
    for table in play_whole("walhalla", text, games=2):
        assert table.winners()


def test_two_dragons_may_be_alike_and_are_still_two() -> None:
    table = meadhall.scene(
        "walhalla", components=ALIKE, question="berth", dragon="red-middle-2", berths={"A": ["red-middle/bow"]}
    )
    drawn = board(table.game, table.view(0), "en", 0, "wide", table.names)
    assert drawn.count('id="dragon-red-middle"') == drawn.count('id="dragon-red-middle-2"') == 1
    table.play("berth:B.stern")
    assert table.position()["berths"]["B"] == ["red-middle-2/stern"]


def test_tongues_are_offered_as_the_tiles_allow() -> None:
    bigger, smaller = (meadhall.game("walhalla", text).options["tongues"] for text in (BIGGER, SMALLER))
    assert bigger.default == "9-10-10"
    assert smaller.default == "2-2-3"
    assert set(smaller.choices) == {"2-2-3", "2-3-2", "1-3-3", "3-1-3", "drawn"}
    speak = speaker("en", show(meadhall.game("walhalla", BIGGER)))
    assert speak.say("option-tongues-9-10-10") == "9, 10, 10"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_names_the_figures_of_the_file_and_no_printed_ones(lang: str) -> None:
    speak = speaker(lang, show(meadhall.game("walhalla", BIGGER)))
    figures = {
        name: re.findall(r"\d+", speak.about(name) or "")
        for name in ("raid", "stack", "midgard", "valhalla", "deck", "fields", "card-cult", "card-valhalla")
    }
    assert figures == {
        "raid": ["4", "19"],
        "stack": ["19"],
        "midgard": ["14", "3", "7", "4"],
        "valhalla": ["2", "20", "1"],
        "deck": ["43", "3"],
        "fields": ["2"],
        "card-cult": ["3"],
        "card-valhalla": ["5"],
    }
    supply = speak.about("asgard") or ""
    assert "16, 12, 8" in supply
    assert "8, 7, 6, 5" in supply
    assert re.findall(r"\d+", speak.about("field-wheat") or "") == ["0", "2", "4", "9"]


def test_a_dear_defence_is_offered_only_to_who_can_pay_it_and_told_with_its_price() -> None:
    battle = {
        "question": "defend", "dragon": "red-bow", "turn": "blue", "crew": {"middle": "blue"}, "fjord": "A",
        "berths": {"A": ["red-bow/bow"]}, "unloading": "middle", "vikings": {"yellow": ["1.2"]}, "field": "1.2",
    }  # fmt: skip
    for heroes, legal in ((2, ["lose", "win"]), (1, ["lose"])):
        table = meadhall.scene("walhalla", battle, components=BIGGER, valhalla={"yellow": heroes})
        assert table.legal() == legal
        question = speaker("en", show(table.game)).say(show(table.game).question(table.view(2)), table.names, 2)
        assert question.endswith(
            "lose or win?" if heroes == 2 else "You must lose: to win costs 2 heroes, and you have 1."
        )
    table = meadhall.scene("walhalla", battle, components=BIGGER, valhalla={"yellow": 2})
    assert "−2" in mat(table.game, table.view(2), 2, "en", 2, "own", table.names)
    table.play("win")
    assert table.position()["valhalla"]["yellow"] == 0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("dragons = 4", "dragons = 5", "dragons add up to 4, the box holds 5"),
        ("longest = 3", "longest = 2", "tiles must be a whole number from 3 to 6, not 7"),
        ("first = 7", "first = 6", "cards name a tongue by it"),
    ],
)
def test_only_what_cannot_be_played_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason) as refused:
        meadhall.game("walhalla", corrected(SMALLER, (old, new)))
    assert refused.value.line > 1


def test_more_dragons_than_berths_are_refused() -> None:
    more = "".join(entry("dragon", colour="red", seat="bow") for _ in range(5))
    with pytest.raises(
        BadComponents, match="17 dragons find no room: beside tongues of 6-6-6 tiles there are 16 berths"
    ):
        meadhall.game("walhalla", corrected(TEXT, ("dragons = 12", "dragons = 17")) + more)
